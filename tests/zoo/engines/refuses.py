"""Refuses what it offers."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))
from toygame.engine import Toy, serve_spoiled

from saitei.adapters import Illegal


class Refuses(Toy):
    def answer(self, ask, picks):
        if self.troubled:
            raise Illegal("not like this")
        return super().answer(ask, picks)


serve_spoiled(Refuses())
