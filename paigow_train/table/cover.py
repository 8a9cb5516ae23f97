"""How far a designated player's money reaches, and a posted table maximum: what is not reached goes back."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from paigow_train.house.terms import Cap, Cover, CoverOrder, Wager

from .caps import PER, group_of
from .round import HOUSE_HAND
from .wager import Owed, dollars

COVERED: tuple[Wager, ...] = ("base", "fortune", "ace-high")
"""The wagers that a designated player pays from his own money, in the order inside a spot."""


def apply_cover(cover: Cover, cover_cents: int, owed: Sequence[Owed]) -> None:
    """Settle the wagers as far as the money reaches; the uncovered rest goes back, won or lost.

    `owed` are in the order in which the money reaches them (`in_cover_order`).
    `either way`: each settled win or loss uses its amount, pushes none. `payouts only`: a loss is always
    collected and refills the money; a win is paid as far as the money then reaches.
    """
    left = cover_cents
    for each in owed:
        if each.won_cents:
            paid = min(each.won_cents, left)
            left -= paid
            _pay(each, paid, "cover", "The designated player's money")
        elif each.lost_cents and cover.uses == "payouts only":
            left += each.lost_cents
        elif each.lost_cents:
            taken = min(each.lost_cents, left)
            left -= taken
            _take(each, taken, "cover", "The designated player's money")


def apply_maximum(maximum: Cap, owed: Sequence[Owed]) -> None:
    """Pay what the cap counts until it is reached; wagers after that have no action and go back."""
    what = f"The posted maximum of {dollars(maximum.cents)} for {PER[maximum.scope]}"
    left: dict[object, int] = {}
    for each in owed:
        if each.what not in maximum.counts or each.hand.number == HOUSE_HAND:
            continue
        group = group_of(maximum.scope, each)
        rest = left.setdefault(group, maximum.cents)
        if each.won_cents:
            paid = min(each.won_cents, rest)
            left[group] = rest - paid
            _pay(each, paid, "table-maximum", what)
        elif each.lost_cents and not rest:
            _take(each, 0, "table-maximum", what)


def in_cover_order(order: CoverOrder, owed: Iterable[Owed]) -> list[Owed]:
    """The wagers that the money is for, spot by spot or every base wager first; `owed` is spot by spot."""
    covered = [each for each in owed if each.what in COVERED]
    if order == "base round first":
        covered.sort(key=lambda each: each.what != "base")
    return covered


def _pay(owed: Owed, paid: int, clause: str, what: str) -> None:
    due = owed.won_cents
    if paid == due:
        return
    uncovered = (owed.stake_cents - owed.returned_cents) * (due - paid) // due
    owed.returned_cents += uncovered
    owed.won_cents, owed.clause = paid, clause
    owed.sums.append(f"{_reached(what, paid, due, 'pays')} {dollars(uncovered)} of the wager has no action.")


def _take(owed: Owed, taken: int, clause: str, what: str) -> None:
    due = owed.lost_cents
    if taken == due:
        return
    owed.returned_cents += due - taken
    owed.lost_cents, owed.clause = taken, clause
    owed.sums = [f"{_reached(what, taken, due, 'collects')} {dollars(due - taken)} goes back."]


def _reached(what: str, reached: int, due: int, does: str) -> str:
    if not reached:
        return f"{what} was used up before this wager."
    return f"{what} reaches {dollars(reached)} of {dollars(due)}: it {does} {dollars(reached)}."
