"""What takes long to work out and is always the same, kept between processes in the user's own directory of caches.

A file is named by all that it was made of, our code included, and written whole or not at all, so that none is ever
out of date. Where none can be written or read, things are worked out again.
"""

from __future__ import annotations

import contextlib
import functools
import hashlib
import os
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import BinaryIO, TypeVar

import platformdirs

T = TypeVar("T")


def cache_path(what: str, *made_of: object) -> Path:
    """Where the thing is kept that is made of this."""
    made = hashlib.sha256(repr((_code(), made_of)).encode()).hexdigest()[:24]
    return Path(platformdirs.user_cache_dir("saitei", appauthor=False)) / f"{what.replace(' ', '-')}-{made}"


def read_cache(place: Path, load: Callable[[BinaryIO], T]) -> T | None:
    """What is kept there, as ``load`` reads it; None where nothing is that can be read."""
    try:
        with place.open("rb") as file:
            return load(file)
    except Exception:  # whatever a damaged file makes of itself
        return None


def write_cache(place: Path, data: bytes) -> None:
    """Keep it there, if it can be."""
    with contextlib.suppress(OSError):
        place.parent.mkdir(parents=True, exist_ok=True)
        handle, name = tempfile.mkstemp(dir=place.parent)
        with os.fdopen(handle, "wb") as file:
            file.write(data)
        Path(name).replace(place)


@functools.cache
def _code() -> tuple[str, ...]:
    """The code of this room, on which all that is kept depends."""
    here = Path(__file__).resolve().parent
    return tuple(path.read_text("utf-8") for path in sorted(here.glob("cardtext*.py")))
