"""``saitei engines``: the engines of a registry, and the judgement of one of them."""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path

import pytest
import tomlkit

from saitei.engines import ROOT
from saitei.harness.commands.cli import main
from saitei.harness.report.engine_registry import read_history, read_registry
from saitei.reference_engine.digicharat.violations import VIOLATIONS

BROKEN = next(iter(VIOLATIONS.every))

SCRIPT = """
from saitei.adapters.engine_server import serve_standard_streams
from saitei.reference_engine.digicharat.violations import VIOLATIONS
from saitei.reference_engine.engine import ReferenceEngine
from saitei.reference_engine.patching import Patch

with Patch() as patch:
    next(iter(VIOLATIONS.every.values()))(patch)
    serve_standard_streams(ReferenceEngine())
"""

Command = Callable[..., tuple[int, str]]


@pytest.fixture
def command(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Command:
    """A function that runs ``saitei engines`` with a registry of one engine, whose deviations it is given."""
    (tmp_path / "engine.py").write_text(SCRIPT, "utf-8")
    document = {
        "repository": "https://example.org/mine", "commit": "0" * 40, "licence": "MIT", "language": "Python",
        "adapter": f"stdio:{sys.executable} {{checkout}}/engine.py",
    }  # fmt: skip

    def run(*words: str, deviations: tuple[str, ...] = (), edition: str = "undated") -> tuple[int, str]:
        game = {"edition": edition, "deviations": {id: {"remark": "it is broken"} for id in deviations}}
        (tmp_path / "mine.toml").write_text(tomlkit.dumps(document | {"games": {"digicharat": game}}), "utf-8")
        monkeypatch.setattr("sys.argv", ["saitei", "engines", *words, "--registry", str(tmp_path)])
        code = main()
        shown = capsys.readouterr()
        return code, shown.out + shown.err

    return run


def judge(command: Command, tmp_path: Path, **options: object) -> tuple[int, str]:
    return command("judge", "mine", "--checkout", str(tmp_path), "--json", str(tmp_path / "mine.json"), **options)


@pytest.mark.long_run
def test_an_engine_is_compared_with_the_registry_and_its_result_is_kept(command: Command, tmp_path: Path) -> None:
    code, shown = judge(command, tmp_path)
    assert code == 1
    new = shown.partition("deviating, and not in the registry: ")[2].splitlines()[0].split(", ")
    assert BROKEN.clause in new
    code, shown = judge(command, tmp_path, deviations=(*new, "9.9"))
    assert code == 0 and "in the registry, and not deviating: 9.9" in shown
    code, shown = judge(command, tmp_path, deviations=tuple(new))
    assert code == 0 and f"the deviating clauses are those of the registry: {len(new)}" in shown
    assert "results.jsonl: 1 lines added" in command("record", str(tmp_path / "mine.json"))[1]
    code, shown = command()
    assert code == 0 and "mine: Python, https://example.org/mine at 000000000000" in shown


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (("judge", "yours", "--checkout", "."), '"yours" is not a registered engine; the registered engines are mine'),
        (("judge", "mine", "--checkout", ".", "--game", "osica"), "has mine for digicharat; choose one of these with"),
        (("judge", "mine"), "Missing option '--checkout'"),
    ],
)
def test_wrong_use(command: Command, words: tuple[str, ...], message: str) -> None:
    code, shown = command(*words)
    assert code == 2 and message in shown


def test_an_engine_that_nobody_judged_is_listed(command: Command) -> None:
    assert "none yet" in command()[1]


def test_our_own_registry_is_complete() -> None:
    registry, history = read_registry(ROOT), read_history(ROOT)
    assert {each.engine for each in history} == set(registry)
    for name, engine in registry.items():
        assert engine.adapter == f"{name}:{{checkout}}"
        assert len(engine.commit) == 40 and engine.repository.startswith("https://")
        assert all(seen.remark for game in engine.games.values() for seen in game.deviations.values())
