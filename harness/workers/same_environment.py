"""Whether a machine has what the one has where a command began: pieces come to the same only where all is the same."""

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
    """What a machine has: its Python, its saitei, and fingerprints of what stands at some places."""

    python: str
    version: str
    places: tuple[tuple[str, str], ...]


def machine_environment(places: Iterable[Path]) -> MachineEnvironment:
    """What this machine has, with what stands at these places."""
    return MachineEnvironment(
        _python(), package_version(), tuple((str(each), _fingerprint(each)) for each in (*_CODE, *places))
    )


@cache
def environment_difference(there: MachineEnvironment) -> str:
    """What is different here from there, and what mends it; nothing where all is the same."""
    if there.version != package_version():
        return f"has saitei {package_version()}, and not {there.version}; install the same there"
    if there.python != _python():
        return f"runs Python {_python()}, and not {there.python}; start it with the same"
    for place, fingerprint in there.places:
        if not Path(place).exists():
            return f"has no {place}; what is played has to stand at the same place on every machine"
        if fingerprint != _fingerprint(Path(place)):
            return f"has something else in {place}; install the same saitei, games and features there"
    return ""


def _python() -> str:
    return ".".join(platform.python_version_tuple()[:2])


def _fingerprint(place: Path) -> str:
    """A fingerprint of a file, or of all that stands in a directory."""
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
