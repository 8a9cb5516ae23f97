"""The settings of a room beside its bonus tables: fouls, bank, commission, caps, cover, action and seats."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from typing import Literal

from paigow_train.game.money import Rounding, write_dollars, write_share
from paigow_train.game.showdown import CopyAndLoss

FoulCosts = Literal["base", "all wagers", "reset to the house way"]
DeadCosts = Literal["base", "all wagers"]
BankBy = Literal["house", "designated player"]
BankSetBy = Literal["house way", "banker"]
BankerFoul = Literal["loses to every legal hand", "reset to the house way"]
PlayerBanking = Literal["no", "if posted", "yes"]
BankTurn = Literal["round", "zig-zag with the house"]
DragonBet = Literal["equal", "up to", "at least"]
SeveralSpots = Literal["allowed", "one only"]
Direction = Literal["clockwise", "counter-clockwise"]
ActionBy = Literal["dice", "button"]
CapScope = Literal["spot", "player", "table round"]
CapShared = Literal["in action order", "pro rata"]
CapBeyond = Literal["unpaid", "returned"]
Wager = Literal["base", "fortune", "ace-high", "progressive", "envy"]
CoverOrder = Literal["by spot", "base round first"]
CoverUse = Literal["either way", "payouts only"]
BonusOfFouled = Literal["still counts", "does not count"]


@dataclass(frozen=True, slots=True)
class Fouls:
    """What a player's foul and a dead hand cost; `bonus_of_fouled` is whether the seven cards of a folded or
    fouled hand still count for its own bonus wagers and for others' envy."""

    costs: FoulCosts
    dead_costs: DeadCosts
    bonus_of_fouled: BonusOfFouled


@dataclass(frozen=True, slots=True)
class Comparing:
    """How two set hands are compared.

    `copy_and_loss`: what one copy and one loss do. `ace_high_push`: an ace-high bank pushes every base wager.
    """

    copy_and_loss: CopyAndLoss
    ace_high_push: bool


@dataclass(frozen=True, slots=True)
class Bank:
    """Who banks, who sets the bank's hand and whether players may bank.

    `player_banking`: `if posted` is off until a sign at the table says otherwise. `player_sets`: who sets the
    hand of a player who banks alone (a co-banked one is always set the house way). `turn` is None where no
    player banks. `rake`: a designated player pays one before the deal.
    """

    by: BankBy
    set_by: BankSetBy
    player_banking: PlayerBanking
    player_sets: BankSetBy
    banker_foul: BankerFoul
    turn: BankTurn | None
    co_bank: bool
    rake: bool


@dataclass(frozen=True, slots=True)
class Commission:
    """A share of the winnings of a winning base wager, none on pushes, losses or bonus wagers.

    `bank_on_net`: a player who banks pays on his net over the round, not on each wager that he wins.
    """

    rate: Fraction
    rounding: Rounding
    bank_on_net: bool

    def __str__(self) -> str:
        return f"{write_share(self.rate)} of a winning base wager's winnings"


@dataclass(frozen=True, slots=True)
class Cap:
    """The most that is won: `cents` over the wagers in `counts`, per `scope`; `outside` never counts.

    `beyond`: what is won past it stays unpaid, or, as with a posted table maximum, wagers after it is reached
    have no action and are returned.
    """

    cents: int
    scope: CapScope
    counts: tuple[Wager, ...]
    outside: tuple[Wager, ...]
    shared: CapShared
    beyond: CapBeyond = "unpaid"

    def __str__(self) -> str:
        wagers = " and ".join(self.counts)
        return f"{write_dollars(self.cents)} of {wagers} winnings {_PER_SCOPE[self.scope]}"


_PER_SCOPE: dict[CapScope, str] = {
    "spot": "per betting spot and hand",
    "player": "per player and round",
    "table round": "for the whole table per round",
}


@dataclass(frozen=True, slots=True)
class Cover:
    """How a designated player's own money is used up.

    `order`: spot by spot from the action button, or every base wager before the bonus wagers. `uses`: each
    settled win and loss uses its amount (a push uses none), or only what he pays out does.
    """

    order: CoverOrder
    uses: CoverUse


@dataclass(frozen=True, slots=True)
class Action:
    """Who acts first, and three directions: count of the dice, delivery of the hands, settling.

    `count` is None where an action button takes the place of the dice. `no_play_spot`: a spot after the bank
    is neither counted nor dealt. `drawn_number`: a number from 1 to 7 may be drawn in place of the dice.
    """

    by: ActionBy
    count: Direction | None
    delivery: Direction
    settling: Direction
    no_play_spot: bool
    drawn_number: bool


@dataclass(frozen=True, slots=True)
class Seats:
    """Second hands: several spots by one player, and the dragon hand (None where none is offered)."""

    several_spots: SeveralSpots
    dragon: DragonBet | None
    dragon_house_way: bool


@dataclass(frozen=True, slots=True)
class Procedure:
    """Something the room does or forbids at the table, in a sentence, and where that is said."""

    id: str
    say: str
    cite: str
