"""Set hands judged: legal or foul, and who wins when two of them meet. Every answer carries its reason."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from .names import sentence
from .ranking import Made, Ranking
from .splits import BACK_SIZE, FRONT_SIZE, Split, is_foul

FoulReason = Literal["front outranks back", "wrong count"]
Side = Literal["player", "bank", "copy"]
Outcome = Literal["win", "push", "lose"]
CopyAndLoss = Literal["loses", "pushes"]


@dataclass(frozen=True, slots=True)
class Foul:
    """Why a set hand is foul, and the sentence that says so."""

    reason: FoulReason
    say: str


def foul_of(split: Split, ranking: Ranking) -> Foul | None:
    """Why the set hand is foul; None where it is legal."""
    if not split.counts_right:
        return Foul(
            "wrong count",
            f"{len(split.front)} in front and {len(split.back)} behind: "
            f"a hand is {FRONT_SIZE} in front and {BACK_SIZE} behind.",
        )
    front, back = ranking.front(split.front), ranking.back(split.back)
    if front.category == back.category == "pair" and front.value >> 16 == back.value >> 16:
        if ranking.equal_pairs == "foul":
            return Foul("front outranks back", f"A {front.name} in front needs a higher pair behind.")
    elif is_foul(front.value, back.value, ranking):
        return Foul("front outranks back", sentence(f"{front.name} in front outranks {back.name} behind."))
    return None


@dataclass(frozen=True, slots=True)
class Compared:
    """One half of a showdown: what the two sides made, and which of them has it."""

    player: Made
    bank: Made

    @property
    def side(self) -> Side:
        if self.player.value == self.bank.value:
            return "copy"
        return "player" if self.player.value > self.bank.value else "bank"


@dataclass(frozen=True, slots=True)
class Showdown:
    """Two legal set hands compared; a copy goes to the bank."""

    front: Compared
    back: Compared
    copy_and_loss: CopyAndLoss = "loses"

    @property
    def outcome(self) -> Outcome:
        """What the player's base wager does."""
        sides = (self.front.side, self.back.side)
        if sides == ("player", "player"):
            return "win"
        if "player" in sides:
            return "push"
        if self.copy_and_loss == "pushes" and set(sides) == {"copy", "bank"}:
            return "push"
        return "lose"

    @property
    def say(self) -> str:
        """Who has which hand and what the wager does, as a dealer announces it."""
        front, back = (_has(half.side) for half in (self.front, self.back))
        return f"Front: {front}. Back: {back}. The wager {_DOES[self.outcome]}."


_DOES = {"win": "wins", "push": "pushes", "lose": "loses"}


def _has(side: Side) -> str:
    return "a copy, the bank's" if side == "copy" else f"the {side}'s"


def show_down(player: Split, bank: Split, ranking: Ranking, copy_and_loss: CopyAndLoss = "loses") -> Showdown:
    """Compare front with front and back with back; both hands are legal and have no card in common.

    `copy_and_loss` is what the room does when one hand copies and the other loses.
    """
    return Showdown(
        Compared(ranking.front(player.front), ranking.front(bank.front)),
        Compared(ranking.back(player.back), ranking.back(bank.back)),
        copy_and_loss,
    )
