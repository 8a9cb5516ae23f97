"""What the views work with: the houses and practices as read at the start, the store and the clock."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime
from functools import lru_cache
from typing import cast

from flask import Flask, abort, current_app

from paigow_train.house.house import House
from paigow_train.library.catalogue import Catalogue
from paigow_train.library.files import Folders
from paigow_train.library.recall import recall_house
from paigow_train.store import Edition, Store, find_edition
from paigow_train.training.practice import Practice
from paigow_train.training.run import Run

TimeSource = Callable[[], datetime]
_KEY = "paigow-train"


@dataclass(frozen=True)
class Rooms:
    """Every house and practice, by id."""

    houses: dict[str, House]
    practices: dict[str, Practice]

    @classmethod
    def load(cls, folders: Folders) -> Rooms:
        """All files of the folders, or `FileError`: a site with half its files would grade by the rest."""
        catalogue = Catalogue(folders)
        return cls(
            {each: catalogue.house(each) for each in catalogue.house_ids()},
            {each: catalogue.practice(each) for each in catalogue.practice_ids()},
        )


@dataclass(frozen=True)
class _Kept:
    rooms: Rooms
    store: Store
    clock: TimeSource


def keep_in(app: Flask, rooms: Rooms, db: Store, clock: TimeSource) -> None:
    app.extensions[_KEY] = _Kept(rooms, db, clock)


def _kept() -> _Kept:
    return cast(_Kept, current_app.extensions[_KEY])


def rooms() -> Rooms:
    return _kept().rooms


def store() -> Store:
    return _kept().store


def time_source() -> TimeSource:
    return _kept().clock


def now() -> datetime:
    """The time that counts, UTC."""
    return _kept().clock()


def house_or_404(house_id: str) -> House:
    house = rooms().houses.get(house_id)
    if house is None:
        abort(404, "There is no such card room here.")
    return house


def edition_of(house: House) -> Edition:
    """The house's texts as the store keeps them."""
    texts = (house.text, house.way_text or None, house.handbook_text or None)
    return Edition(house.id, house.edition, house.rules_edition, *texts)


def house_of(run: Run) -> House:
    """The house as it stood when the run began: its kept text where the file has changed since."""
    house = rooms().houses.get(run.house)
    return (
        house
        if house is not None and house.edition == run.edition
        else _recalled(store(), run.house, run.edition)
    )


@lru_cache(maxsize=32)
def _recalled(db: Store, house_id: str, edition: str) -> House:
    kept = find_edition(db, house_id, edition)
    if kept is None:
        raise LookupError(f"The text of {house_id}, edition {edition}, is not in the store.")
    return recall_house(house_id, kept.house_text, kept.way_text, kept.handbook_text)
