"""The `[[reading]]` entries of a house or a way, and settings that name one: `{ reading = "id" }`."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Annotated, Any

from pydantic import Field

from paigow_train.house.readings import Reading

from .problems import Entry, Place, Problem, dotted, plain_type, sound, suggest, tables, type_at
from .words import Id, Words


class ReadingEntry(Entry):
    id: Id
    question: Words
    choice: Words
    choices: Annotated[list[Words], Field(min_length=2), "a list of at least two choices"]
    say: Words
    cite: Words
    hands: Annotated[int, Field(ge=0), "a number of hands, such as 1_566_000"] = 0


def read_readings(values: Mapping[str, Any], problems: list[Problem]) -> tuple[Reading, ...]:
    """The readings of a file that are sound in themselves; what else is wrong with them joins `problems`."""
    entries = sound(ReadingEntry, values.get("reading"))
    first: dict[str, int] = {}
    for number, entry in entries.items():
        place = ("reading", number)
        if entry.choice not in entry.choices:
            say = f'"{entry.choice}" is not among the choices. {suggest(entry.choice, entry.choices)}'
            problems.append(Problem(dotted((*place, "choice"), values), say))
        for choice in sorted({each for each in entry.choices if entry.choices.count(each) > 1}):
            say = f'"{choice}" is given twice; each choice is another one.'
            problems.append(Problem(dotted((*place, "choices"), values), say))
        if first.setdefault(entry.id, number) != number:
            say = "this id is used twice; each reading has its own."
            problems.append(Problem(dotted((*place, "id"), values), say))
    return tuple(
        Reading(each.id, each.question, each.choice, tuple(each.choices), each.say, each.cite, each.hands)
        for number, each in entries.items()
        if first[each.id] == number
    )


def with_choices(values: Mapping[str, Any], choices: Mapping[str, str]) -> dict[str, Any]:
    """A file's values with other choices of its readings made; a reading that is not there is passed over."""
    if not choices:
        return dict(values)
    made = [
        entry | {"choice": choices.get(str(entry.get("id")), entry.get("choice"))}
        for entry in tables(values.get("reading"))
    ]
    return dict(values) | {"reading": made}


def chosen(values: Mapping[str, Any]) -> dict[str, str]:
    """The choice made of each reading of a file, by its id, whether or not the entry is sound."""
    made: dict[str, str] = {}
    for entry in tables(values.get("reading")):
        if isinstance(entry.get("id"), str):
            made.setdefault(entry["id"], str(entry.get("choice", "")))
    return made


def named(value: Any, place: Place = ()) -> Iterator[tuple[Place, str]]:
    """Every setting that names a reading: its place, and the id of the reading."""
    match value:
        case {"reading": str(name), **others} if not others:
            yield place, name
        case dict():
            for word, inner in value.items():
                yield from named(inner, (*place, word))
        case list():
            for number, inner in enumerate(value):
                yield from named(inner, (*place, number))


def resolved(value: Any, choices: Mapping[str, str], model: type[Entry], place: Place = ()) -> Any:
    """The values with every `{ reading = "id" }` replaced by the choice made; one that is not there stays.

    Where `model` wants true or false, the choices of the reading are yes and no.
    """
    match value:
        case {"reading": str(name), **others} if not others and name in choices:
            yes_or_no = plain_type(type_at(model, place)) is bool
            return _TRUTHS.get(choices[name], choices[name]) if yes_or_no else choices[name]
        case dict():
            return {word: resolved(inner, choices, model, (*place, word)) for word, inner in value.items()}
        case list():
            return [resolved(inner, choices, model, (*place, number)) for number, inner in enumerate(value)]
    return value


_TRUTHS = {"yes": True, "no": False}
