"""The progressive at a table: fixed prizes, shares and the whole meter, always less the stake."""

from random import Random

import pytest

from paigow_train.kinds.kind import AnswerError, Question
from paigow_train.kinds.progressive_case import Case
from paigow_train.kinds.progressive_pay import PROGRESSIVE_PAY, Options
from tests.kinds.made import house, right_form
from tests.kinds.money_questions import asked, expected, said, seat

ROOM = house("clearwater-face-up")
BANK = "Jc Tc 6h 6d 4d 3d 9d"
NOTHING = "Kd Qd 9c 7c 4c 3c 2h"


def progressive(*seats: dict[str, object], meter: str = "$12,345.67", action: int = 1) -> Question:
    return asked("progressive_pay", ROOM, BANK, *seats, meter=meter, action=action)


def at(number: int, hand: str) -> dict[str, object]:
    return seat(number, hand, progressive="$1")


@pytest.mark.parametrize(
    ("hand", "nets"),
    [
        # A published list of prizes, each less the $1: $4, $75, $100, $500, a tenth of the meter, all of it.
        ("8s 8h 8c 3h 3c 9s 2d", "$3"),
        ("8s 8h 8c 8d Kh 9s 2d", "$74"),
        ("9s 8s 7s 6s 5s 2d Kc", "$99"),
        ("As Ks Qs Js Ts 2d 9c", "$499"),
        ("As Ah Ad Ac Jk 2h 9c", "$1,233.57"),
        ("5h 4h 3h 2h Ah 7h Jk", "$12,344.67"),
        ("As 2s 3s 4s 5s 6s 7s", "$12,344.67"),
        # A royal match has no line here: it is the royal that it holds.
        ("As Ks Qs Js Ts Kh Qh", "$499"),
        ("Kh 8h 7h 5h 2h 3s 5c", "$0"),
    ],
)
def test_what_a_hand_nets(hand: str, nets: str) -> None:
    assert expected(progressive(at(1, hand)), ROOM) == {"net-1": nets}


def test_the_stake_not_taken_is_named_and_fortunes_odds_are_too() -> None:
    question = progressive(at(1, "8s 8h 8c 8d Kh 9s 2d"), at(2, NOTHING))
    assert "always taken" in said(question, ROOM, **{"net-1": "75"})
    assert "$75 − $1 = $74." in said(question, ROOM, **{"net-1": "75"})
    assert "Fortune's 25 to 1" in said(question, ROOM, **{"net-1": "25"})
    assert "The $1 is taken" in said(question, ROOM, **{"net-2": "1"})


def test_two_winners_divide_the_meter_and_the_first_in_action_order_gets_the_odd_cent() -> None:
    """$12,345.67 in two: $6,172.84 and $6,172.83. Hands are settled counter-clockwise, so 5 before 2."""
    winners = at(2, "As 2s 3s 4s 5s 6s 7s"), at(5, "Th 9h 8h 7h 5h Jk Jh")
    question = progressive(*winners, action=6)
    assert expected(question, ROOM) == {"net-2": "$6,171.83", "net-5": "$6,171.84"}
    assert "The odd cent goes to the first in action order" in said(question, ROOM, **{"net-2": "6171.84"})
    assert "and divide it" in said(question, ROOM, **{"net-2": "12344.67"})
    assert expected(progressive(*winners, action=2), ROOM) == {"net-2": "$6,171.84", "net-5": "$6,171.83"}
    assert {part.rule for part in PROGRESSIVE_PAY.blank(question, ROOM).parts} == {"progressive-divided"}


def test_a_share_is_of_the_meter_before_the_round_and_comes_off_the_whole() -> None:
    """A tenth of $20,000 is $2,000; the other gets the $18,000 that are left."""
    question = progressive(at(1, "Ac Ah Ad As Jk 2h 9c"), at(3, "8s 2s 3s 4s 5s 6s 7s"), meter="$20,000")
    assert expected(question, ROOM) == {"net-1": "$1,999", "net-3": "$17,999"}
    rules = [part.rule for part in PROGRESSIVE_PAY.blank(question, ROOM).parts]
    assert rules == ["progressive-share", "progressive-after-shares"]
    assert "The shares come off first" in said(question, ROOM, **{"net-3": "19999"})
    assert "as it stood before the round" in said(question, ROOM, **{"net-1": "1799"})


def test_meter_stake_list_and_order_are_posted() -> None:
    question = progressive(at(1, NOTHING), at(3, "8s 2s 3s 4s 5s 6s 7s"), action=3)
    text = " ".join(PROGRESSIVE_PAY.ask(question, ROOM).posted)
    for words in (
        "$12,345.67",
        "$1",
        "four of a kind $75",
        "five aces 10% of the meter",
        "Seat 3 acts first",
    ):
        assert words in text
    assert "counter-clockwise" in text


def test_prizes_come_in_the_share_asked_for() -> None:
    for share in (0, 100):
        options = Options(winners=share)
        cases = [Case.of(PROGRESSIVE_PAY.deal(Random(seed), ROOM, options), ROOM) for seed in range(30)]
        assert {any(case.net_cents(each) for each in case.bettors) for case in cases} == {bool(share)}


def test_an_answer_without_every_seat_is_refused() -> None:
    question = progressive(at(1, NOTHING), at(3, "8s 2s 3s 4s 5s 6s 7s"))
    form = right_form(PROGRESSIVE_PAY, question, ROOM)
    with pytest.raises(AnswerError, match="Seat 3, progressive: no amount"):
        PROGRESSIVE_PAY.parse(question, {**form, "net-3": []})
