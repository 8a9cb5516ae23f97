"""An address of the desk holds the whole dispute: read leniently, written in one way, it gives it back."""

from dataclasses import replace
from random import Random
from urllib.parse import parse_qsl, urlsplit

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from paigow_train.table.settle import settle
from paigow_train.table.writing import write_settled
from paigow_train.web.desk_query import HAND_NAMES, ROUND_NAMES, tidy, written
from paigow_train.web.desk_slip import read_slip, settle_slip
from tests.table.made import HOUSES, house, random_round
from tests.web.trainee import Page, shared_app
from tests.web.typed import address, fields_of, in_haste

app = shared_app()
seeds = st.integers(0, 2**32)


@pytest.fixture
def client(app):
    return app.test_client()


@pytest.mark.parametrize("house_id", HOUSES)
@settings(max_examples=40)
@given(seed=seeds)
def test_a_round_comes_back_from_its_address_and_is_settled_to_the_same_cents(house_id, seed):
    where = house(house_id)
    laid = random_round(where, Random(seed))
    values = tidy(dict(parse_qsl(written(fields_of(house_id, laid)))), ROUND_NAMES)
    found = read_slip(where, values)
    seats = sorted(laid.seats, key=lambda seat: str(seat.number))
    assert found == replace(laid, seats=tuple(seats))
    assert write_settled(settle_slip(where, values)) == write_settled(settle(where, found))


@pytest.mark.parametrize("house_id", ["classic", "clearwater-face-up", "face-up-2020"])
@settings(max_examples=60)
@given(seed=seeds)
def test_a_round_typed_in_haste_has_the_same_address_as_one_typed_neatly(house_id, seed):
    rng = Random(seed)
    neat = fields_of(house_id, random_round(house(house_id), rng))
    values = tidy(in_haste(neat, rng), ROUND_NAMES)
    assert values == tidy(neat, ROUND_NAMES) == neat
    assert written(values) == written(neat)


@given(st.dictionaries(st.sampled_from(ROUND_NAMES), st.text(max_size=30)))
def test_tidying_twice_is_tidying_once_whatever_was_typed(typed):
    once = tidy(typed, ROUND_NAMES)
    assert tidy(once, ROUND_NAMES) == once
    assert tidy(dict(parse_qsl(written(once))), ROUND_NAMES) == once


@given(
    typed=st.dictionaries(st.sampled_from(ROUND_NAMES), st.text(max_size=12)),
    house_id=st.sampled_from(HOUSES),
)
@settings(max_examples=40)
def test_whatever_is_typed_gets_a_page_or_a_sentence_and_never_an_error_of_ours(app, typed, house_id):
    client = app.test_client()
    fields = {"bank": "", **typed, "house": house_id}
    for path in ("/round", "/houses", "/practice.toml"):
        assert client.get(address(path, **fields)).status_code in (200, 302, 400, 404)


@pytest.mark.parametrize(
    "typed",
    [
        "kd th / as 9c 5s 3d 2c",
        "10h,KD|2c 3d 5s 9c AS",
        "K♦ 10♥ | A♠ 9♣ 5♠ 3♦ 2♣",
        "  KdTh|As9c5s3d2c ",
    ],
)
def test_a_hand_typed_in_any_way_leads_to_the_one_address_that_can_be_read_and_sent_on(client, typed):
    reply = client.get(address(house="Classic", hand=typed, utm="x"))
    assert reply.status_code == 302
    assert reply.location == "/desk?house=classic&hand=Kd+Th+%7C+As+9c+5s+3d+2c"
    assert client.get(reply.location).status_code == 200


def test_blank_fields_of_the_form_and_usual_things_are_left_out_of_the_address(client):
    cards = {"bank": "Kd Qs Jh 8d 8c 3s 2h", "s1": "As Qc 9s 9d 6h 4h 2c"}
    form = {
        "by": "",
        "cover": "",
        "b1": "$25.00",
        "t1": "plays",
        "o1": "",
        "s2": "",
        "b2": "0",
        "dice": "654",
    }
    reply = client.get(address("/round", house="classic", **cards, **form))
    assert reply.status_code == 302
    assert dict(parse_qsl(urlsplit(reply.location).query)) == {
        "house": "classic", **cards, "b1": "25", "dice": "6 5 4",
    }  # fmt: skip
    assert client.get(reply.location).status_code == 200
    again = client.get(reply.location.replace("&dice", "&by=house&dice"))
    assert again.location == reply.location


def test_what_cannot_be_read_stays_in_its_field_as_it_was_typed(client):
    reply = client.get(address("/round", house="classic", bank="Kd Qx", s1='"><script>', b1="a lot"))
    assert reply.status_code == 400
    assert "<script>" not in reply.text
    page = Page(reply.text)
    assert page.values("bank") == ["Kd Qx"]
    assert page.values("s1") == ['"><script>']
    assert page.values("b1") == ["a lot"]


def test_the_room_is_chosen_first_and_what_was_entered_goes_along(client):
    page = client.get(address(hand="As Kd Th 9c 5s 3d 2c")).text
    for house_id in HOUSES:
        assert f'href="/desk?house={house_id}&amp;hand=As+Kd+Th+9c+5s+3d+2c"' in page
    reply = client.get(address(house="nowhere", hand="As Kd Th 9c 5s 3d 2c"))
    assert reply.status_code == 400
    assert "There is no card room &#34;nowhere&#34; here." in reply.text
    assert tidy({"house": "CLASSIC", "hand": " "}, HAND_NAMES) == {"house": "classic"}
