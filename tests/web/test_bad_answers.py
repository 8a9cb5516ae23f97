"""Answers that no form of the site sends: each gets a sentence and a 4xx, and nothing is stored."""

import json

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from paigow_train.game.cards import DECK
from tests.web.trainee import Page, Trainee, right, shared_app

app = shared_app()


@pytest.fixture
def trainee(app):
    trainee = Trainee(app)
    trainee.start("first-settings")
    return trainee


def cards_of(deal):
    return str(deal.question.data["cards"]).split()


def not_dealt(deal):
    return next(str(card) for card in DECK if str(card) not in cards_of(deal))


FRONTS = {
    "no card": (lambda dealt, other: [], "No card is in front; choose the two that go in front."),
    "one card": (lambda dealt, other: dealt[:1], "One card is in front; choose the two that go in front."),
    "three cards": (lambda dealt, other: dealt[:3], "3 cards are in front"),
    "all seven": (lambda dealt, other: dealt, "7 cards are in front"),
    "one card twice": (lambda dealt, other: [dealt[0]] * 2, "One card is in front"),
    "two cards, one twice": (lambda dealt, other: [dealt[0], dealt[0], dealt[1]], "3 cards are in front"),
    "a card that was not dealt": (lambda dealt, other: [dealt[0], other], "is not one of the seven cards"),
    "two jokers": (lambda dealt, other: ["Jk", "Jk"], "One card is in front"),
    "both cards in one value": (lambda dealt, other: [" ".join(dealt[:2])], "one card was expected"),
    "a Unicode digit for a rank": (lambda dealt, other: ["９s", "٩h"], "is not a card"),
    "a letter that only looks like s": (lambda dealt, other: ["Aſ", dealt[0]], "is not a card"),
    "a card of no suit": (lambda dealt, other: ["A", dealt[0]], "is not a card"),
    "an empty value": (lambda dealt, other: ["", dealt[0]], "no cards; one card was expected"),
    "a byte of no text": (lambda dealt, other: ["\x00", dealt[0]], "is not a card"),
    "a place in a list": (lambda dealt, other: ["0", "1"], "is not a card"),
    "a script": (lambda dealt, other: ["<script>alert(1)</script>", dealt[0]], "is not a card"),
}


@pytest.mark.parametrize("front", FRONTS)
def test_a_front_that_is_not_two_of_the_seven_cards_is_refused_in_words(trainee, front):
    choose, sentence = FRONTS[front]
    deal = trainee.deal()
    reply = trainee.answer(deal.token, {"front": choose(cards_of(deal), not_dealt(deal))})
    assert reply.status_code == 400
    page = Page(reply.text)
    assert sentence in page.words
    assert page.values("token") == [deal.token]  # the hand still lies there
    assert "<script>alert" not in reply.text
    assert trainee.deals == (deal,)
    assert trainee.tally == (0, 0)


def test_what_was_chosen_is_still_chosen_on_the_page_of_a_refused_answer(trainee):
    deal = trainee.deal()
    three = cards_of(deal)[1:4]
    assert Page(trainee.answer(deal.token, {"front": three}).text).checked() == three


@pytest.mark.parametrize(
    ("practice", "form"),
    [
        ("fouls", {}),
        ("fouls", {"verdict": "yes"}),
        ("fouls", {"verdict": "Legal"}),
        ("fouls", {"verdict": ["legal", "wrong count"]}),
        ("fouls", {"front": ["As", "Kd"]}),
        ("copies", {"front": "player", "back": "player"}),
        ("copies", {"front": "dealer", "back": "player", "outcome": "win"}),
        ("copies", {"front": ["player", "bank"], "back": "player", "outcome": "push"}),
        ("copies", {"front": "player", "back": "player", "outcome": "4"}),
    ],
)
def test_a_call_that_was_not_offered_is_refused_in_words(app, practice, form):
    trainee = Trainee(app)
    trainee.start(practice)
    deal = trainee.deal()
    reply = trainee.answer(deal.token, form)
    assert reply.status_code == 400
    assert ("Make your call" if practice == "fouls" else "Say ") in Page(reply.text).words
    assert trainee.deals == (deal,)


def test_fields_that_no_form_has_are_not_read(trainee):
    deal = trainee.deal()
    reply = trainee.answer(
        deal.token,
        {
            **right(deal.question, trainee.house),
            "score": ["100"],
            "grade": ["wrong"],
            "state": ["answered"],
            "right": ["0"],
            "session": ["ben"],
            "run": ["1"],
            "deal": ["1"],
            "rule": ["five-aces"],
            "expected": ["As Kd | Qh Qc 9s 5d 3c"],
            "__class__": ["x"],
        },
    )
    assert reply.status_code == 303
    assert [(each["state"], each["right"]) for each in trainee.closings] == [("answered", 1)]
    assert trainee.tally == (1, 1)


def test_the_first_of_two_tokens_counts_and_a_token_in_the_address_does_not(trainee):
    deal = trainee.deal()
    form = right(deal.question, trainee.house)
    path = f"{trainee.path}/answer"
    assert trainee.post(f"{path}?token={deal.token}", **form).status_code == 404
    assert trainee.post(path, token=["x", deal.token], **form).status_code == 404
    assert trainee.deals == (deal,)
    assert trainee.post(path, token=[deal.token, "x"], **form).status_code == 303


@pytest.mark.parametrize(
    "body",
    [
        {"token": "x", "front": ["As", "Kd"]},
        ["As", "Kd"],
        "As Kd",
        None,
    ],
)
def test_json_is_no_form(trainee, body):
    deal = trainee.deal()
    headers = {"X-CSRFToken": trainee.csrf}  # which counts as the token of the form
    reply = trainee.client.post(f"{trainee.path}/answer", json=body, headers=headers)
    assert reply.status_code == 404
    assert "belongs to no hand of this run" in Page(reply.text).words
    whole = json.dumps({"token": deal.token, "csrf_token": trainee.csrf, "front": cards_of(deal)[:2]})
    reply = trainee.client.post(f"{trainee.path}/answer", data=whole, content_type="application/json")
    assert reply.status_code == 400
    assert trainee.deals == (deal,)


@pytest.mark.parametrize(
    ("content_type", "body"),
    [
        ("multipart/form-data", b"no boundary"),
        ("multipart/form-data; boundary=x", b"--x\r\nno header\r\n--x--"),
        ("application/x-www-form-urlencoded", b"\xff\xfe=%ff&front=%zz&&&=="),
        ("application/x-www-form-urlencoded", b"&".join(b"front=As" for _ in range(5000))),
        ("text/plain; charset=utf-99", b"front=As"),
        ("", b""),
    ],
)
def test_a_body_that_is_no_form_is_refused(trainee, content_type, body):
    deal = trainee.deal()
    headers = {"X-CSRFToken": trainee.csrf}
    reply = trainee.client.post(
        f"{trainee.path}/answer", data=body, content_type=content_type, headers=headers
    )
    assert reply.status_code in (400, 404, 413)
    assert trainee.deals == (deal,)


# What people and programs type: cards, near-cards and anything else.
texts = st.one_of(
    st.text(max_size=30),
    st.sampled_from([str(card) for card in DECK]),
    st.text("23456789TJQKAshdcJk10♠♥ ,|;", max_size=12),
)


def test_no_text_in_any_field_breaks_the_site_or_is_taken_for_an_answer(app):
    trainees = [Trainee(app), Trainee(app), Trainee(app)]
    for trainee, practice in zip(trainees, ("first-settings", "fouls", "copies"), strict=True):
        trainee.start(practice)
    deals = [trainee.deal() for trainee in trainees]

    @settings(max_examples=150)
    @given(
        st.sampled_from([0, 1, 2]),
        st.dictionaries(
            st.sampled_from(["front", "back", "verdict", "outcome", "token", "name"]),
            st.lists(texts, max_size=4),
        ),
    )
    def check(which, form):
        trainee, deal = trainees[which], deals[which]
        token = form.pop("token", None) or [deal.token]
        reply = trainee.post(f"{trainee.path}/answer", token=token, **form)
        assert reply.status_code in (303, 400, 404, 409)
        assert len(reply.text) < 100_000
        if reply.status_code == 303:  # two of the seven cards, or a call that was offered, by chance
            deals[which] = trainee.deal()

    check()
