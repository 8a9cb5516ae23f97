"""The progressive at a table: what does each seat net, its stake taken?"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from random import Random

from paigow_train.game.money import write_dollars
from paigow_train.house.house import House
from paigow_train.house.terms import Wager

from .amounts import money_field, money_part, parse_money, slips_shown
from .circles import about_the_player
from .dealing import Mix, Percent, pick_rule
from .kind import Answer, Form, Grade, Kind, Prompt, Question, RuleWords
from .progressive_case import SHARE, Case, progressive_rules
from .progressive_deals import natural_table, table_for
from .progressive_slips import field_of, progressive_slips
from .round_layout import draw_table, posted, seat_name
from .rounds import round_of, write_round

_ABOUT: tuple[Wager, ...] = ("progressive",)


@dataclass(frozen=True)
class Options:
    """`winners` is the share of natural deals in which a seat wins a prize; `mix` weights by rule id."""

    mix: Mix = "natural"
    winners: Percent = Percent(85)


def rules(house: House) -> tuple[RuleWords, ...]:
    return progressive_rules(house)


def offered(house: House) -> str | None:
    return None if house.progressive else f"{house.name} has no progressive."


def deal(rng: Random, house: House, options: Options) -> Question:
    if options.mix == "natural":
        round = natural_table(rng, house, options.winners / 100)
    else:
        rule = pick_rule(rng, options.mix, {rule.id: 1 for rule in rules(house)})
        round = table_for(rng, house, rule)
    return Question("progressive_pay", write_round(house, round))


def ask(question: Question, house: House) -> Prompt:
    case = Case.of(question, house)
    stake = write_dollars(case.progressive.stake_cents)
    return Prompt(
        f"What does each seat net on the progressive: its prize less the {stake}? 0 where it wins nothing.",
        (),
        tuple(
            money_field(field_of(seat), f"Prize less the {stake}", group=seat_name(seat.number))
            for seat in case.bettors
        ),
        table=draw_table(house, case.round),
        posted=(*posted(house, case.round, _ABOUT), *_posted(case)),
    )


def _posted(case: Case) -> list[str]:
    told = []
    if any(rule.id == SHARE for rule in rules(case.house)):
        told.append("Shares of the meter are paid to the cent.")
    if case.round.action is not None:
        first = seat_name(case.round.action)
        told.append(f"{first} acts first, and hands are settled {case.house.action.settling}.")
    return told


def parse(question: Question, form: Form) -> Answer:
    return {
        field_of(seat): parse_money(form, field_of(seat), f"{seat_name(seat.number)}, progressive")
        for seat in round_of(question.data).seats
        if seat.bets.progressive_cents
    }


def grade(question: Question, answer: Answer, house: House) -> Grade:
    return _grade(question, house, answer)


def blank(question: Question, house: House) -> Grade:
    return _grade(question, house, {})


def _grade(question: Question, house: House, answer: Mapping[str, object]) -> Grade:
    case = Case.of(question, house)
    parts = []
    for seat in case.bettors:
        given = answer.get(field_of(seat))
        cents = given if isinstance(given, int) else None
        label = f"{seat_name(seat.number)}, progressive"
        parts.append(money_part(case.rule(seat), label, case.net_cents(seat), cents))
    return Grade(tuple(parts))


def explain(question: Question, grade: Grade, house: House) -> tuple[str, ...]:
    case = Case.of(question, house)
    says = {rule.id: rule.say for rule in rules(house)}
    asked = [part.rule for part in grade.parts if not part.right] or [part.rule for part in grade.parts]
    first, *others = dict.fromkeys(asked)
    told = [f"{says[first]} ({house.cite})", *(says[rule] for rule in others)]
    slips = progressive_slips(case)
    for seat, part in zip(case.bettors, grade.parts, strict=True):
        name = seat_name(seat.number)
        told.append(f"{name}: {about_the_player(case.lines[seat.number].say)}")
        told += [f"{name}: {say}" for say in slips_shown(part, field_of(seat), slips)]
    return tuple(told)


PROGRESSIVE_PAY = Kind(
    name="progressive_pay",
    title="Pay the progressive",
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
