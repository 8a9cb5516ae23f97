"""The same hand, or the same round, in every room side by side; what differs from one of them is marked."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace

from paigow_train.game.names import sentence
from paigow_train.game.splits import Split
from paigow_train.house.house import House
from paigow_train.table.check_bets import limits_of
from paigow_train.table.settled import Settled

from .desk_hand import Ruling, rule_on
from .desk_query import SEATS, WAGERS, Held
from .desk_round import OUTCOMES, WAGER_TITLES, name_of
from .desk_slip import SlipError, seat_name, settle_slip
from .desk_words import signed

NOT_OFFERED = "Not offered"


@dataclass(frozen=True)
class Cell:
    """One answer of one room: lines of words or amounts, a set hand where it is one, its mark."""

    label: str
    lines: tuple[str, ...]
    split: Split | None = None
    differs: bool = False
    money: bool = False

    @property
    def quiet(self) -> bool:
        return self.lines == (NOT_OFFERED,)


@dataclass(frozen=True)
class Row:
    """A room with its answers; `notes` say what was left out, or why there are no answers."""

    house: House
    cells: tuple[Cell, ...]
    notes: tuple[str, ...] = ()


@dataclass(frozen=True)
class SideBySide:
    """`labels` head the columns; `beside` is the room that the others are compared with."""

    beside: House
    labels: tuple[str, ...]
    rows: tuple[Row, ...]


def hand_side_by_side(houses: Iterable[House], beside: House, hand: Held) -> SideBySide:
    """A hand's ruling in every room."""
    rulings = [rule_on(house, hand) for house in _first(houses, beside)]
    offered = {each.wager for ruling in rulings for each in ruling.worth}
    order = [each for each in ("Fortune", "Envy", "Ace-high", "Progressive") if each in offered]
    return _marked(beside, [Row(each.house, tuple(_hand_cells(each, order))) for each in rulings])


def _hand_cells(ruling: Ruling, wagers: Iterable[str]) -> list[Cell]:
    decision, cells = ruling.decision, []
    if ruling.set_hand:
        cells.append(Cell("As set", (ruling.set_hand.title + ".",)))
    if decision and ruling.house.way:
        names = (f"{sentence(decision.front.name)} in front, {decision.back.name} behind.",)
        cells.append(Cell("House way", names, decision.split))
        cells.append(Cell("Rule", (decision.rule.say, ruling.house.way.name)))
    else:
        cells.append(Cell("House way", ("No house way is known.",)))
    worth = {each.wager: sentence(each.short) for each in ruling.worth}
    return cells + [Cell(wager, (worth.get(wager, NOT_OFFERED),)) for wager in wagers]


def round_side_by_side(houses: Iterable[House], beside: House, values: Mapping[str, str]) -> SideBySide:
    """A round settled in every room where it can be, without the wagers that a room does not offer."""
    rows = []
    for house in _first(houses, beside):
        fitting, left_out = fit(house, values)
        unset = _not_set(values) if house.way is None else []
        if unset:
            say = f"No house way is known here, and these hands are not given as set: {', '.join(unset)}."
            rows.append(Row(house, (), (say,)))
            continue
        try:
            settled = settle_slip(house, fitting)
        except SlipError as error:
            rows.append(Row(house, (), tuple(each.say for each in error.told)))
        else:
            rows.append(Row(house, tuple(_round_cells(house, settled)), tuple(left_out)))
    return _marked(beside, rows)


def _not_set(values: Mapping[str, str]) -> list[str]:
    """The hands that play and are left to be set the house way."""
    seats = [seat for seat in SEATS if f"s{seat}" in values and f"t{seat}" not in values]
    hands = {"the bank": "bank"} | {seat_name(seat).lower(): f"s{seat}" for seat in seats}
    return [name for name, field in hands.items() if "|" not in values.get(field, "")]


def _round_cells(house: House, settled: Settled) -> list[Cell]:
    cells = []
    for seat in settled.seats:
        lines = [f"{OUTCOMES[seat.outcome]}, {signed(seat.net_cents)}"]
        if len(seat.lines) > 1:
            changed = [line for line in seat.lines if line.net_cents]
            lines += [f"{WAGER_TITLES[line.what]} {signed(line.net_cents)}" for line in changed]
        cells.append(Cell(name_of(seat.seat.number), tuple(lines), money=True))
    bank = "The house banks" if settled.bank.by == "house" else signed(settled.bank_cents)
    return [
        *cells,
        Cell("Bank", (bank,), money=True),
        Cell("House", (signed(settled.house_cents),), money=True),
        Cell("Meter", (signed(settled.meter_cents) if house.progressive else NOT_OFFERED,)),
    ]


def fit(house: House, values: Mapping[str, str]) -> tuple[dict[str, str], list[str]]:
    """The round without what the room does not have, and a sentence on each thing left out."""
    offered = {what.replace("-", "_") for what in limits_of(house)}
    titles = {what.replace("-", "_"): title for what, title in WAGER_TITLES.items()}
    fitting, left_out, unknown = dict(values), [], []
    for letter, what in WAGERS.items():
        seats = [seat for seat in SEATS if letter + seat in values]
        if seats and what not in offered:
            for seat in seats:
                del fitting[letter + seat]
            unknown.append(titles[what])
    if unknown:
        left_out.append(f"Left out, since it is not offered here: {', '.join(unknown)}.")
    if "dice" in fitting and house.action.by == "button":
        del fitting["dice"]
        left_out.append("Left out: the dice, since this room has an action button.")
    if "cover" in fitting and house.bank.by == "house" and "by" not in fitting:
        del fitting["cover"]
        left_out.append("Left out: the banker's money, since the house banks here.")
    return fitting, left_out


def _first(houses: Iterable[House], beside: House) -> list[House]:
    return [beside, *(house for house in houses if house.id != beside.id)]


def _marked(beside: House, rows: list[Row]) -> SideBySide:
    """The rows with every cell marked that says something else than that of the first one."""
    labels = tuple(dict.fromkeys(cell.label for row in rows for cell in row.cells))
    own = {cell.label: cell.lines for cell in rows[0].cells}
    marked = []
    for row in rows:
        cells = [
            replace(each, differs=each.label in own and not each.quiet and each.lines != own[each.label])
            for each in row.cells
        ]
        marked.append(Row(row.house, tuple(cells), row.notes))
    return SideBySide(beside, labels, tuple(marked))
