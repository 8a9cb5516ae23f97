"""Five-card hands drawn so that one rule decides between two of them, with others around."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from random import Random

from paigow_train.game.cards import ACE, DECK, JOKER, SUITS
from paigow_train.game.ranking import CATEGORIES, WHEEL_TOP
from paigow_train.game.splits import BACK_SIZE
from paigow_train.house.house import House

from . import hand_order as order
from .dealing import until
from .hand_order import Hand

FEWEST, MOST = 3, 5
TEMPTING = 0.7
"""How often a hand that loses has something that makes it look the better one."""

Pair = tuple[Hand, Hand]

_CARDS = {(card.rank, card.suit): card for card in DECK}
_RANKS = tuple(range(2, ACE + 1))
_RUNS = {
    top: tuple(ACE if rank == 1 else rank for rank in range(top - 4, top + 1))
    for top in range(WHEEL_TOP, ACE + 1)
}
_SIZES = {
    "high card": (1, 1, 1, 1, 1),
    "pair": (2, 1, 1, 1),
    "two pair": (2, 2, 1),
    "three of a kind": (3, 1, 1),
    "full house": (3, 2),
    "four of a kind": (4, 1),
}
_WITH_KICKERS = ("high card", "pair", "two pair")
_WITH_GROUPS = ("pair", "pair", "two pair", "two pair", "three of a kind", "full house", "four of a kind")


def natural_hands(rng: Random) -> list[Hand]:
    """Three to five hands as the cards fall."""
    count = rng.randint(FEWEST, MOST)
    cards = rng.sample(DECK, count * BACK_SIZE)
    return [tuple(cards[place : place + BACK_SIZE]) for place in range(0, len(cards), BACK_SIZE)]


def hands_decided_by(rng: Random, house: House, rule: str) -> list[Hand]:
    """Three to five hands of distinct cards, the rule deciding between two of them."""
    count = rng.randint(FEWEST, MOST)

    def draw() -> list[Hand] | None:
        pair = _DRAWN[rule](rng, house)
        if pair is None or order.decider(*pair, house) != rule:
            return None
        hands = list(pair)
        while len(hands) < count:
            taken = {card for hand in hands for card in hand}
            hand = _of_category(rng, rng.choice(CATEGORIES[:-2]), taken)
            hands += [hand] if hand else []
        rng.shuffle(hands)
        return hands

    def decides(hands: list[Hand] | None) -> bool:
        return hands is not None and rule in order.deciders(hands, house)

    hands = until(draw, decides, f'hands that "{rule}" puts in order')
    assert hands is not None
    return [_dealt(rng, hand) for hand in hands]


def _dealt(rng: Random, hand: Hand) -> Hand:
    return tuple(rng.sample(hand, len(hand)))


def _of_category(rng: Random, category: str, taken: Collection[object]) -> Hand | None:
    """Five cards of the category, none of them taken; None where the draw does not allow it."""
    if category in _SIZES:
        return _of_ranks(rng, rng.sample(_RANKS, len(_SIZES[category])), _SIZES[category], taken)
    if category == "flush":
        return _suited(rng.sample(_RANKS, BACK_SIZE), rng.choice(SUITS), taken)
    run = _RUNS[rng.choice(tuple(_RUNS))]
    if category == "straight":
        return _of_ranks(rng, run, (1,) * BACK_SIZE, taken)
    return _suited(run, rng.choice(SUITS), taken)


def _of_ranks(
    rng: Random, ranks: Sequence[int], sizes: Sequence[int], taken: Collection[object] = ()
) -> Hand | None:
    """Cards of those ranks, as many of each as `sizes` says, in any suits that are left."""
    cards = []
    for rank, size in zip(ranks, sizes, strict=True):
        left = [_CARDS[rank, suit] for suit in SUITS if _CARDS[rank, suit] not in taken]
        if len(left) < size:
            return None
        cards += rng.sample(left, size)
    return tuple(cards)


def _suited(ranks: Sequence[int], suit: str, taken: Collection[object] = ()) -> Hand | None:
    cards = tuple(_CARDS[rank, suit] for rank in ranks)
    return None if any(card in taken for card in cards) else cards


def _both(one: Hand | None, other: Hand | None) -> Pair | None:
    return (one, other) if one and other else None


def _categories(rng: Random, house: House) -> Pair | None:
    """Two categories next to each other."""
    number = rng.randrange(len(CATEGORIES) - 2)
    one = _of_category(rng, CATEGORIES[number], ())
    return _both(one, _of_category(rng, CATEGORIES[number + 1], one or ()))


def _groups(rng: Random, house: House) -> Pair | None:
    """The same category twice; mostly the lower hand has the greater sum."""
    category = rng.choice(_WITH_GROUPS)
    one = _of_category(rng, category, ())
    pair = _both(one, _of_category(rng, category, one or ()))
    if pair is None or rng.random() > TEMPTING:
        return pair
    low, high = sorted(pair, key=house.ranking.back_value)
    return pair if _sum(low) > _sum(high) else None


def _sum(hand: Hand) -> int:
    return sum(card.rank for card in hand)


def _kickers(rng: Random, house: House) -> Pair | None:
    """The same groups twice, one kicker another."""
    sizes = _SIZES[rng.choice(_WITH_KICKERS)]
    ranks = rng.sample(_RANKS, len(sizes))
    one = _of_ranks(rng, ranks, sizes)
    place = rng.choice([number for number, size in enumerate(sizes) if size == 1])
    changed = [*ranks]
    changed[place] = rng.choice([rank for rank in _RANKS if rank not in ranks])
    return _both(one, _of_ranks(rng, changed, sizes, one or ()))


def _equal(rng: Random, house: House) -> Pair | None:
    if rng.random() < 0.25:
        ranks, sizes = list(_RUNS[rng.choice(tuple(_RUNS))]), (1,) * BACK_SIZE
    else:
        sizes = _SIZES[rng.choice(_WITH_KICKERS)]
        ranks = rng.sample(_RANKS, len(sizes))
    one = _of_ranks(rng, ranks, sizes)
    return _both(one, _of_ranks(rng, ranks, sizes, one or ()))


def _flushes(rng: Random, house: House) -> Pair | None:
    """Two flushes: of one top card, or the lower with the greater sum."""
    suits = rng.sample(SUITS, 2)
    pair = _both(*(_suited(rng.sample(_RANKS, BACK_SIZE), suit) for suit in suits))
    if pair is None or rng.random() > TEMPTING:
        return pair
    low, high = sorted(pair, key=house.ranking.back_value)
    return pair if _sum(low) > _sum(high) or max(c.rank for c in low) == max(c.rank for c in high) else None


def _straights(rng: Random, house: House) -> Pair | None:
    tops = rng.sample(sorted(set(_RUNS) - {WHEEL_TOP}), 2)
    one, other = (_of_ranks(rng, _RUNS[top], (1,) * BACK_SIZE) for top in tops)
    return _both(one, other) if one and other and set(one).isdisjoint(other) else None


def _wheel(rng: Random, house: House) -> Pair | None:
    one = _of_ranks(rng, _RUNS[WHEEL_TOP], (1,) * BACK_SIZE)
    top = rng.choice((WHEEL_TOP + 1, ACE - 1, ACE, rng.choice(tuple(_RUNS))))
    return _both(one, _of_ranks(rng, _RUNS[top], (1,) * BACK_SIZE, one or ()))


def _joker_flush(rng: Random, house: House) -> Pair | None:
    """A flush with the joker beside another one, mostly of the same highest card."""
    suits = rng.sample(SUITS, 2)
    four = [_CARDS[rank, suits[0]] for rank in rng.sample(_RANKS, BACK_SIZE - 1)]
    pair = _both((JOKER, *four), _suited(rng.sample(_RANKS, BACK_SIZE), suits[1]))
    if pair is None or rng.random() > TEMPTING:
        return pair
    tops = {house.ranking.back_value(hand) >> 16 for hand in pair}
    return pair if len(tops) == 1 else None


def _joker_straight(rng: Random, house: House) -> Pair | None:
    run = _RUNS[rng.choice(tuple(_RUNS))]
    four = _of_ranks(rng, rng.sample(run, BACK_SIZE - 1), (1,) * (BACK_SIZE - 1))
    top = rng.choice(tuple(_RUNS))
    return _both((JOKER, *four), _of_ranks(rng, _RUNS[top], (1,) * BACK_SIZE, four)) if four else None


def _joker_else(rng: Random, house: House) -> Pair | None:
    """The joker beside cards that it does not complete; mostly the other hand lies between what it makes here
    and what it would make by the other rule."""
    sizes = rng.choice(((2, 1, 1), (2, 1, 1), (1, 1, 1, 1), (2, 2), (3, 1)))
    four = _of_ranks(rng, rng.sample(_RANKS, len(sizes)), sizes)
    if four is None:
        return None
    one = (JOKER, *four)
    value = house.ranking.back_value
    wild = house.joker == "wild"
    category = house.ranking.category_of(value(one))
    near = CATEGORIES.index(category) + (-1 if wild else 1) if category in CATEGORIES else 0
    other = _of_category(rng, CATEGORIES[rng.choice((near, CATEGORIES.index(category)))], one)
    pair = _both(one, other)
    if pair is None or other is None or rng.random() > TEMPTING:
        return pair
    return pair if (value(other) < value(one)) == wild else None


_DRAWN: dict[str, Callable[[Random, House], Pair | None]] = {
    order.CATEGORY: _categories,
    order.GROUPS: _groups,
    order.KICKERS: _kickers,
    order.FLUSHES: _flushes,
    order.STRAIGHTS_BY_TOP: _straights,
    order.WHEEL: _wheel,
    order.JOKER_FLUSH: _joker_flush,
    order.JOKER_STRAIGHT: _joker_straight,
    order.JOKER_ACE: _joker_else,
    order.JOKER_WILD: _joker_else,
    order.EQUAL: _equal,
}
