"""What there is to know of seven cards before they are set: their shape, pairs, trips, quads and singles.

A `bug` joker is counted as an ace. A `wild` joker joins the largest group, the highest rank among equals.

The facts are read off the sum of the cards' keys, three bits a rank: the ranks held once, twice, three, four
and five times are each a set of bits, one at every rank's place.
"""

from __future__ import annotations

from typing import Literal, get_args

from .cards import ACE
from .ranking import JOKER_KEY, JokerMode, rank_key

Shape = Literal[
    "no pair",
    "pair",
    "two pair",
    "three pair",
    "trips",
    "two trips",
    "full house",
    "trips and two pair",
    "quads",
    "quads and pair",
    "quads and trips",
    "five of a kind",
]
SHAPES: tuple[Shape, ...] = get_args(Shape)

_BY_GROUPS: dict[tuple[int, int, int, int], Shape] = {  # how many fives, quads, trips and pairs
    (0, 0, 0, 0): "no pair",
    (0, 0, 0, 1): "pair",
    (0, 0, 0, 2): "two pair",
    (0, 0, 0, 3): "three pair",
    (0, 0, 1, 0): "trips",
    (0, 0, 2, 0): "two trips",
    (0, 0, 1, 1): "full house",
    (0, 0, 1, 2): "trips and two pair",
    (0, 1, 0, 0): "quads",
    (0, 1, 0, 1): "quads and pair",
    (0, 1, 1, 0): "quads and trips",
    (1, 0, 0, 0): "five of a kind",
    (1, 0, 0, 1): "five of a kind",
}


class Facts:
    """The facts of seven cards. `singles`, `pairs`, `trips`, `quads` and `fives` are sets of ranks as bits;
    `ranks` lists one of them, `lowest` and `highest` name its ends.
    """

    __slots__ = ("fives", "has_joker", "pairs", "quads", "shape", "singles", "trips")

    def __init__(self, keys: int, joker: JokerMode) -> None:
        self.has_joker = keys >= JOKER_KEY
        if self.has_joker:
            keys -= JOKER_KEY
            keys += _ACE_KEY if joker == "bug" else _largest_group(keys)
        ones, twos, fours = keys & _EVERY_RANK, keys >> 1 & _EVERY_RANK, keys >> 2 & _EVERY_RANK
        self.singles = ones & ~twos & ~fours
        self.pairs = twos & ~ones
        self.trips = twos & ones
        self.quads = fours & ~ones
        self.fives = fours & ones
        self.shape: Shape = _BY_GROUPS[
            self.fives.bit_count(), self.quads.bit_count(), self.trips.bit_count(), self.pairs.bit_count()
        ]


def ranks(held: int) -> tuple[int, ...]:
    """The ranks of a set of bits, highest first."""
    return tuple(rank for rank in range(ACE, 1, -1) if held & rank_key(rank))


def highest(held: int) -> int:
    """The bit of the highest rank of a set; 0 of an empty one."""
    return held and 1 << held.bit_length() - 1


def lowest(held: int) -> int:
    """The bit of the lowest rank of a set; 0 of an empty one."""
    return held & -held


_ACE_KEY = rank_key(ACE)
_EVERY_RANK = sum(rank_key(rank) for rank in range(2, ACE + 1))


def _largest_group(keys: int) -> int:
    """The key of the rank held most often, the highest among equals: the one a wild joker joins."""
    return max(map(rank_key, range(2, ACE + 1)), key=lambda key: (keys // key & 7, key))
