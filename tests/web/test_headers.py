"""The headers and cookies of every reply, error pages included."""

from contextlib import closing, contextmanager

import pytest
from flask import Flask

from paigow_train.store import database as store_database
from tests.web.addresses import addresses
from tests.web.trainee import Page, Trainee, counted, shared_app, store_of

POLICY = {
    "default-src": "'none'",
    "script-src": "'self'",
    "style-src": "'self'",
    "img-src": "'self'",
    "form-action": "'self'",
    "base-uri": "'none'",
    "frame-ancestors": "'none'",
}
EXACTLY = {
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
}


def check_headers(reply, static=False):
    policy = dict(each.split(" ", 1) for each in reply.headers["Content-Security-Policy"].split("; "))
    assert policy == POLICY
    assert {name: reply.headers[name] for name in EXACTLY} == EXACTLY
    assert ("no-store" in reply.headers.get("Cache-Control", "")) is not static
    assert "X-Powered-By" not in reply.headers
    for cookie in reply.headers.getlist("Set-Cookie"):
        parts = {part.strip() for part in cookie.split(";")}
        assert {"HttpOnly", "SameSite=Lax", "Path=/"} <= parts
        assert not any(part.startswith("Domain") for part in parts)


def replies(app: Flask, trainee: Trainee):
    """The reply of every route, filled in as a stranger's form without a token and as the trainee's own."""
    for method, path in addresses(app, trainee.path.split("/")[2]):
        yield path, trainee.client.open(path, method=method)
        if method == "POST":
            yield path, trainee.post(path, practice="house-way")


def test_every_reply_of_every_route_has_them(app):
    trainee = Trainee(app)
    trainee.start()
    trainee.deal()
    seen = set()
    for path, reply in replies(app, trainee):
        check_headers(reply, static=path.startswith("/static/"))
        seen.add(reply.status_code)
    assert {200, 303, 400, 404, 409} <= seen


whole = shared_app()


@pytest.fixture(scope="module")
def broken(whole: Flask) -> Flask:
    """A site with a page that has a fault."""
    whole.add_url_rule("/broken", "broken", lambda: 1 // 0)
    return whole


@pytest.mark.parametrize(
    ("method", "path", "status"),
    [
        ("GET", "/nothing-here", 404),
        ("GET", "/houses/nowhere", 404),
        ("GET", "/houses/nowhere/study", 404),
        ("GET", "/practice/nobody", 404),
        ("GET", "/static/nothing.js", 404),
        ("GET", "/static/../secret-key", 404),
        ("GET", "/static/%2e%2e/%2e%2e/clock.py", 404),
        ("POST", "/", 405),
        ("DELETE", "/houses/classic", 405),
        ("TRACE", "/", 405),
        ("GET", "/houses/classic/practice", 405),
        ("POST", "/houses/classic/practice", 400),
        ("GET", "/broken", 500),
    ],
)
def test_error_pages_have_them_and_say_what_was_wrong_in_a_sentence(broken, method, path, status):
    reply = broken.test_client().open(path, method=method)
    assert reply.status_code == status
    check_headers(reply, static=path.startswith("/static/"))
    page = Page(reply.text)
    assert str(status) in page.words
    assert not any(each in reply.text for each in ("Traceback", "ZeroDivisionError", "werkzeug", ".py"))
    assert "Set-Cookie" not in reply.headers
    assert ("Allow" in reply.headers) is (status == 405)


def test_a_request_larger_than_any_form_gets_413_with_them(app):
    trainee = Trainee(app)
    trainee.start()
    trainee.deal()
    for path in (f"{trainee.path}/answer", f"{trainee.path}/next", "/houses/classic/practice"):
        reply = trainee.post(path, front="A" * 1_000_000)
        assert reply.status_code == 413
        check_headers(reply)
        assert "larger than any form" in Page(reply.text).words
    assert counted(app)["answers"] == 0


@contextmanager
def locked(app: Flask):
    """Another program holds the database for writing."""
    with closing(store_database.sqlite3.connect(store_of(app).path, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        yield
        other.execute("ROLLBACK")


def test_a_busy_database_gets_503_stores_nothing_and_does_no_harm(app, monkeypatch):
    monkeypatch.setattr(store_database, "PATIENCE", 0.05)
    trainee = Trainee(app)
    with locked(app):
        reply = trainee.post("/houses/classic/practice", practice="house-way")
        assert reply.status_code == 503
        check_headers(reply)
        assert "Nothing was saved" in Page(reply.text).words
    assert counted(app)["runs"] == 0
    trainee.start()
    deal = trainee.deal()
    with locked(app):
        assert trainee.answer_right(deal).status_code == 503
        assert trainee.table().values("token") == [deal.token]
    assert counted(app)["answers"] == 0
    assert trainee.answer_right(deal).status_code == 303
    assert counted(app)["answers"] == 1


def test_over_https_cookies_are_secure_and_tied_to_the_host(make_app):
    client = make_app(https=True).test_client()
    cookie = client.get("/houses/classic", base_url="https://training.example").headers["Set-Cookie"]
    assert cookie.startswith("__Host-paigow=")
    assert {"Secure", "HttpOnly", "Path=/", "SameSite=Lax"} <= {each.strip() for each in cookie.split(";")}
    assert "Domain" not in cookie


@pytest.mark.parametrize(("setting", "secure"), [("1", True), ("", False), ("0", False)])
def test_https_is_a_setting(make_app, monkeypatch, setting, secure):
    monkeypatch.setenv("HTTPS", setting)
    cookie = make_app().test_client().get("/houses/classic").headers["Set-Cookie"]
    assert cookie.startswith("__Host-paigow=" if secure else "paigow=")
    assert ("Secure" in cookie) is secure


def test_a_first_look_round_needs_no_cookie(client):
    for path in ("/", "/healthz", "/static/css/site.css"):
        assert "Set-Cookie" not in client.get(path).headers


def test_no_page_asks_anything_of_another_host_or_runs_a_script_inside_itself(app):
    trainee = Trainee(app)
    trainee.start()
    trainee.deal()
    for path in ("/", "/houses/classic", "/houses/classic/study", trainee.path, "/nothing-here"):
        html = trainee.get(path).text
        assert all(each.startswith("/static/") for each in Page(html).assets)
        assert not any(each in html for each in (" style=", "<style", " onclick=", "javascript:"))
        assert html.count("<script") == html.count("<script src=") + html.count("<script defer src=")
