"""`settle`: rounds in, one JSON object a line, answers in their order."""

import json

import pytest

PUSH = {
    "house": "clearwater-fortune",
    "action": 1,
    "dice": [6, 5, 4],
    "bank": {"cards": "Ac Qh 8s 8c 6d 4d 3c", "split": None, "by": "house", "co_bank": False},
    "seats": [
        {
            "seat": 1,
            "cards": "As Qc 9d 9s 6h 4h 2c",
            "split": "As Qc | 9s 9d 6h 4h 2c",
            "status": "plays",
            "owner": None,
            "bets": {"base": "$25", "fortune": "$5"},
        }
    ],
}


def test_a_round_is_answered_with_every_amount_its_clause_and_its_words(terminal):
    """A copied front and a better pair behind; the one pair loses Fortune. (A published trainer's key.)"""
    said = terminal("settle", json.dumps(PUSH))
    (answer,) = said.objects
    assert said.status == 0
    assert answer["bank"] == {
        "split": "Ac Qh | 8s 8c 6d 4d 3c",
        "rule": "one-pair",
        "reset": False,
        "ace_high": None,
    }
    assert (answer["first"], answer["first_seat"]) == (1, "bank")
    assert answer["net_cents"] == {"bank": 0, "house": 500, "meter": 0}
    (seat,) = answer["seats"]
    bets = seat.pop("bets")
    assert seat == {
        "seat": 1, "outcome": "push", "front": "copy", "back": "player", "foul": None, "net_cents": -500,
    }  # fmt: skip
    assert list(bets) == ["base", "fortune", "envy"]
    say = bets["base"].pop("say")
    assert bets["base"] == {
        "net_cents": 0,
        "commission_cents": 0,
        "returned_cents": 2500,
        "unpaid_cents": 0,
        "clause": "copy-and-win",
    }
    assert say.startswith("Your front, ace-queen, is a copy of the bank's")
    assert bets["fortune"]["net_cents"] == -500
    assert bets["envy"]["net_cents"] == 0


def test_only_house_bank_and_seats_are_needed(terminal):
    seat = {"seat": 1, "cards": "As Qc 9d 9s 6h 4h 2c", "bets": {"base": "$25"}}
    for house in ("face-up-2020", "classic", "clearwater-face-up"):
        given = {"house": house, "bank": {"cards": "Ac Qh 8s 8c 6d 4d 3c"}, "seats": [seat]}
        assert terminal("settle", json.dumps(given)).status == 0


def test_a_banking_player_sees_what_his_amount_is_made_of(terminal):
    given = {
        "house": "classic",
        "bank": {"cards": "Ac Qh 8s 8c 6d 4d 3c", "by": 6},
        "seats": [{"seat": 3, "cards": "Kh Jd Td 7s 5c 4s 2c", "bets": {"base": "$300"}}],
    }
    (answer,) = terminal("settle", given=json.dumps(given)).objects
    assert answer["bank"]["commission_cents"] == 1500
    assert answer["bank"]["clause"] == "player-bank"
    assert answer["bank"]["say"] == (
        "The bank collects $300 and pays $0: $300. 5% of $300 is $15. $300 − $15 = $285."
    )
    assert answer["net_cents"] == {"bank": 28500, "house": 1500, "meter": 0}


def test_a_bad_round_gets_its_error_in_its_place_and_the_rest_goes_on(terminal):
    bad = {**PUSH, "seats": [{**PUSH["seats"][0], "bets": {"base": "$2", "ace_high": "$5"}}]}
    said = terminal("settle", given="\n".join([json.dumps(PUSH), json.dumps(bad), json.dumps(PUSH)]))
    assert said.status == 1
    first, wrong, last = said.objects
    assert first == last
    assert wrong == {
        "hand": json.dumps(bad),
        "error": "Seat 1 has a base wager of $2; the limits are $5 to $10,000. "
        "Seat 1 has an Ace-High wager of $5, and this room does not offer one.",
    }


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("", "This is not JSON"),
        ("{", "This is not JSON"),
        ("[]", 'A round is a JSON object with "house", "bank" and "seats".'),
        ("5", "A round is a JSON object"),
        ("{}", "The round names no house"),
        ('{"house": 5}', "The round names no house"),
        ('{"house": "clasic"}', 'There is no house "clasic".'),
        ('{"house": "../classic"}', "There is no house"),
        ('{"house": "classic"}', "The bank: give an object with cards, split, by, co_bank"),
        ('{"house": "classic", "dice": NaN}', "and not NaN"),
        ("[" * 100_000, "nested too deep"),
        ('{"house": ' + "9" * 5_000 + "}", "a number is too long"),
        ("\x00\xff", "This is not JSON"),
    ],
    ids=range(13),
)
def test_what_is_no_round_is_told_in_a_sentence(terminal, text, says):
    said = terminal("settle", given=text + "\n")
    assert said.status == 1
    (found,) = said.objects
    assert says in found["error"]
    assert said.err == ""
