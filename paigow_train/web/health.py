"""For whoever watches the site: whether it answers and reaches its database."""

from __future__ import annotations

from flask import Blueprint

from paigow_train import store as kept

from .rooms import store

pages = Blueprint("health", __name__)


@pages.get("/healthz")
def show() -> dict[str, str]:
    kept.reach(store())
    return {"status": "ok"}
