"""Where files are found, and files that cannot even be read."""

from pathlib import Path

import pytest

from paigow_train.library.catalogue import Catalogue, Unknown
from paigow_train.library.files import Folders, read, shipped, tomls
from paigow_train.library.problems import FileError

from .made import ROOM, WAY, changed, drills


def problem_of(path: Path) -> str:
    with pytest.raises(FileError) as refused:
        read(path)
    assert refused.value.file == str(path)
    (problem,) = refused.value.problems
    return str(problem)


def test_a_file_that_is_not_there_is_told_so(tmp_path: Path) -> None:
    assert problem_of(tmp_path / "none.toml") == "it cannot be read: No such file or directory."


def test_text_that_is_not_utf_8_is_told_with_the_byte(tmp_path: Path) -> None:
    path = tmp_path / "room.toml"
    path.write_bytes('name = "Café"'.encode("latin-1"))
    assert problem_of(path) == "it is not UTF-8 text (byte 12); save it as UTF-8."


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("name = \n", "line 1, column 8: this is not TOML: invalid value."),
        ('say = "one"\nsay = "two"\n', "line 2, column 12: this word is written twice in its table."),
        (
            "[way\nuse = 1",
            "line 1, column 5: this is not TOML: expected ']' at the end of a table declaration.",
        ),
    ],
)
def test_text_that_is_not_toml_is_told_with_its_line(tmp_path: Path, text: str, problem: str) -> None:
    path = tmp_path / "room.toml"
    path.write_text(text, encoding="utf-8")
    assert problem_of(path) == problem


def test_an_editors_mark_before_the_text_and_its_line_endings_do_no_harm(tmp_path: Path) -> None:
    plain = drills(tmp_path / "plain").house("corner")
    drills(tmp_path / "marked")
    path = tmp_path / "marked" / "houses" / "corner.toml"
    path.write_bytes(b"\xef\xbb\xbf" + ROOM.replace("\n", "\r\n").encode())
    marked = Catalogue(Folders((tmp_path / "marked",))).house("corner")
    assert marked.edition == plain.edition


def test_the_shipped_folder_is_there_without_a_room_of_ones_own() -> None:
    assert Folders.of().roots == Folders.of("").roots == (shipped("drills"),)
    assert "face-up-2020" in Folders.of().named("houses")


def test_a_rooms_own_folder_adds_a_house_and_replaces_one_of_the_same_id(tmp_path: Path) -> None:
    drills(tmp_path)
    own = changed(ROOM, ('name        = "Corner room"', 'name = "Our Cordova"'))
    (tmp_path / "houses" / "cordova.toml").write_text(own, encoding="utf-8")
    catalogue = Catalogue(Folders.of(tmp_path))
    assert catalogue.house("corner").name == "Corner room"
    assert catalogue.house("cordova").name == "Our Cordova"
    assert {*catalogue.house_ids()} == {*Catalogue(Folders.of()).house_ids(), "corner"}


def test_a_shipped_house_sets_by_the_rooms_own_file_of_its_way(tmp_path: Path) -> None:
    before = Catalogue(Folders.of()).house("face-up-2020")
    drills(tmp_path)
    (tmp_path / "ways" / "face-up.toml").write_text(WAY, encoding="utf-8")
    after = Catalogue(Folders.of(tmp_path)).house("face-up-2020")
    assert after.way is not None
    assert after.way.name == "Plain way"
    assert after.way_text == WAY
    assert after.rules_edition != before.rules_edition


def test_a_rooms_own_folder_that_is_not_there_is_told_so(tmp_path: Path) -> None:
    with pytest.raises(FileError, match="there is no such folder; DRILLS names the room's own folder"):
        Folders.of(tmp_path / "none")


def test_hidden_files_of_an_editor_are_no_houses(tmp_path: Path) -> None:
    catalogue = drills(tmp_path)
    (tmp_path / "houses" / ".#corner.toml").write_text("half written", encoding="utf-8")
    assert catalogue.house_ids() == ("corner",)


def test_an_unknown_house_way_or_drill_is_told_with_the_nearest(tmp_path: Path) -> None:
    catalogue = drills(tmp_path)
    with pytest.raises(Unknown, match='There is no house "cornr"'):
        catalogue.house("cornr")
    with pytest.raises(Unknown, match='There is no house way "plane"'):
        catalogue.find_way("plane")
    with pytest.raises(Unknown, match='There is no drill "speed"'):
        catalogue.practice("speed")


def test_a_house_whose_file_name_is_no_id_is_refused(tmp_path: Path) -> None:
    catalogue = drills(tmp_path)
    (tmp_path / "houses" / "our room.toml").write_text(ROOM, encoding="utf-8")
    with pytest.raises(FileError, match='"our room" takes letters, digits and hyphens only'):
        catalogue.house("our room")


def test_a_folder_stands_for_the_toml_files_in_it(tmp_path: Path) -> None:
    drills(tmp_path)
    named = tmp_path / "houses" / "corner.toml"
    assert [*tomls([str(named), str(tmp_path)])] == [named, named, tmp_path / "ways" / "plain.toml"]
    (tmp_path / "empty").mkdir()
    with pytest.raises(FileError, match="there is no TOML file in this folder"):
        [*tomls([str(tmp_path / "empty")])]
