"""Amounts as a house file writes them, with their units, and what each is read into."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from typing import Annotated

from paigow_train.game.money import (
    Direction,
    MoneyError,
    Odds,
    Rounding,
    parse_dollars,
    parse_odds,
    parse_share,
)
from paigow_train.house.pays import Limits

from .words import read_by

_DIRECTIONS: dict[str, Direction] = {"up to ": "up", "down to ": "down", "nearest ": "nearest"}


def parse_amount(text: str) -> int:
    """`"$25"` in cents, more than nothing; raises `MoneyError`."""
    return _more_than_nothing(parse_dollars(text), text)


def parse_winning_odds(text: str) -> Odds:
    """`"8000 to 1"`, more than nothing; raises `MoneyError`."""
    odds = parse_odds(text)
    _more_than_nothing(odds.to_one, text)
    return odds


def parse_part(text: str) -> Fraction:
    """`"5%"`, more than nothing; raises `MoneyError`."""
    share = parse_share(text)
    _more_than_nothing(share.numerator, text)
    return share


def _more_than_nothing(number: int, text: str) -> int:
    if number == 0:
        raise MoneyError(f'"{text}" is nothing; leave out what the house does not have.')
    return number


def parse_limits(text: str) -> Limits:
    """`"$5 to $10,000"`, or one amount where the wager is fixed; raises `MoneyError`."""
    least, _, most = text.partition(" to ")
    try:
        limits = Limits(parse_dollars(least), parse_dollars(most or least))
    except MoneyError:
        raise MoneyError(
            f'"{text}" are no limits; write the least and the greatest wager, such as "$5 to $10,000".'
        ) from None
    if limits.least_cents > limits.most_cents:
        raise MoneyError(f'"{text}" runs downwards; write the least wager first.')
    _more_than_nothing(limits.least_cents, text)
    return limits


def parse_rounding(text: str) -> Rounding:
    """`"exact"`, `"up to $0.25"`, `"down to $1"` or `"nearest $0.05"`; raises `MoneyError`."""
    if text == "exact":
        return Rounding()
    for start, direction in _DIRECTIONS.items():
        if text.startswith(start):
            return Rounding(parse_amount(text.removeprefix(start)), direction)
    raise MoneyError(
        f'"{text}" is no rounding; write "exact", "up to $0.25", "down to $1" or "nearest $0.05".'
    )


def parse_prize(text: str) -> int | Fraction:
    """`"$500"` in cents or `"10% of the meter"` as a share; raises `MoneyError`."""
    parse: Callable[[str], int | Fraction] = parse_amount
    if text.endswith(" of the meter"):
        text, parse = text.removesuffix(" of the meter"), parse_part
    try:
        return parse(text)
    except MoneyError:
        raise MoneyError(f'"{text}" is no prize; write "$500" or "10% of the meter".') from None


Amount = Annotated[int, read_by(parse_amount), 'an amount, such as "$25"']
Share = Annotated[Fraction, read_by(parse_part), 'a share, such as "5%"']
OddsText = Annotated[Odds, read_by(parse_winning_odds), 'odds to one, such as "25 to 1"']
LimitsText = Annotated[Limits, read_by(parse_limits), 'the least and the greatest wager, "$5 to $10,000"']
RoundingText = Annotated[Rounding, read_by(parse_rounding), 'a rounding, "exact" or such as "up to $0.25"']
Prize = Annotated[int | Fraction, read_by(parse_prize), 'a prize, such as "$500" or "10% of the meter"']
