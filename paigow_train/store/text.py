"""How moments and JSON are written in the record: one text for one value."""

from __future__ import annotations

import json
from datetime import datetime
from typing import Any

from paigow_train.training.run import whole_milliseconds


def from_moment(moment: datetime) -> str:
    """`2026-11-29T23:30:42.123Z`: always as wide, so that text sorts as time. `ValueError` without a zone."""
    return whole_milliseconds(moment).replace(tzinfo=None).isoformat(timespec="milliseconds") + "Z"


def to_moment(text: str) -> datetime:
    """The moment that `from_moment` wrote, aware and in UTC."""
    return datetime.fromisoformat(text)


def from_json(value: Any) -> str:
    """Plain JSON as text, its keys as they come."""
    return json.dumps(value, ensure_ascii=False, allow_nan=False, separators=(",", ":"))


def from_answer(value: Any) -> str:
    """An answer as JSON text in which equal answers are equal texts, whatever the order of their fields."""
    return json.dumps(value, ensure_ascii=False, allow_nan=False, separators=(",", ":"), sort_keys=True)


def to_json(text: str) -> Any:
    """The value that `from_json` or `from_answer` wrote."""
    return json.loads(text)
