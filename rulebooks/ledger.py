"""The ledger: one edition of one game's rulebook, one line per clause, in document order.

On disk a game is a directory here. `game.toml` names the game and its editions. `<edition>.jsonl` holds the clauses,
one JSON object per line; `<edition>.headings.jsonl` holds the headings in the same form; `<edition>.lineage.jsonl`
holds the changes to the clauses since the edition before. Headings have their own file, so that every line of the
ledger is a clause that must be accounted for, and its length is the denominator of every score. None of the files
contains a sentence of a publisher: titles are ours, and `fingerprints` replace the text.
"""

import datetime
import functools
import re
from collections.abc import Collection, Iterable, Iterator
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from typing import Annotated, Literal, TypeVar

import msgspec

from .assumptions import Assumption, load_assumptions
from .bounded_file import MIB, read_bounded_text
from .jsonlines import RESTORE, read_records
from .lineage import EditionLineage
from .readings import Reading, load_readings
from .rulebook_errors import (
    LedgerError,
    UnknownAssumption,
    UnknownClause,
    UnknownEdition,
    UnknownGame,
    UnknownReading,
    UnknownRuling,
)
from .rulings import RULINGS, Ruling, load_rulings

_LAST_PART = re.compile(r"(?:^|[.-])[^.-]*$")

ROOT = Path(__file__).resolve().parent
"""The directory that holds a directory per game."""

FACTS = "game.toml"
"""The file of a game that names its editions."""

READINGS = "readings.toml"
"""The file with a game's readings of its unclear clauses."""

ASSUMPTIONS = "assumptions.toml"
"""The file with a game's assumptions in place of a document that we lack."""

Kind = Literal["behavioural", "definitional", "non-game"]
"""A clause's class: play can break it, or it defines names, or it is not about play."""

UNTITLED = "Not yet titled"
"""The title of a new entry, until a person gives it one."""

Verdict = Literal["allowed", "denied"]
"""A document's verdict on a worked example: the play is accepted, or it is not."""

_POINTS = r"(?=[\w.-]*[0-9])[A-Za-z0-9]+(?:-[A-Za-z0-9]+)*(?:\.[A-Za-z0-9]+(?:-[A-Za-z0-9]+)*)+"
_HYPHENS = r"(?:[0-9]{1,4}[a-z]{0,2}|[A-Z]+(?=-[0-9]))(?:-[a-z]?[0-9]{1,3}[a-z]{0,2})*"
_LETTERS = r"(?:[IVXLCDM]+|[A-Z])(?:[.-](?:[IVXLCDM]+|[ivxlcdm]+|[A-Za-z]))+"

ID = rf"(?:{_POINTS}|{_HYPHENS}|{_LETTERS})"
"""The shape of a clause's id, as a pattern: `10.8.3.2`, `8.3.2-b1`, `3-9.2.n1`, `rule-process.a3`; `1-2-1`, `100`;
`IV.B.a`."""

AMBIGUOUS = re.compile(r"[0-9]+[a-z]?|[0-9]+[.-][0-9]+")
"""The pattern of an id that could be any number in a sentence: `1.2`, `2-3`, `100`."""

Hex = Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{16}$")]
"""A fingerprint: 16 hexadecimal digits."""

Sketch = Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{128}$")]
"""A sketch: 128 hexadecimal digits."""


class Heading(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    """The title of a chapter or section, in our words, with the fingerprints of the printed one."""

    id: str
    title: str
    parent: str | None = None
    exact: Hex
    masked: Hex
    sketch: Sketch

    @property
    def is_untitled(self) -> bool:
        """Whether nobody gave it a title yet."""
        return self.title == UNTITLED


class WorkedExample(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A worked example under a clause: the document's verdict, and the fingerprint of the example's words."""

    verdict: Verdict
    exact: Hex


class Clause(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    """One clause.

    - `id`: the id for citations: the printed number, or, for a clause without one, a name from the ledger. Such a name
      has a dot and a digit, so that it is recognised in any text.
    - `intended`: the intended number, if the printed one is a misprint.
    - `kind`: its class (`class` in the file).
    - `title`: its content, in one line of our words.
    - `parent`: the id of the clause or heading above it.
    - `leaf`: whether it has no clauses under it.
    - `references`: the clauses that its text names, in order and with repetitions; for a range, its two ends.
    - `exact`, `masked`, `sketch`: its fingerprints.
    - `exempt`: the reason why it needs no scenario; None if it needs one.
    - `examples`: the worked examples under it for which the document gives a verdict, in order.
    - `illustrations`: the exact fingerprints of the examples without a verdict.
    """

    id: Annotated[str, msgspec.Meta(pattern=f"^{ID}$")]
    intended: str | None = None
    kind: Kind = msgspec.field(name="class")
    title: str
    parent: str
    leaf: bool
    references: tuple[str, ...] = ()
    exact: Hex
    masked: Hex
    sketch: Sketch
    exempt: str | None = None
    examples: tuple[WorkedExample, ...] = ()
    illustrations: tuple[Hex, ...] = ()

    @property
    def is_unclassified(self) -> bool:
        """Whether nobody gave it a title and a class yet; it counts as behavioural until then."""
        return self.title == UNTITLED


_Entry = TypeVar("_Entry", Clause, Heading)


@dataclass(frozen=True)
class Ledger:
    """An edition of a game's rulebook: `clauses` and `headings` in document order, and their readings.

    `editions` are this edition and those before it, the latest first.
    `date` is None if the document does not give its date. `chapter_depth` is the depth of the headings that are its
    chapters: 1 for the topmost ones.
    """

    game: str
    name: str
    edition: str
    date: datetime.date | None
    players: int
    clauses: tuple[Clause, ...]
    headings: tuple[Heading, ...]
    readings: tuple[Reading, ...]
    assumptions: tuple[Assumption, ...] = ()
    rulings: tuple[Ruling, ...] = ()
    chapter_depth: int = 1
    editions: tuple[str, ...] = ()

    def __getitem__(self, id: str) -> Clause:
        """The clause of that id; raises `UnknownClause`, for a heading too."""
        try:
            return self._clauses[id]
        except KeyError:
            raise UnknownClause(id, self._clauses, self._label) from None

    def __contains__(self, id: object) -> bool:
        """Whether a clause (not a heading) has that id."""
        return id in self._clauses

    def __iter__(self) -> Iterator[Clause]:
        """The clauses, in document order."""
        return iter(self.clauses)

    def __len__(self) -> int:
        """The number of clauses."""
        return len(self.clauses)

    def heading_by_id(self, id: str) -> Heading:
        """The heading of that id; raises `UnknownClause`."""
        try:
            return self._headings[id]
        except KeyError:
            raise UnknownClause(id, self._headings, self._label) from None

    def parents_of(self, id: str) -> tuple[Heading | Clause, ...]:
        """The entries above a clause or heading, the chapter first; raises `UnknownClause`."""
        parent = self._entry(id).parent
        return () if parent is None else (*self.parents_of(parent), self._entry(parent))

    @property
    def entry_ids(self) -> Collection[str]:
        """The ids of the clauses and headings."""
        return self._paths.keys()

    def document_order(self, id: str) -> tuple[int, int]:
        """A sort key for the order of the document. A heading comes before everything under it.

        Ids that the ledger does not have come last.
        """
        return self._places.get(id, (len(self.clauses), 0))

    def resolve_entry_id(self, word: str) -> str:
        """The id of the entry that the word equals or begins with: `10.6` for a file name such as `10.6-fuzz-3`.

        Raises `UnknownClause` if there is none.
        """
        id = word
        while id and id not in self.entry_ids:
            id = _LAST_PART.sub("", id)
        if not id:
            raise UnknownClause(word, self.entry_ids, self._label)
        return id

    def chapter_of(self, id: str) -> str:
        """The id of the chapter of a clause or heading; raises `UnknownClause`."""
        return self._above(id)[: self.chapter_depth][-1]

    def section_of(self, id: str) -> str:
        """The id of the heading right above a clause, or of the heading itself; raises `UnknownClause`."""
        return self._above(id)[-1]

    def section_clauses(self, id: str) -> tuple[Clause, ...]:
        """A clause and all clauses under it, or all clauses under a heading; raises `UnknownClause`."""
        self._entry(id)
        return tuple(
            clause
            for clause in self.clauses
            if clause.id == id or any(above.id == id for above in self.parents_of(clause.id))
        )

    def reading_by_id(self, reading: str) -> Reading:
        """The reading of that id; raises `UnknownReading`."""
        for candidate in self.readings:
            if candidate.id == reading:
                return candidate
        raise UnknownReading(reading, (r.id for r in self.readings), self._label)

    def readings_of(self, id: str) -> tuple[Reading, ...]:
        """The readings that name this clause or heading; raises `UnknownClause`."""
        self._entry(id)
        return tuple(reading for reading in self.readings if id in reading.clauses)

    @functools.cached_property
    def contested_readings(self) -> dict[str, Reading]:
        """The readings on which engines may visibly differ, by id, except those that are settled by now."""
        older = self.editions[1:]
        return {each.id: each for each in self.readings if each.is_contested and each.until not in older}

    def assumption_by_id(self, assumption: str) -> Assumption:
        """The assumption of that id; raises `UnknownAssumption`."""
        for candidate in self.assumptions:
            if candidate.id == assumption:
                return candidate
        raise UnknownAssumption(assumption, (a.id for a in self.assumptions), self._label)

    def ruling_by_id(self, ruling: str) -> Ruling:
        """The ruling of that id; raises `UnknownRuling`."""
        for candidate in self.rulings:
            if candidate.id == ruling:
                return candidate
        raise UnknownRuling(ruling, (r.id for r in self.rulings), self._label)

    def rulings_of(self, id: str) -> tuple[Ruling, ...]:
        """The rulings about this clause or heading; raises `UnknownClause`."""
        self._entry(id)
        return tuple(ruling for ruling in self.rulings if id in ruling.clauses)

    @functools.cached_property
    def example_verdicts(self) -> dict[str, Verdict]:
        """The verdicts of the worked examples by id: `3-1-1.1/e1` is the first of clause 3-1-1.1."""
        return {
            f"{clause.id}/e{place}": example.verdict
            for clause in self.clauses
            for place, example in enumerate(clause.examples, 1)
        }

    def _above(self, id: str) -> tuple[str, ...]:
        """The ids of the headings above a clause, or of a heading and those above it; the topmost first."""
        try:
            return self._paths[id]
        except KeyError:
            raise UnknownClause(id, self._paths, self._label) from None

    def _entry(self, id: str) -> Heading | Clause:
        return self._headings.get(id) or self[id]

    @functools.cached_property
    def _paths(self) -> dict[str, tuple[str, ...]]:
        paths: dict[str | None, tuple[str, ...]] = {None: ()}
        for heading in self.headings:
            paths[heading.id] = (*paths[heading.parent], heading.id)
        for clause in self.clauses:
            paths[clause.id] = paths[clause.parent]
        return {id: path for id, path in paths.items() if id is not None}

    @functools.cached_property
    def _places(self) -> dict[str, tuple[int, int]]:
        places = {clause.id: (at, len(self.headings)) for at, clause in enumerate(self.clauses)}
        first = len(self.clauses)
        for at in reversed(range(len(self.headings))):
            heading = self.headings[at].id
            under = (place for place, clause in enumerate(self.clauses) if heading in self._paths[clause.id])
            first = next(under, first)
            places[heading] = (first, at)
        return places

    @functools.cached_property
    def _clauses(self) -> dict[str, Clause]:
        return {clause.id: clause for clause in self.clauses}

    @functools.cached_property
    def _headings(self) -> dict[str, Heading]:
        return {heading.id: heading for heading in self.headings}

    @property
    def _label(self) -> str:
        return f"{self.game} {self.edition}"


class _Edition(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`date` is the document's date, if it has one; `since` is the edition before it, if the suite had that one.

    `source` is where the document was seen, if that was not the publisher's own site.
    """

    date: datetime.date | None = None
    since: str | None = None
    source: str = ""


class _Game(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A game's `game.toml`."""

    name: str
    default: str
    players: Annotated[int, msgspec.Meta(ge=1)]
    editions: dict[str, _Edition]
    chapter_depth: Annotated[int, msgspec.Meta(ge=1)] = 1


def games_with_rulebook(root: Path = ROOT) -> tuple[str, ...]:
    """The games that have a rulebook here, in alphabetical order: the directories with a `game.toml`."""
    return tuple(sorted(path.parent.name for path in root.glob(f"*/{FACTS}")))


def list_editions(game: str, root: Path = ROOT) -> tuple[str, ...]:
    """The editions of a game, the default one first; raises `UnknownGame`, `LedgerError`."""
    facts = _read_game(game, root)
    return (facts.default, *(edition for edition in facts.editions if edition != facts.default))


def load_ledger(game: str, edition: str | None = None, root: Path = ROOT) -> Ledger:
    """One edition of a game's rulebook; by default, the game's default edition.

    Raises `UnknownGame`, `UnknownEdition`, and `LedgerError` for a file that is missing, damaged,
    or at odds with another. The result is cached: later changes to the files have no effect.
    """
    facts = _read_game(game, root)
    edition = facts.default if edition is None else edition
    if edition not in facts.editions:
        raise UnknownEdition(game, edition, facts.editions, root / game / FACTS)
    return _load(root, game, edition)


def edition_ancestry(game: str, root: Path = ROOT) -> tuple[str, ...]:
    """The default edition of a game, the edition before it, and so on to the first; raises `UnknownGame`."""
    facts = _read_game(game, root)
    return _editions_from(facts, facts.default)


def _editions_from(facts: _Game, edition: str) -> tuple[str, ...]:
    line = [edition]
    while (since := facts.editions[line[-1]].since) in facts.editions and since not in line:
        line.append(since)
    return tuple(line)


def lineages_to_edition(game: str, edition: str, root: Path = ROOT) -> tuple[EditionLineage, ...]:
    """The lineages from the game's default edition back to another, the latest first; none for the default itself.

    Raises `UnknownGame`, `UnknownEdition`, and `LedgerError` if no lineage leads to it.
    """
    facts = _read_game(game, root)
    home = root / game
    if edition not in facts.editions:
        raise UnknownEdition(game, edition, facts.editions, home / FACTS)
    line = edition_ancestry(game, root)
    if edition not in line:
        problem = f"no lineage leads from edition {facts.default} to {edition}"
        raise LedgerError.at_line(home / FACTS, None, problem, 'name in "since" the edition before each one')
    steps = pairwise(line[: line.index(edition) + 1])
    return tuple(EditionLineage.load_lineage(home / f"{later}.lineage.jsonl", later, before) for later, before in steps)


@functools.cache
def _load(root: Path, game: str, edition: str) -> Ledger:
    facts = _read_game(game, root)
    home = root / game
    headings = _read_lines(home / f"{edition}.headings.jsonl", Heading, taken=())
    clauses = _read_lines(home / f"{edition}.jsonl", Clause, taken=[heading.id for heading in headings])
    ids = {heading.id for heading in headings} | {clause.id for clause in clauses}
    back = lineages_to_edition(game, edition, root)
    readings = load_readings(home / READINGS, ids, back)
    return Ledger(
        game=game,
        name=facts.name,
        edition=edition,
        date=facts.editions[edition].date,
        players=facts.players,
        clauses=clauses,
        headings=headings,
        readings=readings,
        assumptions=load_assumptions(home / ASSUMPTIONS),
        rulings=load_rulings(home / RULINGS, ids, {reading.id for reading in readings}, back),
        chapter_depth=facts.chapter_depth,
        editions=_editions_from(facts, edition),
    )


@functools.cache
def _read_game(game: str, root: Path) -> _Game:
    if game not in (known := games_with_rulebook(root)):
        raise UnknownGame(game, known, root)
    path = root / game / FACTS
    try:
        facts = msgspec.toml.decode(read_bounded_text(path, MIB), type=_Game)
    except OSError as error:
        raise LedgerError.at_line(path, None, f"the file cannot be read: {error.strerror}", "correct it") from error
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise LedgerError.at_line(path, None, str(error), "correct it there") from error
    if facts.default not in facts.editions:
        problem = f'the default edition "{facts.default}" is not among the editions'
        raise LedgerError.at_line(path, None, problem, f"name one of: {', '.join(facts.editions)}")
    return facts


def _read_lines(path: Path, entry: type[_Entry], taken: Iterable[str]) -> tuple[_Entry, ...]:
    """The entries of one file. `taken` are ids of headings, which may be parents but not be used again."""
    entries: list[_Entry] = []
    places: dict[str | None, str] = {None: "the root", **dict.fromkeys(taken, "among the headings")}
    for line, found in read_records(path, entry):
        if place := places.get(found.id):
            problem = f"the id {found.id} is already {place}"
            raise LedgerError.at_line(path, line, problem, "delete or rename one of the two")
        if found.parent not in places:
            problem = f"{found.id} has the parent {found.parent}, which does not come before it"
            raise LedgerError.at_line(path, line, problem, RESTORE)
        places[found.id] = f"on line {line}"
        entries.append(found)
    return tuple(entries)
