"""Answers chosen from a few: how one is read, and how it is graded."""

from __future__ import annotations

from collections.abc import Sequence

from .kind import AnswerError, Choice, Field, Form, Part

_FEW = 5


def choice_field(name: str, label: str, choices: Sequence[Choice], group: str = "") -> Field:
    return Field(name, label, "choice", choices=tuple(choices), group=group)


def parse_choice(form: Form, name: str, label: str, choices: Sequence[Choice]) -> str:
    """The value chosen; raises `AnswerError` naming the field, and what can be chosen where that is short."""
    given = list(form.get(name, ()))
    if len(given) != 1 or given[0] not in {choice.value for choice in choices}:
        words = ", ".join(choice.words for choice in choices)
        raise AnswerError(f"{label}: choose one of {words if len(choices) <= _FEW else 'the answers given'}.")
    return given[0]


def choice_part(rule: str, label: str, choices: Sequence[Choice], expected: str, given: str) -> Part:
    """The part of a grade for one choice; an empty `given` is nothing chosen, and wrong."""
    words = {choice.value: choice.words for choice in choices}
    return Part(rule, label, given == expected, expected, given, words[expected], words.get(given, ""))
