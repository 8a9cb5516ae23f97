"""The paths through the drills: what a dealer, a bonus-bet dealer and a floor supervisor need, in order."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from paigow_train.house.house import House
from paigow_train.training.offer import closed
from paigow_train.training.practice import Audience, Practice

_TITLES: dict[Audience, tuple[str, str]] = {
    "dealer": ("First day", "What every dealer needs"),
    "bonus dealer": ("Bonus bets", "What a bonus-bet dealer needs"),
    "floor supervisor": ("Floor test", "What a floor supervisor needs"),
}


@dataclass(frozen=True)
class Step:
    """One practice of a path. `closed` says why the house cannot be given it, None where it can."""

    practice: Practice
    closed: str | None


@dataclass(frozen=True)
class Path:
    """`id` serves as an anchor, `whom` says who needs it, and `steps` are in the order to practise them."""

    id: str
    title: str
    whom: str
    steps: tuple[Step, ...]


def paths(practices: Iterable[Practice], house: House | None = None) -> tuple[Path, ...]:
    """The paths that have steps; the practices that belong to none come last."""
    steps = [
        Step(practice, closed(practice, house) if house else None)
        for practice in sorted(practices, key=lambda practice: (practice.step, practice.title))
    ]
    found = [
        Path(audience.replace(" ", "-"), title, whom, _of(audience, steps))
        for audience, (title, whom) in _TITLES.items()
    ]
    own = Path("own", "Further drills", "Beside the paths, in no order", _of("", steps))
    return tuple(path for path in (*found, own) if path.steps)


def _of(audience: str, steps: Iterable[Step]) -> tuple[Step, ...]:
    return tuple(step for step in steps if step.practice.audience == audience)
