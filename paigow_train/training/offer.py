"""Which practices a house can be given, and why not the others."""

from __future__ import annotations

from collections.abc import Mapping

from paigow_train.house.house import House
from paigow_train.kinds import KINDS

from .practice import Practice


def closed(practice: Practice, house: House) -> str | None:
    """Why the house cannot be given the practice, in a sentence; None where it can."""
    if practice.houses and house.id not in practice.houses:
        return f"This drill is for {', '.join(practice.houses)}."
    for ask in practice.asks:
        kind = KINDS[ask.kind]
        reason = kind.offered(house)
        if reason:
            return reason
        if isinstance(ask.options.mix, Mapping):
            known = {rule.id for rule in kind.rules(house)}
            unknown = [rule for rule in ask.options.mix if rule not in known]
            if unknown:
                return f'This drill deals for the rule "{unknown[0]}", which {house.name} does not have.'
    return None
