"""Hands put in order: known pairs, equal hands, what decides, and answers that cannot be placings."""

from random import Random

import pytest

from paigow_train.game.cards import CardError, parse_cards
from paigow_train.kinds import hand_order as order
from paigow_train.kinds.kind import AnswerError, Question
from paigow_train.kinds.rank_hands import RANK_HANDS, Options, parse_hands
from tests.kinds.made import CATALOGUE, HOUSE_IDS, graded, house


def shown(*hands: str) -> Question:
    return Question("rank_hands", {"hands": list(hands)})


def placed(question: Question, house_id: str = "classic") -> tuple[str, ...]:
    return tuple(part.expected for part in RANK_HANDS.blank(question, house(house_id)).parts)


@pytest.mark.parametrize(
    ("higher", "lower", "decider"),
    [
        # Published reports of programs that had these the other way round, or equal.
        ("As Ks Qs 9s 2s", "Ah Kh 7h 5h Jk", order.JOKER_FLUSH),
        ("7h 7s 2h 2s Ac", "6s 6h 3s 3h As", order.GROUPS),
        ("Kh Th 5h 4h 3h", "Qc Tc 7c 5c 4c", order.FLUSHES),
        ("4d 4h Kd 9s 6c", "3d 3h Ac 8s 7c", order.GROUPS),
        ("9h 9c 5h 5c Kd", "9s 9d 5s 5d Qc", order.KICKERS),
        # Kings with ten and seven, then six against five: no copy.
        ("Kh Kc 7s Td 6s", "Ks Kd Ts 7c 5h", order.KICKERS),
        ("Kd Qs Jd Ts 9h", "6c 5h 4d 3s 2c", order.STRAIGHTS_BY_TOP),
        # A joker beside kings is an ace and no third king: two pairs beat it.
        ("2s 2d 3s 3d 4c", "Jk Kh Ks 7d 5c", order.JOKER_ACE),
    ],
)
def test_a_pair_that_was_misjudged_is_put_right_with_the_rule_that_decides(
    higher: str, lower: str, decider: str
) -> None:
    third = "8h 8d 8c Qh 6d" if "8" not in higher + lower else "Jh Jd Jc Qh 6d"
    question = shown(lower, third, higher)
    grade = RANK_HANDS.blank(question, house("classic"))
    assert int(grade.parts[2].expected) < int(grade.parts[0].expected)
    assert order.decider(parse_cards(higher), parse_cards(lower), house("classic")) == decider


def test_the_wheel_stands_where_the_room_ranks_it() -> None:
    question = shown("As 2h 3d 4c 5s", "6c 5h 4d 3s 2c", "Kd Qs Jd Ts 9h")
    assert placed(question, "classic") == ("1", "3", "2")
    assert placed(question, "face-up-2020") == ("3", "2", "1")
    rules = {part.rule for part in RANK_HANDS.blank(question, house("classic")).parts}
    assert order.WHEEL in rules


def test_a_wild_joker_pairs_what_it_lies_beside() -> None:
    question = shown("Jk Kh Ks 7d 5c", "2s 2d 3s 3d 4c", "Ah Qd 9s 8c 3h")
    assert placed(question, "classic") == ("2", "1", "3")
    assert placed(question, "cordova") == ("1", "2", "3")


def test_equal_hands_share_a_place_and_the_next_takes_the_next() -> None:
    question = shown("Kh Kc Td 7s 5s", "Ks Kd Ts 7c 5h", "Qh Qd Ah Jc 9c", "As Jd 9d 7h 2c")
    grade = RANK_HANDS.blank(question, house("classic"))
    assert [part.expected for part in grade.parts] == ["1", "1", "2", "3"]
    assert [part.rule for part in grade.parts[:2]] == [order.EQUAL, order.EQUAL]
    assert "1st, shared: Hand A, pair of kings, T-7-5 kickers." in RANK_HANDS.explain(
        question, grade, house("classic")
    )


def test_two_hands_changed_over_are_two_parts_wrong_and_named() -> None:
    question = shown("6s 6h 3s 3h As", "7h 7s 2h 2s Ac", "Kd Qs Jd 9c 8h")
    form = {"place-a": ["1"], "place-b": ["2"], "place-c": ["3"]}
    grade = graded(RANK_HANDS, question, form, house("classic"))[1]
    assert [part.right for part in grade.parts] == [False, False, True]
    said = RANK_HANDS.explain(question, grade, house("classic"))
    assert said[0].startswith("Within a category the groups decide")
    assert said[1:] == (
        "1st: Hand B, two pair, sevens and twos, ace kicker.",
        "2nd: Hand A, two pair, sixes and threes, ace kicker.",
        "3rd: Hand C, king high, K-Q-J-9-8.",
    )


@pytest.mark.parametrize("house_id", HOUSE_IDS)
def test_each_rule_decides_where_it_is_dealt_for_and_one_wrong_place_is_seen(house_id: str) -> None:
    room = house(house_id)
    for rule in RANK_HANDS.rules(room):
        for seed in range(12):
            question = RANK_HANDS.deal(Random(seed), room, Options(mix={rule.id: 1}))
            hands = parse_hands(" ; ".join(question.data["hands"]))  # distinct cards, three to five hands
            grade = RANK_HANDS.blank(question, room)
            assert rule.id in {part.rule for part in grade.parts}
            right = {f"place-{'abcde'[n]}": [part.expected] for n, part in enumerate(grade.parts)}
            best, other = (right[name][0] for name in list(right)[:2])
            if best != other:
                changed = {**right, "place-a": [other], "place-b": [best]}
                assert not graded(RANK_HANDS, question, changed, room)[1].right
            assert graded(RANK_HANDS, question, right, room)[1].right
            assert len(hands) == len(grade.parts)


def test_a_flipped_wheel_flips_the_order() -> None:
    question = shown("As 2h 3d 4c 5s", "6c 5h 4d 3s 2c", "Kd Qs Jd Ts 9h")
    flipped = CATALOGUE.house("classic", {"wheel": "lowest"})
    assert [part.expected for part in RANK_HANDS.blank(question, flipped).parts] == ["3", "2", "1"]


@pytest.mark.parametrize(
    ("places", "words"),
    [
        (("1", "1", "3"), "No hand is 2nd"),
        (("2", "2", "3"), "No hand is 1st"),
        (("1", "2"), "Give hand C one place, 1 to 3"),
        (("1", "2", "4"), "Give hand C one place, 1 to 3"),
        (("1", "2", ""), "Give hand C one place"),
    ],
)
def test_placings_that_cannot_be_are_refused(places: tuple[str, ...], words: str) -> None:
    question = shown("6s 6h 3s 3h As", "7h 7s 2h 2s Ac", "Kd Qs Jd 9c 8h")
    form = {f"place-{letter}": [place] for letter, place in zip("abc", places, strict=False)}
    with pytest.raises(AnswerError, match=words):
        RANK_HANDS.parse(question, form)


@pytest.mark.parametrize(
    ("entry", "words"),
    [
        ("As Kd Qh Jc 9s ; 2c 3d 4h 5s 7c", "2 hands; three to five"),
        ("As Kd Qh Jc 9s ; 2c 3d 4h 5s ; 6c 6d 6h 7s 8s", "4 cards; five"),
        ("As Kd Qh Jc 9s ; As 3d 4h 5s 7c ; 6c 6d 6h 7s 8s", "ace of spades"),
    ],
)
def test_a_trainers_list_is_checked_in_words(entry: str, words: str) -> None:
    with pytest.raises(CardError, match=words):
        Options(hands=(entry,))
