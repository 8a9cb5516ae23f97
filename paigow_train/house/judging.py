"""Two set hands judged by a room's rules: what comes before the comparing, and the comparing."""

from __future__ import annotations

from dataclasses import dataclass

from paigow_train.game.bonus import is_ace_high
from paigow_train.game.showdown import Foul, Outcome, Showdown, foul_of, show_down
from paigow_train.game.splits import Split

from .house import House

ACE_HIGH_SAY = "The bank's seven cards are ace-high pai gow: every base wager pushes, nothing is compared."


@dataclass(frozen=True, slots=True)
class Judgement:
    """What becomes of the player's base wager, and why.

    `showdown` is None where nothing is compared: an ace-high bank in Face Up, or a foul. `foul` is the
    player's; `bank` is the bank's hand as it counts, `bank_foul` why it was reset or lost.
    """

    outcome: Outcome
    say: str
    player: Split
    bank: Split
    showdown: Showdown | None = None
    foul: Foul | None = None
    bank_foul: Foul | None = None
    ace_high: bool = False


def judge(house: House, player: Split, bank: Split) -> Judgement:
    """Judge a player's set hand against the bank's; both are seven cards, none in common.

    The ace-high push comes before any foul. A bank mis-set by the house way's rule is reset to it; a banker
    who sets freely loses his foul to every legal hand, unless the room resets that too. Where a room has no
    house way, a reset is the strongest front that leaves the best category behind.
    """
    foul = foul_of(player, house.ranking)
    bank_foul = foul_of(bank, house.ranking)
    if house.comparing.ace_high_push and is_ace_high(house.spread(bank.cards)):
        return Judgement("push", ACE_HIGH_SAY, player, bank, foul=foul, bank_foul=bank_foul, ace_high=True)
    loses = house.bank.set_by == "banker" and house.bank.banker_foul == "loses to every legal hand"
    if bank_foul and not loses:
        bank = house.usual_split(bank.cards)
    if foul and house.fouls.costs == "reset to the house way":
        player = house.usual_split(player.cards)
    elif foul:
        say = f"The player's hand is foul and loses. {foul.say}"
        return Judgement("lose", say, player, bank, foul=foul, bank_foul=bank_foul)
    if bank_foul and loses:
        say = f"The banker's hand is foul and loses to every legal hand. {bank_foul.say}"
        return Judgement("win", say, player, bank, bank_foul=bank_foul)
    shown = show_down(player, bank, house.ranking, house.comparing.copy_and_loss)
    return Judgement(shown.outcome, shown.say, player, bank, shown, foul, bank_foul)
