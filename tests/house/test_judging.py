"""Two set hands judged by the rooms: what comes before the comparing."""

from dataclasses import replace

import pytest

from paigow_train.game.splits import parse_layout
from paigow_train.house.house import House
from paigow_train.house.judging import judge
from tests.house.ways import CATALOGUE

FACE_UP, CLASSIC, CORDOVA = (CATALOGUE.house(name) for name in ("face-up-2020", "classic", "cordova"))
FOUL = "Ac 2h | Kh Qs Td 7c 5s"
LEGAL = "Kc Jd | Ah Ad 8c 5c 2s"
NINE_HIGH_BANK = "8d 6s | 9h 5d 4s 3d 2c"
ACE_HIGH_BANK = "Ks Qd | As 9c 7s 4h 2d"
FOUL_BANK = "Ks Kd | Qd Qh 7s 4h 3d"


def judged(house: House, player: str, bank: str) -> tuple[str, bool]:
    found = judge(house, *parse_layout(f"{player} ; {bank}"))
    return found.outcome, found.foul is not None


def test_a_players_foul_loses_even_to_the_weakest_bank() -> None:
    assert judged(CLASSIC, FOUL, NINE_HIGH_BANK) == ("lose", True)
    assert judged(CORDOVA, FOUL, NINE_HIGH_BANK) == ("lose", True)


def test_the_ace_high_push_comes_before_the_foul() -> None:
    assert judged(FACE_UP, FOUL, ACE_HIGH_BANK.replace("Qd", "Qh")) == ("push", True)


def test_an_ace_high_bank_is_compared_where_it_does_not_push() -> None:
    assert judged(CLASSIC, LEGAL, ACE_HIGH_BANK) == ("push", False)
    assert judged(FACE_UP, LEGAL, ACE_HIGH_BANK) == ("push", False)
    assert judge(FACE_UP, *parse_layout(f"{LEGAL} ; {ACE_HIGH_BANK}")).showdown is None
    assert judge(CLASSIC, *parse_layout(f"{LEGAL} ; {ACE_HIGH_BANK}")).showdown is not None


def test_a_bank_set_foul_by_the_dealer_is_reset_to_the_house_way() -> None:
    """Kings and queens: the house way splits them, queens in front."""
    found = judge(CLASSIC, *parse_layout(f"{LEGAL} ; {FOUL_BANK}".replace("Kc", "9c")))
    assert found.bank_foul is not None
    assert str(found.bank) == "Qh Qd | Ks Kd 7s 4h 3d"
    assert found.outcome == "push"


def test_a_banker_who_sets_freely_loses_his_foul_to_every_legal_hand() -> None:
    assert judged(CORDOVA, "4c 3s | 8h 6c 5c 4s 2s", FOUL_BANK) == ("win", False)
    assert judged(CORDOVA, FOUL.replace("Kh Qs", "Kh Js"), FOUL_BANK) == ("lose", True)


def test_where_a_foul_is_reset_the_house_way_plays() -> None:
    reset = replace(CLASSIC, fouls=replace(CLASSIC.fouls, costs="reset to the house way"))
    found = judge(reset, *parse_layout(f"{FOUL} ; {NINE_HIGH_BANK}"))
    assert str(found.player) == "Kh Qs | Ac Td 7c 5s 2h"
    assert (found.outcome, found.foul is not None) == ("win", True)


@pytest.mark.parametrize("house", [FACE_UP, CLASSIC, CORDOVA])
def test_judgements_say_why(house: House) -> None:
    for player, bank in ((LEGAL, ACE_HIGH_BANK), (FOUL, NINE_HIGH_BANK), (LEGAL, NINE_HIGH_BANK)):
        assert judge(house, *parse_layout(f"{player} ; {bank}")).say.endswith(".")
