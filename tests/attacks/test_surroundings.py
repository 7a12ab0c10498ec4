"""Attacks from the surroundings of a run: unread outputs, unknown characters, signals, directories."""

from __future__ import annotations

import fcntl
import json
import os
import re
import resource
import secrets
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

import saitei.features
import saitei.harness

from .conftest import TESTS, TROUBLE, alive

LINE = [sys.executable, str(TESTS / "zoo" / "toyline.py")]
RAW = f"stdio:{sys.executable} -S -E {TESTS / 'zoo' / 'raw.py'}"
TOY = "python:toygame.engine:engine"
slow = pytest.mark.slow


class Ended:
    """A command that has ended."""

    def __init__(self, done: subprocess.CompletedProcess[bytes]) -> None:
        self.code = done.returncode
        self.out = (done.stdout or b"").decode(errors="replace")
        self.err = (done.stderr or b"").decode(errors="replace")


@pytest.fixture
def called(tmp_path: Path) -> Callable[..., Ended]:
    """Calls the command line in a directory of its own; no process stays behind, and nothing is a traceback."""

    def call(*words: str, environment: dict[str, str] | None = None, **how: object) -> Ended:
        mark = secrets.token_hex(8)
        environment = {**os.environ, "ATTACK": mark, **(environment or {})}
        how = {"stdout": subprocess.PIPE, "stderr": subprocess.PIPE, "cwd": tmp_path, "timeout": 60, **how}
        ended = Ended(subprocess.run([*LINE, *words], check=False, env=environment, **how))  # type: ignore
        assert "Traceback" not in ended.err
        assert not alive(mark)
        return ended

    return call


def verdicts(path: Path) -> dict[str, str]:
    """By scenario, of results that are whole."""
    document = json.loads(path.read_text("utf-8"))
    assert document["complete"] is True
    return {found["id"]: found["verdict"] for found in document["scenarios"]}


# --- outputs ---


@pytest.mark.sampled(3)
@pytest.mark.parametrize("where", ["/dev/full", "closed", "gone", "a file that may not grow"])
@pytest.mark.parametrize("attack", [pytest.param("none", marks=slow), "fault", pytest.param("escapes", marks=slow)])
def test_nobody_hears_it(called: Callable[..., Ended], tmp_path: Path, where: str, attack: str) -> None:
    """Neither a verdict nor the exit code depends on the reader of the terminal."""
    words = ["run", "--engine", TOY if attack == "none" else f"{RAW} {attack}", "--json", "r.json", "--junit", "r.xml"]
    match where:
        case "/dev/full":
            with open("/dev/full", "w") as full:
                ended = called(*words, stdout=full, stderr=full)
        case "closed":
            ended = called(*words, stdout=None, preexec_fn=lambda: os.close(1))
        case "gone":
            reading, writing = os.pipe()
            os.close(reading)
            ended = called(*words, stdout=writing)
            os.close(writing)
        case _:
            limit = (100_000, 100_000)
            with open(tmp_path.parent / f"{tmp_path.name}.out", "wb") as out:
                out.write(b"x" * 99_900)
                out.flush()
                ended = called(
                    *words,
                    stdout=out,
                    preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_FSIZE, limit),
                    environment={"PYTHONDONTWRITEBYTECODE": "1"},  # Python would keep cut-off files for other tests
                )
    assert ended.code == (0 if attack == "none" else 1)
    assert verdicts(tmp_path / "r.json")[TROUBLE] == ("pass" if attack == "none" else "crash")
    assert ET.parse(tmp_path / "r.xml").getroot().get("tests") == "9"


@pytest.mark.sampled(3)
@pytest.mark.parametrize(
    "environment",
    [
        {"LC_ALL": "C", "PYTHONUTF8": "0", "PYTHONCOERCECLOCALE": "0"},
        {"PYTHONIOENCODING": "latin-1"},
        pytest.param({"PYTHONIOENCODING": "ascii"}, marks=slow),
        pytest.param({"PYTHONIOENCODING": "utf-16"}, marks=slow),
        pytest.param({"TERM": "dumb", "COLUMNS": "1"}, marks=slow),
        pytest.param({"COLUMNS": "x", "FORCE_COLOR": "1"}, marks=slow),
    ],
    ids=str,
)
@pytest.mark.parametrize("attack", ["turned", pytest.param("no-character", marks=slow)])
def test_letters(called: Callable[..., Ended], tmp_path: Path, environment: dict[str, str], attack: str) -> None:
    ended = called("run", "--engine", f"{RAW} {attack}", "--json", "r.json", environment=environment)
    assert ended.code == 1
    assert [*verdicts(tmp_path / "r.json").values()].count("crash") == 1


@pytest.mark.sampled(3)
@pytest.mark.parametrize("kind", ["a directory", "in no directory", "a name of 300 letters"])
@pytest.mark.parametrize(
    "option", ["--json", *(pytest.param(name, marks=slow) for name in ("--junit", "--markdown", "--write-baseline"))]
)
def test_a_file_that_cannot_be_written(called: Callable[..., Ended], tmp_path: Path, option: str, kind: str) -> None:
    names = {"a directory": "here", "in no directory": "nowhere/r", "a name of 300 letters": "x" * 300}
    (tmp_path / "here").mkdir()
    ended = called("run", "--engine", TOY, option, names[kind])
    assert ended.code == 2
    assert names[kind] in ended.err.splitlines()[-1]


def test_one_file_that_cannot_be_written_costs_no_other(called: Callable[..., Ended], tmp_path: Path) -> None:
    (tmp_path / "r.xml").symlink_to("nowhere/r.xml")
    ended = called("run", "--engine", f"{RAW} fault", "--json", "r.json", "--junit", "r.xml")
    assert ended.code == 2 and "r.xml" in ended.err
    assert "1 crash" in ended.out
    assert verdicts(tmp_path / "r.json")[TROUBLE] == "crash"


# --- text that forges lines of ours, or gives orders to a CI service ---

ORDER = re.compile(r"^\s*::|##\w*\[", re.MULTILINE)


@pytest.mark.sampled(2)
@pytest.mark.parametrize("attack", ["forged-name", "orders", "orders-in-log", "orders-in-an-option"])
@pytest.mark.parametrize(
    "command",
    [
        "run",
        *(pytest.param(each, marks=slow) for each in ("run -n 2", f"explain {TROUBLE}", "check-adapter")),
    ],
)
@pytest.mark.parametrize("environment", [{}, pytest.param({"FORCE_COLOR": "1"}, marks=slow)], ids=str)
def test_text_of_an_engine_begins_no_line(
    called: Callable[..., Ended], tmp_path: Path, attack: str, command: str, environment: dict[str, str]
) -> None:
    engine = f"{RAW} {attack}"
    ended = called(*command.split(), "--engine", engine, "--engine", engine, environment=environment)
    for said in (ended.out, ended.err):
        assert not ORDER.search(said), said
        assert not re.search(r"^9 scenarios: 9 pass", said, re.MULTILINE) or attack == "forged-name"
        assert said.count("\n9 scenarios: 9 pass") <= (2 if command.startswith("run") else 0)


def test_the_log_of_an_engine_is_no_order(called: Callable[..., Ended]) -> None:
    ended = called("run", "-x", "--engine", f"{RAW} orders-in-log")
    assert "  : :error::owned\n" in ended.out and not ORDER.search(ended.out)


@pytest.mark.long_run
def test_a_title_and_a_path_begin_no_line(called: Callable[..., Ended], tmp_path: Path) -> None:
    (tmp_path / "::error::x\n::notice::y.feature").write_text(
        "@toy\nFeature: mine\n\n  Scenario: ::error::z ##vso[task.complete]\n    Given A devours Sora\n", "utf-8"
    )
    for command in ("run", "lint", "fmt", "explain"):
        ended = called(command, str(next(tmp_path.iterdir())))
        assert not ORDER.search(ended.out + ended.err), ended.out + ended.err


# --- runs that do not start, and two at once ---


@pytest.mark.sampled(3)
@pytest.mark.parametrize("engine", ["nonsense", "stdio:./nowhere", "python:hostile:factory__os_exit"])
def test_a_run_that_does_not_start_leaves_no_earlier_ones_files(
    called: Callable[..., Ended], tmp_path: Path, engine: str
) -> None:
    names = ["r.json", "r.json.part", "r.xml", "r.md"]
    for name in names:
        (tmp_path / name).write_text('{"complete": true}', "utf-8")
    ended = called("run", "--engine", engine, "--json", "r.json", "--junit", "r.xml", "--markdown", "r.md")
    assert ended.code in (2, 3)
    assert not [*tmp_path.iterdir()]


OUTPUTS = {
    "run --engine nonsense": ["--json", "--junit", "--markdown", "--badge", "--write-baseline", "--html"],
    "report merge r.json": ["--json", "--markdown", "--badge", "--html"],
    "report engines r.json": ["--page"],
    "rulebook describe r.json": ["--out"],
    "rulebook read r.json --game hololive": ["--json"],
    "rulebook diff 1.7.0 1.9.0 --game hololive": ["--json", "--markdown", "--html"],
    "rulebook adopt --game hololive": ["--markdown"],
}


@pytest.mark.parametrize(
    ("line", "option"),
    [
        pytest.param(line, option, marks=() if place == 0 or line.startswith("run") else slow)
        for line, options in OUTPUTS.items()
        for place, option in enumerate(options)
    ],
)
def test_a_second_command_into_one_output_says_so_before_it_begins(
    called: Callable[..., Ended], tmp_path: Path, line: str, option: str
) -> None:
    (tmp_path / "r.json").write_text("old", "utf-8")
    output, lock = "r.json", tmp_path / ".r.json.lock"
    if option == "--html" and not line.startswith("rulebook"):
        (tmp_path / "page").mkdir()
        output, lock = "page", tmp_path / "page" / ".saitei.lock"
    with open(lock, "wb") as other:
        fcntl.flock(other, fcntl.LOCK_EX)
        ended = called(*line.split(), option, output)
    message = f"saitei: another command is writing {output}; wait for it, or name another file\n"
    assert (ended.code, ended.err) == (2, message)
    assert (tmp_path / "r.json").read_text("utf-8") == "old"


def test_a_command_that_names_one_output_twice_writes_nothing(called: Callable[..., Ended], tmp_path: Path) -> None:
    ended = called("run", "--engine", TOY, "--json", "r", "--junit", "./r")
    assert (ended.code, ended.err) == (2, "saitei: --json and --junit both write r; name two different files\n")
    assert not [*tmp_path.iterdir()]


def test_two_runs_at_once_into_different_files_keep_nothing_but_their_files(
    called: Callable[..., Ended], tmp_path: Path
) -> None:
    with open(tmp_path / ".other.xml.lock", "wb") as other:
        fcntl.flock(other, fcntl.LOCK_EX)
        ended = called("run", "--engine", TOY, "--junit", "r.xml", "--html", "deep/page", "--write-baseline", "k.toml")
    assert ended.code == 0
    assert {path.name for path in tmp_path.rglob("*")} == {
        ".other.xml.lock", "r.xml", "deep", "page", "index.html", "k.toml"
    }  # fmt: skip


# --- shards ---


@pytest.mark.long_run
@pytest.mark.parametrize("attack", ["fault", "none", pytest.param("unsupported", marks=slow)])
def test_shards_together_are_the_whole_run(called: Callable[..., Ended], tmp_path: Path, attack: str) -> None:
    run = ("run", "--engine", f"{RAW} {attack}", "--json")
    called(*run, "whole.json")
    for number in (1, 2, 3):
        called(*run, f"{number}.json", "--shard", f"{number}/3")
    assert called("report", "merge", "3.json", "1.json", "2.json", "--json", "merged.json").code == 0
    assert called("report", "merge", "whole.json", "--json", "again.json").code == 0
    whole, merged, again = (
        re.sub(r'"(ms|seconds|date)": .*', "", (tmp_path / f"{name}.json").read_text("utf-8"))
        for name in ("whole", "merged", "again")
    )
    assert whole == merged == again


# --- files that are written anew ---


@pytest.mark.parametrize("command", ["fmt", "run"])
def test_a_file_that_is_written_anew_keeps_its_mode_and_line_ends(
    called: Callable[..., Ended], tmp_path: Path, command: str
) -> None:
    feature = "@toy\nFeature: mine\n\n  Scenario: it lies there\nGiven A holds Sora\n"
    old = tmp_path / ("mine.feature" if command == "fmt" else "known.toml")
    old.write_bytes((feature if command == "fmt" else "known = []\n").replace("\n", "\r\n").encode())
    old.chmod(0o640)
    link = tmp_path / "link.feature"
    link.symlink_to(old)
    if command == "fmt":
        assert called("fmt", "link.feature").code == 0
    else:
        assert called("run", "--engine", f"{RAW} fault", "--write-baseline", "link.feature").code == 1
    content = old.read_bytes()
    assert content.count(b"\r\n") == content.count(b"\n") > 1
    assert (b"    Given A holds" if command == "fmt" else b"[[known]]") in content
    assert old.stat().st_mode & 0o777 == 0o640
    assert link.is_symlink() and len([*tmp_path.iterdir()]) == 2


def test_a_new_file_has_the_usual_mode(called: Callable[..., Ended], tmp_path: Path) -> None:
    assert called("run", "--engine", TOY, "--junit", "r.xml", preexec_fn=lambda: os.umask(0o027)).code == 0
    assert (tmp_path / "r.xml").stat().st_mode & 0o777 == 0o640


@pytest.mark.parametrize("step", ["write", "chmod", "replace"])
def test_writing_that_is_interrupted_leaves_the_old_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, step: str
) -> None:
    from saitei.harness.base import user_files

    def interrupt(*_: object, **__: object) -> None:
        raise KeyboardInterrupt

    (tmp_path / "mine.feature").write_text("old", "utf-8")
    if step == "write":
        monkeypatch.setattr(user_files, "_has_windows_lines", interrupt)
    else:
        monkeypatch.setattr(Path, step, interrupt)
    with pytest.raises(KeyboardInterrupt):
        user_files.write_atomically(tmp_path / "mine.feature", "new")
    assert [path.read_text("utf-8") for path in tmp_path.iterdir()] == ["old"]


def test_a_file_of_another_owner_keeps_its_owner(tmp_path: Path) -> None:
    from saitei.harness.base.user_files import write_atomically

    if os.getuid():
        pytest.skip("only the superuser can give a file away")
    old = tmp_path / "mine.feature"
    old.write_text("old", "utf-8")
    os.chown(old, 1234, 4321)
    write_atomically(old, "new")
    assert (old.stat().st_uid, old.stat().st_gid, old.read_text("utf-8")) == (1234, 4321, "new")


# --- an engine that ends our process ---


@pytest.mark.sampled(3)
@pytest.mark.parametrize("what", ["os_exit", *(pytest.param(each, marks=slow) for each in ("exit0", "kill"))])
@pytest.mark.parametrize(
    "command",
    [["run", "--json", "r.json"], ["check-adapter"], ["explain", "1.1"], ["run", "-n", "2", "--json", "r.json"]],
)
@pytest.mark.parametrize("apart", ["", pytest.param("--in-process", marks=slow)])
def test_no_engine_makes_a_run_green(
    called: Callable[..., Ended], tmp_path: Path, command: list[str], what: str, apart: str
) -> None:
    engine = f"python:hostile:place__{what}"
    ended = called(*command, "--engine", engine, *filter(None, [apart]))
    assert ended.code in (1, 3), ended.err
    if "--json" in command and not (apart and what != "exit0"):
        assert verdicts(tmp_path / "r.json")[TROUBLE] == "crash"


@pytest.mark.sampled(2)
@pytest.mark.parametrize(
    "what", ["name", "version", *(pytest.param(x, marks=slow) for x in ("games", "capabilities", "readings", "url"))]
)
@pytest.mark.parametrize("processes", ["1", pytest.param("2", marks=slow)])
def test_an_engine_that_is_another_one_after_a_crash(
    called: Callable[..., Ended], tmp_path: Path, what: str, processes: str
) -> None:
    ended = called("run", "--engine", f"{RAW} other-{what}", "--json", "r.json", "-n", processes)
    assert ended.code == 3
    found = json.loads((tmp_path / "r.json").read_text("utf-8"))["scenarios"]
    after = [each for each in found if each["verdict"] == "error"]
    assert after and {each["verdict"] for each in found} <= {"pass", "crash", "error", "unsupported"}
    said = [ended.out] if processes == "2" and what != "name" else [each["message"] for each in after]
    assert all("introduces itself differently " in each for each in said)


# --- time ---


@pytest.mark.long_run
def test_a_run_that_takes_too_long_says_what_it_found(called: Callable[..., Ended], tmp_path: Path) -> None:
    begun = time.monotonic()
    ended = called("run", "--engine", "python:hostile:place__sleep", "--run-timeout", "3", "--json", "r.json")
    assert time.monotonic() - begun < 20
    assert (ended.code, ended.err) == (3, "saitei: the run did not end within 3 s, so its results are partial\n")
    document = json.loads((tmp_path / "r.json").read_text("utf-8"))
    found = {each["id"]: each["verdict"] for each in document["scenarios"]}
    assert document["complete"] is False
    assert (found["toy/1/one-card-on-another"], found[TROUBLE]) == ("pass", "error")
    assert not (tmp_path / "r.json.part").exists()


@pytest.mark.long_run
def test_all_checks_of_an_adapter_have_a_limit(called: Callable[..., Ended]) -> None:
    ended = called(
        "check-adapter", "--engine", "python:hostile:place__sleep", "--timeout", "30", "--run-timeout", "1.5"
    )
    limit = "saitei: the checks did not end within 1.5 s; make the engine faster, or raise --run-timeout\n"
    assert (ended.code, ended.err) == (3, limit)


def test_a_killed_run_leaves_no_engine_and_what_it_found_can_be_read(tmp_path: Path) -> None:
    mark = secrets.token_hex(8)
    words = ["run", "--engine", "python:hostile:place__sleep", "--json", "r.json"]
    run = subprocess.Popen([*LINE, *words], env={**os.environ, "ATTACK": mark}, cwd=tmp_path, stdout=subprocess.DEVNULL)
    side = tmp_path / "r.json.part"
    while not side.exists() or side.read_bytes().count(b"\n") < 3:
        assert run.poll() is None
        time.sleep(0.02)
    run.kill()
    run.wait()
    assert not alive(mark)
    merge = [*LINE, "report", "merge", "r.json.part", "--json", "all.json"]
    assert subprocess.run(merge, cwd=tmp_path, stdout=subprocess.DEVNULL, check=False).returncode == 0
    document = json.loads((tmp_path / "all.json").read_text("utf-8"))
    found = {each["id"]: each["verdict"] for each in document["scenarios"]}
    assert document["complete"] is False and len(found) == 9
    assert (found["toy/1/one-card-on-another"], found[TROUBLE]) == ("pass", "error")


@pytest.mark.parametrize(
    "number", [signal.SIGHUP, *(pytest.param(each, marks=slow) for each in (signal.SIGPIPE, signal.SIGTERM))]
)
def test_a_signal_makes_no_run_green(tmp_path: Path, number: signal.Signals) -> None:
    mark = secrets.token_hex(8)
    words = ["run", "--engine", "python:hostile:place__sleep", "--timeout", "2", "--json", "r.json"]
    run = subprocess.Popen([*LINE, *words], env={**os.environ, "ATTACK": mark}, cwd=tmp_path, stdout=subprocess.DEVNULL)
    side = tmp_path / "r.json.part"
    while not side.exists() or side.read_bytes().count(b"\n") < 3:
        assert run.poll() is None
        time.sleep(0.02)
    run.send_signal(number)
    code = run.wait(timeout=30)
    assert code != 0
    assert not alive(mark)


INTERRUPTING = """
import os, signal, sys
class Finder:
    def find_spec(self, name, path=None, target=None):
        if name == "{module}":
            os.kill(os.getpid(), signal.SIGINT)
sys.meta_path.insert(0, Finder())
from saitei.harness.commands.entry_point import main
code = main()
{after}
sys.exit(code)
"""


@pytest.mark.parametrize(
    ("module", "after"),
    [("click", ""), ("rich.console", ""), ("", "os.kill(os.getpid(), signal.SIGINT)")]
    + [pytest.param(name, "", marks=slow) for name in ("msgspec", "lark", "gherkin.parser", "saitei.steps.hololive")],
)
def test_an_interruption_at_any_moment_is_quiet(tmp_path: Path, module: str, after: str) -> None:
    program = INTERRUPTING.format(module=module, after=after)
    line = [sys.executable, "-c", program, "run", "--game", "hololive", "--clause", "10.8.2"]
    done = subprocess.run(line, check=False, capture_output=True, text=True, cwd=tmp_path, timeout=60)
    assert done.returncode in (-signal.SIGINT, 130)
    assert done.stderr.strip() in ("", "saitei: interrupted")


LENGTHS = {
    "huge": "99999999999999",
    "of thousands of digits": "9" * 5000,
    "negative": "-5",
    "a word": "many",
    "empty": "",
    "more than is allowed": "16777217",
}


@pytest.mark.sampled(4)
@pytest.mark.parametrize("length", LENGTHS)
@pytest.mark.parametrize("ends", ["shutdown and exit", "exit", "nothing"])
def test_a_language_server_survives_a_wrong_length(length: str, ends: str) -> None:
    pytest.importorskip("pygls")

    def message(method: str, id: int | None = None, length: str | None = None, **params: object) -> bytes:
        said = {"jsonrpc": "2.0", "method": method, "params": params, **({"id": id} if id else {})}
        body = json.dumps(said).encode()
        return f"Content-Length: {len(body) if length is None else length}\r\n\r\n".encode() + body

    sent = message("initialize", 1, capabilities={}, processId=None, rootUri=None) + message("initialized")
    sent += message("saitei/unknown", 2, LENGTHS[length])
    sent += message("shutdown", 3) if ends == "shutdown and exit" else message("saitei/unknown", 4)
    sent += message("exit") if ends != "nothing" else b""
    line = [sys.executable, "-m", "saitei.harness.commands.cli", "lsp"]
    done = subprocess.run(line, input=sent, check=False, capture_output=True, timeout=60)
    assert b'"id":%d' % (3 if ends == "shutdown and exit" else 4) in done.stdout.replace(b" ", b"")
    assert done.returncode == (0 if ends == "shutdown and exit" else 1)


# --- directories ---


@pytest.mark.parametrize(
    "name",
    [
        "json",
        "saitei",
        *(pytest.param(name, marks=slow) for name in ("rich", "msgspec", "signal", "select", "click", "sitecustomize")),
    ],
)
def test_a_module_that_lies_in_the_working_directory(called: Callable[..., Ended], tmp_path: Path, name: str) -> None:
    """An engine of ours finds its module there, but nothing of saitei's is found there first."""
    (tmp_path / f"{name}.py").write_text("import os\nos._exit(0)\n", "utf-8")
    ended = called("run", "--engine", f"{RAW} fault", "--json", "r.json")
    assert (ended.code, verdicts(tmp_path / "r.json")[TROUBLE]) == (1, "crash")


def test_a_working_directory_that_is_gone(tmp_path: Path, called: Callable[..., Ended]) -> None:
    gone = tmp_path / "gone"
    gone.mkdir()
    results = tmp_path / "r.json"
    ended = called(
        "run", "--engine", f"{RAW} fault", "--json", str(results), cwd=gone, preexec_fn=lambda: os.rmdir(gone)
    )
    assert (ended.code, verdicts(results)[TROUBLE]) == (1, "crash")


READ_ONLY = 'mount --bind "$1" "$1" && mount -o remount,bind,ro "$1" && ! test -w "$1" && shift && exec "$@"'
"""Of a shell in a namespace of its own: mount a directory read-only, and call what follows."""


def test_an_installation_that_is_read_only_and_nowhere_to_remember(tmp_path: Path) -> None:
    installed = Path(saitei.harness.__path__[0]).resolve().parent
    read_only = ["unshare", "--mount", "--map-root-user", "sh", "-c", READ_ONLY, "sh", str(installed)]
    if not shutil.which("unshare") or subprocess.run([*read_only, "true"], check=False, capture_output=True).returncode:
        pytest.skip("nothing can be mounted here")
    words = ["run", "--engine", f"{RAW} fault", "--json", "r.json"]
    home = {**os.environ, "HOME": "/nonexistent", "XDG_CACHE_HOME": "/nonexistent"}
    line = [*read_only, *LINE, *words]
    done = subprocess.run(line, check=False, cwd=tmp_path, env=home, capture_output=True, timeout=60)
    assert (done.returncode, verdicts(tmp_path / "r.json")[TROUBLE]) == (1, "crash")
    assert b"Traceback" not in done.stderr


@pytest.mark.long_run
def test_a_checkout_that_is_not_played_says_so(tmp_path: Path, called: Callable[..., Ended]) -> None:
    (tmp_path / "features" / "toy").mkdir(parents=True)
    (tmp_path / "pyproject.toml").write_text('[project]\nname = "saitei"\n', "utf-8")
    ended = called("list", "--game", "digicharat", cwd=tmp_path / "features" / "toy")
    assert ended.code == 0
    assert ended.err.count("\n") == 1 and f"to play the latter: pip install -e {tmp_path}" in ended.err
    shutil.copytree(saitei.features.ROOT, tmp_path / "features", dirs_exist_ok=True)
    assert called("list", "--game", "digicharat").err == ""
    (tmp_path / "features/digicharat/new.feature").write_text("@digicharat\nFeature: new\n", "utf-8")
    assert "to play the latter" in called("list", "--game", "digicharat").err
    (tmp_path / "pyproject.toml").write_text('[project]\nname = "other"\n', "utf-8")
    assert called("list", "--game", "digicharat").err == ""


# --- engines that are not the same twice ---


@pytest.mark.sampled(3)
@pytest.mark.parametrize("processes", ["1", "2"])
def test_different_verdicts_make_a_scenario_flaky(called: Callable[..., Ended], tmp_path: Path, processes: str) -> None:
    words = ["run", "--engine", "python:flaky:engine", "--repeat", "4", "-n", processes, "--json", "r.json"]
    ended = called(*words, "--junit", "r.xml", "--markdown", "r.md")
    assert ended.code == 1
    found = verdicts(tmp_path / "r.json")
    assert found.pop(TROUBLE) == "flaky" and set(found.values()) == {"pass"}
    assert "played 4 times: 2 " in ended.out
    assert ET.parse(tmp_path / "r.xml").getroot().get("failures") == "1"
    assert "flaky" in (tmp_path / "r.md").read_text("utf-8")


def test_what_is_the_same_each_time_is_not_flaky(called: Callable[..., Ended], tmp_path: Path) -> None:
    assert called("run", "--engine", TOY, "--repeat", "3", "--json", "r.json").code == 0
    assert set(verdicts(tmp_path / "r.json").values()) == {"pass"}


# --- memory ---


@pytest.mark.sampled(3)
@pytest.mark.parametrize("attack", ["flood", "megabyte", pytest.param("log", marks=slow), "events"])
def test_memory(called: Callable[..., Ended], tmp_path: Path, attack: str) -> None:
    """The data that an engine sends does not make us grow beyond bounds: 1 GiB is more than we may ever take."""
    limit = 1 << 30
    ended = called(
        "run",
        "--engine",
        f"{RAW} {attack}",
        "--json",
        "r.json",
        preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_AS, (limit, limit)),
    )
    assert ended.code in (1, 3)
    assert verdicts(tmp_path / "r.json")[TROUBLE] in ("crash", "error")
