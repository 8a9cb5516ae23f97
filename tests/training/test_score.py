"""Scores are counted by hand in each test."""

from fractions import Fraction

import pytest

from paigow_train.training.score import (
    RuleScore,
    Score,
    by_rule,
    median_seconds,
    missed_first,
    missed_rules,
    score,
)
from tests.training.made import closed_deal, open_deal, part

RIGHT = part("pair", right=True)
WRONG = part("pair", right=False)


def test_the_score_is_parts_right_in_time_out_of_parts_asked():
    deals = [
        closed_deal(RIGHT, RIGHT, WRONG, position=1),
        closed_deal(RIGHT, position=2, state="late"),
        closed_deal(WRONG, WRONG, position=3, state="timed out"),
        open_deal(position=4),
    ]
    assert score(deals) == Score(right=2, asked=6)
    assert score(deals).fraction == Fraction(1, 3)


@pytest.mark.parametrize(
    ("right", "asked", "shown"),
    [
        (26, 29, "89.6"),  # 89.655...: rounded it would read 89.7
        (1999, 2000, "99.9"),  # 99.95: all right is for all right alone
        (9, 10, "90.0"),
        (29, 29, "100.0"),
        (0, 7, "0.0"),
        (2, 3, "66.6"),
        (0, 0, "0.0"),
    ],
)
def test_a_percentage_is_cut_off_and_never_rounded_up(right, asked, shown):
    assert Score(right, asked).percent == shown


def test_nothing_asked_has_no_share():
    assert score([open_deal()]).fraction is None


def test_the_speed_is_the_median_of_deals_wholly_right_and_in_time():
    deals = [
        closed_deal(RIGHT, taken_ms=4000),
        closed_deal(RIGHT, RIGHT, taken_ms=9000),
        closed_deal(RIGHT, WRONG, taken_ms=1000),
        closed_deal(RIGHT, taken_ms=60_000, state="late"),
        closed_deal(RIGHT, state="timed out"),
    ]
    assert median_seconds(deals) == 6.5
    assert median_seconds(deals[2:]) is None


def test_rules_stand_with_the_weakest_first():
    deals = [
        closed_deal(part("flush", right=True), part("two-pair", right=False)),
        closed_deal(part("flush", right=False), part("two-pair", right=False)),
        closed_deal(part("straight", right=False), part("quads", right=True)),
    ]
    assert by_rule(deals) == (
        RuleScore("set_hand", "two-pair", 0, 2),
        RuleScore("set_hand", "straight", 0, 1),
        RuleScore("set_hand", "flush", 1, 2),
        RuleScore("set_hand", "quads", 1, 1),
    )


def test_missed_rules_are_told_for_each_kind_and_a_late_answer_is_a_miss():
    deals = [
        closed_deal(part("flush", right=True), part("two-pair", right=False)),
        closed_deal(part("flush", right=True), state="late"),
        closed_deal(part("copy", right=True), kind="who_wins"),
        closed_deal(part("wrong-count", right=False), kind="spot_foul"),
    ]
    assert missed_rules(deals) == {"set_hand": ("two-pair", "flush"), "spot_foul": ("wrong-count",)}


def test_deals_that_were_missed_are_listed_before_the_others():
    deals = [
        closed_deal(RIGHT, position=1),
        closed_deal(WRONG, position=2),
        closed_deal(RIGHT, position=3, state="late"),
        closed_deal(RIGHT, position=4),
        open_deal(position=5),
    ]
    assert [deal.position for deal in missed_first(deals)] == [2, 3, 1, 4]
