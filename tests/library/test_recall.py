"""Houses read again from the texts that a run kept."""

from pathlib import Path

import pytest

from paigow_train.library.problems import FileError
from paigow_train.library.recall import recall_house

from .made import ROOM, WAY, drills


def test_a_house_is_recalled_as_it_was_read(tmp_path: Path) -> None:
    house = drills(tmp_path).house("corner")
    assert recall_house("corner", house.text, house.way_text) == house


def test_a_house_whose_way_was_not_kept_is_refused() -> None:
    with pytest.raises(FileError, match="the text of this house way was not kept"):
        recall_house("corner", ROOM, None)
    assert recall_house("corner", ROOM, WAY).way is not None
