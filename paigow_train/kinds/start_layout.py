"""The layout at the start of a round, with nothing dealt: who sits where, and what can be answered."""

from __future__ import annotations

from collections.abc import Iterator

from paigow_train.game.names import sentence
from paigow_train.house.house import House
from paigow_train.table.order import SEATS, SEATS_WITH_DESIGNATED, spots

from .kind import Choice, Question, Spot, Table
from .start_count import Start


def places(question: Question) -> tuple[Choice, ...]:
    """Every place that could be answered."""
    data, bank = question.data, question.data["bank"]
    if "button" in data:
        seats = [seat for seat in range(1, SEATS_WITH_DESIGNATED + 1) if seat != bank]
        return tuple(Choice(f"seat-{seat}", f"Seat {seat}") for seat in seats)
    dealer = Choice("bank", "Dealer") if bank == "house" else Choice("house", "Dealer")
    choices = [dealer]
    for seat in range(1, SEATS + 1):
        choices.append(Choice("bank" if seat == bank else f"seat-{seat}", f"Seat {seat}"))
    return (*choices, Choice("no-play", "No play")) if data["no_play"] else tuple(choices)


def table(question: Question, house: House) -> Table:
    """The layout as the dealer sees it."""
    data = question.data
    if "button" in data:
        return Table(
            Spot("Dealer", None),
            tuple(
                Spot(
                    f"Seat {seat}",
                    None,
                    says="Designated player" if seat == data["bank"] else "",
                    action_button=seat == data["button"],
                )
                for seat in range(1, SEATS_WITH_DESIGNATED + 1)
            ),
        )
    start = Start.of(data, house)
    dealer_says = "Bank" if start.banked_by == "house" else "House hand"
    return Table(Spot("Dealer", None, says=dealer_says), tuple(_spots(start)), start.dice)


def _spots(start: Start) -> Iterator[Spot]:
    """The seats clockwise from the dealer's left, with the no-play spot where the room has one."""
    if start.banked_by != "house":
        for seat in range(1, SEATS + 1):
            says = "Bank" if seat == start.banked_by else ""
            yield Spot(f"Seat {seat}", None, says=says, empty=seat in start.empty)
        return
    for place in spots(start.house, start.banked_by)[1:]:
        if place == "no play":
            yield Spot("No play", None, says="No bet, no hand")
        else:
            yield Spot(sentence(start.name(place)), None, empty=place in start.empty)
