"""A deal is closed once: by its first answer, or by its time."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from dataclasses import asdict, replace
from datetime import datetime
from typing import Any

from sqlite_utils import Database

from paigow_train.kinds.kind import Answer, Grade
from paigow_train.store.database import Store, writing
from paigow_train.store.deals import read_deals
from paigow_train.store.errors import Conflict, WrongToken
from paigow_train.store.tallies import count_parts
from paigow_train.store.text import from_answer, from_json, from_moment
from paigow_train.training.run import Closing, Deal, Run, answered, standing, timed_out


def close_deal(
    db: Store,
    run: Run,
    deal: Deal,
    *,
    token: str,
    given: Answer,
    grade: Grade,
    sentences: Sequence[str],
    received_at: datetime,
) -> Deal:
    """Close the deal by an answer received at `received_at`: it counts, or is late and earns nothing.

    The same answer again gives the first result. Raises `WrongToken`, and `Conflict` (with the first result)
    for a different answer to a closed deal; then nothing is stored. Do not call `close_overdue` before it:
    a late answer is to be stored as late, not as none.
    """
    if not secrets.compare_digest(token.encode("utf-8", "replace"), deal.token.encode()):
        raise WrongToken(f"This answer does not come from the page of deal {deal.position}.")
    closed = _close(db, run, deal, answered(deal, given, grade, tuple(sentences), received_at))
    first = closed.closing.given if closed.closing else None
    if first is None or from_answer(first) != from_answer(given):
        raise Conflict(closed)
    return closed


def close_overdue(
    db: Store, run: Run, deal: Deal, *, blank: Grade, sentences: Sequence[str], now: datetime
) -> Deal:
    """Close a deal whose time is over as timed out; `blank` is the grade with nothing given.

    One that is not overdue comes back as it is; one that was answered meanwhile, with that answer.
    """
    if standing(deal, now) != "overdue":
        return deal
    return _close(db, run, deal, timed_out(blank, tuple(sentences), now))


def _close(db: Store, run: Run, deal: Deal, closing: Closing) -> Deal:
    """The deal with its first closing, which is `closing` if it had none."""
    if deal.run != run.id:
        raise ValueError(f"Deal {deal.id} belongs to run {deal.run}, not to run {run.id}.")
    if deal.closing is not None:
        return deal
    with writing(db) as connection:
        if not _insert(connection, deal, closing):
            return read_deals(connection, "d.id = ?", deal.id)[0]
        count_parts(connection, run, deal, closing)
    return replace(deal, closing=closing)


def _insert(connection: Database, deal: Deal, closing: Closing) -> bool:
    """Store the closing with its parts, unless the deal has one; whether it was stored."""
    values: dict[str, Any] = {
        "deal": deal.id,
        "state": closing.state,
        "closed_at": from_moment(closing.closed_at),
        "taken_ms": closing.taken_ms,
        "answer": None if closing.given is None else from_answer(closing.given),
        "right": int(closing.right),
        "sentences": from_json(closing.sentences),
    }
    stored = connection.execute(
        "INSERT INTO answers (deal, state, closed_at, taken_ms, answer, right, sentences)"
        " VALUES (:deal, :state, :closed_at, :taken_ms, :answer, :right, :sentences)"
        " ON CONFLICT (deal) DO NOTHING",
        values,
    )
    if not stored.rowcount:
        return False
    for n, part in enumerate(closing.grade.parts, start=1):
        connection.execute(
            "INSERT INTO parts"
            " (deal, n, rule, label, right, expected, given, expected_words, given_words, show)"
            " VALUES"
            " (:deal, :n, :rule, :label, :right, :expected, :given, :expected_words, :given_words, :show)",
            {**asdict(part), "right": int(part.right), "deal": deal.id, "n": n},
        )
    return True
