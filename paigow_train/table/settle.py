"""Settling a round: one pure function from a house and a round to every amount."""

from __future__ import annotations

from collections.abc import Sequence

from paigow_train.house.house import House
from paigow_train.house.terms import Wager

from .ace_high import settle_ace_high
from .bank import open_bank
from .banking import HOUSE_BANKS, BankLine, designated_line, player_line
from .base import Base, settle_base
from .caps import apply_caps
from .checks import check_round
from .commission import take_commission
from .cover import apply_cover, apply_maximum, in_cover_order
from .dice import first_of
from .envy import envied_hands, has_button, settle_envy
from .fortune import settle_fortune
from .hands import Hand
from .layout import Layout
from .order import settling_order
from .progressive import settle_progressive
from .round import BankedBy, Round
from .settled import Settled, SettledSeat
from .wager import Owed

_DESIGNATED_PAYS: tuple[Wager, ...] = ("base", "fortune", "ace-high")


def settle(house: House, round: Round) -> Settled:
    """Settle a round by the house's rules.

    The hands decide what each wager is owed; caps, then a cover, then commission take from it. Raises
    `RoundError` with every problem of a round that cannot be settled; nothing is settled then. Raises
    `NotRuled` where the house way has no rule for a hand that it is to set.
    """
    check_round(house, round)
    first = first_of(house, round)
    hands = tuple([Hand(house, seat) for seat in settling_order(house, round, first.place)])
    layout = Layout(house, open_bank(house, round), hands, _meter(house, round))
    bases = {hand: settle_base(hand, layout.bank) for hand in hands}
    spots = _decide(layout, bases)
    owed = [each for hand in hands for each in spots[hand]]
    _limit(house, round, owed)
    if house.commission:
        take_commission(house.commission, owed)
    bank_line = _bank_line(house, round, owed)
    by_number = {hand.number: _seat(hand, bases[hand], spots[hand]) for hand in hands}
    return Settled(
        bank=layout.bank,
        bank_line=bank_line,
        first=first,
        order=tuple([hand.number for hand in hands]),
        seats=tuple([by_number[seat.number] for seat in round.seats]),
        bank_cents=bank_line.net_cents,
        house_cents=bank_line.house_cents + bank_line.commission_cents + _house_cents(layout.bank.by, owed),
        meter_cents=-sum([each.won_cents for each in owed if each.from_meter]),
    )


def _meter(house: House, round: Round) -> int:
    if round.meter_cents is not None:
        return round.meter_cents
    return house.progressive.seed_cents if house.progressive else 0


def _decide(layout: Layout, bases: dict[Hand, Base]) -> dict[Hand, list[Owed]]:
    """Every hand's wagers as the hands decide them, in the order in which a spot is settled."""
    house = layout.house
    spots = {hand: [base.owed] for hand, base in bases.items()}
    if house.fortune:
        for hand in layout.hands:
            if hand.seat.bets.fortune_cents:
                spots[hand].append(settle_fortune(hand, layout, house.fortune))
    if house.ace_high:
        for hand in layout.hands:
            if hand.seat.bets.ace_high_cents:
                spots[hand].append(settle_ace_high(hand, layout, house.ace_high))
    if house.progressive:
        for hand, owed in settle_progressive(layout, house.progressive).items():
            spots[hand].append(owed)
    if house.envy:
        buttons = [hand for hand in layout.hands if has_button(hand, house.envy)]
        envied = envied_hands(layout, house.envy) if buttons else ()
        for hand in buttons:
            spots[hand].append(settle_envy(hand, envied))
    return spots


def _limit(house: House, round: Round, owed: Sequence[Owed]) -> None:
    """Caps first; then what a table maximum or a designated player's money does not reach goes back."""
    apply_caps(house.caps, owed)
    order = in_cover_order(house.cover.order, owed) if house.cover else list(owed)
    for cap in house.caps:
        if cap.beyond == "returned":
            apply_maximum(cap, order)
    if house.cover and round.cover_cents is not None and round.banked_by(house) == "designated":
        apply_cover(house.cover, round.cover_cents, order)


def _bank_line(house: House, round: Round, owed: Sequence[Owed]) -> BankLine:
    by = round.banked_by(house)
    if by == "house":
        return HOUSE_BANKS
    against = [each for each in owed if _is_the_banks(by, each)]
    if by == "designated":
        return designated_line(against)
    return player_line(house, against, round.bank.co_bank)


def _is_the_banks(by: BankedBy, owed: Owed) -> bool:
    """Whether a wager is settled with the player who banks, and not with the house."""
    return owed.what in _DESIGNATED_PAYS if by == "designated" else owed.what == "base"


def _house_cents(by: BankedBy, owed: Sequence[Owed]) -> int:
    """What the house collects and pays itself: its own wagers, and everybody's commission."""
    cents = sum([each.commission_cents for each in owed])
    own = owed if by == "house" else [each for each in owed if not _is_the_banks(by, each)]
    return cents + sum([each.lost_cents - (0 if each.from_meter else each.won_cents) for each in own])


def _seat(hand: Hand, base: Base, owed: Sequence[Owed]) -> SettledSeat:
    return SettledSeat(
        seat=hand.seat,
        outcome=base.outcome,
        split=hand.split,
        rule=hand.rule,
        reset=hand.reset,
        foul=hand.foul,
        showdown=base.showdown,
        lines=tuple([each.line() for each in owed]),
    )
