"""Rulings and words of the game looked up at the desk."""

import pytest

from tests.house.ways import CATALOGUE
from tests.web.trainee import Page, shared_app

app = shared_app()


def asked(app, **values):
    reply = app.test_client().get("/desk/search", query_string=values)
    return reply.status_code, Page(reply.text).words


def test_a_word_finds_its_meaning_and_the_rulings_that_speak_of_it(app):
    house = CATALOGUE.house("classic")
    status, words = asked(app, house="classic", q="DRAGON")
    assert status == 200
    meant = next(term for term in house.terms if "dragon" in term.word.casefold())
    assert meant.meaning in words
    spoken = [each for each in house.rulings if "dragon" in each.situation.casefold()]
    assert spoken
    assert all(each.right in words for each in spoken)


def test_every_word_has_to_be_there(app):
    one, both = (asked(app, house="classic", q=text)[1] for text in ("dragon", "dragon xylophone"))
    assert "found" in one
    assert "Nothing in this room" in both


def test_a_room_is_asked_by_its_own_rulings(app):
    """The dragon hand is the classic room's: the Face Up rooms have no ruling on it."""
    house = CATALOGUE.house("face-up-2023")
    assert not [each for each in house.rulings if "dragon" in each.situation.casefold()]
    assert "Dragon" not in asked(app, house="face-up-2023", q="foul")[1]


@pytest.mark.parametrize("text", ["", "   "])
def test_nothing_looked_for_finds_nothing_and_says_nothing(app, text):
    status, words = asked(app, house="classic", q=text)
    assert status == 200
    assert "found" not in words
    assert "Nothing in this room" not in words


def test_without_a_room_the_rooms_are_offered_and_the_words_go_along(app):
    reply = app.test_client().get("/desk/search?q=foul")
    assert reply.status_code == 200
    assert "house=classic&amp;q=foul" in reply.text
    assert asked(app, house="nowhere", q="foul")[0] == 400


def test_what_is_typed_is_shown_as_text(app):
    reply = app.test_client().get("/desk/search", query_string={"house": "classic", "q": "<b>foul</b>"})
    assert "<b>foul" not in reply.text
