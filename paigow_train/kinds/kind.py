"""What every kind of question shares: the question, how it is asked, and how an answer is graded.

A kind is a record of functions. It has no page and no table of its own: one pair of routes and one set of
tables serve them all.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import TYPE_CHECKING, Any, Literal, TypeAlias

if TYPE_CHECKING:
    from paigow_train.game.cards import Card
    from paigow_train.house.house import House

JSON: TypeAlias = "bool | int | float | str | Sequence[JSON] | Mapping[str, JSON] | None"
Answer: TypeAlias = Mapping[str, JSON]
"""A parsed answer, as it is stored: equal answers are equal JSON."""
Form: TypeAlias = Mapping[str, Sequence[str]]
"""What a browser sent: each field's name with all its values."""


class AnswerError(ValueError):
    """An answer that cannot be read; the message says what was wrong with it and what would be right."""


@dataclass(frozen=True)
class Question:
    """What a photograph of the layout would show, as plain JSON: never the answer."""

    kind: str
    data: Mapping[str, JSON]


@dataclass(frozen=True)
class Choice:
    """One of the answers offered: `value` comes back in the form, `words` are read by people."""

    value: str
    words: str


@dataclass(frozen=True)
class Field:
    """One thing asked: `front` is two of the seven `cards` (as dealt), `choice` is one of `choices`."""

    name: str
    label: str
    type: Literal["front", "choice"]
    cards: tuple[Card, ...] = ()
    choices: tuple[Choice, ...] = ()


@dataclass(frozen=True)
class Laid:
    """One hand lying on the layout."""

    label: str
    front: tuple[Card, ...]
    back: tuple[Card, ...]


@dataclass(frozen=True)
class Prompt:
    """A question as a page shows it: what is asked, the hands on the layout, and the fields to fill in."""

    ask: str
    laid: tuple[Laid, ...]
    fields: tuple[Field, ...]


@dataclass(frozen=True)
class Part:
    """One thing graded. `rule` is the id of the rule or clause really being asked.

    `expected` and `given` are text (a set hand is a split in notation; nothing given is empty); the words
    name the hands, of a set hand `front | back`. `show` says whether a page writes the text as words or
    draws it as cards.
    """

    rule: str
    label: str
    right: bool
    expected: str
    given: str
    expected_words: str = ""
    given_words: str = ""
    show: Literal["words", "split"] = "words"


@dataclass(frozen=True)
class Grade:
    """The parts of an answer; it is right when all of them are."""

    parts: tuple[Part, ...]

    @property
    def right(self) -> bool:
        return all(part.right for part in self.parts)


@dataclass(frozen=True)
class RuleWords:
    """A rule that a kind can ask about: its id and the sentence that says it."""

    id: str
    say: str


@dataclass(frozen=True)
class Kind:
    """One kind of question.

    `options` is the dataclass of what a practice file may choose for it; `deal` takes an instance of it.
    `offered` is None when the house can be asked, else the sentence that says why it is closed.
    `parse` raises `AnswerError`. `blank` grades a deal that nobody answered: every part wrong, nothing given.
    """

    name: str
    title: str
    options: type[Any]
    rules: Callable[[House], tuple[RuleWords, ...]]
    offered: Callable[[House], str | None]
    deal: Callable[[Random, House, Any], Question]
    ask: Callable[[Question, House], Prompt]
    parse: Callable[[Question, Form], Answer]
    grade: Callable[[Question, Answer, House], Grade]
    blank: Callable[[Question, House], Grade]
    explain: Callable[[Question, Grade, House], tuple[str, ...]]
