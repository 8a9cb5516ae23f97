"""What a run's closed deals add up to: the score, the speed, and the rules that were missed."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from fractions import Fraction
from statistics import median

from paigow_train.training.run import Deal


@dataclass(frozen=True)
class Score:
    """Parts right in time out of parts asked."""

    right: int
    asked: int

    @property
    def fraction(self) -> Fraction | None:
        """The exact share; None when nothing was asked."""
        return Fraction(self.right, self.asked) if self.asked else None

    @property
    def percent(self) -> str:
        """The share as `89.6`, cut off and never rounded up: 89.65 must not read as a pass at 89.7."""
        tenths = 1000 * self.right // self.asked if self.asked else 0
        return f"{tenths // 10}.{tenths % 10}"


@dataclass(frozen=True)
class RuleScore:
    """How often a rule of a kind was asked, and how often it was right in time."""

    kind: str
    rule: str
    right: int
    asked: int

    @property
    def missed(self) -> int:
        return self.asked - self.right


def score(deals: Iterable[Deal]) -> Score:
    """The score of the closed deals among `deals`."""
    counts = [right for _, _, right in _parts(deals)]
    return Score(sum(counts), len(counts))


def median_seconds(deals: Iterable[Deal]) -> float | None:
    """The median time, in seconds, of the deals that were wholly right and in time; None without any."""
    taken = [
        deal.closing.taken_ms
        for deal in deals
        if deal.closing is not None and deal.closing.right and deal.closing.taken_ms is not None
    ]
    return median(taken) / 1000 if taken else None


def by_rule(deals: Iterable[Deal]) -> tuple[RuleScore, ...]:
    """Every rule that was asked: the least share of right parts first, of equals the most missed first."""
    asked: Counter[tuple[str, str]] = Counter()
    right: Counter[tuple[str, str]] = Counter()
    for kind, rule, counts in _parts(deals):
        asked[kind, rule] += 1
        right[kind, rule] += counts
    return weakest_first(RuleScore(kind, rule, right[kind, rule], asked[kind, rule]) for kind, rule in asked)


def weakest_first(scores: Iterable[RuleScore]) -> tuple[RuleScore, ...]:
    """The order in which rules are shown for more practice."""
    return tuple(sorted(scores, key=lambda s: (Fraction(s.right, s.asked), -s.missed, s.kind, s.rule)))


def missed_rules(deals: Iterable[Deal]) -> dict[str, tuple[str, ...]]:
    """Kind -> the ids of its rules that were missed at least once, weakest first."""
    missed: dict[str, tuple[str, ...]] = {}
    for each in by_rule(deals):
        if each.missed:
            missed[each.kind] = (*missed.get(each.kind, ()), each.rule)
    return missed


def missed_first(deals: Iterable[Deal]) -> tuple[Deal, ...]:
    """The closed deals, those with a missed part before those without, otherwise as they were dealt."""
    closed = [deal for deal in deals if deal.closing is not None]
    return tuple(sorted(closed, key=lambda deal: (bool(deal.closing and deal.closing.right), deal.position)))


def _parts(deals: Iterable[Deal]) -> list[tuple[str, str, bool]]:
    """Kind, rule and "right in time" of every part of the closed deals."""
    return [
        (deal.kind, part.rule, part.right and deal.closing.in_time)
        for deal in deals
        if deal.closing is not None
        for part in deal.closing.grade.parts
    ]
