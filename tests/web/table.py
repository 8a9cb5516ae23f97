"""A trainee at the table: the drills and hands that the browser tests deal, his moves, what was stored."""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest
from flask import Flask
from playwright.sync_api import Locator, Page

from paigow_train.web import create_app
from tests.web.conftest import OpenPage
from tests.web.trainee import rows

HOUSE = "face-up-2023"

# Seven cards -> the two that go in front, by the Face Up house way as its room printed it.
FRONTS = {
    "As Qd Tc 8h 6s 4d 3c": ["Qd", "Tc"],  # no pair: the highest card behind, the next two in front
    "Kh Kd Js 9c 7h 5d 2s": ["Js", "9c"],  # one pair: the pair behind, the two highest others in front
    "8s 8h 8d 5c 5h Kd 2s": ["5c", "5h"],  # full house: the trips behind, the pair in front
}
PAIR_OF_KINGS = "Kh Kd Js 9c 7h 5d 2s"

FOUL = "As Ad | Kh Kd 9c 7s 4h"  # a pair of aces in front of a pair of kings
# Ace-queen in front for both: a copy, which goes to the bank. Nines against eights behind: the player's.
COPY_AND_WIN = "As Qc | 9d 9s 6h 4h 2c ; Ac Qh | 8s 8c 6d 4d 3c"

DRILLS = {
    "known": ("Known hands", 3, 30, "set_hand", FRONTS),
    "kings": ("A pair of kings", 1, 0, "set_hand", [PAIR_OF_KINGS]),
    "quick": ("Quick hands", 2, 6, "set_hand", FRONTS),
    "call": ("One call", 1, 15, "spot_foul", [FOUL]),
    "comparing": ("One comparing", 1, 30, "who_wins", [COPY_AND_WIN]),
}


def write_drills(folder: Path) -> Path:
    """A room's own folder with the drills above: short ones, of hands whose settings are known."""
    (folder / "practice").mkdir(parents=True, exist_ok=True)
    for name, (title, deals, seconds, kind, hands) in DRILLS.items():
        listed = "".join(f'  "{hand}",\n' for hand in hands)
        text = (
            f'title = "{title}"\nsay = "Hands of the trainer\'s own list."\n'
            f"deals = {deals}\nseconds = {seconds}\n\n"
            f'[[ask]]\nkind = "{kind}"\nhands = [\n{listed}]\n'
        )
        (folder / "practice" / f"{name}.toml").write_text(text, encoding="utf-8")
    return folder


class HouseClock:
    """The server's clock; a test may move it on, so that nobody waits for a hand to be late."""

    def __init__(self) -> None:
        self._ahead = timedelta(0)

    def __call__(self) -> datetime:
        return datetime.now(UTC) + self._ahead

    def move_on(self, seconds: float) -> None:
        self._ahead += timedelta(seconds=seconds)


def table_app(clock: HouseClock | None = None) -> Any:
    """A fixture, to be called `app`: the site with the drills above, one for all tests of a module."""

    @pytest.fixture(scope="module")
    def app(tmp_path_factory: pytest.TempPathFactory) -> Flask:
        folder = tmp_path_factory.mktemp("site")
        drills = write_drills(folder / "drills")
        return create_app(database=folder / "site.sqlite3", drills=drills, clock=clock or HouseClock())

    return app


@dataclass(frozen=True)
class Table:
    """One page of a visitor, and his moves on it."""

    page: Page

    @classmethod
    def with_hand(cls, open_page: OpenPage, drill: str, **how: Any) -> "Table":
        """A new visitor with the first hand of the drill before him; `how` goes to `open_page`."""
        table = cls(open_page("about:blank", **how))
        table.take_hand(drill)
        return table

    def another_tab(self) -> "Table":
        """The same address in a second tab of the same visitor."""
        other = Table(self.page.context.new_page())
        other.page.goto(self.page.url)
        return other

    @property
    def run(self) -> str:
        """The public id of the run whose page this is."""
        return self.page.url.split("/practice/")[1].split("/")[0]

    def stored(self, app: Flask) -> list[dict[str, Any]]:
        """The deals of this run as SQLite holds them, in order; an open one has None for an answer."""
        return rows(
            app,
            "SELECT d.position, d.token, d.deadline, d.question, a.state, a.right, a.taken_ms,"
            " json_extract(a.answer, '$.split') AS split"
            " FROM runs r JOIN deals d ON d.run = r.id LEFT JOIN answers a ON a.deal = d.id"
            " WHERE r.public = ? ORDER BY d.position",
            self.run,
        )

    def sit_down(self, drill: str) -> None:
        """Start the drill of that id, up to the page that offers the first hand."""
        self.page.goto(self._begin(drill))

    def take_hand(self, drill: str) -> None:
        """Start the drill and open its first hand."""
        run = self._begin(drill)
        self._send(f"{run}/next")
        self.page.goto(run)

    def _begin(self, drill: str) -> str:
        return self._send(f"/houses/{HOUSE}/practice", practice=drill, name="")

    def _send(self, path: str, **fields: str) -> str:
        """Send a form without opening its page, which most tests need not see; where the reply leads."""
        visitor = self.page.context.request
        token = re.search(r'name="csrf_token" value="([^"]+)"', visitor.get("/houses/cordova").text())
        assert token is not None
        reply = visitor.post(path, form={"csrf_token": token[1], **fields}, max_redirects=0)
        assert reply.status == 303, reply.text()
        return reply.headers["location"]

    def deal(self) -> None:
        """Ask for the first hand, or for the next one, and wait until it lies there."""
        self.button("Deal the first hand").or_(self.button("Next hand")).click()
        self.page.locator("[data-answer]").wait_for()
        self.page.wait_for_load_state("load")  # its scripts have run, and see what is typed

    def button(self, name: str) -> Locator:
        return self.page.get_by_role("button", name=name, exact=True)

    def shown(self) -> list[str]:
        """The cards in the order they lie, as they are posted: "Td", "Jk"."""
        found: list[str] = self.page.eval_on_selector_all(
            "[data-cards] input", "all => all.map(b => b.value)"
        )
        return found

    def in_front(self) -> list[str]:
        """The cards that the page shows as raised, in the order they lie."""
        found: list[str] = self.page.eval_on_selector_all(
            "[data-cards] input:checked", "all => all.map(b => b.value)"
        )
        return found

    def card(self, code: str) -> Locator:
        return self.page.locator(f"[data-code='{code}']")

    def pick(self, *codes: str) -> None:
        for code in codes:
            self.card(code).click()

    def right_front(self) -> list[str]:
        """The front of the hand on the table, of those above."""
        dealt = set(self.shown())
        return next(front for hand, front in FRONTS.items() if set(hand.split()) == dealt)

    def wrong_front(self) -> list[str]:
        """A front of the hand on the table that is not the house way: its two lowest odd cards."""
        right = self.right_front()
        return [
            card for card in ["3c", "4d", "2s", "5d", "Kd"] if card in self.shown() and card not in right
        ][:2]

    def set_hand(self, front: Sequence[str]) -> None:
        """Raise the cards and send the hand."""
        self.pick(*front)
        self.button("Set the hand").click()

    def verdict(self) -> Locator:
        """The word on how the hand ended."""
        return self.page.locator("#verdict")
