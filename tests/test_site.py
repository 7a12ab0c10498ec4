"""The site is built, no link of it leads nowhere, and every clause has its place there."""

from __future__ import annotations

import html
import os
import re
import subprocess
import sys
from importlib import import_module
from pathlib import Path
from types import ModuleType

import pytest

from saitei.engines import ROOT
from saitei.harness.report.engine_registry import read_registry
from saitei.harness.report.record import ClauseRecord, EngineRecord, RunRecord, ScenarioRecord, encode_records
from saitei.harness.scenarios.selection import read_all_features
from saitei.harness.scenarios.suite import Suite
from saitei.rulebooks import games_with_rulebook, load_ledger

TREE = Path(__file__).resolve().parent.parent
SUITE = Suite()


def record(edition: str) -> RunRecord:
    """Results of an engine that obeys 1.2.1, deviates from 1.2.1.1, and was judged by nothing of 1.3.2."""
    verdicts = {"1.2.1": "pass", "1.2.1.1": "fail", "1.3.2": "unsupported"}
    return RunRecord(
        engine=EngineRecord(name="holoduel", version="1"),
        editions={"hololive": edition},
        rulebooks=(),
        scenarios=tuple(ScenarioRecord(id=id, game="hololive", verdict=verdict) for id, verdict in verdicts.items()),
        clauses=tuple(
            ClauseRecord(game="hololive", id=id, verdict=verdict, scenarios=(id,)) for id, verdict in verdicts.items()
        ),
    )


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The site, built as `tox -e docs` does it; MkDocs names each link that leads nowhere, and fails."""
    pytest.importorskip("material", reason="the extra docs is not installed")
    place, results = tmp_path_factory.mktemp("site"), tmp_path_factory.mktemp("results")
    (results / "holoduel.json").write_text(encode_records([record(load_ledger("hololive").edition)]), "utf-8")
    config = str(TREE / "mkdocs.yml")
    command = [sys.executable, "-m", "mkdocs", "build", "--strict", "-f", config, "-d", str(place)]
    environment = {**os.environ, "SAITEI_RESULTS": str(results)}
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return place


@pytest.mark.long_run
@pytest.mark.parametrize("game", games_with_rulebook())
def test_every_clause_scenario_and_reading_has_its_place(site: Path, game: str) -> None:
    ledger = load_ledger(game)
    pages = {path.stem: path.read_text("utf-8") for path in (site / "clauses" / game).glob("*.html")}
    for clause in ledger:
        assert f'<h2 id="{clause.id}">' in pages[ledger.section_of(clause.id)]
    summaries = [
        html.unescape(found).strip() for text in pages.values() for found in re.findall("<summary>(.*?)[<]", text)
    ]
    titles = {scenario.title for feature in read_all_features(SUITE, game) for scenario in feature.scenarios}
    assert titles <= set(summaries)
    made = {tag for text in pages.values() for tag in re.findall(r"<(\w+)", text.partition("<article")[2])}
    assert made.isdisjoint(name for title in titles for name in re.findall(r"<(\w+)>", title))
    for reading in ledger.readings:
        assert any(f'<h3 id="{reading.id}">' in text for text in pages.values())


@pytest.mark.long_run
def test_pages_of_the_root_are_linked_where_they_stand(site: Path) -> None:
    assert 'href="contributing.html"' in (site / "games.html").read_text("utf-8")
    assert 'href="adapters.html"' in (site / "index.html").read_text("utf-8")


@pytest.mark.long_run
def test_no_page_loads_anything_from_elsewhere(site: Path) -> None:
    loaded = re.compile(r"""<(?:script|img|iframe)\b[^>]*\bsrc=["']?https?:|<link\b[^>]*\bhref=["']?https?:""")
    assert [path for path in site.rglob("*.html") if loaded.search(path.read_text("utf-8"))] == []


@pytest.mark.long_run
def test_the_engines_that_there_are_results_of_are_shown(site: Path) -> None:
    assert "holoduel" in (site / "report.html").read_text("utf-8")
    assert 'href="../report.html"' in (site / "clauses" / "index.html").read_text("utf-8")
    assert "<strong>holoduel 1</strong>: obeys it" in (site / "clauses" / "hololive" / "1.2.html").read_text("utf-8")


@pytest.mark.long_run
def test_the_history_of_speed_is_drawn(site: Path) -> None:
    page = (site / "speed.html").read_text("utf-8")
    assert page.count("<figure><svg") > 1
    assert "The history has no such measurement" not in page


def test_a_text_stands_as_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(TREE / "docs" / "site")
    plain = import_module("clause_pages").escape_markdown
    assert plain("<card> & *two* [1] | a_b") == r"&lt;card&gt; &amp; \*two\* \[1\] \| a\_b"


# --- engines --------------------------------------------------------------------------------------


@pytest.fixture
def engines(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """The module, which MkDocs finds next to its hooks."""
    monkeypatch.syspath_prepend(TREE / "docs" / "site")
    return import_module("engine_notes")


def test_results_say_who_obeys_a_clause(engines: ModuleType, tmp_path: Path) -> None:
    ledger = load_ledger("hololive")
    (tmp_path / "holoduel.json").write_text(encode_records([record(ledger.edition)]), "utf-8")
    lines = engines.EngineNotes(tmp_path).lines_by_clause(ledger)
    words = {id: next(line for line in lines[id] if "holoduel" in line) for id in ("1.2.1", "1.2.1.1", "1.3.2")}
    assert words == {
        "1.2.1": "**holoduel 1**: obeys it (`pass`; 1 of 1 scenarios judged)",
        "1.2.1.1": "**holoduel 1**: deviates (`fail`; 1 of 1 scenarios judged)",
        "1.3.2": "**holoduel 1**: not judged (`unsupported`; 0 of 1 scenarios judged)",
    }


def test_results_of_another_edition_say_nothing(engines: ModuleType, tmp_path: Path) -> None:
    ledger = load_ledger("hololive")
    (tmp_path / "holoduel.json").write_text(encode_records([record("0.1")]), "utf-8")
    assert engines.EngineNotes(tmp_path).lines_by_clause(ledger) == engines.EngineNotes(None).lines_by_clause(ledger)


def test_without_results_the_remarks_say_who_deviates(engines: ModuleType) -> None:
    remarks = {
        name: engine.games["hololive"].deviations
        for name, engine in read_registry(ROOT).items()
        if "hololive" in engine.games
    }
    assert remarks
    lines = engines.EngineNotes(None).lines_by_clause(load_ledger("hololive"))
    for engine, clauses in remarks.items():
        for clause in clauses:
            assert any(line.startswith(f"**{engine}**: deviates: ") for line in lines[clause])
