"""Who may sit and bank where: the bank, the seats, second wagers, and who acts first."""

from __future__ import annotations

from collections.abc import Iterator

from paigow_train.game.names import sentence
from paigow_train.house.house import House

from .dice import DICE, POSITIONS
from .order import SEATS, seat_numbers
from .problems import Problem
from .round import HOUSE_HAND, STATUSES, BankedBy, Round, Seat

_NO_BANKING = {
    "no": "no player banks in this room.",
    "if posted": "players bank here only while that is posted, and the house file says that it is not "
    '(player_banking = "yes" would).',
}


def bank_problems(house: House, round: Round) -> Iterator[Problem]:
    """Who banks, and whether he may."""
    by = round.banked_by(house)
    designated = house.bank.by == "designated player"
    if by == "house" and designated:
        yield Problem(
            "bank.by", 'The house does not bank in this room; a designated player does ("designated").'
        )
    elif by == "designated" and not designated:
        yield Problem("bank.by", 'There is no designated player in this room; the house banks ("house").')
    elif isinstance(by, int):
        if house.bank.player_banking != "yes":
            yield Problem("bank.by", f"Seat {by} cannot bank: {_NO_BANKING[house.bank.player_banking]}")
        if not 1 <= by <= SEATS:
            yield Problem("bank.by", f"Seat {by} cannot bank: the seats are numbered 1 to {SEATS}.")
    elif by not in ("house", "designated"):
        yield Problem("bank.by", f'"{by}" does not bank; write "house", "designated" or a seat number.')
    if round.bank.co_bank:
        if not isinstance(by, int):
            yield Problem("bank.co_bank", "A player co-banks with the house; give his seat as the bank's.")
        elif not house.bank.co_bank:
            yield Problem("bank.co_bank", f"Seat {by} cannot co-bank: this room has no co-banking.")


def seat_problems(house: House, round: Round) -> Iterator[Problem]:
    """Which seats there are, once each, and whose second wager is where."""
    by, numbers = round.banked_by(house), [seat.number for seat in round.seats]
    known = seat_numbers(by)
    if len(numbers) > SEATS:
        yield Problem("seats", f"There are {len(numbers)} hands beside the bank's; six are dealt beside it.")
    for place, seat in enumerate(round.seats):
        if seat.number == by or seat.number not in known:
            yield from _number_problems(by, place, seat)
        if seat.number in numbers[:place]:
            say = f"{sentence(seat.name)} is given twice; a seat has one hand."
            yield Problem(f"seats.{place}.seat", say)
        if seat.status not in STATUSES:
            say = f'"{seat.status}" is no status of a hand; it plays, is folded or is dead.'
            yield Problem(f"seats.{place}.status", f"{sentence(seat.name)}: {say}")
        if seat.owner is not None:
            yield from _owner_problems(house, round, place, seat)


def _number_problems(by: BankedBy, place: int, seat: Seat) -> Iterator[Problem]:
    at, name = f"seats.{place}.seat", sentence(seat.name)
    if seat.number == HOUSE_HAND:
        if not isinstance(by, int):
            yield Problem(at, "The house hand plays only while a player banks.")
    elif seat.number == by:
        yield Problem(at, f"{name} banks, and does not bet against itself.")
    else:
        yield Problem(at, f"{name} is not there: the seats are numbered 1 to {seat_numbers(by)[-1]}.")


def _owner_problems(house: House, round: Round, place: int, seat: Seat) -> Iterator[Problem]:
    at, name, owner = f"seats.{place}.owner", sentence(seat.name), seat.owner
    seats = {each.number: each for each in round.seats}
    if house.seats.dragon is None and house.seats.several_spots == "one only":
        yield Problem(
            at, f"{name} is a second wager of seat {owner}, and a player has one spot in this room."
        )
    if seat.number == HOUSE_HAND:
        yield Problem(at, "The house hand is nobody's second wager; leave its owner out.")
    elif owner == seat.number:
        yield Problem(at, f"{name} cannot be its own second wager; its owner is another seat.")
    elif owner == round.banked_by(house):
        yield Problem(at, f"{name} is a second wager of seat {owner}, which banks; the banker takes none.")
    elif owner is None or owner not in seats:
        yield Problem(at, f"{name} is a second wager of seat {owner}, and no seat {owner} is in the round.")
    elif seats[owner].owner is not None:
        say = f"{name} belongs to seat {owner}, which is a second wager itself; name the player's own seat."
        yield Problem(at, say)
    elif house.seats.dragon is None and not _adjacent(round, seat):
        yield Problem(at, f"{name} is not next to seat {owner}; a player's spots lie next to one another.")


def _adjacent(round: Round, seat: Seat) -> bool:
    """Whether the spots of the seat's player, from his own to this one, lie side by side."""
    if isinstance(seat.number, str) or seat.owner is None:
        return False
    own = {each.number for each in round.seats if each.player == seat.owner}
    between = range(min(seat.number, seat.owner), max(seat.number, seat.owner) + 1)
    return own.issuperset(between)


def start_problems(house: House, round: Round) -> Iterator[Problem]:
    """Who acts first, and the dice."""
    known = seat_numbers(round.banked_by(house))
    if round.action is not None and round.action not in known:
        say = f"Seat {round.action} cannot act first: the seats are numbered 1 to {known[-1]}."
        yield Problem("action", say)
    dice = round.dice
    if dice is None:
        return
    if house.action.by == "button":
        yield Problem("dice", "This room has an action button and no dice.")
    elif isinstance(dice, int):
        if not house.action.drawn_number:
            yield Problem("dice", f"No number is drawn in this room; give the {DICE} dice.")
        if not 1 <= dice <= POSITIONS:
            yield Problem("dice", f"A number of {dice} cannot be drawn; it is 1 to {POSITIONS}.")
    elif len(dice) != DICE:
        yield Problem("dice", f"There are {DICE} dice, and {len(dice)} were given.")
    elif not all(1 <= die <= 6 for die in dice):
        shown = ", ".join(map(str, dice))
        yield Problem("dice", f"The dice show {shown}; a die shows 1 to 6.")
