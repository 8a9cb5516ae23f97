"""What the desk says of the clauses that make an amount: a name and a sentence for each."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import NamedTuple

from paigow_train.game.money import write_dollars
from paigow_train.house.house import House
from paigow_train.house.readings import Reading

from .facts import facts_of

_OF_THE_ROOM = {
    # the clauses whose words are a fact of the room: its name, the fact
    "dead-hand": ("Dead hand", "A dead hand"),
    "ace-high-push": ("Ace-high bank", "Ace-high bank"),
    "foul": ("Foul", "A player's foul"),
    "foul-costs-all": ("A foul costs every wager", "A player's foul"),
    "banker-foul": ("The banker's foul", "Bank"),
    "two-copies": ("Two copies", "Copies"),
    "copy-and-win": ("A copy and a win", "Copies"),
    "copy-and-loss": ("A copy and a loss", "Copies"),
    "copy-and-loss-pushes": ("A copy and a loss", "Copies"),
    "cap": ("The cap", "Caps"),
    "table-maximum": ("The table's maximum", "Caps"),
    "cover": ("The designated player's money", "Designated player's money"),
    "commission": ("Commission", "Commission"),
    "designated-player": ("The designated player's round", "Bank"),
    "player-bank": ("A player's bank", "Commission"),
    "co-bank": ("Co-banking", "Bank"),
}
_OF_THE_GAME = {
    "folded": ("Folded hand", "A folded hand gives up its base wager and no other."),
    "hand-does-not-count": (
        "A hand that does not count",
        "The seven cards of a folded or fouled hand do not count for bonus wagers here.",
    ),
    "both-hands-win": ("Both hands win", "The player has both hands: the base wager wins even money."),
    "both-hands-lose": ("Both hands lose", "The bank has both hands: the base wager loses."),
    "one-hand-each": ("One hand each", "The player has one hand and the bank the other: a push."),
    "fortune-pays": (
        "Fortune pays",
        "Fortune pays the best paying class of the seven cards by the posted table, however they are set.",
    ),
    "fortune-no-line": (
        "No line of Fortune",
        "Seven cards without a class of the posted table lose Fortune.",
    ),
    "fortune-must-beat": (
        "Fortune must beat the bank",
        "Fortune loses unless the player's seven cards beat the designated player's by the order of the "
        "posted table, below it by poker order. Equal does not beat.",
    ),
    "fortune-three-pair": ("Three pair", "Three pair pushes the Fortune wager on this table."),
    "fortune-beaten-pushes": (
        "Fortune beaten by the bank",
        "Fortune pushes where the designated player's seven cards beat the player's.",
    ),
    "envy-pays": (
        "Envy pays",
        "A large enough Fortune wager is paid the posted sum for every other player's such hand, never for "
        "one's own or the dealer's. The sum does not grow with the bet.",
    ),
    "envy-none": ("No Envy hand", "Envy needs another player's hand that is on the posted list."),
    "ace-high-no": (
        "The bank is not ace-high",
        "Ace-High wins only where the bank's seven cards are ace-high pai gow.",
    ),
    "ace-high-must-beat": (
        "Ace-High must beat the bank",
        "Beside an ace-high bank the player's seven cards must beat the bank's as well.",
    ),
    "ace-high-both": (
        "Both ace-high",
        "The bank and the player are both ace-high: the highest line is paid, once.",
    ),
    "ace-high-with-joker": ("Ace-high with the joker", "The bank is ace-high and holds the joker."),
    "ace-high-without-joker": (
        "Ace-high without the joker",
        "The bank is ace-high and does not hold the joker.",
    ),
    "progressive-no-line": (
        "No line of the progressive",
        "The progressive wager is always taken, and these seven cards win no prize of the posted list.",
    ),
    "progressive-fixed": (
        "A fixed prize",
        "The wager is always taken; the prize of the posted list is fixed.",
    ),
    "progressive-share": (
        "A share of the meter",
        "The wager is always taken; the prize is a share of the meter as it stood before the round.",
    ),
    "progressive-whole-meter": (
        "The whole meter",
        "The wager is always taken; the prize is what shares leave of the meter, divided equally.",
    ),
}
_READINGS = {
    "dead-hand": ("dead-hands",),
    "foul": ("foul-costs",),
    "foul-costs-all": ("foul-costs",),
    "hand-does-not-count": ("bonus-of-fouled-hands",),
    "banker-foul": ("banker-foul",),
    "copy-and-loss": ("copy-and-loss",),
    "copy-and-loss-pushes": ("copy-and-loss",),
    "cap": ("cap-scope", "cap-sharing"),
    "cover": ("cover-order", "cover-use"),
    "progressive-whole-meter": ("progressive-with-joker",),
    "player-bank": ("banker-commission",),
    "co-bank": ("banker-commission",),
}


class Clause(NamedTuple):
    """A clause as a room has it; `readings` are those of the room that bear on it."""

    id: str
    name: str
    say: str
    readings: tuple[Reading, ...]


def clause_of(house: House, clause_id: str) -> Clause:
    """The clause of that id in words; one that is not known here goes by its id."""
    readings = tuple(each for each in house.readings if each.id in _READINGS.get(clause_id, ()))
    name, say = _OF_THE_GAME.get(clause_id, (clause_id, ""))
    if clause_id in _OF_THE_ROOM:
        name, label = _OF_THE_ROOM[clause_id]
        say = next((fact.say for fact in facts_of(house) if fact.label == label), "")
    return Clause(clause_id, name, say, readings)


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
