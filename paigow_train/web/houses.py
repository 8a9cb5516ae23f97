"""One card room: its rule page and its drills."""

from __future__ import annotations

from flask import Blueprint, render_template

from .rooms import house_or_404
from .show import house_page
from .visitor import remembered_name

pages = Blueprint("houses", __name__, url_prefix="/houses")


@pages.get("/<house_id>")
def show(house_id: str) -> str:
    house = house_or_404(house_id)
    return render_template("houses/show.html", guest_name=remembered_name(), **house_page(house))
