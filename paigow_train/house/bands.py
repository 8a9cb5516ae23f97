"""Words of the rule files for ranks and fronts: the band `9-J`, the bar `AK`, the strict `K only`."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from itertools import pairwise

from paigow_train.game.cards import RANK_LETTERS
from paigow_train.game.names import plural, rank_word
from paigow_train.game.ranking import Ranking, rank_key


class WordError(ValueError):
    """A word the rule language does not know; the message says what is allowed."""


@dataclass(frozen=True)
class Band:
    """Ranks from `low` to `high`, both included, 2 to 14."""

    low: int
    high: int

    @classmethod
    def parse(cls, text: str) -> Band:
        """`"9-J"` or one rank, `"A"`; raises `WordError`."""
        low, dash, high = text.partition("-")
        band = cls(_rank(low, text), _rank(high if dash else low, text))
        if band.low > band.high:
            raise WordError(f'"{text}" runs downwards; write the lower rank first, such as "{high}-{low}".')
        return band

    @cached_property
    def bits(self) -> int:
        """The band as a set of ranks, one bit at every rank's place in a key."""
        return sum(rank_key(rank) for rank in range(self.low, self.high + 1))

    def __str__(self) -> str:
        """In the plural, as of pairs: `"nines to jacks"`."""
        return plural(self.low) if self.low == self.high else f"{plural(self.low)} to {plural(self.high)}"

    @property
    def one(self) -> str:
        """In the singular, as of one card: `"a king"`, `"a nine to jack"`."""
        words = (
            rank_word(self.low)
            if self.low == self.high
            else f"{rank_word(self.low)} to {rank_word(self.high)}"
        )
        return f"{'an' if words[0] in 'ae' else 'a'} {words}"


@dataclass(frozen=True, slots=True)
class FrontBar:
    """The front a rule asks for: at least these ranks, a pair, or (`only`) one that holds that very card."""

    ranks: tuple[int, ...]
    only: bool = False

    @classmethod
    def parse(cls, text: str) -> FrontBar:
        """`"A"`, `"AK"`, `"pair"` or `"K only"`; raises `WordError`."""
        if text == "pair":
            return cls(())
        letters, _, only = text.partition(" ")
        ranks = tuple(_rank(letter, text) for letter in letters)
        falling = all(high > low for high, low in pairwise(ranks))
        if len(ranks) not in (1, 2) or not falling or only not in ("", "only") or (only and len(ranks) > 1):
            raise WordError(
                f'"{text}" is not a front; write the least one wanted, "A", "AK" or "pair", or "K only".'
            )
        return cls(ranks, only == "only")

    def lets(self, front: int, ranking: Ranking) -> bool:
        """Whether a front of the value `front` is enough."""
        if self.only:
            return ranking.category_of(front) == "high card" and self.ranks[0] in (
                front >> 16 & 15,
                front >> 12 & 15,
            )
        return front >= self.least(ranking)

    def least(self, ranking: Ranking) -> int:
        return ranking.front_reaching(*self.ranks) if self.ranks else ranking.least("pair")

    def __str__(self) -> str:
        if not self.ranks:
            return "a pair can go in front"
        words = "-".join(rank_word(rank) for rank in self.ranks)
        article = "an" if words[0] in "ae" else "a"
        if self.only:
            return f"{article} {words} itself goes in front"
        better = (
            "" if self.ranks == (14,) or (len(self.ranks) == 2 and self.ranks == (14, 13)) else " or better"
        )
        return f"{words if len(self.ranks) == 2 else f'{article} {words}'}{better} can go in front"


def _rank(letter: str, text: str) -> int:
    if len(letter) != 1 or letter not in RANK_LETTERS:
        raise WordError(f'"{text}" has no known rank; ranks are {" ".join(RANK_LETTERS)}.')
    return RANK_LETTERS.index(letter) + 2
