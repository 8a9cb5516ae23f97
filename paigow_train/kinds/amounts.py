"""Amounts asked and answered: what is typed, how it is graded, and the slips that a wrong amount shows."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from paigow_train.game.money import CENTS, MoneyError, parse_dollars, read_amount, write_dollars

from .kind import AnswerError, Field, Form, Part

_SAID = 2  # an amount can be two slips at once, and nobody knows which it was


@dataclass(frozen=True)
class Slip:
    """A usual mistake in the answer to the field `field`: the amount it comes to, and what is said of it."""

    name: str
    field: str
    cents: int
    say: str


def money_field(name: str, label: str, group: str = "") -> Field:
    return Field(name, label, "money", group=group)


def parse_money(form: Form, name: str, label: str = "") -> int:
    """The amount typed into a field, in cents; a bare number is dollars. Raises `AnswerError`.

    `label` is what the page calls the field, where that is not its name.
    """
    called = label or name
    given = [text for text in form.get(name, ()) if text.strip()]
    if len(given) != 1:
        how = "no amount is given" if not given else f"{len(given)} amounts are given"
        raise AnswerError(f"{called}: {how}; type one amount in dollars, 0 where nothing is paid.")
    try:
        return read_amount(given[0])
    except MoneyError as error:
        raise AnswerError(f"{called}: {error}") from None


def money_part(rule: str, label: str, expected_cents: int, given_cents: int | None) -> Part:
    """The part of a grade for one amount; None is nothing given, and wrong."""
    given = "" if given_cents is None else write_dollars(given_cents)
    return Part(rule, label, given_cents == expected_cents, write_dollars(expected_cents), given)


def part_cents(part: Part) -> int | None:
    """The amount given in a money part, in cents; None where nothing was."""
    return parse_dollars(part.given) if part.given else None


def slips_shown(part: Part, field: str, slips: Iterable[Slip]) -> tuple[str, ...]:
    """What is said of a wrong amount: that it is right as cents, or the likeliest slips that it can be."""
    given = part_cents(part)
    if part.right or given is None:
        return ()
    if given == CENTS * parse_dollars(part.expected):
        typed = str(given // CENTS)
        return (f"{part.expected} is right, typed as cents: {typed} is read as {part.given}.",)
    said = dict.fromkeys(slip.say for slip in slips if slip.field == field and slip.cents == given)
    return tuple(said)[:_SAID]


def added(cents: Sequence[int]) -> str:
    """A sum in words: `$5 + $50 = $55`."""
    parts = " + ".join(write_dollars(each) for each in cents)
    return f"{parts} = {write_dollars(sum(cents))}" if len(cents) > 1 else parts
