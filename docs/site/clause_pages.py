"""The pages of a game's rulebook in Markdown: an index, a page for each section, and the publisher's rulings.

They contain only the project's own material: ids, classes, our titles, scenarios, readings and assumptions.
"""

from __future__ import annotations

import html
import re
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence, Set
from functools import cached_property
from itertools import pairwise

from saitei.harness.scenarios.feature_parser import Scenario
from saitei.rulebooks.ledger import Clause, Heading, Ledger
from saitei.rulebooks.readings import Reading

INDEX = "index.md"
RULINGS = "rulings.md"

Known = Mapping[str, Sequence[str]]
"""The lines about engines for each clause of a game, in Markdown."""


def escape_markdown(text: str) -> str:
    """The text with its special characters escaped, so that Markdown shows it unchanged."""
    return re.sub(r"([\\`*_{}\[\]|])", r"\\\1", html.escape(text, quote=False))


class RulebookPages:
    """The pages of one edition of a game's rulebook."""

    def __init__(self, ledger: Ledger, scenarios: Sequence[Scenario], known: Known) -> None:
        self.ledger = ledger
        self.scenarios = scenarios
        self.known = known
        self.sections = list(dict.fromkeys(ledger.section_of(clause.id) for clause in ledger))

    def markdown_pages(self) -> Iterator[tuple[str, str]]:
        """The name and the content of each page."""
        yield INDEX, self._text(self._index())
        for section in self.sections:
            yield f"{section}.md", self._text(self._section(section))
        if self.ledger.rulings:
            yield RULINGS, self._text(self._rulings())

    # --- the index ---

    def _index(self) -> Iterator[str]:
        ledger = self.ledger
        day = f" ({ledger.date})" if ledger.date else ""
        kinds = sum(clause.kind == "behavioural" for clause in ledger)
        yield f"# {escape_markdown(ledger.name)}"
        yield (
            f"Edition {escape_markdown(ledger.edition)}{day}: {len(ledger)} clauses, {kinds} of them behavioural, "
            f"{len(self.scenarios)} scenarios, {len(ledger.readings)} readings. Titles are in our words; "
            "the clauses' own text belongs to the publisher, and is only in the publisher's document."
        )
        if ledger.rulings:
            yield f"Later rulings of the publisher: [{len(ledger.rulings)} rulings]({RULINGS})."
        for chapter in (heading for heading in ledger.headings if self._depth(heading) < ledger.chapter_depth):
            yield f"## {self._named(chapter)} {{ #{chapter.id} }}"
            yield "\n".join(self._contents(chapter))
        yield from self._readings({heading.id for heading in ledger.headings} - set(self.sections))
        if ledger.assumptions:
            yield "## Assumptions"
            yield "Assumptions replace rules for which the document refers to another document that is not available."
        for assumption in ledger.assumptions:
            yield f"### {assumption.id} {escape_markdown(assumption.ours)} {{ #{assumption.id} }}"
            yield escape_markdown(assumption.says)
            yield f"*Why:* {escape_markdown(assumption.why)}"

    def _contents(self, chapter: Heading) -> Iterator[str]:
        """A line for the chapter's own clauses, and for each heading below it that is not a chapter itself."""
        ledger = self.ledger
        for heading in ledger.headings:
            inner = self._depth(heading) >= ledger.chapter_depth and chapter in ledger.parents_of(heading.id)
            if heading.id in self.sections and (inner or heading == chapter):
                number = sum(ledger.section_of(clause.id) == heading.id for clause in ledger)
                yield f"- {self._link(heading.id, self._named(heading))}: {_count(number, 'clause')}"

    # --- a section ---

    def _section(self, section: str) -> Iterator[str]:
        ledger = self.ledger
        heading = ledger.heading_by_id(section)
        clauses = [clause for clause in ledger if ledger.section_of(clause.id) == section]
        above = [self._link(each.id, self._named(each)) for each in ledger.parents_of(section)]
        yield f"# {self._named(heading)}"
        yield " › ".join([f"[{escape_markdown(ledger.name)} {escape_markdown(ledger.edition)}]({INDEX})", *above])
        for clause in clauses:
            yield from self._clause(clause)
        yield from self._readings({section, *(clause.id for clause in clauses)})
        yield "---"
        yield self._neighbours(section)

    def _clause(self, clause: Clause) -> Iterator[str]:
        ledger = self.ledger
        yield f"## {escape_markdown(clause.id)} {escape_markdown(clause.title)} {{ #{clause.id} }}"
        facts = [f"*{clause.kind}*"]
        if clause.intended:
            facts.append(f"misprinted; the intended number is {escape_markdown(clause.intended)}")
        if references := [id for id in dict.fromkeys(clause.references) if id in ledger.entry_ids]:
            facts.append("refers to " + ", ".join(map(self._link, references)))
        if clause.examples:
            facts.append(f"{_count(len(clause.examples), 'worked example')} in the document")
        yield "; ".join(facts)
        if clause.exempt:
            yield f"No scenario need show it: {escape_markdown(clause.exempt)}"
        own = self._own[clause.id]
        yield from map(self._shown, own)
        if touching := self._touching[clause.id]:
            yield "Touched by scenarios of other clauses:"
            where = [(found.primary_clauses or found.all_clauses)[0] for found in touching]
            yield "\n".join(
                f"- {self._link(id, escape_markdown(it.title))}" for id, it in zip(where, touching, strict=True)
            )
        if readings := ledger.readings_of(clause.id):
            yield "Readings: " + ", ".join(f"[{reading.id}](#{reading.id})" for reading in readings)
        if assumed := sorted({id for scenario in own for id in scenario.assumption_ids}):
            yield "Assumptions: " + ", ".join(f"[{id}]({INDEX}#{id})" for id in assumed)
        if rulings := ledger.rulings_of(clause.id):
            yield "Rulings: " + ", ".join(f"[{ruling.id}]({RULINGS}#{ruling.id})" for ruling in rulings)
        if known := self.known.get(clause.id):
            yield "Engines:"
            yield "\n".join(f"- {line}" for line in known)

    @cached_property
    def _own(self) -> Mapping[str, Sequence[Scenario]]:
        """The scenarios that show each clause, which their Rule names."""
        return _by_clause((id, each) for each in self.scenarios for id in each.primary_clauses)

    @cached_property
    def _touching(self) -> Mapping[str, Sequence[Scenario]]:
        """The scenarios that count for each clause, but show other clauses."""
        return _by_clause(
            (id, each) for each in self.scenarios for id in each.all_clauses if id not in each.primary_clauses
        )

    def _shown(self, scenario: Scenario) -> str:
        """A scenario as a title with its text folded."""
        rests = [f"{id}={option}" if option else id for id, option in scenario.reading_options.items()]
        tags = "".join(f" <small>{html.escape(each)}</small>" for each in (*rests, *scenario.assumption_ids))
        title = f"<summary>{html.escape(scenario.title)}{tags}</summary>"
        text = html.escape(scenario_text(scenario))
        return f"<details>{title}<pre data-search-exclude><code>{text}</code></pre></details>"

    def _readings(self, ids: Set[str]) -> Iterator[str]:
        """The readings of any of these clauses and headings."""
        readings = [reading for reading in self.ledger.readings if not ids.isdisjoint(reading.clauses)]
        if readings:
            yield "## Readings"
        for reading in readings:
            yield from self._reading(reading)

    def _reading(self, reading: Reading) -> Iterator[str]:
        yield f"### {reading.id} ({reading.kind}) {{ #{reading.id} }}"
        yield "About " + ", ".join(map(self._link, reading.clauses)) + ". The admissible options are:"
        yield "\n".join(
            f"- **{escape_markdown(option.id)}**{' (ours)' if option.id == reading.ours else ''}: "
            + escape_markdown(option.says)
            + (f" *Not visible in play:* {escape_markdown(option.unseen)}" if option.unseen else "")
            for option in reading.admissible
        )
        yield f"*Reason for ours:* {escape_markdown(reading.why)}"

    def _neighbours(self, section: str) -> str:
        """Links to the previous and the next section."""
        before = [one for one, other in pairwise(self.sections) if other == section]
        after = [other for one, other in pairwise(self.sections) if one == section]
        links = [*(f"← {self._section_link(id)}" for id in before), *(f"{self._section_link(id)} →" for id in after)]
        return " · ".join(links) or f"[{escape_markdown(self.ledger.name)}]({INDEX})"

    def _section_link(self, section: str) -> str:
        return self._link(section, self._named(self.ledger.heading_by_id(section)))

    # --- rulings ---

    def _rulings(self) -> Iterator[str]:
        yield f"# Rulings of {escape_markdown(self.ledger.name)}"
        yield (
            "This page lists the publisher's dated rulings, each in a line of our words, with its outcome: *rule* if a "
            "scenario has the case, *card* if the ruling is only about single cards, *later* if it depends on a later "
            "edition, *unsayable* if scenarios cannot express it, *contested* if the rulebook contradicts it, and "
            "*new* if it was not reviewed yet."
        )
        rows = ["| id | date | case | outcome | clauses |", "| --- | --- | --- | --- | --- |"]
        for ruling in self.ledger.rulings:
            became = f"{ruling.became}: {escape_markdown(ruling.why)}" if ruling.why else ruling.became
            clauses = ", ".join(map(self._link, ruling.clauses))
            id = f'<a id="{ruling.id}"></a>{ruling.id}'
            rows.append(f"| {id} | {ruling.date} | {escape_markdown(ruling.title)} | {became} | {clauses} |")
        yield "\n".join(rows)

    # --- words and links ---

    def _named(self, entry: Heading | Clause) -> str:
        return f"{escape_markdown(entry.id)} {escape_markdown(entry.title)}"

    def _link(self, id: str, text: str = "") -> str:
        """A link to a clause or heading, with the given text, by default its id."""
        section = self.ledger.section_of(id)
        page = f"{section}.md" if section in self._with_a_page else INDEX
        anchor = "" if id == section in self._with_a_page else f"#{id}" if self._has_an_anchor(id) else ""
        return f"[{text or escape_markdown(id)}]({page}{anchor})"

    def _has_an_anchor(self, id: str) -> bool:
        return id in self.ledger or self._depth(self.ledger.heading_by_id(id)) < self.ledger.chapter_depth

    @cached_property
    def _with_a_page(self) -> frozenset[str]:
        return frozenset(self.sections)

    def _depth(self, heading: Heading) -> int:
        return len(self.ledger.parents_of(heading.id))

    @staticmethod
    def _text(blocks: Iterator[str]) -> str:
        return "\n\n".join(blocks) + "\n"


def scenario_text(scenario: Scenario) -> str:
    """The text of a scenario: the steps, with those of its backgrounds first, the tables and the examples."""
    lines: list[str] = []
    for step in scenario.steps:
        lines.append(step.full_line)
        lines += _table(step.table)
        lines += [f"  {line}" for line in (step.doc or "").splitlines()]
    if scenario.examples:
        names = tuple(scenario.examples[0])
        lines += ["", "Examples", *_table([names, *(tuple(each.values()) for each in scenario.examples)])]
    return "\n".join(lines)


def _by_clause(pairs: Iterable[tuple[str, Scenario]]) -> Mapping[str, Sequence[Scenario]]:
    found = defaultdict[str, list[Scenario]](list)
    for id, scenario in pairs:
        found[id].append(scenario)
    return found


def _table(rows: Sequence[tuple[str, ...]]) -> list[str]:
    """The lines of a table with aligned columns."""
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    cells = ([cell.ljust(width) for cell, width in zip(row, widths, strict=True)] for row in rows)
    return [f"  | {' | '.join(row)} |" for row in cells]


def _count(number: int, word: str) -> str:
    return f"{number} {word}" if number == 1 else f"{number} {word}s"
