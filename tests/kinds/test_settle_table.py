"""The whole table: who is settled first, every seat's outcome and amounts, and a part for each."""

import json
from random import Random

import pytest

from paigow_train.kinds.circle_slips import slips_at
from paigow_train.kinds.circles import circles_of
from paigow_train.kinds.kind import AnswerError
from paigow_train.kinds.rounds import round_of as round_of_question
from paigow_train.kinds.settle_table import SETTLE_TABLE, Options
from paigow_train.table.settle import settle
from tests.kinds.layouts import answered, cards_of, expected, question, round_of
from tests.kinds.made import HOUSE_IDS, graded, house, right_form

# A trainer's hands at one table of two seats: quads on a small bonus wager beside a neighbour with a button,
# and a straight that its player did not see. Amounts: 25 × $3, 2 × $5 and $5 of Envy; 5% of $50.
SEATS = [
    {"seat": 2, "split": "Qc 8c | 5c 7d 5h 5s 5d", "bets": {"base": "$50", "fortune": "$3"}},
    {"seat": 5, "split": "9d 8h | Tc 7h 6s 4h 2c", "bets": {"base": "$25", "fortune": "$5"}},
]
BANK = "Jc Th | 6h 6d 9h 4d 3s"


def test_a_known_table_is_settled_to_the_cent() -> None:
    room = house("clearwater-fortune")
    asked = question("settle_table", room, round_of(room, BANK, SEATS, dice=[2, 2, 2]))
    assert expected(SETTLE_TABLE, asked, room) == {
        "first": "2",  # 6 counted counter-clockwise from the bank is seat 2: bank, 6, 5, 4, 3, 2
        "2-outcome": "win",
        "2-base": "$47.50",
        "2-fortune": "$75",
        "5-outcome": "lose",
        "5-base": "$0",
        "5-fortune": "$10",
        "5-envy": "$5",
    }


@pytest.mark.parametrize(
    ("field", "given", "said"),
    [
        ("first", "5", "Seat 2 is settled first."),
        ("2-base", "50", "Commission was forgotten"),
        ("5-fortune", "0", "Fortune was taken with the base wager"),
        ("5-fortune", "15", "That is the stake added"),
        ("2-fortune", "7500", "$75 is right, typed as cents"),
    ],
)
def test_a_usual_slip_is_refused_and_named_at_its_seat(field: str, given: str, said: str) -> None:
    room = house("clearwater-fortune")
    asked = question("settle_table", room, round_of(room, BANK, SEATS, dice=[2, 2, 2]))
    form = {name: [text] for name, text in expected(SETTLE_TABLE, asked, room).items()}
    _, grade = graded(SETTLE_TABLE, asked, {**form, field: [given]}, room)
    assert [part.right for part in grade.parts].count(False) == 1
    assert said in " ".join(SETTLE_TABLE.explain(asked, grade, room))


def test_a_table_settled_right_says_how_each_seat_came_out() -> None:
    room = house("clearwater-fortune")
    asked = question("settle_table", room, round_of(room, BANK, SEATS, dice=[2, 2, 2]))
    grade, said = answered(SETTLE_TABLE, asked, room)
    assert grade.right
    assert "Seat 2, Base." in said
    assert "Seat 5, Base." in said


@pytest.mark.parametrize("house_id", HOUSE_IDS)
def test_the_grader_accepts_the_engines_answer_and_refuses_every_slip(house_id: str) -> None:
    room = house(house_id)
    for seed in range(40):
        seats = 1 + seed % 6
        mix = "even" if seed % 2 else "natural"
        asked = SETTLE_TABLE.deal(Random(seed), room, Options(mix=mix, seats=seats))
        round = round_of_question(asked.data)
        assert len(cards_of(asked)) == 7 * (1 + len(round.seats))
        assert len(round.seats) >= seats
        form = right_form(SETTLE_TABLE, asked, room)
        assert graded(SETTLE_TABLE, asked, form, room)[1].right
        for settled in settle(room, round).seats:
            for circle in circles_of(room, settled, f"{settled.seat.number}-"):
                for slip in slips_at(room, round, circle) if circle.cents is not None else ():
                    wrong = {**form, slip.field: [f"{slip.cents // 100}.{slip.cents % 100:02d}"]}
                    _, grade = graded(SETTLE_TABLE, asked, wrong, room)
                    assert [part.right for part in grade.parts].count(False) == 1


@pytest.mark.parametrize("house_id", HOUSE_IDS)
def test_every_clause_can_be_dealt_for_and_is_not_in_the_question(house_id: str) -> None:
    room = house(house_id)
    for rule in SETTLE_TABLE.rules(room):
        asked = SETTLE_TABLE.deal(Random(rule.id), room, Options(mix={rule.id: 1}, seats=3))
        blank = SETTLE_TABLE.blank(asked, room)
        assert rule.id in {part.rule for part in blank.parts}
        assert not any(part.rule in json.dumps(asked.data) for part in blank.parts)


def test_every_seat_has_its_fields_in_a_group_of_its_name() -> None:
    room = house("clearwater-face-up")
    asked = SETTLE_TABLE.deal(Random(2), room, Options(seats=6))
    prompt = SETTLE_TABLE.ask(asked, room)
    assert prompt.table is not None
    names = [spot.name for spot in prompt.table.spots]
    assert len(names) == 6
    assert list(dict.fromkeys(field.group for field in prompt.fields)) == ["", *names]


def test_a_missing_answer_is_refused_with_its_seat() -> None:
    room = house("clearwater-fortune")
    asked = question("settle_table", room, round_of(room, BANK, SEATS, dice=[2, 2, 2]))
    form = right_form(SETTLE_TABLE, asked, room)
    with pytest.raises(AnswerError, match="Seat 5, Envy paid"):
        SETTLE_TABLE.parse(asked, {**form, "5-envy": [" "]})
    with pytest.raises(AnswerError, match="Settled first"):
        SETTLE_TABLE.parse(asked, {**form, "first": ["6"]})


@pytest.mark.parametrize("seats", [0, 7])
def test_more_seats_than_a_table_has_cannot_be_asked_for(seats: int) -> None:
    with pytest.raises(ValueError, match="1 to 6"):
        Options(seats=seats)
