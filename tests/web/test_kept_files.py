"""What the site keeps on the disk: a database and a key, for nobody else's eyes, and good over a restart."""

import stat

from paigow_train.web import create_app
from paigow_train.web.secret import secret_key
from tests.store.made import at_once
from tests.web.trainee import Page, Trainee


def mode(path):
    return stat.S_IMODE(path.stat().st_mode)


def test_the_folder_is_made_for_its_owner_alone_and_the_files_in_it_too(tmp_path):
    folder = tmp_path / "new" / "data"
    create_app(database=folder / "site.sqlite3")
    assert mode(folder) == 0o700
    assert {
        path.name: mode(path)
        for path in folder.iterdir()
        if "-wal" not in path.name and "-shm" not in path.name
    } == {
        "site.sqlite3": 0o600,
        "secret-key": 0o600,
    }
    assert all(mode(path) & 0o077 == 0 for path in folder.iterdir())


def test_the_key_is_random_long_and_made_once(tmp_path):
    (tmp_path / "one").mkdir()
    (tmp_path / "other").mkdir()
    one, other = secret_key(tmp_path / "one"), secret_key(tmp_path / "other")
    assert len(one) == len(other) == 32
    assert one != other
    assert secret_key(tmp_path / "one") == one


def test_processes_that_start_together_agree_on_one_key_and_leave_nothing_behind(tmp_path):
    keys = at_once(*[lambda: secret_key(tmp_path)] * 8)
    assert len(set(keys)) == 1
    assert [path.name for path in tmp_path.iterdir()] == ["secret-key"]


def test_a_session_and_its_open_hand_outlive_a_restart(make_app):
    before = Trainee(make_app(), "Ana")
    before.start("house-way")
    deal = before.deal()
    after = Trainee(make_app(), "Ana")
    after.client.set_cookie("paigow", before.client.get_cookie("paigow").value)
    after.csrf, after.path = before.csrf, before.path  # a page opened before
    assert after.table().values("token") == [deal.token]
    assert after.answer_right(deal).status_code == 303
    assert [each["right"] for each in after.closings] == [1]
    assert Page(after.get("/houses/classic").text).values("name") == ["Ana"]


def test_settings_of_the_environment_name_the_database_and_the_rooms_own_folder(tmp_path, monkeypatch):
    own = tmp_path / "own"
    (own / "houses").mkdir(parents=True)
    monkeypatch.setenv("DATABASE", str(tmp_path / "here" / "site.sqlite3"))
    monkeypatch.setenv("DRILLS", str(own))
    shipped = create_app().test_client().get("/houses/classic")
    assert shipped.status_code == 200
    assert (tmp_path / "here" / "site.sqlite3").exists()
    text = create_app().extensions["paigow-train"].rooms.houses["classic"].text
    (own / "houses" / "ours.toml").write_text(text.replace('"Classic"', '"Ours"'))
    assert "Ours" in create_app().test_client().get("/").text
