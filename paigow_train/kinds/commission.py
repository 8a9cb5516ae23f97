"""Commission: what is taken from a winning base wager, and what a player who banks pays on his round."""

from __future__ import annotations

from dataclasses import replace
from random import Random

from paigow_train.game.money import EXACT, write_dollars, write_share
from paigow_train.house.house import House
from paigow_train.table.round import HOUSE_HAND

from .amounts import added, money_field, money_part, parse_money, slips_shown
from .choices import choice_field, choice_part, parse_choice
from .commission_case import BANKER_RULES, RATE, ROUNDED, Case, commission_rules, spot_name
from .commission_deals import banker_question, outcome_of, seat_question
from .commission_options import Options, is_dealt, rounded_so, roundings_of
from .commission_slips import PAYS, TAKEN, commission_slips
from .dealing import pick_rule
from .kind import Answer, Choice, Field, Form, Grade, Kind, Part, Prompt, Question, RuleWords, Table
from .round_layout import draw_table, say_commission, seat_name

RESULT = "result"
_RESULTS = (Choice("ahead", "Ahead"), Choice("behind", "Behind"), Choice("even", "Even"))
_SEAT_LABELS = {TAKEN: "Commission", PAYS: "Paid beside the stake (0 for nothing)"}
_BANKER_LABELS = {
    TAKEN: "Commission the banker pays",
    RESULT: "After it the banker is",
    PAYS: "Ahead or behind by",
}
_SAYS = {"win": "Wins.", "push": "Pushes.", "lose": "Loses."}


def rules(house: House) -> tuple[RuleWords, ...]:
    return commission_rules(house)


def offered(house: House) -> str | None:
    return None if house.commission else f"{house.name} takes no commission."


def deal(rng: Random, house: House, options: Options) -> Question:
    roundings = roundings_of(house, options)
    if options.mix == "natural":
        if house.bank.player_banking == "yes" and rng.random() * 100 < options.banker:
            return banker_question(rng, house, roundings)
        wins = rng.random() * 100 < options.wins
        return seat_question(rng, house, "win" if wins else rng.choice(("push", "lose")), roundings)
    dealt = [rule.id for rule in rules(house) if is_dealt(rule.id, roundings)]
    rule = pick_rule(rng, options.mix, dict.fromkeys(dealt, 1))
    if rule in BANKER_RULES:
        return banker_question(rng, house, roundings, rule)
    if rule in ROUNDED.values():
        roundings = rounded_so(rule, roundings)
    elif rule == RATE:
        roundings = [*roundings, EXACT]
    return seat_question(rng, house, outcome_of(rule), roundings, rule if outcome_of(rule) == "win" else "")


def ask(question: Question, house: House) -> Prompt:
    case = Case.of(question, house)
    posted = [say_commission(case.commission)]
    if case.banker is None:
        name, stake = seat_name(case.seat.seat.number), write_dollars(case.base.stake_cents)
        does = _SAYS[case.seat.outcome].lower().rstrip(".")
        say = f"{name}'s {stake} {does}. What commission is due, and what is paid beside the stake?"
    else:
        on = "on his net over the round" if case.commission.bank_on_net else "on each wager that he wins"
        posted.append(f"A player who banks pays it {on}.")
        say = (
            f"{seat_name(case.banker)} banks. What commission does he pay, and what does the round leave him?"
        )
    return Prompt(say, (), _fields(case), table=_table(case), posted=tuple(posted))


def _fields(case: Case) -> tuple[Field, ...]:
    if case.banker is None:
        return tuple(money_field(name, label) for name, label in _SEAT_LABELS.items())
    return (
        money_field(TAKEN, _BANKER_LABELS[TAKEN]),
        choice_field(RESULT, _BANKER_LABELS[RESULT], _RESULTS),
        money_field(PAYS, _BANKER_LABELS[PAYS]),
    )


def _table(case: Case) -> Table:
    says = {each.seat.number: _SAYS[each.outcome] for each in case.settled.seats}
    table = draw_table(case.house, case.round, says=says)
    names = [spot_name(seat) for seat in case.round.seats]
    spots = tuple(replace(spot, name=name) for spot, name in zip(table.spots, names, strict=True))
    bank = replace(table.bank, name=f"Seat {case.banker} banks") if table.bank and case.banker else table.bank
    return replace(table, bank=bank, spots=spots)


def parse(question: Question, form: Form) -> Answer:
    banks = question.data["banker"] is not None
    answer: dict[str, str | int] = {TAKEN: parse_money(form, TAKEN, "Commission")}
    if banks:
        answer[RESULT] = parse_choice(form, RESULT, _BANKER_LABELS[RESULT], _RESULTS)
    label = _BANKER_LABELS[PAYS] if banks else "What is paid"
    return {**answer, PAYS: parse_money(form, PAYS, label)}


def grade(question: Question, answer: Answer, house: House) -> Grade:
    taken, pays = answer[TAKEN], answer[PAYS]
    assert isinstance(taken, int)
    assert isinstance(pays, int)
    return _grade(question, house, taken, str(answer.get(RESULT, "")), pays)


def blank(question: Question, house: House) -> Grade:
    return _grade(question, house, None, "", None)


def _grade(question: Question, house: House, taken: int | None, result: str, pays: int | None) -> Grade:
    case = Case.of(question, house)
    if case.banker is None:
        return Grade(
            (
                money_part(case.rule, _SEAT_LABELS[TAKEN], case.taken_cents, taken),
                money_part(case.rule, _SEAT_LABELS[PAYS], max(case.net_cents, 0), pays),
            )
        )
    net = case.net_cents
    expected = "ahead" if net > 0 else "behind" if net < 0 else "even"
    return Grade(
        (
            money_part(case.rule, _BANKER_LABELS[TAKEN], case.taken_cents, taken),
            choice_part(case.rule, _BANKER_LABELS[RESULT], _RESULTS, expected, result),
            money_part(case.rule, _BANKER_LABELS[PAYS], abs(net), pays),
        )
    )


def explain(question: Question, grade: Grade, house: House) -> tuple[str, ...]:
    case = Case.of(question, house)
    say = next(rule.say for rule in rules(house) if rule.id == case.rule)
    told = [say if case.rule in ROUNDED.values() else f"{say} ({house.cite})"]
    told += _seat_sums(case) if case.banker is None else _banker_sums(case)
    slips = commission_slips(case)
    for field, part in _amounts(grade).items():
        told += [each for each in slips_shown(part, field, slips) if each not in told]
    return tuple(told)


def _amounts(grade: Grade) -> dict[str, Part]:
    return {TAKEN: grade.parts[0], PAYS: grade.parts[-1]}


def _seat_sums(case: Case) -> list[str]:
    exact = case.base.stake_cents * case.commission.rate
    told = []
    if case.seat.outcome == "win" and exact != case.taken_cents:
        share, stake = write_share(case.commission.rate), write_dollars(case.base.stake_cents)
        unrounded = write_dollars(int(exact)) if exact.denominator == 1 else f"{float(exact):g}¢"
        told.append(f"{share} of {stake} is {unrounded} before it is rounded.")
    return [*told, case.base.arithmetic]


def _banker_sums(case: Case) -> list[str]:
    collected, paid = case.stakes("lose"), case.stakes("win")
    house = [each.outcome for each in case.settled.seats if each.seat.number == HOUSE_HAND]
    told = [f"He collects {added(collected)}." if collected else "He collects nothing."]
    told.append(f"He pays {added(paid)}." if paid else "He pays nothing.")
    if house and house[0] != "push":
        told.append(
            f"The house hand's wager is among those that he {'collects' if house[0] == 'lose' else 'pays'}."
        )
    return [*told, case.settled.bank_line.say]


COMMISSION = Kind(
    name="commission",
    title="Take commission",
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
