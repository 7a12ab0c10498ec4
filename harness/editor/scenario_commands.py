"""The commands that an editor offers at a scenario: to run it, and to show its transcript."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from ..scenarios.feature_parser import BadFeature
from ..scenarios.suite import Suite


class ScenarioCommand(NamedTuple):
    """A command of saitei with its arguments, for a scenario in this line. Lines count from 0."""

    line: int
    title: str
    arguments: tuple[str, ...]


def scenario_commands(suite: Suite, path: Path, text: str) -> Iterator[ScenarioCommand]:
    """The commands at each scenario of the content of a file; none if it cannot be parsed."""
    try:
        feature = suite.read_feature(path, text)
    except BadFeature:
        return
    file = () if suite.contains_path(path) else (str(path),)
    for scenario in feature.scenarios:
        line = scenario.line - 1
        yield ScenarioCommand(line, "Run", ("run", *file, "--scenario", scenario.id))
        yield ScenarioCommand(line, "Explain", ("explain", f"{path}:{scenario.line}"))
