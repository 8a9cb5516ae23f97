"""The answers of `set`, `read` and `compare-hands`, as plain JSON objects."""

from __future__ import annotations

from typing import Any

from paigow_train.game.bonus import bonus_classes, is_ace_high
from paigow_train.game.cards import parse_hand, write_cards
from paigow_train.game.splits import parse_layout
from paigow_train.house.house import House
from paigow_train.house.judging import judge
from paigow_train.house.pays import MATCH_RANKS


def set_answer(house: House, text: str) -> dict[str, Any]:
    """How the house sets seven cards: the split, the hands' names, the rule and its words."""
    cards = parse_hand(text)
    decision = house.decide(cards)
    return {
        "hand": write_cards(cards),
        "split": str(decision.split),
        "front": decision.front.name,
        "back": decision.back.name,
        "rule": decision.rule.id,
        "say": decision.rule.say,
    }


def read_answer(house: House, text: str) -> dict[str, Any]:
    """What seven cards hold: the best five, the Fortune class that pays, and whether they are ace-high."""
    cards = parse_hand(text)
    spread = house.spread(cards)
    line = None
    if house.fortune:
        line = house.fortune.line_for(bonus_classes(spread, MATCH_RANKS[house.fortune.match]))
    return {
        "hand": write_cards(cards),
        "best": _word(house.ranking.category_of(spread.best)),
        "fortune": _word(line.what) if line else None,
        "ace_high": is_ace_high(spread),
        "joker": cards[0].is_joker,
    }


def _word(name: str) -> str:
    return name.replace(" with ", " ").replace("-", "_").replace(" ", "_")


def compare_answer(house: House, text: str) -> dict[str, Any]:
    """Who has the front, who has the back and what the player's base wager does."""
    player, bank = parse_layout(text)
    judged = judge(house, player, bank)
    shown = judged.showdown
    return {
        "hand": f"{player} ; {bank}",
        "front": shown.front.side if shown else None,
        "back": shown.back.side if shown else None,
        "outcome": judged.outcome,
        "foul": judged.foul is not None,
    }
