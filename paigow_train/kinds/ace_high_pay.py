"""Ace-High at one seat: which line applies, and what does the wager win?"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from random import Random

from paigow_train.game.bonus import is_ace_high
from paigow_train.game.cards import JOKER, Card
from paigow_train.game.money import write_dollars
from paigow_train.house.house import House
from paigow_train.house.terms import Wager
from paigow_train.table.clauses import CLAUSES
from paigow_train.table.round import Bets, Round

from .ace_high_case import BOTH, MUST_BEAT, NO, PAID, PAYS, WITH, WITHOUT, Case, ace_high_slips
from .amounts import money_field, money_part, parse_money, slips_shown
from .bonus_hands import ace_high_hand
from .choices import choice_field, choice_part, parse_choice
from .dealing import Mix, Percent, any_hand, hand_of_shape, pick_rule, until
from .kind import Answer, Choice, Form, Grade, Kind, Prompt, Question, RuleWords
from .one_seat import lay, other_hand, paid_in_full, parse_own
from .round_layout import draw_table, posted, seat_name
from .rounds import round_of, write_round
from .wagers import wager

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
        ace_high = rng.random() * 100 < options.ace_high
        bank = until(
            lambda: any_hand(rng),
            lambda cards: is_ace_high(house.spread(cards)) == ace_high,
            "either kind of bank",
        )
        return _question(house, _round(rng, house, bank, other_hand(rng, bank)))
    rule = pick_rule(rng, options.mix, {rule.id: 1 for rule in rules(house)})
    round = until(
        lambda: _drawn_for(rng, house, rule),
        lambda round: Case(house, round).clause == rule,
        f'rounds for the rule "{rule}"',
    )
    return _question(house, round)


def _question(house: House, round: Round) -> Question:
    return Question("ace_high_pay", write_round(house, round))


def _drawn_for(rng: Random, house: House, rule: str) -> Round:
    if rule == NO:
        bank = rng.choice(_NOT_ACE_HIGH)(rng, house)
        return _round(rng, house, bank, other_hand(rng, bank))
    joker = rule == WITH or (rule in (BOTH, MUST_BEAT) and rng.random() < 0.5)
    bank = ace_high_hand(rng, house, joker, ())
    if rule == BOTH or (rule == MUST_BEAT and rng.random() < 0.5):
        with_joker = not joker and rng.random() < 0.5
        return _round(rng, house, bank, ace_high_hand(rng, house, with_joker, bank))
    return _round(rng, house, bank, other_hand(rng, bank))


def _pair_with_joker(rng: Random, house: House) -> tuple[Card, ...]:
    """A pair of aces that counts the joker."""
    return until(
        lambda: hand_of_shape(rng, ["pair"], house.joker), lambda cards: JOKER in cards, "aces with the joker"
    )


def _other_no_pair(rng: Random, house: House) -> tuple[Card, ...]:
    """No pair, and not ace-high all the same: a king on top, or a straight or flush among the seven."""
    return until(
        lambda: hand_of_shape(rng, ["no pair"], house.joker),
        lambda cards: not is_ace_high(house.spread(cards)),
        "no pair that is not ace-high",
    )


_NOT_ACE_HIGH: tuple[Callable[[Random, House], tuple[Card, ...]], ...] = (
    lambda rng, house: any_hand(rng),
    _pair_with_joker,
    _other_no_pair,
)
"""Banks that are not ace-high: as they fall, and two that are taken for it."""


def _round(rng: Random, house: House, bank: tuple[Card, ...], player: tuple[Card, ...]) -> Round:
    assert house.ace_high is not None, "only a house with Ace-High is asked about it"
    limits = house.ace_high.limits
    bets = Bets(wager(rng, house.base_limits), ace_high_cents=limits.least_cents)
    round = lay(rng, house, house.usual_split(player), bank, bets)
    return paid_in_full(rng, house, round, "ace-high", limits)


def ask(question: Question, house: House) -> Prompt:
    case = Case.of(question, house)
    asked = {rule.id for rule in rules(house)}
    return Prompt(
        f"{seat_name(case.seat.number)} has {write_dollars(case.stake)} on Ace-High. Which line applies, and what "
        "does the wager win?",
        (),
        (
            choice_field(LINE, _LABELS[LINE], [each for rule, each in _CHOICES.items() if rule in asked]),
            money_field(PAYS, _LABELS[PAYS]),
        ),
        table=draw_table(house, round_of(question.data)),
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
    told.append(case.wager.reason)
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
