"""Three dice, and who is dealt the first hand."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, NamedTuple

from paigow_train.house.house import House

from .order import Place, around, from_place, turned
from .round import BankedBy, Round

POSITIONS = 7
DICE = 3


class First(NamedTuple):
    """Who is dealt first: the position, 1 to 7 counted from the bank as 1, and the place that it is.

    Both are None where nothing says it; with an action button there is a place and no count.
    """

    position: int | None
    place: Place | None


def position_of(total: int) -> int:
    """The position that a total of the dice falls on; the bank is 1, 8 and 15."""
    return (total - 1) % POSITIONS + 1


def counted(house: House, by: int | Literal["house"], position: int) -> Place:
    """The place on that position, counted from the bank in the house's direction."""
    return turned(around(by), house.action.count or "clockwise")[position - 1]


def delivered(house: House, by: int | Literal["house"], first: Place) -> Sequence[Place]:
    """The seven places in the order in which the hands are delivered."""
    return from_place(turned(around(by), house.action.delivery), first)


def first_of(house: House, round: Round) -> First:
    """Who is dealt first by the round's dice, its drawn number or its action button."""
    by: BankedBy = round.banked_by(house)
    if round.dice is None:
        return First(None, round.action if house.action.by == "button" else None)
    position = position_of(sum(round.dice)) if isinstance(round.dice, tuple) else round.dice
    if by == "designated":  # his seat is not known, so only his own position has a name
        return First(position, "bank" if position == 1 else None)
    return First(position, counted(house, by, position))
