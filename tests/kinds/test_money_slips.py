"""The slips that the kinds about money name: each can be made, is refused, and is told."""

from collections.abc import Iterator
from itertools import islice
from random import Random

import pytest

from paigow_train.game.money import parse_dollars
from paigow_train.kinds import KINDS
from paigow_train.kinds.kind import Question
from tests.kinds.made import house
from tests.kinds.money_questions import OPEN, SLIPS, expected, said, slips_told

LINES = {
    "as-seven-card-straight-flush",
    "as-royal-match",
    "as-seven-card-straight-flush-with-joker",
    "as-five-aces",
    "as-royal-flush",
    "as-straight-flush",
    "as-four-of-a-kind",
    "as-full-house",
}
FORTUNE = LINES | {
    "as-flush", "as-three-of-a-kind", "as-straight", "stake-added", "odds-for-one", "stake-for-win",
    "not-seen", "base-lost", "base-pushed",
}  # fmt: skip
ACE_HIGH = {
    "as-ace-high-without-joker", "as-ace-high-with-joker", "as-ace-high-both", "lines-added", "not-paid",
    "stake-for-win", "stake-added", "odds-for-one",
}  # fmt: skip
ENVY = {
    "own-hand", "under-minimum", "dealers-hand", "hand-that-does-not-count", "dead-bettor", "folded-bettor",
    "folded-hand", "only-others-of-quads", "not-paid", "one-hand-only", "times-the-bet", "per-minimum",
}  # fmt: skip
PROGRESSIVE = (LINES - {"as-royal-match"}) | {
    "stake-for-win", "stake-not-taken", "stake-added", "as-fortune", "whole-to-each", "odd-cent",
    "shares-not-off", "whole-for-share", "share-of-what-is-left", "share-of-the-seed",
}  # fmt: skip
COMMISSION = {
    "forgotten", "other-rounding", "on-stake-too", "stake-added", "commission-added", "commission-on-a-push",
    "commission-on-a-loss", "paid-all-the-same",
}  # fmt: skip
BANKER = {"on-a-net-loss", "on-the-gross", "wager-by-wager", "house-hand-left-out", "others-commission"}

NAMED = {
    ("fortune_pay", "face-up-2020"): FORTUNE | {"must-beat-forgotten"},
    ("fortune_pay", "face-up-2023"): FORTUNE,
    ("fortune_pay", "clearwater-fortune"): FORTUNE,
    ("fortune_pay", "clearwater-face-up"): FORTUNE,
    ("ace_high_pay", "face-up-2020"): ACE_HIGH,
    ("ace_high_pay", "face-up-2023"): ACE_HIGH,
    ("ace_high_pay", "clearwater-face-up"): ACE_HIGH,
    ("envy_pay", "clearwater-fortune"): ENVY,
    ("envy_pay", "clearwater-face-up"): ENVY,
    ("progressive_pay", "clearwater-face-up"): PROGRESSIVE,
    ("commission", "classic"): COMMISSION | BANKER,
    ("commission", "las-vegas"): COMMISSION | BANKER,
    ("commission", "clearwater-standard"): COMMISSION,
    ("commission", "clearwater-fortune"): COMMISSION,
}
DEALS = 60


def test_every_house_that_offers_a_kind_is_tried() -> None:
    assert set(NAMED) == set(OPEN)


@pytest.mark.parametrize(("name", "house_id"), OPEN)
def test_every_slip_can_be_made_is_refused_and_is_named(name: str, house_id: str) -> None:
    options = (
        {"steps": ("own", "$0.25", "$0.50"), "directions": ("up", "down")} if name == "commission" else {}
    )
    assert slips_told(name, house(house_id), DEALS, **options) == NAMED[name, house_id]


@pytest.mark.parametrize(("name", "house_id"), OPEN)
def test_an_amount_typed_in_cents_is_wrong_and_called_so(name: str, house_id: str) -> None:
    question, field, cents = next(amounts(name, house_id))
    assert "typed as cents" in said(question, house(house_id), **{field: str(cents)})


@pytest.mark.parametrize(("name", "house_id"), OPEN)
def test_no_slip_is_the_right_amount(name: str, house_id: str) -> None:
    room = house(house_id)
    for question, field, cents in islice(amounts(name, house_id), 10):
        slips = [slip for slip in SLIPS[name](question, room) if slip.field == field]
        assert slips
        assert all(slip.cents != cents >= 0 for slip in slips)


def amounts(name: str, house_id: str) -> Iterator[tuple[Question, str, int]]:
    """Dealt questions with the amounts that are right in them, but for nothing."""
    kind, room = KINDS[name], house(house_id)
    for seed in range(50):
        question = kind.deal(Random(seed), room, kind.options(mix="even"))
        for field, text in expected(question, room).items():
            if text.startswith("$") and text != "$0":
                yield question, field, parse_dollars(text)
