"""What cards make behind and in front, and what beats what."""

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from paigow_train.game.cards import parse_cards
from paigow_train.game.ranking import Ranking, ranking
from tests.game.hands import some_cards, suit_changes, with_suits_renamed
from tests.game.tables import cases

RANKINGS = [ranking(joker, wheel) for joker in ("bug", "wild") for wheel in ("second highest", "lowest")]
any_ranking = st.sampled_from(RANKINGS)
SETTINGS = ("joker", "wheel", "fives")


def of(joker: str | None, wheel: str | None, fives: str | None) -> Ranking:
    return ranking(joker or "bug", wheel or "second highest", fives or "highest")


@cases("ranking.toml", "makes", "cards", "category", "same_as", *SETTINGS)
def test_five_cards_make_what_the_rules_say(cards, category, same_as, joker, wheel, fives):
    order = of(joker, wheel, fives)
    made = order.back(parse_cards(cards))
    assert made.category == category
    if same_as:
        assert made == order.back(parse_cards(same_as))


@cases("ranking.toml", "beats", "higher", "lower", *SETTINGS)
def test_the_higher_back_beats_the_lower(higher, lower, joker, wheel, fives):
    order = of(joker, wheel, fives)
    assert order.back(parse_cards(higher)).value > order.back(parse_cards(lower)).value


@cases("ranking.toml", "front_makes", "cards", "category", "same_as", *SETTINGS)
def test_two_cards_make_what_the_rules_say(cards, category, same_as, joker, wheel, fives):
    order = of(joker, wheel, fives)
    made = order.front(parse_cards(cards))
    assert made.category == category
    if same_as:
        assert made == order.front(parse_cards(same_as))


@cases("ranking.toml", "front_beats", "higher", "lower", *SETTINGS)
def test_the_higher_front_beats_the_lower(higher, lower, joker, wheel, fives):
    order = of(joker, wheel, fives)
    assert order.front(parse_cards(higher)).value > order.front(parse_cards(lower)).value


WEAKEST_FIRST = (
    "high card", "pair", "two pair", "three of a kind", "straight", "flush", "full house", "four of a kind",
    "straight flush", "royal flush",
)  # fmt: skip


def test_the_categories_stand_in_the_order_of_the_rules_text():
    assert ranking("bug").categories == (*WEAKEST_FIRST, "five aces")
    assert ranking("wild").categories == (*WEAKEST_FIRST, "five of a kind")


def test_five_of_a_kind_can_be_posted_below_the_straight_flush():
    posted = ranking("wild", fives="below straight flush").categories
    assert posted == (*WEAKEST_FIRST[:8], "five of a kind", "straight flush", "royal flush")


STRAIGHTS = {
    "5": "5 4 3 2 A",
    "6": "6 5 4 3 2",
    "7": "7 6 5 4 3",
    "8": "8 7 6 5 4",
    "9": "9 8 7 6 5",
    "T": "T 9 8 7 6",
    "J": "J T 9 8 7",
    "Q": "Q J T 9 8",
    "K": "K Q J T 9",
    "A": "A K Q J T",
}


@pytest.mark.parametrize("suits", ["shdcs", "sssss"], ids=["straights", "straight flushes"])
@pytest.mark.parametrize(("wheel", "tops"), [("second highest", "6789TJQK5A"), ("lowest", "56789TJQKA")])
def test_the_ten_straights_stand_in_the_order_of_the_rules_text(wheel, tops, suits):
    """Tops of the straights, weakest first; five is the wheel. Straight flushes follow the same order."""
    order = ranking(wheel=wheel)
    values = []
    for top in tops:
        cards = [rank + suit for rank, suit in zip(STRAIGHTS[top].split(), suits, strict=True)]
        values.append(order.back(parse_cards(" ".join(cards))).value)
    assert all(lower < higher for lower, higher in pairwise(values))


@given(some_cards(5, 5), suit_changes, st.randoms(use_true_random=False), any_ranking)
def test_renaming_suits_or_shuffling_changes_nothing_behind(five, change, rng, order):
    moved = list(with_suits_renamed(five, change))
    rng.shuffle(moved)
    assert order.back(moved) == order.back(five)


@given(some_cards(2, 2), suit_changes, any_ranking)
def test_renaming_suits_or_shuffling_changes_nothing_in_front(two, change, order):
    assert order.front(with_suits_renamed(two, change)[::-1]) == order.front(two)


def test_a_ranking_of_the_same_settings_is_built_once():
    assert ranking("bug", "lowest") is ranking("bug", "lowest")
    assert ranking("bug", "lowest") is not ranking("bug", "second highest")


def test_a_front_named_by_its_ranks_has_the_value_of_such_a_front():
    order = ranking()
    assert order.front_reaching(14, 9) == order.front(parse_cards("As 9d")).value
    assert order.front_reaching(9, pair=True) == order.front(parse_cards("9s 9d")).value


def test_a_front_named_by_its_higher_card_is_reached_by_any_front_with_that_card():
    order = ranking()
    below, above = order.front(parse_cards("Ks Qd")), order.front(parse_cards("As 2d"))
    assert below.value < order.front_reaching(14) < above.value


def test_the_least_of_a_category_lies_between_it_and_the_one_below():
    order = ranking()
    assert order.back(parse_cards("As Ah Kd Qc Js")).value < order.least("two pair")
    assert order.back(parse_cards("3s 3h 2d 2c 4s")).value >= order.least("two pair")
