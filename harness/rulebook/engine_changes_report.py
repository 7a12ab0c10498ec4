"""Reports of the changes that concern an engine: on the terminal, as JSON, and as Markdown."""

from __future__ import annotations

import shlex
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.text import Text

from ...rulebooks import Ledger
from ..base.command_errors import WrongUse
from ..base.console import print_line
from ..base.user_files import write_atomically, write_output
from ..base.version import package_version
from ..judging.run_options import RunOptions
from ..report.markdown import code_span, escape_markdown
from ..results.result_files import dump_document
from ..scenarios.suite import Suite
from . import edition_diff
from .engine_changes import ClauseWork, EngineChanges, changes_for_engine

VERSION = 1
"""The version of the JSON form; fields may be added under the same version."""


def report_engine_changes(
    options: RunOptions,
    console: Console,
    sides: tuple[str, str],
    *,
    name: str,
    json_file: Path | None = None,
    markdown: Path | None = None,
) -> int:
    """Report the clauses of the newer edition that are work for an engine that obeyed the older one.

    ``name`` is the engine as the user named it. The exit code is that of a run whose deviations are only those because
    of the change. Raises :class:`.CommandError`.
    """
    old, new = (_ledger(options.suite, side, options.game) for side in sides)
    changes = changes_for_engine(options, console, old, new)
    report = _Report(changes, _replay(options, name, new))
    report.print_work(console)
    if json_file:
        write_output(json_file, report.to_json())
    if markdown:
        write_atomically(markdown, report.to_markdown())
    return changes.exit_code


def _ledger(suite: Suite, side: str, game: str | None) -> Ledger:
    """The ledger of an edition. Raises :class:`WrongUse` for a document."""
    found = edition_diff.open_side(suite, side, game)
    if isinstance(found, Ledger):
        return found
    known = ", ".join(suite.edition_names(found.game)) if found.game in suite.game_names() else "none"
    raise WrongUse(
        f"{side} is a document, and an engine is judged by scenarios; name an edition that saitei has ({known}), "
        "or adopt this one first: saitei rulebook adopt"
    )


def _replay(options: RunOptions, name: str, new: Ledger) -> str:
    """The command that plays the scenarios of a clause, up to the clause."""
    words = ["saitei", "explain", "--engine", name, "--game", new.game]
    if new.edition != options.suite.load_ledger(new.game).edition:
        words += ["--edition", new.edition]
    return shlex.join([*words, *(["--in-process"] if options.in_process else [])])


class _Report:
    """The three forms of a report. ``replay`` is the command that plays the scenarios of a clause, up to the clause."""

    def __init__(self, changes: EngineChanges, replay: str) -> None:
        self.changes = changes
        self._replay = replay
        info = changes.engine
        self._who = f"{info.name} {info.version}".strip()
        self._lists = (
            ("breaks", "broken because of the change", changes.breaks),
            ("grew", "new, and not judged", changes.grew),
            ("look", "changed or gone, and not broken: read them again", changes.look),
        )

    def print_work(self, console: Console) -> None:
        """Print the clauses in the order of work, each with its failing scenarios and the command to play them."""
        changes = self.changes
        head = f"{changes.game} {changes.old} -> {changes.new}: what changed for {self._who}"
        print_line(console, head, style="bold")
        for name, title, works in self._lists:
            print_line(console, Text(_count(works, title), style="bold" if works else "dim"))
            for work in works:
                style = "red" if name == "breaks" else "cyan" if name == "grew" else "yellow"
                line = Text(f"  {describe_change(work):<18}", style).append(_numbers(work), "bold")
                print_line(console, line.append(f"  {work.title}", "default"))
                for text in self._details(work):
                    print_line(console, f"      {text}")
        for text in self._remarks():
            print_line(console, Text(text, style="dim"))

    def to_json(self) -> str:
        """The work as JSON."""
        changes = self.changes
        return dump_document(
            {
                "saitei": package_version(),
                "version": VERSION,
                "game": changes.game,
                "old": changes.old,
                "new": changes.new,
                "engine": {"name": changes.engine.name, "version": changes.engine.version},
                **{name: [self._record(work) for work in works] for name, _, works in self._lists},
                "obeyed": changes.obeyed,
                "same_rule": changes.same_rule,
                "failed_before": changes.before,
                "complete": True,
            }
        )

    def to_markdown(self) -> str:
        """The work as Markdown, with a box to tick for each clause."""
        return "\n".join(self._markdown()) + "\n"

    def _markdown(self) -> Iterator[str]:
        changes = self.changes
        yield f"## {changes.game} {changes.old} → {changes.new}: what changed for {escape_markdown(self._who)}"
        for _, title, works in self._lists:
            yield from ("", f"### {_count(works, title)}", "")
            for work in works:
                what = f"{describe_change(work)}: {escape_markdown(work.title)}"
                yield f"- [ ] **{_numbers(work)}** {what}"
                yield from (f"    - {escape_markdown(text)}" for text in work.unjudged)
                for each in work.scenarios:
                    message = escape_markdown(each.message.partition("\n")[0])
                    yield f"    - {each.verdict} {code_span(each.id)}: {message}"
                if command := self._command(work):
                    yield f"    - {code_span(command)}"
        yield from ("", *(f"{text}." for text in self._remarks()))

    def _record(self, work: ClauseWork) -> dict[str, Any]:
        return {
            "old": list(work.old),
            "new": list(work.new),
            "title": work.title,
            "class": work.kind,
            "change": describe_change(work),
            "verdict": work.verdict,
            "scenarios": [{"id": each.id, "verdict": each.verdict, "message": each.message} for each in work.scenarios],
            "not_judged": list(work.unjudged),
            "replay": self._command(work),
        }

    def _details(self, work: ClauseWork) -> Iterator[str]:
        """The lines under a clause: why it is not judged, its failing scenarios, and the command to play them."""
        if work.unjudged:
            yield f"not judged: {'; '.join(work.unjudged)}"
        for each in work.scenarios:
            yield f"{each.verdict}  {each.id}"
            yield from (f"    {line}" for line in each.message.splitlines())
        if command := self._command(work):
            yield command

    def _command(self, work: ClauseWork) -> str:
        """The command that plays the scenarios of a clause; empty if it has none."""
        return f"{self._replay} {work.new[0]}" if work.has_scenarios else ""

    def _remarks(self) -> Iterator[str]:
        changes = self.changes
        if changes.obeyed:
            yield f"{changes.obeyed} of the new clauses are obeyed already"
        if changes.same_rule:
            yield f"{changes.same_rule} of the reworded clauses state the same rule as before"
        if changes.before:
            what = f"{changes.before} scenario{'s' * (changes.before != 1)}"
            yield f"{what} of clauses that did not change failed by {changes.old}, too"


def describe_change(work: ClauseWork) -> str:
    """The kinds of the changes of a clause, the earliest first."""
    return ", then ".join(work.changes) or "unchanged"


def _numbers(work: ClauseWork) -> str:
    old, new = " + ".join(work.old), " + ".join(work.new)
    return old if old == new else f"{old or '-'} -> {new or '-'}"


def _count(works: tuple[ClauseWork, ...], title: str) -> str:
    return f"{len(works)} clause{'s' * (len(works) != 1)} {title}"
