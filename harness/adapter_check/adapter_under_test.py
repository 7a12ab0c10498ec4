"""The subject of the checks: the engine, the game, and scenes from the game's scenarios that the engine accepts."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeVar

from ...adapters import Engine, EngineError, Unsupported
from ...adapters.messages import Capability, Decks, Position, Scene
from ...adapters.session import SceneRefused
from ...adapters.transcript import OpeningEntry
from ...steps.phrase_vocabulary import PhraseMatch
from ..judging.run_options import RunOptions
from ..judging.scenario_player import ScenarioPlayer
from ..judging.supervisor import Supervisor
from ..judging.verdicts import broken_promise, classify_error
from ..scenarios.feature_parser import Scenario, ScenarioStep
from ..scenarios.selection import Selection

_T = TypeVar("_T")

SCENES = 40
"""The number of scenes that are read back, spread evenly over the game's scenarios."""

TRIED = 400
"""The maximum number of scenes that are given until :data:`SCENES` of them were accepted."""

REASONS = 3
"""The number of reasons that are reported if every scene was refused, the most common first."""


@dataclass(frozen=True)
class AdapterCheck:
    """The result of a check: a description of it, and the fault, which is empty if the check passed.

    ``untried`` is the reason why the check was not made, if it was not.
    """

    what: str
    wrong: str = ""
    untried: str = ""


class CheckFailed(Exception):
    """A check failed. The message describes the engine's behavior."""


@dataclass(frozen=True)
class AdapterUnderTest:
    """The engine to check, its game and edition, and the scenarios whose scenes it is given."""

    supervisor: Supervisor
    options: RunOptions
    game: str
    edition: str
    selection: Selection

    def running_engine(self) -> Engine:
        return self.supervisor.running_engine()

    def needs_capability(self, scenario: Scenario, capability: Capability) -> bool:
        """Whether the scene of a scenario needs the capability."""
        return capability in self.options.suite.phrase_vocabulary(self.game).required_capabilities(
            self._givens(scenario)[1]
        )

    def missing_capabilities(self, scenario: Scenario) -> list[str]:
        """The capabilities that the scene of a scenario needs and the engine does not declare."""
        needs = self.options.suite.phrase_vocabulary(self.game).required_capabilities(self._givens(scenario)[1])
        return [need for need in needs if need not in self.supervisor.engine_info.capabilities]

    def open_scene(self, scenario: Scenario) -> Scene | None:
        """Open the scene of a scenario's Givens, read it back if it is a position, and return it.

        None for decks that the engine refuses. Raises :class:`Unsupported`, and :class:`SceneRefused` for a position.
        """
        if lacking := ", ".join(self.missing_capabilities(scenario)):
            raise Unsupported(f"needs {lacking}", "capability", lacking)
        steps, phrases = self._givens(scenario)
        world = ScenarioPlayer(self.options.suite, self.supervisor, {self.game: self.edition}).make_world(self.game)
        for phrase, step in zip(phrases, steps, strict=True):
            phrase.run(world, step.table or None, step.doc)
        refusal: SceneRefused | None = None
        try:
            _ = world.session
        except SceneRefused as error:
            refusal = error
        (opened,) = (
            entry for entry in (world.started_session or world.session).transcript if isinstance(entry, OpeningEntry)
        )
        if refusal is None:
            return opened.scene
        if isinstance(opened.scene, Decks):
            return None
        raise refusal

    def _givens(self, scenario: Scenario) -> tuple[list[ScenarioStep], list[PhraseMatch]]:
        """The Givens of a scenario and their phrases; for an outline, those of its first example."""
        vocabulary = self.options.suite.phrase_vocabulary(self.game)
        example = scenario.examples[0] if scenario.examples else {}
        steps = [step.fill_placeholders(example) for step in scenario.steps if step.keyword == "given"]
        return steps, [vocabulary.find_phrase("given", step.text) for step in steps]


def check_read_back(subject: AdapterUnderTest) -> tuple[list[Position], AdapterCheck]:
    """The positions that the engine accepts, and the check whether its view equals each of them.

    An engine may refuse positions; others are tried instead. An engine that reads little card text refuses most.
    """
    scenarios = list(subject.selection.scenarios)
    scenes: list[Position] = []
    given = decks = 0
    refused: Counter[str] = Counter()
    for scenario in spread_evenly(
        [found for found in scenarios if not subject.missing_capabilities(found)] or scenarios, SCENES
    )[:TRIED]:
        if len(scenes) + decks == SCENES:
            break
        given += 1
        error: Exception | None = None
        subject.supervisor.begin_scenario()
        try:
            scene = subject.open_scene(scenario)
            scenes += [scene] if isinstance(scene, Position) else []
            decks += not isinstance(scene, Position)
        except Unsupported as unsupported:
            refused[str(unsupported)] += 1
            error = broken_promise(unsupported, subject.supervisor.engine_info)
        except Exception as wrong:  # the message names the cause
            error = wrong
        subject.supervisor.end_scenario(error)
        if error is not None:
            return scenes, AdapterCheck("holds the scenes it is given", f"{scenario.id}: {classify_error(error)[1]}")
    what = f"holds the scenes it is given ({len(scenes)} of {given - decks}, the others unsupported)"
    said = "; ".join(f"{number} times: {why}" for why, number in refused.most_common(REASONS))
    return scenes, AdapterCheck(what, "" if scenes else f"no scene can be given; {said}")


def attempt_check(subject: AdapterUnderTest, what: str, attempt: Callable[[], str | None]) -> AdapterCheck:
    """Make a check. An error that ``attempt`` raises is its fault; a text that it returns follows the description."""
    error: Exception | None = None
    said: str | None = None
    subject.supervisor.begin_scenario()
    try:
        said = attempt()
    except (CheckFailed, EngineError) as wrong:
        error = wrong
    subject.supervisor.end_scenario(error)
    if error is None:
        return AdapterCheck(f"{what} ({said})" if said else what)
    return AdapterCheck(what, str(error) if isinstance(error, CheckFailed) else classify_error(error)[1])


def spread_evenly(things: list[_T], most: int) -> list[_T]:
    """All things, in an order in which the first ``most`` of them are evenly spread over the list."""
    step = max(1, -(-len(things) // most))
    return [thing for first in range(step) for thing in things[first::step]]
