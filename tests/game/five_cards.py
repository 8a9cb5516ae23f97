"""Every five cards there are, one of each kind, and how many of the kind the deck holds.

Five cards differ by suits only in being of one suit or not. So a kind is the ranks, suited or not, with or
without the joker; the counts follow from choosing suits rank by rank.
"""

from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import combinations_with_replacement
from math import comb, prod

from paigow_train.game.cards import DECK, JOKER, Card

RANKS = range(2, 15)
_FACES = {(card.rank, card.suit): card for card in DECK}


@cache
def every_five() -> tuple[tuple[tuple[Card, ...], int], ...]:
    """Pairs of five cards and the number of hands like them."""
    return tuple(_every_five())


def _every_five() -> Iterator[tuple[tuple[Card, ...], int]]:
    for joker in ((), (JOKER,)):
        for ranks in combinations_with_replacement(RANKS, 5 - len(joker)):
            sizes = Counter(ranks)
            if max(sizes.values()) > 4:
                continue
            suited = 4 if max(sizes.values()) == 1 else 0
            if suited:
                yield (*joker, *[_FACES[rank, "s"] for rank in ranks]), suited
            yield (*joker, *_unsuited(ranks)), prod(comb(4, size) for size in sizes.values()) - suited


def _unsuited(ranks: tuple[int, ...]) -> Iterator[Card]:
    for place, rank in enumerate(ranks):
        yield _FACES[rank, "shdc"[place % 4]]
