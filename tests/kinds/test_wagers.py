"""Wagers as a table sees them: within the limits, many of them awkward."""

from collections import Counter
from random import Random

import pytest

from paigow_train.house.pays import Limits
from paigow_train.kinds.wagers import table_wagers, wager

BASE, BONUS = Limits(5_00, 10_000_00), Limits(1_00, 1_000_00)


@pytest.mark.parametrize(
    "limits", [BASE, BONUS, Limits(1_00, 1_00), Limits(37_00, 38_00), Limits(25_00, 100_00)]
)
def test_every_wager_is_within_the_limits(limits: Limits) -> None:
    rng = Random(1)
    assert all(limits.least_cents <= wager(rng, limits) <= limits.most_cents for _ in range(300))


def test_round_chips_and_awkward_amounts_both_come() -> None:
    rng = Random(2)
    seen = Counter(wager(rng, BASE) for _ in range(2000))
    assert {5_00, 6_00, 11_00, 15_00, 25_00, 35_00, 12_50, 100_00, 1_000_00} <= set(seen)
    assert 2_50 in {wager(rng, BONUS) for _ in range(300)}
    assert sum(count for cents, count in seen.items() if cents <= 100_00) > 1200


def test_a_tables_wagers_are_one_for_each_seat() -> None:
    wagers = table_wagers(Random(3), BASE, 6)
    assert len(wagers) == 6
