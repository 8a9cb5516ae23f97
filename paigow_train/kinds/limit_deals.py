"""Rounds whose winnings stay under a posted limit, meet it exactly or go over it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from random import Random
from typing import NamedTuple

from paigow_train.game.money import CENTS, Odds
from paigow_train.house.house import House
from paigow_train.house.pays import FortuneLine
from paigow_train.house.terms import Cap
from paigow_train.table.order import SEATS
from paigow_train.table.round import Round, Seat
from paigow_train.table.settle import settle
from paigow_train.table.settled import Settled
from paigow_train.table.wager import Line

from .bonus_hands import Cards, hand_of_class
from .circles import paid_cents
from .dealing import DealError, until
from .rounds import deal_round, with_seat

UNDER, EXACT, OUTSIDE = "under-the-limit", "exactly-the-limit", "outside-the-limit"
IN_ORDER, PRO_RATA = "over-the-limit-in-order", "over-the-limit-pro-rata"

Group = tuple[Cap, object]
"""Whose winnings are limited together: the spot, the player or the table, and by which limit."""


class Won(NamedTuple):
    """A wager that won: its seat, its line as it is paid, and what it would be without any limit."""

    seat: Seat
    line: Line
    due_cents: int

    @property
    def stake_cents(self) -> int:
        return self.line.stake_cents

    @property
    def paid_cents(self) -> int:
        return paid_cents(self.line)


def limits_of(house: House) -> tuple[Cap, ...]:
    """The room's limits on Fortune winnings whose rest stays unpaid."""
    return tuple(cap for cap in house.caps if cap.beyond == "unpaid" and "fortune" in cap.counts)


def without_limits(house: House) -> House:
    return replace(house, caps=())


def won_of(house: House, round: Round) -> tuple[Won, ...]:
    """The wagers that the room's limits count and that won, and Envy that was won, in action order."""
    counted = {what for cap in limits_of(house) for what in cap.counts} | {"envy"}
    paid, due = (_lines(settle(room, round)) for room in (house, without_limits(house)))
    return tuple(
        Won(seat, line, paid_cents(due[key][1]))
        for key, (seat, line) in paid.items()
        if line.what in counted and due[key][1].net_cents > 0
    )


def _lines(settled: Settled) -> dict[tuple[object, str], tuple[Seat, Line]]:
    turn = {number: place for place, number in enumerate(settled.order)}
    seats = sorted(settled.seats, key=lambda seat: turn[seat.seat.number])
    return {(seat.seat.number, line.what): (seat.seat, line) for seat in seats for line in seat.lines}


def groups_of(house: House, won: Won) -> Iterator[Group]:
    """The groups that a wager's winnings count in; none where it stands outside."""
    for cap in limits_of(house):
        if won.line.what in cap.counts:
            player = won.seat.player if cap.scope == "player" else won.seat.number
            yield cap, "table" if cap.scope == "table round" else player


def in_group(house: House, group: Group, all_won: Sequence[Won]) -> tuple[Won, ...]:
    return tuple(each for each in all_won if group in list(groups_of(house, each)))


def rule_of(house: House, won: Won, all_won: Sequence[Won]) -> str:
    """The rule that a winning wager is a case of."""
    groups = list(groups_of(house, won))
    if not groups:
        return OUTSIDE
    dues = {group: sum(each.due_cents for each in in_group(house, group, all_won)) for group in groups}
    for cap, whose in groups:
        if dues[cap, whose] > cap.cents:
            return IN_ORDER if cap.shared == "in action order" else PRO_RATA
    return EXACT if any(cents == cap.cents for (cap, _), cents in dues.items()) else UNDER


SHARES: Mapping[str, tuple[float, float]] = {
    UNDER: (0.3, 0.98),
    EXACT: (1, 1),
    IN_ORDER: (1.05, 2.2),
    PRO_RATA: (1.05, 2.2),
    OUTSIDE: (1.05, 2.2),
}
"""How much of the limit the Fortune winnings of a group come to."""


def round_at_limit(rng: Random, house: House, rule: str) -> Round:
    """A round in which a winning wager is a case of the rule. Raises `DealError`."""

    def draw() -> Round | None:
        try:
            return _draw(rng, house, rule)
        except DealError:  # two rare hands out of one deck
            return None

    def wanted(round: Round | None) -> bool:
        if round is None:
            return False
        won = won_of(house, round)
        return len(won) > 1 and rule in {rule_of(house, each, won) for each in won}

    round = until(draw, wanted, f'rounds for "{rule}"')
    assert round is not None
    return round


def _draw(rng: Random, house: House, rule: str) -> Round | None:
    cap = limits_of(house)[0]
    lines, hands = _winners(rng, house, cap)
    one_player = (
        cap.scope == "player" and house.seats.several_spots == "allowed" and rng.random() < _TWO_SPOTS
    )
    first = rng.randrange(1, SEATS)
    round = deal_round(
        rng, house, rng.choice([2, 3, 3]), held=hands, at=[first, first + 1] if one_player else ()
    )
    seats = [next(seat for seat in round.seats if seat.cards == cards) for cards in hands]
    together = one_player or cap.scope == "table round"
    for members in [[0, 1]] if together else [[0], [1]]:
        stakes = _stakes(rng, house, cap, [lines[place] for place in members], rule)
        for place, cents in zip(members, stakes, strict=True):
            bets = {"fortune_cents": cents}
            if rule == EXACT and "base" in cap.counts:
                bets["base_cents"] = max(0, cap.cents - lines[place].odds.winnings_cents(cents))
            round = with_seat(round, seats[place].number, bets=bets)
    if one_player:  # the dealer sets a player's further spots
        usual = house.usual_split(seats[1].cards)
        round = with_seat(round, seats[1].number, owner=seats[0].number, split=usual)
    return round if all(_within(house, seat) for seat in round.seats) else None


_TWO_SPOTS = 0.7


def _winners(rng: Random, house: House, cap: Cap) -> tuple[list[FortuneLine], list[Cards]]:
    """Two Fortune lines that can come near the limit, and a hand for each."""
    assert house.fortune is not None, "a limit on Fortune is of a room that has it"
    most = house.fortune.limits.most_cents
    lines = [line for line in house.fortune.lines if line.odds.winnings_cents(most) > cap.cents]
    chosen = [rng.choice(lines), rng.choice(lines)]
    first = hand_of_class(rng, house, chosen[0].what)
    return chosen, [first, hand_of_class(rng, house, chosen[1].what, without=first)]


def _stakes(rng: Random, house: House, cap: Cap, lines: Sequence[FortuneLine], rule: str) -> list[int]:
    """Stakes that win about so much of the limit together as the rule wants; exactly all of it where the
    last of them can, of a limit on Fortune alone."""
    exact = rule == EXACT and "base" not in cap.counts
    low, high = (0.8, 0.98) if rule == EXACT and not exact else SHARES[rule]
    wanted = cap.cents * rng.uniform(low, high)
    cut = rng.uniform(0.2, 0.8)
    parts = [cut, 1 - cut][-len(lines) :] if len(lines) > 1 else [1.0]
    stakes = [_chips(wanted * part / line.odds.to_one) for line, part in zip(lines, parts, strict=True)]
    if exact:
        before = sum(map(Odds.winnings_cents, [line.odds for line in lines[:-1]], stakes))
        stakes[-1] = (cap.cents - before) // lines[-1].odds.to_one
    return stakes


def _chips(cents: float) -> int:
    """About so much in whole dollars, from $50 on in fives."""
    step = CENTS if cents < 50 * CENTS else 5 * CENTS
    return max(CENTS, round(cents / step) * step)


def _within(house: House, seat: Seat) -> bool:
    """Whether a seat's wagers are within the limits, and whole half dollars."""
    bets, fortune = seat.bets, house.fortune
    assert fortune is not None
    most, least = fortune.limits.most_cents, fortune.limits.least_cents
    in_fortune = not bets.fortune_cents or least <= bets.fortune_cents <= most
    in_base = house.base_limits.least_cents <= bets.base_cents <= house.base_limits.most_cents
    return in_fortune and in_base and not bets.fortune_cents % (CENTS // 2)
