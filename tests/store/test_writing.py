import threading
from datetime import timedelta

import pytest

from paigow_train.store import NotSaved, closing, database, deals_of, note, notes, open_database, writing
from tests.store.made import END, NOON, at_once, counted, issue
from tests.store.made import answer as give


class LightsOut(Exception):
    pass


def fail_after_writing(db, what):
    with writing(db):
        note(db, NOON, what, "set back")
        raise LightsOut


def test_a_transaction_that_fails_keeps_nothing(db):
    with pytest.raises(LightsOut):
        fail_after_writing(db, "clock")
    assert notes(db) == ()
    note(db, NOON, "clock", "set back")  # and the lock is free again
    assert len(notes(db)) == 1


def test_a_failed_inner_transaction_undoes_itself_alone(db):
    with writing(db):
        note(db, NOON, "outer", "kept")
        with pytest.raises(LightsOut):
            fail_after_writing(db, "inner")
    assert [each.what for each in notes(db)] == ["outer"]


@pytest.mark.parametrize("step", ["count_parts", "_insert"])
def test_an_answer_that_cannot_be_stored_whole_leaves_nothing_behind(db, run, monkeypatch, step):
    deal = issue(db, run)
    before = counted(db)
    done = getattr(closing, step)

    def fail_after(*arguments):
        done(*arguments)
        raise LightsOut

    monkeypatch.setattr(closing, step, fail_after)
    with pytest.raises(LightsOut):
        give(db, run, deal)
    assert counted(db) == before
    monkeypatch.undo()
    assert give(db, run, deal).state == "answered"


def test_the_write_lock_is_taken_at_the_start(db):
    other = open_database(db.path)
    other.connection.execute("PRAGMA busy_timeout = 0")
    refused = pytest.raises(NotSaved, match=r"Nothing was saved \(database is locked\); please try again\.")
    with writing(db), refused:  # nothing written yet
        note(other, NOON, "clock", "set back")
    note(other, NOON, "clock", "set back")
    assert len(notes(db)) == 1
    other.close()


def test_a_full_disk_is_said_and_nothing_is_stored(db, run):
    deal = issue(db, run)
    before = counted(db)
    pages = db.connection.execute("PRAGMA page_count").fetchone()[0]
    db.connection.execute(f"PRAGMA max_page_count = {pages}")
    with pytest.raises(NotSaved, match="is full"):
        note(db, NOON, "long", "x" * 100_000)
    db.connection.execute(f"PRAGMA max_page_count = {pages + 1000}")
    assert counted(db) == before
    assert give(db, run, deal).state == "answered"


def test_a_read_only_database_is_said(db):
    db.connection.execute("PRAGMA query_only = ON")
    with pytest.raises(NotSaved, match="readonly"):
        note(db, NOON, "clock", "set back")


def test_a_mistake_in_sql_is_not_taken_for_failing_storage(db):
    with pytest.raises(database.sqlite3.OperationalError, match="no such table"), writing(db) as connection:
        connection.execute("INSERT INTO hands VALUES (1)")


def test_writers_of_two_handles_wait_for_each_other(db):
    other = open_database(db.path)

    def write(handle, name):
        for _ in range(20):
            with writing(handle) as connection:
                # Read, then write: the order that fails when the lock is asked for late.
                held = connection.execute("SELECT count(*) FROM audit").fetchone()[0]
                note(handle, NOON, name, str(held))

    results = at_once(*[lambda h=h, n=n: write(h, n) for n in "ab" for h in (db, other)])
    assert results == [None] * 4
    # Each saw all that was written before it: the counts are 0 to 79, each once and in order.
    assert [int(each.detail) for each in notes(db)] == list(range(80))
    other.close()


def test_a_reader_sees_the_answer_whole_or_not_at_all(db, run):
    deal = issue(db, run)
    stop = threading.Event()
    seen = set()

    def read():
        while not stop.is_set():
            (found,) = deals_of(db, run)
            seen.add((found.state, len(found.closing.grade.parts) if found.closing else 0))

    reader = threading.Thread(target=read)
    reader.start()
    give(db, run, deal, at=END - timedelta(seconds=1))
    stop.set()
    reader.join()
    assert seen <= {("open", 0), ("answered", 1)}
