"""The plan of an adoption: all files that it would write, before anything is written."""

from __future__ import annotations

import datetime
import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from pathlib import Path

import tomlkit

from ...rulebooks import EditionLineage, Ledger, render_lineage, render_records
from ...rulebooks.comparison import KEPT, EditionComparison, compare_editions, with_successors
from ...rulebooks.comparison import find_renamed_terms as renames_of_terms
from ...rulebooks.documents import Document
from ...rulebooks.errata import amend_ledger
from ...rulebooks.ledger import ASSUMPTIONS, FACTS, READINGS
from ...rulebooks.next_ledger import derive_next_ledger, list_descents
from ...rulebooks.rulebook_errors import DocumentError
from ...rulebooks.rulings import RULINGS
from ..base.command_errors import WrongUse
from ..prove import anchors, equivalents
from ..scenarios import renames, suspect_reviews, violation_evidence
from ..scenarios.feature_parser import Feature
from . import adoption_checks, clause_mentions, renumbering
from .checkout import Checkout
from .edition_difference import EditionDifference, difference_of
from .named_edition import named_date, named_edition, refuse_invalid_ids

_EDITIONS = re.compile(r"\beditions=\((.*?),?\)")


@dataclass(frozen=True)
class AdoptionPlan:
    """The texts that an adoption would write, by path, and its report. `reasons` are the reasons not to adopt."""

    before: Ledger
    after: Ledger
    difference: EditionDifference
    files: dict[Path, str]
    was: dict[Path, Feature]
    moved: renumbering.MovedFeatures
    suspects: list[suspect_reviews.SuspectScenario]
    left: list[str]
    reasons: list[str]

    @property
    def changed_files(self) -> list[Path]:
        """The files that would be changed or created."""
        texts = {**self.files, **self.moved.files}
        return [path for path, text in texts.items() if not path.exists() or path.read_text("utf-8") != text]

    @property
    def removed_files(self) -> list[Path]:
        """The feature files that would be removed."""
        return [path for path in self.was if path not in self.moved.files]


def plan_adoption(
    place: Checkout,
    document: Document,
    edition: str | None,
    date: str | None,
    errata: bool,
    old: Document | None = None,
    successors: Sequence[str] = (),
) -> AdoptionPlan:
    """The plan to adopt a document in a checkout. Raises :class:`WrongUse` if that is impossible.

    ``successors`` name clauses that the comparison calls gone, with the clause that each became part of: ``1.2=3.4``.
    """
    suite, game = place.checkout_suite, document.game
    ledger = suite.load_ledger(game)
    named, day = named_edition(document, edition), named_date(document, date)
    if named in suite.edition_names(game):
        raise WrongUse(f"the edition {named} of {game} exists already; name another with --edition")
    if old is not None:
        _check_old(ledger, old)
    if errata:
        after, comparison, reasons = _amended(ledger, document, named, day)
    else:
        after, comparison, reasons = _next(ledger, old, document, named, day, successors)
    difference = difference_of(suite, ledger if errata else old or ledger, document, comparison)
    lineage = EditionLineage(named, ledger.edition, tuple(list_descents(comparison)))
    known = frozenset([clause.id for clause in ledger] + [heading.id for heading in ledger.headings])
    numbers = renumbering.NumberChanges(lineage, known)

    home = place.ledger_directory(game)
    files: dict[Path, str] = {
        home / f"{named}.jsonl": render_records(after.clauses),
        home / f"{named}.headings.jsonl": render_records(after.headings),
        home / f"{named}.lineage.jsonl": render_lineage(lineage.descents),
        home / FACTS: _facts((home / FACTS).read_text("utf-8"), named, day, ledger.edition),
    }
    lost: list[str] = []
    if (readings := home / READINGS).exists():
        files[readings], lost = renumbering.renumber_tables(
            readings.read_text("utf-8"), numbers, place.relative_path(readings)
        )
    if (assumptions := home / ASSUMPTIONS).exists():
        files[assumptions], _ = renumbering.renumber_tables(
            assumptions.read_text("utf-8"), numbers, place.relative_path(assumptions)
        )
    if ledger.rulings:
        files[home / RULINGS] = render_records(renumbering.renumber_rulings(ledger.rulings, numbers, lost))
    files.update(_engine(place, after, numbers))
    spoken, told = clause_mentions.renumber_mentions(place.root, game, suite.game_names(), numbers)
    files.update(spoken)
    was = {path: suite.read_feature(path) for path in suite.feature_paths(game)}
    moved = renumbering.renumber_features(was, numbers, after, lost)
    unreviewed = suspect_reviews.unreviewed_suspects(home, ledger.edition).values()
    suspects = list(_suspects(difference, moved, unreviewed, numbers))
    files[suspect_reviews.suspects_path(home, named)] = render_records(suspects)
    renamed = [renames.ScenarioRename(old, new) for old, new in moved.renamed.items()]
    files[renames.renames_path(home, named)] = render_records([*renamed, *map(renames.ScenarioRename, moved.dropped)])
    files.update(_evidence(home, suite.edition_names(game), after, numbers, moved))
    left = [*numbers.left, *(f"the reading {name} is removed, because no clause of it is left" for name in lost), *told]
    return AdoptionPlan(ledger, after, difference, files, was, moved, suspects, left, reasons)


def _check_old(ledger: Ledger, old: Document) -> None:
    """Raises :class:`WrongUse` unless a document is the ledger's edition, clause by clause."""
    known = {clause.id: clause.exact for clause in ledger}
    read = {entry.number: entry.fingerprint.exact for entry in old.clauses}
    if other := sorted(dict(known.items() ^ read.items())):
        what = f"{old.source} is not edition {ledger.edition}: the clause {other[0]} differs"
        raise WrongUse(f"{what}; name the document of the ledger's edition with --old, or leave --old out")


def _next(
    ledger: Ledger, old: Document | None, document: Document, named: str, day: datetime.date, successors: Sequence[str]
) -> tuple[Ledger, EditionComparison, list[str]]:
    """The ledger of a complete document, the comparison with the current edition, and reasons not to adopt it."""
    refuse_invalid_ids(document)
    if alone := [entry.number for entry in document.clauses if entry.parent is None]:
        what = f"the clause {alone[0]} is under no heading"
        raise WrongUse(f"{document.source}: {what}; if this is an errata sheet, adopt it with --errata")
    comparison = _with_successors(compare_editions(old or ledger, document), successors)
    clauses, headings = derive_next_ledger(ledger, document, comparison)
    after = replace(ledger, edition=named, date=day, clauses=tuple(clauses), headings=tuple(headings))
    return after, comparison, adoption_checks.reasons_against_adoption(ledger, document, comparison, named, day)


def _with_successors(comparison: EditionComparison, successors: Sequence[str]) -> EditionComparison:
    pairs = dict(each.partition("=")[::2] for each in successors)
    try:
        return with_successors(comparison, pairs)
    except ValueError as error:
        raise WrongUse(f"--became: {error}; write a clause that is gone and its successor: 1.2=3.4") from error


def _amended(
    ledger: Ledger, sheet: Document, named: str, day: datetime.date
) -> tuple[Ledger, EditionComparison, list[str]]:
    """The ledger of the current edition with an errata sheet applied, the comparison, and reasons not to adopt it."""
    try:
        after, comparison = amend_ledger(ledger, sheet)
    except DocumentError as error:
        raise WrongUse(str(error)) from error
    return (
        replace(after, edition=named, date=day),
        comparison,
        list(adoption_checks.reasons_edition_is_older(ledger, named, day)),
    )


def _facts(text: str, edition: str, day: datetime.date, since: str) -> str:
    """``game.toml`` with the new edition, which is now the default."""
    facts = tomlkit.parse(text)
    facts["default"] = edition
    facts["editions"][edition] = {"date": day, "since": since}
    return tomlkit.dumps(facts)


def _engine(place: Checkout, after: Ledger, numbers: renumbering.NumberChanges) -> Iterator[tuple[Path, str]]:
    """The game's reference engine with new citations, and with the new edition among its editions."""
    home = place.engine_directory(after.game)
    for path in sorted(home.rglob("*.py")):
        text = renumbering.renumber_module(path.read_text("utf-8"), numbers, place.relative_path(path))
        yield path, _EDITIONS.sub(rf'editions=("{after.edition}", \1)', text)
    before = anchors.read_anchors(home)
    now = renumbering.renumber_anchors(before, numbers)
    if before:
        yield home / anchors.FILE, anchors.format_anchors(now, after)
    if (path := home / equivalents.FILE).exists():
        lost = before.keys() - now.keys()
        text = path.read_text("utf-8")
        yield path, renumbering.renumber_tables(text, numbers, place.relative_path(path), lost)[0]


def _evidence(
    home: Path,
    editions: Iterable[str],
    after: Ledger,
    numbers: renumbering.NumberChanges,
    moved: renumbering.MovedFeatures,
) -> Iterator[tuple[Path, str]]:
    """The evidence of each edition with the new ids of scenarios, and that of the new edition in its order."""
    for edition in editions:
        if found := violation_evidence.read_evidence(home, edition):
            renamed = renumbering.renumber_evidence(found, moved)
            yield violation_evidence.evidence_path(home, edition), render_records(renamed)
    if found := violation_evidence.read_evidence(home, numbers.lineage.since):
        renumbered = list(renumbering.renumber_evidence(found, moved, numbers))
        renumbered.sort(key=lambda each: after.document_order(each.clause))
        yield violation_evidence.evidence_path(home, after.edition), render_records(renumbered)


def _suspects(
    difference: EditionDifference,
    moved: renumbering.MovedFeatures,
    unreviewed: Iterable[suspect_reviews.SuspectScenario],
    numbers: renumbering.NumberChanges,
) -> Iterator[suspect_reviews.SuspectScenario]:
    """A suspect for each scenario of a changed clause or still unreviewed, with its new id and new numbers."""
    of_old = difference.comparison.changes_by_old_number()
    waiting = {each.scenario: each for each in unreviewed}
    changed = {
        scenario.id: [number for number in scenario.all_clauses if of_old[number].kind not in KEPT]
        for scenario in difference.suspect
    }
    terms = _terms(difference)
    flags = {number: wording.flags for wording in difference.wording_changes for number in wording.change.old}
    for id in dict.fromkeys([*waiting, *changed]):
        if id in moved.dropped:
            continue
        before = waiting.get(id, suspect_reviews.SuspectScenario(scenario=id, clauses=(), changes=()))
        clauses = [*before.clauses, *changed.get(id, ())]
        changes = [*before.changes, *(of_old[number].kind for number in changed.get(id, ()))]
        about = [flag for number in changed.get(id, ()) for flag in flags.get(number, ())]
        alike = [round(of_old[number].similarity, 3) for number in changed.get(id, ())]
        yield suspect_reviews.SuspectScenario(
            scenario=moved.renamed.get(id, id),
            clauses=tuple(dict.fromkeys(new for old in clauses for new in (numbers.new_numbers(old) or (old,)))),
            changes=tuple(dict.fromkeys(changes)),
            terms=_all_of(terms, changed.get(id, ())) if id not in waiting else (),
            flags=tuple(dict.fromkeys([*before.flags, *about])),
            similarity=min(alike if id not in waiting else [before.similarity or 0.0, *alike]),
        )


def _terms(difference: EditionDifference) -> dict[str, tuple[str, ...]]:
    """The renamed terms of the clauses in which nothing else changed, by the clauses' old numbers."""
    found: dict[str, tuple[str, ...]] = {}
    for rename in renames_of_terms(difference.wording_changes):
        for number in (number for change in rename.alone for number in change.old):
            found[number] = (*found.get(number, ()), f"{rename.old}={rename.new}")
    return found


def _all_of(terms: dict[str, tuple[str, ...]], clauses: Iterable[str]) -> tuple[str, ...]:
    """The renamed terms of several clauses; empty if one of the clauses has other changes, too."""
    found = [terms.get(number, ()) for number in clauses]
    return tuple(dict.fromkeys(term for each in found for term in each)) if all(found) else ()
