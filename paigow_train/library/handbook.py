"""The handbook: the rulings and terms of all files together, and those of them that hold at one house."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from paigow_train.house.house import House
from paigow_train.house.rulings import Ruling, Term

from .files import Source
from .handbook_file import HandbookFile
from .problems import FileError, Problem, dotted, tables, validate

Values = Mapping[str, Any]


@dataclass(frozen=True)
class Handbook:
    """Rulings and terms, each with the values that it was read from."""

    rulings: tuple[tuple[Ruling, Values], ...] = ()
    terms: tuple[tuple[Term, Values], ...] = ()

    def at(self, house: House) -> Handbook:
        """What holds at the house."""
        return Handbook(
            tuple(each for each in self.rulings if each[0].holds(house)),
            tuple(each for each in self.terms if each[0].holds(house)),
        )

    @property
    def values(self) -> dict[str, list[Values]]:
        """As a file would hold it; {} of an empty one."""
        found = {"ruling": [each for _, each in self.rulings], "term": [each for _, each in self.terms]}
        return {word: entries for word, entries in found.items() if entries}

    @property
    def text(self) -> str:
        """The whole of it as text, which `recall_handbook` reads again; "" of an empty one."""
        return json.dumps(self.values, ensure_ascii=False, separators=(",", ":")) if self.values else ""

    @property
    def answers(self) -> dict[str, str]:
        """What can change an answer: the right option of each ruling, by its id."""
        return {ruling.id: ruling.right for ruling, _ in self.rulings}

    def clashes(self) -> Iterator[tuple[str, str, str]]:
        """Entries that cannot hold at one house together: two ids, and what they share."""
        yield from _sharing([(each.id, each.situation) for each, _ in self.rulings])
        yield from _sharing([(each.id, word) for each, _ in self.terms for word in each.words])
        yield from _sharing([(each.id, each.meaning) for each, _ in self.terms])


def _sharing(said: Sequence[tuple[str, str]]) -> Iterator[tuple[str, str, str]]:
    first: dict[str, str] = {}
    for name, text in said:
        if first.setdefault(text, name) != name:
            yield first[text], name, text


EMPTY = Handbook()


def read_handbook(sources: Sequence[Source]) -> Handbook:
    """What the files hold together, in their order; raises `FileError` with every problem of every file."""
    wrong: dict[Path, list[Problem]] = {}
    rulings: list[tuple[Ruling, Values]] = []
    terms: list[tuple[Term, Values]] = []
    taken: dict[tuple[str, str], str] = {}
    for source in sources:
        problems: list[Problem] = []
        values = source.values
        file = validate(HandbookFile, values, problems)
        if file:
            rulings += zip([each.ruling() for each in file.ruling], values.get("ruling", []), strict=True)
            terms += zip([each.term() for each in file.term], values.get("term", []), strict=True)
        problems += _ids_used_twice(source, taken)
        if problems:
            wrong[source.path] = problems
    if wrong:
        raise _error(wrong)
    return Handbook(tuple(rulings), tuple(terms))


def _ids_used_twice(source: Source, taken: dict[tuple[str, str], str]) -> Iterator[Problem]:
    """Ids that an earlier entry has, of this file or another; `taken` is where each was used first."""
    name = source.path.name
    for word in ("ruling", "term"):
        for number, entry in enumerate(tables(source.values.get(word))):
            entry_id = entry.get("id")
            if not isinstance(entry_id, str):
                continue
            earlier = taken.setdefault((word, entry_id), f"{name} {number}")
            if earlier != f"{name} {number}":
                where = "twice" if earlier.startswith(f"{name} ") else f"in {earlier.rpartition(' ')[0]} too"
                say = f"this id is used {where}; each entry has its own."
                yield Problem(dotted((word, number, "id"), source.values), say)


def _error(wrong: Mapping[Path, Sequence[Problem]]) -> FileError:
    if len(wrong) == 1:
        ((path, problems),) = wrong.items()
        return FileError(str(path), problems)
    together = [
        Problem(", ".join(filter(None, (f"in {path.name}", each.place))), each.say)
        for path, problems in wrong.items()
        for each in problems
    ]
    return FileError(str(next(iter(wrong)).parent), together)


def recall_handbook(text: str | None) -> Handbook:
    """The handbook of a kept text; raises `FileError`."""
    if not text:
        return EMPTY
    return read_handbook([Source(Path("handbook"), text, json.loads(text))])
