"""A run belongs to the visitor who began it; for everybody else there is no such page."""

import pytest

from tests.web.addresses import of_runs
from tests.web.trainee import Page, Trainee, counted, masked, right, shared_app

app = shared_app()
ANOTHER = "AAAAAAAAAAAAAAAAAAAAAA"


def strangers(app):
    """A visitor without a cookie, one who has only looked round, and one who has a run of his own."""
    nobody, guest, ben = Trainee(app), Trainee(app), Trainee(app, "Ben")
    assert guest.csrf
    ben.start()
    ben.deal()
    return {"nobody": nobody, "guest": guest, "Ben": ben}


@pytest.mark.parametrize("who", ["nobody", "guest", "Ben"])
@pytest.mark.parametrize("over", [False, True], ids=["with a hand on the table", "when it is over"])
def test_others_get_404_on_every_address_of_a_run_and_store_nothing(app, who, over):
    ana = Trainee(app, "Ana")
    ana.start("first-settings")
    deal = ana.deal()
    while over and len(ana.deals) < 10:
        ana.answer_wrong(deal)
        deal = ana.deal()
    if over:
        ana.answer_wrong(deal)
    other = strangers(app)[who]
    before = counted(app)
    form = {"token": deal.token, **right(deal.question, ana.house)}
    run_id = ana.path.split("/")[2]
    tried = of_runs(app, run_id)
    assert len(tried) == 9
    for method, path in tried:
        with_token = {"csrf_token": other.csrf, **form}
        replies = [
            other.client.open(each, method=method, data=with_token if method == "POST" else None)
            for each in (path, path.replace(run_id, ANOTHER))
        ]
        assert (method, path, replies[0].status_code) == (method, path, 404)
        # not even whether there is such a run can be told
        assert masked(replies[0].text) == masked(replies[1].text)
        assert Page(replies[0].text).words.startswith("Not here")
        assert "Ana" not in replies[0].text
    assert counted(app) == before
    assert ana.get(ana.path).status_code == 200


def test_the_owner_gets_no_404_on_any_address_of_the_run(app):
    ana = Trainee(app, "Ana")
    ana.start("first-settings")
    deal = ana.deal()
    for method, path in of_runs(app, ana.path.split("/")[2]):
        data = {"csrf_token": ana.csrf, "token": deal.token, **right(deal.question, ana.house)}
        reply = ana.client.open(path, method=method, data=data if method == "POST" else None)
        assert (method, path, reply.status_code in (200, 303, 409)) == (method, path, True)


def test_visitors_and_runs_go_by_long_random_ids_and_not_by_numbers(app):
    ids, visitors = set(), set()
    for _ in range(20):
        trainee = Trainee(app)
        ids.add(trainee.start().split("/")[2])
        visitors.add(trainee.run.session)
    assert len(ids) == len(visitors) == 20
    assert all(len(each) >= 22 for each in ids | visitors)  # 128 bits in six-bit signs


def test_one_visitor_keeps_one_id_over_his_runs(app):
    trainee = Trainee(app)
    trainee.start()
    first = trainee.run.session
    trainee.start("fouls", "cordova")
    assert trainee.run.session == first


@pytest.mark.parametrize("cookie", ["", "x", "eyJ2aXNpdG9yIjoiYWJjIn0.ZZ.ZZ", "♠", "x" * 4000])
def test_a_forged_cookie_is_nobody(app, cookie):
    ana = Trainee(app, "Ana")
    ana.start()
    client = app.test_client()
    client.set_cookie("paigow", cookie)
    assert client.get(ana.path).status_code == 404
    assert client.get("/").status_code == 200
