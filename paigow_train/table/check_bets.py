"""The money of a round: limits, wagers that are not offered, second wagers, the meter and the cover."""

from __future__ import annotations

from collections.abc import Iterator

from paigow_train.game.money import write_dollars
from paigow_train.game.names import sentence
from paigow_train.house.house import House
from paigow_train.house.pays import Limits
from paigow_train.house.terms import Wager

from .problems import Problem
from .round import HOUSE_HAND, Round, Seat

WAGER_WORDS: dict[Wager, str] = {
    "base": "base wager",
    "fortune": "Fortune wager",
    "ace-high": "Ace-High wager",
    "progressive": "progressive wager",
    "envy": "Envy",
}
MOST_CENTS = 1_000_000_000_00
"""No meter and no banker's money at a table is more than a billion dollars."""


def limits_of(house: House) -> dict[Wager, Limits]:
    """The wagers that the room offers at a spot, with their limits."""
    limits: dict[Wager, Limits] = {"base": house.base_limits}
    if house.fortune:
        limits["fortune"] = house.fortune.limits
    if house.ace_high:
        limits["ace-high"] = house.ace_high.limits
    if house.progressive:
        limits["progressive"] = Limits(house.progressive.stake_cents, house.progressive.stake_cents)
    return limits


def bets_problems(house: House, round: Round) -> Iterator[Problem]:
    """Every problem with the wagers at the spots."""
    limits = limits_of(house)
    for number, seat in enumerate(round.seats):
        for what, cents in seat.bets.all():
            if cents and not _in_order(limits, seat, what, cents):
                yield Problem(bet_place(number, what), _wager_problem(limits, seat, what, cents))
        if not seat.bets.base_cents:
            side = [WAGER_WORDS[what] for what, cents in seat.bets.all() if cents]
            needs = "needs" if len(side) == 1 else "need"
            why = f"its {' and its '.join(side)} {needs} one" if side else "a hand plays for one"
            yield Problem(bet_place(number, "base"), f"{sentence(seat.name)} has no base wager; {why}.")
        if seat.owner is not None and house.seats.dragon is not None:
            yield from _dragon_problems(house, round, number, seat)


def bet_place(number: int, what: Wager) -> str:
    return f"seats.{number}.bets.{what.replace('-', '_')}"


def _in_order(limits: dict[Wager, Limits], seat: Seat, what: Wager, cents: int) -> bool:
    offered = limits.get(what)
    if offered is None or (what != "base" and seat.number == HOUSE_HAND):
        return False
    return offered.least_cents <= cents <= offered.most_cents


def _wager_problem(limits: dict[Wager, Limits], seat: Seat, what: Wager, cents: int) -> str:
    article = "an" if what == "ace-high" else "a"
    has = f"{sentence(seat.name)} has {article} {WAGER_WORDS[what]} of {write_dollars(cents)}"
    if what not in limits:
        return f"{has}, and this room does not offer one."
    if seat.number == HOUSE_HAND and what != "base":
        return f"{has}; it plays for a base wager only."
    if cents < 0:
        return f"{has}; a wager is not negative."
    if limits[what].least_cents == limits[what].most_cents:
        return f"{has}; it is exactly {limits[what]}."
    return f"{has}; the limits are {limits[what]}."


def _dragon_problems(house: House, round: Round, number: int, seat: Seat) -> Iterator[Problem]:
    """A dragon hand's wager beside its owner's."""
    owners = [each for each in round.seats if each.number == seat.owner]
    if not owners or not seat.bets.base_cents:
        return
    own, bet, size = owners[0].bets.base_cents, seat.bets.base_cents, house.seats.dragon
    right = {"equal": bet == own, "up to": bet <= own, "at least": bet >= own}
    rule = {"equal": "is equal to", "up to": "is no more than", "at least": "is at least"}
    if size is not None and not right[size]:
        say = (
            f"{sentence(seat.name)} is a dragon hand with {write_dollars(bet)}; "
            f"a dragon wager {rule[size]} the own wager, {write_dollars(own)} on seat {seat.owner}."
        )
        yield Problem(bet_place(number, "base"), say)


def money_problems(house: House, round: Round) -> Iterator[Problem]:
    """The meter of the progressive, and the money of a player who banks."""
    for place, name, cents in (
        ("meter", "The meter", round.meter_cents),
        ("cover", "The bank's cover", round.cover_cents),
    ):
        if cents is not None and cents < 0:
            yield Problem(place, f"{name} is {write_dollars(cents)}; it cannot be negative.")
        if cents is not None and cents > MOST_CENTS:
            say = f"{name} is {write_dollars(cents)}, more than a billion dollars; check the figure."
            yield Problem(place, say)
    by, cover = round.banked_by(house), round.cover_cents
    if cover is None or cover < 0:
        return
    if by == "house":
        yield Problem("cover", "The house banks and covers every wager; leave the cover out.")
    elif isinstance(by, int):
        against = sum(seat.bets.base_cents for seat in round.seats)
        share = -(-against // 2) if round.bank.co_bank else against
        if cover < share:
            what = "half of every wager against him" if round.bank.co_bank else "every wager against him"
            say = (
                f"Seat {by} cannot bank with {write_dollars(cover)}: "
                f"a player who banks covers {what}, {write_dollars(share)}."
            )
            yield Problem("cover", say)
