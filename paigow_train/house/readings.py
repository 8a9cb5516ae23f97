"""Readings: where a room's text can be read in more than one way, the question and the choice made."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace


@dataclass(frozen=True, slots=True)
class Reading:
    """How one point of a text is read.

    `choice` is one of `choices`; `hands` is the number of the 154,143,080 hands it touches, 0 where it is not
    a matter of hands; `say` tells a supervisor what the choice means, `cite` where the point comes from.
    """

    id: str
    question: str
    choice: str
    choices: tuple[str, ...]
    say: str
    cite: str
    hands: int = 0

    @property
    def others(self) -> tuple[str, ...]:
        return tuple(each for each in self.choices if each != self.choice)


class ReadingError(ValueError):
    """A choice that the reading does not offer, or a reading that does not exist."""


def choose(readings: tuple[Reading, ...], choices: Mapping[str, str]) -> tuple[Reading, ...]:
    """The readings with other choices made; raises `ReadingError`."""
    known = {each.id: each for each in readings}
    for name, choice in choices.items():
        if name not in known:
            raise ReadingError(f'there is no reading "{name}"; readings are {", ".join(known) or "none"}.')
        if choice not in known[name].choices:
            allowed = ", ".join(f'"{each}"' for each in known[name].choices)
            raise ReadingError(f'the reading "{name}" has no choice "{choice}"; choices are {allowed}.')
    return tuple(replace(each, choice=choices.get(each.id, each.choice)) for each in readings)
