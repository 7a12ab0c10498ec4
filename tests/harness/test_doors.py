"""Both doors lead to one player: `saitei run` and pytest come to the same verdicts, of every scenario there is.

They are compared file by file: one file in so many whenever tests run, all of them where slow tests do.
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections import defaultdict
from collections.abc import Sequence
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest
from rich.console import Console

from saitei.harness.judging.run_options import RunOptions
from saitei.harness.judging.verdicts import Verdict, worst_verdict
from saitei.harness.runs.run_execution import execute_run
from saitei.harness.scenarios.contested_readings import is_foreign
from saitei.harness.scenarios.selection import read_all_features
from saitei.harness.scenarios.suite import Suite
from saitei.rulebooks import games_with_rulebook, load_ledger

SAMPLED = 20
"""One file in so many."""


def by_pytest(files: Sequence[Path], place: Path) -> dict[str, Verdict]:
    """The verdicts by scenario, of a pytest run as a user would start it."""
    written = place / "r.xml"
    command = [
        *(sys.executable, "-m", "pytest", "-q", "-pno:cacheprovider", "-pno:xdist", f"--config-file={os.devnull}"),
        *(f"--junitxml={written}", *map(str, files)),
    ]
    subprocess.run(command, cwd=place, check=True, capture_output=True)
    found: dict[str, list[Verdict]] = defaultdict(list)
    for case in ET.parse(written).getroot().iter("testcase"):
        said = {item.get("name"): item.get("value") for item in case.iter("property")}
        found[str(said["scenario"])].append(said["verdict"])  # type: ignore[arg-type]
    return {scenario: worst_verdict(verdicts) for scenario, verdicts in found.items()}


@pytest.mark.long_run
@pytest.mark.parametrize("step", [SAMPLED, pytest.param(1, marks=pytest.mark.slow)])
def test_pytest_comes_to_the_same_verdicts(step: int, console: Console, tmp_path: Path) -> None:
    features = [feature for game in games_with_rulebook() for feature in [*read_all_features(Suite(), game)][::step]]
    every = [each for feature in features for each in feature.scenarios]
    wanted = frozenset(each.id for each in every if not is_foreign(each, load_ledger(each.game)))
    results = execute_run(RunOptions(ids=wanted), console).results
    found = by_pytest([each.path for each in features], tmp_path)
    assert found == {each.id: each.verdict for each in results.scenarios}
