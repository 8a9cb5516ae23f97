"""What Fortune can ask about in a house: its posted lines, and the clauses by which a line is not paid."""

from __future__ import annotations

from collections.abc import Set

from paigow_train.game.money import Odds
from paigow_train.game.names import sentence
from paigow_train.house.house import House
from paigow_train.house.pays import Fortune, FortuneLine
from paigow_train.table.clauses import CLAUSES
from paigow_train.table.fortune import held

from .kind import RuleWords

TRIPS, STRAIGHT = "three of a kind", "straight"
TRIPS_AND_STRAIGHT = "fortune-trips-and-straight"
NO_LINE, MUST_BEAT = "fortune-no-line", "fortune-must-beat"
BEATEN, THREE_PAIR = "fortune-beaten-pushes", "fortune-three-pair"

PUSHED_CLASS = "three pair"


def line_rule(what: str) -> str:
    """The rule id of a posted line."""
    return f"fortune-{what.replace(' ', '-')}"


def fortune_rules(house: House) -> tuple[RuleWords, ...]:
    """Every rule that the house's Fortune can ask about; none where the house has no Fortune."""
    fortune = house.fortune
    if fortune is None:
        return ()
    says = {line_rule(line.what): say_line(line) for line in fortune.lines}
    trips, straight = odds_of(fortune, TRIPS), odds_of(fortune, STRAIGHT)
    if trips and straight:
        higher, lower = (TRIPS, STRAIGHT) if trips > straight else (STRAIGHT, TRIPS)
        says[TRIPS_AND_STRAIGHT] = (
            f"Seven cards that hold both {TRIPS} and a {STRAIGHT} are paid once, by the higher posted odds: "
            f"as {held(higher)} ({max(trips, straight)}), not as {held(lower)} ({min(trips, straight)})."
        )
    says[NO_LINE] = CLAUSES[NO_LINE]
    if fortune.against_bank == "must beat":
        says[MUST_BEAT] = CLAUSES[MUST_BEAT]
    if fortune.against_bank == "pushes if beaten":
        says[BEATEN] = CLAUSES[BEATEN]
    if fortune.three_pair == "pushes":
        says[THREE_PAIR] = CLAUSES[THREE_PAIR]
    return tuple(RuleWords(rule, say) for rule, say in says.items())


def odds_of(fortune: Fortune, what: str) -> Odds | None:
    return next((line.odds for line in fortune.lines if line.what == what), None)


def say_line(line: FortuneLine) -> str:
    verb = "pay" if line.what == "five aces" else "pays"
    return f"{sentence(line.what)} {verb} {line.odds.to_one:,} to 1."


def is_called(fortune: Fortune) -> bool:
    """Whether a wager can push, or lose with a posted line: then that is asked as well."""
    return fortune.against_bank != "ignored" or fortune.three_pair == "pushes"


def class_rule(classes: Set[str], line: FortuneLine | None) -> str:
    """The rule by which the class of seven cards is read."""
    if line is None:
        return NO_LINE
    both = {TRIPS, STRAIGHT} <= classes and line.what in (TRIPS, STRAIGHT)
    return TRIPS_AND_STRAIGHT if both else line_rule(line.what)
