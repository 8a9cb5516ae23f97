"""The words of the rule files for ranks and fronts."""

import pytest

from paigow_train.game.cards import parse_cards
from paigow_train.game.ranking import rank_key
from paigow_train.house.bands import Band, FrontBar, WordError
from tests.house.ways import SECOND_HIGHEST


@pytest.mark.parametrize(
    ("text", "inside", "outside", "words"),
    [
        ("9-J", "9 T J", "8 Q", "nines to jacks"),
        ("A", "A", "K 2", "aces"),
        ("2-6", "2 6", "7", "twos to sixes"),
    ],
)
def test_a_band_holds_its_ends_and_says_itself(text: str, inside: str, outside: str, words: str) -> None:
    band = Band.parse(text)
    bits = {letter: rank_key(place) for place, letter in enumerate("23456789TJQKA", start=2)}
    assert all(band.bits & bits[letter] for letter in inside.split())
    assert not any(band.bits & bits[letter] for letter in outside.split())
    assert str(band) == words


@pytest.mark.parametrize("text", ["", "J-9", "9-", "-J", "1-3", "10", "9 J", "AK"])
def test_text_that_is_no_band_is_refused(text: str) -> None:
    with pytest.raises(WordError, match="rank"):
        Band.parse(text)


@pytest.mark.parametrize(
    ("text", "enough", "short"),
    [
        ("K", ["Kd 2c", "As 3d", "2c 2d", "Jk 2s"], ["Qd Jc"]),
        ("AJ", ["Ad Jc", "Ad Kc", "Ts Td"], ["Ad Tc", "Kd Qc"]),
        ("pair", ["2c 2d", "Jk As"], ["Ad Kc"]),
        ("K only", ["Kd 2c", "Ad Kc"], ["As Qd", "Kd Kc", "Qd Jc"]),
    ],
)
def test_a_bar_lets_better_fronts_through_and_a_strict_one_only_its_card(
    text: str, enough: list[str], short: list[str]
) -> None:
    bar = FrontBar.parse(text)
    for front in enough + short:
        value = SECOND_HIGHEST.front_value(parse_cards(front))
        assert bar.lets(value, SECOND_HIGHEST) is (front in enough), front


@pytest.mark.parametrize("text", ["", "KA", "AA", "AKQ", "K or better", "AK only", "X", "pairs"])
def test_text_that_is_no_bar_is_refused(text: str) -> None:
    with pytest.raises(WordError):
        FrontBar.parse(text)


def test_bars_say_themselves() -> None:
    says = {text: str(FrontBar.parse(text)) for text in ("A", "K", "AK", "AJ", "pair", "Q only")}
    assert says == {
        "A": "an ace can go in front",
        "K": "a king or better can go in front",
        "AK": "ace-king can go in front",
        "AJ": "ace-jack or better can go in front",
        "pair": "a pair can go in front",
        "Q only": "a queen itself goes in front",
    }
