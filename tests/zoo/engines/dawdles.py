"""Takes its time to show what lies where."""

import sys
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))
from toygame.engine import Toy, serve_spoiled


class Dawdles(Toy):
    def view(self, viewer):
        time.sleep(1.2)
        return super().view(viewer)


serve_spoiled(Dawdles())
