"""What the store's tests store. The store judges no hand, so any grade will do."""

from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from threading import Barrier

from paigow_train.kinds.kind import Grade, Part, Question
from paigow_train.store import Edition, Store, close_deal, issue_deal
from paigow_train.training.practice import Ask, Practice
from paigow_train.training.run import Deal, Run

NOON = datetime(2026, 11, 29, 12, 0, 0, tzinfo=UTC)
END = NOON + timedelta(seconds=30)
MS = timedelta(milliseconds=1)

EDITION = Edition("face-up-2020", "4f1c", "77aa", 'name = "Face Up"', "[[rule]]")


@dataclass(frozen=True)
class Options:
    mix: str = "natural"


PRACTICE = Practice(
    "pairs", "Two pairs", "Set two pairs.", (Ask("set_hand", Options()),), deals=3, seconds=30
)

QUESTION = Question("set_hand", {"cards": ["As", "Qh", "9d", "9c", "5d", "5c", "3s"]})
FRONT = {"front": ["As", "Qh"]}
OTHER_FRONT = {"front": ["5d", "5c"]}
EXPECTED = "As Qh | 9d 9c 5d 5c 3s"

RIGHT = Grade((Part("two-pair-keep", "Set", True, EXPECTED, EXPECTED, "ace queen", "ace queen", "split"),))
WRONG = Grade((Part("two-pair-keep", "Set", False, EXPECTED, "5d 5c | As Qh 9d 9c 3s", show="split"),))
BLANK = Grade((Part("two-pair-keep", "Set", False, EXPECTED, "", "ace queen", show="split"),))
SAID = ("High pair nines to jacks: both pairs behind if an ace can go in front.",)


def issue(db: Store, run: Run, position: int = 1, *, at: datetime = NOON, seed: str = "5eed") -> Deal:
    return issue_deal(db, run, position, question=QUESTION, seed=seed, issued_at=at)


def answer(db: Store, run: Run, deal: Deal, *, given=FRONT, grade=RIGHT, at=NOON + 4000 * MS) -> Deal:
    return close_deal(
        db, run, deal, token=deal.token, given=given, grade=grade, sentences=SAID, received_at=at
    )


def counted(db: Store) -> dict[str, int]:
    """How many rows each table holds."""
    tables = ("editions", "runs", "deals", "answers", "parts", "rule_tallies", "audit")
    return {table: db.rows(f"SELECT count(*) AS n FROM {table}")[0]["n"] for table in tables}


def at_once(*jobs):
    """Do the jobs in as many threads, started together; their results, an exception being one."""
    gate = Barrier(len(jobs))

    def do(job):
        gate.wait()
        try:
            return job()
        except Exception as error:
            return error

    with ThreadPoolExecutor(len(jobs)) as pool:
        return list(pool.map(do, jobs))
