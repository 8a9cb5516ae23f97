"""Whether a house way has a rule for every one of the 154,143,080 hands.

Most of it is seen from the ranks alone. A rule that asks only for facts of the ranks, wants no certain front
and keeps what every hand of the shape can keep, takes whatever has those facts. Ranks that no such rule takes
are proved hand by hand, on every class of the census that has them.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import cache, lru_cache
from itertools import combinations_with_replacement
from typing import cast

from paigow_train.game.cards import ACE, HAND_SIZE, SUITS, Card
from paigow_train.game.census import classes
from paigow_train.game.facts import SHAPES, Facts, Shape
from paigow_train.game.ranking import CARD_KEY, JOKER_KEY, JokerMode, Ranking, rank_key
from paigow_train.game.splits import Spread
from paigow_train.house import conditions
from paigow_train.house.conditions import Condition
from paigow_train.house.way import KEEP, NotRuled, Rule, Way

ALWAYS_KEPT: Mapping[Shape, str] = {
    "no pair": "high card",
    "pair": "pair",
    "two pair": "two pair",
    "three pair": "two pair",
    "trips": "trips",
    "two trips": "full house",
    "full house": "full house",
    "trips and two pair": "full house",
    "quads": "quads",
    "quads and pair": "quads",
    "quads and trips": "quads",
    "five of a kind": "five of a kind",
}
"""The most that every hand of a shape can keep behind a legal front, in the words of the rules."""

_SEEN_FROM_RANKS = (
    conditions.HandIs,
    conditions.HighPair,
    conditions.LowPair,
    conditions.PairOf,
    conditions.TripsOf,
    conditions.QuadsOf,
    conditions.SingleOf,
    conditions.HoldsJoker,
)


@dataclass(frozen=True, slots=True)
class Unruled:
    """How many hands of a shape meet no rule, and one of them."""

    shape: Shape
    hands: int
    example: tuple[Card, ...]


def unruled(way: Way, ranking: Ranking) -> tuple[Unruled, ...]:
    """The hands that meet no rule of the way under the choices made of its readings; () where all do."""
    by_shape = {shape: tuple(rule for rule in way.rules if _may_take(rule, shape)) for shape in SHAPES}
    open_shapes = tuple((shape, rules) for shape, rules in by_shape.items() if _open(shape, rules, ranking))
    return _by_census(open_shapes, ranking) if open_shapes else ()


@lru_cache(maxsize=256)
def _by_census(rules_of: tuple[tuple[Shape, tuple[Rule, ...]], ...], ranking: Ranking) -> tuple[Unruled, ...]:
    """The hands of these shapes that meet none of these rules, every class of the census decided once."""
    shape_of = {keys: shape for shape, rules in rules_of for keys in _open(shape, rules, ranking)}
    ways = {
        shape: Way("", "", "", "", tuple(replace(rule, under=()) for rule in rules))
        for shape, rules in rules_of
    }
    found: dict[Shape, Unruled] = {}
    for cards, hands in classes():
        shape = shape_of.get(sum([CARD_KEY[card] for card in cards]))
        if shape is not None:
            try:
                ways[shape].decide(cards, ranking)
            except NotRuled:
                earlier = found.get(shape, Unruled(shape, 0, cards))
                found[shape] = replace(earlier, hands=earlier.hands + hands)
    return tuple(found.values())


@lru_cache(maxsize=1024)
def _open(shape: Shape, rules: tuple[Rule, ...], ranking: Ranking) -> frozenset[int]:
    """The ranks of a shape, as sums of keys, that none of the rules is sure to take whatever the suits."""
    sure = [rule.when for rule in rules if _takes_what_it_is_for(rule, shape, ranking)]
    if any(all(isinstance(fact, conditions.HandIs) for fact in when) for when in sure):
        return frozenset()
    hands = hands_by_shape(ranking.joker)[shape]
    return frozenset(keys for keys, facts in hands if not any(_holds(when, facts) for when in sure))


def _may_take(rule: Rule, shape: Shape) -> bool:
    return shape in conditions.shapes_of(rule.when)


def _takes_what_it_is_for(rule: Rule, shape: Shape, ranking: Ranking) -> bool:
    """Whether the rule, which is for the shape, takes every hand of it that has its other facts as well."""
    return (
        all(isinstance(fact, _SEEN_FROM_RANKS) for fact in rule.when)
        and rule.if_front is None
        and rule.front == "any"
        and _least(rule.keep, ranking) <= _least(ALWAYS_KEPT[shape], ranking)
    )


def _least(keep: str, ranking: Ranking) -> int:
    return ranking.least(ranking.five if keep == "five of a kind" else KEEP[keep])


_UNREAD = cast(Spread, None)  # facts of the ranks never look at the splits


def _holds(when: tuple[Condition, ...], facts: Facts) -> bool:
    return all(fact.holds(facts, _UNREAD) for fact in when)


@cache
def hands_by_shape(joker: JokerMode) -> dict[Shape, list[tuple[int, Facts]]]:
    """The ranks that seven cards can have, as sums of keys, with their facts."""
    hands: dict[Shape, list[tuple[int, Facts]]] = {}
    for held in (0, JOKER_KEY):
        naturals = HAND_SIZE - bool(held)
        for ranks in combinations_with_replacement(range(2, ACE + 1), naturals):
            if all(ranks.count(rank) <= len(SUITS) for rank in ranks):
                keys = held + sum(map(rank_key, ranks))
                facts = Facts(keys, joker)
                hands.setdefault(facts.shape, []).append((keys, facts))
    return hands
