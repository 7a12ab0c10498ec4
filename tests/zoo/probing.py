"""Probes of equivalents: a broken engine and the whole one side by side, from the scenes of scenarios on, at random.

What ``equivalents.toml`` says that nobody can notice is looked for here: all that is asked, offered, told and seen is
compared, as the fuzzer does it, order where it means nothing left out.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from types import SimpleNamespace

from msgspec.structs import replace

from saitei.adapters.engine import Hung
from saitei.adapters.inprocess import InProcess
from saitei.adapters.messages import Scene, Situation
from saitei.adapters.words import words
from saitei.harness.fuzz.deciding import AtRandom
from saitei.harness.fuzz.driver import Driver
from saitei.harness.fuzz.inventing import Inventor
from saitei.harness.fuzz.lockstep import Lockstep
from saitei.harness.judging.player import Player
from saitei.harness.judging.supervisor import Supervisor
from saitei.harness.prove.breaking import home, modules
from saitei.harness.prove.equivalents import unnoticeable
from saitei.harness.prove.mutants import Mutant, mutants
from saitei.harness.prove.reach import Reach
from saitei.harness.prove.steps import CountedLauncher, Meter
from saitei.harness.prove.trial import Trial, broken, examples, traces
from saitei.harness.scenarios.features import Scenario
from saitei.harness.scenarios.selection import select
from saitei.harness.scenarios.suite import Suite
from saitei.reference_engine.engine import ReferenceEngine

UNSAID = frozenset({"check-began", "check-ended"})
"""Events that say what the engine does, and nothing of the game."""

SCENES = 40
"""From so many scenes a probe goes on at the most."""

DECISIONS = 20
"""So many decisions it makes from each."""


class Noting(ReferenceEngine):
    """The reference engine, which notes the scenes that it is given."""

    def __init__(self) -> None:
        super().__init__()
        self.scenes: list[Scene] = []

    def open(self, game: str, edition: str, scene: Scene) -> Situation:
        """Begin a game."""
        self.scenes.append(scene)
        return super().open(game, edition, scene)


@dataclass(frozen=True)
class Probes:
    """What can be probed of a game."""

    game: str
    edition: str
    scenarios: Sequence[Scenario]
    reach: Reach
    mutants: Sequence[Mutant]
    equivalents: Sequence[Mutant]


@cache
def probes(game: str) -> Probes:
    """Those of a game: its equivalents, and what its scenarios run."""
    suite = Suite()
    ledger = suite.ledger(game)
    package = suite.engines()[game]
    scenarios = select(suite, {game: ledger}).scenarios
    reach = Reach([traces(Trial(suite, game, ledger.edition, tuple(scenarios)))])
    every = tuple(mutant for path in modules(package) for mutant in mutants(path, package))
    unnoticed = tuple(unnoticeable(home(package), every, ledger).mutants)
    return Probes(game, ledger.edition, scenarios, reach, every, unnoticed)


@cache
def scenes(game: str) -> dict[str, tuple[Scene, ...]]:
    """By the id of each scenario of a game, the scenes that it begins with."""
    suite, known = Suite(), probes(game)
    noting = Noting()
    player = Player(suite, Supervisor(_Launcher(noting)), {game: known.edition}, tells=False)
    found: dict[str, tuple[Scene, ...]] = {}
    for scenario in known.scenarios:
        noting.scenes.clear()
        for example in examples(scenario):
            player.case(scenario, example)
        found[scenario.id] = tuple(noting.scenes)
    return found


@dataclass(frozen=True)
class _Launcher:
    """Starts an engine that is there."""

    engine: ReferenceEngine
    spec: str = "noting"

    def start(self) -> InProcess:
        """The engine."""
        return InProcess(self.engine, timeout=60)


@dataclass
class Probe:
    """What came of one: how many decisions were made, and what was different, if anything was."""

    decisions: int = 0
    differences: Sequence[str] = ()


def probe(game: str, mutant: Mutant) -> Probe:
    """Play a broken engine and the whole one from the scenes of the scenarios that run what is broken."""
    known, suite = probes(game), Suite()
    package = suite.engines()[game]
    begun = [scene for each in known.reach.concerned(mutant, known.scenarios) for scene in scenes(game)[each.id]]
    begun = random.Random(0).sample(begun, min(SCENES, len(begun)))
    whole = _started(suite, game, known.edition)
    found = Probe()
    with broken(package, mutant):
        subject = _started(suite, game, known.edition)
        inventor = Inventor(suite, game, known.edition, SimpleNamespace(UNORDERED=words(game).unordered))
        lockstep = Lockstep(inventor, subject, whole)
        lockstep.never = UNSAID
        for seed, scene in enumerate(begun):
            play = lockstep.play_scene(_seeded(scene, seed), AtRandom(random.Random(seed), DECISIONS))
            if play.diverged and not isinstance(subject.failure, Hung):
                found.differences = play.differences
                break
    found.decisions = lockstep.decisions
    return found


def _started(suite: Suite, game: str, edition: str) -> Driver:
    """The reference engine as it is now, started."""
    driver = Driver(Supervisor(CountedLauncher(Meter(), suite)), game, edition)
    driver.supervisor.engine()
    return driver


def _seeded(scene: Scene, seed: int) -> Scene:
    """The scene with luck that both engines have."""
    return replace(scene, script=replace(scene.script, seed=seed))
