"""Who is dealt first, and in which order hands are delivered and settled."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from paigow_train.table.dice import counted, delivered, first_of, position_of
from paigow_train.table.order import around, settling_order, spots
from paigow_train.table.reading import read_round
from tests.table.made import changed, house

BANK = "Ac Qh 8s 8c 6d 4d 3c"


def round_of(where, **more):
    seat = {"seat": 2, "split": "9h 9c | Ah Ad 6s 4c 2d", "bets": {"base": "$25"}}
    return read_round(where, {"bank": {"split": "Ac Qh | 8s 8c 6d 4d 3c"}, "seats": [seat], **more})


def test_every_total_of_three_dice_falls_on_a_position():
    """The bank is 1, 8 and 15, as every room's text has it."""
    assert [position_of(total) for total in range(3, 19)] == [3, 4, 5, 6, 7, 1, 2, 3, 4, 5, 6, 7, 1, 2, 3, 4]


@pytest.mark.parametrize(
    ("house_id", "dice", "first"),
    [
        # Cordova and the general rules: fifteen is the bank, and empty seats are counted.
        ("clearwater-fortune", [6, 5, 4], (1, "bank")),
        ("cordova", [6, 5, 4], (1, "bank")),
        # A regulator's text, counter-clockwise: eight is the dealer, fourteen the sixth betting position.
        ("clearwater-fortune", [3, 3, 2], (1, "bank")),
        ("clearwater-fortune", [6, 6, 2], (7, 1)),
        # A card room, clockwise: twelve is the fourth seat.
        ("las-vegas", [6, 5, 1], (5, 4)),
        ("las-vegas", [1, 1, 1], (3, 2)),
        ("clearwater-fortune", [1, 1, 1], (3, 5)),
        ("classic", [6, 6, 6], (4, 3)),
        # A drawn number is the position itself.
        ("classic", 7, (7, 6)),
        ("classic", 1, (1, "bank")),
    ],
)
def test_the_first_hand_goes_where_the_dice_fall(house_id, dice, first):
    where = house(house_id)
    assert first_of(where, round_of(where, dice=dice)) == first


@pytest.mark.parametrize(("total", "place"), [(8, "bank"), (9, 5), (10, 6), (11, "house"), (12, 1), (14, 3)])
def test_while_a_player_banks_the_count_starts_from_his_seat(total, place):
    """Clockwise from seat 4: 5, 6, the dealer's own position, then 1 to 3."""
    assert counted(house("classic"), 4, position_of(total)) == place


def test_an_action_button_is_a_place_and_no_count():
    where = house("face-up-2020")
    assert first_of(where, round_of(where, action=2)) == (None, 2)
    assert first_of(where, round_of(where)) == (None, None)


def test_without_dice_nobody_is_known_to_be_first():
    where = house("classic")
    assert first_of(where, round_of(where, action=2)) == (None, None)


def test_hands_are_delivered_in_the_rooms_direction():
    """The general rules count clockwise and deal counter-clockwise; Las Vegas goes clockwise in both."""
    assert delivered(house("classic"), "house", 2) == (2, 1, "bank", 6, 5, 4, 3)
    assert delivered(house("las-vegas"), "house", 2) == (2, 3, 4, 5, 6, "bank", 1)
    assert delivered(house("classic"), 4, "bank") == ("bank", 3, 2, 1, "house", 6, 5)


@pytest.mark.parametrize("direction", ["clockwise", "counter-clockwise"])
def test_the_three_directions_are_set_apart(direction):
    old, new = house("classic"), changed(house("classic"), {"action.delivery": direction})
    assert counted(old, "house", 3) == counted(new, "house", 3)
    turned = (2, 3, 4, 5, 6, "bank", 1) if direction == "clockwise" else (2, 1, "bank", 6, 5, 4, 3)
    assert delivered(new, "house", 2) == turned


def test_a_no_play_spot_follows_the_bank_and_is_not_counted():
    where = house("cordova")
    assert spots(where, "house") == ("bank", "no play", 1, 2, 3, 4, 5, 6)
    assert spots(where, 3)[:3] == ("bank", "no play", 4)
    assert [counted(where, "house", position) for position in range(1, 8)] == ["bank", 1, 2, 3, 4, 5, 6]
    assert "no play" not in spots(house("classic"), "house")


@given(st.integers(1, 6), st.integers(1, 7))
def test_each_position_is_one_place_whoever_banks(by, position):
    for bank in ("house", by):
        places = [counted(house("classic"), bank, each) for each in range(1, 8)]
        assert sorted(map(str, places)) == sorted(map(str, around(bank)))
        assert len(set(delivered(house("classic"), bank, places[position - 1]))) == 7


SEATS = {
    1: "Ah Ad 9h 9c 6s 4c 2d",
    2: "Kh Jd Td 7s 5c 4s 2c",
    3: "As Kd Ks 9s 9d 7c 5d",
    4: "Kc Qs Jc Th 8h 6c 3d",
    5: "Qd Qc Jh Ts 7h 5h 2h",
    6: "Js Tc 8d 7d 6h 4h 3s",
}


@pytest.mark.parametrize(
    ("house_id", "more", "order"),
    [
        ("las-vegas", {}, [1, 2, 3, 4, 5, 6]),
        ("las-vegas", {"action": 3}, [3, 4, 5, 6, 1, 2]),
        ("clearwater-standard", {}, [6, 5, 4, 3, 2, 1]),
        ("clearwater-standard", {"action": 3}, [3, 2, 1, 6, 5, 4]),
        ("las-vegas", {"dice": [6, 5, 1]}, [4, 5, 6, 1, 2, 3]),
        ("las-vegas", {"dice": [6, 5, 4]}, [1, 2, 3, 4, 5, 6]),
        ("las-vegas", {"dice": [6, 5, 1], "action": 2}, [2, 3, 4, 5, 6, 1]),
        ("face-up-2020", {"action": 5}, [5, 6, 1, 2, 3, 4]),
        ("face-up-2020", {"action": 7}, [1, 2, 3, 4, 5, 6]),
    ],
)
def test_hands_are_settled_from_action_in_the_rooms_direction(house_id, more, order):
    seats = [{"seat": n, "cards": cards, "bets": {"base": "$25"}} for n, cards in SEATS.items()]
    where = house(house_id)
    round = read_round(where, {"bank": {"cards": BANK}, "seats": seats, **more})
    assert [seat.number for seat in settling_order(where, round, first_of(where, round).place)] == order


def test_the_house_hand_is_settled_first_while_a_player_banks():
    hands = {n: cards for n, cards in SEATS.items() if n not in (2, 4)} | {"house": SEATS[2]}
    seats = [{"seat": n, "cards": cards, "bets": {"base": "$25"}} for n, cards in hands.items()]
    where = house("las-vegas")
    round = read_round(where, {"bank": {"cards": SEATS[4], "by": 4}, "seats": seats, "action": 6})
    assert [seat.number for seat in settling_order(where, round, None)] == ["house", 6, 1, 3, 5]
