"""A hand or a round from the desk as a practice file, for a trainer to save among the room's own drills."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from paigow_train.game.cards import write_cards
from paigow_train.house.house import House
from paigow_train.table.round import Round
from paigow_train.table.settled import Settled, SettledSeat

from .desk_query import Held


class PracticeText(NamedTuple):
    """The name to save the file under, and what stands in it."""

    name: str
    text: str


def hand_practice(house: House, hand: Held) -> PracticeText | None:
    """Set the hand and, where it was given set, call it legal or foul. None where nothing can be asked."""
    asks = _asks(
        [write_cards(hand.cards)] if house.way else [],
        [str(hand.split)] if hand.split else [],
        [],
    )
    return _practice(house, f"The hand {write_cards(hand.cards)}", _file_name(hand), asks)


def round_practice(house: House, round: Round, settled: Settled) -> PracticeText | None:
    """Set every hand, call those that were given set, and compare each seat with the bank."""
    bank = Held(round.bank.cards, round.bank.split)
    hands = [bank, *(Held(seat.cards, seat.split) for seat in round.seats)]
    seats = [seat for seat in settled.seats if _can_be_compared(settled, seat)]
    compared = [f"{seat.split} ; {settled.bank.split}" for seat in seats]
    asks = _asks(
        [write_cards(hand.cards) for hand in hands] if house.way else [],
        [str(hand.split) for hand in hands if hand.split],
        compared,
    )
    return _practice(house, "A round from the desk", _file_name(bank, "round-"), asks)


def _can_be_compared(settled: Settled, seat: SettledSeat) -> bool:
    """Whether the question who wins has its usual answer: two legal hands, or an ace-high bank."""
    if seat.split is None or (seat.foul and not seat.reset) or settled.bank.foul:
        return False
    return seat.showdown is not None or settled.bank.pushes_all


def _asks(
    to_set: Sequence[str], to_call: Sequence[str], to_compare: Sequence[str]
) -> list[tuple[str, list[str]]]:
    kinds = (("set_hand", to_set), ("spot_foul", to_call), ("who_wins", to_compare))
    return [(kind, list(dict.fromkeys(hands))) for kind, hands in kinds if hands]


def _file_name(hand: Held, before: str = "") -> str:
    return f"desk-{before}{write_cards(hand.cards).replace(' ', '')}.toml"


def _practice(
    house: House, title: str, name: str, asks: Sequence[tuple[str, Sequence[str]]]
) -> PracticeText | None:
    if not asks:
        return None
    deals = sum(len(hands) for _, hands in asks)
    text = (
        f"# From the desk, as it came up at a table of {house.name}.\n\n"
        f'title   = "{title}"\n'
        'say     = "A case that was argued about at the table."\n'
        f"deals   = {deals}\nseconds = 0\n"
        f'houses  = ["{house.id}"]\n'
    )
    for kind, hands in asks:
        share = f"share = {len(hands)}\n" if len(asks) > 1 else ""
        listed = "".join(f'  "{hand}",\n' for hand in hands)
        text += f'\n[[ask]]\nkind  = "{kind}"\n{share}hands = [\n{listed}]\n'
    return PracticeText(name, text)
