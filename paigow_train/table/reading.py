"""A round read from JSON data: everything that is wrong with it, in form or by the house, told at once."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from typing import Any, TypeVar

from paigow_train.game.cards import Card, CardError, parse_cards
from paigow_train.game.money import MoneyError, parse_dollars
from paigow_train.game.splits import Split, parse_split
from paigow_train.house.house import House

from .check_bets import WAGER_WORDS, bet_place
from .checks import problems_of
from .problems import Problem, RoundError
from .round import HOUSE_HAND, MADE, STATUSES, BankedBy, BankHand, Bets, Round, Seat, SeatNumber, Status

_ROUND = ("house", "action", "meter", "cover", "dice", "bank", "seats")
_BANK = ("cards", "split", "by", "co_bank")
_SEAT = ("seat", "cards", "split", "status", "owner", "bets")
_BETS = {what.replace("-", "_"): what for what in MADE}
_LONGEST = 200
"""No hand, amount or name is longer than this many letters."""

Found = TypeVar("Found")
Table = Mapping[str, Any]


def read_round(house: House, data: object) -> Round:
    """The round of JSON data, in order by the rules of the house. Raises `RoundError` with every problem."""
    if not isinstance(data, dict):
        say = f"A round is an object with {', '.join(_ROUND)}, and not {_quoted(data)}."
        raise RoundError([Problem("", say)])
    reader = _Reader(house)
    round = reader.round(data)
    told = [f"{problem.place}." for problem in reader.problems]
    for problem in problems_of(house, round):
        if not f"{problem.place}.".startswith(tuple(told)):
            reader.problems.append(problem)
    if reader.problems:
        raise RoundError(reader.problems)
    return round


class _Reader:
    """Reads what can be read, and gathers what cannot with its place; nothing is told twice."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.problems: list[Problem] = []

    def tell(self, place: str, say: str) -> None:
        self.problems.append(Problem(place, say))

    def round(self, data: Table) -> Round:
        table = self.table("", "A round", data, _ROUND)
        seats = table.get("seats")
        if not isinstance(seats, list):
            self.tell("seats", 'The round needs "seats", a list with an object for each.')
            seats = []
        return Round(
            bank=self.bank(table.get("bank")),
            seats=tuple([self.seat(number, each) for number, each in enumerate(seats)]),
            action=self.number("action", "The seat that acts first", table.get("action")),
            dice=self.dice(table.get("dice")),
            meter_cents=self.amount("meter", "The meter", table.get("meter")),
            cover_cents=self.amount("cover", "The bank's cover", table.get("cover")),
        )

    def bank(self, data: object) -> BankHand:
        table = self.table("bank", "The bank", data, _BANK)
        if not table:
            return BankHand(())
        co_bank = table.get("co_bank")
        if co_bank is not None and not isinstance(co_bank, bool):
            self.tell("bank.co_bank", f"The bank: co_bank is true or false, and not {_quoted(co_bank)}.")
        cards, split = self.hand("bank", "The bank", table)
        return BankHand(cards, split, self.banked_by(table.get("by")), co_bank is True)

    def banked_by(self, value: object) -> BankedBy | None:
        match value:
            case None:
                return None
            case "house":
                return "house"
            case "designated":
                return "designated"
            case int() if not isinstance(value, bool):
                return value
        say = f'{_quoted(value)} does not bank; write "house", "designated" or the number of a seat.'
        self.tell("bank.by", say)
        return None

    def seat(self, number: int, data: object) -> Seat:
        place = f"seats.{number}"
        given = data.get("seat") if isinstance(data, Mapping) else None
        name = "The house hand" if given == HOUSE_HAND else f"Seat {number + 1 if given is None else given}"
        table = self.table(place, name, data, _SEAT)
        if not table:
            return Seat(0, (), Bets())
        seat = self.seat_number(f"{place}.seat", given)
        cards, split = self.hand(place, name, table)
        return Seat(
            number=seat,
            cards=cards,
            split=split,
            bets=self.bets(number, name, table.get("bets")),
            status=self.status(f"{place}.status", name, table.get("status")),
            owner=self.number(f"{place}.owner", f"{name}: the owner", table.get("owner")),
        )

    def seat_number(self, place: str, value: object) -> SeatNumber:
        if value == HOUSE_HAND:
            return HOUSE_HAND
        if isinstance(value, int) and not isinstance(value, bool):
            return value
        self.tell(place, f'A seat has a number, or is "house"; it is not {_quoted(value)}.')
        return 0

    def status(self, place: str, name: str, value: object) -> Status:
        for status in STATUSES:
            if value == status:
                return status
        if value is not None:
            say = f"{name}: {_quoted(value)} is no status of a hand; it plays, is folded or is dead."
            self.tell(place, say)
        return "plays"

    def bets(self, number: int, name: str, data: object) -> Bets:
        place = f"seats.{number}.bets"
        table = self.table(place, f"{name}, its bets", {} if data is None else data, tuple(_BETS))
        cents = {}
        for word, what in _BETS.items():
            words = f"{name}, its {WAGER_WORDS[what]}"
            cents[what] = self.amount(bet_place(number, what), words, table.get(word)) or 0
        return Bets(cents["base"], cents["fortune"], cents["ace-high"], cents["progressive"])

    def hand(self, place: str, name: str, table: Table) -> tuple[tuple[Card, ...], Split | None]:
        """The seven cards and how they were set; a set hand alone gives its cards as well."""
        split = None
        if table.get("split") is not None:
            split = self.parsed(f"{place}.split", name, "set hand", table["split"], parse_split)
        if table.get("cards") is None and split is not None:
            return split.cards, split
        cards = self.parsed(f"{place}.cards", name, "cards", table.get("cards"), parse_cards)
        return cards or (), split if cards else None

    def parsed(
        self, place: str, name: str, what: str, value: object, parse: Callable[[str], Found]
    ) -> Found | None:
        if not isinstance(value, str) or len(value) > _LONGEST:
            self.tell(
                place, f"{name}: the {what} are text, such as {_EXAMPLES[what]}, and not {_quoted(value)}."
            )
            return None
        try:
            return parse(value)
        except CardError as error:
            self.tell(place, f"{name}: {error}")
            return None

    def amount(self, place: str, what: str, value: object) -> int | None:
        """Dollars as text, a minus before them let through: whether it may stand is for the checks to say."""
        if value is None:
            return None
        if isinstance(value, str) and len(value) <= _LONGEST:
            text = value.strip()
            sign = -1 if text.startswith("-") else 1
            try:
                cents = sign * parse_dollars(text.removeprefix("-"))
            except MoneyError:
                pass
            else:
                if not cents and ".bets." in place:
                    self.tell(place, f"{what}: {_quoted(value)} is nothing; leave out a wager not made.")
                return cents
        self.tell(place, f'{what}: {_quoted(value)} is not an amount; write dollars with their sign, "$25".')
        return None

    def number(self, place: str, what: str, value: object) -> int | None:
        if value is None or (isinstance(value, int) and not isinstance(value, bool)):
            return value
        self.tell(place, f"{what} is the number of a seat, and not {_quoted(value)}.")
        return None

    def dice(self, value: object) -> tuple[int, ...] | int | None:
        if value is None or (isinstance(value, int) and not isinstance(value, bool)):
            return value
        if isinstance(value, list) and all(type(die) is int for die in value):
            return tuple(value)
        self.tell("dice", f"The dice are three numbers, such as [6, 5, 4], and not {_quoted(value)}.")
        return None

    def table(self, place: str, name: str, data: object, known: tuple[str, ...]) -> Table:
        if not isinstance(data, Mapping):
            self.tell(place, f"{name}: give an object with {', '.join(known)}, and not {_quoted(data)}.")
            return {}
        for word in data:
            if word not in known:
                say = f"{name}: there is no {_quoted(word)}; there are {', '.join(known)}."
                if word == "envy" and self.house.envy:
                    say = f"{name}: Envy is not bet; it comes with a large enough Fortune wager."
                self.tell(f"{place}.{word}".strip("."), say)
        return data


_EXAMPLES = {"cards": '"As Kd Th 9c 5s 3d 2c"', "set hand": '"Kd Th | As 9c 5s 3d 2c"'}


def _quoted(value: object) -> str:
    text = json.dumps(value, ensure_ascii=False)
    return text if len(text) <= _LONGEST else f"{text[:_LONGEST]}…"
