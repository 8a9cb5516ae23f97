"""Which set hands are fouls, and what is said of them."""

from hypothesis import given
from hypothesis import strategies as st

from paigow_train.game.cards import parse_hand
from paigow_train.game.ranking import ranking
from paigow_train.game.showdown import foul_of
from paigow_train.game.splits import Spread, parse_split
from tests.game import oracle
from tests.game.hands import set_hands
from tests.game.tables import cases


@cases("fouls.toml", "set", "split", "foul", "joker", "equal_pairs")
def test_a_set_hand_is_legal_or_foul_as_the_rules_say(split, foul, joker, equal_pairs):
    order = ranking(joker or "bug", equal_pairs=equal_pairs or "legal")
    found = foul_of(parse_split(split), order)
    assert (found and found.reason) == foul


@cases("fouls.toml", "set", "split", "foul", "joker", "equal_pairs")
def test_a_foul_is_none_of_the_legal_settings_of_its_seven_cards(split, foul, joker, equal_pairs):
    set_hand = parse_split(split)
    spread = Spread(set_hand.cards, ranking(joker or "bug", equal_pairs=equal_pairs or "legal"))
    number = next(number for number in range(21) if spread.split(number) == set_hand)
    assert (spread.settings[number] < 0) == (foul is not None)


@given(set_hands, st.sampled_from(oracle.TABLES))
def test_a_set_hand_is_foul_exactly_when_the_front_outranks_the_back(split, table):
    front, back = (tuple(map(str, part)) for part in (split.front, split.back))
    outranks = oracle.front_worth(front, table) > oracle.back_worth(back, table)
    found = foul_of(split, ranking(table.joker, table.wheel))
    assert (found and found.reason) == ("front outranks back" if outranks else None)


def test_a_foul_names_both_hands():
    found = foul_of(parse_split("Qs Qd | Jk Kh 7d 4c 2s"), ranking())
    assert found is not None
    assert "queens" in found.say
    assert "ace high" in found.say
    assert found.say.endswith(".")


@cases("fouls.toml", "wrong_count", "split", "say")
def test_a_wrong_count_is_a_foul_that_says_both_counts_and_what_a_hand_is(split, say):
    found = foul_of(parse_split(split), ranking())
    assert found is not None
    assert found.reason == "wrong count"
    assert found.say == f"{say}: a hand is 2 in front and 5 behind."


def test_every_seven_cards_can_be_set_without_a_foul():
    """The hardest are no pair and quads with a pair: the highest cards, or the quads, behind."""
    for text in ("As Kd 9c 7h 5s 3d 2c", "As Ah Ad Ac Ks Kh 2d", "Jk As Ah Ad Ac Ks Kh"):
        assert any(setting >= 0 for setting in Spread(parse_hand(text), ranking()).settings)
