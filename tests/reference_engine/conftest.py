"""The findings of one process about the whole engine are shared with the other processes."""

from __future__ import annotations

from pathlib import Path

import pytest

from . import reached


@pytest.fixture(scope="session", autouse=True)
def told(shared: Path) -> None:
    """The processes of one run of the tests share which scenarios call what."""
    reached.told_in.append(shared)
