"""All 154,143,080 hands of seven, counted by class.

Suits matter only through flushes. So a class is the ranks held in the one suit that can still make a flush
(five cards or more, four beside the joker) with the ranks of the other cards, or the ranks alone where no
flush can be made. Every hand of a class is set and paid alike, so deciding one of each class proves a house
way over the whole deck. There are 292,253 classes; `classes` gives each with its exact number of hands.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from itertools import combinations, combinations_with_replacement
from math import comb, prod
from typing import NamedTuple

from .cards import ACE, DECK, HAND_SIZE, JOKER, SUITS, Card
from .splits import BACK_SIZE

HANDS = comb(len(DECK), HAND_SIZE)
CLASSES = 292_253

_RANKS = range(ACE, 1, -1)
_ROYAL = frozenset(range(10, ACE + 1))
_CARDS = {(card.rank, card.suit): card for card in DECK}
_FLUSH_SUIT, _OTHER_SUITS = SUITS[0], SUITS[1:]
Ranks = tuple[int, ...]


class HandClass(NamedTuple):
    """One hand of a class, and how many hands the class has."""

    cards: tuple[Card, ...]
    hands: int


def classes(match: tuple[int, int] | None = None) -> Iterator[HandClass]:
    """Every class of seven-card hands, each with a hand of it and its number of hands.

    With `match`, two ranks, a class of hands that hold a royal flush beside those two ranks is given as two:
    the two of one suit, and not. (The royal match is the one thing paid that asks for more than flushes.)
    """
    for joker in (False, True):
        naturals = HAND_SIZE - joker
        flush = BACK_SIZE - joker
        held = (JOKER,) if joker else ()
        for ranks in combinations_with_replacement(_RANKS, naturals):
            if _most(ranks) <= len(SUITS):
                yield HandClass(held + _without_flush(ranks), _hands_without_flush(_sizes(ranks), flush))
        for suited_count in range(flush, naturals + 1):
            for suited in combinations(_RANKS, suited_count):
                for others in combinations_with_replacement(_RANKS, naturals - suited_count):
                    if _most(others) <= len(_OTHER_SUITS):
                        yield from _with_flush(held, suited, others, match)


def _with_flush(
    held: tuple[Card, ...], suited: Ranks, others: Ranks, match: tuple[int, int] | None
) -> Iterator[HandClass]:
    hands = len(SUITS) * prod(comb(len(_OTHER_SUITS), size) for size in _sizes(others))
    cards = held + tuple([_CARDS[rank, _FLUSH_SUIT] for rank in suited])
    if match is not None and _ROYAL.issuperset(suited) and others == tuple(sorted(match, reverse=True)):
        together = len(SUITS) * len(_OTHER_SUITS)
        yield HandClass(cards + tuple([_CARDS[rank, _OTHER_SUITS[0]] for rank in others]), together)
        hands -= together
    yield HandClass(cards + _in_turn(others, _OTHER_SUITS), hands)


def _without_flush(ranks: Ranks) -> tuple[Card, ...]:
    """A hand of these ranks that no suit dominates: the suits go round and round."""
    return _in_turn(ranks, SUITS)


def _in_turn(ranks: Ranks, suits: Sequence[str]) -> tuple[Card, ...]:
    return tuple([_CARDS[rank, suits[turn % len(suits)]] for turn, rank in enumerate(ranks)])


def _most(ranks: Ranks) -> int:
    return max([ranks.count(rank) for rank in ranks], default=0)


def _sizes(ranks: Ranks) -> tuple[int, ...]:
    """How often each rank is held, largest first."""
    return tuple(sorted([ranks.count(rank) for rank in set(ranks)], reverse=True))


@cache
def _hands_without_flush(sizes: tuple[int, ...], flush: int) -> int:
    """In how many ways groups of these sizes take suits so that no suit is held `flush` times or more.

    At most one suit can be, so the hands with a flush are counted suit by suit: a group either takes the
    suit, and the rest of it from the other three, or does not.
    """
    by_suited = [1]  # by_suited[n]: ways with n cards of the one suit
    for size in sizes:
        takes, leaves = comb(3, size - 1), comb(3, size)
        longer = [ways * leaves for ways in by_suited] + [0]
        for count, ways in enumerate(by_suited):
            longer[count + 1] += ways * takes
        by_suited = longer
    every = prod(comb(len(SUITS), size) for size in sizes)
    return every - len(SUITS) * sum(by_suited[flush:])
