"""A designated player's money runs out in action order: what changes hands, and what goes back?"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from random import Random
from typing import Any

from paigow_train.game.money import write_dollars
from paigow_train.house.house import House
from paigow_train.house.terms import Wager
from paigow_train.table.round import Round, SeatNumber
from paigow_train.table.settle import settle
from paigow_train.table.wager import Line

from .amounts import money_field, money_part, parse_money, slips_shown
from .dealing import Mix, pick_rule
from .kind import Answer, Field, Form, Grade, Kind, Part, Prompt, Question, RuleWords
from .money_deals import (
    ADDS,
    GONE,
    PART,
    WHOLE,
    Reached,
    cover_of,
    reached_of,
    round_short_of_money,
    rule_of,
    used_by,
)
from .money_slips import field_names, slips_of
from .round_layout import CIRCLES, draw_table, say_cover, say_order, seat_name
from .rounds import round_of, write_round


@dataclass(frozen=True)
class Options:
    """`mix` weights by rule id."""

    mix: Mix = "natural"


def rules(house: House) -> tuple[RuleWords, ...]:
    if house.cover is None:
        return ()
    says = {
        WHOLE: "What the designated player's money reaches whole is paid or collected in full.",
        PART: "A wager that the money reaches in part is settled for that part, and the rest goes back.",
        GONE: "Once the money is used up every later wager goes back, won or lost.",
        ADDS: "A lost wager is always collected, and adds to the designated player's money.",
    }
    if house.cover.uses == "either way":
        del says[ADDS]
    return tuple(RuleWords(rule, say) for rule, say in says.items())


def offered(house: House) -> str | None:
    return None if house.cover else f"{house.name} has no designated player whose money could run out."


def deal(rng: Random, house: House, options: Options) -> Question:
    rule = pick_rule(rng, options.mix, {each.id: 1 for each in rules(house)})
    round = round_short_of_money(rng, house, rule)
    wagers = sorted(
        reached_of(house, round), key=lambda each: (each.seat.number, list(CIRCLES).index(each.line.what))
    )
    asked = [[each.seat.number, each.line.what] for each in wagers]
    return Question("cover", {**write_round(house, round), "asked": asked})


def _asked(question: Question) -> list[tuple[SeatNumber, Wager]]:
    data: Mapping[str, Any] = question.data
    return [(number, what) for number, what in data["asked"]]


def _reached(question: Question, house: House) -> tuple[Round, list[Reached]]:
    """The round, and its wagers in the order in which they are asked."""
    round = round_of(question.data)
    by_place = {(each.seat.number, each.line.what): each for each in reached_of(house, round)}
    return round, [by_place[place] for place in _asked(question)]


def ask(question: Question, house: House) -> Prompt:
    round, wagers = _reached(question, house)
    money = write_dollars(round.cover_cents or 0)
    return Prompt(
        f"The designated player has {money}. What is paid or collected, and what goes back without action?",
        (),
        tuple(field for each in wagers for field in _fields(each)),
        draw_table(house, round, says=_results(house, round), bank_says=f"Money: {money}."),
        (say_cover(cover_of(house)), say_order(house)),
    )


def _results(house: House, round: Round) -> dict[SeatNumber, str]:
    """What each seat's wagers come to by the hands alone."""
    full = settle(house, replace(round, cover_cents=None))
    return {seat.seat.number: " ".join(map(_comes_to, seat.lines)) for seat in full.seats}


def _comes_to(line: Line) -> str:
    wins = f"wins {write_dollars(line.net_cents)}"
    does = wins if line.net_cents > 0 else "is lost" if line.net_cents else "pushes"
    return f"{CIRCLES[line.what]} {does}."


def _fields(each: Reached) -> Iterator[Field]:
    circle, group = CIRCLES[each.line.what], seat_name(each.seat.number)
    moved, back = field_names(each.seat.number, each.line.what)
    yield money_field(moved, f"{circle} {_moves(each)}", group)
    yield money_field(back, f"{circle} goes back", group)


def _moves(each: Reached) -> str:
    return "paid" if each.due_cents > 0 else "collected"


def parse(question: Question, form: Form) -> Answer:
    answer = {}
    for number, what in _asked(question):
        called = f"{seat_name(number)}, {CIRCLES[what]}"
        moved, back = field_names(number, what)
        answer[moved] = parse_money(form, moved, f"{called} paid or collected")
        answer[back] = parse_money(form, back, f"{called} goes back")
    return answer


def grade(question: Question, answer: Answer, house: House) -> Grade:
    return _grade(question, answer, house)


def blank(question: Question, house: House) -> Grade:
    return _grade(question, {}, house)


def _grade(question: Question, answer: Answer, house: House) -> Grade:
    _, wagers = _reached(question, house)
    return Grade(tuple(part for each in wagers for part in _parts(each, answer, house)))


def _parts(each: Reached, answer: Answer, house: House) -> Iterator[Part]:
    called = f"{seat_name(each.seat.number)}, {CIRCLES[each.line.what]}"
    moved, back = field_names(each.seat.number, each.line.what)
    labels = {moved: f"{called} {_moves(each)}", back: f"{called} goes back"}
    for name, cents in ((moved, each.moved_cents), (back, each.back_cents)):
        given = answer.get(name)
        yield money_part(rule_of(house, each), labels[name], cents, given if isinstance(given, int) else None)


def explain(question: Question, grade: Grade, house: House) -> tuple[str, ...]:
    round, wagers = _reached(question, house)
    says = {rule.id: rule.say for rule in rules(house)}
    first = next((part for part in grade.parts if not part.right), grade.parts[0])
    sentences = [f"{says[first.rule]} ({_cite(house)})"]
    left = round.cover_cents or 0
    for each in reached_of(house, round):
        used = used_by(house, each)
        sentences.append(_say(each, left, used))
        left -= used
    slips = slips_of(house, round) if any(part.given for part in grade.parts) else ()
    names = [name for each in wagers for name in field_names(each.seat.number, each.line.what)]
    for name, part in zip(names, grade.parts, strict=True):
        sentences += [f"{part.label}: {say}" for say in slips_shown(part, name, slips)]
    return tuple(sentences)


def _cite(house: House) -> str:
    return next((each.cite for each in house.own_readings if each.id == "cover-use"), house.cite)


def _say(each: Reached, left: int, used: int) -> str:
    """One wager's arithmetic: what it uses of the money that is left."""
    where = f"{seat_name(each.seat.number)}, {CIRCLES[each.line.what]}"
    moves, back = _moves(each), write_dollars(each.back_cents)
    if not each.net_cents:
        return f"{where}: nothing is left, so {back} goes back."
    sign = "−" if used >= 0 else "+"
    sums = f"{write_dollars(left)} {sign} {write_dollars(abs(used))} = {write_dollars(left - used)}"
    told = f"{where}: {write_dollars(each.moved_cents)} {moves}, {sums} left."
    if each.net_cents == each.due_cents:
        return told
    return f"{told} Of {write_dollars(abs(each.due_cents))} the money reaches no more, and {back} goes back."


COVER = Kind(
    name="cover",
    title="The designated player's money",
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
