"""A settled seat circle by circle: what is asked about each, what is right, and why."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from paigow_train.house.house import House
from paigow_train.table.settled import SettledSeat
from paigow_train.table.wager import Line

from .amounts import money_field, money_part, parse_money
from .choices import choice_field, choice_part, parse_choice
from .kind import JSON, Answer, Choice, Field, Form, Part
from .round_clauses import COMMISSION, cite, clause_words
from .round_layout import CIRCLES

OUTCOMES = (Choice("win", "Wins"), Choice("push", "Pushes"), Choice("lose", "Loses"))


@dataclass(frozen=True)
class Circle:
    """One thing asked about a seat: what becomes of the base wager (`cents` None), or what a circle is paid.

    `field` is the name of the form's field, `rule` the clause that decides.
    """

    field: str
    label: str
    rule: str
    seat: SettledSeat
    line: Line
    cents: int | None = None


def circles_of(house: House, seat: SettledSeat, prefix: str = "") -> tuple[Circle, ...]:
    """Everything asked about a seat, in the order in which a spot is settled. `prefix` begins every name."""
    return tuple(_circles(house, seat, prefix))


def _circles(house: House, seat: SettledSeat, prefix: str) -> Iterator[Circle]:
    for line in seat.lines:
        rule = line.clause
        if line.what == "base":
            yield Circle(f"{prefix}outcome", "Base wager", rule, seat, line)
            rule = COMMISSION if line.commission_cents else rule
        yield Circle(f"{prefix}{line.what}", f"{CIRCLES[line.what]} paid", rule, seat, line, paid_cents(line))


def paid_cents(line: Line) -> int:
    """What is paid to a circle beside its stake; the progressive's stake is taken whatever it wins."""
    taken = line.stake_cents if line.what == "progressive" else 0
    return max(0, line.net_cents + taken)


def field_of(circle: Circle, group: str = "") -> Field:
    if circle.cents is None:
        return choice_field(circle.field, circle.label, OUTCOMES, group)
    return money_field(circle.field, circle.label, group)


def parse_seat(form: Form, seat: Mapping[str, Any], prefix: str = "", where: str = "") -> dict[str, JSON]:
    """The answer about a seat as a question writes it: an outcome, and an amount for each of its circles."""
    answer: dict[str, JSON] = {
        f"{prefix}outcome": parse_choice(form, f"{prefix}outcome", f"{where}Base wager", OUTCOMES)
    }
    for what, name in CIRCLES.items():
        if seat["envy button"] if what == "envy" else seat[what.replace("-", "_")]:
            answer[f"{prefix}{what}"] = parse_money(form, f"{prefix}{what}", f"{where}{name} paid")
    return answer


def part_of(circle: Circle, answer: Answer | None, where: str = "") -> Part:
    """The part of a grade for the circle; without an answer nothing was given."""
    given = answer[circle.field] if answer is not None else None
    label = f"{where}{circle.label}"
    if circle.cents is None:
        return choice_part(circle.rule, label, OUTCOMES, circle.seat.outcome, str(given or ""))
    return money_part(circle.rule, label, circle.cents, given if isinstance(given, int) else None)


def clause_sentence(house: House, clause: str) -> str:
    """A clause as the first sentence of an explanation, with its citation."""
    return f"{clause_words(house, clause)} ({cite(house, clause)})"


def line_sentences(line: Line, where: str = "") -> tuple[str, ...]:
    """Why a wager came out so, and its arithmetic; `where` stands before the first sentence."""
    reason = about_the_player(line.reason)
    return tuple(filter(None, (f"{where}{CIRCLES[line.what]}. {reason}", line.arithmetic)))


_OF_THE_GUEST: Mapping[str, str] = {
    "Your": "The player's",
    "your": "the player's",
    "You": "The player",
    "you": "the player",
}


def about_the_player(text: str) -> str:
    """What is said to a guest, said of him: a dealer is told about the player's hand and not his own."""
    return re.sub(r"\b[Yy]our\b|\b[Yy]ou\b", lambda found: _OF_THE_GUEST[found.group()], text)
