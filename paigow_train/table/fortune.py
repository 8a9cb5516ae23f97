"""Fortune: the best paying class of the seven cards, however they were set."""

from __future__ import annotations

from paigow_train.game.names import sentence
from paigow_train.house.pays import Fortune

from .beating import standing
from .hands import Hand
from .layout import Layout
from .wager import Owed, dollars, lost, pushed, won


def settle_fortune(hand: Hand, layout: Layout, fortune: Fortune) -> Owed:
    """The Fortune wager of a hand; the base wager's fate does not touch it."""
    stake = hand.seat.bets.fortune_cents
    if hand.forfeits or not hand.counts:
        return lost(hand, "fortune", stake, *forfeited(hand))
    line = fortune.line_for(hand.classes)
    pushes = line is None and fortune.three_pair == "pushes" and "three pair" in hand.classes
    if fortune.against_bank == "must beat" and (line or pushes) and not beats_bank(hand, layout):
        what = sentence(held(line.what)) if line else "Three pair"
        reason = f"{what}, but your seven cards must beat the designated player's, and do not."
        return lost(hand, "fortune", stake, "fortune-must-beat", reason)
    if pushes:
        return pushed(hand, "fortune", stake, "fortune-three-pair", "Three pair pushes on this table.")
    if line is None:
        reason = f"Your seven cards make no hand that Fortune pays: {_best(hand)}."
        return lost(hand, "fortune", stake, "fortune-no-line", reason)
    if fortune.against_bank == "pushes if beaten" and is_beaten(hand, layout):
        reason = f"{sentence(held(line.what))}, but the designated player's seven beat it: a push."
        return pushed(hand, "fortune", stake, "fortune-beaten-pushes", reason)
    cents = line.odds.winnings_cents(stake)
    reason = f"Your seven cards hold {held(line.what)}, which pays {line.odds}."
    sums = f"{line.odds.to_one:,} × {dollars(stake)} = {dollars(cents)}."
    return won(hand, "fortune", stake, cents, "fortune-pays", reason, sums)


def held(what: str) -> str:
    """A class in words that can be held: `a straight`, `four of a kind`."""
    return what if what.startswith(("five", "four", "three")) else f"a {what}"


def forfeited(hand: Hand) -> tuple[str, str]:
    """The clause and the words for a bonus wager on a hand that forfeits it or does not count."""
    if hand.seat.status == "dead" and hand.forfeits:
        return "dead-hand", "Your hand was ruled dead, and a dead hand forfeits every wager here."
    if hand.forfeits:
        return "foul-costs-all", "Your hand is foul, and a foul costs every wager here."
    how = "fouled" if hand.fouled else "dead" if hand.seat.status == "dead" else "folded"
    return "hand-does-not-count", f"The seven cards of a {how} hand do not count for bonus wagers here."


def beats_bank(hand: Hand, layout: Layout) -> bool:
    """Whether the hand's seven cards beat the bank's; equal does not beat."""
    return standing(layout.house, hand.spread, hand.classes) > layout.bank_standing


def is_beaten(hand: Hand, layout: Layout) -> bool:
    """Whether the bank's seven cards beat the hand's."""
    return standing(layout.house, hand.spread, hand.classes) < layout.bank_standing


def _best(hand: Hand) -> str:
    return hand.house.ranking.made_back(hand.spread.best).name
