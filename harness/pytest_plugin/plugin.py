"""The pytest plugin: ``pytest --pyargs saitei.features`` judges an engine as any pytest run.

It loads in every pytest run of whoever has us installed, so it is light, touches nothing but our own
feature files, and everything it adds carries our name. What judges is imported with the first of them.
"""

from __future__ import annotations

from pathlib import Path

import pytest

pytest.register_assert_rewrite(f"{__package__.partition('.')[0]}.steps")


_JUDGE = "saitei-judging"
_REFERENCE = "reference"
_FEATURES = Path(__file__).resolve().parents[2] / "features"


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add our options."""
    group = parser.getgroup("saitei", "rules conformance of card-game engines")
    group.addoption("--saitei-engine", metavar="ENGINE", default=_REFERENCE, help="the engine to judge")
    group.addoption("--saitei-in-process", action="store_true", help="run an engine in Python in pytest's process")
    group.addoption("--saitei-timeout", metavar="S", type=float, default=10.0, help="seconds for an answer")


def pytest_configure(config: pytest.Config) -> None:
    """Refuse an engine that is none before anything is collected."""
    if (spec := config.getoption("--saitei-engine")) != _REFERENCE:
        from ...adapters.locate import BadEngine
        from ..judging.engines import launcher

        try:
            launcher(spec)
        except BadEngine as error:
            raise pytest.UsageError(str(error)) from error


def pytest_collect_directory(path: Path, parent: pytest.Collector) -> pytest.Collector | None:
    """Our directories of features are no packages of tests: importing one would change the import path."""
    if not _is_ours(parent.config, path.resolve()):
        return None
    directory: pytest.Dir = pytest.Dir.from_parent(parent, path=path)
    return directory


def pytest_collect_file(file_path: Path, parent: pytest.Collector) -> pytest.Collector | None:
    """Collect our feature files, and those that the command line names and that are for a game of ours; no others."""
    if file_path.suffix != ".feature":
        return None
    path = file_path.resolve()
    ours = _is_ours(parent.config, path)
    if not ours and not parent.session.isinitpath(file_path):
        return None
    from ..base.errors import Stop
    from .collector import FeatureFile, is_for_us
    from .judge import Judge, for_session

    judge: Judge | None = parent.config.pluginmanager.get_plugin(_JUDGE)
    if judge is None:
        try:
            judge = for_session(parent.config)
        except Stop as stop:
            parent.session.shouldstop = str(stop)
            return None
        parent.config.pluginmanager.register(judge, _JUDGE)
    if not ours and not is_for_us(path, judge.suite):
        return None
    place = judge.suite.place(path)
    nodeid = f"saitei/{place}" if ours else place
    collector: FeatureFile = FeatureFile.from_parent(parent, path=path, nodeid=nodeid, judge=judge)
    return collector


def _is_ours(config: pytest.Config, path: Path) -> bool:
    """Whether a file or directory is among the features of this session."""
    if judge := config.pluginmanager.get_plugin(_JUDGE):
        return bool(judge.suite.holds(path))
    return path.is_relative_to(_FEATURES) or (_FEATURES.name in path.parts and _is_elsewhere(path))


def _is_elsewhere(path: Path) -> bool:
    """Whether it is among the features of another distribution."""
    from ..scenarios.homes import features_elsewhere

    return any(path.is_relative_to(root) for root in features_elsewhere())
