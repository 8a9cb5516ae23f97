"""The clock of a hand: what comes by its deadline and a second of grace counts, what comes later does not."""

import threading
from datetime import datetime, timedelta

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from paigow_train.game.cards import parse_cards
from tests.store.made import at_once
from tests.web.trainee import (
    GRACE,
    MS,
    NOON,
    Page,
    StoppedClock,
    Trainee,
    masked,
    right,
    shared_app,
    wrong,
)

SECONDS = timedelta(seconds=30)  # of the drill "house-way"


CLOCK = StoppedClock()
app = shared_app(clock=CLOCK)


@pytest.fixture
def clock():
    CLOCK.at = NOON
    return CLOCK


@pytest.fixture
def trainee(app, clock):
    """Ana, with a run of thirty seconds a hand."""
    trainee = Trainee(app, "Ana")
    trainee.start("house-way")
    return trainee


@pytest.mark.parametrize(
    "after",
    [-timedelta(seconds=1), -MS, timedelta(0), GRACE - MS, GRACE],
    ids=["a second early", "just early", "on the deadline", "just within the grace", "at the grace's end"],
)
def test_an_answer_by_the_deadline_and_its_grace_counts_in_full(trainee, clock, after):
    deal = trainee.deal()
    clock.at = deal.deadline + after
    assert trainee.answer_right(deal).status_code == 303
    taken = int((SECONDS + after) / MS)
    assert trainee.closings == [{"state": "answered", "taken_ms": taken, "right": 1, "blank": 0}]
    assert trainee.tally == (1, 1)
    clock.at += timedelta(days=1)
    assert "Right That is the house way." in trainee.table().words


@pytest.mark.parametrize("after", [GRACE + MS, timedelta(hours=1)], ids=["just late", "an hour late"])
@pytest.mark.parametrize("is_right", [True, False])
def test_a_later_answer_is_stored_as_late_earns_nothing_and_is_explained(trainee, clock, after, is_right):
    deal = trainee.deal()
    clock.at = deal.deadline + after
    reply = trainee.answer_right(deal) if is_right else trainee.answer_wrong(deal)
    assert reply.status_code == 303
    taken = int((SECONDS + after) / MS)
    assert trainee.closings == [{"state": "late", "taken_ms": taken, "right": 0, "blank": 0}]
    assert [part.right for part in trainee.deals[0].closing.grade.parts] == [is_right]
    assert trainee.tally == (1, 0)
    words = trainee.table().words
    assert ("Late Right, but after time" if is_right else "Late And it was not right") in words
    assert "it earns nothing" in words
    assert trainee.deals[0].closing.sentences[0] in words


def test_a_hand_that_nobody_answered_is_open_to_the_end_of_the_grace(trainee, clock):
    deal = trainee.deal()
    clock.at = deal.deadline + GRACE
    page = trainee.table()
    assert page.values("token") == [deal.token]
    assert page.seconds_left == 0
    assert trainee.closings == []


@pytest.mark.parametrize("look", ["the table", "next", "the summary", "again"])
def test_a_hand_that_nobody_answered_closes_at_the_next_request_and_is_shown_set_right(trainee, clock, look):
    deal = trainee.deal()
    clock.at = deal.deadline + GRACE + MS
    if look == "the table":
        trainee.table()
    elif look == "next":
        trainee.post(f"{trainee.path}/next")
    elif look == "again":
        assert trainee.post(f"{trainee.path}/again").status_code == 409
    else:
        assert trainee.get(f"{trainee.path}/summary").status_code == 303
    (first,) = trainee.closings[:1]
    assert first == {"state": "timed out", "taken_ms": None, "right": 0, "blank": 1}
    assert trainee.tally == (1, 0)
    if look != "next":
        page = trainee.table()
        decision = trainee.house.decide(parse_cards(str(deal.question.data["cards"])))
        assert "Timed out No answer came in time." in page.words
        front, back = ([each.words for each in part] for part in (decision.split.front, decision.split.back))
        assert f"Front: {', '.join(front)}" in page.words
        assert f"Back: {', '.join(back)}" in page.words
        assert decision.rule.say in page.words


def test_next_after_the_time_was_over_deals_the_next_hand_with_a_clock_of_its_own(trainee, clock):
    first = trainee.deal()
    clock.at = first.deadline + timedelta(minutes=5)
    second = trainee.deal()
    assert (second.position, second.issued_at) == (2, clock.at)
    assert [deal.state for deal in trainee.deals] == ["timed out", "open"]
    assert trainee.table().seconds_left == 30


def test_an_answer_that_cannot_be_read_and_comes_too_late_closes_the_hand_as_timed_out(trainee, clock):
    deal = trainee.deal()
    clock.at = deal.deadline + GRACE
    assert trainee.answer(deal.token, {"front": []}).status_code == 400
    assert trainee.closings == []
    clock.at += MS
    assert trainee.answer(deal.token, {"front": []}).status_code == 303
    assert [each["state"] for each in trainee.closings] == ["timed out"]


def test_an_answer_to_a_hand_already_closed_by_its_time_is_refused_and_shown_that(trainee, clock):
    deal = trainee.deal()
    clock.at = deal.deadline + GRACE + MS
    trainee.table()  # another tab looked
    before = trainee.closings
    reply = trainee.answer_right(deal)
    assert reply.status_code == 409
    assert "Timed out" in Page(reply.text).words
    assert trainee.closings == before


def test_the_same_late_answer_again_is_the_same_result(trainee, clock):
    deal = trainee.deal()
    clock.at = deal.deadline + timedelta(seconds=5)
    trainee.answer_right(deal)
    first = masked(trainee.table().html)
    clock.at += timedelta(hours=1)
    assert trainee.answer_right(deal).status_code == 303
    assert masked(trainee.table().html) == first
    assert trainee.answer_wrong(deal).status_code == 409
    assert [each["state"] for each in trainee.closings] == ["late"]


def test_an_untimed_hand_waits_for_days(app, clock):
    trainee = Trainee(app)
    trainee.start("first-settings")
    deal = trainee.deal()
    clock.at += timedelta(days=30)
    page = trainee.table()
    assert page.seconds_left is None
    assert "Hide the clock" not in page.words
    trainee.answer_right(deal)
    month = 30 * 24 * 3600 * 1000
    assert trainee.closings == [{"state": "answered", "taken_ms": month, "right": 1, "blank": 0}]


class TwoClocks:
    """Each thread lives at a moment of its own."""

    def __init__(self) -> None:
        self.here = threading.local()

    def __call__(self) -> datetime:
        return getattr(self.here, "at", NOON)

    def at(self, moment, do):
        def live():
            self.here.at = moment
            return do()

        return live


def test_of_two_requests_racing_at_the_end_of_the_grace_one_closes_the_hand_and_it_counts_once(make_app):
    clock = TwoClocks()
    trainee = Trainee(make_app(clock=clock))
    trainee.start("house-way")
    for position in range(1, 13):
        deal = trainee.deal()
        in_time, late = trainee.another_tab(), trainee.another_tab()
        form = right(deal.question, trainee.house)
        end = deal.deadline + GRACE
        in_time_too = position % 2
        replies = at_once(
            clock.at(end, lambda tab=in_time, deal=deal, form=form: tab.answer(deal.token, form)),
            clock.at(
                end + MS,
                (lambda tab=late, deal=deal, form=form: tab.answer(deal.token, form))
                if in_time_too
                else (lambda tab=late: tab.get(tab.path)),
            ),
        )
        state = trainee.deals[-1].state
        if in_time_too:  # the same answer twice: both are told the one result
            assert [reply.status_code for reply in replies] == [303, 303]
            assert state in ("answered", "late")
        else:
            told = 303 if state == "answered" else 409
            assert [reply.status_code for reply in replies] == [told, 200]
        assert len(trainee.closings) == position
        assert trainee.tally == (position, sum(deal.closing.right for deal in trainee.deals))


# What may happen to a hand: when (milliseconds after it was dealt), and what is sent.
moments = st.one_of(
    st.integers(0, 15_000), st.sampled_from([9_999, 10_000, 10_001, 10_999, 11_000, 11_001, 3_600_000])
)
happenings = st.lists(
    st.tuples(moments, st.sampled_from(["look", "right", "wrong", "unreadable", "next"])),
    min_size=1,
    max_size=4,
)


def reckon(events):
    """How a hand of ten seconds and one of grace ends, and the status of each reply until the next hand."""
    ended, statuses = None, []
    for at, what in events:
        over, was = at > 10_000 + 1_000, ended
        if ended is None and what in ("right", "wrong"):
            ended = ("late" if over else "answered", at, what)
        elif ended is None and over:
            ended = ("timed out", None, None)
        match what:
            case "look" | "next":
                statuses.append(200 if what == "look" else 303)
            case "unreadable":
                statuses.append(409 if was else 303 if over else 400)
            case _:
                statuses.append(303 if ended[2] == what else 409)
        if what == "next" and ended:
            break
    return ended, statuses


def test_whatever_is_sent_and_whenever_a_hand_ends_as_a_short_reckoning_says(app, clock):
    trainee = Trainee(app)
    trainee.start("speed-setting")  # twenty hands of ten seconds
    points = []

    @settings(max_examples=200)
    @given(happenings)
    def check(events):
        if trainee.deals and len(trainee.deals) == trainee.run.deals:
            trainee.start("speed-setting")
        deal = trainee.deal()
        forms = {"right": right(deal.question, trainee.house), "wrong": wrong(deal.question, trainee.house)}
        events = sorted(events, key=lambda event: event[0])
        ended, statuses = reckon(events)
        for (at, what), status in zip(events, statuses, strict=False):
            clock.at = deal.issued_at + at * MS
            if what == "look":
                reply = trainee.get(trainee.path)
            elif what == "next":
                reply = trainee.post(f"{trainee.path}/next")
            else:
                reply = trainee.answer(deal.token, forms.get(what, {"front": []}))
            assert reply.status_code == status
        if ended is None:
            assert trainee.deals[-1].state == "open"
            trainee.answer(deal.token, forms["wrong"])
            ended = ("answered", events[-1][0], "wrong")
        points.append(ended[0] == "answered" and ended[2] == "right")
        closing = trainee.deals[deal.position - 1].closing
        assert (closing.state, closing.taken_ms, closing.right) == (ended[0], ended[1], points[-1])
        assert trainee.tally == (len(points), sum(points))

    check()
    assert len(points) >= 200
