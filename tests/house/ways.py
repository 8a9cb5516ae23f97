"""The shipped ways, and one walk over every class of hands that tells all the tests what they do there."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache, cached_property

from paigow_train.game.census import HandClass, classes
from paigow_train.game.facts import SHAPES, Facts, Shape
from paigow_train.game.ranking import Ranking, ranking
from paigow_train.game.splits import Spread
from paigow_train.house.conditions import shapes_of
from paigow_train.house.readings import Reading
from paigow_train.house.way import Decision, Rule, Way
from paigow_train.library.catalogue import Catalogue
from paigow_train.library.files import Folders

CATALOGUE = Catalogue(Folders.of())
WAY_IDS = tuple(Folders.of().named("ways"))
LOWEST = ranking("bug", "lowest")
SECOND_HIGHEST = ranking("bug", "second highest")


@cache
def way(way_id: str) -> Way:
    return CATALOGUE.find_way(way_id, {})[0]


def usual_ranking(way_id: str) -> Ranking:
    """The Face Up rooms that printed their way rank the wheel lowest; the other ways' rooms do not."""
    return LOWEST if way_id == "face-up" else SECOND_HIGHEST


@dataclass
class Flip:
    """A reading with another choice made: the hands another rule decides, and those set otherwise."""

    way: Way
    reading: Reading
    choice: str
    other: Way
    rules: tuple[Rule, ...]
    by_another_rule: int = 0
    set_otherwise: int = 0
    by_rule: Counter[str] = field(default_factory=Counter)

    def take(self, each: HandClass, spread: Spread, decision: Decision) -> None:
        other = self.other.decide_spread(spread)
        self.by_rule[other.rule.id] += each.hands
        self.by_another_rule += each.hands * (other.rule is not decision.rule)
        self.set_otherwise += each.hands * (other.setting != decision.setting)


@dataclass
class Walk:
    """What a way does over the whole deck."""

    way: Way
    ranking: Ranking
    by_rule: Counter[str] = field(default_factory=Counter)
    by_front: Counter[tuple[int, int]] = field(default_factory=Counter)
    flips: list[Flip] = field(default_factory=list)

    @cached_property
    def by_shape(self) -> dict[Shape, list[tuple[Flip, tuple[Rule, ...]]]]:
        """For each shape the flips that can matter to it, with the rules that may then be for the hand."""
        found: dict[Shape, list[tuple[Flip, tuple[Rule, ...]]]] = {shape: [] for shape in SHAPES}
        for flip in self.flips:
            for shape in SHAPES:
                rules = tuple(rule for rule in flip.rules if shape in shapes_of(rule.when))
                if rules:
                    found[shape].append((flip, rules))
        return found

    def take(self, each: HandClass, spread: Spread, facts: Facts) -> None:
        decision = self.way.decide_spread(spread)
        self.by_rule[decision.rule.id] += each.hands
        front = spread.fronts[decision.number]
        high, low = front >> 16 & 15, front >> 12 & 15
        self.by_front[high, low or high] += each.hands
        for flip, rules in self.by_shape[facts.shape]:
            for rule in rules:
                if rule.is_for(facts, spread):
                    flip.take(each, spread, decision)
                    break


def flips(of: Way) -> Iterator[Flip]:
    """Every other choice of every reading, alone."""
    for reading in of.readings:
        for choice in reading.others:
            rules = tuple(rule for rule in of.lines if reading.id in dict(rule.under))
            yield Flip(of, reading, choice, of.choosing({reading.id: choice}), rules)


@cache
def walks() -> dict[str, Walk]:
    """A walk over all 292,253 classes for every shipped way at once; the long half minute of these tests."""
    found = {way_id: Walk(way(way_id), usual_ranking(way_id)) for way_id in WAY_IDS}
    for walk in found.values():
        walk.flips = list(flips(walk.way))
    for each in classes():
        spreads = {rank: Spread(each.cards, rank) for rank in (LOWEST, SECOND_HIGHEST)}
        facts = Facts(spreads[LOWEST].keys, "bug")
        for walk in found.values():
            walk.take(each, spreads[walk.ranking], facts)
    return found
