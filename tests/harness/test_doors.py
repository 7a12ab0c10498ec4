"""Both doors lead to one player: `saitei run` and pytest come to the same verdicts, of every scenario there is."""

from __future__ import annotations

import os
import subprocess
import sys
from collections import defaultdict
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest
from rich.console import Console

from saitei.harness.judging.verdicts import Verdict, worst
from saitei.harness.runs.outcome import find_out
from saitei.harness.runs.request import Request
from saitei.rulebooks import games


def by_pytest(game: str, place: Path) -> dict[str, Verdict]:
    """The verdicts by scenario, of a pytest run as a user would start it."""
    import saitei.features

    assert saitei.features.__file__
    written = place / "r.xml"
    command = [
        *(sys.executable, "-m", "pytest", "-q", "-pno:cacheprovider", "-pno:xdist", f"--config-file={os.devnull}"),
        *(f"--junitxml={written}", str(Path(saitei.features.__file__).parent / game)),
    ]
    subprocess.run(command, cwd=place, check=True, capture_output=True)
    found: dict[str, list[Verdict]] = defaultdict(list)
    for case in ET.parse(written).getroot().iter("testcase"):
        said = {item.get("name"): item.get("value") for item in case.iter("property")}
        found[str(said["scenario"])].append(said["verdict"])  # type: ignore[arg-type]
    return {scenario: worst(verdicts) for scenario, verdicts in found.items()}


@pytest.mark.parametrize("game", games())
def test_pytest_comes_to_the_same_verdicts(game: str, console: Console, tmp_path: Path) -> None:
    results = find_out(Request(game=game), console).results
    assert by_pytest(game, tmp_path) == {each.id: each.verdict for each in results.scenarios}
