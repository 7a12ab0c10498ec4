"""The commands as Windows runs them: without the functions, locks, forks and consoles that only POSIX has.

Elsewhere ``zoo/without_posix`` hides all of it, in the processes of saitei and in all that they start.
"""

from __future__ import annotations

import json
import os
import secrets
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from .conftest import TESTS, TROUBLE, alive

ZOO = TESTS / "zoo"
SAITEI = [sys.executable, "-m", "saitei.harness.commands.cli"]
TOY = [sys.executable, str(ZOO / "toyline.py")]
GAME, CLAUSE = "digicharat", "3-1-1.1"
REFERENCE = "python:saitei.reference_engine:engine"
PLACE = "it's a place with spaces & ö"

Call = Callable[..., subprocess.CompletedProcess[str]]
posix = pytest.mark.skipif(os.name == "nt", reason="what the engine does there is no act of Windows")


@pytest.fixture
def call(tmp_path: Path) -> Call:
    """Calls a command on a console of western Europe, in a directory with spaces; it leaves no process behind."""
    here = tmp_path / PLACE
    here.mkdir()
    mark = secrets.token_hex(8)
    environment = {
        **{name: value for name, value in os.environ.items() if not name.startswith("PYTHON") or "CACHE" in name},
        **{"PYTHONPATH": str(ZOO / "without_posix") if os.name != "nt" else "", "LC_ALL": "C"},
        **{"PYTHONIOENCODING": "cp1252", "PYTHONUTF8": "0"},
        **{"PYTHONCOERCECLOCALE": "0", "XDG_CACHE_HOME": str(tmp_path / "cache"), "ATTACK": mark},
    }

    def called(line: list[str], *words: str) -> subprocess.CompletedProcess[str]:
        done = subprocess.run(
            [*line, *words],
            **{"cwd": here, "env": environment, "capture_output": True, "timeout": 120},
            encoding="cp1252",
            check=False,
        )
        assert "Traceback" not in done.stderr
        assert "nobody foresaw" not in done.stderr
        assert not alive(mark)
        return done

    return called


def test_all_that_windows_lacks_is_missing(call: Call) -> None:
    """Otherwise the other tests would show nothing."""
    ask = (
        "from saitei.adapters import child_pipes, process_cleanup, process_tree, time_limit\n"
        "from saitei.harness.base import file_lock, signals\n"
        "from saitei.harness.workers import local_pool\n"
        "print([hasattr(process_tree.os, each) for each in ('fork', 'killpg', 'setsid', 'getsid')],\n"
        "    hasattr(time_limit.signal, 'setitimer'), hasattr(child_pipes.select, 'poll'),\n"
        "    hasattr(file_lock, 'fcntl'), hasattr(signals.signal, 'SIGKILL'),\n"
        "    process_cleanup._prctl, local_pool._has_safe_forks(), sep=';')\n"
    )
    done = call([sys.executable, "-c", ask])
    assert done.stdout.strip() == "[False, False, False, False];False;False;False;False;None;False", done.stderr


@pytest.mark.long_run
@pytest.mark.parametrize(
    ("words", "code", "said"),
    [
        (["list"], 0, "digicharat"),
        (["lint", "--game", GAME], 0, "no faults"),
        (["run", "--game", GAME, "--clause", CLAUSE, "-n", "2", "--json", "r.json"], 0, "pass"),
        (["explain", CLAUSE, "--game", GAME], 0, CLAUSE),
        (["run", "--engine", REFERENCE, "--game", GAME, "--clause", CLAUSE, "-n", "2"], 0, "pass"),
        (["run", "--engine", REFERENCE, "--game", GAME, "--clause", CLAUSE, "--in-process"], 0, "in process"),
        (["run", "--run-timeout", "1", "-n", "2", "--variations", "none"], 3, ""),
        (["prove", "--game", GAME, "--clause", CLAUSE, "-n", "2"], 0, "killed"),
        (["fuzz", "--engine", REFERENCE, "--game", GAME, "--seconds", "1", "-n", "2"], 0, "decisions"),
        (["check-adapter", "--engine", REFERENCE, "--game", GAME], 0, "to its end"),
        (["phrases", "hand", "--game", GAME], 0, "in hand"),
        (["coverage", "--game", GAME], 0, GAME),
        (["rulebook", "diff", "1.7.0", "1.9.0", "--game", "hololive"], 0, "1.9.0"),
        (["run", "--game", GAME, "--clause", CLAUSE, "--html", "h", "--junit", "j", "--markdown", "m"], 0, "pass"),
    ],
    ids=lambda words: "-".join(words[:2]) if isinstance(words, list) else "",
)
def test_a_journey(call: Call, words: list[str], code: int, said: str) -> None:
    done = call(SAITEI, *words)
    assert done.returncode == code, done.stderr
    assert said in done.stdout


@pytest.mark.long_run
@pytest.mark.parametrize(
    ("attack", "code", "verdict", "said"),
    [
        ("exit-1", 1, "crash", "exit status 1"),
        pytest.param("stopped", 1, "timeout", "did not answer within 0.5 s", marks=posix),
        ("half", 1, "crash", "in the middle of an answer"),
        ("flood", 3, "error", "a line of more than 8388608 bytes"),
        ("log", 1, "crash", "its log ends"),
        ("closes-input", 1, "timeout", ""),
        pytest.param("held-open", 1, "crash", "exit status 0", marks=posix),
        ("none", 0, "pass", ""),
    ],
)
@pytest.mark.parametrize("processes", ["1", "2"])
def test_a_child_engine(
    call: Call, tmp_path: Path, processes: str, attack: str, code: int, verdict: str, said: str
) -> None:
    line = f'stdio:"{sys.executable}" -S -E "{ZOO / "raw.py"}" {attack}'
    done = call(TOY, "run", "--timeout", "0.5", "-n", processes, "--engine", line, "--json", "r.json")
    assert done.returncode == code, done.stderr
    found = json.loads((tmp_path / PLACE / "r.json").read_text("utf-8"))
    (trouble,) = (each for each in found["scenarios"] if each["id"] == TROUBLE)
    assert (found["complete"], trouble["verdict"]) == (True, verdict)
    assert said in trouble["message"]
    assert not (tmp_path / PLACE / "r.json.part").exists()


@pytest.mark.long_run
@pytest.mark.parametrize("act", ["loop", "exit0", "os_exit"])
def test_an_engine_in_the_process_of_the_run(call: Call, act: str) -> None:
    done = call(TOY, "run", "--timeout", "0.5", "--in-process", "--engine", f"python:hostile:place__{act}")
    assert done.returncode == (3 if act == "os_exit" else 1), done.stderr
    assert ("so it has no results" in done.stderr) == (act == "os_exit")


def test_a_file_that_another_command_writes(call: Call, tmp_path: Path) -> None:
    hold = (
        "import pathlib, sys, time\n"
        "from saitei.harness.base.file_lock import delete_locked_file\n"
        "from saitei.harness.base.user_files import lock_output_file\n"
        "from saitei.harness.base.command_errors import WrongUse\n"
        "path = pathlib.Path('out.part')\n"
        "with lock_output_file(path, path) as file:\n"
        "    file.write(b'line')\n"
        "    try:\n"
        "        lock_output_file(path, path)\n"
        "    except WrongUse as error:\n"
        "        print(path.read_bytes(), error)\n"
        "    delete_locked_file(file, path)\n"
        "print(path.exists())\n"
    )
    assert call([sys.executable, "-c", hold]).stdout.splitlines() == [
        "b'line' another command is writing out.part; wait for it, or name another file",
        "False",
    ]


@pytest.mark.parametrize("mark", ["", "\ufeff"])
def test_a_document(call: Call, tmp_path: Path, mark: str) -> None:
    rules = "主人公レーン花嫁エリア風太郎必要花嫁力\r\n1 章\r\n1.1 節\r\n1.1.1 灯台です。\r\n"
    (tmp_path / PLACE / "rules.txt").write_bytes((mark + rules).encode())
    done = call(SAITEI, "rulebook", "read", "rules.txt", "--game", "gotoubun", "--json", "r.json")
    assert done.returncode == 0, done.stderr
    found = json.loads((tmp_path / PLACE / "r.json").read_text("utf-8"))
    assert [each["number"] for each in found["clauses"]] == ["1.1.1"]


@pytest.mark.long_run
@pytest.mark.parametrize("ends", ["\n", "\r\n"])
@pytest.mark.parametrize("mark", ["", "\ufeff"])
def test_files_of_other_editors(call: Call, tmp_path: Path, mark: str, ends: str) -> None:
    """Line ends of Windows, and the byte order mark that some editors write before a text."""
    here = tmp_path / PLACE
    feature = (
        f"@{GAME}\nFeature: House rules\n\n  Scenario: Each player begins with a hand\n"
        "    Given a new game\n    Then B sees that A has 5 cards in hand\n"
    )
    (here / "mine.feature").write_bytes((mark + feature).replace("\n", ends).encode())
    (here / "saitei.toml").write_bytes(f'{mark}[engines.mine]\nengine = "reference"\n'.replace("\n", ends).encode())
    done = call(SAITEI, "lint", "mine.feature")
    assert (done.returncode, done.stdout.strip()) == (0, "1 file, no faults"), done.stdout + done.stderr
    done = call(SAITEI, "run", "--engine", "mine", "mine.feature")
    assert "1 scenario" in done.stdout, done.stdout + done.stderr
