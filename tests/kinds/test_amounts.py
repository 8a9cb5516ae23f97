"""Amounts typed and graded."""

import pytest

from paigow_train.kinds.amounts import Slip, added, money_part, parse_money, slips_shown
from paigow_train.kinds.choices import choice_part, parse_choice
from paigow_train.kinds.kind import AnswerError, Choice


@pytest.mark.parametrize(
    ("typed", "cents"),
    [("$1,250.50", 125_050), ("1250.5", 125_050), (" .75 ", 75), ("0", 0), ("75", 7_500), ("$0.750", 75)],
)
def test_an_amount_is_read_as_people_type_it(typed: str, cents: int) -> None:
    assert parse_money({"pays": [typed]}, "pays") == cents


@pytest.mark.parametrize(
    ("typed", "words"),
    [
        ([], "Commission: no amount is given"),
        ([" "], "Commission: no amount is given"),
        (["5", "6"], "Commission: 2 amounts are given"),
        (["five"], 'Commission: "five" is not an amount'),
        (["-5"], 'Commission: "-5" is not an amount'),
        (["0.125"], "fraction of a cent"),
    ],
)
def test_an_amount_that_cannot_be_read_is_refused_by_the_name_of_its_field(
    typed: list[str], words: str
) -> None:
    with pytest.raises(AnswerError, match=words):
        parse_money({"taken": typed}, "taken", "Commission")


def test_an_amount_is_right_to_the_cent_and_nothing_given_is_wrong() -> None:
    assert money_part("rule", "Pays", 7_500, 7_500).right
    assert not money_part("rule", "Pays", 7_500, 7_501).right
    nothing = money_part("rule", "Pays", 0, None)
    assert (nothing.right, nothing.given, nothing.expected) == (False, "", "$0")


def test_an_amount_that_is_right_as_cents_is_called_so() -> None:
    part = money_part("rule", "Pays", 7_500, 750_000)
    assert slips_shown(part, "pays", ()) == ("$75 is right, typed as cents: 7500 is read as $7,500.",)


def test_a_slip_is_named_by_its_field_and_amount_and_two_can_share_one() -> None:
    part = money_part("rule", "Pays", 1_500, 1_000)
    slips = [
        Slip("other-field", "taken", 1_000, "Not this."),
        Slip("one", "pays", 1_000, "One."),
        Slip("one", "pays", 1_000, "One."),
        Slip("other", "pays", 1_000, "Other."),
        Slip("third", "pays", 1_000, "Third."),
    ]
    assert slips_shown(part, "pays", slips) == ("One.", "Other.")
    assert slips_shown(money_part("rule", "Pays", 1_500, 1_500), "pays", slips) == ()


def test_a_sum_is_written_out() -> None:
    assert added([500, 5_000]) == "$5 + $50 = $55"
    assert added([500]) == "$5"


def test_a_choice_is_one_of_those_offered() -> None:
    choices = (Choice("win", "Wins"), Choice("push", "Pushes"))
    assert parse_choice({"call": ["push"]}, "call", "The wager", choices) == "push"
    for wrong in ([], ["lose"], ["win", "push"]):
        with pytest.raises(AnswerError, match="The wager: choose one of Wins, Pushes"):
            parse_choice({"call": wrong}, "call", "The wager", choices)
    part = choice_part("rule", "The wager", choices, "win", "")
    assert (part.right, part.expected_words, part.given_words) == (False, "Wins", "")
