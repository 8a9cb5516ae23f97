"""Tables for Envy: six seats or fewer, some of them with a hand that pays the others."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random

from paigow_train.game.cards import Card
from paigow_train.house.house import House
from paigow_train.house.pays import Envy
from paigow_train.table.envy import envy_line
from paigow_train.table.hands import classes_of
from paigow_train.table.order import SEATS
from paigow_train.table.round import BankHand, Bets, Round, Seat, Status

from .dealing import until
from .envy_case import DEAD, DEALER, FOLDED_BETTOR, FOLDED_HAND, NONE, OWN, PAYS, SEVERAL, Case
from .rounds import in_seat_order
from .table_hands import BANK, table_hands
from .wagers import wager

Cards = tuple[Card, ...]

_HOLDERS = {OWN: (1, 2), SEVERAL: (2, 3), DEALER: (0,), NONE: (0,)}
"""How many seats hold a posted hand where a rule is dealt for; one or two elsewhere."""
_COMMONEST = 0.5
"""How often a posted hand is of the class that is posted lowest; the others share the rest alike."""
_STATUSES: dict[str, Status] = {FOLDED_BETTOR: "folded", FOLDED_HAND: "folded", DEAD: "dead"}


def table_for(rng: Random, house: House, rule: str) -> Round:
    """A table at which some seat is paid, or not, by that rule."""
    return _until(
        rng, house, rule, lambda round: rule in {Case(house, round).rule(seat) for seat in round.seats}
    )


def natural_table(rng: Random, house: House, posted: float) -> Round:
    """A table with posted hands in that share of the deals: at one seat, at several, or at the dealer's."""
    holds = rng.random() < posted
    rule = rng.choices((PAYS, SEVERAL, DEALER), (5, 4, 1))[0] if holds else NONE
    return _until(rng, house, rule, lambda round: True)


def _until(rng: Random, house: House, rule: str, wanted: Callable[[Round], bool]) -> Round:
    round = until(
        lambda: _table(rng, house, rule),
        lambda round: round is not None and wanted(round),
        f'tables for the rule "{rule}"',
    )
    assert round is not None
    return round


def _table(rng: Random, house: House, rule: str) -> Round | None:
    """A table with the hands that the rule needs; None where the cards do not allow them."""
    envy = house.envy
    assert envy is not None, "only a house with Envy is asked about it"
    count = rng.randint(3, SEATS)
    holders = rng.sample(range(count), rng.choice(_HOLDERS.get(rule, (1, 1, 2))))
    if rule == DEALER or (holders and rng.random() < 0.1):
        holders.append(BANK)
    hands = table_hands(
        rng,
        house,
        (BANK, *range(count)),
        {place: _class(rng, envy) for place in holders},
        lambda cards: envy_line(envy, classes_of(house, house.spread(cards))) is None,
    )
    if hands is None:
        return None
    odd = _odd_one(rng, rule, count, holders)
    seats = [
        _seat(rng, house, envy, number, hands[place], _STATUSES[rule] if place == odd else _status(rng))
        for place, number in enumerate(rng.sample(range(1, SEATS + 1), count))
    ]
    bank = hands[BANK]
    return Round(BankHand(bank, house.usual_split(bank)), in_seat_order(seats))


def _class(rng: Random, envy: Envy) -> str:
    commonest, *others = [line.what for line in sorted(envy.lines, key=lambda line: line.pays_cents)]
    return rng.choice(others) if others and rng.random() >= _COMMONEST else commonest


def _odd_one(rng: Random, rule: str, count: int, holders: Sequence[int]) -> int | None:
    """The place that is folded or dead in a table for a rule about that: a holder's, or a bettor's."""
    if rule not in _STATUSES:
        return None
    holds = rule == FOLDED_HAND or (rule == DEAD and rng.random() < 0.5)
    return rng.choice([place for place in range(count) if (place in holders) == holds])


def _status(rng: Random) -> Status:
    return rng.choices(("plays", "folded", "dead"), (92, 6, 2))[0]


def _seat(rng: Random, house: House, envy: Envy, number: int, cards: Cards, status: Status) -> Seat:
    bets = Bets(wager(rng, house.base_limits), _fortune(rng, house, envy))
    return Seat(number, cards, bets, house.usual_split(cards) if status == "plays" else None, status)


def _fortune(rng: Random, house: House, envy: Envy) -> int:
    """A Fortune wager, often one just under or at what Envy takes."""
    assert house.fortune is not None, "Envy comes with Fortune"
    least = envy.from_cents
    near = [least - 1, least - 100, least - 250, least, least, least + 100, 2 * least, 5 * least]
    cents = rng.choice([*near, wager(rng, house.fortune.limits), wager(rng, house.fortune.limits)])
    return min(max(cents, house.fortune.limits.least_cents), house.fortune.limits.most_cents)
