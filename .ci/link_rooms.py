#!/usr/bin/env python3
"""Link the rooms into `build/rooms/saitei`, where Pyright, Pylance and mypy find them by the names that are imported.

An editable install maps `saitei.harness` to `harness` by a hook that runs in Python, which no type checker runs. A link
is the room itself: what is written later is found without another call. Windows has junctions, which need no rights.
"""

from __future__ import annotations

import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent


PACKAGE = ROOT / "build" / "rooms" / "saitei"


def link(room: str) -> None:
    """Link a room, unless its link exists."""
    at = PACKAGE / room
    if at.exists():
        return
    if sys.platform == "win32":
        from _winapi import CreateJunction

        CreateJunction(str(ROOT / room), str(at))
    else:
        at.symlink_to(Path("..", "..", "..", room), target_is_directory=True)


def main() -> None:
    """Link each room of this checkout."""
    PACKAGE.mkdir(parents=True, exist_ok=True)
    for typed in ROOT.glob("*/py.typed"):
        link(typed.parent.name)


main()
