"""The report of a run on the terminal: progress while scenarios are judged, then the deviations and the counts.

A terminal shows a progress bar. Without a terminal, one line for each game is written when its scenarios were played.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Collection, Iterable, Mapping, Sequence
from types import TracebackType
from typing import Self, cast

from rich.console import Console
from rich.progress import Progress
from rich.text import Text

from ..base.console import count_things, print_line
from ..base.progress import progress_bar
from ..judging.cases import Case, transcript_lines
from ..judging.verdicts import KINDS, VERDICTS, ClauseVerdict, Verdict
from ..results.board_layout import BoardLayout
from ..results.run_results import (
    ClauseResult,
    OtherEdition,
    Results,
    RulingLink,
    ScenarioResult,
    TakenReading,
    ordered_counts,
)
from ..results.scores import AMISS, score_rulebooks, weakly_judged_clauses
from . import text_board

_REASONS = 12

_FOLDED = 4
"""Minimum number of equal deviations that are reported as one."""

_PLACE = re.compile(r"^(\[[^\n]*?\] )?\S+\.feature:\d+: ")

_ANSWERS = 3
"""Maximum number of rulings that are listed with a deviation."""


class ProgressDisplay:
    """Shows the progress of a run; a context manager, and a listener for its cases.

    ``examples`` are the games of the scenarios by id, with the number of examples of each; a scenario without Examples
    counts as one.
    """

    def __init__(self, console: Console, examples: Mapping[str, tuple[str, int]]) -> None:
        self._console = console
        self._games = {id: game for id, (game, _) in examples.items()}
        self._totals = Counter[str]()
        for game, number in examples.values():
            self._totals[game] += number
        self._played = Counter[str]()
        self._deviating = Counter[str]()
        self._bar: Progress | None = None
        if console.is_terminal:
            self._bar = progress_bar(console)
            self._task = self._bar.add_task("judging", total=self._totals.total())

    def __enter__(self) -> Self:
        if self._bar:
            self._bar.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self._bar:
            self._bar.stop()
            return
        for game, played in self._played.items():
            if played < self._totals[game]:
                self._print_game(game, f"{played} of {self._totals[game]} examples played")

    def __call__(self, case: Case) -> None:
        """Show a case that has been judged."""
        game = self._games.get(case.scenario, "")
        self._played[game] += 1
        self._deviating[game] += case.verdict in AMISS
        if self._bar:
            deviating = self._deviating.total()
            words = f"judging, {deviating} deviating" if deviating else "judging"
            self._bar.update(self._task, advance=1, description=words)
        elif self._played[game] == self._totals[game]:
            number = self._played[game]
            self._print_game(game, f"{number} example{'s' * (number != 1)} played")

    def _print_game(self, game: str, count: str) -> None:
        deviating = f", {self._deviating[game]} deviating" if self._deviating[game] else ""
        print_line(self._console, f"{game}: {count}{deviating}")


def report_results(console: Console, results: Results, *, log: str = "") -> None:
    """Print the deviations by clause, the first transcript with the end of the engine's log, and the counts."""
    alike = _repeated(results.scenarios)
    for scenarios in alike:
        _fold(console, scenarios)
    told = {scenario.id for scenarios in alike for scenario in scenarios}
    by_id = {found.id: found for found in results.scenarios if found.verdict in AMISS and found.id not in told}
    for clause in results.clauses:
        _clause(console, clause, by_id)
    for scenario in by_id.values():
        if not scenario.clauses:
            _scenario(console, scenario)
    if first := next((found for found in results.scenarios if found.verdict in AMISS and found.played), None):
        _first(console, first, log)
    print_line(console, verdict_count_line("scenarios", ordered_counts(results.count_scenarios(), VERDICTS)))
    show_readings(console, results.readings)
    _unsupported(console, results)
    _reasons(console, "known", (found.known for found in results.scenarios if found.verdict == "known"))
    _suspect(console, results)
    games = ", ".join(f"{game} {edition}" for game, edition in results.editions.items())
    who = f"{results.engine.name} {results.engine.version}".strip()
    if results.in_process:
        who += " (in process)"
    print_line(console, Text(f"{who} judged by {games} in {results.seconds:.1f} s"))
    for score in score_rulebooks(results):
        if score.clauses:
            print_line(console, Text(f"{score.rulebook_name}: {score.summary_line}", style="bold"))


def show_played_scenario(console: Console, scenario: ScenarioResult, layout: BoardLayout) -> None:
    """Print a scenario with its verdict, its steps, the transcript, and the board."""
    head = Text(f"{scenario.id}  ", style="bold").append(scenario.verdict, KINDS[scenario.verdict].style)
    print_line(console, head)
    print_line(console, Text(f"  {scenario.path}:{scenario.line}  {', '.join(scenario.clauses)}"))
    _lines(console, text_board.steps_with_boards(scenario.played, layout))
    for line in scenario.message.splitlines():
        print_line(console, f"  {line}", style=KINDS[scenario.verdict].style)
    _claimed(console, scenario.claimed, "  ")
    _answers(console, scenario.answers, "  ")


def show_readings(console: Console, readings: Sequence[TakenReading]) -> None:
    """Print the number of contested readings, and name those of which the engine does not take our option."""
    if not readings:
        return
    ours = sum(taken.takes == taken.ours for taken in readings)
    unseen = sum(not taken.takes and not taken.takes_no_option for taken in readings)
    count = f"{len(readings)} contested reading{'s' * (len(readings) != 1)}: {ours} as ours"
    print_line(console, Text(count + (f", {unseen} not seen" if unseen else "")))
    for taken in readings:
        if taken.takes not in ("", taken.ours) or taken.takes_no_option or taken.is_contradicted:
            print_line(console, Text(f"  {taken.game} {taken.id}: {_how(taken)}", style=KINDS["reading"].style))


def show_unnoticed(console: Console, results: Results, clauses: Mapping[str, Collection[str]]) -> None:
    """Print the violations of these clauses, by game, that the judged scenarios would not have noticed."""
    for clause, answer in weakly_judged_clauses(results):
        if clause.id in clauses.get(clause.game, ()):
            head = f"{clause.game} {clause.id} is {answer}: its scenarios that passed would not have noticed"
            print_line(console, Text(head, style=KINDS["unsupported"].style))
            for each in clause.unnoticed:
                print_line(console, Text(f"  {each.description}", style=KINDS["unsupported"].style))


def _how(taken: TakenReading) -> str:
    """The option of a reading that an engine takes, in a few words."""
    if taken.is_contradicted:
        return f"declares {taken.declared}, but plays {taken.played_options}"
    if taken.takes:
        return f"takes {taken.takes}, ours is {taken.ours} ({'declared' if taken.declared else 'seen'})"
    return "takes no admissible option"


def _repeated(scenarios: Iterable[ScenarioResult]) -> list[list[ScenarioResult]]:
    """Groups of scenarios that deviate in the same way, if they are large enough, the largest first."""
    by: dict[tuple[Verdict, str], list[ScenarioResult]] = {}
    for found in scenarios:
        if found.verdict in AMISS:
            by.setdefault((found.verdict, _cause(found)), []).append(found)
    return sorted((found for found in by.values() if len(found) >= _FOLDED), key=len, reverse=True)


def _cause(scenario: ScenarioResult) -> str:
    """The message of a deviation, without its example, its place and its step."""
    said = _PLACE.sub("", scenario.message)
    if said == scenario.message:
        return said
    return said.removeprefix(f"{scenario.played[-1].words}: ") if scenario.played else said.partition(": ")[2]


def _fold(console: Console, scenarios: Sequence[ScenarioResult]) -> None:
    """Print the first of several equal deviations, and the clauses of all of them."""
    first = scenarios[0]
    head = Text(f"{len(scenarios)} times the same {first.verdict}", style=KINDS[first.verdict].style)
    clauses = dict.fromkeys(f"{found.game} {number}" for found in scenarios for number in found.own)
    print_line(console, head.append(f", of {len(clauses)} clauses: {', '.join(clauses)}" if clauses else "", "default"))
    _scenario(console, first)


def _clause(console: Console, clause: ClauseResult, by_id: Mapping[str, ScenarioResult]) -> None:
    """Print a clause with those of its scenarios that are in ``by_id``, if any."""
    if found := [by_id[id] for id in clause.scenarios if id in by_id]:
        print_line(console, Text(f"{clause.game} {clause.id}  {clause.title}", style="bold"))
        for scenario in found:
            _scenario(console, scenario)


def _scenario(console: Console, scenario: ScenarioResult) -> None:
    print_line(console, Text(f"  {scenario.verdict:<8}", KINDS[scenario.verdict].style).append(scenario.id, "default"))
    for line in scenario.message.splitlines():
        print_line(console, Text(f"           {line}"))
    _claimed(console, scenario.claimed, "           ")
    _answers(console, scenario.answers, "           ")


def _claimed(console: Console, claimed: OtherEdition | None, margin: str) -> None:
    """Print whether a deviation may be due to the edition that the engine follows."""
    if claimed is not None:
        changed = f"{', '.join(claimed.changed)} changed" if claimed.changed else "none of these clauses changed"
        print_line(
            console, Text(f"{margin}between this edition and {claimed.edition}, the engine's own: {changed}", "dim")
        )


def _answers(console: Console, answers: Sequence[RulingLink], margin: str) -> None:
    """Print the publisher's rulings about a deviation, those of the same case together."""
    said: dict[str, list[RulingLink]] = {}
    for answer in answers:
        said.setdefault(answer.title, []).append(answer)
    for title, alike in list(said.items())[:_ANSWERS]:
        ids = ", ".join(f"{each.id} of {each.date}" for each in alike)
        print_line(console, Text(f"{margin}ruling {ids}: {title}", style="dim"))
    if others := list(said.values())[_ANSWERS:]:
        print_line(console, Text(f"{margin}and {sum(map(len, others))} more rulings", style="dim"))


def _first(console: Console, scenario: ScenarioResult, log: str) -> None:
    console.print()
    print_line(console, f"The transcript of {scenario.id}:", style="bold")
    _lines(console, transcript_lines(scenario.played))
    if log:
        print_line(console, Text("The end of the engine's log:", style="bold"))
        for line in log.strip().splitlines()[-20:]:
            print_line(console, Text(f"  {line}"))
    console.print()


def _lines(console: Console, lines: Iterable[str]) -> None:
    for line in lines:
        print_line(console, Text(f"  {line}", style="dim" if line.startswith(" ") else ""))


def _reasons(console: Console, verdict: Verdict, reasons: Iterable[str]) -> None:
    """Print the number of scenarios with the verdict for each reason, the commonest first."""
    ranked = Counter(reasons).most_common()
    for reason, number in ranked[:_REASONS]:
        print_line(console, Text(f"  {number} {verdict}: {reason}", style=KINDS[verdict].style))
    if others := ranked[_REASONS:]:
        number = sum(number for _, number in others)
        print_line(console, Text(f"  {number} {verdict} for {len(others)} other reasons", style=KINDS[verdict].style))


def _unsupported(console: Console, results: Results) -> None:
    """Print the reasons of unsupported scenarios, the additions that would unlock most, and a warning if most are."""
    beside, number = results.beside, results.count_scenarios()["unsupported"]
    said = list[str]()
    if number:
        kinds = ", ".join(f"{count} {kind}" for kind, count in beside.count_by_kind().most_common())
        said.append(f"  {number} unsupported: {kinds}")
    for reason in beside.reasons[:_REASONS]:
        said.append(f"    {reason.scenarios} {reason.reason_text}")
    if others := beside.reasons[_REASONS:]:
        said.append(f"    {sum(reason.scenarios for reason in others)} for {len(others)} other reasons")
    if beside.unlocks:
        said.append("  what would unlock most (each entry needs those before it):")
    for step in beside.unlocks:
        scenarios, clauses = f"scenario{'s' * (step.scenarios != 1)}", f"clause{'s' * (step.clauses != 1)}"
        said.append(f"    {step.scenarios} {scenarios}, {step.clauses} {clauses}: {', '.join(step.needs)}")
    if 2 * number > len(results.scenarios):
        total = len(results.scenarios)
        said.append(f"  the verdicts say little about this engine: {number} of {total} scenarios are unsupported")
    for line in said:
        print_line(console, Text(line, style=KINDS["unsupported"].style))


def _suspect(console: Console, results: Results) -> None:
    """Print the scenarios that wait for a review, and those that do not hold for this edition."""
    for scenario in results.scenarios:
        if scenario.verdict == "suspect":
            print_line(console, Text(f"  suspect: {scenario.id}  {scenario.message}", style=KINDS["suspect"].style))
    if results.not_kept:
        what = f"  {count_things(len(results.not_kept), 'scenarios')} not played: true only since a newer edition"
        print_line(console, Text(what, style=KINDS["suspect"].style))
        for name in results.not_kept:
            print_line(console, Text(f"    {name}"))


def verdict_count_line(what: str, numbers: Mapping[str, int]) -> Text:
    """The total, and the number for each verdict: "9 scenarios: 8 pass, 1 fail"."""
    total = sum(numbers.values())
    text = Text(f"{count_things(total, what)}{': ' if total else ''}")
    shown = [(verdict, number) for verdict, number in numbers.items() if number]
    for index, (verdict, number) in enumerate(shown):
        text.append(f"{', ' if index else ''}{number} {verdict}", KINDS[cast(ClauseVerdict, verdict)].style)
    return text
