"""What is wrong with a file: every problem at once, each with its place, what was found and what is allowed.

The tables of a file are pydantic models; what pydantic finds is put into sentences here. What a value should
be is said by the text beside its type: `Annotated[int, ..., 'an amount, such as "$25"']`.
"""

from __future__ import annotations

import types
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from difflib import get_close_matches
from typing import Annotated, Any, Literal, TypeVar, Union, get_args, get_origin

from pydantic import BaseModel, ConfigDict, ValidationError

Place = Sequence[str | int]
ModelT = TypeVar("ModelT", bound="Entry")

_MANY = 24  # words, of which only the nearest are named
_KEY = "[key]"  # pydantic's last step where the key of a mapping is wrong, not its value


class Entry(BaseModel):
    """A table of a file: unknown keys are refused and nothing is converted (the text "5" is no number)."""

    model_config = ConfigDict(strict=True, extra="forbid", frozen=True)


@dataclass(frozen=True, slots=True)
class Problem:
    """One thing wrong: its dotted place in the file ("" for the whole of it), and a sentence."""

    place: str
    say: str

    def __str__(self) -> str:
        return f"{self.place}: {self.say}" if self.place else self.say


class FileError(ValueError):
    """A file that cannot be used; `problems` are all that were found in it."""

    def __init__(self, file: str, problems: Sequence[Problem]) -> None:
        self.file, self.problems = file, tuple(problems)
        count = "one problem" if len(problems) == 1 else f"{len(problems)} problems"
        super().__init__(f"{file} has {count}:\n" + "\n".join(f"  {problem}" for problem in problems))


def nearest(found: str, allowed: Iterable[str]) -> str:
    """`Did you mean "pair"? `, or nothing where no allowed word is near."""
    by_lower = {word.lower(): word for word in allowed}
    near = get_close_matches(found.lower(), by_lower, n=1, cutoff=0.6)
    return f'Did you mean "{by_lower[near[0]]}"? ' if near else ""


def suggest(found: str, allowed: Iterable[str]) -> str:
    """What is allowed, the nearest word first: `Did you mean "pair"? Allowed: …`."""
    words = list(allowed)
    if not words:
        return "There is none to name."
    if len(words) > _MANY:
        near = get_close_matches(found, words, n=5, cutoff=0)
        return f"{nearest(found, words)}Of the {len(words)} allowed, the nearest are: {', '.join(near)}."
    return f"{nearest(found, words)}Allowed: {', '.join(words)}."


def dotted(place: Place, values: Any = None) -> str:
    """The place in words that a trainer finds again in `values`: `rule.two-pair-high.when.high_pair`.

    An entry of a list goes by its id; by its number where it has none, by both where others share the id.
    """
    words = []
    for step in place:
        inside = _inside(values, step)
        words.append(_entry_name(step, inside, values) if isinstance(step, int) else step)
        values = inside
    return ".".join(words)


def _inside(values: Any, step: str | int) -> Any:
    try:
        return values[step]
    except (LookupError, TypeError):
        return None


def _entry_name(number: int, entry: Any, entries: Any) -> str:
    name = _inside(entry, "id")
    if not isinstance(name, str):
        return f"#{number + 1}"
    shared = sum(_inside(each, "id") == name for each in entries) > 1
    return f"{name} (#{number + 1})" if shared else name


def validate(model: type[ModelT], values: Any, problems: list[Problem]) -> ModelT | None:
    """The values as the model, or None with all that is wrong added to `problems`."""
    try:
        return model.model_validate(values)
    except ValidationError as error:
        for each in error.errors(include_url=False):
            steps = [step for step in each["loc"] if step != _KEY]
            problems.append(Problem(dotted(steps, values), _sentence(model, each)))
        return None


def sound(model: type[ModelT], entries: Any) -> dict[int, ModelT]:
    """The entries of a list that are right as they stand, by their place in it."""
    read = [validate(model, entry, []) for entry in entries] if isinstance(entries, list) else []
    return {place: entry for place, entry in enumerate(read) if entry is not None}


def tables(entries: Any) -> list[dict[str, Any]]:
    """What is a table in a list of entries; none where it is no list."""
    return [entry for entry in entries if isinstance(entry, dict)] if isinstance(entries, list) else []


def type_at(model: Any, place: Place) -> Any:
    """The annotation that a model has at a place of its values; None where it has nothing there."""
    for step in place:
        plain, _ = _parts(model)
        if isinstance(plain, type) and issubclass(plain, Entry):
            field = plain.model_fields.get(str(step))
            model = Annotated[(field.annotation, *(field.metadata or [""]))] if field else None
        else:
            model = (get_args(plain) or (None,))[0 if step == _KEY else -1]
    return model


def plain_type(annotation: Any) -> Any:
    """The type itself: without what is said beside it, and without the None of an optional one."""
    return _parts(annotation)[0]


def _parts(annotation: Any) -> tuple[Any, tuple[Any, ...]]:
    origin = get_origin(annotation)
    if origin is Annotated:
        inner, *beside = get_args(annotation)
        plain, more = _parts(inner)
        return plain, (*beside, *more)
    if origin in (Union, types.UnionType):
        return _parts(next(each for each in get_args(annotation) if each is not type(None)))
    return annotation, ()


def _sentence(model: type[Entry], error: Mapping[str, Any]) -> str:
    place, found, kind = error["loc"], error["input"], error["type"]
    if place and place[-1] == _KEY:
        place = (*place[:-2], _KEY)
    if kind == "value_error":
        return str(error["ctx"]["error"])
    if kind == "extra_forbidden":
        word = str(place[-1])
        return f'"{word}" is not a word of this table. {suggest(word, _words(type_at(model, place[:-1])))}'
    wanted = type_at(model, place)
    if kind == "missing":
        return f"this is missing; write {_wanted(wanted)}."
    if kind == "literal_error" and isinstance(found, str):
        return f'"{found}" is not known here. {suggest(found, _words(wanted))}'
    return f"found {_found(found)}; write {_wanted(wanted)}."


def _found(value: object) -> str:
    match value:
        case str():
            return f'"{value}"'
        case bool():
            return str(value).lower()
        case list():
            return "a list" if value else "an empty list"
        case dict():
            return "a table" if value else "an empty table"
    return str(value)


def _words(annotation: Any) -> list[str]:
    """The words that a table, or a setting chosen by a word, knows."""
    plain = plain_type(annotation)
    return list(get_args(plain) if get_origin(plain) is Literal else plain.model_fields)


def _wanted(annotation: Any) -> str:
    """What to write for a value of this type."""
    plain, beside = _parts(annotation)
    said = next((each for each in beside if isinstance(each, str) and each), None)
    if said:
        return said
    if get_origin(plain) is Literal:
        return "one of " + ", ".join(f'"{word}"' for word in _words(plain))
    if isinstance(plain, type) and issubclass(plain, Entry):
        return f"a table with the words {', '.join(_words(plain))}"
    return _BY_TYPE.get(get_origin(plain) or plain, "another value")


_BY_TYPE = {
    str: "text in quotation marks",
    int: "a whole number without quotation marks",
    bool: "true or false",
    list: "a list in square brackets",
    dict: "a table",
}
