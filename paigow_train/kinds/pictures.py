"""What a layout shows once a dealer has settled it: the bank as he set it, his order, calls and payments."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Any, Literal, NamedTuple

from paigow_train.game.money import write_dollars
from paigow_train.game.showdown import Side
from paigow_train.game.splits import Split, parse_split
from paigow_train.house.house import House
from paigow_train.house.terms import Wager
from paigow_train.table.commission import commission_on
from paigow_train.table.round import Round, SeatNumber
from paigow_train.table.settle import settle
from paigow_train.table.settled import Settled, SettledSeat
from paigow_train.table.wager import Line

from .kind import JSON

Call = tuple[Literal["player", "bank"], Literal["player", "bank"]]
"""Who was given the front and who the back; a copy is the bank's."""
At = tuple[SeatNumber, Wager]
Place = str
"""Where something is wrong: a seat's number, the bank's hand or the order."""


class Done(NamedTuple):
    """What was done with a wager, in cents: what its player's chips change by, and what goes back."""

    net_cents: int
    back_cents: int


@dataclass(frozen=True)
class Picture:
    """A settled layout. A call is None where nothing was compared."""

    bank: Split
    order: tuple[SeatNumber, ...]
    calls: Mapping[SeatNumber, Call | None]
    done: Mapping[At, Done]

    def with_call(self, number: SeatNumber, call: Call) -> Picture:
        return replace(self, calls={**self.calls, number: call})

    def with_done(self, done: Mapping[At, Done]) -> Picture:
        return replace(self, done={**self.done, **done})


@dataclass(frozen=True)
class Scene:
    """A round, how it is settled, and the picture of that."""

    house: House
    round: Round
    settled: Settled
    truth: Picture


def scene_of(house: House, round: Round) -> Scene:
    settled = settle(house, round)
    return Scene(house, round, settled, picture_of(settled))


def picture_of(settled: Settled) -> Picture:
    """The picture of a round settled as it should be."""
    return Picture(
        bank=settled.bank.split,
        order=settled.order,
        calls={seat.seat.number: call_of(seat) for seat in settled.seats},
        done={
            (seat.seat.number, line.what): Done(line.net_cents, line.returned_cents)
            for seat in settled.seats
            for line in seat.lines
        },
    )


def call_of(seat: SettledSeat) -> Call | None:
    if seat.showdown is None:
        return None
    return called(seat.showdown.front.side), called(seat.showdown.back.side)


def called(side: Side) -> Literal["player", "bank"]:
    return "player" if side == "player" else "bank"


def write_picture(picture: Picture) -> dict[str, JSON]:
    """The picture as plain JSON, to stand beside the round's."""
    by_seat: dict[str, dict[str, JSON]] = {str(number): {} for number in picture.order}
    for (number, what), done in picture.done.items():
        by_seat[str(number)][what] = list(done)
    return {
        "bank": str(picture.bank),
        "order": list(picture.order),
        "calls": {str(number): call and list(call) for number, call in picture.calls.items()},
        "done": by_seat,
    }


def read_picture(data: Mapping[str, Any]) -> Picture:
    """The picture of `write_picture`."""
    order = tuple(data["order"])
    calls = {number: data["calls"][str(number)] for number in order}
    return Picture(
        bank=parse_split(data["bank"]),
        order=order,
        calls={number: call and tuple(call) for number, call in calls.items()},
        done={
            (number, what): Done(*done)
            for number in order
            for what, done in data["done"][str(number)].items()
        },
    )


def say_call(call: Call | None) -> str:
    return f"Called: front {call[0]}, back {call[1]}." if call else "Not compared."


def say_done(what: Wager, stake_cents: int, done: Done) -> str:
    """What a circle shows: `paid $25`, `taken`, `stays`."""
    net, back = done
    if what == "envy":
        return f"paid {write_dollars(net)}" if net else "not paid"
    if what == "progressive":
        prize = net + stake_cents
        return f"paid {write_dollars(prize)}, stake taken" if prize else "taken"
    if not net:
        return "stays"
    moved = (
        f"paid {write_dollars(net)}" if net > 0 else "taken" if not back else f"took {write_dollars(-net)}"
    )
    return f"{moved}, {write_dollars(back)} sent back" if back else moved


Faulted = Iterator[tuple[Place, Picture]]
"""Every place and picture that a slip makes of a round."""


def reached_seats(scene: Scene) -> Iterator[SettledSeat]:
    """The seats whose wagers the designated player's money reaches."""
    for seat in scene.settled.seats:
        if all(line.clause != "cover" for line in seat.lines):
            yield seat


def line_at(seat: SettledSeat, what: str) -> Line | None:
    return next((line for line in seat.lines if line.what == what), None)


def place_of(seat: SettledSeat, what: str) -> At:
    line = line_at(seat, what)
    assert line is not None, f"there is no {what} at seat {seat.seat.number}"
    return seat.seat.number, line.what


def commission(scene: Scene, cents: int) -> int:
    return commission_on(cents, scene.house.commission) if scene.house.commission else 0
