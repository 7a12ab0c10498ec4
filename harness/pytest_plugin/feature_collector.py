"""Collection of feature files, each as its own module, so that an invalid file does not affect others."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest
from pytest_bdd import scenario

from ..base.command_errors import CommandError
from ..scenarios.feature_lint import lint_feature
from ..scenarios.feature_parser import BadFeature, Scenario
from ..scenarios.suite import Suite
from . import step_definitions
from .session_judge import SCENARIO, SessionJudge


def is_for_known_game(path: Path, suite: Suite) -> bool:
    """Whether a feature file outside the suite is for an installed game, which its first tag names."""
    try:
        return suite.read_feature(path).game in suite.game_names()
    except BadFeature:
        return False


class FeatureFile(pytest.Module):
    """A feature file. Its items are its scenarios and the examples of its outlines."""

    def __init__(self, *, judge: SessionJudge, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self._judge = judge

    def _getobj(self) -> ModuleType:
        module = ModuleType(self.path.stem)
        vars(module).update((name, value) for name, value in vars(step_definitions).items() if not name.endswith("__"))
        return module

    def collect(self) -> Iterator[pytest.Item]:
        """The items of the selected scenarios. Raises ``CollectError`` with the file's problems."""
        judge = self._judge
        self.session._fixturemanager.parsefactories(self)  # as pytest does for every module that it collects
        try:
            feature = judge.suite.read_feature(self.path)
        except BadFeature as error:
            raise self.CollectError(str(error)) from None
        try:
            vocabulary = judge.suite.phrase_vocabulary(feature.game)
        except CommandError as stop:
            raise self.CollectError(str(stop)) from None
        if problems := lint_feature(feature, judge.suite.load_ledger(feature.game), vocabulary):
            raise self.CollectError("\n".join(str(problem) for problem in problems))
        for found in judge.wanted_scenarios(feature.scenarios):
            yield from self._items(found)

    def _items(self, found: Scenario) -> Iterator[pytest.Item]:
        with self._judge.ignoring_tags():
            play = scenario(self.path.name, found.title, features_base_dir=str(self.path.parent))(_nothing)
        setattr(self.obj, found.title, play)
        for item in self._genfunctions(found.title, play):
            item.stash[SCENARIO] = found
            item.add_marker(pytest.mark.saitei_game(name=found.game))
            for number in self._judge.clauses_above(found):
                item.add_marker(pytest.mark.saitei_clause(number=number))
            yield item


def _nothing() -> None:
    """The function that pytest-bdd calls after a scenario's last step. It does nothing."""
