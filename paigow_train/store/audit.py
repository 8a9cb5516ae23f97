"""Happenings that someone may ask about later, such as a server clock that was set back."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime

from paigow_train.store.database import Store, writing
from paigow_train.store.text import from_moment, to_moment


@dataclass(frozen=True)
class Note:
    """`what` happened in a word or two, `detail` in a sentence."""

    at: datetime
    what: str
    detail: str


def note(db: Store, at: datetime, what: str, detail: str) -> None:
    """Add a note."""
    with writing(db) as connection:
        values = (from_moment(at), what, detail)
        connection.execute("INSERT INTO audit (at, what, detail) VALUES (?, ?, ?)", values)


def notes(db: Store) -> tuple[Note, ...]:
    """Every note, in the order they were made."""
    return tuple(
        Note(to_moment(row["at"]), row["what"], row["detail"])
        for row in db.rows("SELECT at, what, detail FROM audit ORDER BY id")
    )
