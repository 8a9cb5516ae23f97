"""Slips with bonus wagers, limits and the designated player's money, and every picture that each makes."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from paigow_train.house.house import House
from paigow_train.table.envy import envy_line
from paigow_train.table.hands import classes_of
from paigow_train.table.settle import settle
from paigow_train.table.settled import SettledSeat

from .pictures import Done, Faulted, Scene, commission, line_at, place_of, reached_seats
from .rounds import has_envy_button


def commission_on_bonus(scene: Scene) -> Faulted:
    for seat in reached_seats(scene):
        line = line_at(seat, "fortune")
        if line and line.net_cents > 0:
            done = Done(line.net_cents - commission(scene, line.net_cents), 0)
            yield str(seat.seat.number), scene.truth.with_done({place_of(seat, "fortune"): done})


def trips_as_straight(scene: Scene) -> Faulted:
    fortune = scene.house.fortune
    assert fortune is not None
    straight = [line for line in fortune.lines if line.what == "straight"]
    for seat in reached_seats(scene):
        line = line_at(seat, "fortune")
        held = classes_of(scene.house, scene.house.spread(seat.seat.cards))
        pays = fortune.line_for(held)
        if line and line.net_cents > 0 and pays and pays.what == "three of a kind" and "straight" in held:
            for paid in straight:
                done = Done(paid.odds.winnings_cents(line.stake_cents), 0)
                yield str(seat.seat.number), scene.truth.with_done({place_of(seat, "fortune"): done})


def odds_for_one(scene: Scene) -> Faulted:
    for seat in reached_seats(scene):
        line = line_at(seat, "fortune")
        held = classes_of(scene.house, scene.house.spread(seat.seat.cards))
        # Three of a kind paid as for one comes to what a straight is paid: held, that slip is the other.
        if line and line.clause == "fortune-pays" and not {"straight", "three of a kind"} <= held:
            done = Done(line.net_cents - line.stake_cents, 0)
            yield str(seat.seat.number), scene.truth.with_done({place_of(seat, "fortune"): done})


def bonus_taken(scene: Scene) -> Faulted:
    """A Fortune wager that wins taken with a base wager that does not."""
    for seat in reached_seats(scene):
        line = line_at(seat, "fortune")
        if line and line.net_cents > 0 and seat.outcome == "lose":
            done = Done(-line.stake_cents, 0)
            yield str(seat.seat.number), scene.truth.with_done({place_of(seat, "fortune"): done})


def circles_swapped(scene: Scene) -> Faulted:
    """Each of two winning wagers paid on the other's stake."""
    for seat in reached_seats(scene):
        line, bets = line_at(seat, "fortune"), seat.seat.bets
        if line and line.clause == "fortune-pays" and seat.outcome == "win":
            odds = line.net_cents // line.stake_cents
            done = {
                place_of(seat, "base"): Done(bets.fortune_cents - commission(scene, bets.fortune_cents), 0),
                place_of(seat, "fortune"): Done(odds * bets.base_cents, 0),
            }
            if bets.base_cents != bets.fortune_cents:
                yield str(seat.seat.number), scene.truth.with_done(done)


def must_beat_missed(scene: Scene) -> Faulted:
    """A bonus wager paid though the seven cards do not beat the bank's."""
    house = scene.house
    assert house.fortune is not None
    easy = replace(house, fortune=replace(house.fortune, against_bank="ignored"))
    if house.ace_high:
        easy = replace(easy, ace_high=replace(house.ace_high, must_beat=False))
    yield from _one_line(scene, easy, ("fortune-must-beat", "fortune-beaten-pushes", "ace-high-must-beat"))


def _one_line(scene: Scene, room: House, clauses: Iterable[str]) -> Faulted:
    """One wager, decided by one of the clauses, settled as in the other room."""
    return _one_line_of(scene, settle(room, replace(scene.round, cover_cents=None)).seats, clauses)


def _one_line_of(scene: Scene, others: Iterable[SettledSeat], clauses: Iterable[str]) -> Faulted:
    for true, other in zip(scene.settled.seats, others, strict=True):
        for line, wrong in zip(true.lines, other.lines, strict=True):
            if line.clause in clauses and line.net_cents != wrong.net_cents:
                done = Done(wrong.net_cents, wrong.returned_cents)
                yield str(true.seat.number), scene.truth.with_done({(true.seat.number, line.what): done})


def cap_ignored(scene: Scene) -> Faulted:
    yield from _one_line(scene, replace(scene.house, caps=()), ("cap",))


def cover_ignored(scene: Scene) -> Faulted:
    full = settle(scene.house, replace(scene.round, cover_cents=None))
    yield from _one_line_of(scene, full.seats, ("cover",))


def envy_on_own_hand(scene: Scene) -> Faulted:
    envy = scene.house.envy
    assert envy is not None
    for seat in scene.settled.seats:
        own = envy_line(envy, classes_of(scene.house, scene.house.spread(seat.seat.cards)))
        line = line_at(seat, "envy")
        if own and line and has_envy_button(scene.house, seat.seat):
            done = Done(line.net_cents + own.pays_cents, 0)
            yield str(seat.seat.number), scene.truth.with_done({place_of(seat, "envy"): done})
