"""Ace-High: a wager that the bank's seven cards are ace-high pai gow."""

from __future__ import annotations

from paigow_train.game.bonus import is_ace_high
from paigow_train.game.money import Odds
from paigow_train.house.pays import AceHigh

from .bank import AceHighBank
from .fortune import beats_bank, forfeited
from .hands import Hand
from .layout import Layout
from .wager import Owed, dollars, lost, won


def settle_ace_high(hand: Hand, layout: Layout, ace_high: AceHigh) -> Owed:
    """The Ace-High wager of a hand: the highest line that applies, once."""
    stake, bank = hand.seat.bets.ace_high_cents, layout.bank.ace_high
    if hand.forfeits:
        return lost(hand, "ace-high", stake, *forfeited(hand))
    if bank is None:
        reason = "The bank's seven cards are not ace-high pai gow."
        return lost(hand, "ace-high", stake, "ace-high-no", reason)
    if ace_high.must_beat and not (hand.counts and beats_bank(hand, layout)):
        reason = "The bank is ace-high, but your seven cards must beat the bank's as well, and do not."
        return lost(hand, "ace-high", stake, "ace-high-must-beat", reason)
    both = hand.counts and is_ace_high(hand.spread)
    clause, odds, reason = _line(ace_high, bank, both)
    cents = odds.winnings_cents(stake)
    sums = f"{odds.to_one:,} × {dollars(stake)} = {dollars(cents)}."
    return won(hand, "ace-high", stake, cents, clause, f"{reason}, which pays {odds}.", sums)


def _line(ace_high: AceHigh, bank: AceHighBank, both: bool) -> tuple[str, Odds, str]:
    if bank == "with joker":
        line = "ace-high-with-joker", ace_high.with_joker, "The bank is ace-high with the joker"
    else:
        line = "ace-high-without-joker", ace_high.without_joker, "The bank is ace-high without the joker"
    if both and ace_high.both >= line[1]:
        return "ace-high-both", ace_high.both, "The bank and you are both ace-high"
    return line
