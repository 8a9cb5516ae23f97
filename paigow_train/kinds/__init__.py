"""What can be asked about the game: one module a kind, and `KINDS`, the one list of them."""

from __future__ import annotations

from .ace_high_pay import ACE_HIGH_PAY
from .commission import COMMISSION
from .dice import DICE
from .envy_pay import ENVY_PAY
from .fortune_pay import FORTUNE_PAY
from .kind import Kind
from .name_hand import NAME_HAND
from .progressive_pay import PROGRESSIVE_PAY
from .rank_hands import RANK_HANDS
from .ruling import RULING
from .set_hand import SET_HAND
from .spot_foul import SPOT_FOUL
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
    )
}
