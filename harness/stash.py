"""Where pytest's objects keep what is ours: the judging of a session, the scenario of an item."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from .catalogue import Scenario
    from .judging import Judging

JUDGING: pytest.StashKey[Judging] = pytest.StashKey()
SCENARIO: pytest.StashKey[Scenario] = pytest.StashKey()
