"""For whoever watches the site: whether it answers and reaches its database."""

from __future__ import annotations

from flask import Blueprint

from .rooms import store

pages = Blueprint("health", __name__)


@pages.get("/healthz")
def show() -> dict[str, str]:
    store().rows("SELECT 1")
    return {"status": "ok"}
