"""Features that are saved: formatted, written into one directory, and judged there as ``saitei run`` judges them."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from ...steps.variation_names import MIRROR, selected_variations
from ...steps.variations import find_variations
from ..base.command_errors import WrongUse
from ..base.user_files import write_atomically
from ..editor.feature_faults import find_faults
from ..editor.feature_format import format_feature
from ..judging.scenario_player import ScenarioPlayer
from ..judging.supervisor import Supervisor
from ..scenarios.suite import Suite

_NAME = re.compile(r"[^\W_][\w\- .]{0,80}\.feature")


@dataclass(frozen=True)
class SavedFeature:
    """A saved file, its text as it was formatted, and for each scenario its title, its verdict and the message."""

    path: Path
    text: str
    verdicts: tuple[tuple[str, str, str], ...]
    faults: tuple[str, ...]

    @property
    def passes(self) -> bool:
        """Whether all scenarios pass, and the file has no fault."""
        return not self.faults and all(verdict == "pass" for _, verdict, _ in self.verdicts)


def save_feature(directory: Path, name: str, text: str, *, replace: bool) -> Path:
    """Write a feature into the directory, and return its path.

    Raises :class:`WrongUse` for a name that is not that of a feature file, and for a file that exists, unless it may
    be replaced.
    """
    if not _NAME.fullmatch(name):
        raise WrongUse(f'"{name}" is not the name of a feature file; write a name such as question.feature')
    path = directory / name
    if path.is_symlink() or (path.exists() and not replace):
        raise WrongUse(f"{path} exists already; save again to replace it, or choose another name")
    write_atomically(path, format_feature(text))
    return path


def judge_saved(suite: Suite, supervisor: Supervisor, path: Path, edition: str | None = None) -> SavedFeature:
    """Judge a saved file on the engine of the supervisor by an edition, by default the default one of its game."""
    text = path.read_text("utf-8")
    faults = tuple(f"line {fault.line}: {fault.message}" for fault in find_faults(suite, path, text, edition))
    verdicts = () if faults else tuple(_verdicts(suite, supervisor, path, edition))
    return SavedFeature(path, text, verdicts, faults)


def _verdicts(suite: Suite, supervisor: Supervisor, path: Path, edition: str | None) -> Iterator[tuple[str, str, str]]:
    feature = suite.read_feature(path)
    editions = {feature.game: edition} if edition else {}
    player = ScenarioPlayer(suite, supervisor, editions, variations=find_variations(selected_variations(MIRROR)))
    for scenario in feature.scenarios:
        for case in player.play_scenario(scenario):
            yield case.title, case.verdict, case.message
