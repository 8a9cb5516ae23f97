"""What is wrong with a round, all of it at once."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple


class Problem(NamedTuple):
    """A sentence, and the place it speaks of as the round's JSON has it: `seats.0.bets.fortune`."""

    place: str
    say: str


class RoundError(ValueError):
    """A round that cannot be settled. `problems` are all that were found; the message is their sentences."""

    def __init__(self, problems: Iterable[Problem]) -> None:
        self.problems = tuple(problems)
        super().__init__(" ".join(problem.say for problem in self.problems))
