"""A room's settings as facts that can be read aloud: a label and a sentence each, pay tables line by line."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from paigow_train.game.money import EXACT, Rounding, write_dollars, write_share
from paigow_train.game.names import sentence
from paigow_train.house.house import House
from paigow_train.house.pays import AceHigh, Envy, Fortune, Progressive
from paigow_train.house.terms import Action, Bank, Cap, Commission, Cover, Fouls, Seats

_GAMES = {
    "standard": "Standard Pai Gow Poker",
    "fortune": "Fortune Pai Gow Poker",
    "face up": "Face Up Pai Gow Poker",
}
_JOKERS = {
    "bug": "Completes straights and flushes; otherwise it is an ace.",
    "wild": "Stands for any card.",
}
_WHEELS = {
    "second highest": "A-2-3-4-5 is the second highest straight.",
    "lowest": "A-2-3-4-5 is the lowest straight.",
}
_COSTS = {
    "base": "The base wager loses; bonus wagers are judged on the seven cards.",
    "all wagers": "All wagers of the hand lose.",
    "reset to the house way": "It is reset to the house way.",
}


@dataclass(frozen=True)
class Fact:
    """One thing to know at a table; `lines` are a posted table's, what with how much."""

    label: str
    say: str
    lines: tuple[tuple[str, str], ...] = ()


def words_of(house: House) -> str:
    """What is played, in one line."""
    game = house.game.title() if house.game == "face up" else house.game.capitalize()
    joker = "joker fully wild" if house.joker == "wild" else "joker completes straights and flushes"
    return f"{game} · {joker} · wheel {house.wheel}"


def facts_of(house: House) -> list[Fact]:
    """Every setting that a dealer at this table must know."""
    return list(_facts(house))


def _facts(house: House) -> Iterator[Fact]:
    yield Fact("Game", _GAMES[house.game] + ".")
    yield Fact("Joker", _JOKERS[house.joker])
    yield Fact("Wheel", _WHEELS[house.wheel])
    if house.comparing.ace_high_push:
        yield Fact("Ace-high bank", "Every base wager pushes; bonus wagers are settled.")
    both = "loses" if house.comparing.copy_and_loss == "loses" else "pushes"
    yield Fact("Copies", f"A copy goes to the bank. A copy and a win push; a copy and a loss {both}.")
    yield from _fouls(house.fouls)
    yield Fact("Bank", _bank(house.bank))
    yield Fact("Commission", _commission(house.commission))
    yield Fact("Base wager", f"{house.base_limits}.")
    if house.fortune:
        yield _fortune(house.fortune)
    if house.envy:
        yield _envy(house.envy)
    if house.ace_high:
        yield _ace_high(house.ace_high)
    if house.progressive:
        yield _progressive(house.progressive)
    if house.caps:
        yield Fact("Caps", " ".join([*map(_cap, house.caps), *([house.cap_note] if house.cap_note else [])]))
    if house.cover:
        yield Fact("Designated player's money", _cover(house.cover))
    yield Fact("Action", _action(house.action))
    yield Fact("Seats", _seats(house.seats))
    if house.ours:
        yield Fact("Set by us", " ".join(house.ours))


def _fouls(fouls: Fouls) -> Iterator[Fact]:
    yield Fact("A player's foul", _COSTS[fouls.costs])
    dead = "everything bet on it" if fouls.dead_costs == "all wagers" else "its base wager"
    yield Fact("A dead hand", f"It loses {dead}.")


def _bank(bank: Bank) -> str:
    who = "A designated player banks" if bank.by == "designated player" else "The house banks"
    words = [
        f"{who}; the bank is set {'the house way' if bank.set_by == 'house way' else 'as the banker likes'}."
    ]
    if bank.player_banking != "no":
        posted = " while it is posted" if bank.player_banking == "if posted" else ""
        words.append(f"Players may bank{posted}.")
    if bank.turn:
        how = "round the table" if bank.turn == "round" else "zig-zag with the house"
        words.append(f"The turn to bank goes {how}.")
    if bank.co_bank:
        words.append("Co-banking half and half with the house, set the house way.")
    if bank.rake:
        words.append("The designated player pays the posted rake before the deal.")
    return " ".join(words)


def _commission(commission: Commission | None) -> str:
    if commission is None:
        return "None."
    words = f"{write_share(commission.rate)} of what a base wager wins, {_rounding(commission.rounding)}."
    return f"{words} A player who banks pays it on his net win." if commission.bank_on_net else words


def _rounding(rounding: Rounding) -> str:
    if rounding == EXACT:
        return "exact to the cent"
    how = {"up": "up to", "down": "down to", "nearest": "to the nearest"}[rounding.direction]
    return f"rounded {how} {write_dollars(rounding.step_cents)}"


def _fortune(fortune: Fortune) -> Fact:
    words = [f"The best paying class of the seven cards. {fortune.limits}."]
    if fortune.against_bank == "must beat":
        words.append("It must beat the designated player's seven cards.")
    if fortune.against_bank == "pushes if beaten":
        words.append("It pushes where the designated player's seven cards beat it.")
    if fortune.three_pair == "pushes":
        words.append("Three pair pushes.")
    words.append(f"Royal match: a royal flush beside a {fortune.match}.")
    lines = tuple((sentence(line.what), f"{line.odds.to_one:,} to 1") for line in fortune.lines)
    return Fact("Fortune", " ".join(words), lines)


def _envy(envy: Envy) -> Fact:
    say = (
        f"From {write_dollars(envy.from_cents)} on Fortune, for every other player's hand; "
        "never for one's own or the dealer's."
    )
    return Fact(
        "Envy", say, tuple((sentence(line.what), write_dollars(line.pays_cents)) for line in envy.lines)
    )


def _ace_high(ace_high: AceHigh) -> Fact:
    say = f"The bank's seven cards are ace-high. {ace_high.limits}."
    if ace_high.must_beat:
        say += " The player's seven cards must beat the bank's."
    lines = (
        ("Both ace-high", ace_high.both),
        ("Bank ace-high with the joker", ace_high.with_joker),
        ("Bank ace-high without it", ace_high.without_joker),
    )
    return Fact("Ace-High", say, tuple((what, str(odds)) for what, odds in lines))


def _progressive(progressive: Progressive) -> Fact:
    say = f"{write_dollars(progressive.stake_cents)}, always taken."
    return Fact("Progressive", say, tuple((sentence(line.what), str(line)) for line in progressive.lines))


def _cap(cap: Cap) -> str:
    words = f"{sentence(str(cap))}, paid {cap.shared}."
    return f"{words} Outside it: {', '.join(cap.outside)}." if cap.outside else words


def _cover(cover: Cover) -> str:
    order = "spot by spot from the action" if cover.order == "by spot" else "all base wagers first"
    uses = (
        "each settled win or loss uses it"
        if cover.uses == "either way"
        else "payouts use it and losses refill it"
    )
    return f"Wagers are settled {order}, {uses}. What it does not reach is returned."


def _action(action: Action) -> str:
    if action.by == "button":
        words = ["An action button, moved clockwise every hand."]
    else:
        words = [f"Three dice; the bank is 1, 8 and 15, counted {action.count}."]
    words.append(f"Hands are delivered {action.delivery}, settled {action.settling} from the action.")
    if action.no_play_spot:
        words.append("The no-play spot after the bank is not counted.")
    if action.drawn_number:
        words.append("A number from 1 to 7 may be drawn instead.")
    return " ".join(words)


def _seats(seats: Seats) -> str:
    several = {
        "allowed": "One player may play several adjacent spots: he handles the first, "
        "the others are set the house way.",
        "one only": "One spot a player.",
    }[seats.several_spots]
    if seats.dragon:
        how = {"equal": "equal to", "up to": "up to", "at least": "at least"}[seats.dragon]
        set_by = " and set the house way" if seats.dragon_house_way else ""
        several += f" A dragon hand is offered for a bet {how} the player's own{set_by}."
    return several
