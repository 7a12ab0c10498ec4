"""``saitei rulebook adopt``: moves a checkout of the suite to a new edition.

It writes only files of the checkout, so that version control can undo everything.
"""

from __future__ import annotations

from pathlib import Path

from rich.console import Console
from rich.text import Text

from ...rulebooks.documents import Document
from ..base.command_errors import CONFORMS, WrongUse
from ..base.console import print_line
from ..base.user_files import ensure_directory, write_atomically
from ..scenarios import suspect_reviews
from ..scenarios.feature_parser import Feature
from . import comparison_report, renumbering
from .adoption_plan import AdoptionPlan, plan_adoption
from .checkout import Checkout, find_checkout
from .document_report import open_document
from .same_rules import mark_same_rules


def adopt_or_review(
    path: Path | None,
    console: Console,
    *,
    game: str,
    edition: str | None,
    date: str | None,
    into: Path,
    reviewed: tuple[str, ...],
    same_rule: tuple[str, ...],
    markdown: Path | None,
    errata: bool = False,
    dry_run: bool = False,
    force: bool = False,
    old: Path | None = None,
    became: tuple[str, ...] = (),
) -> int:
    """Adopt a document's edition, or mark changed clauses as the same rules and suspect scenarios as reviewed."""
    place = find_checkout(into, game)
    if path is None and not reviewed and not same_rule:
        raise WrongUse("name the new edition's document, or what was reviewed with --same-rule or --reviewed")
    if path is not None:
        if reviewed or same_rule:
            raise WrongUse(
                "a document cannot be combined with --reviewed or --same-rule; adopt the document first, then review"
            )
        document = open_document(place.checkout_suite, path, game, sheet=errata)
        before = open_document(place.checkout_suite, old, game) if old else None
        adopt_document(
            place,
            document,
            console,
            edition=edition,
            date=date,
            markdown=markdown,
            errata=errata,
            dry_run=dry_run,
            force=force,
            old=before,
            became=became,
        )
        return CONFORMS
    current, home = place.checkout_suite.load_ledger(game), place.ledger_directory(game)
    if same_rule:
        if len(current.editions) < 2:
            raise WrongUse(f"{game} has one edition, so no clause of it changed")
        (lineage,) = place.checkout_suite.edition_lineages(game, current.editions[1])
        for suspect in mark_same_rules(home, lineage, same_rule):
            print_line(console, Text(f"no longer suspect: {suspect.scenario}"))
    for suspect in suspect_reviews.mark_reviewed(home, current.edition, reviewed) if reviewed else ():
        print_line(console, Text(f"reviewed: {suspect.scenario}"))
    left = len(suspect_reviews.unreviewed_suspects(home, current.edition))
    print_line(console, Text(f"{left} scenarios are still suspect"))
    return CONFORMS


def adopt_document(
    place: Checkout,
    document: Document,
    console: Console,
    *,
    edition: str | None = None,
    date: str | None = None,
    markdown: Path | None = None,
    errata: bool = False,
    dry_run: bool = False,
    force: bool = False,
    old: Document | None = None,
    became: tuple[str, ...] = (),
) -> None:
    """Write the new edition, or only report what would be written.

    Raises :class:`WrongUse`, before anything is written, if that is impossible, or if the document looks wrong and
    ``force`` is not set.
    """
    plan = plan_adoption(place, document, edition, date, errata, old, became)
    if plan.reasons and not force:
        if dry_run:
            comparison_report.print_difference(console, plan.difference)
        how = "continue with --force" if dry_run else "preview the changes with --dry-run, or continue with --force"
        raise WrongUse(f"{document.source} is not adopted: {'; '.join(plan.reasons)}; {how}")
    if not dry_run:
        _write(plan.files, plan.moved, plan.was)
    if markdown:
        write_atomically(markdown, comparison_report.difference_to_markdown(plan.difference))
    comparison_report.print_difference(console, plan.difference)
    was, now = plan.before.edition, plan.after.edition
    does = "would follow" if dry_run else "follows"
    print_line(console, Text(f"The suite {does} {document.game} {now} now; {was} stays.", style="bold"))
    if dry_run:
        print_line(
            console,
            Text(f"  {len(plan.changed_files)} files would be written, {len(plan.removed_files)} would be removed"),
        )
    _tell_what_is_left(console, plan)


def _write(files: dict[Path, str], moved: renumbering.MovedFeatures, was: dict[Path, Feature]) -> None:
    for path, text in {**files, **moved.files}.items():
        ensure_directory(path.parent)
        if not path.exists() or path.read_text("utf-8") != text:
            write_atomically(path, text)
    for path in was.keys() - moved.files.keys():
        path.unlink()


def _tell_what_is_left(console: Console, plan: AdoptionPlan) -> None:
    """Print the work that remains for a person."""
    if plan.moved.renamed:
        print_line(
            console,
            Text(f"  {len(plan.moved.renamed)} scenarios have a new id, because their section has a new number"),
        )
    for scenario in plan.moved.dropped:
        print_line(console, Text(f"  removed, because its clause no longer exists: {scenario}"))
    for line in plan.left:
        print_line(console, Text(f"  {line}"))
    if untitled := [heading.id for heading in plan.after.headings if heading.is_untitled]:
        print_line(console, Text(f"  headings that need a title: {', '.join(untitled)}"))
    if untitled := [clause.id for clause in plan.after if clause.is_unclassified]:
        print_line(console, Text(f"  clauses that need a class, a title and scenarios: {', '.join(untitled)}"))
    if plan.suspects:
        print_line(
            console,
            Text(f"  to be reviewed: {len(plan.suspects)} suspect scenarios; mark one, or all of a clause, with"),
        )
        print_line(console, Text(f"    saitei rulebook adopt --game {plan.after.game} --reviewed SCENARIO-or-CLAUSE"))
