"""The desk: the ruling on a hand, a practice file made of it, and nothing stored."""

import re

import pytest

from paigow_train.game.cards import parse_hand
from paigow_train.library.catalogue import Catalogue
from paigow_train.library.files import Folders
from tests.kinds.made import HOUSE_IDS, house
from tests.web.trainee import Page, counted, shared_app
from tests.web.typed import BANK, FLUSH, FOUL, WINS, address, opened

app = shared_app()


@pytest.fixture
def client(app):
    return app.test_client()


# One hand


@pytest.mark.parametrize("room", [each for each in HOUSE_IDS if house(each).way])
@pytest.mark.parametrize("hand", [FLUSH, "Jk As Ks Kd 9c 5s 2d", "As Kd Th 9c 5s 3d 2c"])
def test_every_house_way_is_drawn_with_its_rule_and_where_that_stands(client, room, hand):
    where = house(room)
    decision = where.decide(parse_hand(hand))
    words = opened(client, house=room, hand=hand).words
    assert f"{decision.front.name} in front".lower() in words.lower()
    assert decision.back.name in words
    assert decision.rule.say in words
    assert decision.rule.cite in words
    for short in decision.fell_short:
        assert short.rule.if_front is None or short.rule.say in words


def test_two_middle_pairs_with_a_flush_are_split_and_pay_the_flush(client):
    """The Face Up way, row 11: split without an ace; Fortune reads all seven cards: a flush, 4 to 1."""
    words = opened(client, house="face-up-2023", hand=FLUSH).words
    assert "Pair of eights in front" in words
    assert "A flush pays 4 to 1." in words
    assert "Not ace-high pai gow" in words
    assert "Here the best front is nine-eight." in words


def test_the_seven_cards_are_read_for_every_wager_of_the_room_and_no_other(client):
    quads = "Ks Kh Kd Kc 9c 5s 2d"  # by the tables of the room: 25 to 1, $5 Envy, $75 from the progressive
    words = opened(client, house="clearwater-face-up", hand=quads).words
    assert "Four of a kind pays 25 to 1." in words
    assert "Every other player with $5 or more on Fortune gets $5 for four of a kind" in words
    assert "Four of a kind wins $75; the $1 is always taken." in words
    assert (
        "This room has no wager beside the base wager." in opened(client, house="classic", hand=quads).words
    )
    ace_high = "As Kd Th 9c 5s 3d 2c"
    words = opened(client, house="face-up-2020", hand=ace_high).words
    assert "As the bank's hand it pushes every base wager." in words
    assert "it pays Ace-High 5 to 1; beside such a bank it pays 40 to 1" in words


def test_a_foul_is_called_with_its_reason_and_what_it_costs(client):
    words = opened(client, house="clearwater-face-up", hand=FOUL).words
    assert "Foul Pair of aces in front outranks pair of kings, 9-7-4 kickers behind." in words
    assert "the base wager loses, whatever the bank holds; bonus wagers are settled" in words
    assert "Before that an ace-high bank pushes every base wager." in words
    words = opened(client, house="classic", hand="Ah | Ad Kh Kc 9c 7s 4c").words
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
    assert f"{title} " in opened(client, house="face-up-2023", hand=hand).words


def test_without_a_house_way_the_reason_is_shown_and_a_foul_is_still_called(client):
    words = opened(client, house="cordova", hand="Jk Kd Th 9c 5s 3d 2c").words
    assert "No house way is known" in words
    assert house("cordova").no_way in words
    words = opened(client, house="cordova", hand="Jk Kd | Th 9c 5s 3d 2c").words
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
    found = opened(client, house="classic", hand=hand, status=400)
    assert sentence in found.words
    (field,) = [each for each in found.inputs if each.get("name") == "hand"]
    assert field["aria-invalid"] == "true"
    assert field["aria-describedby"].startswith("wrong-hand")


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
    assert (
        "Make this a practice hand" not in opened(client, house="cordova", hand="As Kd Th 9c 5s 3d 2c").words
    )


@pytest.mark.parametrize(
    "query", ["", "house=classic", "house=classic&hand=As", "house=classic&bank=As&s1=Kd"]
)
def test_a_practice_file_of_nothing_is_refused_in_a_sentence(client, query):
    reply = client.get(f"/desk/practice.toml?{query}")
    assert reply.status_code == 400
    assert reply.text.count("</html>") == 1


def test_study_mode_takes_the_hand_of_the_ruling(client):
    found = opened(client, house="face-up-2023", hand=FLUSH)
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
