"""Prints a line of 100 MB."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))
from toygame.engine import Toy, serve_spoiled

toy = Toy()
serve_spoiled(toy, lambda message: b"x" * 100_000_000 + b"\n" if toy.troubled else message)
