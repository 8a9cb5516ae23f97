"""Layouts for the tests of kinds that settle rounds: written short, and looked over card by card."""

from collections.abc import Mapping, Sequence
from typing import Any

from paigow_train.game.cards import parse_cards
from paigow_train.house.house import House
from paigow_train.kinds.kind import Grade, Kind, Question
from paigow_train.kinds.rounds import write_round
from paigow_train.table.reading import read_round
from paigow_train.table.round import Round
from tests.kinds.made import cards_in


def round_of(house: House, bank: str, seats: Sequence[Mapping[str, Any]], **table: Any) -> Round:
    """A round as the command line reads it; a hand with a bar is set, the bank's as well."""
    hand = {"split" if "|" in bank else "cards": bank}
    made = [{"bets": {"base": "$25"}, **seat} for seat in seats]
    return read_round(house, {"bank": hand, "seats": made, **table})


def question(kind: str, house: House, round: Round, **more: Any) -> Question:
    """A round as a question; the bank lies as its house way has it."""
    bank = round.bank
    if bank.split is None:
        bank = type(bank)(bank.cards, house.usual_split(bank.cards), bank.by)
    lying = type(round)(bank, round.seats, round.action, round.dice, round.meter_cents, round.cover_cents)
    return Question(kind, {**write_round(house, lying), **more})


def cards_of(question: Question) -> list[str]:
    """Every card that a question shows; a card shown twice is an error."""
    return [card.text for card in parse_cards(" ".join(cards_in(question.data)))]


def expected(kind: Kind, question: Question, house: House) -> dict[str, str]:
    """The right answer, field by field."""
    parts = kind.blank(question, house).parts
    fields = kind.ask(question, house).fields
    return {field.name: part.expected for field, part in zip(fields, parts, strict=True)}


def answered(kind: Kind, question: Question, house: House, **wrong: str) -> tuple[Grade, str]:
    """The grade of an answer that is right but for some fields, and all that is said of it.

    A field's name is written with `_` for its hyphens.
    """
    form = {name: [text] for name, text in expected(kind, question, house).items()}
    changes = {name.replace("_", "-").strip("-"): text for name, text in wrong.items()}
    assert set(changes) <= set(form), f"{sorted(form)}"
    form |= {name: [text] for name, text in changes.items()}
    grade = kind.grade(question, kind.parse(question, form), house)
    return grade, " ".join(kind.explain(question, grade, house))
