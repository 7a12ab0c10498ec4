"""Speaks another version of the protocol."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))
from toygame.engine import Toy, serve_spoiled


class Other(Toy):
    def initialize(self, hello):
        info = super().initialize(hello)
        info.protocol = 99
        return info


serve_spoiled(Other())
