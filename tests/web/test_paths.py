"""The paths through the drills, as the first page and each room's page show them."""

import re
from dataclasses import replace
from html import unescape

from paigow_train.training.practice import Practice
from paigow_train.web.paths import paths
from tests.kinds.made import CATALOGUE, house
from tests.web.trainee import shared_app

app = shared_app()
SHIPPED = [CATALOGUE.practice(each) for each in CATALOGUE.practice_ids()]
TITLES = {
    "dealer": "First day",
    "bonus dealer": "Bonus bets",
    "floor supervisor": "Floor test",
    "": "Further drills",
}


def made(title, audience="", step=0, **changes) -> Practice:
    return replace(SHIPPED[0], id=title.lower(), title=title, audience=audience, step=step, **changes)


def drills_on(html):
    """The titles of the drills on a page, in their order."""
    return re.findall(r'<h4 id="drill-[^"]+">([^<]+)</h4>', unescape(html))


def test_each_kind_of_work_has_its_path_in_the_order_of_its_steps_and_the_rest_comes_last():
    practices = [
        made("Own B"),
        made("Sixth", "dealer", 60),
        made("Errors", "floor supervisor", 1),
        made("First", "dealer", 10),
        made("Own A"),
    ]
    shown = [(path.title, [step.practice.title for step in path.steps]) for path in paths(practices)]
    assert shown == [
        ("First day", ["First", "Sixth"]),
        ("Floor test", ["Errors"]),
        ("Further drills", ["Own A", "Own B"]),
    ]


def test_a_step_that_a_room_cannot_be_given_says_why_in_that_room_alone():
    practices = [made("Elsewhere", "dealer", 1, houses=("classic",))]
    (path,) = paths(practices, house("cordova"))
    assert path.steps[0].closed == "This drill is for classic."
    (path,) = paths(practices)
    assert path.steps[0].closed is None


def test_every_path_is_shipped_with_steps_and_no_two_stand_in_the_same_place():
    places = [(practice.audience, practice.step) for practice in SHIPPED if practice.audience]
    assert {audience for audience, _ in places} == {"dealer", "bonus dealer", "floor supervisor"}
    assert len(set(places)) == len(places)


def test_the_first_page_and_a_rooms_page_show_the_paths_in_order(client):
    for address in ("/", "/houses/clearwater-fortune"):
        html = client.get(address).text
        shown = drills_on(html)
        expected = [step.practice.title for path in paths(SHIPPED) for step in path.steps]
        assert shown == [title for title in expected if title in shown]
        for practice in SHIPPED:
            assert TITLES[practice.audience] in html
    assert len(drills_on(client.get("/").text)) == len(SHIPPED)
