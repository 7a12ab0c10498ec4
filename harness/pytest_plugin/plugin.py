"""The pytest plugin: ``pytest --pyargs saitei.features`` judges an engine in a pytest run.

The plugin loads in every pytest run in an environment with saitei. So it loads fast, handles only saitei's feature
files, and everything that it adds has saitei in its name. The judge is imported with the first feature file.
"""

from __future__ import annotations

from pathlib import Path

import pytest

pytest.register_assert_rewrite(f"{__package__.partition('.')[0]}.steps")


_JUDGE = "saitei-judging"
_FEATURES = Path(__file__).resolve().parents[2] / "features"
_PLACE = "saitei/"
"""The beginning of the node ids of saitei's features, wherever they are installed."""


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add saitei's options."""
    group = parser.getgroup("saitei", "rules conformance of card-game engines")
    add = group.addoption
    add("--saitei-engine", metavar="ENGINE", help="the engine to judge, or its name in saitei.toml [reference]")
    add("--saitei-game", metavar="GAME", help="select one game [all games]")
    add("--saitei-edition", metavar="EDITION", help="use this edition of the game's rulebook [the current edition]")
    add("--saitei-clause", metavar="CLAUSE", action="append", help="select a clause or section, with all below it")
    add("--saitei-variations", metavar="NAME", help="play passing scenarios in these variations, too [mirror]")
    add("--saitei-baseline", metavar="FILE", help="read known deviations, which are expected to fail, from this file")
    add("--saitei-in-process", action="store_true", help="run a Python engine inside pytest's own process")
    add("--saitei-timeout", metavar="S", type=float, help="time limit for each answer, in seconds [10]")


def pytest_configure(config: pytest.Config) -> None:
    """Register saitei's marks, find features by their node ids, and refuse options that are not valid."""
    config.addinivalue_line("markers", "saitei_game(name): a scenario of that game")
    config.addinivalue_line("markers", "saitei_clause(number): a scenario that shows that clause, or one below it")
    config.args[:] = [_path(word) if _PLACE in word else word for word in config.args]
    if any(value for name, value in vars(config.option).items() if name.startswith("saitei_")):
        from ..base.command_errors import CommandError
        from .session_judge import session_options

        try:
            session_options(config)
        except CommandError as stop:
            raise pytest.UsageError(str(stop)) from stop


def _path(word: str) -> str:
    """The path of a node id of saitei, so that pytest finds it from any directory. Other words are unchanged."""
    place, separator, rest = word.partition("::")
    if Path(place).exists():
        return word
    from ..scenarios.game_packages import other_feature_roots

    for root in (_FEATURES, *other_feature_roots()):
        if (path := root / place.rpartition(_PLACE)[2]).exists():
            return f"{path}{separator}{rest}"
    return word


def pytest_collect_directory(path: Path, parent: pytest.Collector) -> pytest.Collector | None:
    """Collect saitei's directories of features as plain directories: importing them would change the import path."""
    if not _is_ours(parent.config, path.resolve()):
        return None
    directory: pytest.Dir = pytest.Dir.from_parent(parent, path=path)
    return directory


def pytest_collect_file(file_path: Path, parent: pytest.Collector) -> pytest.Collector | None:
    """Collect saitei's feature files, and those on the command line that are for an installed game."""
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
    """Whether a path is among the features of another distribution."""
    from ..scenarios.game_packages import other_feature_roots

    return any(path.is_relative_to(root) for root in other_feature_roots())
