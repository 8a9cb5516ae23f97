"""Commission: rates and steps of published rooms, wagers that pay none, and a banking player's net."""

from collections import Counter
from random import Random
from typing import Any

import pytest

from paigow_train.game.money import EXACT, Direction, Rounding
from paigow_train.house.house import House
from paigow_train.kinds.commission import COMMISSION
from paigow_train.kinds.commission_case import Case, write_question
from paigow_train.kinds.commission_options import Options
from paigow_train.kinds.kind import AnswerError, Question
from paigow_train.table.reading import read_round
from tests.kinds.made import CATALOGUE, house, right_form
from tests.kinds.money_questions import expected, said

ROOM = house("classic")
BANK = "Qc Jd | Kh Kd 8c 5c 2d"
WINS, PUSHES = "Ks Qd | Ah Ad 9c 5s 2h", "Qh Td | Ac As 9d 5d 2c"
LOSES = "Qs Tc | Jh Js 9h 5h 2s"


def base(
    hand: str, bet: str, step: int = 1, direction: Direction = "nearest", room: House = ROOM
) -> Question:
    return question(room, [{"seat": 3, "split": hand, "bets": {"base": bet}}], step, direction)


def question(
    room: House, seats: list[dict[str, Any]], step: int = 1, direction: Direction = "nearest", **bank: Any
) -> Question:
    round = read_round(room, {"bank": {"split": BANK, **bank}, "seats": seats})
    return write_question(room, round, Rounding(step, direction))


@pytest.mark.parametrize(
    ("bet", "step", "direction", "taken", "pays"),
    [
        # Public casino projects' tests, to the cent.
        ("$100", 1, "nearest", "$5", "$95"),
        ("$13", 1, "nearest", "$0.65", "$12.35"),
        # A card room that rounds up to the next quarter.
        ("$6", 25, "up", "$0.50", "$5.50"),
        ("$11", 25, "up", "$0.75", "$10.25"),
        # A published letter: $1 on a win of $25 where the room works in half dollars; quarters make it exact.
        ("$25", 50, "down", "$1", "$24"),
        ("$25", 25, "down", "$1.25", "$23.75"),
        ("$25", 1, "nearest", "$1.25", "$23.75"),
        # A half step goes up to the nearest; half a cent too.
        ("$7.50", 25, "nearest", "$0.50", "$7"),
        ("$12.50", 1, "nearest", "$0.63", "$11.87"),
    ],
)
def test_published_amounts(bet: str, step: int, direction: Direction, taken: str, pays: str) -> None:
    assert expected(base(WINS, bet, step, direction), ROOM) == {"taken": taken, "pays": pays}


def test_pushes_and_losses_pay_none() -> None:
    for hand, rule, word in ((PUSHES, "commission-push", "pushes"), (LOSES, "commission-loss", "loses")):
        dealt = base(hand, "$100")
        assert expected(dealt, ROOM) == {"taken": "$0", "pays": "$0"}
        assert COMMISSION.blank(dealt, ROOM).parts[0].rule == rule
        assert f"The wager {word}: nothing is won" in said(dealt, ROOM, taken="5")


def test_the_step_and_its_direction_are_posted_and_another_rounding_is_named() -> None:
    dealt = base(WINS, "$11", 25, "up")
    assert "rounded up to $0.25" in COMMISSION.ask(dealt, ROOM).posted[0]
    assert "exact to the cent" in COMMISSION.ask(base(WINS, "$11"), ROOM).posted[0]
    text = said(dealt, ROOM, taken="0.50")
    assert "$0.50 of commission is rounded down to $0.25" in text
    assert "5% of $11 is $0.55 before it is rounded" not in text or "$0.75" in text
    assert "rounded to the cent" in said(dealt, ROOM, taken=".55", pays="10.45")
    assert "The commission was forgotten" in said(dealt, ROOM, pays="11")


def test_a_step_is_only_asked_of_a_win_that_it_changes() -> None:
    assert COMMISSION.blank(base(WINS, "$25", 25, "up"), ROOM).parts[0].rule == "commission-rate"
    assert COMMISSION.blank(base(WINS, "$11", 25, "up"), ROOM).parts[0].rule == "commission-up"


def banked(*outcomes: tuple[str, str], house_hand: str = "$10", room: House = ROOM) -> Question:
    """Seat 6 banks; seats 1 and 2 hold these hands, and the house hand wins."""
    seats: list[dict[str, Any]] = [
        {"seat": number, "split": hand, "bets": {"base": bet}}
        for number, (hand, bet) in enumerate(outcomes, start=1)
    ]
    wins = "3c 3d | Jk 8s 8h 8d 6s"
    seats.append({"seat": "house", "split": wins, "bets": {"base": house_hand}})
    return question(room, seats, by=6)


def test_a_banking_player_pays_on_his_net_with_the_house_hand_in_it() -> None:
    """He collects $100, pays the house hand $10: 5% of $90 is $4.50."""
    dealt = banked((LOSES, "$100"), (PUSHES, "$50"))
    assert expected(dealt, ROOM) == {"taken": "$4.50", "result": "ahead", "pays": "$85.50"}
    assert "taken on the gross" in said(dealt, ROOM, taken="5")
    assert "leaves the house hand out" in said(dealt, ROOM, taken="5") or "leaves the house hand out" in said(
        dealt, ROOM, pays="95"
    )
    text = said(dealt, ROOM, taken="0")
    assert "The banker's commission was forgotten" in text
    assert "$90 − $4.50 = $85.50" in text
    table = COMMISSION.ask(dealt, ROOM).table
    assert table is not None
    assert table.bank is not None
    assert [table.bank.name, *(spot.name for spot in table.spots)] == [
        "Seat 6 banks",
        "Seat 1",
        "Seat 2",
        "House hand",
    ]
    assert [spot.says for spot in table.spots] == ["Loses.", "Pushes.", "Wins."]


def test_a_banking_player_pays_nothing_on_a_net_loss() -> None:
    dealt = banked((LOSES, "$25"), (WINS, "$35"))
    assert expected(dealt, ROOM) == {"taken": "$0", "result": "behind", "pays": "$20"}
    assert "a net loss pays none" in said(dealt, ROOM, taken="1")


def test_where_the_room_reads_it_so_he_pays_on_each_wager_that_he_wins() -> None:
    room = CATALOGUE.house("las-vegas", {"banker-commission": "no"})
    dealt = banked((LOSES, "$100"), (PUSHES, "$50"), room=room)
    assert expected(dealt, room) == {"taken": "$5", "result": "ahead", "pays": "$85"}
    assert "on each wager that he wins" in COMMISSION.ask(dealt, room).posted[1]
    assert "taken on his net" in said(dealt, room, taken="4.50")
    assert "banker-each-wager" in {rule.id for rule in COMMISSION.rules(room)}


def test_houses_without_commission_or_banking_players_do_not_ask_for_them() -> None:
    assert COMMISSION.offered(house("face-up-2020")) == "Face Up 2020 takes no commission."
    ids = {rule.id for rule in COMMISSION.rules(house("clearwater-standard"))}
    assert not any(rule.startswith("banker") for rule in ids)


def test_without_steps_of_other_rooms_the_houses_own_rounding_is_kept() -> None:
    for mix in ("natural", "even"):
        for seed in range(40):
            dealt = COMMISSION.deal(Random(seed), ROOM, Options(mix=mix))
            assert Case.of(dealt, ROOM).commission.rounding == EXACT


def test_steps_of_other_rooms_come_as_the_practice_sets_them() -> None:
    options = Options(mix="even", steps=("$0.25", "$1"), directions=("down",))
    seen = Counter(
        (case.commission.rounding.step_cents, case.commission.rounding.direction, case.rule)
        for case in (Case.of(COMMISSION.deal(Random(n), ROOM, options), ROOM) for n in range(80))
    )
    assert {(25, "down", "commission-down"), (100, "down", "commission-down")} <= set(seen)
    assert {direction for step, direction, _ in seen if step > 1} == {"down"}


def test_wins_and_banking_players_come_in_the_shares_asked_for() -> None:
    def rules(**options: Any) -> set[str]:
        return {
            Case.of(COMMISSION.deal(Random(seed), ROOM, Options(**options)), ROOM).rule for seed in range(30)
        }

    assert rules(wins=100, banker=0) == {"commission-rate"}
    assert rules(wins=0, banker=0) == {"commission-push", "commission-loss"}
    assert rules(banker=100) == {"banker-net", "banker-net-loss"}


@pytest.mark.parametrize(
    ("options", "words"),
    [
        ({"steps": ("a quarter",)}, "a quarter"),
        ({"steps": ("$0",)}, "no step"),
        ({"directions": ("sideways",)}, "no direction"),
    ],
)
def test_options_that_are_no_rounding_are_refused(options: dict[str, Any], words: str) -> None:
    with pytest.raises(ValueError, match=words):
        Options(**options)


def test_an_answer_with_a_hole_is_refused() -> None:
    dealt = banked((LOSES, "$100"))
    form = right_form(COMMISSION, dealt, ROOM)
    for name, words in {"taken": "Commission: no", "result": "After it", "pays": "Ahead or behind"}.items():
        with pytest.raises(AnswerError, match=words):
            COMMISSION.parse(dealt, {**form, name: []})
