"""The desk: a dispute settled from what is entered. Nothing is stored; the address holds everything."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from flask import Blueprint, Response, abort, redirect, render_template, request, url_for
from werkzeug.wrappers import Response as Redirect

from paigow_train.game.cards import CardError
from paigow_train.house.house import House

from .desk_fields import hand_form, round_form
from .desk_hand import rule_on
from .desk_houses import hand_side_by_side, round_side_by_side
from .desk_practice import PracticeText, hand_practice, round_practice
from .desk_query import HAND_NAMES, ROUND_NAMES, read_hand, tidy, written
from .desk_round import show_round
from .desk_search import SEARCH_NAMES, look_up
from .desk_slip import SlipError, Told, read_slip, settle_slip
from .rooms import rooms
from .show import Room

Reply = str | tuple[str, int] | Redirect
Values = Mapping[str, str]

pages = Blueprint("desk", __name__, url_prefix="/desk")


@pages.get("")
def hand() -> Reply:
    """One hand: the house way, foul or legal, and what the seven cards are worth."""
    values = tidy(request.args, HAND_NAMES)
    house = _house(values)
    if house is None:
        return _rooms("desk.hand", values)
    if "hand" not in request.args:
        return render_template("desk/hand.html", **hand_form(house, values))
    try:
        held = read_hand(values.get("hand", ""))
    except CardError as error:
        return render_template("desk/hand.html", **hand_form(house, values, [Told("hand", str(error))])), 400
    if not _is_canonical(values):
        return redirect(f"{url_for('desk.hand')}?{written(values)}")
    return render_template(
        "desk/hand.html",
        **hand_form(house, values),
        ruling=rule_on(house, held),
        file=hand_practice(house, held),
        cards=str(held).replace(" | ", " "),
    )


@pages.get("/round")
def round() -> Reply:
    """A whole round, settled seat by seat."""
    values = tidy(request.args, ROUND_NAMES)
    house = _house(values)
    if house is None:
        return _rooms("desk.round", values)
    values = _without_usual_bank(house, values)
    if "bank" not in request.args:
        return render_template("desk/round.html", **round_form(house, values))
    try:
        laid = read_slip(house, values)
    except SlipError as error:
        return render_template("desk/round.html", **round_form(house, values, error.told)), 400
    if not _is_canonical(values):
        return redirect(f"{url_for('desk.round')}?{written(values)}")
    settled = settle_slip(house, values)
    return render_template(
        "desk/round.html",
        **round_form(house, values),
        shown=show_round(house, laid, settled),
        file=round_practice(house, laid, settled),
    )


@pages.get("/houses")
def houses() -> Reply:
    """The same hand, or the same round, under every house."""
    values = _asked()
    beside = _house(values) or next(iter(rooms().houses.values()))
    every = rooms().houses.values()
    back = "desk.hand" if "hand" in values else "desk.round"
    if "hand" in values:
        try:
            shown = hand_side_by_side(every, beside, read_hand(values["hand"]))
        except CardError as error:
            abort(400, str(error))
    elif "bank" in values:
        shown = round_side_by_side(every, beside, _without_usual_bank(beside, values))
    else:
        return redirect(f"{url_for('desk.hand')}?{written(values)}")
    return render_template("desk/houses.html", shown=shown, values=values, back=back)


@pages.get("/practice.toml")
def practice() -> Response:
    """The hand or the round as a practice file, to be saved among the room's own."""
    values = _asked()
    house = _house(values)
    if house is None:
        abort(400, "The address names no card room of this site.")
    found = _practice_of(house, values)
    if found is None:
        abort(404, house.no_way or "There is nothing in this hand that a drill could ask.")
    reply = Response(found.text, mimetype="text/plain")
    reply.headers["Content-Disposition"] = f'attachment; filename="{found.name}"'
    return reply


def _practice_of(house: House, values: Values) -> PracticeText | None:
    try:
        if "bank" in values:
            values = _without_usual_bank(house, values)
            return round_practice(house, read_slip(house, values), settle_slip(house, values))
        return hand_practice(house, read_hand(values.get("hand", "")))
    except (CardError, SlipError) as error:
        abort(400, str(error))


def _asked() -> dict[str, str]:
    """The parameters of a hand or, where a bank's hand is given, of a round."""
    is_round = "bank" in request.args and "hand" not in request.args
    return tidy(request.args, ROUND_NAMES if is_round else HAND_NAMES)


@pages.get("/search")
def search() -> Reply:
    """The room's rulings and the words of the game, looked up."""
    values = {name: " ".join(request.args.get(name, "").split()) for name in SEARCH_NAMES}
    house = _house(values)
    if house is None:
        return _rooms("desk.search", {name: text for name, text in values.items() if text})
    others = {"q": values["q"]} if values["q"] else {}
    return render_template(
        "desk/search.html",
        house=house,
        text=values["q"],
        found=look_up(house, values["q"]),
        change_room=f"{url_for('desk.search')}?{written(others)}",
    )


def _house(values: Values) -> House | None:
    return rooms().houses.get(values.get("house", ""))


def _rooms(endpoint: str, values: Values) -> Reply:
    """The rooms to choose from; the rest of the address goes along."""
    asked = values.get("house", "")
    problem = f'There is no card room "{asked}" here. Choose one of these.' if asked else ""
    others = {name: text for name, text in values.items() if name != "house"}
    page = render_template(
        "desk/rooms.html",
        problem=problem,
        rooms=[
            (Room.of(house), f"{url_for(endpoint)}?{written({'house': house.id} | others)}")
            for house in rooms().houses.values()
        ],
    )
    return (page, 400) if problem else page


def _without_usual_bank(house: House, values: Values) -> dict[str, str]:
    """The values without who banks, where that is who always does in the room."""
    usual = "designated" if house.bank.by == "designated player" else "house"
    return {name: text for name, text in values.items() if (name, text) != ("by", usual)}


def _is_canonical(values: Values) -> bool:
    given: Sequence[tuple[str, str]] = list(request.args.items(multi=True))
    return given == list(values.items())
