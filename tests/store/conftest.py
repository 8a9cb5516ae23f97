from collections.abc import Iterator

import pytest

from paigow_train.store import Store, create_run, database, open_database
from paigow_train.training.run import Run
from tests.store.made import EDITION, NOON, PRACTICE


@pytest.fixture
def db(tmp_path, monkeypatch) -> Iterator[Store]:
    # No test pulls the plug, and waiting for the disk would be most of their time.
    monkeypatch.setattr(database, "SYNCHRONOUS", "OFF")
    store = open_database(tmp_path / "paigow.db")
    yield store
    store.close()


@pytest.fixture
def run(db) -> Run:
    """Ana's run: three deals of thirty seconds."""
    return create_run(db, session="ana", name="Ana", edition=EDITION, practice=PRACTICE, started_at=NOON)
