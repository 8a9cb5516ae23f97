"""Whole rounds for questions: dealt, and written as the plain JSON of what lies on the layout."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from random import Random
from typing import Any

from paigow_train.game.cards import DECK, HAND_SIZE, Card, as_dealt, parse_cards
from paigow_train.game.splits import FOUL, Split, parse_split
from paigow_train.house.house import House
from paigow_train.table.order import SEATS
from paigow_train.table.round import BankHand, Bets, Round, Seat, SeatNumber, Status

from .kind import JSON
from .wagers import table_wagers, wager

_SIDE = {"fortune": 60, "ace_high": 40, "progressive": 50}
"""How many in a hundred seats make each bonus wager that the room offers."""
_OWN_SETTINGS = 15
"""How many in a hundred players set their hand in a legal way of their own."""
_METER_GROWS_CENTS = 20_000_00

_LIES: Mapping[Status, str] = {"plays": "plays", "folded": "folds", "dead": "ruled dead"}
"""A hand's status as a question writes it. None of the words is a clause's id."""
_STATUSES: Mapping[str, Status] = {words: status for status, words in _LIES.items()}
_BETS = ("base", "fortune", "ace_high", "progressive")


def deal_round(
    rng: Random,
    house: House,
    seats: int,
    *,
    bank: Sequence[Card] = (),
    held: Iterable[Sequence[Card]] = (),
    at: Sequence[int] = (),
) -> Round:
    """A round with that many seats beside the bank, 1 to 6, and wagers within the room's limits.

    `bank` is the bank's hand, `held` are the hands of some seats, at the numbers `at` where they are given;
    the rest of the deck is dealt to the others. Hands are set the usual way, some in a legal way of the
    player's own; none is foul, folded or dead. The house banks, or a designated player who covers everything.
    """
    hands = [tuple(cards) for cards in held]
    deck = [card for card in DECK if card not in bank and not any(card in hand for hand in hands)]
    rng.shuffle(deck)
    bank_cards, *hands = [
        tuple(bank) or _draw(deck),
        *hands,
        *[_draw(deck) for _ in range(seats - len(hands))],
    ]
    free = [number for number in range(1, SEATS + 1) if number not in at]
    numbers = [*at, *rng.sample(free, seats - len(at))]
    made = [
        Seat(number, cards, _bets(rng, house, base), _set_by_player(rng, house, cards))
        for number, cards, base in zip(
            numbers, hands, table_wagers(rng, house.base_limits, seats), strict=True
        )
    ]
    button = house.action.by == "button"
    return Round(
        bank=BankHand(bank_cards, house.usual_split(bank_cards)),
        seats=in_seat_order(made),
        action=rng.choice(numbers) if button else None,
        dice=None if button else tuple(rng.randint(1, 6) for _ in range(3)),
        meter_cents=_meter(rng, house),
    )


def _draw(deck: list[Card]) -> tuple[Card, ...]:
    return tuple(deck.pop() for _ in range(HAND_SIZE))


def _bets(rng: Random, house: House, base_cents: int) -> Bets:
    side = {what: bonus_wager(rng, house, what) for what in _SIDE if rng.randrange(100) < _SIDE[what]}
    return Bets(base_cents, **{f"{what}_cents": cents for what, cents in side.items()})


def bonus_wager(rng: Random, house: House, what: str) -> int:
    """A bonus wager of the room in cents: `fortune`, `ace_high` or `progressive`; 0 where it has none."""
    if what == "progressive":
        return house.progressive.stake_cents if house.progressive else 0
    offered = house.fortune if what == "fortune" else house.ace_high
    return wager(rng, offered.limits) if offered else 0


def _meter(rng: Random, house: House) -> int | None:
    if house.progressive is None:
        return None
    return house.progressive.seed_cents + rng.randrange(_METER_GROWS_CENTS)


def _set_by_player(rng: Random, house: House, cards: Sequence[Card]) -> Split:
    legal = plausible_splits(house, cards) if rng.randrange(100) < _OWN_SETTINGS else ()
    return rng.choice(legal) if legal else house.usual_split(cards)


def plausible_splits(house: House, cards: Sequence[Card]) -> tuple[Split, ...]:
    """The legal settings that somebody would choose who keeps this or that behind.

    One for each category that the cards can leave behind: the strongest front that leaves it.
    """
    spread = house.spread(cards)
    least = {house.ranking.least(category) for category in spread.back_categories}
    numbers = {spread.strongest(each) for each in least}
    return tuple(spread.split(number) for number in sorted(each for each in numbers if each is not None))


def legal_splits(house: House, cards: Sequence[Card]) -> tuple[Split, ...]:
    spread = house.spread(cards)
    return tuple(spread.split(number) for number, setting in enumerate(spread.settings) if setting != FOUL)


def foul_split(rng: Random, house: House, cards: Sequence[Card]) -> Split | None:
    """A setting whose front outranks the back; None where the cards allow none."""
    spread = house.spread(cards)
    foul = [number for number, setting in enumerate(spread.settings) if setting == FOUL]
    return spread.split(rng.choice(foul)) if foul else None


def in_seat_order(seats: Iterable[Seat]) -> tuple[Seat, ...]:
    return tuple(sorted(seats, key=lambda seat: int(seat.number)))


def with_seat(round: Round, number: SeatNumber, **changes: Any) -> Round:
    """The round with something of one seat changed; `bets` may be a mapping of the cents that change."""
    old = next(seat for seat in round.seats if seat.number == number)
    if isinstance(changes.get("bets"), Mapping):
        changes["bets"] = replace(old.bets, **changes["bets"])
    new = replace(old, **changes)
    return replace(round, seats=tuple(new if seat is old else seat for seat in round.seats))


def has_envy_button(house: House, seat: Seat) -> bool:
    return house.envy is not None and seat.bets.fortune_cents >= house.envy.from_cents


def write_round(house: House, round: Round) -> dict[str, JSON]:
    """What lies on the layout, as plain JSON: cards in notation, money in cents.

    A set hand is written front first with its bar, one that is not set as its seven cards. `money` is the
    designated player's own, null where it covers everything.
    """
    return {
        "bank": _hand(round.bank.cards, round.bank.split),
        "seats": [
            {
                "seat": seat.number,
                "hand": _hand(seat.cards, seat.split),
                "lies": _LIES[seat.status],
                "second of": seat.owner,
                **{what: getattr(seat.bets, f"{what}_cents") for what in _BETS},
                "envy button": has_envy_button(house, seat),
            }
            for seat in round.seats
        ],
        "first": round.action,
        "dice": list(round.dice) if isinstance(round.dice, tuple) else None,
        "meter": round.meter_cents,
        "money": round.cover_cents,
    }


def _hand(cards: Sequence[Card], split: Split | None) -> str:
    return str(split) if split else as_dealt(cards)


def round_of(data: Mapping[str, Any]) -> Round:
    """The round of `write_round`."""
    bank_cards, bank_split = _read_hand(data["bank"])
    return Round(
        bank=BankHand(bank_cards, bank_split),
        seats=tuple(_seat(each) for each in data["seats"]),
        action=data["first"],
        dice=tuple(data["dice"]) if data["dice"] else None,
        meter_cents=data["meter"],
        cover_cents=data["money"],
    )


def _seat(data: Mapping[str, Any]) -> Seat:
    cards, split = _read_hand(data["hand"])
    return Seat(
        number=data["seat"],
        cards=cards,
        bets=Bets(*[data[what] for what in _BETS]),
        split=split,
        status=_STATUSES[data["lies"]],
        owner=data["second of"],
    )


def _read_hand(text: str) -> tuple[tuple[Card, ...], Split | None]:
    if "|" in text:
        split = parse_split(text)
        return split.cards, split
    return parse_cards(text), None
