"""Which scenarios a command is about: games, editions, clauses; read and linted before anything runs."""

from __future__ import annotations

import functools
import re
from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from ...rulebooks import Ledger, UnknownClause
from ..base.errors import WrongUse, nearest
from .contested import is_foreign, named, probes
from .editions import kept
from .features import BadFeature, Feature, Scenario, Tag
from .lint import lint
from .suite import Suite

_TAG = re.compile(r"(?<!\S)@(\S+)")


@dataclass(frozen=True)
class BadFile:
    """A feature file that cannot be played: its game, and what is wrong, a line a problem."""

    path: Path
    game: str
    problems: tuple[str, ...]


@dataclass(frozen=True)
class Selection:
    """What was selected: ledgers by game, the files that can be played, the scenarios, the bad files.

    ``foreign`` are selected scenarios that show an option of a reading that is not ours, and count only for engines
    that take it; ``probes`` are those beyond the selection that find out which options an engine takes.
    ``not_kept`` are scenarios that do not hold for the editions of these ledgers: a clause changed since.
    """

    ledgers: dict[str, Ledger]
    features: tuple[Feature, ...]
    scenarios: tuple[Scenario, ...]
    bad: tuple[BadFile, ...]
    not_kept: tuple[Scenario, ...] = ()
    foreign: tuple[Scenario, ...] = ()
    probes: tuple[Scenario, ...] = ()

    @property
    def played(self) -> tuple[Scenario, ...]:
        """All that is to be played."""
        return (*self.scenarios, *self.foreign, *self.probes)

    @functools.cached_property
    def finding_out(self) -> frozenset[str]:
        """The ids of the scenarios that have no verdict unless the engine takes what they show."""
        return frozenset(scenario.id for scenario in (*self.foreign, *self.probes))

    @property
    def ids(self) -> frozenset[str]:
        """The ids of the selected scenarios."""
        return frozenset(scenario.id for scenario in (*self.scenarios, *self.foreign))


def ledgers(suite: Suite, game: str | None, edition: str | None) -> dict[str, Ledger]:
    """The ledgers by game: of one game, or of all that there are. Raises :class:`WrongUse`."""
    if edition is not None and game is None and len(suite.games()) != 1:
        raise WrongUse("--edition needs --game: each game has its own editions")
    games = [game] if game else suite.games()
    return {name: suite.ledger(name, edition) for name in games}


def select(suite: Suite, ledgers: dict[str, Ledger], clauses: Collection[str] = ()) -> Selection:
    """The scenarios of these games, or those of them that count for one of the clauses or what is under it.

    Features follow a game's default edition; for an older one, those are selected that hold for it too.
    Raises :class:`WrongUse` for a clause that no game has.
    """
    wanted = under(ledgers, clauses)
    features: list[Feature] = []
    bad: list[BadFile] = []
    for game, ledger in ledgers.items():
        # The tags are those of the default edition.
        files = _naming(suite, ledger, wanted[game]) if clauses and ledger == suite.ledger(game) else suite.files(game)
        vocabulary = suite.vocabulary(game) if files else None
        for path in files:
            try:
                feature = suite.read(path)
            except BadFeature as error:
                bad.append(BadFile(path, game, (str(error),)))
                continue
            assert vocabulary is not None
            if problems := lint(feature, suite.ledger(game), vocabulary):
                bad.append(BadFile(path, game, tuple(map(str, problems))))
            else:
                features.append(feature)
    every, not_kept = kept(suite, ledgers, (found for feature in features for found in feature.scenarios))
    scenarios = every
    if clauses:
        scenarios = [found for found in every if wanted[found.game].intersection(found.clauses)]
        not_kept = [found for found in not_kept if wanted[found.game].intersection(found.clauses)]
    return _selection(ledgers, features, every, scenarios, bad, not_kept)


def own(suite: Suite, ledgers: dict[str, Ledger], paths: Collection[Path]) -> Selection:
    """The scenarios of feature files that are not the suite's, or of all in directories, by the ledgers of their games.

    Raises :class:`WrongUse` for a path where none is, and for a game that is not among the ledgers.
    """
    features: list[Feature] = []
    bad: list[BadFile] = []
    for path in feature_files(suite, paths, None):
        try:
            feature = suite.read(path)
        except BadFeature as error:
            raise WrongUse(str(error)) from error
        if feature.game not in ledgers:
            known = nearest(feature.game, ledgers)
            raise WrongUse(f'{path}:{feature.line}: the Feature is tagged with no game "{feature.game}"; {known}')
        if problems := lint(feature, ledgers[feature.game], suite.vocabulary(feature.game)):
            bad.append(BadFile(path, feature.game, tuple(map(str, problems))))
        else:
            features.append(feature)
    games = dict.fromkeys([*(feature.game for feature in features), *(each.game for each in bad)])
    books = {game: ledgers[game] for game in games}
    chosen = [found for feature in features for found in feature.scenarios]
    every = list(chosen)
    if any(named(found, books[found.game].contested) for found in chosen):
        others = select(suite, books)  # what finds out how an engine reads the rulebook
        features += [feature for feature in others.features if feature.path not in {each.path for each in features}]
        every += [found for found in others.played if found.id not in {each.id for each in chosen}]
    return _selection(books, features, every, chosen, bad, ())


def files_of(path: Path) -> list[Path]:
    """The feature file, or those of a directory. Raises :class:`WrongUse` where none is."""
    path = path.resolve()
    files = sorted(path.rglob("*.feature")) if path.is_dir() else [path]
    if not files:
        raise WrongUse(f"there is no feature file in {path}")
    return files


def feature_files(suite: Suite, paths: Collection[Path], game: str | None) -> list[Path]:
    """The feature files at these paths; without a path all files of the suite, or of one game."""
    if not paths:
        return [path for name in ledgers(suite, game, None) for path in suite.files(name)]
    return list(dict.fromkeys(file for path in paths for file in files_of(path)))


def _naming(suite: Suite, ledger: Ledger, clauses: set[str]) -> list[Path]:
    """A game's files that name one of the clauses, or are named by what it stands under; and those that show options of
    readings which these name.
    """
    above = {entry.id for clause in clauses for entry in ledger.parents(clause)} | clauses
    tags: dict[Path, list[Tag]] = {}
    naming: set[Path] = set()
    for path in suite.files(ledger.game):
        text = path.read_bytes().decode("utf-8", "replace") if path.is_file() else ""
        tags[path] = [Tag(name, 0) for name in dict.fromkeys(_TAG.findall(text))]
        if path.stem in above or any(tag.clause in clauses for tag in tags[path]):
            naming.add(path)
    named = {tag.reading[0] for path in naming for tag in tags[path] if tag.reading}
    return [
        path
        for path, found in tags.items()
        if path in naming or any(tag.reading and tag.reading[1] and tag.reading[0] in named for tag in found)
    ]


def only(selection: Selection, ids: Collection[str]) -> Selection:
    """The scenarios of these ids out of a selection, those of options that are not ours included."""
    every = selection.played
    chosen = [found for found in every if found.id in ids]
    narrowed = _selection(selection.ledgers, selection.features, every, chosen, (), ())
    return replace(narrowed, scenarios=tuple(chosen), foreign=())


def narrow(
    selection: Selection, wanted: Callable[[Scenario], bool], wanted_file: Callable[[BadFile], bool]
) -> Selection:
    """Those scenarios of a selection, and those of its bad files, that are wanted."""
    chosen = [found for found in (*selection.scenarios, *selection.foreign) if wanted(found)]
    bad = filter(wanted_file, selection.bad)
    not_kept = filter(wanted, selection.not_kept)
    return _selection(selection.ledgers, selection.features, selection.played, chosen, bad, not_kept)


def _selection(
    ledgers: dict[str, Ledger],
    features: Iterable[Feature],
    every: Sequence[Scenario],
    chosen: Sequence[Scenario],
    bad: Iterable[BadFile],
    not_kept: Iterable[Scenario],
) -> Selection:
    """What is chosen out of every scenario, and what has to be played beside it."""
    beside = [
        probe
        for game, ledger in ledgers.items()
        for probe in probes(
            (found for found in every if found.game == game), [found for found in chosen if found.game == game], ledger
        )
    ]
    paths = {scenario.path for scenario in (*chosen, *beside)}
    foreign = {found.id: found for found in chosen if is_foreign(found, ledgers[found.game])}
    return Selection(
        ledgers,
        tuple(feature for feature in features if feature.path in paths),
        tuple(found for found in chosen if found.id not in foreign),
        tuple(bad),
        tuple(not_kept),
        tuple(foreign.values()),
        tuple(beside),
    )


def all_features(suite: Suite, game: str) -> Iterator[Feature]:
    """A game's features, unlinted; raises :class:`WrongUse` for one that cannot be read."""
    for path in suite.files(game):
        try:
            yield suite.read(path)
        except BadFeature as error:
            raise WrongUse(str(error)) from error


def under(ledgers: dict[str, Ledger], clauses: Collection[str]) -> dict[str, set[str]]:
    """By game, the numbers of these clauses and of all that stands under them.

    Raises :class:`WrongUse` for a clause that no game has.
    """
    wanted: dict[str, set[str]] = {game: set() for game in ledgers}
    for number in clauses:
        errors: list[UnknownClause] = []
        for game, ledger in ledgers.items():
            try:
                wanted[game].update(clause.id for clause in ledger.section(number))
            except UnknownClause as error:
                errors.append(error)
        if len(errors) == len(ledgers):
            raise WrongUse(_no_clause(number, errors))
    return wanted


def _no_clause(number: str, errors: Sequence[UnknownClause]) -> str:
    """What is said of a clause that none of the games has."""
    if len(errors) < 2:
        return str(errors[0]) if errors else "there is no game"
    *first, last = [error.where for error in errors]
    near = ", ".join(f'"{error.near}" ({error.where})' for error in errors)
    return f'there is no clause "{number}" in {", ".join(first)} or {last}; the nearest are {near}'
