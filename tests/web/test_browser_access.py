"""Every page is for everyone: names and live regions for those who listen, room for those who tap."""

from flask import Flask
from playwright.sync_api import Page, expect

from tests.web.conftest import OpenPage
from tests.web.every_page import STATUSES, every_page
from tests.web.table import HouseClock, Table, table_app
from tests.web.visit import accessibility_faults, contrast_faults_in_the_dark

CLOCK = HouseClock()
app = table_app(CLOCK)

PHONE = 360
# 640 by 400 is a window of 1280 by 800 at 200 %.
WINDOWS = ((1280, 800), (640, 400), (320, 640), (PHONE, 740))

# Controls that can be seen and are smaller than 44 px either way; the skip link shows itself on focus alone.
SMALL_TARGETS = """() =>
    [...document.querySelectorAll("a, button, input:not([type=hidden]), label.pick, label.choice")]
    .filter((one) => one.checkVisibility() && !one.matches(".skip"))
    .map((one) => [one.outerHTML.slice(0, 80), one.getBoundingClientRect()])
    .filter(([, box]) => box.width && (box.width < 44 || box.height < 44))
    .map(([html, box]) => `${html} is ${box.width.toFixed(1)} by ${box.height.toFixed(1)}`)
"""

# What stands outside of the page, or is cut off by its own box: text for screen readers alone is meant to be.
CUT_OFF = """() => {
    const wide = document.documentElement.clientWidth;
    const meant = ".sr-only, .skip, legend, thead, svg, input, pre";
    return [...document.querySelectorAll("main *, header *, footer *")]
        .filter((one) => one.checkVisibility() && !one.closest(meant))
        .filter((one) => {
            const box = one.getBoundingClientRect(), style = getComputedStyle(one);
            const cut = style.overflowX !== "visible" && one.scrollWidth > one.clientWidth + 1;
            return box.width && (box.right > wide + 0.5 || box.left < -0.5 || cut);
        })
        .map((one) => one.outerHTML.slice(0, 80));
}"""

# Axe takes long over a long page, most of it over the contrast of each text. Rules, readings, facts and pays
# are alike, row by row: of those with one class, three in a list are enough for it.
THIN_OUT = """() => {
    for (const row of document.querySelectorAll("tr, li, dl > div")) {
        const alike = [...row.parentElement.children].filter((other) => other.className === row.className);
        if (alike.indexOf(row) >= 3) row.classList.add("too-many");
    }
    document.querySelectorAll(".too-many").forEach((row) => row.remove());
}"""


def test_every_page_is_clean_for_axe_in_both_schemes_and_loses_nothing_at_any_width(
    open_page: OpenPage, app: Flask
) -> None:
    page = open_page("about:blank", statuses=STATUSES, reduced_motion="reduce")
    faults, pages = {}, 0
    for name in every_page(Table(page), CLOCK):
        pages += 1
        for width, height in WINDOWS:
            page.set_viewport_size({"width": width, "height": height})
            found = page.evaluate(SMALL_TARGETS) + page.evaluate(CUT_OFF)
            if page.evaluate("document.documentElement.scrollWidth") > width:
                found.append("it scrolls sideways")
            if width == PHONE:
                page.evaluate(THIN_OUT)
                found += accessibility_faults(page) + contrast_faults_in_the_dark(page)
            if found:
                faults[f"{name} at {width}"] = found
    assert pages > 20
    assert faults == {}


def test_each_card_says_its_name_and_where_it_lies(page: Page, app: Flask) -> None:
    table = Table(page)
    table.take_hand("kings")
    names = {
        "king of hearts", "king of diamonds", "jack of spades", "nine of clubs",
        "seven of hearts", "five of diamonds", "two of spades",
    }  # fmt: skip
    table.pick("Js", "9c")
    for name in names:
        place = "in front" if name in ("jack of spades", "nine of clubs") else "in back"
        box = page.get_by_role("checkbox", name=f"{name}, {place}", exact=True)
        expect(box).to_be_checked(checked=place == "in front")
    expect(page.get_by_role("group", name="Your seven cards")).to_be_visible()
    assert table.stored(app)[0]["state"] is None


def test_the_live_region_says_what_is_in_front(open_page: OpenPage) -> None:
    table = Table.with_hand(open_page, "kings")
    line = table.page.get_by_role("status").filter(has=table.page.locator("b"))
    table.pick("Js")
    expect(line).to_have_text("Front: J♠\ufe0ejack of spades and one more.")
    seen = line.locator("[aria-hidden=true]")
    expect(seen).to_have_text("J♠\ufe0e")  # read with the eyes alone; the words beside it are for the ears
    second = table.shown().index("9c") < table.shown().index("Js")
    table.pick("9c")
    expect(seen).to_have_text("9♣\ufe0e J♠\ufe0e" if second else "J♠\ufe0e 9♣\ufe0e")
    heard = ["jack of spades", "nine of clubs"]
    expect(line.locator(".sr-only")).to_have_text(", ".join(reversed(heard) if second else heard))
    table.pick("Kh")
    expect(table.page.get_by_role("alert").filter(has_text="Two cards are already in front")).to_be_visible()


def test_nothing_covers_the_table_in_a_window_of_1280_px_at_200_percent(open_page: OpenPage) -> None:
    table = Table.with_hand(open_page, "known", width=640, height=400)
    for card in table.shown():
        table.card(card).scroll_into_view_if_needed()
        assert reached(table.page, f"[data-code='{card}']"), f"{card} is covered"
    table.button("Set the hand").scroll_into_view_if_needed()
    assert reached(table.page, ".submit .button")
    for choice in ("order", "deck", "clock", "keys"):
        table.page.locator(f"[data-choice={choice}]").scroll_into_view_if_needed()
        assert reached(table.page, f"[data-choice={choice}]")


def test_on_a_small_phone_the_refusal_of_a_third_card_is_in_sight(open_page: OpenPage) -> None:
    table = Table.with_hand(open_page, "known", width=360, height=640, has_touch=True)
    for card in table.shown()[:3]:
        table.card(card).tap()
    refusal = table.page.locator("[data-refusal]")
    expect(refusal).to_contain_text("Two cards are already in front")
    expect(refusal).to_be_in_viewport(ratio=1)
    assert reached(table.page, "[data-refusal]"), "the button lies over it"


def reached(page: Page, selector: str) -> bool:
    """Whether a tap on the middle of the element meets it, and not something that lies over it."""
    met: bool = page.evaluate(
        """(selector) => {
            const one = document.querySelector(selector), box = one.getBoundingClientRect();
            const at = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
            return one.contains(at);
        }""",
        selector,
    )
    return met
