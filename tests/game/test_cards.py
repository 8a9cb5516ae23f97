"""The 53 cards and their notation."""

import copy
import pickle

import pytest
from hypothesis import given
from hypothesis import strategies as st

from paigow_train.game.cards import DECK, JOKER, CardError, card, parse_cards, parse_hand, write_cards
from tests.game.hands import cards as any_card
from tests.game.hands import seven_cards, some_cards
from tests.game.tables import cases


def test_the_deck_is_52_cards_and_a_joker_in_canonical_order():
    ranks, suits = "AKQJT98765432", "shdc"
    assert [str(each) for each in DECK] == ["Jk"] + [rank + suit for rank in ranks for suit in suits]
    assert [each.index for each in DECK] == list(range(53))


@pytest.mark.parametrize(
    ("text", "words"),
    [("As", "ace of spades"), ("Td", "ten of diamonds"), ("6h", "six of hearts"), ("Qc", "queen of clubs"),
     ("2s", "two of spades"), ("Jk", "joker")],
)  # fmt: skip
def test_a_card_has_a_name_in_words(text, words):
    assert card(text).words == words


def test_ranks_run_from_two_to_the_ace_at_fourteen_and_the_joker_has_none():
    assert [card(f"{rank}s").rank for rank in "23456789TJQKA"] == list(range(2, 15))
    assert (JOKER.rank, JOKER.suit, JOKER.is_joker) == (0, "", True)
    assert not any(each.is_joker for each in DECK if each is not JOKER)


@cases("cards.toml", "read", "text", "written")
def test_a_hand_is_read_leniently_and_written_in_one_way(text, written):
    hand = parse_hand(text)
    assert write_cards(hand) == written
    assert " ".join(map(str, hand)) == written


@cases("cards.toml", "refused_hand", "text", "says")
def test_what_is_no_hand_is_quoted_and_told_what_would_be_right(text, says):
    with pytest.raises(CardError) as refused:
        parse_hand(text)
    _assert_says(refused.value, says)


@cases("cards.toml", "refused_card", "text", "says")
def test_what_is_no_single_card_is_quoted_and_told_what_would_be_right(text, says):
    with pytest.raises(CardError) as refused:
        card(text)
    _assert_says(refused.value, says)


def _assert_says(error: CardError, says: list[str]) -> None:
    message = str(error)
    assert message.endswith(".")
    assert [each for each in says if each not in message] == []


def test_cards_that_are_no_hand_keep_the_order_in_which_they_were_written():
    assert list(map(str, parse_cards("2s Jk Ad"))) == ["2s", "Jk", "Ad"]
    assert parse_cards("") == ()


def test_a_card_dealt_to_two_hands_is_refused():
    """A published deal whose banker holds three of the player's cards."""
    player, banker = "Kh 7c Qs Td 5s Ac 2h", "8h 9c 4s 3d 5s 7c 2h"
    with pytest.raises(CardError, match="twice"):
        parse_cards(f"{player} {banker}")


@given(some_cards(0, 53))
def test_reading_what_was_written_gives_the_same_cards(dealt):
    assert parse_cards(write_cards(dealt)) == tuple(each for each in DECK if each in dealt)


@given(seven_cards)
def test_reading_a_written_hand_gives_the_same_hand(hand):
    assert set(parse_hand(write_cards(hand))) == set(hand)
    assert write_cards(parse_hand(write_cards(hand))) == write_cards(hand)


SIGNS = {"s": "sS♠♤", "h": "hH♥♡", "d": "dD♦♢", "c": "cC♣♧"}


@st.composite
def written_loosely(draw) -> tuple[tuple, str]:
    """Cards, and one of the many texts that mean them."""
    dealt = draw(some_cards(1, 9))
    text = draw(st.sampled_from(["", " ", ","]))
    for each in dealt:
        if each.is_joker:
            text += draw(st.sampled_from(["Jk", "jk", "JK", "joker", "Joker", "JOKER"]))
        else:
            rank = each.text[0]
            text += draw(st.sampled_from([rank, rank.lower(), "10" if rank == "T" else rank]))
            text += draw(st.sampled_from(SIGNS[each.suit]))
        text += draw(st.sampled_from(["", " ", "  ", ",", ", ", "\n"]))
    return dealt, text


@given(written_loosely())
def test_every_lenient_way_of_writing_cards_means_the_same_cards(loose):
    dealt, text = loose
    assert parse_cards(text) == dealt


LETTERS = "AKQJT1203♠♥shdcjker,| \n"
FOREIGN = "\u017f\u212aıİ９٩"  # whose other case is a letter of ours, or digits that are none of ours


@given(st.text(LETTERS + FOREIGN, max_size=9))
def test_any_text_is_cards_or_a_sentence_that_quotes_it(text):
    assert text.strip() in (_refusal(text) or text)


def _refusal(text: str) -> str:
    try:
        parse_cards(text)
    except CardError as error:
        return str(error)
    return ""


@given(any_card)
def test_a_card_exists_once_even_when_copied_or_stored(each):
    assert card(str(each)) is each
    assert copy.deepcopy(each) is each
    assert pickle.loads(pickle.dumps(each)) is each


def test_a_card_cannot_be_changed():
    with pytest.raises(AttributeError, match="As"):
        card("As").rank = 2
