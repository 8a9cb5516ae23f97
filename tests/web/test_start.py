"""Beginning a run: which drill, in which card room, under which name."""

import json

import pytest

from paigow_train.training.offer import closed
from paigow_train.training.practice import write_practice
from tests.kinds.made import CATALOGUE, house
from tests.web.trainee import NOON, Page, StoppedClock, Trainee, counted, rows, shared_app

app = shared_app(clock=StoppedClock())


@pytest.fixture
def trainee(app):
    return Trainee(app)


def start(trainee, house_id="face-up-2020", **fields):
    return trainee.post(f"/houses/{house_id}/practice", **fields)


def test_a_run_is_stored_with_everything_it_needs_to_go_on(trainee):
    trainee.name = "Ana"
    trainee.start("house-way", "face-up-2020")
    (row,) = rows(trainee.app, "SELECT * FROM runs WHERE id = ?", trainee.run.id)
    room = house("face-up-2020")
    assert (row["name"], row["house"], row["edition"]) == ("Ana", "face-up-2020", room.edition)
    assert (row["practice_id"], row["deals"], row["seconds"], row["again_of"]) == ("house-way", 20, 30, None)
    assert row["practice"] == write_practice(CATALOGUE.practice("house-way"))
    assert row["started_at"] == NOON.strftime("%Y-%m-%dT%H:%M:%S.000Z")
    (kept,) = rows(trainee.app, "SELECT * FROM editions WHERE house = 'face-up-2020'")
    assert (kept["edition"], kept["house_text"]) == (room.edition, room.text)
    assert kept["rules_edition"] == room.rules_edition


def test_nothing_is_dealt_before_the_trainee_asks_for_it(trainee):
    trainee.start("speed-setting", "las-vegas")
    words = trainee.table().words
    for each in ("Table pace", "Las Vegas", "20", "10 seconds a hand", "a guest", "Deal the first hand"):
        assert each in words
    assert trainee.deals == ()


@pytest.mark.parametrize(
    ("house_id", "practice", "status", "sentence"),
    [
        ("face-up-2020", "no-such-drill", 400, "There is no such drill"),
        ("face-up-2020", "../houses/classic", 400, "There is no such drill"),
        ("face-up-2020", "House-Way", 400, "There is no such drill"),
        ("face-up-2020", "", 400, "Choose a drill to start."),
        ("cordova", "house-way", 400, "This drill is closed here. The room has a house way"),
        ("nowhere", "house-way", 404, "There is no such card room here."),
    ],
)
def test_a_drill_that_cannot_be_had_is_refused_in_words(trainee, house_id, practice, status, sentence):
    before = counted(trainee.app)
    reply = start(trainee, house_id, practice=practice)
    assert reply.status_code == status
    assert sentence in Page(reply.text).words
    assert counted(trainee.app) == before


def test_a_form_without_a_drill_is_refused_in_words(trainee):
    reply = start(trainee, name="Ana")
    assert reply.status_code == 400
    page = Page(reply.text)
    assert "Choose a drill to start." in page.words
    assert page.values("name") == ["Ana"]


@pytest.mark.parametrize("house_id", CATALOGUE.house_ids())
def test_every_open_drill_can_be_begun_from_the_rooms_page_and_every_closed_one_says_why(trainee, house_id):
    page = Page(trainee.get(f"/houses/{house_id}").text)
    offered = [each["value"] for each in page.buttons if each.get("name") == "practice"]
    shut = {
        practice: reason
        for practice in CATALOGUE.practice_ids()
        if (reason := closed(CATALOGUE.practice(practice), house(house_id)))
    }
    assert sorted(offered) == sorted(set(CATALOGUE.practice_ids()) - set(shut))
    for practice in offered:
        trainee.start(practice, house_id)
        assert trainee.run.practice_id == practice
    for practice, reason in shut.items():
        assert reason in page.words
        assert start(trainee, house_id, practice=practice).status_code == 400


@pytest.mark.parametrize(
    ("typed", "kept"),
    [
        ("", ""),
        ("   ", ""),
        ("  Ana   Lee ", "Ana Lee"),
        ("Nguyễn Thị Ánh", "Nguyễn Thị Ánh"),
        ("李小龍", "李小龍"),
        ("Ana\x00\x07\x1b[31m Lee", "Ana [31m Lee"),
        ("Ana\r\nSet-Cookie: x=1", "Ana Set-Cookie: x=1"),
        ("Ana\u202eeeL", "Ana eeL"),
        ("\u200b\u200b", ""),
        ("x" * 60, "x" * 60),
    ],
)
def test_a_name_is_one_line_of_text_that_can_be_printed(trainee, typed, kept):
    reply = start(trainee, practice="first-settings", name=typed)
    assert reply.status_code == 303
    trainee.path = reply.location
    assert trainee.run.name == kept
    page = Page(trainee.get(trainee.path).text)
    assert (kept or "a guest") in page.words
    assert Page(trainee.get("/houses/classic").text).values("name") == [kept]  # for the next form


def test_a_name_longer_than_a_line_is_refused_and_stays_in_the_form(trainee):
    before = counted(trainee.app)
    reply = start(trainee, practice="first-settings", name="x" * 61)
    assert reply.status_code == 400
    page = Page(reply.text)
    assert "A name here has at most 60 letters." in page.words
    assert page.values("name") == ["x" * 61]
    assert counted(trainee.app) == before


@pytest.mark.parametrize(
    "name",
    [
        "<script>alert(1)</script>",
        '"><img src=x onerror=alert(1)>',
        "{{ 7 * 7 }}{% raw %}",
        "=cmd|' /C calc'!A0",
        "+1+1",
        "@SUM(A1)",
        "'; DROP TABLE runs; --",
        "&lt;b&gt;",
    ],
)
def test_a_name_is_shown_as_it_was_typed_and_never_as_anything_else(trainee, name):
    reply = start(trainee, practice="first-settings", name=name)
    trainee.path = reply.location
    assert trainee.run.name == name
    ready = Page(trainee.get(trainee.path).text)
    for _ in range(10):
        trainee.answer_wrong(trainee.deal())
    summary = Page(trainee.get(f"{trainee.path}/summary").text)
    for page in (ready, summary):
        assert name in page.words
        assert "<script>alert" not in page.html
        assert "<img" not in page.html
    assert summary.values("name") == [name]
    assert Page(trainee.get("/houses/classic").text).values("name") == [name]


def test_fields_of_the_start_form_that_it_does_not_have_are_not_read(trainee):
    reply = start(
        trainee,
        practice="first-settings",
        deals="1",
        seconds="9999",
        session="ben",
        edition="x",
        again_of="1",
    )
    trainee.path = reply.location
    run = trainee.run
    assert (run.deals, run.seconds, run.again_of, run.session) == (10, 0, None, run.session)
    assert run.session != "ben"
    assert json.loads(run.practice)["deals"] == 10
