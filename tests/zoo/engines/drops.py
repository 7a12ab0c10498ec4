"""Plays cards with texts as if nothing were written on them."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))
from toygame.engine import Toy, serve_spoiled


class Drops(Toy):
    drops_texts = True


serve_spoiled(Drops())
