"""`read`: what seven cards hold. Fortune classes are those that a public casino project tests."""

import pytest

# Seven cards, the best five of them, and the Fortune class that pays.
FORTUNE = [
    ("AS 2S 3S 4S 5S 6S 7S", "straight_flush", "seven_card_straight_flush"),
    ("AS KS QS JS TS KD QD", "royal_flush", "royal_match"),
    ("JK KS QS JS TS KD QD", "royal_flush", "royal_match"),
    ("JK 2H 3H 4H 5H 6H 7H", "straight_flush", "seven_card_straight_flush_joker"),
    ("AS AH AD AC JK 2H 9C", "five_aces", "five_aces"),
    ("AS KS QS JS TS 2D 9C", "royal_flush", "royal_flush"),
    ("JK KS QS JS TS 2D 9C", "royal_flush", "royal_flush"),
    ("AS KS QS JS TS KD JD", "royal_flush", "royal_flush"),
    ("9S 8S 7S 6S 5S 2D KC", "straight_flush", "straight_flush"),
    ("8S 8H 8C 8D KH 9S 2C", "four_of_a_kind", "four_of_a_kind"),
    ("JK AS AD AC KH 9S 2C", "four_of_a_kind", "four_of_a_kind"),
    ("8S 8H 8C 3D 3H 9S 2C", "full_house", "full_house"),
    ("JK AH 8C 8D 8H 9S 2C", "full_house", "full_house"),
    ("KD 9D 7D 4D 2D 3S 5C", "flush", "flush"),
    ("8S 8H 8C 3D KH 9S 2C", "three_of_a_kind", "three_of_a_kind"),
    ("9S TH JC QD KH 3S 3C", "straight", "straight"),
    ("9S 9H 4C 4D 2H 2S KC", "two_pair", None),
    ("KS KH 9C 7D 5H 3S 2C", "pair", None),
    ("AS KH 9C 7D 5H 3S 2C", "high_card", None),
    # Both trips and a straight: the straight ranks higher, and trips pay more (3 to 1 against 2).
    ("QS QH QD KC JD TS 9H", "straight", "three_of_a_kind"),
]


@pytest.mark.parametrize(("hand", "best", "fortune"), FORTUNE, ids=[row[0] for row in FORTUNE])
def test_the_best_hand_and_the_best_paying_class_are_named(terminal, hand, best, fortune):
    said = terminal("read", "face-up-2020", "--json", hand)
    (found,) = said.objects
    assert (found["best"], found["fortune"], said.status) == (best, fortune, 0)
    assert list(found) == ["hand", "best", "fortune", "ace_high", "joker"]


@pytest.mark.parametrize(
    ("hand", "ace_high", "joker"),
    [
        ("AS KH 9C 7D 5H 3S 2C", True, False),
        ("JK KH 9C 7D 5H 3S 2C", True, True),
        ("QS JH 9C 7D 5H 3S 2C", False, False),
        ("JK AH 9C 7D 5H 3S 2C", False, True),  # a pair of aces
        ("AS KH QC JD 9H 3S 2C", True, False),
        ("AS KH QC JD TH 3S 2C", False, False),  # a straight
    ],
)
def test_ace_high_and_the_joker_are_true_or_false(terminal, hand, ace_high, joker):
    (found,) = terminal("read", "face-up-2023", "--json", hand).objects
    assert (found["ace_high"], found["joker"]) == (ace_high, joker)


def test_a_house_without_fortune_pays_nothing(terminal):
    (found,) = terminal("read", "las-vegas", "--json", "AS KS QS JS TS 2D 9C").objects
    assert (found["best"], found["fortune"]) == ("royal_flush", None)


def test_a_wild_joker_makes_five_of_a_kind_of_any_rank(terminal):
    said = terminal("read", "cordova", "--json", "KS KH KD KC JK 2H 9C", "AS AH AD AC JK 2H 9C")
    assert [each["best"] for each in said.objects] == ["five_of_a_kind"] * 2
    bug = terminal("read", "classic", "--json", "KS KH KD KC JK 2H 9C").objects[0]
    assert bug["best"] == "four_of_a_kind"


def test_without_json_it_is_a_line_to_read(terminal):
    (line,) = terminal("read", "las-vegas", "JK KS QS JS TS 2D 9C").lines
    assert line == "Jk Ks Qs Js Ts 9c 2d   best royal_flush, fortune -, ace_high no, joker yes"
