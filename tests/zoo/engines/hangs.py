"""Never answers once there is trouble."""

import sys
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))
from toygame.engine import Toy, serve_spoiled


class Hangs(Toy):
    def answer(self, ask, picks):
        if self.troubled:
            time.sleep(3600)
        return super().answer(ask, picks)


serve_spoiled(Hangs())
