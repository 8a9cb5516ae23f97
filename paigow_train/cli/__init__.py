"""`paigow-train` at a terminal: set, read and compare hands, list houses, check files, serve the site."""

from __future__ import annotations

import io
import os
import sys
from collections.abc import Sequence

from paigow_train.library.catalogue import Catalogue, Unknown
from paigow_train.library.files import Folders
from paigow_train.library.problems import FileError

from .commands import COMMANDS
from .words import command_and_rest


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command; the answer is the exit status, 0 or 1."""
    name, rest = command_and_rest(arguments, {each.name: each.help for each in COMMANDS.values()})
    command = COMMANDS[name]
    words = command.words(rest)
    if isinstance(sys.stdout, io.TextIOWrapper):  # a sign that cannot be written is spelt out
        sys.stdout.reconfigure(errors="backslashreplace")
    try:
        return command.run(words, Catalogue(Folders.of(os.environ.get("DRILLS"))))
    except (FileError, Unknown) as error:
        print(f"paigow-train: {error}", file=sys.stderr)
        return 1
    except BrokenPipeError:  # whoever was reading has had enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1
    except KeyboardInterrupt:
        return 1
