"""Claims scripted dice, and cannot."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))
from toygame.engine import Toy, serve_spoiled

from saitei.adapters import Unsupported


class Overclaims(Toy):
    def open(self, game, edition, scene):
        if scene.script.dice:
            raise Unsupported("random.dice")
        return super().open(game, edition, scene)


serve_spoiled(Overclaims())
