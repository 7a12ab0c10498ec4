"""Declines every board."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))
from toygame.engine import Toy, serve_spoiled

from saitei.adapters import Unsupported


class Unwilling(Toy):
    def open(self, game, edition, scene):
        raise Unsupported("not this board")


serve_spoiled(Unwilling())
