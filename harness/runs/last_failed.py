"""What deviated when an engine was judged last, from a working directory: for ``--last-failed``.

It is kept among the user's caches, and is not a result: where it cannot be kept, nobody is told until it is asked for.
"""

from __future__ import annotations

import contextlib
import hashlib
import json
from pathlib import Path

import platformdirs

from ..base.command_errors import NothingRan, WrongUse
from ..base.user_files import write_atomically
from ..results.run_results import Results
from ..results.scores import AMISS


def last_failed_ids(engine: str) -> frozenset[str]:
    """The ids of what deviated, or could not be judged for an error.

    Raises :class:`WrongUse` where nothing is known, and :class:`NothingRan` where nothing did.
    """
    found = _read(engine)
    if found is None:
        raise WrongUse(f"nothing is known of an earlier run of {engine} from here; run it once without --last-failed")
    if not found:
        raise NothingRan(f"nothing ran: nothing deviated when {engine} was judged last from here")
    return found


def remember_failures(engine: str, results: Results) -> None:
    """Keep what deviates; of what was not judged now, what deviated before."""
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
    """The file; raises ``OSError`` in a working directory that is gone."""
    by = hashlib.sha256(f"{Path.cwd()}\n{engine}".encode()).hexdigest()[:24]
    return Path(platformdirs.user_cache_dir("saitei", appauthor=False)) / f"last-failed-{by}.json"
