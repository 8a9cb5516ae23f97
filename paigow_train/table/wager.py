"""One wager on its way through a settlement, and the line that it ends as."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import lru_cache
from typing import NamedTuple

from paigow_train.game.money import write_dollars
from paigow_train.house.terms import Wager

from .hands import Hand

dollars = lru_cache(maxsize=4096)(write_dollars)
"""Cents in words; the same amounts come again and again."""


class Line(NamedTuple):
    """What becomes of one wager, in cents.

    `net_cents` is what the seat's chips change by. `returned_cents` of the stake go back undecided: pushed,
    or not covered. `unpaid_cents` were won and lie beyond a cap. `clause` made the amount; `reason` and
    `arithmetic` say it to a guest.
    """

    what: Wager
    stake_cents: int
    net_cents: int
    commission_cents: int
    returned_cents: int
    unpaid_cents: int
    clause: str
    reason: str
    arithmetic: str

    @property
    def say(self) -> str:
        return f"{self.reason} {self.arithmetic}".strip()


@dataclass(slots=True)
class Owed:
    """A wager as the hands decide it: caps, cover and commission then take their parts.

    `from_meter` says that what is won comes out of the progressive's meter.
    """

    hand: Hand
    what: Wager
    stake_cents: int
    clause: str
    reason: str
    won_cents: int = 0
    lost_cents: int = 0
    returned_cents: int = 0
    unpaid_cents: int = 0
    commission_cents: int = 0
    from_meter: bool = False
    sums: list[str] = field(default_factory=list)

    @property
    def net_cents(self) -> int:
        return self.won_cents - self.commission_cents - self.lost_cents

    def line(self) -> Line:
        return Line(
            self.what,
            self.stake_cents,
            self.net_cents,
            self.commission_cents,
            self.returned_cents,
            self.unpaid_cents,
            self.clause,
            self.reason,
            " ".join(self.sums),
        )


def won(hand: Hand, what: Wager, stake: int, cents: int, clause: str, reason: str, arithmetic: str) -> Owed:
    """A wager that wins `cents` beside its stake."""
    return Owed(hand, what, stake, clause, reason, won_cents=cents, sums=[arithmetic])


def lost(hand: Hand, what: Wager, stake: int, clause: str, reason: str) -> Owed:
    """A wager whose stake is lost."""
    return Owed(hand, what, stake, clause, reason, lost_cents=stake, sums=[f"{dollars(stake)} is lost."])


def pushed(hand: Hand, what: Wager, stake: int, clause: str, reason: str) -> Owed:
    """A wager that is neither won nor lost."""
    back = f"{dollars(stake)} goes back."
    return Owed(hand, what, stake, clause, reason, returned_cents=stake, sums=[back])
