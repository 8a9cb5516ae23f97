"""What the desk says of the clauses that make an amount: a name for each, and where a room has it."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import NamedTuple

from paigow_train.game.money import write_dollars
from paigow_train.house.house import House
from paigow_train.house.readings import Reading

from .facts import facts_of

_CLAUSES: dict[str, tuple[str, str, tuple[str, ...]]] = {
    # id: its name, the fact of the room that it stands under, the readings that bear on it
    "dead-hand": ("Dead hand", "A dead hand", ("dead-hands",)),
    "ace-high-push": ("Ace-high bank", "Ace-high bank", ()),
    "folded": ("Folded hand", "", ()),
    "foul": ("Foul", "A player's foul", ("foul-costs",)),
    "foul-costs-all": ("A foul costs every wager", "A player's foul", ("foul-costs",)),
    "hand-does-not-count": ("A hand that does not count", "", ("bonus-of-fouled-hands",)),
    "banker-foul": ("The banker's foul", "Bank", ("banker-foul",)),
    "both-hands-win": ("Both hands win", "", ()),
    "both-hands-lose": ("Both hands lose", "", ()),
    "one-hand-each": ("One hand each", "", ()),
    "two-copies": ("Two copies", "Copies", ()),
    "copy-and-win": ("A copy and a win", "Copies", ()),
    "copy-and-loss": ("A copy and a loss", "Copies", ("copy-and-loss",)),
    "copy-and-loss-pushes": ("A copy and a loss", "Copies", ("copy-and-loss",)),
    "fortune-pays": ("Fortune pays", "Fortune", ()),
    "fortune-no-line": ("No line of Fortune", "Fortune", ()),
    "fortune-must-beat": ("Fortune must beat the bank", "Fortune", ()),
    "fortune-three-pair": ("Three pair", "Fortune", ()),
    "fortune-beaten-pushes": ("Fortune beaten by the bank", "Fortune", ()),
    "envy-pays": ("Envy pays", "Envy", ()),
    "envy-none": ("No Envy hand", "Envy", ()),
    "ace-high-no": ("The bank is not ace-high", "Ace-High", ()),
    "ace-high-must-beat": ("Ace-High must beat the bank", "Ace-High", ()),
    "ace-high-both": ("Both ace-high", "Ace-High", ()),
    "ace-high-with-joker": ("Ace-high with the joker", "Ace-High", ()),
    "ace-high-without-joker": ("Ace-high without the joker", "Ace-High", ()),
    "progressive-no-line": ("No line of the progressive", "Progressive", ()),
    "progressive-fixed": ("A fixed prize", "Progressive", ()),
    "progressive-share": ("A share of the meter", "Progressive", ()),
    "progressive-whole-meter": ("The whole meter", "Progressive", ("progressive-with-joker",)),
    "cap": ("The cap", "Caps", ("cap-scope", "cap-sharing")),
    "table-maximum": ("The table's maximum", "Caps", ()),
    "cover": (
        "The designated player's money",
        "Designated player's money",
        ("cover-order", "cover-use"),
    ),
    "commission": ("Commission", "Commission", ()),
    "designated-player": ("The designated player's round", "Bank", ()),
    "player-bank": ("A player's bank", "Commission", ("banker-commission",)),
    "co-bank": ("Co-banking", "Bank", ("banker-commission",)),
}
_PLAIN = {
    "folded": "A folded hand gives up its base wager and no other.",
    "hand-does-not-count": "The seven cards of a folded or fouled hand do not count for bonus wagers here.",
    "both-hands-win": "The player has both hands: the base wager wins even money.",
    "both-hands-lose": "The bank has both hands: the base wager loses.",
    "one-hand-each": "The player has one hand and the bank the other: the base wager pushes.",
}


class Clause(NamedTuple):
    """A clause as a room has it."""

    id: str
    name: str
    say: str
    readings: tuple[Reading, ...]


def clause_of(house: House, clause_id: str) -> Clause:
    """The clause of that id in the room's own words."""
    name, label, reading_ids = _CLAUSES.get(clause_id, (clause_id, "", ()))
    fact = next((fact.say for fact in facts_of(house) if fact.label == label), "") if label else ""
    readings = tuple(each for each in house.readings if each.id in reading_ids)
    return Clause(clause_id, name, _PLAIN.get(clause_id) or fact, readings)


def clauses_of(house: House, clause_ids: Iterable[str]) -> list[Clause]:
    """Each clause once, in the order of their first mention."""
    return [clause_of(house, each) for each in dict.fromkeys(clause_ids)]


def signed(cents: int) -> str:
    """What chips change by: `+$23.75`, `−$5`, `$0`."""
    if not cents:
        return "$0"
    return f"{'+' if cents > 0 else '−'}{write_dollars(abs(cents))}"


def steps(text: str) -> list[str]:
    """A paragraph as its sentences; an amount's decimal point does not end one."""
    return [each for each in re.split(r"(?<=\.) +", text.strip()) if each]
