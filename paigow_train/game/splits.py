"""Seven cards set as a front of two and a back of five, and the 21 ways there are to do it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import combinations, repeat
from operator import add, itemgetter, sub

from .cards import DECK, HAND_SIZE, SUITS, Card, CardError, as_dealt, canonical_place, in_order, parse_cards
from .ranking import CARD_KEY, CATEGORY_SHIFT, JOKER_KEY, VALUE_MASK, Ranking

FRONT_SIZE = 2
BACK_SIZE = 5
_FRONT_SHIFT = CATEGORY_SHIFT + 4
FOUL = -1

Places = tuple[tuple[int, int], ...]


class _Fronts:
    """The 21 fronts by the places of their two cards in a sorted hand.

    `ones` and `others` get the first and the second card of every front; `taking` gives the numbers of the
    fronts that take all of some places, the key.
    """

    def __init__(self, places: Places) -> None:
        self.places = places
        self.ones, self.others = (itemgetter(*column) for column in zip(*places, strict=True))
        some = [(), *((place,) for place in range(HAND_SIZE)), *sorted(places)]
        self.taking: dict[tuple[int, ...], list[int]] = {
            wanted: [number for number, front in enumerate(places) if set(wanted) <= set(front)]
            for wanted in some
        }


_IN_ORDER = _Fronts(tuple((one, other) for one, other in combinations(range(HAND_SIZE), FRONT_SIZE)))
_JOKER_BEHIND_FIRST = _Fronts(tuple(sorted(_IN_ORDER.places, key=lambda places: 0 in places)))
"""Canonical order puts the joker first; of equal settings the one that leaves it behind is preferred."""

_SUIT_KEY = {card: 0o1111 if card.is_joker else 1 << 3 * SUITS.index(card.suit) for card in DECK}
"""Three bits a suit, so that a sum counts the cards that can be of each; the joker can be of any."""
_FLUSH_SUIT = {
    counts: suit
    for counts in range(0o10000)
    for place, suit in enumerate(SUITS)
    if counts >> 3 * place & 7 >= BACK_SIZE
}


@dataclass(frozen=True, slots=True)
class Split:
    """A set hand, front first. `str` and `parse_split` are inverse: `Ac 9d | Jk Kc Kd 5c 5h`.

    Other than two cards in front and five behind can be held and written too: that is a foul, not an error.
    """

    front: tuple[Card, ...]
    back: tuple[Card, ...]

    @classmethod
    def of(cls, front: Iterable[Card], back: Iterable[Card]) -> Split:
        """The split of these cards, each part put in canonical order."""
        return cls(in_order(front), in_order(back))

    @property
    def cards(self) -> tuple[Card, ...]:
        """All the cards, in canonical order."""
        return in_order(self.front + self.back)

    @property
    def counts_right(self) -> bool:
        return len(self.front) == FRONT_SIZE and len(self.back) == BACK_SIZE

    def __str__(self) -> str:
        return f"{as_dealt(self.front)} | {as_dealt(self.back)}"


def parse_split(text: str) -> Split:
    """A set hand written front first, `As Qh | 9d 9c 5d 5c 3s`; raises `CardError`."""
    parts = text.split("|")
    if len(parts) != 2:
        raise CardError(
            f'"{text.strip()}" is not a set hand. '
            "Write the front, a bar and the back: As Qh | 9d 9c 5d 5c 3s."
        )
    front, back = (parse_cards(part) for part in parts)
    both = front + back
    if len(set(both)) < len(both):
        twice = next(card for card in front if card in back)
        raise CardError(f'"{text.strip()}" has the {twice.words} ({twice}) both in front and behind.')
    return Split.of(front, back)


def parse_layout(text: str) -> tuple[Split, Split]:
    """A player's set hand and the bank's, `front | back ; front | back`; raises `CardError`."""
    parts = text.split(";")
    if len(parts) != 2:
        raise CardError(
            f'"{text.strip()}" is not two set hands. Write the player\'s, a semicolon and the bank\'s: '
            "front | back ; front | back."
        )
    player, bank = (parse_split(part) for part in parts)
    for split in (player, bank):
        count = len(split.front) + len(split.back)
        if count != HAND_SIZE:
            raise CardError(f'"{split}" is {count} cards; a hand is seven.')
    shared = [card for card in player.cards if card in bank.cards]
    if shared:
        raise CardError(f'"{text.strip()}" has the {shared[0].words} ({shared[0]}) in both hands.')
    return player, bank


class Spread:
    """Seven cards and the values of their 21 splits, in the order in which equal settings are preferred.

    `fronts` and `backs` are values on the ranking's scale, one a split; `settings` joins the two of a legal
    split into one number whose order is "stronger front, then stronger back", and is `FOUL` for the others.
    """

    __slots__ = ("backs", "cards", "fronts", "keys", "places", "ranking", "settings")

    def __init__(self, cards: Sequence[Card], ranking: Ranking) -> None:
        self.cards = cards = sorted(cards, key=canonical_place)
        self.ranking = ranking
        keys = [CARD_KEY[card] for card in cards]
        self.keys = all_keys = sum(keys)
        each = _IN_ORDER if all_keys < JOKER_KEY else _JOKER_BEHIND_FIRST
        self.places = each.places
        front_keys = list(map(add, each.ones(keys), each.others(keys)))
        self.fronts = fronts = list(map(ranking.fronts.__getitem__, front_keys))
        self.backs = backs = list(map(ranking.backs.__getitem__, map(sub, repeat(all_keys), front_keys)))
        flush_suit = _FLUSH_SUIT.get(sum([_SUIT_KEY[card] for card in cards]))
        if flush_suit is not None:
            unsuited = [place for place, card in enumerate(cards) if card.suit not in (flush_suit, "")]
            for number in each.taking[tuple(unsuited)]:
                backs[number] = ranking.suited_backs[all_keys - front_keys[number]]
        self.settings = [
            front << _FRONT_SHIFT | back if front <= back else FOUL
            for front, back in zip(fronts, backs, strict=True)
        ]
        if ranking.equal_pairs == "foul":
            self._refuse_equal_pairs()

    def _refuse_equal_pairs(self) -> None:
        for number, (front, back) in enumerate(zip(self.fronts, self.backs, strict=True)):
            if is_foul(front, back, self.ranking):
                self.settings[number] = FOUL

    def split(self, number: int) -> Split:
        """The split of that number, 0 to 20."""
        one, other = self.places[number]
        cards = self.cards
        return Split(
            (cards[one], cards[other]), tuple([c for n, c in enumerate(cards) if n != one and n != other])
        )

    def strongest(self, least_back: int, fronts: Iterable[bool] | None = None) -> int | None:
        """The number of the legal split with the strongest front, then the strongest back.

        Only splits whose back has at least the value `least_back` count, and of those only the ones that
        `fronts` (one truth a split) lets through. None where no split is left.
        """
        settings = self.settings
        if fronts is not None:
            settings = [each if wanted else FOUL for each, wanted in zip(settings, fronts, strict=True)]
        best = max([each for each in settings if each & VALUE_MASK >= least_back], default=FOUL)
        return None if best < 0 else settings.index(best)

    @property
    def complete(self) -> bool:
        """Whether a straight, flush, straight flush or royal flush can be left behind."""
        return not self.ranking.complete_levels.isdisjoint([back >> CATEGORY_SHIFT for back in self.backs])

    @property
    def back_categories(self) -> frozenset[str]:
        """Every category that five of the seven cards make."""
        return frozenset(
            [self.ranking.categories[level] for level in {back >> CATEGORY_SHIFT for back in self.backs}]
        )

    @property
    def best(self) -> int:
        """The value of the best five of the seven cards."""
        return max(self.backs)


def is_foul(front: int, back: int, ranking: Ranking) -> bool:
    """Whether a front of the value `front` may not stand before a back of the value `back`."""
    if ranking.equal_pairs == "foul" and ranking.category_of(front) == "pair":
        return front >> 16 >= back >> 16
    return front > back
