"""`settle`: rounds in, one JSON object a line, and what becomes of every wager out."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

from paigow_train.house.house import House
from paigow_train.house.way import NotRuled
from paigow_train.library.catalogue import Catalogue, Unknown
from paigow_train.library.problems import FileError
from paigow_train.table.problems import RoundError
from paigow_train.table.reading import read_round
from paigow_train.table.settle import settle
from paigow_train.table.writing import write_settled

from .lines import standard_input


class _NoRound(ValueError):
    """A line that is no round at all; the message says why."""


def settle_lines(catalogue: Catalogue, rounds: Sequence[str]) -> int:
    """Settle every round; the answer is the exit status, 0 or 1.

    A bad round gets its error in its place and the rest goes on; the status is 1 then.
    """
    houses: dict[str, House] = {}
    status = 0
    for text in rounds or standard_input():
        try:
            data = _object(text)
            house = _house(catalogue, houses, data)
            found = write_settled(settle(house, read_round(house, data)))
        except (_NoRound, RoundError, NotRuled, Unknown, FileError) as error:
            found = {"hand": text.strip(), "error": str(error)}
            status = 1
        print(json.dumps(found), flush=True)
    return status


def _object(text: str) -> dict[str, Any]:
    try:
        data = json.loads(text)
    except json.JSONDecodeError as error:
        raise _NoRound(f"This is not JSON: {error.msg} (letter {error.pos + 1}).") from None
    except (ValueError, RecursionError):  # a number of thousands of digits, brackets in thousands of brackets
        raise _NoRound("This is not a round: a number is too long, or it is nested too deep.") from None
    if not isinstance(data, dict):
        raise _NoRound('A round is a JSON object with "house", "bank" and "seats".')
    return data


def _house(catalogue: Catalogue, houses: dict[str, House], data: dict[str, Any]) -> House:
    """The house that the round names; each is read once."""
    house_id = data.get("house")
    if not isinstance(house_id, str):
        raise _NoRound('The round names no house: give "house" an id that "paigow-train houses" lists.')
    if house_id not in houses:
        houses[house_id] = catalogue.house(house_id)
    return houses[house_id]
