"""What the ranking makes of all five-card hands, against textbook counts."""

from collections import Counter
from itertools import product
from math import comb

import pytest

from paigow_train.game.ranking import Ranking, ranking
from tests.game.five_cards import every_five
from tests.game.tables import cases

BOTH_WHEELS = [ranking(wheel="second highest"), ranking(wheel="lowest")]
EVERY_RANKING = [
    ranking(joker, wheel, fives)
    for joker, wheel, fives in product(
        ("bug", "wild"), ("second highest", "lowest"), ("highest", "below straight flush")
    )
]


def hands_by_category(order: Ranking, *, joker: bool) -> Counter[str]:
    hands: Counter[str] = Counter()
    for cards, number in every_five():
        if joker or not cards[0].is_joker:
            hands[order.back(cards).category] += number
    return hands


@pytest.fixture(scope="module")
def with_joker() -> list[Counter[str]]:
    return [hands_by_category(order, joker=True) for order in BOTH_WHEELS]


@pytest.fixture(scope="module")
def without_joker() -> list[Counter[str]]:
    return [hands_by_category(order, joker=False) for order in EVERY_RANKING]


@cases("counts.toml", "five_cards", "category", "hands")
def test_five_cards_make_each_category_as_often_as_counted_with_either_wheel(with_joker, category, hands):
    assert [found[category] for found in with_joker] == [hands, hands]


@cases("counts.toml", "five_cards_without_joker", "category", "hands")
def test_without_the_joker_five_cards_are_the_textbook_s_in_every_ranking(without_joker, category, hands):
    assert [found[category] for found in without_joker] == [hands] * len(EVERY_RANKING)


def test_the_kinds_of_five_cards_are_all_the_hands_there_are():
    assert sum(number for _, number in every_five()) == comb(53, 5) == 2_869_685


def test_where_the_wheel_stands_moves_no_five_cards_to_another_category():
    """So it moves no seven cards either: what they hold is what five of them make."""
    second, lowest = BOTH_WHEELS
    assert all(second.back(cards).category == lowest.back(cards).category for cards, _ in every_five())


def test_a_wild_joker_makes_thirteen_fives_of_a_kind_out_of_quads():
    """Four of a rank and the joker: thirteen ranks, one hand each."""
    wild = ranking("wild")
    assert hands_by_category(wild, joker=True)["five of a kind"] == 13


def test_a_wild_joker_never_leaves_five_cards_without_a_pair():
    """It pairs the highest of the other four, so high card is left to the hands without it."""
    assert hands_by_category(ranking("wild"), joker=True)["high card"] == 1_302_540
