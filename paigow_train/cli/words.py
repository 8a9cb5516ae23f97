"""The words of a command line. Options may stand before, between and after the hands."""

from __future__ import annotations

import argparse
from collections.abc import Mapping, Sequence
from typing import NoReturn

from paigow_train import __version__

PROGRAM = "paigow-train"


class Parser(argparse.ArgumentParser):
    """Bad words end with a sentence and status 1, as all bad input does."""

    def error(self, message: str) -> NoReturn:
        self.exit(1, f"{self.prog}: {message}. See {self.prog} --help.\n")


def command_and_rest(
    arguments: Sequence[str] | None, commands: Mapping[str, str]
) -> tuple[str, Sequence[str]]:
    """The command's name and the words after it; `commands` gives a line of help for each name."""
    listed = "\n".join(f"  {name:14} {says}" for name, says in commands.items())
    parser = Parser(
        prog=PROGRAM,
        description="Train and certify Pai Gow Poker staff.",
        epilog=f"commands:\n{listed}\n\n'{PROGRAM} COMMAND --help' tells more of one.",
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--version", action="version", version=f"{PROGRAM} {__version__}")
    parser.add_argument("command", metavar="COMMAND", choices=tuple(commands), help="one of those below")
    parser.add_argument("words", metavar="...", nargs=argparse.REMAINDER, help="the words of the command")
    found = parser.parse_args(arguments)
    return found.command, found.words
