"""A second opinion on seven cards, slow and plain, written from the rules and sharing no code with the game.

Cards are text (`As`, `Jk`). A joker is tried as every one of the 52 cards; a hand's worth is a tuple, the
category first and then the ranks that decide, so that Python's own order of tuples is the order of hands.
"""

from itertools import combinations, product
from typing import NamedTuple

RANKS = "23456789TJQKA"
FACES = [(rank, suit) for rank in range(2, 15) for suit in "shdc"]
HIGH_CARD, PAIR, TWO_PAIR, TRIPS, STRAIGHT, FLUSH, FULL_HOUSE, QUADS, STRAIGHT_FLUSH, ROYAL, FIVES = range(11)
CATEGORIES = [
    "high card", "pair", "two pair", "three of a kind", "straight", "flush", "full house", "four of a kind",
    "straight flush", "royal flush",
]  # fmt: skip
COMPLETE = {STRAIGHT, FLUSH, STRAIGHT_FLUSH, ROYAL}
OF_A_KIND = {
    (1, 1, 1, 1, 1): HIGH_CARD, (2, 1, 1, 1): PAIR, (2, 2, 1): TWO_PAIR, (3, 1, 1): TRIPS, (3, 2): FULL_HOUSE,
    (4, 1): QUADS, (5,): FIVES,
}  # fmt: skip

Face = tuple[int, str]
Worth = tuple[int, ...]


class Table(NamedTuple):
    """The rules of one table that change a ranking."""

    joker: str
    wheel: str


TABLES = [Table(*each) for each in product(["bug", "wild"], ["second highest", "lowest"])]


def back_worth(cards: tuple[str, ...], table: Table) -> Worth:
    """Five cards by the best card a joker among them can be."""
    naturals = _faces(cards)
    if len(naturals) == 5:
        return _five(naturals, table.wheel)
    worths = []
    for joker in FACES:
        worth = _five([*naturals, joker], table.wheel)
        if table.joker == "wild" or joker[0] == 14 or worth[0] in COMPLETE:
            worths.append(worth)
    return max(worths)


def front_worth(cards: tuple[str, ...], table: Table) -> Worth:
    """Two cards by the best card a joker among them can be: straights and flushes do not exist in front."""
    naturals = _faces(cards)
    if len(naturals) == 2:
        return _two(naturals)
    jokers = FACES if table.joker == "wild" else [(14, suit) for suit in "shdc"]
    return max(_two([*naturals, joker]) for joker in jokers)


def category(worth: Worth, table: Table) -> str:
    if worth[0] == FIVES:
        return "five of a kind" if table.joker == "wild" else "five aces"
    return CATEGORIES[worth[0]]


def is_foul(front: Worth, back: Worth) -> bool:
    """A front that is the beginning of the back is a shorter tuple, and so the lower of the two: legal."""
    return front > back


def splits(cards: tuple[str, ...]) -> list[tuple[tuple[str, ...], tuple[str, ...]]]:
    """The 21 ways to lay two of the seven in front, in the order of the cards given."""
    return [(front, tuple(card for card in cards if card not in front)) for front in combinations(cards, 2)]


def _faces(cards: tuple[str, ...]) -> list[Face]:
    return [(RANKS.index(card[0]) + 2, card[1]) for card in cards if card != "Jk"]


def _two(faces: list[Face]) -> Worth:
    (one, _), (other, _) = faces
    return (PAIR, one) if one == other else (HIGH_CARD, max(one, other), min(one, other))


def _five(faces: list[Face], wheel: str) -> Worth:
    ranks = sorted([rank for rank, _ in faces], reverse=True)
    groups = sorted(set(ranks), key=lambda rank: (ranks.count(rank), rank), reverse=True)
    kind = OF_A_KIND[tuple([ranks.count(rank) for rank in groups])]
    if kind != HIGH_CARD:
        return (kind, *groups)
    suited = len({suit for _, suit in faces}) == 1
    if ranks[0] - ranks[4] == 4:
        top = ranks[0]
        if suited:
            return (ROYAL, top) if top == 14 else (STRAIGHT_FLUSH, 2 * top)
        return STRAIGHT, 2 * top
    if ranks == [14, 5, 4, 3, 2]:  # between the king-high (26) and the ace-high straight (28), or below all
        return STRAIGHT_FLUSH if suited else STRAIGHT, 27 if wheel == "second highest" else 0
    return (FLUSH if suited else HIGH_CARD, *ranks)
