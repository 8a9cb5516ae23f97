"""Two set hands compared: who has the front, who has the back, and what the wager does."""

from hypothesis import assume, given
from hypothesis import strategies as st

from paigow_train.game.ranking import ranking
from paigow_train.game.showdown import foul_of, show_down
from paigow_train.game.splits import Split, parse_split
from tests.game import oracle
from tests.game.hands import set_hands, some_cards, suit_changes, with_suits_renamed
from tests.game.tables import cases

any_ranking = st.sampled_from([ranking(table.joker, table.wheel) for table in oracle.TABLES])
two_set_hands = some_cards(14, 14).map(
    lambda dealt: (Split.of(dealt[:2], dealt[2:7]), Split.of(dealt[7:9], dealt[9:]))
)


SETTINGS = ("joker", "wheel", "copy_and_loss")


@cases("showdown.toml", "meet", "player", "bank", "front", "back", "outcome", *SETTINGS)
def test_hands_meet_as_the_sources_say(player, bank, front, back, outcome, joker, wheel, copy_and_loss):
    order = ranking(joker or "bug", wheel or "second highest")
    for each in (player, bank):
        assert foul_of(parse_split(each), order) is None, "only legal hands are compared"
    met = show_down(parse_split(player), parse_split(bank), order, copy_and_loss or "loses")
    assert (met.front.side, met.back.side, met.outcome) == (front, back, outcome)


@given(two_set_hands, st.sampled_from(oracle.TABLES))
def test_the_higher_of_two_halves_has_it_and_a_copy_goes_to_the_banker(hands, table):
    """The player wins with both halves, loses with neither, and pushes with one; a copy is none of his."""
    player, bank = hands
    front, back = (
        worth(tuple(map(str, mine)), table) > worth(tuple(map(str, theirs)), table)
        for worth, mine, theirs in (
            (oracle.front_worth, player.front, bank.front),
            (oracle.back_worth, player.back, bank.back),
        )
    )
    met = show_down(player, bank, ranking(table.joker, table.wheel))
    assert met.outcome == {2: "win", 1: "push", 0: "lose"}[front + back]


@given(set_hands, suit_changes, any_ranking)
def test_the_same_ranks_in_other_suits_copy_both_hands_and_lose(split, change, order):
    other = Split.of(with_suits_renamed(split.front, change), with_suits_renamed(split.back, change))
    met = show_down(split, other, order)
    assert (met.front.side, met.back.side, met.outcome) == ("copy", "copy", "lose")


@given(two_set_hands, any_ranking, st.sampled_from(["loses", "pushes"]))
def test_both_sides_never_win(hands, order, copy_and_loss):
    player, bank = hands
    outcomes = [show_down(*each, order, copy_and_loss).outcome for each in ((player, bank), (bank, player))]
    assert outcomes != ["win", "win"]
    if "win" in outcomes:
        assert "lose" in outcomes


@given(two_set_hands, any_ranking)
def test_a_room_that_pushes_a_copy_and_a_loss_changes_no_other_outcome(hands, order):
    loses, pushes = (show_down(*hands, order, rule) for rule in ("loses", "pushes"))
    assume(sorted([loses.front.side, loses.back.side]) != ["bank", "copy"])
    assert loses.outcome == pushes.outcome


def test_a_comparison_names_both_hands():
    met = show_down(parse_split("Ks Qd | Ah Ad 9c 5s 2h"), parse_split("As Jd | Kh Kd 8c 5c 2d"), ranking())
    assert (met.back.player.name, met.back.bank.name) == (
        ranking().back(parse_split("Ks Qd | Ah Ad 9c 5s 2h").back).name,
        ranking().back(parse_split("As Jd | Kh Kd 8c 5c 2d").back).name,
    )
    assert "aces" in met.back.player.name
    assert "kings" in met.back.bank.name
