"""The time is the server's: a page is told the seconds that are left, and setting the clock changes none."""

from datetime import timedelta

import pytest

from paigow_train.store import notes
from paigow_train.web.clock import Clock
from tests.web.trainee import NOON, Page, StoppedClock, Trainee, shared_app, store_of


class Machine:
    """A server's two clocks: the one on the wall, which can be set, and the one that only ever runs."""

    def __init__(self) -> None:
        self.wall, self.steady = NOON.timestamp(), 5000.0

    def run(self, seconds: float) -> None:
        self.wall += seconds
        self.steady += seconds

    def clock(self) -> Clock:
        return Clock(wall=lambda: self.wall, steady=lambda: self.steady)


CLOCK = StoppedClock()
app = shared_app(clock=CLOCK)


@pytest.fixture
def machine():
    return Machine()


@pytest.fixture
def trainee(make_app, machine):
    """A trainee with a hand of thirty seconds on the table."""
    trainee = Trainee(make_app(clock=machine.clock()))
    trainee.start("house-way")
    trainee.deal()
    return trainee


def test_the_page_is_told_how_many_seconds_are_left_in_every_tab(app):
    CLOCK.at = NOON
    trainee = Trainee(app)
    trainee.start("house-way")
    trainee.deal()
    for gone, left in ((0, 30.0), (0.25, 29.8), (12.3, 17.7), (29.9, 0.1), (30, 0.0), (30.9, 0.0)):
        CLOCK.at = NOON + timedelta(seconds=gone)
        for page in (trainee.table(), trainee.another_tab().table()):
            assert page.seconds_left == pytest.approx(left, abs=0.051)


def test_what_the_device_says_about_time_is_not_read(app):
    trainee = Trainee(app)
    trainee.start("house-way")
    deal = trainee.deal()
    CLOCK.at = deal.deadline + timedelta(seconds=5)
    reply = trainee.client.post(
        f"{trainee.path}/answer",
        headers={"Date": "Sun, 29 Nov 2026 12:00:01 GMT"},
        data={
            "csrf_token": trainee.csrf,
            "token": deal.token,
            "front": str(deal.question.data["cards"]).split()[:2],
            "seconds_left": "25",
            "taken_ms": "1",
            "received_at": "2026-11-29T12:00:01.000Z",
            "now": "2026-11-29T12:00:01Z",
        },
    )
    assert reply.status_code == 303
    assert [(each["state"], each["taken_ms"]) for each in trainee.closings] == [("late", 35_000)]


@pytest.mark.parametrize("step", [-3600, 3600, -3, 3, 86_400 * 365])
def test_setting_the_servers_clock_leaves_the_time_of_a_hand_and_is_noted_once(trainee, machine, step):
    machine.run(10)
    assert trainee.table().seconds_left == 20
    machine.wall += step
    for _ in range(3):
        assert trainee.table().seconds_left == 20
        trainee.get("/healthz")
    machine.run(5)
    assert trainee.table().seconds_left == 15
    (noted,) = notes(store_of(trainee.app))
    assert (noted.what, noted.at) == ("clock set", NOON + timedelta(seconds=10))
    assert f"{step:+d} seconds" in noted.detail
    assert trainee.answer_right(trainee.deals[0]).status_code == 303
    assert trainee.closings == [{"state": "answered", "taken_ms": 15_000, "right": 1, "blank": 0}]


def test_setting_it_there_and_back_is_noted_twice(trainee, machine):
    for step in (3600, -3600):
        machine.wall += step
        trainee.table()
    assert ["+3600" in note.detail for note in notes(store_of(trainee.app))] == [True, False]
    assert trainee.table().seconds_left == 30


def test_a_clock_that_is_corrected_by_a_second_is_no_note(trainee, machine):
    for _ in range(2):
        machine.wall += 0.9
        assert trainee.table().seconds_left == 30
    assert notes(store_of(trainee.app)) == ()


def test_an_hour_back_lets_no_late_answer_count(trainee, machine):
    machine.run(31.001)
    machine.wall -= 3600
    trainee.answer_right(trainee.deals[0])
    assert [each["state"] for each in trainee.closings] == ["late"]


def test_after_a_restart_the_time_is_the_walls_again_and_the_hand_is_judged_by_it(make_app, machine, trainee):
    deal = trainee.deals[0]
    machine.run(10)
    machine.steady = 3.0  # the machine was started again
    again = trainee.another_tab()
    again.app = make_app(clock=machine.clock())
    again.client = again.app.test_client()
    again.client.set_cookie("paigow", trainee.client.get_cookie("paigow").value)
    assert again.table().seconds_left == 20
    machine.run(21.001)
    again.answer_right(deal)
    assert [each["state"] for each in again.closings] == ["late"]
    assert "Late" in Page(again.get(again.path).text).words
