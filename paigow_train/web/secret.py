"""The key that signs sessions: made once, kept beside the database, so that a restart signs nobody out."""

from __future__ import annotations

import os
import secrets
from pathlib import Path

_NAME = "secret-key"


def secret_key(folder: Path) -> bytes:
    """The key of the folder, made (mode 0600) where there is none yet; processes may ask together."""
    path = folder / _NAME
    if not path.exists():
        fresh = folder / f"{_NAME}.{secrets.token_hex(8)}"
        descriptor = os.open(fresh, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
        with os.fdopen(descriptor, "wb") as file:
            file.write(secrets.token_bytes(32))
            file.flush()
            os.fsync(file.fileno())
        try:
            os.link(fresh, path)  # the first one stands
        except FileExistsError:
            pass
        finally:
            fresh.unlink()
    return path.read_bytes()
