"""Dies in the middle of an answer."""

import os
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))
from toygame.engine import Toy, serve_spoiled

toy = Toy()


def half(message: bytes) -> bytes:
    if not toy.troubled:
        return message
    sys.stdout.buffer.write(message[: len(message) // 2])
    sys.stdout.buffer.flush()
    print("out of luck", file=sys.stderr, flush=True)
    os._exit(3)


serve_spoiled(toy, half)
