"""The page to read, in a browser without a screen: it narrows, links, steps, and does nothing of what it shows."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from resultfiles import HOSTILE, records

from saitei.harness.report import record, tree
from saitei.harness.report.page import page

Opened = Callable[..., Any]


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


@pytest.fixture
def open_page(chromium: Any, tmp_path: Path) -> Iterator[Opened]:
    """Opens records as a page; afterwards nothing was said, and nothing asked for."""
    said: list[str] = []
    asked: list[str] = []
    tabs: list[Any] = []

    def opened(found: list[record.Record], fragment: str = "", width: int = 1280, **wishes: Any) -> Any:
        (tmp_path / "index.html").write_text(page(found, transcripts=True), "utf-8", errors="replace")
        tab = chromium.new_page(viewport={"width": width, "height": 844}, **wishes)
        tabs.append(tab)
        tab.on("console", lambda message: said.append(message.text))
        tab.on("pageerror", lambda error: said.append(str(error)))
        tab.on("dialog", lambda dialog: (said.append(dialog.message), dialog.dismiss()))
        tab.on("request", lambda request: asked.append(request.url))
        tab.goto((tmp_path / "index.html").as_uri() + fragment)
        return tab

    yield opened
    for tab in tabs:
        tab.close()
    assert said == []
    assert {url.partition(":")[0] for url in asked} <= {"file"} and len(asked) == len(tabs)


def shown(tab: Any) -> list[str]:
    """The numbers of the clauses that can be seen."""
    numbers = tab.locator(".clause > summary .number")
    return [number.inner_text() for number in numbers.all() if number.is_visible()]


def test_search_and_filter_narrow_the_tree(open_page, document, written):
    every = [clause["number"] for clause in document["clauses"]]
    tab = open_page(records(written("a.json"), written("b.json", name="other")))
    assert shown(tab) == []
    tab.click("#unfold")
    assert shown(tab) == every
    tab.click("#unfold")

    tab.select_option("#verdict", "amiss")
    assert shown(tab) == ["1.1"]
    assert tab.inner_text("#count") == f"1 of {len(every)} clauses"
    tab.select_option("#verdict", "differs")
    assert shown(tab) == [] and tab.is_visible("#nothing")
    tab.select_option("#verdict", "")
    assert shown(tab) == []

    tab.select_option("#kind", "behavioural")
    assert shown(tab) == [clause["number"] for clause in document["clauses"] if clause["class"] == "behavioural"]
    tab.select_option("#kind", "")

    title = document["clauses"][-1]["title"]
    tab.fill("#search", title.upper())
    assert shown(tab) == [every[-1]]
    tab.fill("#search", "no clause says this")
    assert shown(tab) == []


def test_a_link_opens_what_it_points_to(open_page, document, written):
    (crashed,) = [scenario for scenario in document["scenarios"] if scenario["verdict"] == "crash"]
    found = records(written("a.json"))
    (game,) = tree.trees(found, transcripts=False)
    nodes = [node for chapter in game.chapters for clause in chapter.all_clauses() for node in clause.scenarios]
    anchor = next(node.anchor for node in nodes if node.id == crashed["id"])
    tab = open_page(found, "#" + anchor)
    message = tab.locator(f'[id="{anchor}"] .message')
    assert message.is_visible() and message.inner_text() == crashed["message"]
    transcript = tab.locator(f'[id="{anchor}"] .transcript pre')
    assert not transcript.is_visible()
    tab.locator(f'[id="{anchor}"] .transcript summary').click()
    assert "Given " in transcript.inner_text()


def test_hostile_texts_do_nothing(open_page, hostile):
    tab = open_page(records(hostile))
    assert tab.locator("h2 .name").first.inner_text() == HOSTILE
    tab.fill("#search", "alert(1)")
    assert shown(tab)


def test_a_phone_needs_no_sideways_scrolling(open_page, hostile, written):
    tab = open_page(records(written("a.json"), hostile), width=360)
    tab.click("#unfold")
    tab.evaluate("for (const each of document.querySelectorAll('details')) each.open = true")
    assert tab.evaluate("document.documentElement.scrollWidth") == 360


COLUMNS = """
[...document.querySelectorAll(".clause .pills")].map((row) => {
    const right = row.getBoundingClientRect().right;
    return [...row.children].map((pill) => [pill.innerText[0], Math.round(right - pill.getBoundingClientRect().left)]);
})
"""


def test_verdicts_stand_in_the_column_of_their_engine(open_page, document, written):
    first, second = document["clauses"][:2]
    second["scenarios"] = [*second["scenarios"], first["scenarios"][0]]
    fewer = [each for each in document["scenarios"] if each["id"] != second["scenarios"][0]]
    kept = [
        {**each, "scenarios": [id for id in each["scenarios"] if id != second["scenarios"][0]]}
        for each in document["clauses"]
    ]
    files = (
        written("a.json", clauses=document["clauses"]),
        written("b.json", name="other", scenarios=fewer, clauses=kept),
        written("c.json", name="third", clauses=document["clauses"]),
    )
    tab = open_page(records(*files))
    tab.evaluate("for (const each of document.querySelectorAll('.chapter, .clause')) each.open = true")
    columns = tab.evaluate(COLUMNS)
    assert len(columns) > len(document["clauses"]) and tab.locator(".also .pills").count()
    assert all(row == columns[0] for row in columns)
    assert [engine for engine, _ in columns[0]] == ["1", "2", "3"]


def test_engines_differ_where_both_were_judged(open_page, document, written):
    def with_verdict(verdict: str) -> Path:
        clause = next(each for each in document["clauses"] if each["verdict"] == "pass" and each["scenarios"])
        scenarios = [{**s, "verdict": verdict} if s["id"] in clause["scenarios"] else s for s in document["scenarios"]]
        clauses = [{**each, "verdict": verdict} if each is clause else each for each in document["clauses"]]
        return written(f"{verdict}.json", name=verdict, scenarios=scenarios, clauses=clauses)

    tab = open_page(records(written("a.json"), with_verdict("unsupported")))
    tab.select_option("#verdict", "differs")
    assert shown(tab) == []
    tab = open_page(records(written("a.json"), with_verdict("fail")))
    tab.select_option("#verdict", "differs")
    assert len(shown(tab)) == 1
