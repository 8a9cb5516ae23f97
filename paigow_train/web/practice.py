"""A run through a practice: start, deal, answer, and the score. One set of routes serves every kind.

The server keeps the clock. A page shows the hand on the table, and its answer is one POST; the next hand is
dealt, and its clock starts, by a POST of its own.
"""

from __future__ import annotations

import secrets
from dataclasses import replace
from typing import Any

from flask import Blueprint, abort, redirect, render_template, request, url_for
from werkzeug.wrappers import Response

from paigow_train import store as kept
from paigow_train.house.house import House
from paigow_train.kinds import KINDS
from paigow_train.kinds.kind import AnswerError
from paigow_train.training.issue import next_question
from paigow_train.training.offer import closed
from paigow_train.training.practice import Practice, PracticeError, focus, read_practice
from paigow_train.training.run import Deal, Run, finished, seconds_left, standing
from paigow_train.training.score import missed_rules

from .forms import StartForm
from .results import result_page, summary_page
from .rooms import edition_of, house_of, house_or_404, now, rooms, store
from .show import house_page
from .visitor import visitor_id, welcome

Reply = Response | str | tuple[str, int]
SEED_BITS = 128
_AGAIN = ", what was missed"

pages = Blueprint("practice", __name__)


@pages.post("/houses/<house_id>/practice")
def start(house_id: str) -> Reply:
    """Begin a run of the chosen practice."""
    house = house_or_404(house_id)
    form = StartForm(request.form)
    if not form.validate():
        problems = [say for says in form.errors.values() for say in says]
        page = house_page(house)
        return render_template(
            "houses/show.html", guest_name=form.name.data, name_error=" ".join(problems), **page
        ), 400
    practice = rooms().practices.get(form.practice.data or "")
    if practice is None:
        abort(400, "There is no such drill; choose one of the card room's page.")
    reason = closed(practice, house)
    if reason:
        abort(400, f"This drill is closed here. {reason}")
    return _begin(house, practice, form.name.data or "")


def _begin(house: House, practice: Practice, name: str, again_of: Run | None = None) -> Response:
    run = kept.create_run(
        store(),
        session=welcome(name),
        name=name,
        edition=edition_of(house),
        practice=practice,
        started_at=now(),
        again_of=again_of,
    )
    return redirect(url_for("practice.show", run_id=run.public), 303)


@pages.get("/practice/<run_id>")
def show(run_id: str) -> Reply:
    """What lies on the table: nothing yet, an open hand, or how the last one ended."""
    run, deal = _run_and_latest(run_id)
    if deal is None:
        return render_template("practice/ready.html", **_run_words(run))
    return result_page(run, deal) if deal.closing else _deal_page(run, deal)


@pages.post("/practice/<run_id>/next")
def next(run_id: str) -> Reply:
    """Deal the next hand and start its clock; pressed twice, it is pressed once."""
    run, latest = _run_and_latest(run_id)
    if (latest is None or latest.closing) and not finished(run, latest):
        seed = f"{secrets.randbits(SEED_BITS):032x}"
        practice = read_practice(run.practice, {name: kind.options for name, kind in KINDS.items()})
        earlier = [deal.question for deal in kept.deals_of(store(), run)]
        question = next_question(practice, house_of(run), seed, earlier)
        # Counted from the deal seen closed above: another tab may have dealt the next one meanwhile.
        position = latest.position + 1 if latest else 1
        kept.issue_deal(store(), run, position, question=question, seed=seed, issued_at=now())
    return redirect(url_for("practice.show", run_id=run_id), 303)


@pages.post("/practice/<run_id>/answer")
def answer(run_id: str) -> Reply:
    """Grade the answer to the hand whose token it carries. The first answer stands."""
    received_at = now()
    run = _run(run_id)
    deal = kept.find_deal_by_token(store(), run, request.form.get("token", ""))
    if deal is None:
        abort(404, "This answer belongs to no hand of this run.")
    kind, house = KINDS[deal.kind], house_of(run)
    try:
        given = kind.parse(deal.question, request.form.to_dict(flat=False))
    except AnswerError as error:
        if deal.closing:
            return result_page(run, deal, conflict=True), 409
        if standing(deal, received_at) == "overdue":  # nothing that can be graded came in time
            _run_and_latest(run_id)
            return redirect(url_for("practice.show", run_id=run_id), 303)
        return _deal_page(run, deal, error=str(error), given=request.form.to_dict(flat=False)), 400
    grade = kind.grade(deal.question, given, house)
    try:
        kept.close_deal(
            store(),
            run,
            deal,
            token=deal.token,
            given=given,
            grade=grade,
            sentences=kind.explain(deal.question, grade, house),
            received_at=received_at,
        )
    except kept.Conflict as conflict:
        return result_page(run, conflict.deal, conflict=True), 409
    latest = kept.latest_deal(store(), run)
    if latest is not None and latest.position > deal.position:  # sent again, from a page left open
        return redirect(url_for("practice.hand", run_id=run_id, position=deal.position), 303)
    return redirect(url_for("practice.show", run_id=run_id), 303)


@pages.get("/practice/<run_id>/hands/<int:position>")
def hand(run_id: str, position: int) -> Reply:
    """How one hand of the run ended, whatever lies on the table now."""
    run, _ = _run_and_latest(run_id)
    deal = kept.find_deal(store(), run, position) if position <= run.deals else None
    if deal is None or deal.closing is None:
        return redirect(url_for("practice.show", run_id=run_id), 303)
    return result_page(run, deal)


@pages.get("/practice/<run_id>/<any(next, answer, again):step>")
def back_to_the_table(run_id: str, step: str) -> Response:
    """An address that takes a form, opened as a page: whoever does that wants the table."""
    _run(run_id)
    return redirect(url_for("practice.show", run_id=run_id), 303)


@pages.get("/practice/<run_id>/summary")
def summary(run_id: str) -> Reply:
    """The score, once every hand is closed."""
    run, latest = _run_and_latest(run_id)
    if not finished(run, latest):
        return redirect(url_for("practice.show", run_id=run_id), 303)
    return summary_page(run, house_of(run), kept.deals_of(store(), run))


@pages.post("/practice/<run_id>/again")
def again(run_id: str) -> Reply:
    """A new run on the rules that were missed in this one."""
    run, latest = _run_and_latest(run_id)
    if not finished(run, latest):
        abort(409, "This run is not over: finish it first.")
    missed = missed_rules(kept.deals_of(store(), run))
    try:
        practice = read_practice(run.practice, {name: kind.options for name, kind in KINDS.items()})
        narrowed = focus(practice, missed)
        narrowed = replace(narrowed, title=f"{practice.title.removesuffix(_AGAIN)}{_AGAIN}")
    except PracticeError as error:
        abort(409, str(error))
    return _begin(house_of(run), narrowed, run.name, again_of=run)


def _run(run_id: str) -> Run:
    run = kept.find_run(store(), run_id, visitor_id())
    if run is None:
        abort(404)
    return run


def _run_and_latest(run_id: str) -> tuple[Run, Deal | None]:
    """The visitor's run and its last deal, closed as timed out where nobody answered it in time."""
    moment = now()
    run = _run(run_id)
    deal = kept.latest_deal(store(), run)
    if deal is not None and standing(deal, moment) == "overdue":
        kind, house = KINDS[deal.kind], house_of(run)
        blank = kind.blank(deal.question, house)
        sentences = kind.explain(deal.question, blank, house)
        deal = kept.close_overdue(store(), run, deal, blank=blank, sentences=sentences, now=moment)
    return run, deal


def _run_words(run: Run) -> dict[str, Any]:
    return {
        "run_id": run.public,
        "house": house_of(run),
        "practice": {"id": run.practice_id, "title": run.practice_title, "say": _say_of(run)},
        "deals": run.deals,
        "seconds": run.seconds,
        "name": run.name,
    }


def _say_of(run: Run) -> str:
    return read_practice(run.practice, {name: kind.options for name, kind in KINDS.items()}).say


def _deal_page(run: Run, deal: Deal, error: str = "", given: dict[str, list[str]] | None = None) -> str:
    return render_template(
        "practice/deal.html",
        position=deal.position,
        kind=deal.kind,
        prompt=KINDS[deal.kind].ask(deal.question, house_of(run)),
        token=deal.token,
        seconds_left=seconds_left(deal, now()),
        error=error,
        given=given or {},
        **_run_words(run),
    )
