"""Study mode: the rule card beside a hand, nothing timed and nothing stored."""

from itertools import combinations

import pytest

from paigow_train.game.cards import parse_cards
from tests.kinds.made import HOUSE_IDS, house
from tests.web.trainee import Page, Trainee, counted, shared_app

app = shared_app()
WITH_WAY = [each for each in HOUSE_IDS if house(each).way]


@pytest.fixture
def trainee(app):
    return Trainee(app)


def front_of(room, cards):
    return [str(card) for card in house(room).decide(parse_cards(cards)).split.front]


@pytest.mark.parametrize("room", WITH_WAY)
@pytest.mark.parametrize("mix", ["", "?mix=even"])
def test_a_hand_is_set_beside_the_rule_card_and_nothing_is_stored(trainee, room, mix):
    before = counted(trainee.app)
    page = Page(trainee.get(f"/houses/{room}/study{mix}").text)
    (cards,) = page.values("cards")
    assert page.values("front") == cards.split()
    for rule in house(room).way.rules:
        assert rule.say in page.words
    assert page.seconds_left is None
    right = front_of(room, cards)
    wrong = next(list(pair) for pair in combinations(cards.split(), 2) if set(pair) != set(right))
    reply = trainee.post(f"/houses/{room}/study", cards=cards, front=right)
    assert reply.status_code == 200
    words = Page(reply.text).words
    assert "Right" in words
    assert "This rule decided" in words
    assert trainee.post(f"/houses/{room}/study", cards=cards, front=wrong).status_code == 200
    assert counted(trainee.app) == before


def test_the_hand_is_not_marked_before_it_is_set(trainee):
    for _ in range(10):
        page = Page(trainee.get("/houses/face-up-2020/study?mix=even").text)
        assert "This rule decided" not in page.words
        assert 'class="decided"' not in page.html
        assert page.checked() == []


@pytest.mark.parametrize(
    ("cards", "sentence"),
    [
        ("", '"" is no cards; a hand is seven.'),
        ("As Kd", "is 2 cards; a hand is seven."),
        ("As Kd Qh Jc 9s 5d 3c 2h", "is 8 cards; a hand is seven."),
        ("As As Qh Jc 9s 5d 3c", "has the ace of spades (As) twice"),
        ("Jk Jk Qh Jc 9s 5d 3c", "has the joker (Jk) twice"),
        ("As Kd Qh Jc 9s 5d Zz", '"Zz"'),
        ("<b>", '"<b>" in "<b>" is not a card.'),
        ("\x00", "is not a card."),
    ],
)
def test_cards_that_are_no_hand_are_refused_in_words(trainee, cards, sentence):
    reply = trainee.post("/houses/face-up-2020/study", cards=cards, front=["As", "Kd"])
    assert reply.status_code == 400
    assert sentence in Page(reply.text).words
    assert "<b>" not in reply.text


def test_a_form_without_cards_is_refused_in_words(trainee):
    assert trainee.post("/houses/face-up-2020/study").status_code == 400


@pytest.mark.parametrize("front", [[], ["As"], ["As", "As"], ["As", "2h"], ["As", "x"]])
def test_a_front_that_is_not_two_of_the_cards_is_refused_and_the_hand_stays(trainee, front):
    cards = "As Kd Qh Jc 9s 5d 3c"
    reply = trainee.post("/houses/face-up-2020/study", cards=cards, front=front)
    assert reply.status_code == 400
    assert Page(reply.text).values("front") == cards.split()


@pytest.mark.parametrize(
    ("room", "why"), [("cordova", "does not print it"), ("nowhere", "no such card room")]
)
def test_a_room_without_a_way_has_no_study_and_says_why(trainee, room, why):
    for reply in (trainee.get(f"/houses/{room}/study"), trainee.post(f"/houses/{room}/study", cards="x")):
        assert reply.status_code == 404
        assert why in Page(reply.text).words
