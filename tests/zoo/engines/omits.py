"""Omits a field of an event."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))
from toygame.engine import Toy, serve_spoiled

toy = Toy()
serve_spoiled(toy, lambda message: message.replace(b'"from":"hand",', b"") if toy.troubled else message)
