"""What a house file holds: its tables and their words. What one table asks of another is in `fitting`."""

from __future__ import annotations

from typing import Annotated

from pydantic import Field

from paigow_train.game.ranking import EqualPairs, Fives, JokerMode, Wheel
from paigow_train.game.showdown import CopyAndLoss
from paigow_train.house import terms
from paigow_train.house.house import Game
from paigow_train.house.pays import AgainstBank, BonusClass, Match, ThreePair

from .amounts import Amount, LimitsText, OddsText, Prize, RoundingText, Share
from .problems import Entry
from .reading_entries import ReadingEntry
from .words import Id, Words


class RankingEntry(Entry):
    joker: JokerMode
    wheel: Wheel
    five_of_a_kind: Fives = "highest"
    equal_pairs: EqualPairs = "legal"


class WayEntry(Entry):
    """The way the house sets by: `stands_in` where its own is not posted, `closed` where none is known."""

    use: str | None = None
    stands_in: str = ""
    closed: str = ""
    readings: dict[str, str] = {}


class FoulsEntry(Entry):
    costs: terms.FoulCosts
    dead_costs: terms.DeadCosts
    bonus_of_fouled: terms.BonusOfFouled = "still counts"


class ComparingEntry(Entry):
    copy_and_loss: CopyAndLoss
    ace_high_push: bool


class BankEntry(Entry):
    by: terms.BankBy
    set_by: terms.BankSetBy
    player_banking: terms.PlayerBanking = "no"
    player_sets: terms.BankSetBy = "banker"
    banker_foul: terms.BankerFoul = "loses to every legal hand"
    turn: terms.BankTurn | None = None
    co_bank: bool = False
    rake: bool = False


class CommissionEntry(Entry):
    rate: Share
    rounding: RoundingText
    bank_on_net: bool


class FortuneEntry(Entry):
    limits: LimitsText
    royal_match: Match
    three_pair: ThreePair
    against_designated_player: AgainstBank
    pays: Annotated[dict[BonusClass, OddsText], Field(min_length=1), "a table of classes and odds"]


class EnvyEntry(Entry):
    fortune_from: Amount
    pays: Annotated[dict[BonusClass, Amount], Field(min_length=1), "a table of classes and amounts"]


class AceHighEntry(Entry):
    limits: LimitsText
    must_beat: bool
    without_joker: OddsText
    with_joker: OddsText
    both: OddsText


class ProgressiveEntry(Entry):
    stake: Amount
    seed: Amount
    pays: Annotated[dict[BonusClass, Prize], Field(min_length=1), "a table of classes and prizes"]


class CapEntry(Entry):
    amount: Amount
    scope: terms.CapScope
    counts: Annotated[list[terms.Wager], Field(min_length=1), "a list of at least one wager"]
    outside: list[terms.Wager] = []
    shared: terms.CapShared = "in action order"
    beyond: terms.CapBeyond = "unpaid"


class CoverEntry(Entry):
    order: terms.CoverOrder
    uses: terms.CoverUse


class ActionEntry(Entry):
    by: terms.ActionBy
    count: terms.Direction | None = None
    delivery: terms.Direction
    settling: terms.Direction
    no_play_spot: bool = False
    drawn_number: bool = False


class SeatsEntry(Entry):
    several_spots: terms.SeveralSpots
    dragon: terms.DragonBet | None = None
    dragon_house_way: bool = True


class ProcedureEntry(Entry):
    id: Id
    say: Words
    cite: Words


class HouseFile(Entry):
    name: Words
    game: Game
    say: Words
    cite: Words
    ours: list[Words] = []
    base_limits: LimitsText
    cap_note: str = ""
    ranking: RankingEntry
    way: WayEntry
    fouls: FoulsEntry
    comparing: ComparingEntry
    bank: BankEntry
    action: ActionEntry
    seats: SeatsEntry
    commission: CommissionEntry | None = None
    fortune: FortuneEntry | None = None
    envy: EnvyEntry | None = None
    ace_high: AceHighEntry | None = None
    progressive: ProgressiveEntry | None = None
    cap: Annotated[list[CapEntry], "entries, each headed [[cap]]"] = []
    cover: CoverEntry | None = None
    reading: Annotated[list[ReadingEntry], "entries, each headed [[reading]]"] = []
    procedure: Annotated[list[ProcedureEntry], "entries, each headed [[procedure]]"] = []
