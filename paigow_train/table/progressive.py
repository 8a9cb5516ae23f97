"""The progressive: a stake that is always taken, and prizes of fixed dollars or shares of the meter."""

from __future__ import annotations

from collections.abc import Set
from typing import NamedTuple

from paigow_train.game.money import share_of, write_share
from paigow_train.house.pays import POKER_ORDER, Progressive, ProgressiveLine

from .fortune import forfeited, held
from .hands import Hand
from .layout import Layout
from .wager import Owed, dollars

WHOLE = 1


class Prize(NamedTuple):
    """What a winner of the progressive gets, and how it comes about."""

    cents: int
    clause: str
    reason: str


def settle_progressive(layout: Layout, progressive: Progressive) -> dict[Hand, Owed]:
    """The progressive wagers of a round.

    Shares are of the meter before the round. Who wins the whole meter gets what the shares leave; several
    divide it equally, the odd cents going to the first in action order.
    """
    bettors = [hand for hand in layout.hands if hand.seat.bets.progressive_cents]
    lines = {
        hand: progressive_line(progressive, hand.classes, layout.meter_cents)
        for hand in bettors
        if hand.counts and not hand.forfeits
    }
    prizes = _prizes(lines, layout.meter_cents)
    return {hand: _settle(hand, lines.get(hand), prizes.get(hand)) for hand in bettors}


def progressive_line(progressive: Progressive, classes: Set[str], meter_cents: int) -> ProgressiveLine | None:
    """The line that pays a hand of these classes most, with the meter as it stands; None where none pays."""

    def worth(line: ProgressiveLine) -> tuple[int, int]:
        cents = _nominal(line, meter_cents)
        return cents, POKER_ORDER.index(line.what)

    return max([line for line in progressive.lines if line.what in classes], key=worth, default=None)


def _nominal(line: ProgressiveLine, meter_cents: int) -> int:
    return line.fixed_cents or 0 if line.share is None else share_of(meter_cents, line.share)


def _prizes(lines: dict[Hand, ProgressiveLine | None], meter_cents: int) -> dict[Hand, Prize]:
    prizes, left, sharing = {}, meter_cents, []
    for hand, line in lines.items():
        if line is None:
            continue
        if line.share == WHOLE:
            sharing.append(hand)
        elif line.share is None:
            cents = line.fixed_cents or 0
            prizes[hand] = Prize(cents, "progressive-fixed", f"The prize is {dollars(cents)}.")
        else:
            cents = min(_nominal(line, meter_cents), left)
            left -= cents
            how = f"{write_share(line.share)} of the meter, {dollars(meter_cents)}, is {dollars(cents)}."
            prizes[hand] = Prize(cents, "progressive-share", how)
    for turn, hand in enumerate(sharing):
        cents = left // len(sharing) + (turn < left % len(sharing))
        how = f"The whole meter is {dollars(left)}"
        if left < meter_cents:
            how += f" after {dollars(meter_cents - left)} of shares"
        how += f", divided by {len(sharing)}: {dollars(cents)}." if len(sharing) > 1 else "."
        prizes[hand] = Prize(cents, "progressive-whole-meter", how)
    return prizes


def _settle(hand: Hand, line: ProgressiveLine | None, prize: Prize | None) -> Owed:
    stake = hand.seat.bets.progressive_cents
    taken = Owed(hand, "progressive", stake, "progressive-no-line", "", lost_cents=stake)
    if hand.forfeits or not hand.counts:
        taken.clause, taken.reason = forfeited(hand)
    elif line is None or prize is None:
        taken.reason = "Your seven cards make no hand that the progressive pays."
    else:
        taken.clause, taken.won_cents, taken.from_meter = prize.clause, prize.cents, line.share is not None
        taken.reason = f"Your seven cards hold {held(line.what)}. {prize.reason}"
        taken.sums = [
            f"The {dollars(stake)} is always taken: {dollars(prize.cents)} − {dollars(stake)} = "
            f"{dollars(prize.cents - stake)}."
        ]
        return taken
    taken.sums = [f"{dollars(stake)} is lost."]
    return taken
