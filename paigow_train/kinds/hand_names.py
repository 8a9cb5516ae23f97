"""The names offered for seven cards: what they make, and what they are taken for when misread."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations
from typing import NamedTuple

from paigow_train.game.cards import ACE, DECK, KING, SUITS, Card
from paigow_train.game.names import letters
from paigow_train.game.ranking import CATEGORY_SHIFT, COMPLETE, WHEEL_TOP, ranking
from paigow_train.game.splits import BACK_SIZE, Spread
from paigow_train.house.house import House

from .hand_traps import AROUND_THE_ACE, top_of

MOST_OFFERED = 6

_NOT_SO_HIGH = "There are no five in a row that reach so high."
_CARDS = {(card.rank, card.suit): card for card in DECK}
_RUNS = tuple(
    tuple(ACE if rank == 1 else rank for rank in range(top - 4, top + 1)) for top in range(5, ACE + 1)
)


class Reading(NamedTuple):
    """One way to read seven cards: its value on the ranking's scale, its name, and what is wrong with it."""

    value: int
    name: str
    slip: str


def readings(spread: Spread, house: House) -> tuple[Reading, ...]:
    """The right reading first, then wrong ones, those that a trap leads to before the others."""
    right = Reading(spread.best, spread.ranking.made_back(spread.best).name, "")
    found = {right.name: right}
    for wrong in _wrong(spread, house):
        found.setdefault(wrong.name, wrong)
    return tuple(found.values())


def offered_names(spread: Spread, house: House) -> list[str]:
    """The right name among wrong ones, from the highest hand named to the lowest."""
    offered = readings(spread, house)[:MOST_OFFERED]
    return [each.name for each in sorted(offered, key=lambda each: each.value, reverse=True)]


def _wrong(spread: Spread, house: House) -> Iterator[Reading]:
    yield from _joker_misread(spread, house)
    yield from (each for each in _straights_that_are_none(spread) if each.value not in spread.backs)
    yield from _almost(spread)
    yield from _lower(spread)


def _joker_misread(spread: Spread, house: House) -> Iterator[Reading]:
    """What the joker would make where it plays by the other rule, and the ace doubled in a flush."""
    if not spread.cards[0].is_joker:
        return
    other = ranking("wild" if house.joker == "bug" else "bug", house.wheel)
    taken = Spread(spread.cards, other)
    made = other.made_back(taken.best)
    if house.joker == "bug":
        slip = "That takes the joker for any card: beside no straight and no flush it is an ace."
    else:
        slip = "That takes the joker for an ace: here it stands for any card."
    yield Reading(
        _on_scale(spread, made.category, taken.best), made.name.removesuffix(" (five of a kind)"), slip
    )
    best = best_five(spread)
    suited = [card for card in best if not card.is_joker]
    if spread.ranking.category_of(spread.best) == "flush" and suited != list(best) and suited[0].rank == ACE:
        name = f"ace-high flush, {letters([ACE, *(card.rank for card in suited)])}"
        yield Reading(
            spread.best + 1, name, "The joker is the highest card missing from the flush, no second ace."
        )


def _on_scale(spread: Spread, category: str, value: int) -> int:
    """A value of another ranking where this ranking would have it; five of a kind is on top of either."""
    level = spread.ranking.categories.index(category) if category in spread.ranking.categories else 15
    return level << CATEGORY_SHIFT | value & ((1 << CATEGORY_SHIFT) - 1)


def _straights_that_are_none(spread: Spread) -> Iterator[Reading]:
    """A straight flush of different cards, a straight one rank too high, and one that goes round the ace."""
    order = spread.ranking
    category = order.category_of(spread.best)
    held = spread.back_categories
    ranks = {card.rank for card in spread.cards}
    if "straight" in held and "flush" in held and held.isdisjoint({"straight flush", "royal flush"}):
        straight = max(each for each in spread.backs if order.category_of(each) == "straight")
        yield _as_if(
            spread, top_of(straight, order), "The straight and the flush are different cards.", suited=True
        )
    if category in ("straight", "straight flush", "royal flush"):
        top = top_of(spread.best, order)
        suited = category != "straight"
        if top == WHEEL_TOP:
            slip = "The ace is the lowest card of this straight, its five the highest."
            yield _as_if(spread, ACE, slip, suited=suited)
        if top < ACE:
            suits = {card.suit for card in best_five(spread)} if suited else {"", *SUITS}
            can = {card.rank for card in spread.cards if card.suit in suits}
            held_too = len({*_RUNS[top + 1 - WHEEL_TOP]} - can) <= (0 in can)
            slip = "The joker takes the rank that makes the higher straight." if held_too else _NOT_SO_HIGH
            yield _as_if(spread, top + 1, slip, suited=suited)
        if top > WHEEL_TOP:
            yield _as_if(spread, top - 1, "The five in a row reach higher.", suited=suited)
    if category in ("high card", "pair") and any(run <= ranks for run in AROUND_THE_ACE):
        top = ACE if KING in ranks and 12 in ranks else WHEEL_TOP
        yield _as_if(spread, top, "A straight does not go round the ace.", suited=False)


def _as_if(spread: Spread, top: int, slip: str, *, suited: bool) -> Reading:
    """The straight to that rank, or straight flush, as if it were held."""
    suits = SUITS[:1] * BACK_SIZE if suited else SUITS + SUITS[:1]
    cards = [_CARDS[rank, suit] for rank, suit in zip(_RUNS[top - WHEEL_TOP], suits, strict=True)]
    made = spread.ranking.back(cards)
    return Reading(made.value, made.name, slip)


def _almost(spread: Spread) -> Iterator[Reading]:
    """A flush or a straight of which four cards are held, and a flush with a card of another suit in it."""
    order = spread.ranking
    naturals = [card for card in spread.cards if not card.is_joker]
    ranks = {card.rank for card in naturals}
    if order.category_of(spread.best) == "flush":
        flush = [card for card in best_five(spread) if not card.is_joker]
        of_the_suit = {card.rank for card in naturals if card.suit == flush[0].suit}
        for rank in sorted(ranks - of_the_suit, reverse=True):
            made = order.back([*flush[:-1], _CARDS[rank, flush[0].suit], *spread.cards[: 5 - len(flush)]])
            yield Reading(made.value, made.name, "One of those cards is not of the suit.")
    if not spread.back_categories.isdisjoint(COMPLETE):
        return
    for suit in SUITS:
        suited = [card for card in naturals if card.suit == suit]
        others = ranks - {card.rank for card in suited}
        if len(suited) == BACK_SIZE - 1 and others:
            made = order.back([*suited, _CARDS[max(others), suit]])
            yield Reading(made.value, made.name, "There are four cards of the suit, and a flush takes five.")
    for run in reversed(_RUNS):
        if len(ranks.intersection(run)) == BACK_SIZE - 1:
            slip = "There are four cards of that straight, and it takes five."
            yield _as_if(spread, WHEEL_TOP + _RUNS.index(run), slip, suited=False)
            return


def _lower(spread: Spread) -> Iterator[Reading]:
    """What other five of the cards make: hands of the same category, and the best of each category below."""
    order = spread.ranking
    values = sorted({value for value in spread.backs if value < spread.best}, reverse=True)
    category = order.category_of(spread.best)
    alike = [value for value in values if order.category_of(value) == category][:2]
    below = {order.category_of(value): value for value in reversed(values)}
    below.pop(category, None)
    slips = {value: _slip_below(order.category_of(value), category) for value in reversed(below.values())}
    slips |= dict.fromkeys(alike, "Other five of these cards make a higher hand of the kind.")
    for value in [*alike[:1], *slips]:
        yield Reading(value, order.made_back(value).name, slips[value])


def _slip_below(named: str, category: str) -> str:
    if named == "three of a kind" and category == "straight":
        return "A straight is higher; three of a kind pays more only on a bonus wager that says so."
    return "The cards hold more than that."


def best_five(spread: Spread) -> Sequence[Card]:
    """The five of the seven cards that make the best hand, in canonical order."""
    value = spread.ranking.back_value
    return next(five for five in combinations(spread.cards, BACK_SIZE) if value(five) == spread.best)
