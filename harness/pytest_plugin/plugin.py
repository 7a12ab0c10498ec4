"""The pytest plugin: ``pytest --pyargs saitei.features`` judges an engine as any pytest run.

It loads in every pytest run of whoever has us installed, so it is light, touches nothing but our own
feature files, and everything it adds carries our name. What judges is imported with the first of them.
"""

from __future__ import annotations

from pathlib import Path

import pytest

pytest.register_assert_rewrite(f"{__package__.partition('.')[0]}.steps")


_JUDGE = "saitei-judging"
_FEATURES = Path(__file__).resolve().parents[2] / "features"
_PLACE = "saitei/"
"""What the node ids of our features begin with, wherever they are installed."""


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add our options."""
    group = parser.getgroup("saitei", "rules conformance of card-game engines")
    add = group.addoption
    add("--saitei-engine", metavar="ENGINE", help="the engine to judge, or its name in saitei.toml [reference]")
    add("--saitei-game", metavar="GAME", help="one game; all of them if not given")
    add("--saitei-edition", metavar="EDITION", help="an edition of the game's rulebook")
    add("--saitei-clause", metavar="CLAUSE", action="append", help="a clause or section and all under it")
    add("--saitei-baseline", metavar="FILE", help="known deviations, which are expected to fail")
    add("--saitei-in-process", action="store_true", help="run an engine in Python in pytest's process")
    add("--saitei-timeout", metavar="S", type=float, help="seconds for an answer [10]")


def pytest_configure(config: pytest.Config) -> None:
    """Say our marks; find features by their node ids; refuse what is asked for and is not there."""
    config.addinivalue_line("markers", "saitei_game(name): a scenario of that game")
    config.addinivalue_line("markers", "saitei_clause(number): a scenario that shows that clause, or one under it")
    config.args[:] = [_path(word) if _PLACE in word else word for word in config.args]
    if any(value for name, value in vars(config.option).items() if name.startswith("saitei_")):
        from ..base.command_errors import CommandError
        from .session_judge import session_options

        try:
            session_options(config)
        except CommandError as stop:
            raise pytest.UsageError(str(stop)) from stop


def _path(word: str) -> str:
    """What a node id of ours names, as pytest finds it, though it was shown from another directory; another word as it
    is.
    """
    place, separator, rest = word.partition("::")
    if Path(place).exists():
        return word
    from ..scenarios.game_packages import other_feature_roots

    for root in (_FEATURES, *other_feature_roots()):
        if (path := root / place.rpartition(_PLACE)[2]).exists():
            return f"{path}{separator}{rest}"
    return word


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
    from ..base.command_errors import CommandError
    from .feature_collector import FeatureFile, is_for_known_game
    from .session_judge import SessionJudge, create_judge

    judge: SessionJudge | None = parent.config.pluginmanager.get_plugin(_JUDGE)
    if judge is None:
        try:
            judge = create_judge(parent.config)
        except CommandError as stop:
            parent.session.shouldstop = str(stop)
            return None
        parent.config.pluginmanager.register(judge, _JUDGE)
    if not ours and not is_for_known_game(path, judge.suite):
        return None
    place = judge.suite.display_path(path)
    nodeid = f"saitei/{place}" if ours else place
    collector: FeatureFile = FeatureFile.from_parent(parent, path=path, nodeid=nodeid, judge=judge)
    return collector


def _is_ours(config: pytest.Config, path: Path) -> bool:
    """Whether a file or directory is among the features of this session."""
    if judge := config.pluginmanager.get_plugin(_JUDGE):
        return bool(judge.suite.contains_path(path))
    return path.is_relative_to(_FEATURES) or (_FEATURES.name in path.parts and _is_elsewhere(path))


def _is_elsewhere(path: Path) -> bool:
    """Whether it is among the features of another distribution."""
    from ..scenarios.game_packages import other_feature_roots

    return any(path.is_relative_to(root) for root in other_feature_roots())
