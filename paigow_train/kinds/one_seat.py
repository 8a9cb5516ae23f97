"""One seat beside the bank, both hands set and open, with a bonus wager next to the base wager."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from random import Random
from typing import Self

from paigow_train.game.cards import DECK, HAND_SIZE, Card
from paigow_train.game.money import MoneyError, parse_dollars
from paigow_train.game.splits import Split, parse_layout
from paigow_train.house.house import House
from paigow_train.house.pays import Limits
from paigow_train.house.terms import Wager
from paigow_train.table.order import SEATS
from paigow_train.table.round import BankHand, Bets, Round, Seat
from paigow_train.table.settle import settle
from paigow_train.table.settled import SettledSeat
from paigow_train.table.wager import Line

from .kind import Question
from .rounds import round_of
from .wagers import wager

_TRIES = 60


@dataclass(frozen=True)
class OneSeat:
    """A question about the one seat of a round, looked into: the round settled under its house."""

    house: House
    round: Round

    @classmethod
    def of(cls, question: Question, house: House) -> Self:
        return cls(house, round_of(question.data))

    @property
    def seat(self) -> Seat:
        return self.round.seats[0]

    @cached_property
    def settled(self) -> SettledSeat:
        return settle_one(self.house, self.round)


def lay(rng: Random, house: House, player: Split, bank: Sequence[Card], bets: Bets) -> Round:
    """The round: the bank set as the room sets it, the player's hand as it is."""
    seat = Seat(rng.randint(1, SEATS), player.cards, bets, player)
    return Round(BankHand(tuple(bank), house.usual_split(bank)), (seat,))


def settle_one(house: House, round: Round) -> SettledSeat:
    return settle(house, round).seats[0]


def line_of(seat: SettledSeat, what: Wager) -> Line:
    return next(line for line in seat.lines if line.what == what)


def other_hand(rng: Random, cards: Sequence[Card]) -> tuple[Card, ...]:
    """Seven of the cards that are left, each hand as likely as any other."""
    return tuple(rng.sample([card for card in DECK if card not in cards], HAND_SIZE))


def set_by_player(rng: Random, house: House, cards: Sequence[Card], hidden: float) -> Split:
    """The hand as the house would set it; in the share `hidden` as somebody would who missed its best five.

    Where no such setting is legal the house's stands.
    """
    if rng.random() < hidden:
        spread = house.spread(cards)
        best = house.ranking.category_of(spread.best)
        missed = spread.strongest(0, [house.ranking.category_of(back) != best for back in spread.backs])
        if missed is not None:
            return spread.split(missed)
    return house.usual_split(cards)


def paid_in_full(rng: Random, house: House, round: Round, what: Wager, limits: Limits) -> Round:
    """The round with a wager that no cap of the room leaves unpaid in part."""
    for _ in range(_TRIES):
        made = with_bet(round, what, wager(rng, limits))
        if not line_of(settle_one(house, made), what).unpaid_cents:
            return made
    return with_bet(round, what, limits.least_cents)


def with_bet(round: Round, what: Wager, cents: int) -> Round:
    (seat,) = round.seats
    return replace(round, seats=(replace(seat, bets=replace(seat.bets, **{f"{_NAMES[what]}_cents": cents})),))


_NAMES: dict[Wager, str] = {"fortune": "fortune", "ace-high": "ace_high"}


def parse_own(text: str) -> tuple[Split, Split, int]:
    """A trainer's own layout, `front | back ; front | back ; $5`: the player's, the bank's, the bonus wager.

    Raises `CardError` or `MoneyError`.
    """
    layout, _, stake = text.rpartition(";")
    if layout.count(";") != 1:
        raise MoneyError(
            f"\"{text.strip()}\" is not two set hands and a wager. Write the player's, the bank's and the "
            "bonus wager with semicolons: front | back ; front | back ; $5."
        )
    return (*parse_layout(layout), parse_dollars(stake))
