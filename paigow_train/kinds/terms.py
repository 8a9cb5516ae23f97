"""The words of the game: what does this one mean, and what is this called?"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import cast

from paigow_train.game.names import sentence
from paigow_train.house.house import House
from paigow_train.house.rulings import Term

from .dealing import Mix, Percent, pick_rule
from .kind import Answer, AnswerError, Choice, Field, Form, Grade, Kind, Part, Prompt, Question, RuleWords

OPTIONS = 4
MEANING, WORD = "meaning", "word"


@dataclass(frozen=True)
class Options:
    """`meanings` is the share of deals that show a meaning and ask for the word; `mix` weights by rule id."""

    mix: Mix = "natural"
    meanings: Percent = Percent(50)


def _rule(term: Term) -> str:
    return f"term-{term.id}"


def rules(house: House) -> tuple[RuleWords, ...]:
    return tuple(RuleWords(_rule(each), f"{sentence(each.word)}: {each.meaning}") for each in house.terms)


def offered(house: House) -> str | None:
    if len(house.terms) < OPTIONS:
        return f"Too few words of the game are explained for {house.name}: {len(house.terms)} of {OPTIONS}."
    return None


def deal(rng: Random, house: House, options: Options) -> Question:
    wanted = pick_rule(rng, options.mix, {_rule(each): 1 for each in house.terms})
    term = next(each for each in house.terms if _rule(each) == wanted)
    others = _others(rng, term, house)[: OPTIONS - 1]
    if rng.random() * 100 < options.meanings:
        shown, asked, offered = term.meaning, WORD, [each.word for each in (term, *others)]
    else:
        shown, asked = rng.choice(term.words), MEANING
        offered = [each.meaning for each in (term, *others)]
    rng.shuffle(offered)
    return Question("terms", {"shown": shown, "asked": asked, "options": offered})


def _others(rng: Random, term: Term, house: House) -> list[Term]:
    """The other terms in a random order, those of its own group first."""
    others = [each for each in house.terms if each is not term]
    rng.shuffle(others)
    return sorted(others, key=lambda each: each.group != term.group)


def _term(question: Question, house: House) -> Term:
    shown = str(question.data["shown"])
    asks_word = question.data["asked"] == WORD
    found = next((t for t in house.terms if (shown == t.meaning if asks_word else shown in t.words)), None)
    if found is None:
        raise LookupError(f'{house.name} does not explain "{shown}".')
    return found


def _shown(question: Question) -> Sequence[str]:
    return cast("Sequence[str]", question.data["options"])


def ask(question: Question, house: House) -> Prompt:
    shown = str(question.data["shown"])
    choices = tuple(Choice(each, sentence(each)) for each in _shown(question))
    if question.data["asked"] == WORD:
        return Prompt(
            f"What is this called? {shown}", (), (Field("term", "The word", "choice", choices=choices),)
        )
    return Prompt(
        f'What does "{shown}" mean at this table?',
        (),
        (Field("term", "The meaning", "choice", choices=choices),),
    )


def parse(question: Question, form: Form) -> Answer:
    given = list(form.get("term", ()))
    if len(given) != 1 or given[0] not in _shown(question):
        raise AnswerError(f"Choose the {question.data['asked']}: one of the answers offered.")
    return {"term": given[0]}


def grade(question: Question, answer: Answer, house: House) -> Grade:
    return _grade(question, str(answer["term"]), house)


def blank(question: Question, house: House) -> Grade:
    return _grade(question, "", house)


def _grade(question: Question, given: str, house: House) -> Grade:
    term = _term(question, house)
    asks_word = question.data["asked"] == WORD
    expected = term.word if asks_word else term.meaning
    part = Part(
        rule=_rule(term),
        label=term.meaning if asks_word else sentence(str(question.data["shown"])),
        right=given == expected,
        expected=expected,
        given=given,
        expected_words=sentence(expected),
        given_words=sentence(given),
    )
    return Grade((part,))


def explain(question: Question, grade: Grade, house: House) -> tuple[str, ...]:
    term, part = _term(question, house), grade.parts[0]
    told = [f"{sentence(term.word)}: {term.meaning} ({term.cite})"]
    if term.also:
        told.append(f"Also called {' or '.join(term.also)}.")
    taken = next((each for each in house.terms if part.given in (each.word, each.meaning)), None)
    if taken is not None and not part.right:
        told.append(f"{sentence(taken.word)} is another thing: {taken.meaning}")
    return tuple(told)


TERMS = Kind(
    name="terms",
    title="Words of the game",
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
