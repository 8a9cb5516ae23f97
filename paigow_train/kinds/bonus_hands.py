"""Hands made for a bonus wager: each hand of a class as likely as any other, however rare the class.

A class is drawn through its cores, the smallest sets of cards that make it, such as the four cards of a four
of a kind. One of them is drawn evenly, the rest of the hand from the cards that are left. A hand that holds
several cores can be drawn by each of them, so it is kept as rarely as that; a hand that another class pays
is not kept at all.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator
from functools import cache
from itertools import combinations, product
from random import Random

from paigow_train.game.bonus import DEFAULT_MATCH, is_ace_high
from paigow_train.game.cards import ACE, DECK, HAND_SIZE, JOKER, SUITS, Card, in_order
from paigow_train.game.ranking import JokerMode
from paigow_train.game.splits import BACK_SIZE
from paigow_train.house.house import House
from paigow_train.house.pays import MATCH_RANKS, POKER_ORDER
from paigow_train.table.hands import classes_of

from .dealing import DealError, until

Cards = tuple[Card, ...]

_CARDS = {(card.rank, card.suit): card for card in DECK}
_RANKS = range(ACE, 1, -1)  # as cards stand in order, for cores are compared in order
_ROYAL = frozenset(range(10, ACE + 1))


def paying_class(house: House, cards: Collection[Card]) -> str | None:
    """The class by which the house's Fortune pays seven cards, None where nothing pays.

    In a house without Fortune it is the highest in the usual order of such tables.
    """
    held = classes_of(house, house.spread(tuple(cards)))
    if house.fortune is None:
        return max((what for what in POKER_ORDER if what in held), key=POKER_ORDER.index, default=None)
    line = house.fortune.line_for(held)
    return line.what if line else None


def _match(house: House) -> tuple[int, int]:
    return MATCH_RANKS[house.fortune.match] if house.fortune else DEFAULT_MATCH


def hand_of_class(rng: Random, house: House, what: str | None, without: Collection[Card] = ()) -> Cards:
    """Seven cards that the house's Fortune pays as `what`, or, for None, does not pay; in the order dealt.

    Each such hand that has none of the cards `without` is as likely as any other. Raises `DealError` where
    none can be made of the cards that are left.
    """
    left = [card for card in DECK if card not in without]
    if what is None:
        return until(
            lambda: tuple(rng.sample(left, HAND_SIZE)),
            lambda cards: paying_class(house, cards) is None,
            "a hand that no line pays",
        )
    cores, known = _cores(what, house.joker, _match(house))
    free = frozenset(left)
    posted = house.fortune is None or what in {line.what for line in house.fortune.lines}
    if not posted or len(left) < HAND_SIZE or not any(free.issuperset(core) for core in cores):
        raise DealError(f"No hand of {what} can be made of the {len(left)} cards that are left.")
    return until(
        lambda: _with_core(rng, rng.choice(cores), known, free),
        lambda cards: bool(cards) and paying_class(house, cards) == what,
        f"a hand that {house.name} pays as {what}",
    )


def _with_core(rng: Random, core: Cards, known: frozenset[Cards], free: frozenset[Card]) -> Cards:
    """A hand with that core; none at all where the core is not free, and as often as the hand's other cores
    could have drawn it too."""
    if not free.issuperset(core):
        return ()
    rest = [card for card in DECK if card in free and card not in core]
    cards = [*core, *rng.sample(rest, HAND_SIZE - len(core))]
    held = sum(some in known for some in combinations(in_order(cards), len(core)))
    if rng.randrange(held):
        return ()
    rng.shuffle(cards)
    return tuple(cards)


@cache
def _cores(what: str, joker: JokerMode, match: tuple[int, int]) -> tuple[tuple[Cards, ...], frozenset[Cards]]:
    """Every core of a class, each with its cards in order: as a list that never changes, and as a set."""
    made = _CORES.get(what)
    cores = tuple(dict.fromkeys(made(joker, match))) if made else ()
    return cores, frozenset(cores)


def ace_high_hand(rng: Random, house: House, joker: bool, without: Collection[Card] = ()) -> Cards:
    """Seven cards that are ace-high pai gow, with the joker for the ace or without it; in the order dealt.

    Each such hand that has none of the cards `without` is as likely as any other. Raises `DealError` where
    none can be made.
    """
    free = frozenset(card for card in DECK if card not in without)
    aces = [] if joker else [ACE]
    ranks = {card.rank for card in free if not card.is_joker}
    if len(ranks) < HAND_SIZE - joker or not ranks.issuperset(aces):
        raise DealError("No ace-high hand can be made of the cards that are left.")
    if joker and (JOKER not in free or house.joker == "wild"):
        raise DealError("No ace-high hand with the joker can be made.")

    def draw() -> Cards:
        ranks = [*aces, *rng.sample(range(2, ACE), HAND_SIZE - 1)]
        cards = [_CARDS[rank, rng.choice(SUITS)] for rank in ranks] + ([JOKER] if joker else [])
        rng.shuffle(cards)
        return tuple(cards)

    return until(
        draw,
        lambda cards: free.issuperset(cards) and is_ace_high(house.spread(cards)),
        "an ace-high hand",
    )


def _groups(size: int, joker: JokerMode) -> Iterator[tuple[int, Cards]]:
    """Every set of so many cards of a rank, with that rank; the joker joins the ranks it can stand for."""
    for rank in _RANKS:
        naturals = [_CARDS[rank, suit] for suit in SUITS]
        yield from ((rank, cards) for cards in combinations(naturals, size))
        if joker == "wild" or rank == ACE:
            yield from ((rank, (JOKER, *cards)) for cards in combinations(naturals, size - 1))


def _full_houses(joker: JokerMode) -> Iterator[Cards]:
    for (three, trips), (two, pair) in product(list(_groups(3, joker)), list(_groups(2, joker))):
        if three != two and not (JOKER in trips and JOKER in pair):
            yield in_order(trips + pair)


def _runs(length: int) -> list[list[int]]:
    """The ranks of every run of so many, highest first, the ace at either end."""
    wheel = [ACE, *range(length, 1, -1)]
    return [wheel, *(list(range(top, top - length, -1)) for top in range(length + 1, ACE + 1))]


def _with_joker(cards: Cards) -> Iterator[Cards]:
    """The cards with the joker in place of each of them in turn."""
    for card in cards:
        yield (JOKER, *[other for other in cards if other is not card])


def _suited_runs(length: int, natural: bool = True, joker: bool = True) -> Iterator[Cards]:
    for suit, run in product(SUITS, _runs(length)):
        cards = tuple(_CARDS[rank, suit] for rank in run)
        if natural:
            yield cards
        if joker:
            yield from _with_joker(cards)


def _is_royal(cards: Iterable[Card]) -> bool:
    return all(card.is_joker or card.rank in _ROYAL for card in cards)


def _royals() -> Iterator[Cards]:
    return filter(_is_royal, _suited_runs(BACK_SIZE))


def _royal_matches(match: tuple[int, int]) -> Iterator[Cards]:
    for royal, suit in product(list(_royals()), SUITS):
        if all(card.suit != suit for card in royal):
            yield in_order((*royal, *(_CARDS[rank, suit] for rank in match)))


def _flushes() -> Iterator[Cards]:
    for suit in SUITS:
        suited = [_CARDS[rank, suit] for rank in _RANKS]
        yield from combinations(suited, BACK_SIZE)
        yield from ((JOKER, *four) for four in combinations(suited, BACK_SIZE - 1))


def _straights() -> Iterator[Cards]:
    runs = _runs(BACK_SIZE)
    for run in runs:
        yield from _of_any_suits(run)
    fours = dict.fromkeys(four for run in runs for four in combinations(run, BACK_SIZE - 1))
    for four in fours:
        yield from ((JOKER, *cards) for cards in _of_any_suits(four))


def _of_any_suits(ranks: Iterable[int]) -> Iterator[Cards]:
    return product(*([_CARDS[rank, suit] for suit in SUITS] for rank in ranks))


_CORES: dict[str, Callable[[JokerMode, tuple[int, int]], Iterable[Cards]]] = {
    "seven-card straight flush": lambda joker, match: _suited_runs(HAND_SIZE, joker=False),
    "royal match": lambda joker, match: _royal_matches(match),
    "seven-card straight flush with joker": lambda joker, match: _suited_runs(HAND_SIZE, natural=False),
    "five aces": lambda joker, match: [(JOKER, *(_CARDS[ACE, suit] for suit in SUITS))],
    "royal flush": lambda joker, match: _royals(),
    "straight flush": lambda joker, match: (run for run in _suited_runs(BACK_SIZE) if not _is_royal(run)),
    "four of a kind": lambda joker, match: (cards for _, cards in _groups(4, joker)),
    "full house": lambda joker, match: _full_houses(joker),
    "flush": lambda joker, match: _flushes(),
    "three of a kind": lambda joker, match: (cards for _, cards in _groups(3, joker)),
    "straight": lambda joker, match: _straights(),
}
