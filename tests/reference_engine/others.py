"""Engines that assume or read otherwise, where a rulebook leaves it open; a module ``other_<game>`` has a game's.

Such a module says::

    GAME = Others("hololive")
    OTHERS = GAME.others

    @GAME.otherwise("H-02", "stop-before-first")
    def a_player_may_stop_before_the_first_card(patch: Patch) -> None:
        patch.setattr(...)

For a reading it names the option that the engine takes, of an assumption it says in its name what it takes instead.
What an engine does, it does everywhere. ``GAME.unseen`` are the assumptions that no scenario leans on.
``test_others`` finds the modules and judges the engines.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from saitei.harness.catalogue import Scenario
from saitei.harness.prove.trial import Trial, verdicts
from saitei.harness.shelf import Shelf
from saitei.harness.verdicts import Verdict
from saitei.rulebooks import load
from saitei.rulebooks.readings import Option, Reading

from .broken import Patch, scenarios

Make = Callable[[Patch], None]


class Other(NamedTuple):
    """An engine that takes a reading or an assumption otherwise: which, its option if it is a reading's, and how."""

    name: str
    option: str
    make: Make

    def __str__(self) -> str:
        return "-".join((self.name, *([self.option] if self.option else ()), self.make.__name__))


@dataclass
class Others:
    """The engines of one game that assume or read otherwise, and how its scenarios are judged on them."""

    game: str
    unseen: frozenset[str] = frozenset()
    others: list[Other] = field(default_factory=list)

    def otherwise(self, name: str, option: str = "") -> Callable[[Make], Make]:
        """An engine that takes that option of the reading, or that assumption otherwise."""

        def noted(function: Make) -> Make:
            self.others.append(Other(name, option, function))
            return function

        return noted

    def options(self) -> dict[str, tuple[str, ...]]:
        """By contested reading, its options that can be seen in play: ours first."""
        return {
            reading.id: (reading.ours, *(each.id for each in reading.admissible if is_other(each, reading)))
            for reading in load(self.game).readings
            if reading.contested
        }

    def ours(self, name: str) -> str:
        """Our option of a reading."""
        return next(reading.ours for reading in load(self.game).readings if reading.id == name)

    def playable(self, other: Other | None = None) -> tuple[Scenario, ...]:
        """The scenarios that hold for an engine that reads as we do, but for that reading, of which all are played."""
        return tuple(each for each in scenarios(self.game) if self.foreign(each) <= {other.name if other else ""})

    def foreign(self, scenario: Scenario) -> set[str]:
        """The readings of which a scenario shows an option that is not ours."""
        return {name for name, option in shows(scenario) if option != self.ours(name)}

    def verdicts(self, played: Iterable[Scenario]) -> dict[str, Verdict]:
        """What scenarios say of the engine as it now is, by id."""
        return verdicts(Trial(Shelf(), self.game, load(self.game).edition, tuple(played)))


def is_other(option: Option, reading: Reading) -> bool:
    """Whether an option is one that can be seen in play, and not ours."""
    return option.id != reading.ours and not option.unseen


def rests_on(scenario: Scenario) -> set[str]:
    """The readings and assumptions that a scenario names, shown or rested on."""
    ends = (tag.removeprefix("reading-").removeprefix("assumption-") for tag in _tags(scenario))
    return {end.partition("=")[0] for end in ends}


def shows(scenario: Scenario) -> set[tuple[str, str]]:
    """The readings and their options that a scenario shows: ``@reading-H-02=stop-before-first``."""
    ends = (tag.removeprefix("reading-") for tag in _tags(scenario) if "=" in tag)
    return {(name, option) for name, _, option in (end.partition("=") for end in ends)}


def _tags(scenario: Scenario) -> Iterator[str]:
    """Those of its Rule, its own, those of its Feature, that name a reading or an assumption."""
    rule: tuple[Any, ...] = scenario.rule.tags if scenario.rule else ()
    for tag in (*rule, *scenario.tags, *scenario.feature_tags):
        if tag.name.startswith(("reading-", "assumption-")):
            yield tag.name
