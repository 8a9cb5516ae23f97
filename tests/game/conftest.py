"""The one expensive thing, counted once for all who ask."""

import pytest

from tests.game.whole_deck import Counted, count_everything


@pytest.fixture(scope="session")
def counted() -> Counted:
    """Every hand of seven, by what it holds."""
    return count_everything()
