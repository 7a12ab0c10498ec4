"""``saitei cite check``: the citations in a project's files, checked, corrected if asked, and reported."""

from __future__ import annotations

import json
from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from rich.console import Console

from ..base.command_errors import CONFORMS, DEVIATES, NothingRan, WrongUse
from ..base.console import print_line
from ..base.user_files import write_output
from ..base.version import package_version
from ..scenarios.suite import Suite
from .citation_check import CheckedCitation, CitedRulebook
from .citation_search import CitationSearch, CitedText, compile_patterns, rewrite_citations, search_citations
from .edition_diff import open_side
from .edition_difference import comparison_of

VERSION = 1
"""The version of the JSON form; fields may be added under the same version."""


@dataclass(frozen=True)
class CitationReport:
    """The checked citations of a project. Those of ``fixed`` were corrected in their files."""

    rulebook: CitedRulebook
    search: CitationSearch
    checked: tuple[CheckedCitation, ...]
    no_headings: bool
    fixed: frozenset[CheckedCitation] = frozenset()

    @property
    def faults(self) -> list[CheckedCitation]:
        """The citations that a person has to correct."""
        return [each for each in self.checked if self.is_fault(each) and each not in self.fixed]

    @property
    def cited(self) -> frozenset[str]:
        """The clauses and headings that a citation stands for."""
        return frozenset(number for each in self.checked for number in each.entries)

    @property
    def uncited(self) -> list[str]:
        """The clauses that nothing cites, among those that a project should cite."""
        return [number for number in self.rulebook.numbers_to_cite if number not in self.cited]

    def is_fault(self, checked: CheckedCitation) -> bool:
        """Whether a citation was wrong when it was read."""
        return checked.kind not in ("good", "heading") or (checked.kind == "heading" and self.no_headings)


def check_citations(
    suite: Suite,
    console: Console,
    paths: Sequence[Path],
    patterns: Sequence[str],
    *,
    game: str | None,
    edition: str | None,
    rulebook: str | None,
    form: Path | None,
    since: str | None,
    exclude: Sequence[str],
    no_headings: bool,
    uncited: bool,
    fix: bool,
    json_file: Path | None,
) -> int:
    """Check the citations in the files, and report them. Raises :class:`.CommandError`."""
    compiled = compile_patterns(patterns)
    cited = open_cited_rulebook(suite, game=game, edition=edition, rulebook=rulebook, form=form, since=since)
    search = search_citations(paths, compiled, exclude)
    checked = tuple(map(cited.check_citation, search.citations))
    fixed = _fix_citations(checked) if fix else frozenset()
    report = CitationReport(cited, search, checked, no_headings, fixed)
    _print_report(console, report, with_uncited=uncited)
    if json_file:
        write_output(json_file, report_to_json(report))
    if not search.citations:
        raise NothingRan(f"no citation was found in {_files(search.files)}; check --pattern and the paths")
    return DEVIATES if report.faults else CONFORMS


def open_cited_rulebook(
    suite: Suite,
    *,
    game: str | None,
    edition: str | None,
    rulebook: str | None,
    form: Path | None = None,
    since: str | None = None,
) -> CitedRulebook:
    """The edition that a project cites: one of ours, or that of a document or of its ledger.

    Raises :class:`WrongUse`.
    """
    if rulebook is None and game is None:
        raise WrongUse("name the rulebook: a game of saitei with --game, or a document or its ledger with --rulebook")
    if rulebook is not None and edition is not None:
        raise WrongUse("--edition is for the rulebooks of saitei; leave it out, or leave out --rulebook")
    if form is not None and rulebook is None:
        raise WrongUse("--form describes a document; name the document with --rulebook")
    if rulebook is not None:
        new = open_side(suite, rulebook, game, form)
    else:
        assert game is not None
        new = suite.load_ledger(suite.require_game(game), edition)
    if since is None:
        return CitedRulebook(new)
    old = open_side(suite, since, game, form)
    return CitedRulebook(new, old, comparison_of(suite, old, new))


def _fix_citations(checked: Sequence[CheckedCitation]) -> frozenset[CheckedCitation]:
    """Correct the citations that need no person, and return them."""
    by_file: defaultdict[Path, dict[CitedText, str]] = defaultdict(dict)
    fixed = frozenset(each for each in checked if each.fixes)
    for each in checked:
        if each.fixes:
            by_file[each.citation.path].update(each.fixes)
    for path, new_texts in by_file.items():
        rewrite_citations(path, new_texts)
    return fixed


def _print_report(console: Console, report: CitationReport, *, with_uncited: bool) -> None:
    """Print a line for each fault, the uncited clauses if asked, and the counts."""
    for each in report.checked:
        if report.is_fault(each):
            mark = "fixed: " if each in report.fixed else ""
            print_line(console, f"{each.citation.path}:{each.citation.line}: {mark}{each.message}")
    if with_uncited:
        print_fingerprints(console, report.rulebook, report.uncited, before="not cited: ")
    for line in _summary(report):
        print_line(console, line)


def print_fingerprints(console: Console, rulebook: CitedRulebook, numbers: Iterable[str], before: str = "") -> None:
    """Print a line for each clause or heading: its number, its fingerprint, and its title if we have one."""
    for number in numbers:
        line = f"{before}{number}  {rulebook.fingerprint_of(number)}  {rulebook.title_of(number)}"
        print_line(console, line.rstrip())


def _summary(report: CitationReport) -> list[str]:
    search, rulebook = report.search, report.rulebook
    citing = len({each.citation.path for each in report.checked})
    read = f"{_count(len(report.checked), 'citation')} in {citing} of {_files(search.files)}"
    if skipped := Counter(search.skipped.values()):
        read += f"; skipped: {', '.join(f'{count} {reason}' for reason, count in skipped.most_common())}"
    to_cite = len(rulebook.numbers_to_cite)
    cited = f"{to_cite - len(report.uncited)} of {to_cite} {rulebook.kind_to_cite}clauses are cited"
    headings = sum(each.kind == "heading" for each in report.checked)
    if headings and not report.no_headings:
        cited += f"; {_count(headings, 'citation')} of headings"
    faults = _count(len(report.faults), "fault")
    if kinds := Counter(each.kind for each in report.faults):
        faults += f" ({', '.join(f'{count} {kind}' for kind, count in kinds.most_common())})"
    fixed = f", {len(report.fixed)} fixed" if report.fixed else ""
    return [read, f"{rulebook.name}: {cited}", faults + fixed]


def report_to_json(report: CitationReport) -> str:
    """The report as JSON: each citation with its result, the uncited clauses and the skipped files."""
    found = {
        "saitei": package_version(),
        "version": VERSION,
        "rulebook": report.rulebook.name,
        "citations": [_citation(report, each) for each in report.checked],
        "uncited": report.uncited,
        "skipped": [
            {"file": path.as_posix(), "reason": reason} for path, reason in sorted(report.search.skipped.items())
        ],
        "complete": True,
    }
    return json.dumps(found, indent=1, ensure_ascii=False) + "\n"


def _citation(report: CitationReport, checked: CheckedCitation) -> dict[str, Any]:
    citation = checked.citation
    return {
        "file": citation.path.as_posix(),
        "line": citation.line,
        "clause": citation.clause.text,
        "fingerprint": citation.fingerprint.text if citation.fingerprint else None,
        "kind": checked.kind,
        "message": checked.message,
        "entries": list(checked.entries),
        "fault": report.is_fault(checked),
        "fixed": checked in report.fixed,
    }


def _files(count: int) -> str:
    return _count(count, "file")


def _count(count: int, noun: str) -> str:
    return f"{count or 'no'} {noun}{'s' * (count != 1)}"
