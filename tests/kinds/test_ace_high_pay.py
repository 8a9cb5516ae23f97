"""Ace-High at one seat: the three lines, what is taken for one, and a bank that must be beaten as well."""

from collections import Counter
from random import Random

import pytest

from paigow_train.house.house import House
from paigow_train.kinds.ace_high_case import Case
from paigow_train.kinds.ace_high_pay import ACE_HIGH_PAY, Options
from paigow_train.kinds.kind import AnswerError, Question
from tests.kinds.made import house, right_form
from tests.kinds.money_questions import asked, expected, said, seat

MUST_BEAT, ROOM = house("face-up-2020"), house("face-up-2023")
ACE_HIGH = "As Kh Qd 9c 7s 4h 2d"
ACE_HIGH_WITH_JOKER = "Jk Kh Qd 9c 7s 4h 2d"
PAIR = "Ts Td 8h 6c 5d 3s 2c"
ALSO_ACE_HIGH = "Ad Kc Jh 9d 7h 4s 3d"


def ace_high(bank: str, player: str, bet: str = "$5", room: House = ROOM) -> Question:
    return asked("ace_high_pay", room, bank, seat(1, player, ace_high=bet))


@pytest.mark.parametrize(
    ("room", "bank", "player", "line", "pays"),
    [
        # A published case: any pair, $5, in rooms that pay 5 and 7 to 1.
        (MUST_BEAT, ACE_HIGH, PAIR, "bank", "$25"),
        (ROOM, ACE_HIGH, PAIR, "bank", "$35"),
        # The posted lines with the joker, and with both sides ace-high: 15 and 40, 10 and 25 to 1.
        (MUST_BEAT, ACE_HIGH_WITH_JOKER, PAIR, "bank with joker", "$75"),
        (ROOM, ACE_HIGH_WITH_JOKER, PAIR, "bank with joker", "$50"),
        (MUST_BEAT, "Ac Qh Js 9c 7s 4d 2d", ALSO_ACE_HIGH, "bank and player", "$200"),
        (ROOM, "Ac Qh Js 9c 7s 4d 2d", ALSO_ACE_HIGH, "bank and player", "$125"),
        # With both ace-high the joker makes no difference, whoever holds it.
        (ROOM, ACE_HIGH_WITH_JOKER, ALSO_ACE_HIGH, "bank and player", "$125"),
        # Aces with the joker are a pair, and a king on top is no ace.
        (ROOM, "Jk Ah Qd 9c 7s 4h 2d", PAIR, "not", "$0"),
        (ROOM, "Ks Qh Jd 9c 7s 4h 2d", PAIR, "not", "$0"),
        # Ace-king in front of a flush behind is a flush.
        (ROOM, "As Kh Qd 9d 7d 4d 2d", PAIR, "not", "$0"),
    ],
)
def test_which_line_and_how_much(room: House, bank: str, player: str, line: str, pays: str) -> None:
    assert expected(ace_high(bank, player, room=room), room) == {"line": line, "pays": pays}


def test_the_joker_line_looks_at_the_banks_hand_only() -> None:
    question = ace_high(ACE_HIGH, "Jk Td Th 6c 5d 3s 2c")
    assert expected(question, ROOM) == {"line": "bank", "pays": "$35"}
    assert "this line looks at the bank's only" in said(question, ROOM, pays="50")


def test_where_the_bank_must_be_beaten_a_lower_ace_high_loses_it() -> None:
    question = ace_high(ACE_HIGH, "Ad Kc Jh 9d 7h 4s 3d", room=MUST_BEAT)
    assert expected(question, MUST_BEAT) == {"line": "not beaten", "pays": "$0"}
    text = said(question, MUST_BEAT, pays="200")
    assert "must beat the bank's as well" in text
    assert expected(ace_high(ACE_HIGH, "Ad Kc Jh 9d 7h 4s 3d"), ROOM)["pays"] == "$125"
    assert "ace-high-must-beat" not in {rule.id for rule in ACE_HIGH_PAY.rules(ROOM)}


def test_two_lines_paid_and_nothing_paid_with_the_push_are_named() -> None:
    question = ace_high("Ac Qh Js 9c 7s 4d 2d", ALSO_ACE_HIGH, "$11")
    assert "pays two lines" in said(question, ROOM, pays="352")
    assert "The base wager pushes" in said(question, ROOM, pays="0")
    assert "25 × $11 = $275." in said(question, ROOM, line="not")


def test_lines_come_at_the_weights_set() -> None:
    mix = {"ace-high-both": 1, "ace-high-with-joker": 1, "ace-high-must-beat": 2}
    seen = Counter(
        Case.of(ACE_HIGH_PAY.deal(Random(seed), MUST_BEAT, Options(mix=mix)), MUST_BEAT).clause
        for seed in range(200)
    )
    for clause, weight in mix.items():
        share = weight / 4
        assert abs(seen[clause] - 200 * share) < 4 * (200 * share * (1 - share)) ** 0.5


def test_as_the_cards_fall_ace_high_banks_come_in_the_share_asked_for() -> None:
    for share in (0, 100):
        options = Options(ace_high=share)
        clauses = {Case.of(ACE_HIGH_PAY.deal(Random(n), ROOM, options), ROOM).clause for n in range(30)}
        assert ("ace-high-no" in clauses) == (share == 0)


def test_a_bank_that_is_not_ace_high_often_looks_like_it() -> None:
    """Aces with the joker, or no pair at all, in two deals of three."""
    options = Options(mix={"ace-high-no": 1})
    cases = [Case.of(ACE_HIGH_PAY.deal(Random(seed), ROOM, options), ROOM) for seed in range(60)]
    aces = sum(case.best(of_bank=True).startswith("pair of aces") for case in cases)
    assert aces >= 10


def test_a_trainers_own_layout_and_answers_with_a_hole() -> None:
    own = "Ts Td | 8h 6c 5d 3s 2c ; Kh Qd | As 9c 7s 4h 2d ; $15"
    question = ACE_HIGH_PAY.deal(Random(1), ROOM, Options(hands=(own,)))
    assert expected(question, ROOM) == {"line": "bank", "pays": "$105"}
    form = right_form(ACE_HIGH_PAY, question, ROOM)
    for name, words in {"line": "The line: choose", "pays": "What Ace-High wins: no amount"}.items():
        with pytest.raises(AnswerError, match=words):
            ACE_HIGH_PAY.parse(question, {**form, name: []})
