"""The house files that runs were graded by, word for word, one row an edition."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime

from sqlite_utils import Database

from paigow_train.store.database import Store
from paigow_train.store.text import from_moment


@dataclass(frozen=True)
class Edition:
    """One edition of a house: its digests, and the text of its file, of its way's (None without a way) and of
    the rulings and terms that hold there (None without any)."""

    house: str
    edition: str
    rules_edition: str
    house_text: str
    way_text: str | None
    handbook_text: str | None = None


def keep_edition(connection: Database, edition: Edition, now: datetime) -> None:
    """Keep an edition that is new; one already kept stays as first seen. Call it inside `writing`."""
    connection.execute(
        "INSERT INTO editions"
        " (house, edition, rules_edition, house_text, way_text, handbook_text, first_seen_at)"
        " VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT (house, edition) DO NOTHING",
        (*_values(edition), from_moment(now)),
    )


def find_edition(db: Store, house: str, edition: str) -> Edition | None:
    """The edition as it was kept."""
    found = db.rows(
        "SELECT house, edition, rules_edition, house_text, way_text, handbook_text FROM editions"
        " WHERE house = ? AND edition = ?",
        (house, edition),
    )
    return Edition(**found[0]) if found else None


def _values(edition: Edition) -> tuple[str | None, ...]:
    return (
        edition.house,
        edition.edition,
        edition.rules_edition,
        edition.house_text,
        edition.way_text,
        edition.handbook_text,
    )
