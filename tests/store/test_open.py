import sqlite3
import stat
import subprocess
import sys
import threading
from datetime import UTC, datetime, timedelta

import pytest

from paigow_train.store import (
    CannotOpen,
    StoreError,
    close_overdue,
    create_run,
    database,
    deals_of,
    note,
    notes,
    open_database,
    tallies,
)
from paigow_train.store.database import journal_for
from tests.store.made import BLANK, EDITION, END, NOON, PRACTICE, SAID, answer, at_once, counted, issue

MIGRATIONS = 2  # the record of practice, and the handbook beside its editions
SAFE = "wal" if database.sqlite3.sqlite_version_info >= (3, 51, 3) else "delete"


def test_folder_and_file_are_made_for_their_owner_alone(tmp_path):
    path = tmp_path / "room" / "data" / "paigow.db"
    open_database(path).close()
    assert stat.S_IMODE(path.parent.stat().st_mode) == 0o700
    assert stat.S_IMODE(path.stat().st_mode) == 0o600


def test_every_connection_waits_checks_references_and_writes_through(tmp_path):
    store = open_database(tmp_path / "paigow.db")
    for connection in (store.connection, store._keeper):
        pragmas = {
            name: connection.execute(f"PRAGMA {name}").fetchone()[0]
            for name in ("foreign_keys", "busy_timeout", "synchronous", "journal_mode")
        }
        # synchronous 2 is FULL
        assert pragmas == {"foreign_keys": 1, "busy_timeout": 10_000, "synchronous": 2, "journal_mode": SAFE}
    assert store.journal == SAFE
    store.close()


@pytest.mark.parametrize(
    ("version", "journal"),
    [
        ((3, 40, 1), "delete"),
        ((3, 51, 1), "delete"),
        ((3, 51, 2), "delete"),
        ((3, 51, 3), "wal"),
        ((3, 53, 4), "wal"),
        ((4, 0, 0), "wal"),
    ],
)
def test_a_write_ahead_log_is_kept_only_by_a_sqlite_without_its_fault(version, journal):
    # The fault is in 3.7.0 to 3.51.2 (sqlite.org/wal.html).
    assert journal_for(version) == journal


def test_a_file_with_a_write_ahead_log_is_turned_back_for_an_older_sqlite(tmp_path, monkeypatch):
    path = tmp_path / "paigow.db"
    for version, journal in (((3, 51, 3), "wal"), ((3, 40, 1), "delete"), ((3, 53, 4), "wal")):
        monkeypatch.setattr(database.sqlite3, "sqlite_version_info", version)
        store = open_database(path)
        assert store.journal == journal
        assert store.connection.execute("PRAGMA journal_mode").fetchone()[0] == journal
        note(store, datetime(2026, 1, 1, tzinfo=UTC), "opened", journal)
        store.close()
    store = open_database(path)
    assert [each.detail for each in notes(store)] == ["wal", "delete", "wal"]
    store.close()


def test_pythons_own_sqlite_serves_too(tmp_path, monkeypatch):
    monkeypatch.setattr(database, "sqlite3", sqlite3)
    store = open_database(tmp_path / "paigow.db")
    assert store.journal == journal_for(sqlite3.sqlite_version_info)
    run = create_run(store, session="ana", name="", edition=EDITION, practice=PRACTICE, started_at=NOON)
    answer(store, run, issue(store, run, 1))
    answer(store, run, issue(store, run, 2), at=END + timedelta(hours=1))
    close_overdue(store, run, issue(store, run, 3), blank=BLANK, sentences=SAID, now=END + timedelta(hours=1))
    assert [deal.state for deal in deals_of(store, run)] == ["answered", "late", "timed out"]
    assert [(each.right, each.asked) for each in tallies(store, "ana", "face-up-2020")] == [(1, 3)]
    with pytest.raises(sqlite3.IntegrityError, match="is a record"):
        store.connection.execute("DELETE FROM answers")
    store.close()


def test_opening_again_changes_nothing(tmp_path, db):
    again = open_database(db.path)
    tables = "SELECT name, sql FROM sqlite_master ORDER BY name"
    assert again.rows(tables) == db.rows(tables)
    assert len(again.rows("SELECT * FROM _sqlite_migrations")) == MIGRATIONS
    again.close()


def test_every_table_is_strict(db):
    tables = {
        row["name"]: row["strict"]
        for row in db.rows(
            "SELECT name, strict FROM pragma_table_list WHERE schema = 'main' AND type = 'table'"
        )
    }
    assert {name for name in counted(db) if tables[name] != 1} == set()


START = """
import sys
from paigow_train.store import open_database
sys.stdin.readline()
store = open_database(sys.argv[1])
print(len(store.rows("SELECT * FROM _sqlite_migrations")))
"""


def test_four_processes_starting_at_once_all_find_the_tables_made_once(tmp_path):
    processes = [
        subprocess.Popen(
            [sys.executable, "-c", START, str(tmp_path / "new" / "paigow.db")],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )
        for _ in range(4)
    ]
    for process in processes:
        process.stdin.write("go\n")
        process.stdin.flush()
    assert [process.communicate(timeout=30) for process in processes] == [(f"{MIGRATIONS}\n", "")] * 4


def test_eight_threads_opening_new_files_at_once_all_succeed(tmp_path):
    # The same race as between processes, tried more often: each handle is its own.
    for attempt in range(5):
        path = tmp_path / f"{attempt}.db"
        stores = at_once(*[lambda path=path: open_database(path) for _ in range(8)])
        assert [type(store).__name__ for store in stores] == ["Store"] * 8
        for store in stores:
            store.close()


@pytest.mark.parametrize("content", [b"hand,front\nAs Kd,", b"x" * 4096])
def test_a_file_that_is_no_database_is_refused_and_left_alone(tmp_path, content):
    path = tmp_path / "hands.csv"
    path.write_bytes(content)
    with pytest.raises(CannotOpen, match=r"hands\.csv cannot be opened: file is not a database"):
        open_database(path)
    assert path.read_bytes() == content


def test_a_folder_in_place_of_the_file_is_refused_with_its_name(tmp_path):
    with pytest.raises(CannotOpen, match=f"{tmp_path} cannot be opened"):
        open_database(tmp_path)


def test_a_file_in_place_of_the_folder_is_refused_with_its_name(tmp_path):
    (tmp_path / "data").write_text("")
    with pytest.raises(CannotOpen, match=r"paigow\.db cannot be opened"):
        open_database(tmp_path / "data" / "paigow.db")


def test_a_database_of_a_newer_version_is_refused(db):
    db.connection.execute(
        "INSERT INTO _sqlite_migrations (migration_set, name, applied_at)"
        " VALUES ('paigow_train', 'tables_of_2031', '')"
    )
    with pytest.raises(CannotOpen, match='newer version of this program: it has "tables_of_2031"'):
        open_database(db.path)


def test_each_thread_has_its_own_connection_and_keeps_it(db):
    seen = {}

    def look(name):
        seen[name] = (id(db.connection), id(db.connection))

    here = id(db.connection)
    thread = threading.Thread(target=look, args=("other",))
    thread.start()
    thread.join()
    assert id(db.connection) == here
    assert seen["other"][0] == seen["other"][1] != here


def test_a_thread_that_ends_leaves_no_connection_open(db):
    for _ in range(20):
        thread = threading.Thread(target=lambda: db.connection)
        thread.start()
        thread.join()
    assert len(db._open) <= 1


def test_a_closed_database_says_so(db):
    db.close()
    db.close()
    with pytest.raises(StoreError, match=r"paigow\.db has been closed"):
        notes(db)
