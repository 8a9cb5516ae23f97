"""Rounds for tests: houses with a setting changed, rounds written short, and rounds dealt at random."""

import tomllib
from dataclasses import fields, is_dataclass, replace
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import pytest

from paigow_train.game.cards import DECK, HAND_SIZE, Card, in_order
from paigow_train.game.money import parse_dollars
from paigow_train.game.splits import Split
from paigow_train.house.house import House
from paigow_train.library.amounts import parse_rounding
from paigow_train.library.catalogue import Catalogue
from paigow_train.library.files import Folders
from paigow_train.table.reading import read_round
from paigow_train.table.round import BankHand, Bets, Round, Seat
from paigow_train.table.settle import settle
from paigow_train.table.settled import Settled
from paigow_train.table.wager import Line

CATALOGUE = Catalogue(Folders.of())
HOUSES = CATALOGUE.house_ids()


@cache
def house(house_id: str) -> House:
    return CATALOGUE.house(house_id)


def changed(old: House, changes: dict[str, Any]) -> House:
    """The house with settings changed: dotted names, such as `fouls.costs` or `caps.0.scope`."""
    for name, value in changes.items():
        old = _changed(old, name.split("."), parse_rounding(value) if name.endswith(".rounding") else value)
    return old


def _changed(old: Any, path: list[str], value: Any) -> Any:
    if not path:
        return {"none": None}.get(value, value) if isinstance(value, str) else value
    step, *rest = path
    if isinstance(old, tuple):
        place = int(step)
        return (*old[:place], _changed(old[place], rest, value), *old[place + 1 :])
    assert is_dataclass(old), f"{old} has no settings"
    assert step in {field.name for field in fields(old)}, f"there is no setting {step}"
    return replace(old, **{step: _changed(getattr(old, step), rest, value)})


def the_house(case: dict[str, Any]) -> House:
    """The house of a case, with the settings that it changes or the readings that it reads otherwise."""
    choices = case.get("choices")
    where = CATALOGUE.house(case["house"], choices) if choices else house(case["house"])
    return changed(where, case.get("change", {}))


def cases(file: str) -> pytest.MarkDecorator:
    """The rounds of a case table; each says why it is there and where its answer comes from."""
    text = Path(__file__).with_name(file).read_text(encoding="utf-8")
    rounds = tomllib.loads(text)["round"]
    for each in rounds:
        assert {"source", "why"} <= set(each), f"{file}: no source or no reason: {each}"
    return pytest.mark.parametrize("case", [pytest.param(each, id=each["why"]) for each in rounds])


def settled(where: House, data: dict[str, Any]) -> Settled:
    """The round of a case table: a bank written as text is its set hand, or its seven cards."""
    words = ("action", "dice", "meter", "cover", "seats")
    table = {word: data[word] for word in words if word in data} | {"bank": bank(data["bank"])}
    return settle(where, read_round(where, table))


def bank(given: Any) -> dict[str, Any]:
    if isinstance(given, str):
        return {"split" if "|" in given else "cards": given}
    return dict(given)


def line(found: Settled, seat: int | str, what: str) -> Line:
    lines = {(each.seat.number, one.what): one for each in found.seats for one in each.lines}
    return lines[seat, what]


def cents(text: str) -> int:
    """Dollars, a loss with its minus before the sign."""
    return -parse_dollars(text[1:]) if text.startswith("-") else parse_dollars(text)


def total(found: Settled) -> int:
    """What seats, bank, house and meter change by together."""
    seats = sum(seat.net_cents for seat in found.seats)
    return seats + found.bank_cents + found.house_cents + found.meter_cents


def random_round(where: House, rng: Random) -> Round:
    """Any round that the house allows: fouls, folded and dead hands, second wagers, banking players."""
    by = _random_bank(where, rng)
    numbers: list[Any] = [number for number in range(1, 7) if number != by]
    numbers = rng.sample(numbers, rng.randint(1, len(numbers)))
    if isinstance(by, int) and rng.random() < 0.8:
        numbers.append("house")
    dealt = _deal(rng, len(numbers) + 1)
    spots = zip(numbers, dealt[1:], strict=True)
    seats = [_random_seat(where, rng, number, cards) for number, cards in spots]
    seats = _with_second_wager(where, rng, seats)
    co_bank = isinstance(by, int) and where.bank.co_bank and rng.random() < 0.4
    return Round(
        bank=BankHand(dealt[0], _random_split(where, rng, dealt[0]), by, co_bank),
        seats=tuple(seats),
        action=rng.choice([None, 1, 3, 6]),
        dice=_random_dice(where, rng),
        meter_cents=rng.choice([None, rng.randrange(0, 10**7)]) if where.progressive else None,
        cover_cents=rng.choice([None, rng.randrange(0, 200_000)]) if by == "designated" else None,
    )


def _random_bank(where: House, rng: Random) -> Any:
    if where.bank.by == "designated player":
        return "designated"
    return rng.randint(1, 6) if where.bank.player_banking == "yes" and rng.random() < 0.4 else "house"


def _deal(rng: Random, hands: int) -> list[tuple[Card, ...]]:
    """Hands from the whole deck, or from half of it: there pairs, flushes and copies are common."""
    deck = list(DECK) if hands > 3 or rng.random() < 0.5 else rng.sample(DECK, hands * HAND_SIZE + 2)
    rng.shuffle(deck)
    return [in_order(deck[HAND_SIZE * n : HAND_SIZE * (n + 1)]) for n in range(hands)]


def _random_split(where: House, rng: Random, cards: tuple[Card, ...]) -> Split | None:
    """The house way by name or by hand, or any two cards in front: most of those are legal, some foul."""
    chance = rng.random()
    if chance < 0.5:
        return where.usual_split(cards) if where.way is None or chance < 0.25 else None
    shuffled = rng.sample(cards, HAND_SIZE)
    count = 2 if rng.random() < 0.97 else 3
    return Split.of(shuffled[:count], shuffled[count:])


def _random_seat(where: House, rng: Random, number: Any, cards: tuple[Card, ...]) -> Seat:
    split = _random_split(where, rng, cards)
    base = rng.randrange(500, 100_001)
    if number == "house":
        return Seat(number, cards, Bets(base), split)
    side = {
        "fortune_cents": rng.choice([0, 100, 499, 500, 2_500, 100_000]) if where.fortune else 0,
        "ace_high_cents": rng.choice([0, 100, 500]) if where.ace_high else 0,
        "progressive_cents": rng.choice([0, 100]) if where.progressive else 0,
    }
    status: Any = rng.choices(["plays", "folded", "dead"], [8, 1, 1])[0]
    return Seat(number, cards, Bets(base, **side), split, status)


def _with_second_wager(where: House, rng: Random, seats: list[Seat]) -> list[Seat]:
    """One seat made the second wager of another where the house allows it."""
    pairs = [
        (mine, other)
        for mine in seats
        for other in seats
        if isinstance(mine.number, int)
        and isinstance(other.number, int)
        and (other.number - mine.number == 1 or (where.seats.dragon and mine is not other))
    ]
    if not pairs or rng.random() < 0.5:
        return seats
    mine, other = rng.choice(pairs)
    bets = replace(other.bets, base_cents=mine.bets.base_cents)
    assert isinstance(mine.number, int)
    return [replace(other, owner=mine.number, bets=bets) if each is other else each for each in seats]


def _random_dice(where: House, rng: Random) -> Any:
    if where.action.by != "dice" or rng.random() < 0.2:
        return None
    if where.action.drawn_number and rng.random() < 0.3:
        return rng.randint(1, 7)
    return tuple(rng.randint(1, 6) for _ in range(3))
