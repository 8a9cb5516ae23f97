"""Deals for Ace-High: as the cards fall, and made for one clause."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from paigow_train.game.bonus import is_ace_high
from paigow_train.game.cards import ACE, JOKER, Card
from paigow_train.house.house import House
from paigow_train.table.round import Bets, Round

from .ace_high_case import BOTH, MUST_BEAT, NO, WITH, Case
from .bonus_hands import ace_high_hand
from .dealing import any_hand, hand_of_shape, until
from .one_seat import lay, other_hand, paid_in_full
from .wagers import wager

Cards = tuple[Card, ...]


def natural_round(rng: Random, house: House, share: float) -> Round:
    """As the cards fall, among the ace-high banks in that share, among the others in the rest."""
    wanted = rng.random() < share
    bank = until(
        lambda: any_hand(rng), lambda cards: is_ace_high(house.spread(cards)) == wanted, "either kind of bank"
    )
    return _round(rng, house, bank, other_hand(rng, bank))


def round_for(rng: Random, house: House, clause: str) -> Round:
    """A round that the clause decides."""
    return until(
        lambda: _drawn_for(rng, house, clause),
        lambda round: Case(house, round).clause == clause,
        f'rounds for the clause "{clause}"',
    )


def _drawn_for(rng: Random, house: House, clause: str) -> Round:
    if clause == NO:
        bank = rng.choice(_NOT_ACE_HIGH)(rng, house)
        return _round(rng, house, bank, other_hand(rng, bank))
    joker = clause == WITH or (clause in (BOTH, MUST_BEAT) and rng.random() < 0.5)
    bank = ace_high_hand(rng, house, joker, ())
    if clause == BOTH or (clause == MUST_BEAT and rng.random() < 0.5):
        with_joker = not joker and rng.random() < 0.5
        return _round(rng, house, bank, ace_high_hand(rng, house, with_joker, bank))
    return _round(rng, house, bank, other_hand(rng, bank))


def _pair_with_joker(rng: Random, house: House) -> Cards:
    """A pair of aces that is an ace and the joker."""
    return until(
        lambda: hand_of_shape(rng, ["pair"], house.joker),
        lambda cards: JOKER in cards and any(card.rank == ACE for card in cards),
        "an ace and the joker",
    )


def _other_no_pair(rng: Random, house: House) -> Cards:
    """No pair, and not ace-high all the same: a king on top, or a straight or flush among the seven."""
    return until(
        lambda: hand_of_shape(rng, ["no pair"], house.joker),
        lambda cards: not is_ace_high(house.spread(cards)),
        "no pair that is not ace-high",
    )


_NOT_ACE_HIGH: tuple[Callable[[Random, House], Cards], ...] = (
    lambda rng, house: any_hand(rng),
    _pair_with_joker,
    _other_no_pair,
)
"""Banks that are not ace-high: as they fall, and two that are taken for it."""


def _round(rng: Random, house: House, bank: Cards, player: Cards) -> Round:
    assert house.ace_high is not None, "only a house with Ace-High is asked about it"
    limits = house.ace_high.limits
    bets = Bets(wager(rng, house.base_limits), ace_high_cents=limits.least_cents)
    round = lay(rng, house, house.usual_split(player), bank, bets)
    return paid_in_full(rng, house, round, "ace-high", limits)
