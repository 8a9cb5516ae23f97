"""A run goes on by the rules it began with, whatever becomes of the files under it."""

import shutil

import pytest

from paigow_train.library.files import shipped
from paigow_train.web import create_app
from tests.web.trainee import Page, Trainee, rows

# Eights and sixes with an ace and no king. Where an ace in front is as good as a king both pairs stay behind,
# A-5 in front; where only the king itself will do they are split, the sixes in front.
HAND = "8s 8h 6d 6c As 5d 3c"
KEPT, SPLIT = ["As", "5d"], ["6d", "6c"]
DRILL = f"""
title = "One hand"
say = "The same hand again and again."
deals = 4
seconds = 0
[[ask]]
kind = "set_hand"
hands = ["{HAND}"]
"""
READING = '[way]\nuse = "face-up"\n'


@pytest.fixture
def drills(tmp_path):
    """A room's own folder: its house file and a drill of one hand."""
    folder = tmp_path / "own"
    (folder / "houses").mkdir(parents=True)
    (folder / "practice").mkdir()
    shutil.copy(shipped("drills") / "houses" / "face-up-2020.toml", folder / "houses" / "our-room.toml")
    (folder / "practice" / "one-hand.toml").write_text(DRILL)
    return folder


@pytest.fixture
def trainee(make_app, drills):
    trainee = Trainee(make_app(drills=drills), "Ana")
    trainee.start("one-hand", "our-room")
    return trainee


def house_file(drills):
    return drills / "houses" / "our-room.toml"


def read_the_king_strictly(drills):
    """The room changes its mind about what a king in front means."""
    text = house_file(drills).read_text()
    assert READING in text
    changed = text.replace(READING, READING + 'readings = { king-in-front = "the king itself" }\n')
    house_file(drills).write_text(changed)


def restarted(trainee, make_app, **settings):
    """The same visitor at the site after a restart on the same database."""
    cookie = trainee.client.get_cookie("paigow").value
    again = Trainee(make_app(**settings), trainee.name)
    again.client.set_cookie("paigow", cookie)
    again.csrf, again.path = trainee.csrf, trainee.path
    return again


def test_a_run_is_graded_by_the_edition_it_began_with_and_a_new_run_by_the_new_one(make_app, drills, trainee):
    trainee.answer(trainee.deal().token, {"front": KEPT})
    read_the_king_strictly(drills)
    later = restarted(trainee, make_app, drills=drills)
    later.answer(later.deal().token, {"front": KEPT})
    later.answer(later.deal().token, {"front": SPLIT})
    assert [each["right"] for each in later.closings] == [1, 1, 0]
    assert "king or better" in Page(later.get(later.path).text).words
    old = later.run.edition
    later.start("one-hand", "our-room")
    for front in (KEPT, SPLIT):
        later.answer(later.deal().token, {"front": front})
    assert [each["right"] for each in later.closings] == [0, 1]
    assert later.run.edition != old
    kept = rows(later.app, "SELECT edition, house_text FROM editions WHERE house = 'our-room' ORDER BY rowid")
    assert [each["edition"] for each in kept] == [old, later.run.edition]
    assert "king-in-front" not in kept[0]["house_text"]


def test_again_on_what_was_missed_stays_with_the_edition_of_the_run(make_app, drills, trainee):
    for _ in range(4):
        trainee.answer(trainee.deal().token, {"front": SPLIT})
    read_the_king_strictly(drills)
    later = restarted(trainee, make_app, drills=drills)
    first = later.run
    later.path = later.post(f"{later.path}/again").location
    assert (later.run.again_of, later.run.edition) == (first.id, first.edition)
    deal = later.deal()
    later.answer_right(deal)
    assert [each["right"] for each in later.closings] == [1]
    assert later.deals[0].closing.grade.parts[0].rule == "two-pair-8-6-keep"


def test_a_comment_makes_no_new_edition(make_app, drills, trainee):
    house_file(drills).write_text("# A note of the trainer's.\r\n" + house_file(drills).read_text())
    later = restarted(trainee, make_app, drills=drills)
    later.start("one-hand", "our-room")
    assert len(rows(later.app, "SELECT * FROM editions")) == 1


def test_a_run_goes_on_when_its_files_are_gone(make_app, drills, trainee):
    trainee.answer(trainee.deal().token, {"front": SPLIT})
    shutil.rmtree(drills)
    later = restarted(trainee, make_app)
    assert later.get("/houses/our-room").status_code == 404
    for _ in range(3):
        assert later.answer(later.deal().token, {"front": KEPT}).status_code == 303
    assert [each["right"] for each in later.closings] == [0, 1, 1, 1]
    summary = later.get(f"{later.path}/summary")
    assert summary.status_code == 200
    assert "75.0% 3 of 4 right in time" in Page(summary.text).words


def test_a_site_with_a_broken_file_does_not_open_and_names_what_is_wrong(drills, tmp_path):
    house_file(drills).write_text(
        house_file(drills).read_text().replace('joker       = "bug"', 'joker = "bog"')
    )
    with pytest.raises(ValueError, match=r'ranking\.joker: "bog" is not known here\. Did you mean "bug"\?'):
        create_app(database=tmp_path / "x.sqlite3", drills=drills)
    assert not (tmp_path / "x.sqlite3").exists()
