"""The desk in a browser: cards by tapping, everything without script, on a phone, by keys, and on paper."""

import re
from pathlib import Path
from urllib.parse import parse_qs, urlsplit

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import OpenPage
from tests.web.every_page import DESK
from tests.web.table import table_app
from tests.web.typed import address

app = table_app()

HAND = ["9s", "9h", "8h", "8c", "7h", "4h", "3h"]  # split by the Face Up way: eights in front
BANK = ["Kd", "Qs", "Jh", "8d", "8c", "3s", "2h"]
SEAT = ["As", "Qc", "9s", "9d", "6h", "4h", "2c"]
EDGES = """all => all.map((one) => one.getBoundingClientRect())
    .map((box) => [box.x, box.right, box.width, box.height])"""
PHONE = {"width": 360, "height": 740, "has_touch": True}


def tap(page: Page, *cards: str) -> None:
    for card in cards:
        page.locator(f'[data-tap="{card}"]').tap()


def hears(page: Page, sentence: str) -> None:
    """The picker says it, in its own time."""
    expect(page.locator("[data-picker-line]")).to_contain_text(sentence)


def asked(page: Page) -> dict[str, list[str]]:
    return parse_qs(urlsplit(page.url).query)


def test_a_hand_is_tapped_on_a_phone_and_ruled_on(open_page: OpenPage) -> None:
    page = open_page("/houses/face-up-2023", **PHONE)
    page.get_by_role("link", name="Settle a dispute").tap()
    hears(page, "Tap the seven cards.")
    tap(page, *HAND[:3])
    hears(page, "3 of 7.")
    expect(page.get_by_role("button", name="nine of spades", exact=True)).to_have_attribute(
        "aria-pressed", "true"
    )
    tap(page, *HAND[3:])
    expect(page.get_by_role("button", name="Rule on this hand")).to_be_in_viewport()
    page.get_by_role("button", name="Rule on this hand").tap()
    expect(page.get_by_role("heading", level=1)).to_have_text("Pair of eights in front")
    assert asked(page) == {"house": ["face-up-2023"], "hand": [" ".join(HAND)]}


def test_two_of_the_seven_are_marked_for_the_front_and_the_foul_is_called(open_page: OpenPage) -> None:
    page = open_page(address(house="face-up-2023"), **PHONE)
    tap(page, *HAND)
    page.get_by_role("button", name="nine of spades, in front").tap()
    hears(page, "In front: nine of spades. A front is two cards.")
    page.get_by_role("button", name="nine of hearts, in front").tap()
    expect(page.locator("#field-hand")).to_have_value("9s 9h | 8h 8c 7h 4h 3h")
    page.get_by_role("button", name="Rule on this hand").tap()
    expect(page.get_by_role("heading", level=1)).to_have_text(re.compile("Foul"))


def test_a_tap_is_taken_back_by_undo_by_another_tap_and_all_by_clear(open_page: OpenPage) -> None:
    page = open_page(address(house="classic"), **PHONE)
    field = page.locator("#field-hand")
    expect(page.get_by_role("button", name="Undo")).to_be_disabled()
    tap(page, "As", "Jk", "2c")
    page.get_by_role("button", name="Undo").tap()
    expect(field).to_have_value("As Jk")
    tap(page, "As")
    expect(field).to_have_value("Jk")
    page.get_by_role("button", name="Clear").tap()
    expect(field).to_have_value("")
    tap(page, *HAND, "As")
    expect(field).to_have_value(" ".join(HAND))
    hears(page, "Seven cards are in.")


def test_what_is_typed_is_seen_in_the_picker_and_the_other_way_round(open_page: OpenPage) -> None:
    page = open_page(address(house="classic"))
    page.locator("#field-hand").fill("10h k♦ / joker")
    for name in ("ten of hearts", "king of diamonds", "joker"):
        expect(page.get_by_role("button", name=name, exact=True)).to_have_attribute("aria-pressed", "true")
    expect(page.locator('[data-slot="0"]')).to_have_attribute("aria-pressed", "true")
    page.locator('[data-tap="2c"]').click()
    expect(page.locator("#field-hand")).to_have_value("Th Kd | Jk 2c")


def test_a_round_is_tapped_hand_by_hand_and_taken_cards_say_by_whom(open_page: OpenPage) -> None:
    page = open_page(address("/round", house="classic"), **PHONE)
    page.get_by_role("button", name="Tap the cards of the bank").tap()
    expect(page.get_by_role("dialog")).to_be_visible()
    tap(page, *BANK)
    page.get_by_role("button", name="Next hand").tap()
    expect(page.locator("[data-picker-whose]")).to_have_text("Cards of seat 1")
    expect(page.get_by_role("button", name="king of diamonds, taken by the bank")).to_have_attribute(
        "aria-disabled", "true"
    )
    page.locator('[data-tap="Kd"]').dispatch_event("click")
    hears(page, "The king of diamonds is taken by the bank.")
    tap(page, *SEAT)
    for card in ("ace of spades", "queen of clubs"):
        page.get_by_role("button", name=f"{card}, in front").tap()
    page.get_by_role("button", name="Next hand").tap()
    expect(page.locator("[data-picker-whose]")).to_have_text("Cards of seat 2")
    expect(page.get_by_role("button", name="ace of spades, taken by seat 1")).to_be_visible()
    page.get_by_role("button", name="Done").tap()
    expect(page.get_by_role("button", name="Tap the cards of seat 2")).to_be_focused()
    page.locator("#field-b1").fill("25")
    page.get_by_role("button", name="Settle the round").tap()
    expect(page.locator(".desk-seat").nth(1)).to_contain_text("+$23.75")
    assert asked(page) == {
        "house": ["classic"],
        "bank": [" ".join(BANK)],
        "s1": ["As Qc | 9s 9d 6h 4h 2c"],
        "b1": ["25"],
    }


def test_it_all_works_without_script(open_page: OpenPage) -> None:
    page = open_page("/", java_script_enabled=False, statuses=(400,))
    page.get_by_role("link", name="Settle a dispute").click()
    page.get_by_role("link", name="Classic").click()
    expect(page.locator("[data-picker]")).to_be_hidden()
    page.locator("#field-hand").fill("as kd 10h 9c 5s 3d")
    page.get_by_role("button", name="Rule on this hand").click()
    expect(page.get_by_role("alert")).to_contain_text("is 6 cards; a hand is seven.")
    page.locator("#field-hand").fill("as kd 10h 9c 5s 3d 2c")
    page.get_by_role("button", name="Rule on this hand").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("King-ten in front")
    page.get_by_role("link", name="A whole round").click()
    page.locator("#field-bank").fill(" ".join(BANK))
    page.locator("#field-s1").fill("as qc/9s 9d 6h 4h 2c")
    page.locator("#field-b1").fill("$25")
    page.locator("summary", has_text="Seat 3").click()
    page.locator("#field-s3").fill("tc td ts 6d 6c 5s 4s")
    page.locator("#field-b3").fill("100")
    page.get_by_role("button", name="Settle the round").click()
    expect(page.locator("#spot-seat-1")).to_be_visible()
    expect(page.locator(".totals")).to_contain_text(re.compile(r"Seat 1\s*\+\$23.75\s*Seat 3\s*\+\$95"))
    page.get_by_role("link", name="The same in every card room").click()
    expect(page.get_by_role("rowheader", name="Las Vegas")).to_be_visible()


def test_the_arrows_move_from_card_to_card_and_a_suit_is_one_stop_of_the_tab_key(open_page: OpenPage) -> None:
    page = open_page(address(house="classic"))
    page.locator('[data-tap="As"]').focus()
    for key, card in (
        ("ArrowRight", "Ks"),
        ("ArrowDown", "Kh"),
        ("End", "2h"),
        ("ArrowUp", "2s"),
        ("Home", "As"),
    ):
        page.keyboard.press(key)
        expect(page.locator(f'[data-tap="{card}"]')).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator("#field-hand")).to_have_value("As")
    page.keyboard.press("Tab")
    expect(page.locator(".suit-row").nth(1).locator(":focus")).to_have_count(1)


@pytest.mark.parametrize("width", [320, 360, 390, 768])
def test_every_card_of_the_picker_is_a_thumb_wide_and_none_is_hidden(open_page: OpenPage, width: int) -> None:
    for path, name in (
        (address(house="classic"), ""),
        (address("/round", house="classic"), "Tap the cards of the bank"),
    ):
        page = open_page(path, width=width, height=740)
        if name:
            page.get_by_role("button", name=name).click()
        boxes = page.locator("[data-tap], [data-slot]").evaluate_all(EDGES)
        assert len(boxes) == 53 + 7
        assert all(w >= 44 and h >= 44 and x >= 0 and right <= width for x, right, w, h in boxes)


def test_a_link_opened_by_another_shows_the_same(open_page: OpenPage) -> None:
    path = f"/desk{DESK['round']}"
    one, other = open_page(path), open_page(path, **PHONE)
    assert one.locator(".totals").inner_text() == other.locator(".totals").inner_text()
    assert "Seat 1" in one.locator(".totals").inner_text()


# Seven hands of a deck as it lies, every wager of the room made: nothing is longer.
RANKS, SUITS = "AKQJT98765432", "shdc"
DEAL = [rank + suit for rank in RANKS for suit in SUITS]
FULL = {"bank": " ".join(DEAL[::7][:7])} | {
    f"{letter}{seat}": text
    for seat in range(1, 7)
    for letter, text in {"s": " ".join(DEAL[seat::7][:7]), "b": "25", "f": "5", "a": "5", "p": "1"}.items()
}
ON_PAPER = {
    "hand": f"/desk{DESK['foul']}",
    "round": address("/round", house="clearwater-face-up", **FULL),
    "hand, every room": f"/desk{DESK['hand-houses']}",
    "round, every room": address("/houses", house="clearwater-face-up", **FULL),
}


@pytest.mark.parametrize("path", ON_PAPER.values(), ids=ON_PAPER)
@pytest.mark.parametrize("paper", ["A4", "Letter"])
def test_a_ruling_is_printed_on_one_page(open_page: OpenPage, tmp_path: Path, path: str, paper: str) -> None:
    page = open_page(path)
    margins = dict.fromkeys(("top", "right", "bottom", "left"), "10mm")
    pdf = page.pdf(format=paper, margin=margins, prefer_css_page_size=True)
    assert len(re.findall(rb"/Type\s*/Page\b", pdf)) == 1
    page.emulate_media(media="print")
    for control in ("Change the room", "Print", "Copy the link", "Make this a practice hand"):
        expect(page.get_by_text(control, exact=True).and_(page.locator(":visible"))).to_have_count(0)
    expect(page.locator("form").and_(page.locator(":visible"))).to_have_count(0)
