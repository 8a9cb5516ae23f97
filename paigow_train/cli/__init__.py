"""`paigow-train` at a terminal: set, read and compare hands, list houses, check files, serve the site."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from typing import NoReturn

from paigow_train import __version__
from paigow_train.library.catalogue import Catalogue, Unknown
from paigow_train.library.files import Folders
from paigow_train.library.problems import FileError

from .answers import compare_answer, read_answer, set_answer
from .checking import check_files
from .lines import answer_lines
from .listing import list_houses

_HAND_HELP = (
    "seven cards, such as 'As Kd Th 9c 5s 3d 2c'; without any, one hand a line is read from standard input"
)
_LAYOUT_HELP = (
    "two set hands, player's then bank's, 'front | back ; front | back'; "
    "without any, one a line is read from standard input"
)


class _Parser(argparse.ArgumentParser):
    """Bad words end with a sentence and status 1, as all bad input does."""

    def error(self, message: str) -> NoReturn:
        self.exit(1, f"{self.prog}: {message}. See {self.prog} --help.\n")


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command; the answer is the exit status, 0 or 1."""
    words = _parser().parse_args(arguments)
    try:
        return _run(words)
    except (FileError, Unknown) as error:
        print(f"paigow-train: {error}", file=sys.stderr)
        return 1
    except BrokenPipeError:  # whoever was reading has had enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1
    except KeyboardInterrupt:
        return 1


def _run(words: argparse.Namespace) -> int:
    catalogue = Catalogue(Folders.of(os.environ.get("DRILLS")))
    match words.command:
        case "serve":
            from paigow_train.web.serve import serve  # the site is not loaded for one hand at a terminal

            return serve(words.host, words.port, words.database)
        case "check":
            return check_files(words.file, catalogue)
        case "houses":
            return list_houses(catalogue, words.json)
    answer = {"set": set_answer, "read": read_answer, "compare-hands": compare_answer}[words.command]
    return answer_lines(answer, catalogue.house(words.house), words.hand, words.json)


def _parser() -> argparse.ArgumentParser:
    parser = _Parser(prog="paigow-train", description="Train and certify Pai Gow Poker staff.")
    parser.add_argument("--version", action="version", version=f"paigow-train {__version__}")
    commands = parser.add_subparsers(dest="command", required=True, metavar="COMMAND")
    for name, help_text, hand_help in (
        ("set", "set hands the house way", _HAND_HELP),
        ("read", "read seven cards: best hand, Fortune class, ace-high", _HAND_HELP),
        ("compare-hands", "compare a player's set hand with the bank's", _LAYOUT_HELP),
    ):
        command = commands.add_parser(name, help=help_text, description=f"{help_text.capitalize()}.")
        command.add_argument("house", metavar="HOUSE", help="a house's id; 'paigow-train houses' lists them")
        command.add_argument("hand", metavar="HAND", nargs="*", help=hand_help)
        command.add_argument("--json", action="store_true", help="one JSON object a line")
    houses = commands.add_parser("houses", help="list the houses", description="List the houses.")
    houses.add_argument("--json", action="store_true", help="one JSON object a line")
    check = commands.add_parser(
        "check", help="check house, way and practice files", description="Check files."
    )
    check.add_argument("file", metavar="FILE", nargs="+", help="a TOML file, or a folder of them")
    serve = commands.add_parser("serve", help="serve the site", description="Serve the site.")
    serve.add_argument("--host", help="the address to listen on (HOST, else 127.0.0.1)")
    serve.add_argument("--port", type=int, help="the port to listen on (PORT, else 8000)")
    serve.add_argument("--database", help="the SQLite file (DATABASE, else data/paigow-train.sqlite3)")
    return parser
