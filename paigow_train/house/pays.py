"""What the bonus wagers of a room pay: posted tables, and the line of them that a hand is paid by."""

from __future__ import annotations

from collections.abc import Set
from dataclasses import dataclass
from fractions import Fraction
from typing import Literal

from paigow_train.game.money import Odds, write_dollars, write_share

BonusClass = Literal[
    "seven-card straight flush",
    "royal match",
    "seven-card straight flush with joker",
    "five aces",
    "royal flush",
    "straight flush",
    "four of a kind",
    "full house",
    "flush",
    "three of a kind",
    "straight",
]
"""The classes that a posted table may name, the rarest first."""

AgainstBank = Literal["ignored", "must beat", "pushes if beaten"]
ThreePair = Literal["loses", "pushes"]
Match = Literal["suited king and queen", "suited ace and king"]

MATCH_RANKS: dict[Match, tuple[int, int]] = {
    "suited king and queen": (13, 12),
    "suited ace and king": (14, 13),
}

POKER_ORDER = (
    "straight",
    "three of a kind",
    "flush",
    "full house",
    "four of a kind",
    "straight flush",
    "royal flush",
    "five aces",
    "seven-card straight flush with joker",
    "royal match",
    "seven-card straight flush",
)


@dataclass(frozen=True, slots=True)
class Limits:
    """The least and the greatest wager, in cents."""

    least_cents: int
    most_cents: int

    def __str__(self) -> str:
        if self.least_cents == self.most_cents:
            return write_dollars(self.least_cents)
        return f"{write_dollars(self.least_cents)} to {write_dollars(self.most_cents)}"


@dataclass(frozen=True, slots=True)
class FortuneLine:
    what: BonusClass
    odds: Odds


@dataclass(frozen=True, slots=True)
class Fortune:
    """The Fortune wager: the best paying class of the seven cards, however they are set.

    `against_bank` is what the designated player's own seven cards do to the wager.
    """

    lines: tuple[FortuneLine, ...]
    limits: Limits
    match: Match
    three_pair: ThreePair
    against_bank: AgainstBank

    def line_for(self, held: Set[str]) -> FortuneLine | None:
        """The line that pays a hand of these classes: the highest posted odds. None where nothing pays."""
        paying = [line for line in self.lines if line.what in held]
        return max(paying, key=lambda line: (line.odds, POKER_ORDER.index(line.what)), default=None)


@dataclass(frozen=True, slots=True)
class EnvyLine:
    what: BonusClass
    pays_cents: int


@dataclass(frozen=True, slots=True)
class Envy:
    """A fixed sum to each bettor of at least `from_cents` on Fortune, for every other player's such hand.

    Never for his own hand or the dealer's; it does not grow with the bet.
    """

    from_cents: int
    lines: tuple[EnvyLine, ...]


@dataclass(frozen=True, slots=True)
class AceHigh:
    """The Ace-High wager: the banker's seven cards are ace-high pai gow. The highest line that applies pays.

    `must_beat`: only where the player's seven cards beat the banker's as well.
    """

    without_joker: Odds
    with_joker: Odds
    both: Odds
    limits: Limits
    must_beat: bool


@dataclass(frozen=True, slots=True)
class ProgressiveLine:
    """A prize in fixed cents, or a share of the meter; one of the two is given."""

    what: BonusClass
    fixed_cents: int | None = None
    share: Fraction | None = None

    def __str__(self) -> str:
        if self.share is not None:
            return f"{write_share(self.share)} of the meter"
        return write_dollars(self.fixed_cents or 0)


@dataclass(frozen=True, slots=True)
class Progressive:
    """The progressive wager: a fixed stake, always taken; its meter starts at `seed_cents`."""

    stake_cents: int
    seed_cents: int
    lines: tuple[ProgressiveLine, ...]
