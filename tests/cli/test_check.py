"""`check`: whether files can be used, with everything that is wrong with them and where."""

import shutil

import pytest

from paigow_train.library.files import shipped

DRILLS = shipped("drills")


def test_a_sound_file_of_each_sort_is_said_to_be_sound(terminal):
    files = [
        DRILLS / "houses" / "cordova.toml",
        DRILLS / "practice" / "fouls.toml",
    ]
    said = terminal("check", *map(str, files))
    assert said.lines == [f"{path} is sound." for path in files]
    assert said.status == 0


def test_every_file_is_checked_though_one_is_bad_and_the_status_is_1(terminal, tmp_path):
    bad = tmp_path / "practice" / "bad.toml"
    bad.parent.mkdir()
    good = DRILLS / "practice" / "fouls.toml"
    text = good.read_text().replace("deals   = 20", 'deals = "20"').replace("seconds =", "secnods =")
    bad.write_text(text)
    said = terminal("check", str(bad), str(good))
    assert said.status == 1
    assert said.lines[0] == f"{bad} has 3 problems:"
    problems = sorted(said.lines[1:4])
    assert problems[0].startswith('  deals: found "20"; write ')
    assert problems[2].startswith("  seconds: this is missing; write ")
    assert problems[1].startswith('  secnods: "secnods" is not a word of this table. Did you mean "seconds"?')
    assert said.lines[4:] == [f"{good} is sound."]


def test_a_folder_stands_for_the_files_in_it(terminal, tmp_path):
    shutil.copytree(DRILLS / "practice", tmp_path / "practice")
    said = terminal("check", str(tmp_path))
    assert len(said.lines) == len(list((DRILLS / "practice").glob("*.toml")))
    assert said.status == 0


@pytest.mark.parametrize(
    ("make", "sentence"),
    [
        (lambda path: None, "it cannot be read: No such file or directory."),
        (lambda path: path.write_bytes(b""), ""),
        (lambda path: path.write_bytes(b"\xff\xfe"), "it is not UTF-8 text (byte 1); save it as UTF-8."),
        (lambda path: path.write_text("title = "), "this is not TOML"),
        (lambda path: path.mkdir(), "there is no TOML file in this folder."),
    ],
    ids=["missing", "empty", "no text", "no TOML", "an empty folder"],
)
def test_what_cannot_be_read_is_a_sentence_with_status_1(terminal, tmp_path, make, sentence):
    path = tmp_path / "practice" / "mine.toml"
    path.parent.mkdir()
    make(path)
    said = terminal("check", str(path))
    assert said.status == 1
    assert sentence in said.out + said.err
    assert "Traceback" not in said.err
    assert str(path) in said.out + said.err
