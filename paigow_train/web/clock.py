"""The one clock that counts. It does not jump when the server's own clock is set while the site runs."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable
from datetime import UTC, datetime, timedelta

from flask import Flask

from paigow_train.store import note

from .rooms import now, store, time_source

STEP = timedelta(seconds=2)


class Clock:
    """UTC from the wall clock at the start, carried on by a clock that nobody sets.

    `wall` gives seconds since 1970, `steady` seconds since any moment.
    """

    def __init__(
        self, wall: Callable[[], float] = time.time, steady: Callable[[], float] = time.monotonic
    ) -> None:
        self._wall, self._steady = wall, steady
        self._start = datetime.fromtimestamp(wall(), UTC)
        self._began = steady()
        self._known_drift = timedelta(0)
        self._lock = threading.Lock()

    def __call__(self) -> datetime:
        return self._start + timedelta(seconds=self._steady() - self._began)

    def new_step(self) -> timedelta | None:
        """By how much the wall clock was set since the last look, where it was more than two seconds."""
        drift = datetime.fromtimestamp(self._wall(), UTC) - self()
        with self._lock:
            step = drift - self._known_drift
            if abs(step) <= STEP:
                return None
            self._known_drift = drift
        return step


def watch_clock(app: Flask) -> None:
    """Note in the audit when the server's clock was set under the site."""

    @app.before_request
    def look() -> None:
        clock = time_source()
        step = clock.new_step() if isinstance(clock, Clock) else None
        if step is not None:
            seconds = step.total_seconds()
            say = f"The server's clock was set by {seconds:+.0f} seconds; times go on from before."
            note(store(), now(), "clock set", say)
