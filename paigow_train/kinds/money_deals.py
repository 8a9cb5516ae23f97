"""Rounds in which a designated player's money runs out, and how far it reaches at each wager."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from random import Random
from typing import NamedTuple

from paigow_train.game.money import CENTS
from paigow_train.house.house import House
from paigow_train.house.terms import Cover
from paigow_train.table.cover import COVERED
from paigow_train.table.round import Round, Seat
from paigow_train.table.settle import settle
from paigow_train.table.wager import Line

from .dealing import until
from .rounds import deal_round, with_seat

WHOLE, PART, GONE, ADDS = "money-reaches-it", "money-runs-out-here", "money-is-gone", "loss-adds-to-it"

_KEPT: Mapping[str, int] = {"fortune": 35, "ace_high": 25}
"""How many in a hundred bonus wagers stay down: a few are enough, and every wager is asked."""


class Reached(NamedTuple):
    """A wager that is won or lost, as far as the money reaches it, in cents.

    `due_cents` is what it would win, or lose as less than nothing; `net_cents` what changes hands, and
    `back_cents` the part that has no action and goes back.
    """

    seat: Seat
    line: Line
    due_cents: int
    net_cents: int
    back_cents: int

    @property
    def moved_cents(self) -> int:
        return abs(self.net_cents)


def cover_of(house: House) -> Cover:
    assert house.cover is not None, "asked of rooms with a designated player"
    return house.cover


def reached_of(house: House, round: Round) -> tuple[Reached, ...]:
    """The wagers that are won or lost, in the order in which the money goes to them."""
    settled, full = settle(house, round), settle(house, replace(round, cover_cents=None))
    turn = {number: place for place, number in enumerate(settled.order)}
    found = [
        Reached(seat.seat, line, due.net_cents, line.net_cents, line.returned_cents)
        for seat, in_full in sorted(
            zip(settled.seats, full.seats, strict=True), key=lambda pair: turn[pair[0].seat.number]
        )
        for line, due in zip(seat.lines, in_full.lines, strict=True)
        if line.what in COVERED and due.net_cents
    ]
    if cover_of(house).order == "base round first":
        found.sort(key=lambda each: each.line.what != "base")
    return tuple(found)


def rule_of(house: House, reached: Reached) -> str:
    """The rule that a wager is a case of."""
    if cover_of(house).uses == "payouts only" and reached.due_cents < 0:
        return ADDS
    if reached.net_cents == reached.due_cents:
        return WHOLE
    return PART if reached.net_cents else GONE


def used_by(house: House, reached: Reached) -> int:
    """How much of the money a wager uses, in cents; less than nothing where a loss adds to it."""
    return reached.net_cents if rule_of(house, reached) == ADDS else reached.moved_cents


def round_short_of_money(rng: Random, house: House, rule: str, seats: Sequence[int] = (3, 4, 4, 5)) -> Round:
    """A round in which the designated player's money runs out, and a wager is a case of the rule.

    It has one of those numbers of seats beside the bank.
    """

    def wanted(round: Round | None) -> bool:
        if round is None:
            return False
        rules = {rule_of(house, each) for each in reached_of(house, round)}
        return rule in rules and not rules.isdisjoint({PART, GONE})

    round = until(lambda: _draw(rng, house, rng.choice(seats)), wanted, f'rounds for "{rule}"')
    assert round is not None
    return round


def round_within_money(rng: Random, house: House, round: Round) -> Round:
    """The round with as much money as it needs, or somewhat more."""
    needs = sum(used_by(house, each) for each in reached_of(house, round) if used_by(house, each) > 0)
    chips = -(-needs // _CHIP_CENTS) + rng.randrange(_MOST_CHIPS_MORE)
    return replace(round, cover_cents=max(1, chips) * _CHIP_CENTS)


_CHIP_CENTS, _MOST_CHIPS_MORE = 25_00, 20


def _draw(rng: Random, house: House, seats: int) -> Round | None:
    round = deal_round(rng, house, seats)
    for seat in round.seats:
        dropped = [what for what, share in _KEPT.items() if rng.randrange(100) >= share]
        round = with_seat(round, seat.number, bets={f"{what}_cents": 0 for what in dropped})
    wagers = reached_of(house, round)
    if not _FEWEST <= len(wagers) <= _MOST:
        return None
    place = rng.randrange(len(wagers))
    uses = [used_by(house, each) for each in wagers]
    share = rng.choice([0, 0.2, 0.4, 0.5, 0.6, 0.8])
    cents = sum(uses[:place]) + int(abs(uses[place]) * share) // CENTS * CENTS
    return replace(round, cover_cents=cents) if cents >= _CHIP_CENTS else None


_FEWEST, _MOST = 3, 6
"""Wagers won or lost; each is asked twice."""
