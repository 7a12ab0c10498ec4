"""Where pytest's objects keep what is ours: the judge of a session, the scenario of an item."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from ..scenarios.features import Scenario
    from .judge import Judge

JUDGE: pytest.StashKey[Judge] = pytest.StashKey()
SCENARIO: pytest.StashKey[Scenario] = pytest.StashKey()
