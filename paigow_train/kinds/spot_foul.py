"""Is this set hand legal or foul, and why?"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random

from paigow_train.game.facts import SHAPES, Shape
from paigow_train.game.names import sentence
from paigow_train.game.showdown import foul_of
from paigow_train.game.splits import FOUL, Split, Spread, parse_split
from paigow_train.house.house import House

from .choices import choice_part
from .dealing import Mix, Percent, any_hand, hand_of_shape, pick_rule, until
from .kind import (
    Answer,
    AnswerError,
    Choice,
    Field,
    Form,
    Grade,
    Kind,
    Laid,
    Prompt,
    Question,
    RuleWords,
)

OUTRANKS, COUNT = "front-outranks-back", "wrong-count"
EQUAL, EXCHANGE, LEGAL = "legal-equal-rank", "legal-by-one-card", "legal"

_RULES = (
    RuleWords(OUTRANKS, "A front that outranks the back is foul."),
    RuleWords(COUNT, "Other than two cards in front and five behind is foul."),
    RuleWords(
        EQUAL, "The front's pair or high card is the back's too: legal, the back has the further cards."
    ),
    RuleWords(EXCHANGE, "Legal, though changing one card for another would make it foul."),
    RuleWords(LEGAL, "The back outranks the front: legal."),
)
_CHOICES = (
    Choice("legal", "Legal"),
    Choice("front outranks back", "Foul: the front outranks the back"),
    Choice("wrong count", "Foul: wrong count of cards"),
)
_WITH_EQUALS: tuple[Shape, ...] = ("pair", "trips", "quads", "quads and pair")


@dataclass(frozen=True)
class Options:
    """`fouls` is the share of fouls, `wrong_count` the share of those with a wrong count of cards.

    Near-fouls come as often as fouls; what is left is plainly legal. `hands` is a trainer's own list of set
    hands, `mix` weights by rule id.
    """

    mix: Mix = "natural"
    fouls: Percent = Percent(40)
    wrong_count: Percent = Percent(20)
    hands: tuple[str, ...] = ()

    def __post_init__(self) -> None:
        if self.fouls > 50:
            raise ValueError("near-fouls come as often as fouls, so fouls can be half of the deals at most.")
        for hand in self.hands:
            parse_split(hand)


def rules(house: House) -> tuple[RuleWords, ...]:
    """The rules that this kind can ask the house; where equal pairs are foul there is no legal one."""
    if house.equal_pairs == "foul":
        return tuple(rule for rule in _RULES if rule.id != EQUAL)
    return _RULES


def offered(house: House) -> str | None:
    return None


def deal(rng: Random, house: House, options: Options) -> Question:
    if options.hands:
        return _question(parse_split(rng.choice(options.hands)))
    near, foul, wrong = options.fouls * 100, options.fouls * 100, options.fouls * options.wrong_count
    shares = {OUTRANKS: foul - wrong, COUNT: wrong, EQUAL: near // 2, EXCHANGE: near // 2}
    shares[LEGAL] = 100 * 100 - foul - near
    if house.equal_pairs == "foul":
        shares[EXCHANGE] += shares.pop(EQUAL)
    rule = pick_rule(rng, options.mix, shares)
    if rule == COUNT:
        return _question(_wrong_count(rng, house))
    return _question(
        until(lambda: _set(rng, house, rule), lambda split: split is not None, f'set hands for "{rule}"')
    )


def _question(split: Split | None) -> Question:
    assert split is not None
    front, back = str(split).split("|")
    return Question("spot_foul", {"front": front.strip(), "back": back.strip()})


def _set(rng: Random, house: House, rule: str) -> Split | None:
    """A random hand set so that the rule is the one asked; None where the hand drawn cannot be."""
    if rule == LEGAL:
        usual = house.usual_split(any_hand(rng))
        return usual if _rule_asked(usual, house) == LEGAL else None
    shapes = _WITH_EQUALS if rule == EQUAL else SHAPES
    if rule == EQUAL or rng.random() < 0.5:  # as the cards fall, pairs in front would hardly ever be seen
        spread = house.spread(hand_of_shape(rng, [rng.choice(shapes)], house.joker))
    else:
        spread = house.spread(any_hand(rng))
    numbers = [number for number in range(len(spread.places)) if _rule_of(spread, number) == rule]
    return spread.split(rng.choice(numbers)) if numbers else None


def _rule_of(spread: Spread, number: int) -> str:
    """The rule that a split of seven cards, two in front, is a case of."""
    if spread.settings[number] == FOUL:
        return OUTRANKS
    if _same_highest_group(spread, number):
        return EQUAL
    return (
        EXCHANGE if any(spread.settings[other] == FOUL for other in _one_exchange(spread, number)) else LEGAL
    )


def _same_highest_group(spread: Spread, number: int) -> bool:
    return spread.fronts[number] >> 16 == spread.backs[number] >> 16


def _one_exchange(spread: Spread, number: int) -> Iterator[int]:
    """The splits that differ in one card of the front."""
    for other, places in enumerate(spread.places):
        if len(set(places) & set(spread.places[number])) == 1:
            yield other


def _wrong_count(rng: Random, house: House) -> Split:
    """A usual setting with one card too few or too many in front."""
    split = house.usual_split(any_hand(rng))
    if rng.random() < 0.5:
        moved = rng.choice(split.back)
        return Split.of((*split.front, moved), [card for card in split.back if card is not moved])
    moved = rng.choice(split.front)
    return Split.of([card for card in split.front if card is not moved], (*split.back, moved))


def _split(question: Question) -> Split:
    return parse_split(f"{question.data['front']} | {question.data['back']}")


def ask(question: Question, house: House) -> Prompt:
    split = _split(question)
    return Prompt(
        "Is this hand legal or foul?",
        (Laid("The player's hand", split.front, split.back),),
        (Field("verdict", "Your call", "choice", choices=_CHOICES),),
    )


def parse(question: Question, form: Form) -> Answer:
    given = list(form.get("verdict", ()))
    if len(given) != 1 or given[0] not in {choice.value for choice in _CHOICES}:
        raise AnswerError("Make your call: legal, the front outranks the back, or wrong count of cards.")
    return {"verdict": given[0]}


def grade(question: Question, answer: Answer, house: House) -> Grade:
    return _grade(question, str(answer["verdict"]), house)


def blank(question: Question, house: House) -> Grade:
    return _grade(question, "", house)


def _grade(question: Question, given: str, house: House) -> Grade:
    split = _split(question)
    foul = foul_of(split, house.ranking)
    expected = foul.reason if foul else "legal"
    return Grade((choice_part(_rule_asked(split, house), "Your call", _CHOICES, expected, given),))


def _rule_asked(split: Split, house: House) -> str:
    if not split.counts_right:
        return COUNT
    spread = house.spread(split.cards)
    front = set(split.front)
    number = next(n for n in range(len(spread.places)) if set(spread.split(n).front) == front)
    return _rule_of(spread, number)


def explain(question: Question, grade: Grade, house: House) -> tuple[str, ...]:
    split = _split(question)
    foul = foul_of(split, house.ranking)
    if foul:
        return (foul.say,)
    front, back = house.ranking.front(split.front), house.ranking.back(split.back)
    say = next(rule.say for rule in _RULES if rule.id == grade.parts[0].rule)
    return (sentence(f"{front.name} in front, {back.name} behind."), say)


SPOT_FOUL = Kind(
    name="spot_foul",
    title="Spot the foul",
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
