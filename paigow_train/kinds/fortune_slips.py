"""The usual mistakes in paying Fortune: what each comes to, and what is said of it."""

from __future__ import annotations

from collections.abc import Iterator

from paigow_train.game.money import write_dollars
from paigow_train.table.fortune import held

from .amounts import Slip
from .fortune_case import Case
from .fortune_rules import MUST_BEAT, STRAIGHT, TRIPS_AND_STRAIGHT

PAYS = "pays"


def fortune_slips(case: Case) -> tuple[Slip, ...]:
    """Every slip that would make another amount, the likeliest first."""
    right = case.won_cents
    return tuple(slip for slip in _slips(case) if slip.cents != right)


def _slips(case: Case) -> Iterator[Slip]:
    if case.pay_rule == MUST_BEAT:
        yield from _must_beat_forgotten(case)
    if case.call == "pays":
        yield from _not_paid(case)
    if case.call == "loses":
        yield Slip(
            "stake-for-win", PAYS, case.stake, "The stake is lost, so nothing is won: the answer is 0."
        )
    if case.call == "pushes":
        yield Slip(
            "stake-for-win", PAYS, case.stake, "The stake goes back and nothing is won: the answer is 0."
        )
    yield from _other_lines(case)
    if case.call == "pays":
        yield from _stake(case)


def _must_beat_forgotten(case: Case) -> Iterator[Slip]:
    if case.line:
        cents = case.line.odds.winnings_cents(case.stake)
        yield Slip(
            "must-beat-forgotten",
            PAYS,
            cents,
            f"{write_dollars(cents)} would be right where the designated player's hand does not matter. "
            "Here Fortune must beat his seven cards.",
        )


def _not_paid(case: Case) -> Iterator[Slip]:
    """Nothing paid where something is due: because of the base wager, the setting or the bank's hand."""
    outcome = case.settled.outcome
    if outcome != "win":
        lost = "lost" if outcome == "lose" else "pushed"
        yield Slip(
            f"base-{lost}",
            PAYS,
            0,
            f"That the base wager {'is lost' if outcome == 'lose' else 'pushes'} does not touch Fortune.",
        )
    else:
        yield Slip("not-seen", PAYS, 0, "Nothing paid: a posted hand was overlooked.")


def _stake(case: Case) -> Iterator[Slip]:
    stake, won, line = case.stake, case.won_cents, case.line
    assert line is not None, "only a posted line is paid"
    yield Slip(
        "stake-added",
        PAYS,
        won + stake,
        f"{write_dollars(won + stake)} counts the stake of {write_dollars(stake)} in; winnings are asked.",
    )
    odds = f"{line.odds.to_one:,}"
    yield Slip(
        "odds-for-one",
        PAYS,
        won - stake,
        f"{write_dollars(won - stake)} is {odds} for 1, the stake among it. {odds} to 1 wins {odds} times "
        "the stake, and the stake goes back beside it.",
    )


def _other_lines(case: Case) -> Iterator[Slip]:
    """Paid by another line of the table, or by one where none is held."""
    for posted in case.fortune.lines:
        if posted.what != case.held:
            cents = posted.odds.winnings_cents(case.stake)
            name = f"as-{posted.what.replace(' ', '-')}"
            paid = f"{write_dollars(cents)} is {held(posted.what)} at {posted.odds.to_one:,} to 1."
            yield Slip(name, PAYS, cents, f"{paid} {_why_not(case, posted.what)}")


def _why_not(case: Case, what: str) -> str:
    """Why that line is not the one the hand is paid by."""
    holds = held(case.held) if case.held else "nothing that Fortune pays"
    if case.class_rule == TRIPS_AND_STRAIGHT and what == STRAIGHT:
        return "A straight outranks trips in the base game only: Fortune pays by the higher posted odds."
    if what in case.classes:
        return f"These seven hold that too, but are paid once, by the higher odds: {holds}."
    if what == case.back_category:
        return f"That is only what was set behind; the seven cards hold {holds}."
    return f"These seven cards hold {holds}."
