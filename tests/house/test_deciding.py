"""Decisions whatever the way: legal, blind to suits and order, with their reason, and never silent."""

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from paigow_train.game.cards import DECK, JOKER, SUITS, Card, card, parse_hand
from paigow_train.house.bands import FrontBar
from paigow_train.house.conditions import HandIs
from paigow_train.house.readings import ReadingError
from paigow_train.house.way import NotRuled, Rule, Way
from tests.house.ways import SECOND_HIGHEST, WAY_IDS, usual_ranking, way

hands = st.lists(st.sampled_from(DECK), min_size=7, max_size=7, unique=True)
way_ids = st.sampled_from(WAY_IDS)


@given(hands, way_ids)
def test_a_decision_is_a_legal_split_of_the_seven_cards(cards: list[Card], way_id: str) -> None:
    ranking = usual_ranking(way_id)
    decision = way(way_id).decide(cards, ranking)
    assert sorted(map(str, decision.split.cards)) == sorted(map(str, cards))
    assert (len(decision.split.front), len(decision.split.back)) == (2, 5)
    assert ranking.front_value(decision.split.front) <= ranking.back_value(decision.split.back)
    assert decision.front == ranking.front(decision.split.front)
    assert decision.back == ranking.back(decision.split.back)


@given(hands, way_ids, st.permutations(SUITS), st.randoms(use_true_random=False))
def test_renaming_suits_or_shuffling_the_cards_changes_nothing(
    cards: list[Card], way_id: str, renamed: list[str], rng: random.Random
) -> None:
    names = dict(zip(SUITS, renamed, strict=True))
    others = [each if each is JOKER else card(f"{str(each)[0]}{names[each.suit]}") for each in cards]
    rng.shuffle(others)
    ranking = usual_ranking(way_id)
    decision, other = way(way_id).decide(cards, ranking), way(way_id).decide(others, ranking)
    assert (decision.rule, decision.setting) == (other.rule, other.setting)


def test_of_equal_settings_the_joker_stays_behind_and_the_first_in_order_is_written() -> None:
    """Any of the three aces could go in front here; the joker stays behind and spades come first."""
    split = way("face-up").decide(parse_hand("Jk Qh 9s As 3h Ah 7c"), usual_ranking("face-up")).split
    assert str(split) == "As Qh | Jk Ah 9s 7c 3h"


def test_a_rule_whose_front_was_not_to_be_had_is_named_with_the_best_front() -> None:
    decision = way("face-up").decide(parse_hand("8s 8h 4c 4d Qh Ts 2c"), usual_ranking("face-up"))
    assert [(short.rule.id, short.best_front and short.best_front.name) for short in decision.fell_short] == [
        ("two-pair-8-6-keep", "queen-ten")
    ]


def test_a_hand_that_no_rule_is_for_is_named() -> None:
    only = Rule("pairs", (HandIs(("pair",)),), "pair", "One pair.", "made up")
    short = Way("short", "Short", "Only pairs.", "made up", (only,))
    with pytest.raises(NotRuled, match=r'"short" has no rule for As Kd 9c 7h 5s 3d 2c \(no pair\)'):
        short.decide(parse_hand("As Kd 9c 7h 5s 3d 2c"), SECOND_HIGHEST)


def test_a_rule_whose_bar_is_never_met_passes_the_hand_on_to_nothing() -> None:
    bar = FrontBar.parse("A")
    only = Rule("aces", (HandIs(("no pair",)),), "high card", "An ace in front.", "made up", if_front=bar)
    with pytest.raises(NotRuled):
        Way("bar", "Bar", "x", "x", (only,)).decide(parse_hand("Ks Qd 9c 7h 5s 3d 2c"), SECOND_HIGHEST)


@pytest.mark.parametrize(
    ("choices", "words"),
    [
        ({"king-in-font": "king or better"}, 'no reading "king-in-font"'),
        ({"king-in-front": "queen"}, 'no choice "queen"'),
    ],
)
def test_a_choice_that_is_not_offered_is_refused(choices: dict[str, str], words: str) -> None:
    with pytest.raises(ReadingError, match=words):
        way("face-up").choosing(choices)
