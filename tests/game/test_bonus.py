"""What seven cards hold for a bonus wager; which line comes first is here the Fortune table's."""

from hypothesis import given
from hypothesis import strategies as st

from paigow_train.game.bonus import bonus_classes, is_ace_high
from paigow_train.game.cards import parse_hand
from paigow_train.game.ranking import ranking
from paigow_train.game.splits import Spread
from tests.game.hands import seven_cards, suit_changes, with_suits_renamed
from tests.game.tables import cases
from tests.game.whole_deck import FORTUNE

NOT_PAID = ("two pair", "pair", "high card")


def paid(cards: str, wheel: str = "second highest", **match) -> str:
    held = bonus_classes(Spread(parse_hand(cards), ranking(wheel=wheel)), **match)
    line = next(each for each in FORTUNE if each in held)
    return "none" if line in NOT_PAID else line


@cases("bonus.toml", "fortune", "cards", "pays")
def test_the_lines_of_the_fortune_table_are_found(cards, pays):
    assert paid(cards) == pays


@cases("bonus.toml", "reported", "cards", "pays")
def test_hands_that_were_paid_wrongly_somewhere_are_read_rightly(cards, pays):
    assert paid(cards) == pays


@cases("bonus.toml", "borders", "cards", "pays")
def test_the_borders_between_lines_are_where_the_rules_draw_them(cards, pays):
    assert paid(cards) == pays


@cases("bonus.toml", "fortune", "cards", "pays")
def test_where_the_wheel_stands_changes_no_bonus(cards, pays):
    assert paid(cards, "lowest") == pays


@cases("bonus.toml", "match_of_aces", "cards", "pays")
def test_a_room_can_post_a_suited_ace_and_king_as_the_match(cards, pays):
    assert paid(cards, match=(14, 13)) == pays


def test_seven_cards_that_hold_trips_and_a_straight_are_known_to_hold_both():
    held = bonus_classes(Spread(parse_hand("5c 5d 5h 6s 7d 8c 9h"), ranking()))
    assert {"three of a kind", "straight"} <= held


def test_a_seven_card_straight_flush_with_a_royal_in_it_is_known_to_hold_both():
    """The joker is the ace: eight to ace in a row, ten to ace a royal."""
    held = bonus_classes(Spread(parse_hand("8s 9s Ts Js Qs Ks Jk"), ranking()))
    assert {"seven-card straight flush with joker", "royal flush"} <= held


@cases("bonus.toml", "ace_high", "cards", "ace_high")
def test_ace_high_pai_gow_is_known(cards, ace_high):
    for wheel in ("second highest", "lowest"):
        assert is_ace_high(Spread(parse_hand(cards), ranking(wheel=wheel))) is ace_high


@given(seven_cards, suit_changes, st.randoms(use_true_random=False))
def test_renaming_suits_or_shuffling_changes_no_bonus(seven, change, rng):
    moved = list(with_suits_renamed(seven, change))
    rng.shuffle(moved)
    one, other = Spread(seven, ranking()), Spread(moved, ranking())
    assert bonus_classes(one) == bonus_classes(other)
    assert is_ace_high(one) == is_ace_high(other)
