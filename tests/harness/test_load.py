"""Long runs that go wrong: an engine that dies all the time, and a harness that is ended in the middle."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from xml.etree import ElementTree as ET

import msgspec
import pytest
from toygame import HOME, suite

from saitei.harness.judging.cases import Case
from saitei.harness.results.result_files import results_to_json

MORTAL = HOME.parent / "engines" / "mortal.py"
FILES = 5
ALL = FILES * 100
HEAD = "@toy\nFeature: {0} Placing\n\n  @clause-1.1\n  Rule: 1.1 A placed card lies on top of the pile\n"
SCENARIO = """
    Scenario: number {0}
      Given A holds Sora, Miko
      When A places Sora
      And A places Miko
      Then the pile of A is Miko, Sora
"""
RUN = """
import sys
from pathlib import Path
from rich.console import Console
from toygame import suite
from saitei.harness.commands import cli
from saitei.harness.runs.judge_engines import run_engine
from saitei.harness.judging.run_options import RunOptions

features, engine, processes, json = sys.argv[1:]
cli._console = Console
cli.saitei_group.callback = None

@cli.saitei_group.command("toy")
def toy():
    request = RunOptions(suite=suite(Path(features)), engine=engine, processes=int(processes))
    return run_engine(request, Console(), json=Path(json), junit=Path(json).with_suffix(".xml"))

sys.argv = ["saitei", "toy"]
sys.exit(cli.main())
"""


@pytest.fixture
def many(features):
    """Makes a directory of many scenarios: a hundred a file."""

    def made(files):
        body = "".join(SCENARIO.format(number) for number in range(100))
        return features(**{f"s1_{file}": HEAD.format(f"1.{file}") + body for file in range(1, files + 1)})

    return made


@pytest.fixture
def mortal(tmp_path):
    """An engine that dies all the time, or never; and which of its processes are there, be it as zombies."""
    graves = tmp_path / "graves"
    graves.mkdir()

    def spec(nature):
        return f"stdio:{sys.executable} -S -E {MORTAL} {graves} {nature}"

    def alive():
        ids = [int(path.name) for path in graves.iterdir()]
        assert ids
        return [id for id in ids if _exists(id)]

    return spec, alive


def _exists(id):
    try:
        os.kill(id, 0)
    except ProcessLookupError:
        return False
    return True


def _dead(id):
    """Whether the process has ended. It may be a zombie: the process that would reap it was killed."""
    try:
        return Path(f"/proc/{id}/stat").read_text().rpartition(")")[2].split()[0] == "Z"
    except OSError:
        return not _exists(id)


def _soon(true, seconds=15.0):
    """Whether it becomes true."""
    end = time.monotonic() + seconds
    while not true():
        if time.monotonic() > end:
            return False
        time.sleep(0.02)
    return True


@pytest.mark.long_run
@pytest.mark.sampled(2)
@pytest.mark.parametrize(("files", "processes"), [(3, 1), (3, 2), pytest.param(20, 1, marks=pytest.mark.slow)])
def test_an_engine_that_dies_all_the_time_costs_no_other_scenario_its_verdict(judge, many, mortal, files, processes):
    """100 scenarios are some 500 messages, of which every fiftieth kills."""
    spec, alive = mortal
    results = judge(spec("mortal"), suite=suite(many(files)), processes=processes).results
    assert len(results.scenarios) == len({found.id for found in results.scenarios}) == files * 100
    count = results.count_scenarios()
    assert set(count) == {"pass", "crash"} and files * 2 < count["crash"] < files * 30
    assert all("exit status 9" in found.message for found in results.scenarios if found.verdict == "crash")
    assert json.loads(results_to_json(results))["summary"]["crash"] == count["crash"]
    assert not alive()


@pytest.fixture
def started(tmp_path, many, mortal):
    """Starts a run of the toy game in a process of its own, in the middle of which the test goes on."""
    spec, _ = mortal
    runs = []

    def start(processes):
        path = os.pathsep.join([str(HOME.parent), *filter(None, sys.path)])
        words = [
            sys.executable,
            "-c",
            RUN,
            str(many(FILES)),
            spec("immortal"),
            str(processes),
            str(tmp_path / "r.json"),
        ]
        environment = {**os.environ, "PYTHONPATH": path}
        run = subprocess.Popen(
            words,
            env=environment,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),  # noqa: PLW1509 (nohup may ignore it)
        )
        runs.append(run)
        side = tmp_path / "r.json.part"
        assert _soon(lambda: side.exists() and side.read_bytes().count(b"\n") > 30) or run.communicate()
        return run

    yield start
    for run in runs:
        run.kill()
        run.communicate()


@pytest.mark.sampled(2)
@pytest.mark.parametrize("processes", [1, 2])
@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_an_interrupted_run_says_what_it_found_and_that_it_is_not_all(started, tmp_path, mortal, number, processes):
    (tmp_path / "r.json").write_text("of an earlier run")
    run = started(processes)
    assert not (tmp_path / "r.json").exists()
    run.send_signal(number)
    _, said = run.communicate(timeout=30)
    assert (run.returncode, said.strip()) == (130, "saitei: interrupted")
    document = json.loads((tmp_path / "r.json").read_text())
    assert list(document)[-1] == "complete" and document["complete"] is False
    assert len(document["scenarios"]) == ALL
    assert document["summary"]["pass"] >= 30 and document["summary"]["error"] > 0
    assert document["summary"]["pass"] + document["summary"]["error"] == ALL
    assert ET.parse(tmp_path / "r.xml").getroot().get("tests") == str(ALL)
    assert not [path.name for path in tmp_path.iterdir() if path.name.startswith("r.json.")]
    assert _soon(lambda: not mortal[1]())


@pytest.mark.parametrize("processes", [1, 2])
def test_a_killed_run_leaves_what_it_found_case_by_case(started, tmp_path, mortal, processes):
    run = started(processes)
    run.kill()
    run.communicate()
    assert not (tmp_path / "r.json").exists()
    head, *lines = (tmp_path / "r.json.part").read_bytes().splitlines()
    assert json.loads(head)["complete"] is False
    cases = [msgspec.json.decode(line, type=Case) for line in lines]
    assert len(cases) >= 30 and {case.verdict for case in cases} == {"pass"}
    assert _soon(lambda: all(map(_dead, mortal[1]())))


def test_what_no_encoding_can_say_breaks_no_run(console, tmp_path, monkeypatch):
    from toygame.engine import Toy

    from saitei.harness.judging.run_options import RunOptions
    from saitei.harness.runs.judge_engines import run_engine

    def odd(self, card):
        raise ValueError("\udfff")

    monkeypatch.setattr(Toy, "place", odd)
    request = RunOptions(engine="python:toygame.engine:engine", suite=suite(), in_process=True)
    assert run_engine(request, console, json=tmp_path / "r.json") == 1
    assert "the engine failed: ValueError: \N{REPLACEMENT CHARACTER}" in (tmp_path / "r.json").read_text("utf-8")


def test_a_pipe_will_do(judge, console, tmp_path):
    from saitei.harness.judging.run_options import RunOptions
    from saitei.harness.runs.judge_engines import run_engine

    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    reader = subprocess.Popen(["cat", str(pipe)], stdout=subprocess.PIPE, text=True)
    assert run_engine(RunOptions(engine="python:toygame.engine:engine", suite=suite()), console, json=pipe) == 0
    assert json.loads(reader.communicate(timeout=10)[0])["complete"] is True
