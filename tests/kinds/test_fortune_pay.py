"""Fortune at one seat: published examples, what keeps a line from being paid, and the rates of deals."""

from collections import Counter
from dataclasses import replace
from random import Random

import pytest

from paigow_train.house.house import House
from paigow_train.kinds.fortune_case import Case
from paigow_train.kinds.fortune_pay import FORTUNE_PAY, Options
from paigow_train.kinds.kind import AnswerError, Question
from tests.kinds.made import house, right_form
from tests.kinds.money_questions import asked, expected, said, seat

ROOM, MUST_BEAT = house("clearwater-fortune"), house("face-up-2020")
BANK = "Kc Qd Jh 9d 5h 4c 2h"


def fortune(hand: str, bet: str = "$5", bank: str = BANK, room: House = ROOM) -> Question:
    called = room is not ROOM
    return asked("fortune_pay", room, bank, seat(1, hand, fortune=bet), called=called)


@pytest.mark.parametrize(
    ("hand", "held"),
    [
        # Public casino projects' tests of the bonus, agreed with the counts over the whole deck.
        ("As 2s 3s 4s 5s 6s 7s", "seven-card straight flush"),
        ("As Ks Qs Js Ts Kd Qd", "royal match"),
        ("Jk Ks Qs Js Ts Kd Qd", "royal match"),
        ("Jk 2h 3h 4h 5h 6h 7h", "seven-card straight flush with joker"),
        ("As Ah Ad Ac Jk 2h 9c", "five aces"),
        ("As Ks Qs Js Ts 2d 9c", "royal flush"),
        ("Jk Ks Qs Js Ts 2d 9c", "royal flush"),
        ("As Ks Qs Js Ts Kd Jd", "royal flush"),
        ("9s 8s 7s 6s 5s 2d Kc", "straight flush"),
        ("5h 4h 3h 2h Jk 9d Kc", "straight flush"),
        ("8s 8h 8c 8d Kh 9s 2c", "four of a kind"),
        ("Jk As Ad Ac Kh 9s 2c", "four of a kind"),
        ("8s 8h 8c 3d 3h 9s 2c", "full house"),
        ("Jk Ah 8c 8d 8h 9s 2c", "full house"),
        ("Kd 9d 7d 4d 2d 3s 5c", "flush"),
        ("Jk 9d 7d 4d 2d 3s Kc", "flush"),
        ("8s 8h 8c 3d Kh 9s 2c", "three of a kind"),
        ("9s Th Jc Qd Kh 3s 3c", "straight"),
        ("Jk Th Jc Qd Kh 3s 5c", "straight"),
        ("9s 9h 4c 4d 2h 2s Kc", "nothing"),
        ("As Kh 9c 7d 5h 3s 2c", "nothing"),
        # Reports of bugs in public hand readers: one crashed, one called two sets of trips trips.
        ("6c 7c 8c 9c Tc Jc Qc", "seven-card straight flush"),
        ("Ah Ad Ac As Jk 7d 4c", "five aces"),
        ("6d 6h 6c 3d 3h 3s 4h", "full house"),
        # A progressive's news report: the joker is the eight, and the royal in it is not paid beside it.
        ("7s 9s Ts Js Qs Ks Jk", "seven-card straight flush with joker"),
    ],
)
def test_what_seven_cards_hold(hand: str, held: str) -> None:
    others = [
        card for card in ("Ac", "Kd", "Jd", "Th", "8d", "6s", "5d", "4s", "3d", "2d") if card not in hand
    ]
    assert expected(fortune(hand, "$2", " ".join(others[:7])), ROOM)["held"] == held


@pytest.mark.parametrize(
    ("hand", "bet", "pays"),
    [
        ("8s 8h 8c 8d Kh 9s 2c", "$5", "$125"),  # a public casino project's tests
        ("Kh Ks | 8s 8h 8c Jd 4s", "$5", "$25"),  # a published column: paid as the full house
        ("9d 8c | Tc 7h 6h 4d 2c", "$5", "$10"),  # a dealer trainer's key: a straight that was not seen
        ("Qh Qc | 7s 9s 7h 3h 7c", "$5", "$25"),  # the same: the full house was split
        ("Qc 8c | 5c 7d 5h 5s 5d", "$3", "$75"),  # the same: quads on a small wager
        ("Ah 8d | 5c 5d 2s 2c Jc", "$4", "$0"),  # the same: two pair pays nothing
        ("5c 5d 5h 6s 7d 8c 9h", "$5", "$15"),  # published counts: trips and a straight are paid as trips
        ("6h 7h 8h 9h Th Jh Jk", "$10", "$10,000"),  # a news report: 1,000 to 1
        ("9c Th Jh Qh Kh 2h 3h", "$5", "$20"),  # a bug report: a flush and a straight, no straight flush
        ("As 2h 3d 4c 5s Kd 9c", "$5", "$10"),  # a bug report: the wheel is a straight
        ("8s 8h 8c 3d Kh 9s 2c", "$2", "$6"),  # a dealer's story: paid in its own circle
    ],
)
def test_published_amounts(hand: str, bet: str, pays: str) -> None:
    deck = "Ac Ad Jd Ts 7c 6d 4h 3c 2d Qs Kc Js 6c 4s"
    bank = " ".join([card for card in deck.split() if card not in hand][:7])
    assert expected(fortune(hand, bet, bank), ROOM)["pays"] == pays


def test_the_base_wagers_loss_does_not_touch_fortune() -> None:
    question = fortune("7s 4h | 9s Th Jc Qd 2h", bank="As Ah Ad 7c 7h Kd 5c")
    lost = fortune("3h 3s | 9h Tc Jc Qd Ks", bank="4s 4h 4d 4c Ac Ah 5c")
    assert expected(question, ROOM)["pays"] == "$0"
    assert expected(lost, ROOM)["pays"] == "$10"
    assert "the base wager is lost does not touch Fortune" in said(lost, ROOM, pays="0")


def test_trips_with_a_straight_paid_as_a_straight_is_named() -> None:
    question = fortune("5c 5d 5h 6s 7d 8c 9h", "$35", "Ac Ad Jd Ts 7c 4h 2d")
    text = said(question, ROOM, pays="70")
    assert "$70 is a straight at 2 to 1" in text
    assert "outranks trips in the base game only" in text
    assert "3 × $35 = $105." in text


def test_the_stake_counted_in_and_odds_for_one_are_named() -> None:
    question = fortune("8s 8h 8c 8d Kh 9s 2c", "$15")
    assert "counts the stake of $15 in" in said(question, ROOM, pays="390")
    assert "is 25 for 1" in said(question, ROOM, pays="360")


def test_where_it_must_beat_the_designated_player_a_lower_line_loses() -> None:
    hand, bank = "8s 8h 8c 3d Kh 9s 2c", "Ac Kd Qd Jh Td 5h 4c"
    lower, higher = (
        fortune(hand, "$5", bank, MUST_BEAT),
        fortune(hand, "$5", "Ac Ad As 6h 7d 5h 4c", MUST_BEAT),
    )
    assert expected(lower, MUST_BEAT) == {"held": "three of a kind", "call": "pays", "pays": "$15"}
    assert expected(higher, MUST_BEAT) == {"held": "three of a kind", "call": "loses", "pays": "$0"}
    text = said(higher, MUST_BEAT, pays="15")
    assert "must beat his seven cards" in text
    assert "three aces" in text
    part = FORTUNE_PAY.blank(higher, MUST_BEAT).parts
    assert [each.rule for each in part] == [
        "fortune-three-of-a-kind",
        "fortune-must-beat",
        "fortune-must-beat",
    ]


def test_equal_cards_do_not_beat() -> None:
    question = fortune("Th 9d | Ks Qs Jh 8c 7c", "$5", "Td 9h Kd Qc Jd 8d 7h", MUST_BEAT)
    assert expected(question, MUST_BEAT) == {"held": "straight", "call": "loses", "pays": "$0"}


def test_a_beaten_line_pushes_where_the_room_says_so() -> None:
    assert MUST_BEAT.fortune is not None
    room = replace(MUST_BEAT, fortune=replace(MUST_BEAT.fortune, against_bank="pushes if beaten"))
    question = fortune("8s 8h 8c 3d Kh 9s 2c", "$5", "Ac Ad As 6h 7d 5h 4c", room)
    assert expected(question, room) == {"held": "three of a kind", "call": "pushes", "pays": "$0"}
    assert "goes back and nothing is won" in said(question, room, pays="5")
    rules = [rule.id for rule in FORTUNE_PAY.rules(room)]
    assert "fortune-beaten-pushes" in rules
    assert "fortune-must-beat" not in rules


def test_three_pair_pushes_where_the_table_says_so() -> None:
    assert ROOM.fortune is not None
    room = replace(ROOM, fortune=replace(ROOM.fortune, three_pair="pushes"))
    question = fortune("9s 9h 4c 4d 2h 2s Kc", "$5", "Ac Ad Jd Ts 7c 6d 3c", room)
    assert expected(question, room) == {"held": "three pair", "call": "pushes", "pays": "$0"}
    dealt = FORTUNE_PAY.deal(Random(1), room, Options(mix={"fortune-three-pair": 1}))
    assert expected(dealt, room)["call"] == "pushes"


def test_rare_classes_come_at_the_weights_set() -> None:
    """One five aces and one royal match to two straights: a quarter, a quarter and a half."""
    mix = {"fortune-five-aces": 1, "fortune-royal-match": 1, "fortune-straight": 2}
    seen = Counter(
        Case.of(FORTUNE_PAY.deal(Random(seed), ROOM, Options(mix=mix)), ROOM).held for seed in range(300)
    )
    for what, share in {"five aces": 0.25, "royal match": 0.25, "straight": 0.5}.items():
        assert abs(seen[what] - 300 * share) < 4 * (300 * share * (1 - share)) ** 0.5


def test_as_the_cards_fall_hands_that_pay_come_in_the_share_asked_for() -> None:
    for share in (0, 100):
        options = Options(paying=share)
        cases = [Case.of(FORTUNE_PAY.deal(Random(seed), ROOM, options), ROOM) for seed in range(30)]
        assert {bool(case.held) for case in cases} == {bool(share)}


def test_a_players_setting_can_hide_the_hand() -> None:
    """Every straight dealt so is broken up, and still paid."""
    options = Options(mix={"fortune-straight": 1}, hidden=100)
    cases = [Case.of(FORTUNE_PAY.deal(Random(seed), ROOM, options), ROOM) for seed in range(30)]
    assert all(case.back_category != "straight" and case.call == "pays" for case in cases)


def test_what_is_dealt_is_never_cut_by_a_cap() -> None:
    for seed in range(20):
        case = Case.of(
            FORTUNE_PAY.deal(Random(seed), ROOM, Options(mix={"fortune-seven-card-straight-flush": 1})), ROOM
        )
        assert case.wager.unpaid_cents == 0
        assert case.won_cents == 8_000 * case.stake


def test_the_table_posts_the_odds_and_shows_the_wager() -> None:
    question = fortune("8s 8h 8c 8d Kh 9s 2c", "$15")
    prompt = FORTUNE_PAY.ask(question, ROOM)
    assert "four of a kind 25" in prompt.posted[0]
    assert prompt.table is not None
    assert [(stack.circle, stack.cents) for stack in prompt.table.spots[0].stacks] == [
        ("Base", 25_00),
        ("Fortune", 15_00),
    ]


def test_a_trainers_own_layout_is_asked_as_it_is_set() -> None:
    own = "9d 8c | Tc 7h 6h 4d 2c ; 9h 7s | Ad Td 6d 5d 2d ; $35"
    question = FORTUNE_PAY.deal(Random(1), ROOM, Options(hands=(own,)))
    assert expected(question, ROOM) == {"held": "straight", "pays": "$70"}
    for wrong in ("9d 8c | Tc 7h 6h 4d 2c ; 9h 7s | Ad Td 6d 5d 2d", f"{own} ; $5", "9d 8c ; $5"):
        with pytest.raises(ValueError, match=r"two set hands|cards|set hand"):
            Options(hands=(wrong,))


def test_an_answer_with_a_hole_is_refused() -> None:
    question = fortune("8s 8h 8c 3d Kh 9s 2c", "$5", BANK, MUST_BEAT)
    form = right_form(FORTUNE_PAY, question, MUST_BEAT)
    for name, words in {
        "held": "The seven cards hold",
        "call": "The Fortune wager",
        "pays": "Fortune wins",
    }.items():
        with pytest.raises(AnswerError, match=words):
            FORTUNE_PAY.parse(question, {**form, name: []})
