"""A round at the desk: settled seat by seat, told what is wrong with it, and shown in every room."""

import re
from random import Random

import pytest

from paigow_train.table.settle import settle
from paigow_train.web.desk_words import clause_of
from tests.kinds.made import HOUSE_IDS, house
from tests.table.made import changed, random_round
from tests.web.trainee import shared_app
from tests.web.typed import BANK, COPIES, FLUSH, FOUL, WINS, fields_of, opened

app = shared_app()


@pytest.fixture
def client(app):
    return app.test_client()


def test_a_round_is_gone_through_seat_by_seat_with_the_sums(client):
    """A won $25 at 5 % is $23.75; a copy and a win push; a foul loses. The house: 1.25 - 25 + 100."""
    seats = {"s1": WINS, "b1": "25", "s2": FOUL.replace("Kh", "Ks"), "b2": "100"}
    words = opened(client, "/round", house="classic", bank=BANK, **seats).words
    assert "Seat 1 Base wins net +$23.75" in words
    assert "5% of $25 is $1.25: $25 − $1.25 = $23.75." in words
    assert "Your front, ace-queen, beats the bank's, king-queen." in words
    assert "Seat 2 Base loses net −$100" in words
    assert "Pair of aces in front outranks pair of kings" in words
    assert "Seat 1 +$23.75 Seat 2 −$100 House +$76.25" in words
    words = opened(client, "/round", house="classic", bank=BANK, s3=COPIES, b3="40").words
    assert "Seat 3 Base pushes net $0" in words
    assert "A copy and a win" in words
    assert "returned $40" in words


def test_every_side_bet_of_a_face_up_room_is_owed_what_its_table_says(client):
    """A full house pays Fortune 5 to 1 and $4 of the progressive, less the $1 that is always taken."""
    full_house = "Th Td Tc 6d 6c 5s 4s"
    bets = {"b3": "50", "f3": "10", "a3": "5", "p3": "1"}
    words = opened(client, "/round", house="clearwater-face-up", bank=BANK, s3=full_house, **bets).words
    for owed in ("Base wager $50 +$50", "Fortune $10 +$50", "Ace-High $5 −$5", "Progressive $1 +$3"):
        assert owed in words
    assert "5 × $10 = $50." in words
    assert "net +$98" in words
    assert "No other player's hand pays Envy this round." in words


def test_an_ace_high_bank_pushes_every_base_wager_and_ace_high_wins(client):
    """A dead hand has forfeited everything before that; 15 to 1 with the joker, 40 to 1 for both ace-high."""
    bank, other = "Jk Kd Th 9c 5s 3d 2c", "Ac Qd 9d 8h 6c 4c 2h"
    seats = {"s1": WINS.replace("2c", "2s"), "b1": "25", "a1": "5", "s2": other, "b2": "25", "a2": "5"}
    words = opened(client, "/round", house="clearwater-face-up", bank=bank, **_apart(seats)).words
    assert "every base wager pushes" in words
    assert "Ace-High $5 +$75" in words
    assert "Ace-High $5 +$200" in words


def _apart(seats):
    """The two hands without a card in common."""
    return {**seats, "s1": "As Qc | 9s 8d 8s 4h 2s"}


def test_a_player_banks_with_half_of_the_house_and_the_house_hand_plays(client):
    """The bank loses $25 and wins $40: net $15, half of it $7.50 and 5 % of that, 37.5 cents, rounded up."""
    seats = {"s1": WINS, "b1": "25", "sh": "Th 9c 7d 6s 4s 3h 2d", "bh": "40"}
    words = opened(client, "/round", house="classic", bank=BANK, by="2", co="yes", **seats).words
    assert "The bank (seat 2)" in words
    assert "the player's half is $7.50" in words
    assert "Seat 2, the bank" in words
    assert "+$7.12" in words
    assert "House hand Base loses" in words


def test_the_dice_say_who_is_dealt_first_and_the_order_is_told(client):
    """Fifteen is the bank itself, as 1, 8 and 15 are."""
    seats = {"s1": WINS, "b1": "25"}
    words = opened(client, "/round", house="classic", bank=BANK, dice="6 5 4", **seats).words
    assert "The dice show 15, position 1 from the bank. The bank is dealt first." in words


@pytest.mark.parametrize(
    ("fields", "field", "sentence"),
    [
        ({"bank": ""}, "bank", "The bank has no cards; a hand is seven."),
        ({"bank": "Kd Qs"}, "bank", "The bank has 2 cards; a hand is seven."),
        ({"s1": ""}, "s1", "Seat 1 has no cards; a hand is seven."),
        ({"s1": "", "b1": ""}, "s1", "No seat has cards"),
        ({"s1": "As Qx"}, "s1", "is not a card"),
        ({"s2": WINS, "b2": "25"}, "s2", "Seat 1 and seat 2 both hold the ace of spades (As)"),
        ({"b1": ""}, "b1", "Seat 1 has no base wager"),
        ({"b1": "a lot"}, "b1", 'Seat 1, base wager: "a lot" is not an amount; write dollars, 25 or 12.50.'),
        ({"b1": "-25"}, "b1", "a wager is not negative"),
        ({"b1": "20000"}, "b1", "the limits are $5 to $10,000"),
        ({"f1": "5"}, "f1", "this room does not offer one"),
        ({"t1": "asleep"}, "t1", '"asleep" is no status of a hand'),
        ({"o1": "4"}, "o1", "no seat 4 is in the round"),
        ({"by": "1"}, "s1", "Seat 1 banks, and does not bet against itself."),
        ({"by": "nine"}, "by", "does not bank"),
        ({"co": "yes"}, "co", "A player co-banks with the house"),
        ({"dice": "7 7 7"}, "dice", "a die shows 1 to 6"),
        ({"dice": "six"}, "dice", 'The dice: "six" are not three numbers'),
        ({"action": "9"}, "action", "Seat 9 cannot act first"),
        ({"cover": "50"}, "cover", "The house banks and covers every wager"),
        ({"meter": "lots"}, "meter", '"lots" is not an amount'),
    ],
)
def test_what_is_wrong_with_a_round_is_told_once_at_its_field(client, fields, field, sentence):
    asked = {"house": "classic", "bank": BANK, "s1": WINS, "b1": "25"} | fields
    found = opened(client, "/round", status=400, **asked)
    assert sentence in found.words
    assert f'href="#field-{field}"' in found.html
    assert f'id="field-{field}"' in found.html
    assert f'id="wrong-{field}"' in found.html or field == "co"
    assert 'id="spot-seat-1"' not in found.html


@pytest.mark.parametrize("room", HOUSE_IDS)
def test_every_house_has_a_form_with_its_own_circles_and_settles_a_round_of_base_wagers(client, room):
    form = opened(client, "/round", house=room)
    names = {each.get("name") for each in form.inputs}
    where = house(room)
    assert ("f1" in names, "a1" in names, "p1" in names) == (
        where.fortune is not None,
        where.ace_high is not None,
        where.progressive is not None,
    )
    words = opened(client, "/round", house=room, bank=BANK, s1=WINS, b1="25").words
    assert ("net +$23.75" if where.commission else "net +$25") in words


# Side by side


def test_every_room_is_shown_beside_the_one_asked_and_differences_are_marked(client):
    """Two pairs, aces and a small one: Face Up splits them, and so the Face Up rooms agree."""
    found = opened(client, "/houses", house="face-up-2020", hand=FLUSH)
    for room in HOUSE_IDS:
        assert house(room).name in found.words
    assert found.html.index(house("face-up-2020").name) < found.html.index(house("classic").name)
    rows = dict(re.findall(r'house=([\w-]+)&amp;hand=[^"]+">[^<]+</a>(.*?)</tr>', found.html, re.DOTALL))
    assert set(rows) == set(HOUSE_IDS)
    assert "Differs" not in rows["face-up-2020"]
    assert "Differs" not in rows["face-up-2023"]
    assert "Differs" in rows["classic"]
    assert "No house way is known." in rows["cordova"]
    assert rows["classic"].count("Not offered") >= 2


def test_a_round_is_settled_in_every_room_without_what_it_does_not_offer(client):
    """The commission is what differs: $25 in the Face Up rooms, $23.75 where 5 % are taken."""
    fields = {"house": "clearwater-face-up", "bank": BANK, "s1": WINS, "b1": "25", "p1": "1"}
    words = opened(client, "/houses", **fields).words
    assert "Left out, since it is not offered here: Progressive." in words
    assert "Base wins, +$24" in words
    assert "Base wins, +$23.75" in words
    assert "Base wins, +$25" in words
    unset = {"house": "classic", "bank": "Kd Qs Jh 8d 8c 3s 2h", "s1": WINS, "b1": "25"}
    words = opened(client, "/houses", **unset).words
    assert "No house way is known here, and these hands are not given as set: the bank." in words


@pytest.mark.parametrize("room", HOUSE_IDS)
def test_every_clause_that_settles_a_round_has_a_name_and_a_sentence(room):
    rng = Random(room)
    settings = [{}, {"fouls.costs": "all wagers"}, {"fouls.bonus_of_fouled": "does not count"}]
    for changes in settings:
        where = changed(house(room), changes)
        for _ in range(60):
            found = settle(where, random_round(where, rng))
            for clause in {line.clause for seat in found.seats for line in seat.lines}:
                words = clause_of(where, clause)
                assert words.name != clause, clause
                assert words.say.endswith("."), clause


@pytest.mark.parametrize("room", HOUSE_IDS)
def test_every_round_that_can_be_laid_gets_its_page(client, room):
    rng = Random(room)
    for _ in range(4):
        laid = random_round(house(room), rng)
        found = opened(client, "/round", **fields_of(room, laid))
        settled = settle(house(room), laid)
        for seat in settled.seats:
            for line in seat.lines:
                assert line.clause == "cover" or all(part in found.words for part in line.say.split(". ")[:1])
