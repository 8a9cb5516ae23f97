"""A whole run in the browser: by touch on a phone, by keyboard alone, and without script. The score shown is
the score stored.
"""

from statistics import median
from typing import Any

import pytest
from flask import Flask
from playwright.sync_api import Page, expect

from tests.web.conftest import OpenPage
from tests.web.table import COPY_AND_WIN, DRILLS, FOUL, HOUSE, Table, table_app
from tests.web.trainee import rows

app = table_app()


def parts_right_in_time(app: Flask, run: str) -> tuple[int, int]:
    """Out of the rows of a run: parts right in time, and parts asked."""
    (sums,) = rows(
        app,
        "SELECT sum(p.right AND a.state = 'answered') AS right, count(*) AS asked FROM runs r"
        " JOIN deals d ON d.run = r.id JOIN answers a ON a.deal = d.id JOIN parts p ON p.deal = d.id"
        " WHERE r.public = ?",
        run,
    )
    return sums["right"], sums["asked"]


def expect_score(page: Page, app: Flask, right: int, asked: int, percent: str) -> None:
    """The summary shows that score, and the rows add up to it; so does the speed."""
    table = Table(page)
    page.wait_for_url("**/summary")
    expect(page.get_by_text(f"{right} of {asked} right in time")).to_be_visible()
    assert parts_right_in_time(app, table.run) == (right, asked)
    times = [deal["taken_ms"] for deal in table.stored(app) if deal["right"]]
    expect(page.locator(".score-big")).to_have_text([f"{percent}%", f"{median(times) / 1000:.1f}\u00a0s"])


def test_a_run_by_touch_on_a_phone_is_scored_by_what_was_stored(open_page: OpenPage, app: Flask) -> None:
    page = open_page(width=360, height=740, has_touch=True)
    table = Table(page)
    page.get_by_role("link", name="Face Up 2023").tap()
    page.get_by_label("Your name").fill("Lin")
    table.button("Start: Known hands").tap()
    table.button("Deal the first hand").tap()
    page.locator("[data-answer]").wait_for()

    first, second = table.right_front()
    third = next(card for card in table.shown() if card not in (first, second))
    table.card(first).tap()
    table.card(second).tap()
    table.card(third).tap()
    refusal = "Two cards are already in front. Tap one of them to take it back first."
    expect(page.locator("[data-refusal]")).to_have_text(refusal)
    assert sorted(table.in_front()) == sorted([first, second])
    table.button("Set the hand").tap()
    expect(table.verdict()).to_have_text("Right")
    assert [deal["state"] for deal in table.stored(app)] == ["answered"]  # the next one is not dealt yet

    for front, verdict in ((table.wrong_front, "Wrong"), (table.right_front, "Right")):
        table.button("Next hand").tap()
        page.locator("[data-answer]").wait_for()
        for card in front():
            table.card(card).tap()
        table.button("Set the hand").tap()
        expect(table.verdict()).to_have_text(verdict)
    page.get_by_role("link", name="See the summary").tap()

    expect_score(page, app, right=2, asked=3, percent="66.6")
    assert [(deal["state"], deal["right"]) for deal in table.stored(app)] == [
        ("answered", 1),
        ("answered", 0),
        ("answered", 1),
    ]
    verdicts = page.locator(".verdict-word").all_inner_texts()
    assert [word.strip() for word in verdicts] == ["Wrong", "Right", "Right"]  # the missed rule comes first
    expect(page.get_by_text("Face Up 2023, Lin")).to_be_visible()
    assert rows(app, "SELECT name FROM runs WHERE public = ?", table.run) == [{"name": "Lin"}]


def test_again_on_what_was_missed_deals_new_hands_of_the_missed_rule(open_page: OpenPage, app: Flask) -> None:
    table = Table(open_page())
    table.sit_down("kings")
    table.deal()
    table.set_hand(table.wrong_front())
    table.page.get_by_role("link", name="See the summary").click()
    expect(table.page.get_by_text("no right answer to time yet")).to_be_visible()
    missed = table.run
    table.button("Again on what I missed").click()
    table.deal()
    assert table.run != missed
    dealt = set(table.shown())
    table.set_hand(table.shown()[:2])
    expect(table.verdict()).to_be_visible()

    again = rows(
        app,
        "SELECT first.public, p.rule FROM runs r JOIN runs first ON first.id = r.again_of"
        " JOIN deals d ON d.run = r.id JOIN parts p ON p.deal = d.id WHERE r.public = ?",
        table.run,
    )
    assert again == [{"public": missed, "rule": rule_missed(app, missed)}]
    assert dealt != set(DRILLS["kings"][4][0].split())


def rule_missed(app: Flask, run: str) -> Any:
    (row,) = rows(
        app,
        "SELECT p.rule FROM runs r JOIN deals d ON d.run = r.id JOIN parts p ON p.deal = d.id"
        " WHERE r.public = ?",
        run,
    )
    return row["rule"]


def tab_to(page: Page, name: str) -> None:
    """Press Tab until the element whose accessible name that is has the focus."""
    for _ in range(120):
        page.keyboard.press("Tab")
        focused = page.evaluate(
            "(e => e.ariaLabel || e.textContent.trim() || e.labels?.[0]?.textContent)(document.activeElement)"
        )
        if focused == name:
            return
    raise AssertionError(f"{name} was not reached with Tab")


def test_a_run_by_keyboard_alone_is_scored_by_what_was_stored(open_page: OpenPage, app: Flask) -> None:
    page = open_page()
    table, press = Table(page), page.keyboard.press
    tab_to(page, "Face Up 2023")
    press("Enter")
    page.wait_for_url(f"**/houses/{HOUSE}")
    tab_to(page, "Start: Known hands")
    press("Enter")
    table.button("Deal the first hand").wait_for()
    for right in (True, False, True):
        press("Enter")  # deals: the button has the focus
        page.locator("[data-answer]").wait_for()
        front = table.right_front() if right else table.wrong_front()
        for card in front:
            press(str(table.shown().index(card) + 1))
        assert sorted(table.in_front()) == sorted(front)
        press("Enter")
        expect(table.verdict()).to_have_text("Right" if right else "Wrong")
    press("Enter")

    expect_score(page, app, right=2, asked=3, percent="66.6")
    assert [deal["right"] for deal in table.stored(app)] == [1, 0, 1]


def test_a_run_without_script_is_scored_by_what_was_stored(open_page: OpenPage, app: Flask) -> None:
    page = open_page(java_script_enabled=False, statuses=(400,), width=360, height=740)
    table = Table(page)
    table.sit_down("known")
    table.deal()
    three = table.shown()[:3]
    for card in three:
        page.locator(f"[data-code='{card}'] input").check()
    table.button("Set the hand").click()
    sentence = "3 cards are in front; choose the two that go in front."
    expect(page.get_by_role("alert").filter(has_text=sentence)).to_be_visible()
    assert table.in_front() == three, "what he picked stays picked"
    assert [deal["state"] for deal in table.stored(app)] == [None]

    for number, right in enumerate((True, False, True), start=1):
        front = table.right_front() if right else table.wrong_front()
        for card in table.shown():
            page.locator(f"[data-code='{card}'] input").set_checked(card in front)
        table.button("Set the hand").click()
        expect(table.verdict()).to_have_text("Right" if right else "Wrong")
        if number < 3:
            table.deal()
    page.get_by_role("link", name="See the summary").click()
    expect_score(page, app, right=2, asked=3, percent="66.6")


@pytest.mark.parametrize("script", [True, False], ids=["with script", "without script"])
def test_a_call_on_a_foul_is_stored_with_and_without_script(
    open_page: OpenPage, app: Flask, script: bool
) -> None:
    page = open_page(java_script_enabled=script)
    table = Table(page)
    table.sit_down("call")
    table.deal()
    table.button("Answer").click()  # nothing chosen: the browser itself asks for it
    expect(table.button("Answer")).to_be_visible()
    assert [deal["state"] for deal in table.stored(app)] == [None]

    page.get_by_label("Foul: the front outranks the back").check()
    table.button("Answer").click()
    expect(table.verdict()).to_have_text("Right")
    expect(page.get_by_text("Pair of aces in front outranks pair of kings")).to_be_visible()
    assert_answered(app, table.run, "spot_foul", [("verdict", "front outranks back")], FOUL)


@pytest.mark.parametrize("script", [True, False], ids=["with script", "without script"])
def test_a_comparison_is_stored_part_by_part_with_and_without_script(
    open_page: OpenPage, app: Flask, script: bool
) -> None:
    page = open_page(java_script_enabled=script)
    table = Table(page)
    table.sit_down("comparing")
    table.deal()
    # The front is a copy, which goes to the bank; the back is the player's. He takes the front for his too.
    for question, answer in (("Front", "Player"), ("Back", "Player"), ("The wager", "Push")):
        page.get_by_role("group", name=question).get_by_label(answer, exact=True).check()
    table.button("Answer").click()
    expect(table.verdict()).to_have_text("Wrong")
    page.get_by_role("link", name="See the summary").click()

    expect(page.get_by_text("2 of 3 right in time")).to_be_visible()
    assert parts_right_in_time(app, table.run) == (2, 3)
    given = [("front", "player"), ("back", "player"), ("outcome", "push")]
    assert_answered(app, table.run, "who_wins", given, COPY_AND_WIN)


def assert_answered(app: Flask, run: str, kind: str, given: list[tuple[str, str]], layout: str) -> None:
    """One deal of that layout is stored in the run, with that answer."""
    deals = rows(
        app,
        "SELECT d.id, d.kind, d.question FROM runs r JOIN deals d ON d.run = r.id WHERE r.public = ?",
        run,
    )
    assert [deal["kind"] for deal in deals] == [kind]
    cards = {card for card in layout.split() if len(card) == 2}
    assert all(card in deals[0]["question"] for card in cards)
    stored = rows(
        app, "SELECT e.key, e.value FROM answers a, json_each(a.answer) e WHERE deal = ?", deals[0]["id"]
    )
    assert sorted((each["key"], each["value"]) for each in stored) == sorted(given)
