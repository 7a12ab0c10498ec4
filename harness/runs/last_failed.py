"""The failures of the last run of an engine from a working directory, for ``--last-failed``.

They are kept in a cache directory of the user, and are not results: if they cannot be kept, a run does not report that.
"""

from __future__ import annotations

import contextlib
import hashlib
import json
import os
from pathlib import Path

import platformdirs

from ..base.command_errors import NothingRan, WrongUse
from ..base.user_files import write_atomically
from ..results.run_results import Results
from ..results.scores import AMISS


def last_failed_ids(engine: str) -> frozenset[str]:
    """The ids of the scenarios that deviated, or could not be judged because of an error.

    Raises :class:`WrongUse` if no earlier run is known, and :class:`NothingRan` if it had no failures.
    """
    found = _read(engine)
    if found is None:
        raise WrongUse(f"no earlier run of {engine} from this directory is known; run it once without --last-failed")
    if not found:
        raise NothingRan(f"nothing ran: no scenario deviated in the last run of {engine} from this directory")
    return found


def remember_failures(engine: str, results: Results) -> None:
    """Keep the failures of this run, and the earlier ones of scenarios that it did not judge."""
    seen = {scenario.id for scenario in results.scenarios}
    failing = {scenario.id for scenario in results.scenarios if scenario.verdict in AMISS}
    before = _read(engine) or frozenset()
    with contextlib.suppress(OSError, WrongUse):
        place = _place(engine)
        place.parent.mkdir(parents=True, exist_ok=True)
        write_atomically(place, json.dumps(sorted(failing | (before - seen))))


def _read(engine: str) -> frozenset[str] | None:
    try:
        return frozenset(json.loads(_place(engine).read_text("utf-8")))
    except (OSError, ValueError, TypeError):
        return None


def _place(engine: str) -> Path:
    """The path of the cache file. Raises ``OSError`` if the working directory no longer exists."""
    by = hashlib.sha256(os.fsencode(f"{Path.cwd()}\n{engine}")).hexdigest()[:24]
    return Path(platformdirs.user_cache_dir("saitei", appauthor=False)) / f"last-failed-{by}.json"
