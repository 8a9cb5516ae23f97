"""Rounds with known answers: hands, disputes and faults of others, and the rule books' own clauses."""

import pytest

from tests.table.made import cases, cents, line, settled, the_house, total

AMOUNTS = {
    "net": "net_cents",
    "commission": "commission_cents",
    "returned": "returned_cents",
    "unpaid": "unpaid_cents",
}


def _where(words: str) -> tuple[int | str, str]:
    seat, what = words.split()
    return int(seat) if seat.isdigit() else seat, what


@cases("base.toml")
def test_a_base_wager_is_settled_as_its_source_says(case):
    as_its_source_says(case)


@cases("side.toml")
def test_a_bonus_wager_is_settled_as_its_source_says(case):
    as_its_source_says(case)


@cases("money.toml")
def test_the_money_of_a_round_is_settled_as_its_source_says(case):
    as_its_source_says(case)


@cases("flips.toml")
def test_a_setting_flipped_changes_the_round_as_the_rule_book_says(case):
    as_its_source_says({**case, "change": {}, "choices": {}, **case["before"]})
    as_its_source_says({**case, **case["after"]})


def as_its_source_says(case):
    found = settled(the_house(case), case)
    for word, name in AMOUNTS.items():
        wanted = {place: cents(text) for place, text in case.get(word, {}).items()}
        assert {place: getattr(line(found, *_where(place)), name) for place in wanted} == wanted, word
    wanted = case.get("clause", {})
    assert {place: line(found, *_where(place)).clause for place in wanted} == wanted
    by_seat = {str(seat.seat.number): seat for seat in found.seats}
    for number, words in case.get("outcome", {}).items():
        seat = by_seat[number]
        assert f"{seat.outcome} {seat.front} {seat.back}" == words
    for number, reason in case.get("foul", {}).items():
        assert by_seat[number].foul.reason == reason
    for place in case.get("no_line", []):
        with pytest.raises(KeyError):
            line(found, *_where(place))
    for whose, text in case.get("money", {}).items():
        assert getattr(found, f"{whose}_cents") == cents(text), whose
    for word, value in {
        "bank_split": str(found.bank.split),
        "bank_reset": found.bank.reset,
        "bank_clause": found.bank_line.clause,
        "order": list(found.order),
        "first_seat": found.first.place,
    }.items():
        assert value == case.get(word, value), word
    assert total(found) == 0
