"""Files of rulings and terms proved: each entry holds somewhere, and no house is told one thing twice."""

from __future__ import annotations

from collections.abc import Iterator

from paigow_train.house.house import House
from paigow_train.house.rulings import Ruling, Term

from .catalogue import Catalogue
from .files import Source, read
from .handbook import Handbook, read_handbook
from .houses import read_house
from .problems import FileError, Problem


def check_handbook_file(source: Source, catalogue: Catalogue) -> tuple[Problem, ...]:
    """What is wrong with the file beside the others of the catalogue; raises `FileError` where it cannot be
    read by itself."""
    own = read_handbook([source])
    others = dict(_other_files(source, catalogue))
    houses = list(readable_houses(catalogue))
    return (*_ids_used_elsewhere(own, others), *_never_asked(own, houses), *_told_twice(own, others, houses))


def readable_houses(catalogue: Catalogue) -> Iterator[House]:
    """Every house that can be read, without the handbook; what is wrong with the others is told when they are
    checked."""
    for house_id in catalogue.house_ids():
        try:
            yield read_house(read(catalogue.folders.find("houses", house_id)), catalogue.find_way)
        except FileError:
            continue


def _other_files(source: Source, catalogue: Catalogue) -> Iterator[tuple[str, Handbook]]:
    for path in catalogue.handbook_paths():
        if path.resolve() != source.path.resolve():
            try:
                yield path.name, read_handbook([read(path)])
            except FileError:  # told when that file is checked
                continue


def _entries(handbook: Handbook) -> Iterator[tuple[str, Ruling | Term]]:
    """Every entry with the word that heads it."""
    yield from (("ruling", ruling) for ruling, _ in handbook.rulings)
    yield from (("term", term) for term, _ in handbook.terms)


def _ids_used_elsewhere(own: Handbook, others: dict[str, Handbook]) -> Iterator[Problem]:
    taken = {(word, entry.id): name for name, each in others.items() for word, entry in _entries(each)}
    for word, entry in _entries(own):
        if (word, entry.id) in taken:
            say = f"this id is used in {taken[word, entry.id]} too; each entry has its own."
            yield Problem(f"{word}.{entry.id}.id", say)


def _never_asked(own: Handbook, houses: list[House]) -> Iterator[Problem]:
    for word, entry in _entries(own):
        if not any(entry.holds(house) for house in houses):
            yield Problem(
                f"{word}.{entry.id}.when", "no house has these settings, so that it is never asked."
            )


def _told_twice(own: Handbook, others: dict[str, Handbook], houses: list[House]) -> Iterator[Problem]:
    ids = {entry.id for _, entry in _entries(own)}
    parts = [own, *others.values()]
    every = Handbook(
        tuple(each for part in parts for each in part.rulings),
        tuple(each for part in parts for each in part.terms),
    )
    told: dict[tuple[str, str], Problem] = {}
    for house in houses:
        for one, other, shared in every.at(house).clashes():
            if not ids.isdisjoint({one, other}):
                say = f'"{one}" and "{other}" both hold at {house.name}, and both say: {shared}'
                told.setdefault((one, other), Problem("", say))
    yield from told.values()
