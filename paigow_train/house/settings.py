"""The settings of a house as words, and conditions on them: when a ruling or a term holds at a house.

A `when` is the plain *and* of its words; the values of one word are an *or*. A condition looks at settings
and never at a house's name, so that it holds for a room that nobody has heard of yet.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass
from typing import Any, Protocol, get_args

from paigow_train.game.ranking import EqualPairs, JokerMode, Wheel
from paigow_train.game.showdown import CopyAndLoss

from . import terms
from .bands import WordError
from .house import Game, House
from .pays import AgainstBank, Match


class Condition(Protocol):
    """One word with its values."""

    def holds(self, house: House) -> bool: ...

    def says(self) -> str: ...


@dataclass(frozen=True, slots=True)
class SettingIs:
    """The setting is one of the words allowed (of a setting that is a list: one of them is in it)."""

    name: str
    allowed: tuple[str, ...]

    def holds(self, house: House) -> bool:
        return not set(self.allowed).isdisjoint(SETTINGS[self.name].of(house))

    def says(self) -> str:
        return f"{SETTINGS[self.name].say}: {' or '.join(self.allowed)}"


@dataclass(frozen=True, slots=True)
class WithoutProcedure:
    """The room's text has none of these procedures, which are named by their ids."""

    names: tuple[str, ...]

    def holds(self, house: House) -> bool:
        return set(self.names).isdisjoint(_procedures(house))

    def says(self) -> str:
        return f"no procedure {' or '.join(self.names)}"


@dataclass(frozen=True, slots=True)
class Setting:
    """What is asked, the words there are (none: any will do), and the words that are a house's."""

    say: str
    words: tuple[str, ...]
    of: Callable[[House], Collection[str]]


def _procedures(house: House) -> set[str]:
    return {each.id for each in house.procedures}


def _yes(holds: bool) -> tuple[str]:
    return ("yes" if holds else "no",)


def _offers(house: House) -> list[str]:
    offered = {
        "fortune": house.fortune,
        "envy": house.envy,
        "ace-high": house.ace_high,
        "progressive": house.progressive,
        "dragon": house.seats.dragon,
    }
    return [wager for wager, there in offered.items() if there]


def _one_of(say: str, words: Any, of: Callable[[House], str | None]) -> Setting:
    return Setting(say, get_args(words), lambda house: (of(house) or "",))


def _whether(say: str, of: Callable[[House], bool]) -> Setting:
    return Setting(say, ("yes", "no"), lambda house: _yes(of(house)))


SETTINGS: Mapping[str, Setting] = {
    "game": _one_of("the game", Game, lambda house: house.game),
    "joker": _one_of("the joker", JokerMode, lambda house: house.joker),
    "wheel": _one_of("the wheel", Wheel, lambda house: house.wheel),
    "equal_pairs": _one_of("a pair in front of the same pair", EqualPairs, lambda house: house.equal_pairs),
    "copy_and_loss": _one_of("a copy and a loss", CopyAndLoss, lambda house: house.comparing.copy_and_loss),
    "ace_high_push": _whether("an ace-high bank pushes", lambda house: house.comparing.ace_high_push),
    "fouls_cost": _one_of("a player's foul costs", terms.FoulCosts, lambda house: house.fouls.costs),
    "dead_costs": _one_of("a dead hand costs", terms.DeadCosts, lambda house: house.fouls.dead_costs),
    "bonus_of_fouled": _one_of(
        "the bonus of a fouled hand", terms.BonusOfFouled, lambda house: house.fouls.bonus_of_fouled
    ),
    "bank_by": _one_of("who banks", terms.BankBy, lambda house: house.bank.by),
    "bank_set_by": _one_of("how the bank is set", terms.BankSetBy, lambda house: house.bank.set_by),
    "player_banking": _one_of(
        "players may bank", terms.PlayerBanking, lambda house: house.bank.player_banking
    ),
    "player_sets": _one_of(
        "how a player's bank is set", terms.BankSetBy, lambda house: house.bank.player_sets
    ),
    "banker_foul": _one_of("a banker's foul", terms.BankerFoul, lambda house: house.bank.banker_foul),
    "co_bank": _whether("co-banking", lambda house: house.bank.co_bank),
    "rake": _whether("a rake", lambda house: house.bank.rake),
    "commission": _whether("commission", lambda house: house.commission is not None),
    "bank_on_net": _whether(
        "a banker's commission on his net",
        lambda house: bool(house.commission and house.commission.bank_on_net),
    ),
    "offers": Setting("what is offered", ("fortune", "envy", "ace-high", "progressive", "dragon"), _offers),
    "royal_match": _one_of(
        "the royal match", Match, lambda house: house.fortune.match if house.fortune else None
    ),
    "fortune_against_bank": _one_of(
        "Fortune against the bank",
        AgainstBank,
        lambda house: house.fortune.against_bank if house.fortune else None,
    ),
    "ace_high_must_beat": _whether(
        "Ace-High must beat the bank", lambda house: bool(house.ace_high and house.ace_high.must_beat)
    ),
    "cap_scope": Setting(
        "a limit on winnings", get_args(terms.CapScope), lambda house: [cap.scope for cap in house.caps]
    ),
    "cap_counts": Setting(
        "a limit counts",
        get_args(terms.Wager),
        lambda house: [each for cap in house.caps for each in cap.counts],
    ),
    "cap_outside": Setting(
        "outside a limit",
        get_args(terms.Wager),
        lambda house: [each for cap in house.caps for each in cap.outside],
    ),
    "cover_order": _one_of(
        "the cover's order", terms.CoverOrder, lambda house: house.cover.order if house.cover else None
    ),
    "cover_uses": _one_of(
        "what uses the cover", terms.CoverUse, lambda house: house.cover.uses if house.cover else None
    ),
    "action_by": _one_of("who acts first", terms.ActionBy, lambda house: house.action.by),
    "delivery": _one_of("the delivery", terms.Direction, lambda house: house.action.delivery),
    "settling": _one_of("the order of settling", terms.Direction, lambda house: house.action.settling),
    "no_play_spot": _whether("a no-play spot", lambda house: house.action.no_play_spot),
    "drawn_number": _whether("a number drawn for dice", lambda house: house.action.drawn_number),
    "several_spots": _one_of("several spots", terms.SeveralSpots, lambda house: house.seats.several_spots),
    "dragon": _one_of("the dragon bet", terms.DragonBet, lambda house: house.seats.dragon),
    "dragon_house_way": _whether(
        "the dragon is set the house way",
        lambda house: bool(house.seats.dragon) and house.seats.dragon_house_way,
    ),
    "way": Setting("the house way", ("known", "none"), lambda house: ("known" if house.way else "none",)),
    "procedure": Setting("the room's text has the procedure", (), _procedures),
}
"""Every setting that a condition can name."""


def _reader(name: str) -> Callable[[object], Condition]:
    words = SETTINGS[name].words
    yes_or_no = words == ("yes", "no")

    def read(value: object) -> Condition:
        if yes_or_no:
            if not isinstance(value, bool):
                raise WordError("write true or false.")
            return SettingIs(name, _yes(value))
        values = _texts(value, "a word")
        for each in values:
            if words and each not in words:
                raise WordError(f'"{each}" is not known here; {", ".join(words)} are.')
        return SettingIs(name, values)

    return read


def _without(value: object) -> Condition:
    return WithoutProcedure(_texts(value, "the id of a procedure"))


def _texts(value: object, what: str) -> tuple[str, ...]:
    values = value if isinstance(value, list) else [value]
    texts = tuple(each for each in values if isinstance(each, str))
    if not values or len(texts) < len(values):
        raise WordError(f"write {what} in quotation marks, or a list of them.")
    return texts


WORDS: Mapping[str, Callable[[object], Condition]] = {
    **{name: _reader(name) for name in SETTINGS},
    "no_procedure": _without,
}
"""Every word of a `when`, with the reader of its value; a reader raises `WordError`."""
