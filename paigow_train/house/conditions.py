"""The fact words a rule can ask of seven cards. Each holds or not, and says itself in English.

A rule's `when` is the plain *and* of its words. *Or* is a second rule, *otherwise* the next one, *unless*
an earlier one.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Protocol

from paigow_train.game.facts import SHAPES, Facts, Shape, highest, lowest
from paigow_train.game.splits import Spread

from .bands import Band, WordError


class Condition(Protocol):
    """One fact word with its value."""

    def holds(self, facts: Facts, spread: Spread) -> bool: ...

    def says(self) -> str: ...


SHAPE_WORDS: dict[Shape, str] = {
    "no pair": "no pair",
    "pair": "one pair",
    "two pair": "two pair",
    "three pair": "three pair",
    "trips": "three of a kind",
    "two trips": "two sets of trips",
    "full house": "trips with a pair",
    "trips and two pair": "trips with two pairs",
    "quads": "four of a kind",
    "quads and pair": "four of a kind with a pair",
    "quads and trips": "four of a kind with trips",
    "five of a kind": "five aces",
}


@dataclass(frozen=True, slots=True)
class HandIs:
    shapes: tuple[Shape, ...]

    def holds(self, facts: Facts, spread: Spread) -> bool:
        return facts.shape in self.shapes

    def says(self) -> str:
        return " or ".join(SHAPE_WORDS[shape] for shape in self.shapes)


@dataclass(frozen=True, slots=True)
class HighPair:
    band: Band

    def holds(self, facts: Facts, spread: Spread) -> bool:
        return highest(facts.pairs) & self.band.bits != 0

    def says(self) -> str:
        return f"the high pair {self.band}"


@dataclass(frozen=True, slots=True)
class LowPair:
    band: Band

    def holds(self, facts: Facts, spread: Spread) -> bool:
        return lowest(facts.pairs) & self.band.bits != 0

    def says(self) -> str:
        return f"the low pair {self.band}"


@dataclass(frozen=True, slots=True)
class PairOf:
    band: Band

    def holds(self, facts: Facts, spread: Spread) -> bool:
        return facts.pairs & self.band.bits != 0

    def says(self) -> str:
        return f"a pair of {self.band}"


@dataclass(frozen=True, slots=True)
class TripsOf:
    band: Band

    def holds(self, facts: Facts, spread: Spread) -> bool:
        return facts.trips & self.band.bits != 0

    def says(self) -> str:
        return f"trip {self.band}"


@dataclass(frozen=True, slots=True)
class QuadsOf:
    band: Band

    def holds(self, facts: Facts, spread: Spread) -> bool:
        return facts.quads & self.band.bits != 0

    def says(self) -> str:
        return f"four {self.band}"


@dataclass(frozen=True, slots=True)
class SingleOf:
    band: Band

    def holds(self, facts: Facts, spread: Spread) -> bool:
        return facts.singles & self.band.bits != 0

    def says(self) -> str:
        return f"{self.band.one} beside them"


@dataclass(frozen=True, slots=True)
class Complete:
    wanted: bool

    def holds(self, facts: Facts, spread: Spread) -> bool:
        return spread.complete is self.wanted

    def says(self) -> str:
        return f"{'a' if self.wanted else 'no'} straight or flush in the seven"


@dataclass(frozen=True, slots=True)
class HoldsJoker:
    wanted: bool

    def holds(self, facts: Facts, spread: Spread) -> bool:
        return facts.has_joker is self.wanted

    def says(self) -> str:
        return "the joker" if self.wanted else "no joker"


def _shapes(value: object) -> HandIs:
    names = [value] if isinstance(value, str) else value
    if not isinstance(names, list) or not names or not all(isinstance(name, str) for name in names):
        raise WordError('write the name of a hand, such as "two pair", or a list of names.')
    for name in names:
        if name not in SHAPES:
            raise WordError(f'"{name}" is not a hand; hands are {", ".join(SHAPES)}.')
    return HandIs(tuple(names))


def _band(kind: Callable[[Band], Condition]) -> Callable[[object], Condition]:
    def read(value: object) -> Condition:
        if not isinstance(value, str):
            raise WordError('write ranks as text, one ("A") or a band ("9-J").')
        return kind(Band.parse(value))

    return read


def _truth(kind: Callable[[bool], Condition]) -> Callable[[object], Condition]:
    def read(value: object) -> Condition:
        if not isinstance(value, bool):
            raise WordError("write true or false.")
        return kind(value)

    return read


WORDS: Mapping[str, Callable[[object], Condition]] = {
    "hand": _shapes,
    "high_pair": _band(HighPair),
    "low_pair": _band(LowPair),
    "pair": _band(PairOf),
    "trips": _band(TripsOf),
    "quads": _band(QuadsOf),
    "single": _band(SingleOf),
    "complete": _truth(Complete),
    "joker": _truth(HoldsJoker),
}
"""Every fact word, with the reader of its value; a reader raises `WordError`."""


def shapes_of(conditions: Sequence[Condition]) -> tuple[Shape, ...]:
    """The hands a rule can apply to at all: those its `hand` words name, or every one."""
    named = [set(each.shapes) for each in conditions if isinstance(each, HandIs)]
    return tuple(shape for shape in SHAPES if all(shape in names for names in named))
