"""What is asked of the start of a round: the rules of the count, the button, the delivery and the stub."""

from __future__ import annotations

from paigow_train.game.cards import DECK, HAND_SIZE
from paigow_train.house.house import House
from paigow_train.table.dice import POSITIONS

from .start_count import Start

ON_BANK, ON_EMPTY, OVER_EMPTY = "count-on-the-bank", "count-on-an-empty-seat", "count-over-empty-seats"
PLAIN, NO_PLAY, PLAYER_BANK = "count-from-the-bank", "count-past-no-play", "count-from-a-players-bank"
DRAWN, DIRECTION = "number-drawn", "direction-of-delivery"
BUTTON_FIRST, BUTTON_MOVES = "button-is-first", "button-moves-on"
FOUR_LEFT, WRONG_LEFT = "four-cards-left", "wrong-number-left"

LEFT = len(DECK) - POSITIONS * HAND_SIZE
"""The cards that must be left when seven hands are dealt."""

_SAYS = {
    ON_BANK: "The bank is 1, 8 and 15: the first hand is the bank's own.",
    ON_EMPTY: "A hand goes to every position, and an empty seat can be the first.",
    OVER_EMPTY: "Every seat is counted, bet or no bet.",
    PLAIN: "The count starts with the bank as 1; it is 8 and 15 again.",
    NO_PLAY: "The no-play spot after the bank is not counted.",
    PLAYER_BANK: "The count starts at whoever banks, and the dealer's own place is counted like a seat.",
    DRAWN: "A number drawn from 1 to 7 is the position, counted like the dice with the bank as 1.",
    BUTTON_FIRST: "The spot with the action button is dealt the first hand.",
    BUTTON_MOVES: "The action button moves one spot clockwise every hand.",
    FOUR_LEFT: f"Seven hands of seven leave {LEFT} cards: the deal is right.",
    WRONG_LEFT: f"Seven hands of seven leave {LEFT} cards; any other number is a misdeal.",
}
_CITED = {
    ON_EMPTY: "every-seat-counts",
    OVER_EMPTY: "every-seat-counts",
    NO_PLAY: "no-play-spot",
    DRAWN: "number-drawn",
    BUTTON_FIRST: "action-button",
    BUTTON_MOVES: "action-button",
    FOUR_LEFT: "four-cards-left",
    WRONG_LEFT: "four-cards-left",
}
"""The procedure of a room, by its id, that says a rule; where the room has it, its words are cited."""


def says_of(house: House) -> dict[str, str]:
    """The rules that this house can be asked, by id, a sentence each."""
    says = dict(_SAYS)
    says[DIRECTION] = f"The hands are delivered {house.action.delivery}."
    dropped = {BUTTON_FIRST, BUTTON_MOVES}
    if house.action.by == "button":
        dropped = {ON_BANK, ON_EMPTY, OVER_EMPTY, PLAIN, NO_PLAY, PLAYER_BANK, DRAWN}
    if house.action.no_play_spot:
        dropped.add(PLAIN)
    else:
        dropped.add(NO_PLAY)
    if house.bank.player_banking != "yes":
        dropped.add(PLAYER_BANK)
    if not house.action.drawn_number:
        dropped.add(DRAWN)
    return {rule: say for rule, say in says.items() if rule not in dropped}


def rule_of(start: Start) -> str:
    """The id of what the count of this start hangs on."""
    if start.number is not None:
        return DRAWN
    if start.banked_by != "house":
        return PLAYER_BANK
    if start.position == 1:
        return ON_BANK
    if start.first in start.empty:
        return ON_EMPTY
    if not start.empty.isdisjoint(start.passed):
        return OVER_EMPTY
    return NO_PLAY if start.house.action.no_play_spot else PLAIN


def cited(rule: str, house: House) -> str:
    """What the rule says, with the room's own text where it has one."""
    cite = next((each.cite for each in house.procedures if each.id == _CITED.get(rule)), "")
    return f"{says_of(house)[rule]} ({cite})" if cite else says_of(house)[rule]
