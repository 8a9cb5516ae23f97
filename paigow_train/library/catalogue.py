"""Everything a trainer edits: houses with their ways, drills, rulings, terms. Nothing half-loads."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path

from paigow_train.house.house import House
from paigow_train.house.way import Way
from paigow_train.training.practice import Practice

from .files import Folders, Source, parsed, read, read_bytes
from .files import Unknown as Unknown
from .handbook import Handbook, read_handbook
from .houses import read_house
from .practices import read_practice_file
from .ways import read_way


@dataclass(frozen=True)
class Catalogue:
    """The files of some folders, read when they are asked for."""

    folders: Folders

    def house_ids(self) -> tuple[str, ...]:
        return tuple(self.folders.named("houses"))

    def house(self, house_id: str, choices: Mapping[str, str] | None = None) -> House:
        """The house of that id, with other choices of its own readings; raises `Unknown` or `FileError`."""
        source = read(self.folders.find("houses", house_id))
        return read_house(source, self.find_way, choices, self.handbook())

    def handbook(self) -> Handbook:
        """The rulings and terms of all files; raises `FileError`."""
        return _handbook(tuple((path, read_bytes(path)) for path in self.handbook_paths()))

    def handbook_paths(self) -> tuple[Path, ...]:
        """The files of rulings, in the order of their names, and the file of the terms."""
        terms = self.folders.terms()
        return (*self.folders.named("rulings").values(), *([terms] if terms else []))

    def practice_ids(self) -> tuple[str, ...]:
        return tuple(self.folders.named("practice"))

    def practice(self, practice_id: str) -> Practice:
        """The practice of that id; raises `Unknown` or `FileError`."""
        return read_practice_file(read(self.folders.find("practice", practice_id)))

    def way_ids(self) -> tuple[str, ...]:
        return tuple(self.folders.named("ways"))

    def find_way(self, way_id: str, choices: Mapping[str, str] | None = None) -> tuple[Way, Source]:
        """The way of that id, with other choices of its readings, and its file; raises `Unknown`, `FileError`
        or, for a choice that it does not offer, `ReadingError`."""
        source = read(self.folders.find("ways", way_id))
        return read_way(source, choices), source


@lru_cache(maxsize=4)
def _handbook(files: tuple[tuple[Path, bytes], ...]) -> Handbook:
    """Every house asks for it, and it is read once as long as no file is changed."""
    return read_handbook([parsed(path, data) for path, data in files])
