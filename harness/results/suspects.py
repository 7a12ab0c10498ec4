"""What a scenario says that waits for a review in the edition that is judged: nothing yet."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from msgspec.structs import replace

from ...rulebooks import Ledger
from ..judging.verdicts import Verdict
from ..scenarios import reviews
from ..scenarios.reviews import Suspect
from ..scenarios.suite import Suite
from .results import ScenarioResult

_JUDGED: frozenset[Verdict] = frozenset({"pass", "fail"})


def suspects(suite: Suite, ledgers: Mapping[str, Ledger]) -> dict[str, Suspect]:
    """What waits for a review, by the ids of scenarios."""
    return {
        name: suspect
        for game, ledger in ledgers.items()
        for name, suspect in reviews.waiting(suite.rulebook(game), ledger.edition).items()
    }


def with_suspects(
    suite: Suite, ledgers: Mapping[str, Ledger], results: Iterable[ScenarioResult]
) -> tuple[ScenarioResult, ...]:
    """The results, in which one that waits for a review says neither that an engine conforms nor that it deviates."""
    waiting = suspects(suite, ledgers)

    def judged(result: ScenarioResult) -> ScenarioResult:
        suspect = waiting.get(result.id)
        if suspect is None or result.verdict not in _JUDGED:
            return result
        why = f"{', '.join(suspect.clauses)} changed ({', '.join(suspect.changes)}) since this was reviewed"
        said = f"; it would {'pass' if result.verdict == 'pass' else 'fail'}"
        return replace(result, verdict="suspect", message=why + said)

    return tuple(map(judged, results))
