"""``saitei explain --issue``: a deviation as a report in Markdown, for the tracker of the engine."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path

from ..report.engine_registry import Deviation, Registry
from ..report.markdown import code_span, escape_markdown
from ..report.text_board import steps_with_boards
from ..results.ruling_links import DEVIATING
from ..results.run_results import ClauseResult, Results, RulebookSummary, ScenarioResult

PATH = "PATH"
"""The place of the engine's checkout in the printed commands."""


def issue_lines(results: Results, registry: Registry) -> Iterator[str]:
    """The report on each clause of which an own scenario deviates; nothing if none does."""
    rulebooks = {rulebook.game: rulebook for rulebook in results.rulebooks}
    for clause in results.clauses:
        failing = [each for each in results.scenarios if each.verdict in DEVIATING and clause.id in each.own]
        if failing:
            yield from _clause_report(results, rulebooks[clause.game], clause, failing, registry)


def _clause_report(
    results: Results,
    rulebook: RulebookSummary,
    clause: ClauseResult,
    failing: Sequence[ScenarioResult],
    registry: Registry,
) -> Iterator[str]:
    first = min(failing, key=lambda each: sum(1 for _ in steps_with_boards(each.played, rulebook.layout)))
    engine = registry.get(results.engine.name)
    game = engine.games.get(clause.game) if engine else None
    name = f"{results.engine.name} {results.engine.version}".strip() or "The engine"
    judged = sum(each.verdict == "pass" or each in failing for each in results.scenarios if clause.id in each.own)
    yield f"# Clause {clause.id} of {escape_markdown(rulebook.name or clause.game)}: {escape_markdown(clause.title)}"
    yield ""
    yield (
        f"{escape_markdown(name)} deviates from this clause of the edition {rulebook.edition}: "
        f"{len(failing)} of {judged} scenarios about it fail."
    )
    yield ""
    yield f"## {escape_markdown(first.title)}"
    yield ""
    yield "The position, the steps, and what the engine asked and reported:"
    yield ""
    yield from (f"    {line}" for line in steps_with_boards(first.played, rulebook.layout))
    yield ""
    yield f"Expected, and found: {code_span(first.message.strip())}"
    yield from _place(game.deviations.get(clause.id) if game else None)
    yield from _listed("Rulings of the publisher", [f"{each.id} ({each.date}): {each.title}" for each in first.answers])
    yield from _listed("Other scenarios that fail", [f"{each.id}: {each.title}" for each in failing if each != first])
    option = results.spec if engine is None else engine.engine_option(Path(PATH))
    yield from ("", "## Repeat it", "")
    if engine is not None:
        yield f"In this command, `{PATH}` is a checkout of {engine.repository}."
        yield ""
    for id in (first.id, clause.id):
        yield f"    saitei explain {id} --engine '{option}' --game {clause.game} --edition {rulebook.edition}"
    yield ""


def _place(seen: Deviation | None) -> Iterator[str]:
    """The remark of the registry, with the place in the engine's code."""
    if seen is not None:
        yield ""
        yield f"In the code{f' ({code_span(seen.place)})' if seen.place else ''}: {escape_markdown(seen.remark)}."
        if seen.follows_from:
            yield f"The deviation from clause {seen.follows_from} has the same cause."


def _listed(title: str, entries: Sequence[str]) -> Iterator[str]:
    if entries:
        yield from ("", f"{title}:", "", *(f"- {escape_markdown(each)}" for each in entries))
