"""Rounds dealt for a clause, and rounds dealt as they fall."""

from __future__ import annotations

from collections.abc import Callable, Collection
from random import Random

from paigow_train.game.money import CENTS
from paigow_train.game.splits import parse_split
from paigow_train.house.house import House
from paigow_train.house.terms import Wager
from paigow_train.table.progressive import WHOLE
from paigow_train.table.round import Round, Seat, SeatNumber
from paigow_train.table.settle import settle

from . import who_wins
from .bonus_hands import ace_high_hand, hand_of_class
from .dealing import DealError, hand_of_shape, until
from .round_clauses import COMMISSION, clauses_at
from .rounds import bonus_wager, deal_round, foul_split, with_seat

_COMPARED = {
    "both-hands-win": who_wins.BOTH,
    COMMISSION: who_wins.BOTH,
    "both-hands-lose": who_wins.NEITHER,
    "one-hand-each": who_wins.SPLIT,
    "copy-and-win": who_wins.COPY_WIN,
    "copy-and-loss": who_wins.COPY_LOSS,
    "copy-and-loss-pushes": who_wins.COPY_LOSS,
    "two-copies": who_wins.TWO_COPIES,
    "ace-high-push": who_wins.ACE_HIGH,
}
"""The clauses of the base wager that two hands make, and what who-wins calls them."""


def deal_for(rng: Random, house: House, clause: str, seats: int) -> tuple[Round, SeatNumber]:
    """A round of so many seats that turns on the clause, and a seat where it does. Raises `DealError`.

    Envy needs a second seat.
    """
    draw = _MAKERS.get(clause, _as_it_falls)

    def at(round: Round) -> list[SeatNumber]:
        return [seat.seat.number for seat in settle(house, round).seats if clause in clauses_at(house, seat)]

    def made() -> Round | None:
        try:
            return draw(rng, house, clause, seats)
        except DealError:  # the cards drawn first leave no such hand
            return None

    round = until(made, lambda round: round is not None and bool(at(round)), f'rounds for "{clause}"')
    assert round is not None
    return round, rng.choice(at(round))


def natural_round(rng: Random, house: House, seats: int) -> Round:
    """A round as the cards fall, with a fouled, a folded or a dead hand now and then."""
    round = deal_round(rng, house, seats)
    for seat in round.seats:
        chance = rng.randrange(100)
        if chance < _TROUBLES:
            round = _with_trouble(rng, house, round, seat, _TROUBLE_CLAUSES[chance])
    return round


_TROUBLE_CLAUSES = ("foul",) * 6 + ("folded",) * 3 + ("dead-hand",) * 2
_TROUBLES = len(_TROUBLE_CLAUSES)
"""In a hundred hands."""


def _with_trouble(rng: Random, house: House, round: Round, seat: Seat, clause: str) -> Round:
    if clause == "foul":
        split = foul_split(rng, house, seat.cards)
        return with_seat(round, seat.number, split=split) if split else round
    if clause == "folded":
        return with_seat(round, seat.number, status="folded", split=None)
    return with_seat(round, seat.number, status="dead")


def _as_it_falls(rng: Random, house: House, clause: str, seats: int) -> Round:
    return with_bonus_wagers(rng, house, deal_round(rng, house, seats), _circles_of(clause))


def with_bonus_wagers(rng: Random, house: House, round: Round, circles: Collection[Wager]) -> Round:
    """The round with those bonus wagers made at every seat."""
    for seat in round.seats:
        for what in circles:
            name = what.replace("-", "_")
            if what != "base" and not getattr(seat.bets, f"{name}_cents"):
                round = with_seat(round, seat.number, bets={f"{name}_cents": bonus_wager(rng, house, name)})
    return round


def _circles_of(clause: str) -> tuple[Wager, ...]:
    """The bonus wager that a clause is about."""
    circles: tuple[Wager, ...] = ("fortune", "ace-high", "progressive")
    return tuple(what for what in circles if clause.startswith(f"{what}-"))


def _compared(rng: Random, house: House, clause: str, seats: int) -> Round:
    question = who_wins.deal(rng, house, who_wins.Options(mix={_COMPARED[clause]: 1}))
    player, bank = (parse_split(str(question.data[whose])) for whose in ("player", "bank"))
    round = deal_round(rng, house, seats, bank=bank.cards, held=[player.cards])
    seat = next(seat for seat in round.seats if seat.cards == player.cards)
    return with_seat(round, seat.number, split=player)


def _troubled(rng: Random, house: House, clause: str, seats: int) -> Round:
    round = deal_round(rng, house, seats)
    if clause in ("foul-costs-all", "hand-does-not-count"):
        round = with_bonus_wagers(rng, house, round, ["fortune"])
    kind = "foul" if clause.startswith("foul") else clause
    if clause == "hand-does-not-count":
        kind = rng.choice(["foul", "folded"])
    return _with_trouble(rng, house, round, rng.choice(round.seats), kind)


def _fortune_pays(rng: Random, house: House, clause: str, seats: int) -> Round:
    assert house.fortune is not None
    what = rng.choice(house.fortune.lines).what
    round = deal_round(rng, house, seats, held=[hand_of_class(rng, house, what)])
    return with_bonus_wagers(rng, house, round, ["fortune"])


def _beaten(rng: Random, house: House, clause: str, seats: int) -> Round:
    """Two hands that Fortune pays, of the lower and of the higher class or both of the same."""
    assert house.fortune is not None
    common = house.fortune.lines[-_COMMON_LINES:]
    player = hand_of_class(rng, house, rng.choice(common).what)
    bank = hand_of_class(rng, house, rng.choice(common).what, without=player)
    return with_bonus_wagers(rng, house, deal_round(rng, house, seats, bank=bank, held=[player]), ["fortune"])


_COMMON_LINES = 5


def _three_pair(rng: Random, house: House, clause: str, seats: int) -> Round:
    cards = hand_of_shape(rng, ["three pair"], house.joker)
    return with_bonus_wagers(rng, house, deal_round(rng, house, seats, held=[cards]), ["fortune"])


def _envy(rng: Random, house: House, clause: str, seats: int) -> Round:
    """Another player's hand of a posted class, and a bettor with a button; sometimes two such hands."""
    assert house.envy is not None
    first = hand_of_class(rng, house, rng.choice(house.envy.lines).what)
    held = [first]
    if seats > 2 and rng.random() < 0.4:
        held.append(hand_of_class(rng, house, "four of a kind", without=first))
    round = with_bonus_wagers(rng, house, deal_round(rng, house, seats, held=held), ["fortune"])
    others = [seat for seat in round.seats if seat.cards != first]
    return with_button(rng, house, round, rng.choice(others).number)


def with_button(rng: Random, house: House, round: Round, number: SeatNumber) -> Round:
    """The round with a Fortune wager at that seat large enough for an Envy button."""
    assert house.envy is not None
    seat = next(seat for seat in round.seats if seat.number == number)
    if seat.bets.fortune_cents >= house.envy.from_cents:
        return round
    cents = house.envy.from_cents * rng.choice([1, 1, 2, 3, 5])
    return with_seat(round, number, bets={"fortune_cents": cents})


def _no_envy(rng: Random, house: House, clause: str, seats: int) -> Round:
    round = with_bonus_wagers(rng, house, deal_round(rng, house, seats), ["fortune"])
    return with_button(rng, house, round, rng.choice(round.seats).number)


def _ace_high(rng: Random, house: House, clause: str, seats: int) -> Round:
    joker = clause == "ace-high-with-joker" or (clause != "ace-high-without-joker" and rng.random() < 0.5)
    bank = ace_high_hand(rng, house, joker)
    held = []
    if clause == "ace-high-both":
        held.append(ace_high_hand(rng, house, not joker and rng.random() < 0.5, without=bank))
    round = deal_round(rng, house, seats, bank=bank, held=held)
    return with_bonus_wagers(rng, house, round, ["ace-high"])


def _progressive(rng: Random, house: House, clause: str, seats: int) -> Round:
    assert house.progressive is not None
    lines = house.progressive.lines
    if clause == "progressive-fixed":
        wanted = [line for line in lines if line.share is None]
    else:
        whole = clause == "progressive-whole-meter"
        wanted = [line for line in lines if line.share is not None and (line.share == WHOLE) is whole]
    what = rng.choice(wanted).what
    round = deal_round(rng, house, seats, held=[hand_of_class(rng, house, what)])
    return with_bonus_wagers(rng, house, round, ["progressive"])


def _capped(rng: Random, house: House, clause: str, seats: int) -> Round:
    """A Fortune wager that wins more than the cap pays."""
    fortune, cap = house.fortune, next(cap for cap in house.caps if "fortune" in cap.counts)
    assert fortune is not None
    most = fortune.limits.most_cents
    line = rng.choice([each for each in fortune.lines if each.odds.winnings_cents(most) > cap.cents])
    hand = hand_of_class(rng, house, line.what)
    least = max(cap.cents // line.odds.to_one // CENTS + 1, fortune.limits.least_cents // CENTS)
    stakes = [least * CENTS * times for times in (1, 2, 3, 5) if least * CENTS * times <= most]
    round = deal_round(rng, house, seats, held=[hand])
    seat = next(seat for seat in round.seats if seat.cards == hand)
    return with_seat(round, seat.number, bets={"fortune_cents": rng.choice(stakes)})


Maker = Callable[[Random, House, str, int], Round]
_MAKERS: dict[str, Maker] = {
    **dict.fromkeys(_COMPARED, _compared),
    **dict.fromkeys(("foul", "folded", "dead-hand", "foul-costs-all", "hand-does-not-count"), _troubled),
    "fortune-pays": _fortune_pays,
    "fortune-must-beat": _beaten,
    "fortune-beaten-pushes": _beaten,
    "fortune-three-pair": _three_pair,
    "envy-pays": _envy,
    "envy-none": _no_envy,
    "ace-high-without-joker": _ace_high,
    "ace-high-with-joker": _ace_high,
    "ace-high-both": _ace_high,
    "ace-high-must-beat": _ace_high,
    "progressive-fixed": _progressive,
    "progressive-share": _progressive,
    "progressive-whole-meter": _progressive,
    "cap": _capped,
    "table-maximum": _capped,
}
