"""A cache on disk for results that take long to compute and never change, in the user's own cache directory.

A file's name is a hash of all inputs, our code included, and a file is written whole or not at all, so none is ever
out of date. Results are computed again if the cache cannot be read or written.
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
    """The path of the cached result for these inputs."""
    made = hashlib.sha256(repr((_code(), made_of)).encode()).hexdigest()[:24]
    return Path(platformdirs.user_cache_dir("saitei", appauthor=False)) / f"{what.replace(' ', '-')}-{made}"


def read_cache(place: Path, load: Callable[[BinaryIO], T]) -> T | None:
    """The cached result, as ``load`` reads it; None if there is none that can be read."""
    try:
        with place.open("rb") as file:
            return load(file)
    except Exception:  # a damaged file can raise any error
        return None


def write_cache(place: Path, data: bytes) -> None:
    """Write the data to the cache, if possible."""
    with contextlib.suppress(OSError):
        place.parent.mkdir(parents=True, exist_ok=True)
        handle, name = tempfile.mkstemp(dir=place.parent)
        with os.fdopen(handle, "wb") as file:
            file.write(data)
        Path(name).replace(place)


@functools.cache
def _code() -> tuple[str, ...]:
    """The code of this package, on which all cached results depend."""
    here = Path(__file__).resolve().parent
    return tuple(path.read_text("utf-8") for path in sorted(here.glob("cardtext*.py")))
