"""A run of rulings goes on by the rulings it began with, whatever becomes of their files."""

import pytest

from tests.web.trainee import Page, Trainee, rows

RULINGS = """
[[ruling]]
id = "late-bet"
situation = "A bet comes late."
right = "It goes back."
wrong = [
  { say = "It plays.", why_not = "It came late." },
  { say = "It loses.", why_not = "It has no action." },
]
why = "Bets close with the dice."
cite = "Our rules"
"""
DRILL = """
title = "One ruling"
say = "The same ruling again."
deals = 3
seconds = 0
[[ask]]
kind = "ruling"
mix = { late-bet = 1 }
"""


@pytest.fixture
def drills(tmp_path):
    """A room's own folder: a file of one ruling and a drill that asks it."""
    folder = tmp_path / "own"
    for kind, name, text in (("rulings", "our-own", RULINGS), ("practice", "one-ruling", DRILL)):
        (folder / kind).mkdir(parents=True)
        (folder / kind / f"{name}.toml").write_text(text)
    return folder


def restarted(trainee, make_app, drills):
    """The same visitor at the site after a restart on the same database."""
    again = Trainee(make_app(drills=drills), trainee.name)
    again.client.set_cookie("paigow", trainee.client.get_cookie("paigow").value)
    again.csrf, again.path = trainee.csrf, trainee.path
    return again


def test_a_ruling_that_was_changed_or_withdrawn_is_graded_as_it_was_dealt(make_app, drills):
    trainee = Trainee(make_app(drills=drills), "Sol")
    trainee.start("one-ruling", "classic")
    open_deal = trainee.deal()
    (drills / "rulings" / "our-own.toml").write_text(
        RULINGS.replace('right = "It goes back."', 'right = "It waits."')
    )
    changed = restarted(trainee, make_app, drills)
    assert changed.answer(open_deal.token, {"call": ["It goes back."]}).status_code == 303
    (drills / "rulings" / "our-own.toml").unlink()
    (drills / "practice" / "one-ruling.toml").unlink()
    gone = restarted(trainee, make_app, drills)
    next_deal = gone.deal()
    assert "It goes back." in next_deal.question.data["options"]
    assert gone.answer(next_deal.token, {"call": ["It plays."]}).status_code == 303
    assert [each["right"] for each in gone.closings] == [1, 0]
    words = Page(gone.get(gone.path).text).words
    assert "A bet comes late." in words
    assert "Bets close with the dice. (Our rules)" in words


def test_a_new_ruling_is_a_new_edition_of_the_rooms_that_it_holds_in(make_app, drills):
    trainee = Trainee(make_app(drills=drills), "Sol")
    trainee.start("one-ruling", "classic")
    first = trainee.run.edition
    more = RULINGS.replace("late-bet", "later-bet").replace("A bet comes late.", "A bet comes later.")
    (drills / "rulings" / "more.toml").write_text(more + "when = { no_play_spot = true }\n")
    after = restarted(trainee, make_app, drills)
    after.start("one-ruling", "classic")
    assert after.run.edition == first
    (drills / "rulings" / "more.toml").write_text(more)
    later = restarted(trainee, make_app, drills)
    later.start("one-ruling", "classic")
    assert later.run.edition != first
    kept = rows(later.app, "SELECT handbook_text FROM editions ORDER BY rowid")
    assert ["later-bet" in each["handbook_text"] for each in kept] == [False, True]
