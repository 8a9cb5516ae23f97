"""Seven cards: what is the best five-card hand among them?"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import cast

from paigow_train.game.cards import as_dealt, parse_cards, parse_hand
from paigow_train.game.names import sentence
from paigow_train.game.splits import Spread
from paigow_train.house.house import House

from .dealing import Mix, any_hand, pick_rule
from .hand_names import best_five, offered_names, readings
from .hand_traps import trap_of, trap_words
from .kind import (
    Answer,
    AnswerError,
    Choice,
    Field,
    Form,
    Grade,
    Kind,
    Laid,
    Part,
    Prompt,
    Question,
    RuleWords,
)
from .trap_deals import hand_with_trap


@dataclass(frozen=True)
class Options:
    """`hands` is a trainer's own list of seven-card hands; without one, hands are dealt by the `mix`."""

    mix: Mix = "natural"
    hands: tuple[str, ...] = ()

    def __post_init__(self) -> None:
        for hand in self.hands:
            parse_hand(hand)


def rules(house: House) -> tuple[RuleWords, ...]:
    return trap_words(house)


def offered(house: House) -> str | None:
    return None


def deal(rng: Random, house: House, options: Options) -> Question:
    if options.hands:
        cards = list(parse_hand(rng.choice(options.hands)))
        rng.shuffle(cards)
    elif options.mix == "natural":
        cards = list(any_hand(rng))
    else:
        trap = pick_rule(rng, options.mix, {rule.id: 1 for rule in rules(house)})
        cards = list(hand_with_trap(rng, house, trap))
    names = offered_names(house.spread(cards), house)
    return Question("name_hand", {"cards": as_dealt(cards), "options": names})


def _spread(question: Question, house: House) -> Spread:
    return house.spread(parse_cards(str(question.data["cards"])))


def _offered(question: Question) -> Sequence[str]:
    return cast("Sequence[str]", question.data["options"])


def ask(question: Question, house: House) -> Prompt:
    choices = tuple(Choice(name, sentence(name)) for name in _offered(question))
    return Prompt(
        "What is the best five-card hand among these seven cards?",
        (Laid("Seven cards", seven=parse_cards(str(question.data["cards"]))),),
        (Field("hand", "The best five", "choice", choices=choices),),
    )


def parse(question: Question, form: Form) -> Answer:
    given = list(form.get("hand", ()))
    if len(given) != 1 or given[0] not in _offered(question):
        raise AnswerError("Name the best five-card hand: choose one of those offered.")
    return {"hand": given[0]}


def grade(question: Question, answer: Answer, house: House) -> Grade:
    return _grade(question, str(answer["hand"]), house)


def blank(question: Question, house: House) -> Grade:
    return _grade(question, "", house)


def _grade(question: Question, given: str, house: House) -> Grade:
    spread = _spread(question, house)
    expected = house.ranking.made_back(spread.best).name
    part = Part(
        rule=trap_of(spread),
        label="The best five",
        right=given == expected,
        expected=expected,
        given=given,
        expected_words=sentence(expected),
        given_words=sentence(given),
    )
    return Grade((part,))


def explain(question: Question, grade: Grade, house: House) -> tuple[str, ...]:
    part, spread = grade.parts[0], _spread(question, house)
    say = next(rule.say for rule in rules(house) if rule.id == part.rule)
    told = [say, f"{as_dealt(best_five(spread))}: {part.expected}."]
    slip = next((each.slip for each in readings(spread, house) if each.name == part.given), "")
    if slip and not part.right:
        told.append(f"Not {part.given}: {slip[:1].lower()}{slip[1:]}")
    return tuple(told)


NAME_HAND = Kind(
    name="name_hand",
    title="Name the hand",
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
