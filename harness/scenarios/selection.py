"""The selection of the scenarios of a command by game, edition and clause, read and linted before anything runs."""

from __future__ import annotations

import functools
import re
from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from ...rulebooks import Ledger, UnknownClause
from ..base.command_errors import WrongUse, nearest_suggestion
from .contested_readings import find_reading_probes, is_foreign, named_contested_readings
from .feature_lint import LintProblem, lint_feature
from .feature_parser import BadFeature, Feature, Scenario, Tag
from .older_editions import split_by_edition
from .suite import Suite

_TAG = re.compile(r"(?<!\S)@(\S+)")


@dataclass(frozen=True)
class BadFile:
    """A feature file that cannot be played: its game, and one line for each problem.

    ``scenario`` is the only one of its scenarios that cannot be played; None for the whole file.
    """

    path: Path
    game: str
    problems: tuple[str, ...]
    scenario: Scenario | None = None


@dataclass(frozen=True)
class Selection:
    """A selection: the ledgers by game, the files that can be played, the scenarios, and the bad files.

    ``foreign`` are selected scenarios that show an option of a reading that is not ours; they count only for engines
    that take it. ``probes`` are scenarios beyond the selection that show which options an engine takes.
    ``not_kept`` are scenarios that do not hold for the editions of these ledgers, because a clause has changed since.
    """

    ledgers: dict[str, Ledger]
    features: tuple[Feature, ...]
    scenarios: tuple[Scenario, ...]
    bad: tuple[BadFile, ...]
    not_kept: tuple[Scenario, ...] = ()
    foreign: tuple[Scenario, ...] = ()
    probes: tuple[Scenario, ...] = ()

    @property
    def all_scenarios(self) -> tuple[Scenario, ...]:
        """All scenarios to play."""
        return (*self.scenarios, *self.foreign, *self.probes)

    @functools.cached_property
    def conditional_ids(self) -> frozenset[str]:
        """The ids of the scenarios that have a verdict only if the engine takes the options that they show."""
        return frozenset(scenario.id for scenario in (*self.foreign, *self.probes))

    @property
    def selected_ids(self) -> frozenset[str]:
        """The ids of the selected scenarios."""
        return frozenset(scenario.id for scenario in (*self.scenarios, *self.foreign))


def select_ledgers(suite: Suite, game: str | None, edition: str | None) -> dict[str, Ledger]:
    """The ledgers by game: of one game, or of all games. Raises :class:`WrongUse`."""
    if edition is not None and game is None and len(suite.game_names()) != 1:
        raise WrongUse("--edition needs --game, because each game has its own editions")
    games = [game] if game else suite.game_names()
    return {name: suite.load_ledger(name, edition) for name in games}


def select_scenarios(suite: Suite, ledgers: dict[str, Ledger], clauses: Collection[str] = ()) -> Selection:
    """The scenarios of these games, or only those that count for one of the clauses or for a clause under it.

    Features follow the default edition of a game; for an older one, the scenarios that also hold for it are selected.
    Raises :class:`WrongUse` for a clause that no game has.
    """
    wanted = clauses_under(ledgers, clauses)
    features: list[Feature] = []
    bad: list[BadFile] = []
    for game, ledger in ledgers.items():
        # The tags use the clause numbers of the default edition.
        files = (
            _naming(suite, ledger, wanted[game])
            if clauses and ledger == suite.load_ledger(game)
            else suite.feature_paths(game)
        )
        vocabulary = suite.phrase_vocabulary(game) if files else None
        for path in files:
            try:
                feature = suite.read_feature(path)
            except BadFeature as error:
                bad.append(BadFile(path, game, (str(error),)))
                continue
            assert vocabulary is not None
            if problems := lint_feature(feature, suite.load_ledger(game), vocabulary):
                bad.append(BadFile(path, game, tuple(map(str, problems))))
            else:
                features.append(feature)
    every, not_kept = split_by_edition(suite, ledgers, (found for feature in features for found in feature.scenarios))
    scenarios = every
    if clauses:
        scenarios = [found for found in every if wanted[found.game].intersection(found.all_clauses)]
        not_kept = [found for found in not_kept if wanted[found.game].intersection(found.all_clauses)]
    return _selection(ledgers, features, every, scenarios, bad, not_kept)


def select_user_features(suite: Suite, ledgers: dict[str, Ledger], paths: Collection[Path]) -> Selection:
    """The scenarios of the user's own feature files, or of all feature files in directories.

    Raises :class:`WrongUse` for a path without a feature file, and for a game that is not among the ledgers.
    """
    features: list[Feature] = []
    bad: list[BadFile] = []
    for path in feature_files(suite, paths, None):
        try:
            feature = suite.read_feature(path)
        except BadFeature as error:
            raise WrongUse(str(error)) from error
        if feature.game not in ledgers:
            if feature.game in suite.game_names():
                raise WrongUse(
                    f"{path}:{feature.line}: the Feature is of {feature.game}, and not of {', '.join(ledgers)}"
                )
            known = nearest_suggestion(feature.game, ledgers)
            raise WrongUse(f'{path}:{feature.line}: the tag "{feature.game}" of the Feature is not a game; {known}')
        problems = lint_feature(feature, ledgers[feature.game], suite.phrase_vocabulary(feature.game))
        refused = _refused_scenarios(feature, problems)
        bad += refused
        if (chosen_of_it := _without_refused(feature, refused)).scenarios:
            features.append(chosen_of_it)
    games = dict.fromkeys([*(feature.game for feature in features), *(each.game for each in bad)])
    books = {game: ledgers[game] for game in games}
    chosen = [found for feature in features for found in feature.scenarios]
    every = list(chosen)
    if any(named_contested_readings(found, books[found.game].contested_readings) for found in chosen):
        others = select_scenarios(suite, books)  # for the probes of contested readings
        features += [feature for feature in others.features if feature.path not in {each.path for each in features}]
        every += [found for found in others.all_scenarios if found.id not in {each.id for each in chosen}]
    return _selection(books, features, every, chosen, bad, ())


def _refused_scenarios(feature: Feature, problems: Sequence[LintProblem]) -> list[BadFile]:
    """The scenarios with problems; the whole file if one of the problems is not in a scenario."""
    by_scenario: dict[int, list[str]] = {}
    for problem in problems:
        within = [place for place, each in enumerate(feature.scenarios) if each.first_line <= problem.line]
        if not within or any(
            rule.line > feature.scenarios[within[-1]].line for rule in feature.rules if rule.first_line <= problem.line
        ):
            return [BadFile(feature.path, feature.game, tuple(map(str, problems)))]
        by_scenario.setdefault(within[-1], []).append(str(problem))
    return [
        BadFile(feature.path, feature.game, tuple(said), feature.scenarios[place])
        for place, said in by_scenario.items()
    ]


def _without_refused(feature: Feature, refused: Sequence[BadFile]) -> Feature:
    """The feature with the scenarios that can be played. A scenario with the id of a refused one cannot be."""
    ids = {each.scenario.id for each in refused if each.scenario}
    whole = any(each.scenario is None for each in refused)
    return replace(feature, scenarios=() if whole else tuple(each for each in feature.scenarios if each.id not in ids))


def feature_files_in(path: Path) -> list[Path]:
    """The feature file itself, or all feature files in a directory. Raises :class:`WrongUse` if there are none."""
    path = path.resolve()
    files = sorted(path.rglob("*.feature")) if path.is_dir() else [path]
    if not files:
        raise WrongUse(f"the directory {path} contains no feature files")
    return files


def feature_files(suite: Suite, paths: Collection[Path], game: str | None) -> list[Path]:
    """The feature files at these paths; without paths, all files of the suite, or of one game."""
    if not paths:
        return [path for name in select_ledgers(suite, game, None) for path in suite.feature_paths(name)]
    return list(dict.fromkeys(file for path in paths for file in feature_files_in(path)))


def _naming(suite: Suite, ledger: Ledger, clauses: set[str]) -> list[Path]:
    """The files of a game that may contain scenarios for these clauses.

    They name one of the clauses, or are named after a section above it. Files that show options of the readings in
    these files are included.
    """
    above = {entry.id for clause in clauses for entry in ledger.parents_of(clause)} | clauses
    tags: dict[Path, list[Tag]] = {}
    naming: set[Path] = set()
    for path in suite.feature_paths(ledger.game):
        text = path.read_bytes().decode("utf-8-sig", "replace") if path.is_file() else ""
        tags[path] = [Tag(name, 0) for name in dict.fromkeys(_TAG.findall(text))]
        if path.stem in above or any(tag.clause_id in clauses for tag in tags[path]):
            naming.add(path)
    named = {tag.reading_option[0] for path in naming for tag in tags[path] if tag.reading_option}
    return [
        path
        for path, found in tags.items()
        if path in naming
        or any(tag.reading_option and tag.reading_option[1] and tag.reading_option[0] in named for tag in found)
    ]


def select_by_ids(selection: Selection, ids: Collection[str]) -> Selection:
    """The part of a selection with these ids, including scenarios that show options which are not ours."""
    every = selection.all_scenarios
    chosen = [found for found in every if found.id in ids]
    narrowed = _selection(selection.ledgers, selection.features, every, chosen, (), ())
    return replace(narrowed, scenarios=tuple(chosen), foreign=())


def filter_selection(
    selection: Selection, wanted: Callable[[Scenario], bool], wanted_file: Callable[[BadFile], bool]
) -> Selection:
    """The part of a selection with the scenarios and the bad files for which these functions return true."""
    chosen = [found for found in (*selection.scenarios, *selection.foreign) if wanted(found)]
    bad = filter(wanted_file, selection.bad)
    not_kept = filter(wanted, selection.not_kept)
    return _selection(selection.ledgers, selection.features, selection.all_scenarios, chosen, bad, not_kept)


def _selection(
    ledgers: dict[str, Ledger],
    features: Iterable[Feature],
    every: Sequence[Scenario],
    chosen: Sequence[Scenario],
    bad: Iterable[BadFile],
    not_kept: Iterable[Scenario],
) -> Selection:
    """The selection of the chosen scenarios, with the probes that have to be played for them."""
    beside = [
        probe
        for game, ledger in ledgers.items()
        for probe in find_reading_probes(
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


def read_all_features(suite: Suite, game: str) -> Iterator[Feature]:
    """The features of a game, without linting. Raises :class:`WrongUse` for a file that cannot be read."""
    for path in suite.feature_paths(game):
        try:
            yield suite.read_feature(path)
        except BadFeature as error:
            raise WrongUse(str(error)) from error


def clauses_under(ledgers: dict[str, Ledger], clauses: Collection[str]) -> dict[str, set[str]]:
    """The numbers of these clauses, and of all clauses under them, by game.

    Raises :class:`WrongUse` for a clause that no game has.
    """
    wanted: dict[str, set[str]] = {game: set() for game in ledgers}
    for number in clauses:
        errors: list[UnknownClause] = []
        for game, ledger in ledgers.items():
            try:
                wanted[game].update(clause.id for clause in ledger.section_clauses(number))
            except UnknownClause as error:
                errors.append(error)
        if len(errors) == len(ledgers):
            raise WrongUse(_no_clause(number, errors))
    return wanted


def _no_clause(number: str, errors: Sequence[UnknownClause]) -> str:
    """The message about a clause that none of the games has."""
    if len(errors) < 2:
        return str(errors[0]) if errors else "saitei found no games"
    *first, last = [error.where for error in errors]
    chapter = re.split(r"[.-]", number)[0]
    near = ", ".join(f'"{each.near}" ({each.where})' for each in errors if re.split(r"[.-]", each.near)[0] == chapter)
    hint = f"the nearest are {near}" if near else "'saitei coverage' lists all clauses"
    return f'no clause "{number}" exists in {", ".join(first)} or {last}; {hint}'
