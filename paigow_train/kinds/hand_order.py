"""What decides between five-card hands: the place of each, and the rule that puts it there."""

from __future__ import annotations

from collections.abc import Sequence

from paigow_train.game.cards import JOKER, Card
from paigow_train.game.ranking import WHEEL_TOP, ranking
from paigow_train.house.house import House

from .hand_traps import top_of
from .kind import RuleWords

CATEGORY, GROUPS, KICKERS = "category-first", "groups-before-kickers", "kickers"
FLUSHES, STRAIGHTS_BY_TOP, WHEEL = "flush-card-by-card", "straights-by-top-card", "place-of-the-wheel"
JOKER_FLUSH, JOKER_STRAIGHT = "joker-in-flush", "joker-in-straight"
JOKER_ACE, JOKER_WILD, EQUAL = "joker-as-ace", "joker-any-card", "equal-hands"

_STRAIGHTS = ("straight", "straight flush", "royal flush")
_GROUPED_RANKS = {"pair": 1, "two pair": 2, "three of a kind": 1, "full house": 2, "four of a kind": 1}
"""How many of the ranks of a hand's value are those of its groups."""

Hand = tuple[Card, ...]


def order_words(house: House) -> tuple[RuleWords, ...]:
    """What can decide between hands at this house, a sentence each."""
    joker = (
        RuleWords(
            JOKER_ACE, "A joker that completes no straight and no flush is an ace, and pairs only aces."
        )
        if house.joker == "bug"
        else RuleWords(JOKER_WILD, "The joker stands for whichever card makes the best hand.")
    )
    wheels = {
        "second highest": "The wheel, A-2-3-4-5, stands between the straights to the ace and to the king.",
        "lowest": "The wheel, A-2-3-4-5, is the lowest straight, under the six-high one.",
    }
    return (
        RuleWords(CATEGORY, "The category decides before any rank does."),
        RuleWords(GROUPS, "Within a category the groups decide, trips before pairs, higher before lower."),
        RuleWords(KICKERS, "Equal groups are decided by the kickers, the highest one first."),
        RuleWords(FLUSHES, "Flushes are compared card by card from the top; their sum means nothing."),
        RuleWords(STRAIGHTS_BY_TOP, "Straights are compared by their highest card."),
        RuleWords(WHEEL, wheels[house.wheel]),
        RuleWords(
            JOKER_FLUSH, "In a flush the joker is the highest card missing from it, never a second ace."
        ),
        RuleWords(JOKER_STRAIGHT, "In a straight the joker is the rank that makes the best one."),
        joker,
        RuleWords(EQUAL, "Hands equal in all five ranks are equal: suits never count."),
    )


def decider(one: Hand, other: Hand, house: House) -> str:
    """The id of what decides between two hands."""
    order = house.ranking
    values = order.back_value(one), order.back_value(other)
    if values[0] == values[1]:
        return EQUAL
    categories = tuple(map(order.category_of, values))
    joker = JOKER in one or JOKER in other
    if joker and (categories[0] == categories[1] or _hangs_on_the_joker(one, other, house)):
        if categories[0] in _STRAIGHTS:
            return JOKER_STRAIGHT
        return JOKER_FLUSH if categories[0] == "flush" else JOKER_ACE if house.joker == "bug" else JOKER_WILD
    if categories[0] != categories[1]:
        return CATEGORY
    if categories[0] in _STRAIGHTS:
        return WHEEL if WHEEL_TOP in [top_of(value, order) for value in values] else STRAIGHTS_BY_TOP
    if categories[0] == "flush":
        return FLUSHES
    grouped = _GROUPED_RANKS.get(categories[0], 0)
    shift = 20 - 4 * grouped
    return KICKERS if values[0] >> shift == values[1] >> shift else GROUPS


def _hangs_on_the_joker(one: Hand, other: Hand, house: House) -> bool:
    """Whether the hands would change places if the joker played by the other rule."""
    here = house.ranking.back_value
    there = ranking("wild" if house.joker == "bug" else "bug", house.wheel).back_value
    return (here(one) > here(other)) != (there(one) > there(other))


def places(hands: Sequence[Hand], house: House) -> tuple[int, ...]:
    """The place of each hand, the highest 1; equal hands share one, and the next hand takes the next."""
    values = [house.ranking.back_value(hand) for hand in hands]
    order = sorted(set(values), reverse=True)
    return tuple(order.index(value) + 1 for value in values)


def deciders(hands: Sequence[Hand], house: House) -> tuple[str, ...]:
    """For each hand what puts it in its place: what decides between it and the next above, or below."""
    placed = places(hands, house)
    found = []
    for hand, place in zip(hands, placed, strict=True):
        beside = place if placed.count(place) > 1 else place - 1 or 2
        others = [each for each, at in zip(hands, placed, strict=True) if at == beside and each is not hand]
        found.append(decider(hand, others[0], house))
    return tuple(found)
