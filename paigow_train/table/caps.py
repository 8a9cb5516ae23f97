"""Caps on what is won: how much of each wager's winnings a posted limit leaves unpaid."""

from __future__ import annotations

from collections.abc import Sequence

from paigow_train.house.terms import Cap, CapScope

from .round import HOUSE_HAND
from .wager import Owed, dollars

_INNER_FIRST: tuple[CapScope, ...] = ("spot", "player", "table round")
PER: dict[CapScope, str] = {"spot": "a spot", "player": "a player", "table round": "the whole table"}


def apply_caps(caps: Sequence[Cap], owed: Sequence[Owed]) -> None:
    """Take from each wager what the caps leave unpaid: a spot's first, then a player's, then the table's.

    `owed` is in the order in which wagers are paid. Caps count winnings and never stakes, and save no wager
    that is lost. A cap that sends later wagers back is not dealt with here: it works as a cover does.
    """
    unpaid = [cap for cap in caps if cap.beyond == "unpaid"]
    for cap in sorted(unpaid, key=lambda cap: _INNER_FIRST.index(cap.scope)):
        groups: dict[object, list[Owed]] = {}
        for each in owed:
            if each.won_cents and each.what in cap.counts and each.hand.number != HOUSE_HAND:
                groups.setdefault(group_of(cap.scope, each), []).append(each)
        for group in groups.values():
            _apply(cap, group)


def group_of(scope: CapScope, owed: Owed) -> object:
    """Whose winnings a wager's count among: the spot's, the player's or the whole table's."""
    if scope == "table round":
        return scope
    return owed.hand.seat.player if scope == "player" else owed.hand.number


def _apply(cap: Cap, group: Sequence[Owed]) -> None:
    due = [each.won_cents for each in group]
    if sum(due) <= cap.cents:
        return
    shares = pro_rata(due, cap.cents) if cap.shared == "pro rata" else in_action_order(due, cap.cents)
    for each, paid in zip(group, shares, strict=True):
        cut = each.won_cents - paid
        if cut:
            limit = f"The limit of {dollars(cap.cents)} for {PER[cap.scope]}"
            if len(group) > 1:
                limit += f", {cap.shared} over {dollars(sum(due))} won,"
            each.sums.append(
                f"{limit} pays {dollars(paid)} of {dollars(each.won_cents)}; {dollars(cut)} is unpaid."
            )
            each.won_cents, each.clause = paid, "cap"
            each.unpaid_cents += cut


def in_action_order(due: Sequence[int], cap_cents: int) -> list[int]:
    """Each sum in full until the cap is used up; the parts add up to the cap, or to all that is due."""
    paid, left = [], cap_cents
    for cents in due:
        paid.append(min(cents, left))
        left -= paid[-1]
    return paid


def pro_rata(due: Sequence[int], cap_cents: int) -> list[int]:
    """Each sum's share of the cap in whole cents, the cents left over to the largest remainders.

    Equal remainders go by action order. The parts add up to the cap, or to all that is due.
    """
    total = sum(due)
    if total <= cap_cents:
        return list(due)
    paid = [cents * cap_cents // total for cents in due]
    by_remainder = sorted(range(len(due)), key=lambda turn: -(due[turn] * cap_cents % total))
    for turn in by_remainder[: cap_cents - sum(paid)]:
        paid[turn] += 1
    return paid
