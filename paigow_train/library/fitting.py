"""Tables of a house file that may be right in themselves and do not fit one another.

The values are looked at as they are written, so that this is told together with whatever else is wrong.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Any

from .problems import Problem, tables

_TABLE_OF = {"fortune": "fortune", "ace-high": "ace_high", "progressive": "progressive", "envy": "envy"}
"""The wagers that a house may have beside the base wager, and the table of each."""


def unfitting(settings: Mapping[str, Any]) -> Iterator[Problem]:
    """Every place where one word or table needs another, or speaks of what the house does not have."""
    if isinstance(settings.get("way"), Mapping):
        yield from _of_the_way(settings["way"])
    yield from _of_the_bank(settings)
    yield from _of_the_wagers(settings)
    yield from _of_the_caps(settings)
    ids = Counter(str(each.get("id")) for each in tables(settings.get("procedure")))
    for name in [each for each, times in ids.items() if times > 1]:
        yield Problem(f"procedure.{name}", "this id is used twice; each procedure has its own.")


def _table(settings: Mapping[str, Any], name: str) -> Mapping[str, Any]:
    value = settings.get(name)
    return value if isinstance(value, Mapping) else {}


def _of_the_way(way: Mapping[str, Any]) -> Iterator[Problem]:
    if ("use" in way) == bool(way.get("closed")):
        yield Problem("way", 'name a house way with "use", or say with "closed" why there is none; not both.')
    if "use" not in way:
        for word in {"stands_in", "readings"} & {*way}:
            yield Problem(f"way.{word}", 'this goes with the way that "use" names, and there is none.')


def _of_the_bank(settings: Mapping[str, Any]) -> Iterator[Problem]:
    bank, action = _table(settings, "bank"), _table(settings, "action")
    if bank.get("by") == "designated player" and "cover" not in settings:
        say = "this is missing; a designated player pays as far as his own money covers, so write [cover]."
        yield Problem("cover", say)
    if bank.get("by") == "house" and "cover" in settings:
        yield Problem("cover", "only a designated player's money is used up; the bank here is the house's.")
    if bank.get("player_banking", "no") == "no":
        for word in ("turn", "co_bank"):
            if bank.get(word):
                yield Problem(f"bank.{word}", "no player may bank here; leave this out.")
    if action.get("by") == "dice" and "count" not in action:
        yield Problem("action.count", "this is missing; dice are counted in a direction, so write it.")
    if action.get("by") == "button" and "count" in action:
        yield Problem("action.count", "an action button needs no count; leave this out.")


def _of_the_wagers(settings: Mapping[str, Any]) -> Iterator[Problem]:
    if "envy" in settings and "fortune" not in settings:
        yield Problem("envy", "Envy goes to bettors on Fortune, and the house has no [fortune].")
    beaten = _table(settings, "fortune").get("against_designated_player", "ignored")
    if beaten != "ignored" and _table(settings, "bank").get("by") == "house":
        yield Problem(
            "fortune.against_designated_player", 'no designated player banks here; write "ignored".'
        )


def _of_the_caps(settings: Mapping[str, Any]) -> Iterator[Problem]:
    offered = ["base", *(wager for wager, table in _TABLE_OF.items() if table in settings)]
    for number, cap in enumerate(tables(settings.get("cap")), start=1):
        wagers = {word: _texts(cap.get(word)) for word in ("counts", "outside")}
        for word, named in wagers.items():
            for wager in named:
                if wager in _TABLE_OF and wager not in offered:
                    say = f"the house has no {wager} wager. Allowed: {', '.join(offered)}."
                    yield Problem(f"cap.#{number}.{word}", say)
        for wager in wagers["outside"]:
            if wager in wagers["counts"]:
                yield Problem(f"cap.#{number}.outside", f'"{wager}" counts; it cannot stand outside as well.')


def _texts(value: Any) -> list[str]:
    return [each for each in value if isinstance(each, str)] if isinstance(value, list) else []
