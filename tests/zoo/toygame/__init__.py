"""The smallest card game that has a rulebook, for tests of the harness.

Players hold cards and place them on their pile. Placing a card named Die rolls one. A player who ends a turn
with three cards on the pile has won.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from saitei.harness.scenarios.suite import Suite

HOME = Path(__file__).resolve().parent
IN_PROCESS = "python:toygame.engine:engine"


def suite(features: Path = HOME / "features", rulebooks: Path = HOME / "rulebooks") -> Suite:
    """A suite with this game alone. Its engines, which begin by the hundred, import nothing of the harness."""
    from saitei.harness.scenarios.game_packages import GameSource
    from saitei.harness.scenarios.suite import Suite

    return Suite((GameSource(str(features), str(rulebooks), "toygame.steps", source="the tests"),))


def animal(name: str) -> str:
    """The value of ``--engine`` for an engine of the zoo."""
    return f"stdio:{sys.executable} {HOME.parent / 'engines' / name}.py"
