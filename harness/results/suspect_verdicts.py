"""What a scenario says that waits for a review: nothing yet.

What waits stands beside the default edition, whichever is judged: a scenario of a clause that changed since is not
played by an older one, and of the others none is known to show its clause until somebody has read it.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from msgspec.structs import replace

from ...rulebooks import Ledger
from ..judging.verdicts import Verdict
from ..scenarios import suspect_reviews
from ..scenarios.suite import Suite
from ..scenarios.suspect_reviews import SuspectScenario
from .run_results import ScenarioResult

_JUDGED: frozenset[Verdict] = frozenset({"pass", "fail"})


def pending_suspects(suite: Suite, ledgers: Iterable[str]) -> dict[str, SuspectScenario]:
    """What waits for a review in these games, by the ids of scenarios."""
    return {
        name: suspect
        for game in ledgers
        for name, suspect in suspect_reviews.unreviewed_suspects(
            suite.rulebook_directory(game), suite.edition_names(game)[0]
        ).items()
    }


def with_suspects(
    suite: Suite, ledgers: Mapping[str, Ledger], results: Iterable[ScenarioResult]
) -> tuple[ScenarioResult, ...]:
    """The results, in which one that waits for a review says neither that an engine conforms nor that it deviates."""
    waiting = pending_suspects(suite, ledgers)

    def mark_suspect(result: ScenarioResult) -> ScenarioResult:
        suspect = waiting.get(result.id)
        if suspect is None or result.verdict not in _JUDGED:
            return result
        why = f"{', '.join(suspect.clauses)} changed ({', '.join(suspect.changes)}) since this was reviewed"
        said = f"; it would {'pass' if result.verdict == 'pass' else 'fail'}"
        return replace(result, verdict="suspect", message=why + said)

    return tuple(map(mark_suspect, results))
