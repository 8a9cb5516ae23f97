"""A settled round: every amount with the clause that made it."""

from __future__ import annotations

from typing import NamedTuple

from paigow_train.game.showdown import Foul, Outcome, Showdown, Side
from paigow_train.game.splits import Split

from .bank import Bank
from .banking import BankLine
from .dice import First
from .round import Seat, SeatNumber
from .wager import Line


class SettledSeat(NamedTuple):
    """What becomes of one seat's wagers.

    `outcome` is the base wager's by the hands. `split` is how the hand counted, `rule` the house way's rule
    where the house way set it, `reset` where it had been set otherwise. `showdown` is None where nothing was
    compared. `lines` has a line for each wager made, and one for Envy where the bettor has a button.
    """

    seat: Seat
    outcome: Outcome
    split: Split | None
    rule: str
    reset: bool
    foul: Foul | None
    showdown: Showdown | None
    lines: tuple[Line, ...]

    @property
    def front(self) -> Side | None:
        return self.showdown.front.side if self.showdown else None

    @property
    def back(self) -> Side | None:
        return self.showdown.back.side if self.showdown else None

    @property
    def net_cents(self) -> int:
        """What the seat's chips change by."""
        return sum([line.net_cents for line in self.lines])


class Settled(NamedTuple):
    """A round settled. `seats` are in the order given, `order` is the one in which they were settled.

    What the seats win and what `bank_cents`, `house_cents` and `meter_cents` change by add up to nothing, the
    house hand counting as a seat. `bank_cents` is a banking player's or a designated player's and 0 where the
    house banks.
    """

    bank: Bank
    bank_line: BankLine
    first: First
    order: tuple[SeatNumber, ...]
    seats: tuple[SettledSeat, ...]
    bank_cents: int
    house_cents: int
    meter_cents: int
