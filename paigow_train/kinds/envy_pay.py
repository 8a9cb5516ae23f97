"""Envy at a table: what is each seat paid?"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from random import Random

from paigow_train.game.money import write_dollars
from paigow_train.game.names import sentence
from paigow_train.house.house import House
from paigow_train.house.terms import Wager
from paigow_train.table.fortune import held
from paigow_train.table.round import SeatNumber

from .amounts import money_field, money_part, parse_money, slips_shown
from .circles import about_the_player
from .dealing import Mix, Percent, pick_rule
from .envy_case import Case, envy_rules
from .envy_deals import natural_table, table_for
from .envy_slips import envy_slips, field_of
from .kind import Answer, Form, Grade, Kind, Prompt, Question, RuleWords, Table
from .round_layout import draw_table, posted, seat_name
from .rounds import round_of, write_round

_ABOUT: tuple[Wager, ...] = ("envy",)
_LABEL = "Envy pays"


@dataclass(frozen=True)
class Options:
    """`posted` is the share of natural deals in which a hand is on the Envy list, `buttons` the share of all
    deals with the Envy buttons put out; in the others the wagers alone tell. `mix` weights by rule id.
    """

    mix: Mix = "natural"
    posted: Percent = Percent(85)
    buttons: Percent = Percent(60)


def rules(house: House) -> tuple[RuleWords, ...]:
    return envy_rules(house)


def offered(house: House) -> str | None:
    return None if house.envy else f"{house.name} has no Envy."


def deal(rng: Random, house: House, options: Options) -> Question:
    if options.mix == "natural":
        round = natural_table(rng, house, options.posted / 100)
    else:
        rule = pick_rule(rng, options.mix, {rule.id: 1 for rule in rules(house)})
        round = table_for(rng, house, rule)
    return Question(
        "envy_pay", {**write_round(house, round), "buttons": rng.random() * 100 < options.buttons}
    )


def ask(question: Question, house: House) -> Prompt:
    case = Case.of(question, house)
    buttons = bool(question.data["buttons"])
    out = "The Envy buttons are out." if buttons else "The Envy buttons were not put out: go by the wagers."
    return Prompt(
        f"{out} What does Envy pay each seat? 0 where it pays nothing.",
        (),
        tuple(money_field(field_of(seat), _LABEL, group=seat_name(seat.number)) for seat in case.round.seats),
        table=_table(case, buttons),
        posted=posted(house, case.round, _ABOUT),
    )


def _table(case: Case, buttons: bool) -> Table:
    table = draw_table(case.house, case.round)
    if buttons:
        return table
    return replace(table, spots=tuple(replace(spot, envy_button=False) for spot in table.spots))


def parse(question: Question, form: Form) -> Answer:
    return {
        field_of(seat): parse_money(form, field_of(seat), f"{seat_name(seat.number)}, Envy")
        for seat in round_of(question.data).seats
    }


def grade(question: Question, answer: Answer, house: House) -> Grade:
    return _grade(question, house, answer)


def blank(question: Question, house: House) -> Grade:
    return _grade(question, house, {})


def _grade(question: Question, house: House, answer: Mapping[str, object]) -> Grade:
    case = Case.of(question, house)
    parts = []
    for seat in case.round.seats:
        given = answer.get(field_of(seat))
        cents = given if isinstance(given, int) else None
        label = f"{seat_name(seat.number)}, Envy"
        parts.append(money_part(case.rule(seat), label, case.paid_cents(seat), cents))
    return Grade(tuple(parts))


def explain(question: Question, grade: Grade, house: House) -> tuple[str, ...]:
    case = Case.of(question, house)
    says = {rule.id: rule.say for rule in rules(house)}
    wrong = [part.rule for part in grade.parts if not part.right] or [grade.parts[0].rule]
    first, *others = dict.fromkeys(wrong)
    told = [f"{says[first]} ({house.cite})", *_hands(case)]
    told += [says[rule] for rule in others]
    slips = envy_slips(case)
    for seat, part in zip(case.round.seats, grade.parts, strict=True):
        told.append(f"{seat_name(seat.number)}: {_arithmetic(case, seat.number)}")
        told += [f"{seat_name(seat.number)}: {say}" for say in slips_shown(part, field_of(seat), slips)]
    return tuple(told)


def _hands(case: Case) -> list[str]:
    """The hands that are on the Envy list, and whom they pay."""
    told = []
    for each in case.posted:
        pays = (
            f"pays {write_dollars(each.line.pays_cents)} to every other Envy bettor"
            if each.counts
            else "does not count, and pays nobody"
        )
        told.append(f"{sentence(each.seat.name)} holds {held(each.line.what)}: it {pays}.")
    if case.dealers:
        told.append(f"The dealer holds {held(case.dealers.what)}: it pays nobody.")
    return told


def _arithmetic(case: Case, number: SeatNumber) -> str:
    line = case.lines.get(number)
    if line is None:
        return f"under {write_dollars(case.envy.from_cents)} on Fortune, no Envy."
    return line.arithmetic or about_the_player(line.reason)


ENVY_PAY = Kind(
    name="envy_pay",
    title="Pay Envy",
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
