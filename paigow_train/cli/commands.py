"""Every command: its name, its words and what it runs."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from paigow_train.library.catalogue import Catalogue

from .answers import compare_answer, read_answer, set_answer
from .checking import check_files
from .lines import Answerer, answer_lines
from .listing import list_houses
from .settling import settle_lines
from .words import PROGRAM, Parser

_HANDS = (
    "seven cards, such as 'As Kd Th 9c 5s 3d 2c'; without any, one hand a line is read from standard input"
)
_LAYOUTS = (
    "two set hands, player's then bank's, 'front | back ; front | back'; "
    "without any, one a line is read from standard input"
)
_ROUNDS = "a round as a JSON object; without any, one a line is read from standard input"
Words = argparse.Namespace


@dataclass(frozen=True)
class Command:
    """`add` gives a parser the command's own words; `run` answers the exit status."""

    name: str
    help: str
    add: Callable[[argparse.ArgumentParser], None]
    run: Callable[[Words, Catalogue], int]

    def words(self, rest: Sequence[str]) -> Words:
        parser = Parser(prog=f"{PROGRAM} {self.name}", description=f"{self.help}.")
        self.add(parser)
        return parser.parse_intermixed_args(list(rest))


def _of_hands(name: str, says: str, hand_help: str, answer: Answerer) -> Command:
    def add(parser: argparse.ArgumentParser) -> None:
        parser.add_argument("house", metavar="HOUSE", help=f"a house's id; '{PROGRAM} houses' lists them")
        parser.add_argument("hand", metavar="HAND", nargs="*", help=hand_help)
        _add_json(parser)

    def run(words: Words, catalogue: Catalogue) -> int:
        return answer_lines(answer, catalogue.house(words.house), words.hand, words.json)

    return Command(name, says, add, run)


def _add_json(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--json", action="store_true", help="one JSON object a line")


def _add_rounds(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("round", metavar="ROUND", nargs="*", help=_ROUNDS)
    parser.add_argument("--json", action="store_true", help="rounds and answers are always JSON")


def _add_files(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", nargs="+", help="a TOML file, or a folder of them")


def _add_server(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--host", help="the address to listen on (HOST, else 127.0.0.1)")
    parser.add_argument("--port", type=int, help="the port to listen on (PORT, else 8000)")
    parser.add_argument("--database", help="the SQLite file (DATABASE, else data/paigow-train.sqlite3)")


def _serve(words: Words, catalogue: Catalogue) -> int:
    from paigow_train.web.serve import serve  # the site is not loaded for one hand at a terminal

    return serve(words.host, words.port, words.database)


COMMANDS = {
    command.name: command
    for command in (
        _of_hands("set", "Set hands the house way", _HANDS, set_answer),
        _of_hands("read", "Read seven cards: best hand, Fortune class, ace-high", _HANDS, read_answer),
        _of_hands("compare-hands", "Compare a player's set hand with the bank's", _LAYOUTS, compare_answer),
        Command(
            "settle",
            "Settle rounds to the cent",
            _add_rounds,
            lambda words, all: settle_lines(all, words.round),
        ),
        Command("houses", "List the houses", _add_json, lambda words, all: list_houses(all, words.json)),
        Command(
            "check",
            "Check files of houses, ways, drills, rulings and terms",
            _add_files,
            lambda words, all: check_files(words.file, all),
        ),
        Command("serve", "Serve the site", _add_server, _serve),
    )
}
