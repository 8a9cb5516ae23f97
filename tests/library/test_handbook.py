"""Rulings and terms: read whole or refused with everything that is wrong, held where their settings are."""

import json
from pathlib import Path

import pytest

from paigow_train.house.house import House
from paigow_train.library.catalogue import Catalogue
from paigow_train.library.checks import check_file
from paigow_train.library.files import Folders
from paigow_train.library.problems import FileError
from paigow_train.library.recall import recall_house

from .made import ROOM, changed, drills

SHIPPED = Catalogue(Folders.of())

RULINGS = """\
[[ruling]]
id        = "late-bet"
situation = "A bet comes late."
right     = "It goes back."
wrong     = [
  { say = "It plays.", why_not = "It came late." },
  { say = "It loses.", why_not = "It has no action." },
]
why       = "Bets close with the dice."
cite      = "Corner room rules"
when      = { action_by = "dice" }

[[ruling]]
id        = "stray-card"
situation = "A card lies on the floor."
right     = "Call the floor."
wrong     = [
  { say = "Play on.", why_not = "A hand may be short." },
  { say = "Deal again.", why_not = "Nobody has said so." },
]
why       = "No text says what follows."
cite      = "Ask the room."
"""
TERMS = """\
[[term]]
id      = "hair"
word    = "hair"
also    = ["front"]
meaning = "The hand of two cards."
group   = "setting"
cite    = "Corner room rules"

[[term]]
id      = "dragon"
word    = "dragon"
meaning = "The hand of an empty seat."
group   = "table"
cite    = "Corner room rules"
when    = { offers = "dragon" }
"""


def corner(folder: Path, rulings: str = RULINGS, terms: str = TERMS, room: str = ROOM) -> Catalogue:
    """The small room with a file of rulings and one of terms."""
    catalogue = drills(folder, room)
    (folder / "rulings").mkdir(exist_ok=True)
    (folder / "rulings" / "deal.toml").write_text(rulings, encoding="utf-8")
    (folder / "terms.toml").write_text(terms, encoding="utf-8")
    return catalogue


def house(folder: Path, *changes: tuple[str, str]) -> House:
    text = changed(RULINGS + TERMS, *changes)
    at = text.index("[[term]]")
    return corner(folder, text[:at], text[at:]).house("corner")


def problems(folder: Path, *changes: tuple[str, str]) -> dict[str, str]:
    try:
        house(folder, *changes)
    except FileError as error:
        return {problem.place: problem.say for problem in error.problems}
    return {}


def test_a_house_carries_what_holds_there(tmp_path: Path) -> None:
    found = house(tmp_path)
    assert [ruling.id for ruling in found.rulings] == ["late-bet", "stray-card"]
    assert [term.id for term in found.terms] == ["hair"]
    assert found.rulings[1].is_the_rooms


def test_a_changed_setting_changes_what_holds(tmp_path: Path) -> None:
    dice = 'by       = "dice"\ncount    = "clockwise"'
    room = changed(ROOM, (dice, 'by       = "button"'), ('"allowed"\n', '"allowed"\ndragon = "equal"\n'))
    found = corner(tmp_path, room=room).house("corner")
    assert [ruling.id for ruling in found.rulings] == ["stray-card"]
    assert [term.id for term in found.terms] == ["hair", "dragon"]


def test_a_house_is_recalled_with_its_rulings_and_terms_from_the_kept_texts(tmp_path: Path) -> None:
    found = house(tmp_path)
    assert recall_house("corner", found.text, found.way_text, found.handbook_text) == found


@pytest.mark.parametrize("house_id", SHIPPED.house_ids())
def test_every_shipped_house_is_recalled_from_its_kept_texts(house_id: str) -> None:
    found = SHIPPED.house(house_id)
    assert recall_house(house_id, found.text, found.way_text or None, found.handbook_text) == found


def test_what_does_not_hold_at_a_house_is_no_part_of_its_editions(tmp_path: Path) -> None:
    before = house(tmp_path / "before")
    after = house(tmp_path / "after", ("The hand of an empty seat.", "An empty seat's hand."))
    assert (after.edition, after.rules_edition) == (before.edition, before.rules_edition)
    bare = drills(tmp_path / "bare").house("corner")
    assert bare.edition != before.edition
    assert (bare.rulings, bare.terms, bare.handbook_text) == ((), (), "")


WORDS_ONLY = {
    "why it is so": ("Bets close with the dice.", "Bets are closed by the dice."),
    "why another option is wrong": ("It came late.", "It came too late."),
    "another option": ('say = "It plays."', 'say = "It stands."'),
    "the citation": ('cite      = "Corner room rules"', 'cite = "Rules of the corner room"'),
    "a term": ("The hand of two cards.", "The two-card hand."),
}


@pytest.mark.parametrize("change", WORDS_ONLY.values(), ids=WORDS_ONLY)
def test_other_words_make_a_new_edition_that_rules_the_same(tmp_path: Path, change: tuple[str, str]) -> None:
    before, after = house(tmp_path / "before"), house(tmp_path / "after", change)
    assert after.edition != before.edition
    assert after.rules_edition == before.rules_edition


def test_another_right_answer_makes_both_editions_new(tmp_path: Path) -> None:
    before = house(tmp_path / "before")
    after = house(
        tmp_path / "after", ('right     = "It goes back."', 'right = "It waits for the next hand."')
    )
    assert after.edition != before.edition
    assert after.rules_edition != before.rules_edition


def test_a_comment_or_another_order_of_words_is_no_new_edition(tmp_path: Path) -> None:
    before = house(tmp_path / "before")
    swapped = ('word    = "hair"\nalso    = ["front"]', 'also = ["front"]\nword = "hair"')
    after = house(tmp_path / "after", swapped, ("[[ruling]]", "# Late bets.\n[[ruling]]"))
    assert (after.edition, after.rules_edition) == (before.edition, before.rules_edition)


FAULTS = {
    "a word misspelt": (
        ('when      = { action_by = "dice" }', 'when = { action_by = "dise" }'),
        "ruling.late-bet.when.action_by",
        '"dise" is not known here; dice, button are. Did you mean "dice"?',
    ),
    "a setting misspelt": (
        ('when      = { action_by = "dice" }', 'when = { action = "dice" }'),
        "ruling.late-bet.when.action",
        '"action" is not a word of this table. Did you mean',
    ),
    "no setting": (
        ('when      = { action_by = "dice" }', "when = {}"),
        "ruling.late-bet.when",
        "names no setting",
    ),
    "one other option": (
        ('  { say = "It loses.", why_not = "It has no action." },\n', ""),
        "ruling.late-bet.wrong",
        "write a list of two or three tables",
    ),
    "an option without its reason": (
        ('{ say = "It plays.", why_not = "It came late." }', '{ say = "It plays." }'),
        "ruling.late-bet.wrong.#1.why_not",
        "this is missing",
    ),
    "the right option among the wrong ones": (
        ('say = "It plays."', 'say = "It goes back."'),
        "ruling.late-bet",
        'the option "It goes back." is given twice',
    ),
    "no full stop": (
        ("Bets close with the dice.", "Bets close"),
        "ruling.late-bet.why",
        "end it with a full stop",
    ),
    "an id twice": (('id        = "stray-card"', 'id = "late-bet"'), "ruling.late-bet (#2).id", "used twice"),
    "no citation": (('cite      = "Ask the room."\n', ""), "ruling.stray-card.cite", '"ask the room"'),
}


@pytest.mark.parametrize(("change", "place", "words"), FAULTS.values(), ids=FAULTS)
def test_a_fault_is_told_with_its_place(
    tmp_path: Path, change: tuple[str, str], place: str, words: str
) -> None:
    found = problems(tmp_path, change)
    assert list(found) == [place]
    assert words in found[place]


def test_every_problem_of_every_file_is_told_at_once(tmp_path: Path) -> None:
    found = problems(
        tmp_path,
        ("Bets close with the dice.", "Bets close"),
        ('cite      = "Ask the room."\n', ""),
        ('group   = "setting"\n', ""),
    )
    assert set(found) == {
        "in deal.toml, ruling.late-bet.why",
        "in deal.toml, ruling.stray-card.cite",
        "in terms.toml, term.hair.group",
    }


def test_an_id_of_another_file_is_told(tmp_path: Path) -> None:
    catalogue = corner(tmp_path)
    (tmp_path / "rulings" / "late.toml").write_text(RULINGS, encoding="utf-8")
    with pytest.raises(FileError, match=r"ruling\.late-bet\.id: this id is used in deal\.toml too"):
        catalogue.house("corner")
    places = {each.place for each in check_file(tmp_path / "rulings" / "late.toml", catalogue)}
    assert {"ruling.late-bet.id", "ruling.stray-card.id"} <= places


def test_one_situation_with_two_answers_at_one_house_is_refused(tmp_path: Path) -> None:
    with pytest.raises(
        FileError, match='"late-bet" and "stray-card" both hold here, and both say: A bet comes'
    ):
        house(tmp_path, ("A card lies on the floor.", "A bet comes late."))


def test_a_word_with_two_meanings_at_one_house_is_refused(tmp_path: Path) -> None:
    taken = ('word    = "dragon"', 'word = "front"'), ('when    = { offers = "dragon" }\n', "")
    with pytest.raises(FileError, match='"hair" and "dragon" both hold here, and both say: front'):
        house(tmp_path, *taken)


@pytest.mark.parametrize("path", SHIPPED.handbook_paths(), ids=lambda path: path.name)
def test_a_shipped_file_of_the_handbook_is_proved(path: Path) -> None:
    assert check_file(path, SHIPPED) == ()


def test_a_ruling_that_holds_nowhere_is_told(tmp_path: Path) -> None:
    catalogue = corner(tmp_path)
    (problem,) = check_file(tmp_path / "terms.toml", catalogue)
    assert problem.place == "term.dragon.when"
    assert "no house has these settings" in problem.say


def test_a_clash_between_two_files_is_told_for_the_file_that_is_checked(tmp_path: Path) -> None:
    catalogue = corner(tmp_path)
    more = changed(RULINGS, ('"late-bet"', '"later-bet"'), ('"stray-card"', '"found-card"'))
    (tmp_path / "rulings" / "more.toml").write_text(more, encoding="utf-8")
    told = [each.say for each in check_file(tmp_path / "rulings" / "more.toml", catalogue)]
    assert any(say.startswith('"later-bet" and "late-bet" both hold at Corner room') for say in told)


def test_a_file_of_rulings_lying_elsewhere_is_known_by_what_it_holds(tmp_path: Path) -> None:
    (tmp_path / "loose.toml").write_text(RULINGS, encoding="utf-8")
    assert check_file(tmp_path / "loose.toml", SHIPPED) == ()


def test_a_rooms_own_file_replaces_the_shipped_one_of_its_name(tmp_path: Path) -> None:
    (tmp_path / "rulings").mkdir()
    (tmp_path / "rulings" / "deal.toml").write_text(RULINGS, encoding="utf-8")
    own = Catalogue(Folders.of(tmp_path)).house("classic")
    ids = {ruling.id for ruling in own.rulings}
    assert {"late-bet", "two-copies"} <= ids
    assert "stub-of-three-cards" not in ids
    assert own.terms == SHIPPED.house("classic").terms


def test_a_changed_file_is_read_anew(tmp_path: Path) -> None:
    catalogue = corner(tmp_path)
    before = catalogue.house("corner")
    (tmp_path / "terms.toml").write_text(TERMS.replace("two cards", "a pair of cards"), encoding="utf-8")
    after = catalogue.house("corner")
    assert (before.terms[0].meaning, after.terms[0].meaning) == (
        "The hand of two cards.",
        "The hand of a pair of cards.",
    )


def test_the_kept_text_is_what_the_files_say_of_the_house(tmp_path: Path) -> None:
    kept = json.loads(house(tmp_path).handbook_text)
    assert [entry["id"] for entry in kept["ruling"]] == ["late-bet", "stray-card"]
    assert [entry["id"] for entry in kept["term"]] == ["hair"]


@pytest.mark.parametrize("house_id", SHIPPED.house_ids())
def test_under_every_other_choice_of_a_reading_no_house_is_told_two_things(house_id: str) -> None:
    for reading in SHIPPED.house(house_id).own_readings:
        for choice in reading.others:
            read_otherwise = SHIPPED.house(house_id, {reading.id: choice})
            assert len(read_otherwise.rulings) >= 40
