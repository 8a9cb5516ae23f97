"""The classes of hands: that they are all the hands, each once, and as many as said.

Counted again here by laying out the suits of every pattern of ranks card by card.
"""

from collections import Counter
from itertools import combinations, product
from math import comb, prod

import pytest
from hypothesis import given

from paigow_train.game.cards import DECK, Card
from paigow_train.game.census import CLASSES, HANDS, classes
from tests.game.hands import seven_cards

Ranks = tuple[int, ...]
Key = tuple[bool, Ranks, Ranks]
_FACES = {(card.rank, card.suit): card for card in DECK}


def key_of(cards: tuple[Card, ...]) -> Key:
    """What a class is: the joker, the ranks in a suit that can make a flush, the other ranks."""
    ranks = sorted([(card.rank, card.suit) for card in cards if card.suit], reverse=True)
    joker = len(ranks) < len(cards)
    suits = [suit for _, suit in ranks]
    for flush in "shdc":
        if suits.count(flush) + joker >= 5:
            suited = tuple([rank for rank, suit in ranks if suit == flush])
            return joker, suited, tuple([rank for rank, suit in ranks if suit != flush])
    return joker, (), tuple([rank for rank, _ in ranks])


@pytest.fixture(scope="module")
def census() -> dict[Key, int]:
    found: dict[Key, int] = {}
    for each in classes():
        key = key_of(each.cards)
        assert key not in found, f"{each.cards} stands for a class that another hand has stood for"
        found[key] = each.hands
    return found


def test_there_are_292253_classes_of_154143080_hands(census):
    assert len(census) == CLASSES == 292_253
    assert sum(census.values()) == HANDS == comb(53, 7) == 154_143_080


def test_classes_of_the_same_ranks_share_out_all_the_hands_of_those_ranks(census):
    """A rank held n times takes its suits in C(4, n) ways."""
    by_ranks: Counter[tuple[bool, Ranks]] = Counter()
    for (joker, suited, others), hands in census.items():
        by_ranks[joker, tuple(sorted(suited + others))] += hands
    for (_, ranks), hands in by_ranks.items():
        assert hands == prod(comb(4, ranks.count(rank)) for rank in set(ranks))


SIZES_OF_SEVEN = [
    (1, 1, 1, 1, 1, 1, 1), (2, 1, 1, 1, 1, 1), (2, 2, 1, 1, 1), (2, 2, 2, 1), (3, 1, 1, 1, 1), (3, 2, 1, 1),
    (3, 2, 2), (3, 3, 1), (4, 1, 1, 1), (4, 2, 1), (4, 3),
]  # fmt: skip
SIZES_OF_SIX = [
    (1, 1, 1, 1, 1, 1), (2, 1, 1, 1, 1), (2, 2, 1, 1), (2, 2, 2), (3, 1, 1, 1), (3, 2, 1), (3, 3),
    (4, 1, 1), (4, 2),
]  # fmt: skip


@pytest.mark.parametrize("sizes", SIZES_OF_SEVEN + SIZES_OF_SIX, ids=str)
def test_every_pattern_of_ranks_laid_out_suit_by_suit_gives_the_classes_and_their_numbers(census, sizes):
    """The patterns are all the ways in which six or seven cards fall into groups of four at most."""
    joker = (DECK[0],) * (7 - sum(sizes))
    suits_of_each = [combinations("shdc", size) for size in sizes]
    laid: Counter[Key] = Counter()
    for suits_held in product(*suits_of_each):
        faces = [(14 - place, suit) for place, suits in enumerate(suits_held) for suit in suits]
        laid[key_of((*joker, *[_FACES[face] for face in faces]))] += 1
    assert laid == {key: census[key] for key in laid}


@given(seven_cards)
def test_whatever_is_dealt_is_of_one_of_the_classes(census, hand):
    assert key_of(hand) in census
