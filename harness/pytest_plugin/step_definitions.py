"""One step definition each for Given, When and Then, for the modules that feature files of ours are.

pytest-bdd looks a sentence up among all step definitions, each time; our vocabulary remembers. So it sees three
definitions, which match whatever is said and hand it on. They stand in the modules of our files alone, where no
scenario of a user's own meets them.
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
