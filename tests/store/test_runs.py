import re
from dataclasses import replace
from datetime import timedelta

import pytest

from paigow_train.store import (
    OutOfOrder,
    create_run,
    deals_of,
    find_deal,
    find_edition,
    find_run,
    issue_deal,
    latest_deal,
)
from paigow_train.training.practice import read_practice
from paigow_train.training.run import finished
from tests.store.made import (
    EDITION,
    END,
    NOON,
    OTHER_FRONT,
    PRACTICE,
    QUESTION,
    WRONG,
    Options,
    answer,
    at_once,
    counted,
    issue,
)


def start(db, **changes):
    settings = {"session": "ana", "name": "", "edition": EDITION, "practice": PRACTICE, "started_at": NOON}
    return create_run(db, **{**settings, **changes})


def test_a_run_is_found_by_its_owner_as_it_was_made(db, run):
    assert find_run(db, run.public, "ana") == run
    assert read_practice(run.practice, {"set_hand": Options}) == PRACTICE
    assert (run.practice_id, run.practice_title, run.deals, run.seconds) == ("pairs", "Two pairs", 3, 30)


def test_a_run_is_not_found_by_anybody_else(db, run):
    start(db, session="ben")
    assert find_run(db, run.public, "ben") is None
    assert find_run(db, run.public, "") is None
    assert find_run(db, str(run.id), "ana") is None


def test_public_ids_and_tokens_are_128_random_bits(db):
    runs = [start(db) for _ in range(20)]
    texts = [run.public for run in runs] + [issue(db, run).token for run in runs]
    # 16 bytes in base 64 without padding are 22 characters.
    assert all(re.fullmatch(r"[A-Za-z0-9_-]{22}", text) for text in texts)
    assert len(set(texts)) == 40


def test_a_run_again_names_the_one_it_repeats(db, run):
    again = start(db, again_of=run)
    assert find_run(db, again.public, "ana").again_of == run.id


def test_an_edition_is_kept_once_word_for_word(db, run):
    start(db, edition=replace(EDITION, house_text="# a comment\n" + EDITION.house_text))
    assert find_edition(db, "face-up-2020", "4f1c") == EDITION
    other = replace(EDITION, edition="90d1", way_text=None)
    start(db, edition=other)
    assert find_edition(db, "face-up-2020", "90d1") == other
    assert find_edition(db, "face-up-2020", "0000") is None
    assert counted(db)["editions"] == 2


def test_a_run_whose_edition_cannot_be_kept_is_not_begun(db):
    with pytest.raises(Exception, match="NOT NULL"):
        start(db, edition=replace(EDITION, house_text=None))
    assert counted(db)["runs"] == counted(db)["editions"] == 0


def test_before_the_first_deal_there_is_none(db, run):
    assert latest_deal(db, run) is None
    assert find_deal(db, run, 1) is None
    assert deals_of(db, run) == ()


def test_a_deal_is_read_back_as_it_was_issued(db, run):
    deal = issue(db, run, at=NOON + timedelta(microseconds=123_999))
    assert deal.issued_at == NOON + timedelta(milliseconds=123)
    assert deal.deadline == deal.issued_at + timedelta(seconds=30)
    assert latest_deal(db, run) == find_deal(db, run, 1) == deal
    assert (deal.question, deal.seed, deal.position, deal.state) == (QUESTION, "5eed", 1, "open")


def test_an_untimed_run_issues_deals_without_a_deadline(db):
    run = start(db, practice=replace(PRACTICE, seconds=0))
    assert issue(db, run).deadline is None
    assert latest_deal(db, run).deadline is None


def test_next_pressed_twice_is_next(db, run):
    first = issue(db, run)
    again = issue(db, run, at=NOON + timedelta(seconds=5), seed="other")
    assert again == first
    closed = answer(db, run, first)
    assert issue(db, run, seed="other") == closed
    assert counted(db)["deals"] == 1


def test_next_pressed_in_eight_tabs_at_once_issues_one_deal(db, run):
    deals = at_once(*[lambda n=n: issue(db, run, seed=str(n)) for n in range(8)])
    assert len({deal.token for deal in deals}) == 1
    assert counted(db)["deals"] == 1


@pytest.mark.parametrize(
    ("position", "sentence"),
    [
        (2, "Deal 1 is still open: deal 2 comes after its answer."),
        (3, "Deal 1 is still open: deal 3 comes after its answer."),
        (4, "This run has 3 deals, so there is no deal 4."),
        (0, "This run has 3 deals, so there is no deal 0."),
        (-1, "This run has 3 deals, so there is no deal -1."),
        (10**30, f"This run has 3 deals, so there is no deal {10**30}."),
    ],
)
def test_a_deal_is_not_issued_before_its_turn(db, run, position, sentence):
    issue(db, run)
    with pytest.raises(OutOfOrder, match=re.escape(sentence)):
        issue(db, run, position)
    assert counted(db)["deals"] == 1


def test_a_deal_is_not_issued_over_one_that_was_never_issued(db, run):
    with pytest.raises(OutOfOrder, match=r"Deal 1 comes before deal 2\."):
        issue(db, run, 2)
    answer(db, run, issue(db, run, 1))
    with pytest.raises(OutOfOrder, match=r"Deal 2 comes before deal 3\."):
        issue(db, run, 3)


def test_a_whole_run_reads_back_in_order_and_is_finished_at_its_end(db, run):
    other = start(db, session="ben")
    answer(db, other, issue(db, other))
    played = []
    for position in (1, 2, 3):
        assert not finished(run, latest_deal(db, run))
        deal = issue(db, run, position)
        wrong = position == 2
        played.append(
            answer(db, run, deal, given=OTHER_FRONT, grade=WRONG) if wrong else answer(db, run, deal, at=END)
        )
    assert deals_of(db, run) == tuple(played)
    assert finished(run, latest_deal(db, run))
    assert [deal.closing.right for deal in played] == [True, False, True]


def test_a_deal_of_another_run_is_not_found(db, run):
    ben = start(db, session="ben")
    issue(db, ben)
    assert find_deal(db, run, 1) is None
    with pytest.raises(ValueError, match="belongs to run"):
        answer(db, run, find_deal(db, ben, 1))


def test_a_question_keeps_its_order_and_its_letters(db, run):
    data = {"b": ["Jk", "2c"], "a": {"z": None, "say": "naïve ♠"}, "share": 0.5}
    deal = issue_deal(db, run, 1, question=replace(QUESTION, data=data), seed="s", issued_at=NOON)
    stored = find_deal(db, run, 1)
    assert stored == deal
    assert list(stored.question.data) == ["b", "a", "share"]
