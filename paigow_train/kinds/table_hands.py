"""The hands of a whole table, some of them made for a posted list and the others for none of it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from random import Random

from paigow_train.game.cards import DECK, HAND_SIZE, Card
from paigow_train.house.house import House
from paigow_train.house.pays import POKER_ORDER

from .bonus_hands import hand_of_class
from .dealing import DealError

Cards = tuple[Card, ...]

BANK = -1
"""The bank's place; seats are 0 and up."""


def table_hands(
    rng: Random, house: House, places: Sequence[int], held: Mapping[int, str], plain: Callable[[Cards], bool]
) -> dict[int, Cards] | None:
    """A hand for every place: of the class that it is to hold, and for the rest a hand that is `plain`.

    None where the cards drawn do not allow it, such as two hands that want the joker; another try may.
    """
    hands: dict[int, Cards] = {}
    rarest_first = sorted(held, key=lambda place: POKER_ORDER.index(held[place]), reverse=True)
    for place in rarest_first:
        try:
            hands[place] = hand_of_class(
                rng, house, held[place], [card for hand in hands.values() for card in hand]
            )
        except DealError:
            return None
    left = [card for card in DECK if not any(card in hand for hand in hands.values())]
    rng.shuffle(left)
    for place in places:
        if place not in hands:
            hands[place], left = tuple(left[:HAND_SIZE]), left[HAND_SIZE:]
            if not plain(hands[place]):
                return None
    return hands
