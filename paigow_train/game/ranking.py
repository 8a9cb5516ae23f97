"""What beats what: hands of five behind and of two in front, ranked on one scale.

The ranking is two lists that can be read aloud, `CATEGORIES` and `STRAIGHTS`; a house that ranks the wheel
lowest exchanges a line. From the lists a table is built once per ranking. Its keys are sums over the cards,
so the key of a back is the key of all seven cards less the front's, and a hand's value is one look-up.

A value is the category, then up to five ranks, the one that decides first in the highest place. Fronts and
backs share the scale, so a front outranks a back exactly when its value is the greater: where a front is the
beginning of the back (8-8 before 8-8-K-5-3) the back's further cards make it higher.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import combinations, combinations_with_replacement
from typing import Literal

from .cards import ACE, DECK, Card
from .names import back_name, front_name

JokerMode = Literal["bug", "wild"]
Wheel = Literal["second highest", "lowest"]
Fives = Literal["highest", "below straight flush"]
EqualPairs = Literal["legal", "foul"]

CATEGORIES = (
    "high card",
    "pair",
    "two pair",
    "three of a kind",
    "straight",
    "flush",
    "full house",
    "four of a kind",
    "straight flush",
    "royal flush",
)
"""Weakest first; five of a kind joins them where a joker makes it (`Ranking.categories`)."""

WHEEL_TOP = 5
STRAIGHTS: dict[Wheel, tuple[int, ...]] = {
    "second highest": (6, 7, 8, 9, 10, 11, 12, 13, WHEEL_TOP, ACE),
    "lowest": (WHEEL_TOP, 6, 7, 8, 9, 10, 11, 12, 13, ACE),
}
"""The highest card of each straight, weakest straight first. The wheel is 5-4-3-2-A, its five on top."""

COMPLETE = ("straight", "flush", "straight flush", "royal flush")

CATEGORY_SHIFT = 20
VALUE_MASK = (1 << CATEGORY_SHIFT + 4) - 1
_PLACES = (16, 12, 8, 4, 0)
_RANKS = range(2, ACE + 1)


def rank_key(rank: int) -> int:
    """What a card adds to a key: three bits a rank, so that a sum counts how often each is held."""
    return 1 << 3 * (rank - 2)


JOKER_KEY = rank_key(ACE + 1)
CARD_KEY = {card: JOKER_KEY if card.is_joker else rank_key(card.rank) for card in DECK}


@dataclass(frozen=True, slots=True)
class Made:
    """What a back or a front makes: its `value` on the common scale, its category and its name in words."""

    value: int
    category: str
    name: str

    def __str__(self) -> str:
        return self.name


class Ranking:
    """The order of hands at one table; get it from `ranking`, which builds each order once.

    `joker`: `bug` completes straights and flushes and is otherwise an ace; `wild` stands for any card.
    `wheel`: where A-2-3-4-5 stands among straights. `fives`: where five of a kind stands under a wild joker.
    `equal_pairs`: whether a pair in front of the same pair behind is legal.
    """

    def __init__(self, joker: JokerMode, wheel: Wheel, fives: Fives, equal_pairs: EqualPairs) -> None:
        self.joker, self.wheel, self.fives, self.equal_pairs = joker, wheel, fives, equal_pairs
        self.five = "five aces" if joker == "bug" else "five of a kind"
        place = CATEGORIES.index("straight flush") if fives == "below straight flush" else len(CATEGORIES)
        self.categories = (*CATEGORIES[:place], self.five, *CATEGORIES[place:])
        self.straights = STRAIGHTS[wheel]
        self._level = {category: level for level, category in enumerate(self.categories)}
        self._straight_place = {
            _straight_ranks(top): place for place, top in enumerate(self.straights, start=1)
        }
        self.complete_levels = frozenset(self._level[category] for category in COMPLETE)
        self._made_backs: dict[int, Made] = {}
        self.fronts = self._front_table()
        self.backs = self._back_table()
        self.suited_backs = self._suited_table()

    def least(self, category: str) -> int:
        """The least value of a category: a hand is of it or better when its value is at least this."""
        return self._level[category] << CATEGORY_SHIFT

    def category_of(self, value: int) -> str:
        return self.categories[value >> CATEGORY_SHIFT]

    def back(self, cards: Sequence[Card]) -> Made:
        """What five cards make behind, by the best reading of a joker."""
        return self.made_back(self.back_value(cards))

    def front(self, cards: Sequence[Card]) -> Made:
        """What two cards make in front: a pair or two ranks, never a straight or flush."""
        return self.made_front(self.front_value(cards))

    def back_value(self, cards: Sequence[Card]) -> int:
        key = sum([CARD_KEY[card] for card in cards])
        suits = {card.suit for card in cards if not card.is_joker}
        return (self.suited_backs if len(suits) == 1 else self.backs)[key]

    def front_value(self, cards: Sequence[Card]) -> int:
        return self.fronts[sum([CARD_KEY[card] for card in cards])]

    def made_back(self, value: int) -> Made:
        """The back of that value in words; there are under eight thousand, so each is worded once."""
        made = self._made_backs.get(value)
        if made is None:
            made = self._made_backs[value] = self._word_back(value)
        return made

    def _word_back(self, value: int) -> Made:
        category = self.category_of(value)
        ranks = tuple([value >> place & 15 for place in _PLACES])
        if "straight" in category:
            ranks = (self.straights[ranks[0] - 1],)
        return Made(value, category, back_name(category, ranks))

    def made_front(self, value: int) -> Made:
        category = self.category_of(value)
        return Made(value, category, front_name(value >> _PLACES[0] & 15, value >> _PLACES[1] & 15))

    def front_reaching(self, *ranks: int, pair: bool = False) -> int:
        """The value of a front of these ranks, highest first; `pair` for a pair of the one rank."""
        return self._value("pair" if pair else "high card", ranks)

    def _value(self, category: str, ranks: Iterable[int]) -> int:
        value = self.least(category)
        for rank, place in zip(ranks, _PLACES, strict=False):
            value |= rank << place
        return value

    def _front_table(self) -> dict[int, int]:
        table = {}
        for low, high in combinations_with_replacement(_RANKS, 2):
            ranks = (low,) if low == high else (high, low)
            table[_key((low, high))] = self._value("pair" if low == high else "high card", ranks)
        for rank in _RANKS:
            as_if = rank if self.joker == "wild" else ACE
            table[_key((rank,)) + JOKER_KEY] = table[_key((rank, as_if))]
        return table

    def _back_table(self) -> dict[int, int]:
        table = {
            _key(ranks): self._unsuited(ranks)
            for ranks in combinations_with_replacement(_RANKS, 5)
            if ranks[0] < ranks[-1]
        }
        for ranks in combinations_with_replacement(_RANKS, 4):
            table[_key(ranks) + JOKER_KEY] = max(self._joker_readings(ranks))
        return table

    def _suited_table(self) -> dict[int, int]:
        table = {_key(ranks): self._suited(ranks) for ranks in combinations(_RANKS, 5)}
        for ranks in combinations(_RANKS, 4):
            missing = [rank for rank in _RANKS if rank not in ranks]
            table[_key(ranks) + JOKER_KEY] = max(self._suited((*ranks, rank)) for rank in missing)
        return table

    def _joker_readings(self, ranks: tuple[int, ...]) -> Iterable[int]:
        straight = self._level["straight"]
        for rank in _RANKS:
            value = self._unsuited((*ranks, rank))
            if self.joker == "wild" or rank == ACE or value >> CATEGORY_SHIFT == straight:
                yield value

    def _unsuited(self, ranks: tuple[int, ...]) -> int:
        counts = {rank: ranks.count(rank) for rank in ranks}
        groups = sorted(counts, key=lambda rank: (counts[rank], rank), reverse=True)
        sizes = tuple(counts[rank] for rank in groups)
        if len(groups) == 5:
            place = self._straight_place.get(frozenset(ranks))
            return self._value("straight", (place,)) if place else self._value("high card", groups)
        return self._value(_BY_SIZES.get(sizes, self.five), groups)

    def _suited(self, ranks: tuple[int, ...]) -> int:
        place = self._straight_place.get(frozenset(ranks))
        if place is None:
            return self._value("flush", sorted(ranks, reverse=True))
        royal = self.straights[place - 1] == ACE
        return self._value("royal flush" if royal else "straight flush", (place,))


_BY_SIZES = {
    (2, 1, 1, 1): "pair",
    (2, 2, 1): "two pair",
    (3, 1, 1): "three of a kind",
    (3, 2): "full house",
    (4, 1): "four of a kind",
}


def _key(ranks: Iterable[int]) -> int:
    return sum(map(rank_key, ranks))


def _straight_ranks(top: int) -> frozenset[int]:
    return frozenset(ACE if rank == 1 else rank for rank in range(top - 4, top + 1))


def ranking(
    joker: JokerMode = "bug",
    wheel: Wheel = "second highest",
    fives: Fives = "highest",
    equal_pairs: EqualPairs = "legal",
) -> Ranking:
    """The ranking of these settings, its tables built at the first call."""
    return _built(joker, wheel, fives, equal_pairs)


_built = cache(Ranking)
