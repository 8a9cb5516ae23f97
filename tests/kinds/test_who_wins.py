"""Bank against player: fronts, backs, copies and the wager."""

from random import Random

import pytest

from paigow_train.game.cards import CardError
from paigow_train.kinds.kind import AnswerError, Question
from paigow_train.kinds.who_wins import WHO_WINS, Options
from tests.kinds.made import CATALOGUE, graded, house

FACE_UP = house("face-up-2020")


def layout(player: str, bank: str) -> Question:
    return Question("who_wins", {"player": player, "bank": bank})


def expected(question: Question, house_id: str = "face-up-2020", **choices: str) -> tuple[str, ...]:
    room = CATALOGUE.house(house_id, choices) if choices else house(house_id)
    return tuple(part.expected for part in WHO_WINS.blank(question, room).parts)


@pytest.mark.parametrize(
    ("player", "bank", "sides"),
    [
        # A published trainer's key: the front copies, the player's nines win behind.
        ("As Qc | 9d 9s 6h 4h 2c", "Ac Qh | 8s 8c 6d 4d 3c", ("copy", "player", "push")),
        # Public test files of two poker programs.
        ("Ac Qh | Kh Kc Td 7s 5s", "Ah Qc | Ks Kd Ts 7c 5h", ("copy", "copy", "lose")),
        ("Ac Jh | Kh Kc Td 7s 6s", "Ah Qc | Ks Kd Ts 7c 5h", ("bank", "player", "push")),
        ("Ac Qh | Kh Kc Td 7s 4s", "Ah Jc | Ks Kd Ts 7c 5h", ("player", "bank", "push")),
        ("Ks Qd | Ah Ad 9c 5s 2h", "Kc Jd | Kh Kd 8c 5c 2d", ("player", "player", "win")),
        ("Ks Qd | Ah Ad 9c 5s 2h", "Kc Qh | Ac As 9d 5d 2d", ("copy", "copy", "lose")),
    ],
)
def test_sides_and_wager_of_known_layouts(player: str, bank: str, sides: tuple[str, ...]) -> None:
    assert expected(layout(player, bank)) == sides


def test_the_wheel_setting_decides_a_wheel_against_a_king_high_straight() -> None:
    """Where the wheel is second highest it beats a king-high straight, where it is lowest it does not."""
    question = layout("Jc Th | Ah 5s 4s 3d 2c", "7c 5h | Kd Qs Jd Ts 9h")
    assert expected(question, "classic") == ("player", "player", "win")
    assert expected(question, "face-up-2020") == ("player", "bank", "push")


def test_a_copy_and_a_loss_go_by_the_rooms_reading() -> None:
    question = layout("Ac Qh | 7s 7d 9c 5s 2h", "Ah Qc | Ks Kd Ts 7c 5h")
    assert expected(question, "face-up-2023")[2] == "lose"
    reading = next(
        each.id for each in house("face-up-2023").own_readings if set(each.choices) == {"loses", "pushes"}
    )
    assert expected(question, "face-up-2023", **{reading: "pushes"})[2] == "push"


def test_an_ace_high_bank_pushes_before_anything_is_compared() -> None:
    question = layout("Kc Jd | Kh Kd 8c 5c 2s", "Ks Qd | As 9c 7s 4h 2d")
    assert expected(question) == ("not compared", "not compared", "push")
    assert expected(question, "classic") == ("bank", "player", "push")


def test_parts_are_graded_each_for_itself() -> None:
    question = layout("As Qc | 9d 9s 6h 4h 2c", "Ac Qh | 8s 8c 6d 4d 3c")
    form = {"front": ["bank"], "back": ["player"], "outcome": ["push"]}
    grade = graded(WHO_WINS, question, form, FACE_UP)[1]
    assert [part.right for part in grade.parts] == [False, True, True]
    assert [part.rule for part in grade.parts] == ["copy-in-front", "compare-backs", "copy-and-win"]
    said = " ".join(WHO_WINS.explain(question, grade, FACE_UP))
    assert "both have ace-queen; a copy, which goes to the bank" in said


def test_copies_come_in_the_share_asked_for() -> None:
    rng, deals, share = Random(4), 400, 0.3
    copies = 0
    for _ in range(deals):
        question = WHO_WINS.deal(rng, FACE_UP, Options(copies=30))
        rules = {part.rule for part in WHO_WINS.blank(question, FACE_UP).parts}
        copies += not rules.isdisjoint({"copy-in-front", "copy-behind"})
    assert abs(copies - deals * share) < 4 * (deals * share * (1 - share)) ** 0.5


@pytest.mark.parametrize(
    "form",
    [
        {},
        {"front": ["player"], "back": ["bank"]},
        {"front": ["player", "bank"], "back": ["bank"], "outcome": ["push"]},
        {"front": ["dealer"], "back": ["bank"], "outcome": ["push"]},
    ],
)
def test_an_answer_with_a_hole_or_a_strange_word_is_refused(form: dict[str, list[str]]) -> None:
    with pytest.raises(AnswerError, match="Say "):
        WHO_WINS.parse(layout("As Qc | 9d 9s 6h 4h 2c", "Ac Qh | 8s 8c 6d 4d 3c"), form)


def test_a_trainers_layout_with_a_card_in_both_hands_is_refused() -> None:
    with pytest.raises(CardError, match="in both hands"):
        Options(hands=("As Qc | 9d 9s 6h 4h 2c ; As Qh | 8s 8c 6d 4d 3c",))
