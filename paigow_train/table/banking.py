"""What the round brings to whoever banks, when it is not the house alone."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from paigow_train.house.house import House

from .commission import commission_on, in_words, on_wagers_won
from .wager import Owed, dollars


class BankLine(NamedTuple):
    """The banker's side of a round, in cents.

    `net_cents` is what his chips change by, his commission already taken; `house_cents` the house's half of a
    co-bank, before any commission.
    """

    net_cents: int
    house_cents: int
    commission_cents: int
    clause: str
    say: str


HOUSE_BANKS = BankLine(0, 0, 0, "house-bank", "The house banks.")


def designated_line(owed: Sequence[Owed]) -> BankLine:
    """A designated player's round: what he collects less what he pays."""
    collected, paid = sum(each.lost_cents for each in owed), sum(each.won_cents for each in owed)
    say = f"The designated player {_adds_up(collected, paid)}"
    return BankLine(collected - paid, 0, 0, "designated-player", say)


def player_line(house: House, owed: Sequence[Owed], co_bank: bool) -> BankLine:
    """A banking player's round over all base wagers against him, the house hand's among them.

    He pays commission on his net and nothing on a net loss, before the others' commission; or, where the room
    has it so, on each wager that he wins. Co-banking, wins, losses and his commission are those of his half;
    the odd cent is the house's.
    """
    collected, paid = sum(each.lost_cents for each in owed), sum(each.won_cents for each in owed)
    net, clause, say = collected - paid, "player-bank", f"The bank {_adds_up(collected, paid)}"
    if co_bank:
        own = half(net)
        say += f" The house takes half of it; the player's half is {dollars(own)}."
        net, house_half, clause = own, net - own, "co-bank"
    else:
        house_half = 0
    commission = house.commission
    if commission is None:
        return BankLine(net, house_half, 0, clause, say)
    if commission.bank_on_net:
        taken = commission_on(net, commission) if net > 0 else 0
        say += f" {in_words(net, commission)}." if net > 0 else " No commission without a net win."
    else:
        won = [half(each.lost_cents) if co_bank else each.lost_cents for each in owed if each.lost_cents]
        taken = on_wagers_won(commission, won)
        say += f" Commission on each wager that the bank won comes to {dollars(taken)}."
    if taken:
        say += f" {dollars(net)} − {dollars(taken)} = {dollars(net - taken)}."
    return BankLine(net - taken, house_half, taken, clause, say)


def half(cents: int) -> int:
    """A co-banking player's half of a win or loss; the odd cent is the house's either way."""
    return cents // 2 if cents >= 0 else -(-cents // 2)


def _adds_up(collected: int, paid: int) -> str:
    return f"collects {dollars(collected)} and pays {dollars(paid)}: {dollars(collected - paid)}."
