"""Hands drawn uniformly: from the whole deck, from a shape, and from one rule's own hands."""

from collections import Counter
from random import Random

import pytest

from paigow_train.game.census import HANDS
from paigow_train.game.facts import SHAPES
from paigow_train.kinds.dealing import DealError, _patterns, hand_for_rule, hand_of_shape, shape_of, until
from tests.kinds.made import house

# How many of the 154,143,080 hands have each shape, the joker counted as an ace: the published counts of the
# Face Up house way's classes, and for no pair, a pair and trips the sums of their classes with a straight or
# flush and without.
SHAPE_COUNTS = {
    "five of a kind": 1_128,
    "quads and pair": 57_648 - 888,
    "quads and trips": 888,
    "quads": 249_920,
    "two trips": 68_640,
    "full house": 4_121_040 - 150_480,
    "trips and two pair": 150_480,
    "three pair": 2_898_720,
    "two pair": 34_404_480,
    "trips": 7_856_640,
    "pair": 64_221_960 + 1_276_224 + 7_087_032,
    "no pair": 24_780_420 + 7_119_228,
}


def test_the_hands_that_can_be_drawn_for_a_shape_are_as_many_as_the_deck_has() -> None:
    drawn = {shape: sum(pattern.hands for pattern in _patterns(shape, "bug")) for shape in SHAPES}
    assert drawn == SHAPE_COUNTS
    assert sum(drawn.values()) == HANDS


def test_under_a_wild_joker_too_every_hand_of_the_deck_has_one_shape() -> None:
    assert sum(pattern.hands for shape in SHAPES for pattern in _patterns(shape, "wild")) == HANDS


@pytest.mark.parametrize("house_id", ["face-up-2020", "cordova"])
def test_a_hand_drawn_for_a_shape_has_it(house_id: str) -> None:
    room = house(house_id)
    for shape in SHAPES:
        if _patterns(shape, room.joker):
            for seed in range(20):
                cards = hand_of_shape(Random(seed), [shape], room.joker)
                assert len(set(cards)) == 7
                assert shape_of(cards, room) == shape


def test_a_rules_hands_come_up_equally_often() -> None:
    """Five aces: 1,128 hands, 6 of them with two kings, by C(4,2) for each of 12 ranks and 1,056 without."""
    room, rng = house("face-up-2020"), Random(2)
    pairs = Counter(
        len({card.rank for card in hand_for_rule(rng, room, "five-aces")} - {0, 14}) == 1 for _ in range(3000)
    )
    expected = 3000 * 72 / 1128
    assert abs(pairs[True] - expected) < 4 * (expected * (1 - 72 / 1128)) ** 0.5


def test_every_class_of_a_small_rule_is_reached() -> None:
    """Trips with quads: 888 hands of 156 kinds of ranks; twelve thousand draws meet each of them."""
    room, rng = house("face-up-2020"), Random(5)
    seen = {
        tuple(sorted(card.rank for card in hand_of_shape(rng, ["quads and trips"], room.joker)))
        for _ in range(12_000)
    }
    naturals = 13 * 12  # four of one rank, three of another
    with_joker = 12 + 12  # three aces beside the joker make quads, or two make trips
    assert len(seen) == naturals + with_joker


def test_a_deal_that_cannot_be_made_says_which() -> None:
    with pytest.raises(DealError, match="six of a kind"):
        until(lambda: 1, lambda drawn: drawn == 2, "six of a kind")
