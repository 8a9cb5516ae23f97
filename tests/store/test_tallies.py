from datetime import timedelta

from paigow_train.kinds.kind import Grade, Part
from paigow_train.store import create_run, tallies
from paigow_train.training.score import RuleScore
from tests.store.made import EDITION, END, NOON, PRACTICE, answer, issue


def graded(**rules: bool) -> Grade:
    return Grade(tuple(Part(rule, rule, right, "a", "a" if right else "b") for rule, right in rules.items()))


def test_each_part_counts_for_its_rule_over_all_runs_of_the_session(db, run):
    answer(db, run, issue(db, run, 1), grade=graded(front=True, back=False))
    answer(db, run, issue(db, run, 2), grade=graded(front=True, back=True))
    answer(db, run, issue(db, run, 3), grade=graded(front=True), at=END + timedelta(seconds=2))
    again = create_run(db, session="ana", name="", edition=EDITION, practice=PRACTICE, started_at=NOON)
    answer(db, again, issue(db, again), grade=graded(outcome=False))
    assert tallies(db, "ana", "face-up-2020") == (
        RuleScore("set_hand", "outcome", 0, 1),
        RuleScore("set_hand", "back", 1, 2),
        RuleScore("set_hand", "front", 2, 3),
    )


def test_tallies_are_the_sessions_own_and_the_houses_own(db, run):
    answer(db, run, issue(db, run), grade=graded(front=True))
    assert tallies(db, "ben", "face-up-2020") == ()
    assert tallies(db, "ana", "foxwoods-2011") == ()


def test_two_parts_of_one_answer_may_ask_the_same_rule(db, run):
    both = (Part("copy", "front", True, "copy", "copy"), Part("copy", "back", False, "copy", "bank"))
    answer(db, run, issue(db, run), grade=Grade(both))
    assert tallies(db, "ana", "face-up-2020") == (RuleScore("set_hand", "copy", 1, 2),)
