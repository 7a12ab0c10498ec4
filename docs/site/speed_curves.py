"""The curves and the table of the page about speed, from the history of measured commits."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from html import escape
from pathlib import Path

from clause_pages import escape_markdown

sys.path.append(str(Path(__file__).resolve().parent.parent.parent / "benchmarks"))

from speed_history import (
    CLOCKS,
    FIGURES,
    HISTORY,
    Machine,
    SpeedRecord,
    compare_records,
    newest_comparison,
    read_history,
)

TABLE, CURVES = "<!-- the newest comparison -->", "<!-- the curves -->"
"""The lines of the page that the build replaces."""

_WIDTH, _HEIGHT = 640, 210
_LEFT, _RIGHT, _TOP, _BOTTOM = 56, 600, 16, 168
_DASHES = {"processor": "none", "wall": "5 4"}
_DRAWING = """\
<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" style="max-width: 100%" \
role="img" aria-label="{label}" font-family="sans-serif" font-size="11" fill="currentColor">
<path d="M{left} {top}V{bottom}H{right}" fill="none" stroke="currentColor" stroke-opacity="0.4"/>
{parts}
</svg>"""


def fill_speed_page(markdown: str, history: Path = HISTORY) -> str:
    """The page with its table and its curves. Raises ``ValueError`` if it has no place for them, or for a faulty line.

    The message names the file and the remedy.
    """
    records = read_history(history)
    for place, lines in ((TABLE, comparison_table(records)), (CURVES, speed_curves(records))):
        if markdown.count(place) != 1:
            raise ValueError(f"docs/speed.md must contain the line {place} exactly once. Add it, or delete the others.")
        markdown = markdown.replace(place, "\n".join(lines) or "The history has no such measurement.")
    return markdown


def comparison_table(records: Sequence[SpeedRecord]) -> Iterator[str]:
    """The lines of the table of the newest comparison, in Markdown; none if no two commits were compared."""
    compared = newest_comparison(records)
    if compared is None:
        return
    before, after = compared
    yield f"Measured on {after.measured[:10]}: {escape_markdown(str(after.machine))}."
    yield ""
    yield f"| figure | clock | {_commit_title(before)} | {_commit_title(after)} | ratio |"
    yield "| --- | --- | ---: | ---: | ---: |"
    for row in compare_records(before, after):
        figure = FIGURES[row.name]
        values = " | ".join(_number(value) if value is not None else "not played" for value in (row.before, row.after))
        ratio = f"{row.ratio:.2f}" if row.ratio is not None else ""
        yield f"| {figure.title}, {figure.unit} | {row.clock} | {values} | {ratio} |"
    examples = [str(record.examples or "unknown") for record in compared]
    yield f"| Examples that `saitei run` plays | | {' | '.join(examples)} | |"


def speed_curves(records: Sequence[SpeedRecord]) -> Iterator[str]:
    """The lines of the curves: one drawing for each figure and each kind of machine."""
    for machine in dict.fromkeys(record.machine for record in records):
        yield f"### {escape_markdown(str(machine))}"
        yield ""
        for name, figure in FIGURES.items():
            if drawing := draw_curve(name, machine, records):
                yield f"**{figure.title}**, {figure.unit}; {'more' if figure.is_rate else 'less'} is better"
                yield ""
                yield f"<figure>{drawing}</figure>"
                yield ""


def draw_curve(name: str, machine: Machine, records: Sequence[SpeedRecord]) -> str:
    """A figure of one kind of machine as an SVG image: a point for each commit and clock, in the order of the commits.

    A commit that was measured several times has its best round. The text is empty if the figure was not measured.
    """
    figure = FIGURES[name]
    known = [record for record in records if record.machine == machine and name in record.figures]
    commits = {record.commit: record for record in sorted(known, key=lambda record: record.committed)}
    if not commits:
        return ""
    step = (_RIGHT - _LEFT) / (len(commits) + 1)
    across = {commit: _LEFT + step * number for number, commit in enumerate(commits, 1)}
    best: dict[str, dict[str, float]] = {clock: {} for clock in CLOCKS}
    for clock, by_commit in best.items():
        for record in known:
            if (value := record.best(name, clock)) is not None:
                rivals = (value, by_commit.get(record.commit, value))
                by_commit[record.commit] = max(rivals) if figure.is_rate else min(rivals)
    top = max(value for by_commit in best.values() for value in by_commit.values()) * 1.15

    def down(value: float) -> float:
        return _BOTTOM - (value / top) * (_BOTTOM - _TOP)

    parts = [f'<text x="{_LEFT - 6}" y="{_BOTTOM + 4}" text-anchor="end">0</text>']
    for commit, record in commits.items():
        for line, words in enumerate((commit[:8], record.committed[:10])):
            parts.append(
                f'<text x="{across[commit]:.1f}" y="{_BOTTOM + 16 + 13 * line}" text-anchor="middle">{words}</text>'
            )
    said = []
    for clock, by_commit in best.items():
        points = {commit: (across[commit], down(by_commit[commit])) for commit in commits if commit in by_commit}
        if not points:
            continue
        track = " ".join(f"{x:.1f},{y:.1f}" for x, y in points.values())
        dashes = _DASHES[clock]
        parts.append(f'<polyline points="{track}" fill="none" stroke="currentColor" stroke-dasharray="{dashes}"/>')
        for commit, (x, y) in points.items():
            words = f"{commit[:8]}, {clock}: {_number(by_commit[commit])} {figure.unit}"
            said.append(words)
            parts.append(f'<circle cx="{x:.1f}" cy="{y:.1f}" r="3"><title>{escape(words)}</title></circle>')
            above = -7 if y == min(down(found[commit]) for found in best.values() if commit in found) else 16
            parts.append(
                f'<text x="{x:.1f}" y="{y + above:.1f}" text-anchor="middle">{_number(by_commit[commit])}</text>'
            )
        x, y = list(points.values())[-1]
        parts.append(f'<text x="{x + 26:.1f}" y="{y + 4:.1f}">{clock}</text>')
    label = escape(f"{figure.title.replace('`', '')}: {'; '.join(said)}", quote=True)
    return _DRAWING.format(
        width=_WIDTH, height=_HEIGHT, label=label, left=_LEFT, top=_TOP, bottom=_BOTTOM, right=_RIGHT,
        parts="\n".join(parts),
    )  # fmt: skip


def _commit_title(record: SpeedRecord) -> str:
    return f"`{record.commit[:8]}` ({record.committed[:10]})"


def _number(value: float) -> str:
    """The value with three digits or more."""
    return f"{value:,.0f}" if value >= 100 else f"{value:.3g}"
