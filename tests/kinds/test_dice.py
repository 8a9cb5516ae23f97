"""Who is first and which way the hands go out, counted by hand; the stub; and the button."""

from collections import Counter
from random import Random

import pytest

from paigow_train.house.house import House
from paigow_train.kinds import start_rules as clauses
from paigow_train.kinds.dice import DICE, Options
from paigow_train.kinds.kind import AnswerError, Question
from tests.kinds.made import CATALOGUE, HOUSE_IDS, graded, house

WITH_DICE = [each for each in HOUSE_IDS if house(each).action.by == "dice"]
WITH_BUTTON = [each for each in HOUSE_IDS if house(each).action.by == "button"]


def thrown(
    *dice: int, bank: int | str = "house", empty: tuple[int, ...] = (), no_play: bool = False
) -> Question:
    data = {"dice": list(dice), "bank": bank, "empty": list(empty), "no_play": no_play}
    return Question("dice", data)


def answers(question: Question, room: House) -> tuple[tuple[str, str], ...]:
    return tuple((part.expected, part.rule) for part in DICE.blank(question, room).parts)


@pytest.mark.parametrize("dice", [(6, 5, 4), (6, 1, 1), (3, 3, 2)])
@pytest.mark.parametrize("house_id", WITH_DICE)
def test_eight_and_fifteen_are_the_bank_in_every_room(house_id: str, dice: tuple[int, ...]) -> None:
    """A published case: 6-5-4 is 15, and the dealer's own hand is the first."""
    room = house(house_id)
    question = thrown(*dice, no_play=room.action.no_play_spot)
    assert answers(question, room)[0] == ("bank", clauses.ON_BANK)


@pytest.mark.parametrize(
    ("house_id", "dice", "first"),
    [
        # Total 12 with the bank as 8: the fourth seat on. Clockwise that is seat 4, the other way seat 3.
        ("las-vegas", (6, 5, 1), "seat-4"),
        ("cordova", (6, 5, 1), "seat-4"),
        ("clearwater-standard", (6, 5, 1), "seat-3"),
        # Total 14 with the bank as 8: the sixth seat on.
        ("las-vegas", (6, 6, 2), "seat-6"),
        ("clearwater-standard", (6, 6, 2), "seat-1"),
        # Total 3, the least: the second seat after the bank as 1.
        ("classic", (1, 1, 1), "seat-2"),
        ("clearwater-face-up", (1, 1, 1), "seat-5"),
        # Total 18, the most: the third seat after the bank as 15.
        ("classic", (6, 6, 6), "seat-3"),
    ],
)
def test_the_count_from_the_bank_in_the_rooms_direction(
    house_id: str, dice: tuple[int, ...], first: str
) -> None:
    room = house(house_id)
    assert answers(thrown(*dice, no_play=room.action.no_play_spot), room)[0][0] == first


def test_empty_seats_are_counted_and_dealt() -> None:
    """Total 10, clockwise: bank 8, seat 1, seat 2."""
    room = house("las-vegas")
    assert answers(thrown(4, 4, 2, empty=(1,)), room)[0] == ("seat-2", clauses.OVER_EMPTY)
    assert answers(thrown(4, 4, 2, empty=(2, 5)), room)[0] == ("seat-2", clauses.ON_EMPTY)
    assert answers(thrown(4, 4, 2, empty=(5,)), room)[0] == ("seat-2", clauses.PLAIN)


def test_the_no_play_spot_after_the_bank_is_passed_over() -> None:
    room = house("cordova")
    question = thrown(4, 4, 2, no_play=True)
    assert answers(question, room)[0] == ("seat-2", clauses.NO_PLAY)
    prompt = DICE.ask(question, room)
    assert prompt.table is not None
    assert [spot.name for spot in prompt.table.spots][:2] == ["No play", "Seat 1"]
    _, grade = graded(DICE, question, {"first": ["no-play"], "direction": ["clockwise"]}, room)
    said = DICE.explain(question, grade, room)
    assert said[-1] == "Not no play: the no-play spot is neither counted nor dealt."


def test_a_players_bank_is_where_the_count_starts_and_the_dealer_is_one_of_the_seven() -> None:
    """Seat 4 banks, total 10, clockwise: seat 4 is 8, seat 5 is 9, seat 6 is 10; 11 is the dealer's place."""
    room = house("las-vegas")
    assert answers(thrown(4, 4, 2, bank=4), room)[0] == ("seat-6", clauses.PLAYER_BANK)
    assert answers(thrown(4, 4, 3, bank=4), room)[0] == ("house", clauses.PLAYER_BANK)
    assert answers(thrown(4, 4, 4, bank=4), room)[0] == ("seat-1", clauses.PLAYER_BANK)


def test_a_number_drawn_is_the_position() -> None:
    question = Question("dice", {"number": 3, "bank": "house", "empty": [], "no_play": False})
    assert answers(question, house("classic"))[0] == ("seat-2", clauses.DRAWN)


@pytest.mark.parametrize(
    ("house_id", "direction"),
    [
        ("las-vegas", "clockwise"),
        ("classic", "counter-clockwise"),
        ("clearwater-fortune", "counter-clockwise"),
    ],
)
def test_the_direction_of_the_delivery_is_the_rooms(house_id: str, direction: str) -> None:
    assert answers(thrown(4, 4, 2), house(house_id))[1] == (direction, clauses.DIRECTION)


def test_the_usual_slips_of_a_count_are_named() -> None:
    room = house("las-vegas")
    question = thrown(4, 4, 2, empty=(1,))
    for wrong, words in {
        "seat-5": "that is the count counter-clockwise; here it runs clockwise",
        "seat-3": "the bank itself is counted",
    }.items():
        _, grade = graded(DICE, question, {"first": [wrong], "direction": ["clockwise"]}, room)
        assert [part.right for part in grade.parts] == [False, True]
        assert words in DICE.explain(question, grade, room)[-1]
    question = thrown(4, 4, 3, empty=(1,))
    # Without seat 1 six places are left: 11 is the fifth of them, seat 5.
    _, grade = graded(DICE, question, {"first": ["seat-5"], "direction": ["clockwise"]}, room)
    assert "leaves out the empty seats" in DICE.explain(question, grade, room)[-1]


def test_the_count_is_shown_step_by_step() -> None:
    room = house("clearwater-standard")
    question = thrown(4, 4, 2)
    said = DICE.explain(question, DICE.blank(question, room), room)
    assert "4 + 4 + 2 = 10." in said
    assert "Counted counter-clockwise: 8 is the dealer, 9 seat 6, 10 seat 5." in said


@pytest.mark.parametrize("left", [2, 3, 4, 5, 6])
def test_four_cards_left_are_right_and_any_other_number_is_a_misdeal(left: int) -> None:
    """53 less seven hands of seven are four."""
    room = house("classic")
    question = Question("dice", {"left": left})
    expected = ("go on", clauses.FOUR_LEFT) if left == 4 else ("misdeal", clauses.WRONG_LEFT)
    assert answers(question, room) == (expected,)
    _, grade = graded(DICE, question, {"stub": ["put right"]}, room)
    assert not grade.right
    assert f"53 − 7 × 7 = 4; here {left} are left." in DICE.explain(question, grade, room)


@pytest.mark.parametrize("house_id", WITH_BUTTON)
def test_a_button_is_first_and_moves_on_by_one_spot(house_id: str) -> None:
    room = house(house_id)
    question = Question("dice", {"button": 7, "bank": 4})
    assert [expected for expected, _ in answers(question, room)] == ["seat-7", "seat-1", "clockwise"]
    prompt = DICE.ask(question, room)
    assert prompt.table is not None
    assert [spot.action_button for spot in prompt.table.spots] == [False] * 6 + [True]
    assert "seat-4" not in {choice.value for choice in prompt.fields[0].choices}


@pytest.mark.parametrize("house_id", WITH_BUTTON)
def test_the_button_never_lies_where_the_text_leaves_its_way_open(house_id: str) -> None:
    """Before the designated player, or before whoever is offered his seat next, it might have to jump."""
    for seed in range(300):
        question = DICE.deal(Random(seed), house(house_id), Options(stub=0))
        button, bank = question.data["button"], question.data["bank"]
        assert {button, button % 7 + 1}.isdisjoint({bank, bank % 7 + 1})


def test_the_stub_is_asked_in_the_share_chosen_and_is_right_half_of_the_time() -> None:
    rng, deals, counts = Random(6), 1000, Counter[str]()
    for _ in range(deals):
        left = DICE.deal(rng, house("classic"), Options(stub=40)).data.get("left")
        counts["none" if left is None else "right" if left == 4 else "wrong"] += 1
    for what, share in {"none": 0.6, "right": 0.2, "wrong": 0.2}.items():
        assert abs(counts[what] - deals * share) < 4 * (deals * share * (1 - share)) ** 0.5


def test_a_flipped_direction_flips_the_count() -> None:
    flipped = CATALOGUE.house("classic", {"count-direction": "counter-clockwise"})
    assert answers(thrown(4, 4, 2), house("classic"))[0][0] == "seat-2"
    assert answers(thrown(4, 4, 2), flipped)[0][0] == "seat-5"


@pytest.mark.parametrize("house_id", HOUSE_IDS)
def test_every_other_place_is_wrong(house_id: str) -> None:
    room = house(house_id)
    for seed in range(20):
        question = DICE.deal(Random(seed), room, Options(stub=0))
        fields = DICE.ask(question, room).fields
        right = {
            field.name: [part.expected]
            for field, part in zip(fields, DICE.blank(question, room).parts, strict=True)
        }
        for field in fields:
            for choice in field.choices:
                grade = graded(DICE, question, {**right, field.name: [choice.value]}, room)[1]
                assert grade.right == ([choice.value] == right[field.name])


@pytest.mark.parametrize(
    "form", [{}, {"first": ["seat-9"], "direction": ["clockwise"]}, {"first": ["seat-1"]}]
)
def test_an_answer_with_a_hole_or_a_strange_place_is_refused(form: dict[str, list[str]]) -> None:
    with pytest.raises(AnswerError, match="Choose one answer of those offered"):
        DICE.parse(thrown(4, 4, 2), form)
