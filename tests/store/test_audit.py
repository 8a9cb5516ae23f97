from datetime import timedelta

from paigow_train.store import Note, note, notes
from tests.store.made import NOON


def test_notes_are_read_in_the_order_they_were_made(db):
    note(db, NOON, "clock", "The server's clock was set back by 3600 seconds.")
    note(db, NOON - timedelta(hours=1), "clock", "It was set forward again.")
    assert notes(db) == (
        Note(NOON, "clock", "The server's clock was set back by 3600 seconds."),
        Note(NOON - timedelta(hours=1), "clock", "It was set forward again."),
    )
