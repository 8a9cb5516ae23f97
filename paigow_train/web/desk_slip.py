"""A round as it was entered at the desk, read: what cannot be read is told at its field."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, NamedTuple

from paigow_train.game.money import MoneyError, write_dollars
from paigow_train.house.house import House
from paigow_train.table.check_bets import WAGER_WORDS
from paigow_train.table.problems import Problem, RoundError
from paigow_train.table.reading import read_round
from paigow_train.table.round import HOUSE_HAND, Round
from paigow_train.table.settle import settle
from paigow_train.table.settled import Settled

from .desk_query import LONGEST, SEATS, WAGERS, read_cents

_AT_THE_TABLE = {"by": "by", "co_bank": "co", "cards": "bank", "split": "bank"}
_AT_A_SEAT = {"cards": "s", "split": "s", "seat": "s", "status": "t", "owner": "o"}


class Told(NamedTuple):
    """A sentence on what is wrong, and the field that it speaks of."""

    field: str
    say: str


class SlipError(ValueError):
    """A round that cannot be settled as entered; `told` has everything that is wrong."""

    def __init__(self, told: Iterable[Told]) -> None:
        self.told = tuple(told)
        super().__init__(" ".join(each.say for each in self.told))


def seat_name(seat: str) -> str:
    return "House hand" if seat == "h" else f"Seat {seat}"


def seats_of(values: Mapping[str, str]) -> list[str]:
    """The seats that have cards or a wager."""
    return [seat for seat in SEATS if any(values.get(f"{letter}{seat}") for letter in ("s", *WAGERS))]


def read_slip(house: House, values: Mapping[str, str]) -> Round:
    """The round of tidy values, in order by the rules of the house; raises `SlipError`."""
    slip = _Slip(values)
    data = slip.data()
    told = slip.told
    try:
        round = read_round(house, data)
    except RoundError as error:
        fields = {each.field for each in told}
        more = [Told(slip.field_of(problem), problem.say) for problem in error.problems]
        raise SlipError([*told, *(each for each in more if each.field not in fields)]) from None
    if told:
        raise SlipError(told)
    return round


def settle_slip(house: House, values: Mapping[str, str]) -> Settled:
    """The round settled; raises `SlipError`."""
    return settle(house, read_slip(house, values))


class _Slip:
    """Turns the fields into the round's JSON data, and places in that data back into fields."""

    def __init__(self, values: Mapping[str, str]) -> None:
        self.values = values
        self.seats = seats_of(values)
        self.told: list[Told] = []

    def data(self) -> dict[str, Any]:
        if not self.seats:
            self.told.append(Told("s1", "No seat has cards: enter at least one hand beside the bank's."))
        return {
            "bank": self._hand("bank") | {"by": _number(self._text("by")), "co_bank": "co" in self.values},
            "seats": [self._seat(seat) for seat in self.seats],
            "action": _number(self._text("action")),
            "dice": self._dice(),
            "meter": self._amount("meter", "The meter"),
            "cover": self._amount("cover", "The bank's cover"),
        }

    def field_of(self, problem: Problem) -> str:
        first, *steps = problem.place.split(".")
        if first != "seats":
            return _AT_THE_TABLE.get(steps[-1] if steps else "cards", "bank") if first == "bank" else first
        if len(steps) < 2:
            return "s1"
        seat = self.seats[int(steps[0])]
        letters = {word: letter for letter, word in WAGERS.items()}
        return letters.get(steps[-1], _AT_A_SEAT.get(steps[1], "b")) + seat

    def _text(self, name: str) -> str | None:
        text = self.values.get(name)
        return text[:LONGEST] if text else None

    def _hand(self, name: str) -> dict[str, Any]:
        text = self.values.get(name, "")
        if len(text) > LONGEST:
            self.told.append(Told(name, "That is longer than any hand; write its seven cards."))
            text = ""
        return {"split": text} if "|" in text or "/" in text else {"cards": text}

    def _seat(self, seat: str) -> dict[str, Any]:
        bets = {
            word: self._amount(letter + seat, f"{seat_name(seat)}, {_WORDS[word]}")
            for letter, word in WAGERS.items()
        }
        return {
            "seat": HOUSE_HAND if seat == "h" else int(seat),
            **self._hand(f"s{seat}"),
            "status": self._text(f"t{seat}"),
            "owner": _number(self._text(f"o{seat}")),
            "bets": bets,
        }

    def _amount(self, name: str, what: str) -> str | None:
        text = self._text(name)
        if text is None:
            return None
        try:
            return write_dollars(read_cents(text))
        except MoneyError:
            self.told.append(Told(name, f'{what}: "{text}" is not an amount; write dollars, 25 or 12.50.'))
            return None

    def _dice(self) -> list[int] | int | None:
        text = self._text("dice")
        if text is None:
            return None
        try:
            numbers = [int(number) for number in text.split()]
        except ValueError:
            say = f'The dice: "{text}" are not three numbers; write them so: 6 5 4.'
            self.told.append(Told("dice", say))
            return None
        return numbers[0] if len(numbers) == 1 else numbers


_WORDS = {what.replace("-", "_"): words for what, words in WAGER_WORDS.items()}


def _number(text: str | None) -> int | str | None:
    """A seat's number; a word as it is, for the round's own sentence on it."""
    return int(text) if text and text.isdecimal() and len(text) < 4 else text
