"""The hands opened: how each is set in the end, whether it is foul, and what its seven cards count for."""

from __future__ import annotations

from functools import lru_cache

from paigow_train.game.bonus import bonus_classes
from paigow_train.game.ranking import Made, Ranking
from paigow_train.game.showdown import Foul, foul_of
from paigow_train.game.splits import Split, Spread, is_foul
from paigow_train.house.house import House
from paigow_train.house.pays import MATCH_RANKS
from paigow_train.house.way import Decision

from .round import HOUSE_HAND, Seat

UNSET = -1
"""The value of a front or back that is not compared: of a hand that is not played, or has a wrong count."""


class Hand:
    """One seat's hand.

    `split` is how it counts in the end, None for a hand nobody set; `rule` is the house way's rule where the
    house way set it; `reset` says that it had been set otherwise. `foul` is the player's, reset or not.
    """

    __slots__ = (
        "_classes", "_spread", "back_value", "counts", "forfeits", "foul", "front_value", "house", "number",
        "reset", "rule", "seat", "split",
    )  # fmt: skip

    foul: Foul | None
    forfeits: bool
    """Whether every wager on the hand is lost with it, save a base wager that an ace-high bank pushes."""
    counts: bool
    """Whether its seven cards count for its own bonus wagers and for others' Envy."""

    def __init__(self, house: House, seat: Seat) -> None:
        self.house, self.seat, self.number = house, seat, seat.number
        self.split, self.rule, self.foul, self.reset = seat.split, "", None, False
        self.front_value = self.back_value = UNSET
        self._spread: Spread | None = None
        self._classes: frozenset[str] | None = None
        self.forfeits, self.counts = False, True
        if seat.status == "plays":
            self._set(house, seat)
        else:
            self.forfeits = seat.status == "dead" and house.fouls.dead_costs == "all wagers"
            self.counts = not self.forfeits and house.fouls.bonus_of_fouled == "still counts"

    def _set(self, house: House, seat: Seat) -> None:
        if seat.split is None or (_set_by_dealer(house, seat) and house.way is not None):
            self._set_house_way(house.decide(seat.cards))
            return
        self.front_value, self.back_value, self.foul = values_of(seat.split, house.ranking)
        if self.foul and house.fouls.costs == "reset to the house way":
            self._put_right(house, seat)
        elif self.foul:
            self.forfeits = house.fouls.costs == "all wagers"
            self.counts = house.fouls.bonus_of_fouled == "still counts"

    def _put_right(self, house: House, seat: Seat) -> None:
        """Reset by the house way; without one, by the sound setting that stands in for it."""
        if house.way is not None:
            self._set_house_way(house.decide(seat.cards))
            return
        self.split, self.reset = house.usual_split(seat.cards), True
        self.front_value, self.back_value, _ = values_of(self.split, house.ranking)

    def _set_house_way(self, decision: Decision) -> None:
        given = self.seat.split
        self._spread = decision.spread
        self.rule = decision.rule.id
        self.split = given if given and sets_alike(given, decision) else decision.split
        self.reset = given is not None and self.split is not given
        self.front_value = decision.spread.fronts[decision.number]
        self.back_value = decision.spread.backs[decision.number]

    @property
    def fouled(self) -> bool:
        """Whether the hand is foul as it counts."""
        return self.foul is not None and not self.reset

    @property
    def front(self) -> Made:
        return made_front(self.house.ranking, self.front_value)

    @property
    def back(self) -> Made:
        return self.house.ranking.made_back(self.back_value)

    @property
    def spread(self) -> Spread:
        if self._spread is None:
            self._spread = self.house.spread(self.seat.cards)
        return self._spread

    @property
    def classes(self) -> frozenset[str]:
        """Every class that the seven cards hold for a bonus wager."""
        if self._classes is None:
            self._classes = classes_of(self.house, self.spread)
        return self._classes


def _set_by_dealer(house: House, seat: Seat) -> bool:
    """Whether the dealer sets the hand: the house hand, a further spot, a dragon hand if the room says so."""
    if seat.number == HOUSE_HAND:
        return True
    return seat.owner is not None and (house.seats.dragon is None or house.seats.dragon_house_way)


def values_of(split: Split, ranking: Ranking) -> tuple[int, int, Foul | None]:
    """The values of front and back, and why the hand is foul, if it is."""
    if not split.counts_right:
        return UNSET, UNSET, foul_of(split, ranking)
    front, back = ranking.front_value(split.front), ranking.back_value(split.back)
    return front, back, foul_of(split, ranking) if is_foul(front, back, ranking) else None


def sets_alike(split: Split, decision: Decision) -> bool:
    """Whether a split has the ranks of the house way's: any ace of equal effect is right."""
    spread, number = decision.spread, decision.number
    front, back, _ = values_of(split, spread.ranking)
    return (front, back) == (spread.fronts[number], spread.backs[number])


def classes_of(house: House, spread: Spread) -> frozenset[str]:
    """Every class that seven cards hold for the room's bonus wagers."""
    return bonus_classes(spread, MATCH_RANKS[house.fortune.match]) if house.fortune else bonus_classes(spread)


@lru_cache(maxsize=1024)
def made_front(ranking: Ranking, value: int) -> Made:
    """What a front of that value is; there are few, so their names are kept."""
    return ranking.made_front(value)
