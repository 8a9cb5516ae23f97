"""The next question of a run, made from its seed: the same seed after the same questions makes it again."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from random import Random

from paigow_train.house.house import House
from paigow_train.kinds import KINDS
from paigow_train.kinds.kind import JSON, Question

from .practice import Practice, choose_ask

_TRIES = 50

Pattern = tuple[str, tuple[tuple[str, ...], ...]]


def next_question(practice: Practice, house: House, seed: str, earlier: Iterable[Question]) -> Question:
    """A question of the practice for the house, none of the `earlier` ones as long as others can be found.

    `seed` is text of hexadecimal digits, from the operating system's randomness.
    """
    rng = Random(int(seed, 16))
    seen = {_pattern(question) for question in earlier}
    for _ in range(_TRIES):
        ask = choose_ask(practice, rng)
        question = KINDS[ask.kind].deal(rng, house, ask.options)
        if _pattern(question) not in seen:
            break
    return question


def _pattern(question: Question) -> Pattern:
    """What makes two questions the same to a trainee: the cards and words of each part, in whatever order.

    The `options` that may be chosen from make no other question of it.
    """
    parts = (value for name, value in question.data.items() if name != "options")
    return question.kind, tuple(tuple(sorted(_words(value))) for value in parts)


def _words(value: JSON) -> Iterator[str]:
    if isinstance(value, Mapping):
        for name, inner in value.items():
            yield name
            yield from _words(inner)
    elif isinstance(value, Sequence) and not isinstance(value, str):
        for inner in value:
            yield from _words(inner)
    else:
        yield from str(value).split()
