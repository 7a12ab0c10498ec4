"""Where somebody stands who edits scenarios, and whether those are the ones that are played."""

from __future__ import annotations

import tomllib
from pathlib import Path

from ... import features


def other_checkout_warning(here: Path) -> str:
    """One line for whoever stands in a checkout that is not the one that is played; empty for anybody else."""
    try:
        here = here.resolve()
        for directory in (here, *here.parents):
            if (directory / "features").is_dir() and _is_ours(directory / "pyproject.toml"):
                played = features.ROOT.resolve()
                if (directory / "features").resolve() == played:
                    return ""
                mend = f"pip install -e {directory}"
                return f"the scenarios of {played} are played, not those of this checkout; to play them: {mend}"
    except OSError:
        pass  # a working directory that is gone, or not ours to see
    return ""


def _is_ours(project: Path) -> bool:
    try:
        name = tomllib.loads(project.read_text("utf-8")).get("project", {}).get("name")
    except (OSError, ValueError, AttributeError):
        return False
    return bool(name == "saitei")
