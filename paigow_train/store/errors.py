"""What can go wrong in the store.

    StoreError
      ├── CannotOpen    the file cannot be used as this program's database
      ├── NotSaved      busy, full, read-only or failing storage: nothing was stored, trying again may work
      ├── OutOfOrder    a deal asked for before its turn, or beyond the last one
      ├── WrongToken    an answer that does not come from this deal's page
      └── Conflict      a different answer to a closed deal; `deal` carries the first result

Each message is a sentence that can be shown.
"""

from __future__ import annotations

from paigow_train.training.run import Deal


class StoreError(Exception):
    """Base of the store's errors."""


class CannotOpen(StoreError):
    """The file cannot be used as this program's database."""


class NotSaved(StoreError):
    """The storage refused; nothing of the transaction was kept."""


class OutOfOrder(StoreError):
    """A deal asked for before its turn, or beyond the last one."""


class WrongToken(StoreError):
    """An answer that does not come from this deal's page."""


class Conflict(StoreError):
    """A different answer to a closed deal: nothing was stored, and `deal` is as it was closed first."""

    def __init__(self, deal: Deal) -> None:
        super().__init__(f"Deal {deal.position} is already closed; the first result stands.")
        self.deal = deal
