"""Hands in words, as a dealer calls them: "two pair, nines and fives, ace kicker"."""

from __future__ import annotations

from collections.abc import Sequence

from .cards import ACE, RANK_LETTERS, RANK_WORDS

_PLURALS = {rank: "sixes" if rank == 6 else f"{word}s" for rank, word in RANK_WORDS.items()}


def rank_word(rank: int) -> str:
    return RANK_WORDS[rank]


def plural(rank: int) -> str:
    """`"nines"`, `"sixes"`."""
    return _PLURALS[rank]


def sentence(text: str) -> str:
    """The text with a capital at its beginning; the rest keeps its own (`A-K-9`)."""
    return text[:1].upper() + text[1:]


def letters(ranks: Sequence[int]) -> str:
    """Ranks as `"A-K-9"`."""
    return "-".join([RANK_LETTERS[rank - 2] for rank in ranks])


def front_name(high: int, low: int) -> str:
    """A front in words; `low` is 0 where the two cards are a pair of `high`."""
    return f"pair of {_PLURALS[high]}" if low == 0 else f"{RANK_WORDS[high]}-{RANK_WORDS[low]}"


def back_name(category: str, ranks: Sequence[int]) -> str:
    """A back in words, from its category and its ranks, the one that decides first in front."""
    first = ranks[0]
    match category:
        case "royal flush":
            return "royal flush"
        case "straight" | "straight flush":
            return (
                f"five-high {category}, the wheel" if first == 5 else f"{RANK_WORDS[first]}-high {category}"
            )
        case "flush":
            return f"{RANK_WORDS[first]}-high flush, {letters(ranks)}"
        case "high card":
            return f"{RANK_WORDS[first]} high, {letters(ranks)}"
        case "pair":
            return f"pair of {_PLURALS[first]}, {letters(ranks[1:4])} kickers"
        case "two pair":
            return f"two pair, {_PLURALS[first]} and {_PLURALS[ranks[1]]}, {RANK_WORDS[ranks[2]]} kicker"
        case "three of a kind":
            return f"three {_PLURALS[first]}, {letters(ranks[1:3])} kickers"
        case "full house":
            return f"full house, {_PLURALS[first]} over {_PLURALS[ranks[1]]}"
        case "four of a kind":
            return f"four {_PLURALS[first]}, {RANK_WORDS[ranks[1]]} kicker"
    return f"five {_PLURALS[first]}" + (" (five of a kind)" if first != ACE else "")
