"""Fixed questions about money, and every slip that they and dealt ones can show."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random
from typing import Any

from paigow_train.game.money import write_dollars
from paigow_train.house.house import House
from paigow_train.kinds import KINDS, ace_high_case, envy_case, fortune_case, progressive_case
from paigow_train.kinds.ace_high_slips import ace_high_slips
from paigow_train.kinds.amounts import Slip
from paigow_train.kinds.commission_case import Case as Commission
from paigow_train.kinds.commission_slips import commission_slips
from paigow_train.kinds.envy_slips import envy_slips
from paigow_train.kinds.fortune_slips import fortune_slips
from paigow_train.kinds.kind import Question
from paigow_train.kinds.progressive_slips import progressive_slips
from paigow_train.kinds.rounds import write_round
from paigow_train.table.reading import read_round
from tests.kinds.made import HOUSE_IDS, graded, house, right_form

SLIPS: Mapping[str, Callable[[Question, House], tuple[Slip, ...]]] = {
    "fortune_pay": lambda question, room: fortune_slips(fortune_case.Case.of(question, room)),
    "ace_high_pay": lambda question, room: ace_high_slips(ace_high_case.Case.of(question, room)),
    "envy_pay": lambda question, room: envy_slips(envy_case.Case.of(question, room)),
    "progressive_pay": lambda question, room: progressive_slips(progressive_case.Case.of(question, room)),
    "commission": lambda question, room: commission_slips(Commission.of(question, room)),
}
OPEN = [
    (name, house_id)
    for name in SLIPS
    for house_id in HOUSE_IDS
    if KINDS[name].offered(house(house_id)) is None
]


def asked(kind: str, room: House, bank: str, *seats: dict[str, Any], **more: Any) -> Question:
    """A question about a round; a hand is its seven cards or, with a bar, how it was set."""
    extra = {name: more.pop(name) for name in ("called", "buttons") if name in more}
    data = {"bank": _hand(bank), "seats": [{**each, **_hand(each["hand"])} for each in seats], **more}
    for each in data["seats"]:
        del each["hand"]
    return Question(kind, {**write_round(room, read_round(room, data)), **extra})


def _hand(text: str) -> dict[str, str]:
    return {"split" if "|" in text else "cards": text}


def seat(number: int, hand: str, **bets: str) -> dict[str, Any]:
    """A seat with a base wager of $25 and the bonus wagers given."""
    return {"seat": number, "hand": hand, "bets": {"base": "$25", **bets}}


def expected(question: Question, room: House) -> dict[str, str]:
    """The right answer, field by field."""
    kind = KINDS[question.kind]
    names = [field.name for field in kind.ask(question, room).fields]
    return dict(zip(names, [part.expected for part in kind.blank(question, room).parts], strict=True))


def said(question: Question, room: House, **given: str) -> str:
    """What is explained to somebody who gives the right answer but for these fields; it must be wrong."""
    kind = KINDS[question.kind]
    form = right_form(kind, question, room) | {name: [value] for name, value in given.items()}
    _, grade = graded(kind, question, form, room)
    assert not grade.right
    return " ".join(kind.explain(question, grade, room))


def slips_told(name: str, room: House, deals: int, **options: Any) -> set[str]:
    """The slips that dealt questions show; each answered, refused, and named in what is explained."""
    kind, told = KINDS[name], set()
    for seed in range(deals):
        question = kind.deal(Random(seed), room, kind.options(**{"mix": "even", **options}))
        for slip in SLIPS[name](question, room):
            if slip.name not in told:
                text = said(question, room, **{slip.field: write_dollars(slip.cents)})
                told |= {slip.name} if slip.say in text else set()
    return told
