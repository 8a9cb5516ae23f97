"""Rulings and words of the game looked up at the desk."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from paigow_train.house.house import House
from paigow_train.house.rulings import Ruling, Term

SEARCH_NAMES = ("house", "q")


@dataclass(frozen=True)
class Found:
    """What holds every word looked for: the terms that are called so first, then the rulings."""

    terms: tuple[Term, ...] = ()
    rulings: tuple[Ruling, ...] = ()

    @property
    def count(self) -> int:
        return len(self.terms) + len(self.rulings)


def look_up(house: House, text: str) -> Found:
    """The room's terms and rulings that hold every word of the text, small or capital letters alike.

    What is called by the words stands before what only speaks of them. Nothing looked for finds nothing.
    """
    words = text.casefold().split()
    if not words:
        return Found()
    terms = [term for term in house.terms if _holds(words, (*term.words, term.meaning))]
    rulings = [
        ruling for ruling in house.rulings if _holds(words, (ruling.situation, ruling.right, ruling.why))
    ]
    return Found(
        tuple(sorted(terms, key=lambda term: not _holds(words, term.words))),
        tuple(sorted(rulings, key=lambda ruling: not _holds(words, (ruling.situation,)))),
    )


def _holds(words: Iterable[str], texts: Iterable[str]) -> bool:
    whole = " ".join(texts).casefold()
    return all(word in whole for word in words)
