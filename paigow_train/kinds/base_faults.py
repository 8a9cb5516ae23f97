"""Slips with the base wager, the bank and the order, and every picture that each makes of a round."""

from __future__ import annotations

from dataclasses import replace

from paigow_train.game.showdown import Compared, Outcome, Showdown
from paigow_train.table.hands import values_of
from paigow_train.table.round import SeatNumber
from paigow_train.table.settle import settle
from paigow_train.table.settled import SettledSeat

from .pictures import (
    At,
    Call,
    Done,
    Faulted,
    Picture,
    Place,
    Scene,
    called,
    commission,
    place_of,
    reached_seats,
)
from .rounds import plausible_splits

BANK, ORDER = "bank", "order"


def _settled_as(scene: Scene, seat: SettledSeat, outcome: Outcome) -> dict[At, Done]:
    """The base wager settled for that outcome."""
    stake = seat.seat.bets.base_cents
    done = {
        "win": Done(stake - commission(scene, stake), 0),
        "push": Done(0, stake),
        "lose": Done(-stake, 0),
    }
    return {(seat.seat.number, "base"): done[outcome]}


def _called_as(scene: Scene, seat: SettledSeat, shown: Showdown) -> tuple[Place, Picture]:
    """The seat called and its base wager settled by that comparison."""
    number = seat.seat.number
    picture = scene.truth.with_call(number, (called(shown.front.side), called(shown.back.side)))
    return str(number), picture.with_done(_settled_as(scene, seat, shown.outcome))


def commission_forgotten(scene: Scene) -> Faulted:
    for seat in reached_seats(scene):
        base = seat.lines[0]
        if base.commission_cents:
            done = Done(base.net_cents + base.commission_cents, 0)
            yield str(seat.seat.number), scene.truth.with_done({place_of(seat, "base"): done})


def copy_paid(scene: Scene) -> Faulted:
    """A copy given to the player."""
    for seat in reached_seats(scene):
        shown = seat.showdown
        if shown and shown.front.side == "copy":
            yield _called_as(scene, seat, replace(shown, front=_to_player(shown.front)))
        if shown and shown.back.side == "copy":
            yield _called_as(scene, seat, replace(shown, back=_to_player(shown.back)))


def _to_player(half: Compared) -> Compared:
    return replace(half, player=replace(half.player, value=half.bank.value + 1))


def hand_misread(scene: Scene) -> Faulted:
    """One hand that is no copy given to the wrong side."""
    for seat in reached_seats(scene):
        shown = seat.showdown
        if shown and shown.front.side != "copy":
            yield _called_as(scene, seat, replace(shown, front=_turned(shown.front)))
        if shown and shown.back.side != "copy":
            yield _called_as(scene, seat, replace(shown, back=_turned(shown.back)))


def _turned(half: Compared) -> Compared:
    return Compared(half.bank, half.player)


def front_back_swapped(scene: Scene) -> Faulted:
    for number, call in scene.truth.calls.items():
        if call and call[0] != call[1]:
            swapped: Call = (call[1], call[0])
            yield str(number), scene.truth.with_call(number, swapped)


def lost_wager_pushed(scene: Scene) -> Faulted:
    for seat in reached_seats(scene):
        for line in seat.lines:
            if line.net_cents == -line.stake_cents and line.what not in ("progressive", "envy"):
                done = Done(0, line.stake_cents)
                yield str(seat.seat.number), scene.truth.with_done({(seat.seat.number, line.what): done})


def push_taken(scene: Scene) -> Faulted:
    for seat in reached_seats(scene):
        if seat.outcome == "push":
            yield str(seat.seat.number), scene.truth.with_done(_settled_as(scene, seat, "lose"))


def foul_missed(scene: Scene) -> Faulted:
    """A foul hand compared and not lost. (A wrong number of cards cannot be compared.)"""
    bank = scene.settled.bank
    for seat in reached_seats(scene):
        split = seat.seat.split
        if seat.foul and not seat.reset and split and split.counts_right and seat.lines[0].clause == "foul":
            front, back, _ = values_of(split, scene.house.ranking)
            ranking = scene.house.ranking
            shown = Showdown(
                Compared(ranking.made_front(front), bank.front),
                Compared(ranking.made_back(back), bank.back),
                scene.house.comparing.copy_and_loss,
            )
            if shown.outcome != "lose":
                yield _called_as(scene, seat, shown)


def ace_high_push_missed(scene: Scene) -> Faulted:
    """Hands compared with an ace-high bank, and the wager paid or taken."""
    house = scene.house
    comparing = replace(house, comparing=replace(house.comparing, ace_high_push=False))
    compared = {seat.seat.number: seat for seat in settle(comparing, scene.round).seats}
    for seat in reached_seats(scene):
        other = compared[seat.seat.number]
        if seat.lines[0].clause == "ace-high-push" and other.showdown and other.outcome != "push":
            yield _called_as(scene, seat, other.showdown)


def bank_set_wrong(scene: Scene) -> Faulted:
    """Another legal setting of the bank, beside which every hand comes out the same."""
    if scene.settled.bank.ace_high and scene.house.comparing.ace_high_push:
        return
    house, cards = scene.house, scene.round.bank.cards
    right = values_of(scene.truth.bank, house.ranking)[:2]
    for split in plausible_splits(house, cards):
        front, back, _ = values_of(split, house.ranking)
        if (front, back) != right and _calls_stand(scene, front, back):
            yield BANK, replace(scene.truth, bank=split)


def _calls_stand(scene: Scene, front: int, back: int) -> bool:
    for seat in scene.settled.seats:
        shown = seat.showdown
        if shown:
            bank = replace(shown.front.bank, value=front), replace(shown.back.bank, value=back)
            halves = Compared(shown.front.player, bank[0]), Compared(shown.back.player, bank[1])
            if (halves[0].side, halves[1].side) != (shown.front.side, shown.back.side):
                return False
    return True


def out_of_order(scene: Scene) -> Faulted:
    """Two neighbours exchanged, begun at the wrong seat, or gone round the wrong way."""
    order = scene.truth.order
    orders: list[tuple[SeatNumber, ...]] = [(order[0], *reversed(order[1:]))]
    orders += [(*order[place:], *order[:place]) for place in range(1, len(order))]
    orders += [
        (*order[:place], order[place + 1], order[place], *order[place + 2 :])
        for place in range(len(order) - 1)
    ]
    for other in dict.fromkeys(orders):
        if other != order:
            yield ORDER, replace(scene.truth, order=other)
