"""The bank and one player are set: who has the front, who has the back, and what does the base wager do?"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

from paigow_train.game.bonus import is_ace_high
from paigow_train.game.cards import DECK, HAND_SIZE, Card
from paigow_train.game.showdown import Compared, Showdown
from paigow_train.game.splits import Split, parse_layout, parse_split
from paigow_train.house.house import House
from paigow_train.house.judging import ACE_HIGH_SAY, judge

from .dealing import Mix, Percent, hand_of_shape, pick_rule, until
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

BOTH, SPLIT, NEITHER = "win-both", "one-each", "lose-both"
COPY_WIN, COPY_LOSS, TWO_COPIES, ACE_HIGH = "copy-and-win", "copy-and-loss", "two-copies", "ace-high-push"
FRONT, BACK, COPY_FRONT, COPY_BACK = "compare-fronts", "compare-backs", "copy-in-front", "copy-behind"
NOT_COMPARED = "not compared"

_HANDS = {
    FRONT: "The higher front has it.",
    BACK: "The higher back has it, kickers included.",
    COPY_FRONT: "Fronts of equal rank are a copy, and a copy goes to the bank.",
    COPY_BACK: "Backs equal in all five ranks are a copy, and a copy goes to the bank.",
}
_OUTCOMES = {
    BOTH: "The player has both hands: the wager wins.",
    SPLIT: "One hand each: the wager pushes.",
    NEITHER: "The bank has both hands: the wager loses.",
    COPY_WIN: "A copy and a win: the wager pushes.",
    COPY_LOSS: "A copy and a loss: the bank has both, the wager loses.",
    TWO_COPIES: "Two copies: the bank has both, the wager loses.",
    ACE_HIGH: ACE_HIGH_SAY,
}
_COPY_LOSS_PUSHES = "A copy and a loss: this room pushes the wager."
_COPIES = (COPY_WIN, COPY_LOSS, TWO_COPIES)

_SIDES = (Choice("player", "Player"), Choice("bank", "Bank"), Choice("copy", "Copy"))
_UNCOMPARED = Choice(NOT_COMPARED, "Not compared")
_RESULTS = (Choice("win", "Player wins"), Choice("push", "Push"), Choice("lose", "Player loses"))


@dataclass(frozen=True)
class Options:
    """`copies` is the share of deals with a copy. `hands` is a trainer's own list of layouts, each
    `player's split ; bank's split`; `mix` weights by rule id.
    """

    mix: Mix = "natural"
    copies: Percent = Percent(40)
    hands: tuple[str, ...] = ()

    def __post_init__(self) -> None:
        for hand in self.hands:
            parse_layout(hand)


def rules(house: House) -> tuple[RuleWords, ...]:
    return tuple(RuleWords(rule, say) for rule, say in {**_HANDS, **_outcomes(house)}.items())


def _outcomes(house: House) -> dict[str, str]:
    says = dict(_OUTCOMES)
    if house.comparing.copy_and_loss == "pushes":
        says[COPY_LOSS] = _COPY_LOSS_PUSHES
    if not house.comparing.ace_high_push:
        del says[ACE_HIGH]
    return says


def offered(house: House) -> str | None:
    return None


def deal(rng: Random, house: House, options: Options) -> Question:
    if options.hands:
        return _question(*parse_layout(rng.choice(options.hands)))
    if options.mix != "natural":
        return _deal_for(rng, house, pick_rule(rng, options.mix, {rule.id: 1 for rule in rules(house)}))
    if rng.random() * 100 < options.copies:
        return _deal_for(rng, house, rng.choice(_COPIES))
    return until(lambda: _natural(rng, house), lambda question: not _has_copy(question, house), "no copy")


def _question(player: Split, bank: Split) -> Question:
    return Question("who_wins", {"player": str(player), "bank": str(bank)})


def _natural(rng: Random, house: House) -> Question:
    cards = rng.sample(DECK, 2 * HAND_SIZE)
    return _question(house.usual_split(cards[:HAND_SIZE]), house.usual_split(cards[HAND_SIZE:]))


def _has_copy(question: Question, house: House) -> bool:
    shown = _judge(question, house)
    return shown is not None and "copy" in (shown.front.side, shown.back.side)


def _deal_for(rng: Random, house: House, rule: str) -> Question:
    def asked(question: Question | None) -> bool:
        return question is not None and rule in {part.rule for part in blank(question, house).parts}

    def draw() -> Question | None:
        if rule == ACE_HIGH:
            return _ace_high_bank(rng, house)
        if rule in (COPY_FRONT, COPY_BACK, *_COPIES):
            return _with_copy(rng, house, rule)
        return _natural(rng, house)

    question = until(draw, asked, f'layouts for the rule "{rule}"')
    assert question is not None
    return question


def _ace_high_bank(rng: Random, house: House) -> Question | None:
    bank = hand_of_shape(rng, ["no pair"], house.joker)
    if not is_ace_high(house.spread(bank)):
        return None
    player = rng.sample([card for card in DECK if card not in bank], HAND_SIZE)
    return _question(house.usual_split(player), house.usual_split(bank))


def _with_copy(rng: Random, house: House, rule: str) -> Question | None:
    """A layout whose player copies the bank's front, back or both by cards of the same ranks; None where the
    cards drawn allow no such legal hand."""
    bank = house.usual_split(rng.sample(DECK, HAND_SIZE))
    left = [card for card in DECK if card not in bank.cards]
    rng.shuffle(left)
    copied: list[Card] = []
    if rule in (COPY_FRONT, TWO_COPIES) or (rule in (COPY_WIN, COPY_LOSS) and rng.random() < 0.7):
        copied += _same_ranks(bank.front, left)
    if rule in (COPY_BACK, TWO_COPIES) or not copied:
        copied += _same_ranks(bank.back, [card for card in left if card not in copied])
    others = [card for card in left if card not in copied]
    player = house.usual_split([*copied, *others[: HAND_SIZE - len(copied)]])
    return _question(player, bank)


def _same_ranks(cards: Sequence[Card], left: Sequence[Card]) -> list[Card]:
    """As many cards of the same ranks as are left."""
    found: list[Card] = []
    for card in cards:
        found += [each for each in left if each.rank == card.rank and each not in found][:1]
    return found


def _splits(question: Question) -> tuple[Split, Split]:
    return parse_split(str(question.data["player"])), parse_split(str(question.data["bank"]))


def _judge(question: Question, house: House) -> Showdown | None:
    """The showdown, or None where an ace-high bank pushes before anything is compared."""
    return judge(house, *_splits(question)).showdown


def ask(question: Question, house: House) -> Prompt:
    player, bank = _splits(question)
    sides = (*_SIDES, _UNCOMPARED) if house.comparing.ace_high_push else _SIDES
    return Prompt(
        "Compare the hands: who has the front, who has the back, and what happens to the wager?",
        (Laid("Bank", bank.front, bank.back), Laid("Player", player.front, player.back)),
        (
            Field("front", "Front", "choice", choices=sides),
            Field("back", "Back", "choice", choices=sides),
            Field("outcome", "The wager", "choice", choices=_RESULTS),
        ),
    )


def parse(question: Question, form: Form) -> Answer:
    sides = {choice.value for choice in (*_SIDES, _UNCOMPARED)}
    offered = {"front": sides, "back": sides, "outcome": {choice.value for choice in _RESULTS}}
    answer = {}
    for name, values in offered.items():
        given = list(form.get(name, ()))
        if len(given) != 1 or given[0] not in values:
            what = "what happens to the wager" if name == "outcome" else f"who has the {name}"
            raise AnswerError(f"Say {what}: {', '.join(sorted(values))}.")
        answer[name] = given[0]
    return answer


def grade(question: Question, answer: Answer, house: House) -> Grade:
    return _grade(question, {name: str(value) for name, value in answer.items()}, house)


def blank(question: Question, house: House) -> Grade:
    return _grade(question, {"front": "", "back": "", "outcome": ""}, house)


def _grade(question: Question, given: dict[str, str], house: House) -> Grade:
    shown = _judge(question, house)
    if shown is None:
        expected = {"front": NOT_COMPARED, "back": NOT_COMPARED, "outcome": "push"}
        asked = dict.fromkeys(expected, ACE_HIGH)
    else:
        expected = {"front": shown.front.side, "back": shown.back.side, "outcome": shown.outcome}
        asked = {
            "front": COPY_FRONT if shown.front.side == "copy" else FRONT,
            "back": COPY_BACK if shown.back.side == "copy" else BACK,
            "outcome": _outcome_rule(shown),
        }
    labels = {"front": "Front", "back": "Back", "outcome": "The wager"}
    return Grade(
        tuple(
            Part(
                rule=asked[name],
                label=labels[name],
                right=given[name] == expected[name],
                expected=expected[name],
                given=given[name],
                expected_words=_words(expected[name]),
                given_words=_words(given[name]),
            )
            for name in expected
        )
    )


def _words(value: str) -> str:
    return next((each.words for each in (*_SIDES, _UNCOMPARED, *_RESULTS) if each.value == value), "")


def _outcome_rule(shown: Showdown) -> str:
    sides = {shown.front.side, shown.back.side}
    if sides == {"copy"}:
        return TWO_COPIES
    if "copy" in sides:
        return COPY_WIN if "player" in sides else COPY_LOSS
    return SPLIT if len(sides) == 2 else BOTH if "player" in sides else NEITHER


def explain(question: Question, grade: Grade, house: House) -> tuple[str, ...]:
    shown = _judge(question, house)
    outcome = _outcomes(house)[grade.parts[-1].rule]
    if shown is None:
        return (outcome,)
    return (_compared("Front", shown.front), _compared("Back", shown.back), outcome)


def _compared(which: str, half: Compared) -> str:
    if half.side == "copy":
        return f"{which}: both have {half.bank.name}; a copy, which goes to the bank."
    winner, loser = (half.player, half.bank) if half.side == "player" else (half.bank, half.player)
    return f"{which}: the {half.side} has it, {winner.name} against {loser.name}."


WHO_WINS = Kind(
    name="who_wins",
    title="Who wins",
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
