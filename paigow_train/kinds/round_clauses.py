"""The clauses that a room's round can turn on while the house or a designated player banks."""

from __future__ import annotations

from collections.abc import Iterator

from paigow_train.house.house import House
from paigow_train.table.clauses import CLAUSES
from paigow_train.table.progressive import WHOLE
from paigow_train.table.settled import SettledSeat

from .kind import RuleWords

COMMISSION = "commission"


def clause_words(house: House, clause: str) -> str:
    """The clause in a sentence, as the room has it."""
    if clause == COMMISSION and house.commission:
        return f"Commission: {house.commission}, none on pushes, losses and bonus wagers."
    return CLAUSES[clause]


def cite(house: House, clause: str) -> str:
    """Where the clause is said: the room's reading of it where there is one, or the room's rules."""
    wanted = _READINGS.get(clause, ())
    return next((each.cite for each in house.own_readings if each.id in wanted), house.cite)


_READINGS = {
    "foul": ("foul-costs",),
    "foul-costs-all": ("foul-costs",),
    "dead-hand": ("dead-hands",),
    "hand-does-not-count": ("bonus-of-fouled-hands",),
    "copy-and-loss": ("copy-and-loss",),
    "copy-and-loss-pushes": ("copy-and-loss",),
    "cap": ("cap-sharing", "cap-scope"),
}


def clauses_of(house: House) -> tuple[RuleWords, ...]:
    """The clauses that a round can turn on while the house or a designated player banks."""
    return tuple(RuleWords(clause, clause_words(house, clause)) for clause in _clauses(house))


def _clauses(house: House) -> Iterator[str]:
    yield from ("both-hands-win", "both-hands-lose", "one-hand-each", "copy-and-win", "two-copies")
    yield "copy-and-loss" if house.comparing.copy_and_loss == "loses" else "copy-and-loss-pushes"
    if house.commission:
        yield COMMISSION
    if house.comparing.ace_high_push:
        yield "ace-high-push"
    if house.fouls.costs != "reset to the house way":
        yield "foul"
    yield from ("folded", "dead-hand")
    if house.fortune:
        yield from _bonus_clauses(house)


def _bonus_clauses(house: House) -> Iterator[str]:
    fortune, fouls = house.fortune, house.fouls
    assert fortune is not None, "asked of houses with Fortune"
    if fouls.costs == "all wagers":
        yield "foul-costs-all"
    if fouls.bonus_of_fouled == "does not count":
        yield "hand-does-not-count"
    yield from ("fortune-pays", "fortune-no-line")
    if fortune.three_pair == "pushes":
        yield "fortune-three-pair"
    if fortune.against_bank != "ignored":
        yield "fortune-must-beat" if fortune.against_bank == "must beat" else "fortune-beaten-pushes"
    if house.envy:
        yield from ("envy-pays", "envy-none")
    if house.ace_high:
        yield from ("ace-high-no", "ace-high-without-joker", "ace-high-with-joker", "ace-high-both")
        if house.ace_high.must_beat:
            yield "ace-high-must-beat"
    if house.progressive:
        yield "progressive-no-line"
        lines = house.progressive.lines
        yield from ["progressive-fixed"] * any(line.share is None for line in lines)
        yield from ["progressive-share"] * any(line.share not in (None, WHOLE) for line in lines)
        yield from ["progressive-whole-meter"] * any(line.share == WHOLE for line in lines)
    for cap in house.caps:
        if "fortune" in cap.counts:
            yield "cap" if cap.beyond == "unpaid" else "table-maximum"


def clauses_at(house: House, seat: SettledSeat) -> frozenset[str]:
    """The clauses that a settled seat turns on."""
    found = {line.clause for line in seat.lines}
    if house.commission and any(line.commission_cents for line in seat.lines):
        found.add(COMMISSION)
    return frozenset(found)
