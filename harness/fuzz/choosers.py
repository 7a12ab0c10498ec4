"""What is answered: decisions by their meaning, to be given again to another engine or in a smaller scene."""

from __future__ import annotations

import random
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Protocol

from ...adapters.messages import PLAYERS, Ask, Option, Player

CONCEDE = "concede"
"""The kind of the decision to give up, which answers no ask."""

CONCESSIONS = 0.004
"""How often a player gives up where the engines allow it."""

PASSES = 0.15
"""How often a player passes who could do something."""

REPEATS = 0.1
"""How often a loop that could be shown to repeat is repeated."""

DULL = 8
"""So often in a row nothing but passing is possible, until a play that is made up has nothing more to show."""

NUMBERS = 4
"""Of so many numbers, the first, one is picked: what happens forty times takes long, and shows no more than thrice."""

Fields = tuple[tuple[str, str | int], ...]
Pick = tuple[str, Fields]


@dataclass(frozen=True)
class Decision:
    """A player, the kind of ask, and the options picked: each its kind and its fields, in order."""

    player: Player
    kind: str
    picks: tuple[Pick, ...] = ()

    def rename_cards(self, names: Mapping[str, str]) -> Decision:
        """The same, cards going by other names."""
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
    """The options of an ask that a decision means, or None if it is no answer to it."""
    if ask.player != decision.player or ask.kind != decision.kind:
        return None
    if not ask.least <= len(decision.picks) <= ask.most:
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
    """Says what is answered to an ask; None: nothing more."""

    def choose(self, ask: Ask, may_concede: bool) -> Decision | None: ...


class RandomChooser:
    """Answers at random, so many times, and as long as there is anything to do."""

    def __init__(self, rng: random.Random, most: int) -> None:
        self._rng = rng
        self._left = most
        self._dull = 0

    def choose(self, ask: Ask, may_concede: bool) -> Decision | None:
        """Any legal answer; passing, which ends a step, not too often."""
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
    """Gives decisions again; one that does not fit what is asked is passed over."""

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
    """Gives decisions again as long as any fits, then asks another chooser."""

    def __init__(self, decisions: Iterable[Decision], then: Chooser) -> None:
        self._before: Chooser | None = ReplayChooser(decisions)
        self._then = then

    def choose(self, ask: Ask, may_concede: bool) -> Decision | None:
        """The next decision that fits, or the other chooser's."""
        if self._before and (decision := self._before.choose(ask, may_concede)):
            return decision
        self._before = None
        return self._then.choose(ask, may_concede)
