"""A settled round as JSON data."""

from __future__ import annotations

from typing import Any

from .settled import Settled, SettledSeat
from .wager import Line


def write_settled(settled: Settled) -> dict[str, Any]:
    """The answer to a round; money in whole cents."""
    return {
        "bank": _bank(settled),
        "first": settled.first.position,
        "first_seat": settled.first.place,
        "seats": [_seat(seat) for seat in settled.seats],
        "net_cents": {
            "bank": settled.bank_cents,
            "house": settled.house_cents,
            "meter": settled.meter_cents,
        },
    }


def _bank(settled: Settled) -> dict[str, Any]:
    """How the bank's hand counts; where the house does not bank, also what its banker's amount is made of."""
    bank = settled.bank
    written: dict[str, Any] = {
        "split": str(bank.split),
        "rule": bank.rule or None,
        "reset": bank.reset,
        "ace_high": bank.ace_high,
    }
    if bank.by != "house":
        line = settled.bank_line
        written |= {"commission_cents": line.commission_cents, "clause": line.clause, "say": line.say}
    return written


def _seat(settled: SettledSeat) -> dict[str, Any]:
    return {
        "seat": settled.seat.number,
        "outcome": settled.outcome,
        "front": settled.front,
        "back": settled.back,
        "foul": settled.foul.reason if settled.foul else None,
        "bets": {line.what.replace("-", "_"): _line(line) for line in settled.lines},
        "net_cents": settled.net_cents,
    }


def _line(line: Line) -> dict[str, Any]:
    return {
        "net_cents": line.net_cents,
        "commission_cents": line.commission_cents,
        "returned_cents": line.returned_cents,
        "unpaid_cents": line.unpaid_cents,
        "clause": line.clause,
        "say": line.say,
    }
