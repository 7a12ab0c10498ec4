"""``saitei rulebook adopt``: moves a checkout of the suite to a new edition.

Everything that is written is a file of the checkout, so that version control alone takes it back.
"""

from __future__ import annotations

import datetime
import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from pathlib import Path

from rich.console import Console
from rich.text import Text

from ...rulebooks import Ledger, Lineage, render, render_lineage
from ...rulebooks.comparison import KEPT, Comparison, compare
from ...rulebooks.documents import Document, lint
from ...rulebooks.errata import amend
from ...rulebooks.errors import DocumentError
from ...rulebooks.ledger import ASSUMPTIONS, FACTS, READINGS
from ...rulebooks.rulings import RULINGS
from ...rulebooks.succession import UNTITLED, descents, succeed
from ..base.errors import CONFORMS, WrongUse
from ..base.files import write
from ..prove import anchors, equivalents
from ..scenarios import renames, reviews
from ..scenarios.features import Feature
from ..scenarios.homes import Home
from ..scenarios.suite import Suite
from . import brakes, renumbering, reports
from .difference import Difference, difference_of
from .reading import opened, say

_EDITION = re.compile(r"[0-9A-Za-z][0-9A-Za-z.\-]*")
_EDITIONS = re.compile(r"\beditions=\((.*?),?\)")


@dataclass(frozen=True)
class Checkout:
    """A checkout of the suite: where its rooms are."""

    root: Path

    @property
    def suite(self) -> Suite:
        """The suite of its features and ledgers."""
        return Suite((Home(features=str(self.root / "features"), rulebooks=str(self.root / "rulebooks")),))

    def home(self, game: str) -> Path:
        """The directory of a game's ledgers."""
        return self.root / "rulebooks" / game

    def engine(self, game: str) -> Path:
        """The directory of a game's reference engine."""
        return self.root / "reference_engine" / game


def checkout(root: Path, game: str) -> Checkout:
    """The checkout at a directory; raises :class:`WrongUse` where there is none."""
    if not (root / "rulebooks" / game / FACTS).exists():
        raise WrongUse(f"{root} is no checkout of the suite with a ledger of {game}; go there, or name it with --into")
    return Checkout(root)


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
) -> int:
    """Adopt a document's edition, or mark suspect scenarios as reviewed."""
    place = checkout(into, game)
    if path is None and not reviewed:
        raise WrongUse("name the new edition's document, or with --reviewed what was reviewed")
    if path is not None:
        if reviewed:
            raise WrongUse("first adopt, then review: --reviewed goes without a document")
        document = opened(place.suite, path, game, sheet=errata)
        options = {"errata": errata, "dry_run": dry_run, "force": force}
        adopt(place, document, console, edition=edition, date=date, markdown=markdown, **options)
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
) -> None:
    """Write the new edition, or say alone what would be written.

    Raises :class:`WrongUse` before anything is written, if it cannot be, or looks wrong and is not forced.
    """
    plan = _plan(place, document, edition, date, errata)
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


@dataclass(frozen=True)
class _Plan:
    """What an adoption would write: texts by path, and what is told of it. `reasons` speak against it."""

    before: Ledger
    after: Ledger
    difference: Difference
    files: dict[Path, str]
    was: dict[Path, Feature]
    moved: renumbering.Moved
    suspects: list[reviews.Suspect]
    left: list[str]
    reasons: list[str]

    @property
    def changed(self) -> list[Path]:
        """The files that would say something else, or are new."""
        texts = {**self.files, **self.moved.files}
        return [path for path, text in texts.items() if not path.exists() or path.read_text("utf-8") != text]

    @property
    def taken(self) -> list[Path]:
        """The feature files of which nothing would be left."""
        return [path for path in self.was if path not in self.moved.files]


def _plan(place: Checkout, document: Document, edition: str | None, date: str | None, errata: bool) -> _Plan:
    suite, game = place.suite, document.game
    ledger = suite.ledger(game)
    named = _named(document, edition, suite.editions(game))
    day = _day(document, date)
    after, comparison, reasons = (_amended if errata else _next)(ledger, document, named, day)
    difference = difference_of(suite, ledger, document, comparison)
    lineage = Lineage(named, ledger.edition, tuple(descents(comparison)))
    known = frozenset([clause.id for clause in ledger] + [heading.id for heading in ledger.headings])
    numbers = renumbering.Numbers(lineage, known)

    home = place.home(game)
    files: dict[Path, str] = {
        home / f"{named}.jsonl": render(after.clauses),
        home / f"{named}.headings.jsonl": render(after.headings),
        home / f"{named}.lineage.jsonl": render_lineage(lineage.descents),
        home / FACTS: _facts((home / FACTS).read_text("utf-8"), named, day, ledger.edition),
    }
    lost: list[str] = []
    if (readings := home / READINGS).exists():
        files[readings], lost = renumbering.settings(readings.read_text("utf-8"), numbers, READINGS)
    if (assumptions := home / ASSUMPTIONS).exists():
        files[assumptions], _ = renumbering.settings(assumptions.read_text("utf-8"), numbers, ASSUMPTIONS)
    if ledger.rulings:
        files[home / RULINGS] = render(renumbering.rulings(ledger.rulings, numbers, lost))
    files.update(_engine(place, after, numbers))
    was = {path: suite.read(path) for path in suite.files(game)}
    moved = renumbering.features(was, numbers, after, lost)
    unreviewed = reviews.waiting(home, ledger.edition).values()
    suspects = list(_suspects(difference, moved, unreviewed, numbers))
    files[reviews.path_of(home, named)] = render(suspects)
    renamed = [renames.Rename(old, new) for old, new in moved.renamed.items()]
    files[renames.path_of(home, named)] = render([*renamed, *map(renames.Rename, moved.dropped)])
    left = [*numbers.left, *(f"reading {name} is gone" for name in lost)]
    return _Plan(ledger, after, difference, files, was, moved, suspects, left, reasons)


def _next(ledger: Ledger, document: Document, named: str, day: datetime.date) -> tuple[Ledger, Comparison, list[str]]:
    """The ledger that a whole document makes, what became of each clause, and what speaks against it."""
    if twice := [finding.number for finding in lint(document) if finding.rule == "duplicate"]:
        raise WrongUse(f"{document.source}: {twice[0]} is printed twice; mend the copy that you adopt")
    if alone := [entry.number for entry in document.clauses if entry.parent is None]:
        what = f"{alone[0]} stands under no heading"
        raise WrongUse(f"{document.source}: {what}; an errata sheet is applied over the edition with --errata")
    comparison = compare(ledger, document)
    clauses, headings = succeed(ledger, document, comparison)
    after = replace(ledger, edition=named, date=day, clauses=tuple(clauses), headings=tuple(headings))
    return after, comparison, brakes.brakes(ledger, document, comparison, named, day)


def _amended(ledger: Ledger, sheet: Document, named: str, day: datetime.date) -> tuple[Ledger, Comparison, list[str]]:
    """The same out of an errata sheet, which is applied over the present edition."""
    try:
        after, comparison = amend(ledger, sheet)
    except DocumentError as error:
        raise WrongUse(str(error)) from error
    return replace(after, edition=named, date=day), comparison, list(brakes.older(ledger, named, day))


def _named(document: Document, edition: str | None, known: tuple[str, ...]) -> str:
    named = edition or document.version
    if named is None:
        raise WrongUse(f"{document.source} does not say which edition it is; name it with --edition")
    if not _EDITION.fullmatch(named):
        raise WrongUse(f'"{named}" is no name of an edition; use letters, digits, points and hyphens')
    if named in known:
        raise WrongUse(f"edition {named} of {document.game} is there already; name another with --edition")
    return named


def _day(document: Document, date: str | None) -> datetime.date:
    day = date or document.date
    if day is None:
        raise WrongUse(f"{document.source} does not say of which day it is; name it with --date YYYY-MM-DD")
    try:
        return datetime.date.fromisoformat(day)
    except ValueError as error:
        raise WrongUse(f'"{day}" is no date; write it as YYYY-MM-DD') from error


def _facts(text: str, edition: str, day: datetime.date, since: str) -> str:
    """``game.toml`` with the new edition, which is now the default."""
    text = re.sub(r'(?m)^default = ".*"$', f'default = "{edition}"', text)
    return f'{text.rstrip()}\n\n[editions."{edition}"]\ndate = {day.isoformat()}\nsince = "{since}"\n'


def _engine(place: Checkout, after: Ledger, numbers: renumbering.Numbers) -> Iterator[tuple[Path, str]]:
    """The game's reference engine with the new citations; it plays the new edition as well."""
    home = place.engine(after.game)
    for path in sorted(home.rglob("*.py")):
        text = renumbering.module(path.read_text("utf-8"), numbers, path.name)
        yield path, _EDITIONS.sub(rf'editions=("{after.edition}", \1)', text)
    before = anchors.table(home)
    now = renumbering.cited(before, numbers)
    if before:
        yield home / anchors.FILE, anchors.written(now, after)
    if (path := home / equivalents.FILE).exists():
        lost = before.keys() - now.keys()
        yield path, renumbering.settings(path.read_text("utf-8"), numbers, path.name, lost)[0]


def _suspects(
    difference: Difference,
    moved: renumbering.Moved,
    unreviewed: Iterable[reviews.Suspect],
    numbers: renumbering.Numbers,
) -> Iterator[reviews.Suspect]:
    """A line for each scenario of a changed clause or still unreviewed, by its new id and the new numbers."""
    of_old = difference.comparison.of_old()
    why = {each.scenario: (list(each.clauses), list(each.changes)) for each in unreviewed}
    for scenario in difference.suspect:
        changed = [number for number in scenario.clauses if of_old[number].kind not in KEPT]
        clauses, changes = why.setdefault(scenario.id, ([], []))
        clauses += changed
        changes += [of_old[number].kind for number in changed]
    for id, (clauses, changes) in why.items():
        if id not in moved.dropped:
            yield reviews.Suspect(
                scenario=moved.renamed.get(id, id),
                clauses=tuple(dict.fromkeys(new for old in clauses for new in (numbers.became(old) or (old,)))),
                changes=tuple(dict.fromkeys(changes)),
            )


def _write(files: dict[Path, str], moved: renumbering.Moved, was: dict[Path, Feature]) -> None:
    for path in was.keys() - moved.files.keys():
        path.unlink()
    for path, text in {**files, **moved.files}.items():
        path.parent.mkdir(parents=True, exist_ok=True)
        if not path.exists() or path.read_text("utf-8") != text:
            path.write_text(text, "utf-8")


def _tell_what_is_left(console: Console, plan: _Plan) -> None:
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
