"""The cards of a round: seven in a hand, each held once, and set hands made of them."""

from __future__ import annotations

from collections.abc import Iterator

from paigow_train.game.cards import HAND_SIZE, Card
from paigow_train.game.names import sentence
from paigow_train.game.splits import Split
from paigow_train.house.house import House

from .bank import bank_set_by
from .problems import Problem
from .round import Round

Held = tuple[str, str, tuple[Card, ...]]
"""A hand: its place in the round, whose it is, its cards."""


def cards_problems(house: House, round: Round) -> Iterator[Problem]:
    """Every problem with the cards of a round, and with how they were set."""
    bank = round.bank
    dealt = [bank.cards, *[seat.cards for seat in round.seats]]
    if len(set().union(*dealt)) != HAND_SIZE * len(dealt) or any(len(cards) != HAND_SIZE for cards in dealt):
        held: list[Held] = [("bank.cards", "the bank", bank.cards)]
        held += [(f"seats.{n}.cards", seat.name, seat.cards) for n, seat in enumerate(round.seats)]
        yield from _miscounted(held)
        yield from _held_twice(held)
    if bank.split is not None:
        yield from _other_cards("bank.split", "the bank", bank.cards, bank.split)
    elif house.way is None:
        who = "banker's" if bank_set_by(house, bank, round.banked_by(house)) == "banker" else "bank's"
        yield Problem("bank.split", f"How was the {who} hand set? No house way is known for {house.name}.")
    for number, seat in enumerate(round.seats):
        if seat.split is not None:
            yield from _other_cards(f"seats.{number}.split", seat.name, seat.cards, seat.split)
        elif house.way is None and seat.status == "plays":
            say = f"{sentence(seat.name)}: how was the hand set? No house way is known for {house.name}."
            yield Problem(f"seats.{number}.split", say)


def _miscounted(held: list[Held]) -> Iterator[Problem]:
    for place, whose, cards in held:
        if len(cards) != HAND_SIZE:
            count = "no cards" if not cards else "one card" if len(cards) == 1 else f"{len(cards)} cards"
            yield Problem(place, f"{sentence(whose)} has {count}; a hand is seven.")


def _held_twice(held: list[Held]) -> Iterator[Problem]:
    holders: dict[Card, list[tuple[str, str]]] = {}
    for place, whose, cards in held:
        for card in cards:
            holders.setdefault(card, []).append((place, whose))
    for card, where in holders.items():
        if len(where) > 1:
            names = list(dict.fromkeys(whose for _, whose in where))
            how = f"{sentence(' and '.join(names))} {'both hold' if len(names) == 2 else 'hold'}"
            how = f"{sentence(names[0])} holds" if len(names) == 1 else how
            again = " twice" if len(names) == 1 else ""
            say = f"{how} the {card.words} ({card}){again}; a deck holds each card once."
            yield Problem(where[-1][0], say)


def _other_cards(place: str, whose: str, cards: tuple[Card, ...], split: Split) -> Iterator[Problem]:
    """A set hand that is not made of the seven cards."""
    set_cards = split.front + split.back
    if set(set_cards) == set(cards) and len(set_cards) == len(cards):
        return
    wrong = [card.text for card in split.cards if card not in cards]
    missing = [card.text for card in cards if card not in set_cards]
    told = [f"{' and '.join(wrong)} not among its cards"] if wrong else []
    told += [f"{' and '.join(missing)} left out"] if missing else []
    told = told or ["a card more than once"]
    yield Problem(place, f"{sentence(whose)} was set as {split}, with {', and '.join(told)}.")
