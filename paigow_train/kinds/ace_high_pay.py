"""Ace-High at one seat: which line applies, and what does the wager win?"""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from paigow_train.game.money import write_dollars
from paigow_train.house.house import House
from paigow_train.house.terms import Wager
from paigow_train.table.clauses import CLAUSES
from paigow_train.table.round import Bets, Round

from .ace_high_case import BOTH, MUST_BEAT, NO, PAYS, WITH, WITHOUT, Case
from .ace_high_deals import natural_round, round_for
from .ace_high_slips import ace_high_slips
from .amounts import money_field, money_part, parse_money, slips_shown
from .choices import choice_field, choice_part, parse_choice
from .circles import about_the_player
from .dealing import Mix, Percent, pick_rule
from .kind import Answer, Choice, Form, Grade, Kind, Prompt, Question, RuleWords
from .one_seat import lay, parse_own
from .round_layout import draw_table, posted, seat_name
from .rounds import write_round

LINE = "line"
_ABOUT: tuple[Wager, ...] = ("ace-high",)
_CHOICES = {
    WITHOUT: Choice("bank", "Bank ace-high, no joker"),
    WITH: Choice("bank with joker", "Bank ace-high with the joker"),
    BOTH: Choice("bank and player", "Both ace-high"),
    MUST_BEAT: Choice("not beaten", "Loses: the bank is not beaten"),
    NO: Choice("not", "Loses: the bank is not ace-high"),
}
_EVERY = tuple(_CHOICES.values())
_LABELS = {LINE: "The line", PAYS: "Ace-High wins (without the stake; 0 for nothing)"}


@dataclass(frozen=True)
class Options:
    """`ace_high` is the share of natural deals with an ace-high bank. `hands` is a trainer's own list of
    layouts, each `player's split ; bank's split ; Ace-High wager`; `mix` weights by rule id.
    """

    mix: Mix = "natural"
    ace_high: Percent = Percent(70)
    hands: tuple[str, ...] = ()

    def __post_init__(self) -> None:
        for hand in self.hands:
            parse_own(hand)


def rules(house: House) -> tuple[RuleWords, ...]:
    if house.ace_high is None:
        return ()
    asked = [rule for rule in _CHOICES if rule != MUST_BEAT or house.ace_high.must_beat]
    return tuple(RuleWords(rule, CLAUSES[rule]) for rule in asked)


def offered(house: House) -> str | None:
    return None if house.ace_high else f"{house.name} has no Ace-High wager."


def deal(rng: Random, house: House, options: Options) -> Question:
    if options.hands:
        player, bank, stake = parse_own(rng.choice(options.hands))
        bets = Bets(house.base_limits.least_cents, ace_high_cents=stake)
        return _question(house, lay(rng, house, player, bank.cards, bets))
    if options.mix == "natural":
        return _question(house, natural_round(rng, house, options.ace_high / 100))
    rule = pick_rule(rng, options.mix, {rule.id: 1 for rule in rules(house)})
    return _question(house, round_for(rng, house, rule))


def _question(house: House, round: Round) -> Question:
    return Question("ace_high_pay", write_round(house, round))


def ask(question: Question, house: House) -> Prompt:
    case = Case.of(question, house)
    asked = {rule.id for rule in rules(house)}
    return Prompt(
        f"{seat_name(case.seat.number)} has {write_dollars(case.stake)} on Ace-High. Which line applies, and "
        "what does the wager win?",
        (),
        (
            choice_field(LINE, _LABELS[LINE], [each for rule, each in _CHOICES.items() if rule in asked]),
            money_field(PAYS, _LABELS[PAYS]),
        ),
        table=draw_table(house, case.round),
        posted=posted(house, case.round, _ABOUT),
    )


def parse(question: Question, form: Form) -> Answer:
    line = parse_choice(form, LINE, _LABELS[LINE], _EVERY)
    return {LINE: line, PAYS: parse_money(form, PAYS, "What Ace-High wins")}


def grade(question: Question, answer: Answer, house: House) -> Grade:
    pays = answer[PAYS]
    assert isinstance(pays, int)
    return _grade(question, house, str(answer[LINE]), pays)


def blank(question: Question, house: House) -> Grade:
    return _grade(question, house, "", None)


def _grade(question: Question, house: House, line: str, pays: int | None) -> Grade:
    case = Case.of(question, house)
    return Grade(
        (
            choice_part(case.clause, _LABELS[LINE], _EVERY, _CHOICES[case.clause].value, line),
            money_part(case.clause, _LABELS[PAYS], case.won_cents, pays),
        )
    )


def explain(question: Question, grade: Grade, house: House) -> tuple[str, ...]:
    case = Case.of(question, house)
    told = [f"{CLAUSES[case.clause]} ({house.cite})"]
    told.append(f"The bank's best five: {case.best(of_bank=True)}. The player's: {case.best(of_bank=False)}.")
    told.append(about_the_player(case.wager.reason))
    told.append(case.wager.arithmetic)
    return (*told, *slips_shown(grade.parts[-1], PAYS, ace_high_slips(case)))


ACE_HIGH_PAY = Kind(
    name="ace_high_pay",
    title="Pay Ace-High",
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
