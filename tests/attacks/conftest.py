"""The requirements for every attack: an exit code, whole files, no terminal control characters, no process left."""

from __future__ import annotations

import io
import json
import os
import re
import secrets
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any
from xml.etree import ElementTree as ET

import pytest
from rich.console import Console

TESTS = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(TESTS / "zoo"))

TROUBLE = "toy/1/a-troublesome-card"
UNPRINTABLE = re.compile("[\x00-\x08\x0b-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069\ud800-\udfff\uffff]")


class Struck:
    """The result of a run under attack."""

    def __init__(self, code: int, document: dict[str, Any], said: str, seconds: float) -> None:
        self.code = code
        self.document = document
        self.said = said
        self.seconds = seconds
        self.verdicts = {found["id"]: found["verdict"] for found in document["scenarios"]}
        self.messages = {found["id"]: found["message"] for found in document["scenarios"]}

    @property
    def others(self) -> set[str]:
        """The verdicts of all but the scenario that is attacked."""
        return {verdict for id, verdict in self.verdicts.items() if id != TROUBLE}


@pytest.fixture
def strike(tmp_path: Path) -> Callable[..., Struck]:
    """Judges an engine by the toy game, and holds what comes of it to what is promised of every run."""
    from toygame import suite

    from saitei.harness.judging.run_options import RunOptions
    from saitei.harness.runs.judge_engines import run_engine

    def struck(engine: str, *, bound: float = 20.0, **wishes: Any) -> Struck:
        mark = secrets.token_hex(8)
        wishes = {"timeout": 0.5, "environment": {"ATTACK": mark}, "suite": suite(), **wishes}
        said, begun = io.StringIO(), time.monotonic()
        results, junit = tmp_path / "r.json", tmp_path / "r.xml"
        code = run_engine(RunOptions(engine=engine, **wishes), Console(file=said, width=200), json=results, junit=junit)
        seconds = time.monotonic() - begun
        text = results.read_text("utf-8")
        document = json.loads(text)
        found = Struck(code, document, said.getvalue(), seconds)
        assert document["complete"] is True
        assert sorted(path.name for path in tmp_path.iterdir()) == ["r.json", "r.xml"]
        assert int(ET.fromstring(junit.read_bytes()).get("tests", 0)) == len(document["scenarios"]) == 9
        assert sum(document["summary"][verdict] for verdict in set(found.verdicts.values())) == 9
        for written in (text, junit.read_text("utf-8"), found.said):
            assert not UNPRINTABLE.search(written)
        assert len(text) < 2_000_000
        assert (code in (0, 4)) == (set(found.verdicts.values()) <= {"pass", "unsupported"})
        assert (code == 4) == (set(found.verdicts.values()) <= {"unsupported"})
        assert seconds < bound
        assert not alive(mark)
        return found

    return struck


def alive(mark: str) -> list[str]:
    """The processes that have the mark in their environment, and do not end within ten seconds."""
    until = time.monotonic() + 10
    while (found := marked(mark)) and time.monotonic() < until:
        time.sleep(0.05)
    return found


def marked(mark: str) -> list[str]:
    """Those that have it now: one that was killed may be among them for a moment."""
    found = []
    for entry in os.listdir("/proc") if os.path.isdir("/proc") else ():
        try:
            if entry.isdecimal() and mark.encode() in Path(f"/proc/{entry}/environ").read_bytes():
                found.append(entry)
        except OSError:
            continue
    return found
