"""Fails, and says so."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))
from toygame.engine import Toy, serve_spoiled


class Fails(Toy):
    def answer(self, ask, picks):
        if self.troubled:
            raise KeyError("Trouble")
        return super().answer(ask, picks)


serve_spoiled(Fails())
