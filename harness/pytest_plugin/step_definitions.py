"""One step definition each for Given, When and Then, in the modules of saitei's feature files.

pytest-bdd searches all step definitions for every sentence, while saitei's vocabulary has a cache. So pytest-bdd gets
only three definitions, which match every sentence and pass it on. They exist only in the modules of saitei's files, so
that they do not match sentences of other scenarios.
"""

from __future__ import annotations

from typing import Any

import pytest
from pytest_bdd import given, then, when
from pytest_bdd.parsers import StepParser

from .session_judge import JUDGE


class _Anything(StepParser):
    """Matches every sentence."""

    def is_matching(self, name: str) -> bool:
        return True

    def parse_arguments(self, name: str) -> dict[str, Any]:
        return {}


@given(_Anything("any sentence of the vocabulary"))
@when(_Anything("any sentence of the vocabulary"))
@then(_Anything("any sentence of the vocabulary"))
def _play(request: pytest.FixtureRequest) -> None:
    request.config.stash[JUDGE].play_step()
