"""What is kept in SQLite: editions, runs, deals, answers, tallies and the audit. SQL lives here alone.

Functions take the `Store` of `open_database` first and return frozen dataclasses.
"""

from paigow_train.store.audit import Note, note, notes
from paigow_train.store.closing import close_deal, close_overdue
from paigow_train.store.database import Store, open_database, reach, writing
from paigow_train.store.deals import deals_of, find_deal, find_deal_by_token, issue_deal, latest_deal
from paigow_train.store.editions import Edition, find_edition
from paigow_train.store.errors import CannotOpen, Conflict, NotSaved, OutOfOrder, StoreError, WrongToken
from paigow_train.store.runs import create_run, find_run
from paigow_train.store.tallies import tallies

__all__ = [
    "CannotOpen",
    "Conflict",
    "Edition",
    "NotSaved",
    "Note",
    "OutOfOrder",
    "Store",
    "StoreError",
    "WrongToken",
    "close_deal",
    "close_overdue",
    "create_run",
    "deals_of",
    "find_deal",
    "find_deal_by_token",
    "find_edition",
    "find_run",
    "issue_deal",
    "latest_deal",
    "note",
    "notes",
    "open_database",
    "reach",
    "tallies",
    "writing",
]
