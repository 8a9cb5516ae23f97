"""After the run: the score, the speed, the rules to look at, and a new run on what was missed."""

import json

import pytest

from tests.kinds.made import house
from tests.web.trainee import MS, NOON, Page, StoppedClock, Trainee, counted, shared_app

CLOCK = StoppedClock()
app = shared_app(clock=CLOCK)


@pytest.fixture
def trainee(app):
    CLOCK.at = NOON
    return Trainee(app, "Ana")


def play(trainee, right=0, late=0, timed_out=0):
    """A whole run: so many hands answered right in one, two, three … seconds, so many late (though right), so
    many not at all, and the others wrong."""
    for number in range(trainee.run.deals):
        deal = trainee.deal()
        if number < right:
            CLOCK.at += (number + 1) * 1000 * MS
            trainee.answer_right(deal)
        elif number < right + late:
            CLOCK.at = deal.deadline + 1001 * MS
            trainee.answer_right(deal)
        elif number < right + late + timed_out:
            CLOCK.at = deal.deadline + 1001 * MS
            trainee.table()
        else:
            CLOCK.at += 7000 * MS
            trainee.answer_wrong(deal)


def test_the_score_is_parts_right_in_time_of_parts_asked_and_the_speed_is_the_middle_of_the_right(trainee):
    trainee.start("speed-setting")  # twenty hands, one part each
    play(trainee, right=8, late=3, timed_out=2)
    page = Page(trainee.get(f"{trainee.path}/summary").text)
    assert "40.0% 8 of 20 right in time" in page.words
    # right after 1 to 8 seconds; the middle of the eight is 4.5
    assert "4.5" in page.words
    assert trainee.tally == (20, 8)
    assert [each["state"] for each in trainee.closings].count("late") == 3


def test_a_hand_of_three_parts_counts_three(trainee):
    trainee.start("copies")
    play(trainee, right=20)
    assert "100.0% 60 of 60 right in time" in Page(trainee.get(f"{trainee.path}/summary").text).words


def test_nothing_right_is_no_speed_and_no_division_by_nothing(trainee):
    trainee.start("fouls")
    play(trainee)
    words = Page(trainee.get(f"{trainee.path}/summary").text).words
    assert "0.0% 0 of 20 right in time" in words
    assert "no right answer to time yet" in words


def test_every_hand_is_shown_with_its_rule_and_missed_ones_come_first(trainee):
    trainee.start("first-settings")
    play(trainee, right=6)
    page = Page(trainee.get(f"{trainee.path}/summary").text)
    order = [int(each.split(",")[0]) for each in page.words.split("hand ")[1:] if each[0].isdigit()]
    assert order == [7, 8, 9, 10, 1, 2, 3, 4, 5, 6]
    room = house("face-up-2020")
    for deal in trainee.deals:
        assert deal.closing.sentences[0] in page.words
    missed = {deal.closing.grade.parts[0].rule for deal in trainee.deals[6:]}
    for rule in room.way.rules:
        if rule.id in missed:
            assert rule.say in page.words.split("Every hand")[0]


def test_before_the_last_hand_is_closed_there_is_no_summary_and_no_repeat(trainee):
    trainee.start("first-settings")
    for count in range(10):
        before = counted(trainee.app)["runs"]
        reply = trainee.get(f"{trainee.path}/summary")
        assert (reply.status_code, reply.location) == (303, trainee.path)
        again = trainee.post(f"{trainee.path}/again")
        assert again.status_code == 409
        assert "finish it first" in Page(again.text).words
        assert counted(trainee.app)["runs"] == before
        assert len(trainee.deals) == count
        deal = trainee.deal()
        assert trainee.get(f"{trainee.path}/summary").status_code == 303  # open still
        trainee.answer_wrong(deal)
    assert trainee.get(f"{trainee.path}/summary").status_code == 200


def test_a_last_hand_left_lying_is_closed_by_its_time_and_the_summary_is_there(trainee):
    trainee.start("speed-setting")
    for _ in range(19):
        trainee.answer_right(trainee.deal())
    CLOCK.at = trainee.deal().deadline + 1001 * MS
    page = Page(trainee.get(f"{trainee.path}/summary").text)
    assert "95.0% 19 of 20 right in time" in page.words
    assert [each["state"] for each in trainee.closings][-1] == "timed out"


def test_again_on_what_was_missed_deals_new_hands_of_the_missed_rules_alone(trainee):
    trainee.start("house-way", "las-vegas")
    play(trainee, right=16)
    first = trainee.run
    missed = {deal.closing.grade.parts[0].rule for deal in trainee.deals[16:]}
    dealt = {deal.question.data["cards"] for deal in trainee.deals}
    reply = trainee.post(f"{trainee.path}/again")
    assert reply.status_code == 303
    trainee.path = reply.location
    run = trainee.run
    assert (run.again_of, run.session, run.name) == (first.id, first.session, "Ana")
    assert (run.house, run.edition, run.seconds) == ("las-vegas", first.edition, 30)
    (ask,) = json.loads(run.practice)["asks"]
    assert set(ask["options"]["mix"]) == missed
    for _ in range(run.deals):
        deal = trainee.deal()
        assert deal.question.data["cards"] not in dealt
        trainee.answer_right(deal)
    assert {deal.closing.grade.parts[0].rule for deal in trainee.deals} <= missed


def test_after_a_clean_run_there_is_nothing_to_repeat(trainee):
    trainee.start("first-settings")
    play(trainee, right=10)
    page = Page(trainee.get(f"{trainee.path}/summary").text)
    assert "Again on what I missed" not in page.words
    before = counted(trainee.app)["runs"]
    again = trainee.post(f"{trainee.path}/again")
    assert again.status_code == 409
    assert "was missed: there is nothing to practise again." in Page(again.text).words
    assert counted(trainee.app)["runs"] == before


def test_the_summary_is_the_same_whenever_it_is_opened(trainee):
    trainee.start("first-settings")
    play(trainee, right=3)
    first = Page(trainee.get(f"{trainee.path}/summary").text).words
    CLOCK.at += 10**9 * MS
    assert Page(trainee.get(f"{trainee.path}/summary").text).words == first
