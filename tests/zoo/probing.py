"""Probes of equivalents: a broken engine and the whole one side by side, in scenarios and from there on, and in games.

The differences that ``equivalents.toml`` declares impossible are looked for here. All asks, options, reports and views
at each ask are compared, as the fuzzer does it, without order that means nothing. A missing answer proves nothing,
here as in a proof.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from functools import cache
from types import SimpleNamespace
from typing import Any, cast

from msgspec.structs import replace

from saitei.adapters.engine_interface import EngineTimeout
from saitei.adapters.in_process_engine import InProcessEngine
from saitei.adapters.messages import Ask, Scene, Situation
from saitei.adapters.option_matching import is_forced_ask
from saitei.adapters.protocol_vocabulary import load_vocabulary
from saitei.harness.fuzz.choosers import Chooser, Decision, RandomChooser, ReplayChooser, decision_of
from saitei.harness.fuzz.driver import Driver
from saitei.harness.fuzz.lockstep import Lockstep
from saitei.harness.fuzz.scene_inventor import Inventor
from saitei.harness.judging.scenario_player import ScenarioPlayer
from saitei.harness.judging.supervisor import Supervisor
from saitei.harness.prove.citation_coverage import CitationCoverage
from saitei.harness.prove.equivalents import equivalence_reasons
from saitei.harness.prove.module_swap import game_modules, package_directory
from saitei.harness.prove.mutants import Mutant, module_mutants
from saitei.harness.prove.step_budget import StepCountingLauncher, StepMeter
from saitei.harness.prove.trial import Trial, broken_engine, scenario_examples, trace_scenarios
from saitei.harness.scenarios.feature_parser import Scenario
from saitei.harness.scenarios.selection import select_scenarios
from saitei.harness.scenarios.suite import Suite
from saitei.reference_engine.engine import ReferenceEngine
from saitei.steps.fuzzing import GameFuzzing

UNSAID = frozenset({"check-began", "check-ended"})
"""Events that say what the engine does, and nothing of the game."""

ONWARDS = 100
"""After so many scenarios, at the most, a probe goes on at random."""

DECISIONS = 20
"""So many decisions it makes there."""

GAMES = 2
"""So many games are played from decks: A wins the first coin of one, B of the other."""

LENGTH = 100
"""So many decisions are made in each, at the most."""


@dataclass
class Way:
    """A scene that a scenario begins with, and what is decided in it."""

    scene: Scene
    decisions: list[Decision] = field(default_factory=list)


class Noting(ReferenceEngine):
    """The reference engine, which notes the scenes that it is given, and how it is answered."""

    def __init__(self) -> None:
        super().__init__()
        self.ways: list[Way] = []
        self._ask: Ask | None = None

    def open(self, game: str, edition: str, scene: Scene) -> Situation:
        """Begin a game."""
        self.ways.append(Way(scene))
        return self._told(super().open(game, edition, scene))

    def answer(self, ask: str, picks: tuple[str, ...]) -> Situation:
        """Answer the open ask."""
        if self._ask is not None and not is_forced_ask(self._ask):
            options = {each.id: each for each in self._ask.options}
            self.ways[-1].decisions.append(decision_of(self._ask, [options[each] for each in picks]))
        return self._told(super().answer(ask, picks))

    def _told(self, situation: Situation) -> Situation:
        self._ask = situation.ask
        return situation


class Onwards:
    """The decisions of a scenario, and then random ones."""

    def __init__(self, way: Way, then: RandomChooser) -> None:
        self._way, self._then = ReplayChooser(way.decisions), then

    def choose(self, ask: Ask, may_concede: bool) -> Decision | None:
        """The next decision of the scenario; where there is none that fits, another."""
        return self._way.choose(ask, may_concede) or self._then.choose(ask, may_concede)


@dataclass(frozen=True)
class Probes:
    """The parts of a game that can be probed."""

    game: str
    edition: str
    scenarios: Sequence[Scenario]
    reach: CitationCoverage
    mutants: Sequence[Mutant]
    equivalents: Sequence[Mutant]


@cache
def probes(game: str) -> Probes:
    """Those of a game: its equivalents, and what its scenarios run."""
    suite = Suite()
    ledger = suite.load_ledger(game)
    package = suite.engine_packages()[game]
    scenarios = select_scenarios(suite, {game: ledger}).scenarios
    reach = CitationCoverage([trace_scenarios(Trial(suite, game, ledger.edition, tuple(scenarios)))])
    every = tuple(mutant for path in game_modules(package) for mutant in module_mutants(path, package))
    unnoticed = tuple(equivalence_reasons(package_directory(package), every))
    return Probes(game, ledger.edition, scenarios, reach, every, unnoticed)


@cache
def ways(game: str) -> dict[str, tuple[Way, ...]]:
    """By the id of each scenario of a game, how it is played, and each of its examples."""
    suite, known = Suite(), probes(game)
    noting = Noting()
    player = ScenarioPlayer(suite, Supervisor(_Launcher(noting)), {game: known.edition}, tells=False)
    found: dict[str, tuple[Way, ...]] = {}
    for scenario in known.scenarios:
        noting.ways.clear()
        for example in scenario_examples(scenario):
            player.play_case(scenario, example)
        found[scenario.id] = tuple(noting.ways)
    return found


@dataclass(frozen=True)
class _Launcher:
    """Starts an engine that is there."""

    engine: ReferenceEngine
    spec: str = "noting"

    def start(self) -> InProcessEngine:
        """The engine."""
        return InProcessEngine(self.engine, timeout=60)


@dataclass
class Probe:
    """The result of a probe: the number of decisions, and the difference, if any."""

    decisions: int = 0
    differences: list[str] = field(default_factory=list)


def probe(game: str, mutant: Mutant) -> Probe:
    """Play a broken engine and the whole one: the scenarios that run what is broken, and whole games."""
    known, suite = probes(game), Suite()
    package = suite.engine_packages()[game]
    whole = _started(suite, game, known.edition)
    found = Probe()
    played = [*plays(game, mutant)]  # by the whole engine
    with broken_engine(package, mutant):
        subject = _started(suite, game, known.edition)
        inventor = Inventor(suite, game, known.edition, cast(GameFuzzing, SimpleNamespace(words=load_vocabulary(game))))
        lockstep = Lockstep(inventor, subject, whole)
        lockstep.never = UNSAID
        for scene, chooser in played:
            play = lockstep.play_scene(scene, chooser, thorough=True)
            if play.has_diverged and not isinstance(subject.failure, EngineTimeout):
                found.differences = play.differences
                break
    found.decisions = lockstep.decisions
    return found


def plays(game: str, mutant: Mutant) -> Iterator[tuple[Scene, Chooser]]:
    """A game on a broken engine: the beginning of a scene that is not played to its end, and the chooser."""
    known = probes(game)
    concerned = [
        way for each in known.reach.concerned_scenarios(mutant, known.scenarios) for way in ways(game)[each.id]
    ]
    random.Random(0).shuffle(concerned)
    for seed, way in enumerate(concerned):
        more = DECISIONS if seed < ONWARDS else 0
        yield _seeded(way.scene, seed), Onwards(way, RandomChooser(random.Random(seed), more))
    decks = Suite().load_suite_game(game).decks
    assert decks is not None
    for seed in range(GAMES):
        game_from_decks = _seeded(decks(seed), seed, coins=(seed % 2 == 0,))
        yield game_from_decks, RandomChooser(random.Random(seed), LENGTH)


def _started(suite: Suite, game: str, edition: str) -> Driver:
    """The reference engine as it is now, started."""
    driver = Driver(Supervisor(StepCountingLauncher(StepMeter(), suite)), game, edition, load_vocabulary(game))
    driver.supervisor.running_engine()
    return driver


def _seeded(scene: Scene, seed: int, **script: Any) -> Scene:
    """The scene with luck that both engines have."""
    return replace(scene, script=replace(scene.script, seed=seed, **script))
