"""Legal or foul: the calls, the near-fouls, and how often each comes."""

from collections import Counter
from random import Random

import pytest

from paigow_train.game.splits import parse_split
from paigow_train.kinds.kind import AnswerError, Question
from paigow_train.kinds.spot_foul import SPOT_FOUL, Options
from tests.kinds.made import graded, house

FACE_UP = house("face-up-2020")


def laid(split: str) -> Question:
    front, back = split.split("|")
    return Question("spot_foul", {"front": front.strip(), "back": back.strip()})


@pytest.mark.parametrize(
    ("split", "verdict", "rule"),
    [
        # A published trainer's and other public projects' foul cases.
        ("Ac 2h | Kh Qs Td 7c 5s", "front outranks back", "front-outranks-back"),
        ("As 3d | Ks Qh 9d 5c 2s", "front outranks back", "front-outranks-back"),
        ("As Ah | 9d 7c 5s 4h 3c", "front outranks back", "front-outranks-back"),
        ("8s 8d | 8h 8c 9d 5c 2s", "legal", "legal-equal-rank"),
        ("As Kd | Ah Kc 9d 5c 2s", "legal", "legal-equal-rank"),
        # Four nines split: the house way itself sets them so.
        ("9c 9s | 9h 9d 7c 4d 2h", "legal", "legal-equal-rank"),
        ("Kd | As 9c 7h 5s 3d 2c", "wrong count", "wrong-count"),
        ("Kd 9c 7h | As 5s 3d 2c", "wrong count", "wrong-count"),
    ],
)
def test_the_call_and_the_rule_behind_it(split: str, verdict: str, rule: str) -> None:
    part = graded(SPOT_FOUL, laid(split), {"verdict": [verdict]}, FACE_UP)[1].parts[0]
    assert (part.right, part.expected, part.rule) == (True, verdict, rule)


def test_near_fouls_come_as_often_as_fouls() -> None:
    """At 40 % fouls, a fifth of them of wrong count: 32, 8, 40 (two kinds alike) and 20 in a hundred."""
    rng, asked = Random(11), Counter[str]()
    deals = 2000
    for _ in range(deals):
        question = SPOT_FOUL.deal(rng, FACE_UP, Options())
        asked[SPOT_FOUL.blank(question, FACE_UP).parts[0].rule] += 1
    shares = {
        "front-outranks-back": 0.32,
        "wrong-count": 0.08,
        "legal-equal-rank": 0.20,
        "legal-by-one-card": 0.20,
        "legal": 0.20,
    }
    for rule, share in shares.items():
        assert abs(asked[rule] - deals * share) < 4 * (deals * share * (1 - share)) ** 0.5


def test_a_hand_legal_by_one_card_is_one_exchange_from_a_foul() -> None:
    for seed in range(30):
        question = SPOT_FOUL.deal(Random(seed), FACE_UP, Options(mix={"legal-by-one-card": 1}))
        split = parse_split(f"{question.data['front']} | {question.data['back']}")
        fouls = 0
        for out in split.front:
            for into in split.back:
                front = [into if card is out else card for card in split.front]
                back = [out if card is into else card for card in split.back]
                fouls += FACE_UP.ranking.front_value(front) > FACE_UP.ranking.back_value(back)
        assert fouls


def test_where_equal_pairs_are_foul_they_are_graded_so() -> None:
    from tests.kinds.made import CATALOGUE

    strict = CATALOGUE.house("face-up-2020", {"pair-behind": "foul"})
    grade = SPOT_FOUL.blank(laid("8s 8d | 8h 8c 9d 5c 2s"), strict)
    assert grade.parts[0].expected == "front outranks back"
    assert "legal-equal-rank" not in {rule.id for rule in SPOT_FOUL.rules(strict)}


@pytest.mark.parametrize("given", [[], ["maybe"], ["legal", "legal"], ["legal", "wrong count"]])
def test_no_call_or_two_calls_are_refused(given: list[str]) -> None:
    with pytest.raises(AnswerError, match="Make your call"):
        SPOT_FOUL.parse(laid("Kd 9c | As 7h 5s 3d 2c"), {"verdict": given})


def test_more_fouls_than_half_cannot_be_asked_for() -> None:
    with pytest.raises(ValueError, match="half"):
        Options(fouls=60)
