"""Asks again, under its old id, what was just answered."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))
from toygame.engine import Toy, serve_spoiled


class Repeats(Toy):
    def answer(self, ask, picks):
        before = self.ask
        situation = super().answer(ask, picks)
        if self.troubled:
            situation.ask = before
        return situation


serve_spoiled(Repeats())
