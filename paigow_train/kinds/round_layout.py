"""A round drawn as the layout that a dealer knows, and the rules that are posted beside it."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence

from paigow_train.game.money import EXACT, Rounding, write_dollars, write_share
from paigow_train.game.splits import Split
from paigow_train.house.house import House
from paigow_train.house.pays import AceHigh, Envy, Fortune, Progressive
from paigow_train.house.terms import Cap, CapScope, Commission, Cover, Wager
from paigow_train.table.round import Round, Seat, SeatNumber

from .kind import Laid, Spot, Stack, Table
from .rounds import has_envy_button

CIRCLES: Mapping[Wager, str] = {
    "base": "Base",
    "fortune": "Fortune",
    "ace-high": "Ace-High",
    "progressive": "Progressive",
    "envy": "Envy",
}
"""What the circles of the layout are called."""

Paid = Mapping[tuple[SeatNumber, Wager], str]


def seat_name(number: SeatNumber) -> str:
    return f"Seat {number}"


def bank_name(house: House) -> str:
    return "Designated player" if house.bank.by == "designated player" else "Bank"


def draw_table(
    house: House,
    round: Round,
    *,
    says: Mapping[SeatNumber, str] | None = None,
    paid: Paid | None = None,
    bank_says: str = "",
) -> Table:
    """The layout of a round. `says` is a sentence under a seat, `paid` what was done with a wager."""
    says, paid, split = says or {}, paid or {}, round.bank.split
    hand = Laid("", split.front, split.back) if split else Laid("", seven=round.bank.cards)
    return Table(
        bank=Spot(bank_name(house), hand, says=bank_says),
        spots=tuple(_spot(house, round, seat, says.get(seat.number, ""), paid) for seat in round.seats),
        dice=round.dice if isinstance(round.dice, tuple) else (),
    )


def _spot(house: House, round: Round, seat: Seat, says: str, paid: Paid) -> Spot:
    told = [_LIES.get(seat.status, ""), f"A further spot of seat {seat.owner}." if seat.owner else "", says]
    stacks = [
        Stack(CIRCLES[what], cents, paid.get((seat.number, what), ""))
        for what, cents in seat.bets.all()
        if cents
    ]
    if (seat.number, "envy") in paid:
        stacks.append(Stack(CIRCLES["envy"], 0, paid[seat.number, "envy"]))
    return Spot(
        name=seat_name(seat.number),
        hand=_laid(seat.split, seat),
        stacks=tuple(stacks),
        says=" ".join(filter(None, told)),
        envy_button=has_envy_button(house, seat),
        action_button=house.action.by == "button" and round.action == seat.number,
    )


_LIES = {"folded": "Folded.", "dead": "Ruled dead."}


def _laid(split: Split | None, seat: Seat) -> Laid:
    return Laid("", split.front, split.back) if split else Laid("", seven=seat.cards)


def posted(house: House, round: Round, about: Collection[Wager]) -> tuple[str, ...]:
    """The rules and amounts posted at the table for those wagers, a sentence each."""
    return tuple(_posted(house, round, about))


def _posted(house: House, round: Round, about: Collection[Wager]) -> Iterator[str]:
    if "base" in about and house.commission:
        yield say_commission(house.commission)
    if "fortune" in about and house.fortune:
        yield _fortune(house.fortune)
    if "envy" in about and house.envy:
        yield _envy(house.envy)
    if "ace-high" in about and house.ace_high:
        yield _ace_high(house.ace_high)
    if "progressive" in about and house.progressive:
        yield _progressive(house.progressive, round.meter_cents)
    for cap in house.caps:
        if set(cap.counts) & set(about):
            yield say_cap(cap)


def say_commission(commission: Commission) -> str:
    return (
        f"Commission is {write_share(commission.rate)} of what a base wager wins, "
        f"{_rounding(commission.rounding)}."
    )


def _rounding(rounding: Rounding) -> str:
    if rounding == EXACT:
        return "exact to the cent"
    how = {"up": "up to", "down": "down to", "nearest": "to the nearest"}[rounding.direction]
    return f"rounded {how} {write_dollars(rounding.step_cents)}"


def _fortune(fortune: Fortune) -> str:
    lines = ", ".join(f"{line.what} {line.odds.to_one}" for line in fortune.lines)
    against = {
        "ignored": "",
        "must beat": " The seven cards must beat the designated player's.",
        "pushes if beaten": " It pushes where the designated player's seven cards beat it.",
    }[fortune.against_bank]
    three_pair = " Three pair pushes." if fortune.three_pair == "pushes" else ""
    return f"Fortune pays, to 1: {lines}.{three_pair}{against}"


def _envy(envy: Envy) -> str:
    lines = ", ".join(f"{line.what} {write_dollars(line.pays_cents)}" for line in envy.lines)
    return f"Envy, from {write_dollars(envy.from_cents)} on Fortune: {lines}."


def _ace_high(ace_high: AceHigh) -> str:
    beat = " The seven cards must beat the bank's as well." if ace_high.must_beat else ""
    return (
        f"Ace-High pays {ace_high.without_joker} without the joker, {ace_high.with_joker} with the joker, "
        f"{ace_high.both} where bank and player are both ace-high.{beat}"
    )


def _progressive(progressive: Progressive, meter_cents: int | None) -> str:
    lines = ", ".join(f"{line.what} {line}" for line in progressive.lines)
    meter = progressive.seed_cents if meter_cents is None else meter_cents
    stake = write_dollars(progressive.stake_cents)
    return f"Progressive, {stake}, always taken: {lines}. The meter stands at {write_dollars(meter)}."


_PER: Mapping[CapScope, str] = {
    "spot": "for each spot and hand",
    "player": "for each player and round",
    "table round": "for the whole table and round",
}


def in_words(names: Sequence[str]) -> str:
    """`Base, Fortune and Ace-High`."""
    *first, last = names or ("",)
    return f"{', '.join(first)} and {last}" if first else last


def say_cap(cap: Cap) -> str:
    """A cap as it is posted: amount, scope, what counts, what stands outside, and how it is shared."""
    counts, outside = (in_words([CIRCLES[what] for what in wagers]) for wagers in (cap.counts, cap.outside))
    outside = f" {outside} {'stands' if len(cap.outside) == 1 else 'stand'} outside." if outside else ""
    beyond = " Wagers after it is reached go back." if cap.beyond == "returned" else ""
    shared = "in action order" if cap.shared == "in action order" else "pro rata, by what each has won"
    return (
        f"At most {write_dollars(cap.cents)} of {counts} winnings is paid {_PER[cap.scope]}, {shared}."
        f"{outside}{beyond}"
    )


def say_cover(cover: Cover) -> str:
    """How the designated player's money is used up."""
    order = (
        "spot by spot from the action button, inside a spot base, Fortune, Ace-High"
        if cover.order == "by spot"
        else "to every base wager from the action button, then to the bonus wagers"
    )
    uses = (
        "each wager won or lost uses its amount, a push none"
        if cover.uses == "either way"
        else "only payouts use it, and a lost wager is always collected and adds to it"
    )
    return f"The designated player's money goes {order}: {uses}. What it does not reach goes back."


def say_order(house: House) -> str:
    """From where and in which direction the hands are settled."""
    way = house.action.settling
    if house.action.by == "button":
        return f"Hands are settled {way} from the action button."
    count = house.action.count or "clockwise"
    return (
        f"The dice are counted {count} from the bank as 1, and hands are settled {way} from where they fall."
    )
