"""A walk over every page of the site, as tests measure them and as pictures show them."""

from collections.abc import Iterator

from tests.web.table import HOUSE, HouseClock, Table

STATUSES = (400, 404, 409)
"""The errors met on the way, on purpose."""


def every_page(table: Table, clock: HouseClock) -> Iterator[str]:
    """Yields the name of each page while it is open, on a site with the drills of `write_drills`."""
    yield from _rooms(table)
    yield from _set_hands(table, clock)
    yield from _closed_otherwise(table, clock)
    yield from _calls(table)
    yield from _study(table)


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
