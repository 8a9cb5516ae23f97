"""The pages anyone can open: the card rooms, each one's rules, and the sign that the site is well."""

import pytest

from tests.kinds.made import CATALOGUE, HOUSE_IDS, house
from tests.web.trainee import Page, shared_app

app = shared_app()


def test_the_first_page_lists_every_card_room(client):
    reply = client.get("/")
    assert reply.status_code == 200
    page = Page(reply.text)
    for each in HOUSE_IDS:
        assert house(each).name in page.words
        assert f'href="/houses/{each}"' in page.html


@pytest.mark.parametrize("room", HOUSE_IDS)
def test_a_rooms_page_prints_its_rules_its_readings_and_its_edition_from_the_file(client, room):
    page = Page(client.get(f"/houses/{room}").text)
    here = house(room)
    assert here.edition in page.words
    assert here.say in page.words
    for rule in here.way.rules if here.way else ():
        assert " ".join(rule.say.split()) in page.words
        assert " ".join(rule.cite.split()) in page.words
    for reading in here.readings:
        assert " ".join(reading.question.split()) in page.words
        assert reading.choice in page.words
        if reading.hands:
            assert f"Touches {reading.hands:,} of 154,143,080 hands." in page.words
    if here.way is None:
        assert here.no_way in page.words
    if here.way_note:
        assert here.way_note in page.words
    for practice in CATALOGUE.practice_ids():
        assert CATALOGUE.practice(practice).title in page.words


def test_a_room_that_is_not_here_is_a_page_that_says_so(client):
    for path in ("/houses/nowhere", "/houses/", "/houses/../classic", "/houses/face-up-2020/", "/houses/♠"):
        reply = client.get(path)
        assert reply.status_code == 404
        assert "Not here" in Page(reply.text).words


def test_the_sign_that_the_site_is_well_reaches_the_database(client):
    reply = client.get("/healthz")
    assert (reply.status_code, reply.json) == (200, {"status": "ok"})
