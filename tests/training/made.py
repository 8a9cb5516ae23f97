"""Deals made for the tests: any question will do, only the clock and the parts matter here."""

from datetime import UTC, datetime, timedelta

from paigow_train.kinds.kind import Grade, Part, Question
from paigow_train.training.run import Closed, Closing, Deal, deadline

NOON = datetime(2026, 11, 29, 12, 0, 0, tzinfo=UTC)


def part(rule: str, *, right: bool) -> Part:
    return Part(rule, "front", right, "As Kd", "As Kd" if right else "Ks Qd")


def open_deal(*, position: int = 1, seconds: int = 30, kind: str = "set_hand") -> Deal:
    """Issued at noon."""
    question = Question(kind, {"cards": ["As", "Kd", "Qh", "9d", "9c", "5d", "3s"]})
    ends = deadline(NOON, seconds)
    return Deal(position, 1, position, question, "seed", "token", NOON, seconds, ends)


def closed_deal(
    *parts: Part, position: int = 1, state: Closed = "answered", taken_ms: int = 5000, kind: str = "set_hand"
) -> Deal:
    deal = open_deal(position=position, kind=kind)
    nobody = state == "timed out"
    closing = Closing(
        state,
        NOON + timedelta(milliseconds=taken_ms),
        None if nobody else taken_ms,
        None if nobody else {"front": ["As", "Kd"]},
        Grade(parts),
        (),
    )
    return Deal(**{**vars(deal), "closing": closing})
