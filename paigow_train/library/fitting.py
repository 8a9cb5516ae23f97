"""Tables of a house file that are right in themselves and do not fit one another."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from paigow_train.house.terms import Wager

from .house_file import HouseFile
from .problems import Problem


def unfitting(file: HouseFile) -> Iterator[Problem]:
    """Every place where one table needs another, or speaks of what the house does not have."""
    yield from _of_the_bank(file)
    yield from _of_the_wagers(file)
    yield from _of_the_caps(file)
    for name, times in Counter(each.id for each in file.procedure).items():
        if times > 1:
            yield Problem(f"procedure.{name}", "this id is used twice; each procedure has its own.")


def _of_the_bank(file: HouseFile) -> Iterator[Problem]:
    designated = file.bank.by == "designated player"
    if designated and file.cover is None:
        say = "this is missing; a designated player pays as far as his own money covers, so write [cover]."
        yield Problem("cover", say)
    if file.cover is not None and not designated:
        yield Problem("cover", "only a designated player's money is covered here; the bank is the house's.")
    if file.bank.player_banking == "no":
        if file.bank.turn is not None:
            yield Problem("bank.turn", "no player may bank here, so no turn passes; leave it out.")
        if file.bank.co_bank:
            yield Problem("bank.co_bank", "no player may bank here, so none co-banks; leave it out.")


def _of_the_wagers(file: HouseFile) -> Iterator[Problem]:
    if file.envy is not None and file.fortune is None:
        yield Problem("envy", "Envy goes to bettors on Fortune; the house has no [fortune].")
    if (
        file.fortune is not None
        and file.fortune.against_designated_player != "ignored"
        and file.bank.by != "designated player"
    ):
        say = 'no designated player banks here; write "ignored".'
        yield Problem("fortune.against_designated_player", say)


def _of_the_caps(file: HouseFile) -> Iterator[Problem]:
    offered = _offered(file)
    for number, cap in enumerate(file.cap, start=1):
        for word, wagers in (("counts", cap.counts), ("outside", cap.outside)):
            for wager in wagers:
                if wager not in offered:
                    say = f"the house has no {wager} wager. Allowed: {', '.join(offered)}."
                    yield Problem(f"cap.#{number}.{word}", say)
        for wager in sorted({*cap.counts} & {*cap.outside}):
            yield Problem(f"cap.#{number}.outside", f'"{wager}" counts; it cannot stand outside as well.')


def _offered(file: HouseFile) -> list[Wager]:
    wagers: dict[Wager, object] = {
        "base": file.base_limits,
        "fortune": file.fortune,
        "ace-high": file.ace_high,
        "progressive": file.progressive,
        "envy": file.envy,
    }
    return [wager for wager, table in wagers.items() if table is not None]
