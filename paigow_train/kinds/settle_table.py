"""Settle the whole table: who is settled first, then outcome and amounts seat by seat."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from random import Random
from typing import Any

from paigow_train.house.house import House
from paigow_train.table.order import SEATS
from paigow_train.table.round import Round
from paigow_train.table.settle import settle
from paigow_train.table.settled import Settled

from .choices import choice_field, choice_part, parse_choice
from .circle_slips import said_of
from .circles import (
    Circle,
    circles_of,
    clause_sentence,
    field_of,
    line_sentences,
    parse_seat,
    part_of,
)
from .clause_deals import deal_for, natural_round
from .dealing import Mix, pick_rule
from .kind import JSON, Answer, Choice, Field, Form, Grade, Kind, Part, Prompt, Question, RuleWords
from .round_clauses import clauses_of
from .round_layout import draw_table, posted, say_order, seat_name
from .rounds import round_of, write_round

FIRST = "first-to-settle"
_FIRST_FIELD, _FIRST_LABEL = "first", "Settled first"
_FEWEST_FOR_ENVY = 2


@dataclass(frozen=True)
class Options:
    """`seats` is how many play beside the bank, 1 to 6; `mix` weights by clause."""

    mix: Mix = "natural"
    seats: int = SEATS

    def __post_init__(self) -> None:
        if not 1 <= self.seats <= SEATS:
            raise ValueError(f"{self.seats} seats cannot be dealt; there are 1 to {SEATS} beside the bank.")


def rules(house: House) -> tuple[RuleWords, ...]:
    return (RuleWords(FIRST, say_order(house)), *clauses_of(house))


def offered(house: House) -> str | None:
    return None


def deal(rng: Random, house: House, options: Options) -> Question:
    rule = FIRST
    if options.mix != "natural":
        rule = pick_rule(rng, options.mix, {each.id: 1 for each in rules(house)})
    if rule == FIRST:
        round = natural_round(rng, house, options.seats)
    else:
        fewest = _FEWEST_FOR_ENVY if rule == "envy-pays" else 1
        round, _ = deal_for(rng, house, rule, max(options.seats, fewest))
    return Question("settle_table", write_round(house, round))


def _seats(question: Question) -> list[Mapping[str, Any]]:
    data: Mapping[str, Any] = question.data
    return list(data["seats"])


def _where_first(question: Question) -> tuple[Choice, ...]:
    return tuple(Choice(str(seat["seat"]), seat_name(seat["seat"])) for seat in _seats(question))


def _prefix(number: object) -> str:
    return f"{number}-"


def _settled(question: Question, house: House) -> tuple[Round, Settled, list[Circle]]:
    """The round, how it is settled, and everything asked about its seats."""
    round = round_of(question.data)
    settled = settle(house, round)
    circles = [
        circle for seat in settled.seats for circle in circles_of(house, seat, _prefix(seat.seat.number))
    ]
    return round, settled, circles


def ask(question: Question, house: House) -> Prompt:
    round, _, circles = _settled(question, house)
    return Prompt(
        "Settle the table: who is settled first, and what is each circle paid beside its stake? "
        "0 where nothing is paid.",
        (),
        tuple(_fields(question, circles)),
        draw_table(house, round),
        (say_order(house), *posted(house, round, {circle.line.what for circle in circles})),
    )


def _fields(question: Question, circles: list[Circle]) -> Iterator[Field]:
    yield choice_field(_FIRST_FIELD, _FIRST_LABEL, _where_first(question))
    for circle in circles:
        yield field_of(circle, seat_name(circle.seat.seat.number))


def parse(question: Question, form: Form) -> Answer:
    answer: dict[str, JSON] = {
        _FIRST_FIELD: parse_choice(form, _FIRST_FIELD, _FIRST_LABEL, _where_first(question))
    }
    for seat in _seats(question):
        where = f"{seat_name(seat['seat'])}, "
        answer |= parse_seat(form, seat, _prefix(seat["seat"]), where)
    return answer


def grade(question: Question, answer: Answer, house: House) -> Grade:
    return _grade(question, answer, house)


def blank(question: Question, house: House) -> Grade:
    return _grade(question, None, house)


def _grade(question: Question, answer: Answer | None, house: House) -> Grade:
    _, settled, circles = _settled(question, house)
    given = str(answer[_FIRST_FIELD]) if answer else ""
    parts: list[Part] = [
        choice_part(FIRST, _FIRST_LABEL, _where_first(question), str(settled.order[0]), given)
    ]
    for circle in circles:
        parts.append(part_of(circle, answer, f"{seat_name(circle.seat.seat.number)}, "))
    return Grade(tuple(parts))


def explain(question: Question, grade: Grade, house: House) -> tuple[str, ...]:
    """The clause of what is wrong first and the arithmetic of every wrong circle; of a table settled right,
    how each seat came out."""
    round, settled, circles = _settled(question, house)
    first, *parts = grade.parts
    wrong = [(circle, part) for circle, part in zip(circles, parts, strict=True) if not part.right]
    sentences = [clause_sentence(house, wrong[0][1].rule)] if wrong and first.right else [say_order(house)]
    if not first.right:
        sentences.append(f"{seat_name(settled.order[0])} is settled first.")
    told: list[object] = []
    for circle, part in wrong or zip(circles, parts, strict=True):
        if not wrong and circle.line.what != "base":
            continue
        if circle.line not in told:
            told.append(circle.line)
            sentences += line_sentences(circle.line, f"{seat_name(circle.seat.seat.number)}, ")
        sentences += said_of(house, round, circle, part)
    return tuple(sentences)


SETTLE_TABLE = Kind(
    name="settle_table",
    title="Settle the table",
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
