"""Readings: every choice flipped, and how many hands it touches."""

import tomllib
from pathlib import Path

import pytest

from tests.house.ways import WAY_IDS, Flip, walks, way

TABLE = tomllib.loads(Path(__file__).with_name("readings.toml").read_text())
FLIPS = [
    (way_id, reading.id, choice)
    for way_id in WAY_IDS
    for reading in way(way_id).readings
    for choice in reading.others
]


def flip(way_id: str, reading: str, choice: str) -> Flip:
    return next(
        each for each in walks()[way_id].flips if (each.reading.id, each.choice) == (reading, choice)
    )


@pytest.mark.parametrize(("way_id", "reading", "choice"), FLIPS)
def test_another_choice_sets_some_hand_otherwise(way_id: str, reading: str, choice: str) -> None:
    assert flip(way_id, reading, choice).set_otherwise > 0


@pytest.mark.parametrize("row", TABLE["counted"], ids=lambda row: f"{row['way']}: {row['reading']}")
def test_a_reading_touches_as_many_hands_as_the_sources_count(row: dict) -> None:
    """`by rule`: hands that another rule decides; `by setting`: hands that are set otherwise; else those that
    the rule of that id then decides."""
    reading = next(each for each in way(row["way"]).readings if each.id == row["reading"])
    flipped = flip(row["way"], row["reading"], reading.others[0])
    counts = {"by rule": flipped.by_another_rule, "by setting": flipped.set_otherwise, **flipped.by_rule}
    assert counts[row["count"]] == row["touched"]
    assert reading.hands == row["says"]
