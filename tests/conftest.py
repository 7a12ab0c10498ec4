"""Parts that all tests share: the distribution over processes, the garbage collection, and the compiled files."""

from __future__ import annotations

import gc
import os
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from saitei.harness.base.garbage import collect_garbage_rarely

sys.path.insert(0, str(Path(__file__).resolve().parent))

collect_garbage_rarely()


def pytest_addoption(pluginmanager: pytest.PytestPluginManager) -> None:
    """Load our plugins; ``pytest_plugins`` would be an error in a run that collects from elsewhere."""
    for name in ("daily_sample", "pytester"):
        pluginmanager.import_plugin(name)


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_make_scheduler(config: pytest.Config, log: Any) -> Any:
    """Tests that stand together run in one process, where they share what they find out."""
    from xdist.scheduler import WorkStealingScheduling

    return WorkStealingScheduling(config, log) if config.getoption("dist") == "load" else None


@pytest.fixture(scope="session")
def shared(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A directory that the processes of one run of the tests have in common."""
    here = tmp_path_factory.getbasetemp()
    return here.parent if "PYTEST_XDIST_WORKER" in os.environ else here


@pytest.fixture(scope="session", autouse=True)
def compiled_once(request: pytest.FixtureRequest) -> Iterator[None]:
    """If no files may be compiled next to the sources, the processes of tests share a directory of their own."""
    with pytest.MonkeyPatch.context() as patch:
        if os.environ.get("PYTHONDONTWRITEBYTECODE"):
            patch.delenv("PYTHONDONTWRITEBYTECODE")
            patch.setenv("PYTHONPYCACHEPREFIX", str(request.getfixturevalue("shared") / "compiled"))
        yield


@pytest.fixture(scope="module", autouse=True)
def looked_through_once() -> None:
    """The objects that exist by now, all tests and their caches, are not searched for garbage again."""
    gc.collect()
    gc.freeze()


@pytest.fixture(scope="session", autouse=True)
def nobody_is_adopted() -> Iterator[None]:
    """A command that a test calls in its own process is not given what the engines of other tests leave behind."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("saitei.adapters.process_cleanup.become_subreaper", lambda: None)
        yield
