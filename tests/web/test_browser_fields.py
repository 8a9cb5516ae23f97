"""Amounts as they are typed, and the table they are typed for: what is understood, keys, seats and words."""

import re

import pytest
from flask import Flask
from playwright.sync_api import Locator, Page, expect

from paigow_train.game.money import MoneyError, read_amount
from paigow_train.web import create_app
from tests.web.conftest import OpenPage
from tests.web.table import Table
from tests.web.test_browser_access import CUT_OFF, SMALL_TARGETS
from tests.web.visit import accessibility_faults

HOUSE = "clearwater-fortune"  # posts Fortune and Envy, and takes commission
DRILLS = ("envy_pay", "fortune_pay", "commission", "settle_table", "spot_the_error", "dice")
WIDTHS = (320, 360, 640, 768, 1000, 1440, 1920)

# As people type them, neatly or in haste, and what the page shows before it is sent: nothing for no amount.
TYPED = {
    "7500": "7500 is $7,500.00",
    "1250.5": "1250.5 is $1,250.50",
    "$1,250.50": "$1,250.50 is $1,250.50",
    " .75 ": ".75 is $0.75",
    "5.": "5. is $5.00",
    "$ 20": "$ 20 is $20.00",
    "0": "0 is $0.00",
    "0.750": "0.750 is $0.75",
    "1000000": "1000000 is $1,000,000.00",
    "12x": "",
    "1,25": "",
    "1.255": "",
    ".": "",
    "-5": "",
    "$": "",
    "5 0": "",
}


@pytest.fixture(scope="module")
def app(tmp_path_factory: pytest.TempPathFactory) -> Flask:
    """The site with a drill of one kind each, two hands without a clock."""
    folder = tmp_path_factory.mktemp("site")
    (folder / "drills" / "practice").mkdir(parents=True)
    for kind in DRILLS:
        text = (
            f'title = "Only {kind}"\nsay = "One kind."\ndeals = 2\nseconds = 0\n\n[[ask]]\nkind = "{kind}"\n'
        )
        (folder / "drills" / "practice" / f"only-{kind}.toml").write_text(text, encoding="utf-8")
    return create_app(database=folder / "site.sqlite3", drills=folder / "drills")


def sit_down(page: Page, kind: str) -> Page:
    """A hand of the drill of that kind on the table."""
    page.goto(f"/houses/{HOUSE}")
    page.locator(f"button[value='only-{kind}']").click()
    Table(page).deal()
    return page


@pytest.fixture
def envy(page: Page) -> Page:
    """A table of seats, one amount asked of each and nothing else."""
    return sit_down(page, "envy_pay")


def amounts(page: Page) -> Locator:
    return page.locator("[data-typed=money]")


def understood(field: Locator) -> Locator:
    """The line below a field."""
    return field.page.locator(f"#{field.get_attribute('aria-describedby')}")


def states(app: Flask, page: Page) -> list[str | None]:
    """How the deals of this run stand in the database, None while one is open."""
    return [deal["state"] for deal in Table(page).stored(app)]


def test_what_an_amount_is_understood_as_stands_below_it_and_is_what_the_house_reads(envy: Page) -> None:
    field = amounts(envy).first
    for text, expected in TYPED.items():
        field.fill(text)
        line = understood(field).text_content() or ""
        if not expected:
            assert " is " not in line, f"{text!r} is shown as {line}"
            with pytest.raises(MoneyError):
                read_amount(text)
            continue
        assert line == expected
        shown = line.split(" is ")[1]
        assert read_amount(shown) == read_amount(text)


def test_an_amount_that_cannot_be_read_is_told_and_not_sent(envy: Page, app: Flask) -> None:
    for field in amounts(envy).all():
        field.fill("0")
    field = amounts(envy).nth(1)
    field.fill("12x")
    sentence = "“12x” cannot be read: type dollars and cents, such as 25 or 1,250.50."
    field.press("Enter")
    expect(understood(field)).to_have_text(sentence)
    expect(field).to_be_focused()
    expect(envy.get_by_role("status").filter(has_text=sentence)).to_be_attached()
    envy.get_by_role("button", name="Answer").click()
    assert field.evaluate("field => field.validationMessage") == sentence
    assert states(app, envy) == [None]


def test_enter_goes_from_empty_amount_to_empty_amount_and_answers_after_the_last(
    envy: Page, app: Flask
) -> None:
    fields = amounts(envy)
    count = fields.count()
    fields.nth(count - 1).fill("20")  # the last one first
    fields.first.focus()
    for number in range(count - 1):
        expect(fields.nth(number)).to_be_focused()
        envy.keyboard.type("5")
        assert states(app, envy) == [None]
        envy.keyboard.press("Enter")
    envy.locator("#verdict").wait_for()
    assert states(app, envy) == ["answered"]


def test_escape_clears_the_amount_in_focus_and_no_other(envy: Page) -> None:
    first, second = amounts(envy).nth(0), amounts(envy).nth(1)
    first.fill("5")
    second.fill("7500")
    second.press("Escape")
    expect(second).to_have_value("")
    expect(understood(second)).to_have_text("Dollars: 25 or 12.50")
    expect(first).to_have_value("5")


@pytest.mark.parametrize("modifier", ["Control", "Alt", "Meta", "Shift"])
def test_keys_with_a_modifier_do_nothing_in_an_amount(envy: Page, app: Flask, modifier: str) -> None:
    for field in amounts(envy).all():
        field.fill("5")
    envy.evaluate("document.addEventListener('keydown', e => e.preventDefault())")  # no browser menus here
    field = amounts(envy).first
    field.focus()
    for key in ("Escape", "Enter"):
        envy.keyboard.press(f"{modifier}+{key}")
    expect(field).to_have_value("5")
    expect(field).to_be_focused()
    assert states(app, envy) == [None]


def test_no_key_acts_on_the_table_behind_a_dialog(envy: Page, app: Flask) -> None:
    amounts(envy).first.fill("5")
    envy.evaluate(
        """() => {
            const dialog = document.querySelector("main").appendChild(document.createElement("dialog"));
            dialog.addEventListener("cancel", (event) => event.preventDefault());
            dialog.showModal();
        }"""
    )
    for key in ("5", "Enter", "Escape"):
        envy.keyboard.press(key)
    expect(amounts(envy).first).to_have_value("5")
    expect(amounts(envy).nth(1)).to_have_value("")
    assert states(app, envy) == [None]


def test_where_nothing_is_to_be_chosen_a_figure_typed_on_the_page_goes_into_the_first_empty_amount(
    envy: Page,
) -> None:
    amounts(envy).first.fill("5")
    amounts(envy).first.blur()
    envy.keyboard.type("25")
    expect(amounts(envy).nth(1)).to_have_value("25")

    envy.get_by_role("button", name="Number keys off").click()
    envy.locator("main").evaluate("main => document.activeElement.blur()")
    envy.keyboard.type("7")
    assert [field.input_value() for field in amounts(envy).all()[:3]].count("7") == 0


def test_what_was_typed_comes_back_with_a_reload_of_the_same_hand_alone(envy: Page) -> None:
    amounts(envy).nth(1).fill("7500")
    envy.reload()
    expect(amounts(envy).nth(1)).to_have_value("7500")
    expect(understood(amounts(envy).nth(1))).to_have_text("7500 is $7,500.00")
    for field in amounts(envy).all():
        field.fill("0")
    envy.get_by_role("button", name="Answer").click()
    Table(envy).deal()
    assert [field.input_value() for field in amounts(envy).all()] == [""] * amounts(envy).count()


def test_a_phone_shows_its_figures_and_does_not_zoom(envy: Page) -> None:
    for field in amounts(envy).all():
        expect(field).to_have_attribute("inputmode", "decimal")
        expect(field).to_have_attribute("autocomplete", "off")
        assert field.evaluate("field => parseFloat(getComputedStyle(field).fontSize)") >= 16


def test_what_is_asked_about_a_seat_stands_under_its_name_right_after_the_seat(envy: Page) -> None:
    groups = envy.locator(".seats fieldset")
    seats = [group.get_attribute("aria-label") for group in envy.locator(".seat").all()]
    assert groups.locator("legend").all_text_contents() == seats
    assert seats == sorted(seats, key=str)
    for seat, group in zip(seats, groups.all(), strict=True):
        before = group.evaluate("group => group.previousElementSibling.getAttribute('aria-label')")
        assert before == seat
        expect(group.get_by_label("Envy pays")).to_have_count(1)


def test_a_seat_says_its_wagers_its_button_and_its_cards_to_those_who_listen(page: Page) -> None:
    sit_down(page, "settle_table")
    card, amount = r"(joker|\w+ of (spades|hearts|diamonds|clubs))", r"\$[\d,]+(\.\d\d)?"
    lies = rf"Front: {card}, {card}; back: ({card}(, )?){{5}}\."
    folded = rf"Not set: ({card}(, )?){{7}}\."
    for seat in page.locator(".seat").all():
        words = " ".join(seat.locator(".sr-only").first.inner_text().split())
        said = rf"Base {amount}(, \w+ {amount})*(, envy button)?\. ({lies}|{folded})"
        assert re.fullmatch(said, words), words
        assert seat.locator("svg:not([aria-hidden=true])").count() == 0


@pytest.mark.parametrize("kind", DRILLS)
def test_every_kind_of_table_is_whole_and_clean_at_every_width(open_page: OpenPage, kind: str) -> None:
    page = sit_down(open_page(reduced_motion="reduce"), kind)
    faults = {}
    for width in WIDTHS:
        page.set_viewport_size({"width": width, "height": 800})
        found = page.evaluate(SMALL_TARGETS) + page.evaluate(CUT_OFF)
        if page.evaluate("document.documentElement.scrollWidth > innerWidth"):
            found.append("it scrolls sideways")
        faults[width] = found
    for width, scheme in ((360, "light"), (1440, "dark")):
        page.set_viewport_size({"width": width, "height": 800})
        page.emulate_media(color_scheme=scheme)
        faults[width] += accessibility_faults(page)
    assert not any(faults.values()), faults


def test_amounts_without_script_are_posted_read_and_given_back_when_they_cannot_be(
    open_page: OpenPage, app: Flask
) -> None:
    page = sit_down(open_page(java_script_enabled=False, statuses=(400,), width=360, height=740), "envy_pay")
    for field in amounts(page).all():
        field.fill("$1,250.50")
    amounts(page).last.fill("12x")
    page.get_by_role("button", name="Answer").click()
    expect(page.get_by_role("alert").filter(has_text='"12x" is not an amount')).to_be_visible()
    expect(amounts(page).first).to_have_value("$1,250.50")
    expect(amounts(page).last).to_have_value("12x")
    amounts(page).last.fill(" .75 ")
    page.get_by_role("button", name="Answer").click()
    expect(page.locator("#verdict")).to_be_visible()
    assert states(app, page) == ["answered"]
    expect(page.get_by_role("row").filter(has_text="$0.75").first).to_be_visible()


def test_the_result_groups_the_answers_by_seat_and_shows_what_was_right_beside_what_was_wrong(
    envy: Page,
) -> None:
    seats = envy.locator(".seat").evaluate_all("all => all.map(seat => seat.getAttribute('aria-label'))")
    for field in amounts(envy).all():
        field.fill("1234")  # no Envy table pays that
    envy.get_by_role("button", name="Answer").click()
    envy.locator("#verdict").wait_for()
    heads = envy.locator(".answers-group th").all_inner_texts()
    assert [" ".join(head.split()) for head in heads] == [f"{seat} 0 of 1 right" for seat in seats]
    rows = envy.locator(".answers .is-wrong:not(.answers-group)")
    assert rows.count() == len(seats)
    for row in rows.all():
        assert re.fullmatch(r"Envy( pays)? \$1,234 Wrong \$[\d,]+", " ".join(row.inner_text().split()))
