"""How fast rounds are settled in process, and the base game played out against its published chances."""

import random
import time
from collections.abc import Iterator
from math import sqrt

from paigow_train.game.cards import DECK, HAND_SIZE, Card
from paigow_train.house.house import House
from paigow_train.library.catalogue import Catalogue
from paigow_train.library.files import Folders
from paigow_train.table.order import SEATS
from paigow_train.table.round import BankHand, Bets, Round, Seat
from paigow_train.table.settle import settle

ROUNDS = 500
REPEATS = 5
PLAYED = 20_000
PUBLISHED = {"win": 28.61, "push": 41.48, "lose": 29.91}
"""Per cent, both sides on the Trump Plaza way, with 5% commission."""


def settling_in_process() -> Iterator[str]:
    """Six seats with every wager offered, half of the hands set by players; the best of a few repeats."""
    catalogue = Catalogue(Folders.of())
    for house_id in catalogue.house_ids():
        house = catalogue.house(house_id)
        rounds = [_round(house, random.Random(seed)) for seed in range(ROUNDS)]
        best = 0.0
        for _ in range(REPEATS):
            began = time.process_time()
            for each in rounds:
                settle(house, each)
            best = max(best, ROUNDS / (time.process_time() - began))
        yield f"settling, in process: {best:,.0f} six-seat rounds a second on one core ({house_id})"


def playing_the_base_game() -> Iterator[str]:
    """Both sides on the Trump Plaza way; the error is counted by rounds, whose six hands share a bank."""
    house = Catalogue(Folders.of()).house("classic")
    rng = random.Random(2861)
    counts: dict[str, list[int]] = {outcome: [] for outcome in PUBLISHED}
    for _ in range(PLAYED):
        bank, *hands = _deal(rng)
        seats = tuple(Seat(number, cards, Bets(500)) for number, cards in enumerate(hands, start=1))
        outcomes = [seat.outcome for seat in settle(house, Round(BankHand(bank), seats)).seats]
        for outcome, per_round in counts.items():
            per_round.append(outcomes.count(outcome))
    yield f"base game, {PLAYED * SEATS:,} hands on the way {house.way.id if house.way else None}:"
    for outcome, per_round in counts.items():
        mean = sum(per_round) / PLAYED
        spread = sqrt(sum((count - mean) ** 2 for count in per_round) / (PLAYED - 1) / PLAYED)
        found, error = 100 * mean / SEATS, 100 * spread / SEATS
        away = (found - PUBLISHED[outcome]) / error
        yield f"  {outcome}: {found:.2f}% ± {error:.2f}, published {PUBLISHED[outcome]}% ({away:+.1f} errors)"


def _round(house: House, rng: random.Random) -> Round:
    bank, *hands = _deal(rng)
    bets = Bets(
        base_cents=2_500,
        fortune_cents=500 if house.fortune else 0,
        ace_high_cents=500 if house.ace_high else 0,
        progressive_cents=house.progressive.stake_cents if house.progressive else 0,
    )
    seats = tuple(
        Seat(number, cards, bets, house.usual_split(cards) if number % 2 or house.way is None else None)
        for number, cards in enumerate(hands, start=1)
    )
    return Round(BankHand(bank, house.usual_split(bank) if house.way is None else None), seats, action=1)


def _deal(rng: random.Random) -> list[tuple[Card, ...]]:
    dealt = rng.sample(DECK, HAND_SIZE * (SEATS + 1))
    return [tuple(dealt[start : start + HAND_SIZE]) for start in range(0, len(dealt), HAND_SIZE)]
