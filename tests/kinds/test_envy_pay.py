"""Envy at a table: whose hands pay whom, and what does not matter."""

from random import Random

import pytest

from paigow_train.kinds.envy_case import Case
from paigow_train.kinds.envy_pay import ENVY_PAY, Options
from paigow_train.kinds.kind import AnswerError, Question
from tests.kinds.made import house, right_form
from tests.kinds.money_questions import asked, expected, said, seat

ROOM = house("clearwater-fortune")
BANK = "Jc Tc 6h 6d 4d 3h 9h"
QUADS = "5c 5h 5s 5d Qc 8c 7d"
NOTHING = ("Kd Qd 9c 7s 4h 3s 2c", "Ah Ks Jh 8s 4c 3c 2d", "As Kh Th 9s 7h 6c 2h")


def envy(*seats: dict[str, object], bank: str = BANK) -> Question:
    return asked("envy_pay", ROOM, bank, *seats, buttons=True)


def rules(question: Question) -> list[str]:
    return [part.rule for part in ENVY_PAY.blank(question, ROOM).parts]


def test_quads_pay_the_others_with_a_button_a_fixed_sum() -> None:
    """A dealer trainer's key: quads on $3, nothing for the own hand, $5 for a neighbour with $5 or $10."""
    question = envy(
        seat(1, QUADS, fortune="$3"),
        seat(2, NOTHING[0], fortune="$5"),
        seat(3, NOTHING[1], fortune="$4.99"),
        seat(4, NOTHING[2], fortune="$10"),
    )
    assert expected(question, ROOM) == {"envy-1": "$0", "envy-2": "$5", "envy-3": "$0", "envy-4": "$5"}
    assert rules(question) == ["envy-none", "envy-pays", "envy-minimum", "envy-pays"]
    assert "under $5: no Envy" in said(question, ROOM, **{"envy-3": "5"})
    assert "it does not grow with the Fortune wager" in said(question, ROOM, **{"envy-4": "10"})
    assert "for his own hand" in said(question, ROOM, **{"envy-1": "5"})


def test_five_aces_pay_every_button_the_posted_sum() -> None:
    """A card room's posted table: $250 each, on $5 and on $25 alike."""
    question = envy(
        seat(1, "Ah Ad Ac As Jk 7d 4c", fortune="$5"),
        seat(2, NOTHING[0], fortune="$5"),
        seat(3, "Ks Jh 8s 8h 3c 3d 2d", fortune="$25"),
        bank="Jc Tc 6h 6d 5c 3h 9h",
    )
    assert expected(question, ROOM) == {"envy-1": "$0", "envy-2": "$250", "envy-3": "$250"}


def test_the_dealers_quads_pay_nobody() -> None:
    question = envy(
        seat(1, "Qd Js 9c 6s 4h 3s 2s", fortune="$5"),
        seat(2, "Ah Ks Jh 8s 4c 3c 2d", fortune="$5"),
        seat(3, "As Kh Th 9s 8h 6c 2h", fortune="$5"),
        bank="7h 7d 7c 7s Kd 9h 2c",
    )
    assert set(expected(question, ROOM).values()) == {"$0"}
    assert set(rules(question)) == {"envy-dealer-hand"}
    assert "the dealer's hand pays nobody Envy" in said(question, ROOM, **{"envy-2": "5"})


def test_the_highest_prize_is_paid_in_full_beside_a_capped_fortune() -> None:
    """Posted: Envy stands outside the limit on Fortune winnings; $5,000 to each of two buttons."""
    question = envy(
        seat(1, "5h 6h 7h 8h 9h Th Jh", fortune="$5"),
        seat(2, "Kd Qd 9c 7s 4h 3s 2c", fortune="$5"),
        seat(3, "Ad Ks Js 8s 4c 3c 2d", fortune="$15"),
        bank="Jc Tc 6c 6d 4d 3h 9d",
    )
    assert expected(question, ROOM) == {"envy-1": "$0", "envy-2": "$5,000", "envy-3": "$5,000"}


def test_several_hands_pay_several_times_and_each_holder_for_the_others() -> None:
    question = envy(
        seat(1, QUADS, fortune="$5"),
        seat(2, "8s 8h 8d Jk As Ad Ac", fortune="$5"),
        seat(3, NOTHING[0], fortune="$6"),
    )
    assert expected(question, ROOM) == {"envy-1": "$5", "envy-2": "$5", "envy-3": "$10"}
    assert rules(question) == ["envy-own-hand", "envy-own-hand", "envy-several"]
    assert "one hand only" in said(question, ROOM, **{"envy-3": "5"})


def test_a_folded_bettor_is_paid_and_a_folded_hand_pays() -> None:
    question = envy(
        {**seat(1, QUADS, fortune="$5"), "status": "folded"},
        seat(2, NOTHING[0], fortune="$5"),
        {**seat(3, NOTHING[1], fortune="$5"), "status": "folded"},
    )
    assert expected(question, ROOM) == {"envy-1": "$0", "envy-2": "$5", "envy-3": "$5"}
    assert rules(question) == ["envy-own-hand", "envy-folded-hand", "envy-folded-bettor"]
    assert "Folding gives up the base wager only" in said(question, ROOM, **{"envy-3": "0"})


def test_a_dead_hand_is_paid_nothing_and_pays_nobody() -> None:
    question = envy(
        {**seat(1, QUADS, fortune="$5"), "status": "dead"},
        seat(2, "8s 8h 8d Jk As Ad Ac", fortune="$5"),
        seat(3, NOTHING[0], fortune="$5"),
    )
    assert expected(question, ROOM) == {"envy-1": "$0", "envy-2": "$0", "envy-3": "$5"}
    assert "forfeits Envy here as well" in said(question, ROOM, **{"envy-1": "5"})
    assert "does not count: that hand is dead" in said(question, ROOM, **{"envy-3": "10"})


def test_one_players_two_spots_do_not_pay_each_other() -> None:
    question = envy(
        seat(1, NOTHING[0], fortune="$5"),
        {**seat(2, QUADS, fortune="$5"), "owner": 1},
        seat(3, NOTHING[1], fortune="$5"),
    )
    assert expected(question, ROOM) == {"envy-1": "$0", "envy-2": "$0", "envy-3": "$5"}


def test_buttons_are_shown_only_where_they_were_put_out() -> None:
    for share in (0, 100):
        question = ENVY_PAY.deal(Random(3), ROOM, Options(buttons=share))
        prompt = ENVY_PAY.ask(question, ROOM)
        assert prompt.table is not None
        out = [spot.envy_button for spot in prompt.table.spots]
        bets = [seat.bets.fortune_cents >= 500 for seat in Case.of(question, ROOM).round.seats]
        assert out == (bets if share else [False] * len(bets))
        assert ("not put out" in prompt.ask) == (share == 0)


def test_wagers_at_the_edge_come_often() -> None:
    bets = {
        each.bets.fortune_cents
        for seed in range(30)
        for each in Case.of(ENVY_PAY.deal(Random(seed), ROOM, Options()), ROOM).round.seats
    }
    assert {400, 499, 500, 2_500} <= bets


def test_an_answer_without_every_seat_is_refused() -> None:
    question = envy(seat(1, QUADS, fortune="$3"), seat(2, NOTHING[0], fortune="$5"))
    form = right_form(ENVY_PAY, question, ROOM)
    with pytest.raises(AnswerError, match="Seat 2, Envy: no amount"):
        ENVY_PAY.parse(question, {**form, "envy-2": []})
