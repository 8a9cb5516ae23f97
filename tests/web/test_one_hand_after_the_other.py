"""Hands come in their order: no skipping ahead, no answering what is not on one's table."""

import pytest

from paigow_train.web import practice
from tests.store.made import at_once
from tests.web.trainee import Page, Trainee, right, shared_app

app = shared_app()
NO_TOKENS = ("2", "-1", "99999999999999999999", "no token", "ⅷ", "\x00", "%00", "x" * 5000)


def test_an_answer_before_the_first_hand_is_an_answer_to_nothing(app):
    trainee = Trainee(app)
    trainee.start()
    for token in ("", "2", "guess"):
        reply = trainee.answer(token, {"front": ["As", "Kd"]})
        assert reply.status_code == 404
        assert "This answer belongs to no hand of this run." in Page(reply.text).words
    assert trainee.deals == ()
    assert "Deal the first hand" in trainee.table().words


@pytest.mark.parametrize("token", NO_TOKENS)
def test_a_token_of_no_hand_stores_nothing(app, token):
    trainee = Trainee(app)
    trainee.start()
    deal = trainee.deal()
    reply = trainee.answer(token, right(deal.question, trainee.house))
    assert reply.status_code == 404
    assert trainee.deals == (deal,)


def test_the_tokens_of_other_runs_store_nothing_in_this_one_or_in_theirs(app):
    ana, ben = Trainee(app, "Ana"), Trainee(app, "Ben")
    ben.start()
    his = ben.deal()
    ana.start()
    earlier, here = ana.deal(), ana.path
    ana.start()
    mine = ana.deal()
    for foreign in (his, earlier):
        assert ana.answer(foreign.token, right(mine.question, ana.house)).status_code == 404
        assert ana.answer(foreign.token, right(foreign.question, ana.house)).status_code == 404
    assert ana.deals == (mine,)
    assert ben.deals == (his,)
    assert ana.post(f"{here}/answer", token=mine.token, front="As").status_code == 404


def test_the_token_of_an_earlier_hand_answers_that_hand_and_never_the_open_one(app):
    trainee = Trainee(app)
    trainee.start("first-settings")
    first = trainee.deal()
    trainee.answer_wrong(first)
    second = trainee.deal()
    assert trainee.answer(first.token, right(second.question, trainee.house)).status_code == 409
    assert [deal.state for deal in trainee.deals] == ["answered", "open"]


def test_next_without_an_answer_leaves_the_same_hand_with_the_time_that_is_left(app):
    trainee = Trainee(app)
    trainee.start()
    deal = trainee.deal()
    for _ in range(5):
        assert trainee.deal() == deal
        assert trainee.table().values("token") == [deal.token]
    assert trainee.deals == (deal,)


def test_next_pressed_in_eight_tabs_at_once_deals_one_hand(app):
    trainee = Trainee(app)
    trainee.start("first-settings")
    for position in (1, 2, 3):
        tabs = [trainee.another_tab() for _ in range(8)]
        replies = at_once(*[lambda tab=tab: tab.post(f"{tab.path}/next") for tab in tabs])
        assert [reply.status_code for reply in replies] == [303] * 8
        assert len(trainee.deals) == position
        tokens = {tab.table().values("token")[0] for tab in tabs}
        assert tokens == {trainee.deals[-1].token}  # one token a deal, the same in every tab
        trainee.answer_right(trainee.deals[-1])


def test_a_hand_dealt_by_another_tab_in_the_middle_of_next_is_the_next_hand(app, monkeypatch):
    trainee = Trainee(app)
    trainee.start("first-settings")
    trainee.answer_right(trainee.deal())
    tabs, finished = [trainee.another_tab()], practice.finished

    def meanwhile(run, latest):
        if tabs:
            tabs.pop().deal()
        return finished(run, latest)

    monkeypatch.setattr(practice, "finished", meanwhile)
    assert trainee.deal().position == 2
    assert tabs == []
    assert [deal.state for deal in trainee.deals] == ["answered", "open"]


def test_a_run_that_is_over_deals_no_further_hand(app):
    trainee = Trainee(app)
    trainee.start("first-settings")
    for _ in range(10):
        trainee.answer_right(trainee.deal())
    for _ in range(3):
        reply = trainee.post(f"{trainee.path}/next")
        assert (reply.status_code, reply.location) == (303, trainee.path)
    assert len(trainee.deals) == 10
    page = trainee.table()
    assert "Hand 10 of 10" in page.words
    assert "See the summary" in page.words
    assert "Next hand" not in page.words


def test_no_two_hands_of_a_run_are_the_same_cards(app):
    trainee = Trainee(app)
    trainee.start("trap-hands")  # a trainer's own list of twelve, dealt twelve times
    seen = set()
    for _ in range(12):
        deal = trainee.deal()
        seen.add(frozenset(str(deal.question.data["cards"]).split()))
        trainee.answer_right(deal)
    assert len(seen) == 12
