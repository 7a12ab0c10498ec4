"""Engines that stop or outlive the processes of saitei, and a user who stops them, too."""

from __future__ import annotations

import json
import os
import secrets
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from saitei.adapters import watchdog_process

from .conftest import TESTS, TROUBLE, alive, marked

TOY = [sys.executable, str(TESTS / "zoo" / "toyline.py"), "run", "--timeout", "2", "--json", "r.json"]
RAW = f"stdio:{sys.executable} -S -E {TESTS / 'zoo' / 'raw.py'}"
BOUND = 30.0

pytestmark = pytest.mark.skipif(not hasattr(signal, "SIGSTOP"), reason="this system has no signal that stops a process")


@pytest.fixture
def start(tmp_path: Path) -> Iterator[Callable[..., subprocess.Popen[bytes]]]:
    """Starts a command in a group of its own, which has ended, with all that it started, when the test ends."""
    mark = secrets.token_hex(8)
    started: list[subprocess.Popen[bytes]] = []

    def start_command(*words: str, **how: Any) -> subprocess.Popen[bytes]:
        environment = {**os.environ, "ATTACK": mark}
        started.append(subprocess.Popen(words, cwd=tmp_path, env=environment, process_group=0, **how))
        return started[-1]

    yield start_command
    left = alive(mark) if all(each.poll() is not None for each in started) else marked(mark)
    for each in left:
        os.kill(int(each), signal.SIGKILL)
    for command in started:
        command.wait()
    assert not left


@pytest.mark.long_run
@pytest.mark.parametrize("limit", [[], ["--run-timeout", "20"]], ids=["", "run-timeout"])
@pytest.mark.parametrize(
    ("attack", "processes", "verdict", "message"),
    [
        ("stops-us", "1", "pass", ""),
        ("stops-us", "2", "pass", ""),
        ("stops-our-command", "2", "pass", ""),
        ("stops-us-and-hangs", "1", "timeout", "did not answer within 2 s"),
        ("stops-us-and-hangs", "2", "timeout", "did not answer within 2 s"),
        ("stops-us-again", "1", "crash", "killed by SIGKILL"),
        ("stops-us-again", "2", "crash", "killed by SIGKILL"),
    ],
)
def test_an_engine_that_stops_us(
    start: Callable[..., subprocess.Popen[bytes]],
    tmp_path: Path,
    attack: str,
    processes: str,
    verdict: str,
    message: str,
    limit: list[str],
) -> None:
    command = start(*TOY, "-n", processes, *limit, "--engine", f"{RAW} {attack}", stdout=subprocess.DEVNULL)
    assert command.wait(BOUND) == (0 if verdict == "pass" else 1)
    document = json.loads((tmp_path / "r.json").read_text("utf-8"))
    found = {each["id"]: each for each in document["scenarios"]}
    trouble = found.pop(TROUBLE)
    assert (document["complete"], trouble["verdict"]) == (True, verdict)
    assert message in trouble["message"]
    assert {each["verdict"] for each in found.values()} <= {"pass", "unsupported"}


@pytest.mark.long_run
@pytest.mark.parametrize("processes", ["1", "2"])
def test_a_run_that_is_stopped_again_and_again_ends_in_time(
    start: Callable[..., subprocess.Popen[bytes]], tmp_path: Path, processes: str
) -> None:
    words = ["--scenario-timeout", "60", "--run-timeout", "3", "--engine", f"{RAW} stops-us-with-every-answer"]
    command = start(*TOY, "-n", processes, *words, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE)
    _, said = command.communicate(timeout=BOUND)
    assert (command.returncode, b"did not end within 3 s" in said) == (3, True)
    assert json.loads((tmp_path / "r.json").read_text("utf-8"))["complete"] is False


@pytest.mark.long_run
@pytest.mark.parametrize("processes", ["1", "2"])
def test_a_user_who_stops_a_run(start: Callable[..., subprocess.Popen[bytes]], processes: str) -> None:
    """Ctrl-Z in a terminal stops the group of the command, and it stays stopped until the user says ``fg``."""
    command = start(*TOY, "-n", processes, "--engine", f"{RAW} closes-input", stdout=subprocess.DEVNULL)
    while len(_children(command.pid).split()) < 2:
        time.sleep(0.05)
    time.sleep(0.5)  # a command that is stopped as it starts a process waits, and is not seen as stopped
    os.killpg(command.pid, signal.SIGTSTP)
    time.sleep(6 * watchdog_process.LOOK)
    assert watchdog_process.is_stopped(command.pid)
    os.killpg(command.pid, signal.SIGCONT)
    assert command.wait(BOUND) == 1


@pytest.mark.long_run
@pytest.mark.parametrize("prctl", ["process_cleanup._prctl", "None"])
def test_an_engine_that_outlives_us(start: Callable[..., subprocess.Popen[bytes]], prctl: str) -> None:
    """Where the system does not end it with us, the watchdog does."""
    code = (
        "import os, signal\n"
        "from saitei.adapters import child_process, process_cleanup\n"
        f"process_cleanup._prctl = {prctl}\n"
        "child = child_process.ChildProcess(['sleep', '60'])\n"
        "os.kill(os.getpid(), signal.SIGKILL)\n"
    )
    assert start(sys.executable, "-c", code).wait(BOUND) == -signal.SIGKILL


@pytest.mark.skipif(not shutil.which("ps"), reason="there is no ps")
@pytest.mark.parametrize("has_proc", [True, False])
def test_whether_a_process_is_stopped(monkeypatch: pytest.MonkeyPatch, has_proc: bool) -> None:
    def open_nothing(*words: object) -> None:
        raise FileNotFoundError

    if not has_proc:
        monkeypatch.setattr(watchdog_process, "open", open_nothing, raising=False)
    with subprocess.Popen(["sleep", "60"]) as sleeper:
        try:
            assert not watchdog_process.is_stopped(sleeper.pid)
            sleeper.send_signal(signal.SIGSTOP)
            os.waitid(os.P_PID, sleeper.pid, os.WSTOPPED)
            assert watchdog_process.is_stopped(sleeper.pid)
        finally:
            sleeper.kill()


def _children(process: int) -> str:
    return Path(f"/proc/{process}/task/{process}/children").read_text()
