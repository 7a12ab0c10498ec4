"""The scenarios that can be opened: those of the suite, deviations of results files, and those of feature files."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from ..base.command_errors import WrongUse
from ..base.user_files import read_user_file
from ..judging.verdicts import KINDS
from ..report.record import RunRecord, read_records
from ..scenarios.feature_parser import BadFeature, Feature, Scenario
from ..scenarios.older_editions import split_by_edition
from ..scenarios.suite import Suite
from .scenario_text import UNSAVED, single_scenario

LISTED = 60
"""The maximum number of scenarios that a search lists."""


@dataclass(frozen=True)
class OpenableScenario:
    """A scenario: its place, its title, its tags, where it comes from, and for a deviation verdict and message.

    ``edition`` is the one by which a scenario of the suite was found, or a deviation judged.
    """

    id: str
    title: str
    source: str
    path: Path
    tags: tuple[str, ...] = ()
    edition: str = ""
    verdict: str = ""
    message: str = ""


@dataclass(frozen=True)
class OpenedText:
    """The text of an opened feature, the line of the scenario from 1, and the name of its file if it is the user's.

    The edition is empty if the scenario belongs to none.
    """

    text: str
    line: int
    name: str = ""
    edition: str = ""


class OpenableScenarios:
    """The scenarios of the suite, and those of the user's feature files, directories and results files."""

    def __init__(self, suite: Suite, files: Iterable[Path] = ()) -> None:
        self._suite = suite
        self._files = tuple(files)
        self._own = tuple(self._of_files())

    def find_scenarios(self, words: str, game: str, edition: str = "") -> list[OpenableScenario]:
        """The scenarios that contain all of the words, first those with such a tag, then those of the user's files.

        Scenarios of the suite are those that hold in the edition of the game, by default in its default edition.
        """
        wanted = words.lower().split()
        every = (*self._own, *self._of_suite(game, edition)) if game else self._own
        found = [each for each in every if all(word in _searched(each) for word in wanted)]
        return sorted(found, key=lambda each: not set(wanted) & {tag.lower() for tag in each.tags})[:LISTED]

    def open_scenario(self, id: str, source: str, edition: str = "") -> OpenedText:
        """The text of a scenario; one of the suite is a copy, with the clause numbers of the edition.

        Raises :class:`WrongUse` if there is none of that id.
        """
        own = next((each for each in self._own if (each.id, each.source) == (id, source)), None)
        path = own.path if own else self._suite_path(id)
        feature = self._read(path)
        scenario = next((each for each in feature.scenarios if each.id == id), None) if feature else None
        if feature is None or scenario is None:
            raise WrongUse(f"there is no scenario {id}")
        text = read_user_file(path)
        wanted = own.edition if own else edition
        if self._suite.contains_path(path):
            named = self._suite.load_ledger(scenario.game, wanted or None).edition
            alone = single_scenario(feature, scenario, text, self._suite.edition_lineages(scenario.game, named))
            (opened,) = self._suite.read_feature(UNSAVED, alone).scenarios
            return OpenedText(alone, opened.line, edition=named)
        return OpenedText(text, scenario.line, path.name, wanted)

    def _suite_path(self, id: str) -> Path:
        """The file of the suite that has the scenario; a path that does not exist if there is none."""
        game, _, place = id.partition("/")
        section = place.rpartition("/")[0]
        paths = self._suite.feature_paths(game) if game in self._suite.game_names() else []
        return next((path for path in paths if path.stem == section), Path(id))

    def _of_suite(self, game: str, edition: str) -> Iterator[OpenableScenario]:
        ledger = self._suite.load_ledger(game, edition or None)
        features = filter(None, map(self._read, self._suite.feature_paths(game)))
        scenarios = (scenario for feature in features for scenario in feature.scenarios)
        for scenario in split_by_edition(self._suite, {game: ledger}, scenarios)[0]:
            yield _openable(scenario, "suite", ledger.edition)

    def _of_files(self) -> Iterator[OpenableScenario]:
        for path in self._files:
            if path.is_dir():
                for each in sorted(path.rglob("*.feature")):
                    yield from self._of_feature(each, str(path))
            elif path.suffix == ".feature":
                yield from self._of_feature(path, path.name)
            else:
                yield from self._of_records(read_records(path), path)

    def _of_feature(self, path: Path, source: str) -> Iterator[OpenableScenario]:
        feature = self._read(path.resolve())
        for scenario in feature.scenarios if feature else ():
            yield _openable(scenario, source)

    def _of_records(self, records: Sequence[RunRecord], path: Path) -> Iterator[OpenableScenario]:
        for record in records:
            for each in record.scenarios:
                if KINDS[each.verdict].obeys in ("no", "mixed"):
                    of_suite, own = self._suite_path(each.id), Path(each.file).resolve()
                    place = of_suite if of_suite.is_file() else own
                    source = f"{path.name}: {record.engine_title}"
                    edition = self._known_edition(each.game, record.editions[each.game])
                    yield OpenableScenario(
                        each.id, each.title, source, place, each.clauses, edition, each.verdict, each.message
                    )

    def _known_edition(self, game: str, edition: str) -> str:
        """The edition if the suite has it; otherwise empty."""
        known = self._suite.edition_names(game) if game in self._suite.game_names() else ()
        return edition if edition in known else ""

    def _read(self, path: Path) -> Feature | None:
        try:
            return self._suite.read_feature(path)
        except BadFeature:
            return None


def _openable(scenario: Scenario, source: str, edition: str = "") -> OpenableScenario:
    tags = (*scenario.all_clauses, *scenario.ruling_ids, *scenario.reading_options)
    return OpenableScenario(scenario.id, scenario.title, source, scenario.path, tags, edition)


def _searched(each: OpenableScenario) -> str:
    return f"{each.id} {each.title} {each.source} {each.verdict} {' '.join(each.tags)}".lower()
