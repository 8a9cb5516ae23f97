"""Houses read again from kept texts: a run goes on under the edition it began with."""

from __future__ import annotations

import tomllib
from pathlib import Path

from paigow_train.house.house import House
from paigow_train.house.way import Way

from .files import Source
from .handbook import recall_handbook
from .houses import read_house
from .problems import FileError, Problem
from .ways import read_way


def recall_house(
    house_id: str, house_text: str, way_text: str | None, handbook_text: str | None = None
) -> House:
    """The house of an edition, from the texts of its file, of its way and of its part of the handbook; raises
    `FileError`."""

    def find_way(way_id: str) -> tuple[Way, Source]:
        if way_text is None:
            raise FileError(f"{way_id}.toml", [Problem("", "the text of this house way was not kept.")])
        source = _source(way_id, way_text)
        return read_way(source), source

    handbook = recall_handbook(handbook_text)
    return read_house(_source(house_id, house_text), find_way, handbook=handbook)


def _source(name: str, text: str) -> Source:
    return Source(Path(f"{name}.toml"), text, tomllib.loads(text))
