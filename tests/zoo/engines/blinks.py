"""Dies when it is looked at after an answer."""

import os
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))
from toygame.engine import Toy, serve_spoiled


class Blinks(Toy):
    answered = False

    def open(self, *scene):
        self.answered = False
        return super().open(*scene)

    def answer(self, *picks):
        self.answered = True
        return super().answer(*picks)

    def view(self, viewer):
        if self.answered:
            os._exit(3)
        return super().view(viewer)


serve_spoiled(Blinks())
