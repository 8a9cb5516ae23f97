"""Wagers as they lie on a real table: mostly round chips near the minimum, many of them awkward amounts."""

from __future__ import annotations

from random import Random

from paigow_train.game.money import CENTS
from paigow_train.house.pays import Limits

_ROUND = (1, 2, 3, 5, 10, 15, 20, 25, 30, 40, 50, 75, 100, 150, 200, 250, 300, 400, 500, 1_000, 2_500, 5_000)
_AWKWARD = (2.5, 4, 6, 7, 7.5, 11, 12.5, 13, 17, 22, 35, 45, 55, 65, 85, 105, 115, 125, 135, 175, 225, 275)
_AWKWARD_SHARE = 0.4
_NEAR = 20  # most wagers are no more than this many times the least one
_NEAR_SHARE = 0.75


def wager(rng: Random, limits: Limits) -> int:
    """A wager in cents within the limits; three in four are no more than twenty times the least."""
    most = limits.most_cents
    if rng.random() < _NEAR_SHARE:
        most = min(most, _NEAR * limits.least_cents)
    amounts = _AWKWARD if rng.random() < _AWKWARD_SHARE else _ROUND
    cents = [int(each * CENTS) for each in amounts]
    return rng.choice([each for each in cents if limits.least_cents <= each <= most] or [limits.least_cents])


def table_wagers(rng: Random, limits: Limits, count: int) -> list[int]:
    """Wagers of several seats; players beside one another often bet alike."""
    wagers = [wager(rng, limits)]
    while len(wagers) < count:
        wagers.append(wagers[-1] if rng.random() < 0.2 else wager(rng, limits))
    return wagers[:count]
