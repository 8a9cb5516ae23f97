"""Hands to try: for Hypothesis, and at random from a fixed seed."""

from collections.abc import Iterator
from itertools import permutations
from random import Random

from hypothesis import strategies as st

from paigow_train.game.cards import DECK, JOKER, SUITS, Card, in_order
from paigow_train.game.splits import Split

cards = st.sampled_from(DECK)


def some_cards(least: int, most: int) -> st.SearchStrategy[tuple[Card, ...]]:
    return st.lists(cards, min_size=least, max_size=most, unique=True).map(tuple)


seven_cards = some_cards(7, 7)
set_hands = seven_cards.map(lambda seven: Split.of(seven[:2], seven[2:]))
set_hands_of_any_count = st.builds(
    lambda dealt, front: Split.of(dealt[:front], dealt[front:]), some_cards(1, 9), st.integers(0, 9)
)
suit_changes = st.sampled_from([dict(zip(SUITS, order, strict=True)) for order in permutations(SUITS)])
_BY_FACE = {(card.rank, card.suit): card for card in DECK}


def with_suits_renamed(hand: tuple[Card, ...], change: dict[str, str]) -> tuple[Card, ...]:
    return tuple(card if card.is_joker else _BY_FACE[card.rank, change[card.suit]] for card in hand)


def random_hands(number: int, *, joker: bool, seed: int = 53) -> Iterator[tuple[Card, ...]]:
    """Seven cards at a time, in canonical order: by thirds from the whole deck, from two suits (flushes and
    straight flushes are common there) and from five ranks (so are pairs, trips and quads)."""
    rng = Random(seed)
    naturals = [card for card in DECK if not card.is_joker]
    for turn in range(number):
        suits, ranks = rng.sample(SUITS, 2), rng.sample(range(2, 15), 5)
        packs = (
            naturals,
            [card for card in naturals if card.suit in suits],
            [card for card in naturals if card.rank in ranks],
        )
        dealt = rng.sample(packs[turn % 3], 6 if joker else 7)
        yield in_order([*dealt, JOKER] if joker else dealt)
