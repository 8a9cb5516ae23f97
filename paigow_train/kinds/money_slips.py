"""The usual slips with a designated player's money: a rule, or a start, that the room does not have."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from paigow_train.house.house import House
from paigow_train.table.round import Round, SeatNumber

from .amounts import Slip
from .money_deals import Reached, cover_of, reached_of


def field_names(number: SeatNumber, what: str) -> tuple[str, str]:
    """The fields of a wager: what changes hands, and what goes back."""
    return f"{number}-{what}", f"{number}-{what}-back"


def slips_of(house: House, round: Round) -> tuple[Slip, ...]:
    """The usual slips that settle a wager for other amounts than the right ones, for every wager."""
    right: dict[str, int] = {}
    found: list[Slip] = []
    kept = "What the money does not reach is not kept: it goes back."
    for wager in reached_of(house, round):
        moved, back = field_names(wager.seat.number, wager.line.what)
        right |= {moved: wager.moved_cents, back: wager.back_cents}
        found.append(Slip("returned-money-kept", back, 0, kept))
    for name, say, wagers in _other_ways(house, round):
        for wager in wagers:
            moved, back = field_names(wager.seat.number, wager.line.what)
            found += [Slip(name, moved, wager.moved_cents, say), Slip(name, back, wager.back_cents, say)]
    # Nothing moved, or nothing back, is too little to tell one slip from another.
    return tuple(
        slip for slip in found if slip.cents != right[slip.field] and (slip.cents or slip.say == kept)
    )


def _other_ways(house: House, round: Round) -> Iterator[tuple[str, str, Sequence[Reached]]]:
    """A slip's name, what is said of it, and how far the money would reach by it."""
    cover = cover_of(house)
    full = reached_of(house, replace(round, cover_cents=None))
    won = [wager for wager in full if wager.due_cents > 0]
    yield "paid-in-full", "It was paid in full: the money does not reach so far.", won
    say = "What the money does not reach is not kept: a lost wager goes back too."
    yield "returned-money-kept", say, [wager for wager in full if wager.due_cents < 0]
    if cover.uses == "either way":
        say = "Collected losses do not refill the money: every win and every loss uses its amount."
        uses = replace(cover, uses="payouts only")
    else:
        say = "Losses use none of the money: they are collected and add to it."
        uses = replace(cover, uses="either way")
    yield "losses-refill-wrongly", say, reached_of(replace(house, cover=uses), round)
    for seat in round.seats:
        if isinstance(seat.number, int) and seat.number != round.action:
            say = f"That starts at seat {seat.number}: the action button is at seat {round.action}."
            yield "wrong-seat-first", say, reached_of(house, replace(round, action=seat.number))
    if cover.order == "by spot":
        say = "The money goes spot by spot: a spot's bonus wagers come before the next spot."
        order = replace(cover, order="base round first")
    else:
        say = "Every base wager comes before the bonus wagers."
        order = replace(cover, order="by spot")
    yield "wrong-wager-first", say, reached_of(replace(house, cover=order), round)
