"""The desk: the ruling on a hand, a round settled, every room side by side, and nothing stored."""

import re
from random import Random

import pytest

from paigow_train.game.cards import parse_hand
from paigow_train.library.catalogue import Catalogue
from paigow_train.library.files import Folders
from paigow_train.table.settle import settle
from paigow_train.web.desk_words import clause_of
from tests.kinds.made import HOUSE_IDS, house
from tests.table.made import changed, random_round
from tests.web.trainee import Page, counted, shared_app
from tests.web.typed import address, fields_of

app = shared_app()

FLUSH = "9s 9h 8h 8c 7h 4h 3h"  # two pair, nines the higher; five hearts
FOUL = "Ah Ad | Kh Kc 9c 7s 4c"  # a pair of aces before a pair of kings
BANK = "Kd Qs | Jh 8d 8c 3s 2h"  # set the house way: the pair behind, the two best others in front
WINS = "As Qc | 9s 9d 6h 4h 2c"  # ace-queen beats king-queen, nines beat eights
COPIES = "Kh Qc | 9s 9d 6h 4h 2c"  # king-queen is a copy of the bank's, nines beat eights


@pytest.fixture
def client(app):
    return app.test_client()


def page(client, path="", status=200, **fields):
    reply = client.get(address(path, **fields), follow_redirects=True)
    assert reply.status_code == status, reply.text
    return Page(reply.text)


# One hand


@pytest.mark.parametrize("room", [each for each in HOUSE_IDS if house(each).way])
@pytest.mark.parametrize("hand", [FLUSH, "Jk As Ks Kd 9c 5s 2d", "As Kd Th 9c 5s 3d 2c"])
def test_every_house_way_is_drawn_with_its_rule_and_where_that_stands(client, room, hand):
    where = house(room)
    decision = where.decide(parse_hand(hand))
    words = page(client, house=room, hand=hand).words
    assert f"{decision.front.name} in front".lower() in words.lower()
    assert decision.back.name in words
    assert decision.rule.say in words
    assert decision.rule.cite in words
    for short in decision.fell_short:
        assert short.rule.if_front is None or short.rule.say in words


def test_two_middle_pairs_with_a_flush_are_split_and_pay_the_flush(client):
    """The Face Up way, row 11: split without an ace; Fortune reads all seven cards: a flush, 4 to 1."""
    words = page(client, house="face-up-2023", hand=FLUSH).words
    assert "Pair of eights in front" in words
    assert "A flush pays 4 to 1." in words
    assert "Not ace-high pai gow" in words
    assert "Here the best front is nine-eight." in words


def test_the_seven_cards_are_read_for_every_wager_of_the_room_and_no_other(client):
    quads = "Ks Kh Kd Kc 9c 5s 2d"  # by the tables of the room: 25 to 1, $5 Envy, $75 from the progressive
    words = page(client, house="clearwater-face-up", hand=quads).words
    assert "Four of a kind pays 25 to 1." in words
    assert "Every other player with $5 or more on Fortune gets $5 for four of a kind" in words
    assert "Four of a kind wins $75; the $1 is always taken." in words
    assert "This room has no wager beside the base wager." in page(client, house="classic", hand=quads).words
    ace_high = "As Kd Th 9c 5s 3d 2c"
    words = page(client, house="face-up-2020", hand=ace_high).words
    assert "As the bank's hand it pushes every base wager." in words
    assert "it pays Ace-High 5 to 1; beside such a bank it pays 40 to 1" in words


def test_a_foul_is_called_with_its_reason_and_what_it_costs(client):
    words = page(client, house="clearwater-face-up", hand=FOUL).words
    assert "Foul Pair of aces in front outranks pair of kings, 9-7-4 kickers behind." in words
    assert "the base wager loses, whatever the bank holds; bonus wagers are settled" in words
    assert "Before that an ace-high bank pushes every base wager." in words
    words = page(client, house="classic", hand="Ah | Ad Kh Kc 9c 7s 4c").words
    assert "1 in front and 6 behind: a hand is 2 in front and 5 behind." in words


@pytest.mark.parametrize(
    ("hand", "title"),
    [
        ("8h 8c | 9s 9h 7h 4h 3h", "Legal, and the house way"),
        ("9s 9h | 8h 8c 7h 4h 3h", "Foul"),  # nines before eights
        ("7h 4h | 9s 9h 8h 8c 3h", "Legal, but not the house way"),
    ],
)
def test_a_set_hand_is_foul_or_legal_and_the_house_way_or_not(client, hand, title):
    assert f"{title} " in page(client, house="face-up-2023", hand=hand).words


def test_without_a_house_way_the_reason_is_shown_and_a_foul_is_still_called(client):
    words = page(client, house="cordova", hand="Jk Kd Th 9c 5s 3d 2c").words
    assert "No house way is known" in words
    assert house("cordova").no_way in words
    words = page(client, house="cordova", hand="Jk Kd | Th 9c 5s 3d 2c").words
    assert "Foul Pair of kings in front outranks ten high" in words  # the joker is wild: it pairs the king


@pytest.mark.parametrize(
    ("hand", "sentence"),
    [
        ("", "No card has been given yet"),
        ("As Kd", '"As Kd" is 2 cards; a hand is seven.'),
        ("As Kd Th 9c 5s 3d 2c Jk", "is 8 cards; a hand is seven."),
        ("As As Th 9c 5s 3d 2c", "has the ace of spades (As) twice"),
        ("As Kx Th 9c 5s 3d 2c", '"Kx" in "As Kx Th 9c 5s 3d 2c" is not a card.'),
        ("As Kd | Th | 9c 5s 3d 2c", "is not a set hand"),
        ("As Kd | As Th 9c 5s 3d", "both in front and behind"),
        ("A" * 500, "That is longer than any hand"),
    ],
)
def test_a_hand_that_is_none_is_told_at_its_field(client, hand, sentence):
    found = page(client, house="classic", hand=hand, status=400)
    assert sentence in found.words
    (field,) = [each for each in found.inputs if each.get("name") == "hand"]
    assert field["aria-invalid"] == "true"
    assert field["aria-describedby"].startswith("wrong-hand")


# A round


def test_a_round_is_gone_through_seat_by_seat_with_the_sums(client):
    """A won $25 at 5 % is $23.75; a copy and a win push; a foul loses. The house: 1.25 - 25 + 100."""
    seats = {"s1": WINS, "b1": "25", "s2": FOUL.replace("Kh", "Ks"), "b2": "100"}
    words = page(client, "/round", house="classic", bank=BANK, **seats).words
    assert "Seat 1 Base wins net +$23.75" in words
    assert "5% of $25 is $1.25: $25 − $1.25 = $23.75." in words
    assert "Your front, ace-queen, beats the bank's, king-queen." in words
    assert "Seat 2 Base loses net −$100" in words
    assert "Pair of aces in front outranks pair of kings" in words
    assert "Seat 1 +$23.75 Seat 2 −$100 House +$76.25" in words
    words = page(client, "/round", house="classic", bank=BANK, s3=COPIES, b3="40").words
    assert "Seat 3 Base pushes net $0" in words
    assert "A copy and a win" in words
    assert "returned $40" in words


def test_every_side_bet_of_a_face_up_room_is_owed_what_its_table_says(client):
    """A full house pays Fortune 5 to 1 and $4 of the progressive, less the $1 that is always taken."""
    full_house = "Th Td Tc 6d 6c 5s 4s"
    bets = {"b3": "50", "f3": "10", "a3": "5", "p3": "1"}
    words = page(client, "/round", house="clearwater-face-up", bank=BANK, s3=full_house, **bets).words
    for owed in ("Base wager $50 +$50", "Fortune $10 +$50", "Ace-High $5 −$5", "Progressive $1 +$3"):
        assert owed in words
    assert "5 × $10 = $50." in words
    assert "net +$98" in words
    assert "No other player's hand pays Envy this round." in words


def test_an_ace_high_bank_pushes_every_base_wager_and_ace_high_wins(client):
    """A dead hand has forfeited everything before that; 15 to 1 with the joker, 40 to 1 for both ace-high."""
    bank, other = "Jk Kd Th 9c 5s 3d 2c", "Ac Qd 9d 8h 6c 4c 2h"
    seats = {"s1": WINS.replace("2c", "2s"), "b1": "25", "a1": "5", "s2": other, "b2": "25", "a2": "5"}
    words = page(client, "/round", house="clearwater-face-up", bank=bank, **_apart(seats)).words
    assert "every base wager pushes" in words
    assert "Ace-High $5 +$75" in words
    assert "Ace-High $5 +$200" in words


def _apart(seats):
    """The two hands without a card in common."""
    return {**seats, "s1": "As Qc | 9s 8d 8s 4h 2s"}


def test_a_player_banks_with_half_of_the_house_and_the_house_hand_plays(client):
    """The bank loses $25 and wins $40: net $15, half of it $7.50 and 5 % of that, 37.5 cents, rounded up."""
    seats = {"s1": WINS, "b1": "25", "sh": "Th 9c 7d 6s 4s 3h 2d", "bh": "40"}
    words = page(client, "/round", house="classic", bank=BANK, by="2", co="yes", **seats).words
    assert "The bank (seat 2)" in words
    assert "the player's half is $7.50" in words
    assert "Seat 2, the bank" in words
    assert "+$7.12" in words
    assert "House hand Base loses" in words


def test_the_dice_say_who_is_dealt_first_and_the_order_is_told(client):
    """Fifteen is the bank itself, as 1, 8 and 15 are."""
    seats = {"s1": WINS, "b1": "25"}
    words = page(client, "/round", house="classic", bank=BANK, dice="6 5 4", **seats).words
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
    found = page(client, "/round", status=400, **asked)
    assert sentence in found.words
    assert f'href="#field-{field}"' in found.html
    assert f'id="field-{field}"' in found.html
    assert f'id="wrong-{field}"' in found.html or field == "co"
    assert 'id="spot-seat-1"' not in found.html


@pytest.mark.parametrize("room", HOUSE_IDS)
def test_every_house_has_a_form_with_its_own_circles_and_settles_a_round_of_base_wagers(client, room):
    form = page(client, "/round", house=room)
    names = {each.get("name") for each in form.inputs}
    where = house(room)
    assert ("f1" in names, "a1" in names, "p1" in names) == (
        where.fortune is not None,
        where.ace_high is not None,
        where.progressive is not None,
    )
    words = page(client, "/round", house=room, bank=BANK, s1=WINS, b1="25").words
    assert ("net +$23.75" if where.commission else "net +$25") in words


# Side by side


def test_every_room_is_shown_beside_the_one_asked_and_differences_are_marked(client):
    """Two pairs, aces and a small one: Face Up splits them, and so the Face Up rooms agree."""
    found = page(client, "/houses", house="face-up-2020", hand=FLUSH)
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
    words = page(client, "/houses", **fields).words
    assert "Left out, since it is not offered here: Progressive." in words
    assert "Base wins, +$24" in words
    assert "Base wins, +$23.75" in words
    assert "Base wins, +$25" in words
    unset = {"house": "classic", "bank": "Kd Qs Jh 8d 8c 3s 2h", "s1": WINS, "b1": "25"}
    words = page(client, "/houses", **unset).words
    assert "No house way is known here, and these hands are not given as set: the bank." in words


# A practice hand, and study mode


@pytest.mark.parametrize("room", HOUSE_IDS)
def test_the_practice_file_can_be_put_among_the_drills_and_is_offered_in_its_room(
    app, client, tmp_path, room
):
    reply = client.get(address("/practice.toml", house=room, hand=FOUL))
    assert reply.mimetype == "text/plain"
    name = re.fullmatch(r'attachment; filename="(desk-\w+\.toml)"', reply.headers["Content-Disposition"])[1]
    practice = practice_of(tmp_path, name, reply.text)
    kinds = ["set_hand", "spot_foul"] if house(room).way else ["spot_foul"]
    assert [ask.kind for ask in practice.asks] == kinds
    assert practice.houses == (room,)
    assert practice.deals == len(kinds)
    shown = client.get(address(house=room, hand=FOUL)).text
    assert f"<code>{name}</code>" in shown


def practice_of(folder, name, text):
    (folder / "practice").mkdir()
    (folder / "practice" / name).write_text(text, encoding="utf-8")
    return Catalogue(Folders.of(folder)).practice(name.removesuffix(".toml"))


def test_a_round_becomes_hands_to_set_to_call_and_to_compare(client, tmp_path):
    """The foul hand is called; it is not compared, since a foul has lost whatever the bank holds."""
    seats = {"s1": WINS, "b1": "25", "s2": FOUL.replace("Kh", "Ks"), "b2": "100"}
    reply = client.get(address("/practice.toml", house="classic", bank=BANK, **seats))
    practice = practice_of(tmp_path, "round.toml", reply.text)
    hands = {ask.kind: ask.options.hands for ask in practice.asks}
    assert {kind: len(found) for kind, found in hands.items()} == {
        "set_hand": 3,
        "spot_foul": 3,
        "who_wins": 1,
    }
    assert hands["who_wins"] == (f"{WINS} ; {BANK}",)
    assert practice.deals == 7


def test_without_a_house_way_seven_cards_alone_are_no_practice(client):
    reply = client.get(address("/practice.toml", house="cordova", hand="As Kd Th 9c 5s 3d 2c"))
    assert reply.status_code == 404
    assert "Make this a practice hand" not in page(client, house="cordova", hand="As Kd Th 9c 5s 3d 2c").words


@pytest.mark.parametrize(
    "query", ["", "house=classic", "house=classic&hand=As", "house=classic&bank=As&s1=Kd"]
)
def test_a_practice_file_of_nothing_is_refused_in_a_sentence(client, query):
    reply = client.get(f"/desk/practice.toml?{query}")
    assert reply.status_code == 400
    assert reply.text.count("</html>") == 1


def test_study_mode_takes_the_hand_of_the_ruling(client):
    found = page(client, house="face-up-2023", hand=FLUSH)
    (link,) = re.findall(r'href="(/houses/[^"]+/study\?cards=[^"]+)"', found.html)
    study = Page(client.get(link).text)
    assert study.values("cards") == [FLUSH]
    assert study.values("front") == FLUSH.split()
    assert client.get("/houses/face-up-2023/study?cards=As+As").status_code == 400
    assert client.get("/houses/face-up-2023/study?cards=").status_code == 400


# What the desk does not do


def test_nothing_is_stored_no_cookie_is_set_and_nothing_can_be_posted(app, client):
    before = counted(app)
    for path, fields in (
        ("", {"house": "classic", "hand": FOUL}),
        ("/round", {"house": "classic", "bank": BANK, "s1": WINS, "b1": "25"}),
        ("/houses", {"house": "classic", "hand": FOUL}),
        ("/practice.toml", {"house": "classic", "hand": FOUL}),
    ):
        reply = client.get(address(path, **fields))
        assert reply.status_code == 200
        assert "Set-Cookie" not in reply.headers
        assert client.post(f"/desk{path}").status_code == 405
    assert counted(app) == before


def test_the_desk_is_one_tap_from_the_first_page_and_from_every_room(client):
    assert 'href="/desk"' in client.get("/").text
    for room in HOUSE_IDS:
        assert f'href="/desk?house={room}"' in client.get(f"/houses/{room}").text


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
        found = page(client, "/round", **fields_of(room, laid))
        settled = settle(house(room), laid)
        for seat in settled.seats:
            for line in seat.lines:
                assert line.clause == "cover" or all(part in found.words for part in line.say.split(". ")[:1])
