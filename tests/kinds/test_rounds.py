"""Whole rounds: legal cards and wagers, plain JSON and back, and a round for every clause of a room."""

import json
from random import Random

import pytest

from paigow_train.game.cards import JOKER
from paigow_train.kinds.clause_deals import deal_for, natural_round
from paigow_train.kinds.kind import Question
from paigow_train.kinds.round_clauses import clauses_at, clauses_of
from paigow_train.kinds.round_layout import draw_table, posted
from paigow_train.kinds.rounds import deal_round, plausible_splits, round_of, write_round
from paigow_train.table.clauses import CLAUSES
from paigow_train.table.settle import settle
from tests.kinds.layouts import cards_of
from tests.kinds.made import CATALOGUE, HOUSE_IDS, house


@pytest.mark.parametrize("house_id", HOUSE_IDS)
def test_a_round_is_in_order_by_the_rooms_own_rules(house_id: str) -> None:
    """The engine refuses a card held twice, a wager beyond the limits, and anything the room lacks."""
    room = house(house_id)
    for seed in range(80):
        round = natural_round(Random(seed), room, 1 + seed % 6)
        assert len(round.seats) == 1 + seed % 6
        settle(room, round)
        lying = Question("round", write_round(room, round))
        assert len(cards_of(lying)) == 7 * (1 + len(round.seats))


@pytest.mark.parametrize("house_id", HOUSE_IDS)
def test_a_round_comes_back_from_its_json_as_it_was(house_id: str) -> None:
    room = house(house_id)
    for seed in range(40):
        round = natural_round(Random(seed), room, 3)
        data = write_round(room, round)
        assert json.loads(json.dumps(data)) == data
        again = round_of(data)
        assert round_of(write_round(room, again)) == again
        seats, first_seats = (settle(room, each).seats for each in (again, round))
        assert [seat.lines for seat in seats] == [seat.lines for seat in first_seats]


@pytest.mark.parametrize("house_id", HOUSE_IDS)
def test_a_round_can_be_dealt_for_every_clause_of_the_room(house_id: str) -> None:
    room = house(house_id)
    for rule in clauses_of(room):
        assert rule.id == "commission" or rule.id in CLAUSES
        round, number = deal_for(Random(rule.id), room, rule.id, 3)
        seat = next(seat for seat in settle(room, round).seats if seat.seat.number == number)
        assert rule.id in clauses_at(room, seat)


@pytest.mark.parametrize(
    ("house_id", "reading", "choice", "clause"),
    [
        ("face-up-2023", "copy-and-loss", "pushes", "copy-and-loss-pushes"),
        ("clearwater-fortune", "foul-costs", "all wagers", "foul-costs-all"),
        ("clearwater-face-up", "bonus-of-fouled-hands", "does not count", "hand-does-not-count"),
    ],
)
def test_another_reading_brings_its_own_clause(house_id: str, reading: str, choice: str, clause: str) -> None:
    room = CATALOGUE.house(house_id, {reading: choice})
    assert clause in {rule.id for rule in clauses_of(room)}
    assert clause not in {rule.id for rule in clauses_of(house(house_id))}
    round, number = deal_for(Random(1), room, clause, 2)
    seat = next(seat for seat in settle(room, round).seats if seat.seat.number == number)
    assert clause in clauses_at(room, seat)


def test_every_clause_that_a_natural_round_meets_is_one_of_the_rooms() -> None:
    for house_id in HOUSE_IDS:
        room = house(house_id)
        known = {rule.id for rule in clauses_of(room)}
        for seed in range(60):
            for seat in settle(room, natural_round(Random(seed), room, 6)).seats:
                assert clauses_at(room, seat) <= known


def test_hands_given_lie_at_the_seats_given_and_nowhere_else() -> None:
    room, rng = house("classic"), Random(8)
    bank = deal_round(rng, room, 1).bank.cards
    rest = deal_round(rng, room, 1, bank=bank).seats[0].cards
    round = deal_round(rng, room, 4, bank=bank, held=[rest], at=[5])
    assert round.bank.cards == bank
    assert {seat.number: seat.cards for seat in round.seats}[5] == rest
    held = [card for seat in round.seats for card in seat.cards]
    assert len(set(held)) == 28
    assert not set(held) & set(bank)
    assert sum(JOKER in seat.cards for seat in round.seats) <= 1


def test_plausible_settings_are_legal_and_the_house_way_can_be_among_them() -> None:
    room, rng = house("face-up-2020"), Random(3)
    for _ in range(50):
        cards = deal_round(rng, room, 1).bank.cards
        for split in plausible_splits(room, cards):
            assert set(split.cards) == set(cards)
            assert room.ranking.front_value(split.front) <= room.ranking.back_value(split.back)


def test_the_layout_shows_seats_clockwise_with_buttons_and_circles() -> None:
    room = house("clearwater-face-up")
    for seed in range(20):
        round = natural_round(Random(seed), room, 4)
        table = draw_table(room, round)
        assert [spot.name for spot in table.spots] == [f"Seat {seat.number}" for seat in round.seats]
        assert table.dice == round.dice
        for spot, seat in zip(table.spots, round.seats, strict=True):
            assert spot.envy_button == (seat.bets.fortune_cents >= 500)
            assert [stack.cents for stack in spot.stacks] == [cents for _, cents in seat.bets.all() if cents]


def test_what_is_posted_is_in_sentences() -> None:
    for house_id in HOUSE_IDS:
        room = house(house_id)
        round = natural_round(Random(1), room, 2)
        for sentence in posted(room, round, ["base", "fortune", "envy", "ace-high", "progressive"]):
            assert sentence.endswith(".")
