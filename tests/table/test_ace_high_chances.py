"""How often Ace-High wins, counted exactly over every pair of hands that share no card.

Ace-high is a matter of ranks and of suits apart: seven ranks, the ace or the joker among them, that make no
pair and no straight, which the engine is asked for every set of ranks; and suits that make no flush, which
are counted. Two hands of given ranks are dealt without a shared card when they differ in suit wherever they
share a rank. At most one suit of a hand can make a flush, so the suits of two hands are counted by taking
away those with a flush in either and putting back those with one in both.
"""

from collections import Counter
from fractions import Fraction
from itertools import combinations
from math import comb

import pytest

from paigow_train.game.bonus import is_ace_high
from paigow_train.game.cards import DECK, HAND_SIZE, JOKER, SUITS, parse_hand
from paigow_train.table.round import BankHand, Bets, Round, Seat
from paigow_train.table.settle import settle
from tests.table.made import house, line

CARDS = {(card.rank, card.suit): card for card in DECK}
PAIRS = comb(53, 7) * comb(46, 7)


def _without_flush(ranks, *, joker):
    """A hand of these ranks whose suits go round, and so make no flush."""
    hand = [CARDS[rank, SUITS[turn % 4]] for turn, rank in enumerate(ranks)]
    return [*hand, JOKER] if joker else hand


def _ace_high_ranks(*, joker):
    """The sets of natural ranks that are ace-high when no flush is made, by the engine's own word."""
    where = house("clearwater-face-up")
    count = HAND_SIZE - joker
    return [
        frozenset(ranks)
        for ranks in combinations(range(2, 15), count)
        if is_ace_high(where.spread(_without_flush(ranks, joker=joker)))
    ]


def _suits(flush, both, one, other, other_flush):
    """In how many ways two hands take suits, no flush in either and no card in both.

    `both` ranks are shared, `one` and `other` are each hand's own; from `flush` and `other_flush` cards of
    a suit on, each hand has a flush.
    """
    every = 12**both * 4**one * 4**other
    # Of a shared rank's twelve ways, the hand has the suit in three; of its own rank's four, in one.
    first = 4 * _ways(both, one, (3, 9), flush) * 4**other
    second = 4 * _ways(both, other, (3, 9), other_flush) * 4**one
    return every - first - second + _both_flush(flush, both, one, other, other_flush)


def _ways(both, own, shared, flush):
    return sum(
        comb(both, k) * shared[0] ** k * shared[1] ** (both - k) * comb(own, n) * 3 ** (own - n)
        for k in range(both + 1)
        for n in range(own + 1)
        if k + n >= flush
    )


def _both_flush(flush, both, one, other, other_flush):
    """Ways in which both hands have a flush: in the same suit, or in two of the twelve pairs of suits."""
    same, two = {(0, 0): 6, (1, 0): 3, (0, 1): 3}, {(0, 0): 7, (1, 0): 2, (0, 1): 2, (1, 1): 1}
    return sum(
        times * _joint(ways, flush, both, one, other, other_flush) for times, ways in ((4, same), (12, two))
    )


def _joint(ways, flush, both, one, other, other_flush):
    counts = Counter({(0, 0): 1})
    own = [{(0, 0): 3, (1, 0): 1}] * one + [{(0, 0): 3, (0, 1): 1}] * other
    for step in [ways] * both + own:
        longer = Counter()
        for (a, b), number in counts.items():
            for (x, y), times in step.items():
                longer[a + x, b + y] += number * times
        counts = longer
    return sum(number for (a, b), number in counts.items() if a >= flush and b >= other_flush)


def _pairs(*, bank_joker, player_joker):
    """How many ordered pairs of hands are both ace-high, the joker in the bank's, the player's or neither."""
    banks, players = _ace_high_ranks(joker=bank_joker), _ace_high_ranks(joker=player_joker)
    shared = Counter(len(bank & player) for bank in banks for player in players)
    return sum(
        number
        * _suits(5 - bank_joker, both, 7 - bank_joker - both, 7 - player_joker - both, 5 - player_joker)
        for both, number in shared.items()
    )


def _hands(*, joker):
    """How many hands are ace-high, with or without the joker."""
    naturals = HAND_SIZE - joker
    flush = 4 * _ways(0, naturals, (3, 9), 5 - joker)
    return len(_ace_high_ranks(joker=joker)) * (4**naturals - flush)


@pytest.fixture(scope="module")
def chances():
    """Ordered pairs of hands by their line: both, the bank's without the joker, with it, none."""
    neither = _pairs(bank_joker=False, player_joker=False)
    players = _pairs(bank_joker=False, player_joker=True)
    banks = _pairs(bank_joker=True, player_joker=False)
    without = _hands(joker=False) * comb(46, 7) - neither - players
    with_joker = _hands(joker=True) * comb(46, 7) - banks
    both = neither + players + banks
    return {"both": both, "without": without, "with": with_joker, "none": PAIRS - both - without - with_joker}


def test_ace_high_hands_are_as_many_as_published():
    assert _hands(joker=False) == 12_944_820
    assert _hands(joker=True) == 1_485_960


def test_each_line_is_as_likely_as_counted_elsewhere(chances):
    assert chances["both"] == 71_700_086_682_780
    assert chances["without"] == 629_573_043_337_212
    assert chances["with"] == 71_129_751_630_408
    assert sum(chances.values()) == PAIRS == 8_250_459_031_214_400


ROUNDS = {
    "both": ("As Kh Qd 9c 7s 4h 2d", "Ah Ks Qc 9d 7h 4s 3c"),
    "without": ("As Kh Qd 9c 7s 4h 2d", "Ac Ah Qc 9d 7h 4s 3c"),
    "with": ("Jk Kh Qd 9c 7s 4h 2d", "Ac Ah Qc 9d 7h 4s 3c"),
    "none": ("As Kh Qd 9c 7s 4h 4d", "Ac Ah Qc 9d 7h 5s 3c"),
}


@pytest.mark.parametrize(("house_id", "edge"), [("clearwater-face-up", "4.7905"), ("face-up-2023", "6.8753")])
def test_ace_high_keeps_the_counted_part_of_what_is_bet(chances, house_id, edge):
    """5, 15 and 40 to 1, and 7, 10 and 25: each outcome settled once, weighed by its number of pairs."""
    net = sum(number * _net(house_id, *ROUNDS[what]) for what, number in chances.items())
    assert f"{float(Fraction(-net, PAIRS * 100) * 100):.4f}" == edge


def _net(house_id, bank, player):
    seat = Seat(1, parse_hand(player), Bets(base_cents=500, ace_high_cents=100))
    found = settle(house(house_id), Round(BankHand(parse_hand(bank)), (seat,)))
    return line(found, 1, "ace-high").net_cents
