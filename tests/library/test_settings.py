"""Settings as they come out of a house file: what is left out, and what is written in full."""

from pathlib import Path

import pytest

from paigow_train.game.cards import parse_hand
from paigow_train.house.house import NoWay

from .made import ROOM, changed, drills


def test_what_a_file_leaves_out_the_house_does_not_have(tmp_path: Path) -> None:
    house = drills(tmp_path).house("corner")
    assert (house.ace_high, house.progressive, house.cover) == (None, None, None)
    assert (house.bank.player_banking, house.bank.turn, house.seats.dragon) == ("no", None, None)
    assert (house.bank.rake, house.bank.co_bank, house.action.no_play_spot) == (False, False, False)


def test_a_cap_leaves_the_rest_unpaid_in_action_order_unless_the_file_says_otherwise(tmp_path: Path) -> None:
    (cap,) = drills(tmp_path / "one").house("corner").caps
    assert (cap.cents, cap.shared, cap.beyond) == (2_000_000, "in action order", "unpaid")
    posted = ('scope   = "player"', 'scope = "table round"\nbeyond = "returned"\nshared = "pro rata"')
    (cap,) = drills(tmp_path / "two", changed(ROOM, posted)).house("corner").caps
    assert (cap.scope, cap.shared, cap.beyond) == ("table round", "pro rata", "returned")


def test_a_house_without_a_way_says_why_and_sets_no_hand(tmp_path: Path) -> None:
    closed = ('use = "plain"', 'closed = "Nobody has told us."')
    house = drills(tmp_path, changed(ROOM, closed)).house("corner")
    assert house.way is None
    assert house.way_text == ""
    with pytest.raises(NoWay, match=r"Nobody has told us\."):
        house.decide(parse_hand("As Kd 9c 7h 5s 3d 2c"))


def test_a_way_that_stands_in_says_so(tmp_path: Path) -> None:
    stands_in = ('use = "plain"', 'use = "plain"\nstands_in = "Until the room has its own."')
    house = drills(tmp_path, changed(ROOM, stands_in)).house("corner")
    assert house.way_note == "Until the room has its own."


def test_what_is_done_at_the_table_comes_with_where_it_is_said(tmp_path: Path) -> None:
    (procedure,) = drills(tmp_path).house("corner").procedures
    assert (procedure.id, procedure.say) == ("seated", "Players stay seated.")
    assert procedure.cite == "Corner room rules"
