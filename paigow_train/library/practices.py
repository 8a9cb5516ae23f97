"""Practice files read from TOML: what is asked, how many deals, how long each may take."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import fields
from typing import Annotated, Any, Literal, get_type_hints

from pydantic import Field, create_model

from paigow_train.game.money import MoneyError, parse_share
from paigow_train.kinds import KINDS
from paigow_train.kinds.dealing import Mix, Percent
from paigow_train.kinds.kind import Kind
from paigow_train.training.practice import Ask, Audience, Practice

from .files import Source
from .problems import Entry, FileError, Problem, dotted, suggest, validate
from .ways import Words

_OF_ANY_KIND = ("kind", "share")
_NAMED_MIXES = ("natural", "even")


class _PracticeFile(Entry):
    title: Words
    say: Words
    deals: Annotated[int, Field(ge=1, le=200)]
    seconds: Annotated[int, Field(ge=0, le=3600)]
    houses: list[str] = []
    step: Annotated[int, Field(ge=1), "a whole number from 1, the place in the path"] = 0
    ask: Annotated[list[dict[str, Any]], Field(min_length=1)]


# "for" is a word of Python's own, so it cannot stand among the others.
_FOR: dict[str, Any] = {"for": (Audience, "")}
PracticeFile = create_model("PracticeFile", __base__=_PracticeFile, **_FOR)


def read_practice_file(source: Source) -> Practice:
    """The practice of a file; raises `FileError` with every problem."""
    problems: list[Problem] = []
    file = validate(PracticeFile, source.values, problems)
    entries = source.values.get("ask", [])
    asks = [
        _ask(entry, number, problems)
        for number, entry in enumerate(entries if isinstance(entries, list) else [])
        if isinstance(entry, dict)
    ]
    audience: Audience | Literal[""] = getattr(file, "for", "")
    if file and bool(file.step) != bool(audience):
        problems.append(Problem("step", 'a step is one of a path: write both "for" and "step", or neither.'))
    if file is None or problems:
        raise FileError(str(source.path), problems)
    sound = tuple(ask for ask in asks if ask is not None)
    return Practice(
        source.id,
        file.title,
        file.say,
        sound,
        file.deals,
        file.seconds,
        tuple(file.houses),
        audience,
        file.step,
    )


def _ask(entry: Mapping[str, Any], number: int, problems: list[Problem]) -> Ask | None:
    def problem(word: str, say: str) -> None:
        problems.append(Problem(dotted(("ask", number, *([word] if word else []))), say))

    kind = KINDS.get(entry["kind"]) if isinstance(entry.get("kind"), str) else None
    if kind is None:
        problem("kind", f'"{entry.get("kind", "")}" is no kind. {suggest(str(entry.get("kind", "")), KINDS)}')
        return None
    share = entry.get("share", 1)
    if not isinstance(share, int) or isinstance(share, bool) or share < 1:
        problem("share", f"found {share!r}; a whole number from 1 is wanted.")
    before = len(problems)
    options = {name: value for name, value in entry.items() if name not in _OF_ANY_KIND}
    values = _option_values(kind, options, problem)
    for place, hand in enumerate(values.get("hands", ()), start=1):
        try:
            kind.options(hands=(hand,))
        except ValueError as error:
            problem(f"hands.#{place}", str(error))
    if len(problems) > before:
        return None
    try:
        return Ask(kind.name, kind.options(**values), share)
    except ValueError as error:
        problem("", str(error))
        return None


def _option_values(kind: Kind, options: Mapping[str, Any], problem: Any) -> dict[str, Any]:
    """The options in the types of the kind's own options; what does not fit is told to `problem`."""
    names = [field.name for field in fields(kind.options)]
    types = get_type_hints(kind.options)
    values = {}
    for name, value in options.items():
        if name not in names:
            problem(name, f'"{name}" is no option of {kind.name}. {suggest(name, [*_OF_ANY_KIND, *names])}')
            continue
        try:
            values[name] = _READERS[types[name]](value)
        except (TypeError, MoneyError) as error:
            problem(name, str(error))
    return values


def _mix(value: Any) -> Mix:
    if value in _NAMED_MIXES:
        return value  # type: ignore[no-any-return]  # one of the two words of Mix
    weights = value if isinstance(value, dict) else {}
    if not weights or not all(type(weight) is int and weight >= 0 for weight in weights.values()):
        raise TypeError(f'found {value!r}; write "natural", "even" or weights, {{ rule-id = 2, ... }}.')
    return dict(weights)


def _percent(value: Any) -> Percent:
    if not isinstance(value, str):
        raise TypeError(f'found {value!r}; write a share with its sign, such as "40%".')
    hundredths = parse_share(value) * 100
    if hundredths.denominator != 1:
        raise TypeError(f'"{value}" is no whole percentage.')
    return Percent(int(hundredths))


def _hands(value: Any) -> tuple[str, ...]:
    if not isinstance(value, list) or not all(isinstance(hand, str) for hand in value):
        raise TypeError("a list of hands in quotation marks is wanted.")
    return tuple(value)


def _number(value: Any) -> int:
    if type(value) is not int:
        raise TypeError(f"found {value!r}; a whole number without quotation marks is wanted.")
    return value


_READERS: dict[Any, Any] = {Mix: _mix, Percent: _percent, int: _number, tuple[str, ...]: _hands}
