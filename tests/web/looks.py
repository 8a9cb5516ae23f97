"""Pictures of every page, for people to look at.

python -m tests.web.looks [FOLDER]    every page at 360, 768 and 1440 pixels, light and dark
python -m tests.web.looks --readme    tests/web/looks/table.png, the hand that the README shows
"""

import logging
import sys
import tempfile
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright
from werkzeug.serving import make_server

from paigow_train.web import create_app
from tests.web.browser import FLAGS, find_browser
from tests.web.every_page import every_page
from tests.web.table import HouseClock, Table, write_drills

PHONE, WIDE = ((360, 740),), ((768, 1024), (1440, 900))
README_PICTURE = Path(__file__).parent / "looks" / "table.png"
SHOWN = "Jk Ah Qs 9d 7c 4h 2d"  # one pair, the ace with the joker: queen and nine go in front
RAISED = ("Qs", "9d")


@contextmanager
def _site(clock: HouseClock) -> Iterator[str]:
    """The address of the site, on a database that goes away with it."""
    with tempfile.TemporaryDirectory() as folder:
        drills = write_drills(Path(folder) / "drills")
        shown = 'title = "Table pace"\nsay = "One."\ndeals = 20\nseconds = 10\n\n[[ask]]\nkind = "set_hand"\n'
        (drills / "practice" / "shown.toml").write_text(f'{shown}hands = ["{SHOWN}"]\n', encoding="utf-8")
        app = create_app(database=Path(folder) / "looks.sqlite3", drills=drills, clock=clock)
        server = make_server("127.0.0.1", 0, app, threaded=True)
        thread = threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.02})
        thread.start()
        try:
            yield f"http://127.0.0.1:{server.server_port}"
        finally:
            server.shutdown()
            thread.join()
            server.server_close()


def photograph(browser: Browser, folder: Path) -> int:
    """Write `page-width-scheme.png` for every page into the folder; how many there are."""
    folder.mkdir(parents=True, exist_ok=True)
    count = 0
    for sizes in (PHONE, WIDE):
        clock = HouseClock()
        with _site(clock) as url:
            visitor = browser.new_context(base_url=url, has_touch=sizes is PHONE, reduced_motion="reduce")
            page = visitor.new_page()
            for name in every_page(Table(page), clock):
                for width, height in sizes:
                    page.set_viewport_size({"width": width, "height": height})
                    for scheme in ("light", "dark"):
                        page.emulate_media(color_scheme=scheme)
                        page.screenshot(path=folder / f"{name}-{width}-{scheme}.png", full_page=True)
                        count += 1
            visitor.close()
    return count


def photograph_table(browser: Browser, path: Path) -> None:
    """The picture for the README: an open hand with two cards raised for the front."""
    with _site(HouseClock()) as url:
        visitor = browser.new_context(
            base_url=url, viewport={"width": 1100, "height": 740}, reduced_motion="reduce"
        )
        table = Table(visitor.new_page())
        table.page.goto("/houses/face-up-2023")
        table.page.locator("button[value=shown]").click()
        table.deal()
        table.pick(*RAISED)
        table.page.mouse.move(0, 0)
        path.parent.mkdir(exist_ok=True)
        table.page.screenshot(path=path)
        visitor.close()


def main(arguments: list[str]) -> int:
    if len(arguments) > 1 or (arguments and arguments[0].startswith("-") and arguments != ["--readme"]):
        print(__doc__, file=sys.stderr)
        return 1
    logging.getLogger("werkzeug").setLevel(logging.ERROR)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find_browser(), args=list(FLAGS))
        if arguments == ["--readme"]:
            photograph_table(browser, README_PICTURE)
            print(README_PICTURE)
        else:
            folder = Path(arguments[0] if arguments else "looks")
            print(f"{photograph(browser, folder)} pictures in {folder.resolve()}")
        browser.close()
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
