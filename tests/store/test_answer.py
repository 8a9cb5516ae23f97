from datetime import timedelta

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from paigow_train.store import (
    Conflict,
    WrongToken,
    close_deal,
    close_overdue,
    create_run,
    find_deal,
    tallies,
)
from tests.store.made import (
    BLANK,
    EDITION,
    END,
    FRONT,
    MS,
    NOON,
    OTHER_FRONT,
    PRACTICE,
    RIGHT,
    SAID,
    WRONG,
    answer,
    at_once,
    counted,
    issue,
)


def score(db):
    return [(each.right, each.asked) for each in tallies(db, "ana", "face-up-2020")]


def expire(db, run, deal, now):
    return close_overdue(db, run, deal, blank=BLANK, sentences=SAID, now=now)


def test_an_answer_closes_its_deal_and_is_read_back_whole(db, run):
    closed = answer(db, run, issue(db, run))
    assert find_deal(db, run, 1) == closed
    assert (closed.state, closed.closing.given, closed.closing.grade) == ("answered", FRONT, RIGHT)
    assert (closed.closing.taken_ms, closed.closing.sentences) == (4000, SAID)
    assert score(db) == [(1, 1)]


def test_the_same_answer_again_gives_the_first_result(db, run):
    deal = issue(db, run)
    first = answer(db, run, deal)
    for later in range(50):
        # `deal` as a page that was never reloaded has it, and as a fresh look-up gives it
        assert answer(db, run, deal, at=NOON + timedelta(seconds=later)) == first
        assert answer(db, run, find_deal(db, run, 1), at=END + timedelta(days=1)) == first
    assert counted(db)["answers"] == counted(db)["parts"] == 1
    assert score(db) == [(1, 1)]


def test_fifty_equal_answers_over_eight_threads_are_one_row_and_one_result(db, run):
    deal = issue(db, run)

    def post(n):
        return [answer(db, run, deal, at=NOON + timedelta(seconds=n)) for _ in range(7 if n < 2 else 6)]

    results = [each for batch in at_once(*[lambda n=n: post(n) for n in range(8)]) for each in batch]
    assert len(results) == 50
    assert all(each == results[0] for each in results)
    assert counted(db)["answers"] == counted(db)["parts"] == 1
    assert score(db) == [(1, 1)]


def test_of_two_different_answers_at_once_one_is_stored_and_the_other_told(db):
    for n in range(15):
        run = create_run(db, session="ana", name="", edition=EDITION, practice=PRACTICE, started_at=NOON)
        deal = issue(db, run)
        results = at_once(
            lambda run=run, deal=deal: answer(db, run, deal),
            lambda run=run, deal=deal: answer(db, run, deal, given=OTHER_FRONT, grade=WRONG),
        )
        (lost,) = [each for each in results if isinstance(each, Conflict)]
        (stored,) = [each for each in results if not isinstance(each, Conflict)]
        assert lost.deal == stored == find_deal(db, run, 1)
        assert counted(db)["answers"] == counted(db)["parts"] == n + 1
        assert score(db)[0][1] == n + 1


def test_a_different_answer_to_a_closed_deal_is_told_the_first_and_stores_nothing(db, run):
    deal = issue(db, run)
    first = answer(db, run, deal, given=OTHER_FRONT, grade=WRONG)
    before = counted(db)
    for stale in (deal, first):
        with pytest.raises(Conflict, match=r"Deal 1 is already closed; the first result stands\.") as told:
            answer(db, run, stale)
        assert told.value.deal == first
    assert counted(db) == before
    assert score(db) == [(0, 1)]


def test_equal_answers_are_equal_json_whatever_the_order_of_their_fields(db, run):
    deal = issue(db, run)
    first = answer(db, run, deal, given={"front": "player", "back": "copy"})
    assert answer(db, run, deal, given={"back": "copy", "front": "player"}) == first
    for other in ({"back": "copy"}, {"back": "copy", "front": "bank"}, {}, {"front": True}):
        with pytest.raises(Conflict):
            answer(db, run, deal, given=other)


@pytest.mark.parametrize("token", ["", "guess", "tökén ♠", "\ud800", "x" * 100_000])
def test_an_answer_from_another_page_is_refused(db, run, token):
    deal = issue(db, run)
    with pytest.raises(WrongToken, match="does not come from the page of deal 1"):
        close_deal(db, run, deal, token=token, given=FRONT, grade=RIGHT, sentences=(), received_at=NOON)
    assert counted(db)["answers"] == 0


def test_the_token_of_another_deal_opens_nothing(db, run):
    first = answer(db, run, issue(db, run, 1))
    second = issue(db, run, 2)
    with pytest.raises(WrongToken):
        close_deal(
            db, run, second, token=first.token, given=FRONT, grade=RIGHT, sentences=(), received_at=NOON
        )
    assert find_deal(db, run, 2).state == "open"


@pytest.mark.parametrize(
    ("received_at", "state"),
    [
        (END - 1000 * MS, "answered"),
        (END - 1 * MS, "answered"),
        (END, "answered"),
        (END + 999 * MS, "answered"),
        (END + 1000 * MS, "answered"),
        (END + 1001 * MS, "late"),
        (END + timedelta(hours=1), "late"),
    ],
)
def test_an_answer_after_the_grace_is_stored_and_earns_nothing(db, run, received_at, state):
    closed = answer(db, run, issue(db, run), at=received_at)
    assert (closed.state, closed.closing.grade, closed.closing.sentences) == (state, RIGHT, SAID)
    assert find_deal(db, run, 1) == closed
    assert score(db) == [(1 if state == "answered" else 0, 1)]
    assert db.rows("SELECT right FROM answers") == [{"right": int(state == "answered")}]


def test_a_deal_that_nobody_answered_closes_once_its_time_is_over(db, run):
    deal = issue(db, run)
    for early in (NOON, END, END + 1000 * MS):
        assert expire(db, run, deal, early) == deal
    assert counted(db)["answers"] == 0
    closed = expire(db, run, deal, END + 1001 * MS)
    assert find_deal(db, run, 1) == closed
    assert (closed.state, closed.closing.given, closed.closing.grade) == ("timed out", None, BLANK)
    assert expire(db, run, deal, END + timedelta(days=1)) == closed
    assert score(db) == [(0, 1)]
    assert issue(db, run, 2).state == "open"


def test_an_answer_after_the_deal_timed_out_is_told_so(db, run):
    deal = issue(db, run)
    closed = expire(db, run, deal, END + 5000 * MS)
    with pytest.raises(Conflict) as told:
        answer(db, run, deal, at=END + 6000 * MS)
    assert told.value.deal == closed
    assert counted(db)["answers"] == 1


def test_an_answered_deal_does_not_time_out(db, run):
    deal = issue(db, run)
    first = answer(db, run, deal)
    assert expire(db, run, deal, END + timedelta(days=1)) == first


def test_an_answer_and_the_end_of_time_at_once_close_the_deal_once(db):
    for n in range(10):
        run = create_run(db, session="ana", name="", edition=EDITION, practice=PRACTICE, started_at=NOON)
        deal = issue(db, run)
        at_once(
            lambda run=run, deal=deal: answer(db, run, deal, at=END + 1001 * MS),
            lambda run=run, deal=deal: expire(db, run, deal, END + 1001 * MS),
        )
        assert find_deal(db, run, 1).state in ("late", "timed out")
        assert counted(db)["answers"] == n + 1
        assert score(db) == [(0, n + 1)]


def test_different_deals_answered_at_once_are_all_counted(db):
    workers = 8
    runs = [
        create_run(db, session="ana", name="", edition=EDITION, practice=PRACTICE, started_at=NOON)
        for _ in range(workers)
    ]

    def play(run):
        for position in (1, 2, 3):
            answer(db, run, issue(db, run, position))

    assert at_once(*[lambda run=run: play(run) for run in runs]) == [None] * workers
    assert counted(db)["answers"] == 3 * workers
    assert score(db) == [(3 * workers, 3 * workers)]


@given(
    steps=st.lists(
        st.tuples(st.sampled_from(["answer", "other", "look"]), st.integers(28_000, 33_000)),
        min_size=1,
        max_size=5,
    )
)
@settings(max_examples=25, suppress_health_check=[HealthCheck.function_scoped_fixture])
def test_any_order_of_requests_around_the_deadline_closes_as_the_first_one_says(db, steps):
    run = create_run(db, session="ana", name="", edition=EDITION, practice=PRACTICE, started_at=NOON)
    deal = issue(db, run)
    expected = ("open", None)
    for what, ms in sorted(steps, key=lambda step: step[1]):
        now = NOON + ms * MS
        late = ms > 31_000
        if what == "look":
            expire(db, run, find_deal(db, run, 1), now)
            if late and expected[0] == "open":
                expected = ("timed out", None)
            continue
        given_now = FRONT if what == "answer" else OTHER_FRONT
        if expected[0] == "open":
            expected = ("late" if late else "answered", given_now)
        if given_now == expected[1]:
            answer(db, run, deal, given=given_now, at=now)
        else:
            with pytest.raises(Conflict):
                answer(db, run, deal, given=given_now, at=now)
    closed = find_deal(db, run, 1)
    assert (closed.state, closed.closing.given if closed.closing else None) == expected
