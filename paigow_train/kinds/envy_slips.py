"""The usual mistakes in paying Envy: what each comes to at a seat, and what is said of it."""

from __future__ import annotations

from collections.abc import Iterator

from paigow_train.game.money import CENTS, write_dollars
from paigow_train.table.fortune import held
from paigow_train.table.round import Seat

from .amounts import Slip
from .envy_case import Case, total


def field_of(seat: Seat) -> str:
    return f"envy-{seat.number}"


def envy_slips(case: Case) -> tuple[Slip, ...]:
    """Every slip at every seat that would make another amount, the likeliest first."""
    return tuple(
        slip
        for seat in case.round.seats
        for slip in _slips(case, seat)
        if slip.cents != case.paid_cents(seat)
    )


def _slips(case: Case, seat: Seat) -> Iterator[Slip]:
    name, paid, others = field_of(seat), case.paid_cents(seat), case.others(seat)
    own, bet = case.own(seat), seat.bets.fortune_cents
    if own:
        say = f"That pays him for his own hand, {held(own[0].line.what)}; Envy is for the hands of others."
        yield Slip("own-hand", name, paid + total(own), say)
    if not case.has_button(seat):
        say = f"His {write_dollars(bet)} on Fortune is under {write_dollars(case.envy.from_cents)}: no Envy."
        yield Slip("under-minimum", name, total(others), say)
        if own:
            yield Slip("under-minimum", name, total(others) + total(own), say)
    if case.dealers:
        say = f"That counts the dealer's {case.dealers.what}, and the dealer's hand pays nobody Envy."
        yield Slip("dealers-hand", name, paid + case.dealers.pays_cents, say)
    if paid:
        yield from _paid_otherwise(case, seat)
    for dead in (each for each in case.posted if not each.counts and each.seat is not seat):
        say = f"The {dead.line.what} of {dead.seat.name} does not count: that hand is {dead.seat.status}."
        yield Slip("hand-that-does-not-count", name, paid + dead.line.pays_cents, say)
    if not paid and case.has_button(seat) and others:
        say = "His hand is dead, and a dead hand forfeits Envy here as well."
        yield Slip("dead-bettor", name, total(others), say)


def _paid_otherwise(case: Case, seat: Seat) -> Iterator[Slip]:
    name, paid, others = field_of(seat), case.paid_cents(seat), case.others(seat)
    bet = seat.bets.fortune_cents
    if seat.status == "folded":
        yield Slip("folded-bettor", name, 0, "Folding gives up the base wager only: Envy is still paid.")
    elif len(others) == 1 and others[0].seat.status == "folded":
        yield Slip(
            "folded-hand", name, 0, "The cards of a folded hand still count, so it pays the others Envy."
        )
    elif case.own(seat):
        yield Slip("only-others-of-quads", name, 0, "His own hand pays him nothing, but the other's does.")
    else:
        least = write_dollars(case.envy.from_cents)
        say = f"He has {least} or more on Fortune, and another player holds a posted hand."
        yield Slip("not-paid", name, 0, say)
    if len(others) > 1:
        for each in others:
            say = f"That is one hand only; {len(others)} other players hold posted hands, and each pays."
            yield Slip("one-hand-only", name, each.line.pays_cents, say)
    say = "Envy is a fixed sum: it does not grow with the Fortune wager."
    yield Slip(
        "times-the-bet", name, paid * bet // CENTS, f"That multiplies by his {write_dollars(bet)}. {say}"
    )
    steps = bet // case.envy.from_cents
    yield Slip("per-minimum", name, paid * steps, f"That pays {steps} times over. {say}")
