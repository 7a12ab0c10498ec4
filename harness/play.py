"""Plays feature files in this process: one pytest session that sees nothing of where it runs.

The session has no configuration file, no conftest, no plugin but pytest-bdd and ours, no cache; what the
working directory or the environment would bring to a pytest run does not reach it.
"""

from __future__ import annotations

import os
import warnings
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

import pytest
from pluggy import PluggyTeardownRaisedWarning

from .errors import Broken
from .judging import Judging
from .plugin import __name__ as plugin

_ARGUMENTS = (
    f"--config-file={os.devnull}",
    "--noconftest",
    "--disable-plugin-autoload",
    "--capture=sys",
    "--tb=native",  # nobody reads the tracebacks, and pytest's own take 40 ms each
    "-ppytest_bdd.plugin",
    f"-p{plugin}",
    *(f"-pno:{name}" for name in ("cacheprovider", "logging", "junitxml", "pastebin", "doctest", "unittest")),
    *(f"-pno:{name}" for name in ("warnings", "unraisableexception", "threadexception", "faulthandler")),
)


class Silence:
    """Takes pytest's own terminal reporter away, and remembers what could not be collected."""

    def __init__(self) -> None:
        self.problems: list[str] = []

    @pytest.hookimpl(trylast=True)
    def pytest_configure(self, config: pytest.Config) -> None:
        """Unregister the reporter; its options stay."""
        if reporter := config.pluginmanager.get_plugin("terminalreporter"):
            config.pluginmanager.unregister(reporter)

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        """Remember a file that could not be collected."""
        if report.failed:
            self.problems.append(str(report.longrepr))

    def pytest_internalerror(self, excrepr: object) -> None:
        """Remember what broke inside pytest."""
        self.problems.append(str(excrepr))


def play(files: Sequence[Path], judging: Judging) -> None:
    """Play the scenarios of the files that ``judging`` wants. Raises :class:`Broken` if pytest breaks off."""
    silence = Silence()
    with _clean_environment(), warnings.catch_warnings():
        # An interruption may come within a hook; that it leaves it is as it should be.
        warnings.simplefilter("ignore", PluggyTeardownRaisedWarning)
        root = f"--rootdir={judging.shelf.root}"
        code = pytest.main([*_ARGUMENTS, root, *map(str, files)], plugins=[judging, silence])
    if code == pytest.ExitCode.INTERRUPTED and not silence.problems:
        raise KeyboardInterrupt
    if silence.problems or code not in (
        pytest.ExitCode.OK,
        pytest.ExitCode.TESTS_FAILED,
        pytest.ExitCode.NO_TESTS_COLLECTED,
    ):
        raise Broken("the run broke off: " + ("\n".join(silence.problems) or f"pytest ended with {code!s}"))


@contextmanager
def _clean_environment() -> Iterator[None]:
    """Without the variables that change every pytest run; they are back afterwards."""
    names = ("PYTEST_ADDOPTS", "PYTEST_PLUGINS", "PYTEST_DISABLE_PLUGIN_AUTOLOAD")
    kept = {name: os.environ.pop(name) for name in names if name in os.environ}
    try:
        yield
    finally:
        for name in names:
            os.environ.pop(name, None)
        os.environ.update(kept)
