"""Envy: a fixed sum to each Fortune bettor with a button, for every other player's hand that is posted."""

from __future__ import annotations

from collections.abc import Set
from dataclasses import dataclass

from paigow_train.house.pays import POKER_ORDER, Envy, EnvyLine

from .fortune import forfeited, held
from .hands import Hand
from .layout import Layout
from .round import HOUSE_HAND
from .wager import Owed, dollars, won


@dataclass(frozen=True, slots=True)
class Envied:
    """A hand that pays the others Envy."""

    hand: Hand
    line: EnvyLine


def has_button(hand: Hand, envy: Envy) -> bool:
    """Whether the hand's Fortune wager is large enough for Envy."""
    return hand.seat.bets.fortune_cents >= envy.from_cents


def envied_hands(layout: Layout, envy: Envy) -> tuple[Envied, ...]:
    """The players' hands that pay Envy, in the order of settling; never the bank's, nor the house hand."""
    found = []
    for hand in layout.hands:
        if hand.number != HOUSE_HAND and hand.counts:
            line = envy_line(envy, hand.classes)
            if line is not None:
                found.append(Envied(hand, line))
    return tuple(found)


def envy_line(envy: Envy, classes: Set[str]) -> EnvyLine | None:
    """The line that a hand of these classes pays others by, the highest; None where it pays nothing."""
    lines = [line for line in envy.lines if line.what in classes]
    return max(lines, key=lambda line: (line.pays_cents, POKER_ORDER.index(line.what)), default=None)


def settle_envy(hand: Hand, envied: tuple[Envied, ...]) -> Owed:
    """What a bettor with an Envy button gets; a folded or fouled hand gets it all the same."""
    if hand.seat.status == "dead" and hand.forfeits:
        clause, reason = forfeited(hand)
        return Owed(hand, "envy", 0, clause, reason)
    others = [each for each in envied if each.hand.seat.player != hand.seat.player]
    if not others:
        return Owed(hand, "envy", 0, "envy-none", "No other player's hand pays Envy this round.")
    reason = " ".join(f"{each.hand.seat.name.capitalize()} holds {held(each.line.what)}." for each in others)
    cents = sum(each.line.pays_cents for each in others)
    parts = " + ".join(dollars(each.line.pays_cents) for each in others)
    sums = f"Envy pays {parts} = {dollars(cents)}." if len(others) > 1 else f"Envy pays {parts}."
    return won(hand, "envy", 0, cents, "envy-pays", reason, sums)
