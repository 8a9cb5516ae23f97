"""One line in, one line out: hands from the arguments or from standard input, answers in their order."""

from __future__ import annotations

import io
import json
import sys
from collections.abc import Callable, Iterable, Sequence
from typing import Any

from paigow_train.game.cards import CardError
from paigow_train.house.house import House, NoWay
from paigow_train.house.way import NotRuled

Answer = dict[str, Any]
Answerer = Callable[[House, str], Answer]


def answer_lines(answer: Answerer, house: House, hands: Sequence[str], as_json: bool) -> int:
    """Answer every hand; the answer is the exit status, 0 or 1.

    A bad hand gets its error in its place and the rest goes on; the status is 1 then.
    """
    status = 0
    write = json.JSONEncoder().encode if as_json else _plain
    for text in hands or standard_input():
        try:
            found = answer(house, text)
        except (CardError, NoWay, NotRuled) as error:
            found = {"hand": text.strip(), "error": str(error)}
            status = 1
        print(write(found), flush=True)
    return status


def standard_input() -> Iterable[str]:
    """The lines that are piped in."""
    if isinstance(sys.stdin, io.TextIOWrapper):
        # A byte that is no text becomes a sign, and its line an error. Some programs begin with a mark.
        sys.stdin.reconfigure(encoding="utf-8-sig", errors="replace")
    return sys.stdin


def _plain(found: Answer) -> str:
    """An answer for reading: the values that say most, on one line."""
    if "error" in found:
        return f"error: {found['error']}"
    if "split" in found:
        names = f"{found['front']} in front, {found['back']} behind"
        return f"{found['split']}   {names}   [{found['rule']}] {found['say']}"
    words = {True: "yes", False: "no", None: "-"}
    pairs = [
        f"{key} {value if isinstance(value, str) else words[value]}"
        for key, value in found.items()
        if key != "hand"
    ]
    return f"{found['hand']}   {', '.join(pairs)}"
