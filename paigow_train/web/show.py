"""Houses and results put into the words and rows that pages show."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from paigow_train.game.names import sentence
from paigow_train.game.splits import Split
from paigow_train.house.house import House
from paigow_train.house.way import Rule, Way

from .facts import facts_of, words_of
from .paths import paths
from .rooms import rooms


@dataclass(frozen=True)
class Room:
    """A card room in the list: `words` say what is played, `note` what is not known."""

    house: House
    words: str
    note: str

    @classmethod
    def of(cls, house: House) -> Room:
        note = house.no_way or (
            "A stand-in house way, until the room's own is entered." if house.way_note else ""
        )
        return cls(house, words_of(house), note)


@dataclass(frozen=True)
class RuleRow:
    """A line of the rule card."""

    id: str
    number: int
    when: str
    keep: str
    say: str
    cite: str
    example: Split | None


def sample_hand(houses: Iterable[House]) -> dict[str, Any]:
    """A hand set by the first house that has a way, for the first page."""
    house = next((house for house in houses if house.way), None)
    if house is None or house.way is None:
        return {}
    rule = max(house.way.rules, key=lambda rule: (rule.if_front is not None, len(rule.examples)))
    return {"sample": _Sample(house.name, house.decide(rule.examples[0].hand).split), "sample_say": rule.say}


@dataclass(frozen=True)
class _Sample:
    label: str
    split: Split

    @property
    def front(self) -> Any:
        return self.split.front

    @property
    def back(self) -> Any:
        return self.split.back


def house_page(house: House) -> dict[str, Any]:
    """Everything on a house's page."""
    return {
        "house": house,
        "words": house.say,
        "stands_in": house.way_note,
        "facts": facts_of(house),
        "readings": house.readings,
        "no_way": house.no_way,
        "paths": paths(rooms().practices.values(), house),
        **rule_card(house),
    }


def rule_card(house: House) -> dict[str, Any]:
    """The house way as rows that can be read aloud."""
    counts_as = "an ace" if house.joker == "bug" else "a card of the largest group"
    if house.way is None:
        return {"rows": [], "way_name": "", "joker_counts": counts_as}
    return {
        "rows": [
            _row(number, rule, house, house.way) for number, rule in enumerate(house.way.rules, start=1)
        ],
        "way_name": house.way.name,
        "joker_counts": counts_as,
    }


def _row(number: int, rule: Rule, house: House, way: Way) -> RuleRow:
    example = way.decide(rule.examples[0].hand, house.ranking).split if rule.examples else None
    return RuleRow(
        rule.id, number, sentence(rule.says_when()), sentence(rule.says_set()), rule.say, rule.cite, example
    )
