"""The summary of a report in Markdown, for a pull request or the page of a CI job.

It is a table of the clauses of the engines by verdict, a list of the deviating clauses with their scenarios, and a list
of the violations that the scenarios of other clauses would not have noticed.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from ..base.sanitize import make_printable
from ..results.scores import AMISS, present_verdicts, score_rulebooks, weakly_judged_clauses
from .merging import record_names
from .record import RunRecord, ScenarioRecord

SHOWN = 100
"""Maximum number of clauses in each list of an engine; the page of a CI job holds at most 1 MiB."""

_MESSAGE = 300
"""Maximum number of characters of a message that are shown."""


def markdown_summary(records: Sequence[RunRecord]) -> str:
    """The summary as Markdown."""
    called = list(zip(records, record_names(records), strict=True))
    lines = [line for record, name in called for part in (_deviations, _unnoticed) for line in part(record, name)]
    return "\n".join([*_table(called), *lines]) + "\n"


def escape_markdown(text: str) -> str:
    """Text from outside as one line, escaped for Markdown and HTML."""
    line = re.sub(r"([\\`*_\[\]()#|~$])", r"\\\1", " ".join(make_printable(text).split()))
    for char, entity in (("&", "&amp;"), ("<", "&lt;"), (">", "&gt;"), ("@", "&#64;")):
        line = line.replace(char, entity)
    return line


def code_span(text: str) -> str:
    """Text from outside as inline code; not for tables."""
    line = " ".join(make_printable(text).split())
    fence = "`" * (1 + max((len(run) for run in re.findall("`+", line)), default=0))
    return f"{fence} {line} {fence}" if "`" in line else f"`{line}`"


def _table(called: Sequence[tuple[RunRecord, str]]) -> Iterator[str]:
    rows = [(_who(record, name), score) for record, name in called for score in score_rulebooks(record)]
    verdicts = present_verdicts(*(score.clauses for _, score in rows))
    yield "## saitei"
    yield ""
    yield f"| engine | judged by | judged | of these obeyed | partly judged | not judged | {' | '.join(verdicts)} |"
    yield f"| --- | --- | ---: | ---: | ---: | --- | {' | '.join('---:' for _ in verdicts)} |"
    for who, score in rows:
        numbers = " | ".join(str(score.clauses[verdict]) for verdict in verdicts)
        reasons = escape_markdown(score.unjudged_reasons)
        judged = f"{score.judged_count} of {score.total} | {score.obeyed_count} | {score.partly_judged} | {reasons}"
        yield f"| {who} | {escape_markdown(score.rulebook_name)} | {judged} | {numbers} |"
    yield ""
    yield "The score counts behavioural clauses; the numbers under a verdict count clauses of every class."
    for who, score in rows:
        if score.readings:
            named = ", ".join(f"{escape_markdown(taken.id)} {escape_markdown(taken.takes)}" for taken in score.readings)
            yield ""
            yield f"Of the readings of {escape_markdown(score.rulebook_name)}, {who} takes {named}."


def _who(record: RunRecord, name: str) -> str:
    return escape_markdown(name) + ("" if record.complete else " (partial results)")


def _deviations(record: RunRecord, name: str) -> Iterator[str]:
    by_id = {scenario.id: scenario for scenario in record.scenarios}
    clauses = [clause for clause in record.clauses if clause.verdict in AMISS]
    loose = [scenario for scenario in record.scenarios if scenario.verdict in AMISS and not scenario.clauses]
    if not clauses and not loose:
        return
    yield ""
    yield f"### Deviations of {escape_markdown(name)}"
    yield ""
    yield from map(_scenario, loose[:SHOWN])
    for clause in clauses[:SHOWN]:
        yield f"- **{escape_markdown(clause.game)} {escape_markdown(clause.id)}** {escape_markdown(clause.title)}"
        for id in clause.scenarios:
            if by_id[id].verdict in AMISS:
                yield "  " + _scenario(by_id[id])
    if (more := len(clauses) + len(loose) - SHOWN) > 0:
        yield f"- and {more} more"


def _unnoticed(record: RunRecord, name: str) -> Iterator[str]:
    clauses = weakly_judged_clauses(record)
    if not clauses:
        return
    yield ""
    yield f"### Wrong behaviour that would have gone unnoticed in {escape_markdown(name)}"
    yield ""
    yield "The judged scenarios of these clauses pass. They would also pass on an engine with one of these faults:"
    yield ""
    for clause, answer in clauses[:SHOWN]:
        yield f"- **{escape_markdown(clause.game)} {escape_markdown(clause.id)}** {answer}"
        for each in clause.unnoticed:
            yield f"  - {escape_markdown(each.description)}"
    if (more := len(clauses) - SHOWN) > 0:
        yield f"- and {more} more clauses"


def _scenario(scenario: ScenarioRecord) -> str:
    first = scenario.message.strip().partition("\n")[0]
    message = first if len(first) <= _MESSAGE else first[:_MESSAGE] + " ..."
    return f"- {scenario.verdict}: {code_span(scenario.id)}" + (f": {escape_markdown(message)}" if message else "")
