"""What can be asked about the game: one module a kind, and `KINDS`, the one list of them."""

from __future__ import annotations

from .kind import Kind
from .set_hand import SET_HAND
from .spot_foul import SPOT_FOUL
from .who_wins import WHO_WINS

KINDS: dict[str, Kind] = {kind.name: kind for kind in (SET_HAND, SPOT_FOUL, WHO_WINS)}
