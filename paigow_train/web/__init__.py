"""The site: pages over HTTP. Views find, parse, call one pure function, store and redirect."""

from __future__ import annotations

import os
from collections.abc import Callable
from datetime import datetime
from pathlib import Path
from typing import Any

from flask import Flask
from flask_wtf.csrf import CSRFProtect

from paigow_train.game.money import write_dollars
from paigow_train.game.splits import parse_split
from paigow_train.library.files import Folders, shipped
from paigow_train.store import open_database

from . import desk, errors, health, home, houses, practice, study
from .chips import chips_of
from .clock import Clock, watch_clock
from .headers import secure
from .rooms import Rooms, keep_in
from .secret import secret_key

DEFAULT_DATABASE = Path("data") / "paigow-train.sqlite3"
_LARGEST_REQUEST = 64 * 1024


def create_app(
    database: str | os.PathLike[str] | None = None,
    drills: str | os.PathLike[str] | None = None,
    clock: Callable[[], datetime] | None = None,
    https: bool | None = None,
    **config: Any,
) -> Flask:
    """The site on its database, migrated and ready to serve.

    `database` is the SQLite file (else the setting DATABASE, else `data/paigow-train.sqlite3`), `drills` a
    room's own folder of files (else DRILLS), `clock` gives the time as an aware datetime, `https` (else
    HTTPS=1) says that browsers come by TLS. Raises `FileError` for files that cannot be used and
    `CannotOpen` for a database that cannot.
    """
    path = Path(database or os.environ.get("DATABASE") or DEFAULT_DATABASE)
    rooms = Rooms.load(Folders.of(drills or os.environ.get("DRILLS")))
    if https is None:
        https = os.environ.get("HTTPS", "") not in ("", "0")
    app = Flask(__name__, template_folder=str(shipped("templates")))
    store = open_database(path)
    keep_in(app, rooms, store, clock or Clock())
    app.config.update(
        SECRET_KEY=secret_key(path.absolute().parent),
        SESSION_COOKIE_NAME="__Host-paigow" if https else "paigow",
        SESSION_COOKIE_SECURE=https,
        SESSION_COOKIE_SAMESITE="Lax",
        WTF_CSRF_TIME_LIMIT=None,  # a token lives as long as its session: nobody's answer dies at minute 61
        WTF_CSRF_SSL_STRICT=https,
        MAX_CONTENT_LENGTH=_LARGEST_REQUEST,
        MAX_FORM_MEMORY_SIZE=_LARGEST_REQUEST,
    )
    app.config.update(config)
    app.jinja_options = {"trim_blocks": True, "lstrip_blocks": True}
    app.add_template_filter(parse_split, "split")
    app.add_template_filter(write_dollars, "dollars")
    app.add_template_filter(chips_of, "chips")
    CSRFProtect(app)
    secure(app)
    watch_clock(app)
    errors.handle(app)
    for module in (home, houses, study, practice, desk, health):
        app.register_blueprint(module.pages)
    return app
