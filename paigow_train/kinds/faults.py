"""The slips that a settled layout can show, by name."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from paigow_train.house.house import House

from . import base_faults as base
from . import bonus_faults as bonus
from .base_faults import BANK as BANK
from .base_faults import ORDER as ORDER
from .pictures import Faulted, Picture, Place, Scene


@dataclass(frozen=True)
class Fault:
    """A named slip. `words` name it, `say` tells what is right, `shown` gives every place and picture."""

    id: str
    words: str
    say: str
    had_by: Callable[[House], bool]
    shown: Callable[[Scene], Faulted]


def faults_of(house: House) -> tuple[Fault, ...]:
    """The slips that can be made in the room."""
    return tuple(fault for fault in FAULTS if fault.had_by(house))


def explanations(scene: Scene, picture: Picture) -> tuple[tuple[Fault, Place], ...]:
    """Every slip, and its place, that would make the picture of the round."""
    return tuple(
        (fault, place)
        for fault in faults_of(scene.house)
        for place, shown in fault.shown(scene)
        if shown == picture
    )


def _always(house: House) -> bool:
    return True


def _must_beat(house: House) -> bool:
    fortune, ace_high = house.fortune, house.ace_high
    return bool(fortune and fortune.against_bank != "ignored") or bool(ace_high and ace_high.must_beat)


FAULTS: tuple[Fault, ...] = (
    Fault(
        "hand-misread",
        "A front or back given to the wrong side",
        "One hand was given to the wrong side.",
        _always,
        base.hand_misread,
    ),
    Fault(
        "copy-paid",
        "A copy given to the player",
        "A copy was given to the player; it is the bank's.",
        _always,
        base.copy_paid,
    ),
    Fault(
        "front-back-swapped",
        "Front and back swapped in the call",
        "The call has front and back swapped.",
        _always,
        base.front_back_swapped,
    ),
    Fault(
        "lost-wager-pushed",
        "A lost wager pushed",
        "A lost wager was left as a push.",
        _always,
        base.lost_wager_pushed,
    ),
    Fault(
        "push-taken", "A push taken", "A push was taken; it stays with its player.", _always, base.push_taken
    ),
    Fault(
        "foul-missed",
        "A foul missed",
        "A foul hand was compared; it loses whatever the bank holds.",
        lambda house: house.fouls.costs != "reset to the house way",
        base.foul_missed,
    ),
    Fault(
        "ace-high-push-missed",
        "Hands compared with an ace-high bank",
        "The bank is ace-high: every base wager pushes, and nothing is compared.",
        lambda house: house.comparing.ace_high_push,
        base.ace_high_push_missed,
    ),
    Fault(
        "bank-set-wrong",
        "The bank not set the house way",
        "The bank is not set the house way.",
        lambda house: house.way is not None and house.bank.set_by == "house way",
        base.bank_set_wrong,
    ),
    Fault(
        "out-of-order",
        "Settled out of order",
        "The seats were settled out of order.",
        _always,
        base.out_of_order,
    ),
    Fault(
        "commission-forgotten",
        "Commission forgotten",
        "Commission was forgotten.",
        lambda house: house.commission is not None,
        base.commission_forgotten,
    ),
    Fault(
        "commission-on-bonus",
        "Commission taken from Fortune",
        "Commission was taken from Fortune; only base wagers pay it.",
        lambda house: house.commission is not None and house.fortune is not None,
        bonus.commission_on_bonus,
    ),
    Fault(
        "trips-as-straight",
        "Trips paid as a straight",
        "Three of a kind was paid as a straight; Fortune pays the higher line.",
        lambda house: house.fortune is not None,
        bonus.trips_as_straight,
    ),
    Fault(
        "odds-for-one",
        "Odds paid for one, not to one",
        "The odds were paid for one: to one, the stake stays beside them.",
        lambda house: house.fortune is not None,
        bonus.odds_for_one,
    ),
    Fault(
        "bonus-taken",
        "Fortune taken with the base wager",
        "Fortune was taken with the base wager; it is paid on the seven cards.",
        lambda house: house.fortune is not None,
        bonus.bonus_taken,
    ),
    Fault(
        "circles-swapped",
        "The circles swapped",
        "The circles were swapped: each wager was paid on the other's stake.",
        lambda house: house.fortune is not None,
        bonus.circles_swapped,
    ),
    Fault(
        "must-beat-missed",
        "A bonus paid that does not beat the bank",
        "A bonus wager was paid though the seven cards do not beat the designated player's.",
        _must_beat,
        bonus.must_beat_missed,
    ),
    Fault(
        "envy-on-own-hand",
        "Envy paid on the own hand",
        "Envy was paid on the player's own hand.",
        lambda house: house.envy is not None,
        bonus.envy_on_own_hand,
    ),
    Fault(
        "cap-ignored",
        "The limit on winnings ignored",
        "The posted limit on winnings was ignored.",
        lambda house: any(cap.beyond == "unpaid" and "fortune" in cap.counts for cap in house.caps),
        bonus.cap_ignored,
    ),
    Fault(
        "cover-ignored",
        "A wager settled that the money does not reach",
        "The designated player's money does not reach this wager; it goes back.",
        lambda house: house.cover is not None,
        bonus.cover_ignored,
    ),
)
