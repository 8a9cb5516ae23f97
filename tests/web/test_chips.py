"""Chips: the fewest that make an amount, in the colours of American card rooms."""

from random import Random

import pytest

from paigow_train.web.chips import chips_of

# What is printed on a chip -> its value in cents.
VALUES = {
    "1000": 100_000,
    "500": 50_000,
    "100": 10_000,
    "25": 2_500,
    "5": 500,
    "1": 100,
    "50¢": 50,
    "25¢": 25,
    "10¢": 10,
    "5¢": 5,
    "1¢": 1,
}
COLOURS = {"1000": "yellow", "500": "purple", "100": "black", "25": "green", "5": "red", "1": "white"}


@pytest.mark.parametrize(
    ("cents", "expected"),
    [
        (3_500, [("green", "25", 1), ("red", "5", 2)]),
        (600, [("red", "5", 1), ("white", "1", 1)]),
        (1_500, [("red", "5", 3)]),
        (1_000_000, [("yellow", "1000", 10)]),
        (175, [("white", "1", 1), ("silver", "50¢", 1), ("silver", "25¢", 1)]),
        (0, []),
    ],
    ids=["$35", "$6", "$15", "$10,000", "$1.75", "nothing"],
)
def test_an_awkward_bet_lies_in_the_chips_a_dealer_would_cut_for_it(cents, expected):
    assert [(pile.colour, pile.printed, pile.count) for pile in chips_of(cents)] == expected


def test_chips_come_to_their_amount_the_largest_first_and_in_their_colours():
    rng = Random(1)
    for cents in (rng.randrange(2_000_000) for _ in range(2_000)):
        piles = chips_of(cents)
        values = [VALUES[pile.printed] for pile in piles]
        assert sum(value * pile.count for value, pile in zip(values, piles, strict=True)) == cents
        assert values == sorted(set(values), reverse=True)
        assert all(pile.colour == COLOURS.get(pile.printed, "silver") for pile in piles)
