"""A progressive question looked into: what each seat nets, and by which rule."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from paigow_train.house.house import House
from paigow_train.house.pays import Progressive, ProgressiveLine
from paigow_train.table.clauses import CLAUSES
from paigow_train.table.hands import classes_of
from paigow_train.table.progressive import WHOLE, progressive_line
from paigow_train.table.round import Round, Seat, SeatNumber
from paigow_train.table.settle import settle
from paigow_train.table.settled import Settled
from paigow_train.table.wager import Line

from .kind import Question, RuleWords
from .rounds import round_of

FIXED, SHARE, WHOLE_METER = "progressive-fixed", "progressive-share", "progressive-whole-meter"
DIVIDED, AFTER_SHARES, NO_LINE = "progressive-divided", "progressive-after-shares", "progressive-no-line"


def progressive_rules(house: House) -> tuple[RuleWords, ...]:
    """Every rule that the house's progressive can ask about; none where the house has no progressive."""
    if house.progressive is None:
        return ()
    lines = house.progressive.lines
    whole = [line for line in lines if line.share == WHOLE]
    shares = [line for line in lines if line.share not in (None, WHOLE)]
    says = {FIXED: CLAUSES[FIXED]} if any(line.share is None for line in lines) else {}
    if shares:
        says[SHARE] = CLAUSES[SHARE]
    if whole:
        says[WHOLE_METER] = CLAUSES[WHOLE_METER]
        says[DIVIDED] = (
            "Several winners of the whole meter divide it equally; odd cents go to the first in action order."
        )
    if whole and shares:
        says[AFTER_SHARES] = "A share is of the meter before the round; the whole meter is what shares leave."
    says[NO_LINE] = CLAUSES[NO_LINE]
    return tuple(RuleWords(rule, say) for rule, say in says.items())


@dataclass(frozen=True)
class Case:
    """A table's progressive in a house that offers it."""

    house: House
    round: Round

    @classmethod
    def of(cls, question: Question, house: House) -> Case:
        return cls(house, round_of(question.data))

    @property
    def progressive(self) -> Progressive:
        assert self.house.progressive is not None, "only a house with a progressive is asked about it"
        return self.house.progressive

    @property
    def meter(self) -> int:
        meter = self.round.meter_cents
        return self.progressive.seed_cents if meter is None else meter

    @cached_property
    def settled(self) -> Settled:
        return settle(self.house, self.round)

    @cached_property
    def lines(self) -> dict[SeatNumber, Line]:
        """What becomes of each progressive wager."""
        return {
            each.seat.number: line
            for each in self.settled.seats
            for line in each.lines
            if line.what == "progressive"
        }

    @property
    def bettors(self) -> tuple[Seat, ...]:
        return tuple(seat for seat in self.round.seats if seat.number in self.lines)

    def net_cents(self, seat: Seat) -> int:
        """What the seat wins less its stake, 0 where the stake is all that it loses."""
        return max(self.lines[seat.number].net_cents, 0)

    def prize_cents(self, seat: Seat) -> int:
        line = self.lines[seat.number]
        return line.net_cents + line.stake_cents

    def line(self, seat: Seat) -> ProgressiveLine | None:
        """The posted line of the seat's seven cards."""
        return progressive_line(
            self.progressive, classes_of(self.house, self.house.spread(seat.cards)), self.meter
        )

    @property
    def whole(self) -> tuple[Seat, ...]:
        """Who wins the whole meter or a part of it, in action order."""
        by_number = {seat.number: seat for seat in self.bettors}
        return tuple(
            by_number[number]
            for number in self.settled.order
            if number in by_number and self.lines[number].clause == WHOLE_METER
        )

    @property
    def shares_cents(self) -> int:
        """What the shares take of the meter together."""
        return sum(self.prize_cents(seat) for seat in self.bettors if self.lines[seat.number].clause == SHARE)

    def rule(self, seat: Seat) -> str:
        clause = self.lines[seat.number].clause
        if clause == WHOLE_METER and len(self.whole) > 1:
            return DIVIDED
        return AFTER_SHARES if clause == WHOLE_METER and self.shares_cents else clause
