"""The clock on the page shows what the server's clock says, and only shows it: the server decides."""

import math
import time
from datetime import UTC, datetime

import pytest
from flask import Flask
from playwright.sync_api import Page, expect

from tests.web.conftest import OpenPage
from tests.web.table import HouseClock, Table, table_app

CLOCK = HouseClock()
app = table_app(CLOCK)

# A device whose clock is set wrong: its dates are off by so many hours, its seconds are as long as others'.
WRONG_CLOCK = """
{
    const Right = Date, off = HOURS * 3600 * 1000;
    Date = class extends Right {
        constructor(...given) { given.length ? super(...given) : super(Right.now() + off); }
        static now() { return Right.now() + off; }
    };
}
"""

# Gathers what the clock's live region says, as a screen reader would.
LISTEN = """
    window.announced = [];
    document.addEventListener("DOMContentLoaded", () => {
        const said = document.querySelector("[data-clock-say]");
        const hear = new MutationObserver(() => announced.push(said.textContent));
        if (said) hear.observe(said, { childList: true });
    });
"""


def seconds_left(table: Table, app: Flask) -> float:
    """What the server's clock leaves of the open hand."""
    deadline = datetime.fromisoformat(table.stored(app)[-1]["deadline"]).replace(tzinfo=UTC)
    return (deadline - CLOCK()).total_seconds()


def shown(page: Page) -> tuple[int, float]:
    """The number on the clock's face, and how far its bar stands."""
    face, bar = page.evaluate(
        "['[data-clock-text]', '.clock-bar'].map((one) => document.querySelector(one))"
        ".map((one) => one.value ?? one.textContent)"
    )
    return int(face), bar


def expect_the_servers_time(table: Table, app: Flask) -> None:
    """The page's clock is within one second of the server's."""
    before = seconds_left(table, app)
    face, bar = shown(table.page)
    after = seconds_left(table, app)
    assert after - 1 <= bar <= before + 1
    assert math.ceil(after) - 1 <= face <= math.ceil(before) + 1


@pytest.mark.parametrize(
    ("hours", "zone"), [(3, "Asia/Macau"), (-3, "America/Los_Angeles"), (0, "Pacific/Kiritimati")]
)
def test_a_device_with_a_wrong_clock_or_zone_shows_the_servers_time(
    open_page: OpenPage, app: Flask, hours: int, zone: str
) -> None:
    page = open_page("about:blank", timezone_id=zone)
    page.context.add_init_script(WRONG_CLOCK.replace("HOURS", str(hours)))
    table = Table(page)
    table.take_hand("known")
    off = page.evaluate("Date.now()") / 1000 - time.time()
    assert abs(off - hours * 3600) < 60
    expect_the_servers_time(table, app)
    page.wait_for_timeout(1200)
    expect_the_servers_time(table, app)


def test_after_a_reload_the_clock_goes_on_from_the_time_that_is_left(open_page: OpenPage, app: Flask) -> None:
    table = Table.with_hand(open_page, "known")
    CLOCK.move_on(12)  # twelve of the thirty seconds
    table.page.reload()
    face, bar = shown(table.page)
    assert face <= 18
    assert bar <= 18
    expect_the_servers_time(table, app)
    assert len(table.stored(app)) == 1


def test_a_hand_that_nobody_answers_is_timed_out_and_shows_the_right_setting(
    open_page: OpenPage, app: Flask
) -> None:
    table = Table.with_hand(open_page, "known")
    front = set(table.right_front())
    CLOCK.move_on(32)  # its thirty seconds, and the second of grace
    table.page.reload()
    expect(table.verdict()).to_have_text("Timed out")
    expect(table.page.get_by_text("No answer came in time.")).to_be_visible()
    expect(table.page.locator("figcaption")).to_have_text(["House way"])
    assert fronts_shown(table.page) == [front]
    (deal,) = table.stored(app)
    assert (deal["state"], deal["right"], deal["split"], deal["taken_ms"]) == ("timed out", 0, None, None)
    table.deal()
    expect_the_servers_time(table, app)  # the next hand has its whole time


def fronts_shown(page: Page) -> list[set[str]]:
    """The cards in the front boxes of the page, one set for each hand laid."""
    said = page.locator(".laid .box-front .sr-only").all_inner_texts()
    return [
        {code(words.strip()) for words in each.removeprefix("Front:").rstrip(".").split(",")} for each in said
    ]


def code(words: str) -> str:
    """`Td` for "ten of diamonds (moved)"."""
    rank, _, suit, *_ = words.split()
    high = {"ten": "T", "jack": "J", "queen": "Q", "king": "K", "ace": "A"}
    low = {
        "two": "2",
        "three": "3",
        "four": "4",
        "five": "5",
        "six": "6",
        "seven": "7",
        "eight": "8",
        "nine": "9",
    }
    return {**low, **high}[rank] + suit[0]


def test_a_late_answer_is_kept_and_explained_and_earns_nothing(open_page: OpenPage, app: Flask) -> None:
    table = Table.with_hand(open_page, "known")
    wrong, right = table.wrong_front(), table.right_front()
    CLOCK.move_on(45)
    table.set_hand(wrong)
    expect(table.verdict()).to_have_text("Late")
    expect(table.page.get_by_text("it earns nothing")).to_be_visible()
    expect(table.page.locator("figcaption")).to_have_text(["You set", "House way"])
    assert fronts_shown(table.page) == [set(wrong), set(right)]
    (deal,) = table.stored(app)
    assert (deal["state"], deal["right"]) == ("late", 0)
    assert set(deal["split"].split(" | ")[0].split()) == set(wrong)
    assert deal["taken_ms"] >= 45_000


def test_the_clock_is_announced_at_half_time_and_at_the_end_and_not_each_second(
    open_page: OpenPage, app: Flask
) -> None:
    page = open_page("about:blank")
    page.add_init_script(LISTEN)
    table = Table(page)
    table.take_hand("quick")
    expect(page.get_by_text("it no longer counts")).to_be_visible(timeout=12_000)
    assert page.evaluate("announced") == ["3 seconds left.", "Time is up."]
    assert shown(page) == (0, 0)
    CLOCK.move_on(2)
    table.set_hand(table.right_front())
    expect(table.verdict()).to_have_text("Late")
    assert [deal["state"] for deal in table.stored(app)] == ["late"]


def test_the_clock_can_be_hidden_and_stays_hidden_on_the_next_page(open_page: OpenPage, app: Flask) -> None:
    table = Table.with_hand(open_page, "known")
    clock, bar = table.page.locator(".clock-face"), table.page.locator(".clock-bar")
    expect(clock).to_be_visible()
    table.button("Hide the clock").click()
    expect(clock).to_be_hidden()
    expect(bar).to_be_hidden()
    table.page.reload()
    expect(clock).to_be_hidden()
    table.button("Hide the clock").click()
    expect(clock).to_be_visible()
    assert table.stored(app)[0]["deadline"]  # it went on behind


def test_a_drill_without_a_clock_shows_none(open_page: OpenPage, app: Flask) -> None:
    table = Table.with_hand(open_page, "kings")
    expect(table.page.locator("[data-seconds-left]")).to_have_count(0)
    expect(table.button("Hide the clock")).to_have_count(0)
    assert table.stored(app)[0]["deadline"] is None
