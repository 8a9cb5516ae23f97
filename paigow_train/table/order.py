"""Where hands lie around the table, and in which order they are settled."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from paigow_train.house.house import House
from paigow_train.house.terms import Direction

from .round import HOUSE_HAND, BankedBy, Round, Seat, SeatNumber

SEATS = 6
"""Seven hands are dealt: the bank's and those of six seats."""
SEATS_WITH_DESIGNATED = 7
"""A designated player sits in one of seven seats, and a round does not say in which."""

Place = SeatNumber | Literal["bank", "no play"]


def seat_numbers(by: BankedBy) -> range:
    """The seats there are beside the dealer while that bank stands."""
    return range(1, (SEATS_WITH_DESIGNATED if by == "designated" else SEATS) + 1)


def around(by: int | Literal["house"]) -> tuple[Place, ...]:
    """The seven positions clockwise, the bank first.

    While the house banks they are the dealer's and seats 1 to 6. While a player banks his seat is the bank,
    and the dealer's position is the house hand's.
    """
    if by == "house":
        return ("bank", *range(1, SEATS + 1))
    return ("bank", *range(by + 1, SEATS + 1), HOUSE_HAND, *range(1, by))


def spots(house: House, by: int | Literal["house"]) -> tuple[Place, ...]:
    """The positions clockwise, with the room's no-play spot, if it has one, next to the bank."""
    bank, *others = around(by)
    return (bank, "no play", *others) if house.action.no_play_spot else (bank, *others)


def turned(places: Sequence[Place], direction: Direction) -> tuple[Place, ...]:
    """The places in that direction, from the same first one; they are given clockwise."""
    return tuple(places) if direction == "clockwise" else (places[0], *reversed(places[1:]))


def from_place(places: Sequence[Place], start: Place) -> tuple[Place, ...]:
    """The places in the order given, round the table from `start`."""
    place = places.index(start)
    return (*places[place:], *places[:place])


def settling_order(house: House, round: Round, first_seat: Place | None) -> tuple[Seat, ...]:
    """The hands in the order in which they are settled.

    From the seat that acts first, in the house's direction; `first_seat` is where the dice fell. Without
    either, from the seat next to the bank. While a player banks, the house hand is settled first of all.
    """
    by = round.banked_by(house)
    if by == "designated":
        places: tuple[Place, ...] = turned(tuple(seat_numbers(by)), house.action.settling)
    else:
        places = turned(around(by), house.action.settling)
    start = round.action if round.action is not None else first_seat
    if start == by:
        start = "bank"
    if start in places:
        places = from_place(places, start)
    turn = {place: number for number, place in enumerate(places)}
    turn[HOUSE_HAND] = -1
    return tuple(sorted(round.seats, key=lambda seat: turn[seat.number]))
