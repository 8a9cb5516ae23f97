"""Settle one seat: every circle asked for itself, never one total."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from random import Random
from typing import Any

from paigow_train.house.house import House
from paigow_train.table.round import Round
from paigow_train.table.settle import settle
from paigow_train.table.settled import SettledSeat

from .circle_slips import said_of
from .circles import circles_of, clause_sentence, field_of, line_sentences, parse_seat, part_of
from .clause_deals import deal_for, natural_round
from .dealing import Mix, pick_rule
from .kind import Answer, Form, Grade, Kind, Prompt, Question, RuleWords
from .round_clauses import clauses_of
from .round_layout import draw_table, posted, seat_name
from .rounds import round_of, write_round

_ALONE, _WITH_NEIGHBOURS = 1, 3
"""Seats beside the bank: the one that is asked, and two more where a neighbour's hand can pay Envy."""


@dataclass(frozen=True)
class Options:
    """`mix` weights by clause."""

    mix: Mix = "natural"


def rules(house: House) -> tuple[RuleWords, ...]:
    return clauses_of(house)


def offered(house: House) -> str | None:
    return None


def deal(rng: Random, house: House, options: Options) -> Question:
    seats = _WITH_NEIGHBOURS if house.envy else _ALONE
    if options.mix == "natural":
        round = natural_round(rng, house, seats)
        number = rng.choice(round.seats).number
    else:
        clause = pick_rule(rng, options.mix, {rule.id: 1 for rule in rules(house)})
        round, number = deal_for(rng, house, clause, seats)
    return Question("settle_seat", {**write_round(house, round), "asked": number})


def _settled(question: Question, house: House) -> tuple[Round, SettledSeat]:
    round = round_of(question.data)
    asked = question.data["asked"]
    return round, next(seat for seat in settle(house, round).seats if seat.seat.number == asked)


def ask(question: Question, house: House) -> Prompt:
    round, seat = _settled(question, house)
    name = seat_name(seat.seat.number)
    return Prompt(
        f"Settle {name.lower()}, circle by circle: what is paid beside the stake? 0 where nothing is paid.",
        (),
        tuple(field_of(circle, name) for circle in circles_of(house, seat)),
        draw_table(house, round),
        posted(house, round, [line.what for line in seat.lines]),
    )


def parse(question: Question, form: Form) -> Answer:
    return parse_seat(form, _seat_data(question))


def _seat_data(question: Question) -> Mapping[str, Any]:
    data: Mapping[str, Any] = question.data
    return next(seat for seat in data["seats"] if seat["seat"] == data["asked"])


def grade(question: Question, answer: Answer, house: House) -> Grade:
    return _grade(question, answer, house)


def blank(question: Question, house: House) -> Grade:
    return _grade(question, None, house)


def _grade(question: Question, answer: Answer | None, house: House) -> Grade:
    _, seat = _settled(question, house)
    return Grade(tuple(part_of(circle, answer) for circle in circles_of(house, seat)))


def explain(question: Question, grade: Grade, house: House) -> tuple[str, ...]:
    """The clause of the first circle that is wrong, or of the base wager; then circle by circle."""
    round, seat = _settled(question, house)
    circles = circles_of(house, seat)
    first = next((part for part in grade.parts if not part.right), grade.parts[0])
    sentences = [clause_sentence(house, first.rule)]
    for line in seat.lines:
        sentences += line_sentences(line)
        for circle, part in zip(circles, grade.parts, strict=True):
            if circle.line is line:
                sentences += said_of(house, round, circle, part)
    return tuple(sentences)


SETTLE_SEAT = Kind(
    name="settle_seat",
    title="Settle a seat",
    options=Options,
    rules=rules,
    offered=offered,
    deal=deal,
    ask=ask,
    parse=parse,
    grade=grade,
    blank=blank,
    explain=explain,
)
