"""What a file of rulings or terms holds: situations with their options, words with their meanings."""

from __future__ import annotations

from typing import Annotated, Any

from pydantic import AfterValidator, Field, PlainValidator, create_model, model_validator

from paigow_train.house.bands import WordError
from paigow_train.house.rulings import ASK_THE_ROOM, Ruling, Term, WrongOption
from paigow_train.house.settings import SETTINGS, WORDS, Condition

from .problems import Entry, nearest
from .words import Id, Words


class _When(Entry):
    """Conditions on a house, one field a word (added below, from the list of the words)."""

    @model_validator(mode="after")
    def _not_empty(self) -> _When:
        if not self.model_fields_set:
            raise ValueError("this names no setting; leave it out for what holds in every room.")
        return self

    @property
    def conditions(self) -> tuple[Condition, ...]:
        return tuple(getattr(self, word) for word in WORDS if word in self.model_fields_set)


def _setting(name: str) -> tuple[Any, None]:
    """The field of a word: its own reader, with the nearest word where one is misspelt."""

    def read(value: object) -> Condition:
        try:
            return WORDS[name](value)
        except WordError as error:
            allowed = SETTINGS[name].words if name in SETTINGS else ()
            values = value if isinstance(value, list) else [value]
            wrong = [each for each in values if isinstance(each, str) and each not in allowed]
            near = nearest(wrong[0], allowed) if wrong and allowed else ""
            raise ValueError(f"{error} {near}".strip()) from None

    return Annotated[Any, PlainValidator(read)], None


_FIELDS: dict[str, Any] = {name: _setting(name) for name in WORDS}
When: Any = create_model("When", __base__=_When, **_FIELDS)


def _a_sentence(text: str) -> str:
    if not text.rstrip().endswith((".", "?", "!")):
        raise ValueError(f'"{text}" is no whole sentence; end it with a full stop.')
    return text


def _cited(text: str) -> str:
    return ASK_THE_ROOM if text.strip(" .").lower() == ASK_THE_ROOM else text


Sentence = Annotated[str, Field(min_length=1), AfterValidator(_a_sentence), "a sentence in quotation marks"]
Cite = Annotated[
    str,
    Field(min_length=1),
    AfterValidator(_cited),
    f'the text that says so, in words, or "{ASK_THE_ROOM}"',
]


class WrongEntry(Entry):
    say: Sentence
    why_not: Sentence


class RulingEntry(Entry):
    id: Id
    situation: Sentence
    right: Sentence
    wrong: Annotated[
        list[WrongEntry],
        Field(min_length=2, max_length=3),
        "a list of two or three tables, each with the words say and why_not",
    ]
    why: Sentence
    cite: Cite
    when: Annotated[When, "a table of settings"] | None = None

    @model_validator(mode="after")
    def _options_differ(self) -> RulingEntry:
        options = [self.right, *(each.say for each in self.wrong)]
        twice = next((each for each in options if options.count(each) > 1), None)
        if twice is not None:
            raise ValueError(f'the option "{twice}" is given twice; each is another one.')
        return self

    def ruling(self) -> Ruling:
        return Ruling(
            self.id,
            self.situation,
            self.right,
            tuple(WrongOption(each.say, each.why_not) for each in self.wrong),
            self.why,
            self.cite,
            self.when.conditions if self.when else (),
        )


class TermEntry(Entry):
    id: Id
    word: Words
    also: list[Words] = []
    meaning: Sentence
    group: Words
    cite: Words
    when: Annotated[When, "a table of settings"] | None = None

    def term(self) -> Term:
        return Term(
            self.id,
            self.word,
            self.meaning,
            self.group,
            self.cite,
            tuple(self.also),
            self.when.conditions if self.when else (),
        )


class HandbookFile(Entry):
    ruling: Annotated[list[RulingEntry], "entries, each headed [[ruling]]"] = []
    term: Annotated[list[TermEntry], "entries, each headed [[term]]"] = []

    @model_validator(mode="after")
    def _not_empty(self) -> HandbookFile:
        if not self.ruling and not self.term:
            raise ValueError("there is no ruling and no term in it; head each with [[ruling]] or [[term]].")
        return self
