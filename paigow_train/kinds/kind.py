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
    """One thing asked.

    `front` is two of the seven `cards` (as dealt), `choice` one of `choices`, `money` an amount in dollars
    and cents, `number` a whole number. Fields of one `group` (such as a seat) stand together under its name.
    """

    name: str
    label: str
    type: Literal["front", "choice", "money", "number"]
    cards: tuple[Card, ...] = ()
    choices: tuple[Choice, ...] = ()
    group: str = ""


@dataclass(frozen=True)
class Laid:
    """One hand lying on the layout. `seven` are cards that are not set yet, in the order they lie."""

    label: str
    front: tuple[Card, ...] = ()
    back: tuple[Card, ...] = ()
    seven: tuple[Card, ...] = ()


@dataclass(frozen=True)
class Stack:
    """Chips in a circle of the layout: what was bet, in cents, and what was paid where that is shown."""

    circle: str
    cents: int
    paid: str = ""


@dataclass(frozen=True)
class Spot:
    """One seat of the layout as the dealer sees it."""

    name: str
    hand: Laid | None
    stacks: tuple[Stack, ...] = ()
    says: str = ""
    envy_button: bool = False
    action_button: bool = False
    empty: bool = False


@dataclass(frozen=True)
class Table:
    """The layout from the dealer's side: the bank and the seats, clockwise from the dealer's left.

    `dice` are the three dice shown, none where there are none.
    """

    bank: Spot | None
    spots: tuple[Spot, ...]
    dice: tuple[int, ...] = ()


@dataclass(frozen=True)
class Prompt:
    """A question as a page shows it: what is asked, what lies on the layout, and the fields to fill in.

    `posted` are the rules and amounts posted at the table that the question hangs on, a sentence each.
    """

    ask: str
    laid: tuple[Laid, ...]
    fields: tuple[Field, ...]
    table: Table | None = None
    posted: tuple[str, ...] = ()


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
