"""How a hand ended, and what a run adds up to, as pages."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from flask import render_template

from paigow_train.house.house import House
from paigow_train.kinds import KINDS
from paigow_train.kinds.kind import Grade, Prompt
from paigow_train.training.run import Closing, Deal, Run
from paigow_train.training.score import by_rule, median_seconds, missed_first, missed_rules, score

from .rooms import house_of


@dataclass(frozen=True)
class Dealt:
    """A closed deal as a page shows it; `took` is in seconds, None when nobody answered."""

    position: int
    kind: str
    outcome: str
    took: float | None
    grade: Grade
    prompt: Prompt
    sentences: tuple[str, ...]

    @classmethod
    def of(cls, deal: Deal, house: House) -> Dealt:
        closing = deal.closing
        assert closing is not None, "only closed deals are shown with their answer"
        return cls(
            deal.position,
            deal.kind,
            outcome_of(closing),
            None if closing.taken_ms is None else closing.taken_ms / 1000,
            closing.grade,
            KINDS[deal.kind].ask(deal.question, house),
            closing.sentences,
        )


def outcome_of(closing: Closing) -> str:
    """`right`, `wrong`, `late` or `timed out`."""
    if closing.state != "answered":
        return closing.state
    return "right" if closing.grade.right else "wrong"


def result_page(run: Run, deal: Deal, conflict: bool = False) -> str:
    """How the hand ended; `conflict` where a second, different answer was refused."""
    house = house_of(run)
    dealt = Dealt.of(deal, house)
    return render_template(
        "practice/result.html",
        run_id=run.public,
        house=house,
        practice={"id": run.practice_id, "title": run.practice_title},
        deals=run.deals,
        last=deal.position == run.deals,
        conflict=conflict,
        **vars(dealt),
    )


def summary_page(run: Run, house: House, deals: Sequence[Deal]) -> str:
    """The score, the speed, the weak rules and every hand, missed ones first."""
    return render_template(
        "practice/summary.html",
        run_id=run.public,
        house=house,
        practice={"id": run.practice_id, "title": run.practice_title},
        name=run.name,
        score=score(deals),
        median_seconds=median_seconds(deals),
        missed=bool(missed_rules(deals)),
        weak=_weak(house, deals),
        dealt=[Dealt.of(deal, house) for deal in missed_first(deals)],
    )


def _weak(house: House, deals: Sequence[Deal]) -> list[dict[str, Any]]:
    words = {(kind.name, rule.id): rule.say for kind in KINDS.values() for rule in kind.rules(house)}
    return [
        {"say": words.get((each.kind, each.rule), each.rule), "right": each.right, "asked": each.asked}
        for each in by_rule(deals)
        if each.missed
    ]
