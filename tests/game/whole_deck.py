"""One pass over every class of seven cards; whatever a published table counts is a sum over its result.

The order in which a posted table pays is that table's, so the two orders stand here and not in the game.
"""

from collections import Counter
from collections.abc import Callable
from typing import NamedTuple

from paigow_train.game.bonus import bonus_classes, is_ace_high
from paigow_train.game.census import classes
from paigow_train.game.facts import Facts
from paigow_train.game.ranking import ranking
from paigow_train.game.splits import Spread

ORDER = ranking()
COMPLETE = ("straight", "flush", "straight flush", "royal flush")

BONUS_LINES = ("seven-card straight flush", "royal match", "seven-card straight flush with joker")
FORTUNE = (
    *BONUS_LINES,
    "five aces",
    "royal flush",
    "straight flush",
    "four of a kind",
    "full house",
    "flush",
    "three of a kind",
    "straight",
    "three pair",
    "two pair",
    "pair",
    "high card",
)
"""The posted lines, the best paid first; then what a Fortune table does not pay."""

JACKPOT = (
    "five aces + pair",
    "royal flush + pair",
    "five aces",
    "royal flush",
    "straight flush + pair",
    "four of a kind + pair",
    "straight flush",
    "four of a kind",
    "full house + pair",
    "flush + pair",
    "straight + pair",
    "full house",
    "flush",
    "straight",
    "three of a kind",
    "nothing",
)
"""A published table that pays five cards together with the two left over, the best paid first."""


class Holding(NamedTuple):
    """What seven cards hold, as far as any table asks."""

    joker: bool
    classes: frozenset[str]
    shape: str
    top: int
    """The highest rank of seven cards that make no pair, straight or flush; 0 of all others."""
    ace_high: bool
    settings: frozenset[int]
    """Categories of back and front that lie together, legal or not: the numbers of both in one."""

    @property
    def fortune(self) -> str:
        return next(line for line in FORTUNE if line in self.classes)

    @property
    def plain(self) -> str:
        """The line of a table that pays as the Fortune table does and has no bonus lines."""
        return next(line for line in FORTUNE if line in self.classes and line not in BONUS_LINES)

    @property
    def best(self) -> str:
        return next(category for category in reversed(ORDER.categories) if category in self.classes)

    @property
    def complete(self) -> bool:
        return not self.classes.isdisjoint(COMPLETE)

    @property
    def jackpot(self) -> str:
        names = ORDER.categories
        lines = {"nothing"}
        for setting in self.settings:
            back, front = (names[number] for number in divmod(setting, 16))
            lines |= {back, f"{back} + pair"} if front == "pair" else {back}
        return next(line for line in JACKPOT if line in lines)


class Counted(NamedTuple):
    """How many hands hold what."""

    hands: Counter[Holding]

    def where(self, wanted: Callable[[Holding], bool]) -> int:
        return sum(hands for holding, hands in self.hands.items() if wanted(holding))


def count_everything() -> Counted:
    """Some ten seconds; ask the fixture `counted` for the one that is shared."""
    counted: Counter[Holding] = Counter()
    for cards, hands in classes(match=(13, 12)):
        spread = Spread(cards, ORDER)
        held = bonus_classes(spread)
        together = zip(spread.backs, spread.fronts, strict=True)
        holding = Holding(
            cards[0].is_joker,
            held,
            Facts(spread.keys, "bug").shape,
            spread.best >> 16 if held == {"high card"} else 0,  # category 0, so what is left is the rank
            is_ace_high(spread),
            frozenset([back >> 20 << 4 | front >> 20 for back, front in together]),
        )
        counted[holding] += hands
    return Counted(counted)
