"""One card room's rule book as one frozen value."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Literal

from paigow_train.game.cards import Card
from paigow_train.game.ranking import EqualPairs, Fives, JokerMode, Ranking, Wheel, ranking
from paigow_train.game.splits import Split, Spread

from .pays import AceHigh, Envy, Fortune, Limits, Progressive
from .readings import Reading
from .rulings import Ruling, Term
from .terms import Action, Bank, Cap, Commission, Comparing, Cover, Fouls, Procedure, Seats
from .way import Decision, Way

Game = Literal["standard", "fortune", "face up"]


class NoWay(LookupError):
    """A house whose house way is not known; the message is the reason in the house's file."""


@dataclass(frozen=True)
class House:
    """A card room: what its file and the way it names say, and the texts of all.

    `rulings` and `terms` are those of the handbook that hold here, `handbook_text` the text of both.

    `edition` is the digest of everything these say, `rules_edition` of what can change an answer.
    `way_note` says so where the way stands in for one the room has not posted; `no_way` why there is none.
    """

    id: str
    name: str
    game: Game
    say: str
    cite: str
    joker: JokerMode
    wheel: Wheel
    fives: Fives
    equal_pairs: EqualPairs
    comparing: Comparing
    fouls: Fouls
    bank: Bank
    base_limits: Limits
    commission: Commission | None
    fortune: Fortune | None
    envy: Envy | None
    ace_high: AceHigh | None
    progressive: Progressive | None
    caps: tuple[Cap, ...]
    cap_note: str
    cover: Cover | None
    action: Action
    seats: Seats
    way: Way | None
    way_note: str
    no_way: str
    procedures: tuple[Procedure, ...]
    own_readings: tuple[Reading, ...]
    rulings: tuple[Ruling, ...]
    terms: tuple[Term, ...]
    ours: tuple[str, ...]
    edition: str
    rules_edition: str
    text: str
    way_text: str
    handbook_text: str

    @cached_property
    def ranking(self) -> Ranking:
        return ranking(self.joker, self.wheel, self.fives, self.equal_pairs)

    @property
    def readings(self) -> tuple[Reading, ...]:
        """How the room's own text and its way's are read."""
        return self.own_readings + (self.way.readings if self.way else ())

    def decide(self, cards: Sequence[Card]) -> Decision:
        """How the house way sets seven cards; raises `NoWay`, or `NotRuled` naming the hand."""
        if self.way is None:
            raise NoWay(self.no_way)
        return self.way.decide(cards, self.ranking)

    def spread(self, cards: Sequence[Card]) -> Spread:
        """The 21 splits of seven cards under the room's ranking."""
        return Spread(cards, self.ranking)

    def usual_split(self, cards: Sequence[Card]) -> Split:
        """A sound setting of a hand that is not the question: the house way or, where there is none, the
        strongest front that leaves the best category behind."""
        if self.way is not None:
            return self.decide(cards).split
        spread = self.spread(cards)
        best = max(back for back, setting in zip(spread.backs, spread.settings, strict=True) if setting >= 0)
        number = spread.strongest(spread.ranking.least(spread.ranking.category_of(best)))
        assert number is not None, "some split is always legal"
        return spread.split(number)
