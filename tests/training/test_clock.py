"""The clock of a deal: 30 seconds from noon, and one second of grace."""

from datetime import UTC, datetime, timedelta, timezone

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from paigow_train.kinds.kind import Grade
from paigow_train.training.run import (
    Run,
    answered,
    deadline,
    finished,
    on_arrival,
    seconds_left,
    standing,
    timed_out,
    whole_milliseconds,
)
from tests.training.made import NOON, closed_deal, open_deal, part

MS = timedelta(milliseconds=1)
END = NOON + timedelta(seconds=30)
WRONG = Grade((part("pair", right=False),))


@pytest.mark.parametrize(
    ("received_at", "verdict"),
    [
        (END - 1 * MS, "answered"),
        (END, "answered"),
        (END + 999 * MS, "answered"),
        (END + 1000 * MS, "answered"),
        (END + 1001 * MS, "late"),
        (END + timedelta(hours=1), "late"),
    ],
)
def test_an_answer_counts_until_one_second_after_the_deadline(received_at, verdict):
    deal = open_deal(seconds=30)
    assert deal.deadline == END
    assert on_arrival(deal.deadline, received_at) == verdict
    assert answered(deal, {}, WRONG, (), received_at).state == verdict
    # The two sides of the clock agree: a deal is overdue exactly when an answer would be late.
    assert standing(deal, received_at) == ("overdue" if verdict == "late" else "open")


@given(
    issued=st.datetimes(
        min_value=NOON.replace(year=2000, tzinfo=None),
        max_value=NOON.replace(year=2100, tzinfo=None),
        timezones=st.just(UTC),
    ),
    seconds=st.integers(0, 600),
    microseconds_after=st.one_of(st.integers(-3_000_000, 3_000_000), st.integers(998_000, 1_002_000)),
)
@settings(max_examples=1000)
def test_the_verdict_is_arithmetic_on_whole_milliseconds(issued, seconds, microseconds_after):
    received = issued + timedelta(seconds=seconds, microseconds=microseconds_after)
    epoch = datetime(1970, 1, 1, tzinfo=UTC)

    def ms(moment):
        return (moment - epoch) // timedelta(milliseconds=1)

    late = seconds > 0 and ms(received) > ms(issued) + 1000 * seconds + 1000
    assert on_arrival(deadline(issued, seconds), received) == ("late" if late else "answered")


def test_a_fraction_of_a_millisecond_is_not_counted_for_or_against():
    # 999 microseconds past the last millisecond that counts would be written as that millisecond.
    assert on_arrival(END, END + timedelta(seconds=1, microseconds=999)) == "answered"
    assert whole_milliseconds(NOON + timedelta(microseconds=1999)) == NOON + 1 * MS


def test_an_untimed_deal_has_no_deadline_and_is_never_overdue_or_late():
    deal = open_deal(seconds=0)
    next_year = NOON + timedelta(days=365)
    assert deal.deadline is None
    assert seconds_left(deal, next_year) is None
    assert standing(deal, next_year) == "open"
    assert answered(deal, {}, WRONG, (), next_year).state == "answered"


@pytest.mark.parametrize(
    ("now", "left"),
    [
        (NOON, 30.0),
        (NOON + 12_345 * MS, 17.655),
        (END, 0.0),
        (END + 500 * MS, 0.0),  # the grace is not shown
        (NOON - timedelta(hours=1), 30.0),  # a clock set back gives no more than the whole time
    ],
)
def test_the_time_left_runs_from_the_whole_time_to_nothing(now, left):
    assert seconds_left(open_deal(seconds=30), now) == left


def test_a_closed_deal_is_closed_at_any_time():
    assert standing(closed_deal(part("pair", right=True)), END + timedelta(days=1)) == "closed"


def test_the_time_taken_is_from_issue_to_answer_and_never_negative():
    deal = open_deal()
    assert answered(deal, {}, WRONG, (), NOON + 4321 * MS).taken_ms == 4321
    assert answered(deal, {}, WRONG, (), NOON - timedelta(hours=1)).taken_ms == 0


def test_a_right_answer_that_is_late_is_graded_right_and_does_not_count():
    right = Grade((part("pair", right=True),))
    late = answered(open_deal(), {}, right, (), END + 1001 * MS)
    assert (late.grade.right, late.in_time, late.right) == (True, False, False)


def test_a_deal_that_nobody_answered_has_no_answer_and_no_time():
    closing = timed_out(WRONG, ("The right setting was ...",), END + 2000 * MS)
    assert (closing.state, closing.given, closing.taken_ms, closing.right) == ("timed out", None, None, False)


def test_moments_are_brought_to_utc_and_must_name_their_zone():
    in_las_vegas = datetime(2026, 11, 29, 4, 0, tzinfo=timezone(timedelta(hours=-8)))
    assert whole_milliseconds(in_las_vegas) == NOON
    with pytest.raises(ValueError, match="names no time zone"):
        whole_milliseconds(NOON.replace(tzinfo=None))


def test_a_run_is_finished_when_its_last_deal_is_closed():
    run = Run(1, "p", "s", "", "house", "e", "two-pair", "Two pairs", "{}", 2, 30, NOON)
    done = part("pair", right=True)
    assert not finished(run, None)
    assert not finished(run, closed_deal(done, position=1))
    assert not finished(run, open_deal(position=2))
    assert finished(run, closed_deal(done, position=2))
