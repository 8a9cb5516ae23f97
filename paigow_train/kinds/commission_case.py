"""A commission question looked into: a seat's winning wager, or the round of a player who banks."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any

from paigow_train.game.money import EXACT, Direction, Rounding, write_share
from paigow_train.house.house import House
from paigow_train.house.terms import Commission
from paigow_train.table.commission import commission_on
from paigow_train.table.round import HOUSE_HAND, Round, Seat
from paigow_train.table.settle import settle
from paigow_train.table.settled import Settled, SettledSeat
from paigow_train.table.wager import Line

from .kind import JSON, Question, RuleWords
from .one_seat import line_of
from .rounds import round_of, write_round

RATE, UP, DOWN, NEAREST = "commission-rate", "commission-up", "commission-down", "commission-nearest"
PUSH, LOSS = "commission-push", "commission-loss"
BANK_NET, BANK_LOSS, BANK_EACH = "banker-net", "banker-net-loss", "banker-each-wager"
ROUNDED: dict[Direction, str] = {"up": UP, "down": DOWN, "nearest": NEAREST}
BANKER_RULES = (BANK_NET, BANK_LOSS, BANK_EACH)


def commission_rules(house: House) -> tuple[RuleWords, ...]:
    """Every rule that can be asked about the house's commission; none where the house takes none.

    The roundings are other rooms' as well: a question with one says which.
    """
    commission = house.commission
    if commission is None:
        return ()
    share = write_share(commission.rate)
    says = {
        RATE: f"Commission is {share} of what a winning base wager wins.",
        UP: "Where a room takes commission in steps and rounds up, any part of a step counts as a whole one.",
        DOWN: "Where a room takes commission in steps and rounds down, a part of a step is let go.",
        NEAREST: "Where a room takes commission to the nearest step, half a step goes up.",
        PUSH: "A wager that pushes wins nothing and pays no commission.",
        LOSS: "A wager that loses pays no commission.",
    }
    if house.bank.player_banking == "yes":
        if commission.bank_on_net:
            says[BANK_NET] = (
                f"A player who banks pays {share} of his net over all wagers of the round, "
                "the house hand's among them."
            )
            says[BANK_LOSS] = "A player who banks pays no commission unless he is ahead on the round."
        else:
            says[BANK_EACH] = f"A player who banks pays {share} on each wager that he wins."
    return tuple(RuleWords(rule, say) for rule, say in says.items())


def write_question(house: House, round: Round, rounding: Rounding) -> Question:
    data: dict[str, JSON] = write_round(house, round)
    banker = round.bank.by if isinstance(round.bank.by, int) else None
    return Question(
        "commission",
        {**data, "banker": banker, "step": rounding.step_cents, "direction": rounding.direction},
    )


def commission_of(house: House, rounding: Rounding) -> Commission:
    """The house's commission, rounded as the question posts it."""
    assert house.commission is not None, "only a house with commission is asked about it"
    return replace(house.commission, rounding=rounding)


def win_rule(won_cents: int, commission: Commission) -> str:
    """The rule by which commission on a win comes about: the rate alone, or how steps are rounded."""
    taken, rounding = commission_on(won_cents, commission), commission.rounding
    exact = won_cents * commission.rate == taken or rounding.step_cents == EXACT.step_cents
    return RATE if exact else ROUNDED[rounding.direction]


@dataclass(frozen=True)
class Case:
    """A round whose commission is asked; `house` has the rounding that the question posts."""

    house: House
    round: Round

    @classmethod
    def of(cls, question: Question, house: House) -> Case:
        data: Mapping[str, Any] = question.data
        round = round_of(data)
        if data["banker"] is not None:
            round = replace(round, bank=replace(round.bank, by=data["banker"]))
        commission = commission_of(house, Rounding(data["step"], data["direction"]))
        return cls(replace(house, commission=commission), round)

    @property
    def commission(self) -> Commission:
        assert self.house.commission is not None
        return self.house.commission

    @property
    def banker(self) -> int | None:
        return self.round.bank.by if isinstance(self.round.bank.by, int) else None

    @cached_property
    def settled(self) -> Settled:
        return settle(self.house, self.round)

    @property
    def seat(self) -> SettledSeat:
        """The seat that is asked about where the house banks."""
        return self.settled.seats[0]

    @property
    def base(self) -> Line:
        return line_of(self.seat, "base")

    @property
    def taken_cents(self) -> int:
        """The commission asked."""
        return self.base.commission_cents if self.banker is None else self.settled.bank_line.commission_cents

    @property
    def net_cents(self) -> int:
        """What the seat or the banker nets, a loss below 0."""
        return self.base.net_cents if self.banker is None else self.settled.bank_cents

    @property
    def before_cents(self) -> int:
        """What the banker nets before his commission."""
        return self.net_cents + self.taken_cents

    @property
    def rule(self) -> str:
        if self.banker is not None:
            if not self.commission.bank_on_net:
                return BANK_EACH
            return BANK_NET if self.before_cents > 0 else BANK_LOSS
        if self.seat.outcome != "win":
            return PUSH if self.seat.outcome == "push" else LOSS
        return win_rule(self.base.stake_cents, self.commission)

    def stakes(self, outcome: str) -> list[int]:
        """The base wagers with that outcome, in cents."""
        return [each.seat.bets.base_cents for each in self.settled.seats if each.outcome == outcome]


def spot_name(seat: Seat) -> str:
    return "House hand" if seat.number == HOUSE_HAND else f"Seat {seat.number}"
