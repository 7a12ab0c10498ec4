"""``saitei explain``: plays scenarios and shows their transcripts, whether they pass or not."""

from __future__ import annotations

import dataclasses
import io
from pathlib import Path
from typing import Any

from rich.console import Console

from ...engines import ROOT
from ..base.command_errors import NothingRan, WrongUse
from ..base.console import print_line
from ..judging.engine_lookup import REFERENCE
from ..judging.run_options import RunOptions
from ..judging.verdicts import exit_code
from ..report.engine_registry import read_registry
from ..report.terminal import show_played_scenario, show_readings, show_unnoticed
from ..results.run_results import Results
from ..runs.run_execution import execute_run
from ..scenarios.feature_parser import BadFeature
from ..scenarios.filters import current_selected_id, unknown_id_error
from ..scenarios.selection import clauses_under, select_ledgers, select_scenarios
from ..scenarios.suite import Suite
from .clause_statements import print_statements
from .engine_issue import issue_lines


def explain_scenarios(options: RunOptions, word: str, console: Console) -> int:
    """Play the scenario, or those of the clause, section, feature file or line of a file, that the word names.

    Returns the exit code of a run. For a clause, shows the violations that its scenarios which pass would not have
    noticed, and for the reference engine the statements that make the clause true.
    """
    options, results = _played(options, word)
    layouts = {rulebook.game: rulebook.layout for rulebook in results.rulebooks}
    for index, scenario in enumerate(results.scenarios):
        if index:
            console.print()
        show_played_scenario(console, scenario, layouts[scenario.game])
    show_readings(console, results.readings)
    if options.clauses:
        books = select_ledgers(options.suite, options.game, options.edition)
        show_unnoticed(console, results, clauses_under(books, options.clauses))
        if options.engine == REFERENCE:
            for clause in options.clauses:
                print_statements(console, options.suite, books, clause)
    return exit_code(scenario.verdict for scenario in results.scenarios)


def write_issue(options: RunOptions, word: str, console: Console) -> int:
    """Print a report in Markdown on each clause from which the engine deviates in the scenarios that the word names.

    Returns the exit code of a run.
    """
    _, results = _played(options, word)
    lines = list(issue_lines(results, read_registry(ROOT), options.suite))
    for line in lines:
        print_line(console, line)
    if not lines:
        print_line(console, "No judged scenario deviates, so there is nothing to report.")
    return exit_code(scenario.verdict for scenario in results.scenarios)


def _played(options: RunOptions, word: str) -> tuple[RunOptions, Results]:
    """The options that select what the word names, and the results with all transcripts."""
    chosen = dataclasses.replace(options, transcripts=True, **_chosen(options, word))
    return chosen, execute_run(chosen, Console(file=io.StringIO())).results


def _chosen(options: RunOptions, word: str) -> dict[str, Any]:
    """The options that select what the word names. Raises :class:`WrongUse` or :class:`NothingRan`."""
    name, _, line = word.rpartition(":")
    if name.endswith(".feature") and line.isdecimal():
        return _at_line(options.suite, name, int(line))
    if word.endswith(".feature") or Path(word).is_dir():
        if not Path(word).exists():
            raise WrongUse(f"there is no file {word}")
        return {"paths": (Path(word),)}
    if "/" not in word:
        books = select_ledgers(options.suite, options.game, options.edition)
        found = select_scenarios(options.suite, books, [word])
        if not found.selected_ids:
            for bad in found.bad:
                if f"{word}.".startswith(f"{bad.path.stem}."):
                    raise WrongUse("\n".join(bad.problems))
            raise NothingRan(f"nothing ran: there is no scenario for clause {word}")
        return {"clauses": (word,)}
    game = options.suite.require_game(word.partition("/")[0])
    selection = select_scenarios(options.suite, select_ledgers(options.suite, game, options.edition))
    if (id := current_selected_id(options.suite, selection, word)) in selection.selected_ids:
        return {"ids": frozenset({id})}
    raise unknown_id_error(options.suite, selection, word)


def _at_line(suite: Suite, name: str, line: int) -> dict[str, Any]:
    """The options that select the scenario at a line of a file, which may be named as in the output of a run."""
    places = [path for root in (Path(), *suite.feature_roots()) if (path := (root / name).resolve()).is_file()]
    if not places:
        raise WrongUse(f"there is no file {name}")
    try:
        scenario = suite.read_feature(places[0]).scenario_at_line(line)
    except BadFeature as error:
        raise WrongUse(str(error)) from error
    if scenario is None:
        raise WrongUse(f"{name}:{line}: no scenario begins before this line; name the line of a step")
    chosen: dict[str, Any] = {"ids": frozenset({scenario.id})}
    return chosen if suite.contains_path(places[0]) else {**chosen, "paths": (places[0],)}
