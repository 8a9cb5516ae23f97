"""What makes a question another one: its cards and words, and not the order in which they lie."""

from random import Random

import pytest

from paigow_train.kinds import KINDS
from paigow_train.kinds.kind import Question
from paigow_train.training.issue import _pattern, next_question
from paigow_train.training.practice import Ask, Practice
from tests.kinds.made import house


@pytest.mark.parametrize(
    ("one", "other", "same"),
    [
        ({"cards": "As Kd 9c"}, {"cards": "9c As Kd"}, True),
        ({"cards": "As Kd 9c"}, {"cards": "9c As Kh"}, False),
        ({"hands": ["As Kd", "9c 8c"]}, {"hands": ["9c 8c", "Kd As"]}, True),
        ({"shown": "hair", "options": ["a.", "b."]}, {"shown": "hair", "options": ["c.", "b."]}, True),
        ({"shown": "hair", "options": ["a.", "b."]}, {"shown": "stub", "options": ["a.", "b."]}, False),
        ({"dice": [6, 5, 4], "bank": 3}, {"dice": [4, 5, 6], "bank": 3}, True),
        ({"dice": [6, 5, 4], "bank": 3}, {"dice": [6, 5, 4], "bank": 2}, False),
    ],
)
def test_two_questions_are_the_same_when_their_cards_and_words_are(
    one: dict, other: dict, same: bool
) -> None:
    assert (_pattern(Question("kind", one)) == _pattern(Question("kind", other))) is same


@pytest.mark.parametrize("kind", ["ruling", "terms"])
def test_a_run_asks_no_situation_and_no_word_twice(kind: str) -> None:
    practice = Practice("drill", "Drill", "Say.", (Ask(kind, KINDS[kind].options()),), deals=20, seconds=0)
    rng, earlier = Random(5), []
    for _ in range(20):
        question = next_question(practice, house("cordova"), f"{rng.getrandbits(128):032x}", earlier)
        earlier.append(question)
    shown = [question.data.get("situation", question.data.get("shown")) for question in earlier]
    assert len(set(shown)) == len(shown)
