"""Rounds for commission: one seat against the house, or the whole table against a player who banks."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from paigow_train.game.cards import DECK, HAND_SIZE, Card
from paigow_train.game.money import Rounding
from paigow_train.game.showdown import Outcome
from paigow_train.house.house import House
from paigow_train.table.order import SEATS
from paigow_train.table.round import HOUSE_HAND, BankHand, Bets, Round, Seat, SeatNumber

from .commission_case import LOSS, PUSH, Case, commission_of, win_rule, write_question
from .dealing import until
from .kind import Question
from .one_seat import lay, settle_one
from .rounds import in_seat_order
from .wagers import wager

_OUTCOMES: dict[str, Outcome] = {PUSH: "push", LOSS: "lose"}
_FEWEST, _MOST = 2, 4
"""How many seats bet against a player who banks, beside the house hand."""


def seat_question(
    rng: Random, house: House, outcome: Outcome, roundings: Sequence[Rounding], rule: str = ""
) -> Question:
    """One seat's base wager with that outcome, its commission by one of the roundings.

    `rule` is what a win's commission is to come about by, empty for whatever it is.
    """
    stake, rounding = until(
        lambda: (wager(rng, house.base_limits), rng.choice(roundings)),
        lambda drawn: rule in ("", win_rule(drawn[0], commission_of(house, drawn[1]))),
        f'wagers for the rule "{rule}"',
    )
    round = until(
        lambda: _one_seat(rng, house, stake),
        lambda round: settle_one(house, round).outcome == outcome,
        f"rounds that {outcome}",
    )
    return write_question(house, round, rounding)


def outcome_of(rule: str) -> Outcome:
    """What the base wager does where the rule is asked."""
    return _OUTCOMES.get(rule, "win")


def _one_seat(rng: Random, house: House, stake: int) -> Round:
    cards = rng.sample(DECK, 2 * HAND_SIZE)
    player, bank = cards[:HAND_SIZE], cards[HAND_SIZE:]
    return lay(rng, house, house.usual_split(player), bank, Bets(stake))


def banker_question(rng: Random, house: House, roundings: Sequence[Rounding], rule: str = "") -> Question:
    """The round of a player who banks; `rule` decides his commission, empty for whatever it is."""
    rounding = rng.choice(roundings)
    return until(
        lambda: write_question(house, _against_a_player(rng, house), rounding),
        lambda question: rule in ("", Case.of(question, house).rule),
        f'rounds for the rule "{rule}"',
    )


def _against_a_player(rng: Random, house: House) -> Round:
    """Seats and the house hand against a player's bank, every hand set the usual way."""
    banker, *seats = rng.sample(range(1, SEATS + 1), 1 + rng.randint(_FEWEST, _MOST))
    deck = list(DECK)
    rng.shuffle(deck)
    bank, *hands = [
        tuple(deck[place : place + HAND_SIZE]) for place in range(0, HAND_SIZE * SEATS, HAND_SIZE)
    ]

    def seat(number: SeatNumber, cards: tuple[Card, ...]) -> Seat:
        return Seat(number, cards, Bets(wager(rng, house.base_limits)), house.usual_split(cards))

    players = in_seat_order(seat(number, hands.pop()) for number in seats)
    house_hand = seat(HOUSE_HAND, hands.pop())
    return Round(BankHand(bank, house.usual_split(bank), by=banker), (*players, house_hand))
