"""Rounds that cannot be settled: every problem is a sentence that names the seat and the thing."""

import copy
import tomllib
from pathlib import Path

import pytest

from paigow_train.game.cards import parse_hand
from paigow_train.table.problems import RoundError
from paigow_train.table.reading import read_round
from paigow_train.table.round import BankHand, Bets, Round, Seat
from paigow_train.table.settle import settle
from tests.table.made import changed, house

BANK = "Ac Qh 8s 8c 6d 4d 3c"
ONE, TWO = "Ah Ad 9h 9c 6s 4c 2d", "Kh Jd Td 7s 5c 4s 2c"
ROUND = {
    "bank": {"cards": BANK},
    "seats": [
        {"seat": 1, "cards": ONE, "bets": {"base": "$25"}},
        {"seat": 2, "cards": TWO, "bets": {"base": "$25"}},
    ],
}


def with_changes(changes):
    """The round with values put in at dotted places."""
    data = copy.deepcopy(ROUND)
    for place, value in changes.items():
        *path, last = [int(step) if step.isdigit() else step for step in place.split(".")]
        at = data
        for step in path:
            at = at[step]
        at[last] = value
    return data


def problems(house_id, changes, settings=None):
    with pytest.raises(RoundError) as refused:
        read_round(changed(house(house_id), settings or {}), with_changes(changes))
    assert all(problem.say.endswith(".") for problem in refused.value.problems)
    return refused.value.problems


REFUSED = tomllib.loads(Path(__file__).with_name("problems.toml").read_text(encoding="utf-8"))["refused"]


@pytest.mark.parametrize("case", REFUSED, ids=[f"{each['with']}" for each in REFUSED])
def test_what_is_wrong_with_a_round_is_told_in_its_place(case):
    found = problems(case["house"], case["with"])
    assert [each for each in found if each.place == case["place"] and case["say"] in each.say], found


def test_what_is_left_out_is_missed():
    (problem,) = problems("classic", {"seats.1.cards": None})
    assert problem.say.startswith("Seat 2: the cards are text")
    (problem,) = problems("classic", {"bank": None})
    assert problem.say == "The bank: give an object with cards, split, by, co_bank, and not null."


def test_an_amount_of_thousands_of_digits_is_none():
    (amount,) = problems("classic", {"seats.1.bets.base": "$" + "9" * 5000})
    assert amount.say.startswith("Seat 2, its base wager: ")
    assert len(amount.say) < 500


@pytest.mark.parametrize("size", ["up to", "at least"])
def test_a_dragon_wager_has_the_size_that_the_room_asks_for(size):
    settings = {"seats.dragon": size}
    other, same, right = ("$50", "$25", "$5") if size == "up to" else ("$5", "$25", "$50")
    owned = {"seats.1.owner": 1}
    (problem,) = problems("classic", {**owned, "seats.1.bets.base": other}, settings)
    assert problem.place == "seats.1.bets.base"
    for amount in (same, right):
        read_round(changed(house("classic"), settings), with_changes({**owned, "seats.1.bets.base": amount}))


def test_a_room_may_allow_one_spot_only():
    settings = {"seats.several_spots": "one only"}
    (problem,) = problems("cordova", {
        "bank.split": "Ac Qh | 8s 8c 6d 4d 3c",
        "seats.0.split": "9h 9c | Ah Ad 6s 4c 2d",
        "seats.1.split": "Jd Td | Kh 7s 5c 4s 2c",
        "seats.1.owner": 1,
    }, settings)  # fmt: skip
    assert problem.say == "Seat 2 is a second wager of seat 1, and a player has one spot in this room."


def test_everything_that_is_wrong_is_told_at_once_and_once():
    found = problems("clearwater-fortune", {
        "bank.by": "designated",
        "seats.0.cards": "Ac Ad 9h 9c 6s 4c",
        "seats.0.bets": {"base": "$2", "fortune": "-$5", "progressive": "$1"},
        "seats.1": {"seat": 1, "cards": "Zz", "status": "gone", "bets": {"base": "lots"}},
        "dice": [0, 1, 2],
        "meter": "-$1",
    })  # fmt: skip
    assert sorted(problem.place for problem in found) == sorted([
        "bank.by", "dice", "meter",
        "seats.0.cards", "seats.0.cards",
        "seats.0.bets.base", "seats.0.bets.fortune", "seats.0.bets.progressive",
        "seats.1.bets.base", "seats.1.cards", "seats.1.seat", "seats.1.status",
    ])  # fmt: skip


@pytest.mark.parametrize("data", [None, [], "round", 5, True])
def test_what_is_no_round_is_one_problem(data):
    with pytest.raises(RoundError) as refused:
        read_round(house("classic"), data)
    assert len(refused.value.problems) == 1


def test_more_than_seven_hands_are_not_dealt():
    seats = [{"seat": n, "cards": "Kh Jd Td 7s 5c 4s 2c", "bets": {"base": "$5"}} for n in range(1, 8)]
    said = [problem.say for problem in problems("face-up-2020", {"seats": seats})]
    assert "There are 7 hands beside the bank's; six are dealt beside it." in said


def test_the_house_hand_plays_for_a_base_wager_and_is_nobodys_second():
    (problem,) = problems("classic", {
        "bank.by": 4,
        "seats.1": {"seat": "house", "cards": TWO, "owner": 1, "bets": {"base": "$25"}},
    })  # fmt: skip
    assert problem.say == "The house hand is nobody's second wager; leave its owner out."
    (problem,) = problems("clearwater-fortune", {
        "bank.by": 4,
        "seats.1": {"seat": "house", "cards": TWO, "bets": {"base": "$25", "fortune": "$5"}},
    }, {"bank.player_banking": "yes"})  # fmt: skip
    assert problem.say == "The house hand has a Fortune wager of $5; it plays for a base wager only."


def test_a_round_made_in_code_is_checked_when_it_is_settled():
    cards = read_round(house("classic"), ROUND).seats[0].cards
    wrong = Round(BankHand(cards), (Seat(1, cards, Bets(-5, fortune_cents=100)), Seat(1, (), Bets())))
    with pytest.raises(RoundError) as refused:
        settle(house("classic"), wrong)
    assert len(refused.value.problems) > 8


def test_a_set_hand_alone_gives_its_seven_cards():
    data = with_changes({"seats.1.split": "Jd Td | Kh 7s 5c 4s 2c", "seats.1.cards": None})
    _, seat = read_round(house("classic"), data).seats
    assert set(seat.cards) == set(parse_hand(TWO))
