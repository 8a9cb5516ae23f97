"""The desk's forms: which fields a room needs, with what stands in them and what is wrong with them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from flask import url_for

from paigow_train.game.cards import DECK, JOKER, SUIT_WORDS, Card
from paigow_train.house.house import House
from paigow_train.table.check_bets import limits_of
from paigow_train.table.order import seat_numbers
from paigow_train.table.round import MADE

from .desk_query import WAGERS, written
from .desk_round import WAGER_TITLES
from .desk_slip import Told, seat_name, seats_of

STATUS_CHOICES = (("", "Plays"), ("folded", "Folded"), ("dead", "Dead"))
_LETTERS = dict(zip(MADE, WAGERS, strict=True))


@dataclass(frozen=True)
class Circle:
    """A wager's field: `limits` are words, empty where the room does not offer it."""

    name: str
    label: str
    limits: str


@dataclass(frozen=True)
class SeatFields:
    """The fields of a seat; `owners` are choices for whose second wager it is, none where nobody may."""

    seat: str
    name: str
    circles: tuple[Circle, ...]
    owners: tuple[tuple[str, str], ...]
    is_open: bool


def hand_form(house: House, values: Mapping[str, str], told: Sequence[Told] = ()) -> dict[str, Any]:
    """What the page of one hand needs for its form."""
    return _form("desk.hand", house, values, told)


def round_form(house: House, values: Mapping[str, str], told: Sequence[Told] = ()) -> dict[str, Any]:
    """What the page of a round needs for its form."""
    by = values.get("by", "")
    designated = house.bank.by == "designated player"
    numbers = list(map(str, seat_numbers("designated" if designated else "house")))
    players_bank = house.bank.player_banking == "yes" or "by" in values
    seats = [seat for seat in numbers if seat != by] + (["h"] if players_bank else [])
    seats += [seat for seat in seats_of(values) if seat not in seats]
    wrong = {each.field[1:] for each in told}
    filled = {*seats_of(values), *wrong} or {seats[0]}
    return _form("desk.round", house, values, told) | {
        "seats": [_seat_fields(house, values, seat, numbers, seat in filled) for seat in seats],
        "banks": _banks(house, by, numbers) if players_bank else [],
        "asks_co_bank": house.bank.co_bank or "co" in values,
        "asks_dice": house.action.by == "dice" or "dice" in values,
        "asks_meter": house.progressive is not None or "meter" in values,
        "asks_cover": house.cover is not None or house.bank.player_banking == "yes" or "cover" in values,
        "acting": [("", "Next to the bank"), *((n, seat_name(n)) for n in numbers if n != by)],
        "statuses": STATUS_CHOICES,
    }


def _form(page: str, house: House, values: Mapping[str, str], told: Sequence[Told]) -> dict[str, Any]:
    problems: dict[str, list[str]] = {}
    for each in told:
        problems.setdefault(each.field, []).append(each.say)
    others = {name: text for name, text in values.items() if name != "house"}
    return {
        "house": house,
        "values": values,
        "told": told,
        "problems": problems,
        "deck": _deck(),
        "change_room": f"{url_for(page)}?{written(others)}" if others else url_for(page),
    }


def _deck() -> list[tuple[str, list[Card]]]:
    """The picker's cards by suit, the joker after the clubs: nearest to the thumb."""
    suits = [(words, [card for card in DECK if card.suit == suit]) for suit, words in SUIT_WORDS.items()]
    suits[-1][1].append(JOKER)
    return suits


def _seat_fields(
    house: House, values: Mapping[str, str], seat: str, numbers: Sequence[str], is_open: bool
) -> SeatFields:
    limits = limits_of(house)
    circles = [
        Circle(letter + seat, WAGER_TITLES[what], str(limits.get(what, "")))
        for what, letter in _LETTERS.items()
        if letter + seat in values or (what in limits and (seat != "h" or what == "base"))
    ]
    several = house.seats.several_spots == "allowed" or house.seats.dragon is not None
    owners: list[tuple[str, str]] = []
    if (several and seat != "h") or f"o{seat}" in values:
        others = [number for number in numbers if number != seat]
        owners = [("", "Its own player"), *((n, f"Second of seat {n}") for n in others)]
    return SeatFields(seat, seat_name(seat), tuple(circles), tuple(owners), is_open)


def _banks(house: House, by: str, numbers: Sequence[str]) -> list[tuple[str, str]]:
    usual = "The designated player" if house.bank.by == "designated player" else "The house"
    choices = [("", usual), *((number, seat_name(number)) for number in numbers)]
    return choices if by in dict(choices) else [*choices, (by, by)]
