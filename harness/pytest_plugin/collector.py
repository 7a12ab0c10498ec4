"""Collects a feature file as a module of its own, so that a bad file fails alone."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest
from pytest_bdd import scenario

from ..base.errors import Stop
from ..scenarios.features import BadFeature, Scenario
from ..scenarios.lint import lint
from ..scenarios.suite import Suite
from . import catchall
from .judge import SCENARIO, Judge


def is_for_us(path: Path, suite: Suite) -> bool:
    """Whether a file that is not the suite's is for a game that there is: its first tag names it."""
    try:
        return suite.read(path).game in suite.games()
    except BadFeature:
        return False


class FeatureFile(pytest.Module):
    """A feature file; its items are its scenarios, and the examples of its outlines."""

    def __init__(self, *, judge: Judge, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self._judge = judge

    def _getobj(self) -> ModuleType:
        module = ModuleType(self.path.stem)
        vars(module).update((name, value) for name, value in vars(catchall).items() if not name.endswith("__"))
        return module

    def collect(self) -> Iterator[pytest.Item]:
        """The scenarios that are wanted. Raises ``CollectError`` with the file's problems."""
        judge = self._judge
        self.session._fixturemanager.parsefactories(self)  # as any module of pytest's does when it is collected
        try:
            feature = judge.suite.read(self.path)
        except BadFeature as error:
            raise self.CollectError(str(error)) from None
        try:
            vocabulary = judge.suite.vocabulary(feature.game)
        except Stop as stop:
            raise self.CollectError(str(stop)) from None
        if problems := lint(feature, judge.suite.ledger(feature.game), vocabulary):
            raise self.CollectError("\n".join(str(problem) for problem in problems))
        for found in judge.wanted(feature.scenarios):
            yield from self._items(found)

    def _items(self, found: Scenario) -> Iterator[pytest.Item]:
        with self._judge.tagging():
            play = scenario(self.path.name, found.title, features_base_dir=str(self.path.parent))(_nothing)
        setattr(self.obj, found.title, play)
        for item in self._genfunctions(found.title, play):
            item.stash[SCENARIO] = found
            item.add_marker(pytest.mark.saitei_game(name=found.game))
            for number in self._judge.above(found):
                item.add_marker(pytest.mark.saitei_clause(number=number))
            yield item


def _nothing() -> None:
    """What pytest-bdd calls after a scenario's last step."""
