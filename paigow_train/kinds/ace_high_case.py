"""An Ace-High question looked into: the round settled, and what is held."""

from __future__ import annotations

from functools import cached_property

from paigow_train.game.money import Odds
from paigow_train.house.pays import AceHigh
from paigow_train.table.wager import Line

from .one_seat import OneSeat, line_of

PAYS = "pays"
NO, MUST_BEAT = "ace-high-no", "ace-high-must-beat"
WITHOUT, WITH, BOTH = "ace-high-without-joker", "ace-high-with-joker", "ace-high-both"
PAID = (WITHOUT, WITH, BOTH)


class Case(OneSeat):
    """One seat's Ace-High wager in a house that offers it."""

    @property
    def ace_high(self) -> AceHigh:
        assert self.house.ace_high is not None, "only a house with Ace-High is asked about it"
        return self.house.ace_high

    @property
    def odds(self) -> dict[str, Odds]:
        """The posted odds by the clause of each line."""
        return {
            WITHOUT: self.ace_high.without_joker,
            WITH: self.ace_high.with_joker,
            BOTH: self.ace_high.both,
        }

    @property
    def stake(self) -> int:
        return self.seat.bets.ace_high_cents

    @cached_property
    def wager(self) -> Line:
        """What becomes of the Ace-High wager."""
        return line_of(self.settled, "ace-high")

    @property
    def clause(self) -> str:
        return self.wager.clause

    @property
    def won_cents(self) -> int:
        """The winnings, 0 where the stake is lost."""
        return max(self.wager.net_cents, 0)

    def best(self, of_bank: bool) -> str:
        """The best five of seven cards in words."""
        spread = self.house.spread(self.round.bank.cards if of_bank else self.seat.cards)
        return spread.ranking.made_back(spread.best).name
