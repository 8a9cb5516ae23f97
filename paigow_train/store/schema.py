"""The tables, made by migrations. They are a record: rows are added, never changed and never removed.

`rule_tallies` alone is a sum over the others, brought up to date in the transaction that closes a deal.
"""

from __future__ import annotations

from sqlite_utils import Database, Migrations

migrations = Migrations("paigow_train")

RECORD = ("editions", "runs", "deals", "answers", "parts", "audit")
"""The tables that refuse to be rewritten."""

_MOMENT = "LIKE '____-__-__T__:__:__.___Z'"

_TABLES = f"""
CREATE TABLE editions (
    house TEXT NOT NULL,
    edition TEXT NOT NULL,
    rules_edition TEXT NOT NULL,
    house_text TEXT NOT NULL,
    way_text TEXT,
    first_seen_at TEXT NOT NULL CHECK (first_seen_at {_MOMENT}),
    PRIMARY KEY (house, edition)
) STRICT;

CREATE TABLE runs (
    id INTEGER PRIMARY KEY,
    public TEXT NOT NULL UNIQUE,
    session TEXT NOT NULL,
    name TEXT NOT NULL,
    house TEXT NOT NULL,
    edition TEXT NOT NULL,
    practice_id TEXT NOT NULL,
    practice_title TEXT NOT NULL,
    practice TEXT NOT NULL CHECK (json_valid(practice)),
    deals INTEGER NOT NULL CHECK (deals >= 1),
    seconds INTEGER NOT NULL CHECK (seconds >= 0),
    started_at TEXT NOT NULL CHECK (started_at {_MOMENT}),
    again_of INTEGER REFERENCES runs (id),
    FOREIGN KEY (house, edition) REFERENCES editions (house, edition)
) STRICT;
CREATE INDEX runs_by_session ON runs (session);

CREATE TABLE deals (
    id INTEGER PRIMARY KEY,
    run INTEGER NOT NULL REFERENCES runs (id),
    position INTEGER NOT NULL CHECK (position >= 1),
    kind TEXT NOT NULL,
    seed TEXT NOT NULL,
    question TEXT NOT NULL CHECK (json_valid(question)),
    token TEXT NOT NULL UNIQUE,
    issued_at TEXT NOT NULL CHECK (issued_at {_MOMENT}),
    seconds INTEGER NOT NULL CHECK (seconds >= 0),
    deadline TEXT CHECK (deadline {_MOMENT}),
    UNIQUE (run, position),
    CHECK ((seconds = 0) = (deadline IS NULL))
) STRICT;

CREATE TABLE answers (
    deal INTEGER PRIMARY KEY REFERENCES deals (id),
    state TEXT NOT NULL CHECK (state IN ('answered', 'late', 'timed out')),
    closed_at TEXT NOT NULL CHECK (closed_at {_MOMENT}),
    taken_ms INTEGER CHECK (taken_ms >= 0),
    answer TEXT CHECK (answer IS NULL OR json_valid(answer)),
    right INTEGER NOT NULL CHECK (right IN (0, 1)),
    sentences TEXT NOT NULL CHECK (json_valid(sentences)),
    CHECK ((state = 'timed out') = (answer IS NULL)),
    CHECK ((state = 'timed out') = (taken_ms IS NULL)),
    CHECK (right = 0 OR state = 'answered')
) STRICT;

CREATE TABLE parts (
    deal INTEGER NOT NULL REFERENCES answers (deal),
    n INTEGER NOT NULL CHECK (n >= 1),
    rule TEXT NOT NULL,
    label TEXT NOT NULL,
    right INTEGER NOT NULL CHECK (right IN (0, 1)),
    expected TEXT NOT NULL,
    given TEXT NOT NULL,
    expected_words TEXT NOT NULL,
    given_words TEXT NOT NULL,
    show TEXT NOT NULL,
    PRIMARY KEY (deal, n)
) STRICT;

CREATE TABLE rule_tallies (
    session TEXT NOT NULL,
    house TEXT NOT NULL,
    kind TEXT NOT NULL,
    rule TEXT NOT NULL,
    asked INTEGER NOT NULL CHECK (asked >= 1),
    right_in_time INTEGER NOT NULL CHECK (right_in_time BETWEEN 0 AND asked),
    PRIMARY KEY (session, house, kind, rule)
) STRICT;

CREATE TABLE audit (
    id INTEGER PRIMARY KEY,
    at TEXT NOT NULL CHECK (at {_MOMENT}),
    what TEXT NOT NULL,
    detail TEXT NOT NULL
) STRICT;
"""


def _refuse_rewriting(table: str) -> str:
    sentence = f"The table {table} is a record: its rows are never changed and never removed."
    return "".join(
        f"CREATE TRIGGER {table}_refuses_{event.lower()} BEFORE {event} ON {table} "
        f"BEGIN SELECT RAISE(ABORT, '{sentence}'); END;\n"
        for event in ("UPDATE", "DELETE")
    )


@migrations()
def the_record_of_practice(db: Database) -> None:
    """Editions, runs, deals, answers with their parts, the tallies of rules, and the audit."""
    db.executescript(_TABLES + "".join(_refuse_rewriting(table) for table in RECORD))


@migrations()
def the_handbook_of_editions(db: Database) -> None:
    """The rulings and terms that held at a house, beside its own text and its way's."""
    db.execute("ALTER TABLE editions ADD COLUMN handbook_text TEXT")


def strange_migrations(db: Database) -> tuple[str, ...]:
    """Migrations that this file has had and this program does not know: a newer program made them."""
    known = {migration.name for migration in migrations.pending(Database(memory=True))}
    return tuple(applied.name for applied in migrations.applied(db) if applied.name not in known)


def migrate(db: Database) -> None:
    """Apply what is pending, in one immediate transaction: of processes starting together one does it."""
    if not migrations.pending(db):
        return
    db.execute("BEGIN IMMEDIATE")
    try:
        migrations.apply(db)
        db.execute("COMMIT")
    except BaseException:
        db.rollback()
        raise
