"""Answers another request than the one it was asked."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))
from toygame.engine import Toy, serve_spoiled

toy = Toy()


def renumber(message: bytes) -> bytes:
    return message.replace(b'"id":', b'"id":9', 1) if toy.troubled else message


serve_spoiled(toy, renumber)
