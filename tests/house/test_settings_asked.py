"""Conditions on a house: each looks at one setting, says itself, and refuses words that it does not know."""

import re

import pytest

from paigow_train.house.bands import WordError
from paigow_train.house.settings import SETTINGS, WORDS
from paigow_train.library.files import shipped
from tests.kinds.made import CATALOGUE, HOUSE_IDS

HOUSES = {house_id: CATALOGUE.house(house_id) for house_id in HOUSE_IDS}
FACE_UP_BANKED = {"face-up-2020", "face-up-2023"}
CLEARWATER = {"clearwater-standard", "clearwater-fortune", "clearwater-face-up"}


def where(word: str, value: object) -> set[str]:
    condition = WORDS[word](value)
    return {house_id for house_id, house in HOUSES.items() if condition.holds(house)}


@pytest.mark.parametrize(
    ("word", "value", "houses"),
    [
        # Each row from the rooms' own rules.
        ("game", "face up", {*FACE_UP_BANKED, "clearwater-face-up"}),
        ("game", ["face up", "fortune"], {*FACE_UP_BANKED, "clearwater-face-up", "clearwater-fortune"}),
        ("joker", "wild", {"cordova"}),
        ("wheel", "lowest", FACE_UP_BANKED),
        ("bank_by", "designated player", FACE_UP_BANKED),
        ("bank_set_by", "banker", {"cordova"}),
        ("player_banking", "if posted", {"clearwater-standard", "clearwater-fortune"}),
        ("co_bank", True, {"classic"}),
        ("rake", True, {"face-up-2020"}),
        ("commission", False, {*FACE_UP_BANKED, "clearwater-face-up", "cordova"}),
        ("dead_costs", "all wagers", CLEARWATER),
        ("offers", "envy", {"clearwater-fortune", "clearwater-face-up"}),
        ("offers", ["dragon", "progressive"], {"classic", "clearwater-face-up"}),
        ("fortune_against_bank", "must beat", {"face-up-2020"}),
        ("ace_high_must_beat", True, {"face-up-2020"}),
        ("cap_scope", "spot", FACE_UP_BANKED),
        ("cap_outside", "envy", {"clearwater-fortune", "clearwater-face-up"}),
        ("action_by", "button", FACE_UP_BANKED),
        ("settling", "counter-clockwise", CLEARWATER),
        ("no_play_spot", True, {"cordova"}),
        ("drawn_number", True, {"classic"}),
        ("dragon", "equal", {"classic"}),
        ("way", "none", {"cordova"}),
        ("procedure", ["hands-off", "rake"], FACE_UP_BANKED),
        ("no_procedure", "no-side-betting", {*HOUSES} - CLEARWATER),
    ],
)
def test_a_condition_holds_where_the_setting_is_so(word: str, value: object, houses: set[str]) -> None:
    assert where(word, value) == houses


def test_every_setting_of_every_house_is_one_of_the_words_that_can_be_asked_for() -> None:
    for name, setting in SETTINGS.items():
        for house in HOUSES.values():
            found = {each for each in setting.of(house) if each}
            assert not setting.words or found <= {*setting.words}, name


def test_a_condition_says_itself() -> None:
    assert WORDS["bank_by"]("designated player").says() == "who banks: designated player"
    assert WORDS["game"](["fortune", "face up"]).says() == "the game: fortune or face up"
    assert WORDS["co_bank"](True).says() == "co-banking: yes"
    assert WORDS["no_procedure"](["hands-off"]).says() == "no procedure hands-off"


@pytest.mark.parametrize(
    ("word", "value", "words"),
    [
        ("game", "draw", '"draw" is not known here; standard, fortune, face up are'),
        ("co_bank", "yes", "write true or false"),
        ("game", 5, "in quotation marks"),
        ("game", [], "in quotation marks"),
        ("no_procedure", [True], "the id of a procedure in quotation marks"),
    ],
)
def test_a_value_that_the_word_does_not_know_is_refused(word: str, value: object, words: str) -> None:
    with pytest.raises(WordError, match=words):
        WORDS[word](value)


def test_the_page_beside_the_rulings_names_every_word_and_every_value() -> None:
    page = (shipped("drills") / "rulings" / "README.md").read_text(encoding="utf-8")
    rows = dict(re.findall(r"^\| `(\w+)` \| .* \| (.*) \|$", page, re.MULTILINE))
    assert set(rows) == set(WORDS)
    for name, setting in SETTINGS.items():
        wanted = ("true", "false") if setting.words == ("yes", "no") else setting.words
        assert not wanted or re.findall(r'`"?([^`"]+)"?`', rows[name]) == [*wanted]
