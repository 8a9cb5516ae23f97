"""The desk's addresses: a hand or a whole round as parameters that a person can read, and back again.

    house=classic  hand=Kd Th | As 9c 5s 3d 2c     seven cards, or a set hand: its front, a bar, its back
    bank=As Kd Th 9c 5s 3d 2c  by=2  co=yes        the bank's hand, the seat that banks, half with the house
    dice=6 5 4  action=3  meter=10000  cover=500   dollars without their sign
    s1=…  t1=folded  o1=2                          a seat's hand (`sh` the house hand), its status, its owner
    b1=25  f1=5  a1=5  p1=1                        its wagers: base, Fortune, Ace-High, progressive

Reading is lenient: case, order, blanks, `10`, suit signs, `/` for the bar, `$1,000`. Writing is canonical,
and what says nothing is left out.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from typing import NamedTuple
from urllib.parse import urlencode

from paigow_train.game.cards import HAND_SIZE, Card, CardError, parse_cards, write_cards
from paigow_train.game.money import CENTS, MoneyError, parse_dollars
from paigow_train.game.splits import Split, parse_split

SEATS = (*map(str, range(1, 8)), "h")
"""The seats as parameters end: 1 to 7, and `h` for the house hand."""
WAGERS = {"b": "base", "f": "fortune", "a": "ace_high", "p": "progressive"}
LONGEST = 200
"""No hand or amount is longer than this many letters."""

HAND_NAMES = ("house", "hand")
_OF_A_SEAT = ("s", "t", "o", *WAGERS)
ROUND_NAMES = (
    *("house", "bank", "by", "co", "dice", "action", "meter", "cover"),
    *(f"{letter}{seat}" for seat in SEATS for letter in _OF_A_SEAT),
)
_HANDS = ("hand", "bank", *(f"s{seat}" for seat in SEATS))
_AMOUNTS = ("meter", "cover", *(f"{letter}{seat}" for seat in SEATS for letter in WAGERS))
_ON = ("1", "on", "true", "y", "yes")


class Held(NamedTuple):
    """Seven cards in canonical order, and how they were set, if that was given."""

    cards: tuple[Card, ...]
    split: Split | None = None

    def __str__(self) -> str:
        return str(self.split) if self.split else write_cards(self.cards)


def read_cards(text: str) -> Held:
    """Cards of any number, or a set hand; raises `CardError`."""
    if len(text) > LONGEST:
        raise CardError("That is longer than any hand; write its seven cards: As Kd Th 9c 5s 3d 2c.")
    bars = text.replace("/", "|")
    if "|" in bars:
        split = parse_split(bars)
        return Held(split.cards, split)
    return Held(tuple(sorted(parse_cards(text), key=lambda card: card.index)))


def read_hand(text: str) -> Held:
    """Seven cards, or a set hand of seven; raises `CardError`."""
    if not text:
        raise CardError("No card has been given yet: tap the seven cards, or type them.")
    held = read_cards(text)
    if len(held.cards) != HAND_SIZE:
        count = "one card" if len(held.cards) == 1 else f"{len(held.cards)} cards"
        raise CardError(f'"{text}" is {count}; a hand is seven.')
    return held


def read_cents(text: str) -> int:
    """Dollars with or without their sign, a minus before them let through; raises `MoneyError`."""
    bare = text[:LONGEST].replace(" ", "")
    sign = -1 if bare.startswith(("-", "−")) else 1
    return sign * parse_dollars("$" + bare.lstrip("-−").removeprefix("$"))


def write_amount(cents: int) -> str:
    """Cents as an address has them: `25`, `12.50`."""
    dollars, rest = divmod(abs(cents), CENTS)
    return f"{'-' if cents < 0 else ''}{dollars}" + (f".{rest:02d}" if rest else "")


def tidy(given: Mapping[str, str], names: Iterable[str]) -> dict[str, str]:
    """The parameters of these names that say something, in canonical notation.

    What cannot be read stays as it was typed, so that it can be shown and spoken of.
    """
    values = {name: _tidied(name, " ".join(given.get(name, "").split())) for name in names}
    return {name: text for name, text in values.items() if text}


def written(values: Mapping[str, str]) -> str:
    """Tidy values as the query of an address."""
    return urlencode(values)


def _tidied(name: str, text: str) -> str:
    if name in _HANDS:
        return _tidy_hand(text)
    if name in _AMOUNTS:
        return _tidy_amount(text, may_be_nothing=name in ("meter", "cover"))
    if name == "dice":
        return " ".join(_dice(text) or [text])
    lower = text.lower()
    if name == "co":
        return "yes" if lower in _ON else ""
    if name == "house":
        return lower
    if name.startswith("t"):
        return "" if lower == "plays" else lower
    return lower.removeprefix("seat ")


def _tidy_hand(text: str) -> str:
    try:
        return str(read_cards(text))
    except CardError:
        return text


def _tidy_amount(text: str, may_be_nothing: bool) -> str:
    try:
        cents = read_cents(text)
    except MoneyError:
        return text
    return write_amount(cents) if cents or may_be_nothing else ""


def _dice(text: str) -> list[str]:
    """The numbers of `6 5 4`, `6-5-4` or `654`; of a number drawn, that one; none where there are others."""
    if not re.fullmatch(r"[\d\s,.+-]*", text):
        return []
    numbers = re.findall(r"\d+", text)
    if len(numbers) == 1 and len(numbers[0]) == 3:
        return list(numbers[0])
    return [str(int(number)) if len(number) < 4 else number for number in numbers]
