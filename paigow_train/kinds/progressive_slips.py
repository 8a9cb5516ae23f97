"""The usual mistakes in paying the progressive: what each comes to at a seat, and what is said of it."""

from __future__ import annotations

from collections.abc import Iterator

from paigow_train.game.money import share_of, write_dollars
from paigow_train.house.pays import ProgressiveLine
from paigow_train.table.fortune import held
from paigow_train.table.hands import classes_of
from paigow_train.table.progressive import WHOLE
from paigow_train.table.round import Seat

from .amounts import Slip
from .progressive_case import Case


def field_of(seat: Seat) -> str:
    return f"net-{seat.number}"


def progressive_slips(case: Case) -> tuple[Slip, ...]:
    """Every slip at every seat that would make another amount, the likeliest first."""
    return tuple(
        slip
        for seat in case.bettors
        for slip in _slips(case, seat)
        if 0 <= slip.cents != case.net_cents(seat)
    )


def _slips(case: Case, seat: Seat) -> Iterator[Slip]:
    name, stake, prize = field_of(seat), seat.bets.progressive_cents, case.prize_cents(seat)
    line = case.line(seat)
    if line is None:
        yield Slip(
            "stake-for-win", name, stake, f"The {write_dollars(stake)} is taken, so nothing is won: 0."
        )
    else:
        say = f"The {write_dollars(stake)} is always taken: the net is the prize less {write_dollars(stake)}."
        yield Slip("stake-not-taken", name, prize, say)
        yield Slip("stake-added", name, prize + stake, say)
    if line and line.share is not None:
        yield from _of_the_meter(case, seat, line)
    yield from _by_another_list(case, seat)


def _by_another_list(case: Case, seat: Seat) -> Iterator[Slip]:
    """The prize of another line, or what Fortune would pay."""
    name, stake, line = field_of(seat), seat.bets.progressive_cents, case.line(seat)
    classes = classes_of(case.house, case.house.spread(seat.cards))
    paid = case.house.fortune.line_for(classes) if case.house.fortune else None
    if paid:
        say = f"That is Fortune's {paid.odds.to_one:,} to 1; the progressive has a list of its own."
        yield Slip("as-fortune", name, paid.odds.winnings_cents(stake), say)
    holds = f"hold {held(line.what)}" if line else "make no hand that the progressive pays"
    for other in case.progressive.lines:
        if line is None or other.what != line.what:
            cents = other.fixed_cents or 0 if other.share is None else share_of(case.meter, other.share)
            say = f"That is the prize of {held(other.what)}; these seven cards {holds}."
            yield Slip(f"as-{other.what.replace(' ', '-')}", name, cents - stake, say)
            yield Slip(f"as-{other.what.replace(' ', '-')}", name, cents, say)


def _of_the_meter(case: Case, seat: Seat, line: ProgressiveLine) -> Iterator[Slip]:
    name, stake, prize = field_of(seat), seat.bets.progressive_cents, case.prize_cents(seat)
    left = case.meter - case.shares_cents
    if line.share == WHOLE:
        if len(case.whole) > 1:
            say = f"{len(case.whole)} seats win the whole meter, and divide it."
            yield Slip("whole-to-each", name, left - stake, say)
            yield Slip("whole-to-each", name, case.meter - stake, say)
            say = "The odd cent goes to the first in action order."
            for cents in (prize - stake + 1, prize - stake - 1):
                yield Slip("odd-cent", name, cents, say)
        if case.shares_cents:
            say = f"The shares come off first: {write_dollars(left)} of the meter is left."
            yield Slip("shares-not-off", name, case.meter // len(case.whole) - stake, say)
    elif line.share is not None:
        say = "That is the whole meter, and this line pays a share of it."
        yield Slip("whole-for-share", name, case.meter - stake, say)
        say = "The share is of the meter as it stood before the round."
        yield Slip("share-of-what-is-left", name, share_of(case.meter - prize, line.share) - stake, say)
        say = "That is a share of what the meter starts at, not of the meter."
        cents = share_of(case.progressive.seed_cents, line.share) - stake
        yield Slip("share-of-the-seed", name, cents, say)
