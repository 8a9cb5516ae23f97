"""Hands made for a bonus wager: how many there are of each class, and that each comes as often as others."""

from collections import Counter
from itertools import combinations
from random import Random

import pytest

from paigow_train.game.bonus import is_ace_high
from paigow_train.game.cards import DECK, JOKER, Card, in_order
from paigow_train.house.pays import POKER_ORDER
from paigow_train.kinds.bonus_hands import _cores, ace_high_hand, hand_of_class, paying_class
from paigow_train.kinds.dealing import DealError
from tests.kinds.made import house

FORTUNE = house("clearwater-fortune")
CLASSES = (*POKER_ORDER, None)

# How many of the 154,143,080 hands Fortune pays so, and how many of those are without the joker: published,
# and counted over the whole deck.
COUNTS = {
    "royal flush": (26_020, 4_308),
    "straight flush": (184_644, 37_232),
    "four of a kind": (307_472, 224_848),
    "full house": (4_188_528, 3_473_184),
    "flush": (6_172_088, 4_047_644),
    "three of a kind": (7_672_500, 6_512_220),
    "straight": (11_034_204, 6_129_420),
    None: (124_556_196, 2_471_040 + 28_962_360 + 58_627_800 + 23_294_460),
}


def near(found: int, draws: int, share: float) -> bool:
    return abs(found - draws * share) < 4 * (draws * share * (1 - share)) ** 0.5


@pytest.mark.parametrize("what", CLASSES)
def test_a_hand_made_for_a_class_is_seven_cards_that_fortune_pays_so(what: str | None) -> None:
    for seed in range(40):
        cards = hand_of_class(Random(seed), FORTUNE, what)
        assert len(set(cards)) == 7
        assert paying_class(FORTUNE, cards) == what


@pytest.mark.parametrize("what", COUNTS)
def test_hands_with_the_joker_come_in_their_share_of_the_class(what: str | None) -> None:
    hands, natural = COUNTS[what]
    rng, draws = Random(1), 1000
    found = sum(JOKER not in hand_of_class(rng, FORTUNE, what) for _ in range(draws))
    assert near(found, draws, natural / hands)


def test_trips_that_hold_a_straight_too_come_in_their_share_of_trips() -> None:
    """201,824 of the 7,672,500 hands that are paid as trips."""
    rng, draws = Random(6), 2000
    found = sum("straight" in held(hand_of_class(rng, FORTUNE, "three of a kind")) for _ in range(draws))
    assert near(found, draws, 201_824 / 7_672_500)


def held(cards: tuple[Card, ...]) -> frozenset[str]:
    return FORTUNE.spread(cards).back_categories


@pytest.mark.parametrize(
    ("what", "hands"),
    [
        ("seven-card straight flush", 32),
        ("royal match", 72),
        ("seven-card straight flush with joker", 196),
    ],
)
def test_every_hand_of_the_rarest_classes_comes_as_often_as_any_other(what: str, hands: int) -> None:
    """Thirty draws for each hand; none strays further than five standard deviations."""
    rng, seen = Random(2), Counter[object]()
    for _ in range(30 * hands):
        seen[in_order(hand_of_class(rng, FORTUNE, what))] += 1
    assert len(seen) == hands
    assert all(abs(count - 30) < 5 * 30**0.5 for count in seen.values())


@pytest.mark.parametrize(
    ("what", "cores"),
    [
        # Five-card hands of all 2,869,685: published. Straights and flushes count the straight flushes in.
        ("straight", 20_532 + 180 + 24),
        ("flush", 7_804 + 180 + 24),
        ("full house", 4_368),
        ("straight flush", 180),
        ("royal flush", 24),
        ("five aces", 1),
        # The first three cards of a published table: 58 are trips.
        ("three of a kind", 58),
        # Thirteen ranks, and three of the four aces with the joker.
        ("four of a kind", 13 + 4),
    ],
)
def test_the_cores_of_a_class_are_all_there_are(what: str, cores: int) -> None:
    listed, known = _cores(what, "bug", (13, 12))
    assert len(listed) == len(known) == cores
    assert all(core == in_order(core) for core in listed)


def test_under_a_wild_joker_pairs_with_it_are_trips() -> None:
    """Thirteen ranks of four naturals three at a time, and of two with the joker."""
    assert len(_cores("three of a kind", "wild", (13, 12))[0]) == 13 * (4 + 6)


@pytest.mark.parametrize("what", [each for each in CLASSES if each not in ("five aces", "royal match")])
def test_cards_that_are_dealt_already_are_left_out(what: str | None) -> None:
    for seed in range(5):
        dealt = Random(seed).sample(DECK, 14)
        try:
            cards = hand_of_class(Random(seed), FORTUNE, what, dealt)
        except DealError:
            continue  # such as every run of seven broken by what is dealt
        assert not set(cards) & set(dealt)


def test_a_hand_that_cannot_be_made_is_told() -> None:
    with pytest.raises(DealError, match="five aces"):
        hand_of_class(Random(1), FORTUNE, "five aces", [JOKER])
    with pytest.raises(DealError, match="left"):
        hand_of_class(Random(1), FORTUNE, "straight", DECK[:48])
    with pytest.raises(DealError, match="joker"):
        ace_high_hand(Random(1), FORTUNE, True, [JOKER])


@pytest.mark.parametrize("joker", [True, False])
def test_an_ace_high_hand_is_one_and_has_the_joker_only_where_asked(joker: bool) -> None:
    dealt = DECK[20:34]
    for seed in range(60):
        cards = ace_high_hand(Random(seed), FORTUNE, joker, dealt)
        assert is_ace_high(FORTUNE.spread(cards))
        assert (JOKER in cards) == joker
        assert len(set(cards)) == 7
        assert not set(cards) & set(dealt)


def test_ace_high_hands_with_the_joker_come_evenly() -> None:
    """1,485,960 hands: 427 sets of six ranks, each with 3,480 suits of which no four are alike."""
    ranks = [
        some
        for some in combinations(range(2, 14), 6)
        if not any(len({low, low + 1, low + 2, low + 3, low + 4} & {*some}) >= 4 for low in range(1, 11))
    ]
    suits = 4**6 - (15 * 4 * 9 + 6 * 4 * 3 + 4)
    assert len(ranks) * suits == 1_485_960
    rng, draws = Random(3), 1500
    kings = sum(any(card.rank == 13 for card in ace_high_hand(rng, FORTUNE, True)) for _ in range(draws))
    assert near(kings, draws, sum(13 in some for some in ranks) / len(ranks))
