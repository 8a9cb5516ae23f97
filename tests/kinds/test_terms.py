"""The words of the game: both ways round, with wrong answers that are taken from other words."""

from collections import Counter
from random import Random

import pytest

from paigow_train.kinds.kind import AnswerError
from paigow_train.kinds.terms import MEANING, OPTIONS, TERMS, WORD, Options
from tests.kinds.made import CATALOGUE, HOUSE_IDS, graded, house

# The words that a card room's own list of terms and the Envy and dragon rules use.
WANTED = {
    "hair",
    "behind",
    "pair-pair",
    "two pair behind",
    "full house",
    "full house behind",
    "complete hand",
    "trips",
    "kicker",
    "copy",
    "action",
    "envy button",
    "dragon",
    "foul",
    "push",
    "banker",
    "co-bank",
    "no-play",
    "stub",
    "muck",
}


def test_there_are_thirty_words_and_those_that_must_be_known_are_among_them() -> None:
    words = {term.word for term, _ in CATALOGUE.handbook().terms}
    assert len(words) >= 30
    assert words >= WANTED


@pytest.mark.parametrize("house_id", HOUSE_IDS)
def test_every_word_is_asked_both_ways_and_only_its_own_answer_is_right(house_id: str) -> None:
    room = house(house_id)
    assert len(room.terms) >= 30
    for term in room.terms:
        for meanings, asked in ((0, MEANING), (100, WORD)):
            options = Options(mix={f"term-{term.id}": 1}, meanings=meanings)
            question = TERMS.deal(Random(4), room, options)
            assert question.data["asked"] == asked
            assert question.data["shown"] in ((term.meaning,) if asked == WORD else term.words)
            offered = question.data["options"]
            assert len(set(offered)) == OPTIONS
            for option in offered:
                _, grade = graded(TERMS, question, {"term": [option]}, room)
                assert grade.right == (option == (term.word if asked == WORD else term.meaning))
                said = TERMS.explain(question, grade, room)
                assert term.meaning in said[0]
                assert grade.right or "is another thing: " in said[-1]


def test_wrong_answers_come_from_the_words_of_the_same_kind_first() -> None:
    room = house("clearwater-face-up")
    groups = {term.meaning: term.group for term in room.terms}
    for term in room.terms:
        question = TERMS.deal(Random(7), room, Options(mix={f"term-{term.id}": 1}, meanings=0))
        alike = sum(each.group == term.group for each in room.terms) - 1
        offered = [groups[each] for each in question.data["options"]]
        assert offered.count(term.group) == 1 + min(alike, OPTIONS - 1)


def test_no_two_words_of_a_room_mean_the_same_and_no_word_gives_itself_away() -> None:
    for house_id in HOUSE_IDS:
        terms = house(house_id).terms
        assert len({term.meaning for term in terms}) == len(terms)
        words = [word for term in terms for word in term.words]
        assert len(set(words)) == len(words)
        for term in terms:
            assert not any(word.lower() in term.meaning.lower().split() for word in term.words), term.id


def test_a_word_that_a_room_has_no_use_for_is_not_asked_there() -> None:
    assert "term-no-play-spot" in {rule.id for rule in TERMS.rules(house("cordova"))}
    assert "term-no-play-spot" not in {rule.id for rule in TERMS.rules(house("classic"))}
    assert "term-dragon" in {rule.id for rule in TERMS.rules(house("classic"))}
    assert "term-dragon" not in {rule.id for rule in TERMS.rules(house("face-up-2020"))}


def test_the_two_ways_come_in_the_share_chosen() -> None:
    rng, deals, counts = Random(2), 600, Counter[str]()
    for _ in range(deals):
        counts[str(TERMS.deal(rng, house("classic"), Options(meanings=30)).data["asked"])] += 1
    assert abs(counts[WORD] - deals * 0.3) < 4 * (deals * 0.3 * 0.7) ** 0.5


def test_an_answer_that_was_not_offered_is_refused() -> None:
    question = TERMS.deal(Random(1), house("classic"), Options(meanings=100))
    with pytest.raises(AnswerError, match="Choose the word"):
        TERMS.parse(question, {"term": ["snap"]})
