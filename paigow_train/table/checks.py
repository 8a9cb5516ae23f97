"""Whether a round can be settled: every problem with it at once, each a sentence."""

from __future__ import annotations

from collections.abc import Iterator

from paigow_train.house.house import House

from .check_bets import bets_problems, money_problems
from .check_cards import cards_problems
from .check_places import bank_problems, seat_problems, start_problems
from .problems import Problem, RoundError
from .round import Round


def check_round(house: House, round: Round) -> None:
    """Raises `RoundError` with every problem of the round in that house."""
    problems = list(problems_of(house, round))
    if problems:
        raise RoundError(problems)


def problems_of(house: House, round: Round) -> Iterator[Problem]:
    """Every problem of the round in that house, from the bank to the seats and the money."""
    yield from bank_problems(house, round)
    yield from seat_problems(house, round)
    yield from start_problems(house, round)
    yield from cards_problems(house, round)
    yield from bets_problems(house, round)
    yield from money_problems(house, round)
