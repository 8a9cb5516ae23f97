"""An answer counts once: sent again it gives the first result, and a different one later changes nothing."""

from random import Random

import pytest

from tests.store.made import at_once
from tests.web.trainee import Page, Trainee, masked, right, rows, shared_app, wrong

app = shared_app()
REFUSED = "This hand was already answered; the first answer stands."


def stored(app):
    """Everything that an answer writes."""
    return {table: rows(app, f"SELECT * FROM {table}") for table in ("answers", "parts", "rule_tallies")}


def test_the_same_answer_fifty_times_is_one_row_one_result_and_one_point(app):
    trainee = Trainee(app)
    trainee.start()
    deal = trainee.deal()
    replies, results = set(), set()
    for _ in range(50):
        reply = trainee.answer_right(deal)
        assert (reply.status_code, reply.location) == (303, trainee.path)
        replies.add(reply.text)
        results.add(masked(trainee.table().html))
    assert (len(replies), len(results)) == (1, 1)
    assert [each["state"] for each in trainee.closings] == ["answered"]
    assert len(trainee.deals[0].closing.grade.parts) == 1
    assert trainee.tally == (1, 1)


def test_the_same_answer_fifty_times_over_eight_threads_is_one_row_one_result_and_one_point(app):
    trainee = Trainee(app)
    trainee.start()
    deal = trainee.deal()
    form = right(deal.question, trainee.house)
    tabs = [trainee.another_tab() for _ in range(8)]

    def send(tab, times):
        return [
            (reply.status_code, reply.text, masked(tab.table().html))
            for reply in (tab.answer(deal.token, form) for _ in range(times))
        ]

    lots = at_once(*[lambda tab=tab, n=n: send(tab, 7 if n < 2 else 6) for n, tab in enumerate(tabs)])
    seen = [each for lot in lots for each in lot]
    assert len(seen) == 50
    assert len(set(seen)) == 1
    assert seen[0][0] == 303
    assert [each["state"] for each in trainee.closings] == ["answered"]
    assert len(trainee.deals[0].closing.grade.parts) == 1
    assert trainee.tally == (1, 1)


@pytest.mark.parametrize("practice", ["house-way", "fouls", "copies"])
def test_of_two_tabs_the_first_answer_is_stored_and_the_other_is_told_it(app, practice):
    trainee, rng = Trainee(app), Random(4)
    trainee.start(practice)
    for _ in range(12):
        deal = trainee.deal()
        tab = trainee.another_tab()
        forms = [right(deal.question, trainee.house), wrong(deal.question, trainee.house)]
        rng.shuffle(forms)
        assert trainee.answer(deal.token, forms[0]).status_code == 303
        first, kept = masked(trainee.table().html), stored(app)
        lost = tab.answer(deal.token, forms[1])
        assert lost.status_code == 409
        assert REFUSED in Page(lost.text).words
        assert Page(first).words in Page(lost.text).words.replace(
            f"{REFUSED} Nothing was changed by sending it again. ", ""
        )
        for nothing in ({}, {"front": []}, {"verdict": ""}):  # blanks overwrite nothing either
            assert tab.answer(deal.token, nothing).status_code == 409
        assert stored(app) == kept
        assert masked(tab.table().html) == first
    assert [deal.state for deal in trainee.deals] == ["answered"] * 12
    assert trainee.tally[0] == sum(len(deal.closing.grade.parts) for deal in trainee.deals)


def test_of_two_different_answers_at_one_moment_exactly_one_is_stored(app):
    trainee = Trainee(app)
    trainee.start("speed-setting")
    for position in range(1, 16):
        deal = trainee.deal()
        forms = [right(deal.question, trainee.house), wrong(deal.question, trainee.house)]
        tabs = [trainee.another_tab() for _ in forms]
        replies = at_once(
            *[
                lambda tab=tab, form=form, deal=deal: tab.answer(deal.token, form)
                for tab, form in zip(tabs, forms, strict=True)
            ]
        )
        assert sorted(reply.status_code for reply in replies) == [303, 409]
        won = replies[0].status_code == 303
        assert trainee.closings[-1]["right"] == won
        assert len(trainee.closings) == trainee.tally[0] == position


def test_going_back_and_sending_a_changed_answer_shows_the_first_result(app):
    trainee = Trainee(app)
    trainee.start("first-settings")
    deal = trainee.deal()
    old_page = trainee.table()  # what the back button shows, whatever happened since
    trainee.answer_wrong(deal)
    trainee.deal()  # on to the next hand
    before = stored(app)
    reply = trainee.answer(old_page.values("token")[0], right(deal.question, trainee.house))
    assert reply.status_code == 409
    page = Page(reply.text)
    assert REFUSED in page.words
    assert "Wrong" in page.words
    assert "Hand 1 of 10" in page.words
    assert stored(app) == before
    assert trainee.answer(deal.token, wrong(deal.question, trainee.house)).status_code == 303
    assert stored(app) == before
    assert "Hand 2 of 10" in trainee.table().words


def test_the_same_answer_to_an_earlier_hand_gives_that_hands_result(app):
    trainee = Trainee(app)
    trainee.start()
    first = trainee.deal()
    trainee.answer_right(first)
    result = masked(trainee.table().html)
    trainee.deal()
    again = trainee.answer_right(first)
    assert (again.status_code, again.location) == (303, f"{trainee.path}/hands/1")
    assert masked(trainee.get(again.location).text) == result
    assert [deal.state for deal in trainee.deals] == ["answered", "open"]


def test_a_hand_that_is_still_open_or_was_never_dealt_has_no_result(app):
    trainee = Trainee(app)
    trainee.start()
    trainee.deal()
    for position in (0, 1, 2, 99, 10**30):
        reply = trainee.get(f"{trainee.path}/hands/{position}")
        assert (reply.status_code, reply.location) == (303, trainee.path)
