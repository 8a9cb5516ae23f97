"""The bank's hand opened: how it is set in the end, and whether it is ace-high pai gow."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from paigow_train.game.bonus import is_ace_high
from paigow_train.game.ranking import Made
from paigow_train.game.showdown import Foul
from paigow_train.game.splits import Split, Spread
from paigow_train.house.house import House
from paigow_train.house.terms import BankSetBy

from .hands import classes_of, made_front, sets_alike, values_of
from .round import BankedBy, BankHand, Round

AceHighBank = Literal["without joker", "with joker"]


@dataclass(frozen=True, slots=True)
class Bank:
    """The bank's hand as it counts.

    `rule` is the house way's rule where the house way set it; `reset` says that it had been set otherwise;
    `foul` is one that stands, of a banker who sets as he likes. `ace_high` is told where the room asks.
    """

    by: BankedBy
    house: House
    spread: Spread
    split: Split
    front_value: int
    back_value: int
    rule: str
    reset: bool
    foul: Foul | None
    ace_high: AceHighBank | None

    @property
    def pushes_all(self) -> bool:
        """Whether every base wager pushes."""
        return self.ace_high is not None and self.house.comparing.ace_high_push

    @property
    def front(self) -> Made:
        return made_front(self.house.ranking, self.front_value)

    @property
    def back(self) -> Made:
        return self.house.ranking.made_back(self.back_value)

    @property
    def classes(self) -> frozenset[str]:
        return classes_of(self.house, self.spread)


def bank_set_by(house: House, hand: BankHand, by: BankedBy) -> BankSetBy:
    """Who sets the bank's hand: a co-banked one is always set the house way."""
    if hand.co_bank:
        return "house way"
    return house.bank.player_sets if isinstance(by, int) else house.bank.set_by


def open_bank(house: House, round: Round) -> Bank:
    """The bank's hand of a round that was found in order."""
    by, given = round.banked_by(house), round.bank.split
    freely = bank_set_by(house, round.bank, by) == "banker"
    if given is None or not (freely or house.way is None):
        return _set_house_way(house, round.bank, by)
    front, back, foul = values_of(given, house.ranking)
    if foul and not (freely and house.bank.banker_foul == "loses to every legal hand"):
        return _set_house_way(house, round.bank, by)
    spread = house.spread(round.bank.cards)
    return Bank(by, house, spread, given, front, back, "", False, foul, ace_high_of(house, spread))


def _set_house_way(house: House, hand: BankHand, by: BankedBy) -> Bank:
    """Set by the house way, or put right by it; without one, by the sound setting that stands in for it."""
    given = hand.split
    if house.way is None:
        spread = house.spread(hand.cards)
        split = house.usual_split(hand.cards)
        front, back, _ = values_of(split, house.ranking)
        return Bank(by, house, spread, split, front, back, "", True, None, ace_high_of(house, spread))
    decision = house.decide(hand.cards)
    spread, number = decision.spread, decision.number
    alike = given is not None and sets_alike(given, decision)
    split = given if given is not None and alike else decision.split
    reset = given is not None and not alike
    front, back = spread.fronts[number], spread.backs[number]
    return Bank(
        by, house, spread, split, front, back, decision.rule.id, reset, None, ace_high_of(house, spread)
    )


def ace_high_of(house: House, spread: Spread) -> AceHighBank | None:
    """Whether the bank's seven cards are ace-high pai gow, where something hangs on it in that room."""
    if not (house.comparing.ace_high_push or house.ace_high) or not is_ace_high(spread):
        return None
    return "with joker" if spread.cards[0].is_joker else "without joker"
