"""Set hands: how they are read and written, and which of several equal settings is written."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from paigow_train.game.cards import CardError, parse_hand
from paigow_train.game.ranking import ranking
from paigow_train.game.splits import Split, Spread, parse_split
from tests.game import oracle
from tests.game.hands import set_hands_of_any_count, seven_cards, suit_changes, with_suits_renamed
from tests.game.tables import cases


def test_a_set_hand_is_written_front_first_each_part_in_order():
    assert str(parse_split("9D ac | 5h 5c kd kc joker")) == "Ac 9d | Jk Kd Kc 5h 5c"


@cases("cards.toml", "refused_split", "text", "says")
def test_what_is_no_set_hand_is_quoted_and_told_what_would_be_right(text, says):
    with pytest.raises(CardError) as refused:
        parse_split(text)
    message = str(refused.value)
    assert message.endswith(".")
    assert [each for each in says if each not in message] == []


@given(set_hands_of_any_count)
def test_reading_a_written_set_hand_gives_the_same_set_hand(split):
    assert parse_split(str(split)) == split
    assert parse_split(str(split).lower().replace(" ", "")) == split


@given(seven_cards)
def test_a_set_hand_holds_the_cards_it_was_made_of(seven):
    split = Split.of(seven[:2], seven[2:])
    assert set(split.cards) == set(seven)
    assert split.counts_right
    assert split == Split.of(reversed(seven[:2]), reversed(seven[2:]))


@pytest.mark.parametrize(
    "text",
    [
        "As | Kd Th 9c 3h 2s Jk",
        "As Kd Th | 9c 3h 2s Jk",
        " | As Kd Th 9c 3h 2s Jk",
        "As Kd Th 9c 3h 2s Jk | ",
        "As Kd | Th 9c 3h 2s",
        "As Kd | Th 9c 3h 2s Jk 4d",
    ],
)
def test_a_wrong_number_of_cards_in_front_can_be_held_and_is_known(text):
    assert not parse_split(text).counts_right


@cases("splits.toml", "strongest", "cards", "keep", "split", "joker", "wheel")
def test_the_strongest_setting_that_keeps_a_category_is_written_in_one_way(cards, keep, split, joker, wheel):
    order = ranking(joker or "bug", wheel or "second highest")
    spread = Spread(parse_hand(cards), order)
    number = spread.strongest(order.least(keep))
    assert (None if number is None else str(spread.split(number))) == split


def test_only_the_fronts_let_through_are_chosen_from():
    """Three pairs: with no pair in front, king and nine are the best front that leaves two pair."""
    order = ranking()
    spread = Spread(parse_hand("9h 9c 5h 5c 4s 4h Kd"), order)
    unpaired = [order.category_of(front) == "high card" for front in spread.fronts]
    number = spread.strongest(order.least("two pair"), unpaired)
    assert str(spread.split(number)) == "Kd 9h | 9c 5h 5c 4s 4h"


@given(seven_cards, suit_changes, st.randoms(use_true_random=False), st.sampled_from(oracle.TABLES))
def test_renaming_suits_or_shuffling_changes_no_setting(seven, change, rng, table):
    order = ranking(table.joker, table.wheel)
    moved = list(with_suits_renamed(seven, change))
    rng.shuffle(moved)
    one, other = Spread(seven, order), Spread(moved, order)
    assert sorted(one.settings) == sorted(other.settings)
    one, other = (sorted(zip(each.fronts, each.backs, strict=True)) for each in (one, other))
    assert one == other


def test_no_setting_is_chosen_when_no_front_is_let_through():
    order = ranking()
    spread = Spread(parse_hand("9h 9c 5h 5c 4s 4h Kd"), order)
    assert spread.strongest(order.least("high card"), [False] * 21) is None
