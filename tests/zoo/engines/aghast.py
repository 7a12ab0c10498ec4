"""Fails at every board, and says so."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))
from toygame.engine import Toy, serve_spoiled


class Aghast(Toy):
    def open(self, game, edition, scene):
        raise KeyError("no board today")


serve_spoiled(Aghast())
