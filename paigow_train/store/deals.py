"""Deals: issued one after the other, and read back with how they were closed."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from datetime import datetime
from typing import Any

from sqlite_utils import Database

from paigow_train.kinds.kind import Grade, Part, Question
from paigow_train.store.database import Store, rows, writing
from paigow_train.store.errors import OutOfOrder
from paigow_train.store.runs import RANDOM_BYTES
from paigow_train.store.text import from_json, from_moment, to_json, to_moment
from paigow_train.training.run import Closing, Deal, Run, deadline, whole_milliseconds

_THE_LATEST = "d.run = ? AND d.position = (SELECT max(position) FROM deals WHERE run = d.run)"
_AT_POSITION = "d.run = ? AND d.position = ?"
_BY_TOKEN = "d.run = ? AND d.token = ?"


def find_deal(db: Store, run: Run, position: int) -> Deal | None:
    """The deal at `position` of the run, counted from 1, if it has been issued."""
    return next(iter(read_deals(db.connection, _AT_POSITION, run.id, position)), None)


def find_deal_by_token(db: Store, run: Run, token: str) -> Deal | None:
    """The deal of the run whose page carries that token."""
    return next(iter(read_deals(db.connection, _BY_TOKEN, run.id, token)), None)


def latest_deal(db: Store, run: Run) -> Deal | None:
    """The last deal issued, open or closed; None before the first."""
    return next(iter(read_deals(db.connection, _THE_LATEST, run.id)), None)


def deals_of(db: Store, run: Run) -> tuple[Deal, ...]:
    """Every deal issued in the run, in order."""
    return read_deals(db.connection, "d.run = ?", run.id)


def issue_deal(
    db: Store, run: Run, position: int, *, question: Question, seed: str, issued_at: datetime
) -> Deal:
    """Issue the deal at `position`, and start its clock.

    A position that has been issued already gives that deal, as it stands: Next pressed twice is Next.
    Raises `OutOfOrder` when the run has no such deal, or the deal before it is not closed: one whose time is
    over is for `close_overdue` first.
    """
    if not 1 <= position <= run.deals:
        raise OutOfOrder(f"This run has {run.deals} deals, so there is no deal {position}.")
    with writing(db) as connection:
        latest = next(iter(read_deals(connection, _THE_LATEST, run.id)), None)
        reached = latest.position if latest else 0
        if position <= reached:
            return read_deals(connection, _AT_POSITION, run.id, position)[0]
        if latest and latest.closing is None:
            raise OutOfOrder(f"Deal {reached} is still open: deal {position} comes after its answer.")
        if position > reached + 1:
            raise OutOfOrder(f"Deal {reached + 1} comes before deal {position}.")
        return _insert(connection, run, position, question, seed, whole_milliseconds(issued_at))


def _insert(
    connection: Database, run: Run, position: int, question: Question, seed: str, issued_at: datetime
) -> Deal:
    token = secrets.token_urlsafe(RANDOM_BYTES)
    ends = deadline(issued_at, run.seconds)
    values: dict[str, Any] = {
        "run": run.id,
        "position": position,
        "kind": question.kind,
        "seed": seed,
        "question": from_json(question.data),
        "token": token,
        "issued_at": from_moment(issued_at),
        "seconds": run.seconds,
        "deadline": from_moment(ends) if ends else None,
    }
    cursor = connection.execute(
        "INSERT INTO deals (run, position, kind, seed, question, token, issued_at, seconds, deadline)"
        " VALUES (:run, :position, :kind, :seed, :question, :token, :issued_at, :seconds, :deadline)",
        values,
    )
    return Deal(cursor.lastrowid or 0, run.id, position, question, seed, token, issued_at, run.seconds, ends)


def read_deals(connection: Database, where: str, *parameters: int | str) -> tuple[Deal, ...]:
    """The deals (`d`) that meet `where`, in order; for the modules of the store.

    Parts are read after the closings they belong to. They were written in one transaction and never change,
    so two reads tell one story.
    """
    found = rows(
        connection,
        "SELECT d.*, a.state, a.closed_at, a.taken_ms, a.answer, a.sentences"
        f" FROM deals d LEFT JOIN answers a ON a.deal = d.id WHERE {where} ORDER BY d.run, d.position",
        parameters,
    )
    parts: dict[int, list[Part]] = {}
    if any(row["state"] for row in found):
        for part in rows(
            connection,
            "SELECT p.deal, p.rule, p.label, p.right, p.expected, p.given, p.expected_words, p.given_words,"
            f" p.show FROM parts p JOIN deals d ON d.id = p.deal WHERE {where} ORDER BY p.deal, p.n",
            parameters,
        ):
            deal: int = part.pop("deal")
            parts.setdefault(deal, []).append(Part(**{**part, "right": bool(part["right"])}))
    return tuple(_deal(row, tuple(parts.get(row["id"], ()))) for row in found)


def _deal(row: dict[str, Any], parts: Sequence[Part]) -> Deal:
    return Deal(
        id=row["id"],
        run=row["run"],
        position=row["position"],
        question=Question(row["kind"], to_json(row["question"])),
        seed=row["seed"],
        token=row["token"],
        issued_at=to_moment(row["issued_at"]),
        seconds=row["seconds"],
        deadline=to_moment(row["deadline"]) if row["deadline"] else None,
        closing=_closing(row, parts) if row["state"] else None,
    )


def _closing(row: dict[str, Any], parts: Sequence[Part]) -> Closing:
    return Closing(
        state=row["state"],
        closed_at=to_moment(row["closed_at"]),
        taken_ms=row["taken_ms"],
        given=None if row["answer"] is None else to_json(row["answer"]),
        grade=Grade(tuple(parts)),
        sentences=tuple(to_json(row["sentences"])),
    )
