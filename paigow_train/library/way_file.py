"""What a house-way file holds: its readings, and its rules with their facts, fronts, examples."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Any

from pydantic import AfterValidator, Field, PlainValidator, create_model, model_validator

from paigow_train.game.cards import parse_cards, parse_hand
from paigow_train.game.facts import SHAPES
from paigow_train.house.bands import FrontBar, WordError
from paigow_train.house.conditions import WORDS, Condition
from paigow_train.house.way import KEEP, Example, FrontWord, NearMiss

from .problems import Entry, nearest, suggest
from .reading_entries import ReadingEntry
from .words import Id, Words, read_by


class WhenEntry(Entry):
    """The facts of a rule, one field a fact word (added below, from the list of the words)."""

    @model_validator(mode="after")
    def _not_empty(self) -> WhenEntry:
        if not self.model_fields_set:
            raise ValueError(f"this names no fact of the hand. Allowed: {', '.join(WORDS)}.")
        return self

    @property
    def conditions(self) -> tuple[Condition, ...]:
        return tuple(getattr(self, word) for word in WORDS if word in self.model_fields_set)


def _fact(word: str) -> tuple[Any, None]:
    """The field of a fact word: its own reader, with the nearest hand where a hand is misspelt."""
    reader: Callable[[object], Condition] = WORDS[word]

    def read(value: object) -> Condition:
        try:
            return reader(value)
        except WordError as error:
            names = value if isinstance(value, list) else [value]
            wrong = [each for each in names if isinstance(each, str) and each not in SHAPES]
            near = nearest(wrong[0], SHAPES) if word == "hand" and wrong else ""
            raise ValueError(f"{error} {near}".strip()) from None

    return Annotated[Any, PlainValidator(read)], None


_FACTS: dict[str, Any] = {word: _fact(word) for word in WORDS}
When: Any = create_model("When", __base__=WhenEntry, **_FACTS)


def _kept(word: str) -> str:
    if word not in KEEP:
        raise ValueError(f'"{word}" is nothing that can be kept behind. {suggest(word, KEEP)}')
    return word


def parse_example(text: str) -> Example:
    """`"seven cards -> front"`; raises `ValueError`."""
    hand, _, front = text.partition("->")
    example = Example(parse_hand(hand), parse_cards(front))
    if len(example.front) != 2 or not set(example.front) <= set(example.hand):
        raise ValueError(f'"{text}" must end in two cards of the hand; write "seven cards -> front".')
    return example


def parse_near_miss(text: str) -> NearMiss:
    """`"seven cards -> rule"`; raises `ValueError`."""
    hand, _, rule = text.partition("->")
    if not rule.strip():
        raise ValueError(f'"{text}" must end in the rule that decides; write "seven cards -> rule-id".')
    return NearMiss(parse_hand(hand), rule.strip())


Examples = list[Annotated[Example, read_by(parse_example), '"seven cards -> front"']]
NearMisses = list[Annotated[NearMiss, read_by(parse_near_miss), '"seven cards -> rule-id"']]


class RuleEntry(Entry):
    id: Id
    when: Annotated[When, "a table of facts"]
    keep: Annotated[str, AfterValidator(_kept), f"what is kept behind, one of {', '.join(KEEP)}"]
    say: Words
    cite: Words
    examples: Annotated[Examples, Field(min_length=1), 'a list of at least one "seven cards -> front"']
    near_misses: NearMisses = []
    if_front: Annotated[FrontBar, read_by(FrontBar.parse), 'a front, such as "A", "AK", "pair"'] | None = None
    front: FrontWord = "any"
    under: Annotated[dict[str, str], "a table of readings and choices"] = {}


class WayFile(Entry):
    name: Words
    say: Words
    cite: Words
    reading: Annotated[list[ReadingEntry], "entries, each headed [[reading]]"] = []
    rule: Annotated[list[RuleEntry], Field(min_length=1), "entries, each headed [[rule]], at least one"]
