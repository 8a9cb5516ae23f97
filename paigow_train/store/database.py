"""The SQLite file: one `Store` per process, a long-lived connection for each thread, and one write at a time.

Opening a connection for each request would cost many times what an answer costs, and closing the last one
makes SQLite fold its log away; so connections stay, and a keeper holds the file open between threads.
"""

from __future__ import annotations

import os
import threading
import time
import weakref
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal

from sqlite_utils import Database

from paigow_train.store.errors import CannotOpen, NotSaved, StoreError
from paigow_train.store.schema import migrate, strange_migrations

if TYPE_CHECKING:
    import sqlite3
else:
    from sqlite_utils.utils import sqlite3  # pysqlite3 where it is installed, whose SQLite is newer

PATIENCE = 10.0
"""Seconds to wait for another process that is writing."""

SYNCHRONOUS = "FULL"
"""What was told as saved has reached the disk, and outlives a power cut."""

WAL_IS_SAFE = (3, 51, 3)
"""Before this version, two connections at one instant could lose committed pages of a write-ahead log."""

_BUSY = ("SQLITE_BUSY", "SQLITE_LOCKED")
_STORAGE = ("SQLITE_FULL", "SQLITE_READONLY", "SQLITE_IOERR", "SQLITE_CANTOPEN", "SQLITE_NOMEM")

Journal = Literal["wal", "delete"]


class Store:
    """A handle on the database; made by `open_database`, given first to every function of the store."""

    def __init__(self, path: Path, keeper: Database, journal: Journal) -> None:
        self.path = path
        self.journal = journal
        self.write_lock = threading.RLock()
        self._keeper: Database | None = keeper
        self._here = threading.local()
        self._open: weakref.WeakSet[Database] = weakref.WeakSet()

    @property
    def connection(self) -> Database:
        """This thread's connection, opened when first asked for; raises `StoreError` once closed."""
        if self._keeper is None:
            raise StoreError(f"The database {self.path} has been closed.")
        held: Database | None = getattr(self._here, "connection", None)
        if held is None:
            held = self._here.connection = _connect(self.path)
            self._open.add(held)
            # A thread that ends drops its connection, which is then closed and not merely forgotten.
            weakref.finalize(held, held.conn.close)
        return held

    def rows(self, sql: str, parameters: Sequence[Any] = ()) -> list[dict[str, Any]]:
        """All rows of a SELECT as dictionaries. (A cursor left open would hold up writers, so none is.)"""
        return rows(self.connection, sql, parameters)

    def close(self) -> None:
        """Close every connection of every thread; call it when no request is running."""
        if self._keeper is not None:
            for connection in [*self._open, self._keeper]:
                connection.close()
            self._keeper = None


def rows(connection: Database, sql: str, parameters: Sequence[Any] = ()) -> list[dict[str, Any]]:
    """All rows of a SELECT on `connection` as dictionaries."""
    cursor = connection.execute(sql, parameters)
    names = [column[0] for column in cursor.description]
    return [dict(zip(names, row, strict=True)) for row in cursor.fetchall()]


def reach(db: Store) -> None:
    """Read from the database; raises where that cannot be done."""
    db.rows("SELECT count(*) FROM audit")


@contextmanager
def writing(db: Store) -> Iterator[Database]:
    """One transaction that is kept whole or not at all; yields this thread's connection.

    It takes SQLite's write lock at the start: a transaction that reads first and asks for the lock later is
    refused at once when another one wrote in between. Inside another `writing` it is a savepoint of it.
    Raises `NotSaved` when the storage refuses.
    """
    connection = db.connection
    with db.write_lock:
        if connection.conn.in_transaction:
            with connection.atomic():
                yield connection
            return
        try:
            connection.conn.execute("BEGIN IMMEDIATE")
            try:
                yield connection
                connection.conn.execute("COMMIT")
            except BaseException:
                connection.rollback()
                raise
        except sqlite3.OperationalError as error:
            if _primary(error) in (*_BUSY, *_STORAGE):
                raise NotSaved(f"Nothing was saved ({error}); please try again.") from error
            raise


def open_database(path: str | Path) -> Store:
    """Open the file at `path`, making its folder (0700), itself (0600) and its tables where they are missing.

    Call it once in a process, before serving; processes may do so together. Raises `CannotOpen`.
    """
    path = Path(path).absolute()
    try:
        path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))
        keeper = _connect(path)
    except (OSError, sqlite3.Error) as error:
        raise CannotOpen(f"The database {path} cannot be opened: {error}.") from error
    try:
        journal = _set_journal(keeper, journal_for(sqlite3.sqlite_version_info), path)
        if strange := strange_migrations(keeper):
            raise CannotOpen(
                f'The database {path} was made by a newer version of this program: it has "{strange[0]}".'
            )
        migrate(keeper)
    except sqlite3.Error as error:
        keeper.close()
        raise CannotOpen(f"The database {path} cannot be opened: {error}.") from error
    except BaseException:
        keeper.close()
        raise
    return Store(path, keeper, journal)


def journal_for(version: tuple[int, ...]) -> Journal:
    """The journal that this version of SQLite keeps safely: the write-ahead log, or the rollback journal."""
    return "wal" if version >= WAL_IS_SAFE else "delete"


def _connect(path: Path) -> Database:
    # Each thread keeps to its own connection; only closing them at the end is done from another thread.
    raw = sqlite3.connect(str(path), timeout=PATIENCE, isolation_level=None, check_same_thread=False)
    connection = Database(raw)
    connection.execute("PRAGMA foreign_keys = ON")
    connection.execute(f"PRAGMA synchronous = {SYNCHRONOUS}")
    return connection


def _set_journal(connection: Database, wanted: Journal, path: Path) -> Journal:
    """Changing the journal needs the file for oneself, and SQLite does not wait for that by itself."""
    until = time.monotonic() + PATIENCE
    while True:
        try:
            if connection.execute("PRAGMA journal_mode").fetchone()[0] == wanted:
                return wanted
            now: str = connection.execute(f"PRAGMA journal_mode = {wanted}").fetchone()[0]
        except sqlite3.OperationalError as error:
            if _primary(error) not in _BUSY or time.monotonic() > until:
                raise
            time.sleep(0.01)
            continue
        if now == wanted:
            return wanted
        if now == "delete":  # some file systems cannot hold a write-ahead log
            return "delete"
        raise CannotOpen(f'The database {path} keeps its journal as "{now}" instead of "{wanted}".')


def _primary(error: sqlite3.Error) -> str:
    """`SQLITE_BUSY` for `SQLITE_BUSY_SNAPSHOT`, and so on: the error's name without its detail."""
    return "_".join(str(getattr(error, "sqlite_errorname", "")).split("_")[:2])
