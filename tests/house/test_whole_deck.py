"""House ways over all 154,143,080 hands: every hand meets a rule, as often as the published counts say."""

import tomllib
from pathlib import Path

import pytest

from paigow_train.game.cards import RANK_LETTERS
from paigow_train.game.census import HANDS
from tests.house.ways import WAY_IDS, walks

TABLES = tomllib.loads(Path(__file__).with_name("whole_deck.toml").read_text())


@pytest.mark.parametrize("way_id", WAY_IDS)
def test_every_hand_meets_a_rule_and_every_rule_meets_a_hand(way_id: str) -> None:
    walk = walks()[way_id]
    assert walk.by_rule.total() == HANDS
    assert set(walk.by_rule) == {rule.id for rule in walk.way.rules}


@pytest.mark.parametrize("row", TABLES["face_up_rows"], ids=lambda row: row["row"])
def test_the_face_up_way_decides_each_row_as_often_as_counted(row: dict) -> None:
    by_rule = walks()["face-up"].by_rule
    assert sum(by_rule[rule] for rule in row["rules"]) == row["hands"]


def test_the_face_up_rows_are_all_of_the_deck() -> None:
    assert sum(row["hands"] for row in TABLES["face_up_rows"]) == HANDS
    assert sorted(rule for row in TABLES["face_up_rows"] for rule in row["rules"]) == sorted(
        walks()["face-up"].by_rule
    )


def test_trump_plazas_fronts_come_as_often_as_published() -> None:
    """All 91 fronts of a dealer on the Trump Plaza way, equal ranks compared without regard to suit."""
    expected = {}
    for word in TABLES["trump_plaza_fronts"].split():
        ranks, hands = word.split(":")
        high, low = (RANK_LETTERS.index(letter) + 2 for letter in ranks)
        expected[high, low] = int(hands)
    assert len(expected) == 91
    assert dict(walks()["trump-plaza"].by_front) == expected
    assert sum(expected.values()) == HANDS
