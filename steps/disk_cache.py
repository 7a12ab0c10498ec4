"""A cache on disk for results that take long to compute and never change, in the user's own cache directory.

A file's name is a hash of all inputs, our code included, so none is ever out of date. A file is written whole or not at
all, or consists of records that are checked one by one (:class:`RecordCache`). Results are computed again if the cache
cannot be read or written. Files that nobody has read for :data:`DAYS` days are deleted.
"""

from __future__ import annotations

import contextlib
import functools
import hashlib
import os
import tempfile
import time
import zlib
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import BinaryIO, Generic, TypeVar

import msgspec
import platformdirs

T = TypeVar("T")

DAYS = 30
"""Number of days without use after which a file is deleted."""

LARGEST = 4 * 1024 * 1024
"""Maximum size of a file of records, in bytes."""


def cache_path(what: str, *made_of: object) -> Path:
    """The path of the cached result for these inputs, which include the code that makes it (:func:`source_digest`)."""
    made = hashlib.sha256(repr(made_of).encode()).hexdigest()[:24]
    return _directory() / f"{what.replace(' ', '-')}-{made}"


def read_cache(place: Path, load: Callable[[BinaryIO], T]) -> T | None:
    """The cached result, as ``load`` reads it; None if there is none that can be read."""
    try:
        with place.open("rb") as file:
            found = load(file)
        os.utime(place)
        return found
    except Exception:  # a damaged file can raise any error
        return None


def write_cache(place: Path, data: bytes) -> None:
    """Write the data to the cache, if possible."""
    with contextlib.suppress(OSError):
        place.parent.mkdir(parents=True, exist_ok=True)
        _delete_old_files(place.parent)
        handle, name = tempfile.mkstemp(dir=place.parent)
        try:
            with os.fdopen(handle, "wb") as file:
                file.write(data)
            Path(name).replace(place)
        except OSError:  # on Windows also if another process reads the old file
            Path(name).unlink()


@functools.cache
def source_digest(*places: str) -> str:
    """A hash of the code in these files and directories, on which cached results depend."""
    found = hashlib.sha256()
    for place in map(Path, places):
        for path in sorted(place.rglob("*")) if place.is_dir() else (place,):
            if path.suffix in (".py", ".lark"):
                found.update(path.read_bytes())
    return found.hexdigest()


class RecordCache(Generic[T]):
    """Many small results of one type in one file, by their inputs. Each is a line with its checksum.

    Several processes can add to the file; lines that are damaged are ignored. The file grows to :data:`LARGEST` bytes.
    """

    def __init__(self, place: Path, kind: type[T]) -> None:
        self._place = place
        self._decoder = msgspec.json.Decoder(kind)
        self._found = read_cache(place, lambda file: dict(_records(file))) or {}

    def get_result(self, *made_of: str) -> T | None:
        """The cached result for these inputs; None if there is none."""
        raw = self._found.get(made_of)
        return None if raw is None else self._decoder.decode(raw)

    def add_result(self, result: T, *made_of: str) -> None:
        """Add a result to the file, if possible."""
        record = msgspec.json.encode((made_of, result))
        with contextlib.suppress(OSError):
            self._place.parent.mkdir(parents=True, exist_ok=True)
            with self._place.open("ab", buffering=0) as file:
                if file.tell() + len(record) < LARGEST:
                    file.write(b"\n%08x %b\n" % (zlib.crc32(record), record))


def _records(file: BinaryIO) -> Iterator[tuple[tuple[str, ...], msgspec.Raw]]:
    """The inputs and the encoded result of each undamaged record."""
    decoder = msgspec.json.Decoder(tuple[tuple[str, ...], msgspec.Raw])
    for line in file.read().splitlines():
        with contextlib.suppress(ValueError):
            if int(line[:8], 16) == zlib.crc32(line[9:]):
                yield decoder.decode(line[9:])


def _directory() -> Path:
    return Path(platformdirs.user_cache_dir("saitei", appauthor=False)) / "computed"


@functools.cache
def _delete_old_files(directory: Path) -> None:
    """Delete the files that nobody has read for a long time, once in each process."""
    oldest = time.time() - DAYS * 24 * 60 * 60
    for each in directory.iterdir():
        with contextlib.suppress(OSError):
            if each.stat().st_mtime < oldest:
                each.unlink()
