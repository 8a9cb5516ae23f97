"""A Fortune question looked into: the round settled, and what the seven cards hold."""

from __future__ import annotations

from functools import cached_property
from typing import Literal

from paigow_train.game.splits import Spread
from paigow_train.house.pays import Fortune, FortuneLine
from paigow_train.table.hands import classes_of
from paigow_train.table.wager import Line

from .fortune_rules import PUSHED_CLASS, class_rule
from .one_seat import OneSeat, line_of

Call = Literal["pays", "pushes", "loses"]


class Case(OneSeat):
    """One seat's Fortune wager in a house that offers it."""

    @property
    def fortune(self) -> Fortune:
        assert self.house.fortune is not None, "only a house with Fortune is asked about it"
        return self.house.fortune

    @property
    def stake(self) -> int:
        return self.seat.bets.fortune_cents

    @cached_property
    def wager(self) -> Line:
        """What becomes of the Fortune wager."""
        return line_of(self.settled, "fortune")

    @cached_property
    def spread(self) -> Spread:
        return self.house.spread(self.seat.cards)

    @cached_property
    def classes(self) -> frozenset[str]:
        return classes_of(self.house, self.spread)

    @property
    def line(self) -> FortuneLine | None:
        """The posted line of the seven cards, whether it is paid in the end or not."""
        return self.fortune.line_for(self.classes)

    @property
    def bank_holds(self) -> str:
        """What the bank's seven cards hold, the posted line or else the best five, in words."""
        spread = self.house.spread(self.round.bank.cards)
        line = self.fortune.line_for(classes_of(self.house, spread))
        best = self.house.ranking.made_back(spread.best).name
        return best if line is None or line.what in best else f"{line.what} ({best})"

    @property
    def held(self) -> str:
        """What the seven cards hold for Fortune; empty where no line of the table is theirs."""
        if self.line:
            return self.line.what
        pushes = self.fortune.three_pair == "pushes" and PUSHED_CLASS in self.classes
        return PUSHED_CLASS if pushes else ""

    @property
    def call(self) -> Call:
        if self.wager.returned_cents:
            return "pushes"
        return "pays" if self.wager.net_cents > 0 else "loses"

    @property
    def won_cents(self) -> int:
        """The winnings, 0 where the stake is lost or goes back."""
        return max(self.wager.net_cents, 0)

    @property
    def back_category(self) -> str:
        """What lies behind as the hand was set."""
        split = self.seat.split
        return self.house.ranking.back(split.back).category if split and split.counts_right else ""

    @property
    def class_rule(self) -> str:
        return class_rule(self.classes, self.line)

    @property
    def pay_rule(self) -> str:
        """The rule that decides what the wager wins: the line where it is paid, else the clause."""
        return self.class_rule if self.call == "pays" else self.wager.clause
