"""The browser that the tests drive: where it is, how it starts, and what is missing where it does not.

`python -m tests.web.browser` says so too, and fails when something is missing.
"""

import os
import shutil
import subprocess
import sys
from functools import cache

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome", "msedge")

# Quiet, and able to start as root: the only pages it ever sees are the project's own.
FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--disable-sync",
    "--disable-background-networking",
    "--disable-component-update",
    "--no-first-run",
)


def find_browser() -> str | None:
    """The path of a Chromium or a relative of it: the one that CHROMIUM names, else the first on the path."""
    named = os.environ.get("CHROMIUM")
    found = (shutil.which(name) for name in ([named] if named else NAMES))
    return next((path for path in found if path), None)


@cache
def what_is_missing() -> str | None:
    """A sentence on why the browser tests cannot run here, or None where they can."""
    if not find_browser():
        return "No browser was found: install Chromium or Chrome, or name one with CHROMIUM=/path/to/it."
    driver = subprocess.run(  # a bare Debian lacks a library of its, libatomic1
        [sys.executable, "-m", "playwright", "--version"], capture_output=True, text=True, check=False
    )
    if driver.returncode:
        return f"Playwright, which drives the browser, does not start: {driver.stderr.strip()}"
    return None


if __name__ == "__main__":
    sys.exit(what_is_missing())
