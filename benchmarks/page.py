"""The page of all games' clauses, judged on three engines, with transcripts and boards: its size, and what it takes.

    python benchmarks/page.py [GAME]...

The engines are the reference engine and two that ask and tell otherwise, so that what they say is said three times.
What a browser takes is measured where one is found, with its cache empty.
"""

from __future__ import annotations

import gzip
import io
import resource
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

TESTS = Path(__file__).resolve().parent.parent / "tests"
sys.path[:0] = [str(TESTS / "zoo"), str(Path(__file__).resolve().parent)]

from grains import ChoosesOneByOne, LuckyBackwards  # noqa: E402 (stands beside the tests)
from rich.console import Console  # noqa: E402 (as well)

from saitei.adapters import Engine  # noqa: E402 (as well)
from saitei.harness.judging.run_options import RunOptions  # noqa: E402 (as well)
from saitei.harness.report.report_files import PAGE  # noqa: E402 (as well)
from saitei.harness.runs.judge_engines import run_engine  # noqa: E402 (as well)
from saitei.reference_engine import engine  # noqa: E402 (as well)

ENGINES = ("reference", "python:page:backwards", "python:page:one_by_one")
PAINT = "performance.getEntriesByName('first-contentful-paint')[0].startTime"
OPEN = """async () => {
    const scenario = document.querySelector("details.scenario"), began = performance.now();
    scenario.open = true;
    while (!scenario.querySelector(".board, .place")) await new Promise(requestAnimationFrame);
    return performance.now() - began;
}"""
SEARCH = """() => {
    const search = document.getElementById("search"), began = performance.now();
    search.value = "draw";
    search.dispatchEvent(new Event("input"));
    return performance.now() - began;
}"""


def backwards_engine() -> Engine:
    """An engine that offers and tells in another order."""
    return LuckyBackwards(engine())


def one_by_one_engine() -> Engine:
    """An engine that asks for cards one by one."""
    return ChoosesOneByOne(engine())


def judge_games(place: Path, games: list[str]) -> list[Path]:
    """The results of each engine, by each game."""
    files = []
    for at, spec in enumerate(ENGINES):
        for game in games or [None]:
            file = place / f"{at}-{game}.json"
            request = RunOptions(engine=spec, game=game, in_process=True)
            run_engine(request, Console(file=io.StringIO()), json=file, transcripts=True)
            files.append(file)
    return files


def processor_seconds(*command: str) -> float:
    """Processor time of a command of saitei's: others may have the machine as well."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    subprocess.run([sys.executable, "-m", "saitei.harness.commands.cli", *command], check=True, capture_output=True)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def print_figure(name: str, value: float, unit: str, target: str) -> None:
    """A figure next to its target."""
    print(f"{name:56} {value:10.2f} {unit:4} target: {target}", flush=True)


def measure_in_browser(page: Path) -> None:
    """The times to show, open and search the page, each the median of three."""
    from playwright.sync_api import sync_playwright

    with sync_playwright() as driver:
        chromium = driver.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
        found = []
        for _ in range(3):
            tab = chromium.new_context().new_page()
            tab.goto(page.as_uri())
            found.append([tab.evaluate(script) for script in (PAINT, OPEN, SEARCH)])
        chromium.close()
    named = (("first paint", "at most 1000"), ("scenario opened", "none"), ("first search", "none"))
    for (name, target), each in zip(named, zip(*found, strict=True), strict=True):
        print_figure(name, sorted(each)[1], "ms", target)


def main() -> None:
    """Judge, write the page, and measure."""
    with tempfile.TemporaryDirectory() as directory:
        place = Path(directory)
        files = judge_games(place, sys.argv[1:])
        built = processor_seconds("report", "merge", *map(str, files), "--html", str(place / "html"), "--transcripts")
        page = place / "html" / PAGE
        print_figure("report merge, processor time", built, "s", "at most 5")
        print_figure("the page", page.stat().st_size / 1e6, "MB", "none")
        print_figure("the page, compressed", len(gzip.compress(page.read_bytes(), 9)) / 1e6, "MB", "at most 3")
        try:
            measure_in_browser(page)
        except ImportError:
            print("no playwright: nothing is measured in a browser")


if __name__ == "__main__":
    main()
