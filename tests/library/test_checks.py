"""Files proved: examples, near misses, and a rule for every hand."""

from itertools import islice
from pathlib import Path

import pytest

from paigow_train.game.census import classes
from paigow_train.game.facts import SHAPES, Facts
from paigow_train.game.ranking import ranking
from paigow_train.game.splits import Spread
from paigow_train.house.way import KEEP
from paigow_train.library.catalogue import Catalogue
from paigow_train.library.checks import check_file, check_house, check_way
from paigow_train.library.files import Folders
from paigow_train.library.problems import FileError
from paigow_train.library.ruled import ALWAYS_KEPT, hands_by_shape, unruled

from .made import ROOM, WAY, changed, drills

SHIPPED = Catalogue(Folders.of())
ORDER = ranking("bug", "second highest", "highest", "legal")


def problems_of(folder: Path, *changes: tuple[str, str]) -> dict[str, str]:
    way, _ = drills(folder, way=changed(WAY, *changes)).find_way("plain")
    return {problem.place: problem.say for problem in check_way(way, ORDER)}


@pytest.mark.parametrize("house_id", SHIPPED.house_ids())
def test_a_shipped_house_is_proved(house_id: str) -> None:
    assert check_file(SHIPPED.folders.find("houses", house_id), SHIPPED) == ()


@pytest.mark.parametrize("way_id", SHIPPED.way_ids())
def test_a_shipped_way_is_proved_in_every_house_that_sets_by_it(way_id: str) -> None:
    assert check_file(SHIPPED.folders.find("ways", way_id), SHIPPED) == ()


def test_the_small_way_is_proved(tmp_path: Path) -> None:
    assert problems_of(tmp_path) == {}


def test_an_example_that_is_set_otherwise_is_told(tmp_path: Path) -> None:
    wrong = ("7s 7h 7c Kd 9h 4s 2c -> Kd 9h", "7s 7h 7c Kd 9h 4s 2c -> Kd 4s")
    assert problems_of(tmp_path, wrong) == {
        "rule.trips.examples.#1": "this hand is set Kd 9h | 7s 7h 7c 4s 2c, not with Kd 4s in front."
    }


def test_an_example_may_name_any_front_of_equal_effect(tmp_path: Path) -> None:
    assert problems_of(tmp_path, ("Ad Ac Kh Kd -> As Ah", "Ad Ac Kh Kd -> Ad Ac")) == {}


def test_an_example_that_another_rule_decides_is_told(tmp_path: Path) -> None:
    wrong = ("7s 7h 7c Kd 9h 4s 2c -> Kd 9h", "7s 7h 6c Kd 9h 4s 2c -> Kd 9h")
    assert problems_of(tmp_path, wrong) == {
        "rule.trips.examples.#1": 'Kd 9h 7s 7h 6c 4s 2c is decided by the rule "pair", not by this rule.'
    }


def test_a_near_miss_that_another_rule_decides_is_told(tmp_path: Path) -> None:
    assert problems_of(tmp_path, ("-> trips", "-> pair")) == {
        "rule.full-house.near_misses.#1": (
            'Jh Ts 8s 8d 8c 6s 2d is decided by the rule "trips", not by "pair".'
        )
    }


def test_examples_come_out_under_the_choice_that_their_rule_is_in_force_for(tmp_path: Path) -> None:
    assert problems_of(tmp_path, ('choice   = "they stay"', 'choice = "they are split"')) == {}


def test_hands_without_a_rule_are_told_with_their_number(tmp_path: Path) -> None:
    # Counted: five aces 1,128, two sets of trips 68,640, three pairs 2,898,720; other trips are
    # its three rows 385,964 + 1,057,060 + 6,413,616 = 7,856,640, and none of those can keep five aces.
    spoiled = changed(
        WAY,
        ('{ hand = "five of a kind" }', '{ hand = "five of a kind", joker = false }'),
        ('"two trips", ', ""),
        ('keep     = "trips"\nsay      = "Trips', 'keep = "five of a kind"\nsay = "Trips'),
        ('["two pair", "three pair"]', '"two pair"'),
        ('["two pair", "three pair"]', '"two pair"'),
    )
    way, _ = drills(tmp_path, way=spoiled).find_way("plain")
    found = {each.shape: each.hands for each in unruled(way, ORDER)}
    assert found == {
        "five of a kind": 1_128,
        "two trips": 68_640,
        "three pair": 2_898_720,
        "trips": 7_856_640,
    }
    told = [problem.say for problem in check_way(way, ORDER) if problem.place == "rule"]
    assert told[-1] == (
        "1,128 hands (five of a kind) meet no rule, such as Jk As Ah Ad Ac Ks Kh; add a last rule for them."
    )


def test_hands_without_a_rule_under_another_choice_are_told_where_it_is_made(tmp_path: Path) -> None:
    only_there = 'under = { ace-in-front = "they stay" }\nkeep = "pair"\nsay = "Two'
    way = changed(WAY, ('keep     = "pair"\nsay      = "Two', only_there))
    use = ('use = "plain"', 'use = "plain"\nreadings = { ace-in-front = "they are split" }')
    as_filed = drills(tmp_path / "one", way=way).house("corner")
    otherwise = drills(tmp_path / "two", changed(ROOM, use), way).house("corner")
    assert check_house(as_filed) == ()
    shapes = [problem.say.split(" meet")[0] for problem in check_house(otherwise)]
    # Counted over the whole deck: two pairs 26,443,584 + 7,960,896, three pairs 2,898,720.
    assert sorted(shapes) == ["2,898,720 hands (three pair)", "34,404,480 hands (two pair)"]
    assert as_filed.way is not None
    told = check_way(as_filed.way, as_filed.ranking)
    assert {problem.place for problem in told} == {"rule"}
    for problem in told:
        assert problem.say.endswith('(where "ace-in-front" is read as "they are split")')


def test_every_rank_that_seven_cards_can_have_is_weighed() -> None:
    # Multisets of 7 of 13 ranks with at most 4 of each, and of 6 beside the joker: 49,205 and 18,395.
    assert sum(map(len, hands_by_shape("bug").values())) == 49_205 + 18_395
    assert set(hands_by_shape("bug")) == set(SHAPES)


def test_every_hand_can_keep_what_its_shape_always_keeps() -> None:
    orders = [
        ranking("bug", "lowest", "highest", "legal"),
        ranking("bug", "second highest", "highest", "foul"),
        ranking("wild", "second highest", "highest", "legal"),
        ranking("wild", "lowest", "below straight flush", "foul"),
    ]
    for cards, _ in islice(classes(), 0, None, 61):
        for order in orders:
            spread = Spread(cards, order)
            kept = ALWAYS_KEPT[Facts(spread.keys, order.joker).shape]
            category = order.five if kept == "five of a kind" else KEEP[kept]
            assert spread.strongest(order.least(category)) is not None, cards


def test_a_house_file_is_checked_with_the_ways_that_lie_beside_it(tmp_path: Path) -> None:
    drills(tmp_path, way=changed(WAY, ("-> Kc 4d", "-> Kc 2h")))
    (problem,) = check_file(tmp_path / "houses" / "corner.toml", SHIPPED)
    assert problem.place == "way.use, in plain.toml, rule.quads.examples.#1"


def test_a_file_outside_such_folders_is_known_by_what_it_holds(tmp_path: Path) -> None:
    for name, text in (("a-way", WAY), ("a-house", ROOM), ("neither", "")):
        (tmp_path / f"{name}.toml").write_text(text, encoding="utf-8")
    assert check_file(tmp_path / "a-way.toml", SHIPPED) == ()
    with pytest.raises(FileError, match='There is no house way "plain"'):
        check_file(tmp_path / "a-house.toml", SHIPPED)
    with pytest.raises(FileError, match="ranking: this is missing"):
        check_file(tmp_path / "neither.toml", SHIPPED)


def test_a_drill_that_names_an_unknown_house_is_told(tmp_path: Path) -> None:
    (tmp_path / "practice").mkdir()
    text = (
        'title = "Setting"\nsay = "Ten hands."\ndeals = 10\nseconds = 0\nhouses = ["cordova", "cordoba"]\n'
        '[[ask]]\nkind = "set_hand"\n'
    )
    (tmp_path / "practice" / "ten.toml").write_text(text, encoding="utf-8")
    (problem,) = check_file(tmp_path / "practice" / "ten.toml", SHIPPED)
    assert problem.place == "houses.#2"
    assert 'no house "cordoba". Did you mean "cordova"' in problem.say
