"""Hands and rounds as they are typed at the desk, neatly or in haste."""

from random import Random
from typing import Any
from urllib.parse import urlencode

from paigow_train.game.cards import CardError, parse_cards, write_cards
from paigow_train.game.money import write_dollars
from paigow_train.table.round import Round, Seat
from tests.web.trainee import Page

FLUSH = "9s 9h 8h 8c 7h 4h 3h"  # two pair, nines the higher; five hearts
FOUL = "Ah Ad | Kh Kc 9c 7s 4c"  # a pair of aces before a pair of kings
BANK = "Kd Qs | Jh 8d 8c 3s 2h"  # set the house way: the pair behind, the two best others in front
WINS = "As Qc | 9s 9d 6h 4h 2c"  # ace-queen beats king-queen, nines beat eights
COPIES = "Kh Qc | 9s 9d 6h 4h 2c"  # king-queen is a copy of the bank's, nines beat eights

_LETTERS = {"base": "b", "fortune": "f", "ace-high": "a", "progressive": "p"}
_SIGNS = {"s": "♠", "h": "♥", "d": "♦", "c": "♣"}


def address(path: str = "", **fields: Any) -> str:
    """The desk's address with these parameters in it."""
    return f"/desk{path}?{urlencode(fields)}"


def opened(client: Any, path: str = "", status: int = 200, **fields: Any) -> Page:
    """The page of that address, after what redirects there are."""
    reply = client.get(address(path, **fields), follow_redirects=True)
    assert reply.status_code == status, reply.text
    return Page(reply.text)


def fields_of(house_id: str, round: Round) -> dict[str, str]:
    """A round in the desk's parameters, in their order and notation; who banks is always said."""
    fields = {"house": house_id, "bank": _hand(round.bank), "by": _said(round.bank.by)}
    fields |= {"co": "yes"} if round.bank.co_bank else {}
    if round.dice is not None:
        dice = round.dice if isinstance(round.dice, tuple) else (round.dice,)
        fields["dice"] = " ".join(map(str, dice))
    fields["action"] = _said(round.action)
    fields |= {"meter": _amount(round.meter_cents), "cover": _amount(round.cover_cents)}
    for seat in sorted(round.seats, key=lambda seat: str(seat.number)):
        fields |= _seat(seat)
    return {name: text for name, text in fields.items() if text}


def _seat(seat: Seat) -> dict[str, str]:
    end = "h" if seat.number == "house" else str(seat.number)
    fields = {
        f"s{end}": _hand(seat),
        f"t{end}": "" if seat.status == "plays" else seat.status,
        f"o{end}": _said(seat.owner),
    }
    return fields | {f"{_LETTERS[what]}{end}": _amount(cents or None) for what, cents in seat.bets.all()}


def _hand(hand: Any) -> str:
    return str(hand.split) if hand.split else write_cards(hand.cards)


def _said(value: Any) -> str:
    return "" if value is None else str(value)


def _amount(cents: int | None) -> str:
    return "" if cents is None else write_dollars(cents).replace("$", "").replace(",", "")


def in_haste(fields: dict[str, str], rng: Random) -> dict[str, str]:
    """The same, as somebody types it with one hand: another order, case and notation, blanks anywhere."""
    names = rng.sample(list(fields), len(fields))
    return {name: _typed(name, fields[name], rng) for name in names}


def _typed(name: str, text: str, rng: Random) -> str:
    if (name[0] in "bfap" and name not in ("by", "bank", "action")) or name in ("meter", "cover"):
        return rng.choice([text, f"${text}", f" {text} ", f"$ {text}"])
    if name == "dice":
        return rng.choice([text, text.replace(" ", "-"), text.replace(" ", ", "), text.replace(" ", "")])
    try:
        parts = [rng.sample(parse_cards(part), len(parse_cards(part))) for part in text.split("|")]
    except CardError:
        return rng.choice([text, text.upper(), f"  {text} "])
    return rng.choice([" | ", "/", " / ", "|"]).join(_cards(part, rng) for part in parts)


def _cards(cards: Any, rng: Random) -> str:
    """Cards in lower or upper case, `10` for `T`, with commas, signs for suits, or nothing between them."""
    words = [card.text.replace("T", rng.choice(["T", "10"])) for card in cards]
    how = rng.choice([str.lower, str.upper, _with_sign, str])
    return rng.choice([" ", "", ", ", "  "]).join(how(word) for word in words)


def _with_sign(word: str) -> str:
    return word if word == "Jk" else word[:-1] + _SIGNS[word[-1]]
