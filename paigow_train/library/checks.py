"""Files proved: that their examples come out, and that no hand is without a rule."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from pathlib import Path

from paigow_train.game.cards import Card, as_dealt, write_cards
from paigow_train.game.ranking import Ranking, ranking
from paigow_train.house.house import House
from paigow_train.house.way import Decision, Example, NotRuled, Rule, Way

from .catalogue import Catalogue
from .check_handbook import check_handbook_file, readable_houses
from .files import TERMS, Kind, Source, read
from .houses import read_house
from .practices import read_practice_file
from .problems import Problem, dotted, suggest
from .ruled import unruled
from .ways import read_way


def check_file(path: Path, catalogue: Catalogue) -> tuple[Problem, ...]:
    """All that is wrong with a file that can be read; raises `FileError` where it cannot.

    The files beside it count as the room's own: a house is read with the ways that lie next to it.
    """
    source = read(path)
    home = path.resolve().parent
    if home.name in _CHECKS or path.name == TERMS:
        own = home if path.name == TERMS else home.parent
        catalogue = replace(catalogue, folders=catalogue.folders.with_own(own))
    return _CHECKS[_kind(source, home.name)](source, catalogue)


def check_way(way: Way, order: Ranking) -> tuple[Problem, ...]:
    """Whether every example and near miss comes out as written, under the choices its rule is in force for,
    and every hand meets a rule, under the choices made and under each other choice."""
    hands = list(_of_hands(way, order))
    problems = [*_of_examples(way, order), *hands]
    for reading in way.readings:
        for choice in reading.others:
            for problem in _of_hands(way.choosing({reading.id: choice}), order):
                if problem not in hands:
                    say = f'{problem.say} (where "{reading.id}" is read as "{choice}")'
                    problems.append(Problem(problem.place, say))
    return tuple(problems)


def check_house(house: House) -> tuple[Problem, ...]:
    """Whether every hand meets a rule of the house's way, as the house ranks hands and reads the way."""
    return tuple(_of_hands(house.way, house.ranking)) if house.way else ()


def _of_hands(way: Way, order: Ranking) -> Iterator[Problem]:
    for each in unruled(way, order):
        yield Problem(
            "rule",
            f"{each.hands:,} hands ({each.shape}) meet no rule, such as {write_cards(each.example)}; "
            "add a last rule for them.",
        )


def _of_examples(way: Way, order: Ranking) -> Iterator[Problem]:
    places = {"rule": [{"id": rule.id} for rule in way.lines]}
    for number, rule in enumerate(way.lines):
        under = way.choosing(dict(rule.under))
        for turn, example in enumerate(rule.examples):
            wrong = _example_fault(rule, example, under, order)
            if wrong:
                yield Problem(dotted(("rule", number, "examples", turn), places), wrong)
        for turn, near_miss in enumerate(rule.near_misses):
            decided = _decision(near_miss.hand, under, order)
            if decided is None or decided.rule.id != near_miss.rule:
                say = (
                    f'{write_cards(near_miss.hand)} is decided by {_by(decided)}, not by "{near_miss.rule}".'
                )
                yield Problem(dotted(("rule", number, "near_misses", turn), places), say)


def _example_fault(rule: Rule, example: Example, way: Way, order: Ranking) -> str:
    """What comes out instead of the example; "" where it comes out."""
    decided = _decision(example.hand, way, order)
    if decided is None or decided.rule != rule:
        return f"{write_cards(example.hand)} is decided by {_by(decided)}, not by this rule."
    spread = decided.spread
    number = next(n for n in range(len(spread.places)) if {*spread.split(n).front} == {*example.front})
    if spread.settings[number] != decided.setting:
        return f"this hand is set {decided.split}, not with {as_dealt(example.front)} in front."
    return ""


def _decision(hand: Sequence[Card], way: Way, order: Ranking) -> Decision | None:
    try:
        return way.decide(hand, order)
    except NotRuled:
        return None


def _by(decided: Decision | None) -> str:
    return f'the rule "{decided.rule.id}"' if decided else "no rule"


def _kind(source: Source, folder: str) -> Kind:
    """What a file is: by the folder it lies in or, elsewhere, by what it holds."""
    named = next((kind for kind in _CHECKS if kind == folder), None)
    if named:
        return named
    return next((kind for word, kind in _TOLD_BY.items() if word in source.values), "houses")


_TOLD_BY: dict[str, Kind] = {"rule": "ways", "ask": "practice", "ruling": "rulings", "term": "rulings"}


def _check_way_file(source: Source, catalogue: Catalogue) -> tuple[Problem, ...]:
    """Under the ranking of each house that sets by the way; under the usual one where none does."""
    way = read_way(source)
    orders = [house.ranking for house in readable_houses(catalogue) if house.way and house.way.id == way.id]
    found = [problem for order in dict.fromkeys(orders or [ranking()]) for problem in check_way(way, order)]
    return tuple(dict.fromkeys(found))


def _check_house_file(source: Source, catalogue: Catalogue) -> tuple[Problem, ...]:
    """The house and, as it ranks hands, the way that it names."""
    house = read_house(source, catalogue.find_way)
    problems = list(check_house(house))
    if house.way:
        way, _ = catalogue.find_way(house.way.id)
        problems += check_way(way, house.ranking)
    found = dict.fromkeys(problems)
    start = f"way.use, in {house.way.id}.toml, " if house.way else ""
    return tuple(Problem(start + each.place, each.say) for each in found)


def _check_practice_file(source: Source, catalogue: Catalogue) -> tuple[Problem, ...]:
    practice = read_practice_file(source)
    known = catalogue.house_ids()
    return tuple(
        Problem(f"houses.#{number}", f'there is no house "{house}". {suggest(house, known)}')
        for number, house in enumerate(practice.houses, start=1)
        if house not in known
    )


_CHECKS: dict[Kind, Callable[[Source, Catalogue], tuple[Problem, ...]]] = {
    "houses": _check_house_file,
    "ways": _check_way_file,
    "practice": _check_practice_file,
    "rulings": check_handbook_file,
}
