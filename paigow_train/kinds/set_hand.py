"""Set seven cards the house way."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from paigow_train.game.cards import CardError, as_dealt, card, parse_cards, parse_hand
from paigow_train.game.showdown import foul_of
from paigow_train.game.splits import FRONT_SIZE, Split, Spread, parse_split
from paigow_train.house.house import House
from paigow_train.house.way import Decision

from .dealing import Mix, any_hand, hand_for_rule, pick_rule
from .kind import Answer, AnswerError, Field, Form, Grade, Kind, Part, Prompt, Question, RuleWords


@dataclass(frozen=True)
class Options:
    """`hands` is a trainer's own list of seven-card hands; without one, hands are dealt by the `mix`."""

    mix: Mix = "natural"
    hands: tuple[str, ...] = ()

    def __post_init__(self) -> None:
        for hand in self.hands:
            parse_hand(hand)


def rules(house: House) -> tuple[RuleWords, ...]:
    return tuple(RuleWords(rule.id, rule.say) for rule in house.way.rules) if house.way else ()


def offered(house: House) -> str | None:
    return house.no_way if house.way is None else None


def deal(rng: Random, house: House, options: Options) -> Question:
    if options.hands:
        cards = list(parse_hand(rng.choice(options.hands)))
        rng.shuffle(cards)
        return _question(as_dealt(cards))
    if options.mix == "natural":
        return _question(as_dealt(any_hand(rng)))
    rule = pick_rule(rng, options.mix, {each.id: 1 for each in rules(house)})
    return _question(as_dealt(hand_for_rule(rng, house, rule)))


def _question(cards: str) -> Question:
    return Question("set_hand", {"cards": cards})


def ask(question: Question, house: House) -> Prompt:
    cards = parse_cards(str(question.data["cards"]))
    return Prompt(
        "Set this hand the house way: tap the two cards that go in front.",
        (),
        (Field("front", "Your seven cards", "front", cards=cards),),
    )


def parse(question: Question, form: Form) -> Answer:
    texts = form.get("front", ())
    dealt = parse_cards(str(question.data["cards"]))
    try:
        front = [card(text) for text in texts]
    except CardError as error:
        raise AnswerError(str(error)) from None
    if len(front) != FRONT_SIZE or len(set(front)) != FRONT_SIZE:
        chosen = {0: "No card is", 1: "One card is"}.get(len(set(front)), f"{len(front)} cards are")
        raise AnswerError(f"{chosen} in front; choose the two that go in front.")
    strange = [each for each in front if each not in dealt]
    if strange:
        raise AnswerError(f"The {strange[0].words} is not one of the seven cards of this hand.")
    return {"split": str(Split.of(front, [each for each in dealt if each not in front]))}


def grade(question: Question, answer: Answer, house: House) -> Grade:
    decision = _decision(question, house)
    spread = decision.spread
    given = str(answer["split"])
    number = next(n for n in range(len(spread.places)) if str(spread.split(n)) == given)
    right = spread.settings[number] == decision.setting
    return Grade((_part(decision, right, given, _names(spread, number)),))


def blank(question: Question, house: House) -> Grade:
    return Grade((_part(_decision(question, house), False, "", ""),))


def _decision(question: Question, house: House) -> Decision:
    return house.decide(parse_cards(str(question.data["cards"])))


def _part(decision: Decision, right: bool, given: str, given_words: str) -> Part:
    return Part(
        rule=decision.rule.id,
        label="House way",
        right=right,
        expected=str(decision.split),
        given=given,
        expected_words=_names(decision.spread, decision.number),
        given_words=given_words,
        show="split",
    )


def _names(spread: Spread, number: int) -> str:
    ranking = spread.ranking
    front, back = ranking.made_front(spread.fronts[number]), ranking.made_back(spread.backs[number])
    return f"{front.name} | {back.name}"


def explain(question: Question, grade: Grade, house: House) -> tuple[str, ...]:
    decision = _decision(question, house)
    part = grade.parts[0]
    sentences = [f"{decision.rule.say} ({decision.rule.cite})"]
    for short in decision.fell_short:
        if short.rule.if_front is not None:
            best = f"the best front was {short.best_front.name}" if short.best_front else "no front was left"
            sentences.append(f"Not this one: {short.rule.say} Here {best}.")
    if part.given and not part.right:
        sentences.extend(_what_was_wrong(part, decision, house))
    return tuple(sentences)


def _what_was_wrong(part: Part, decision: Decision, house: House) -> list[str]:
    given = parse_split(part.given)
    foul = foul_of(given, house.ranking)
    if foul:
        return [f"Your setting is foul: {foul.say}"]
    if house.ranking.front_value(given.front) == decision.front.value:
        made = house.ranking.back(given.back)
        return [f"Your front is right, but it leaves {made.name} behind instead of {decision.back.name}."]
    return []


SET_HAND = Kind(
    name="set_hand",
    title="Set the hand",
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
