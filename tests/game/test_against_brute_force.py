"""The game's ranking and its 21 splits against the plain second ranking of `oracle.py`.

Numbers on the two scales cannot be equal, so it is the order that is compared: sorted by the one, hands must
stand sorted by the other, with the same hands equal.
"""

from functools import cache
from itertools import pairwise

import pytest

from paigow_train.game.cards import DECK, in_order
from paigow_train.game.ranking import Ranking, ranking
from paigow_train.game.showdown import foul_of
from paigow_train.game.splits import Split, Spread
from tests.game import oracle
from tests.game.five_cards import every_five
from tests.game.hands import random_hands

at_every_table = pytest.mark.parametrize("table", oracle.TABLES, ids=", wheel ".join)
with_and_without_joker = pytest.mark.parametrize("joker", [False, True], ids=["without joker", "with joker"])
HANDS_WITHOUT_JOKER, HANDS_WITH_JOKER = 800, 60  # a joker costs more than fifty times the work


def order_at(table: oracle.Table) -> Ranking:
    return ranking(table.joker, table.wheel)


def texts(cards) -> tuple[str, ...]:
    return tuple(str(card) for card in cards)


def assert_same_order(pairs: dict[oracle.Worth, int]) -> None:
    """`pairs` is one value for each worth; both must rise together."""
    values = [pairs[worth] for worth in sorted(pairs)]
    assert all(lower < higher for lower, higher in pairwise(values))


@at_every_table
def test_all_backs_stand_in_the_same_order_and_in_the_same_categories(table):
    order, pairs = order_at(table), {}
    for cards, _ in every_five():
        made, worth = order.back(cards), oracle.back_worth(texts(cards), table)
        assert made.category == oracle.category(worth, table), cards
        assert pairs.setdefault(worth, made.value) == made.value, cards
    assert_same_order(pairs)


@at_every_table
def test_all_fronts_stand_in_the_same_order_and_in_the_same_categories(table):
    order, pairs = order_at(table), {}
    fronts = [(one, other) for one in DECK for other in DECK if one is not other]
    for cards in fronts:
        made, worth = order.front(cards), oracle.front_worth(texts(cards), table)
        assert made.category == oracle.category(worth, table), cards
        assert pairs.setdefault(worth, made.value) == made.value, cards
    assert_same_order(pairs)


@cache
def tried(table: oracle.Table, joker: bool):
    """Random hands, each with what every front of it and the back it leaves are worth."""
    return [
        (hand, {
            frozenset(front): (oracle.front_worth(front, table), oracle.back_worth(back, table))
            for front, back in oracle.splits(texts(hand))
        })
        for hand in random_hands(HANDS_WITH_JOKER if joker else HANDS_WITHOUT_JOKER, joker=joker)
    ]  # fmt: skip


@at_every_table
@with_and_without_joker
def test_the_splits_of_random_hands_are_as_strong_and_as_legal_as_tried_one_by_one(table, joker):
    order = order_at(table)
    pairs: dict[oracle.Worth, int] = {}
    for hand, worths in tried(table, joker):
        spread = Spread(hand, order)
        assert len(spread.fronts) == len(spread.backs) == len(spread.settings) == len(worths) == 21
        splits = [spread.split(number) for number in range(21)]
        assert {frozenset(texts(split.front)) for split in splits} == set(worths)
        for split, front, back, setting in zip(
            splits, spread.fronts, spread.backs, spread.settings, strict=True
        ):
            worth = worths[frozenset(texts(split.front))]
            foul = oracle.is_foul(*worth)
            assert pairs.setdefault(worth[0], front) == front, split
            assert pairs.setdefault(worth[1], back) == back, split
            assert (setting < 0, foul_of(split, order) is not None) == (foul, foul), split
            assert split.cards == hand
    assert_same_order(pairs)


@at_every_table
@with_and_without_joker
def test_what_seven_cards_hold_is_what_five_of_them_make(table, joker):
    order = order_at(table)
    for hand, worths in tried(table, joker):
        spread = Spread(hand, order)
        backs = [back for _, back in worths.values()]
        assert spread.back_categories == {oracle.category(worth, table) for worth in backs}, hand
        assert spread.complete == any(worth[0] in oracle.COMPLETE for worth in backs), hand
        assert order.category_of(spread.best) == oracle.category(max(backs), table), hand


@at_every_table
@pytest.mark.parametrize("keep", ["high card", "two pair", "three of a kind", "straight", "four of a kind"])
@with_and_without_joker
def test_of_equal_strongest_settings_the_one_of_the_notation_is_chosen(table, keep, joker):
    """Strongest front, then strongest back; of equals the joker behind, then the first front in order."""
    order = order_at(table)
    level = oracle.CATEGORIES.index(keep)
    for hand in random_hands(9 if joker else 100, joker=joker, seed=level):
        best = None
        for front, back in oracle.splits(texts(hand)):  # in canonical order of fronts
            worths = oracle.front_worth(front, table), oracle.back_worth(back, table)
            if worths[1][0] < level or oracle.is_foul(*worths):
                continue
            rank = (*worths, "Jk" not in front)
            if best is None or rank > best[0]:
                best = rank, front
        chosen = Spread(hand, order).strongest(order.least(keep))
        found = None if chosen is None else texts(Spread(hand, order).split(chosen).front)
        assert found == (best and best[1]), hand


def test_the_oracle_lays_out_21_splits_of_seven_different_cards():
    hand = next(random_hands(1, joker=True))
    splits = oracle.splits(texts(hand))
    assert len(set(splits)) == 21
    assert all(sorted(front + back) == sorted(texts(hand)) for front, back in splits)
    assert in_order(hand) == Split.of(hand[:2], hand[2:]).cards == hand
