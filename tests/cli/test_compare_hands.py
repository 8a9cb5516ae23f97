"""`compare-hands`: a player's set hand against the bank's. Most results are those of other comparers."""

import pytest

# Player ; bank, who has the front, who has the back, the wager, and whether the player's hand is foul.
MET = {
    "both are the player's": (
        "AC QH | KH KC 7S TD 5S ; AD JS | 8H 8C 4S 7C 2H",
        ("player", "player", "win", False),
    ),
    "two copies": (
        "AC QH | KH KC 7S TD 5S ; AH QC | KS KD TS 7C 5H",
        ("copy", "copy", "lose", False),
    ),
    "the back by a kicker": (
        "AC JH | KH KC 7S TD 6S ; AH QC | KS KD TS 7C 5H",
        ("bank", "player", "push", False),
    ),
    "the front alone": (
        "AC QH | KH KC 7S TD 4S ; AH JC | KS KD TS 7C 5H",
        ("player", "bank", "push", False),
    ),
    "a copy and a win": (
        "KS QD | AH AD 9C 5S 2H ; KC QH | KH KD 8C 5C 2D",
        ("copy", "player", "push", False),
    ),
    "a copy and a loss": (
        "KS QD | 9H 9D 8S 5S 2H ; KC QH | KH KD 8C 5C 2D",
        ("copy", "bank", "lose", False),
    ),
    "a foul": (
        "AS 3D | KS QH 9D 5C 2S ; 8H 3S | 9S 7D 6C 4H 2C",
        (None, None, "lose", True),
    ),
    # eights in front beat king-queen, the eights left behind lose to kings
    "equal pairs, which are no foul": (
        "8S 8D | 8H 8C 9D 5C 2S ; KD QC | KH KS 9C 5D 2D",
        ("player", "bank", "push", False),
    ),
}


@pytest.mark.parametrize("case", MET)
def test_hands_meet_as_published(terminal, case):
    hands, (front, back, outcome, foul) = MET[case]
    said = terminal("compare-hands", "classic", "--json", hands)
    (found,) = said.objects
    assert list(found) == ["hand", "front", "back", "outcome", "foul"]
    assert (found["front"], found["back"], found["outcome"], found["foul"]) == (front, back, outcome, foul)
    assert said.status == 0


WHEEL = "JC TH | AH 2C 5S 3D 4S ; 7C 5H | 9H JD KS QD TS"


def test_the_wheel_beats_the_king_high_straight_where_it_is_second_highest_alone(terminal):
    (here,) = terminal("compare-hands", "classic", "--json", WHEEL).objects
    assert (here["back"], here["outcome"]) == ("player", "win")
    (there,) = terminal("compare-hands", "face-up-2023", "--json", WHEEL).objects
    assert (there["back"], there["outcome"]) == ("bank", "push")


ACE_HIGH_BANK = "QS JD | AC KD 8H 6C 3D"  # no pair, no straight, no flush in the seven


def test_an_ace_high_bank_pushes_in_face_up_before_anything_is_compared_or_fouled(terminal):
    for player, foul in (("9S 2D | KS KC 7H 5D 4C", False), ("AS 3S | KS QH 9D 5C 2S", True)):
        (found,) = terminal("compare-hands", "face-up-2023", "--json", f"{player} ; {ACE_HIGH_BANK}").objects
        assert (found["front"], found["back"], found["outcome"]) == (None, None, "push")
        assert found["foul"] is foul
    (found,) = terminal(
        "compare-hands", "classic", "--json", f"9S 2D | KS KC 7H 5D 4C ; {ACE_HIGH_BANK}"
    ).objects
    assert (found["front"], found["back"]) == ("bank", "player")


def test_a_fouled_bank_is_reset_to_the_house_way_first(terminal):
    # A pair of kings in front of ace-high: reset, the kings go behind and A-9 in front.
    player = "AS 9D | QS QH 7D 5C 2S"
    fouled, reset = "KS KH | AC 9C 8H 6D 3C", "AC 9C | KS KH 8H 6D 3C"
    for bank in (fouled, reset):
        (found,) = terminal("compare-hands", "classic", "--json", f"{player} ; {bank}").objects
        assert (found["front"], found["back"], found["outcome"], found["foul"]) == (
            "copy",
            "bank",
            "lose",
            False,
        )


def test_a_wrong_count_is_a_foul_and_no_error(terminal):
    (found,) = terminal(
        "compare-hands", "classic", "--json", "AS KD 9H | QS QH 7D 5C ; AC 9C | KS KH 8H 6D 3C"
    ).objects
    assert (found["outcome"], found["foul"], found["front"]) == ("lose", True, None)


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("AS KD | QS QH 7D 5C 2S ; AS 9C | KS KH 8H 6D 3C", "has the ace of spades (As) in both hands"),
        ("AS KD | QS QH 7D 5C 2S", "is not two set hands"),
        ("AS KD | QS QH 7D 5C 2S ; AC 9C | KS KH 8H 6D 3C ; x", "is not two set hands"),
        ("AS KD QS QH 7D 5C 2S ; AC 9C | KS KH 8H 6D 3C", "is not a set hand"),
        ("AS KD | QS QH 7D 5C ; AC 9C | KS KH 8H 6D 3C", "is 6 cards; a hand is seven"),
        ("AS KD | QS QH 7D 5C AS ; AC 9C | KS KH 8H 6D 3C", "both in front and behind"),
        (";", "is not a set hand"),
        ("", "is not two set hands"),
    ],
)
def test_a_line_that_is_not_two_hands_gives_its_error(terminal, line, sentence):
    said = terminal("compare-hands", "classic", "--json", line)
    (found,) = said.objects
    assert set(found) == {"hand", "error"}
    assert sentence in found["error"]
    assert found["hand"] == line
    assert said.status == 1


def test_without_json_it_is_a_line_to_read(terminal):
    (line,) = terminal("compare-hands", "classic", MET["a copy and a win"][0]).lines
    assert line.endswith("front copy, back player, outcome push, foul no")
