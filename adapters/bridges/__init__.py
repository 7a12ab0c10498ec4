"""Bridges to engines that are not ours, each driven from a checkout that the user names: `--engine NAME:PATH`.

A bridge is a directory here with `bridge.py` or `bridge.mjs`: a program that takes the path of a checkout and
speaks the protocol on its standard streams. It translates words: scenes, cards, asks, options, events, views.
None knows a scenario or a clause. What its engine cannot do, it refuses as *unsupported*. What those for Node have in
common lies in `node`.
"""

import shutil
import sys
from pathlib import Path

HOME = Path(__file__).resolve().parent
_PYTHON, _NODE = "bridge.py", "bridge.mjs"


def bridge_names() -> tuple[str, ...]:
    """The names of the bridges, in alphabetical order."""
    return tuple(sorted(path.parent.name for name in (_PYTHON, _NODE) for path in HOME.glob(f"*/{name}")))


def bridge_command(name: str, checkout: Path) -> list[str]:
    """The command line of a bridge; raises `ValueError` where there is no checkout, or no Node to run it."""
    if not checkout.is_dir():
        raise ValueError(f"there is no directory {checkout}; name the checkout of the engine")
    if (HOME / name / _PYTHON).exists():
        return [sys.executable, "-m", f"{__name__}.{name}.bridge", str(checkout.resolve())]
    node = shutil.which("node")
    if node is None:
        raise ValueError("this bridge needs Node.js, and there is no node on the path")
    return [node, str(HOME / name / _NODE), str(checkout.resolve())]
