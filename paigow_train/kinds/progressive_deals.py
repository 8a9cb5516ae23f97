"""Tables for the progressive: some seats with a hand that wins a prize."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from paigow_train.game.cards import Card
from paigow_train.house.house import House
from paigow_train.house.pays import Progressive, ProgressiveLine
from paigow_train.table.hands import classes_of
from paigow_train.table.order import SEATS
from paigow_train.table.progressive import WHOLE, progressive_line
from paigow_train.table.round import BankHand, Bets, Round, Seat

from .dealing import until
from .progressive_case import AFTER_SHARES, DIVIDED, FIXED, NO_LINE, SHARE, WHOLE_METER, Case
from .rounds import in_seat_order
from .table_hands import BANK, table_hands
from .wagers import wager

_GROWTH_CENTS = 25_000_00
_MOST_SEATS = 4
_COMMONEST = 0.5
"""How often a fixed prize is the smallest; the others share the rest alike."""


def table_for(rng: Random, house: House, rule: str) -> Round:
    """A table at which some seat is paid, or not, by that rule."""

    def asked(round: Round) -> bool:
        case = Case(house, round)
        return rule in {case.rule(seat) for seat in case.bettors}

    return _until(rng, house, rule, asked)


def natural_table(rng: Random, house: House, winners: float) -> Round:
    """A table with a prize in that share of the deals, most of them fixed ones."""
    progressive = _progressive(house)
    rules = [FIXED] if _fixed(progressive) else []
    rules += [SHARE] if _shares(progressive) else []
    rules += [WHOLE_METER, DIVIDED] if _whole(progressive) else []
    rule = rng.choices(rules, [6, 2, 1, 1][: len(rules)])[0] if rng.random() < winners else NO_LINE
    return _until(rng, house, rule, lambda round: True)


def _until(rng: Random, house: House, rule: str, wanted: Callable[[Round], bool]) -> Round:
    round = until(
        lambda: _table(rng, house, rule),
        lambda round: round is not None and wanted(round),
        f'tables for the rule "{rule}"',
    )
    assert round is not None
    return round


def _progressive(house: House) -> Progressive:
    assert house.progressive is not None, "only a house with a progressive is asked about it"
    return house.progressive


def _fixed(progressive: Progressive) -> list[ProgressiveLine]:
    """The lines of fixed prizes, the smallest first."""
    fixed = [line for line in progressive.lines if line.share is None]
    return sorted(fixed, key=lambda line: line.fixed_cents or 0)


def _shares(progressive: Progressive) -> list[ProgressiveLine]:
    return [line for line in progressive.lines if line.share not in (None, WHOLE)]


def _whole(progressive: Progressive) -> list[ProgressiveLine]:
    return [line for line in progressive.lines if line.share == WHOLE]


def _winning(rng: Random, progressive: Progressive, rule: str) -> list[str]:
    """The classes of the hands that win at a table for the rule."""
    fixed, shares, whole = _fixed(progressive), _shares(progressive), _whole(progressive)

    def one_fixed() -> str:
        return (fixed[0] if rng.random() < _COMMONEST else rng.choice(fixed)).what

    if rule == FIXED:
        return [one_fixed() for _ in range(rng.choice((1, 1, 2)))]
    if rule == SHARE:
        return [rng.choice(shares).what]
    if rule == NO_LINE:
        return []
    count = rng.choice((2, 2, 3)) if rule == DIVIDED else 1
    winners: list[str] = [rng.choice(whole).what for _ in range(count)]
    return [*winners, rng.choice(shares).what] if rule == AFTER_SHARES else winners


def _table(rng: Random, house: House, rule: str) -> Round | None:
    """A table with the hands that the rule needs; None where the cards do not allow them."""
    progressive = _progressive(house)
    meter = progressive.seed_cents + rng.randrange(_GROWTH_CENTS)

    def wins_nothing(cards: tuple[Card, ...]) -> bool:
        return progressive_line(progressive, classes_of(house, house.spread(cards)), meter) is None

    winning = _winning(rng, progressive, rule)
    count = rng.randint(max(2, len(winning)), _MOST_SEATS)
    held = dict(zip(rng.sample(range(count), len(winning)), winning, strict=True))
    hands = table_hands(rng, house, (BANK, *range(count)), held, wins_nothing)
    if hands is None:
        return None
    numbers = rng.sample(range(1, SEATS + 1), count)
    seats = [_seat(rng, house, number, hands[place]) for place, number in enumerate(numbers)]
    bank = BankHand(hands[BANK], house.usual_split(hands[BANK]))
    return Round(bank, in_seat_order(seats), action=rng.choice(numbers), meter_cents=meter)


def _seat(rng: Random, house: House, number: int, cards: tuple[Card, ...]) -> Seat:
    stake = _progressive(house).stake_cents
    bets = Bets(wager(rng, house.base_limits), progressive_cents=stake)
    return Seat(number, cards, bets, house.usual_split(cards))
