"""The houses in a list."""

from __future__ import annotations

import json

from paigow_train.library.catalogue import Catalogue


def list_houses(catalogue: Catalogue, as_json: bool) -> int:
    """One line a house: its id, its name and what it plays."""
    for house_id in catalogue.house_ids():
        house = catalogue.house(house_id)
        way = house.way.id if house.way else None
        found = {
            "id": house.id,
            "name": house.name,
            "game": house.game,
            "joker": house.joker,
            "wheel": house.wheel,
            "way": way,
            "stands_in": bool(house.way_note),
            "edition": house.edition,
        }
        if as_json:
            print(json.dumps(found), flush=True)
        else:
            setting = f"way {way}{' (stands in)' if house.way_note else ''}" if way else "no house way known"
            plays = f"{house.game}, joker {house.joker}, wheel {house.wheel}"
            print(f"{house.id:20} {house.name}: {plays}, {setting}")
    return 0
