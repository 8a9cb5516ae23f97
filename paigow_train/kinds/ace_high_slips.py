"""The usual mistakes in paying Ace-High: what each comes to, and what is said of it."""

from __future__ import annotations

from collections.abc import Iterator

from paigow_train.game.cards import JOKER
from paigow_train.game.money import Odds, write_dollars

from .ace_high_case import BOTH, MUST_BEAT, NO, PAID, PAYS, WITH, WITHOUT, Case
from .amounts import Slip

_HELD = {
    WITHOUT: "the bank ace-high without the joker",
    WITH: "the bank ace-high with the joker",
    BOTH: "both ace-high",
}


def ace_high_slips(case: Case) -> tuple[Slip, ...]:
    """Every slip that would make another amount, the likeliest first."""
    return tuple(slip for slip in _slips(case) if slip.cents != case.won_cents)


def _slips(case: Case) -> Iterator[Slip]:
    stake, clause = case.stake, case.clause
    if clause in PAID:
        pushes = "The base wager pushes; " if case.settled.outcome == "push" else ""
        yield Slip("not-paid", PAYS, 0, f"{pushes}Ace-High is settled for itself, and is paid.")
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
        return f"The bank is not ace-high; its best five: {case.best(of_bank=True)}."
    if line == BOTH:
        return f"The player is not; his best five: {case.best(of_bank=False)}."
    if case.clause == BOTH:
        return "The player is ace-high too, and the highest line that applies is paid."
    if line == WITH and JOKER in case.seat.cards:
        return "The joker is in the player's hand; this line looks at the bank's only."
    return "The bank's ace is the joker." if case.clause == WITH else "The bank holds no joker."


def _stake(case: Case, odds: Odds) -> Iterator[Slip]:
    stake, won = case.stake, case.won_cents
    say = f"{write_dollars(won + stake)} counts the stake of {write_dollars(stake)} in; winnings are asked."
    yield Slip("stake-added", PAYS, won + stake, say)
    say = (
        f"{write_dollars(won - stake)} is {odds.to_one} for 1, the stake among it. {odds.to_one} to 1 wins "
        f"{odds.to_one} times the stake, and the stake goes back beside it."
    )
    yield Slip("odds-for-one", PAYS, won - stake, say)
