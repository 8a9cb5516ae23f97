"""The usual slips with a posted limit on winnings: most are a rule that the room does not have."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Any

from paigow_train.house.house import House
from paigow_train.house.terms import Cap, Direction
from paigow_train.table.round import Round, SeatNumber
from paigow_train.table.settle import settle

from .amounts import Slip
from .circles import paid_cents
from .limit_deals import Won, groups_of, in_group


def field_name(number: SeatNumber, what: str) -> str:
    """The field of a wager."""
    return f"{number}-{what}"


def slips_of(house: House, round: Round, all_won: Sequence[Won]) -> tuple[Slip, ...]:
    """The usual slips that pay a wager another amount than the right one, for every wager that won."""
    right = {field_name(won.seat.number, won.line.what): won.paid_cents for won in all_won}
    telling = {field_name(won.seat.number, won.line.what) for won in all_won if won.line.what == "envy"}
    found = [slip for won in all_won for slip in _stake_counted(house, won, all_won)]
    for name, say, room in _other_rooms(house):
        for seat in settle(room, round).seats:
            for line in seat.lines:
                found.append(Slip(name, field_name(seat.seat.number, line.what), paid_cents(line), say))
    # Nothing paid is too little to tell one slip from another, save where Envy was left without its own.
    return tuple(
        slip
        for slip in found
        if slip.cents != right.get(slip.field, slip.cents) and (slip.cents or slip.field in telling)
    )


def _stake_counted(house: House, won: Won, all_won: Sequence[Won]) -> Iterator[Slip]:
    """The own stake, or all of them, counted in a limit that is then reached sooner."""
    say = "The stake was counted in the limit: that is on winnings, and the stake is the player's own."
    for group in groups_of(house, won):
        members = in_group(house, group, all_won)
        paid = sum(each.paid_cents for each in members)
        for stakes in (won.stake_cents, sum(each.stake_cents for each in members)):
            beyond = max(0, paid + stakes - group[0].cents)
            field = field_name(won.seat.number, won.line.what)
            yield Slip("stake-counted", field, max(0, won.paid_cents - beyond), say)


def _other_rooms(house: House) -> Iterator[tuple[str, str, House]]:
    """A slip's name, what is said of it, and the room whose rule it would be."""

    def with_caps(**changes: Any) -> House:
        return replace(house, caps=tuple(replace(cap, **changes) for cap in house.caps))

    yield "limit-ignored", "The posted limit was ignored.", replace(house, caps=())
    each = tuple(Cap(cap.cents, "spot", (what,), (), cap.shared) for cap in house.caps for what in cap.counts)
    say = "The whole limit was paid to each wager: it is one limit for all that count in it."
    yield "whole-limit-to-each", say, replace(house, caps=each)
    yield "limit-for-the-table", "The limit was taken as the whole table's.", with_caps(scope="table round")
    if house.envy and not any("envy" in cap.counts for cap in house.caps):
        inside = tuple(replace(cap, counts=(*cap.counts, "envy")) for cap in house.caps)
        say = "Envy was counted in the limit: it stands outside."
        yield "envy-inside", say, replace(house, caps=inside)
    say = "That is the share pro rata: here wagers are paid in action order."
    yield "pro-rata", say, with_caps(shared="pro rata")
    say = "That is paid in action order: here each has its share, by what it has won."
    yield "in-action-order", say, with_caps(shared="in action order")
    way = house.action.settling
    other: Direction = "clockwise" if way == "counter-clockwise" else "counter-clockwise"
    say = f"Paid the wrong way round: action goes {way} here."
    yield "wrong-way-round", say, replace(house, action=replace(house.action, settling=other))
