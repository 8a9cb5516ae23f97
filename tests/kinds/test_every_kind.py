"""What must hold for every kind in every house: sound deals, and a grader that knows its own answer."""

import json
import os
from random import Random

import pytest

from paigow_train.game.cards import parse_cards
from paigow_train.kinds import KINDS
from tests.kinds.made import HOUSE_IDS, cards_in, graded, house, right_form

OPEN = [
    (name, house_id)
    for name, kind in KINDS.items()
    for house_id in HOUSE_IDS
    if kind.offered(house(house_id)) is None
]
DEALS = 1000 if os.environ.get("CI") == "true" else 60
"""A thousand for every kind and house before a change is taken; fewer at a desk."""
WITHOUT_CARDS = ("dice", "ruling", "terms")


@pytest.mark.parametrize(("name", "house_id"), OPEN)
def test_deals_are_distinct_cards_and_the_right_answer_is_right(name: str, house_id: str) -> None:
    kind, room = KINDS[name], house(house_id)
    for seed in range(DEALS):
        mix = "even" if seed % 2 else "natural"
        question = kind.deal(Random(seed), room, kind.options(mix=mix))
        cards = parse_cards(" ".join(cards_in(question.data)))  # a card that is there twice is an error
        assert cards or name in WITHOUT_CARDS
        _, grade = graded(kind, question, right_form(kind, question, room), room)
        assert grade.right
        assert all(part.given for part in grade.parts)


@pytest.mark.parametrize(("name", "house_id"), OPEN)
def test_the_same_seed_deals_the_same_question_and_it_survives_json(name: str, house_id: str) -> None:
    kind, room = KINDS[name], house(house_id)
    for mix in ("natural", "even"):
        one, other = (kind.deal(Random(7), room, kind.options(mix=mix)) for _ in range(2))
        assert one == other
        assert json.loads(json.dumps(one.data)) == one.data


@pytest.mark.parametrize(("name", "house_id"), OPEN)
def test_every_rule_of_a_kind_can_be_dealt_for(name: str, house_id: str) -> None:
    kind, room = KINDS[name], house(house_id)
    for rule in kind.rules(room):
        for seed in range(3):
            question = kind.deal(Random(seed), room, kind.options(mix={rule.id: 1}))
            assert rule.id in {part.rule for part in kind.blank(question, room).parts}


@pytest.mark.parametrize(("name", "house_id"), OPEN)
def test_nobody_answering_is_wrong_in_every_part_and_still_explained(name: str, house_id: str) -> None:
    kind, room = KINDS[name], house(house_id)
    question = kind.deal(Random(3), room, kind.options())
    grade = kind.blank(question, room)
    assert not any(part.right or part.given for part in grade.parts)
    assert all(sentence.endswith((".", ")")) for sentence in kind.explain(question, grade, room))


@pytest.mark.parametrize(("name", "house_id"), OPEN)
def test_the_question_does_not_hold_the_answer(name: str, house_id: str) -> None:
    kind, room = KINDS[name], house(house_id)
    for seed in range(20):
        question = kind.deal(Random(seed), room, kind.options(mix="even"))
        shown = json.dumps(question.data)
        for part in kind.blank(question, room).parts:
            assert part.rule not in shown
            assert part.show == "words" or part.expected not in shown


def test_a_house_without_a_way_closes_setting_and_says_why() -> None:
    rooms = [house(house_id) for house_id in HOUSE_IDS]
    without = [room for room in rooms if room.way is None]
    assert [room.id for room in without] == ["cordova"]
    reason = KINDS["set_hand"].offered(without[0])
    assert reason
    assert reason.endswith(".")
    assert KINDS["spot_foul"].offered(without[0]) is None
    assert KINDS["who_wins"].offered(without[0]) is None
