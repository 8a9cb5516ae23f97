"""A designated player's money: how far it reaches, what goes back, and the four ways of using it up."""

import json
from random import Random

import pytest

from paigow_train.house.house import House
from paigow_train.kinds.cover import COVER, Options
from paigow_train.kinds.kind import Question
from paigow_train.kinds.money_slips import slips_of
from paigow_train.kinds.rounds import round_of as round_of_question
from tests.kinds.layouts import cards_of, expected, question, round_of
from tests.kinds.made import CATALOGUE, HOUSE_IDS, graded, house, right_form

OFFERED = ["face-up-2020", "face-up-2023"]
WAYS = [
    {},
    {"cover-order": "base round first"},
    {"cover-use": "payouts only"},
    {"cover-order": "base round first", "cover-use": "payouts only"},
]
ROOMS = [CATALOGUE.house(house_id, choices) for house_id in OFFERED for choices in WAYS]
rooms = pytest.mark.parametrize("room", ROOMS, ids=range(len(ROOMS)))

# The bank has a pair of eights behind and jack-ten in front. From the button at seat 2: seat 2 wins $100 with
# nines, and its Fortune, with nothing that pays, loses $10; seat 4 loses $60; seat 5 wins with aces.
BANK = "Jc Ts | 8s 8d 6c 4c 3h"
SEATS = [
    {"seat": 2, "split": "Kh Qd | 9s 9c 7d 5h 2c", "bets": {"base": "$100", "fortune": "$10"}},
    {"seat": 4, "split": "9d 8c | Kc Qh Tc 5d 4s", "bets": {"base": "$60"}},
    {"seat": 5, "split": "Qs 7h | Ah As 7s 5s 2h", "bets": {"base": "$50"}},
]
ASKED = [[2, "base"], [2, "fortune"], [4, "base"], [5, "base"]]


def asked_of(room: House, money: str, last: str = "$50") -> Question:
    """The layout above with so much money, and another wager at seat 5."""
    seats = [*SEATS[:2], {**SEATS[2], "bets": {"base": last}}]
    return question("cover", room, round_of(room, BANK, seats, action=2, cover=money), asked=ASKED)


@pytest.mark.parametrize(
    ("choices", "money", "moved"),
    [
        # $150: $100 paid, $10 collected, of $60 the last $40 collected, nothing for seat 5.
        ({}, "$150", [(100, 0), (10, 0), (40, 20), (0, 50)]),
        # The money is used up exactly by the first wager: everything after it goes back.
        ({}, "$100", [(100, 0), (0, 10), (0, 60), (0, 50)]),
        # The first wager alone is too much for it.
        ({}, "$30", [(30, 70), (0, 10), (0, 60), (0, 50)]),
        # Base wagers first: 100 + 60 = 160 of $165, $5 for seat 5, nothing for Fortune.
        ({"cover-order": "base round first"}, "$165", [(100, 0), (0, 10), (60, 0), (5, 45)]),
        # Losses are collected and refill it: 80 paid of 100, then 10 + 60 collected, of which 50 are paid.
        ({"cover-use": "payouts only"}, "$80", [(80, 20), (10, 0), (60, 0), (50, 0)]),
    ],
)
def test_the_money_is_used_up_as_the_room_has_it(
    choices: dict[str, str], money: str, moved: list[tuple[int, int]]
) -> None:
    room = CATALOGUE.house("face-up-2023", choices)
    answer = expected(COVER, asked_of(room, money), room)
    assert list(answer.values()) == [f"${dollars}" for pair in moved for dollars in pair]


@pytest.mark.parametrize(
    ("field", "given", "said"),
    [
        ("5-base", "50", "It was paid in full"),
        ("4-base", "60", "a lost wager goes back too"),
        ("4-base-back", "0", "is not kept"),
        ("2-base", "40", "That starts at seat 4: the action button is at seat 2."),
    ],
)
def test_a_usual_slip_is_refused_and_named(field: str, given: str, said: str) -> None:
    """With $150: from seat 4 $60 and $50 go first, and $40 are left for seat 2."""
    room = house("face-up-2023")
    asked = asked_of(room, "$150")
    form = {name: [text] for name, text in expected(COVER, asked, room).items()}
    _, grade = graded(COVER, asked, {**form, field: [given]}, room)
    assert [part.right for part in grade.parts].count(False) == 1
    assert said in " ".join(COVER.explain(asked, grade, room))


def test_losses_that_refill_the_money_where_they_do_not_are_named() -> None:
    """With $100 seat 2 takes all of it. Were $10 and $60 to refill it, seat 5 would be paid $70 of $200."""
    room = house("face-up-2023")
    asked = asked_of(room, "$100", last="$200")
    form = {name: [text] for name, text in expected(COVER, asked, room).items()}
    assert form["5-base"] == ["$0"]
    _, grade = graded(COVER, asked, {**form, "5-base": ["70"]}, room)
    assert "Collected losses do not refill the money" in " ".join(COVER.explain(asked, grade, room))


def test_the_arithmetic_is_said_line_by_line() -> None:
    room = house("face-up-2023")
    said = COVER.explain(asked_of(room, "$150"), COVER.blank(asked_of(room, "$150"), room), room)
    assert said[0].endswith(")")
    assert said[1:] == (
        "Seat 2, Base: $100 paid, $150 − $100 = $50 left.",
        "Seat 2, Fortune: $10 collected, $50 − $10 = $40 left.",
        "Seat 4, Base: $40 collected, $40 − $40 = $0 left. "
        "Of $60 the money reaches no more, and $20 goes back.",
        "Seat 5, Base: nothing is left, so $50 goes back.",
    )


def test_a_loss_that_refills_the_money_is_added_in_the_arithmetic() -> None:
    room = CATALOGUE.house("face-up-2023", {"cover-use": "payouts only"})
    said = COVER.explain(asked_of(room, "$80"), COVER.blank(asked_of(room, "$80"), room), room)
    assert said[1:] == (
        "Seat 2, Base: $80 paid, $80 − $80 = $0 left. Of $100 the money reaches no more, and $20 goes back.",
        "Seat 2, Fortune: $10 collected, $0 + $10 = $10 left.",
        "Seat 4, Base: $60 collected, $10 + $60 = $70 left.",
        "Seat 5, Base: $50 paid, $70 − $50 = $20 left.",
    )


@rooms
def test_the_grader_accepts_the_engines_answer_and_refuses_every_slip(room: House) -> None:
    named: set[str] = set()
    for seed in range(30):
        asked = COVER.deal(Random(seed), room, Options(mix="even" if seed % 2 else "natural"))
        round = round_of_question(asked.data)
        assert len(cards_of(asked)) == 7 * (1 + len(round.seats))
        form = right_form(COVER, asked, room)
        assert graded(COVER, asked, form, room)[1].right
        for slip in slips_of(room, round):
            named.add(slip.name)
            wrong = {**form, slip.field: [f"{slip.cents // 100}.{slip.cents % 100:02d}"]}
            _, grade = graded(COVER, asked, wrong, room)
            assert [part.right for part in grade.parts].count(False) == 1
    assert {
        "paid-in-full",
        "returned-money-kept",
        "losses-refill-wrongly",
        "wrong-seat-first",
    } <= named


@rooms
def test_every_rule_can_be_dealt_for_and_is_not_in_the_question(room: House) -> None:
    for rule in COVER.rules(room):
        for seed in range(2):
            asked = COVER.deal(Random(seed), room, Options(mix={rule.id: 1}))
            blank = COVER.blank(asked, room)
            assert rule.id in {part.rule for part in blank.parts}
            assert not any(part.rule in json.dumps(asked.data) for part in blank.parts)


def test_rooms_without_a_designated_player_say_so() -> None:
    closed = {house_id for house_id in HOUSE_IDS if COVER.offered(house(house_id))}
    assert closed == set(HOUSE_IDS) - set(OFFERED)
    assert COVER.rules(house("classic")) == ()
