"""What a command is called with: the console that it speaks on, and the request that its options make."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from rich.console import Console

    from ..runs.request import Request


def request(engine: str, **asked: Any) -> Request:
    """What is asked for of an engine, of which nothing is to stay behind: our process is all ours."""
    from ...adapters.lineage import adopt
    from ..runs import settings

    adopt()
    return settings.request(engine, **asked)


def console(output: Path | None = None) -> Console:
    """What a command says on: standard output, unless a result is written there."""
    from ..base.files import STANDARD_OUTPUT
    from ..base.voice import Voice

    return Voice(sys.stderr if output == STANDARD_OUTPUT else sys.stdout)
