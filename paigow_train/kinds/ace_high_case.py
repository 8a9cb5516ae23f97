"""An Ace-High question looked into: the round settled, and the usual mistakes in paying it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property

from paigow_train.game.cards import JOKER
from paigow_train.game.money import Odds, write_dollars
from paigow_train.house.house import House
from paigow_train.house.pays import AceHigh
from paigow_train.table.round import Round, Seat
from paigow_train.table.settled import SettledSeat
from paigow_train.table.wager import Line

from .amounts import Slip
from .kind import Question
from .one_seat import line_of, settle_one
from .rounds import round_of

PAYS = "pays"
NO, MUST_BEAT = "ace-high-no", "ace-high-must-beat"
WITHOUT, WITH, BOTH = "ace-high-without-joker", "ace-high-with-joker", "ace-high-both"
PAID = (WITHOUT, WITH, BOTH)

_HELD = {
    WITHOUT: "the bank ace-high without the joker",
    WITH: "the bank ace-high with the joker",
    BOTH: "both ace-high",
}


@dataclass(frozen=True)
class Case:
    """One seat's Ace-High wager in a house that offers it."""

    house: House
    round: Round

    @classmethod
    def of(cls, question: Question, house: House) -> Case:
        return cls(house, round_of(question.data))

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
    def seat(self) -> Seat:
        return self.round.seats[0]

    @property
    def stake(self) -> int:
        return self.seat.bets.ace_high_cents

    @cached_property
    def settled(self) -> SettledSeat:
        return settle_one(self.house, self.round)

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


def ace_high_slips(case: Case) -> tuple[Slip, ...]:
    """Every slip that would make another amount, the likeliest first."""
    return tuple(slip for slip in _slips(case) if slip.cents != case.won_cents)


def _slips(case: Case) -> Iterator[Slip]:
    stake, clause = case.stake, case.clause
    if clause in PAID:
        yield Slip(
            "pushed-with-base", PAYS, 0, "The base wager pushes; Ace-High is settled and paid all the same."
        )
    else:
        yield Slip("stake-for-win", PAYS, stake, "The stake is lost, so nothing is won: the answer is 0.")
    for line, odds in case.odds.items():
        if line != clause:
            cents = odds.winnings_cents(stake)
            paid = f"{write_dollars(cents)} is {_HELD[line]} at {odds.to_one} to 1."
            yield Slip(f"as-{line}", PAYS, cents, f"{paid} {_why_not(case, line)}")
    if clause == BOTH:
        own = WITH if JOKER in case.round.bank.cards else WITHOUT
        cents = (case.odds[BOTH].to_one + case.odds[own].to_one) * stake
        say = f"{write_dollars(cents)} pays two lines; the highest line that applies is paid, once."
        yield Slip("lines-added", PAYS, cents, say)
    if clause in PAID:
        yield from _stake(case, case.odds[clause])


def _why_not(case: Case, line: str) -> str:
    """Why that line is not the one that is paid."""
    if case.clause == MUST_BEAT:
        return "In this room the seven cards must beat the bank's as well, and these do not."
    if case.clause == NO:
        return f"The bank's seven make {case.best(of_bank=True)}: that is not ace-high pai gow."
    if line == BOTH:
        return f"The player's own seven make {case.best(of_bank=False)}."
    if case.clause == BOTH:
        return "The player is ace-high too, and the highest line that applies is paid."
    if line == WITH and JOKER in case.seat.cards:
        return "The joker is in the player's hand; this line looks at the bank's only."
    return f"The bank's joker is {'its ace' if case.clause == WITH else 'not there'}."


def _stake(case: Case, odds: Odds) -> Iterator[Slip]:
    stake, won = case.stake, case.won_cents
    say = f"{write_dollars(won + stake)} counts the stake of {write_dollars(stake)} in; winnings are asked."
    yield Slip("stake-added", PAYS, won + stake, say)
    say = (
        f"{write_dollars(won - stake)} is {odds.to_one} for 1, the stake among it. {odds.to_one} to 1 wins "
        f"{odds.to_one} times the stake, and the stake goes back beside it."
    )
    yield Slip("odds-for-one", PAYS, won - stake, say)
