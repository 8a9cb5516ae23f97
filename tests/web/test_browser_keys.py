"""Keys at the table: they do what the page says, and nothing where a person is doing something else."""

import pytest
from flask import Flask
from playwright.sync_api import Page, expect

from tests.web.conftest import OpenPage
from tests.web.table import PAIR_OF_KINGS, Table, table_app

app = table_app()


@pytest.fixture
def table(open_page: OpenPage) -> Table:
    """A hand of a drill without a clock, just dealt."""
    return Table.with_hand(open_page, "kings")


def test_the_numbers_toggle_the_cards_in_the_order_in_which_they_are_shown(table: Table) -> None:
    shown = table.shown()
    for number, card in enumerate(shown, start=1):
        table.page.keyboard.press(str(number))
        assert table.in_front() == [card]
        table.page.keyboard.press(str(number))
        assert table.in_front() == []


def test_after_sorting_by_rank_the_numbers_follow_the_new_order(table: Table, app: Flask) -> None:
    table.button("Sort by rank").click()
    assert table.shown() == [
        "Kh",
        "Kd",
        "Js",
        "9c",
        "7h",
        "5d",
        "2s",
    ]  # of equal ranks hearts before diamonds
    table.page.keyboard.press("3")
    table.page.keyboard.press("4")
    assert table.in_front() == ["Js", "9c"]
    table.page.keyboard.press("Enter")  # sets the hand, though the button was pressed last
    expect(table.verdict()).to_have_text("Right")
    assert [deal["split"] for deal in table.stored(app)] == ["Js 9c | Kh Kd 7h 5d 2s"]


def test_the_order_chosen_stays_over_hands_and_can_be_taken_back(table: Table) -> None:
    dealt = table.shown()
    table.button("Sort by rank").click()
    table.page.reload()
    assert table.shown() == PAIR_OF_KINGS.split()  # as it is written: from the king down
    expect(table.button("Sort by rank")).to_have_attribute("aria-pressed", "true")
    table.button("Sort by rank").click()
    assert table.shown() == dealt


def test_escape_takes_both_cards_back(table: Table) -> None:
    table.page.keyboard.press("1")
    table.page.keyboard.press("2")
    table.page.keyboard.press("Escape")
    assert table.in_front() == []
    expect(table.page.locator("[data-line]")).to_have_text("Pick two cards for the front.")


def test_a_third_card_is_refused_with_words_and_so_is_enter_before_two(table: Table, app: Flask) -> None:
    refusal = table.page.locator("[data-refusal]")
    table.page.keyboard.press("1")
    table.page.keyboard.press("Enter")
    expect(refusal).to_have_text("The front takes two cards. Pick two, then set the hand.")
    table.page.keyboard.press("2")
    expect(refusal).to_be_empty()
    table.page.keyboard.press("3")
    expect(refusal).to_have_text("Two cards are already in front. Tap one of them to take it back first.")
    assert table.in_front() == table.shown()[:2]
    assert [deal["state"] for deal in table.stored(app)] == [None]


def test_arrows_move_from_card_to_card_and_space_picks(table: Table) -> None:
    shown, press = table.shown(), table.page.keyboard.press
    press("ArrowRight")
    assert focused(table.page) == shown[0]
    press("ArrowRight")
    press("ArrowRight")
    press("ArrowLeft")
    assert focused(table.page) == shown[1]
    press("Space")
    assert table.in_front() == [shown[1]]
    press("ArrowUp")
    press("ArrowUp")
    assert focused(table.page) == shown[6]


def focused(page: Page) -> str:
    value: str = page.evaluate("document.activeElement.value")
    return value


def test_keys_with_a_modifier_are_left_to_the_browser(table: Table, app: Flask) -> None:
    table.pick(*table.right_front())
    # So that the browser's own answers to these keys stay out of the test.
    table.page.evaluate("document.addEventListener('keydown', event => event.preventDefault())")
    for modifier in ("Control", "Alt", "Meta", "Shift"):
        for key in ("3", "Escape", "Enter", "ArrowRight"):
            table.page.keyboard.press(f"{modifier}+{key}")
    assert sorted(table.in_front()) == sorted(table.right_front())
    assert [deal["state"] for deal in table.stored(app)] == [None]


def test_keys_do_nothing_at_the_table_while_a_text_input_has_the_focus(table: Table, app: Flask) -> None:
    table.pick(*table.right_front())
    table.page.evaluate("document.querySelector('main').append(document.createElement('input'))")
    field = table.page.locator("main > input")
    field.focus()
    for key in ("1", "Escape", "ArrowLeft", "Enter"):
        table.page.keyboard.press(key)
    expect(field).to_have_value("1")
    assert sorted(table.in_front()) == sorted(table.right_front())
    assert [deal["state"] for deal in table.stored(app)] == [None]


def test_number_keys_can_be_switched_off_and_stay_off(table: Table, app: Flask) -> None:
    table.button("Number keys off").click()
    table.page.reload()
    expect(table.button("Number keys off")).to_have_attribute("aria-pressed", "true")
    table.page.keyboard.press("1")
    assert table.in_front() == []
    table.pick(*table.right_front())
    table.page.keyboard.press("Enter")  # no letter and no number: it stays
    expect(table.verdict()).to_have_text("Right")
    assert [deal["right"] for deal in table.stored(app)] == [1]


def test_a_held_enter_sets_the_hand_and_does_not_deal_the_next_one(open_page: OpenPage, app: Flask) -> None:
    table = Table.with_hand(open_page, "known")
    page = table.page
    table.pick(*table.right_front())
    for _ in range(8):  # the first one presses the key, the others are its repeats
        page.keyboard.down("Enter")
    expect(table.verdict()).to_have_text("Right")
    for _ in range(8):
        page.keyboard.down("Enter")
    page.keyboard.up("Enter")
    assert len(table.stored(app)) == 1
    page.mouse.click(5, 500)  # somewhere beside: Enter deals from anywhere
    page.keyboard.press("Enter")
    page.locator("[data-answer]").wait_for()
    assert [deal["state"] for deal in table.stored(app)] == ["answered", None]


def test_in_a_comparison_the_numbers_answer_one_question_after_the_other(
    open_page: OpenPage, app: Flask
) -> None:
    table = Table.with_hand(open_page, "comparing")
    for key in ("3", "1", "2", "Enter"):  # the front a copy, the back the player's: a push
        table.page.keyboard.press(key)
    expect(table.verdict()).to_have_text("Right")
    assert [deal["right"] for deal in table.stored(app)] == [1]
