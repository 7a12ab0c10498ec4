"""Says that it has no scripted dice."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))
from toygame.engine import Toy, serve_spoiled


class Modest(Toy):
    capabilities = tuple(name for name in Toy.capabilities if name != "random.dice")


serve_spoiled(Modest())
