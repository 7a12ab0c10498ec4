"""The pytest plugin: ``pytest --pyargs saitei.features`` judges an engine as any pytest run.

It loads in every pytest run of whoever has us installed, so it is light, touches nothing but our own
feature files, and everything it adds carries our name. What judges is imported with the first of them.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from .stash import JUDGE

pytest.register_assert_rewrite(f"{__package__.partition('.')[0]}.steps")


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
    if not path.resolve().is_relative_to(_root(parent.config)):
        return None
    directory: pytest.Dir = pytest.Dir.from_parent(parent, path=path)
    return directory


def pytest_collect_file(file_path: Path, parent: pytest.Collector) -> pytest.Collector | None:
    """Collect our feature files, and those that the command line names and that are for a game of ours; no others."""
    if file_path.suffix != ".feature":
        return None
    root, path = _root(parent.config), file_path.resolve()
    ours = path.is_relative_to(root)
    if not ours and not parent.session.isinitpath(file_path):
        return None
    from .collector import FeatureFile, is_for_us
    from .judge import for_session

    if not ours and not is_for_us(path):
        return None
    place = f"saitei/{path.relative_to(root).as_posix()}" if ours else path.as_posix()
    judge = parent.config.stash.get(JUDGE, None) or for_session(parent.config)
    collector: FeatureFile = FeatureFile.from_parent(parent, path=path, nodeid=place, judge=judge)
    return collector


def _root(config: pytest.Config) -> Path:
    """The directory of the features that are ours in this session."""
    judge = config.stash.get(JUDGE, None)
    return judge.suite.root if judge else _FEATURES
