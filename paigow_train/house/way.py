"""A house way: the fixed rule for setting seven cards. The first rule that applies decides.

A rule says which hands it is for (`when`), what must stay behind (`keep`) and, where it asks for one, the
front that must be had (`if_front`). Among the legal splits that keep it the strongest front wins and, between
equal fronts, the strongest back.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Literal

from paigow_train.game.cards import Card, write_cards
from paigow_train.game.facts import SHAPES, Facts, Shape
from paigow_train.game.ranking import Made, Ranking
from paigow_train.game.splits import FOUL, Split, Spread

from .bands import FrontBar
from .conditions import Condition, HandIs, shapes_of
from .readings import Reading, choose

FrontWord = Literal["any", "unpaired", "highest cards"]

KEEP: dict[str, str] = {
    "high card": "high card",
    "pair": "pair",
    "two pair": "two pair",
    "trips": "three of a kind",
    "straight": "straight",
    "full house": "full house",
    "quads": "four of a kind",
    "five of a kind": "five of a kind",
}
"""The words a rule has for what it keeps behind, and the category each means; five of a kind are five aces
where the joker is no wild card."""

KEEP_WORDS = {
    "high card": "the high card behind",
    "pair": "a pair behind",
    "two pair": "two pair behind",
    "trips": "trips behind",
    "straight": "a straight or better behind",
    "full house": "the full house behind",
    "quads": "all four behind",
    "five of a kind": "all five behind",
}


class NotRuled(LookupError):
    """A hand that meets no rule of a way; the message names the hand and the way."""


@dataclass(frozen=True, slots=True)
class Example:
    """A hand that its rule decides, and the front that is then set (any equal front will do)."""

    hand: tuple[Card, ...]
    front: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class NearMiss:
    """A hand that looks as if the rule were for it and is decided by another one."""

    hand: tuple[Card, ...]
    rule: str


@dataclass(frozen=True)
class Rule:
    """One line of a house way, in the words of its file.

    `front` narrows the fronts weighed: `unpaired` leaves pairs out, `highest cards` counts a pair for no more
    than its two cards. `under` names the choices of readings without which the rule is not in force.
    """

    id: str
    when: tuple[Condition, ...]
    keep: str
    say: str
    cite: str
    examples: tuple[Example, ...] = ()
    near_misses: tuple[NearMiss, ...] = ()
    if_front: FrontBar | None = None
    front: FrontWord = "any"
    under: tuple[tuple[str, str], ...] = ()

    def is_for(self, facts: Facts, spread: Spread) -> bool:
        """Whether the rule is for such a hand, its name (`hand`) taken as known."""
        for condition in self._beyond_the_name:
            if not condition.holds(facts, spread):
                return False
        return True

    @cached_property
    def _beyond_the_name(self) -> tuple[Condition, ...]:
        return tuple(condition for condition in self.when if not isinstance(condition, HandIs))

    def best(self, spread: Spread) -> int | None:
        """The number of the split the rule would set, were any front good enough; None where none keeps."""
        ranking = spread.ranking
        least = ranking.least(ranking.five if self.keep == "five of a kind" else KEEP[self.keep])
        if self.front == "any":
            return spread.strongest(least)
        if self.front == "unpaired":
            pair = ranking.least("pair")
            return spread.strongest(least, [front < pair for front in spread.fronts])
        return _highest_cards(spread, least)

    def takes(self, spread: Spread, number: int) -> bool:
        """Whether the front of that split is as good as the rule asks for."""
        return self.if_front is None or self.if_front.lets(spread.fronts[number], spread.ranking)

    def says_when(self) -> str:
        """For which hands the rule is, in words."""
        return ", ".join(condition.says() for condition in self.when)

    def says_set(self) -> str:
        """What the rule does, in words."""
        words = KEEP_WORDS[self.keep]
        if self.front == "unpaired":
            words += ", no pair in front"
        if self.front == "highest cards":
            words += ", the two highest cards in front"
        return f"{words}, if {self.if_front}" if self.if_front else words


def _highest_cards(spread: Spread, least: int) -> int | None:
    """The split whose two front cards are the highest, a pair counting for no more than its cards."""
    ranking = spread.ranking

    def order(number: int) -> tuple[int, int, int]:
        front = spread.fronts[number]
        high, low = front >> 16 & 15, front >> 12 & 15
        return high, high if ranking.category_of(front) == "pair" else low, spread.backs[number]

    legal = [n for n, setting in enumerate(spread.settings) if setting != FOUL and spread.backs[n] >= least]
    return max(legal, key=order, default=None)


@dataclass(frozen=True, slots=True)
class FellShort:
    """A rule that was for the hand, but whose best front was not as good as it asks for (or had none)."""

    rule: Rule
    best_front: Made | None


class Decision:
    """How a way sets seven cards: the split, the rule that set it and the rules that fell short before it."""

    __slots__ = ("_passed", "number", "rule", "spread")

    def __init__(
        self, spread: Spread, number: int, rule: Rule, passed: Sequence[tuple[Rule, int | None]] = ()
    ) -> None:
        self.spread, self.number, self.rule, self._passed = spread, number, rule, passed

    @property
    def split(self) -> Split:
        return self.spread.split(self.number)

    @property
    def front(self) -> Made:
        return self.spread.ranking.made_front(self.spread.fronts[self.number])

    @property
    def back(self) -> Made:
        return self.spread.ranking.made_back(self.spread.backs[self.number])

    @property
    def setting(self) -> int:
        """Front and back in one number: two settings of a hand are equal in value when these are."""
        return self.spread.settings[self.number]

    @property
    def fell_short(self) -> tuple[FellShort, ...]:
        ranking = self.spread.ranking
        return tuple(
            FellShort(rule, None if number is None else ranking.made_front(self.spread.fronts[number]))
            for rule, number in self._passed
        )


@dataclass(frozen=True)
class Way:
    """A house way. `lines` are all its rules in order, `rules` those in force under its readings' choices."""

    id: str
    name: str
    say: str
    cite: str
    lines: tuple[Rule, ...]
    readings: tuple[Reading, ...] = ()

    def choosing(self, choices: Mapping[str, str]) -> Way:
        """The way with other choices made of its readings; raises `ReadingError`."""
        return replace(self, readings=choose(self.readings, choices))

    @cached_property
    def rules(self) -> tuple[Rule, ...]:
        choices = {reading.id: reading.choice for reading in self.readings}
        return tuple(
            rule for rule in self.lines if all(choices[name] == choice for name, choice in rule.under)
        )

    @cached_property
    def _by_shape(self) -> dict[Shape, tuple[Rule, ...]]:
        return {
            shape: tuple(rule for rule in self.rules if shape in shapes_of(rule.when)) for shape in SHAPES
        }

    def rule(self, rule_id: str) -> Rule:
        """The rule in force of that id; raises `KeyError`."""
        return next((rule for rule in self.rules if rule.id == rule_id), None) or _unknown(rule_id, self.id)

    def decide(self, cards: Sequence[Card], ranking: Ranking) -> Decision:
        """How the way sets seven cards under a ranking; raises `NotRuled` where it has no rule for them."""
        return self.decide_spread(Spread(cards, ranking))

    def decide_spread(self, spread: Spread) -> Decision:
        facts = Facts(spread.keys, spread.ranking.joker)
        passed: list[tuple[Rule, int | None]] = []
        for rule in self._by_shape[facts.shape]:
            if rule.is_for(facts, spread):
                number = rule.best(spread)
                if number is not None and rule.takes(spread, number):
                    return Decision(spread, number, rule, passed)
                passed.append((rule, number))
        raise NotRuled(
            f'The house way "{self.id}" has no rule for {write_cards(spread.cards)} ({facts.shape}).'
        )


def _unknown(rule_id: str, way_id: str) -> Rule:
    raise KeyError(f'The house way "{way_id}" has no rule "{rule_id}" in force.')
