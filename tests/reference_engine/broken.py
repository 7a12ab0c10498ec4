"""The scenarios that fail on engines with violations, of all scenarios of a game."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from importlib import import_module

from saitei.harness.prove.trial import Trial, TrialPlayer, broken_engine
from saitei.harness.scenarios.feature_parser import Scenario
from saitei.harness.scenarios.selection import select_scenarios
from saitei.reference_engine.patching import VIOLATIONS, Patch
from saitei.reference_engine.violations import Violation

from .reached import SUITE, Function, Replaced, reaching, whole


def replaced(game: str, violation: Violation) -> set[Function] | None:
    """The functions of the whole engine that are others in the broken one; None where more is."""
    whole(game)
    module = import_module(f"{SUITE.engine_packages()[game]}.{VIOLATIONS}")
    with Patch() as patch:
        found = Replaced(patch)
        module.VIOLATIONS.every[violation](found)
    return found.functions


@contextmanager
def deviations(game: str, violation: Violation) -> Iterator[Callable[[Scenario], bool]]:
    """Whether a scenario fails on an engine with a violation. A scenario that does not call it is not played."""
    functions = replaced(game, violation)
    trial = Trial(SUITE, game, SUITE.load_ledger(game).edition, (), violation)
    with broken_engine(trial.engine_package, violation):
        player = TrialPlayer(trial)

        def fails(scenario: Scenario) -> bool:
            return bool(reaching(game, None, [scenario], functions)) and "fail" in player.play_examples(scenario)

        yield fails


def is_deviation(verdict: str | None) -> bool:
    """Whether an engine did something wrong, and did not just break down."""
    return verdict not in (None, "pass", "crash", "timeout")


@cache
def scenarios(game: str) -> tuple[Scenario, ...]:
    """All of a game."""
    return select_scenarios(SUITE, {game: SUITE.load_ledger(game)}).scenarios
