"""What is taught beside a room's own rules: rulings on situations, and the words of the game."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .house import House
    from .settings import Condition

ASK_THE_ROOM = "ask the room"
"""The citation of a ruling that no text gives: only the room itself can."""


@dataclass(frozen=True, slots=True)
class WrongOption:
    """An answer to a situation that is not the right one, and a sentence that says why."""

    say: str
    why_not: str


@dataclass(frozen=True, slots=True)
class Ruling:
    """A situation at the table, what is right then, and why.

    `cite` is the text that says so, or `ASK_THE_ROOM`. It holds at the houses that meet every condition of
    `when`; without any it holds everywhere.
    """

    id: str
    situation: str
    right: str
    wrong: tuple[WrongOption, ...]
    why: str
    cite: str
    when: tuple[Condition, ...] = ()

    @property
    def is_the_rooms(self) -> bool:
        """Whether no text says it, so that the room has to be asked."""
        return self.cite == ASK_THE_ROOM

    def holds(self, house: House) -> bool:
        return all(each.holds(house) for each in self.when)


@dataclass(frozen=True, slots=True)
class Term:
    """A word of the game and what it means; `also` are other words for the same.

    `group` is the kind of thing it names: terms of one group are easily taken for one another.
    """

    id: str
    word: str
    meaning: str
    group: str
    cite: str
    also: tuple[str, ...] = ()
    when: tuple[Condition, ...] = ()

    @property
    def words(self) -> tuple[str, ...]:
        return (self.word, *self.also)

    def holds(self, house: House) -> bool:
        return all(each.holds(house) for each in self.when)
