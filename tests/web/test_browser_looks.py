"""How the table looks and feels: where the cards lie, the colours one chooses, what a tap does."""

from random import Random
from urllib.parse import parse_qs

import pytest
from flask import Flask
from playwright.sync_api import Page, expect

from tests.web.conftest import OpenPage
from tests.web.table import Table, table_app

app = table_app()
# Palette of the two decks, spades, hearts, diamonds, clubs, as the engineering notes measured it.
TWO_COLOURS = ["rgb(0, 0, 0)", "rgb(209, 0, 31)", "rgb(209, 0, 31)", "rgb(0, 0, 0)"]
FOUR_COLOURS = ["rgb(0, 0, 0)", "rgb(209, 0, 31)", "rgb(0, 87, 217)", "rgb(0, 128, 107)"]


def rows_of_cards(page: Page) -> list[int]:
    """How many cards lie in each row, from the top."""
    tops: list[int] = page.eval_on_selector_all(
        "[data-cards] .pick", "all => all.map((one) => Math.round(one.getBoundingClientRect().top))"
    )
    return [tops.count(top) for top in sorted(set(tops))]


def colours(page: Page) -> list[str]:
    """The ink of one card of each suit, spades first."""
    found: list[str] = page.evaluate(
        "['s', 'h', 'd', 'c'].map((suit) => getComputedStyle(document.querySelector(`.suit-${suit}`)).color)"
    )
    return found


def test_seven_cards_lie_four_and_three_on_a_phone_and_in_one_row_from_600_px(open_page: OpenPage) -> None:
    page = Table.with_hand(open_page, "kings").page
    for width, expected in ((320, [4, 3]), (360, [4, 3]), (599, [4, 3]), (600, [7]), (1440, [7])):
        page.set_viewport_size({"width": width, "height": 800})
        assert rows_of_cards(page) == expected, f"at {width} px"


def test_the_four_colour_deck_is_a_choice_that_is_remembered(open_page: OpenPage) -> None:
    table = Table.with_hand(open_page, "kings")
    assert colours(table.page) == TWO_COLOURS
    table.button("Four-colour deck").click()
    assert colours(table.page) == FOUR_COLOURS
    table.page.goto("/")
    expect(table.button("Four-colour deck")).to_have_attribute("aria-pressed", "true")
    table.take_hand("kings")
    assert colours(table.page) == FOUR_COLOURS
    table.button("Four-colour deck").click()
    assert colours(table.page) == TWO_COLOURS


def test_suits_differ_by_shape_in_both_decks(open_page: OpenPage) -> None:
    table = Table.with_hand(open_page, "kings")
    suits = table.page.eval_on_selector_all(
        "[data-cards] .card",
        "all => all.map((card) => card.querySelector('use:last-of-type').getAttribute('href'))",
    )
    assert suits == [f"#suit-{card[1]}" for card in table.shown()]
    shapes = table.page.eval_on_selector_all(
        "[id^=suit-] path", "all => all.map((path) => path.getAttribute('d'))"
    )
    assert len(set(shapes)) == 4


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
def test_with_the_systems_own_colours_cards_keep_their_ink_and_a_raised_one_is_outlined(
    open_page: OpenPage, dark: bool
) -> None:
    table = Table.with_hand(open_page, "kings", forced_colors="active", dark=dark)
    table.pick("Js")
    assert colours(table.page) == TWO_COLOURS
    outlines = {
        card: table.card(card).locator(".lift").evaluate("lift => getComputedStyle(lift).outlineStyle")
        for card in table.shown()
    }
    assert {card for card, style in outlines.items() if style != "none"} == {"Js"}
    expect(table.card("Js").locator(".tag")).to_be_visible()


@pytest.mark.parametrize(("motion", "moves"), [("reduce", False), ("no-preference", True)])
def test_cards_move_only_for_those_who_like_motion(open_page: OpenPage, motion: str, moves: bool) -> None:
    table = Table.with_hand(open_page, "kings", reduced_motion=motion)
    table.pick(*table.shown()[:3])  # the third one is refused, which shakes the hand
    expect(table.page.locator("[data-hand]")).to_have_class("felt hand refused")
    lasting = table.page.locator(".lift").first.evaluate("lift => getComputedStyle(lift).transitionDuration")
    shaking = table.page.locator("[data-hand]").evaluate("hand => getComputedStyle(hand).animationName")
    assert (lasting != "0s", shaking != "none") == (moves, moves)


def test_after_a_hundred_taps_what_is_posted_is_what_is_shown(open_page: OpenPage, app: Flask) -> None:
    table = Table.with_hand(open_page, "known", width=360, height=740, has_touch=True)
    rng, cards = Random(20261129), table.shown()
    raised: list[str] = []
    for number in range(100 + len(cards)):
        if number >= 100 and len(raised) == 2:
            break
        card = rng.choice(cards) if number < 100 else cards[number - 100]
        tap_where_it_lies(table.page, card)
        if card in raised:
            raised.remove(card)
        elif len(raised) < 2:
            raised.append(card)  # a third one is refused
    assert sorted(table.in_front()) == sorted(raised)
    line = table.page.locator("[data-line] b").inner_text().replace("\ufe0e", "")
    assert line.split() == [signs(card) for card in cards if card in raised]

    with table.page.expect_request("**/answer") as request:
        table.button("Set the hand").tap()
    expect(table.verdict()).to_be_visible()
    assert sorted(parse_qs(request.value.post_data or "")["front"]) == sorted(raised)
    front, back = table.stored(app)[0]["split"].split(" | ")
    assert (set(front.split()), set(back.split())) == (set(raised), set(cards) - set(raised))


def tap_where_it_lies(page: Page, card: str) -> None:
    """Tap the middle of the card at once, without waiting for it to come to rest."""
    x, y = page.evaluate(
        """(card) => {
            const box = document.querySelector(`[data-code="${card}"]`).getBoundingClientRect();
            return [box.x + box.width / 2, box.y + box.height / 2];
        }""",
        card,
    )
    page.touchscreen.tap(x, y)


def signs(card: str) -> str:
    """`10♣` for `Tc`."""
    return card[0].replace("T", "10") + dict(zip("shdc", "♠♥♦♣", strict=True))[card[1]]
