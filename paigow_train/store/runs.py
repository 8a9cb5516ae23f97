"""Runs: one trainee's way through a practice."""

from __future__ import annotations

import secrets
from datetime import datetime
from typing import Any

from paigow_train.store.database import Store, writing
from paigow_train.store.editions import Edition, keep_edition
from paigow_train.store.text import from_moment, to_moment
from paigow_train.training.practice import Practice, write_practice
from paigow_train.training.run import Run, whole_milliseconds

RANDOM_BYTES = 16
"""128 bits: a public id or a token that nobody guesses."""


def create_run(
    db: Store,
    *,
    session: str,
    name: str,
    edition: Edition,
    practice: Practice,
    started_at: datetime,
    again_of: Run | None = None,
) -> Run:
    """Begin a run of `practice` under `edition`, which is kept with it; `name` is the guest's, or empty."""
    public = secrets.token_urlsafe(RANDOM_BYTES)
    values: dict[str, Any] = {
        "public": public,
        "session": session,
        "name": name,
        "house": edition.house,
        "edition": edition.edition,
        "practice_id": practice.id,
        "practice_title": practice.title,
        "practice": write_practice(practice),
        "deals": practice.deals,
        "seconds": practice.seconds,
        "again_of": again_of.id if again_of else None,
    }
    with writing(db) as connection:
        keep_edition(connection, edition, started_at)
        cursor = connection.execute(
            "INSERT INTO runs (public, session, name, house, edition, practice_id, practice_title, practice,"
            " deals, seconds, again_of, started_at)"
            " VALUES (:public, :session, :name, :house, :edition, :practice_id, :practice_title, :practice,"
            " :deals, :seconds, :again_of, :started_at)",
            {**values, "started_at": from_moment(started_at)},
        )
    return Run(id=cursor.lastrowid or 0, started_at=whole_milliseconds(started_at), **values)


def find_run(db: Store, public: str, session: str) -> Run | None:
    """The run with this public id, if it belongs to this session; None for anybody else's."""
    found = db.rows("SELECT * FROM runs WHERE public = ? AND session = ?", (public, session))
    return Run(**{**found[0], "started_at": to_moment(found[0]["started_at"])}) if found else None
