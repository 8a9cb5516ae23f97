"""A practice: what is asked, how often, how many deals, and how long each may take."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, fields, is_dataclass, replace
from random import Random
from typing import Any, Literal

Audience = Literal["dealer", "bonus dealer", "floor supervisor"]

_DEALS_A_MISSED_RULE = 3
_FEWEST_AGAIN = 5


class PracticeError(ValueError):
    """A practice that cannot be read back or narrowed; the message says where and why."""


@dataclass(frozen=True)
class Ask:
    """One kind asked in a practice: `options` is an instance of that kind's options, `share` its weight."""

    kind: str
    options: Any
    share: int = 1


@dataclass(frozen=True)
class Practice:
    """`seconds` is the time for each deal, 0 when untimed; no `houses` means every house.

    `audience` is whose path it is a step of ("" for nobody's), `step` its place there, lowest first.
    """

    id: str
    title: str
    say: str
    asks: tuple[Ask, ...]
    deals: int
    seconds: int
    houses: tuple[str, ...] = ()
    audience: Audience | Literal[""] = ""
    step: int = 0


def choose_ask(practice: Practice, rng: Random) -> Ask:
    """The ask of the next deal, drawn by the shares."""
    return rng.choices(practice.asks, weights=[ask.share for ask in practice.asks])[0]


def focus(practice: Practice, missed: Mapping[str, Iterable[str]]) -> Practice:
    """The same practice dealing only the rules `missed`: kind -> rule ids.

    It has a few deals for each of them, and no more than the practice.

    Asks of other kinds are left out, and a trainer's own list of hands is set aside: the hands are new ones.
    Raises `PracticeError` when nothing of it was missed.
    """
    asks = tuple(
        replace(ask, options=_only(ask.options, rules))
        for ask in practice.asks
        if (rules := sorted(set(missed.get(ask.kind, ()))))
    )
    if not asks:
        raise PracticeError(f'Nothing in "{practice.title}" was missed: there is nothing to practise again.')
    count = sum(len(set(missed[ask.kind])) for ask in asks)
    deals = max(_FEWEST_AGAIN, _DEALS_A_MISSED_RULE * count)
    return replace(practice, asks=asks, deals=min(practice.deals, deals))


def _only(options: Any, rules: list[str]) -> Any:
    names = {field.name for field in fields(options)}
    changes: dict[str, Any] = {"mix": dict.fromkeys(rules, 1)} if "mix" in names else {}
    if "hands" in names:
        changes["hands"] = ()
    return replace(options, **changes)


def write_practice(practice: Practice) -> str:
    """The practice as JSON text, to be kept with a run."""
    return json.dumps(_plain(practice), ensure_ascii=False, allow_nan=False, separators=(",", ":"))


def read_practice(text: str, options: Mapping[str, type[Any]]) -> Practice:
    """The practice of `write_practice`; `options` maps each kind's name to its options type.

    Raises `PracticeError` for a kind or an option that this version of the program does not know: to leave
    one out would deal something other than what was chosen.
    """
    try:
        data = json.loads(text)
        asks = tuple(Ask(ask["kind"], _options(ask, options), ask["share"]) for ask in data["asks"])
        return Practice(**{**data, "asks": asks, "houses": tuple(data["houses"])})
    except PracticeError:
        raise
    except (KeyError, TypeError, ValueError) as error:
        raise PracticeError(f"This stored practice cannot be read: {text[:200]}") from error


def _options(ask: Mapping[str, Any], options: Mapping[str, type[Any]]) -> Any:
    kind = ask["kind"]
    if kind not in options:
        raise PracticeError(f'This practice asks "{kind}", which is none of {", ".join(sorted(options))}.')
    known = {field.name for field in fields(options[kind])}
    strange = sorted(set(ask["options"]) - known)
    if strange:
        raise PracticeError(
            f'This practice sets "{strange[0]}" for "{kind}", which knows only {", ".join(sorted(known))}.'
        )
    return options[kind](**{name: _frozen(value) for name, value in ask["options"].items()})


def _plain(value: Any) -> Any:
    """`value` in JSON's own types. (`dataclasses.asdict` fails on a read-only mapping.)"""
    if is_dataclass(value):
        return {field.name: _plain(getattr(value, field.name)) for field in fields(value)}
    if isinstance(value, Mapping):
        return {key: _plain(item) for key, item in value.items()}
    if isinstance(value, (tuple, list)):
        return [_plain(item) for item in value]
    return value


def _frozen(value: Any) -> Any:
    """JSON's lists as tuples, as options hold them."""
    if isinstance(value, dict):
        return {key: _frozen(item) for key, item in value.items()}
    return tuple(_frozen(item) for item in value) if isinstance(value, list) else value
