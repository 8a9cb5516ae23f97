"""`check`: whether files can be used, with everything that is wrong with them."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from paigow_train.library.catalogue import Catalogue
from paigow_train.library.checks import check_file
from paigow_train.library.files import tomls
from paigow_train.library.problems import FileError, Problem


def check_files(names: Sequence[str], catalogue: Catalogue) -> int:
    """Check files and folders of files; a line for each that is sound, every problem of each that is not."""
    status = 0
    for path in tomls(names):
        problems = _problems(path, catalogue)
        if problems:
            status = 1
            print(FileError(str(path), problems), flush=True)
        else:
            print(f"{path} is sound.", flush=True)
    return status


def _problems(path: Path, catalogue: Catalogue) -> Sequence[Problem]:
    try:
        return check_file(path, catalogue)
    except FileError as error:
        return error.problems
