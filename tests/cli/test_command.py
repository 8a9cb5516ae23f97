"""The command's words: what it can do, and what it says to words it does not know."""

import shutil

import pytest

from paigow_train import __version__
from paigow_train.library.files import shipped
from tests.kinds.made import HOUSE_IDS

GOOD = "As Kd Th 9c 5s 3d 2c"


def test_help_names_every_command(terminal):
    said = terminal("--help")
    for each in ("set", "read", "compare-hands", "houses", "check", "serve"):
        assert f"\n  {each} " in said.out
        assert terminal(each, "--help").status == 0
    assert said.status == 0


def test_the_version_is_the_packages(terminal):
    assert terminal("--version").out == f"paigow-train {__version__}\n"


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ((), "COMMAND"),
        (("sett",), "invalid choice: 'sett'"),
        (("set",), "HOUSE"),
        (("set", "classic", "--xml", GOOD), "--xml"),
        (("check",), "FILE"),
        (("serve", "--port", "http"), "invalid int value: 'http'"),
        (("houses", "classic"), "classic"),
    ],
)
def test_words_that_are_not_understood_end_with_a_sentence_and_status_1(terminal, words, sentence):
    said = terminal(*words)
    assert said.status == 1
    assert said.out == ""
    assert said.err.startswith("paigow-train")
    assert sentence in said.err
    assert said.err.endswith("--help.\n")


@pytest.mark.parametrize("command", ["set", "read", "compare-hands"])
@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("face-up-2024", "face-up-2023"),
        ("clasic", "classic"),
        ("CORDOVA", "cordova"),
        ("lasvegas", "las-vegas"),
    ],
)
def test_an_unknown_house_is_told_the_nearest_and_all_there_are(terminal, command, typed, meant):
    said = terminal(command, typed, "--json", GOOD)
    assert said.status == 1
    assert said.out == ""
    assert said.err.startswith(f'paigow-train: There is no house "{typed}". Did you mean "{meant}"? ')
    assert all(each in said.err for each in HOUSE_IDS)


@pytest.mark.parametrize("typed", ["", "../houses/classic", "classic.toml", "\x00", "x" * 5000])
def test_no_name_of_a_house_reaches_another_file(terminal, typed):
    said = terminal("set", typed, GOOD)
    assert said.status == 1
    assert "There is no house" in said.err


def test_houses_are_listed_with_what_they_play(terminal):
    found = terminal("houses", "--json").objects
    assert [each["id"] for each in found] == list(HOUSE_IDS)
    for each in found:
        assert list(each) == ["id", "name", "game", "joker", "wheel", "way", "stands_in", "edition"]
    by_id = {each["id"]: each for each in found}
    # as the house files have them
    assert (by_id["cordova"]["joker"], by_id["cordova"]["way"]) == ("wild", None)
    assert (by_id["face-up-2020"]["wheel"], by_id["face-up-2020"]["way"]) == ("lowest", "face-up")
    assert by_id["classic"]["stands_in"] is True
    assert by_id["face-up-2023"]["stands_in"] is False
    lines = terminal("houses").lines
    assert [line.split()[0] for line in lines] == list(HOUSE_IDS)


def test_a_rooms_own_folder_adds_houses_and_replaces_shipped_ones(terminal, tmp_path, monkeypatch):
    houses = tmp_path / "own" / "houses"
    houses.mkdir(parents=True)
    text = (shipped("drills") / "houses" / "classic.toml").read_text()
    (houses / "ours.toml").write_text(text.replace('"Classic"', '"Ours"'))
    (houses / "classic.toml").write_text(text.replace('"Classic"', '"Our Classic"'))
    (houses / ".hidden.toml").write_text("not TOML at all [")
    monkeypatch.setenv("DRILLS", str(tmp_path / "own"))
    names = {each["id"]: each["name"] for each in terminal("houses", "--json").objects}
    assert set(names) == {*HOUSE_IDS, "ours"}
    assert (names["ours"], names["classic"]) == ("Ours", "Our Classic")
    assert terminal("set", "ours", GOOD).status == 0


def test_a_rooms_own_folder_that_is_not_there_is_a_sentence(terminal, monkeypatch):
    monkeypatch.setenv("DRILLS", "nowhere")
    said = terminal("houses")
    assert (said.out, said.status) == ("", 1)
    assert "there is no such folder; DRILLS names the room's own folder." in said.err


def test_a_broken_house_file_is_refused_with_all_that_is_wrong(terminal, tmp_path, monkeypatch):
    shutil.copytree(shipped("drills"), tmp_path / "own")
    path = tmp_path / "own" / "houses" / "classic.toml"
    text = path.read_text()
    path.write_text(text.replace("joker ", "jokker ").replace('game        = "standard"', "game = 7"))
    monkeypatch.setenv("DRILLS", str(tmp_path / "own"))
    said = terminal("set", "classic", GOOD)
    assert (said.out, said.status) == ("", 1)
    assert "problems:" in said.err
    assert "ranking.jokker" in said.err
    assert "game: found 7" in said.err
