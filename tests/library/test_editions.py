"""Editions: what makes a house another rule book, and what can change an answer."""

from pathlib import Path

import pytest

from paigow_train.house.house import House

from .made import ROOM, WAY, changed, drills


def house(folder: Path, room: str = ROOM, way: str = WAY) -> House:
    return drills(folder, room, way).house("corner")


NOTHING_NEW = {
    "a comment": ("# The room round the corner.", "# Another comment."),
    "blanks": ("[seats]\n", "\n\n[seats]   \n"),
    "the order of words": (
        'costs           = "base"\ndead_costs      = "all wagers"\n',
        'dead_costs = "all wagers"\ncosts = "base"\n',
    ),
    "the order of tables": ('[seats]\nseveral_spots = "allowed"\n', ""),
}


@pytest.mark.parametrize("change", NOTHING_NEW.values(), ids=NOTHING_NEW)
def test_this_is_no_new_edition(tmp_path: Path, change: tuple[str, str]) -> None:
    room = changed(ROOM, change)
    if "[seats]" not in room:
        room += '\n[seats]\nseveral_spots = "allowed"\n'
    before, after = house(tmp_path / "before"), house(tmp_path / "after", room)
    assert (after.edition, after.rules_edition) == (before.edition, before.rules_edition)
    assert after.text == room


def test_other_line_endings_are_no_new_edition(tmp_path: Path) -> None:
    before, after = house(tmp_path / "before"), house(tmp_path / "after", ROOM.replace("\n", "\r\n"))
    assert (after.edition, after.rules_edition) == (before.edition, before.rules_edition)


WORDS_ONLY = {
    "the say of the house": ('say         = "A small room."', 'say = "A smaller room."'),
    "its name": ('"Corner room"', '"Corner"'),
    "what is ours": ('ours        = ["The limits."]', "ours = []"),
    "a procedure": ('say  = "Players stay seated."', 'say = "Players sit."'),
    "the say of a reading": ('say      = "Second."', 'say = "Right after the ace."'),
    "the question of a reading": ("Where does the wheel stand?", "And the wheel?"),
    "the note on the way": ('use = "plain"', 'use = "plain"\nstands_in = "It stands in."'),
}


@pytest.mark.parametrize("change", WORDS_ONLY.values(), ids=WORDS_ONLY)
def test_words_of_the_house_make_a_new_edition_that_rules_the_same(
    tmp_path: Path, change: tuple[str, str]
) -> None:
    before, after = house(tmp_path / "before"), house(tmp_path / "after", changed(ROOM, change))
    assert after.edition != before.edition
    assert after.rules_edition == before.rules_edition


WORDS_OF_THE_WAY = {
    "the say of a rule": ('say      = "The four behind."', 'say = "All four behind."'),
    "an example": ("9s 9h 9d 9c Kc 4d 2h -> Kc 4d", "9s 9h 9d 9c Qc 4d 2h -> Qc 4d"),
    "a near miss": ('near_misses = ["8c 8s 8d 6s 2d Jh Ts -> trips"]', ""),
    "the name of the way": ('"Plain way"', '"Simple way"'),
    "the say of a reading": ('say      = "They do."', 'say = "They stay."'),
}


@pytest.mark.parametrize("change", WORDS_OF_THE_WAY.values(), ids=WORDS_OF_THE_WAY)
def test_words_of_the_way_make_a_new_edition_that_rules_the_same(
    tmp_path: Path, change: tuple[str, str]
) -> None:
    before, after = house(tmp_path / "before"), house(tmp_path / "after", way=changed(WAY, change))
    assert after.edition != before.edition
    assert after.rules_edition == before.rules_edition


RULES = {
    "odds": ('"2 to 1"', '"3 to 1"'),
    "limits": ('"$5 to $500"', '"$5 to $400"'),
    "a cap": ('"$20,000"', '"$30,000"'),
    "the choice of a reading": ('choice   = "second highest"', 'choice = "lowest"'),
    "another choice of the way's reading": (
        'use = "plain"',
        'use = "plain"\nreadings = { ace-in-front = "they are split" }',
    ),
}


@pytest.mark.parametrize("change", RULES.values(), ids=RULES)
def test_rules_of_the_house_make_both_editions_new(tmp_path: Path, change: tuple[str, str]) -> None:
    before, after = house(tmp_path / "before"), house(tmp_path / "after", changed(ROOM, change))
    assert after.edition != before.edition
    assert after.rules_edition != before.rules_edition


RULES_OF_THE_WAY = {
    "what is kept": ('keep     = "quads"', 'keep = "pair"'),
    "the front wanted": ('if_front = "A"', 'if_front = "K"'),
    "the id by which a rule is counted": ('id       = "quads"', 'id = "fours"'),
    "the choice of a reading": ('choice   = "they stay"', 'choice = "they are split"'),
}


@pytest.mark.parametrize("change", RULES_OF_THE_WAY.values(), ids=RULES_OF_THE_WAY)
def test_rules_of_the_way_make_both_editions_new(tmp_path: Path, change: tuple[str, str]) -> None:
    before, after = house(tmp_path / "before"), house(tmp_path / "after", way=changed(WAY, change))
    assert after.edition != before.edition
    assert after.rules_edition != before.rules_edition


def test_a_rule_that_is_not_in_force_rules_nothing(tmp_path: Path) -> None:
    split = ('choice   = "they stay"', 'choice = "they are split"')
    before = house(tmp_path / "before", way=changed(WAY, split))
    after = house(tmp_path / "after", way=changed(WAY, split, ('if_front = "A"', 'if_front = "K"')))
    assert after.edition != before.edition
    assert after.rules_edition == before.rules_edition


def test_a_choice_rules_the_same_wherever_it_is_made(tmp_path: Path) -> None:
    in_the_way = house(
        tmp_path / "way", way=changed(WAY, ('choice   = "they stay"', 'choice = "they are split"'))
    )
    use = ('use = "plain"', 'use = "plain"\nreadings = { ace-in-front = "they are split" }')
    in_the_house = house(tmp_path / "house", room=changed(ROOM, use))
    assert in_the_house.rules_edition == in_the_way.rules_edition


def test_a_house_tried_with_another_choice_is_the_edition_of_a_file_that_makes_it(tmp_path: Path) -> None:
    tried = drills(tmp_path / "tried").house("corner", {"wheel": "lowest"})
    written = house(tmp_path / "written", changed(ROOM, ('choice   = "second highest"', 'choice = "lowest"')))
    assert tried.wheel == "lowest"
    assert (tried.edition, tried.rules_edition) == (written.edition, written.rules_edition)
