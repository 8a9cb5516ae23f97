"""The rulings and terms of an edition are kept beside it, in a database made before they were too."""

from dataclasses import replace

import pytest

from paigow_train.store import Store, create_run, find_edition, open_database
from tests.store.made import EDITION, NOON, PRACTICE

WITH_HANDBOOK = replace(EDITION, edition="5a11", handbook_text='{"ruling":[]}')


def started(db: Store, edition=EDITION) -> Store:
    create_run(db, session="ana", name="", edition=edition, practice=PRACTICE, started_at=NOON)
    return db


@pytest.mark.parametrize("edition", [EDITION, WITH_HANDBOOK])
def test_an_edition_is_found_as_it_was_kept(db, edition):
    assert find_edition(started(db, edition), edition.house, edition.edition) == edition


def test_a_database_made_before_takes_the_handbook_in_and_keeps_what_it_had(tmp_path):
    before = started(open_database(tmp_path / "paigow.db"))
    before.connection.execute("ALTER TABLE editions DROP COLUMN handbook_text")
    before.connection.execute("DELETE FROM _sqlite_migrations WHERE name = 'the_handbook_of_editions'")
    before.close()
    after = open_database(tmp_path / "paigow.db")
    assert find_edition(after, EDITION.house, EDITION.edition) == EDITION
    started(after, WITH_HANDBOOK)
    assert find_edition(after, EDITION.house, "5a11") == WITH_HANDBOOK
    after.close()
