"""Where the files are, and their reading: installed or checked out, with a room's own folder on top."""

from __future__ import annotations

import os
import re
import tomllib
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Literal

from .problems import FileError, Problem, suggest

_PACKAGE = Path(__file__).resolve().parent.parent

Kind = Literal["houses", "ways", "practice", "rulings"]
_CALLED: dict[Kind, str] = {
    "houses": "house",
    "ways": "house way",
    "practice": "drill",
    "rulings": "file of rulings",
}
TERMS = "terms.toml"


class Unknown(LookupError):
    """A file that is not there; the message names those that are."""


def shipped(folder: str) -> Path:
    """The shipped `drills` or `templates`: inside the package where it is installed, else beside it."""
    inside = _PACKAGE / folder
    return inside if inside.is_dir() else _PACKAGE.parent / folder


@dataclass(frozen=True)
class Folders:
    """The folders that files are looked up in: the room's own first, then the shipped one."""

    roots: tuple[Path, ...]

    @classmethod
    def of(cls, own: str | os.PathLike[str] | None = None) -> Folders:
        """The shipped folder with `own` on top; raises `FileError` where `own` is no folder."""
        if not own:
            return cls((shipped("drills"),))
        if not Path(own).is_dir():
            say = "there is no such folder; DRILLS names the room's own folder."
            raise FileError(str(own), [Problem("", say)])
        return cls((Path(own).resolve(), shipped("drills")))

    def with_own(self, own: Path) -> Folders:
        """These folders with another one on top."""
        return Folders((own, *(root for root in self.roots if root != own)))

    def named(self, kind: Kind) -> dict[str, Path]:
        """The files of a kind by id, in the order of their ids; a room's own replaces a shipped one."""
        found: dict[str, Path] = {}
        for root in reversed(self.roots):
            files = (root / kind).glob("*.toml")
            found |= {path.stem: path for path in files if not path.name.startswith(".")}
        return dict(sorted(found.items()))

    def terms(self) -> Path | None:
        """The file of the words of the game, the room's own before the shipped one."""
        return next((root / TERMS for root in self.roots if (root / TERMS).is_file()), None)

    def find(self, kind: Kind, file_id: str) -> Path:
        """The file of that kind and id; raises `Unknown`."""
        files = self.named(kind)
        if file_id not in files:
            raise Unknown(f'There is no {_CALLED[kind]} "{file_id}". {suggest(file_id, files)}')
        return files[file_id]


@dataclass(frozen=True)
class Source:
    """A file as read: its text, and its values."""

    path: Path
    text: str
    values: dict[str, Any]

    @property
    def id(self) -> str:
        return self.path.stem


def read(path: Path) -> Source:
    """The file's text and values; raises `FileError` where it cannot be read or is no TOML."""
    return parsed(path, read_bytes(path))


def read_bytes(path: Path) -> bytes:
    """What is in the file; raises `FileError` where it cannot be read."""
    try:
        return path.read_bytes()
    except OSError as error:
        raise FileError(str(path), [Problem("", f"it cannot be read: {error.strerror}.")]) from None


def parsed(path: Path, data: bytes) -> Source:
    """The text and values of what is in a file; raises `FileError` where it is no TOML."""
    try:
        text = data.decode("utf-8-sig")  # some editors put a mark before the first letter
        return Source(path, text, tomllib.loads(text))
    except UnicodeDecodeError as error:
        say = f"it is not UTF-8 text (byte {error.start + 1}); save it as UTF-8."
        problem = Problem("", say)
    except tomllib.TOMLDecodeError as error:
        problem = _not_toml(str(error))
    raise FileError(str(path), [problem])


def _not_toml(message: str) -> Problem:
    """The parser's message, `what (at line 3, column 5)`, with the place in front."""
    match = re.fullmatch(r"(.+) \(at (.+)\)", message, re.DOTALL)
    what, place = match.groups() if match else (message, "")
    if what == "Cannot overwrite a value":
        return Problem(place, "this word is written twice in its table.")
    return Problem(place, f"this is not TOML: {what[:1].lower()}{what[1:]}.")


def tomls(names: Sequence[str]) -> Iterator[Path]:
    """The TOML files that names of files and folders stand for; raises `FileError` for an empty folder."""
    for name in names:
        path = Path(name)
        files = sorted(path.rglob("*.toml")) if path.is_dir() else [path]
        if not files:
            raise FileError(name, [Problem("", "there is no TOML file in this folder.")])
        yield from files
