"""Houses read from TOML: one whole file each, its readings resolved, its amounts in units."""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterator, Mapping
from dataclasses import replace
from fractions import Fraction
from typing import Any

from paigow_train.house import pays, terms
from paigow_train.house.house import House
from paigow_train.house.readings import Reading
from paigow_train.house.way import Way

from .editions import edition, rules_edition
from .files import Source, Unknown
from .fitting import unfitting
from .handbook import EMPTY, Handbook
from .house_file import HouseFile, ProgressiveEntry
from .problems import FileError, Problem, dotted, suggest, validate
from .reading_entries import chosen, named, read_readings, resolved, with_choices
from .words import ID_PATTERN

FindWay = Callable[[str], tuple[Way, Source]]


def read_house(
    source: Source,
    find_way: FindWay,
    choices: Mapping[str, str] | None = None,
    handbook: Handbook = EMPTY,
) -> House:
    """The house of a file, with what holds there of the `handbook`.

    `find_way` gives the way of an id, raising `Unknown` or `FileError`; `choices` are other choices of the
    house's own readings, as if its file made them. Raises `FileError`.
    """
    values = with_choices(source.values, choices or {})
    settings = resolved(values, chosen(values), HouseFile)
    problems = list(_misnamed(source.id, values, choices or {}))
    readings = read_readings(values, problems)
    sound = {each.id for each in readings if each.choice in each.choices}
    file = _validated(values, settings, sound, problems)
    way, way_source = _way(settings.get("way"), find_way, problems)
    if not problems:
        problems += _choices_that_do_not_fit(values, readings)
    if file is None or problems:
        raise FileError(str(source.path), problems)
    rules = _rules_in_force(way, way_source) if way and way_source else []
    house = House(
        id=source.id,
        name=file.name,
        game=file.game,
        say=file.say,
        cite=file.cite,
        joker=file.ranking.joker,
        wheel=file.ranking.wheel,
        fives=file.ranking.five_of_a_kind,
        equal_pairs=file.ranking.equal_pairs,
        comparing=terms.Comparing(**dict(file.comparing)),
        fouls=terms.Fouls(**dict(file.fouls)),
        bank=terms.Bank(**dict(file.bank)),
        base_limits=file.base_limits,
        commission=terms.Commission(**dict(file.commission)) if file.commission else None,
        caps=tuple(
            terms.Cap(
                each.amount, each.scope, tuple(each.counts), tuple(each.outside), each.shared, each.beyond
            )
            for each in file.cap
        ),
        cap_note=file.cap_note,
        cover=terms.Cover(**dict(file.cover)) if file.cover else None,
        action=terms.Action(**dict(file.action)),
        seats=terms.Seats(**dict(file.seats)),
        **_bonus_wagers(file),
        way=way,
        way_note=file.way.stands_in,
        no_way=file.way.closed,
        procedures=tuple(terms.Procedure(**dict(each)) for each in file.procedure),
        own_readings=readings,
        ours=tuple(file.ours),
        rulings=(),
        terms=(),
        edition="",
        rules_edition="",
        text=source.text,
        way_text=way_source.text if way_source else "",
        handbook_text="",
    )
    taught = _taught(source, handbook, house)
    said = [values, *([way_source.values] if way_source else []), *([taught.values] if taught.values else [])]
    return replace(
        house,
        rulings=tuple(ruling for ruling, _ in taught.rulings),
        terms=tuple(term for term, _ in taught.terms),
        edition=edition(*said),
        rules_edition=rules_edition(settings, rules, taught.answers),
        handbook_text=taught.text,
    )


def _taught(source: Source, handbook: Handbook, house: House) -> Handbook:
    """What holds at the house of the handbook, no two entries alike."""
    taught = handbook.at(house)
    problems = [
        Problem("", f'of the handbook "{one}" and "{other}" both hold here, and both say: {shared}')
        for one, other, shared in taught.clashes()
    ]
    if problems:
        raise FileError(str(source.path), problems)
    return taught


def _bonus_wagers(file: HouseFile) -> dict[str, Any]:
    fortune, envy, ace_high = file.fortune, file.envy, file.ace_high
    return {
        "fortune": fortune
        and pays.Fortune(
            lines=tuple(pays.FortuneLine(what, odds) for what, odds in fortune.pays.items()),
            limits=fortune.limits,
            match=fortune.royal_match,
            three_pair=fortune.three_pair,
            against_bank=fortune.against_designated_player,
        ),
        "envy": envy
        and pays.Envy(
            from_cents=envy.fortune_from,
            lines=tuple(pays.EnvyLine(what, cents) for what, cents in envy.pays.items()),
        ),
        "ace_high": ace_high and pays.AceHigh(**dict(ace_high)),
        "progressive": file.progressive and _progressive(file.progressive),
    }


def _progressive(entry: ProgressiveEntry) -> pays.Progressive:
    lines = (
        pays.ProgressiveLine(what, share=prize)
        if isinstance(prize, Fraction)
        else pays.ProgressiveLine(what, fixed_cents=prize)
        for what, prize in entry.pays.items()
    )
    return pays.Progressive(entry.stake, entry.seed, tuple(lines))


def _validated(
    values: Mapping[str, Any], settings: Mapping[str, Any], sound: Collection[str], problems: list[Problem]
) -> HouseFile | None:
    """The settings as tables that fit one another.

    What is wrong with a setting that names a reading is told only where the reading is among the sound ones.
    """
    passed = [f"{dotted(place, values)}." for place, name in named(values) if name not in sound]
    found: list[Problem] = []
    file = validate(HouseFile, settings, found)
    found += unfitting(settings)
    problems += [each for each in found if not f"{each.place}.".startswith(tuple(passed))]
    return file


def _misnamed(house_id: str, values: Mapping[str, Any], choices: Mapping[str, str]) -> Iterator[Problem]:
    """A file name that is no id, and readings that are asked for and not there, or there for nothing."""
    if not re.fullmatch(ID_PATTERN, house_id):
        say = f'the file\'s name is the id of the house; "{house_id}" takes letters, digits and hyphens only.'
        yield Problem("", say)
    known, used = chosen(values), {name for _, name in named(values)}
    for place, name in named(values):
        if name not in known:
            say = f'there is no reading "{name}" in this file. {suggest(name, known)}'
            yield Problem(dotted(place, values), say)
    for name in choices:
        if name not in known:
            yield Problem(f"reading.{name}", f"there is no such reading in this file. {suggest(name, known)}")
    for name in known:
        if name not in used:
            say = f'no setting names this reading; write {{ reading = "{name}" }} where it decides.'
            yield Problem(f"reading.{name}", say)


def _choices_that_do_not_fit(values: Mapping[str, Any], readings: tuple[Reading, ...]) -> Iterator[Problem]:
    """Choices that nobody has made yet and that the setting would refuse."""
    known = {reading.id for reading in readings}
    for reading in readings:
        for choice in reading.others:
            found: list[Problem] = []
            _validated(
                values, resolved(values, chosen(values) | {reading.id: choice}, HouseFile), known, found
            )
            for problem in found:
                yield Problem(f"reading.{reading.id}.choices", f'"{choice}" does not fit {problem}')


def _way(entry: Any, find_way: FindWay, problems: list[Problem]) -> tuple[Way | None, Source | None]:
    """The way that the file names, with the readings that the house reads otherwise."""
    use = entry.get("use") if isinstance(entry, dict) else None
    if not isinstance(use, str):
        return None, None
    try:
        way, source = find_way(use)
    except Unknown as error:
        problems.append(Problem("way.use", str(error)))
        return None, None
    except FileError as error:
        for each in error.problems:
            place = ", ".join(filter(None, ("way.use", f"in {use}.toml", each.place)))
            problems.append(Problem(place, each.say))
        return None, None
    wanted = entry.get("readings")
    known = {reading.id: reading.choices for reading in way.readings}
    choices = {}
    for name, choice in wanted.items() if isinstance(wanted, dict) else ():
        place = f"way.readings.{name}"
        if name not in known:
            say = f'the house way "{use}" has no such reading. {suggest(name, known)}'
            problems.append(Problem(place, say))
        elif choice not in known[name]:
            say = f'"{choice}" is not a choice of it. {suggest(str(choice), known[name])}'
            problems.append(Problem(place, say))
        else:
            choices[name] = choice
    return way.choosing(choices), source


def _rules_in_force(way: Way, source: Source) -> list[Mapping[str, Any]]:
    """The values of the rules that decide under the choices made."""
    written = zip(way.lines, source.values["rule"], strict=True)
    return [values for line, values in written if line in way.rules]
