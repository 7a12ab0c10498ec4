"""Pieces of work have the same results, each once, in every pool, even if workers die."""

from __future__ import annotations

import dataclasses
import importlib
import io
import json
import os
import signal
import subprocess
import sys
import threading
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import pieces
import pytest
from rich.console import Console

from saitei.harness.base.command_errors import InfrastructureError, WrongUse
from saitei.harness.commands.cli import main
from saitei.harness.judging.cases import Case
from saitei.harness.judging.jobs import JudgingJob, judge_in_pool
from saitei.harness.judging.run_options import RunOptions, supervisor_for
from saitei.harness.prove.proof_run import prove_games as prove
from saitei.harness.results.partial_results import PartialResults
from saitei.harness.runs.engine_start import introduce_engine
from saitei.harness.runs.run_execution import execute_run
from saitei.harness.scenarios.suite import Suite
from saitei.harness.workers import dask_pool as clusters
from saitei.harness.workers.local_pool import WorkerLost
from saitei.harness.workers.pool import Pool, open_pool, run_pieces
from saitei.harness.workers.same_environment import environment_difference, machine_environment

pytestmark = pytest.mark.filterwarnings("ignore::DeprecationWarning")
ZOO = Path(pieces.__file__).parent
GAME = "digicharat"


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    """A cluster of two workers, each a process that is begun again when it ends, by one that has imported dask."""
    distributed = pytest.importorskip("distributed")
    with (
        importlib.import_module("dask").config.set({"distributed.worker.multiprocessing-method": "forkserver"}),
        distributed.LocalCluster(
            n_workers=2, threads_per_worker=1, dashboard_address=clusters.NOWHERE, silence_logs=50
        ) as local,
    ):
        yield local.scheduler_address


@pytest.fixture(params=["processes", "a cluster"])
def anybody(request: pytest.FixtureRequest) -> Iterator[Pool]:
    """Two processes of this machine, or the cluster."""
    dask = request.getfixturevalue("address") if request.param == "a cluster" else None
    with open_pool(2, dask, [ZOO]) as found:
        yield found


def killing(address: str, often: int, pause: float) -> threading.Thread:
    """Kills workers of the cluster, one after another, as long as another is there."""
    from distributed import Client

    def kill() -> None:
        with Client(address, set_as_default=False) as client:
            for number in range(often):
                time.sleep(pause)
                ids = list(client.run(os.getpid, on_error="ignore").values())
                if len(ids) > 1:
                    os.kill(ids[number % len(ids)], signal.SIGKILL)

    killer = threading.Thread(target=kill)
    killer.start()
    return killer


def gone(process: int) -> bool:
    """Whether a process ends soon."""
    end = time.monotonic() + 10
    while time.monotonic() < end:
        try:
            os.kill(process, 0)
        except ProcessLookupError:
            return True
        time.sleep(0.05)
    return False


# --- what holds of every crew ---


@pytest.mark.long_run
def test_each_piece_comes_once(anybody: Pool) -> None:
    found = list(run_pieces(anybody, pieces.squared, range(20)))
    assert sorted(found) == [(number, number * number) for number in range(20)]


@pytest.mark.long_run
def test_a_piece_is_played_again_when_its_process_dies(anybody: Pool, tmp_path: Path) -> None:
    marks = [tmp_path / str(number) for number in range(4)]
    assert sorted(run_pieces(anybody, pieces.at_first_deadly, marks)) == [(number, "played") for number in range(4)]
    assert all(mark.exists() for mark in marks)


def test_a_piece_that_ends_all_who_play_it_is_lost_alone(anybody: Pool) -> None:
    found = dict(run_pieces(anybody, pieces.deadly, range(8), tries=2))
    assert {at: each for at, each in found.items() if at % 2 == 0} == {0: 0, 2: 2, 4: 4, 6: 6}
    assert {at: str(each) for at, each in found.items() if isinstance(each, WorkerLost)} == {
        at: f"a worker ended with status {at}: goodbye" for at in (1, 3, 5, 7)
    }


def test_what_a_piece_raises_is_raised_here(anybody: Pool) -> None:
    with pytest.raises(InfrastructureError, match="^Unsent: not 1$"):
        list(run_pieces(anybody, pieces.wrong, [1]))
    with pytest.raises(TypeError):
        list(run_pieces(anybody, pieces.squared, ["a"]))  # type: ignore[list-item]


def test_pieces_are_played_where_the_command_is_and_with_one_order_of_sets(
    anybody: Pool, monkeypatch: pytest.MonkeyPatch
) -> None:
    found = [
        each for _, each in run_pieces(anybody, pieces.surroundings, range(12)) if not isinstance(each, WorkerLost)
    ]
    processes, places, seeds, hashes = map(set, zip(*found, strict=True))
    assert len(processes) <= 2 and os.getpid() not in processes
    assert places == {os.getcwd()}
    assert seeds == {os.environ.get("PYTHONHASHSEED")}
    assert len(hashes) == 1


@pytest.mark.parametrize("dask", [False, True])
def test_nobody_stays_behind(request: pytest.FixtureRequest, dask: bool) -> None:
    with open_pool(2, request.getfixturevalue("address") if dask else None, [ZOO]) as found:
        ids = {
            each[0] for _, each in run_pieces(found, pieces.surroundings, range(8)) if not isinstance(each, WorkerLost)
        }
    assert ids and all(map(gone, ids))


@pytest.mark.long_run
def test_nothing_is_left_open() -> None:
    pytest.importorskip("distributed")
    call = "import sys; from saitei.harness.commands.cli import main; sys.exit(main())"
    words = ["run", "--game", GAME, "--clause", "3-4-1.2", "--dask", "local", "-n", "2"]
    done = subprocess.run(
        [sys.executable, "-W", "always::ResourceWarning", "-c", call, *words],
        capture_output=True,
        text=True,
        check=True,
    )
    assert "ResourceWarning" not in done.stderr


@pytest.mark.long_run
@pytest.mark.skipif(sys.platform != "linux", reason="workers are forks on Linux only")
def test_workers_of_a_warm_pool_have_what_the_command_has_read(tmp_path: Path) -> None:
    ran = subprocess.run(
        [sys.executable, str(ZOO / "warm_pool.py"), str(tmp_path / "mark")], check=True, capture_output=True, text=True
    )
    assert json.loads(ran.stdout) == {
        "squares": [number * number for number in range(20)],
        "read": [["a long text"]],
        "parents": [True],
        "deadly": ["played"],
        "afterwards": [0, 1, 4, 9],
    }
    assert ran.stderr == ""


def test_who_leaves_off_takes_back_what_was_not_begun(anybody: Pool, tmp_path: Path) -> None:
    marks = [tmp_path / str(number) for number in range(60)]
    for mark in marks:
        mark.touch()
    for _ in run_pieces(anybody, Path.unlink, marks):
        break
    begun = time.monotonic()
    list(run_pieces(anybody, pieces.squared, [1]))
    assert time.monotonic() - begun < 10


# --- a cluster whose workers die ---


@pytest.mark.long_run
def test_pieces_of_workers_that_are_killed_are_played_by_others(address: str) -> None:
    with open_pool(2, address, [ZOO]) as found:
        killer = killing(address, 3, 0.4)
        came = Counter(run_pieces(found, pieces.squared, range(60)))
        killer.join()
    assert came == Counter({(number, number * number): 1 for number in range(60)})


@pytest.mark.long_run
def test_a_run_is_the_same_when_workers_are_killed(address: str, console: Console) -> None:
    alone = execute_run(RunOptions(game=GAME), console).results
    killer = killing(address, 2, 0.5)
    apart = execute_run(RunOptions(game=GAME, dask=address), console).results
    killer.join()
    assert [(each.id, each.verdict) for each in apart.scenarios] == [
        (each.id, each.verdict) for each in alone.scenarios
    ]
    assert apart.clauses == alone.clauses
    assert apart.complete


@pytest.mark.long_run
def test_a_proof_is_the_same_when_workers_are_killed(address: str) -> None:
    said = []
    for dask in (None, address):
        console = Console(file=io.StringIO(), width=200)
        killer = killing(address, 2, 0.7) if dask else None
        prove(Suite(), console, game=GAME, clauses=("3-1-2",), as_json=True, processes=2, dask=dask)
        if killer:
            killer.join()
        said.append(console.file.getvalue())  # type: ignore[attr-defined]
    assert '"evidenced"' in said[0]
    assert said[0] == said[1]


# --- a cluster that loses all of them ---


@pytest.fixture
def only(monkeypatch: pytest.MonkeyPatch) -> Iterator[tuple[str, subprocess.Popen[bytes]]]:
    """The address of a cluster, and its only worker, which is not restarted; it is not missed for long."""
    distributed = pytest.importorskip("distributed")
    monkeypatch.setattr(clusters, "RETURNING", 2)
    with (
        distributed.LocalCluster(n_workers=0, dashboard_address=clusters.NOWHERE, silence_logs=50) as local,
        worker(local.scheduler_address) as process,
    ):
        yield local.scheduler_address, process


@contextmanager
def worker(address: str, **surroundings: Any) -> Iterator[subprocess.Popen[bytes]]:
    """A worker of one thread, which is not restarted."""
    words = ["-m", "distributed.cli.dask_worker", address, "--no-nanny", "--no-dashboard", "--nthreads", "1"]
    silent = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
    process = subprocess.Popen([sys.executable, *words], **silent, **surroundings)
    try:
        yield process
    finally:
        process.kill()
        process.wait()


@pytest.mark.long_run
def test_what_came_before_all_workers_were_lost_is_kept(only: tuple[str, subprocess.Popen[bytes]]) -> None:
    address, process = only
    came = []
    says = rf"^--dask {address}: there has been no worker for 2 s; start one, and begin again: dask worker {address}$"
    with open_pool(1, address, [ZOO]) as found, pytest.raises(InfrastructureError, match=says):
        for each in run_pieces(found, pieces.squared, range(1000)):
            process.kill()
            came.append(each)
    assert 0 < len(came) < 1000 and all(result == at * at for at, result in came)


@pytest.mark.long_run
def test_a_worker_that_comes_in_time_goes_on(
    only: tuple[str, subprocess.Popen[bytes]], monkeypatch: pytest.MonkeyPatch
) -> None:
    address, process = only
    monkeypatch.setattr(clusters, "RETURNING", 60)
    with open_pool(1, address, [ZOO]) as found, ExitStack() as later:
        came = []
        for each in run_pieces(found, pieces.squared, range(20)):
            if not came:
                process.kill()
                process.wait()
                later.enter_context(worker(address))
            came.append(each)
    assert sorted(came) == [(number, number * number) for number in range(20)]


@pytest.mark.long_run
def test_a_run_that_loses_all_workers_keeps_what_was_judged(
    only: tuple[str, subprocess.Popen[bytes]],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    address, process = only
    heard = PartialResults.add_case

    def hear(self: PartialResults, case: Case) -> None:
        process.kill()
        heard(self, case)

    monkeypatch.setattr(PartialResults, "add_case", hear)
    results = tmp_path / "results.json"
    monkeypatch.setattr(sys, "argv", ["saitei", "run", "--game", GAME, "--dask", address, "--json", str(results)])
    assert main() == 3
    assert f"--dask {address}: there has been no worker for 2 s; start one" in capsys.readouterr().out
    verdicts = Counter(each["verdict"] for each in json.loads(results.read_text("utf-8"))["scenarios"])
    assert verdicts["pass"] >= 1 and verdicts["error"] >= 1 and len(verdicts) == 2


@pytest.mark.long_run
@pytest.mark.sampled(2)
@pytest.mark.parametrize("command", ["prove --clause 3-1-2", "fuzz --engine reference --seconds 60"])
def test_no_command_waits_without_end(
    only: tuple[str, subprocess.Popen[bytes]],
    command: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    address, process = only
    monkeypatch.chdir(tmp_path)  # in a checkout something is said of it first
    looked_at = clusters.DaskPool.require_same_environment

    def look_at(self: clusters.DaskPool) -> None:
        looked_at(self)
        process.kill()

    monkeypatch.setattr(clusters.DaskPool, "require_same_environment", look_at)
    monkeypatch.setattr(sys, "argv", ["saitei", *command.split(), "--game", GAME, "--dask", address])
    assert main() == 3
    said = capsys.readouterr().err
    assert said.startswith(f"saitei: --dask {address}: there has been no worker for 2 s") and said.count("\n") == 1


# --- what cannot be ---


@pytest.mark.long_run
def test_where_nobody_listens(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    pytest.importorskip("distributed")
    monkeypatch.setattr(clusters, "CONNECTING", 1)
    for where in ("tcp://127.0.0.1:1", "nonsense"):
        monkeypatch.setattr(sys, "argv", ["saitei", "run", "--game", GAME, "--dask", where])
        assert main() == 2
        said = capsys.readouterr().err
        assert f"saitei: --dask {where}: no scheduler answers there (" in said
        assert said.endswith("); start one: dask scheduler\n")


@pytest.mark.long_run
def test_where_no_worker_is(monkeypatch: pytest.MonkeyPatch) -> None:
    distributed = pytest.importorskip("distributed")
    monkeypatch.setattr(clusters, "JOINING", 1)
    with (
        distributed.LocalCluster(n_workers=0, dashboard_address=clusters.NOWHERE, silence_logs=50) as local,
        pytest.raises(WrongUse, match=r"no worker joined within 1 s; start one: dask worker tcp://"),
        open_pool(1, local.scheduler_address, []),
    ):
        pass


def test_without_the_extra(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "dask", None)
    remedy = r"install it in your clone of saitei: pip install '\.\[dask\]'"
    with pytest.raises(WrongUse, match=rf"^--dask needs dask; {remedy}$"), open_pool(1, "local", []):
        pass


@pytest.mark.long_run
def test_a_worker_that_has_no_saitei(tmp_path: Path) -> None:
    distributed = pytest.importorskip("distributed")
    (tmp_path / "saitei.py").write_text("raise ModuleNotFoundError('none here', name='saitei')\n")
    says = r"^worker tcp://\S+ lacks the module saitei; install saitei \S+ there$"
    with distributed.LocalCluster(n_workers=0, dashboard_address=clusters.NOWHERE, silence_logs=50) as local:
        address = local.scheduler_address
        surroundings = {"env": {**os.environ, "PYTHONPATH": str(tmp_path)}, "cwd": tmp_path}
        with worker(address, **surroundings), pytest.raises(WrongUse, match=says), open_pool(1, address, []):
            pass


def test_what_is_different_on_a_worker(tmp_path: Path) -> None:
    (tmp_path / "features").mkdir()
    (tmp_path / "features" / "a.feature").write_text("one")
    there = machine_environment([tmp_path / "features"])
    assert environment_difference(there) == ""
    assert "has saitei" in environment_difference(dataclasses.replace(there, version="9.9"))
    assert "and not 9.9; install the same there" in environment_difference(dataclasses.replace(there, version="9.9"))
    assert "and not 2.7; start it with the same" in environment_difference(dataclasses.replace(there, python="2.7"))
    elsewhere = dataclasses.replace(there, places=((str(tmp_path / "none"), ""),))
    assert f"has no {tmp_path / 'none'}" in environment_difference(elsewhere)
    (tmp_path / "features" / "a.feature").write_text("two")
    assert machine_environment([tmp_path / "features"]) != there
    environment_difference.cache_clear()
    assert f"has something else in {tmp_path / 'features'}" in environment_difference(there)


def test_a_worker_that_differs_plays_nothing(address: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """One that joins later, too: each piece says what it is to be played with."""
    whole = machine_environment
    monkeypatch.setattr(
        clusters, "machine_environment", lambda places: dataclasses.replace(whole(places), python="2.7")
    )
    with pytest.raises(WrongUse, match=r"^worker tcp://\S+ runs Python"), open_pool(1, address, []):
        pass
    monkeypatch.setattr(clusters.DaskPool, "require_same_environment", lambda self: None)
    with pytest.raises(WrongUse, match=r"^worker tcp://\S+ runs Python"), open_pool(1, address, []) as found:
        list(run_pieces(found, pieces.squared, [1]))


@pytest.mark.long_run
def test_an_engine_that_is_not_there(tmp_path: Path) -> None:
    from toygame import suite

    engine = tmp_path / "engine.py"
    engine.write_text("from toygame.engine import Toy, serve_spoiled\nserve_spoiled(Toy())\n")
    options = RunOptions(engine=f"stdio:{sys.executable} {engine}", suite=suite(), environment={"PYTHONPATH": str(ZOO)})
    supervisor = supervisor_for(options)
    info = introduce_engine(supervisor)
    supervisor.shutdown()
    files = tuple(map(str, suite().feature_paths("toy")))
    wanted = frozenset(each.id for file in files for each in suite().read_feature(Path(file)).scenarios)
    job = JudgingJob(options=options, editions={}, files=files, wanted=wanted, info=info)
    heard: list[Any] = []
    with open_pool(2, None, []) as found:
        judge_in_pool(job, found, heard.append)
    assert {each.verdict for each in heard} == {"pass"} and len({each.scenario for each in heard}) == len(wanted)
    engine.unlink()
    heard.clear()
    with (
        open_pool(2, None, []) as found,
        pytest.raises(InfrastructureError, match=r"cannot be started in a worker on .*every machine"),
    ):
        judge_in_pool(job, found, heard.append)
    other = dataclasses.replace(options, engine="reference", environment={})
    job = JudgingJob(options=other, editions={}, files=files, wanted=wanted, info=info)
    with (
        open_pool(2, None, []) as found,
        pytest.raises(InfrastructureError, match="introduces itself differently in a worker"),
    ):
        judge_in_pool(job, found, heard.append)
    assert heard == []


def test_processes_are_of_this_machine(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(sys, "argv", ["saitei", "prove", "-n", "2", "--dask", "tcp://there:1"])
    assert main() == 2
    assert "-n is for processes of this machine" in capsys.readouterr().err
