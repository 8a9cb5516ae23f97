"""The record is never rewritten, and holds nothing that is not what it says."""

import pytest

from paigow_train.store import create_run, database, note, tallies
from paigow_train.store.schema import RECORD
from tests.store.made import EDITION, NOON, PRACTICE, answer, counted, issue

IntegrityError = database.sqlite3.IntegrityError


@pytest.fixture
def record(db, run):
    """A database with a row in every table."""
    answer(db, run, issue(db, run))
    note(db, NOON, "clock", "set back")
    assert 0 not in counted(db).values()
    return db.connection


@pytest.mark.parametrize("table", RECORD)
def test_a_row_is_never_changed(record, table):
    (column, *_) = [row[1] for row in record.execute(f"PRAGMA table_info({table})")]
    with pytest.raises(IntegrityError, match=f"The table {table} is a record: its rows are never changed"):
        record.execute(f"UPDATE {table} SET {column} = {column}")


@pytest.mark.parametrize("table", RECORD)
def test_a_row_is_never_removed(record, table):
    with pytest.raises(IntegrityError, match=f"The table {table} is a record"):
        record.execute(f"DELETE FROM {table}")


def test_a_row_is_never_replaced(record):
    with pytest.raises(IntegrityError, match="The table answers is a record"):
        record.execute("INSERT OR REPLACE INTO answers SELECT * FROM answers")


def another_deal(**values: str) -> str:
    columns = {"id": "9", "run": "1", "position": "3", "kind": "kind", "seed": "seed", "question": "question"}
    columns |= {"token": "'t'", "issued_at": "issued_at", "seconds": "30", "deadline": "deadline"}
    return f"INSERT INTO deals SELECT {', '.join((columns | values).values())} FROM deals WHERE id = 1"


def another_answer(**values: str) -> str:
    columns = {"deal": "2", "state": "'answered'", "closed_at": "closed_at", "taken_ms": "taken_ms"}
    columns |= {"answer": "answer", "right": "0", "sentences": "sentences"}
    return f"INSERT INTO answers SELECT {', '.join((columns | values).values())} FROM answers"


@pytest.mark.parametrize(
    ("sql", "reason"),
    [
        (another_deal(position="1"), "UNIQUE constraint failed: deals.run, deals.position"),
        (another_deal(run="8"), "FOREIGN KEY"),
        (another_deal(token="token"), "UNIQUE constraint failed: deals.token"),
        (another_deal(position="'two'"), "cannot store TEXT value in INTEGER column"),
        (another_deal(position="0"), "CHECK"),
        (another_deal(deadline="NULL"), "CHECK"),
        (another_deal(seconds="0"), "CHECK"),
        (another_deal(question="'As Kd'"), "CHECK"),
        (another_deal(issued_at="'noon'"), "CHECK"),
        (another_answer(deal="1"), "UNIQUE constraint failed: answers.deal"),
        (another_answer(deal="9"), "FOREIGN KEY"),
        (another_answer(state="'skipped'"), "CHECK"),
        (another_answer(state="'late'", right="1"), "CHECK"),
        (another_answer(answer="NULL"), "CHECK"),
        (another_answer(taken_ms="NULL"), "CHECK"),
        (another_answer(taken_ms="-1"), "CHECK"),
        (another_answer(state="'timed out'", taken_ms="NULL"), "CHECK"),
    ],
)
def test_the_tables_refuse_what_cannot_be_true(db, run, record, sql, reason):
    issue(db, run, 2)
    with pytest.raises(IntegrityError, match=reason):
        record.execute(sql)


@pytest.mark.parametrize("sql", [another_deal(), another_answer()])
def test_the_tables_take_what_can_be_true(db, run, record, sql):
    issue(db, run, 2)
    record.execute(sql)


def test_what_was_stored_reads_as_the_facts_that_were_seen(db, record):
    (deal,) = db.rows("SELECT kind, seed, question, issued_at, seconds, deadline FROM deals")
    assert deal == {
        "kind": "set_hand",
        "seed": "5eed",
        "question": '{"cards":["As","Qh","9d","9c","5d","5c","3s"]}',
        "issued_at": "2026-11-29T12:00:00.000Z",
        "seconds": 30,
        "deadline": "2026-11-29T12:00:30.000Z",
    }
    (given,) = db.rows("SELECT state, closed_at, taken_ms, answer, right, sentences FROM answers")
    assert given == {
        "state": "answered",
        "closed_at": "2026-11-29T12:00:04.000Z",
        "taken_ms": 4000,
        "answer": '{"front":["As","Qh"]}',
        "right": 1,
        "sentences": '["High pair nines to jacks: both pairs behind if an ace can go in front."]',
    }
    (part,) = db.rows("SELECT rule, right, expected, given FROM parts")
    assert part == {
        "rule": "two-pair-keep",
        "right": 1,
        "expected": "As Qh | 9d 9c 5d 5c 3s",
        "given": "As Qh | 9d 9c 5d 5c 3s",
    }


def test_the_tallies_are_the_sums_of_the_record(db, record):
    again = create_run(db, session="ana", name="", edition=EDITION, practice=PRACTICE, started_at=NOON)
    answer(db, again, issue(db, again))
    sums = db.rows(
        "SELECT r.session, r.house, d.kind, p.rule, count(*) AS asked,"
        " sum(p.right AND a.state = 'answered') AS right_in_time"
        " FROM parts p JOIN answers a ON a.deal = p.deal JOIN deals d ON d.id = p.deal"
        " JOIN runs r ON r.id = d.run"
        " GROUP BY r.session, r.house, d.kind, p.rule"
    )
    assert db.rows("SELECT * FROM rule_tallies") == sums
    assert [(each.right, each.asked) for each in tallies(db, "ana", "face-up-2020")] == [(2, 2)]
