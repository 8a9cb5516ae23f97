"""Where a round starts: the count of the dice from the bank, place by place, and the slips made in it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Literal, cast

from paigow_train.house.house import House
from paigow_train.house.terms import Direction
from paigow_train.table.dice import POSITIONS, counted, delivered, position_of
from paigow_train.table.order import Place, around, turned

from .kind import JSON

OPPOSITE: dict[Direction, Direction] = {
    "clockwise": "counter-clockwise",
    "counter-clockwise": "clockwise",
}


@dataclass(frozen=True)
class Start:
    """The dice, or the number drawn in their place, at a table: who banks, and which seats are empty."""

    house: House
    dice: tuple[int, ...]
    number: int | None
    banked_by: int | Literal["house"]
    empty: frozenset[Place]

    @classmethod
    def of(cls, data: Mapping[str, JSON], house: House) -> Start:
        """The start that a question shows."""
        number = data.get("number")
        return cls(
            house,
            tuple(cast("Sequence[int]", data.get("dice", ()))),
            number if isinstance(number, int) else None,
            cast("int | Literal['house']", data["bank"]),
            frozenset(cast("Sequence[int]", data["empty"])),
        )

    @property
    def count(self) -> int:
        """The total of the dice, or the number drawn."""
        return sum(self.dice) if self.number is None else self.number

    @property
    def position(self) -> int:
        return position_of(self.count)

    @property
    def first(self) -> Place:
        """The place that is dealt the first hand."""
        return counted(self.house, self.banked_by, self.position)

    @property
    def direction(self) -> Direction:
        """The direction of the count."""
        return self.house.action.count or "clockwise"

    @property
    def second(self) -> Place:
        """The place that is dealt the second hand."""
        return delivered(self.house, self.banked_by, self.first)[1]

    @property
    def passed(self) -> Sequence[Place]:
        """The places that the last round of the count passes over, the bank first."""
        return turned(around(self.banked_by), self.direction)[: self.position - 1]

    def name(self, place: Place) -> str:
        if place == "bank":
            return "the dealer" if self.banked_by == "house" else f"seat {self.banked_by}"
        return "the dealer" if place == "house" else f"seat {place}"

    def say_count(self) -> str:
        """`8 is the dealer, 9 seat 6, 10 seat 5.`"""
        least = self.count - self.position + 1
        places = (*self.passed, self.first)
        steps = [f"{least + step} {self.name(place)}" for step, place in enumerate(places)]
        steps[0] = steps[0].replace(" ", " is ", 1)
        return ", ".join(steps) + "."

    def slip(self, given: str) -> str:
        """What went wrong in a count that came to the place written `given`; "" where no usual slip did."""
        if given == "no-play":
            return "The no-play spot is neither counted nor dealt."
        ways = {
            turned(around(self.banked_by), OPPOSITE[self.direction])[self.position - 1]: (
                f"That is the count {OPPOSITE[self.direction]}; here it runs {self.direction}."
            ),
            counted(self.house, self.banked_by, self.position % POSITIONS + 1): (
                "The bank itself is counted: it is 1, 8 and 15."
            ),
            self._without_empty_seats(): "That leaves out the empty seats, and every seat is counted.",
        }
        return next((say for place, say in ways.items() if value_of(place) == given), "")

    def _without_empty_seats(self) -> Place:
        places = [
            place for place in turned(around(self.banked_by), self.direction) if place not in self.empty
        ]
        return places[(self.count - 1) % len(places)]


def value_of(place: Place) -> str:
    """How a form writes a place: `bank`, `house`, `seat-3`."""
    return place if isinstance(place, str) else f"seat-{place}"
