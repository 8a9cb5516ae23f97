"""Commission on winning base wagers, and on what a player who banks wins."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache

from paigow_train.game.money import share_of, write_share
from paigow_train.house.terms import Commission

from .round import HOUSE_HAND
from .wager import Owed, dollars


@lru_cache(maxsize=4096)
def commission_on(winnings_cents: int, commission: Commission) -> int:
    """The commission on winnings, in cents, by the room's rounding."""
    return share_of(winnings_cents, commission.rate, commission.rounding)


def take_commission(commission: Commission, owed: Iterable[Owed]) -> None:
    """Take it from every winning base wager; the house hand pays none, it would pay itself."""
    for each in owed:
        if each.what == "base" and each.won_cents and each.hand.number != HOUSE_HAND:
            each.commission_cents = commission_on(each.won_cents, commission)
            each.sums.append(_says(each.won_cents, each.commission_cents, commission))


def _says(winnings: int, taken: int, commission: Commission) -> str:
    kept = f"{dollars(winnings)} − {dollars(taken)} = {dollars(winnings - taken)}"
    return f"{in_words(winnings, commission)}: {kept}."


def in_words(winnings: int, commission: Commission) -> str:
    """The commission on winnings in words, with the room's rounding where it changes the amount."""
    exact = winnings * commission.rate
    taken = commission_on(winnings, commission)
    share = f"{write_share(commission.rate)} of {dollars(winnings)} is {dollars(taken)}"
    if exact == taken:
        return share
    rounding = commission.rounding
    step = dollars(rounding.step_cents)
    how = f"to the nearest {step}" if rounding.direction == "nearest" else f"{rounding.direction} to {step}"
    return f"{share}, rounded {how}"


def on_wagers_won(commission: Commission, lost_cents: Sequence[int]) -> int:
    """A banker's commission where he pays on each wager that he wins, in cents."""
    return sum(commission_on(cents, commission) for cents in lost_cents)
