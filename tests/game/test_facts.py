"""The shape of seven cards and their groups, before they are set."""

from collections import Counter

from hypothesis import given
from hypothesis import strategies as st

from paigow_train.game.cards import RANK_LETTERS, Card, parse_hand
from paigow_train.game.facts import SHAPES, Facts, highest, lowest, ranks
from paigow_train.game.ranking import ranking
from paigow_train.game.splits import Spread
from tests.game.hands import random_hands, seven_cards
from tests.game.tables import cases

GROUPS = ("fives", "quads", "trips", "pairs", "singles")
SHAPE_OF_SIZES = {
    (5, 2): "five of a kind",
    (5, 1, 1): "five of a kind",
    (4, 3): "quads and trips",
    (4, 2, 1): "quads and pair",
    (4, 1, 1, 1): "quads",
    (3, 3, 1): "two trips",
    (3, 2, 2): "trips and two pair",
    (3, 2, 1, 1): "full house",
    (3, 1, 1, 1, 1): "trips",
    (2, 2, 2, 1): "three pair",
    (2, 2, 1, 1, 1): "two pair",
    (2, 1, 1, 1, 1, 1): "pair",
    (1, 1, 1, 1, 1, 1, 1): "no pair",
}


def facts_of(cards: tuple[Card, ...], joker: str) -> Facts:
    return Facts(Spread(cards, ranking(joker)).keys, joker)


def letters(held: int) -> str:
    return "".join(RANK_LETTERS[rank - 2] for rank in ranks(held))


@cases("facts.toml", "facts", "cards", "shape", "joker", *GROUPS)
def test_the_groups_of_seven_cards_are_known(cards, shape, joker, fives, quads, trips, pairs, singles):
    facts = facts_of(parse_hand(cards), joker or "bug")
    groups = [letters(getattr(facts, name)) for name in GROUPS]
    assert facts.shape == shape
    assert groups == [each or "" for each in (fives, quads, trips, pairs, singles)]
    assert facts.has_joker == ("Jk" in cards)


DENSE = [*random_hands(60, joker=False), *random_hands(60, joker=True)]


@given(st.one_of(seven_cards, st.sampled_from(DENSE)), st.sampled_from(["bug", "wild"]))
def test_the_groups_are_the_ranks_counted_one_by_one(cards, joker):
    counts = Counter(card.rank for card in cards if not card.is_joker)
    if any(card.is_joker for card in cards):
        largest = max(counts, key=lambda rank: (counts[rank], rank))
        counts[14 if joker == "bug" else largest] += 1
    facts = facts_of(cards, joker)
    for size, name in zip((5, 4, 3, 2, 1), GROUPS, strict=True):
        held = sorted([rank for rank, count in counts.items() if count == size], reverse=True)
        assert list(ranks(getattr(facts, name))) == held
    assert facts.shape == SHAPE_OF_SIZES[tuple(sorted(counts.values(), reverse=True))]


def test_every_shape_is_the_shape_of_some_seven_cards():
    assert set(SHAPES) == set(SHAPE_OF_SIZES.values())


def test_the_ends_of_a_set_of_ranks_can_be_named():
    pairs = facts_of(parse_hand("9h 9c 5h 5c 4s 4h Kd"), "bug").pairs
    assert (ranks(highest(pairs)), ranks(lowest(pairs))) == ((9,), (4,))
    assert (highest(0), lowest(0), ranks(0)) == (0, 0, ())
