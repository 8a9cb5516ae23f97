"""Hands whose setting is known from elsewhere, set by the shipped ways."""

import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

from paigow_train.game.cards import RANK_LETTERS, parse_hand, write_cards
from paigow_train.house.way import Decision
from tests.house.ways import LOWEST, WAY_IDS, usual_ranking, way

TABLES = tomllib.loads(Path(__file__).with_name("settings.toml").read_text())


def front_of(decision: Decision) -> tuple[int, ...]:
    """The ranks in front, the joker as an ace, highest first."""
    return tuple(sorted((card.rank or 14 for card in decision.split.front), reverse=True))


def ranks(text: str) -> tuple[int, ...]:
    """`A 9`, `As 9h` and `Jk 9h` are all an ace and a nine."""
    letters = ["A" if word == "Jk" else word[0] for word in text.split()]
    return tuple(sorted((RANK_LETTERS.index(letter) + 2 for letter in letters), reverse=True))


@pytest.mark.parametrize("row", TABLES["published"], ids=lambda row: f"{row['way']}: {row['hand']}")
def test_published_settings_come_out(row: dict) -> None:
    decision = way(row["way"]).decide(parse_hand(row["hand"]), usual_ranking(row["way"]))
    assert front_of(decision) == ranks(row["front"]), row["note"]
    assert decision.back.category == row.get("back", decision.back.category)


@pytest.mark.parametrize("row", TABLES["face_up"], ids=lambda row: row["hand"])
def test_the_face_up_way_sets_disputed_hands_by_its_readings(row: dict) -> None:
    decision = way("face-up").decide(parse_hand(row["hand"]), LOWEST)
    assert front_of(decision) == ranks(row["front"]), row["note"]
    assert decision.back.category == row.get("back", decision.back.category)


@pytest.mark.parametrize("row", TABLES["across"], ids=lambda row: row["hand"])
def test_ways_differ_where_rooms_differ(row: dict) -> None:
    for way_id, front in row.items():
        if way_id != "hand":
            decision = way(way_id).decide(parse_hand(row["hand"]), usual_ranking(way_id))
            assert front_of(decision) == ranks(front), way_id


def examples() -> Iterator[tuple[str, str, str, str, dict[str, str]]]:
    for way_id in WAY_IDS:
        for line in way(way_id).lines:
            for example in line.examples:
                yield way_id, line.id, write_cards(example.hand), write_cards(example.front), dict(line.under)


@pytest.mark.parametrize(("way_id", "rule", "hand", "front", "under"), list(examples()))
def test_every_rule_decides_its_examples(way_id: str, rule: str, hand: str, front: str, under: dict) -> None:
    decision = way(way_id).choosing(under).decide(parse_hand(hand), usual_ranking(way_id))
    assert decision.rule.id == rule
    assert front_of(decision) == ranks(front)


@pytest.mark.parametrize(
    ("way_id", "line", "hand", "rule", "under"),
    [
        (way_id, line.id, write_cards(near.hand), near.rule, dict(line.under))
        for way_id in WAY_IDS
        for line in way(way_id).lines
        for near in line.near_misses
    ],
)
def test_every_near_miss_is_decided_by_the_rule_it_names(
    way_id: str, line: str, hand: str, rule: str, under: dict
) -> None:
    decision = way(way_id).choosing(under).decide(parse_hand(hand), usual_ranking(way_id))
    assert decision.rule.id == rule != line
