"""How the rooms' texts are read: every choice of every reading is another setting, and another rule book."""

from typing import Any

import pytest

from paigow_train.game.money import Odds
from paigow_train.house.house import House
from paigow_train.library.catalogue import Catalogue
from paigow_train.library.files import Folders

CATALOGUE = Catalogue(Folders.of())
HOUSES = {house_id: CATALOGUE.house(house_id) for house_id in CATALOGUE.house_ids()}


def _line(house: House, what: str) -> Odds:
    assert house.fortune is not None
    return next(line.odds for line in house.fortune.lines if line.what == what)


def _prize(house: House, what: str) -> str:
    assert house.progressive is not None
    return str(next(line for line in house.progressive.lines if line.what == what))


def _commission(house: House) -> bool:
    assert house.commission is not None
    return house.commission.bank_on_net


def _cover(house: House, word: str) -> str:
    assert house.cover is not None
    return str(getattr(house.cover, word))


SETTINGS: dict[str, Any] = {
    "wheel": lambda house: house.wheel,
    "five-of-a-kind": lambda house: house.fives,
    "pair-behind": lambda house: house.equal_pairs,
    "copy-and-loss": lambda house: house.comparing.copy_and_loss,
    "foul-costs": lambda house: house.fouls.costs,
    "dead-hands": lambda house: house.fouls.dead_costs,
    "bonus-of-fouled-hands": lambda house: house.fouls.bonus_of_fouled,
    "player-bank-set": lambda house: house.bank.player_sets,
    "banker-foul": lambda house: house.bank.banker_foul,
    "bank-turn": lambda house: house.bank.turn,
    "banker-commission": _commission,
    "cover-order": lambda house: _cover(house, "order"),
    "cover-use": lambda house: _cover(house, "uses"),
    "cap-scope": lambda house: house.caps[0].scope,
    "cap-sharing": lambda house: house.caps[0].shared,
    "second-royal-line": lambda house: _line(house, "royal match"),
    "progressive-with-joker": lambda house: _prize(house, "seven-card straight flush with joker"),
    "several-spots": lambda house: house.seats.several_spots,
    "dragon-bet": lambda house: house.seats.dragon,
    "dragon-set": lambda house: house.seats.dragon_house_way,
    "count-direction": lambda house: house.action.count,
    "delivery-direction": lambda house: house.action.delivery,
}
"""The setting that each reading decides."""

AS_TEXT: dict[object, str] = {True: "yes", False: "no"}

READINGS_OF_THE_TEXTS = {
    # Section 2: the wheel where a text is silent, five of a kind. 3: equal pairs, fouls, the banker's foul,
    # bonuses of fouled hands. 4: copy and loss. 6: the second royal line. 7: cover and cap. 8: directions.
    "face-up-2020": {"pair-behind", "bonus-of-fouled-hands", "cover-order", "cover-use"},
    "face-up-2023": {
        "copy-and-loss",
        "bonus-of-fouled-hands",
        "cover-order",
        "cover-use",
        "second-royal-line",
    },
    "las-vegas": {"wheel", "banker-foul", "count-direction"},
    "classic": {"foul-costs", "banker-foul"},
    "cordova": {"wheel", "five-of-a-kind", "foul-costs", "banker-foul", "delivery-direction"},
    "clearwater-standard": {"foul-costs", "banker-foul", "count-direction"},
    "clearwater-fortune": {
        "foul-costs",
        "banker-foul",
        "bonus-of-fouled-hands",
        "count-direction",
        "cap-scope",
    },
    "clearwater-face-up": {"foul-costs", "bonus-of-fouled-hands", "count-direction", "cap-scope"},
}

FLIPS = [
    pytest.param(house.id, reading.id, choice, id=f"{house.id}-{reading.id}-{choice}")
    for house in HOUSES.values()
    for reading in house.own_readings
    for choice in reading.others
]


@pytest.mark.parametrize("house_id", HOUSES)
def test_every_point_that_a_rooms_text_leaves_open_is_a_reading_in_its_file(house_id: str) -> None:
    assert READINGS_OF_THE_TEXTS[house_id] <= {reading.id for reading in HOUSES[house_id].own_readings}


@pytest.mark.parametrize("house_id", HOUSES)
def test_the_setting_of_a_reading_is_the_choice_made(house_id: str) -> None:
    for reading in HOUSES[house_id].own_readings:
        setting = SETTINGS[reading.id](HOUSES[house_id])
        assert AS_TEXT.get(setting, str(setting)) == reading.choice


@pytest.mark.parametrize(("house_id", "reading_id", "choice"), FLIPS)
def test_another_choice_changes_its_setting_and_the_rules_edition(
    house_id: str, reading_id: str, choice: str
) -> None:
    before = HOUSES[house_id]
    after = CATALOGUE.house(house_id, {reading_id: choice})
    setting = SETTINGS[reading_id](after)
    assert AS_TEXT.get(setting, str(setting)) == choice
    assert after.rules_edition != before.rules_edition
    assert after.edition != before.edition


@pytest.mark.parametrize(("house_id", "reading_id", "choice"), FLIPS)
def test_another_choice_changes_no_other_setting(house_id: str, reading_id: str, choice: str) -> None:
    before, after = HOUSES[house_id], CATALOGUE.house(house_id, {reading_id: choice})
    for other in before.own_readings:
        if other.id != reading_id:
            assert SETTINGS[other.id](after) == SETTINGS[other.id](before)


@pytest.mark.parametrize("house_id", HOUSES)
def test_every_reading_asks_and_answers_in_sentences_and_says_where_from(house_id: str) -> None:
    for reading in HOUSES[house_id].own_readings:
        assert reading.question.endswith("?")
        assert reading.say.endswith(".")
        assert reading.cite
        assert len(reading.choices) > 1
