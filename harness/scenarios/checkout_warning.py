"""A warning if the scenarios that are played are not those of the checkout in which the user works."""

from __future__ import annotations

import tomllib
from pathlib import Path

from ... import features


def other_checkout_warning(here: Path) -> str:
    """One line if ``here`` is in a checkout whose scenarios differ from those that are played, else an empty string."""
    try:
        here = here.resolve()
        for directory in (here, *here.parents):
            if (directory / "features").is_dir() and _is_ours(directory / "pyproject.toml"):
                played = features.ROOT.resolve()
                if _are_equal(directory / "features", played):
                    return ""
                mend = f"pip install -e {directory}"
                return f"the scenarios of {played} are played, not those of this checkout; to play the latter: {mend}"
    except OSError:
        pass  # the working directory is gone, or not readable
    return ""


def _is_ours(project: Path) -> bool:
    try:
        name = tomllib.loads(project.read_text("utf-8-sig")).get("project", {}).get("name")
    except (OSError, ValueError, AttributeError):
        return False
    return bool(name == "saitei")


def _are_equal(ours: Path, played: Path) -> bool:
    """Whether two directories have the same feature files, by name and content."""
    if ours.resolve() == played:
        return True
    names = {path.relative_to(played) for path in played.rglob("*.feature")}
    if names != {path.relative_to(ours) for path in ours.rglob("*.feature")}:
        return False
    return all((ours / name).read_bytes() == (played / name).read_bytes() for name in names)
