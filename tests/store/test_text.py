from datetime import UTC, datetime, timedelta, timezone

import pytest
from hypothesis import given
from hypothesis import strategies as st

from paigow_train.store.text import from_answer, from_json, from_moment, to_json, to_moment
from tests.store.made import NOON

MOMENTS = st.datetimes(timezones=st.just(UTC))


def test_a_moment_is_written_in_utc_with_milliseconds():
    moment = datetime(2026, 11, 29, 15, 30, 42, 123_999, tzinfo=timezone(timedelta(hours=-8)))
    assert from_moment(moment) == "2026-11-29T23:30:42.123Z"


@given(MOMENTS)
def test_a_moment_is_read_back_to_the_millisecond_and_always_as_wide(moment):
    text = from_moment(moment)
    assert len(text) == 24
    assert timedelta(0) <= moment - to_moment(text) < timedelta(milliseconds=1)
    assert from_moment(to_moment(text)) == text


@given(MOMENTS, MOMENTS)
def test_text_sorts_as_time_does(one, other):
    assert (from_moment(one) <= from_moment(other)) or one > other


def test_a_moment_without_a_zone_is_refused():
    with pytest.raises(ValueError, match="names no time zone"):
        from_moment(NOON.replace(tzinfo=None))


def test_an_answer_has_one_text_and_a_question_keeps_its_order():
    value = {"b": 1, "a": ["♠", None]}
    assert from_answer(value) == '{"a":["♠",null],"b":1}'
    assert from_json(value) == '{"b":1,"a":["♠",null]}'
    assert to_json(from_answer(value)) == value


def test_what_is_no_json_is_not_written():
    with pytest.raises(ValueError, match="not JSON compliant"):
        from_json(float("nan"))
