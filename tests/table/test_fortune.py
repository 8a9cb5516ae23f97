"""Fortune's lines, and what the tables cost over the whole deck."""

import tomllib
from collections import Counter
from fractions import Fraction
from functools import cache
from math import comb
from pathlib import Path

import pytest

from paigow_train.game.cards import DECK, parse_hand
from paigow_train.game.census import classes
from paigow_train.house.pays import MATCH_RANKS
from paigow_train.table.envy import envy_line
from paigow_train.table.hands import classes_of
from paigow_train.table.round import BankHand, Bets, Round, Seat
from paigow_train.table.settle import settle
from tests.table.made import house, line

TABLE = tomllib.loads(Path(__file__).with_name("fortune.toml").read_text(encoding="utf-8"))


@pytest.mark.parametrize(("cards", "what"), TABLE["lines"].items())
def test_fortune_pays_the_line_of_the_seven_cards(cards, what):
    seven = parse_hand(cards)
    others = tuple(card for card in DECK if card not in seven)
    found = settle(
        house("clearwater-fortune"),
        Round(BankHand(others[-7:]), (Seat(1, seven, Bets(base_cents=500, fortune_cents=100)),)),
    )
    paid = line(found, 1, "fortune")
    assert paid.net_cents == (100 * TABLE["odds"][what] if what in TABLE["odds"] else -100)


@cache
def held() -> Counter[frozenset[str]]:
    """What all the hands of seven hold for a bonus wager; some seven seconds."""
    where = house("clearwater-fortune")
    found: Counter[frozenset[str]] = Counter()
    for cards, hands in classes(match=MATCH_RANKS[where.fortune.match]):
        found[classes_of(where, where.spread(cards))] += hands
    return found


@pytest.mark.parametrize(
    ("house_id", "units", "edge"),
    [
        ("clearwater-fortune", -11_970_096, "7.7656"),
        ("clearwater-face-up", -11_970_096, "7.7656"),
        ("face-up-2023", -12_066_096, "7.8279"),
    ],
)
def test_fortune_keeps_the_published_part_of_what_is_bet(house_id, units, edge):
    """By the counts of all 154,143,080 hands; both edges are published, 7.77% and 7.8%."""
    fortune, won = house(house_id).fortune, 0
    for each, hands in held().items():
        paid = fortune.line_for(each)
        won += hands * (paid.odds.winnings_cents(1) if paid else -1)
    assert won == units
    assert f"{float(Fraction(-won, comb(53, 7)) * 100):.4f}" == edge


def test_envy_is_worth_the_published_part_of_five_dollars_for_each_other_player():
    """7,143,240 dollars over all hands, 0.9268% of $5, with $5,000 as the highest sum."""
    envy = house("clearwater-fortune").envy
    lines = ((envy_line(envy, each), hands) for each, hands in held().items())
    dollars = sum(found.pays_cents * hands for found, hands in lines if found) // 100
    assert dollars == 7_143_240
    assert f"{float(Fraction(dollars, 5 * comb(53, 7)) * 100):.4f}" == "0.9268"
