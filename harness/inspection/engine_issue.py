"""``saitei explain --issue``: a deviation as a report in Markdown, for the tracker of the engine."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

from msgspec.structs import replace

from ..report.engine_registry import Deviation, RegisteredGame, Registry
from ..report.markdown import code_span, escape_markdown
from ..report.text_board import steps_with_boards
from ..results.ruling_links import DEVIATING
from ..results.run_results import ClauseResult, Results, RulebookSummary, ScenarioResult
from ..scenarios.suite import Suite

PATH = "PATH"
"""The place of the engine's checkout in the printed commands."""


def issue_lines(results: Results, registry: Registry, suite: Suite) -> Iterator[str]:
    """The report on each clause of which an own scenario deviates; nothing if none does."""
    engine = registry.get(results.engine.name)
    games = engine.games if engine else {}
    remarks = {
        name: remarks_by_edition(suite, name, game, results.editions[name])
        for name, game in games.items()
        if name in results.editions
    }
    rulebooks = {rulebook.game: rulebook for rulebook in results.rulebooks}
    for clause in results.clauses:
        failing = [each for each in results.scenarios if each.verdict in DEVIATING and clause.id in each.own]
        if failing:
            seen = remarks.get(clause.game, {}).get(clause.id)
            yield from _clause_report(results, rulebooks[clause.game], clause, failing, registry, seen)


def remarks_by_edition(suite: Suite, game: str, listed: RegisteredGame, edition: str) -> Mapping[str, Deviation]:
    """The remarks of the registry on a game, by the clauses of an edition, with causes that are clauses of it.

    A remark on a clause that the edition does not have is left out, as are all if no lineage leads to the edition.
    """
    if listed.edition == edition:
        return listed.deviations
    line = suite.edition_ancestry(game)
    if not {listed.edition, edition} <= set(line):
        return {}
    newer, older = sorted((listed.edition, edition), key=line.index)
    back = suite.lineages_between(game, newer, older)

    def numbers_of(number: str) -> tuple[str, ...]:
        numbers: tuple[str, ...] = (number,)
        for step in back if edition == older else reversed(back):
            renumber = step.old_numbers_of if edition == older else step.new_numbers_of
            numbers = tuple(dict.fromkeys(found for each in numbers for found in renumber(each)))
        return numbers

    def remark(seen: Deviation) -> Deviation:
        causes = numbers_of(seen.follows_from) if seen.follows_from else ()
        return replace(seen, follows_from=causes[0] if causes else "")

    return {number: remark(seen) for id, seen in listed.deviations.items() for number in numbers_of(id)}


def _clause_report(
    results: Results,
    rulebook: RulebookSummary,
    clause: ClauseResult,
    failing: Sequence[ScenarioResult],
    registry: Registry,
    seen: Deviation | None,
) -> Iterator[str]:
    first = min(failing, key=lambda each: sum(1 for _ in steps_with_boards(each.played, rulebook.layout)))
    engine = registry.get(results.engine.name)
    name = f"{results.engine.name} {results.engine.version}".strip() or "The engine"
    judged = sum(each.verdict == "pass" or each in failing for each in results.scenarios if clause.id in each.own)
    yield f"# Clause {clause.id} of {escape_markdown(rulebook.name or clause.game)}: {escape_markdown(clause.title)}"
    yield ""
    yield (
        f"{escape_markdown(name)} deviates from this clause of the edition {rulebook.edition}: "
        f"{len(failing)} of {judged} scenarios about it fail."
    )
    yield ""
    yield f"## {escape_markdown(_title(first))}"
    yield ""
    yield "The position, the steps, and what the engine asked and reported:"
    yield ""
    yield from (f"    {line}" for line in steps_with_boards(first.played, rulebook.layout))
    yield ""
    yield f"Expected, and found: {code_span(first.message.strip())}"
    forced = dict.fromkeys(line for step in first.played for line in step.forced)
    yield from _listed("Answers that saitei gave because no other was possible; no step states them", [*forced])
    yield from _place(seen)
    yield from _listed("Rulings of the publisher", [f"{each.id} ({each.date}): {each.title}" for each in first.answers])
    yield from _listed("Other scenarios that fail", [f"{each.id}: {_title(each)}" for each in failing if each != first])
    option = results.spec if engine is None else engine.engine_option(Path(PATH))
    yield from ("", "## Repeat it", "")
    if engine is not None:
        yield f"In this command, `{PATH}` is a checkout of {engine.repository}."
        yield ""
    for id in (first.id, clause.id):
        yield f"    saitei explain {id} --engine '{option}' --game {clause.game} --edition {rulebook.edition}"
    yield ""


def _title(scenario: ScenarioResult) -> str:
    """The title with the values of the example that fails."""
    return scenario.played_title or scenario.title


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
