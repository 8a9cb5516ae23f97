"""Amounts as chips: which ones make them up, in the colours that dealers know."""

from __future__ import annotations

from dataclasses import dataclass

# Value in cents, the class that colours it, and what is printed on it. Coins stand in where no chip is made.
_CHIPS = (
    (100_000, "yellow", "1000"),
    (50_000, "purple", "500"),
    (10_000, "black", "100"),
    (2_500, "green", "25"),
    (500, "red", "5"),
    (100, "white", "1"),
    (50, "silver", "50¢"),
    (25, "silver", "25¢"),
    (10, "silver", "10¢"),
    (5, "silver", "5¢"),
    (1, "silver", "1¢"),
)


@dataclass(frozen=True)
class Pile:
    """Chips of one value: its colour, what is printed on them, and how many there are."""

    colour: str
    printed: str
    count: int


def chips_of(cents: int) -> tuple[Pile, ...]:
    """The fewest chips that make the amount, the largest first; none for nothing."""
    piles = []
    for value, colour, printed in _CHIPS:
        count, cents = divmod(cents, value)
        if count:
            piles.append(Pile(colour, printed, count))
    return tuple(piles)
