"""The eight houses, each fact typed from the card rooms' own rules as they are read."""

from fractions import Fraction
from typing import Any

import pytest

from paigow_train.game.money import Rounding
from paigow_train.house.house import House
from paigow_train.library.catalogue import Catalogue
from paigow_train.library.files import Folders

CATALOGUE = Catalogue(Folders.of())
HOUSES = {house_id: CATALOGUE.house(house_id) for house_id in CATALOGUE.house_ids()}

CLASSES = (
    "seven-card straight flush",
    "royal match",
    "seven-card straight flush with joker",
    "five aces",
    "royal flush",
    "straight flush",
    "four of a kind",
    "full house",
    "flush",
    "three of a kind",
    "straight",
)
TABLE_5000 = (5000, 2000, 1000, 400, 150, 50, 25, 5, 4, 3, 2)
TABLE_8000 = (8000, 2000, 1000, 400, 150, 50, 25, 5, 4, 3, 2)
ENVY_5000 = (5000, 1000, 500, 250, 50, 20, 5)

FACE_UP_BANKED = ("face-up-2020", "face-up-2023")
CLEARWATER = ("clearwater-standard", "clearwater-fortune", "clearwater-face-up")
WITH_FORTUNE = (*FACE_UP_BANKED, "clearwater-fortune", "clearwater-face-up")


def facts(name: str, *rows: tuple[str, Any]) -> Any:
    """A table of houses and what each has; every house that is not named has the last row's, "others"."""
    by_house = dict(rows)
    return pytest.mark.parametrize(
        ("house_id", name), [(each, by_house.get(each, by_house.get("others"))) for each in HOUSES]
    )


def dollars(cents: int) -> float:
    return cents / 100


def odds(house: House) -> dict[str, int]:
    assert house.fortune is not None
    return {line.what: line.odds.to_one for line in house.fortune.lines}


def test_there_are_the_eight_houses() -> None:
    assert {*HOUSES} == {*FACE_UP_BANKED, "las-vegas", "classic", "cordova", *CLEARWATER}


@facts(
    "game",
    *((each, "face up") for each in (*FACE_UP_BANKED, "clearwater-face-up")),
    ("clearwater-fortune", "fortune"),
    ("others", "standard"),
)
def test_the_game(house_id: str, game: str) -> None:
    assert HOUSES[house_id].game == game
    assert HOUSES[house_id].comparing.ace_high_push == (game == "face up")


@facts("joker", ("cordova", "wild"), ("others", "bug"))
def test_the_joker(house_id: str, joker: str) -> None:
    assert HOUSES[house_id].joker == joker


@facts("wheel", *((each, "lowest") for each in FACE_UP_BANKED), ("others", "second highest"))
def test_the_wheel(house_id: str, wheel: str) -> None:
    assert HOUSES[house_id].wheel == wheel


@pytest.mark.parametrize("house_id", HOUSES)
def test_five_of_a_kind_stand_highest_and_equal_pairs_are_legal(house_id: str) -> None:
    assert HOUSES[house_id].fives == "highest"
    assert HOUSES[house_id].equal_pairs == "legal"


@facts(
    "way",
    ("face-up-2020", ("face-up", False)),
    ("face-up-2023", ("face-up", False)),
    ("las-vegas", ("mgm-2002", True)),
    ("classic", ("trump-plaza", True)),
    ("cordova", None),
    ("clearwater-standard", ("foxwoods", True)),
    ("clearwater-fortune", ("foxwoods", True)),
    ("clearwater-face-up", ("face-up", True)),
)
def test_the_house_way_and_whether_it_stands_in(house_id: str, way: tuple[str, bool] | None) -> None:
    house = HOUSES[house_id]
    if way is None:
        assert house.way is None
        assert house.no_way
    else:
        assert house.way is not None
        assert (house.way.id, bool(house.way_note)) == way
        assert not house.no_way


@pytest.mark.parametrize("house_id", HOUSES)
def test_a_foul_costs_the_base_wager_and_one_copy_and_a_loss_lose(house_id: str) -> None:
    assert HOUSES[house_id].fouls.costs == "base"
    assert HOUSES[house_id].fouls.bonus_of_fouled == "still counts"
    assert HOUSES[house_id].comparing.copy_and_loss == "loses"


@facts("costs", *((each, "all wagers") for each in CLEARWATER), ("others", "base"))
def test_what_a_dead_hand_costs(house_id: str, costs: str) -> None:
    assert HOUSES[house_id].fouls.dead_costs == costs


@facts(
    "bank",
    *((each, ("designated player", "house way", "no")) for each in FACE_UP_BANKED),
    ("las-vegas", ("house", "house way", "yes")),
    ("classic", ("house", "house way", "yes")),
    ("cordova", ("house", "banker", "no")),
    ("clearwater-face-up", ("house", "house way", "no")),
    ("others", ("house", "house way", "if posted")),
)
def test_who_banks_who_sets_and_whether_players_may_bank(house_id: str, bank: tuple[str, str, str]) -> None:
    found = HOUSES[house_id].bank
    assert (found.by, found.set_by, found.player_banking) == bank
    assert found.rake == (house_id == "face-up-2020")
    assert found.co_bank == (house_id == "classic")


@pytest.mark.parametrize("house_id", ["las-vegas", "classic", "cordova"])
def test_a_banker_who_sets_freely_loses_his_foul_to_every_legal_hand(house_id: str) -> None:
    bank = HOUSES[house_id].bank
    assert "banker" in (bank.set_by, bank.player_sets)
    assert bank.banker_foul == "loses to every legal hand"


@facts(
    "action",
    *((each, ("button", None, "clockwise", "clockwise")) for each in FACE_UP_BANKED),
    ("las-vegas", ("dice", "clockwise", "clockwise", "clockwise")),
    ("classic", ("dice", "clockwise", "counter-clockwise", "clockwise")),
    ("cordova", ("dice", "clockwise", "clockwise", "clockwise")),
    ("others", ("dice", "counter-clockwise", "counter-clockwise", "counter-clockwise")),
)
def test_who_acts_first_and_the_three_directions(
    house_id: str, action: tuple[str, str | None, str, str]
) -> None:
    found = HOUSES[house_id].action
    assert (found.by, found.count, found.delivery, found.settling) == action
    assert found.no_play_spot == (house_id == "cordova")
    assert found.drawn_number == (house_id == "classic")


@facts("seats", ("classic", ("allowed", "equal")), ("others", ("allowed", None)))
def test_second_hands_of_one_player(house_id: str, seats: tuple[str, str | None]) -> None:
    found = HOUSES[house_id].seats
    assert (found.several_spots, found.dragon) == seats
    assert found.dragon_house_way


@facts(
    "rate",
    *((each, None) for each in (*FACE_UP_BANKED, "cordova", "clearwater-face-up")),
    ("others", Fraction(1, 20)),
)
def test_the_commission_is_5_percent_exact_or_none(house_id: str, rate: Fraction | None) -> None:
    commission = HOUSES[house_id].commission
    assert (commission and commission.rate) == rate
    if commission:
        assert commission.rounding == Rounding()
        assert commission.bank_on_net


@facts(
    "table",
    *((each, TABLE_5000) for each in FACE_UP_BANKED),
    *((each, TABLE_8000) for each in ("clearwater-fortune", "clearwater-face-up")),
    ("others", None),
)
def test_the_fortune_table(house_id: str, table: tuple[int, ...] | None) -> None:
    house = HOUSES[house_id]
    if table is None:
        assert house.fortune is None
    else:
        assert odds(house) == dict(zip(CLASSES, table, strict=True))


@pytest.mark.parametrize("house_id", WITH_FORTUNE)
def test_three_of_a_kind_pays_before_a_straight_and_a_royal_match_is_king_and_queen(house_id: str) -> None:
    fortune = HOUSES[house_id].fortune
    assert fortune is not None
    assert fortune.match == "suited king and queen"
    assert fortune.three_pair == "loses"
    line = fortune.line_for({"straight", "three of a kind"})
    assert line is not None
    assert line.what == "three of a kind"


@pytest.mark.parametrize("house_id", WITH_FORTUNE)
def test_only_in_2020_must_fortune_and_ace_high_beat_the_designated_player(house_id: str) -> None:
    house = HOUSES[house_id]
    assert house.fortune is not None
    assert house.fortune.against_bank == ("must beat" if house_id == "face-up-2020" else "ignored")
    if house.ace_high:
        assert house.ace_high.must_beat == (house_id == "face-up-2020")


@facts(
    "lines",
    ("face-up-2020", (5, 15, 40)),
    ("face-up-2023", (7, 10, 25)),
    ("clearwater-face-up", (5, 15, 40)),
    ("others", None),
)
def test_the_ace_high_lines(house_id: str, lines: tuple[int, int, int] | None) -> None:
    bet = HOUSES[house_id].ace_high
    found = bet and (bet.without_joker.to_one, bet.with_joker.to_one, bet.both.to_one)
    assert found == lines


@pytest.mark.parametrize("house_id", HOUSES)
def test_envy_is_paid_at_clearwater_from_5_dollars_on_fortune(house_id: str) -> None:
    envy = HOUSES[house_id].envy
    if house_id not in ("clearwater-fortune", "clearwater-face-up"):
        assert envy is None
    else:
        assert envy is not None
        assert envy.from_cents == 500
        paid = {line.what: dollars(line.pays_cents) for line in envy.lines}
        assert paid == dict(zip(CLASSES, ENVY_5000, strict=False))


def test_the_progressive_of_clearwater_is_the_first_list_of_the_sources() -> None:
    # A published list of progressive prizes; what the meter starts at is ours.
    progressive = HOUSES["clearwater-face-up"].progressive
    assert progressive is not None
    assert (progressive.stake_cents, progressive.seed_cents) == (100, 1_000_000)
    assert {line.what: line.share or dollars(line.fixed_cents or 0) for line in progressive.lines} == {
        "seven-card straight flush": 1,
        "seven-card straight flush with joker": 1,
        "five aces": Fraction(1, 10),
        "royal flush": 500,
        "straight flush": 100,
        "four of a kind": 75,
        "full house": 4,
    }
    assert [house.id for house in HOUSES.values() if house.progressive] == ["clearwater-face-up"]


@facts(
    "cap",
    ("face-up-2020", (50_000, "spot", {"fortune"})),
    ("face-up-2023", (50_000, "spot", {"base", "fortune", "ace-high"})),
    ("clearwater-fortune", (20_000, "player", {"fortune"})),
    ("clearwater-face-up", (20_000, "player", {"fortune"})),
    ("others", None),
)
def test_the_aggregate_cap(house_id: str, cap: tuple[int, str, set[str]] | None) -> None:
    caps = HOUSES[house_id].caps
    if cap is None:
        assert caps == ()
    else:
        (found,) = caps
        assert (dollars(found.cents), found.scope, {*found.counts}) == cap
        assert found.shared == "in action order"
        assert ("envy" in found.outside) == house_id.startswith("clearwater")


@pytest.mark.parametrize("house_id", HOUSES)
def test_a_designated_players_money_serves_spot_by_spot_either_way(house_id: str) -> None:
    cover = HOUSES[house_id].cover
    if house_id in FACE_UP_BANKED:
        assert cover is not None
        assert (cover.order, cover.uses) == ("by spot", "either way")
    else:
        assert cover is None


@pytest.mark.parametrize("house_id", HOUSES)
def test_the_limits_are_marked_as_ours(house_id: str) -> None:
    house = HOUSES[house_id]
    assert str(house.base_limits) == "$5 to $10,000"
    for bet in (house.fortune, house.ace_high):
        if bet:
            assert str(bet.limits) == "$1 to $1,000"
    assert "$5 to $10,000" in house.ours[0]


@pytest.mark.parametrize("house_id", HOUSES)
def test_every_house_says_what_it_is_and_what_is_done_at_its_table(house_id: str) -> None:
    house = HOUSES[house_id]
    assert house.name
    assert house.say.endswith(".")
    assert house.cite
    assert len(house.procedures) >= 4
    assert len({each.id for each in house.procedures}) == len(house.procedures)


@pytest.mark.parametrize("house_id", HOUSES)
def test_no_house_cites_an_address_or_the_name_of_a_file(house_id: str) -> None:
    house = HOUSES[house_id]
    cited = [house.cite, *(each.cite for each in (*house.own_readings, *house.procedures))]
    for cite in cited:
        assert not any(mark in cite for mark in ("/", "www", ".txt", ".com", "http")), cite
