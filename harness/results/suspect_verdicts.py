"""The verdict ``suspect`` of a scenario that waits for a review: it says nothing about an engine yet.

The suspects are those of the default edition, by whichever edition an engine is judged. A scenario of a clause that
changed later is not played by an older edition. Any other suspect may not show its clause until a person has read it.
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
    """The suspects of these games that wait for a review, by the ids of scenarios."""
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
    """The results with the verdict ``suspect`` for judged scenarios that wait for a review."""
    waiting = pending_suspects(suite, ledgers)

    def mark_suspect(result: ScenarioResult) -> ScenarioResult:
        suspect = waiting.get(result.id)
        if suspect is None or result.verdict not in _JUDGED:
            return result
        why = f"{', '.join(suspect.clauses)} changed ({', '.join(suspect.changes)}) since this was reviewed"
        said = f"; it would {'pass' if result.verdict == 'pass' else 'fail'}"
        return replace(result, verdict="suspect", message=why + said)

    return tuple(map(mark_suspect, results))
