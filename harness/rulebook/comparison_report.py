"""Reports of a comparison of two editions: on the terminal, and as Markdown for a pull request."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator

from rich.console import Console
from rich.text import Text

from ...rulebooks.comparison import KINDS, ChangelogCheck, ClauseChange, Kind
from ...rulebooks.documents import Document, lint_document
from ..base.console import count_things, print_line
from .edition_difference import EditionDifference

STYLES: dict[Kind, str] = {
    "unchanged": "green",
    "moved": "green",
    "typographic": "green",
    "reworded": "yellow",
    "moved-reworded": "yellow",
    "split": "yellow",
    "merged": "yellow",
    "new": "cyan",
    "gone": "red",
    "reference-changed": "yellow",
    "example-changed": "yellow",
}
_ORDER: tuple[Kind, ...] = (
    "new",
    "gone",
    "reworded",
    "moved-reworded",
    "split",
    "merged",
    "reference-changed",
    "example-changed",
    "typographic",
    "moved",
)
_MOVES = 12
"""The maximum number of listed runs of moved clauses; further runs are counted."""


def print_difference(console: Console, difference: EditionDifference) -> None:
    """Print the counts, the changed clauses, the moved clauses with their new numbers, and the suspect scenarios."""
    old, new = difference.side_names
    changes = difference.comparison.clauses
    print_line(console, Text(f"{old} -> {new}", style="bold"))
    counts = Counter(change.kind for change in changes)
    line = Text("  ")
    for index, kind in enumerate(kind for kind in KINDS if counts[kind]):
        line.append(f"{', ' if index else ''}{counts[kind]} {kind}", STYLES[kind])
    print_line(console, line)
    for kind in _ORDER:
        if kind != "moved":
            for change in (change for change in changes if change.kind == kind):
                print_line(console, _line(change, difference.titles))
    runs = list(describe_moves(changes))
    if runs:
        print_line(console, Text("renumbered, with the same wording:"))
        for text in runs[:_MOVES]:
            print_line(console, Text(f"  {text}"))
        if len(runs) > _MOVES:
            print_line(console, Text(f"  and {len(runs) - _MOVES} more; --json and --markdown list all"))
    referring = [change for change in changes if change.refers_to]
    if referring:
        print_line(console, Text("the same wording, but it refers to changed clauses:"))
        for change in referring:
            print_line(console, Text(f"  {describe_numbers(change)}  refers to {', '.join(change.refers_to)}"))
    for text in _held(difference.held, words=True):
        print_line(console, Text(text))
    if difference.suspect:
        print_line(console, Text(f"{len(difference.suspect)} scenarios are suspect:", style="yellow"))
        for scenario in difference.suspect:
            print_line(console, Text(f"  {scenario.id}"))


def difference_to_markdown(difference: EditionDifference) -> str:
    """The whole comparison as Markdown."""
    return "\n".join(_markdown(difference)) + "\n"


def _markdown(difference: EditionDifference) -> Iterator[str]:
    old, new = difference.side_names
    changes = difference.comparison.clauses
    counts = Counter(change.kind for change in changes)
    yield f"## {old} → {new}"
    yield ""
    for side in (difference.old, difference.new):
        if isinstance(side, Document):
            yield from _sureness(side)
    yield "| change | clauses |"
    yield "|---|---:|"
    yield from (f"| {kind} | {counts[kind]} |" for kind in KINDS if counts[kind])
    changed = [change for kind in _ORDER for change in changes if change.kind == kind and kind != "moved"]
    if changed:
        yield ""
        yield "### Changed clauses"
        yield ""
        yield "| change | clause | topic | similarity | suspect scenarios |"
        yield "|---|---|---|---:|---:|"
        for change in changed:
            suspect = sum(1 for scenario in difference.suspect if set(change.old).intersection(scenario.all_clauses))
            about = "; ".join(difference.titles[n] for n in change.old if n in difference.titles).replace("|", "\\|")
            like = f"{change.similarity:.2f}" if change.old and change.new else ""
            yield f"| {change.kind} | {describe_numbers(change)} | {about} | {like} | {suspect or ''} |"
    runs = list(describe_moves(changes))
    if runs:
        yield from ("", "### Renumbered, with the same wording", "")
        yield from (f"- {text}" for text in runs)
    referring = [change for change in changes if change.refers_to]
    if referring:
        yield from ("", "### The same wording, but it refers to changed clauses", "")
        yield from (f"- {describe_numbers(change)} refers to {', '.join(change.refers_to)}" for change in referring)
    if listed := list(_held(difference.held, words=False)):
        yield from ("", "### The publisher's list of changes", "", *(f"- {text.strip()}" for text in listed))
    if difference.suspect:
        yield from (
            "",
            "### Suspect scenarios",
            "",
            "Each counts for a changed clause. Read the clause, and review the scenarios:",
            "",
        )
        yield from (f"- [ ] `{scenario.id}` ({', '.join(scenario.all_clauses)})" for scenario in difference.suspect)


def _sureness(document: Document) -> Iterator[str]:
    """The lines about defects of a document, and about places that the reader was unsure of."""
    findings, doubts = lint_document(document), document.doubts
    clauses, defects = count_things(len(document.clauses), "clauses"), count_things(len(findings), "structural defects")
    yield f"`{document.source}` was read: {clauses}, {defects}, {count_things(len(doubts), 'places')} unsure."
    yield ""
    for finding in findings:
        yield f"- {finding.rule} {finding.number} ({finding.place}): {finding.says}"
    for doubt in doubts:
        yield f"- {doubt.number} ({doubt.place}): {doubt.says}" if doubt.number else f"- {doubt.place}: {doubt.says}"
    if findings or doubts:
        yield ""


def _held(held: ChangelogCheck | None, *, words: bool) -> Iterator[str]:
    """The lines about the publisher's own list of changes. Its words are included only for private use."""
    if held is None:
        return
    found = [each for each in held.announcements if each.changes]
    yield f"the publisher's own list of changes: {len(found)} of {len(held.announcements)} entries match a change"
    for each in held.announcements:
        said = f"{each.entry.place}: {each.entry.text}" if words else each.entry.place
        if each.changes:
            about = f"is about {', '.join(describe_numbers(change) for change in each.changes)}"
        else:
            about = "is too vague to match" if each.vague else "matches no changed clause"
        yield f"  {said}  {about}"
    if held.unannounced:
        changes = ", ".join(map(describe_numbers, held.unannounced))
        number = len(held.unannounced)
        are = "change is" if number == 1 else "changes are"
        yield f"  {number} {are} in no entry of the list: {changes}"


def describe_moves(changes: tuple[ClauseChange, ...]) -> Iterator[str]:
    """A line for each run of neighbouring clauses that moved to neighbouring numbers."""
    run: list[ClauseChange] = []
    for change in changes:
        if change.kind == "moved" and (not run or _goes_with(run[-1], change)):
            run.append(change)
            continue
        if run:
            yield _run(run)
        run = [change] if change.kind == "moved" else []
    if run:
        yield _run(run)


def _goes_with(before: ClauseChange, change: ClauseChange) -> bool:
    """Whether two clauses moved in the same way: the same parts of their numbers were replaced."""
    return _shift(before) == _shift(change)


def _shift(change: ClauseChange) -> tuple[str, str]:
    """The beginnings of two numbers up to the first part in which they differ."""
    old, new = (re.findall(r"[0-9]+|[a-zA-Z]+", number) for number in (change.old[0], change.new[0]))
    same = next((i for i, (one, other) in enumerate(zip(old, new, strict=False)) if one != other), 0)
    return ".".join(old[: same + 1]), ".".join(new[: same + 1])


def _run(run: list[ClauseChange]) -> str:
    if len(run) == 1:
        return describe_numbers(run[0])
    first, last = run[0], run[-1]
    return f"{first.old[0]} to {last.old[0]} -> {first.new[0]} to {last.new[0]} ({len(run)} clauses)"


def describe_numbers(change: ClauseChange) -> str:
    """The old and new numbers of a change; only once if they are the same."""
    old, new = " + ".join(change.old), " + ".join(change.new)
    return old if old == new else f"{old or '-'} -> {new or '-'}"


def _line(change: ClauseChange, titles: dict[str, str]) -> Text:
    line = Text(f"  {change.kind:<18}", style=STYLES[change.kind])
    line.append(describe_numbers(change), "bold")
    if change.old and change.new:
        line.append(f"  {change.similarity:.2f}", "dim")
    about = "; ".join(titles[number] for number in change.old if number in titles)
    return line.append(f"  {about}", "default") if about else line
