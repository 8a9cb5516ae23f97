"""A walk over every page of the site, as tests measure them and as pictures show them."""

from collections.abc import Iterator

from tests.web.table import HOUSE, HouseClock, Table

STATUSES = (400, 404, 409)
"""The errors met on the way, on purpose."""


DESK = {
    "rooms": "",
    "hand-form": f"?house={HOUSE}",
    "hand-refused": f"?house={HOUSE}&hand=As+Kd",
    "hand": f"?house={HOUSE}&hand=9s+9h+8h+8c+7h+4h+3h",
    "foul": "?house=clearwater-face-up&hand=Ah+Ad+%7C+Kh+Kc+9c+7s+4c",
    "no-way": "?house=cordova&hand=Jk+Kd+Th+9c+5s+3d+2c",
    "hand-houses": "/houses?house=clearwater-face-up&hand=As+Kd+%7C+Jk+Ah+9s+9c+4c",
    "round-form": "/round?house=classic",
    "search": "/search?house=classic&q=foul",
    "search-nothing": "/search?house=classic&q=xylophone",
    "round-refused": "/round?house=clearwater-face-up&bank=As&s1=As+Qx&b1=25&f1=9999",
    "round-houses": "/houses?house=clearwater-face-up&bank=Kd+Qs+Jh+8d+8c+3s+2h"
    "&s1=As+Qc+%7C+9s+9d+6h+4h+2c&b1=25&f1=5&s2=Ah+Ad+%7C+Kh+Kc+9c+7s+4c&b2=100",
    "round": "/round?house=clearwater-face-up&bank=Kd+Qs+Jh+8d+8c+3s+2h"
    "&s1=As+Qc+%7C+9s+9d+6h+4h+2c&b1=25&f1=5&a1=5&s2=Ah+Ad+%7C+Kh+Kc+9c+7s+4c&b2=100&s3=Th+Td+Tc+6d+6c+5s+4s&b3=50&f3=10&p3=1",
}
"""The desk's pages by the rest of their addresses."""


def every_page(table: Table, clock: HouseClock) -> Iterator[str]:
    """Yields the name of each page while it is open, on a site with the drills of `write_drills`."""
    yield from _rooms(table)
    yield from _set_hands(table, clock)
    yield from _closed_otherwise(table, clock)
    yield from _calls(table)
    yield from _study(table)
    yield from _desk(table)


def _rooms(table: Table) -> Iterator[str]:
    page = table.page
    page.goto("/")
    yield "home"
    for house in (HOUSE, "clearwater-face-up", "cordova"):
        page.goto(f"/houses/{house}")
        yield f"house-{house}"
    page.get_by_label("Your name").evaluate("field => { field.maxLength = 99; field.value = 'n'.repeat(61) }")
    page.get_by_role("button", name="Start:").first.click()
    page.get_by_role("alert").wait_for()
    yield "house-name-refused"
    page.goto("/houses/nowhere")
    yield "not-found"


def _set_hands(table: Table, clock: HouseClock) -> Iterator[str]:
    page = table.page
    table.sit_down("known")
    yield "ready"
    table.deal()
    yield "hand"
    front = table.right_front()
    table.pick(*front)
    page.mouse.move(0, 0)
    yield "hand-two-raised"
    table.pick(next(card for card in table.shown() if card not in front))
    page.get_by_text("Two cards are already in front.").wait_for()
    yield "hand-third-refused"
    table.button("Set the hand").click()
    page.locator("#verdict").wait_for()
    yield "result-right"
    table.deal()
    page.evaluate("document.querySelector('[data-answer]').submit()")
    page.get_by_text("No card is in front").wait_for()
    yield "hand-refused-by-the-house"
    table.set_hand(table.wrong_front())
    page.locator("#verdict").wait_for()
    yield "result-wrong"
    table.deal()
    clock.move_on(60)
    table.set_hand(table.right_front())
    page.get_by_role("link", name="See the summary").wait_for()
    yield "result-late"
    page.get_by_role("link", name="See the summary").click()
    yield "summary-missed"


def _closed_otherwise(table: Table, clock: HouseClock) -> Iterator[str]:
    page = table.page
    table.sit_down("known")
    table.deal()
    clock.move_on(60)
    page.reload()
    yield "result-timed-out"
    table.deal()
    other = Table(page.context.new_page())
    other.page.goto(page.url)
    other.set_hand(other.right_front())
    other.page.locator("#verdict").wait_for()
    other.page.close()
    page.bring_to_front()
    table.set_hand(table.wrong_front())
    page.get_by_role("alert").wait_for()
    yield "result-already-answered"


def _calls(table: Table) -> Iterator[str]:
    page = table.page
    table.sit_down("call")
    table.deal()
    yield "call"
    page.get_by_label("Legal", exact=True).check()
    table.button("Answer").click()
    page.locator("#verdict").wait_for()
    yield "call-result-wrong"
    table.sit_down("comparing")
    table.deal()
    yield "comparing"
    for question, answer in (("Front", "Copy"), ("Back", "Player"), ("The wager", "Push")):
        page.get_by_role("group", name=question).get_by_label(answer, exact=True).check()
    table.button("Answer").click()
    page.locator("#verdict").wait_for()
    yield "comparing-result-right"
    page.get_by_role("link", name="See the summary").click()
    yield "summary-perfect"


def _study(table: Table) -> Iterator[str]:
    page = table.page
    page.goto(f"/houses/{HOUSE}/study")
    yield "study"
    table.set_hand(table.shown()[:2])
    page.get_by_role("link", name="Another hand").wait_for()
    yield "study-ruling"


def _desk(table: Table) -> Iterator[str]:
    page = table.page
    for name, path in DESK.items():
        page.goto(f"/desk{path}")
        yield f"desk-{name}"
    page.locator("summary", has_text="Change the round").click()
    page.get_by_role("button", name="Tap the cards of seat 2").click()
    yield "desk-picker"
    page.get_by_role("button", name="Done").click()
    page.locator("summary", has_text="Make this a practice hand").click()
    yield "desk-practice-file"
