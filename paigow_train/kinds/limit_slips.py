"""The usual slips with a posted limit on winnings: each is a rule that the room does not have."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from paigow_train.house.house import House
from paigow_train.house.terms import Cap, Direction
from paigow_train.table.round import Round, SeatNumber
from paigow_train.table.settle import settle

from .amounts import Slip
from .circles import paid_cents
from .limit_deals import Won


def field_name(number: SeatNumber, what: str) -> str:
    """The field of a wager."""
    return f"{number}-{what}"


def slips_of(house: House, round: Round, won: Won) -> tuple[Slip, ...]:
    """The usual slips with a limit that pay the wager another amount than the right one."""
    field = field_name(won.seat.number, won.line.what)
    found = []
    for name, say, room in _other_rooms(house, won):
        cents = _paid(room, round, won)
        if cents != won.paid_cents:
            found.append(Slip(name, field, cents, say))
    return tuple(found)


def _paid(house: House, round: Round, won: Won) -> int:
    seats = settle(house, round).seats
    lines = next(seat.lines for seat in seats if seat.seat.number == won.seat.number)
    return paid_cents(next(line for line in lines if line.what == won.line.what))


def _other_rooms(house: House, won: Won) -> Iterator[tuple[str, str, House]]:
    """A slip's name, what is said of it, and the room whose rule it would be."""

    def with_caps(**changes: Any) -> House:
        return replace(house, caps=tuple(replace(cap, **changes) for cap in house.caps))

    yield "limit-ignored", "The posted limit was ignored.", replace(house, caps=())
    each = [Cap(cap.cents, "spot", (what,), (), cap.shared) for cap in house.caps for what in cap.counts]
    yield (
        "whole-limit-to-each",
        "The whole limit was paid to each wager: it is one limit for all that count in it.",
        replace(house, caps=tuple(each)),
    )
    if any(cap.scope != "table round" for cap in house.caps):
        yield (
            "limit-for-the-table",
            "The limit was taken as the whole table's.",
            with_caps(scope="table round"),
        )
    stakes = won.stake_cents
    less = tuple(replace(cap, cents=cap.cents - stakes) for cap in house.caps)
    yield (
        "stake-counted",
        "The stake was counted in the limit: a limit is on winnings, and the stake is the player's own.",
        replace(house, caps=less),
    )
    inside = tuple(
        replace(cap, counts=(*cap.counts, "envy")) for cap in house.caps if "envy" not in cap.counts
    )
    if house.envy and inside:
        yield (
            "envy-inside",
            "Envy was counted in the limit: it stands outside.",
            replace(house, caps=inside),
        )
    yield (
        "pro-rata",
        "That is the share pro rata: here wagers are paid in action order.",
        with_caps(shared="pro rata"),
    )
    yield (
        "in-action-order",
        "That is paid in action order: here each has its share, by what it has won.",
        with_caps(shared="in action order"),
    )
    other: Direction = "clockwise" if house.action.settling == "counter-clockwise" else "counter-clockwise"
    yield (
        "wrong-way-round",
        f"Paid the wrong way round: action goes {house.action.settling} here.",
        replace(house, action=replace(house.action, settling=other)),
    )
