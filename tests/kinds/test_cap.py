"""Limits on winnings: under, exactly at and over them, what stands outside, and each way of sharing."""

import json
from collections import Counter
from random import Random

import pytest

from paigow_train.house.house import House
from paigow_train.kinds.cap import CAP, Options
from paigow_train.kinds.kind import Question
from paigow_train.kinds.limit_deals import limits_of, won_of
from paigow_train.kinds.limit_slips import slips_of
from paigow_train.kinds.rounds import round_of as round_of_question
from tests.kinds.layouts import answered, cards_of, expected, question, round_of
from tests.kinds.made import CATALOGUE, HOUSE_IDS, graded, house, right_form

OFFERED = ["clearwater-face-up", "clearwater-fortune", "face-up-2020", "face-up-2023"]
FLIPPED = [
    ("clearwater-fortune", {"cap-sharing": "pro rata"}),
    ("clearwater-fortune", {"cap-scope": "table round"}),
    ("clearwater-fortune", {"cap-scope": "table round", "cap-sharing": "pro rata"}),
    ("face-up-2023", {"cap-sharing": "pro rata"}),
]
ROOMS = [house(house_id) for house_id in OFFERED] + [CATALOGUE.house(*each) for each in FLIPPED]
NAMES = OFFERED + [f"{house_id} {' '.join(choices.values())}" for house_id, choices in FLIPPED]
rooms = pytest.mark.parametrize("room", ROOMS, ids=NAMES)

NATURAL_SEVEN = "6h 5h | Jh Th 9h 8h 7h"
OTHERS = [
    {"seat": 3, "split": "Kh Td | Qc 9c 6s 5c 3d", "bets": {"base": "$25", "fortune": "$5"}},
    {"seat": 5, "split": "Kd Ts | Qs 9s 6d 4c 2h", "bets": {"base": "$25", "fortune": "$25"}},
]
BANK = "Kc Qd | As Ad 8d 7c 4s"


def asked_of(room: House, seats: list[dict[str, object]], **table: object) -> Question:
    round = round_of(room, BANK, seats, **table)
    asked = [[won.seat.number, won.line.what] for won in won_of(room, round)]
    return question("cap", room, round, asked=sorted(asked))


@pytest.mark.parametrize(("fortune", "paid"), [("$2", "$16,000"), ("$2.50", "$20,000"), ("$5", "$20,000")])
def test_under_exactly_at_and_over_the_limit_with_envy_outside(fortune: str, paid: str) -> None:
    """A seed's $20,000 without Envy at 8,000 to 1: $16,000, exactly $20,000, and $40,000 cut to $20,000."""
    room = house("clearwater-fortune")
    winner = {"seat": 1, "split": NATURAL_SEVEN, "bets": {"base": "$25", "fortune": fortune}}
    asked = asked_of(room, [winner, *OTHERS])
    answer = {"1-fortune": paid, "3-envy": "$5,000", "5-envy": "$5,000"}
    assert expected(CAP, asked, room) == answer


# One player's two spots: quads at 25 to 1 on $500 and a straight flush at 50 to 1 on $300, $12,500 and
# $15,000.
QUADS = {"seat": 2, "split": "Tc 3h | 9s 9h 9c 9d 2c", "bets": {"base": "$25", "fortune": "$500"}}
SUITED = {
    "seat": 3,
    "split": "Qc Jd | 7s 6s 5s 4s 3s",
    "owner": 2,
    "bets": {"base": "$25", "fortune": "$300"},
}
TWO_SPOTS_BANK = "Kc Qd | As Ad 8d 7c 4h"


def two_spots(room: House) -> Question:
    round = round_of(room, TWO_SPOTS_BANK, [QUADS, SUITED], dice=[1, 2, 4])
    return question("cap", room, round, asked=[[2, "fortune"], [3, "fortune"]])


@pytest.mark.parametrize(
    ("choices", "paid"),
    [
        # Settled counter-clockwise from where 7 falls, seat 1: seat 3 first, $15,000, and $5,000 are left.
        ({}, ("$5,000", "$15,000")),
        # Of $27,500 due: 12,500 × 20,000 ÷ 27,500 = 9,090.909..., 15,000 × 20,000 ÷ 27,500 = 10,909.0909...
        ({"cap-sharing": "pro rata"}, ("$9,090.91", "$10,909.09")),
    ],
)
def test_a_players_two_spots_share_one_limit(choices: dict[str, str], paid: tuple[str, str]) -> None:
    room = CATALOGUE.house("clearwater-fortune", choices)
    assert tuple(expected(CAP, two_spots(room), room).values()) == paid


@pytest.mark.parametrize(
    ("field", "given", "said"),
    [
        ("2-fortune", "12500", "The whole limit was paid to each wager"),
        ("3-fortune", "7500", "Paid the wrong way round"),
        ("2-fortune", "9090.91", "That is the share pro rata"),
        ("2-fortune", "4500", "The stake was counted in the limit"),  # 20,000 − 15,000 − 500
        ("2-fortune", "4200", "The stake was counted in the limit"),  # and less the $300 of the other spot
    ],
)
def test_a_usual_slip_is_refused_and_named(field: str, given: str, said: str) -> None:
    room = house("clearwater-fortune")
    form = {name: [text] for name, text in expected(CAP, two_spots(room), room).items()}
    _, grade = graded(CAP, two_spots(room), {**form, field: [given]}, room)
    assert [part.right for part in grade.parts].count(False) == 1
    assert said in " ".join(CAP.explain(two_spots(room), grade, room))


def test_a_limit_ignored_and_envy_counted_in_it_are_named() -> None:
    """The winner of $40,000 has a button too, and $5 of Envy for another's quads: $20,000 and $5."""
    room = house("clearwater-fortune")
    seats = [
        {"seat": 1, "split": NATURAL_SEVEN, "bets": {"base": "$25", "fortune": "$5"}},
        {"seat": 3, "split": "Kh Qs | 9s 9c 9d 5c 5s", "bets": {"base": "$25", "fortune": "$5"}},
        {"seat": 5, "split": "Td 4c | 2s 2h 2c 2d 3c", "bets": {"base": "$25", "fortune": "$5"}},
    ]
    asked = asked_of(room, seats)
    answer = expected(CAP, asked, room)
    assert answer["1-fortune"] == "$20,000"
    assert (answer["1-envy"], answer["3-envy"], answer["5-envy"]) == ("$5", "$5,005", "$5,000")
    assert "limit was ignored" in answered(CAP, asked, room, _1_fortune="40000")[1]
    assert "Envy was counted in the limit" in answered(CAP, asked, room, _1_envy="0")[1]


@rooms
def test_the_grader_accepts_the_engines_answer_and_refuses_every_slip(room: House) -> None:
    named: set[str] = set()
    for seed in range(30):
        asked = CAP.deal(Random(seed), room, Options(mix="even" if seed % 2 else "natural"))
        round = round_of_question(asked.data)
        assert len(cards_of(asked)) == 7 * (1 + len(round.seats))
        form = right_form(CAP, asked, room)
        assert len(form) > 1
        assert graded(CAP, asked, form, room)[1].right
        for slip in slips_of(room, round, won_of(room, round)):
            if slip.field in form:
                named.add(slip.name)
                wrong = {**form, slip.field: [f"{slip.cents // 100}.{slip.cents % 100:02d}"]}
                _, grade = graded(CAP, asked, wrong, room)
                assert [part.right for part in grade.parts].count(False) == 1
    assert {"limit-ignored", "stake-counted"} <= named
    if limits_of(room)[0].scope != "spot":
        assert {"whole-limit-to-each", "envy-inside"} <= named
        sharing = limits_of(room)[0].shared
        assert ("pro-rata" if sharing == "in action order" else "in-action-order") in named


@rooms
def test_every_rule_can_be_dealt_for_and_is_not_in_the_question(room: House) -> None:
    for rule in CAP.rules(room):
        for seed in range(3):
            asked = CAP.deal(Random(seed), room, Options(mix={rule.id: 1}))
            blank = CAP.blank(asked, room)
            assert rule.id in {part.rule for part in blank.parts}
            assert not any(part.rule in json.dumps(asked.data) for part in blank.parts)
            assert CAP.explain(asked, blank, room)[0].endswith(")")


@rooms
def test_over_the_limit_comes_most_often_and_all_that_is_paid_is_the_limit(room: House) -> None:
    over = Counter[bool]()
    for seed in range(30):
        asked = CAP.deal(Random(seed), room, Options())
        rules = {part.rule for part in CAP.blank(asked, room).parts}
        over[any(rule.startswith("over") for rule in rules)] += 1
    assert over[True] > over[False]


def test_rooms_without_a_limit_say_so() -> None:
    closed = {house_id for house_id in HOUSE_IDS if CAP.offered(house(house_id))}
    assert closed == set(HOUSE_IDS) - set(OFFERED)
    assert CAP.offered(house("classic")) == "Classic posts no limit on winnings."
