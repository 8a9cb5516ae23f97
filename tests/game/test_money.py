"""Money: how it is read and written, odds, and commission to the chips of the room."""

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from paigow_train.game.money import (
    EXACT,
    MoneyError,
    Odds,
    Rounding,
    parse_dollars,
    parse_odds,
    parse_share,
    share_of,
    write_dollars,
    write_share,
)
from tests.game.tables import cases

amounts = st.integers(0, 10**10)
steps = st.sampled_from([1, 5, 25, 50, 100])
shares = st.builds(Fraction, st.integers(0, 10_000), st.just(10_000))


@cases("money.toml", "dollars", "text", "cents", "written")
def test_dollars_are_read_as_cents_and_written_in_one_way(text, cents, written):
    assert parse_dollars(text) == cents
    assert write_dollars(cents) == written


@cases("money.toml", "no_dollars", "text")
def test_what_is_no_amount_is_quoted_and_told_what_would_be_right(text):
    with pytest.raises(MoneyError) as refused:
        parse_dollars(text)
    assert f'"{text}"' in str(refused.value)
    assert "$2.50" in str(refused.value)


@cases("money.toml", "shares", "text", "parts", "written")
def test_a_share_is_read_as_an_exact_fraction_and_written_in_one_way(text, parts, written):
    assert parse_share(text) == Fraction(*parts)
    assert write_share(Fraction(*parts)) == written


@cases("money.toml", "no_shares", "text")
def test_what_is_no_share_is_quoted_in_a_sentence(text):
    with pytest.raises(MoneyError) as refused:
        parse_share(text)
    assert f'"{text}"' in str(refused.value)
    assert "%" in str(refused.value)


def test_a_share_without_a_finite_percentage_cannot_be_written():
    with pytest.raises(MoneyError, match="1/3"):
        write_share(Fraction(1, 3))


@cases("money.toml", "odds", "text", "stake", "winnings")
def test_odds_win_so_many_times_the_stake(text, stake, winnings):
    assert parse_odds(text).winnings_cents(parse_dollars(stake)) == parse_dollars(winnings)


@cases("money.toml", "no_odds", "text")
def test_what_are_no_odds_is_quoted_and_told_what_would_be_right(text):
    with pytest.raises(MoneyError) as refused:
        parse_odds(text)
    assert f'"{text}"' in str(refused.value)
    assert "25 to 1" in str(refused.value)


@cases("money.toml", "commission", "winnings", "takes", "step", "direction")
def test_five_per_cent_is_taken_in_the_room_s_chips(winnings, takes, step, direction):
    rounding = Rounding(parse_dollars(step), direction) if step else EXACT
    assert share_of(parse_dollars(winnings), parse_share("5%"), rounding) == parse_dollars(takes)


@given(amounts)
def test_reading_written_dollars_gives_the_same_cents(cents):
    assert parse_dollars(write_dollars(cents)) == cents


def test_a_loss_is_written_with_its_sign_before_the_dollars():
    assert write_dollars(-2_550) == "-$25.50"


@given(shares)
def test_reading_a_written_share_gives_the_same_fraction(share):
    assert parse_share(write_share(share)) == share


@given(st.integers(0, 10**6))
def test_reading_written_odds_gives_the_same_odds(to_one):
    assert parse_odds(str(Odds(to_one))) == Odds(to_one)


@given(amounts, shares, steps)
def test_a_rounded_share_is_whole_chips_and_less_than_a_step_away(amount, share, step):
    exact = amount * share
    down, nearest, up = (share_of(amount, share, Rounding(step, way)) for way in ("down", "nearest", "up"))
    assert down % step == nearest % step == up % step == 0
    assert exact - step < down <= exact <= up < exact + step
    assert exact - Fraction(step, 2) < nearest <= exact + Fraction(step, 2)


@given(amounts, shares)
def test_a_share_rounded_down_and_the_rest_rounded_up_are_the_whole(amount, share):
    taken, left = share_of(amount, share, Rounding(1, "down")), share_of(amount, 1 - share, Rounding(1, "up"))
    assert taken + left == amount


@given(amounts, st.integers(0, 10_000))
def test_odds_pay_two_stakes_as_they_pay_their_sum(stake, to_one):
    odds = Odds(to_one)
    assert odds.winnings_cents(stake) + odds.winnings_cents(500) == odds.winnings_cents(stake + 500)
