"""Settled layouts with one thing wrong, or nothing: every slip can be shown, and only that one is."""

import json
from collections import Counter
from random import Random

import pytest

from paigow_train.game.splits import parse_split
from paigow_train.kinds.faults import explanations, faults_of
from paigow_train.kinds.kind import AnswerError, Question
from paigow_train.kinds.pictures import Done, Picture, read_picture, scene_of, write_picture
from paigow_train.kinds.rounds import round_of as round_of_question
from paigow_train.kinds.rounds import write_round
from paigow_train.kinds.spot_the_error import SPOT_THE_ERROR, Options
from tests.kinds.layouts import cards_of, round_of
from tests.kinds.made import HOUSE_IDS, graded, house, right_form

NO_HOUSE_WAY = "cordova"


def wrong_at(asked: Question, house_id: str) -> tuple[str, str]:
    """Where the layout is wrong, and by which slip."""
    where, slip = SPOT_THE_ERROR.blank(asked, house(house_id)).parts
    return where.expected, slip.expected


def shape_of(value: object) -> object:
    """The structure of JSON data without its values: keys, lengths and types."""
    if isinstance(value, dict):
        return {key: shape_of(item) for key, item in value.items()}
    if isinstance(value, (list, tuple)):
        return [shape_of(item) for item in value]
    return "number" if isinstance(value, int) else type(value).__name__


@pytest.mark.parametrize("house_id", HOUSE_IDS)
def test_every_slip_of_the_room_can_be_shown_and_is_the_only_thing_wrong(house_id: str) -> None:
    room = house(house_id)
    for fault in faults_of(room):
        asked = SPOT_THE_ERROR.deal(Random(fault.id), room, Options(mix={fault.id: 1}))
        scene, picture = scene_of(room, round_of_question(asked.data)), read_picture(asked.data)
        assert picture != scene.truth
        found = set(explanations(scene, picture))
        assert {each.id for each, _ in found} == {fault.id}
        assert len(found) == 1
        differs = [
            picture.bank != scene.truth.bank,
            picture.order != scene.truth.order,
            any(
                picture.calls[number] != scene.truth.calls[number]
                or any(picture.done[at] != done for at, done in scene.truth.done.items() if at[0] == number)
                for number in picture.order
            ),
        ]
        assert differs.count(True) == 1
        seats = {at[0] for at, done in picture.done.items() if scene.truth.done[at] != done}
        assert len(seats) <= 1
        sentences = SPOT_THE_ERROR.explain(asked, SPOT_THE_ERROR.blank(asked, room), room)
        assert fault.say in sentences


@pytest.mark.parametrize("house_id", HOUSE_IDS)
def test_the_grader_accepts_what_is_wrong_and_refuses_every_other_slip_and_place(house_id: str) -> None:
    room = house(house_id)
    for seed in range(24):
        asked = SPOT_THE_ERROR.deal(Random(seed), room, Options(mix="even" if seed % 2 else "natural"))
        assert len(cards_of(asked)) == 7 * (1 + len(round_of_question(asked.data).seats))
        form = right_form(SPOT_THE_ERROR, asked, room)
        assert graded(SPOT_THE_ERROR, asked, form, room)[1].right
        where, slip = SPOT_THE_ERROR.ask(asked, room).fields
        for field in (where, slip):
            for choice in field.choices:
                wrong = {**form, field.name: [choice.value]}
                nothing = {wrong["where"][0] == "nothing", wrong["slip"][0] == "nothing"}
                if choice.value != form[field.name][0] and len(nothing) == 1:
                    _, grade = graded(SPOT_THE_ERROR, asked, wrong, room)
                    assert [part.right for part in grade.parts].count(False) == 1


def test_a_third_of_the_layouts_have_nothing_wrong() -> None:
    """At the default of 33 in a hundred, within four times the error of so many deals."""
    room, rng, deals = house("classic"), Random(17), 300
    sound = sum(
        wrong_at(SPOT_THE_ERROR.deal(rng, room, Options()), "classic") == ("nothing", "nothing")
        for _ in range(deals)
    )
    assert abs(sound - deals * 0.33) < 4 * (deals * 0.33 * 0.67) ** 0.5


def test_slips_come_evenly_beside_the_sound_layouts() -> None:
    room, rng, deals = house("cordova"), Random(5), 320
    found = Counter(
        wrong_at(SPOT_THE_ERROR.deal(rng, room, Options(sound=0)), "cordova")[1] for _ in range(deals)
    )
    share = 1 / len(faults_of(room))
    assert set(found) == {fault.id for fault in faults_of(room)}
    for count in found.values():
        assert abs(count - deals * share) < 4 * (deals * share * (1 - share)) ** 0.5


@pytest.mark.parametrize("house_id", HOUSE_IDS)
def test_a_faulted_layout_is_written_as_a_sound_one_of_the_same_round_is(house_id: str) -> None:
    """The picture shows the dealer's amounts and no sign of which is wrong: same keys, lengths and types."""
    room = house(house_id)
    for fault in faults_of(room):
        asked = SPOT_THE_ERROR.deal(Random(fault.id), room, Options(mix={fault.id: 1}))
        scene = scene_of(room, round_of_question(asked.data))
        sound = {**write_round(room, scene.round), **write_picture(scene.truth)}
        assert list(sound) == list(asked.data)
        faulted, right = json.loads(json.dumps(asked.data)), json.loads(json.dumps(sound))
        for each in (faulted, right):
            # Calls are only made where hands were compared; a call too many is what some slips are.
            each["calls"] = dict.fromkeys(each["calls"])
        assert shape_of(faulted) == shape_of(right)
        shown = json.dumps(asked.data)
        assert fault.id not in shown
        assert "nothing" not in shown


def test_a_slip_that_a_room_cannot_have_is_not_offered_there() -> None:
    had = {house_id: {fault.id for fault in faults_of(house(house_id))} for house_id in HOUSE_IDS}
    assert "commission-forgotten" not in had["face-up-2023"]
    assert "commission-forgotten" in had["classic"]
    assert "bank-set-wrong" not in had[NO_HOUSE_WAY]
    assert {house_id for house_id in HOUSE_IDS if "envy-on-own-hand" in had[house_id]} == {
        "clearwater-fortune",
        "clearwater-face-up",
    }
    assert {house_id for house_id in HOUSE_IDS if "cover-ignored" in had[house_id]} == {
        "face-up-2020",
        "face-up-2023",
    }
    assert {house_id for house_id in HOUSE_IDS if "must-beat-missed" in had[house_id]} == {"face-up-2020"}
    for house_id in HOUSE_IDS:
        asked = SPOT_THE_ERROR.deal(Random(1), house(house_id), Options())
        offered = SPOT_THE_ERROR.ask(asked, house(house_id)).fields[1].choices
        assert {choice.value for choice in offered} == {"nothing", *had[house_id]}


# A trainer's layout: the fronts copy, the player's nines win behind, so that the wager pushes.
COPY = [{"seat": 3, "split": "As Qc | 9d 9s 6h 4h 2c", "bets": {"base": "$40"}}]
OTHER = {"seat": 5, "split": "Td 7h | Ks Kd Js 5c 3h", "bets": {"base": "$25"}}
BANK = "Ac Qh | 8s 8c 6d 4d 3c"


def picture_with(changes: dict[str, object]) -> Question:
    room = house("las-vegas")
    scene = scene_of(room, round_of(room, BANK, [*COPY, OTHER], dice=[1, 1, 2]))
    picture = Picture(
        bank=parse_split(str(changes.get("bank", scene.truth.bank))),
        order=changes.get("order", scene.truth.order),
        calls={**scene.truth.calls, **changes.get("calls", {})},
        done={**scene.truth.done, **changes.get("done", {})},
    )
    return Question("spot_the_error", {**write_round(room, scene.round), **write_picture(picture)})


@pytest.mark.parametrize(
    ("changes", "wrong"),
    [
        ({}, ("nothing", "nothing")),
        # $40 less 5% is $38: the copy counted as the player's.
        ({"calls": {3: ("player", "player")}, "done": {(3, "base"): Done(3_800, 0)}}, ("3", "copy-paid")),
        ({"calls": {3: ("player", "bank")}}, ("3", "front-back-swapped")),
        ({"done": {(3, "base"): Done(-4_000, 0)}}, ("3", "push-taken")),
        ({"calls": {3: ("bank", "bank")}, "done": {(3, "base"): Done(-4_000, 0)}}, ("3", "hand-misread")),
        # Settled clockwise from where 4 falls, seat 3: the other way seat 5 would be first.
        ({"order": (5, 3)}, ("order", "out-of-order")),
    ],
)
def test_a_known_layout_is_judged(changes: dict[str, object], wrong: tuple[str, str]) -> None:
    assert wrong_at(picture_with(changes), "las-vegas") == wrong


def test_the_explanation_says_what_lies_there_and_what_is_right() -> None:
    asked = picture_with({"calls": {3: ("player", "player")}, "done": {(3, "base"): Done(3_800, 0)}})
    room = house("las-vegas")
    grade = graded(SPOT_THE_ERROR, asked, {"where": ["nothing"], "slip": ["nothing"]}, room)[1]
    assert not any(part.right for part in grade.parts)
    said = " ".join(SPOT_THE_ERROR.explain(asked, grade, room))
    assert "A copy was given to the player; it is the bank's." in said
    assert "Called: front player, back player. Right is: Called: front bank, back player." in said
    assert "paid $38 on the layout; right is stays." in said


@pytest.mark.parametrize(
    "form",
    [
        {},
        {"where": ["3"], "slip": ["nothing"]},
        {"where": ["nothing"], "slip": ["copy-paid"]},
        {"where": ["4"], "slip": ["copy-paid"]},
        {"where": ["3"], "slip": ["copy"]},
        {"where": ["3", "5"], "slip": ["copy-paid"]},
    ],
)
def test_an_answer_with_a_hole_or_against_itself_is_refused(form: dict[str, list[str]]) -> None:
    with pytest.raises(AnswerError):
        SPOT_THE_ERROR.parse(picture_with({}), form)


def test_the_layout_shows_calls_payments_and_the_order() -> None:
    prompt = SPOT_THE_ERROR.ask(picture_with({}), house("las-vegas"))
    assert prompt.table is not None
    seat = prompt.table.spots[0]
    assert seat.says == "Settled first. Called: front bank, back player."
    assert [stack.paid for stack in seat.stacks] == ["stays"]
