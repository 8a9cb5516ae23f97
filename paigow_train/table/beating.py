"""Whether seven cards beat seven cards: by the order of the posted Fortune table, below it by poker order."""

from __future__ import annotations

from collections.abc import Sequence, Set
from typing import NamedTuple

from paigow_train.game.bonus import SEVEN_CARD_CLASSES
from paigow_train.game.cards import ACE, Card
from paigow_train.game.splits import Spread
from paigow_train.house.house import House
from paigow_train.house.pays import POKER_ORDER, Fortune, FortuneLine

_ACE_LOW = 1
_RUN = 7


class Standing(NamedTuple):
    """Seven cards beside others: the place of their posted line, 0 below the table; what decides there."""

    place: int
    inside: int


def standing(house: House, spread: Spread, classes: Set[str]) -> Standing:
    """Where seven cards stand. Of two, the greater beats; equal does not."""
    line = house.fortune.line_for(classes) if house.fortune else None
    if house.fortune is None or line is None:
        return Standing(0, spread.best)
    return Standing(_place(house.fortune, line), _inside(spread, line.what))


def _place(fortune: Fortune, line: FortuneLine) -> int:
    def order(each: FortuneLine) -> tuple[int, int]:
        return each.odds.to_one, POKER_ORDER.index(each.what)

    return 1 + sum(order(other) < order(line) for other in fortune.lines)


def _inside(spread: Spread, what: str) -> int:
    """What decides between two hands of a class: the five cards that make it, all seven where seven do."""
    if what not in SEVEN_CARD_CLASSES:
        ranking = spread.ranking
        return max([back for back in spread.backs if ranking.category_of(back) == what])
    if what == "royal match":
        return ACE  # the royal flush decides, and all are equal
    return _top_of_run(spread.cards)


def _top_of_run(cards: Sequence[Card]) -> int:
    """The highest card of the best run of seven that the cards make, the joker in whichever place is best."""
    ranks = {card.rank for card in cards if not card.is_joker}
    return next(top for top in range(ACE, _RUN - 1, -1) if ranks <= _run_to(top))


def _run_to(top: int) -> set[int]:
    return {ACE if rank == _ACE_LOW else rank for rank in range(top - _RUN + 1, top + 1)}
