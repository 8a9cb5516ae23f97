"""One seat, circle by circle: known rounds, the usual slips, and every clause of every room."""

import json
from random import Random

import pytest

from paigow_train.kinds.circle_slips import slips_at
from paigow_train.kinds.circles import circles_of
from paigow_train.kinds.kind import AnswerError, Question
from paigow_train.kinds.rounds import round_of as round_of_question
from paigow_train.kinds.settle_seat import SETTLE_SEAT, Options
from paigow_train.table.settle import settle
from tests.kinds.layouts import answered, cards_of, expected, question, round_of
from tests.kinds.made import CATALOGUE, HOUSE_IDS, graded, house, right_form

PLAYER = "Ks Qd | Ah Ad 9c 5s 2h"


def seat(house_id: str, bank: str, hand: str, base: str = "$25", **more: str) -> Question:
    """One seat, number 1, with its wagers."""
    room = house(house_id)
    bets = {"base": base, **more}
    where = "split" if "|" in hand else "cards"
    return question(
        "settle_seat", room, round_of(room, bank, [{"seat": 1, where: hand, "bets": bets}]), asked=1
    )


# Bank, player, room, wagers -> the answer. The source is named for each.
KNOWN = [
    # A public casino project's tests: $100 wins $95, $13 wins $12.35, two pushes, two copies lose. (In the
    # first two its bank holds a third king in front, which this room would leave behind: a queen here.)
    ("las-vegas", "Qc Jd | Kh Kd 8c 5c 2d", PLAYER, {"base": "$100"}, ("win", "$95")),
    ("las-vegas", "Qc Jd | Kh Kd 8c 5c 2d", PLAYER, {"base": "$13"}, ("win", "$12.35")),
    ("las-vegas", "As Jd | Kh Kd 8c 5c 2d", PLAYER, {"base": "$100"}, ("push", "$0")),
    ("las-vegas", "Kc Qh | Ks Kd 8c 5c 2d", "Kh Qd | Ah Ad 9c 5s 2h", {"base": "$100"}, ("push", "$0")),
    ("las-vegas", "Kc Qh | Ac As 9d 5d 2d", PLAYER, {"base": "$100"}, ("lose", "$0")),
    # A public poker program's tests: house way against a set hand; both hands copy; a kicker; a wheel.
    ("las-vegas", "8h 8c 4s Ad Js 7c 2h", "Ac Qh | Kh Kc 7s Td 5s", {"base": "$25"}, ("win", "$23.75")),
    ("las-vegas", "Ah Qc | Ks Kd Ts 7c 5h", "Ac Qh | Kh Kc 7s Td 5s", {"base": "$25"}, ("lose", "$0")),
    ("las-vegas", "Ah Qc | Ks Kd Ts 7c 5h", "Ac Jh | Kh Kc 7s Td 6s", {"base": "$25"}, ("push", "$0")),
    ("classic", "7c 5h | Kd Qs Jd Ts 9h", "Jc Th | Ah 5s 4s 3d 2c", {"base": "$20"}, ("win", "$19")),
    # A trainer's key: a copy in front and a win behind push; a pair wins nothing on Fortune.
    (
        "face-up-2023",
        "Ac Qh | 8s 8c 6d 4d 3c",
        "As Qc | 9d 9s 6h 4h 2c",
        {"fortune": "$5"},
        ("push", "$0", "$0"),
    ),
    # A trainer's key: a straight that the player did not see is paid all the same, 2 to 1 on $5.
    (
        "clearwater-fortune",
        "9h 7s | Ad Td 6d 5d 2d",
        "9d 8c | Tc 7h 6h 4h 2c",
        {"fortune": "$5"},
        ("push", "$0", "$10", "$0"),
    ),
    # A trainer's key: a full house split, 5 to 1 on $5; queens in front beat jacks, trip eights beat sevens.
    (
        "face-up-2023",
        "Jh Js | 8c 8s 8d 6s 2d",
        "Qh Qd | 7s 9s 7h 3h 7c",
        {"fortune": "$5"},
        ("push", "$0", "$25"),
    ),
    # Published counts: a hand of trips and a straight is counted, and paid, as trips: 3 to 1 on $5.
    (
        "face-up-2023",
        "Kc Qd | As Ah 9d 7c 4s",
        "9h 8c | 5c 5d 5h 6s 7d",
        {"fortune": "$5"},
        ("push", "$0", "$15"),
    ),
    # A bug report: a king-high flush and a straight of other cards are no straight flush: 4 to 1 on $5.
    (
        "face-up-2023",
        "Kc Qd | As Ah 9d 7c 4s",
        "9c 3h | Kh Qh Jh Th 2h",
        {"fortune": "$5"},
        ("push", "$0", "$20"),
    ),
    # A public casino project's tests: $5 at 25 to 1 pays $125.
    (
        "clearwater-fortune",
        "Kc Qd | As Ah 9d 7c 4s",
        "Kh 9s | 8s 8h 8c 8d 2c",
        {"fortune": "$5"},
        ("push", "$0", "$125", "$0"),
    ),
    # Two Face Up tables: an ace-high bank without the joker pays 5 or 7 to 1, and the base wager pushes.
    (
        "face-up-2020",
        "Kh Qd | As 9c 7s 4h 2d",
        "Ts 9d | Jh Jd 8c 6s 3h",
        {"base": "$50", "ace_high": "$5"},
        ("push", "$0", "$25"),
    ),
    (
        "face-up-2023",
        "Kh Qd | As 9c 7s 4h 2d",
        "Ts 9d | Jh Jd 8c 6s 3h",
        {"base": "$50", "ace_high": "$5"},
        ("push", "$0", "$35"),
    ),
    # A dealer's blog: $10 on base wins, $2 on Fortune with trips; 50 cents of commission, 3 to 1.
    (
        "clearwater-fortune",
        "Jc Td | Ks Qs 8d 6c 4s",
        "As Kd | 9h 9c 9d 5s 2h",
        {"base": "$10", "fortune": "$2"},
        ("win", "$9.50", "$6"),
    ),
    # A posted list: a full house on the progressive is $4; the dollar is taken beside it. Both hands win.
    (
        "clearwater-face-up",
        "Kc Qd | As Ah 9d 7c 4s",
        "4h 4c | Th Tc Td 8s 2h",
        {"progressive": "$1"},
        ("win", "$25", "$4"),
    ),
]


@pytest.mark.parametrize(("house_id", "bank", "hand", "bets", "answer"), KNOWN)
def test_known_seats_are_settled_as_their_sources_say(
    house_id: str, bank: str, hand: str, bets: dict[str, str], answer: tuple[str, ...]
) -> None:
    asked = seat(house_id, bank, hand, **bets)
    assert tuple(expected(SETTLE_SEAT, asked, house(house_id)).values()) == answer


def test_a_players_foul_loses_whatever_the_bank_holds() -> None:
    """A public poker program's test, with a bank that repeats none of the player's cards: ten high."""
    asked = seat("face-up-2023", "8h 9c 4s 3d 6s Tc 2d", "Ac 2h | Kh Qs Td 7c 5s")
    assert expected(SETTLE_SEAT, asked, house("face-up-2023"))["outcome"] == "lose"
    _, said = answered(SETTLE_SEAT, asked, house("face-up-2023"), outcome="win")
    assert "a foul hand loses before that" in said


def test_where_the_wheel_is_lowest_it_does_not_beat_a_king_high_straight() -> None:
    asked = seat("face-up-2023", "7c 5h | Kd Qs Jd Ts 9h", "Jc Th | Ah 5s 4s 3d 2c")
    other = seat("classic", "7c 5h | Kd Qs Jd Ts 9h", "Jc Th | Ah 5s 4s 3d 2c")
    assert expected(SETTLE_SEAT, asked, house("face-up-2023"))["outcome"] == "push"
    assert expected(SETTLE_SEAT, other, house("classic"))["outcome"] == "win"
    flipped = CATALOGUE.house("classic", {"wheel": "lowest"})
    assert expected(SETTLE_SEAT, other, flipped)["outcome"] == "push"


QUADS = "Qc 8c | 5c 7d 5h 5s 5d"


@pytest.mark.parametrize(("fortune", "envy"), [("$4.99", None), ("$5", "$5"), ("$10", "$5"), ("$25", "$5")])
def test_a_neighbour_with_a_button_gets_one_fixed_sum_for_quads(fortune: str, envy: str | None) -> None:
    """A trainer's key, with the neighbour's wager varied: $5 or more on Fortune, whatever the amount.

    The key's bank has a second pair that this room would put in front; here it has one pair.
    """
    room = house("clearwater-fortune")
    seats = [
        {"seat": 1, "split": QUADS, "bets": {"base": "$50", "fortune": "$3"}},
        {"seat": 2, "split": "Kh Td | Js Jh 8d 7c 2s", "bets": {"base": "$25", "fortune": fortune}},
    ]
    bank = "Jc Tc | 6h 6d 9h 4d 3s"
    owner = question("settle_seat", room, round_of(room, bank, seats), asked=1)
    assert expected(SETTLE_SEAT, owner, room) == {"outcome": "win", "base": "$47.50", "fortune": "$75"}
    neighbour = question("settle_seat", room, round_of(room, bank, seats), asked=2)
    assert expected(SETTLE_SEAT, neighbour, room).get("envy") == envy


def test_five_aces_pay_every_other_button_alike_and_the_dealers_quads_pay_none() -> None:
    """A posted table: $250 for five aces, at $5 and $25. None for the dealer's hand, by the game's rules."""
    room = house("clearwater-fortune")
    aces = {"seat": 1, "split": "7d 4c | Jk As Ah Ac Ad", "bets": {"base": "$25", "fortune": "$10"}}
    small = {"seat": 2, "split": "Kh Td | Js Jh 8d 7c 2s", "bets": {"base": "$25", "fortune": "$5"}}
    large = {"seat": 3, "split": "Kd Ts | Qs 9c 6h 5c 3d", "bets": {"base": "$25", "fortune": "$25"}}
    round = round_of(room, "Kc Qd | 9h 8h 6d 4s 2h", [aces, small, large])
    paid = [
        expected(SETTLE_SEAT, question("settle_seat", room, round, asked=number), room)["envy"]
        for number in (1, 2, 3)
    ]
    assert paid == ["$0", "$250", "$250"]
    quads = round_of(room, "7h 7d 7c 7s Kc 9h 2c", [small | {"split": "Kh Td | Js Jh 8d 6c 2s"}])
    asked = question("settle_seat", room, quads, asked=2)
    assert expected(SETTLE_SEAT, asked, room)["envy"] == "$0"
    assert "pays nobody Envy" in answered(SETTLE_SEAT, asked, room, envy="$5")[1]


SWAPPED = seat(
    "clearwater-fortune",
    "Jc Td | Ks Qs 8d 6c 4s",
    "As Kd | 9h 9c 9d 5s 2h",
    "$10",
    fortune="$2",
)
STRAIGHT_TRIPS = seat("face-up-2023", "Kc Qd | As Ah 9d 7c 4s", "9h 8c | 5c 5d 5h 6s 7d", fortune="$35")
COPY_AND_WIN = seat("las-vegas", "Ac Qh | 8s 8c 6d 4d 3c", "As Qc | 9d 9s 6h 4h 2c", "$40")


@pytest.mark.parametrize(
    ("asked", "house_id", "field", "given", "said"),
    [
        # $10 and $2 in each other's circles: 3 to 1 on $10 is $30, and $2 is paid on base.
        (SWAPPED, "clearwater-fortune", "fortune", "30", "The circles were swapped"),
        (SWAPPED, "clearwater-fortune", "base", "2", "The circles were swapped"),
        (SWAPPED, "clearwater-fortune", "base", "10", "Commission was forgotten: $10 − $0.50 = $9.50."),
        (SWAPPED, "clearwater-fortune", "base", ".50", "$0.50 is the commission"),
        (SWAPPED, "clearwater-fortune", "base", "950", "$9.50 is right, typed as cents"),
        (SWAPPED, "clearwater-fortune", "fortune", "8", "That is the stake added: $6 + $2 = $8."),
        (SWAPPED, "clearwater-fortune", "fortune", "4", "paid as for one"),
        (SWAPPED, "clearwater-fortune", "fortune", "5.70", "Commission is taken from base wagers only"),
        # $35 at 3 to 1 is $105; as a straight it would be 2 × $35 = $70.
        (STRAIGHT_TRIPS, "face-up-2023", "fortune", "70", "2 × $35 pays the straight"),
        (STRAIGHT_TRIPS, "face-up-2023", "fortune", "0", "Fortune was taken with the base wager"),
        (COPY_AND_WIN, "las-vegas", "base", "38", "A copy was paid as a win"),
        (COPY_AND_WIN, "las-vegas", "base", "40", "A copy was paid as a win"),
        (COPY_AND_WIN, "las-vegas", "outcome", "win", "A copy is not the player's"),
        (COPY_AND_WIN, "las-vegas", "outcome", "lose", "A copy takes one hand only"),
    ],
)
def test_a_usual_slip_is_refused_and_named(
    asked: Question, house_id: str, field: str, given: str, said: str
) -> None:
    grade, words = answered(SETTLE_SEAT, asked, house(house_id), **{field: given})
    assert [part.right for part in grade.parts].count(False) == 1
    assert said in words


def test_envy_on_the_own_hand_and_by_the_bet_are_named() -> None:
    room = house("clearwater-fortune")
    seats = [
        {"seat": 1, "split": QUADS, "bets": {"base": "$50", "fortune": "$25"}},
        {"seat": 2, "split": "Td 2s | 9s 9h 9c 9d 4s", "bets": {"base": "$25", "fortune": "$15"}},
    ]
    asked = question("settle_seat", room, round_of(room, "Jc Tc | 6h 6d 4d 4h Ah", seats), asked=2)
    assert expected(SETTLE_SEAT, asked, room)["envy"] == "$5"
    assert "own hand never pays" in answered(SETTLE_SEAT, asked, room, envy="10")[1]
    assert "does not grow with the bet" in answered(SETTLE_SEAT, asked, room, envy="15")[1]


@pytest.mark.parametrize("house_id", HOUSE_IDS)
def test_the_grader_accepts_the_engines_answer_and_refuses_every_slip(house_id: str) -> None:
    room = house(house_id)
    for seed in range(100):
        asked = SETTLE_SEAT.deal(Random(seed), room, Options(mix="even" if seed % 2 else "natural"))
        assert len(cards_of(asked)) == 7 * (4 if room.envy else 2)
        form = right_form(SETTLE_SEAT, asked, room)
        assert graded(SETTLE_SEAT, asked, form, room)[1].right
        round = round_of_question(asked.data)
        number = asked.data["asked"]
        settled = next(each for each in settle(room, round).seats if each.seat.number == number)
        for circle in circles_of(room, settled):
            for slip in slips_at(room, round, circle) if circle.cents is not None else ():
                wrong = {**form, slip.field: [f"{slip.cents // 100}.{slip.cents % 100:02d}"]}
                assert not graded(SETTLE_SEAT, asked, wrong, room)[1].right
                assert slip.say.endswith(".")


@pytest.mark.parametrize("house_id", HOUSE_IDS)
def test_every_clause_can_be_dealt_for_and_explained_with_its_citation_first(house_id: str) -> None:
    room = house(house_id)
    for rule in SETTLE_SEAT.rules(room):
        asked = SETTLE_SEAT.deal(Random(rule.id), room, Options(mix={rule.id: 1}))
        blank = SETTLE_SEAT.blank(asked, room)
        assert rule.id in {part.rule for part in blank.parts}
        sentences = SETTLE_SEAT.explain(asked, blank, room)
        assert sentences[0].endswith(")")
        assert rule.id not in json.dumps(asked.data)


def test_every_slip_that_has_a_name_can_be_made() -> None:
    found: set[str] = set()
    for house_id in HOUSE_IDS:
        room = house(house_id)
        for rule in SETTLE_SEAT.rules(room):
            for seed in range(3):
                asked = SETTLE_SEAT.deal(Random(seed), room, Options(mix={rule.id: 1}))
                round = round_of_question(asked.data)
                number = asked.data["asked"]
                settled = next(each for each in settle(room, round).seats if each.seat.number == number)
                for circle in circles_of(room, settled):
                    if circle.cents is not None:
                        found |= {slip.name for slip in slips_at(room, round, circle)}
    assert found >= {
        "commission-forgotten",
        "copy-paid",
        "push-paid",
        "foul-paid",
        "ace-high-push-missed",
        "stake-added",
        "odds-for-one",
        "lower-line-paid",
        "must-beat-missed",
        "circles-swapped",
        "commission-on-bonus",
        "envy-on-own-hand",
        "envy-by-the-bet",
        "stake-off-the-prize",
        "cap-ignored",
    }


def test_an_amount_that_is_missing_or_unreadable_is_refused_by_name() -> None:
    form = right_form(SETTLE_SEAT, SWAPPED, house("clearwater-fortune"))
    with pytest.raises(AnswerError, match="Fortune paid"):
        SETTLE_SEAT.parse(SWAPPED, {**form, "fortune": [""]})
    with pytest.raises(AnswerError, match=r"Base paid.*ten"):
        SETTLE_SEAT.parse(SWAPPED, {**form, "base": ["ten"]})
    with pytest.raises(AnswerError, match="Base wager"):
        SETTLE_SEAT.parse(SWAPPED, {**form, "outcome": []})
