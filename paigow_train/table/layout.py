"""A round with its hands open: what every wager is settled from."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from paigow_train.house.house import House

from .bank import Bank
from .beating import Standing, standing
from .hands import Hand


@dataclass
class Layout:
    """The bank's hand, the others in the order in which they are settled, and the meter before the round."""

    house: House
    bank: Bank
    hands: tuple[Hand, ...]
    meter_cents: int

    @cached_property
    def bank_standing(self) -> Standing:
        """Where the bank's seven cards stand beside a player's."""
        return standing(self.house, self.bank.spread, self.bank.classes)
