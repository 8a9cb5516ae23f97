"""Everything a trainer edits: the houses with their ways, and the drills. Nothing half-loads."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from paigow_train.house.house import House
from paigow_train.house.way import Way
from paigow_train.training.practice import Practice

from .files import Folders, Source, read
from .files import Unknown as Unknown
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
        return read_house(read(self.folders.find("houses", house_id)), self.find_way, choices)

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
