"""One hand, one answer: whatever a browser does with its tabs, its back button and its caches."""

from flask import Flask
from playwright.sync_api import Page, Route, expect

from tests.web.conftest import OpenPage
from tests.web.table import HouseClock, Table, table_app

CLOCK = HouseClock()
app = table_app(CLOCK)
FIRST_STANDS = "This hand was already answered; the first answer stands."


def split(front: list[str], hand: list[str]) -> set[frozenset[str]]:
    """A set hand without the order of its cards."""
    return {frozenset(front), frozenset(hand) - frozenset(front)}


def stored_splits(table: Table, app: Flask) -> list[set[frozenset[str]] | None]:
    """The answers of the run, hand by hand; None for an open one."""
    return [
        deal["split"] and {frozenset(half.split()) for half in deal["split"].split("|")}
        for deal in table.stored(app)
    ]


def test_a_reload_shows_the_same_hand_with_what_was_picked(open_page: OpenPage, app: Flask) -> None:
    table = Table.with_hand(open_page, "known")
    page = table.page
    shown = table.shown()
    table.pick(shown[2], shown[5])
    page.reload()
    assert table.shown() == shown
    assert table.in_front() == [shown[2], shown[5]]
    assert len(table.stored(app)) == 1


def test_two_tabs_show_the_same_hand_and_a_different_answer_in_the_second_changes_nothing(
    open_page: OpenPage, app: Flask
) -> None:
    table = Table.with_hand(open_page, "known", statuses=(409,))
    other = table.another_tab()
    assert other.shown() == table.shown()
    assert token(other.page) == token(table.page)
    hand, wrong, right = table.shown(), table.wrong_front(), table.right_front()
    table.set_hand(wrong)
    expect(table.verdict()).to_have_text("Wrong")

    with other.page.expect_response("**/answer") as reply:
        other.set_hand(right)
    assert reply.value.status == 409
    expect(other.page.get_by_role("alert")).to_contain_text(FIRST_STANDS)
    expect(other.verdict()).to_have_text("Wrong")  # the first result, not his second thought
    assert stored_splits(table, app) == [split(wrong, hand)]


def token(page: Page) -> str | None:
    return page.locator("input[name=token]").get_attribute("value")


def test_the_same_answer_from_a_second_tab_gets_the_first_result(open_page: OpenPage, app: Flask) -> None:
    table = Table.with_hand(open_page, "known")
    other = table.another_tab()
    front, hand = table.right_front(), table.shown()
    for tab in (table, other):
        tab.set_hand(front)
        expect(tab.verdict()).to_have_text("Right")
    expect(other.page.get_by_role("alert")).to_have_count(0)
    assert stored_splits(table, app) == [split(front, hand)]


def test_next_in_two_tabs_deals_one_hand(open_page: OpenPage, app: Flask) -> None:
    table = Table.with_hand(open_page, "known")
    table.set_hand(table.right_front())
    expect(table.verdict()).to_be_visible()
    other = table.another_tab()
    table.deal()
    other.deal()
    assert other.shown() == table.shown()
    assert [deal["state"] for deal in table.stored(app)] == ["answered", None]


def test_back_after_an_answer_shows_its_result_and_never_an_open_hand(
    open_page: OpenPage, app: Flask
) -> None:
    table = Table.with_hand(open_page, "known")
    page = table.page
    table.set_hand(table.wrong_front())
    expect(table.verdict()).to_have_text("Wrong")
    for _ in range(2):
        page.go_back()
        expect(page.locator("[data-answer]")).to_have_count(0)
    page.go_forward()
    expect(table.verdict()).to_have_text("Wrong")
    assert [deal["right"] for deal in table.stored(app)] == [0]


def test_back_and_another_answer_leaves_the_first_one_on_every_hand(open_page: OpenPage, app: Flask) -> None:
    table = Table.with_hand(open_page, "known", statuses=(409,))
    page, firsts = table.page, []
    for number in (1, 2, 3):
        hand, wrong, right = table.shown(), table.wrong_front(), table.right_front()
        firsts.append(split(wrong, hand))
        kept = page.request.get(page.url).text()
        table.set_hand(wrong)
        expect(table.verdict()).to_have_text("Wrong")
        go_back_to(page, kept)
        page.keyboard.press("Escape")
        table.set_hand(right)
        expect(page.get_by_role("alert")).to_contain_text(FIRST_STANDS)
        expect(table.verdict()).to_have_text("Wrong")
        assert stored_splits(table, app) == firsts
        if number < 3:
            table.deal()
    page.get_by_role("link", name="See the summary").click()
    expect(page.get_by_text("0 of 3 right in time")).to_be_visible()


def go_back_to(page: Page, kept: str) -> None:
    """Back, in a browser that kept the page although it was told not to."""

    def bring(route: Route) -> None:
        route.fulfill(body=kept, content_type="text/html; charset=utf-8")

    page.route(page.url, bring, times=1)
    page.go_back()
    expect(page.locator("[data-answer]")).to_be_visible()


def test_a_double_click_on_set_the_hand_is_one_answer(open_page: OpenPage, app: Flask) -> None:
    table = Table.with_hand(open_page, "known")
    page = table.page
    posts: list[str] = []
    page.on("request", lambda request: posts.append(request.url) if request.method == "POST" else None)
    table.pick(*table.right_front())
    table.button("Set the hand").dblclick()
    expect(table.verdict()).to_have_text("Right")
    assert len(posts) == 1
    assert [deal["right"] for deal in table.stored(app)] == [1]


def test_a_double_click_without_script_is_one_answer_too(open_page: OpenPage, app: Flask) -> None:
    table = Table.with_hand(open_page, "known", java_script_enabled=False)
    page = table.page
    for card in table.right_front():
        page.locator(f"[data-code='{card}'] input").check()
    table.button("Set the hand").dblclick()
    expect(table.verdict()).to_have_text("Right")
    expect(page.get_by_role("alert")).to_have_count(0)
    assert [deal["state"] for deal in table.stored(app)] == ["answered"]


def test_a_page_brought_back_from_the_browsers_cache_asks_what_is_on_the_table_now(
    open_page: OpenPage, app: Flask
) -> None:
    table = Table.with_hand(open_page, "known")
    page = table.page
    other = table.another_tab()
    other.set_hand(other.right_front())
    expect(other.verdict()).to_be_visible()
    expect(page.locator("[data-answer]")).to_be_visible()
    page.evaluate("window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))")
    expect(table.verdict()).to_have_text("Right")


def test_a_tab_that_slept_asks_what_is_on_the_table_now(open_page: OpenPage, app: Flask) -> None:
    table = Table.with_hand(open_page, "known")
    page = table.page
    CLOCK.move_on(40)  # the device slept past the hand's thirty seconds
    page.evaluate(
        """() => {
            const now = Date.now, turn = (hidden) => {
                Object.defineProperty(document, "hidden", { value: hidden, configurable: true });
                document.dispatchEvent(new Event("visibilitychange"));
            };
            turn(true);
            Date.now = () => now() + 40000;
            turn(false);
        }"""
    )
    expect(table.verdict()).to_have_text("Timed out")
    assert [deal["state"] for deal in table.stored(app)] == ["timed out"]
