"""Logs a megabyte before each answer."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))
from toygame.engine import Toy, serve_spoiled


class Chatters(Toy):
    def answer(self, ask, picks):
        print("x" * 1_000_000, file=sys.stderr, flush=True)
        return super().answer(ask, picks)


serve_spoiled(Chatters())
