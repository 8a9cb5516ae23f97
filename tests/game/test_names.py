"""Hands in words."""

from paigow_train.game.cards import parse_cards
from paigow_train.game.ranking import ranking
from tests.game.five_cards import every_five
from tests.game.tables import cases


def assert_says(name: str, says: list[str]) -> None:
    place = 0
    for words in says:
        assert words in name[place:], f"{name!r} does not say {words!r} where it should"
        place = name.index(words, place) + len(words)


@cases("names.toml", "behind", "cards", "says")
def test_a_back_is_called_by_its_category_and_the_ranks_that_decide(cards, says):
    made = ranking().back(parse_cards(cards))
    assert_says(made.name, says)
    assert str(made) == made.name


@cases("names.toml", "in_front", "cards", "says")
def test_a_front_is_called_by_its_pair_or_its_two_ranks(cards, says):
    assert_says(ranking().front(parse_cards(cards)).name, says)


@cases("names.toml", "wild", "cards", "says")
def test_with_a_wild_joker_the_ranks_it_makes_are_named(cards, says):
    assert_says(ranking("wild").back(parse_cards(cards)).name, says)


def test_hands_have_the_same_name_exactly_when_neither_beats_the_other():
    for joker in ("bug", "wild"):
        order = ranking(joker)
        made = {order.back(cards) for cards, _ in every_five()}
        assert len({each.name for each in made}) == len({each.value for each in made}) == len(made)
