"""Rounds in which a slip can be made, and settled layouts that show it or are right."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from paigow_train.house.house import House
from paigow_train.table.round import Round

from .bonus_hands import hand_of_class
from .clause_deals import deal_for, with_bonus_wagers, with_button
from .dealing import any_hand, until
from .faults import Fault, explanations, faults_of
from .hand_traps import TRIPS_AND_STRAIGHT
from .money_deals import GONE, PART, round_short_of_money, round_within_money
from .pictures import Picture, Scene, scene_of
from .round_clauses import clauses_of
from .rounds import deal_round, foul_split, legal_splits, plausible_splits, with_seat
from .trap_deals import hand_with_trap


def scene_for(rng: Random, house: House, fault: Fault, seats: int) -> tuple[Scene, Picture]:
    """A round with so many seats in which the slip can be made, and a layout that shows it and no other.

    Raises `DealError`.
    """

    def draw() -> tuple[Scene, Picture] | None:
        scene = scene_of(house, _round(rng, house, fault, seats))
        shown = [picture for _, picture in fault.shown(scene) if picture != scene.truth]
        if not shown:
            return None
        picture = rng.choice(shown)
        return (scene, picture) if len(set(explanations(scene, picture))) == 1 else None

    found = until(draw, lambda found: found is not None, f'layouts for "{fault.id}"')
    assert found is not None
    return found


def sound_scene(rng: Random, house: House, seats: int) -> Scene:
    """A round in which some slip of the room could have been made, to be shown without it."""
    scene, _ = scene_for(rng, house, rng.choice(faults_of(house)), seats)
    return scene


def _round(rng: Random, house: House, fault: Fault, seats: int) -> Round:
    maker = _MAKERS.get(fault.id)
    known = {rule.id for rule in clauses_of(house)}
    clauses = [clause for clause in _CLAUSES.get(fault.id, ()) if clause in known]
    if maker:
        round = maker(rng, house, seats)
    elif clauses:
        round, _ = deal_for(rng, house, rng.choice(clauses), seats)
    else:
        round = deal_round(rng, house, seats)
    if house.cover and round.cover_cents is None:  # so that money is told in every round
        return round_within_money(rng, house, round)
    return round


_CLAUSES = {
    "copy-paid": ("copy-and-win", "copy-and-loss", "copy-and-loss-pushes", "two-copies"),
    "front-back-swapped": ("one-hand-each",),
    "lost-wager-pushed": ("both-hands-lose",),
    "push-taken": ("one-hand-each",),
    "foul-missed": ("foul",),
    "ace-high-push-missed": ("ace-high-push",),
    "commission-forgotten": ("commission",),
    "commission-on-bonus": ("fortune-pays",),
    "odds-for-one": ("fortune-pays",),
    "circles-swapped": ("fortune-pays",),
    "must-beat-missed": ("fortune-must-beat", "fortune-beaten-pushes", "ace-high-must-beat"),
    "cap-ignored": ("cap",),
}
"""The clauses that a slip is made with; without one a round is dealt as it falls."""


def _trips_and_straight(rng: Random, house: House, seats: int) -> Round:
    hand = hand_with_trap(rng, house, TRIPS_AND_STRAIGHT)
    return with_bonus_wagers(rng, house, deal_round(rng, house, seats, held=[hand]), ["fortune"])


def _own_envy(rng: Random, house: House, seats: int) -> Round:
    assert house.envy is not None
    hand = hand_of_class(rng, house, rng.choice(house.envy.lines).what)
    round = deal_round(rng, house, seats, held=[hand])
    number = next(seat.number for seat in round.seats if seat.cards == hand)
    return with_button(rng, house, round, number)


def _bonus_beside_a_lost_base(rng: Random, house: House, seats: int) -> Round:
    """A hand that Fortune pays, folded, foul, or set as it should not be."""
    assert house.fortune is not None
    hand = hand_of_class(rng, house, rng.choice(house.fortune.lines[-_COMMON_LINES:]).what)
    round = with_bonus_wagers(rng, house, deal_round(rng, house, seats, held=[hand]), ["fortune"])
    number = next(seat.number for seat in round.seats if seat.cards == hand)
    how = rng.choice(["folded", "foul", "badly set"])
    if how == "folded":
        return with_seat(round, number, status="folded", split=None)
    foul = foul_split(rng, house, hand) if how == "foul" else None
    return with_seat(round, number, split=foul or rng.choice(legal_splits(house, hand)))


_COMMON_LINES = 5


def _bank_with_a_choice(rng: Random, house: House, seats: int) -> Round:
    bank = until(
        lambda: any_hand(rng), lambda cards: len(plausible_splits(house, cards)) > 1, "hands set in two ways"
    )
    return deal_round(rng, house, seats, bank=bank)


def _short_of_money(rng: Random, house: House, seats: int) -> Round:
    return round_short_of_money(rng, house, rng.choice([PART, GONE]), [seats])


_MAKERS: dict[str, Callable[[Random, House, int], Round]] = {
    "trips-as-straight": _trips_and_straight,
    "envy-on-own-hand": _own_envy,
    "bonus-taken": _bonus_beside_a_lost_base,
    "bank-set-wrong": _bank_with_a_choice,
    "cover-ignored": _short_of_money,
}
