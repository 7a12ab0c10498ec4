"""A check that a machine has the same software and files as the one on which a command was started.

Otherwise a piece could have another result there.
"""

from __future__ import annotations

import platform
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from hashlib import blake2b
from pathlib import Path

from ..base.version import package_version

_ROOMS = Path(__file__).resolve().parents[2]
_CODE = (_ROOMS / "adapters", _ROOMS / "harness")


@dataclass(frozen=True)
class MachineEnvironment:
    """The versions of Python and saitei on a machine, and fingerprints of the files at some places."""

    python: str
    version: str
    places: tuple[tuple[str, str], ...]


def machine_environment(places: Iterable[Path]) -> MachineEnvironment:
    """The environment of this machine, with the fingerprints of the files at these places."""
    return MachineEnvironment(
        _python(), package_version(), tuple((str(each), _fingerprint(each)) for each in (*_CODE, *places))
    )


@cache
def environment_difference(there: MachineEnvironment) -> str:
    """The first difference of this machine from another one, with its remedy; empty if they are the same."""
    if there.version != package_version():
        return f"has saitei {package_version()}, and not {there.version}; install the same there"
    if there.python != _python():
        return f"runs Python {_python()}, and not {there.python}; start it with the same"
    for place, fingerprint in there.places:
        if not Path(place).exists():
            return f"has no {place}; the files of the suite have to be at the same place on every machine"
        if fingerprint != _fingerprint(Path(place)):
            return f"has something else in {place}; install the same saitei, games and features there"
    return ""


def _python() -> str:
    return ".".join(platform.python_version_tuple()[:2])


def _fingerprint(place: Path) -> str:
    """A fingerprint of a file, or of all files in a directory."""
    found = blake2b(digest_size=16)
    for path in sorted(_files(place)):
        found.update(f"{path.relative_to(place)}\0".encode())
        found.update(blake2b(path.read_bytes()).digest())
    return found.hexdigest()


def _files(place: Path) -> Iterator[Path]:
    if place.is_file():
        yield place
    for path in place.rglob("*"):
        if path.is_file() and path.parent.name != "__pycache__":
            yield path
