"""One hand at the desk: how the house sets it, whether it is foul as set, and what its cards are worth."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from paigow_train.game.bonus import is_ace_high
from paigow_train.game.cards import Card
from paigow_train.game.names import sentence
from paigow_train.game.showdown import Foul, foul_of
from paigow_train.game.splits import Split, Spread
from paigow_train.house.house import House
from paigow_train.house.pays import AceHigh, Envy, Fortune, Progressive
from paigow_train.house.way import Decision
from paigow_train.table.envy import envy_line
from paigow_train.table.fortune import held
from paigow_train.table.hands import classes_of, sets_alike
from paigow_train.table.progressive import progressive_line
from paigow_train.table.wager import dollars

from .desk_query import Held

NOTHING = "nothing"


@dataclass(frozen=True)
class Worth:
    """What seven cards are worth on one wager: in short, as a sentence, and whether that is anything."""

    wager: str
    short: str
    say: str

    @property
    def pays(self) -> bool:
        return self.short != NOTHING


@dataclass(frozen=True)
class SetHand:
    """A hand as it was set.

    `names` are those of front and back, empty where the count is wrong; `is_way` says whether it is the house
    way, None where no way is known.
    """

    split: Split
    foul: Foul | None
    names: str
    is_way: bool | None
    costs: tuple[str, ...]

    @property
    def title(self) -> str:
        if self.foul:
            return "Foul"
        if self.is_way is None:
            return "Legal"
        return "Legal, and the house way" if self.is_way else "Legal, but not the house way"

    @property
    def say(self) -> str:
        if self.foul:
            return self.foul.say
        return sentence(self.names.replace(" | ", " in front, ") + " behind.")


@dataclass(frozen=True)
class Ruling:
    """Everything there is to say of a hand in one room; `decision` is None where no house way is known."""

    house: House
    cards: tuple[Card, ...]
    decision: Decision | None
    set_hand: SetHand | None
    worth: tuple[Worth, ...]

    @property
    def call(self) -> tuple[str, str]:
        """The house way as it is called: front, then back. Both are empty where no way is known."""
        if self.decision is None:
            return "", ""
        front, back = self.decision.front.name, self.decision.back.name
        return sentence(f"{front} in front"), sentence(f"{back} behind.")

    @property
    def passed(self) -> list[tuple[str, str]]:
        """The rules before the one that decides that asked for a better front, and the best there was."""
        passed = []
        for each in self.decision.fell_short if self.decision else ():
            if each.rule.if_front is not None:
                best = each.best_front
                passed.append(
                    (each.rule.say, f"the best front is {best.name}" if best else "no front is left")
                )
        return passed

    @property
    def moved(self) -> list[Card]:
        """The cards that lie elsewhere in the house way than as set."""
        if not (self.set_hand and self.decision) or self.set_hand.is_way:
            return []
        given, way = self.set_hand.split, self.decision.split
        return [card for card in self.cards if (card in given.front) is not (card in way.front)]


def rule_on(house: House, hand: Held) -> Ruling:
    """The ruling on seven cards, set or not."""
    decision = house.decide(hand.cards) if house.way else None
    set_hand = _set_hand(house, hand.split, decision) if hand.split else None
    return Ruling(house, hand.cards, decision, set_hand, tuple(worth_of(house, hand.cards)))


def _set_hand(house: House, split: Split, decision: Decision | None) -> SetHand:
    foul = foul_of(split, house.ranking)
    names = ""
    if split.counts_right:
        names = f"{house.ranking.front(split.front).name} | {house.ranking.back(split.back).name}"
    return SetHand(
        split,
        foul,
        names,
        None if decision is None else sets_alike(split, decision),
        tuple(_costs(house)) if foul else (),
    )


def _costs(house: House) -> Iterator[str]:
    bonus = house.fortune or house.ace_high or house.progressive
    if house.fouls.costs == "all wagers":
        yield "A player's: every wager on the hand loses, whatever the bank holds."
    elif house.fouls.costs == "reset to the house way":
        yield "A player's: it is reset to the house way and plays so; nothing is lost by the foul."
    else:
        say = "A player's: the base wager loses, whatever the bank holds"
        if bonus and house.fouls.bonus_of_fouled == "still counts":
            say += "; bonus wagers are settled on the seven cards all the same"
        elif bonus:
            say += ", and the seven cards do not count for bonus wagers"
        yield say + "."
    if house.comparing.ace_high_push:
        yield "Before that an ace-high bank pushes every base wager."
    if house.bank.set_by == "house way":
        yield "The bank's, as the dealer sets it: it is put right to the house way and not lost by that."
    elif house.bank.banker_foul == "reset to the house way":
        yield "The banker's: it is reset to the house way."
    else:
        yield "The banker's: it loses to every legal hand."


def worth_of(house: House, cards: tuple[Card, ...]) -> Iterator[Worth]:
    """What the seven cards are worth on every wager beside the base that the room offers."""
    spread = house.spread(cards)
    classes = classes_of(house, spread)
    if house.fortune:
        yield _fortune(house.fortune, house, spread, classes)
    if house.envy:
        yield _envy(house.envy, classes)
    if house.ace_high or house.comparing.ace_high_push:
        yield _ace_high(house.ace_high, house.comparing.ace_high_push, spread)
    if house.progressive:
        yield _progressive(house.progressive, classes)


def _fortune(fortune: Fortune, house: House, spread: Spread, classes: frozenset[str]) -> Worth:
    line = fortune.line_for(classes)
    if line is None and fortune.three_pair == "pushes" and "three pair" in classes:
        return Worth("Fortune", "three pair, a push", "Three pair pushes on this table.")
    if line is None:
        best = house.ranking.made_back(spread.best).name
        return Worth("Fortune", NOTHING, f"No line of the table: the best five are {best}.")
    say = f"{sentence(held(line.what))} pays {line.odds.to_one:,} to 1."
    if fortune.against_bank == "must beat":
        say += " It must beat the designated player's seven cards as well."
    elif fortune.against_bank == "pushes if beaten":
        say += " It pushes where the designated player's seven cards beat it."
    return Worth("Fortune", f"{line.what}, {line.odds.to_one:,} to 1", say)


def _envy(envy: Envy, classes: frozenset[str]) -> Worth:
    line = envy_line(envy, classes)
    if line is None:
        return Worth("Envy", NOTHING, "The hand pays nobody Envy.")
    say = (
        f"Every other player with {dollars(envy.from_cents)} or more on Fortune gets "
        f"{dollars(line.pays_cents)} for {held(line.what)}; its own player gets none for it."
    )
    return Worth("Envy", f"{line.what}, {dollars(line.pays_cents)} to the others", say)


def _ace_high(ace_high: AceHigh | None, pushes: bool, spread: Spread) -> Worth:
    if not is_ace_high(spread):
        lost = ": as the bank's hand it loses every Ace-High wager" if ace_high else ""
        return Worth("Ace-high", NOTHING, f"Not ace-high pai gow{lost}.")
    how = "with the joker" if spread.cards[0].is_joker else "without the joker"
    say = f"Ace-high pai gow {how}."
    if pushes:
        say += " As the bank's hand it pushes every base wager."
    if ace_high:
        odds = ace_high.with_joker if spread.cards[0].is_joker else ace_high.without_joker
        say += f" As the bank's hand it pays Ace-High {odds}; beside such a bank it pays {ace_high.both}."
        if ace_high.must_beat:
            say += " The player's seven cards must beat the bank's as well."
    return Worth("Ace-high", f"ace-high {how}", say)


def _progressive(progressive: Progressive, classes: frozenset[str]) -> Worth:
    line = progressive_line(progressive, classes, progressive.seed_cents)
    if line is None:
        say = f"No line of the list: the {dollars(progressive.stake_cents)} is lost."
        return Worth("Progressive", NOTHING, say)
    say = f"{sentence(held(line.what))} wins {line}; the {dollars(progressive.stake_cents)} is always taken."
    return Worth("Progressive", f"{line.what}, {line}", say)
