"""The base wager: what the hand's status, an ace-high bank, fouls and the comparison make of it."""

from __future__ import annotations

from typing import Literal, NamedTuple

from paigow_train.game.showdown import Compared, Outcome, Showdown, Side

from .bank import Bank
from .hands import Hand
from .round import HOUSE_HAND
from .wager import Owed, dollars, lost, pushed, won


class Base(NamedTuple):
    """The base wager, what the hands make of it, and the comparison where there was one."""

    owed: Owed
    outcome: Outcome
    showdown: Showdown | None = None


def settle_base(hand: Hand, bank: Bank) -> Base:
    """A dead hand that forfeits everything comes first, then the ace-high push, fouls, and the hands."""
    seat, stake, whose = hand.seat, hand.seat.bets.base_cents, _whose(hand)
    if seat.status == "dead" and hand.forfeits:
        reason = f"{whose} hand was ruled dead, and a dead hand forfeits every wager here."
        return Base(lost(hand, "base", stake, "dead-hand", reason), "lose")
    if bank.pushes_all:
        reason = "The bank's seven cards are ace-high pai gow: every base wager pushes, nothing is compared."
        return Base(pushed(hand, "base", stake, "ace-high-push", reason), "push")
    if seat.status == "dead":
        reason = f"{whose} hand was ruled dead and loses its base wager."
        return Base(lost(hand, "base", stake, "dead-hand", reason), "lose")
    if seat.status == "folded":
        reason = f"{whose} hand was folded, which gives up the base wager."
        return Base(lost(hand, "base", stake, "folded", reason), "lose")
    if hand.foul and not hand.reset:
        reason = f"{whose} hand is foul and loses whatever the bank holds. {hand.foul.say}"
        return Base(lost(hand, "base", stake, "foul", reason), "lose")
    if bank.foul:
        reason = f"The banker's hand is foul and loses to every legal hand. {bank.foul.say}"
        return Base(_wins(hand, stake, "banker-foul", _put_right(hand) + reason), "win")
    return _compare(hand, bank, stake)


def _compare(hand: Hand, bank: Bank, stake: int) -> Base:
    shown = Showdown(
        Compared(hand.front, bank.front),
        Compared(hand.back, bank.back),
        hand.house.comparing.copy_and_loss,
    )
    front, back = shown.front.side, shown.back.side
    outcome = shown.outcome
    clause, in_short = _CLAUSES[frozenset((front, back))]
    if outcome == "push" and clause == "copy-and-loss":
        clause, in_short = "copy-and-loss-pushes", "One copy and one loss push in this room."
    whose = _whose(hand)
    halves = f"{_half(whose, 'front', shown.front, front)} {_half(whose, 'back', shown.back, back)}"
    reason = f"{_put_right(hand)}{halves} {in_short}"
    if outcome == "win":
        return Base(_wins(hand, stake, clause, reason), outcome, shown)
    if outcome == "push":
        return Base(pushed(hand, "base", stake, clause, reason), outcome, shown)
    return Base(lost(hand, "base", stake, clause, reason), outcome, shown)


_CLAUSES: dict[frozenset[Side], tuple[str, str]] = {
    frozenset[Side](("player",)): ("both-hands-win", "Both hands win."),
    frozenset[Side](("bank",)): ("both-hands-lose", "Both hands lose."),
    frozenset[Side](("copy",)): ("two-copies", "Two copies, and both are the bank's."),
    frozenset[Side](("player", "bank")): ("one-hand-each", "One hand each is a push."),
    frozenset[Side](("player", "copy")): ("copy-and-win", "The copy is the bank's: one hand each is a push."),
    frozenset[Side](("bank", "copy")): ("copy-and-loss", "The copy is the bank's too: both hands lose."),
}


def _wins(hand: Hand, stake: int, clause: str, reason: str) -> Owed:
    return won(hand, "base", stake, stake, clause, reason, f"{dollars(stake)} wins {dollars(stake)}.")


def _whose(hand: Hand) -> str:
    return "The house's" if hand.number == HOUSE_HAND else "Your"


def _half(whose: str, name: Literal["front", "back"], compared: Compared, side: Side) -> str:
    player, bank = compared.player.name, compared.bank.name
    if side == "copy":
        return f"{whose} {name}, {player}, is a copy of the bank's, and the bank wins copies."
    verb = "beats" if side == "player" else "loses to"
    return f"{whose} {name}, {player}, {verb} the bank's, {bank}."


def _put_right(hand: Hand) -> str:
    if not hand.reset:
        return ""
    why = f"{hand.foul.say} " if hand.foul else ""
    return f"{why}The hand is set the house way: {hand.split}. "
