"""An Envy question looked into: which hands pay the others, and what each seat is paid by which rule."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property

from paigow_train.game.money import write_dollars
from paigow_train.house.house import House
from paigow_train.house.pays import Envy, EnvyLine
from paigow_train.table.clauses import CLAUSES
from paigow_train.table.envy import envy_line
from paigow_train.table.hands import Hand, classes_of
from paigow_train.table.round import Round, Seat, SeatNumber
from paigow_train.table.settle import settle
from paigow_train.table.wager import Line

from .kind import Question, RuleWords
from .rounds import round_of

PAYS, NONE, SEVERAL = "envy-pays", "envy-none", "envy-several"
MINIMUM, OWN, DEALER = "envy-minimum", "envy-own-hand", "envy-dealer-hand"
FOLDED_BETTOR, FOLDED_HAND, DEAD = "envy-folded-bettor", "envy-folded-hand", "envy-dead-hand"


def envy_rules(house: House) -> tuple[RuleWords, ...]:
    """Every rule that the house's Envy can ask about; none where the house has no Envy."""
    if house.envy is None:
        return ()
    counts = house.fouls.bonus_of_fouled == "still counts"
    says = {
        PAYS: CLAUSES[PAYS],
        SEVERAL: "Each posted hand of another player pays Envy, so several pay several times.",
        OWN: "Nobody is paid Envy for his own hand; the others are.",
        MINIMUM: f"Envy takes {write_dollars(house.envy.from_cents)} or more on Fortune: below that nothing.",
        DEALER: "The dealer's hand pays nobody Envy.",
        FOLDED_BETTOR: "A player who has folded gives up his base wager, and is paid Envy all the same.",
        FOLDED_HAND: (
            "The seven cards of a folded hand still count, so it pays the others Envy."
            if counts
            else "The seven cards of a folded hand do not count here, so it pays nobody Envy."
        ),
        NONE: CLAUSES[NONE],
    }
    if house.fouls.dead_costs == "all wagers":
        says[DEAD] = "A dead hand forfeits every wager here: it is paid no Envy, and pays nobody."
    return tuple(RuleWords(rule, say) for rule, say in says.items())


@dataclass(frozen=True)
class Posted:
    """A player's hand that is on the Envy list, whether it counts or not."""

    seat: Seat
    line: EnvyLine
    counts: bool


@dataclass(frozen=True)
class Case:
    """A table's Envy in a house that offers it."""

    house: House
    round: Round

    @classmethod
    def of(cls, question: Question, house: House) -> Case:
        return cls(house, round_of(question.data))

    @property
    def envy(self) -> Envy:
        assert self.house.envy is not None, "only a house with Envy is asked about it"
        return self.house.envy

    @cached_property
    def lines(self) -> dict[SeatNumber, Line]:
        """What becomes of Envy at each seat that has a button."""
        seats = settle(self.house, self.round).seats
        return {each.seat.number: line for each in seats for line in each.lines if line.what == "envy"}

    @cached_property
    def posted(self) -> tuple[Posted, ...]:
        """The players' hands that are on the Envy list."""
        found = []
        for seat in self.round.seats:
            hand = Hand(self.house, seat)
            line = envy_line(self.envy, classes_of(self.house, self.house.spread(seat.cards)))
            if line:
                found.append(Posted(seat, line, hand.counts))
        return tuple(found)

    @cached_property
    def dealers(self) -> EnvyLine | None:
        """The line of the dealer's hand, which pays nobody."""
        return envy_line(self.envy, classes_of(self.house, self.house.spread(self.round.bank.cards)))

    def has_button(self, seat: Seat) -> bool:
        return seat.bets.fortune_cents >= self.envy.from_cents

    def paid_cents(self, seat: Seat) -> int:
        """What Envy pays the seat."""
        line = self.lines.get(seat.number)
        return line.net_cents if line else 0

    def own(self, seat: Seat) -> tuple[Posted, ...]:
        return tuple(each for each in self.posted if each.seat.player == seat.player)

    def others(self, seat: Seat) -> tuple[Posted, ...]:
        """The hands that pay the seat, if it has a button."""
        return tuple(each for each in self.posted if each.seat.player != seat.player and each.counts)

    def rule(self, seat: Seat) -> str:
        """The rule that really decides what the seat is paid."""
        others = self.others(seat)
        if not self.has_button(seat):
            return MINIMUM if others else NONE
        if seat.status == "dead" and self.lines[seat.number].clause == "dead-hand":
            return DEAD
        if others:
            return self._why_paid(seat, others)
        if self.own(seat):
            return OWN
        return self._why_not_paid()

    def _why_paid(self, seat: Seat, others: tuple[Posted, ...]) -> str:
        if seat.status == "folded":
            return FOLDED_BETTOR
        if self.own(seat):
            return OWN
        if any(each.seat.status == "folded" for each in others):
            return FOLDED_HAND
        return SEVERAL if len(others) > 1 else PAYS

    def _why_not_paid(self) -> str:
        for each in self.posted:
            if each.seat.status == "dead":
                return DEAD if self.house.fouls.dead_costs == "all wagers" else NONE
            if each.seat.status == "folded":
                return FOLDED_HAND
        return DEALER if self.dealers else NONE


def total(posted: Iterable[Posted]) -> int:
    return sum(each.line.pays_cents for each in posted)
