"""Study mode: the rule card beside a hand. Nothing is timed and nothing is stored."""

from __future__ import annotations

import secrets
from random import Random
from typing import Any

from flask import Blueprint, abort, render_template, request

from paigow_train.game.cards import CardError, as_dealt, parse_cards, parse_hand
from paigow_train.house.house import House
from paigow_train.kinds.kind import AnswerError, Question
from paigow_train.kinds.set_hand import SET_HAND, Options, offered

from .rooms import house_or_404
from .show import rule_card

pages = Blueprint("study", __name__)


@pages.get("/houses/<house_id>/study")
def show(house_id: str) -> str:
    """A hand to set: dealt as the cards fall, or each rule as often as any other with `?mix=even`; with
    `?cards=` those seven."""
    house = _house_with_way(house_id)
    if "cards" in request.args:
        return _page(house, _question(request.args["cards"]))
    options = Options(mix="even" if request.args.get("mix") == "even" else "natural")
    question = SET_HAND.deal(Random(secrets.randbits(128)), house, options)
    return _page(house, question)


@pages.post("/houses/<house_id>/study")
def check(house_id: str) -> str | tuple[str, int]:
    """How the house sets it, and which rule decides."""
    house = _house_with_way(house_id)
    question = _question(request.form.get("cards", ""))
    form = request.form.to_dict(flat=False)
    try:
        answer = SET_HAND.parse(question, form)
    except AnswerError as error:
        return _page(house, question, error=str(error), given=form), 400
    grade = SET_HAND.grade(question, answer, house)
    return _page(
        house,
        question,
        grade=grade,
        decided=grade.parts[0].rule,
        sentences=SET_HAND.explain(question, grade, house),
    )


def _question(text: str) -> Question:
    """The question of seven cards, in the order given; 400 where they are not that."""
    try:
        parse_hand(text)
    except CardError as error:
        abort(400, str(error))
    return Question("set_hand", {"cards": as_dealt(parse_cards(text))})


def _house_with_way(house_id: str) -> House:
    house = house_or_404(house_id)
    reason = offered(house)
    if reason:
        abort(404, reason)
    return house


def _page(house: House, question: Question, **words: Any) -> str:
    return render_template(
        "study/show.html",
        house=house,
        prompt=SET_HAND.ask(question, house),
        hidden={"cards": question.data["cards"]},
        **rule_card(house),
        **words,
    )
