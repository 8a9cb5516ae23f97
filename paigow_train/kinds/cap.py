"""Several winners and a posted limit on winnings: what is each of them paid?"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from random import Random
from typing import Any

from paigow_train.game.money import write_dollars
from paigow_train.game.names import sentence
from paigow_train.house.house import House
from paigow_train.house.terms import Cap, Direction, Wager
from paigow_train.table.round import Round, SeatNumber
from paigow_train.table.settle import settle

from .amounts import Slip, added, money_field, money_part, parse_money, slips_shown
from .circles import about_the_player, paid_cents
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
from .round_clauses import cite
from .round_layout import CIRCLES, draw_table, posted, say_cap, say_order, seat_name
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


def _field_name(number: SeatNumber, what: str) -> str:
    return f"{number}-{what}"


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
                _field_name(won.seat.number, won.line.what),
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
        _field_name(number, what): parse_money(
            form, _field_name(number, what), f"{seat_name(number)}, {CIRCLES[what]} paid"
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
        given = answer.get(_field_name(won.seat.number, won.line.what))
        label = f"{seat_name(won.seat.number)}, {CIRCLES[won.line.what]}"
        cents = given if isinstance(given, int) else None
        parts.append(money_part(rule_of(house, won, everything), label, won.paid_cents, cents))
    return Grade(tuple(parts))


def explain(question: Question, grade: Grade, house: House) -> tuple[str, ...]:
    round, everything, asked = _won(question, house)
    sentences = [f"{say_cap(cap)} ({cite(house, 'cap')})" for cap in limits_of(house)]
    for won in everything:
        where = f"{seat_name(won.seat.number)}, {CIRCLES[won.line.what]}"
        sentences.append(f"{where}: {about_the_player(won.line.arithmetic)}")
        for group in groups_of(house, won):
            members = in_group(house, group, everything)
            if won is members[-1]:
                sentences += _say_group(group[0], members)
    for won, part in zip(asked, grade.parts, strict=True):
        field = _field_name(won.seat.number, won.line.what)
        sentences += [f"{part.label}: {say}" for say in slips_shown(part, field, slips_of(house, round, won))]
    return tuple(sentences)


def _say_group(cap: Cap, members: tuple[Won, ...]) -> list[str]:
    due = sum(won.due_cents for won in members)
    limit = write_dollars(cap.cents)
    stands = "over" if due > cap.cents else "exactly" if due == cap.cents else "under"
    if len(members) == 1:
        return [f"{write_dollars(due)} is {stands} the limit of {limit}."] if due <= cap.cents else []
    return [f"Together {added([won.due_cents for won in members])}, {stands} the limit of {limit}."]


def slips_of(house: House, round: Round, won: Won) -> tuple[Slip, ...]:
    """The usual slips with a limit that pay the wager another amount than the right one."""
    field = _field_name(won.seat.number, won.line.what)
    found = []
    for name, say, room in _other_rooms(house, won):
        cents = _paid(room, round, won)
        if cents != won.paid_cents:
            found.append(Slip(name, field, cents, sentence(say)))
    return tuple(found)


def _paid(house: House, round: Round, won: Won) -> int:
    seats = settle(house, round).seats
    lines = next(seat.lines for seat in seats if seat.seat.number == won.seat.number)
    return paid_cents(next(line for line in lines if line.what == won.line.what))


def _other_rooms(house: House, won: Won) -> Iterator[tuple[str, str, House]]:
    """A slip's name, what is said of it, and the room whose rule it would be."""

    def with_caps(**changes: Any) -> House:
        return replace(house, caps=tuple(replace(cap, **changes) for cap in house.caps))

    yield "limit-ignored", "The posted limit was ignored.", replace(house, caps=())
    each = [Cap(cap.cents, "spot", (what,), (), cap.shared) for cap in house.caps for what in cap.counts]
    yield (
        "whole-limit-to-each",
        "The whole limit was paid to each wager: it is one limit for all that count in it.",
        replace(house, caps=tuple(each)),
    )
    if any(cap.scope != "table round" for cap in house.caps):
        yield (
            "limit-for-the-table",
            "The limit was taken as the whole table's.",
            with_caps(scope="table round"),
        )
    stakes = won.stake_cents
    less = tuple(replace(cap, cents=cap.cents - stakes) for cap in house.caps)
    yield (
        "stake-counted",
        "The stake was counted in the limit: a limit is on winnings, and the stake is the player's own.",
        replace(house, caps=less),
    )
    inside = tuple(
        replace(cap, counts=(*cap.counts, "envy")) for cap in house.caps if "envy" not in cap.counts
    )
    if house.envy and inside:
        yield (
            "envy-inside",
            "Envy was counted in the limit: it stands outside.",
            replace(house, caps=inside),
        )
    yield (
        "pro-rata",
        "That is the share pro rata: here wagers are paid in action order.",
        with_caps(shared="pro rata"),
    )
    yield (
        "in-action-order",
        "That is paid in action order: here each has its share, by what it has won.",
        with_caps(shared="in action order"),
    )
    other: Direction = "clockwise" if house.action.settling == "counter-clockwise" else "counter-clockwise"
    yield (
        "wrong-way-round",
        f"Paid the wrong way round: action goes {house.action.settling} here.",
        replace(house, action=replace(house.action, settling=other)),
    )


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
