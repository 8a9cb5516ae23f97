"""A round as it lies on the layout: the hands, the wagers and who banks. Nothing is judged here."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Literal

from paigow_train.game.cards import Card
from paigow_train.game.splits import Split
from paigow_train.house.house import House
from paigow_train.house.terms import Wager

Status = Literal["plays", "folded", "dead"]
STATUSES: tuple[Status, ...] = ("plays", "folded", "dead")

HOUSE_HAND: Literal["house"] = "house"
SeatNumber = int | Literal["house"]
"""Seats are numbered clockwise from the dealer's left; `house` is the dealer's hand while a player banks."""

BankedBy = int | Literal["house", "designated"]
"""Who banks: the house, a designated player, or the player in the seat of that number."""

MADE: tuple[Wager, ...] = ("base", "fortune", "ace-high", "progressive")
"""The wagers that can be made at a spot, in the order in which a spot is settled; Envy comes with Fortune."""


@dataclass(frozen=True, slots=True)
class Bets:
    """What lies on one spot, in cents; 0 is a wager that was not made."""

    base_cents: int = 0
    fortune_cents: int = 0
    ace_high_cents: int = 0
    progressive_cents: int = 0

    def all(self) -> Iterator[tuple[Wager, int]]:
        """Every wager of a spot with its cents, in the order in which a spot is settled."""
        amounts = (self.base_cents, self.fortune_cents, self.ace_high_cents, self.progressive_cents)
        return zip(MADE, amounts, strict=True)


@dataclass(frozen=True, slots=True)
class Seat:
    """A hand with its wagers.

    `split` None is a hand left to be set the house way. `owner` is the seat of the player whose second wager
    this is: a dragon hand, or a further spot.
    """

    number: SeatNumber
    cards: tuple[Card, ...]
    bets: Bets
    split: Split | None = None
    status: Status = "plays"
    owner: int | None = None

    @property
    def player(self) -> SeatNumber:
        """Whose hand it is: the owner's seat, or the seat itself."""
        return self.number if self.owner is None else self.owner

    @property
    def name(self) -> str:
        return "the house hand" if self.number == HOUSE_HAND else f"seat {self.number}"


@dataclass(frozen=True, slots=True)
class BankHand:
    """The bank's seven cards and how they were set, if they were. `by` None is whoever banks in that room."""

    cards: tuple[Card, ...]
    split: Split | None = None
    by: BankedBy | None = None
    co_bank: bool = False


@dataclass(frozen=True, slots=True)
class Round:
    """Everything a settlement looks at.

    `action` is the seat that acts first, `dice` the three dice or the number drawn in their place; where both
    are None the seat after the bank acts first. `meter_cents` None is the meter as it starts. `cover_cents`
    is the own money of a player who banks, None where it covers everything.
    """

    bank: BankHand
    seats: tuple[Seat, ...]
    action: int | None = None
    dice: tuple[int, ...] | int | None = None
    meter_cents: int | None = None
    cover_cents: int | None = None

    def banked_by(self, house: House) -> BankedBy:
        if self.bank.by is not None:
            return self.bank.by
        return "designated" if house.bank.by == "designated player" else "house"
