"""Choosers of answers. Decisions are described by their meaning, so that another engine or scene can repeat them."""

from __future__ import annotations

import random
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Protocol

from ...adapters.ask_rows import is_order_ask
from ...adapters.messages import ACTS, PLAYERS, Ask, Option, Player

CONCEDE = "concede"
"""The kind of the decision to concede, which does not answer an ask."""

CONCESSIONS = 0.004
"""The probability that a player concedes, if the engines allow that."""

PASSES = 0.15
"""The probability that a player passes although there are other options."""

REPEATS = 0.1
"""The probability that a player declares the repetition of a loop, if that is an option."""

DULL = 8
"""The number of consecutive asks with only passes after which a random play ends."""

NUMBERS = 4
"""Only this many of the first offered numbers are picked: many repetitions take long, and show nothing new."""

Fields = tuple[tuple[str, str | int], ...]
Pick = tuple[str, Fields]


@dataclass(frozen=True)
class Decision:
    """A player, the kind of ask, and the picked options in order, each as its kind and its fields."""

    player: Player
    kind: str
    picks: tuple[Pick, ...] = ()

    def rename_cards(self, names: Mapping[str, str]) -> Decision:
        """The same decision with other names of cards."""
        picks = tuple(
            (
                kind,
                tuple((name, names.get(value, value) if isinstance(value, str) else value) for name, value in fields),
            )
            for kind, fields in self.picks
        )
        return Decision(self.player, self.kind, picks)

    def __str__(self) -> str:
        picked = ", ".join(
            " ".join((kind, *(f"{name}={value!r}" for name, value in fields))) for kind, fields in self.picks
        )
        return f"{self.player}: {self.kind}: {picked or 'nothing'}"


def decision_of(ask: Ask, options: Sequence[Option]) -> Decision:
    """The decision to pick these options."""
    return Decision(ask.player, ask.kind, tuple((each.kind, tuple(each.fields.items())) for each in options))


def matching_options(decision: Decision, ask: Ask) -> tuple[Option, ...] | None:
    """The options of an ask that match a decision, or None if the decision does not answer it.

    An ask for one option can be the first of several, which are picked one by one.
    """
    kinds = (ask.kind, "order") if is_order_ask(ask) else (ask.kind,)
    if ask.player != decision.player or decision.kind not in kinds:
        return None
    picked = len(decision.picks)
    if not ask.least <= picked <= ask.most and not (ask.kind not in ACTS and picked > ask.most == 1):
        return None
    found: list[Option] = []
    for kind, fields in decision.picks:
        option = next((each for each in ask.options if each not in found and _means(each, kind, dict(fields))), None)
        if option is None:
            return None
        found.append(option)
    return tuple(found)


def _means(option: Option, kind: str, fields: Mapping[str, str | int]) -> bool:
    return option.kind == kind and all(fields.get(name, value) == value for name, value in option.fields.items())


class Chooser(Protocol):
    """Chooses the answer to an ask, or None to end the play."""

    def choose(self, ask: Ask, may_concede: bool) -> Decision | None: ...


class RandomChooser:
    """Answers at random, at most ``most`` times, and as long as there are options other than passing."""

    def __init__(self, rng: random.Random, most: int) -> None:
        self._rng = rng
        self._left = most
        self._dull = 0

    def choose(self, ask: Ask, may_concede: bool) -> Decision | None:
        """A random legal answer. Passing, which ends a step, is less likely."""
        if not self._left or len(ask.options) < ask.least or self._dull == DULL:
            return None
        self._left -= 1
        self._dull = self._dull + 1 if all(each.kind == "pass" for each in ask.options) else 0
        rng = self._rng
        if may_concede and rng.random() < CONCESSIONS:
            return Decision(rng.choice(PLAYERS), CONCEDE)
        options = ask.options[:NUMBERS] if ask.kind == "number" else ask.options
        if ask.kind == "action":
            seldom = {kind for kind, often in (("pass", PASSES), ("repeat", REPEATS)) if rng.random() >= often}
            options = tuple(each for each in options if each.kind not in seldom) or options
        count = rng.randint(ask.least, min(ask.most, len(options)))
        return decision_of(ask, rng.sample(options, count))


class ReplayChooser:
    """Repeats decisions, and skips those that do not fit the ask."""

    def __init__(self, decisions: Iterable[Decision]) -> None:
        self._decisions = list(decisions)

    def choose(self, ask: Ask, may_concede: bool) -> Decision | None:
        """The next decision that fits."""
        for at, each in enumerate(self._decisions):
            if (each.kind == CONCEDE and may_concede) or matching_options(each, ask) is not None:
                del self._decisions[: at + 1]
                return each
        return None


class ReplayThenChooser:
    """Repeats decisions as long as one fits, and then uses another chooser."""

    def __init__(self, decisions: Iterable[Decision], then: Chooser) -> None:
        self._before: Chooser | None = ReplayChooser(decisions)
        self._then = then

    def choose(self, ask: Ask, may_concede: bool) -> Decision | None:
        """The next decision that fits, or the other chooser's."""
        if self._before and (decision := self._before.choose(ask, may_concede)):
            return decision
        self._before = None
        return self._then.choose(ask, may_concede)
