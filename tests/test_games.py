"""Games from elsewhere: the page that leads to one, a distribution that is installed, and what can be amiss."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

import saitei.features

TESTS = Path(__file__).resolve().parent
FEATURES = Path(saitei.features.__path__[0])
PAGE = (TESTS.parent / "docs" / "games.md").read_text("utf-8")
PIP = (sys.executable, "-m", "pip", "install", "--quiet", "--no-index", "--no-deps", "--no-build-isolation")
EDITABLE = "from setuptools import build_meta; build_meta.prepare_metadata_for_build_editable('../metadata')"

Run = Callable[..., "subprocess.CompletedProcess[str]"]


def runner(directory: Path, *paths: Path) -> Run:
    """Runs commands in a directory, with our own scripts and these paths of modules."""
    scripts = str(Path(sys.executable).parent)
    environment = {
        **os.environ,
        "PATH": os.pathsep.join((scripts, os.environ["PATH"])),
        "PYTHONPATH": os.pathsep.join(map(str, paths)),
        "COLUMNS": "100",
    }

    def run(*command: str, code: int = 0, cwd: Path = directory) -> subprocess.CompletedProcess[str]:
        done = subprocess.run(command, cwd=cwd, env=environment, capture_output=True, text=True, check=False)
        assert done.returncode == code, f"{' '.join(command)}: {done.returncode}\n{done.stdout}\n{done.stderr}"
        return done

    return run


# --- the page ---------------------------------------------------------------------------------------


def blocks() -> Iterator[tuple[str, str, str]]:
    """The files and the console's sessions of the page: the file's name or none, the language, the text."""
    for name, language, text in re.findall(r"(?:^`([^`\n]+)`:\n\n)?^```(\w+)\n(.*?)^```$", PAGE, re.M | re.S):
        assert name or language == "console", f"a block of {language} that is no file"
        yield name, language, text


def said(text: str) -> str:
    """The output, without its times and without blanks at the end of lines."""
    return re.sub(r"\d+\.\d+ s\b", "0.1 s", "\n".join(line.rstrip() for line in text.strip().splitlines()))


@pytest.fixture(scope="module")
def pebbles(tmp_path_factory: pytest.TempPathFactory) -> Run:
    """A directory in which the page was followed, line by line."""
    home = tmp_path_factory.mktemp("pebbles")
    run = runner(home, home / "saitei-pebbles", home / "metadata")
    here = home
    for name, _, text in blocks():
        if name:
            assert here == home or (here / name).exists() or name.endswith("violations.py")
            (here / name).write_text(text, "utf-8")
            continue
        for command, printed in re.findall(r"^\$ (.+)\n((?:(?!\$ ).*\n)*)", text, re.M):
            if command.startswith("cd "):
                here = (here / command.removeprefix("cd ")).resolve()
                continue
            if command == "pip install --editable .":
                (home / "metadata").mkdir()
                run(sys.executable, "-c", EDITABLE, cwd=here)  # as pip does, without an environment of its own
                continue
            done = run("sh", "-c", command, cwd=here)
            assert not printed or said(done.stdout) == said(printed), command
    return run


@pytest.mark.long_run
def test_the_page_holds_what_it_says(pebbles: Run) -> None:
    explained = pebbles("saitei", "explain", "1.1", "--game", "pebbles").stdout
    assert "A took: take card=Flint" in explained
    assert 'pebbles 1.1  pebbles/__init__.py:33  self.zones[self.player]["row"].append(card)' in explained


@pytest.mark.long_run
def test_the_sixth_game_is_known_to_every_command(pebbles: Run) -> None:
    assert re.search(
        r"^pebbles +1\.0 +3 +3 +2 +1 +1 +0 *$", pebbles("saitei", "list", "--game", "pebbles").stdout, re.M
    )
    proved = pebbles("saitei", "prove", "--game", "pebbles", "--clause", "1.1").stdout
    assert re.search(r"^ pebbles 1 +1 +0 +0 +0 +0 *$", proved, re.M) and "mutants: 1 killed" in proved
    assert "no-mutant  pebbles 2.1" in pebbles("saitei", "prove", "-n", "1", "--game", "pebbles", code=1).stdout
    assert "missing  pebbles 1.2" in pebbles("saitei", "coverage", "--game", "pebbles", "--check", code=1).stdout
    assert pebbles("saitei", "where", "1.1", "--game", "pebbles").stdout.count("\n") == 2
    both = pebbles("saitei", "run", "--clause", "1.1", "-n", "2").stdout
    assert "pebbles 1.0" in both and re.search(r"hololive \d", both)
    fuzzed = pebbles("saitei", "fuzz", "--engine", "reference", "--game", "pebbles", "--seconds", "2").stdout
    assert re.search(r"^\d+ scenes, \d+ decisions", fuzzed, re.M)


@pytest.mark.long_run
def test_its_results_are_reported_with_all_others(pebbles: Run, tmp_path: Path) -> None:
    results, page = tmp_path / "results.json", tmp_path / "page"
    pebbles("saitei", "run", "--game", "pebbles", "--json", str(results), "--html", str(page))
    merged = pebbles("saitei", "report", "merge", str(results), "--markdown", str(tmp_path / "summary.md")).stdout
    assert "pebbles 1.0" in merged and "pebbles 1.0" in (tmp_path / "summary.md").read_text("utf-8")
    assert "the pebble that is taken lies in the row" in (page / "index.html").read_text("utf-8")


@pytest.mark.long_run
def test_pytest_knows_it(pebbles: Run) -> None:
    plain = ("pytest", "-q", "-p", "no:cacheprovider")
    ours = pebbles(*plain, "--pyargs", "pebbles.features", str(FEATURES / "digicharat" / "3-1"))
    assert re.search(r"^\d\d+ passed", ours.stdout, re.M)
    verbose = pebbles(*plain, "-vv", "--pyargs", "pebbles.features").stdout
    assert "saitei/pebbles/1/1.feature::the pebble that is taken lies in the row PASSED" in verbose


# --- a distribution -----------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def toy(tmp_path_factory: pytest.TempPathFactory) -> Run:
    """A place where the toy game's distribution was installed."""
    source, target = tmp_path_factory.mktemp("source"), tmp_path_factory.mktemp("installed")
    zoo = TESTS / "zoo"
    shutil.copytree(zoo / "toygame", source / "toygame", ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copy(zoo / "pyproject.toml", source)
    subprocess.run([*PIP, "--target", str(target), str(source)], check=True)
    return runner(tmp_path_factory.mktemp("elsewhere"), target)


@pytest.mark.long_run
def test_an_installed_game_is_as_ours(toy: Run) -> None:
    assert re.search(r"^toy +1\.0 +8 +6 +2 +9 +10 +0 *$", toy("saitei", "list", "--game", "toy").stdout, re.M)
    ran = toy("saitei", "run", "--game", "toy").stdout
    assert "9 scenarios: 9 pass\n" in ran
    assert "toy 2.2  toy/session.py" in toy("saitei", "explain", "2.2", "--game", "toy").stdout
    assert "missing  toy 2.5" in toy("saitei", "coverage", "--game", "toy", "--check", code=1).stdout
    proved = toy("saitei", "prove", "-n", "1", "--game", "toy", "--clause", "1.1", code=1).stdout
    assert "mutants: 2 killed, 1 survived" in proved
    checked = toy("saitei", "check-adapter", "--engine", "reference", "--game", "toy").stdout
    assert "ok     toy: denies a false claim: a placed card is nowhere" in checked
    assert "10 passed" in toy("pytest", "-q", "-p", "no:cacheprovider", "--pyargs", "toygame.features").stdout


# --- what can be amiss --------------------------------------------------------------------------------


@pytest.fixture
def installed(tmp_path: Path) -> Callable[..., Run]:
    """Installs a distribution with this entry point and these files."""

    def made(name: str, value: str, distribution: str = "other", **files: str) -> Run:
        metadata = tmp_path / f"{distribution}-2.dist-info"
        metadata.mkdir()
        (metadata / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {distribution}\nVersion: 2\n", "utf-8")
        (metadata / "entry_points.txt").write_text(f"[saitei.games]\n{name} = {value}\n", "utf-8")
        for file, text in files.items():
            path = tmp_path / file
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, "utf-8")
        return runner(tmp_path, tmp_path)

    return made


FACTS = 'name = "X"\ndefault = "1"\nplayers = 2\n[editions.1]\n'


CHESS = {
    "other/rulebooks/chess/game.toml": FACTS,
    "other/rulebooks/chess/1.jsonl": "",
    "other/rulebooks/chess/1.headings.jsonl": "",
    "other/features/chess/1.feature": "@chess\nFeature: 1 Moves\n",
    "other/features/__init__.py": "",
}


@pytest.mark.long_run
def test_two_games_of_one_name(installed: Callable[..., Run]) -> None:
    run = installed("hololive", "other", **{"other/rulebooks/hololive/game.toml": FACTS})
    problem = 'saitei: saitei and other 2 both have a game "hololive"; uninstall one of them, or rename its game'
    for command in (("list",), ("run", "--clause", "1"), ("coverage",), ("prove",), ("where",)):
        assert run("saitei", *command, code=3).stderr.startswith(problem)
    assert problem.removeprefix("saitei: ") in run("pytest", "--pyargs", "saitei.features", code=2).stdout


def test_an_entry_point_that_leads_nowhere(installed: Callable[..., Run]) -> None:
    run = installed("chess", "nothing.of.the.kind")
    problem = (
        'saitei: other 2: the entry point chess = "nothing.of.the.kind" of saitei.games names a package that cannot be'
    )
    assert run("saitei", "list", code=3).stderr.startswith(problem)


def test_an_entry_point_without_a_ledger(installed: Callable[..., Run]) -> None:
    run = installed("chess", "other", **{"other/rulebooks/ches/game.toml": FACTS})
    said = run("saitei", "list", code=3).stderr
    assert re.search(
        r'chess = "other" of saitei\.games: the directory .*other/rulebooks/chess has no ledger of chess; ', said
    )


@pytest.mark.long_run
def test_a_broken_game_of_another_breaks_no_run_of_pytest(installed: Callable[..., Run]) -> None:
    installed("chess", "nothing.of.the.kind")
    run = installed(
        "go", "nothing", "third", **{"features/go.feature": "what is it", "features/test_it.py": "def test(): pass\n"}
    )
    assert "1 passed" in run("pytest", "-q", "features").stdout


@pytest.mark.sampled(3)
@pytest.mark.parametrize(
    ("files", "problem"),
    [
        ({}, "there is no package other.steps.chess; it has to say what the game is made of, as GAME"),
        ({"other/steps/chess/__init__.py": ""}, r"other/steps/chess/__init__\.py: there is no GAME; say there "),
        ({"other/steps/chess/__init__.py": "\n1 / 0\n"},
         r"__init__\.py:2: other\.steps\.chess cannot be imported: ZeroDivisionError: division by zero; mend it there"),
    ],
)  # fmt: skip
def test_a_missing_part(installed: Callable[..., Run], files: dict[str, str], problem: str) -> None:
    run = installed("chess", "other", **CHESS, **files)
    assert re.search(rf"^saitei: .*{problem}", run("saitei", "run", "--game", "chess", code=3).stderr)
    assert re.search(problem, run("pytest", "-q", "--pyargs", "other.features", code=2).stdout)


@pytest.mark.sampled(2)
@pytest.mark.parametrize(
    ("files", "problem"),
    [
        ({"other/reference_engine/chess/__init__.py": ""}, r"chess/__init__\.py: there is no GAME; say there "),
        ({"other/reference_engine/__init__.py": "import nowhere\n", "other/reference_engine/chess/__init__.py": ""},
         r"reference_engine/__init__\.py:1: other\.reference_engine\.chess cannot be imported: ModuleNotFoundError: "),
    ],
)  # fmt: skip
def test_an_engine_that_is_none(installed: Callable[..., Run], files: dict[str, str], problem: str) -> None:
    run = installed("chess", "other", **CHESS, **files)
    assert re.search(problem, run("saitei", "run", "--game", "digicharat", "--clause", "3-3.1", code=3).stderr)
    assert re.search(problem, run("saitei", "serve", "--game", "chess", code=3).stderr)
