"""What a command is called with: the console that it speaks on, and the options of a run."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from rich.console import Console

    from ..judging.options import RunOptions


def run_options(engine: str, **asked: Any) -> RunOptions:
    """The options of a run on an engine. Processes that the engine leaves behind end with this one."""
    from ...adapters.lineage import adopt
    from ..runs import settings

    adopt()
    return settings.run_options(engine, **asked)


def console(output: Path | None = None) -> Console:
    """What a command says on: standard output, unless a result is written there."""
    from ..base.files import STANDARD_OUTPUT
    from ..base.voice import Voice

    return Voice(sys.stderr if output == STANDARD_OUTPUT else sys.stdout)
