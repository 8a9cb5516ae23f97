"""Deals for Fortune: as the cards fall, and made for one rule."""

from __future__ import annotations

from random import Random

from paigow_train.game.cards import Card
from paigow_train.house.house import House
from paigow_train.table.round import Bets, Round

from .bonus_hands import hand_of_class, paying_class
from .dealing import any_hand, hand_of_shape, until
from .fortune_case import Case
from .fortune_rules import BEATEN, MUST_BEAT, NO_LINE, THREE_PAIR, TRIPS, TRIPS_AND_STRAIGHT, line_rule
from .one_seat import lay, other_hand, paid_in_full, set_by_player
from .wagers import wager

Cards = tuple[Card, ...]

_ABOVE = 4  # the bank's hand that keeps a line from being paid is mostly of a line close above it


def natural_round(rng: Random, house: House, paying: float, hidden: float) -> Round:
    """As the cards fall, among the hands that pay in the share `paying`, among the others in the rest."""
    pays = rng.random() < paying
    cards = until(
        lambda: any_hand(rng), lambda cards: (paying_class(house, cards) is not None) == pays, "either"
    )
    return _round(rng, house, cards, other_hand(rng, cards), hidden)


def round_for(rng: Random, house: House, rule: str, hidden: float) -> Round:
    """A round in which that rule is asked; of a line each hand is as likely as any other."""
    return until(
        lambda: _drawn_for(rng, house, rule, hidden),
        lambda round: rule in (Case(house, round).class_rule, Case(house, round).pay_rule),
        f'rounds for the rule "{rule}"',
    )


def _drawn_for(rng: Random, house: House, rule: str, hidden: float) -> Round:
    fortune = house.fortune
    assert fortune is not None, "only a house with Fortune is asked about it"
    if rule in (MUST_BEAT, BEATEN):
        player, bank = _beaten(rng, house)
        return _round(rng, house, player, bank, hidden)
    if rule == THREE_PAIR:
        cards = hand_of_shape(rng, ["three pair"], house.joker)
    elif rule == NO_LINE:
        cards = hand_of_class(rng, house, None)
    elif rule == TRIPS_AND_STRAIGHT:
        cards = hand_of_class(rng, house, TRIPS)
    else:
        cards = hand_of_class(rng, house, _line_of(house, rule))
    return _round(rng, house, cards, other_hand(rng, cards), hidden)


def _line_of(house: House, rule: str) -> str:
    assert house.fortune is not None
    return next(line.what for line in house.fortune.lines if line_rule(line.what) == rule)


def _beaten(rng: Random, house: House) -> tuple[Cards, Cards]:
    """A hand that pays, as such hands fall, and a bank's of its line or of one not far above it."""
    assert house.fortune is not None
    lines = sorted(house.fortune.lines, key=lambda line: line.odds)
    player = until(lambda: any_hand(rng), lambda cards: paying_class(house, cards) is not None, "a line")
    paid_as = paying_class(house, player)
    place = next(place for place, line in enumerate(lines) if line.what == paid_as)
    above = lines[place : place + _ABOVE]
    bank = hand_of_class(rng, house, rng.choice(above).what, player)
    return player, bank


def _round(rng: Random, house: House, player: Cards, bank: Cards, hidden: float) -> Round:
    assert house.fortune is not None
    split = set_by_player(rng, house, player, hidden)
    limits = house.fortune.limits
    bets = Bets(wager(rng, house.base_limits), fortune_cents=limits.least_cents)
    return paid_in_full(rng, house, lay(rng, house, split, bank, bets), "fortune", limits)
