"""What can be asked about the game: one module a kind, and `KINDS`, the one list of them."""

from __future__ import annotations

from .ace_high_pay import ACE_HIGH_PAY
from .cap import CAP
from .commission import COMMISSION
from .cover import COVER
from .dice import DICE
from .envy_pay import ENVY_PAY
from .fortune_pay import FORTUNE_PAY
from .kind import Kind
from .name_hand import NAME_HAND
from .progressive_pay import PROGRESSIVE_PAY
from .rank_hands import RANK_HANDS
from .ruling import RULING
from .set_hand import SET_HAND
from .settle_seat import SETTLE_SEAT
from .settle_table import SETTLE_TABLE
from .spot_foul import SPOT_FOUL
from .spot_the_error import SPOT_THE_ERROR
from .terms import TERMS
from .who_wins import WHO_WINS

KINDS: dict[str, Kind] = {
    kind.name: kind
    for kind in (
        SET_HAND,
        SPOT_FOUL,
        WHO_WINS,
        NAME_HAND,
        RANK_HANDS,
        DICE,
        RULING,
        TERMS,
        FORTUNE_PAY,
        ACE_HIGH_PAY,
        ENVY_PAY,
        PROGRESSIVE_PAY,
        COMMISSION,
        CAP,
        COVER,
        SETTLE_SEAT,
        SETTLE_TABLE,
        SPOT_THE_ERROR,
    )
}
