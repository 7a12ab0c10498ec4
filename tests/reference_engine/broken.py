"""The scenarios that fail on engines with violations, of all scenarios of a game."""

from __future__ import annotations

from functools import cache
from importlib import import_module

from saitei.harness.prove.trial import Trial, trial_verdicts
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


def failing(game: str, violation: Violation) -> set[str]:
    """The ids of the scenarios that fail on an engine with a violation. Those that do not call it are not played."""
    played = tuple(reaching(game, None, scenarios(game), replaced(game, violation)))
    trial = Trial(SUITE, game, SUITE.load_ledger(game).edition, played, violation)
    return {name for name, verdict in trial_verdicts(trial).items() if verdict == "fail"}


def is_deviation(verdict: str | None) -> bool:
    """Whether an engine did something wrong, and did not just break down."""
    return verdict not in (None, "pass", "crash", "timeout")


@cache
def scenarios(game: str) -> tuple[Scenario, ...]:
    """All of a game."""
    return select_scenarios(SUITE, {game: SUITE.load_ledger(game)}).scenarios
