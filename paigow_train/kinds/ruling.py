"""A situation at the table: what happens now?

A question holds the situation and the options in the order shown, and no more. The ruling is found again by
its situation, of which a house has each once.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from random import Random
from typing import cast

from paigow_train.house.house import House
from paigow_train.house.rulings import Ruling
from paigow_train.house.settings import SettingIs

from .dealing import Mix, pick_rule
from .kind import Answer, AnswerError, Choice, Field, Form, Grade, Kind, Part, Prompt, Question, RuleWords


@dataclass(frozen=True)
class Options:
    """`mix` weights by the rulings' ids; otherwise each is as likely as any other."""

    mix: Mix = "natural"


def rules(house: House) -> tuple[RuleWords, ...]:
    return tuple(RuleWords(each.id, each.why) for each in house.rulings)


def offered(house: House) -> str | None:
    return None if house.rulings else f"No rulings are written for {house.name}."


def deal(rng: Random, house: House, options: Options) -> Question:
    wanted = pick_rule(rng, options.mix, {each.id: 1 for each in house.rulings})
    ruling = next(each for each in house.rulings if each.id == wanted)
    shown = [ruling.right, *(each.say for each in ruling.wrong)]
    rng.shuffle(shown)
    return Question("ruling", {"situation": ruling.situation, "options": shown})


def _ruling(question: Question, house: House) -> Ruling:
    situation = question.data["situation"]
    found = next((each for each in house.rulings if each.situation == situation), None)
    if found is None:
        raise LookupError(f"{house.name} has no ruling on this situation: {situation}")
    return found


def _shown(question: Question) -> Sequence[str]:
    return cast("Sequence[str]", question.data["options"])


def ask(question: Question, house: House) -> Prompt:
    choices = tuple(Choice(each, each) for each in _shown(question))
    situation = str(question.data["situation"])
    return Prompt(situation, (), (Field("call", "What happens now?", "choice", choices=choices),))


def parse(question: Question, form: Form) -> Answer:
    given = list(form.get("call", ()))
    if len(given) != 1 or given[0] not in _shown(question):
        raise AnswerError("Say what happens now: choose one of the answers offered.")
    return {"call": given[0]}


def grade(question: Question, answer: Answer, house: House) -> Grade:
    return _grade(question, str(answer["call"]), house)


def blank(question: Question, house: House) -> Grade:
    return _grade(question, "", house)


def _grade(question: Question, given: str, house: House) -> Grade:
    ruling = _ruling(question, house)
    return Grade((Part(ruling.id, ruling.situation, given == ruling.right, ruling.right, given),))


def explain(question: Question, grade: Grade, house: House) -> tuple[str, ...]:
    """Why it is so and who says it; then why each other option is wrong, the one given first."""
    ruling = _ruling(question, house)
    given = grade.parts[0].given
    wrong = sorted(ruling.wrong, key=lambda each: each.say != given)
    return (
        f"{ruling.why} ({_cite(ruling, house)})",
        *(f'Not "{each.say.rstrip(".")}": {each.why_not}' for each in wrong),
    )


def _cite(ruling: Ruling, house: House) -> str:
    """The room's own words where the ruling hangs on a procedure of its text, else the ruling's citation."""
    if ruling.is_the_rooms:
        return "No text of this room says it: ask the room"
    return next(_own_words(ruling, house), ruling.cite)


def _own_words(ruling: Ruling, house: House) -> Iterator[str]:
    for condition in ruling.when:
        if isinstance(condition, SettingIs) and condition.name == "procedure":
            yield from (each.cite for each in house.procedures if each.id in condition.allowed)


RULING = Kind(
    name="ruling",
    title="What happens now?",
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
