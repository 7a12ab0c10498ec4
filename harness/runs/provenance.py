"""The origin of results: the date, the kind of machine, and the commits of the suite and of the working directory."""

from __future__ import annotations

import datetime
import importlib.metadata
import json
import platform
import subprocess
from collections.abc import Iterable
from pathlib import Path

from ..results.run_results import RunOrigin
from ..scenarios.suite import Suite

_PATIENCE = 5.0
"""Maximum time in seconds for an answer of git."""


def current_origin(suite: Suite) -> RunOrigin:
    """The origin of a run that begins now."""
    return RunOrigin(
        date=datetime.datetime.now(datetime.UTC).isoformat(timespec="seconds"),
        system=f"{platform.system()} {platform.machine()}, Python {platform.python_version()}",
        suite=", ".join(_distinct(checkout_commit(root) for root in suite.feature_roots())) or _installed(),
        directory=checkout_commit(Path()),
    )


def checkout_commit(directory: Path) -> str:
    """The commit of the checkout to which a directory belongs, with ``-dirty`` if it is changed; empty for none.

    A directory without tracked files, such as a virtual environment, does not belong to the checkout around it.
    """
    return _git(directory, "describe", "--always", "--dirty", "--abbrev=12", "--exclude=*") if _held(directory) else ""


def _held(directory: Path) -> bool:
    return bool(_git(directory, "ls-files", "--error-unmatch", "--", "."))


def _git(directory: Path, *words: str) -> str:
    """The first line of the output of git; empty if it fails or is not installed."""
    try:
        done = subprocess.run(
            ["git", "-C", str(directory), *words],
            stdin=subprocess.DEVNULL,
            capture_output=True,
            timeout=_PATIENCE,
            check=False,
        )
    except (OSError, subprocess.SubprocessError):
        return ""
    return done.stdout.decode("utf-8", "replace").partition("\n")[0] if done.returncode == 0 else ""


def _installed() -> str:
    """The commit from which saitei was installed, if pip knows it; else empty."""
    try:
        said = importlib.metadata.distribution("saitei").read_text("direct_url.json")
        return str(json.loads(said or "{}")["vcs_info"]["commit_id"])[:12]
    except (importlib.metadata.PackageNotFoundError, KeyError, TypeError, ValueError):
        return ""


def _distinct(names: Iterable[str]) -> list[str]:
    return list(dict.fromkeys(filter(None, names)))
