"""Refuses illegal answers, and declines what follows a legal one."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))
from toygame.engine import Toy, serve_spoiled

from saitei.adapters import Unsupported


class Declines(Toy):
    def answer(self, ask, picks):
        super().answer(ask, picks)
        raise Unsupported("the rest of the game")


serve_spoiled(Declines())
