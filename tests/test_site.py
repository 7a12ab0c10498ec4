"""The site is built, and no link of it leads nowhere."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

pytest.importorskip("material", reason="the extra docs is not installed")

TREE = Path(__file__).resolve().parent.parent


def build(tmp_path: Path, config: Path = TREE / "mkdocs.yml") -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "mkdocs", "build", "--strict", "-f", str(config), "-d", str(tmp_path / "site")]
    return subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False)


def test_the_site_is_built_with_no_link_that_leads_nowhere(tmp_path: Path) -> None:
    done = build(tmp_path)
    assert done.returncode == 0, done.stdout + done.stderr
    assert (tmp_path / "site" / "index.html").exists()
