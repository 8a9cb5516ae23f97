"""Files that cannot be used are refused with all that is wrong with them, each with its place."""

import tomllib
from pathlib import Path
from typing import Any

import pytest

from paigow_train.library.problems import FileError, Problem, dotted, nearest, suggest

from .made import ROOM, WAY, changed, drills, problems_of_room, problems_of_way

HERE = Path(__file__).parent


def cases(file: str) -> list[Any]:
    found = tomllib.loads((HERE / file).read_text(encoding="utf-8"))["case"]
    return [pytest.param(case["changes"], case["problems"], id=case["name"]) for case in found]


def assert_told(found: dict[str, str], wanted: dict[str, list[str]]) -> None:
    assert sorted(found) == sorted(wanted), found
    for place, parts in wanted.items():
        for part in parts:
            assert part in found[place]


def test_the_small_room_and_way_are_sound_as_they_stand(tmp_path: Path) -> None:
    assert problems_of_room(tmp_path, ROOM) == {}
    assert problems_of_way(tmp_path, WAY) == {}


@pytest.mark.parametrize(("changes", "wanted"), cases("house_problems.toml"))
def test_a_house_file_is_refused_with_every_problem(
    tmp_path: Path, changes: list[list[str]], wanted: dict[str, list[str]]
) -> None:
    spoiled = changed(ROOM, *((old, new) for old, new in changes))
    assert_told(problems_of_room(tmp_path, spoiled), wanted)


@pytest.mark.parametrize(("changes", "wanted"), cases("way_problems.toml"))
def test_a_way_file_is_refused_with_every_problem(
    tmp_path: Path, changes: list[list[str]], wanted: dict[str, list[str]]
) -> None:
    spoiled = changed(WAY, *((old, new) for old, new in changes))
    assert_told(problems_of_way(tmp_path, spoiled), wanted)


def test_what_is_wrong_with_a_way_is_told_with_the_house_that_names_it(tmp_path: Path) -> None:
    way = changed(WAY, ('keep     = "quads"', 'keep = "quad"'))
    room = changed(ROOM, ('joker = "bug"', 'joker = "bugs"'))
    with pytest.raises(FileError) as refused:
        drills(tmp_path, room, way).house("corner")
    assert [problem.place for problem in refused.value.problems] == [
        "ranking.joker",
        "way.use, in plain.toml, rule.quads.keep",
    ]


def test_an_empty_file_is_told_every_table_it_needs(tmp_path: Path) -> None:
    # The seven tables and five words without which a round cannot be settled.
    words = ["name", "game", "say", "cite", "base_limits"]
    tables = ["ranking", "way", "fouls", "comparing", "bank", "action", "seats"]
    assert {*problems_of_room(tmp_path, "")} == {*words, *tables}


def test_the_error_names_the_file_and_lists_every_problem_on_a_line() -> None:
    error = FileError("room.toml", [Problem("way.use", "one."), Problem("", "two.")])
    assert str(error) == "room.toml has 2 problems:\n  way.use: one.\n  two."
    assert str(FileError("room.toml", [Problem("", "one.")])) == "room.toml has one problem:\n  one."


def test_an_entry_of_a_list_goes_by_its_id_or_by_its_number() -> None:
    values = {"rule": [{"id": "pair"}, {"keep": "pair"}, {"id": "trips"}, {"id": "trips"}]}
    assert dotted(("rule", 0, "keep"), values) == "rule.pair.keep"
    assert dotted(("rule", 1, "keep"), values) == "rule.#2.keep"
    assert dotted(("rule", 3, "examples", 0), values) == "rule.trips (#4).examples.#1"


def test_a_suggestion_names_the_nearest_word_whatever_its_case() -> None:
    assert nearest("fortun", ["base", "fortune"]) == 'Did you mean "fortune"? '
    assert nearest("KING", ["King", "Queen"]) == 'Did you mean "King"? '
    assert nearest("xyz", ["base", "fortune"]) == ""
    assert suggest("bse", ["base", "fortune"]) == 'Did you mean "base"? Allowed: base, fortune.'
    assert suggest("bse", []) == "There is none to name."


def test_of_very_many_words_only_the_nearest_are_named() -> None:
    words = [f"rule-{number}" for number in range(30)]
    assert suggest("rule-7x", words).startswith('Did you mean "rule-7"? Of the 30 allowed')
