"""Bridges to third-party engines, each run from a checkout that the user names: `--engine NAME:PATH`.

A bridge is a directory here with `bridge.py` or `bridge.mjs`: a program that takes the path of a checkout and
speaks the protocol on its standard streams. It translates scenes, cards, asks, options, events and views. No bridge
knows a scenario or a clause. It refuses everything that its engine cannot do as *unsupported*. The code that the
bridges for Node share is in `node`.
"""

import shutil
import sys
from pathlib import Path

HOME = Path(__file__).resolve().parent
_PYTHON, _NODE = "bridge.py", "bridge.mjs"
_SHARED = "node"


def bridge_names() -> tuple[str, ...]:
    """The names of the bridges, in alphabetical order."""
    found = {path.parent.name for name in (_PYTHON, _NODE) for path in HOME.glob(f"*/{name}")}
    return tuple(sorted(found - {_SHARED}))


def bridge_command(name: str, checkout: Path) -> list[str]:
    """The command line of a bridge; raises `ValueError` if the checkout is missing, or Node if the bridge needs it."""
    if not checkout.is_dir():
        raise ValueError(f"the directory {checkout} does not exist; give the path of a checkout of the engine")
    if (HOME / name / _PYTHON).exists():
        return [sys.executable, "-m", f"{__name__}.{name}.bridge", str(checkout.resolve())]
    node = shutil.which("node")
    if node is None:
        raise ValueError("this bridge needs Node.js, but there is no `node` on the path; install Node.js")
    return [node, str(HOME / name / _NODE), str(checkout.resolve())]
