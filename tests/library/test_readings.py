"""Settings that name a reading, and readings that a house makes otherwise than its way."""

from pathlib import Path

import pytest

from paigow_train.game.cards import parse_hand
from paigow_train.house.readings import ReadingError
from paigow_train.library.problems import FileError

from .made import ROOM, changed, drills

TWO_PAIR = parse_hand("9c 9d 5c 5d As Qh 3s")  # two pairs with an ace: the reading of the small way decides


def test_a_setting_that_names_a_reading_has_its_choice(tmp_path: Path) -> None:
    house = drills(tmp_path).house("corner")
    assert house.wheel == "second highest"
    assert house.ranking.wheel == "second highest"


def test_another_choice_is_another_setting(tmp_path: Path) -> None:
    house = drills(tmp_path).house("corner", {"wheel": "lowest"})
    assert house.wheel == "lowest"
    assert [(each.id, each.choice) for each in house.own_readings] == [("wheel", "lowest"), ("on-net", "yes")]


@pytest.mark.parametrize(("choice", "setting"), [("yes", True), ("no", False)])
def test_yes_and_no_are_the_choices_of_a_setting_that_is_true_or_false(
    tmp_path: Path, choice: str, setting: bool
) -> None:
    commission = drills(tmp_path).house("corner", {"on-net": choice}).commission
    assert commission is not None
    assert commission.bank_on_net is setting


def test_a_reading_may_decide_an_amount_of_a_posted_table(tmp_path: Path) -> None:
    reading = (
        '\n[[reading]]\nid = "straights"\nquestion = "Two or three?"\nchoice = "3 to 1"\n'
        'choices = ["2 to 1", "3 to 1"]\nsay = "Three."\ncite = "Rules"\n'
    )
    room = changed(ROOM, ('"2 to 1"', '{ reading = "straights" }')) + reading
    fortune = drills(tmp_path, room).house("corner").fortune
    assert fortune is not None
    assert {line.what: line.odds.to_one for line in fortune.lines} == {"four of a kind": 25, "straight": 3}


def test_a_house_may_read_its_way_otherwise(tmp_path: Path) -> None:
    as_filed = drills(tmp_path / "one").house("corner")
    use = ('use = "plain"', 'use = "plain"\nreadings = { ace-in-front = "they are split" }')
    otherwise = drills(tmp_path / "two", changed(ROOM, use)).house("corner")
    assert as_filed.decide(TWO_PAIR).rule.id == "two-pair-ace"
    assert otherwise.decide(TWO_PAIR).rule.id == "two-pair"
    assert [each.choice for each in otherwise.readings] == ["second highest", "yes", "they are split"]


def test_a_choice_that_is_not_offered_is_refused_with_those_that_are(tmp_path: Path) -> None:
    catalogue = drills(tmp_path)
    with pytest.raises(FileError, match='"lowish" is not among the choices'):
        catalogue.house("corner", {"wheel": "lowish"})
    with pytest.raises(FileError, match='Did you mean "wheel"'):
        catalogue.house("corner", {"wheels": "lowest"})
    with pytest.raises(ReadingError, match='no choice "they stand"'):
        catalogue.find_way("plain", {"ace-in-front": "they stand"})
