"""Three to five hands of five cards: which is the highest, which comes next, and which are equal?"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import cast

from paigow_train.game.cards import CardError, as_dealt, parse_cards
from paigow_train.game.splits import BACK_SIZE
from paigow_train.house.house import House

from .dealing import Mix, pick_rule
from .hand_order import CATEGORY, EQUAL, Hand, deciders, order_words, places
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
from .order_deals import FEWEST, MOST, hands_decided_by, natural_hands

_LETTERS = "ABCDE"
_PLACES = ("1st", "2nd", "3rd", "4th", "5th")


@dataclass(frozen=True)
class Options:
    """`hands` is a trainer's own list, each entry three to five hands of five cards with semicolons between
    them; without one, hands are dealt by the `mix`.
    """

    mix: Mix = "natural"
    hands: tuple[str, ...] = ()

    def __post_init__(self) -> None:
        for entry in self.hands:
            parse_hands(entry)


def parse_hands(text: str) -> list[Hand]:
    """Three to five hands, `five cards ; five cards ; five cards`; raises `CardError`."""
    hands = [parse_cards(part) for part in text.split(";")]
    if not FEWEST <= len(hands) <= MOST:
        raise CardError(
            f'"{text}" is {len(hands)} hands; three to five are put in order, with semicolons between them.'
        )
    for hand in hands:
        if len(hand) != BACK_SIZE:
            raise CardError(f'"{as_dealt(hand)}" is {len(hand)} cards; five are wanted.')
    cards = [card for hand in hands for card in hand]
    for card in cards:
        if cards.count(card) > 1:
            raise CardError(f'"{text}" has the {card.words} ({card}) in two hands.')
    return hands


def rules(house: House) -> tuple[RuleWords, ...]:
    return order_words(house)


def offered(house: House) -> str | None:
    return None


def deal(rng: Random, house: House, options: Options) -> Question:
    if options.hands:
        hands = parse_hands(rng.choice(options.hands))
        rng.shuffle(hands)
    elif options.mix == "natural":
        hands = natural_hands(rng)
    else:
        rule = pick_rule(rng, options.mix, {each.id: 1 for each in rules(house)})
        hands = hands_decided_by(rng, house, rule)
    return Question("rank_hands", {"hands": [as_dealt(hand) for hand in hands]})


def _hands(question: Question) -> list[Hand]:
    return [parse_cards(text) for text in cast("Sequence[str]", question.data["hands"])]


def _names(question: Question) -> list[str]:
    return [f"place-{letter.lower()}" for letter in _LETTERS[: len(_hands(question))]]


def ask(question: Question, house: House) -> Prompt:
    hands = _hands(question)
    choices = tuple(Choice(str(place), _PLACES[place - 1]) for place in range(1, len(hands) + 1))
    return Prompt(
        "Put these hands in order, 1st the highest. Equal hands share a place; the next hand takes the next.",
        tuple(Laid(f"Hand {letter}", seven=hand) for letter, hand in zip(_LETTERS, hands, strict=False)),
        tuple(
            Field(name, f"Hand {letter}", "choice", choices=choices)
            for name, letter in zip(_names(question), _LETTERS, strict=False)
        ),
    )


def parse(question: Question, form: Form) -> Answer:
    names = _names(question)
    known = [str(place) for place in range(1, len(names) + 1)]
    answer = {}
    for name, letter in zip(names, _LETTERS, strict=False):
        given = list(form.get(name, ()))
        if len(given) != 1 or given[0] not in known:
            raise AnswerError(f"Give hand {letter} one place, {known[0]} to {known[-1]}.")
        answer[name] = given[0]
    taken = set(answer.values())
    for place in known[: len(taken)]:
        if place not in taken:
            missing = _PLACES[int(place) - 1].lower()
            raise AnswerError(f"No hand is {missing}: places run without a gap, and equal hands share one.")
    return answer


def grade(question: Question, answer: Answer, house: House) -> Grade:
    return _grade(question, answer, house)


def blank(question: Question, house: House) -> Grade:
    return _grade(question, {}, house)


def _grade(question: Question, answer: Answer, house: House) -> Grade:
    hands = _hands(question)
    parts = zip(_names(question), _LETTERS, places(hands, house), deciders(hands, house), strict=False)
    return Grade(tuple(_part(letter, place, rule, answer, name) for name, letter, place, rule in parts))


def _part(letter: str, place: int, rule: str, answer: Mapping[str, object], name: str) -> Part:
    given = str(answer.get(name, ""))
    return Part(
        rule=rule,
        label=f"Hand {letter}",
        right=given == str(place),
        expected=str(place),
        given=given,
        expected_words=_PLACES[place - 1],
        given_words=_PLACES[int(given) - 1] if given else "",
    )


def explain(question: Question, grade: Grade, house: House) -> tuple[str, ...]:
    """The rules of the places missed, or else all but the plainest; then the hands from the highest down."""
    rules_asked = dict.fromkeys(part.rule for part in grade.parts)
    missed = dict.fromkeys(part.rule for part in grade.parts if not part.right)
    telling = missed or {rule: None for rule in rules_asked if rule != CATEGORY} or rules_asked
    says = {rule.id: rule.say for rule in rules(house)}
    told = [says[rule] for rule in telling]
    in_order = sorted(zip(grade.parts, _hands(question), strict=True), key=lambda each: int(each[0].expected))
    for part, hand in in_order:
        shared = ", shared" if part.rule == EQUAL else ""
        told.append(f"{part.expected_words}{shared}: {part.label}, {house.ranking.back(hand).name}.")
    return tuple(told)


RANK_HANDS = Kind(
    name="rank_hands",
    title="Put hands in order",
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
