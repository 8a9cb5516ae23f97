"""The 53 cards, and the one notation for them: rank then suit, `As Kd Th`, the joker `Jk`.

Reading is lenient (case, `10`, commas, suit signs, no blanks); writing is always canonical: joker, then
rank from the ace down, then suit in the order s h d c.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from operator import attrgetter

ACE = 14
KING = 13
RANK_LETTERS = "23456789TJQKA"
SUITS = "shdc"
HAND_SIZE = 7

RANK_WORDS = {
    **dict(enumerate(("two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"), start=2)),
    11: "jack",
    12: "queen",
    13: "king",
    14: "ace",
}
SUIT_WORDS = {"s": "spades", "h": "hearts", "d": "diamonds", "c": "clubs"}

_SIGNS = str.maketrans("♠♤♥♡♦♢♣♧", "sshhddcc")
_TOKEN = re.compile(r"joker|jk|(?:10|[2-9tjqka])[shdc]", re.IGNORECASE | re.ASCII)
_GAP = re.compile(r"[\s,\ufe0f]*")  # U+FE0F asks for a coloured suit sign


class CardError(ValueError):
    """Text that is not cards; the message quotes the text and says what would be right."""


class Card:
    """One of the 53 cards. Each exists once, so cards are compared by identity.

    `rank` is 2 to 14 (ace), 0 for the joker; `suit` one of `s h d c`, empty for the joker; `index` is the
    card's place, 0 to 52, in canonical order.
    """

    __slots__ = ("index", "rank", "suit", "text", "words")

    index: int
    rank: int
    suit: str
    text: str
    words: str

    def __init__(self, index: int, rank: int, suit: str) -> None:
        is_joker = rank == 0
        text = "Jk" if is_joker else RANK_LETTERS[rank - 2] + suit
        words = "joker" if is_joker else f"{RANK_WORDS[rank]} of {SUIT_WORDS[suit]}"
        for name, value in zip(self.__slots__, (index, rank, suit, text, words), strict=True):
            object.__setattr__(self, name, value)

    def __setattr__(self, name: str, value: object) -> None:
        raise AttributeError(f"A card cannot be changed: {self.text}.{name}.")

    def __reduce__(self) -> tuple[object, tuple[str]]:
        return card, (self.text,)

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"<{self.text}>"

    @property
    def is_joker(self) -> bool:
        return self.rank == 0


JOKER = Card(0, 0, "")
DECK: tuple[Card, ...] = (
    JOKER,
    *(
        Card(1 + 4 * (ACE - rank) + place, rank, suit)
        for rank in range(ACE, 1, -1)
        for place, suit in enumerate(SUITS)
    ),
)
_BY_TEXT = {each.text: each for each in DECK}
_BY_TOKEN = {each.text.lower(): each for each in DECK}
_BY_TOKEN |= {f"10{suit}": _BY_TEXT[f"T{suit}"] for suit in SUITS} | {"joker": JOKER}

canonical_place = attrgetter("index")


def card(text: str) -> Card:
    """The card written `text`, read leniently; raises `CardError`."""
    cards = parse_cards(text)
    if len(cards) != 1:
        raise CardError(f'"{text}" is {_count(len(cards))}; one card was expected, such as As or Jk.')
    return cards[0]


def parse_cards(text: str) -> tuple[Card, ...]:
    """The cards of `text` in the order written; raises `CardError` on an unknown or repeated card."""
    words = text.split()
    try:  # nearly every text is canonical already
        cards = tuple([_BY_TEXT[word] for word in words])
    except KeyError:
        cards = tuple(_tokens(text))
    if len(set(cards)) < len(cards):
        repeated = next(each for place, each in enumerate(cards) if each in cards[:place])
        raise CardError(
            f'"{text.strip()}" has the {repeated.words} ({repeated}) twice; a deck holds each card once.'
        )
    return cards


def _tokens(text: str) -> Iterable[Card]:
    plain = text.translate(_SIGNS)
    place = _end_of_gap(plain, 0)
    while place < len(plain):
        match = _TOKEN.match(plain, place)
        if match is None:
            wrong = re.split(r"[\s,]", text[place:], maxsplit=1)[0]
            raise CardError(
                f'"{wrong}" in "{text.strip()}" is not a card. '
                "A card is a rank (2 to 9, T, J, Q, K, A) and a suit (s, h, d, c): Td. The joker is Jk."
            )
        yield _BY_TOKEN[match.group().lower()]
        place = _end_of_gap(plain, match.end())


def _end_of_gap(text: str, place: int) -> int:
    gap = _GAP.match(text, place)
    return gap.end() if gap else place


def parse_hand(text: str) -> tuple[Card, ...]:
    """Seven cards in canonical order; raises `CardError` where `text` is anything else."""
    cards = parse_cards(text)
    if len(cards) != HAND_SIZE:
        raise CardError(f'"{text.strip()}" is {_count(len(cards))}; a hand is seven.')
    return in_order(cards)


def in_order(cards: Iterable[Card]) -> tuple[Card, ...]:
    """The cards in canonical order."""
    return tuple(sorted(cards, key=canonical_place))


def write_cards(cards: Iterable[Card]) -> str:
    """The cards in canonical order and notation: `Jk As Kd`."""
    return " ".join([each.text for each in sorted(cards, key=canonical_place)])


def as_dealt(cards: Sequence[Card]) -> str:
    """The cards in notation, left in the order given."""
    return " ".join([each.text for each in cards])


def _count(number: int) -> str:
    return {0: "no cards", 1: "one card"}.get(number, f"{number} cards")
