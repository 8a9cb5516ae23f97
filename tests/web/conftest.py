"""The site as the web tests meet it: an application on its own database, served, and visited by a browser."""

import threading
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
from flask import Flask
from flask.testing import FlaskClient
from playwright.sync_api import Browser, Page, sync_playwright
from werkzeug.serving import make_server

from paigow_train.web import create_app
from tests.web.browser import FLAGS, find_browser, what_is_missing
from tests.web.visit import Visit

MakeApp = Callable[..., Flask]
OpenPage = Callable[..., Page]


@dataclass(frozen=True)
class Site:
    """A served application: `url` has no slash at its end, `database` is the SQLite file behind it."""

    url: str
    app: Flask
    database: Path


@pytest.fixture
def database(tmp_path: Path) -> Path:
    """Where this test's SQLite file is (or will be)."""
    return tmp_path / "paigow.sqlite3"


@pytest.fixture
def make_app(database: Path) -> MakeApp:
    """Makes an application on this test's database; keywords are further settings of the application."""

    def make(**settings: Any) -> Flask:
        return create_app(database=database, **settings)

    return make


@pytest.fixture
def app(make_app: MakeApp) -> Flask:
    return make_app()


@pytest.fixture
def client(app: Flask) -> FlaskClient:
    return app.test_client()


@pytest.fixture
def site(app: Flask, database: Path) -> Iterator[Site]:
    """The application served on a free port of this machine, in threads, until the test ends."""
    server = make_server("127.0.0.1", 0, app, threaded=True)
    thread = threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.02})
    thread.start()
    yield Site(f"http://127.0.0.1:{server.server_port}", app, database)
    server.shutdown()
    thread.join()
    server.server_close()


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """The browser, once for all tests. What is missing is a failure here; skipping was decided before."""
    if missing := what_is_missing():
        pytest.fail(missing)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find_browser(), args=list(FLAGS))
        yield browser
        browser.close()


@pytest.fixture
def open_page(browser: Browser, site: Site) -> Iterator[OpenPage]:
    """Opens the site as a new visitor: `open_page("/", width=360, dark=True)`.

    `statuses` names HTTP errors that the test provokes on purpose; further keywords go to Playwright's
    new_context (`java_script_enabled=False`, `has_touch=True`, `timezone_id=...`). A second tab of the same
    visitor is `page.context.new_page()`. At the end every visit is checked: no request left the site, and the
    console is clean.
    """
    visits: list[Visit] = []

    def open_as(
        path: str = "/",
        *,
        width: int = 1280,
        height: int = 800,
        dark: bool = False,
        statuses: tuple[int, ...] = (),
        **context: Any,
    ) -> Page:
        visitor = browser.new_context(
            base_url=site.url,
            viewport={"width": width, "height": height},
            color_scheme="dark" if dark else "light",
            **context,
        )
        visitor.set_default_timeout(10_000)
        visits.append(Visit(visitor, site.url, frozenset(statuses)))
        page = visitor.new_page()
        page.goto(path)
        return page

    yield open_as
    for visit in visits:
        visit.context.close()
    for visit in visits:
        visit.check()


@pytest.fixture
def page(open_page: OpenPage) -> Page:
    """The home page in a window of 1280 by 800, light, as a new visitor."""
    return open_page()
