"""Fortune at one seat: what do the seven cards hold for it, and what does the wager win?"""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from paigow_train.game.money import write_dollars
from paigow_train.game.names import sentence
from paigow_train.house.house import House
from paigow_train.house.pays import POKER_ORDER
from paigow_train.house.terms import Wager
from paigow_train.table.round import Bets

from .amounts import money_field, money_part, parse_money, slips_shown
from .choices import choice_field, choice_part, parse_choice
from .circles import about_the_player
from .dealing import Mix, Percent, pick_rule
from .fortune_case import Case
from .fortune_deals import natural_round, round_for
from .fortune_rules import PUSHED_CLASS, fortune_rules, is_called
from .fortune_slips import PAYS, fortune_slips
from .kind import Answer, Choice, Form, Grade, Kind, Prompt, Question, RuleWords
from .one_seat import lay, parse_own
from .round_layout import draw_table, posted, seat_name
from .rounds import write_round

HELD, CALL = "held", "call"
_ABOUT: tuple[Wager, ...] = ("fortune",)
_NOTHING = Choice("nothing", "Nothing that pays")
_EVERY = (*(Choice(what, sentence(what)) for what in (*POKER_ORDER, PUSHED_CLASS)), _NOTHING)
_CALLS = (Choice("pays", "It is paid"), Choice("pushes", "It pushes"), Choice("loses", "It loses"))
_LABELS = {
    HELD: "The seven cards hold",
    CALL: "The Fortune wager",
    PAYS: "Fortune wins (without the stake; 0 for nothing)",
}


@dataclass(frozen=True)
class Options:
    """`paying` is the share of natural deals with a hand that pays, `hidden` the share that a player has set
    so that the best five do not lie behind. `hands` is a trainer's own list of layouts, each
    `player's split ; bank's split ; Fortune wager`; `mix` weights by rule id.
    """

    mix: Mix = "natural"
    paying: Percent = Percent(75)
    hidden: Percent = Percent(40)
    hands: tuple[str, ...] = ()

    def __post_init__(self) -> None:
        for hand in self.hands:
            parse_own(hand)


def rules(house: House) -> tuple[RuleWords, ...]:
    return fortune_rules(house)


def offered(house: House) -> str | None:
    return None if house.fortune else f"{house.name} has no Fortune wager."


def deal(rng: Random, house: House, options: Options) -> Question:
    assert house.fortune is not None, "only a house with Fortune is asked about it"
    hidden = options.hidden / 100
    if options.hands:
        player, bank, stake = parse_own(rng.choice(options.hands))
        round = lay(rng, house, player, bank.cards, Bets(house.base_limits.least_cents, stake))
    elif options.mix == "natural":
        round = natural_round(rng, house, options.paying / 100, hidden)
    else:
        rule = pick_rule(rng, options.mix, {rule.id: 1 for rule in rules(house)})
        round = round_for(rng, house, rule, hidden)
    return Question("fortune_pay", {**write_round(house, round), "called": is_called(house.fortune)})


def ask(question: Question, house: House) -> Prompt:
    case = Case.of(question, house)
    asked = [
        choice_field(HELD, _LABELS[HELD], _choices(case)),
        *([choice_field(CALL, _LABELS[CALL], _CALLS)] if question.data["called"] else []),
        money_field(PAYS, _LABELS[PAYS]),
    ]
    return Prompt(
        f"{seat_name(case.seat.number)} has {write_dollars(case.stake)} on Fortune. What do the seven cards "
        "hold for it, and what does it win?",
        (),
        tuple(asked),
        table=draw_table(house, case.round),
        posted=posted(house, case.round, _ABOUT),
    )


def _choices(case: Case) -> tuple[Choice, ...]:
    """The posted lines, the highest first, and nothing."""
    lines = sorted(case.fortune.lines, key=lambda line: line.odds, reverse=True)
    values = [line.what for line in lines] + ([PUSHED_CLASS] if case.fortune.three_pair == "pushes" else [])
    return (*(Choice(value, sentence(value)) for value in values), _NOTHING)


def parse(question: Question, form: Form) -> Answer:
    answer: dict[str, str | int] = {HELD: parse_choice(form, HELD, _LABELS[HELD], _EVERY)}
    if question.data["called"]:
        answer[CALL] = parse_choice(form, CALL, _LABELS[CALL], _CALLS)
    return {**answer, PAYS: parse_money(form, PAYS, "What Fortune wins")}


def grade(question: Question, answer: Answer, house: House) -> Grade:
    pays = answer[PAYS]
    assert isinstance(pays, int)
    return _grade(question, house, str(answer[HELD]), str(answer.get(CALL, "")), pays)


def blank(question: Question, house: House) -> Grade:
    return _grade(question, house, "", "", None)


def _grade(question: Question, house: House, held: str, call: str, pays: int | None) -> Grade:
    case = Case.of(question, house)
    parts = [choice_part(case.class_rule, _LABELS[HELD], _EVERY, case.held or _NOTHING.value, held)]
    if question.data["called"]:
        parts.append(choice_part(case.pay_rule, _LABELS[CALL], _CALLS, case.call, call))
    parts.append(money_part(case.pay_rule, _LABELS[PAYS], case.won_cents, pays))
    return Grade(tuple(parts))


def explain(question: Question, grade: Grade, house: House) -> tuple[str, ...]:
    case = Case.of(question, house)
    says = {rule.id: rule.say for rule in rules(house)}
    told = [f"{says[case.pay_rule]} ({house.cite})", about_the_player(case.wager.reason)]
    if case.call == "pays" and case.class_rule != case.pay_rule:
        told.append(says[case.class_rule])
    if case.fortune.against_bank != "ignored":
        told.append(f"The designated player's seven: {case.bank_holds}.")
    if case.line and case.back_category != case.line.what:
        told.append("Set as it is, the hand does not show it: Fortune looks at all seven cards.")
    told.append(case.wager.arithmetic)
    return (*told, *slips_shown(grade.parts[-1], PAYS, fortune_slips(case)))


FORTUNE_PAY = Kind(
    name="fortune_pay",
    title="Pay Fortune",
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
