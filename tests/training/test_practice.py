from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from random import Random
from types import MappingProxyType

import pytest

from paigow_train.training.practice import (
    Ask,
    Practice,
    PracticeError,
    choose_ask,
    focus,
    read_practice,
    write_practice,
)


@dataclass(frozen=True)
class SetOptions:
    mix: str | Mapping[str, int] = "natural"
    hands: tuple[str, ...] = ()

    def __post_init__(self):
        if self.mix == "odd":
            raise ValueError("a mix is natural, even, or weights")


@dataclass(frozen=True)
class FoulOptions:
    fouls: int = 50
    weights: Mapping[str, int] = field(default_factory=lambda: MappingProxyType({}))


OPTIONS = {"set_hand": SetOptions, "spot_foul": FoulOptions}
PRACTICE = Practice(
    id="mixed",
    title="Setting and fouls",
    say="Set seven cards; then say whether a set hand is legal – ♠ included.",
    asks=(
        Ask(
            "set_hand", SetOptions(mix={"two-pair": 2, "flush": 1}, hands=("As Kd Qh 9d 9c 5d 3s",)), share=3
        ),
        Ask("spot_foul", FoulOptions(fouls=40, weights=MappingProxyType({"wrong-count": 1})), share=1),
    ),
    deals=20,
    seconds=30,
    houses=("face-up-2020",),
    audience="floor supervisor",
    step=30,
)


def test_a_practice_is_read_back_as_it_was_written():
    assert read_practice(write_practice(PRACTICE), OPTIONS) == PRACTICE


def test_a_practice_written_before_there_were_paths_is_read_back_as_a_step_of_none():
    text = write_practice(PRACTICE)
    older = text.replace(',"audience":"floor supervisor","step":30', "")
    assert older != text
    assert read_practice(older, OPTIONS) == replace(PRACTICE, audience="", step=0)


def test_an_option_that_is_not_known_is_refused_by_name():
    text = write_practice(PRACTICE).replace('"fouls"', '"foul_share"')
    with pytest.raises(
        PracticeError, match=r'sets "foul_share" for "spot_foul", which knows only fouls, weights'
    ):
        read_practice(text, OPTIONS)


def test_a_kind_that_is_not_known_is_refused_by_name():
    with pytest.raises(PracticeError, match='asks "spot_foul", which is none of set_hand'):
        read_practice(write_practice(PRACTICE), {"set_hand": SetOptions})


@pytest.mark.parametrize("text", ["{}", "[]", '{"asks": [{}]}', '{"asks": [], "houses": []}', "nonsense"])
def test_text_that_is_no_practice_is_refused_with_its_words(text):
    with pytest.raises(PracticeError, match="cannot be read"):
        read_practice(text, OPTIONS)


def test_an_option_that_its_kind_refuses_is_refused_with_its_words():
    text = write_practice(PRACTICE).replace('{"two-pair":2,"flush":1}', '"odd"')
    with pytest.raises(PracticeError, match=r'cannot be read: .*"mix":"odd"'):
        read_practice(text, OPTIONS)


def test_again_on_what_was_missed_deals_those_rules_alone_with_new_hands():
    again = focus(PRACTICE, {"set_hand": ("two-pair", "quads"), "who_wins": ("copy",)})
    assert again.asks == (Ask("set_hand", SetOptions(mix={"quads": 1, "two-pair": 1}), share=3),)
    # Three deals for each of the two missed rules that this practice asks.
    assert (again.id, again.deals, again.seconds) == ("mixed", 6, 30)


def test_again_is_never_longer_than_the_practice_nor_a_single_hand():
    one = {"set_hand": ("quads",)}
    assert focus(PRACTICE, one).deals == 5
    assert focus(replace(PRACTICE, deals=2), one).deals == 2


def test_a_kind_without_a_mix_is_asked_again_as_it_was():
    again = focus(PRACTICE, {"spot_foul": ("wrong-count",)})
    assert again.asks == (PRACTICE.asks[1],)


def test_nothing_missed_leaves_nothing_to_do_again():
    with pytest.raises(PracticeError, match='Nothing in "Setting and fouls" was missed'):
        focus(PRACTICE, {"set_hand": ()})


def test_asks_are_drawn_by_their_shares():
    rng = Random(1)
    drawn = [choose_ask(PRACTICE, rng).kind for _ in range(4000)]
    # 3 of 4 in the long run: 3000, and five standard deviations of sqrt(4000 * 3/16) = 27.4 either way.
    assert abs(drawn.count("set_hand") - 3000) < 137
