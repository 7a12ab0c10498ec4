"""Prints something that is not a message before its answer."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))
from toygame.engine import Toy, serve_spoiled

toy = Toy()
serve_spoiled(toy, lambda message: b"DEBUG: thinking...\n" + message if toy.troubled else message)
