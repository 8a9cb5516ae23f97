"""A trainee at the site: he opens its pages and sends their forms, as a browser without script does."""

import re
from datetime import UTC, datetime, timedelta
from functools import cached_property
from html.parser import HTMLParser
from itertools import combinations, product
from typing import Any

import pytest
from flask import Flask
from werkzeug.test import TestResponse

from paigow_train import store as kept
from paigow_train.house.house import House
from paigow_train.kinds import KINDS
from paigow_train.kinds.kind import Field, Question
from paigow_train.training.run import Deal, Run
from paigow_train.web import create_app, rooms
from tests.kinds.made import right_form

NOON = datetime(2026, 11, 29, 12, tzinfo=UTC)
MS = timedelta(milliseconds=1)
GRACE = timedelta(seconds=1)
TABLES = ("editions", "runs", "deals", "answers", "parts", "rule_tallies", "audit")
_CSRF = re.compile(r'(name="csrf_token" value=")[^"]+')

Form = dict[str, list[str]]


def shared_app(**settings: Any) -> Any:
    """A fixture, to be called `app`: one site for all tests of a module, since making it takes its time."""

    @pytest.fixture(scope="module")
    def app(tmp_path_factory: pytest.TempPathFactory) -> Flask:
        return create_app(database=tmp_path_factory.mktemp("site") / "site.sqlite3", **settings)

    return app


class StoppedClock:
    """Stands at `at` until a test moves it."""

    def __init__(self, at: datetime = NOON) -> None:
        self.at = at

    def __call__(self) -> datetime:
        return self.at


class Page(HTMLParser):
    """What a test reads off a page: `inputs` and `buttons` by their attributes, linked `assets`, and `words`,
    the text with single blanks."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.html = html
        self.inputs: list[dict[str, str | None]] = []
        self.buttons: list[dict[str, str | None]] = []
        self.assets: list[str] = []
        self._texts: list[str] = []
        self.feed(html)
        self.words = " ".join(" ".join(self._texts).split())

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        found = dict(attrs)
        if tag in ("input", "button"):
            (self.inputs if tag == "input" else self.buttons).append(found)
        if tag in ("link", "script", "img"):
            self.assets.append(str(found.get("href") or found.get("src")))

    def handle_data(self, data: str) -> None:
        self._texts.append(data)

    def values(self, name: str) -> list[str]:
        """The values of the inputs of that name, in their order."""
        return [str(each["value"]) for each in self.inputs if each.get("name") == name]

    def checked(self) -> list[str]:
        return [str(each["value"]) for each in self.inputs if "checked" in each]

    @property
    def seconds_left(self) -> float | None:
        found = re.search(r'data-seconds-left="([\d.]+)"', self.html)
        return float(found[1]) if found else None


class Trainee:
    """One visitor with his own cookies, and the run he is in: `path` is its address."""

    def __init__(self, app: Flask, name: str = "") -> None:
        self.app, self.name = app, name
        self.client = app.test_client()
        self.path = ""

    @cached_property
    def csrf(self) -> str:
        return Page(self.get("/houses/cordova").text).values("csrf_token")[0]

    def get(self, path: str, **how: Any) -> TestResponse:
        return self.client.get(path, **how)

    def post(self, path: str, **fields: Any) -> TestResponse:
        return self.client.post(path, data={"csrf_token": self.csrf, **fields})

    def another_tab(self) -> "Trainee":
        """The same visitor again, for use in another thread: the same cookie, the same run."""
        other = Trainee(self.app, self.name)
        name = self.app.config["SESSION_COOKIE_NAME"]
        cookie = self.client.get_cookie(name)
        assert cookie is not None
        other.client.set_cookie(name, cookie.value)
        other.csrf, other.path = self.csrf, self.path
        return other

    def start(self, practice: str = "house-way", house: str = "face-up-2020") -> str:
        """Begin a run; its address."""
        reply = self.post(f"/houses/{house}/practice", practice=practice, name=self.name)
        assert reply.status_code == 303, reply.text
        self.path = reply.location
        return self.path

    def deal(self) -> Deal:
        """Ask for the next hand; the deal as it is stored."""
        assert self.post(f"{self.path}/next").status_code == 303
        latest = kept.latest_deal(store_of(self.app), self.run)
        assert latest is not None
        return latest

    def table(self) -> Page:
        reply = self.get(self.path)
        assert reply.status_code == 200
        return Page(reply.text)

    def answer(self, token: str, form: Form) -> TestResponse:
        return self.post(f"{self.path}/answer", token=token, **form)

    def answer_right(self, deal: Deal) -> TestResponse:
        return self.answer(deal.token, right(deal.question, self.house))

    def answer_wrong(self, deal: Deal) -> TestResponse:
        return self.answer(deal.token, wrong(deal.question, self.house))

    @property
    def run(self) -> Run:
        """His run as it is stored."""
        public = self.path.split("/")[2]
        (row,) = rows(self.app, "SELECT session FROM runs WHERE public = ?", public)
        found = kept.find_run(store_of(self.app), public, row["session"])
        assert found is not None
        return found

    @property
    def deals(self) -> tuple[Deal, ...]:
        return kept.deals_of(store_of(self.app), self.run)

    @property
    def closings(self) -> list[dict[str, Any]]:
        """How the hands of his run ended, as stored."""
        return rows(
            self.app,
            "SELECT state, taken_ms, a.right, answer IS NULL AS blank FROM answers a"
            " JOIN deals d ON d.id = a.deal WHERE d.run = ? ORDER BY d.position",
            self.run.id,
        )

    @property
    def tally(self) -> tuple[int, int]:
        """Parts asked of him over all his runs, and parts right in time, as stored."""
        (sums,) = rows(
            self.app,
            "SELECT coalesce(sum(asked), 0) AS asked, coalesce(sum(right_in_time), 0) AS right"
            " FROM rule_tallies WHERE session = ?",
            self.run.session,
        )
        return sums["asked"], sums["right"]

    @property
    def house(self) -> House:
        with self.app.app_context():
            return rooms.house_of(self.run)


def store_of(app: Flask) -> kept.Store:
    with app.app_context():
        return rooms.store()


def rows(app: Flask, sql: str, *parameters: Any) -> list[dict[str, Any]]:
    return store_of(app).rows(sql, parameters)


def counted(app: Flask) -> dict[str, int]:
    """How many rows each table holds."""
    return {table: rows(app, f"SELECT count(*) AS n FROM {table}")[0]["n"] for table in TABLES}


def right(question: Question, house: House) -> Form:
    return right_form(KINDS[question.kind], question, house)


def wrong(question: Question, house: House) -> Form:
    """An answer that can be read and is wrong."""
    kind = KINDS[question.kind]
    return next(
        form
        for form in answers(question, house)
        if not kind.grade(question, kind.parse(question, form), house).right
    )


def answers(question: Question, house: House) -> list[Form]:
    """Every answer that can be given."""
    fields = KINDS[question.kind].ask(question, house).fields
    return [
        dict(zip([field.name for field in fields], each, strict=True))
        for each in product(*map(_values, fields))
    ]


def _values(field: Field) -> list[list[str]]:
    if field.type == "front":
        return [[str(one), str(other)] for one, other in combinations(field.cards, 2)]
    return [[choice.value] for choice in field.choices]


def masked(html: str, *words: str) -> str:
    """The page without what differs between two visits of it: the CSRF token, and the words given."""
    html = _CSRF.sub(r"\1-", html)
    for word in words:
        html = html.replace(word, "-")
    return html
