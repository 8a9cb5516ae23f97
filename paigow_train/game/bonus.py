"""What seven cards hold for a bonus wager, however they are set.

The classes are what a posted table may name. Which of them pays, and which counts first, is the house's: the
order of its posted odds.
"""

from __future__ import annotations

from collections.abc import Sequence

from .cards import ACE, HAND_SIZE, Card
from .facts import Facts
from .splits import Spread

SEVEN_CARD_CLASSES = ("royal match", "seven-card straight flush with joker", "seven-card straight flush")
_ROYAL = frozenset(range(10, ACE + 1))
_RUNS = [
    frozenset(ACE if rank == 1 else rank for rank in range(top - 6, top + 1)) for top in range(7, ACE + 1)
]

DEFAULT_MATCH = (13, 12)


def bonus_classes(spread: Spread, match: tuple[int, int] = DEFAULT_MATCH) -> frozenset[str]:
    """Every class the seven cards hold: five-card categories, `three pair` and the seven-card classes.

    `match` is the two ranks that make a royal flush a royal match; the joker may be in the royal, not in
    the match.
    """
    held = set(spread.back_categories)
    cards = spread.cards
    straight_flush = _seven_card_straight_flush(cards)
    if straight_flush:
        held.add(straight_flush)
    if "royal flush" in held and _is_royal_match(cards, match):
        held.add("royal match")
    if Facts(spread.keys, "bug").shape == "three pair":
        held.add("three pair")
    return frozenset(held)


def is_ace_high(spread: Spread) -> bool:
    """Whether the best five of the seven are high card, ace high: ace-high pai gow.

    The joker may be the ace.
    """
    best = spread.best
    return spread.ranking.category_of(best) == "high card" and best >> 16 == ACE


def _seven_card_straight_flush(cards: Sequence[Card]) -> str | None:
    naturals = [card for card in cards if not card.is_joker]
    if len({card.suit for card in naturals}) > 1:
        return None
    ranks = {card.rank for card in naturals}
    if not any(ranks <= run for run in _RUNS):
        return None
    natural = len(naturals) == HAND_SIZE
    return "seven-card straight flush" if natural else "seven-card straight flush with joker"


def _is_royal_match(cards: Sequence[Card], match: tuple[int, int]) -> bool:
    """Whether two suited cards of the match lie beside five that are a royal flush."""
    for suit in {card.suit for card in cards if not card.is_joker}:
        pair = [card for card in cards if card.suit == suit and card.rank in match]
        rest = [card for card in cards if card not in pair]
        suits = {card.suit for card in rest if not card.is_joker}
        if len(pair) == 2 and len(suits) == 1 and {card.rank for card in rest if not card.is_joker} <= _ROYAL:
            return True
    return False
