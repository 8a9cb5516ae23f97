"""The first page: the card rooms, and the paths that lead through the drills."""

from __future__ import annotations

from flask import Blueprint, render_template

from .paths import paths
from .rooms import rooms
from .show import Room, sample_hand

pages = Blueprint("home", __name__)


@pages.get("/")
def index() -> str:
    houses = rooms().houses.values()
    return render_template(
        "home/index.html",
        rooms=[Room.of(house) for house in houses],
        paths=paths(rooms().practices.values()),
        **sample_hand(houses),
    )
