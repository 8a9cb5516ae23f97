"""Who is there: a visitor without sign-in, known by an opaque id in his session cookie."""

from __future__ import annotations

import secrets

from flask import session

_ID, _NAME = "visitor", "name"


def visitor_id() -> str:
    """The visitor's id, 128 random bits; empty where he has not begun anything yet."""
    found = session.get(_ID, "")
    return found if isinstance(found, str) else ""


def welcome(name: str) -> str:
    """The visitor's id, given to him now where he had none; his name is remembered for the next form."""
    session[_NAME] = name
    return str(session.setdefault(_ID, secrets.token_urlsafe(16)))


def remembered_name() -> str:
    found = session.get(_NAME, "")
    return found if isinstance(found, str) else ""
