"""A settled round in the order and the words in which a supervisor goes through it with the guests."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from paigow_train.game.names import sentence
from paigow_train.game.showdown import Outcome
from paigow_train.game.splits import Split
from paigow_train.house.house import House
from paigow_train.house.terms import Wager
from paigow_train.table.round import HOUSE_HAND, Round, SeatNumber
from paigow_train.table.settled import Settled, SettledSeat
from paigow_train.table.wager import Line, dollars

from .desk_words import Clause, clause_of, clauses_of, signed, steps

WAGER_TITLES: dict[Wager, str] = {
    "base": "Base wager",
    "fortune": "Fortune",
    "ace-high": "Ace-High",
    "progressive": "Progressive",
    "envy": "Envy",
}
_FITS_IN_PLAIN_PRINT = 20
OUTCOMES: dict[Outcome, str] = {"win": "Base wins", "push": "Base pushes", "lose": "Base loses"}


@dataclass(frozen=True)
class HandShown:
    """A hand as it lies in the end; `how` says who set it, `names` are those of front and back."""

    title: str
    split: Split | None
    names: str
    how: tuple[str, ...]


@dataclass(frozen=True)
class Paid:
    """One wager settled: `net` is what the chips change by, `parts` what it leaves out, `steps` why."""

    title: str
    stake: str
    net: str
    parts: tuple[tuple[str, str], ...]
    steps: tuple[str, ...]
    clause: Clause


@dataclass(frozen=True)
class Spot:
    """One seat settled."""

    hand: HandShown
    note: str
    outcome: Outcome
    outcome_words: str
    paid: tuple[Paid, ...]
    net: str


@dataclass(frozen=True)
class RoundShown:
    """A settled round for a page: `spots` in the order of settling, `totals` as name, amount and reason."""

    bank: HandShown
    order: str
    spots: tuple[Spot, ...]
    totals: tuple[tuple[str, str, str], ...]
    clauses: tuple[Clause, ...]

    @property
    def is_crowded(self) -> bool:
        """Whether so much is to be said that it needs small print to stand on one sheet."""
        return sum(len(spot.paid) for spot in self.spots) > _FITS_IN_PLAIN_PRINT


def show_round(house: House, round: Round, settled: Settled) -> RoundShown:
    seats = {each.seat.number: each for each in settled.seats}
    in_order = [seats[number] for number in settled.order]
    clause_ids = [line.clause for seat in in_order for line in seat.lines]
    if any(line.commission_cents for seat in in_order for line in seat.lines):
        clause_ids.append("commission")
    if settled.bank.by != "house":
        clause_ids.append(settled.bank_line.clause)
    return RoundShown(
        bank=_bank(house, settled),
        order=_order(house, round, settled),
        spots=tuple([_spot(house, each) for each in in_order]),
        totals=tuple(_totals(house, settled)),
        clauses=tuple(each for each in clauses_of(house, clause_ids) if each.say),
    )


def name_of(number: SeatNumber) -> str:
    return "House hand" if number == HOUSE_HAND else f"Seat {number}"


def _bank(house: House, settled: Settled) -> HandShown:
    bank = settled.bank
    who = {"house": "The bank", "designated": "The bank (designated player)"}
    how = []
    if bank.foul:
        how.append(f"The banker's hand is foul. {bank.foul.say}")
    elif bank.rule:
        how.append(_house_way(house, bank.rule, bank.reset))
    elif bank.reset:
        how.append("The hand was foul and is put right; no house way is known here.")
    else:
        how.append("As the banker set it.")
    if bank.ace_high:
        pushes = ": every base wager pushes" if bank.pushes_all else ""
        how.append(f"The seven cards are ace-high pai gow {bank.ace_high}{pushes}.")
    title = who[bank.by] if isinstance(bank.by, str) else f"The bank (seat {bank.by})"
    names = f"{bank.front.name} | {bank.back.name}" if bank.split.counts_right else ""
    return HandShown(title, bank.split, names, tuple(how))


def _house_way(house: House, rule_id: str, reset: bool) -> str:
    say = house.way.rule(rule_id).say if house.way else ""
    return f"{'Put right to the house way' if reset else 'House way'}: {say}"


def _order(house: House, round: Round, settled: Settled) -> str:
    """Who is dealt first, and in which order the hands are settled."""
    words = []
    first = settled.first
    if isinstance(round.dice, tuple):
        words.append(f"The dice show {sum(round.dice)}, position {first.position} from the bank.")
    elif round.dice is not None:
        words.append(f"Position {first.position} was drawn, counted from the bank.")
    if first.place is not None:
        place = first.place
        where = {"bank": "The bank", "house": "The house hand"}.get(str(place), f"Seat {place}")
        words.append(f"{where} is dealt first." if round.dice is not None else f"{where} acts first.")
    names = [name_of(number).lower() for number in settled.order]
    if len(names) > 1:
        words.append(f"Settled {house.action.settling}: {', '.join(names)}.")
    return " ".join(words)


def _spot(house: House, settled: SettledSeat) -> Spot:
    seat = settled.seat
    notes = [f"second wager of seat {seat.owner}"] if seat.owner is not None else []
    if seat.status != "plays":
        notes.append(f"{seat.status} hand")
    return Spot(
        hand=HandShown(name_of(seat.number), *_lies(house, settled)),
        note=sentence(", ".join(notes)),
        outcome=settled.outcome,
        outcome_words=OUTCOMES[settled.outcome],
        paid=tuple([_paid(house, line) for line in settled.lines]),
        net=signed(settled.net_cents),
    )


def _lies(house: House, settled: SettledSeat) -> tuple[Split | None, str, tuple[str, ...]]:
    split, how = settled.split, []
    if split is None:
        return None, "", ("The hand was not set.",)
    if settled.foul:
        how.append(f"Foul. {settled.foul.say}")
    if settled.rule:
        how.append(_house_way(house, settled.rule, settled.reset))
    if not split.counts_right:
        return split, "", tuple(how)
    ranking = house.ranking
    return split, f"{ranking.front(split.front).name} | {ranking.back(split.back).name}", tuple(how)


def _paid(house: House, line: Line) -> Paid:
    parts = (
        ("commission", line.commission_cents),
        ("returned", line.returned_cents),
        ("unpaid, beyond the limit", line.unpaid_cents),
    )
    return Paid(
        title=WAGER_TITLES[line.what],
        stake=dollars(line.stake_cents) if line.stake_cents else "",
        net=signed(line.net_cents),
        parts=tuple([(name, dollars(cents)) for name, cents in parts if cents]),
        steps=tuple(steps(line.say)),
        clause=clause_of(house, line.clause),
    )


def _totals(house: House, settled: Settled) -> Iterator[tuple[str, str, str]]:
    """Every party's name, what its chips change by, and why where that is not plain."""
    for seat in settled.seats:
        yield name_of(seat.seat.number), signed(seat.net_cents), ""
    by = settled.bank.by
    if by != "house":
        name = "Designated player" if by == "designated" else f"Seat {by}, the bank"
        yield name, signed(settled.bank_cents), settled.bank_line.say
    yield "House", signed(settled.house_cents), ""
    if house.progressive:
        yield "Meter", signed(settled.meter_cents), ""
