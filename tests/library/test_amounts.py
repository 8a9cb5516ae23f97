"""Amounts of house files with their units."""

from fractions import Fraction

import pytest

from paigow_train.game.money import MoneyError, Odds, Rounding
from paigow_train.house.pays import Limits
from paigow_train.library.amounts import (
    parse_limits,
    parse_part,
    parse_prize,
    parse_rounding,
    parse_winning_odds,
)


def test_limits_are_the_least_and_the_greatest_wager_or_one_amount() -> None:
    assert parse_limits("$5 to $10,000") == Limits(500, 1_000_000)
    assert parse_limits("$1") == Limits(100, 100)


@pytest.mark.parametrize("text", ["5 to 10", "$5-$10", "$5 to ten", "", "$0 to $5", "$10 to $5"])
def test_limits_that_are_none_are_refused_with_their_text(text: str) -> None:
    with pytest.raises(MoneyError, match=r"are no limits|runs downwards|is nothing"):
        parse_limits(text)


def test_roundings_are_exact_or_to_a_step_in_a_direction() -> None:
    # The steps that rooms round to: 5c, 25c, 50c, $1; up, down or nearest.
    assert parse_rounding("exact") == Rounding(1, "nearest")
    assert parse_rounding("up to $0.25") == Rounding(25, "up")
    assert parse_rounding("down to $1") == Rounding(100, "down")
    assert parse_rounding("nearest $0.05") == Rounding(5, "nearest")


@pytest.mark.parametrize("text", ["upwards", "up to 25c", "nearest", "up to $0", "Exact"])
def test_roundings_that_are_none_are_refused(text: str) -> None:
    with pytest.raises(MoneyError):
        parse_rounding(text)


def test_a_prize_is_fixed_or_a_share_of_the_meter() -> None:
    assert parse_prize("$500") == 50_000
    assert parse_prize("10% of the meter") == Fraction(1, 10)
    assert parse_prize("100% of the meter") == 1


@pytest.mark.parametrize("text", ["500", "10%", "110% of the meter", "0% of the meter", "the meter"])
def test_prizes_that_are_none_are_refused_with_their_text(text: str) -> None:
    with pytest.raises(MoneyError, match="is no prize"):
        parse_prize(text)


def test_odds_and_shares_are_more_than_nothing() -> None:
    assert parse_winning_odds("8000 to 1") == Odds(8000)
    assert parse_part("5%") == Fraction(1, 20)
    for parse, text in ((parse_winning_odds, "0 to 1"), (parse_part, "0%")):
        with pytest.raises(MoneyError, match="is nothing"):
            parse(text)
