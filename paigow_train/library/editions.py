"""Digests of files: whether two rule books say the same, and whether they rule the same."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping, Sequence
from typing import Any

_NO_RULE_OF_A_HOUSE = frozenset(("name", "say", "cite", "ours", "cap_note", "procedure", "reading", "way"))
_NO_RULE_OF_A_WAY = frozenset(("say", "cite", "examples", "near_misses", "under"))


def edition(*values: Mapping[str, Any]) -> str:
    """The digest of parsed values: a comment, a line ending or the order of keys makes no new edition."""
    return _digest(values)


def rules_edition(
    house: Mapping[str, Any],
    rules: Sequence[Mapping[str, Any]],
    answers: Mapping[str, str] | None = None,
) -> str:
    """The digest of what can change an answer: a house's settings, the rules of its way that are in force and
    the right answer of each ruling that holds there.

    Every reading is resolved already; words, terms and examples do not count.
    """
    settings = {word: value for word, value in house.items() if word not in _NO_RULE_OF_A_HOUSE}
    return _digest(
        [
            settings,
            *({w: v for w, v in rule.items() if w not in _NO_RULE_OF_A_WAY} for rule in rules),
            *([{"rulings": answers}] if answers else []),
        ]
    )


def _digest(values: Any) -> str:
    text = json.dumps(values, sort_keys=True, ensure_ascii=False, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()[:16]
