"""House ways read from TOML: the rule language in, a frozen `Way` out."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from paigow_train.house.readings import Reading
from paigow_train.house.way import Rule, Way

from .files import Source
from .problems import FileError, Problem, dotted, sound, suggest, tables, validate
from .reading_entries import chosen, read_readings
from .way_file import RuleEntry, WayFile
from .words import Words as Words


def read_way(source: Source, choices: Mapping[str, str] | None = None) -> Way:
    """The way of a file, with other `choices` of its readings made; raises `FileError` with every problem, or
    `ReadingError` for a choice that the way does not offer."""
    values = source.values
    problems: list[Problem] = []
    file = validate(WayFile, values, problems)
    readings = read_readings(values, problems)
    rules = sound(RuleEntry, values.get("rule"))
    problems += _misnamed(rules, readings, values)
    problems += _without_effect(rules, readings, values)
    problems += _sharing_an_id(rules, values)
    if file is None or problems:
        raise FileError(str(source.path), problems)
    lines = tuple(_rule(entry) for entry in file.rule)
    return Way(source.id, file.name, file.say, file.cite, lines, readings).choosing(choices or {})


def _rule(entry: RuleEntry) -> Rule:
    return Rule(
        id=entry.id,
        when=entry.when.conditions,
        keep=entry.keep,
        say=entry.say,
        cite=entry.cite,
        examples=tuple(entry.examples),
        near_misses=tuple(entry.near_misses),
        if_front=entry.if_front,
        front=entry.front,
        under=tuple(entry.under.items()),
    )


def _misnamed(
    rules: Mapping[int, RuleEntry], readings: Sequence[Reading], values: Mapping[str, Any]
) -> Iterable[Problem]:
    """Readings, choices and rules that a rule names and the file has not."""
    known = {reading.id: reading.choices for reading in readings}
    ids = {str(entry.get("id")): None for entry in tables(values.get("rule"))}
    for number, rule in rules.items():
        for name, choice in rule.under.items():
            place = dotted(("rule", number, "under", name), values)
            if name not in chosen(values):
                yield Problem(place, f"there is no such reading in this file. {suggest(name, known)}")
            elif name in known and choice not in known[name]:
                yield Problem(place, f'"{choice}" is not a choice of it. {suggest(choice, known[name])}')
        for turn, near_miss in enumerate(rule.near_misses):
            place = dotted(("rule", number, "near_misses", turn), values)
            if near_miss.rule == rule.id:
                yield Problem(place, "a near miss is decided by another rule; this names the rule itself.")
            elif near_miss.rule not in ids:
                say = f'there is no rule "{near_miss.rule}" in this file. {suggest(near_miss.rule, ids)}'
                yield Problem(place, say)


def _without_effect(
    rules: Mapping[int, RuleEntry], readings: Sequence[Reading], values: Mapping[str, Any]
) -> Iterable[Problem]:
    """Readings whose choices make no difference: of the choices, all but one need a rule of their own."""
    if not rules or len(rules) < len(tables(values.get("rule"))):
        return  # what the rules that cannot be read name is not known
    for reading in readings:
        asked = {rule.under.get(reading.id) for rule in rules.values()}
        alike = [choice for choice in reading.choices if choice not in asked]
        if len(alike) > 1:
            say = f'no rule tells these choices apart: {", ".join(alike)}; name one in the "under" of a rule.'
            yield Problem(f"reading.{reading.id}", say)


def _sharing_an_id(rules: Mapping[int, RuleEntry], values: Mapping[str, Any]) -> Iterable[Problem]:
    """Rules of one id that no choice of a reading tells apart, so that both are in force together."""
    for number, rule in rules.items():
        for earlier in (rules[each] for each in rules if each < number):
            if earlier.id == rule.id and not _apart(earlier.under, rule.under):
                say = "this id is used twice; rules that are in force together need two ids."
                yield Problem(dotted(("rule", number, "id"), values), say)
                break


def _apart(one: Mapping[str, str], other: Mapping[str, str]) -> bool:
    return any(other.get(name, choice) != choice for name, choice in one.items())
