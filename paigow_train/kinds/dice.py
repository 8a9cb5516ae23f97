"""Who is dealt the first hand and which way the hands go out; or whether the right number is left."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random

from paigow_train.game.cards import DECK, HAND_SIZE
from paigow_train.house.house import House
from paigow_train.table.dice import DICE as THROWN
from paigow_train.table.dice import POSITIONS
from paigow_train.table.order import SEATS, SEATS_WITH_DESIGNATED

from . import start_rules as clauses
from .dealing import Mix, Percent, pick_rule, until
from .kind import (
    JSON,
    Answer,
    AnswerError,
    Choice,
    Field,
    Form,
    Grade,
    Kind,
    Part,
    Prompt,
    Question,
    RuleWords,
)
from .start_count import Start, value_of
from .start_layout import places, table

_CLOCKWISE = (Choice("clockwise", "Clockwise"), Choice("counter-clockwise", "Counter-clockwise"))
_STUB = (
    Choice("go on", "Go on: the deal is right"),
    Choice("misdeal", "Misdeal: every hand is dead"),
    Choice("put right", "Find the hand that is over or short and put it right"),
)
_STUB_SLIP = "One wrong hand cannot be told from another, so none is put right: all are dead."


@dataclass(frozen=True)
class Options:
    """`stub` is the share of deals that ask for the count of the stub; `mix` weights by rule id."""

    mix: Mix = "natural"
    stub: Percent = Percent(20)


def rules(house: House) -> tuple[RuleWords, ...]:
    return tuple(RuleWords(rule, say) for rule, say in clauses.says_of(house).items())


def offered(house: House) -> str | None:
    return None


def deal(rng: Random, house: House, options: Options) -> Question:
    def draw() -> Question:
        if rng.random() * 100 < options.stub:
            return Question("dice", {"left": _left(rng)})
        return Question("dice", _button(rng) if house.action.by == "button" else _dice(rng, house))

    if options.mix == "natural":
        return draw()
    wanted = pick_rule(rng, options.mix, {rule.id: 1 for rule in rules(house)})
    of_stub = wanted in (clauses.FOUR_LEFT, clauses.WRONG_LEFT)
    options = Options(stub=Percent(100 if of_stub else 0))
    return until(
        draw,
        lambda question: wanted in {part.rule for part in blank(question, house).parts},
        f'tables for "{wanted}"',
    )


def _left(rng: Random) -> int:
    """Right in half of the counts; a card or two more or fewer in the others."""
    return clauses.LEFT + (0 if rng.random() < 0.5 else rng.choice((-2, -1, 1, 2)))


def _dice(rng: Random, house: House) -> dict[str, JSON]:
    data: dict[str, JSON] = {}
    if house.action.drawn_number and rng.random() < 0.2:
        data["number"] = rng.randint(1, POSITIONS)
    else:
        data["dice"] = [rng.randint(1, 6) for _ in range(THROWN)]
    banks = rng.randint(1, SEATS) if house.bank.player_banking == "yes" and rng.random() < 0.25 else "house"
    seats = [seat for seat in range(1, SEATS + 1) if seat != banks]
    empty = sorted(rng.sample(seats, rng.choice((0, 1, 1, 2, 2, 3, 4))))
    return {**data, "bank": banks, "empty": empty, "no_play": house.action.no_play_spot}


def _button(rng: Random) -> dict[str, JSON]:
    """A full table, the button neither before the designated player nor before whoever may be the next."""
    seats = range(1, SEATS_WITH_DESIGNATED + 1)
    bank = rng.choice(seats)
    following = {bank, bank % len(seats) + 1}
    free = [seat for seat in seats if seat not in following and seat % len(seats) + 1 not in following]
    return {"button": rng.choice(free), "bank": bank}


def ask(question: Question, house: House) -> Prompt:
    data = question.data
    fields = tuple(_fields(question).values())
    if "left" in data:
        return Prompt(f"Seven hands are dealt and {data['left']} cards are left. What now?", (), fields)
    shown = (
        "The action button lies where you see it."
        if "button" in data
        else f"The number drawn is {data['number']}."
        if "number" in data
        else "The dice are open."
    )
    return Prompt(f"{shown} Who is first, and which way?", (), fields, table=table(question, house))


def _fields(question: Question) -> dict[str, Field]:
    data = question.data
    if "left" in data:
        return {"stub": Field("stub", "The stub", "choice", choices=_STUB)}
    fields = [Field("first", "The first hand goes to", "choice", choices=places(question))]
    if "button" in data:
        fields.append(Field("next", "Next hand, the button is at", "choice", choices=places(question)))
    fields.append(Field("direction", "The hands go out", "choice", choices=_CLOCKWISE))
    return {field.name: field for field in fields}


def parse(question: Question, form: Form) -> Answer:
    answer = {}
    for name, field in _fields(question).items():
        given = list(form.get(name, ()))
        if len(given) != 1 or given[0] not in {choice.value for choice in field.choices}:
            raise AnswerError(f"Choose one answer of those offered under: {field.label}.")
        answer[name] = given[0]
    return answer


def grade(question: Question, answer: Answer, house: House) -> Grade:
    return _grade(question, {name: str(value) for name, value in answer.items()}, house)


def blank(question: Question, house: House) -> Grade:
    return _grade(question, {}, house)


def _grade(question: Question, given: dict[str, str], house: House) -> Grade:
    fields = _fields(question)
    parts = []
    for name, rule, expected in _expected(question, house):
        words = {choice.value: choice.words for choice in fields[name].choices}
        got = given.get(name, "")
        right = got == expected
        parts.append(
            Part(rule, fields[name].label, right, expected, got, words[expected], words.get(got, ""))
        )
    return Grade(tuple(parts))


def _expected(question: Question, house: House) -> Iterator[tuple[str, str, str]]:
    """Each thing asked: its field, the rule that is asked, and the right answer."""
    data = question.data
    if "left" in data:
        right = data["left"] == clauses.LEFT
        yield "stub", clauses.FOUR_LEFT if right else clauses.WRONG_LEFT, "go on" if right else "misdeal"
        return
    if "button" in data:
        button = data["button"]
        assert isinstance(button, int)
        yield "first", clauses.BUTTON_FIRST, value_of(button)
        yield "next", clauses.BUTTON_MOVES, value_of(button % SEATS_WITH_DESIGNATED + 1)
    else:
        start = Start.of(data, house)
        yield "first", clauses.rule_of(start), value_of(start.first)
    yield "direction", clauses.DIRECTION, house.action.delivery


def explain(question: Question, grade: Grade, house: House) -> tuple[str, ...]:
    data, parts = question.data, dict(zip(_fields(question), grade.parts, strict=True))
    if "left" in data:
        part = parts["stub"]
        sums = f"{len(DECK)} − {POSITIONS} × {HAND_SIZE} = {clauses.LEFT}; here {data['left']} are left."
        slips = [_STUB_SLIP] if part.given == "put right" and data["left"] != clauses.LEFT else []
        return (clauses.cited(part.rule, house), sums, *slips)
    told = [clauses.cited(parts["first"].rule, house)]
    if "button" in data:
        told.append(clauses.cited(parts["next"].rule, house))
        told.append(f"{parts['first'].expected_words} now, {parts['next'].expected_words.lower()} next.")
        told.append(clauses.cited(clauses.DIRECTION, house))
        return tuple(told)
    return (*told, *_counted(Start.of(data, house), parts["first"]))


def _counted(start: Start, part: Part) -> Iterator[str]:
    if start.number is None:
        yield f"{' + '.join(map(str, start.dice))} = {start.count}."
    else:
        yield f"The number drawn is {start.number}."
    yield f"Counted {start.direction}: {start.say_count()}"
    yield (
        f"The hands are delivered {start.house.action.delivery}: {start.name(start.first)} first, "
        f"then {start.name(start.second)}."
    )
    slip = start.slip(part.given)
    if slip and not part.right:
        yield f"Not {part.given_words[:1].lower()}{part.given_words[1:]}: {slip[:1].lower()}{slip[1:]}"


DICE = Kind(
    name="dice",
    title="Dice and deal",
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
