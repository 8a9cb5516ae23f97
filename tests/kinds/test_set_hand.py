"""Setting a hand the house way: what is right, what is wrong, and what is said of it."""

from random import Random

import pytest

from paigow_train.kinds.kind import AnswerError, Grade, Question
from paigow_train.kinds.set_hand import SET_HAND, Options
from tests.kinds.made import graded, house

FACE_UP = house("face-up-2020")


def dealt(cards: str) -> Question:
    return Question("set_hand", {"cards": cards})


def set_front(cards: str, *front: str) -> Grade:
    return graded(SET_HAND, dealt(cards), {"front": list(front)}, FACE_UP)[1]


@pytest.mark.parametrize("ace", ["As", "Ah", "Jk"])
def test_any_ace_of_equal_effect_is_right(ace: str) -> None:
    """Trip aces, one of them the joker: a published trainer lists three accepted fronts for this hand."""
    assert set_front("Jk Qh 9s As 3h Ah 7c", ace, "Qh").right


def test_a_card_that_breaks_the_flush_is_wrong() -> None:
    """The heart flush hangs on the seven of hearts, so only the other seven may go in front."""
    cards = "Ah 8h 7h 4h 3h Kc 7c"
    assert set_front(cards, "Kc", "7c").right
    wrong = set_front(cards, "Kc", "7h")
    assert not wrong.right
    assert wrong.parts[0].expected == "Kc 7c | Ah 8h 7h 4h 3h"


def test_either_card_of_a_split_pair_may_be_named() -> None:
    """Two middle pairs and a flush: the flush is given up and the eights go in front, in either order."""
    cards = "8h 7h 8c 9s 3h 9h 4h"
    assert set_front(cards, "8h", "8c").right
    assert set_front(cards, "8c", "8h").right
    assert not set_front(cards, "9s", "8c").right


def test_the_grade_names_both_settings_and_the_rule_that_decided() -> None:
    part = set_front("8s 8h 4c 4d Qh Ts 2c", "Qh", "Ts").parts[0]
    assert part.rule == "two-pair-8-6-split"
    assert (part.given, part.expected) == ("Qh Ts | 8s 8h 4d 4c 2c", "4d 4c | Qh Ts 8s 8h 2c")
    assert part.given_words == "queen-ten | two pair, eights and fours, two kicker"
    assert part.expected_words == "pair of fours | pair of eights, Q-T-2 kickers"
    assert part.show == "split"


def test_a_rule_that_wanted_a_better_front_is_explained_with_the_best_front_there_was() -> None:
    question = dealt("8s 8h 4c 4d Qh Ts 2c")
    _, grade = graded(SET_HAND, question, {"front": ["Qh", "Ts"]}, FACE_UP)
    said = " ".join(SET_HAND.explain(question, grade, FACE_UP))
    assert "if a king or better can go in front" in said
    assert "the best front was queen-ten" in said


def test_a_foul_setting_is_called_foul() -> None:
    question = dealt("As Kd 9c 7h 5s 3d 2c")
    _, grade = graded(SET_HAND, question, {"front": ["As", "Kd"]}, FACE_UP)
    assert not grade.right
    assert "Your setting is foul" in " ".join(SET_HAND.explain(question, grade, FACE_UP))


def test_a_right_front_over_a_weaker_back_is_told_apart() -> None:
    """Two of four kings in front; hearts stay a flush behind only with the right two."""
    question = dealt("Ks Kh Kd Kc Qh 9h 4h")
    _, grade = graded(SET_HAND, question, {"front": ["Ks", "Kh"]}, FACE_UP)
    right = graded(SET_HAND, question, {"front": ["Ks", "Kd"]}, FACE_UP)[1]
    assert right.parts[0].right == grade.parts[0].right  # four hearts are no flush: both are two kings behind
    question = dealt("Jk Ah As Ac 9h 5h 2h")
    _, weaker = graded(SET_HAND, question, {"front": ["Jk", "Ah"]}, FACE_UP)
    assert not weaker.right
    assert "Your front is right, but" in " ".join(SET_HAND.explain(question, weaker, FACE_UP))


@pytest.mark.parametrize(
    ("front", "words"),
    [
        ([], "No card is in front"),
        (["As"], "One card is in front"),
        (["As", "Kd", "9c"], "3 cards are in front"),
        (["As", "As"], "One card is in front"),
        (["As", "Qd"], "queen of diamonds is not one of the seven"),
        (["As", "1s"], '"1s"'),
        (["As Kd", "9c"], "2 cards"),
        (["", "9c"], "no cards"),
        (["A♠️" * 500, "9c"], "twice"),
    ],
)
def test_an_answer_that_is_no_front_is_refused_in_words(front: list[str], words: str) -> None:
    with pytest.raises(AnswerError, match=words):
        SET_HAND.parse(dealt("As Kd 9c 7h 5s 3d 2c"), {"front": front})


def test_equal_answers_are_stored_alike_in_whatever_order_they_came() -> None:
    question = dealt("As Kd 9c 7h 5s 3d 2c")
    answers = {str(SET_HAND.parse(question, {"front": front})) for front in (["Kd", "9c"], ["9c", "Kd"])}
    assert len(answers) == 1


def test_a_trainers_own_list_is_dealt_from_and_checked() -> None:
    hand = "9s 9h Tc Td Jh Qs Kc"
    question = SET_HAND.deal(Random(1), FACE_UP, Options(hands=(hand,)))
    assert sorted(str(question.data["cards"]).split()) == sorted(hand.split())
    with pytest.raises(ValueError, match="6 cards"):
        Options(hands=("9s 9h Tc Td Jh Qs",))
