"""A settled layout with exactly one thing wrong, or nothing: find it, and name the slip."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from random import Random
from typing import Any

from paigow_train.game.money import write_dollars
from paigow_train.house.house import House
from paigow_train.table.order import SEATS
from paigow_train.table.round import SeatNumber

from .choices import choice_field, choice_part, parse_choice
from .circles import clause_sentence, line_sentences
from .dealing import Mix, Percent, pick_rule
from .fault_deals import scene_for, sound_scene
from .faults import BANK, FAULTS, ORDER, explanations, faults_of
from .kind import (
    Answer,
    AnswerError,
    Choice,
    Form,
    Grade,
    Kind,
    Prompt,
    Question,
    RuleWords,
)
from .pictures import Picture, Place, Scene, read_picture, say_call, say_done, scene_of, write_picture
from .round_layout import CIRCLES, draw_table, posted, say_cover, say_order, seat_name
from .rounds import round_of, write_round

SOUND, NOTHING = "nothing-wrong", "nothing"
_WHERE, _WHAT = "where", "slip"
_WHERE_LABEL, _WHAT_LABEL = "Where is it?", "Which slip is it?"
_NOTHING = Choice(NOTHING, "Nothing is wrong")


@dataclass(frozen=True)
class Options:
    """`sound` is the share of layouts with nothing wrong while the mix is natural; slips come evenly.

    `seats` is how many play beside the bank, 2 to 6; `mix` weights by slip.
    """

    mix: Mix = "natural"
    sound: Percent = Percent(33)
    seats: int = 3

    def __post_init__(self) -> None:
        if not 2 <= self.seats <= SEATS:
            raise ValueError(
                f"{self.seats} seats cannot be dealt here; there are 2 to {SEATS} with a layout."
            )


def rules(house: House) -> tuple[RuleWords, ...]:
    sound = RuleWords(SOUND, "Nothing is wrong, and the layout stands.")
    return (sound, *[RuleWords(fault.id, fault.say) for fault in faults_of(house)])


def offered(house: House) -> str | None:
    return None


def deal(rng: Random, house: House, options: Options) -> Question:
    faults = faults_of(house)
    shares = {SOUND: options.sound * len(faults)} | {fault.id: 100 - options.sound for fault in faults}
    if options.mix == "even":
        shares = dict.fromkeys(shares, 1)
    rule = pick_rule(rng, options.mix, shares)
    if rule == SOUND:
        scene = sound_scene(rng, house, options.seats)
        return _question(scene, scene.truth)
    fault = next(fault for fault in faults if fault.id == rule)
    return _question(*scene_for(rng, house, fault, options.seats))


def _question(scene: Scene, picture: Picture) -> Question:
    return Question("spot_the_error", {**write_round(scene.house, scene.round), **write_picture(picture)})


def _scene(question: Question, house: House) -> tuple[Scene, Picture]:
    return scene_of(house, round_of(question.data)), read_picture(question.data)


def _places(question: Question) -> tuple[Choice, ...]:
    data: Mapping[str, Any] = question.data
    seats = [Choice(str(seat["seat"]), seat_name(seat["seat"])) for seat in data["seats"]]
    return (_NOTHING, *seats, Choice(BANK, "The bank's hand"), Choice(ORDER, "The order"))


def _slips(house: House) -> tuple[Choice, ...]:
    return (_NOTHING, *[Choice(fault.id, fault.words) for fault in faults_of(house)])


def ask(question: Question, house: House) -> Prompt:
    scene, picture = _scene(question, house)
    stakes = {
        (seat.number, what): cents for seat in scene.round.seats for what, cents in seat.bets.all() if cents
    }
    paid = {at: say_done(at[1], stakes.get(at, 0), done) for at, done in picture.done.items()}
    turns = {number: place for place, number in enumerate(picture.order, start=1)}
    says = {
        number: f"Settled {_ORDINALS[turns[number]]}. {say_call(call)}"
        for number, call in picture.calls.items()
    }
    rules = [say_order(house)]
    money = ""
    if house.cover:
        rules.append(say_cover(house.cover))
        money = f"Money: {write_dollars(scene.round.cover_cents or 0)}."
    about = {what for _, what in picture.done}
    return Prompt(
        "The dealer has settled this table. Is anything wrong?",
        (),
        (
            choice_field(_WHERE, _WHERE_LABEL, _places(question)),
            choice_field(_WHAT, _WHAT_LABEL, _slips(house)),
        ),
        draw_table(house, scene.round, says=says, paid=paid, bank_says=money),
        (*rules, *posted(house, scene.round, about)),
    )


_ORDINALS = ("", "first", "second", "third", "fourth", "fifth", "sixth")


def parse(question: Question, form: Form) -> Answer:
    where = parse_choice(form, _WHERE, _WHERE_LABEL, _places(question))
    what = parse_choice(form, _WHAT, _WHAT_LABEL, _ANY_SLIP)
    if (where == NOTHING) != (what == NOTHING):
        raise AnswerError("Say where it is and which slip it is, or to both that nothing is wrong.")
    return {_WHERE: where, _WHAT: what}


_ANY_SLIP = (_NOTHING, *[Choice(fault.id, fault.words) for fault in FAULTS])


def grade(question: Question, answer: Answer, house: House) -> Grade:
    return _grade(question, str(answer[_WHERE]), str(answer[_WHAT]), house)


def blank(question: Question, house: House) -> Grade:
    return _grade(question, "", "", house)


def _grade(question: Question, where: str, what: str, house: House) -> Grade:
    rule, place = _wrong(*_scene(question, house))
    slip = NOTHING if rule == SOUND else rule
    return Grade(
        (
            choice_part(rule, _WHERE_LABEL, _places(question), place, where),
            choice_part(rule, _WHAT_LABEL, _slips(house), slip, what),
        )
    )


def _wrong(scene: Scene, picture: Picture) -> tuple[str, Place]:
    """The slip that the picture shows, and where; a picture that is true shows none."""
    if picture == scene.truth:
        return SOUND, NOTHING
    fault, place = explanations(scene, picture)[0]
    return fault.id, place


def explain(question: Question, grade: Grade, house: House) -> tuple[str, ...]:
    scene, picture = _scene(question, house)
    rule, place = _wrong(scene, picture)
    if place == NOTHING:
        sentences = ["Nothing is wrong: the layout stands."]
        for seat in scene.settled.seats:
            sentences += line_sentences(seat.lines[0], f"{seat_name(seat.seat.number)}, ")
        return tuple(sentences)
    said = next(fault.say for fault in FAULTS if fault.id == rule)
    if place == BANK:
        return _the_bank(scene, picture, said)
    if place == ORDER:
        return say_order(house), said, f"In order: {_in_order(scene.truth.order)}."
    return _the_seat(scene, picture, place, said)


def _the_seat(scene: Scene, picture: Picture, place: Place, said: str) -> tuple[str, ...]:
    """The clause of the wager that is wrong, of the base wager where only the call is; then what is right."""
    seat = next(seat for seat in scene.settled.seats if str(seat.seat.number) == place)
    number, name = seat.seat.number, seat_name(seat.seat.number)
    wrong = [
        line for line in seat.lines if scene.truth.done[number, line.what] != picture.done[number, line.what]
    ]
    lines = wrong or [seat.lines[0]]
    sentences = [clause_sentence(scene.house, lines[0].clause), said]
    if picture.calls[number] != scene.truth.calls[number]:
        calls = (say_call(each.calls[number]) for each in (picture, scene.truth))
        sentences.append("{} Right is: {}".format(*calls))
        lines = [seat.lines[0], *[line for line in lines if line.what != "base"]]
    for line in lines:
        shown, right = (
            say_done(line.what, line.stake_cents, each.done[number, line.what])
            for each in (picture, scene.truth)
        )
        if line in wrong:
            sentences.append(f"{name}, {CIRCLES[line.what]}: {shown} on the layout; right is {right}.")
        sentences += line_sentences(line, f"{name}, ")
    return tuple(sentences)


def _the_bank(scene: Scene, picture: Picture, said: str) -> tuple[str, ...]:
    decision = scene.house.decide(scene.round.bank.cards)
    return (
        f"{decision.rule.say} ({decision.rule.cite})",
        said,
        f"Set was {picture.bank}; the house way is {decision.split}.",
    )


def _in_order(order: tuple[SeatNumber, ...]) -> str:
    return ", ".join(f"seat {number}" for number in order)


SPOT_THE_ERROR = Kind(
    name="spot_the_error",
    title="Spot the error",
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
