"""What a practice may choose about commission: how often wagers win, and roundings of other rooms."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import get_args

from paigow_train.game.money import EXACT, Direction, MoneyError, Rounding, parse_dollars
from paigow_train.house.house import House

from .commission_case import ROUNDED
from .dealing import Mix, Percent

_OWN, _EXACT = "own", "exact"
_STEPS = ("$0.25", "$0.50", "$1")


@dataclass(frozen=True)
class Options:
    """`wins` is the share of natural deals of one seat whose wager wins, `banker` the share of natural deals
    that ask for a banking player's round, where players bank.

    `steps` are roundings of other rooms to practise, shown in the question: amounts such as "$0.25", `exact`,
    or `own` for the room's own; without any it is the room's own. `directions` are those that steps take.
    """

    mix: Mix = "natural"
    wins: Percent = Percent(75)
    banker: Percent = Percent(30)
    steps: tuple[str, ...] = ()
    directions: tuple[str, ...] = ("up",)

    def __post_init__(self) -> None:
        for step in self.steps:
            if step not in (_OWN, _EXACT) and parse_dollars(step) == 0:
                raise MoneyError(f'"{step}" is no step; write an amount such as "$0.25", "exact" or "own".')
        for direction in self.directions:
            if direction not in get_args(Direction):
                raise MoneyError(f'"{direction}" is no direction; a step goes up, down or to the nearest.')


def roundings_of(house: House, options: Options) -> list[Rounding]:
    """The roundings that the options choose, the house's own where they choose none."""
    assert house.commission is not None, "only a house with commission is asked about it"
    chosen = []
    for step in options.steps or (_OWN,):
        if step == _OWN:
            chosen.append(house.commission.rounding)
        elif step == _EXACT:
            chosen.append(EXACT)
        else:
            chosen += [Rounding(parse_dollars(step), way) for way in _ways(options)]
    return chosen


def _ways(options: Options) -> list[Direction]:
    return [way for way in get_args(Direction) if way in options.directions]


def is_dealt(rule: str, roundings: Sequence[Rounding]) -> bool:
    """Whether an even mix deals for the rule: for a rounding only where it is one of those chosen."""
    ways = {ROUNDED[each.direction] for each in roundings if each.step_cents > EXACT.step_cents}
    return rule in ways or rule not in ROUNDED.values()


def rounded_so(rule: str, roundings: Sequence[Rounding]) -> list[Rounding]:
    """The roundings that are that rule's; usual steps where none of those chosen is."""
    way = next(way for way, each in ROUNDED.items() if each == rule)
    chosen = [each for each in roundings if each.direction == way and each.step_cents > EXACT.step_cents]
    return chosen or [Rounding(parse_dollars(step), way) for step in _STEPS]
