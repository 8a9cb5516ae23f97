"""Every form is taken only from the session that opened it, however old the page has become."""

from itsdangerous import TimestampSigner

from tests.web.addresses import posts
from tests.web.trainee import Page, Trainee, counted, right, shared_app

app = shared_app()
FORGED = "This form was not opened in this session"


def begun(app, name):
    """A trainee with a hand on the table, and its deal."""
    trainee = Trainee(app, name)
    trainee.start("first-settings")
    return trainee, trainee.deal()


def filled(deal, trainee, **more):
    """Every field of every form of the site, sensibly filled in: only the token decides."""
    cards = str(deal.question.data["cards"])
    return {
        "practice": "house-way",
        "name": "Ana",
        "token": deal.token,
        "cards": cards,
        **right(deal.question, trainee.house),
        **more,
    }


def test_the_forms_of_the_site_are_those_that_are_known_here(app):
    assert posts(app, "run") == [
        "/houses/face-up-2020/practice",
        "/houses/face-up-2020/study",
        "/practice/run/again",
        "/practice/run/answer",
        "/practice/run/next",
    ]


def test_every_form_without_its_token_or_with_a_false_one_is_refused_and_stores_nothing(app):
    trainee, deal = begun(app, "Ana")
    before = counted(app)
    for path in posts(app, trainee.path.split("/")[2]):
        for token in ({}, {"csrf_token": ""}, {"csrf_token": "x" * 40}, {"csrf_token": trainee.csrf + "x"}):
            reply = trainee.client.post(path, data=filled(deal, trainee, **token))
            assert (path, reply.status_code) == (path, 400)
            assert FORGED in Page(reply.text).words
    assert counted(app) == before


def test_every_form_with_the_token_of_another_session_is_refused_and_stores_nothing(app):
    ben, _ = begun(app, "Ben")
    trainee, deal = begun(app, "Ana")
    before = counted(app)
    for path in posts(app, trainee.path.split("/")[2]):
        reply = trainee.client.post(path, data=filled(deal, trainee, csrf_token=ben.csrf))
        assert (path, reply.status_code) == (path, 400)
        assert FORGED in Page(reply.text).words
    assert counted(app) == before


def test_a_token_without_the_cookie_of_its_session_is_refused(app):
    trainee, deal = begun(app, "Ana")
    stranger, before = app.test_client(), counted(app)
    for path in posts(app, trainee.path.split("/")[2]):
        reply = stranger.post(path, data=filled(deal, trainee, csrf_token=trainee.csrf))
        assert (path, reply.status_code) == (path, 400)
    assert counted(app) == before


def test_a_page_left_open_for_hours_can_still_be_sent(app, monkeypatch):
    trainee, deal = begun(app, "Ana")
    runs = counted(app)["runs"]
    signed_at = TimestampSigner.get_timestamp
    for minutes in (1, 61, 240):
        monkeypatch.setattr(
            TimestampSigner, "get_timestamp", lambda self, later=60 * minutes: signed_at(self) + later
        )
        for path in posts(app, trainee.path.split("/")[2]):
            reply = trainee.client.post(path, data=filled(deal, trainee, csrf_token=trainee.csrf))
            expected = {"study": 200, "again": 409}.get(path.rsplit("/", 1)[1], 303)
            assert (minutes, path, reply.status_code) == (minutes, path, expected)
    assert [each["state"] for each in trainee.closings] == ["answered"]
    assert counted(app)["runs"] == runs + 3


def test_opening_an_address_never_changes_what_is_stored(app):
    """An answer's time alone closes a hand at the next look; this one has no clock."""
    trainee, _ = begun(app, "Ana")
    before = counted(app)
    for path in posts(app, trainee.path.split("/")[2]):
        trainee.get(path)
    for path in (trainee.path, f"{trainee.path}/summary", "/houses/face-up-2020", "/"):
        assert trainee.get(path).status_code in (200, 303)
    assert counted(app) == before
