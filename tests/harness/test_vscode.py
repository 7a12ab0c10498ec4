"""The extension for Visual Studio Code: it fits the language server, and can be built, checked and packed."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
from pathlib import Path
from zipfile import ZipFile

import pytest

from saitei.harness.editor.language_server import RUN_COMMAND

TREE = Path(__file__).resolve().parents[2]
EXTENSION = TREE / "docs" / "vscode"
MANIFEST = json.loads((EXTENSION / "package.json").read_text("utf-8"))
SOURCE = (EXTENSION / "src" / "extension.ts").read_text("utf-8")


def test_each_command_and_setting_of_the_manifest_is_in_the_source() -> None:
    contributes = MANIFEST["contributes"]
    commands = {each["command"] for each in contributes["commands"]}
    assert commands == set(re.findall(r'add\("(saitei\.\w+)"', SOURCE))
    settings = {name.removeprefix("saitei.") for name in contributes["configuration"]["properties"]}
    assert settings == set(re.findall(r'setting\("(\w+)"\)', SOURCE))
    (language,) = contributes["languages"]
    assert f'LANGUAGE = "{language["id"]}"' in SOURCE
    assert MANIFEST["activationEvents"] == [f"onLanguage:{language['id']}"]
    assert f"initializationOptions: {{ {RUN_COMMAND}: " in SOURCE


def test_the_pattern_of_problems_reads_what_a_run_says() -> None:
    pattern = MANIFEST["contributes"]["problemMatchers"][0]["pattern"]
    found = re.match(pattern["regexp"], "           house/mine.feature:11: Then A can collab Suisei: expected a collab")
    assert found is not None
    assert (found[pattern["file"]], found[pattern["line"]]) == ("house/mine.feature", "11")
    assert found[pattern["message"]] == "Then A can collab Suisei: expected a collab"


@pytest.mark.very_long_run
def test_the_extension_is_checked_and_packed(tmp_path: Path) -> None:
    npm = shutil.which("npm")
    if npm is None:
        pytest.skip("no npm on the PATH")
    place = tmp_path / "docs" / "vscode"
    shutil.copytree(EXTENSION, place, ignore=shutil.ignore_patterns("node_modules", "dist", "*.vsix", "LICENSE"))
    shutil.copy(TREE / "LICENSE", tmp_path)
    (tmp_path / "features").symlink_to(TREE / "features")
    fetched = subprocess.run([npm, "install", "--no-audit", "--no-fund"], cwd=place, capture_output=True, check=False)
    if fetched.returncode:
        pytest.skip("the packages of npm cannot be fetched here")
    for script in ("test", "package"):
        done = subprocess.run([npm, "run", script], cwd=place, capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stdout + done.stderr
        assert "WARNING" not in done.stdout + done.stderr
    with ZipFile(place / "saitei.vsix") as packed:
        held = {name.removeprefix("extension/").lower() for name in packed.namelist() if name.startswith("extension/")}
        licenses = packed.read("extension/dist/LICENSES-OF-PACKAGES.txt").decode("utf-8")
    assert held == {
        "dist/extension.js",
        "dist/licenses-of-packages.txt",
        "language-configuration.json",
        "license.txt",
        "package.json",
        "readme.md",
        "syntaxes/feature.tmlanguage.json",
    }
    assert "vscode-languageclient" in licenses
