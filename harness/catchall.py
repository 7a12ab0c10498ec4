"""One step definition each for Given, When and Then. It matches whatever a scenario of ours says.

pytest-bdd looks a sentence up among all step definitions, each time; our vocabulary remembers. So
pytest-bdd sees three definitions, which hand the sentence on. Outside a scenario of ours they match
nothing, and so a user's own scenarios never meet them.
"""

from __future__ import annotations

from typing import Any, Protocol

from pytest_bdd import given, then, when
from pytest_bdd.parsers import StepParser


class Player(Protocol):
    """Whoever plays the sentences of the scenario that runs now."""

    def play_step(self) -> None:
        """Play the sentence that pytest-bdd has come to."""


active: list[Player] = []
"""The player of the scenario that runs now, last; sessions within sessions stack."""


class _Anything(StepParser):
    """Matches every sentence while a scenario of ours runs."""

    def is_matching(self, name: str) -> bool:
        return bool(active)

    def parse_arguments(self, name: str) -> dict[str, Any]:
        return {}


@given(_Anything("any sentence of the vocabulary"))
@when(_Anything("any sentence of the vocabulary"))
@then(_Anything("any sentence of the vocabulary"))
def _play() -> None:
    active[-1].play_step()
