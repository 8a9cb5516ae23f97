"""Several winners and a posted limit on winnings: what is each of them paid?"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from random import Random
from typing import Any

from paigow_train.game.money import write_dollars
from paigow_train.house.house import House
from paigow_train.house.terms import Cap, Wager
from paigow_train.table.round import Round, SeatNumber

from .amounts import added, money_field, money_part, parse_money, slips_shown
from .circles import about_the_player
from .dealing import Mix, pick_rule
from .kind import Answer, Form, Grade, Kind, Prompt, Question, RuleWords
from .limit_deals import (
    EXACT,
    IN_ORDER,
    OUTSIDE,
    PRO_RATA,
    UNDER,
    Won,
    groups_of,
    in_group,
    limits_of,
    round_at_limit,
    rule_of,
    won_of,
)
from .limit_slips import field_name, slips_of
from .round_clauses import cite
from .round_layout import CIRCLES, draw_table, posted, say_order, seat_name
from .rounds import round_of, write_round


@dataclass(frozen=True)
class Options:
    """`mix` weights by rule id."""

    mix: Mix = "natural"


def rules(house: House) -> tuple[RuleWords, ...]:
    limits = limits_of(house)
    says = {
        UNDER: "Below the limit every winner is paid in full.",
        EXACT: "Winnings of exactly the limit are paid in full.",
    }
    if any(cap.shared == "in action order" for cap in limits):
        says[IN_ORDER] = "Over the limit, wagers are paid in action order until it is used up."
    if any(cap.shared == "pro rata" for cap in limits):
        says[PRO_RATA] = "Over the limit, each wager is paid its share of it, by what it has won."
    if house.envy and not any("envy" in cap.counts for cap in limits):
        says[OUTSIDE] = "Envy stands outside the limit: it is paid in full and uses none of it."
    return tuple(RuleWords(rule, say) for rule, say in says.items())


def offered(house: House) -> str | None:
    return None if limits_of(house) else f"{house.name} posts no limit on winnings."


def deal(rng: Random, house: House, options: Options) -> Question:
    rule = pick_rule(rng, options.mix, {each.id: _NATURAL.get(each.id, 1) for each in rules(house)})
    round = round_at_limit(rng, house, rule)
    won = sorted(won_of(house, round), key=lambda won: (won.seat.number, list(CIRCLES).index(won.line.what)))
    asked = [[each.seat.number, each.line.what] for each in won]
    return Question("cap", {**write_round(house, round), "asked": asked})


_NATURAL = {IN_ORDER: 3, PRO_RATA: 3}
"""Over the limit three times as often as under it or exactly at it."""


def _asked(question: Question) -> list[tuple[SeatNumber, Wager]]:
    data: Mapping[str, Any] = question.data
    return [(number, what) for number, what in data["asked"]]


def _won(question: Question, house: House) -> tuple[Round, list[Won], list[Won]]:
    """The round, everything that won in action order, and what is asked in the order in which it is asked."""
    round = round_of(question.data)
    everything = list(won_of(house, round))
    by_place = {(won.seat.number, won.line.what): won for won in everything}
    return round, everything, [by_place[place] for place in _asked(question)]


def ask(question: Question, house: House) -> Prompt:
    round, everything, asked = _won(question, house)
    about: set[Wager] = {won.line.what for won in everything}
    says: dict[SeatNumber, str] = {}
    for won in sorted(everything, key=lambda won: won.line.what):
        if won.line.what != "envy":
            says[won.seat.number] = f"{says.get(won.seat.number, '')} {_holds(won)}".strip()
    return Prompt(
        "The winners are below. What is each wager paid, beside its stake?",
        (),
        tuple(
            money_field(
                field_name(won.seat.number, won.line.what),
                f"{CIRCLES[won.line.what]} paid",
                seat_name(won.seat.number),
            )
            for won in asked
        ),
        draw_table(house, round, says=says),
        (*posted(house, round, about), say_order(house)),
    )


def _holds(won: Won) -> str:
    """What a wager has won by, without what it comes to."""
    name = CIRCLES[won.line.what]
    if won.line.what == "base":
        return "Base wins: both hands."
    what = won.line.reason.removeprefix("Your seven cards hold ")
    return f"{name}: {about_the_player(what)}"


def parse(question: Question, form: Form) -> Answer:
    return {
        field_name(number, what): parse_money(
            form, field_name(number, what), f"{seat_name(number)}, {CIRCLES[what]} paid"
        )
        for number, what in _asked(question)
    }


def grade(question: Question, answer: Answer, house: House) -> Grade:
    return _grade(question, answer, house)


def blank(question: Question, house: House) -> Grade:
    return _grade(question, {}, house)


def _grade(question: Question, answer: Answer, house: House) -> Grade:
    _, everything, asked = _won(question, house)
    parts = []
    for won in asked:
        given = answer.get(field_name(won.seat.number, won.line.what))
        label = f"{seat_name(won.seat.number)}, {CIRCLES[won.line.what]}"
        cents = given if isinstance(given, int) else None
        parts.append(money_part(rule_of(house, won, everything), label, won.paid_cents, cents))
    return Grade(tuple(parts))


def explain(question: Question, grade: Grade, house: House) -> tuple[str, ...]:
    round, everything, asked = _won(question, house)
    says = {rule.id: rule.say for rule in rules(house)}
    first = next((part for part in grade.parts if not part.right), grade.parts[0])
    sentences = [f"{says[first.rule]} ({cite(house, 'cap')})"]
    for won in everything:
        where = f"{seat_name(won.seat.number)}, {CIRCLES[won.line.what]}"
        sentences.append(f"{where}: {about_the_player(won.line.arithmetic)}")
        for group in groups_of(house, won):
            members = in_group(house, group, everything)
            if won is members[-1]:
                sentences += _say_group(group[0], members)
    slips = slips_of(house, round, everything) if any(part.given for part in grade.parts) else ()
    for won, part in zip(asked, grade.parts, strict=True):
        field = field_name(won.seat.number, won.line.what)
        sentences += [f"{part.label}: {say}" for say in slips_shown(part, field, slips)]
    return tuple(sentences)


def _say_group(cap: Cap, members: tuple[Won, ...]) -> list[str]:
    due = sum(won.due_cents for won in members)
    limit = write_dollars(cap.cents)
    stands = "over" if due > cap.cents else "exactly" if due == cap.cents else "under"
    if len(members) == 1:
        return [f"{write_dollars(due)} is {stands} the limit of {limit}."] if due <= cap.cents else []
    together = f"Together: {added([won.due_cents for won in members])}."
    return [together, f"That is {stands} the limit of {limit}."]


CAP = Kind(
    name="cap",
    title="Limits on winnings",
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
