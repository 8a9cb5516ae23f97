"""What makes seven cards easy to misread: the trap that a hand holds, and what is said of it."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from itertools import combinations

from paigow_train.game.cards import ACE, KING, Card
from paigow_train.game.ranking import COMPLETE, WHEEL_TOP, Ranking
from paigow_train.game.splits import BACK_SIZE, Spread
from paigow_train.house.house import House

from .kind import RuleWords

WHEEL, STEEL_WHEEL, WHEEL_OR_SIX = "wheel-is-a-straight", "steel-wheel", "joker-with-2-3-4-5"
JOKER_STRAIGHT, JOKER_FLUSH = "joker-in-straight", "joker-in-flush"
JOKER_STRAIGHT_FLUSH = "joker-in-straight-flush"
JOKER_JOINS_ACES, JOKER_ALONE, JOKER_PAIRS_NOTHING = (
    "joker-joins-aces",
    "joker-ace-high",
    "joker-pairs-nothing",
)
FIVE_ACES, FIVE_OF_A_KIND, JOKER_WILD = "five-aces", "five-of-a-kind", "joker-any-card"
STRAIGHT_AND_FLUSH, TRIPS_AND_STRAIGHT = "straight-and-flush", "trips-and-straight"
TWO_TRIPS, THREE_PAIRS = "two-sets-of-trips", "three-pairs-kicker"
LONG_STRAIGHT, NO_WRAP, PLAIN = "long-straight", "no-way-round-the-ace", "no-trap"

TWO_TO_FIVE = frozenset({2, 3, 4, WHEEL_TOP})
AROUND_THE_ACE = tuple(
    frozenset(ranks) for ranks in ((11, 12, KING, ACE, 2), (12, KING, ACE, 2, 3), (KING, ACE, 2, 3, 4))
)
RUNS_OF_SIX = tuple(
    frozenset(ACE if rank == 1 else rank for rank in range(low, low + 6)) for low in range(1, ACE - 4)
)
_WHEELS = {
    "second highest": "second only to the straight to the ace",
    "lowest": "the lowest of the straights",
}


def trap_words(house: House) -> tuple[RuleWords, ...]:
    """The traps that the house's ranking knows, a sentence each."""
    bug = {
        JOKER_JOINS_ACES: "Beside an ace the joker is one more ace.",
        JOKER_ALONE: "A joker that completes nothing is an ace: with no pair the hand is ace high.",
        JOKER_PAIRS_NOTHING: "The joker pairs nothing but aces: beside any other cards it is an ace itself.",
        FIVE_ACES: "Four aces and the joker are five aces, above everything else.",
    }
    highest = "the highest hand there is" if house.fives == "highest" else "below the straight flush"
    wild = {
        JOKER_WILD: "The joker stands for any card, so it joins the largest group, of equals the highest.",
        FIVE_OF_A_KIND: f"Four of a kind and the joker are five of a kind, {highest}.",
    }
    with_low = "the wheel" if house.wheel == "second highest" else "six high"
    says = {
        **(bug if house.joker == "bug" else wild),
        JOKER_STRAIGHT: "The joker completes a straight, as whichever rank makes the best one.",
        JOKER_FLUSH: "The joker completes a flush, as the highest card missing from it.",
        JOKER_STRAIGHT_FLUSH: "The joker completes a straight flush or a royal flush.",
        WHEEL_OR_SIX: f"2-3-4-5 with the joker makes the better of wheel and six high: here {with_low}.",
        WHEEL: f"A-2-3-4-5 is a straight, the wheel: {_WHEELS[house.wheel]}.",
        STEEL_WHEEL: "A-2-3-4-5 of one suit is a straight flush.",
        STRAIGHT_AND_FLUSH: "A straight and a flush of different cards are no straight flush: a flush.",
        TRIPS_AND_STRAIGHT: "In the ranking of hands a straight is above three of a kind.",
        TWO_TRIPS: "Two sets of trips are a full house, the higher set over a pair of the lower.",
        THREE_PAIRS: "Of three pairs the two highest count, with the highest other card, paired or not.",
        LONG_STRAIGHT: "Of more than five cards in a row the highest five count.",
        NO_WRAP: "No straight goes round the ace: an ace is its highest card or its lowest.",
        PLAIN: "Category first, then the ranks that make it, then the kickers.",
    }
    return tuple(RuleWords(trap, say) for trap, say in says.items())


def trap_of(spread: Spread) -> str:
    """The trap that seven cards hold: the id of the rule by which they are read right."""
    cards, ranking = spread.cards, spread.ranking
    category = ranking.category_of(spread.best)
    ranks = {card.rank for card in cards}
    held = spread.back_categories
    if category == "flush" and "straight" in held:
        return STRAIGHT_AND_FLUSH
    if category == "straight" and _only_two_to_five(ranks) and top_of(spread.best, ranking) <= WHEEL_TOP + 1:
        return WHEEL_OR_SIX
    if category in ("straight", "straight flush") and top_of(spread.best, ranking) == WHEEL_TOP:
        return STEEL_WHEEL if category == "straight flush" else WHEEL
    if 0 in ranks:
        return _joker_trap(spread, category, ranks)
    if category == "straight":
        if "three of a kind" in held:
            return TRIPS_AND_STRAIGHT
        return LONG_STRAIGHT if any(run <= ranks for run in RUNS_OF_SIX) else PLAIN
    if category == "full house" and _sizes(cards)[:2] == [3, 3]:
        return TWO_TRIPS
    if category == "two pair" and _sizes(cards)[:3] == [2, 2, 2]:
        return THREE_PAIRS
    if category in ("high card", "pair") and any(run <= ranks for run in AROUND_THE_ACE):
        return NO_WRAP
    return PLAIN


def top_of(value: int, ranking: Ranking) -> int:
    """The highest card of a straight, or straight flush, of that value."""
    return ranking.straights[(value >> 16 & 15) - 1]


def _only_two_to_five(ranks: Collection[int]) -> bool:
    """Whether the joker is at either end of 2-3-4-5, with neither end held."""
    return 0 in ranks and TWO_TO_FIVE.issubset(ranks) and ACE not in ranks and WHEEL_TOP + 1 not in ranks


def _sizes(cards: Sequence[Card]) -> list[int]:
    ranks = [card.rank for card in cards]
    return sorted([ranks.count(rank) for rank in set(ranks)], reverse=True)


def _joker_trap(spread: Spread, category: str, ranks: Collection[int]) -> str:
    ranking = spread.ranking
    if category == ranking.five:
        return FIVE_ACES if ranking.joker == "bug" else FIVE_OF_A_KIND
    naturals = [card for card in spread.cards if not card.is_joker]
    idle = spread.best == max(ranking.back_value(five) for five in combinations(naturals, BACK_SIZE))
    if category in COMPLETE:
        return PLAIN if idle else _COMPLETED.get(category, JOKER_STRAIGHT_FLUSH)
    if ranking.joker == "wild":
        return JOKER_WILD
    if ACE in ranks and not idle:
        return JOKER_JOINS_ACES
    return JOKER_ALONE if category == "high card" else JOKER_PAIRS_NOTHING


_COMPLETED = {"straight": JOKER_STRAIGHT, "flush": JOKER_FLUSH}
