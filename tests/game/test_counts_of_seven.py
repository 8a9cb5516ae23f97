"""What the game finds in all 154,143,080 hands, against numbers printed elsewhere."""

from math import comb

from paigow_train.game.cards import RANK_LETTERS
from tests.game.tables import cases
from tests.game.whole_deck import Counted


@cases("counts.toml", "fortune", "line", "without_joker", "with_joker")
def test_the_fortune_lines_hold_the_published_numbers_of_hands(counted, line, without_joker, with_joker):
    assert counted.where(lambda each: each.fortune == line and not each.joker) == without_joker
    assert counted.where(lambda each: each.fortune == line and each.joker) == with_joker


@cases("counts.toml", "poker", "category", "hands")
def test_the_best_five_of_seven_make_the_published_numbers_of_hands(counted, category, hands):
    assert counted.where(lambda each: each.best == category) == hands


@cases("counts.toml", "no_pair", "top", "without_joker", "with_joker")
def test_hands_without_a_pair_are_as_many_for_each_top_card(counted, top, without_joker, with_joker):
    rank = RANK_LETTERS.index(top) + 2

    def hands(joker: bool) -> int:
        return counted.where(lambda each: (each.best, each.top, each.joker) == ("high card", rank, joker))

    assert (hands(False), hands(True)) == (without_joker, with_joker)


@cases("counts.toml", "jackpot", "line", "hands")
def test_five_cards_with_the_pair_left_over_are_as_many_as_published(counted, line, hands):
    assert counted.where(lambda each: each.jackpot == line) == hands


@cases("counts.toml", "mania", "line", "hands")
def test_a_table_without_bonus_lines_pays_as_many_hands_as_published(counted, line, hands):
    assert counted.where(lambda each: each.plain == line) == hands


@cases("counts.toml", "shapes", "shape", "complete", "hands")
def test_hands_are_as_many_of_each_shape_as_counted_elsewhere(counted, shape, complete, hands):
    found = counted.where(lambda each: each.shape == shape and complete in (None, each.complete))
    assert found == hands


def test_ace_high_pai_gow_is_as_frequent_as_published(counted: Counted):
    assert counted.where(lambda each: each.ace_high and not each.joker) == 12_944_820
    assert counted.where(lambda each: each.ace_high and each.joker) == 1_485_960


def test_as_many_hands_hold_both_trips_and_a_straight_as_published(counted: Counted):
    """Bonus tables pay them as three of a kind: 11,236,028 straights in poker order less 11,034,204 paid."""
    both = counted.where(lambda each: each.fortune == "three of a kind" and "straight" in each.classes)
    assert both == 11_236_028 - 11_034_204 == 201_824


def test_every_hand_is_counted_once(counted: Counted):
    assert sum(counted.hands.values()) == comb(53, 7) == 154_143_080
    assert counted.where(lambda each: each.joker) == comb(52, 6) == 20_358_520
