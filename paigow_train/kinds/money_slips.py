"""The usual slips with a designated player's money: a rule, or a start, that the room does not have."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from paigow_train.house.house import House
from paigow_train.table.round import Round, SeatNumber

from .amounts import Slip
from .money_deals import Reached, cover_of, reached_of


def field_names(number: SeatNumber, what: str) -> tuple[str, str]:
    """The fields of a wager: what changes hands, and what goes back."""
    return f"{number}-{what}", f"{number}-{what}-back"


def slips_of(house: House, round: Round, wager: Reached) -> tuple[Slip, ...]:
    """The usual slips that settle a wager for other amounts than the right ones."""
    moved, back = field_names(wager.seat.number, wager.line.what)
    found = []
    for name, say, other in _other_ways(house, round, wager):
        found += [Slip(name, moved, other.moved_cents, say), Slip(name, back, other.back_cents, say)]
    right = {moved: wager.moved_cents, back: wager.back_cents}
    return tuple(slip for slip in found if slip.cents != right[slip.field])


def _other_ways(house: House, round: Round, wager: Reached) -> Iterator[tuple[str, str, Reached]]:
    def by(house: House, round: Round) -> Reached:
        place = wager.seat.number, wager.line.what
        return next(each for each in reached_of(house, round) if (each.seat.number, each.line.what) == place)

    cover = cover_of(house)
    full = by(house, replace(round, cover_cents=None))
    if wager.due_cents > 0:
        yield "paid-in-full", "It was paid in full: the money does not reach so far.", full
    else:
        say = "What the money does not reach is not kept: a lost wager goes back too."
        yield "returned-money-kept", say, full
    kept = wager._replace(back_cents=0)
    yield "returned-money-kept", "What the money does not reach is not kept: it goes back.", kept
    if cover.uses == "either way":
        say = "Collected losses do not refill the money: every win and every loss uses its amount."
        uses = replace(cover, uses="payouts only")
    else:
        say = "Losses use none of the money: they are collected and add to it."
        uses = replace(cover, uses="either way")
    yield "losses-refill-wrongly", say, by(replace(house, cover=uses), round)
    for seat in round.seats:
        if isinstance(seat.number, int) and seat.number != round.action:
            say = f"That starts at seat {seat.number}: the action button is at seat {round.action}."
            yield "wrong-seat-first", say, by(house, replace(round, action=seat.number))
    if cover.order == "by spot":
        say = "The money goes spot by spot: a spot's bonus wagers come before the next spot."
        order = replace(cover, order="base round first")
    else:
        say = "Every base wager comes before the bonus wagers."
        order = replace(cover, order="by spot")
    yield "wrong-wager-first", say, by(replace(house, cover=order), round)
