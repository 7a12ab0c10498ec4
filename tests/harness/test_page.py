"""The page to read, in a browser without a screen: it narrows, links, steps, and does nothing of what it shows."""

from __future__ import annotations

import io
import json
from collections import defaultdict
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace
from resultfiles import HOSTILE, records
from rich.console import Console

from saitei.harness.judging.run_options import RunOptions
from saitei.harness.report import record, report_tree
from saitei.harness.report.html_page import render_page
from saitei.harness.results.result_files import results_to_json
from saitei.harness.runs.run_execution import execute_run
from saitei.harness.scenarios.feature_parser import Scenario
from saitei.harness.scenarios.suite import Suite

pytestmark = pytest.mark.long_run

Opened = Callable[..., Any]


@pytest.fixture
def open_page(chromium: Any, tmp_path: Path) -> Iterator[Opened]:
    """Opens records as a page; afterwards nothing was said, and nothing asked for."""
    said: list[str] = []
    asked: list[str] = []
    tabs: list[Any] = []

    def opened(found: list[record.RunRecord], fragment: str = "", width: int = 1280, **wishes: Any) -> Any:
        (tmp_path / "index.html").write_text(render_page(found, transcripts=True), "utf-8", errors="replace")
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
    (game,) = report_tree.build_trees(found)
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
    tab.evaluate("for (const each of document.querySelectorAll('details')) each.open = true")
    tab.wait_for_selector(".scenario .card")
    assert HOSTILE in tab.locator(".scenario .card-name").first.inner_text()
    tab.fill("#search", "alert(1)")
    assert shown(tab)


def test_a_phone_needs_no_sideways_scrolling(open_page, hostile, written):
    tab = open_page(records(written("a.json"), hostile), width=360)
    tab.click("#unfold")
    tab.evaluate("for (const each of document.querySelectorAll('details')) each.open = true")
    assert tab.evaluate("document.documentElement.scrollWidth") == 360


def test_on_a_phone_titles_have_room_beside_many_engines(open_page, written):
    engines = (written(f"{at}.json", name=f"engine {at}") for at in range(6))
    tab = open_page(records(*engines), width=390)
    tab.click("#unfold")
    titles = tab.locator(".chapter > summary .title, .section h3 .title, .clause > summary .title")
    assert min(title.bounding_box()["width"] for title in titles.all()) > 150


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


def test_a_clause_that_was_judged_in_part_is_shown_by_what_was_judged(open_page, document, written):
    clause = next(each for each in document["clauses"] if each["verdict"] == "pass" and each["scenarios"])
    (own,) = [each for each in document["scenarios"] if each["id"] == clause["scenarios"][0]]
    more = {**own, "id": own["id"] + "-more", "verdict": "unsupported"}
    wider = {**clause, "verdict": "unsupported", "scenarios": [*clause["scenarios"], more["id"]]}
    clauses = [wider if each is clause else each for each in document["clauses"]]
    tab = open_page(records(written("a.json", scenarios=[*document["scenarios"], more], clauses=clauses)))
    for verdict in ("unsupported", "pass"):
        tab.select_option("#verdict", verdict)
        assert clause["number"] in shown(tab)
    pill = tab.locator(".clause", has_text=clause["title"]).locator("summary .pill").first
    assert pill.inner_text() == "pass"
    assert "other scenarios of this clause are unsupported" in (pill.get_attribute("title") or "")


# --- the boards ---


def card(name: str, **how: Any) -> dict[str, Any]:
    return {"name": name, **how}


@pytest.fixture
def boards(document, written) -> Callable[..., list[record.RunRecord]]:
    """Two engines' results, of which the first scenario has these boards."""
    steps = ["Given the board", "When A draws", "    event moved", "Then A has 1 card in hand"]
    rulebook = {
        **document["rulebooks"][0],
        "layout": {"rows": [["center"]], "behind": ["hand", "deck"], "unordered": ["hand"]},
    }

    def found(*changes: list[Any]) -> list[record.RunRecord]:
        files = []
        for at, each in enumerate(changes):
            first, *others = document["scenarios"]
            told = [{**first, "steps": steps, "boards": each}, *others]
            files.append(written(f"{at}.json", name=f"engine {at}", scenarios=told, rulebooks=[rulebook]))
        return records(*files)

    return found


POSITION = {
    "when": "A's main step, turn 5",
    "zones": {"A center": [card("Sora", resting=True, numbers={"damage": 20})], "A deck": [card("A deck 1", count=20)]},
}
DRAWN = {"zones": {"A hand": [card("A deck 1")], "A deck": [card("A deck 2", count=19)]}}


def opened_first(open_page: Opened, found: list[record.RunRecord], **wishes: Any) -> Any:
    """The page, with the first scenario opened."""
    (game,) = report_tree.build_trees(found)
    node = next(node for chapter in game.chapters for clause in chapter.all_clauses() for node in clause.scenarios)
    tab = open_page(found, f"#{node.anchor}", **wishes)
    tab.wait_for_selector(".scenario[open] .board")
    return tab


def zone(tab: Any, name: str) -> Any:
    return tab.locator(".zone", has=tab.locator(".zone-name", has_text=name)).first


def test_a_board_is_drawn_and_the_keys_step_through_it(open_page, boards):
    tab = opened_first(open_page, boards([POSITION, DRAWN, {}]))
    assert tab.inner_text(".stepper output") == "the position"
    assert "damage 20" in zone(tab, "A center").inner_text() and "resting" in zone(tab, "A center").inner_text()
    assert zone(tab, "A hand").locator(".card").count() == 0 and tab.locator(".changed").count() == 0
    assert tab.locator(".unused").all_inner_texts() == ["empty: hand, deck"]
    tab.keyboard.press("ArrowRight")
    assert tab.inner_text(".stepper output") == "after step 1 of 2"
    assert tab.inner_text("ol.words .now") == "When A draws"
    assert zone(tab, "A hand").locator(".card.new").inner_text() == "A deck 1"
    assert [each.inner_text() for each in tab.locator(".changed .zone-name").all()] == ["A hand", "A deck19"]
    tab.keyboard.press("ArrowRight")
    tab.keyboard.press("ArrowRight")
    assert tab.inner_text(".stepper output") == "after step 2 of 2" and tab.locator(".changed").count() == 0
    tab.keyboard.press("ArrowLeft")
    tab.keyboard.press("ArrowLeft")
    assert tab.inner_text(".stepper output") == "the position"
    tab.focus("#search")
    tab.keyboard.press("ArrowRight")
    assert tab.inner_text(".stepper output") == "the position"


def test_engines_stand_side_by_side_with_their_first_difference(open_page, boards):
    other = {"zones": {**DRAWN["zones"], "A hand": [card("A deck 20")]}}
    tab = opened_first(open_page, boards([POSITION, DRAWN, {}], [POSITION, other, {}]))
    assert tab.locator(".board").count() == 2 and tab.inner_text(".stepper output") == "after step 1 of 2"
    assert tab.inner_text(".differ") == "first difference: after step 1, A hand"
    assert [each.inner_text() for each in tab.locator(".differs .zone-name").all()] == ["A hand", "A hand"]
    tab.keyboard.press("ArrowLeft")
    assert tab.locator(".board").count() == 1 and tab.locator("figcaption .chip").count() == 2
    tab.click(".differ")
    assert tab.inner_text(".stepper output") == "after step 1 of 2"


def test_an_engine_that_refused_the_scene_has_no_board_beside_one_that_played_it(open_page, boards):
    def refused(found: record.RunRecord) -> record.RunRecord:
        first, *others = found.scenarios
        return replace(found, scenarios=(replace(first, verdict="unsupported"), *others))

    played, other = boards([POSITION, DRAWN, {}], [POSITION, {}])
    for found, drawn in (([played, refused(other)], ["1"]), ([refused(played), refused(other)], ["1", "2"])):
        tab = opened_first(open_page, found)
        tab.keyboard.press("ArrowLeft")
        assert tab.locator("figcaption .chip").all_inner_texts() == drawn


@pytest.mark.parametrize(
    "other",
    [
        {"zones": {**DRAWN["zones"], "A hand": [card("Miko", notes=["power 2"]), card("Sora")]}},
        {"zones": {**DRAWN["zones"], "A hand": [card("Sora", numbers={"damage": 0}), card("Miko", notes=["level 1"])]}},
        {"zones": {**DRAWN["zones"], "A deck": [card("Last"), card("A deck 2", count=18)]}, "shuffled": ["A deck"]},
    ],
)
def test_what_is_no_difference_is_none(open_page, boards, other):
    """The order of a zone that has none, or that was shuffled; a fact that one engine does not show; a number of 0."""
    zones = {**DRAWN["zones"], "A hand": [card("Sora"), card("Miko", notes=["power 2"])]}
    if "shuffled" in other:
        zones = {**DRAWN["zones"], "A deck": [card("A deck 2", count=18), card("Last")]}
    tab = opened_first(open_page, boards([POSITION, {"zones": zones}, {}], [POSITION, other, {}]))
    assert tab.locator(".differ").count() == 0


def test_engines_are_held_against_each_other_where_they_played_the_same(open_page, boards, document):
    """A line that deviates is shorter; a line with another example is on its own."""
    found = boards([POSITION, DRAWN, {}], [POSITION, DRAWN], [POSITION, {"zones": {"A hand": [card("Sora")]}}, {}])
    shorter, other = ["Given the board", "When A draws"], ["Given the board", "When A draws 2", "Then it is so"]
    for at, steps in ((1, shorter), (2, other)):
        first, *others = found[at].scenarios
        found[at] = replace(found[at], scenarios=(replace(first, steps=tuple(steps)), *others))
    tab = opened_first(open_page, found)
    assert tab.locator(".differ").count() == 0 and tab.locator(".play").count() == 2
    tab.keyboard.press("ArrowRight")
    assert tab.locator(".play").first.locator("figcaption .chip").all_inner_texts() == ["1", "2"]
    tab.keyboard.press("ArrowRight")
    assert "the last step of this engine" in tab.locator(".play").first.inner_text()
    assert tab.locator(".play").last.locator("output").inner_text() == "the position"
    tab.locator(".play").last.get_by_label("step on").click()
    tab.keyboard.press("ArrowRight")
    assert tab.locator(".play").last.locator("output").inner_text() == "after step 2 of 2"


def test_what_nobody_looked_at_is_said(open_page, boards):
    tab = opened_first(open_page, boards([POSITION, None, DRAWN], [None, None, None]))
    assert tab.locator(".board").count() == 1
    tab.keyboard.press("ArrowRight")
    assert "not seen since" in tab.inner_text("figcaption") and tab.locator(".changed").count() == 0
    tab.keyboard.press("ArrowRight")
    assert zone(tab, "A hand").locator(".card").count() == 1


# --- where one is, and on what ---


def test_what_is_filtered_stands_in_the_address(open_page, document, written):
    found = records(written("a.json"), written("b.json", name="other"))
    every = len(document["clauses"])
    tab = open_page(found)
    tab.select_option("#verdict", "crash")
    tab.select_option("#engine", "1")
    tab.fill("#search", "placed card")
    address = tab.evaluate("location.hash")
    assert address == "#?search=placed+card&engine=1&verdict=crash"
    tab = open_page(found, address)
    assert shown(tab) == ["1.1"] and tab.input_value("#search") == "placed card"
    assert tab.inner_text("#count") == f"1 of {every} clauses" and not tab.is_visible(".engines")
    tab.fill("#search", "")
    tab.select_option("#verdict", "")
    tab.select_option("#engine", "")
    assert tab.evaluate("location.hash") == "" and tab.is_visible(".engines")


def test_an_engine_is_filtered_by_its_own_verdicts(open_page, document, written):
    passing = [{**each, "verdict": "pass"} for each in document["scenarios"]]
    clauses = [{**each, "verdict": "pass" if each["scenarios"] else "touched"} for each in document["clauses"]]
    tab = open_page(records(written("a.json"), written("b.json", name="other", scenarios=passing, clauses=clauses)))
    tab.select_option("#verdict", "crash")
    assert shown(tab) == ["1.1"]
    tab.select_option("#engine", "1")
    assert shown(tab) == []
    tab.select_option("#engine", "0")
    assert shown(tab) == ["1.1"]


def test_an_address_that_says_what_is_not_there_shows_all(open_page, document, written):
    tab = open_page(records(written("a.json")), "#?verdict=nonsense&engine=7&more=1")
    assert tab.inner_text("#count") == f"{len(document['clauses'])} clauses"
    tab = open_page(records(written("a.json")), "#%zz")
    assert tab.inner_text("#count") == f"{len(document['clauses'])} clauses"


def test_the_key_slash_goes_to_the_search_and_a_link_is_copied(open_page, written):
    tab = open_page(records(written("a.json")))
    tab.keyboard.press("/")
    tab.keyboard.type("a/b")
    assert tab.input_value("#search") == "a/b"
    tab.click("#copy")
    tab.wait_for_function("document.querySelector('#copied').textContent")
    assert tab.inner_text("#copied") in ("copied", tab.evaluate("location.href"))


def test_scenarios_lead_to_their_source(chromium, tmp_path, written):
    (tmp_path / "index.html").write_text(
        render_page(records(written("a.json")), source="https://host/features"), "utf-8"
    )
    tab = chromium.new_page()
    tab.goto((tmp_path / "index.html").as_uri())
    tab.evaluate("for (const each of document.querySelectorAll('details')) each.open = true")
    tab.wait_for_selector(".place")
    assert tab.locator(".place a").first.get_attribute("href") == "https://host/features/toy/1/1.feature#L7"
    tab.close()


GAMES = Suite().game_names()

ALIKE = 8
"""So many clauses of each game that are of one class and have one verdict look like all of them."""


@pytest.fixture(scope="module")
def every_game() -> list[record.RunRecord]:
    """A few scenarios and clauses of each game, some of readings, judged twice; the second engine differs."""
    scenarios = [next(each.id for each in _scenarios(game) if len(each.steps) > 4) for game in GAMES]
    scenarios += [each.id for each in _scenarios("hololive") if each.reading_options][:9]
    request = RunOptions(ids=frozenset(scenarios), transcripts=True)
    found = json.loads(results_to_json(execute_run(request, Console(file=io.StringIO())).results))
    kinds: defaultdict[tuple[str, ...], list[Any]] = defaultdict(list)
    for each in found["clauses"]:
        kinds[each["game"], each["class"], each["verdict"]].append(each)
    found["clauses"] = [each for alike in kinds.values() for each in alike[:ALIKE]]
    text = json.dumps(found)
    other = json.loads(text)
    other["engine"]["name"] = "another engine with quite a long name"
    for each in other["scenarios"]:
        each["boards"][-1] = {"zones": {"A hand": [card("Another card")]}}
    return [*record.decode_records(text, "one"), *record.decode_records(json.dumps(other), "other")]


def _scenarios(game: str) -> Iterator[Scenario]:
    suite = Suite()
    return (each for file in suite.feature_paths(game) for each in suite.read_feature(file).scenarios)


DRAWN_ALL = "[...document.querySelectorAll('.scenario[id]')].every((each) => each.querySelector('.board'))"
FITTING = "[...document.querySelectorAll('.board')].every((each) => each.scrollWidth <= each.clientWidth)"


def unfolded(tab: Any) -> Any:
    """The page with all that can be opened, and every board drawn."""
    tab.evaluate("for (const each of document.querySelectorAll('details')) each.open = true")
    tab.wait_for_function(DRAWN_ALL)
    tab.evaluate("for (const each of document.querySelectorAll('.transcript')) each.open = true")
    return tab


@pytest.mark.parametrize("width", [390, 1400])
def test_on_a_phone_as_on_a_desk(open_page, every_game, width):
    """The search is on the first screen, and nothing is wider than the screen: no board either."""
    tab = open_page(every_game, width=width)
    box = tab.locator("#search").bounding_box()
    assert box["y"] + box["height"] < 844 / 3
    unfolded(tab)
    assert tab.locator(".board").count() >= len(GAMES)
    assert tab.evaluate("document.documentElement.scrollWidth") == width
    assert tab.evaluate(FITTING)


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("width", [390, 1400])
def test_axe_finds_no_violation(open_page, every_game, width, scheme):
    axe = pytest.importorskip("axe_playwright_python.sync_playwright").Axe()
    found = axe.run(unfolded(open_page(every_game, width=width, color_scheme=scheme, bypass_csp=True)))
    amiss = {each["id"]: [node["html"][:200] for node in each["nodes"][:3]] for each in found.response["violations"]}
    assert amiss == {}


def test_on_paper_stands_the_table_of_clauses(open_page, every_game):
    tab = open_page(every_game)
    before = shown(tab)
    tab.evaluate("dispatchEvent(new Event('beforeprint'))")
    tab.emulate_media(media="print")
    assert len(shown(tab)) == len({(clause.game, clause.id) for each in every_game for clause in each.clauses})
    assert not tab.is_visible("#search") and tab.is_visible(".legend") and tab.locator(".scenario").first.is_hidden()
    tab.evaluate("dispatchEvent(new Event('afterprint'))")
    assert shown(tab) == before
