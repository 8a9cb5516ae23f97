"""The usual slips in paying a seat: what each of them would pay a circle, and what is said of it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

from paigow_train.game.money import write_dollars
from paigow_train.house.house import House
from paigow_train.house.pays import FortuneLine
from paigow_train.house.terms import Wager
from paigow_train.table.commission import commission_on
from paigow_train.table.envy import envy_line
from paigow_train.table.hands import classes_of
from paigow_train.table.round import Round
from paigow_train.table.settled import SettledSeat
from paigow_train.table.wager import Line

from .amounts import Slip, part_cents, slips_shown
from .circles import Circle, paid_cents
from .kind import Part


def said_of(house: House, round: Round, circle: Circle, part: Part) -> tuple[str, ...]:
    """What is said of a wrong answer to a circle: the slip that it shows, if it shows one."""
    if part.right or not part.given:
        return ()
    if circle.cents is None:
        say = _OUTCOME_SLIPS.get((circle.line.clause, part.given))
        return (say,) if say else ()
    return slips_shown(part, circle.field, slips_at(house, round, circle)) or _nothing_paid(circle, part)


_OUTCOME_SLIPS = {
    ("copy-and-win", "win"): "A copy is not the player's: it is the bank's, and one hand each is a push.",
    ("copy-and-win", "lose"): "A copy takes one hand only: the player has the other, and that is a push.",
    ("copy-and-loss", "push"): "A copy is not a push: it is the bank's, who has both hands then.",
    ("copy-and-loss-pushes", "lose"): "A copy and a loss are a push in this room.",
    ("two-copies", "push"): "Two copies are no push: both are the bank's.",
    ("two-copies", "win"): "Copies are the bank's and not the player's.",
    ("ace-high-push", "win"): "Nothing is compared where the bank is ace-high: every base wager pushes.",
    ("ace-high-push", "lose"): "Nothing is compared where the bank is ace-high: every base wager pushes.",
    ("foul", "win"): "The hands were compared: a foul hand loses before that.",
    ("foul", "push"): "The hands were compared: a foul hand loses before that.",
}


def _nothing_paid(circle: Circle, part: Part) -> tuple[str, ...]:
    line = circle.line
    if part_cents(part) or line.what != "fortune" or circle.seat.outcome == "win":
        return ()
    return ("Fortune was taken with the base wager: it is paid on the seven cards, whatever the base does.",)


def slips_at(house: House, round: Round, circle: Circle) -> tuple[Slip, ...]:
    """Every slip in paying the circle that comes to another amount than the right one."""
    return tuple(slip for slip in _slips(house, round, circle) if slip.cents != circle.cents)


def _slips(house: House, round: Round, circle: Circle) -> Iterator[Slip]:
    slips = _BY_CIRCLE[circle.line.what]
    for name, cents, say in slips(house, round, circle.seat, circle.line):
        yield Slip(name, circle.field, cents, say)
    paid, stake = circle.cents or 0, circle.line.stake_cents
    if paid and circle.line.what != "envy":
        added = f"{write_dollars(paid)} + {write_dollars(stake)} = {write_dollars(paid + stake)}"
        yield Slip("stake-added", circle.field, paid + stake, f"That is the stake added: {added}.")
    if circle.line.unpaid_cents:
        due = paid + circle.line.unpaid_cents
        yield Slip("cap-ignored", circle.field, due, "The posted limit was ignored.")


Told = Iterator[tuple[str, int, str]]


def _base(house: House, round: Round, seat: SettledSeat, line: Line) -> Told:
    stake, taken = line.stake_cents, line.commission_cents
    if taken:
        won, rate = line.net_cents + taken, write_dollars(taken)
        say = f"Commission was forgotten: {write_dollars(won)} − {rate} = {write_dollars(won - taken)}."
        yield "commission-forgotten", won, say
        yield "commission-itself", taken, f"{rate} is the commission; what is left of the win is paid."
    fortune = seat.seat.bets.fortune_cents
    if fortune and line.net_cents > 0:
        lie = f"{write_dollars(stake)} lies on base, {write_dollars(fortune)} on Fortune"
        say = f"The circles were swapped: {lie}."
        less = commission_on(fortune, house.commission) if house.commission else 0
        yield "circles-swapped", fortune, say
        yield "circles-swapped", fortune - less, say
    if line.net_cents <= 0:
        less = commission_on(stake, house.commission) if house.commission else 0
        name, say = _PAID_WRONGLY.get(line.clause, ("lost-wager-paid", "The base wager does not win here."))
        yield name, stake, say
        yield name, stake - less, say


_PAID_WRONGLY: Mapping[str, tuple[str, str]] = {
    "copy-and-win": ("copy-paid", "A copy was paid as a win: it is the bank's, and one hand each is a push."),
    "copy-and-loss": ("copy-paid", "A copy was paid as a win: it is the bank's, and both hands lose."),
    "two-copies": ("copy-paid", "Copies were paid as wins: they are the bank's."),
    "one-hand-each": ("push-paid", "A push was paid as a win: one hand each moves no chips."),
    "ace-high-push": (
        "ace-high-push-missed",
        "The bank is ace-high: the base wager pushes.",
    ),
    "foul": ("foul-paid", "The hand is foul: it loses whatever the bank holds."),
}


def _fortune(house: House, round: Round, seat: SettledSeat, line: Line) -> Told:
    fortune, stake = house.fortune, line.stake_cents
    assert fortune is not None, "a Fortune wager is only made where there is one"
    held = classes_of(house, house.spread(seat.seat.cards))
    pays = fortune.line_for(held)
    lines = sorted((each for each in fortune.lines if each.what in held), key=lambda each: each.odds)
    for each in lines:
        if each is not pays:
            yield _name_of(each, pays), each.odds.winnings_cents(stake), _say_other(each, pays, stake)
    if pays is None:
        return
    due = pays.odds.winnings_cents(stake)
    if line.clause in _LOST_TO_BANK:
        yield "must-beat-missed", due, "The seven cards must beat the designated player's here, and do not."
    say = f"{pays.odds} was paid as for one: {pays.odds.to_one - 1} × {write_dollars(stake)}."
    yield "odds-for-one", (pays.odds.to_one - 1) * stake, say
    if house.commission:
        say = "Commission is taken from base wagers only, not from Fortune."
        yield "commission-on-bonus", due - commission_on(due, house.commission), say
    base = seat.seat.bets.base_cents
    say = (
        f"The circles were swapped: {pays.odds.to_one:,} × {write_dollars(base)} is the base wager's stake "
        "at Fortune's odds."
    )
    yield "circles-swapped", pays.odds.winnings_cents(base), say


_LOST_TO_BANK = ("fortune-must-beat", "fortune-beaten-pushes", "ace-high-must-beat")


def _name_of(paid: FortuneLine, right: FortuneLine | None) -> str:
    trips = right is not None and right.what == "three of a kind"
    return "trips-as-straight" if trips and paid.what == "straight" else "lower-line-paid"


def _say_other(paid: FortuneLine, right: FortuneLine | None, stake: int) -> str:
    sums = f"{paid.odds.to_one:,} × {write_dollars(stake)}"
    if right is None:
        return f"{sums} is {paid.what}, which is not paid here."
    return f"{sums} pays the {paid.what}; the hand is paid as {right.what}, {right.odds}."


def _ace_high(house: House, round: Round, seat: SettledSeat, line: Line) -> Told:
    ace_high, stake = house.ace_high, line.stake_cents
    assert ace_high is not None, "an Ace-High wager is only made where there is one"
    lost = line.clause in _LOST_TO_BANK
    for words, odds in (
        ("without the joker", ace_high.without_joker),
        ("with the joker", ace_high.with_joker),
        ("where both are ace-high", ace_high.both),
    ):
        say = f"{odds} is the line {words}."
        if lost:
            say = "The seven cards must beat the bank's as well, and do not."
        yield "must-beat-missed" if lost else "other-ace-high-line", odds.winnings_cents(stake), say
        if not lost and odds.winnings_cents(stake) == paid_cents(line):
            yield "odds-for-one", (odds.to_one - 1) * stake, f"{odds} was paid as for one."


def _progressive(house: House, round: Round, seat: SettledSeat, line: Line) -> Told:
    prize = paid_cents(line)
    if prize:
        stake = write_dollars(line.stake_cents)
        say = f"The {stake} is always taken, and the prize is paid whole: {write_dollars(prize)}."
        yield "stake-off-the-prize", prize - line.stake_cents, say


def _envy(house: House, round: Round, seat: SettledSeat, line: Line) -> Told:
    envy = house.envy
    assert envy is not None, "an Envy button only lies where there is Envy"
    right, lines = paid_cents(line), {}
    for each in round.seats:
        found = envy_line(envy, classes_of(house, house.spread(each.cards)))
        if found:
            lines[each.number] = found.pays_cents
    own = sum(lines.get(each.number, 0) for each in round.seats if each.player == seat.seat.player)
    if own:
        yield "envy-on-own-hand", right + own, "A player's own hand never pays him Envy."
    bank = envy_line(envy, classes_of(house, house.spread(round.bank.cards)))
    if bank:
        yield "envy-for-the-bank", right + bank.pays_cents, "The dealer's hand pays nobody Envy."
    if right:
        times = seat.seat.bets.fortune_cents // envy.from_cents
        yield "envy-by-the-bet", right * times, "Envy is a fixed sum: it does not grow with the bet."
        say = "Several hands pay Envy, each its own sum."
        yield from (("envy-once", cents, say) for cents in sorted(set(lines.values()), reverse=True))


_BY_CIRCLE: Mapping[Wager, Callable[[House, Round, SettledSeat, Line], Told]] = {
    "base": _base,
    "fortune": _fortune,
    "ace-high": _ace_high,
    "progressive": _progressive,
    "envy": _envy,
}
