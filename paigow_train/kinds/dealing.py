"""Deals: hands drawn at random, and hands drawn uniformly from those that one rule decides.

A rule's own hands need no list of them. Hands of the right shape are drawn uniformly - ranks by the number of
ways their suits can fall, then suits - until one is decided by the rule.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from math import comb, prod
from random import Random
from typing import Literal, NewType, TypeAlias, TypeVar

from paigow_train.game.cards import ACE, DECK, HAND_SIZE, JOKER, SUITS, Card
from paigow_train.game.facts import Facts, Shape
from paigow_train.game.ranking import JokerMode
from paigow_train.game.splits import Spread
from paigow_train.house.conditions import shapes_of
from paigow_train.house.house import House

Mix: TypeAlias = Literal["natural", "even"] | Mapping[str, int]
"""How rules come up: as the cards fall, each rule as often as any other, or by weights: rule id -> weight."""
Percent = NewType("Percent", int)

_CARDS = {(card.rank, card.suit): card for card in DECK}
_MOST_DRAWS = 200_000
DrawnT = TypeVar("DrawnT")


class DealError(RuntimeError):
    """A deal that was asked for and cannot be made; the message says which."""


_SIZES: dict[Shape, tuple[tuple[int, ...], ...]] = {
    "no pair": ((1, 1, 1, 1, 1, 1, 1),),
    "pair": ((2, 1, 1, 1, 1, 1),),
    "two pair": ((2, 2, 1, 1, 1),),
    "three pair": ((2, 2, 2, 1),),
    "trips": ((3, 1, 1, 1, 1),),
    "two trips": ((3, 3, 1),),
    "full house": ((3, 2, 1, 1),),
    "trips and two pair": ((3, 2, 2),),
    "quads": ((4, 1, 1, 1),),
    "quads and pair": ((4, 2, 1),),
    "quads and trips": ((4, 3),),
    "five of a kind": ((5, 1, 1), (5, 2)),
}


@dataclass(frozen=True, slots=True)
class _Pattern:
    """Hands of one make: how many of each rank, with a joker or without, and how many hands there are.

    `aces` are the natural aces where their number is fixed by a joker that counts as an ace.
    """

    sizes: tuple[int, ...]
    joker: bool
    aces: int
    hands: int


def any_hand(rng: Random) -> tuple[Card, ...]:
    """Seven cards of the 53, each hand as likely as any other, in the order dealt."""
    return tuple(rng.sample(DECK, HAND_SIZE))


def hand_of_shape(rng: Random, shapes: Sequence[Shape], joker: JokerMode) -> tuple[Card, ...]:
    """Seven cards of one of the shapes, each such hand as likely as any other, in the order dealt."""
    patterns = [pattern for shape in shapes for pattern in _patterns(shape, joker)]
    pattern = rng.choices(patterns, weights=[each.hands for each in patterns])[0]
    by_size = [(ACE, pattern.aces)] if pattern.joker and joker == "bug" else []
    free = [rank for rank in range(2, ACE + 1) if (rank, pattern.aces) not in by_size]
    by_size += zip(rng.sample(free, len(pattern.sizes)), pattern.sizes, strict=True)
    cards = [_CARDS[rank, suit] for rank, size in by_size for suit in rng.sample(SUITS, size)]
    cards += [JOKER] if pattern.joker else []
    rng.shuffle(cards)
    return tuple(cards)


@cache
def _patterns(shape: Shape, joker: JokerMode) -> tuple[_Pattern, ...]:
    patterns = [_pattern(sizes, False, 0, 13) for sizes in _SIZES[shape]]
    for sizes in _SIZES[shape]:
        if joker == "bug":  # the joker is one of the aces
            for aces in sorted(set(sizes)):
                others = list(sizes)
                others.remove(aces)
                patterns.append(_pattern(tuple(others), True, aces - 1, 12))
        else:  # the joker has joined the largest group
            naturals = (sizes[0] - 1, *sizes[1:])
            if max(naturals) == naturals[0]:
                patterns.append(_pattern(tuple(size for size in naturals if size), True, 0, 13))
    return tuple(pattern for pattern in patterns if pattern.hands)


def _pattern(sizes: tuple[int, ...], joker: bool, aces: int, free: int) -> _Pattern:
    ranks = 1
    for size in set(sizes):
        ranks *= comb(free, sizes.count(size))
        free -= sizes.count(size)
    suits = comb(len(SUITS), aces) * prod(comb(len(SUITS), size) for size in sizes)
    return _Pattern(sizes, joker, aces, ranks * suits)


def until(draw: Callable[[], DrawnT], wanted: Callable[[DrawnT], bool], what: str) -> DrawnT:
    """Draw until what is drawn is wanted; raises `DealError` naming `what` when it never is."""
    for _ in range(_MOST_DRAWS):
        drawn = draw()
        if wanted(drawn):
            return drawn
    raise DealError(f"No deal of {what} was found in {_MOST_DRAWS:,} draws.")


def hand_for_rule(rng: Random, house: House, rule_id: str) -> tuple[Card, ...]:
    """Seven cards that the rule of the house's way decides, each such hand as likely as any other."""
    assert house.way is not None, "only a house with a way has rules"
    shapes = shapes_of(house.way.rule(rule_id).when)
    return until(
        lambda: hand_of_shape(rng, shapes, house.joker),
        lambda cards: house.decide(cards).rule.id == rule_id,
        f'hands for the rule "{rule_id}" of {house.name}',
    )


def shape_of(cards: Sequence[Card], house: House) -> Shape:
    return Facts(Spread(cards, house.ranking).keys, house.joker).shape


def pick_rule(rng: Random, mix: Mix, natural: Mapping[str, int]) -> str:
    """The rule to deal for: by `natural` weights, evenly among those rules, or by the mix's own weights."""
    weights = natural if mix == "natural" else dict.fromkeys(natural, 1) if mix == "even" else mix
    rules = [rule for rule, weight in weights.items() if weight > 0]
    return rng.choices(rules, weights=[weights[rule] for rule in rules])[0]
