"""``saitei rulebook adopt``: moves a checkout of the suite to a new edition.

Everything that is written is a file of the checkout, so that version control alone takes it back.
"""

from __future__ import annotations

from pathlib import Path

from rich.console import Console
from rich.text import Text

from ...rulebooks.documents import Document
from ...rulebooks.succession import UNTITLED
from ..base.errors import CONFORMS, WrongUse
from ..base.files import write
from ..scenarios import reviews
from ..scenarios.features import Feature
from . import renumbering, reports
from .checkout import Checkout, checkout
from .planning import Plan, planned
from .reading import opened, say


def command(
    path: Path | None,
    console: Console,
    *,
    game: str,
    edition: str | None,
    date: str | None,
    into: Path,
    reviewed: tuple[str, ...],
    markdown: Path | None,
    errata: bool = False,
    dry_run: bool = False,
    force: bool = False,
    old: Path | None = None,
) -> int:
    """Adopt a document's edition, or mark suspect scenarios as reviewed."""
    place = checkout(into, game)
    if path is None and not reviewed:
        raise WrongUse("name the new edition's document, or with --reviewed what was reviewed")
    if path is not None:
        if reviewed:
            raise WrongUse("first adopt, then review: --reviewed goes without a document")
        document = opened(place.suite, path, game, sheet=errata)
        before = opened(place.suite, old, game) if old else None
        options = {"errata": errata, "dry_run": dry_run, "force": force}
        adopt(place, document, console, edition=edition, date=date, markdown=markdown, old=before, **options)
        return CONFORMS
    current = place.suite.ledger(game).edition
    for suspect in reviews.review(place.home(game), current, reviewed):
        say(console, Text(f"reviewed: {suspect.scenario}"))
    say(console, Text(f"{len(reviews.waiting(place.home(game), current))} scenarios are still suspect"))
    return CONFORMS


def adopt(
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
) -> None:
    """Write the new edition, or say alone what would be written.

    Raises :class:`WrongUse` before anything is written, if it cannot be, or looks wrong and is not forced.
    """
    plan = planned(place, document, edition, date, errata, old)
    if plan.reasons and not force:
        if dry_run:
            reports.show(console, plan.difference)
        how = "go on with --force" if dry_run else "see with --dry-run what it would do, and go on with --force"
        raise WrongUse(f"{document.source} is not adopted: {'; '.join(plan.reasons)}; {how}")
    if not dry_run:
        _write(plan.files, plan.moved, plan.was)
    if markdown:
        write(markdown, reports.markdown(plan.difference))
    reports.show(console, plan.difference)
    was, now = plan.before.edition, plan.after.edition
    does = "would follow" if dry_run else "follows"
    say(console, Text(f"The suite {does} {document.game} {now} now; {was} stays.", style="bold"))
    if dry_run:
        say(
            console, Text(f"  {len(plan.changed)} files would be written, {len(plan.taken)} taken away; nothing is yet")
        )
    _tell_what_is_left(console, plan)


def _write(files: dict[Path, str], moved: renumbering.Moved, was: dict[Path, Feature]) -> None:
    for path in was.keys() - moved.files.keys():
        path.unlink()
    for path, text in {**files, **moved.files}.items():
        path.parent.mkdir(parents=True, exist_ok=True)
        if not path.exists() or path.read_text("utf-8") != text:
            path.write_text(text, "utf-8")


def _tell_what_is_left(console: Console, plan: Plan) -> None:
    """What a person has to do now."""
    if plan.moved.renamed:
        say(console, Text(f"  {len(plan.moved.renamed)} scenarios have a new id, for their section has a new number"))
    for scenario in plan.moved.dropped:
        say(console, Text(f"  taken out, for its clause is gone: {scenario}"))
    for line in plan.left:
        say(console, Text(f"  {line}"))
    if untitled := [clause.id for clause in plan.after if clause.title == UNTITLED]:
        say(console, Text(f"  to be classed, titled and shown: {', '.join(untitled)}"))
    if plan.suspects:
        say(
            console,
            Text(f"  to be reviewed: {len(plan.suspects)} suspect scenarios; mark each, or all of a clause, with"),
        )
        say(console, Text(f"    saitei rulebook adopt --game {plan.after.game} --reviewed SCENARIO-or-CLAUSE"))
