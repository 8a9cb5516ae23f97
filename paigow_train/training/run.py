"""A run: one trainee's way through a practice, deal by deal, and the clock of each deal.

    open ── answer received by deadline + grace ──> answered
      ├──── answer received later ────────────────> late        (kept and explained, earns nothing)
      └──── nobody answered, and the time is over ─> timed out

Moments are aware datetimes in UTC and count in whole milliseconds, so that the record, which keeps no more,
gives the same verdict as the clock did.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from typing import Literal

from paigow_train.kinds.kind import Answer, Grade, Question

GRACE = timedelta(seconds=1)

Closed = Literal["answered", "late", "timed out"]
State = Literal["open", "answered", "late", "timed out"]
Standing = Literal["open", "overdue", "closed"]


@dataclass(frozen=True)
class Run:
    """`public` is the id in addresses, `session` its owner, `name` the guest's own (may be empty).

    `practice` is the whole practice as JSON text; `deals` and `seconds` are taken from it. `again_of` is the
    number of the run whose misses this one repeats.
    """

    id: int
    public: str
    session: str = field(repr=False)
    name: str
    house: str
    edition: str
    practice_id: str
    practice_title: str
    practice: str = field(repr=False)
    deals: int
    seconds: int
    started_at: datetime
    again_of: int | None = None


@dataclass(frozen=True)
class Closing:
    """How a deal ended: what was given (None when nobody answered), its grade and the sentences shown.

    `closed_at` is when the answer was received, or when it was noticed that none would count;
    `taken_ms` is the time from issue to answer, None when nobody answered.
    """

    state: Closed
    closed_at: datetime
    taken_ms: int | None
    given: Answer | None
    grade: Grade
    sentences: tuple[str, ...]

    @property
    def in_time(self) -> bool:
        return self.state == "answered"

    @property
    def right(self) -> bool:
        """Whether the whole deal counts as right: every part, and in time."""
        return self.in_time and self.grade.right


@dataclass(frozen=True)
class Deal:
    """One deal of a run as it was issued, with its `closing` once there is one.

    `position` counts from 1; `deadline` is None when untimed. Until it is closed, only the question and the
    token may reach a page.
    """

    id: int
    run: int
    position: int
    question: Question
    seed: str = field(repr=False)
    token: str = field(repr=False)
    issued_at: datetime
    seconds: int
    deadline: datetime | None
    closing: Closing | None = None

    @property
    def kind(self) -> str:
        return self.question.kind

    @property
    def state(self) -> State:
        return "open" if self.closing is None else self.closing.state


def whole_milliseconds(moment: datetime) -> datetime:
    """`moment` in UTC without its fraction of a millisecond; raises `ValueError` when it names no zone."""
    if moment.tzinfo is None:
        raise ValueError(f"{moment} names no time zone; give a moment in UTC.")
    moment = moment.astimezone(UTC)
    return moment.replace(microsecond=moment.microsecond // 1000 * 1000)


def deadline(issued_at: datetime, seconds: int) -> datetime | None:
    """When the time of a deal is over; None for 0 seconds, which is untimed."""
    return whole_milliseconds(issued_at) + timedelta(seconds=seconds) if seconds else None


def on_arrival(deadline: datetime | None, received_at: datetime) -> Literal["answered", "late"]:
    """Whether an answer received then counts."""
    return "late" if _over(deadline, received_at) else "answered"


def standing(deal: Deal, now: datetime) -> Standing:
    """`overdue`: open still, but no answer can count any more."""
    if deal.closing is not None:
        return "closed"
    return "overdue" if _over(deal.deadline, now) else "open"


def _over(deadline: datetime | None, now: datetime) -> bool:
    return deadline is not None and whole_milliseconds(now) > deadline + GRACE


def seconds_left(deal: Deal, now: datetime) -> float | None:
    """Seconds until the deadline (without the grace), from 0 to `deal.seconds`; None when untimed."""
    if deal.deadline is None:
        return None
    left = (deal.deadline - whole_milliseconds(now)).total_seconds()
    return min(max(left, 0.0), float(deal.seconds))


def answered(
    deal: Deal, given: Answer, grade: Grade, sentences: tuple[str, ...], received_at: datetime
) -> Closing:
    """The closing by an answer: `answered` or, past the grace, `late`."""
    received_at = whole_milliseconds(received_at)
    # A clock set back between issue and answer must not make a negative time.
    taken = max(received_at - deal.issued_at, timedelta(0)) // timedelta(milliseconds=1)
    return Closing(on_arrival(deal.deadline, received_at), received_at, taken, given, grade, sentences)


def timed_out(blank: Grade, sentences: tuple[str, ...], now: datetime) -> Closing:
    """The closing of a deal that nobody answered; `blank` is the grade with nothing given."""
    return Closing("timed out", whole_milliseconds(now), None, None, blank, sentences)


def finished(run: Run, latest: Deal | None) -> bool:
    """Whether every deal of the run is closed; `latest` is the last one issued."""
    return latest is not None and latest.position == run.deals and latest.closing is not None
