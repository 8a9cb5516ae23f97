"""Rulings: every situation asked, cited and explained, and rooms that differ by their settings alone."""

from random import Random

import pytest

from paigow_train.house.rulings import Ruling
from paigow_train.kinds.kind import AnswerError, Question
from paigow_train.kinds.ruling import RULING, Options
from tests.kinds.made import CATALOGUE, HOUSE_IDS, graded, house

EVERY = [ruling for ruling, _ in CATALOGUE.handbook().rulings]


def asked(ruling_id: str, house_id: str) -> Question:
    return RULING.deal(Random(1), house(house_id), Options(mix={ruling_id: 1}))


def right(ruling_id: str, house_id: str) -> str:
    return RULING.blank(asked(ruling_id, house_id), house(house_id)).parts[0].expected


def test_there_are_sixty_situations_and_at_most_a_third_are_left_to_the_room() -> None:
    assert len(EVERY) >= 60
    assert sum(ruling.is_the_rooms for ruling in EVERY) * 3 <= len(EVERY)
    assert len({ruling.id for ruling in EVERY}) == len(EVERY)


@pytest.mark.parametrize("house_id", HOUSE_IDS)
def test_in_each_room_too_at_most_a_third_are_left_to_the_room(house_id: str) -> None:
    rulings = house(house_id).rulings
    assert len(rulings) >= 40
    assert sum(ruling.is_the_rooms for ruling in rulings) * 3 <= len(rulings)


@pytest.mark.parametrize("ruling", EVERY, ids=lambda ruling: ruling.id)
def test_a_ruling_has_its_options_its_reason_and_its_citation(ruling: Ruling) -> None:
    options = [ruling.right, *(each.say for each in ruling.wrong)]
    assert len(set(options)) == len(options)
    assert len(options) in (3, 4)
    assert all(text.endswith((".", "?")) for text in (ruling.situation, ruling.why, *options))
    assert all(each.why_not.endswith(".") for each in ruling.wrong)
    assert ruling.cite
    assert any(ruling.holds(house(house_id)) for house_id in HOUSE_IDS)
    if ruling.is_the_rooms:
        assert "floor" in ruling.right


@pytest.mark.parametrize("house_id", HOUSE_IDS)
def test_every_ruling_of_a_room_is_asked_and_each_other_option_is_refused_with_its_reason(
    house_id: str,
) -> None:
    room = house(house_id)
    for ruling in room.rulings:
        question = asked(ruling.id, house_id)
        assert sorted(question.data["options"]) == sorted([ruling.right, *(w.say for w in ruling.wrong)])
        for option in question.data["options"]:
            _, grade = graded(RULING, question, {"call": [option]}, room)
            assert grade.right == (option == ruling.right)
            said = RULING.explain(question, grade, room)
            assert said[0].startswith(ruling.why)
            assert len(said) == 1 + len(ruling.wrong)
            if not grade.right:
                assert said[1].startswith(f'Not "{option.rstrip(".")}"')


@pytest.mark.parametrize(
    ("one", "other", "house_one", "house_other", "words"),
    [
        # The wheel: second highest beats a king-high straight, lowest does not (a published pair of rules).
        (
            "wheel-against-a-king-high-straight",
            "wheel-where-it-is-lowest",
            "classic",
            "face-up-2020",
            ("The player", "The bank"),
        ),
        # Joker and king in front: ace-king, or a pair of kings where the joker is fully wild.
        (
            "joker-beside-a-king-in-front",
            "wild-joker-beside-a-king-in-front",
            "classic",
            "cordova",
            ("Ace-king", "A pair"),
        ),
        # Ace-High against a weaker player: 2020 asks that he beat the bank, 2023 does not.
        (
            "ace-high-whatever-the-player-holds",
            "ace-high-with-a-weaker-player",
            "face-up-2023",
            "face-up-2020",
            ("Ace-High is paid", "Ace-High loses"),
        ),
        # Clockwise at Cordova, counter-clockwise at Clearwater.
        (
            "next-hand-clockwise",
            "next-hand-counter-clockwise",
            "cordova",
            "clearwater-fortune",
            ("Seat 4", "Seat 2"),
        ),
        # A hand touched after the bank is open loses in Las Vegas; elsewhere the text is silent.
        (
            "set-hand-touched-after-the-bank",
            "set-hand-touched-where-nothing-is-said",
            "las-vegas",
            "classic",
            ("His hand loses", "Stop him"),
        ),
    ],
)
def test_one_situation_is_ruled_otherwise_where_the_settings_are_others(
    one: str, other: str, house_one: str, house_other: str, words: tuple[str, str]
) -> None:
    questions = asked(one, house_one), asked(other, house_other)
    assert questions[0].data["situation"] == questions[1].data["situation"]
    assert right(one, house_one).startswith(words[0])
    assert right(other, house_other).startswith(words[1])
    assert other not in {ruling.id for ruling in house(house_one).rulings}
    assert one not in {ruling.id for ruling in house(house_other).rulings}


@pytest.mark.parametrize(
    ("ruling_id", "house_id", "words"),
    [
        # Published cases: a wrong stub, the dragon's bet, the banker and a mucked dragon, the bank after two
        # hands, split fours of a kind, a bonus hidden by the setting, trips with a straight, Envy.
        ("stub-of-three-cards", "classic", "all hands are dead"),
        ("stub-right-hands-wrong", "classic", "every hand dead"),
        ("dragon-larger-than-the-own-bet", "classic", "For $25"),
        ("dragon-and-the-banker", "classic", "No"),
        ("dragon-already-mucked", "classic", "dead"),
        ("dragon-set-freely", "classic", "house way"),
        ("how-much-against-a-banker", "las-vegas", "$55"),
        ("same-pair-front-and-back", "face-up-2020", "legal"),
        ("straight-that-was-not-seen", "face-up-2023", "Fortune is paid"),
        ("trips-with-a-straight", "clearwater-fortune", "Three of a kind is paid"),
        ("envy-on-the-dealers-hand", "clearwater-fortune", "Nobody gets Envy"),
        ("envy-on-the-own-hand", "clearwater-face-up", "Everyone else"),
        ("envy-beside-a-capped-win", "clearwater-fortune", "paid Envy in full"),
        ("copy-in-front-win-behind", "cordova", "A push"),
        ("two-copies", "face-up-2023", "The bet loses"),
        ("foul-against-a-weak-bank", "las-vegas", "The base bet loses"),
        ("nearly-a-copy-behind", "classic", "No copy"),
        ("joker-in-an-ace-high-flush", "classic", "The bank has the back"),
    ],
)
def test_a_published_case_is_ruled_as_published(ruling_id: str, house_id: str, words: str) -> None:
    assert words in right(ruling_id, house_id)


def test_a_room_with_its_own_words_is_cited_by_them() -> None:
    question = asked("cards-lifted-before-they-are-pushed", "face-up-2023")
    said = RULING.explain(question, RULING.blank(question, house("face-up-2023")), house("face-up-2023"))
    assert said[0].endswith("(Rules of play, last updated 9 November 2023: touching the cards)")
    question = asked("die-leaning", "classic")
    said = RULING.explain(question, RULING.blank(question, house("classic")), house("classic"))
    assert said[0].endswith("(No text of this room says it: ask the room)")


def test_another_choice_of_a_reading_changes_what_is_asked() -> None:
    flipped = CATALOGUE.house("face-up-2020", {"dead-hands": "all wagers"})
    before = {ruling.id for ruling in house("face-up-2020").rulings}
    assert {ruling.id for ruling in flipped.rulings} - before == {"dead-hand-that-forfeits-all"}


def test_a_question_that_the_room_does_not_rule_on_is_told_in_words() -> None:
    with pytest.raises(LookupError, match="Classic has no ruling on this situation: The sky falls"):
        RULING.blank(Question("ruling", {"situation": "The sky falls.", "options": ["a."]}), house("classic"))


@pytest.mark.parametrize("given", [[], ["Shrug."]])
def test_an_answer_that_was_not_offered_is_refused(given: list[str]) -> None:
    with pytest.raises(AnswerError, match="Say what happens now"):
        RULING.parse(asked("two-copies", "classic"), {"call": given})
