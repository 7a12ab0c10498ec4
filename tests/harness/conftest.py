"""Lets the tests import the toy game, run it, and have files of its results; and the sample rulebooks."""

from __future__ import annotations

import io
import json
import shutil
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

from saitei.harness.judging.run_options import RunOptions
from saitei.harness.results.result_files import results_to_json
from saitei.harness.runs.run_execution import RunOutcome, execute_run
from saitei.harness.scenarios.suite import Suite

TESTS = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(TESTS / "zoo"), str(TESTS / "rulebooks")]

Judge = Callable[..., RunOutcome]


@pytest.fixture
def console() -> Console:
    """A console that writes to memory: ``console.file.getvalue()``."""
    return Console(file=io.StringIO(), width=200)


@pytest.fixture
def judge(console: Console) -> Judge:
    """Judges an engine by the toy game; keywords as those of a request."""
    from toygame import IN_PROCESS, suite

    def judged(engine: str = IN_PROCESS, **wishes: object) -> RunOutcome:
        ours = engine == IN_PROCESS
        request = RunOptions(**{"engine": engine, "suite": suite(), "in_process": ours, **wishes})  # type: ignore[arg-type]
        return execute_run(request, console)

    return judged


@pytest.fixture
def features(tmp_path: Path) -> Callable[..., Path]:
    """Writes feature files of the toy game, by section; the directory to make a suite with."""

    def written(**sections: str) -> Path:
        for section, text in sections.items():
            stem = section.removeprefix("s").replace("_", ".")
            path = tmp_path / "features" / "toy" / stem.split(".")[0] / f"{stem}.feature"
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, "utf-8")
        return (tmp_path / "features").resolve()

    return written


@pytest.fixture
def worked(tmp_path: Path) -> Callable[[Path], Suite]:
    """A suite of features of the toy game by a rulebook with two examples under clause 1.1, and an assumption."""
    from toygame import HOME, suite

    books = tmp_path / "rulebooks"
    shutil.copytree(HOME / "rulebooks", books)
    ledger = books / "toy" / "1.0.jsonl"
    first, *others = ledger.read_text("utf-8").splitlines()
    judged = [{"verdict": verdict, "exact": "0" * 16} for verdict in ("allowed", "denied")]
    examples = json.dumps({**json.loads(first), "examples": judged})
    ledger.write_text("\n".join([examples, *others]) + "\n", "utf-8")
    (books / "toy" / "assumptions.toml").write_text(
        '[[assumption]]\nid = "TA-1"\nours = "top"\nsays = "A card is placed on top."\nwhy = "So it is."\n', "utf-8"
    )
    return lambda features: suite(features, books)


@pytest.fixture(scope="module")
def chromium() -> Iterator[Any]:
    """A browser without a screen: one that is installed, else playwright's own."""
    playwright = pytest.importorskip("playwright.sync_api")
    installed = filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome", "chrome")))
    with playwright.sync_playwright() as driver:
        if not (browser := next(installed, None)) and not Path(driver.chromium.executable_path).exists():
            pytest.skip("no browser: install chromium, or let playwright: playwright install chromium")
        found = driver.chromium.launch(executable_path=browser, args=["--no-sandbox"])
        yield found
        found.close()


@pytest.fixture(scope="module")
def dying() -> str:
    """The results of an engine that passes everything but one scenario of clause 1.1, which it dies of, as JSON."""
    from toygame import animal, suite

    request = RunOptions(engine=animal("dies"), suite=suite(), transcripts=True)
    return results_to_json(execute_run(request, Console(file=io.StringIO())).results)


@pytest.fixture
def document(dying: str) -> dict[str, Any]:
    """The same, to be changed by a test."""
    found: dict[str, Any] = json.loads(dying)
    return found


@pytest.fixture
def written(tmp_path: Path, document: dict[str, Any]) -> Callable[..., Path]:
    """Writes results as a file; by keyword what is different: members of the engine, or of the document."""

    def write(file: str, /, **changes: Any) -> Path:
        changed = {**document, **{key: value for key, value in changes.items() if key in document}}
        changed["engine"] = {**document["engine"], **{k: v for k, v in changes.items() if k not in document}}
        path = tmp_path / file
        path.write_text(json.dumps(changed), "utf-8")
        return path

    return write


@pytest.fixture
def hostile(document: dict[str, Any], written: Callable[..., Path]) -> Path:
    """Results in which every text is hostile, but for verdicts, ids of games, and the numbers of clauses."""
    from resultfiles import HOSTILE

    for scenario in document["scenarios"]:
        scenario.update(title=HOSTILE, message=HOSTILE + "\x00\x1b[31m\ud800", file=HOSTILE)
        scenario["steps"] = [HOSTILE, "    " + HOSTILE]
        card = {"name": HOSTILE, "card": HOSTILE, "numbers": {HOSTILE: 1}, "notes": [HOSTILE]}
        card["under"] = card["attached"] = [{"name": HOSTILE}]
        scenario["boards"] = [{"when": HOSTILE, "zones": {HOSTILE: [card]}, "counters": {HOSTILE: 1}}]
        scenario["id"] += HOSTILE
    for clause in document["clauses"]:
        for ids in ("scenarios", "touched_by"):
            clause[ids] = [id + HOSTILE for id in clause.get(ids, ())]
        unnoticed = [{"says": HOSTILE, "shown_by": [HOSTILE], "reason": HOSTILE}]
        clause.update(title=HOSTILE, violations=2, unnoticed=unnoticed, **{"class": HOSTILE})
    clauses = [*document["clauses"], {**document["clauses"][0], "number": HOSTILE}]
    rulebooks = [{**document["rulebooks"][0], "name": HOSTILE, "headings": {"1": HOSTILE}}]
    rulebooks[0]["layout"] = {"rows": [[HOSTILE]], "middle": [HOSTILE], "unordered": [HOSTILE]}
    return written(
        "h.json",
        **{"scenarios": document["scenarios"], "clauses": clauses, "rulebooks": rulebooks, "saitei": HOSTILE},
        **{"name": HOSTILE, "version": HOSTILE, "spec": HOSTILE, "language": HOSTILE, "url": "javascript:alert(3)"},
    )
