"""Hands drawn for a trap: each hand that holds it as likely as any other.

A trap's hands are drawn from hands of which each is as likely as any other, many of which hold it; a look at
ranks or suits alone spares reading those that cannot.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import combinations
from random import Random

from paigow_train.game.cards import ACE, DECK, HAND_SIZE, JOKER, SUITS, Card
from paigow_train.game.facts import Shape
from paigow_train.game.splits import BACK_SIZE
from paigow_train.house.house import House

from . import hand_traps as traps
from .dealing import any_hand, hand_of_shape, until

_WHEEL_RANKS = traps.TWO_TO_FIVE | {ACE}
_RUNS_OF_FIVE = tuple(
    frozenset(ACE if rank == 1 else rank for rank in range(low, low + 5)) for low in range(1, ACE - 3)
)
_CARDS = {(card.rank, card.suit): card for card in DECK}
_STEEL_WHEELS = tuple(
    frozenset(cards)
    for suit in SUITS
    for natural in [[_CARDS[rank, suit] for rank in sorted(_WHEEL_RANKS)]]
    for cards in [natural, *([JOKER, *four] for four in combinations(natural, BACK_SIZE - 1))]
)


def hand_with_trap(rng: Random, house: House, trap: str) -> tuple[Card, ...]:
    """Seven cards that hold the trap, each such hand as likely as any other, in the order dealt."""
    draw, may_hold = _PROPOSALS.get(trap, (_with_joker, _any))
    return until(
        lambda: draw(rng, house),
        lambda cards: may_hold(cards) and traps.trap_of(house.spread(cards)) == trap,
        f'hands with the trap "{trap}" at {house.name}',
    )


Proposal = tuple[Callable[[Random, House], tuple[Card, ...]], Callable[[Sequence[Card]], bool]]


def _natural(rng: Random, house: House) -> tuple[Card, ...]:
    return any_hand(rng)


def _with_joker(rng: Random, house: House) -> tuple[Card, ...]:
    cards = [JOKER, *rng.sample(DECK[1:], HAND_SIZE - 1)]
    rng.shuffle(cards)
    return tuple(cards)


def _of_shape(shape: Shape) -> Callable[[Random, House], tuple[Card, ...]]:
    return lambda rng, house: hand_of_shape(rng, [shape], house.joker)


def _trips(rng: Random, house: House) -> tuple[Card, ...]:
    """Every trips without the joker, whatever it stands for."""
    return hand_of_shape(rng, ["trips"], "bug")


def _with_steel_wheel(rng: Random, house: House) -> tuple[Card, ...]:
    """A hand that holds more than one steel wheel can be drawn by each, so it is kept as rarely as that."""
    while True:
        five = rng.choice(_STEEL_WHEELS)
        cards = [*five, *rng.sample([card for card in DECK if card not in five], HAND_SIZE - BACK_SIZE)]
        if rng.randrange(sum(each.issubset(cards) for each in _STEEL_WHEELS)) == 0:
            rng.shuffle(cards)
            return tuple(cards)


def _any(cards: Sequence[Card]) -> bool:
    return True


def _holding(*runs: frozenset[int]) -> Callable[[Sequence[Card]], bool]:
    """Whether the ranks of one of the runs are held, the joker in place of one of them or not."""

    def held(cards: Sequence[Card]) -> bool:
        ranks = {card.rank for card in cards}
        return any(len(run - ranks) <= (0 in ranks) for run in runs)

    return held


def _suited(cards: Sequence[Card]) -> bool:
    suits = [card.suit for card in cards]
    return max(map(suits.count, SUITS)) + suits.count("") >= BACK_SIZE


_PROPOSALS: dict[str, Proposal] = {
    traps.FIVE_ACES: (_of_shape("five of a kind"), _any),
    traps.FIVE_OF_A_KIND: (_of_shape("five of a kind"), _any),
    traps.JOKER_FLUSH: (_with_joker, _suited),
    traps.JOKER_STRAIGHT_FLUSH: (_with_joker, _suited),
    traps.WHEEL_OR_SIX: (_with_joker, _holding(traps.TWO_TO_FIVE | {0})),
    traps.WHEEL: (_natural, _holding(_WHEEL_RANKS)),
    traps.STEEL_WHEEL: (_with_steel_wheel, _any),
    traps.STRAIGHT_AND_FLUSH: (_natural, _suited),
    traps.TRIPS_AND_STRAIGHT: (_trips, _holding(*_RUNS_OF_FIVE)),
    traps.TWO_TRIPS: (_of_shape("two trips"), _any),
    traps.THREE_PAIRS: (_of_shape("three pair"), _any),
    traps.LONG_STRAIGHT: (_natural, _holding(*traps.RUNS_OF_SIX)),
    traps.NO_WRAP: (_natural, _holding(*traps.AROUND_THE_ACE)),
    traps.PLAIN: (_natural, _any),
}
