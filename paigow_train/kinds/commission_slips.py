"""The usual mistakes with commission: what each comes to, and what is said of it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from paigow_train.game.money import EXACT, Rounding, write_dollars, write_share
from paigow_train.table.commission import commission_on, on_wagers_won
from paigow_train.table.round import HOUSE_HAND

from .amounts import Slip
from .commission_case import Case

TAKEN, PAYS = "taken", "pays"

_Wrong = tuple[str, int, str]
"""A slip's name, the commission that it takes, and what is said of it."""


def commission_slips(case: Case) -> tuple[Slip, ...]:
    """Every slip that would make another amount, the likeliest first."""
    slips = _seat(case) if case.banker is None else _banker(case)
    right = {TAKEN: case.taken_cents, PAYS: abs(case.net_cents)}
    paid = case.net_cents if case.banker is None else abs(case.net_cents)
    right[PAYS] = max(paid, 0)
    return tuple(slip for slip in slips if 0 <= slip.cents != right[slip.field])


def _seat(case: Case) -> Iterator[Slip]:
    stake, outcome = case.base.stake_cents, case.seat.outcome
    if outcome == "win":
        for name, taken, say in (*_forgotten(case), *_roundings(case, stake)):
            yield Slip(name, TAKEN, taken, say)
            yield Slip(name, PAYS, stake - taken, say)
        say = "Commission is on the winnings alone; the stake is the player's own."
        yield Slip("on-stake-too", TAKEN, commission_on(2 * stake, case.commission), say)
        say = f"That counts the stake of {write_dollars(stake)} in; what is paid beside it is asked."
        yield Slip("stake-added", PAYS, case.net_cents + stake, say)
        say = "Commission is taken off the winnings, not added to them."
        yield Slip("commission-added", PAYS, stake + case.taken_cents, say)
    else:
        taken = commission_on(stake, case.commission)
        why = "pushes" if outcome == "push" else "loses"
        say = f"The wager {why}: nothing is won, so there is nothing to take commission on."
        name = "commission-on-a-push" if outcome == "push" else "commission-on-a-loss"
        yield Slip(name, TAKEN, taken, say)
        say = f"The wager {why}: nothing is paid beside the stake."
        yield Slip("paid-all-the-same", PAYS, stake, say)
        yield Slip("paid-all-the-same", PAYS, stake - taken, say)


def _forgotten(case: Case) -> Iterator[_Wrong]:
    share = write_share(case.commission.rate)
    yield "forgotten", 0, f"The commission was forgotten: {share} of what is won."


def _roundings(case: Case, won_cents: int) -> Iterator[_Wrong]:
    """The commission by another rounding than the posted one."""
    posted = case.commission.rounding
    others = [Rounding(posted.step_cents, way) for way in ("up", "down", "nearest")] + [EXACT]
    for other in others:
        if other != posted:
            taken = commission_on(won_cents, replace(case.commission, rounding=other))
            how = (
                "to the cent" if other == EXACT else f"{other.direction} to {write_dollars(other.step_cents)}"
            )
            how = how.replace("nearest to", "to the nearest")
            yield (
                "other-rounding",
                taken,
                f"{write_dollars(taken)} of commission is rounded {how}; read the posting.",
            )


def _banker(case: Case) -> Iterator[Slip]:
    before = case.before_cents
    for name, taken, say in _banker_taken(case):
        yield Slip(name, TAKEN, taken, say)
        yield Slip(name, PAYS, abs(before - taken), say)
    for name, net, say in _other_nets(case):
        taken = commission_on(net, case.commission) if net > 0 else 0
        yield Slip(name, TAKEN, taken, say)
        yield Slip(name, PAYS, abs(net - taken), say)


def _banker_taken(case: Case) -> Iterator[_Wrong]:
    """Another commission on the right net."""
    before, collected = case.before_cents, case.stakes("lose")
    share = write_share(case.commission.rate)
    if case.taken_cents:
        yield "forgotten", 0, f"The banker's commission was forgotten: {share}."
    if case.commission.bank_on_net:
        if before < 0:
            say = "That takes commission on a net loss, and a net loss pays none."
            yield "on-a-net-loss", commission_on(-before, case.commission), say
        say = "That is taken on the gross, on all that he collects; he pays on his net."
        yield "on-the-gross", commission_on(sum(collected), case.commission), say
        say = "That is taken wager by wager; he pays on his net over the whole round."
        yield "wager-by-wager", on_wagers_won(case.commission, collected), say
    elif before > 0:
        say = "That is taken on his net; here he pays on each wager that he wins."
        yield "on-the-net", commission_on(before, case.commission), say
    if before > 0 and case.commission.bank_on_net:
        yield from _roundings(case, before)


def _other_nets(case: Case) -> Iterator[_Wrong]:
    """Another net, with the commission that goes with it."""
    house = next((each for each in case.settled.seats if each.seat.number == HOUSE_HAND), None)
    if house is not None:
        stake = house.seat.bets.base_cents
        own = {"lose": stake, "win": -stake, "push": 0}[house.outcome]
        say = "That leaves the house hand out; its wager is one of those against the bank."
        yield "house-hand-left-out", case.before_cents - own, say
    others = sum(
        line.commission_cents for each in case.settled.seats for line in each.lines if line.what == "base"
    )
    say = "That takes the players' commission off what he pays; it is the house's, and he pays in full."
    yield "others-commission", case.before_cents + others, say
