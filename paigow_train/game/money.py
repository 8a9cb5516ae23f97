"""Money in integer cents and odds in whole numbers; the one place where a fraction of a cent can appear.

Text carries its unit: `"$1,250.50"`, `"5%"`, `"8000 to 1"`.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from fractions import Fraction
from typing import Literal

CENTS = 100
_DOLLARS = re.compile(r"\$\s*(\d{1,3}(?:,\d{3})+|\d+)?(?:\.(\d{1,2}))?", re.ASCII)
_TYPED = re.compile(r"\$?\s*(\d{1,3}(?:,\d{3})+|\d{1,12})?(?:\.(\d{0,12}))?", re.ASCII)
_PERCENT = re.compile(r"(\d+)(?:\.(\d+))?\s*%", re.ASCII)
_ODDS = re.compile(r"(\d{1,3}(?:,\d{3})+|\d+)(?:\s+to\s+|:)(1)", re.IGNORECASE | re.ASCII)

Direction = Literal["up", "down", "nearest"]


class MoneyError(ValueError):
    """Text that is no amount, share or odds; the message quotes it and says what would be right."""


def parse_dollars(text: str) -> int:
    """`"$1,250.50"` as cents, 125050; raises `MoneyError`."""
    match = _DOLLARS.fullmatch(text.strip())
    if match is None or (match.group(1) is None and match.group(2) is None):
        raise MoneyError(
            f'"{text}" is not an amount; write dollars with their sign, such as "$25" or "$2.50".'
        )
    dollars, cents = match.group(1) or "0", (match.group(2) or "").ljust(2, "0")
    return int(dollars.replace(",", "")) * CENTS + int(cents)


def read_amount(text: str) -> int:
    """An amount as people type it, in cents: `$1,250.50`, `1250.5`, ` .75 `, `0.750`; raises `MoneyError`.

    A bare number is dollars. Decimals beyond the cent must be zeros.
    """
    match = _TYPED.fullmatch(text.strip())
    if match is None or not (match.group(1) or match.group(2)):
        raise MoneyError(f'"{text.strip()}" is not an amount; type dollars and cents, such as 1,250.50.')
    decimals = (match.group(2) or "").ljust(2, "0")
    if decimals[2:].strip("0"):
        raise MoneyError(f'"{text.strip()}" has a fraction of a cent; the cent is the smallest amount.')
    return int((match.group(1) or "0").replace(",", "")) * CENTS + int(decimals[:2])


def write_dollars(cents: int) -> str:
    """Cents as `"$1,250.50"`; whole dollars without decimals, a loss with a minus before the sign."""
    dollars, rest = divmod(abs(cents), CENTS)
    return f"{'-' if cents < 0 else ''}${dollars:,}" + (f".{rest:02d}" if rest else "")


def parse_share(text: str) -> Fraction:
    """`"5%"` as the exact fraction 1/20; raises `MoneyError`."""
    match = _PERCENT.fullmatch(text.strip())
    if match is None:
        raise MoneyError(f'"{text}" is not a share; write a number with its sign, such as "5%".')
    whole, decimals = match.group(1), match.group(2) or ""
    share = Fraction(int(whole + decimals), 100 * 10 ** len(decimals))
    if share > 1:
        raise MoneyError(f'"{text}" is more than the whole; write 100% or less.')
    return share


def write_share(share: Fraction) -> str:
    """The fraction 1/20 as `"5%"`; exact for every share that has a finite decimal percentage."""
    percent = share * 100
    for places in range(13):
        if (percent * 10**places).denominator == 1:
            scaled = str(int(percent * 10**places)).rjust(places + 1, "0")
            return (f"{scaled[:-places]}.{scaled[-places:]}" if places else scaled) + "%"
    raise MoneyError(f"{share} has no finite decimal percentage.")


@dataclass(frozen=True, slots=True, order=True)
class Odds:
    """`to_one` to 1: the winnings are `to_one` times the stake, and the stake comes back as well."""

    to_one: int

    def winnings_cents(self, stake_cents: int) -> int:
        return self.to_one * stake_cents

    def __str__(self) -> str:
        return f"{self.to_one} to 1"


def parse_odds(text: str) -> Odds:
    """`"8000 to 1"` as odds; raises `MoneyError`."""
    match = _ODDS.fullmatch(text.strip())
    if match is None:
        raise MoneyError(f'"{text}" are not odds; write them to one, such as "25 to 1".')
    return Odds(int(match.group(1).replace(",", "")))


@dataclass(frozen=True, slots=True)
class Rounding:
    """How a share of an amount becomes chips: to a step in cents, up, down or to the nearest.

    "Exact" is a step of one cent to the nearest; halves and ties go up.
    """

    step_cents: int = 1
    direction: Direction = "nearest"

    def of(self, amount: Fraction) -> int:
        """An exact amount in cents, rounded to whole steps, in cents; the amount is not negative."""
        steps = amount / self.step_cents
        if self.direction == "down":
            return int(steps) * self.step_cents
        if self.direction == "up":
            return -(-steps.numerator // steps.denominator) * self.step_cents
        return int(steps + Fraction(1, 2)) * self.step_cents


EXACT = Rounding()


def share_of(amount_cents: int, share: Fraction, rounding: Rounding = EXACT) -> int:
    """A share of an amount, in cents, by the room's rounding."""
    return rounding.of(amount_cents * share)
