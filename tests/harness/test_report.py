"""Reports: results are put together, or refused for what is wrong with them, and written for people."""

from __future__ import annotations

import builtins
import json
import re
from html.parser import HTMLParser
from pathlib import Path
from typing import Any
from xml.etree import ElementTree as ET

import pytest
from resultfiles import HOSTILE, Document, records
from toygame import IN_PROCESS, animal, suite

from saitei.harness.base.command_errors import WrongUse
from saitei.harness.judging.run_options import RunOptions
from saitei.harness.report import badge, markdown, merging, record, report_files, report_tree
from saitei.harness.report.history import engine_histories
from saitei.harness.report.html_page import render_page
from saitei.harness.report.report_files import ReportOutputs
from saitei.harness.results.certificates import read_certificates
from saitei.harness.results.result_files import results_to_json
from saitei.harness.runs.judge_engines import run_engine
from saitei.rulebooks import load_ledger


def shards(document: Document) -> tuple[Document, Document]:
    """The document as two runs would have written it: the scenarios in turn, and what they say of clauses."""
    halves = []
    for start in (0, 1):
        scenarios = document["scenarios"][start::2]
        verdict = {scenario["id"]: scenario["verdict"] for scenario in scenarios}
        clauses = []
        for clause in document["clauses"]:
            mine = [id for id in clause["scenarios"] if id in verdict]
            touching = [id for id in clause.get("touched_by", ()) if id in verdict]
            bad = [verdict[id] for id in mine if verdict[id] != "pass"]
            said = bad[0] if bad else "pass" if mine else "touched"
            if mine or touching:
                clauses.append({**clause, "scenarios": mine, "touched_by": touching, "verdict": said})
        halves.append({**document, "scenarios": scenarios, "clauses": clauses})
    return halves[0], halves[1]


# --- what the results carry ---


def test_steps_are_kept_of_what_does_not_pass_and_of_all_when_asked(judge):
    def with_steps(**wishes: Any) -> list[bool]:
        found = json.loads(results_to_json(judge(animal("dies"), **wishes).results))
        return ["steps" in scenario for scenario in found["scenarios"] if scenario["verdict"] == "pass"]

    assert not any(with_steps())
    assert all(with_steps(transcripts=True))


def test_steps_have_their_tables_and_what_was_said_under_them(document):
    steps = [line for scenario in document["scenarios"] for line in scenario.get("steps", [])]
    assert any(line.startswith("Given ") for line in steps)
    assert any(line.startswith("  | ") for line in steps)
    assert any(line.startswith("    ") for line in steps)


def test_results_say_how_large_the_rulebook_is(document):
    (rulebook,) = document["rulebooks"]
    ledger = suite().load_ledger("toy")
    assert sum(rulebook["clauses"].values()) == len(ledger)
    assert rulebook["headings"] == {heading.id: heading.title for heading in ledger.headings}


# --- putting together ---


def test_two_engines_stand_side_by_side(written):
    found = records(written("a.json"), written("b.json", name="other", version="2"))
    assert [each.engine_title for each in found] == ["toy 1", "other 2"]
    (game,) = report_tree.build_trees(found)
    assert game.engines == (0, 1)
    for chapter in game.chapters:
        for clause in chapter.all_clauses():
            assert [index for index, _ in clause.verdicts] == [0, 1]


def test_clauses_stand_in_the_chapters_and_sections_of_their_document(document, written):
    ledger = load_ledger("digicharat")
    shown = ["3-10-1.1", "3-4-2.3.n1", "3-9.4", "3-4-2.3", "3.1", "3-4-1.1"]
    clauses = [
        {
            **document["clauses"][0],
            "number": n,
            "under": list(dict.fromkeys((ledger.chapter_of(n), ledger.section_of(n)))),
        }
        for n in shown
    ]
    titles = {heading.id: heading.title for heading in ledger.headings}
    order = [clause.id for clause in ledger]
    rulebooks = [{**document["rulebooks"][0], "headings": titles, "order": order}]
    (game,) = report_tree.build_trees(records(written("r.json", clauses=clauses, rulebooks=rulebooks)))
    found = {
        chapter.number: (
            [clause.number for clause in chapter.clauses],
            {section.number: [clause.number for clause in section.clauses] for section in chapter.sections},
        )
        for chapter in game.chapters
    }
    assert found == {
        "3": (["3.1"], {}),
        "3-4": ([], {"3-4-1": ["3-4-1.1"], "3-4-2": ["3-4-2.3", "3-4-2.3.n1"]}),
        "3-9": (["3-9.4"], {}),
        "3-10": ([], {"3-10-1": ["3-10-1.1"]}),
    }
    assert [chapter.title for chapter in game.chapters] == [titles[number] for number in found]


def test_results_say_where_a_clause_stands(document):
    assert {clause["number"]: clause["under"] for clause in document["clauses"]}["1.1"] == ["1"]


def test_shards_of_a_run_are_put_together(document, written):
    one, two = shards(document)
    (found,) = records(
        written("1.json", scenarios=one["scenarios"], clauses=one["clauses"]),
        written("2.json", scenarios=two["scenarios"], clauses=two["clauses"]),
    )
    again = json.loads(record.encode_records([found]))
    assert again["summary"] == document["summary"]
    verdicts = {clause["number"]: (clause["verdict"], set(clause["scenarios"])) for clause in document["clauses"]}
    assert {c["number"]: (c["verdict"], set(c["scenarios"])) for c in again["clauses"]} == verdicts


def test_a_file_given_twice_counts_once(document, written):
    (found,) = records(written("1.json"), written("2.json"))
    assert len(found.scenarios) == len(document["scenarios"])


def test_what_was_put_together_can_be_put_together_again(tmp_path, written):
    both = records(written("a.json"), written("b.json", name="other"))
    (tmp_path / "both.json").write_text(record.encode_records(both), "utf-8")
    again = records(tmp_path / "both.json", written("c.json", name="third"))
    assert [each.engine.name for each in again] == ["toy", "other", "third"]
    assert [each.clauses for each in again[:2]] == [each.clauses for each in both]


def at(date: str) -> Document:
    """Where results come from, at some time."""
    return {"date": date, "system": "here", "suite": "", "directory": ""}


def test_an_engine_that_was_judged_again_stands_beside_itself(document, written):
    one, two = shards(document)
    document["origin"] = first = at("2026-01-01T10:00:00+00:00")
    later = at("2026-02-01T10:00:00+00:00")
    found = records(written("a.json", origin=first), written("b.json", origin=later))
    assert merging.record_names(found) == ["toy 1, 2026-01-01 10:00", "toy 1, 2026-02-01 10:00"]
    halves = [
        written("1.json", scenarios=one["scenarios"], clauses=one["clauses"], origin=first),
        written("2.json", scenarios=two["scenarios"], clauses=two["clauses"], origin=later),
    ]
    assert len(records(*halves)) == 1


def test_what_became_of_clauses_since_an_engine_was_judged_before(document, written):
    def run(file: str, date: str, **verdicts: str) -> Path:
        named = {number.replace("c", "1.", 1): verdict for number, verdict in verdicts.items()}
        about = [clause for clause in document["clauses"] if clause["number"] in named]
        own = {id: named[clause["number"]] for clause in about for id in clause["scenarios"]}
        scenarios = [{**each, "verdict": own.get(each["id"], each["verdict"])} for each in document["scenarios"]]
        clauses = [{**each, "verdict": named.get(each["number"], each["verdict"])} for each in document["clauses"]]
        return written(file, version=date, scenarios=scenarios, clauses=clauses, origin=at(date))

    document["origin"] = {}
    latest = run("c.json", "2026-03-01", c1="pass", c2="fail", c3="pass")
    other = written("o.json", name="other", origin=at("2026-02-02"))
    found = records(latest, run("a.json", "2026-01-01"), run("b.json", "2026-02-01", c3="unsupported"), other)
    became = engine_histories(found)
    assert {place: each.earlier for place, each in became.items()} == {0: 2, 2: 1}
    assert became[0].summary_line == "1 became obeyed, 1 broke, 1 newly judged"
    assert [number for _, _, number in (*became[0].obeyed, *became[0].broke, *became[0].new)] == ["1.1", "1.2", "1.3"]
    assert became[2].summary_line == "1 no longer judged"
    assert "since toy 2026-02-01: 1 became obeyed, 1 broke, 1 newly judged" in render_page(found)


def test_the_page_says_which_readings_were_met(document, written):
    def reading(id: str, takes: str) -> Document:
        seen = {"top": "yes", "bottom": "unknown"}
        return {"game": "toy", "id": id, "ours": "top", "takes": takes, "declared": "", "seen": seen}

    text = render_page(records(written("r.json", readings=[reading("TR-1", "bottom"), reading("TR-2", "top")])))
    assert "2 contested readings, 1 with another option than ours" in text
    assert "toy TR-1" in text and "bottom: unknown" in text


def test_an_address_of_features_is_one_of_the_web(written, tmp_path, console):
    with pytest.raises(
        WrongUse, match="--source features is not a web address; write the address of the features, with https://"
    ):
        report_files.merge_reports(
            [written("a.json")], console, ReportOutputs(html=tmp_path / "page", source="features")
        )
    assert 'data-source="https://host/features/"' in render_page(
        records(written("a.json")), source="https://host/features"
    )


def test_editions_are_judged_apart(written):
    found = records(written("a.json"), written("b.json", edition="0.9"))
    assert len(found) == 2
    games = report_tree.build_trees(found)
    assert [(game.edition, game.engines) for game in games] == [("1.0", (0,)), ("0.9", (1,))]


def test_a_contradiction_names_scenario_and_files(document, written):
    scenario, *others = document["scenarios"]
    other = written("b.json", scenarios=[{**scenario, "verdict": "timeout"}, *others])
    with pytest.raises(WrongUse) as caught:
        records(written("a.json"), other)
    assert scenario["id"] in str(caught.value)
    assert "a.json" in str(caught.value) and "b.json" in str(caught.value)


# --- files that cannot be relied on ---


def test_a_file_cut_off_anywhere_is_refused(tmp_path, document):
    text = json.dumps(document, indent=1) + "\n"
    whole = len(text.rstrip())
    for length in [*range(0, whole, 97), *range(whole - 40, whole)]:
        path = tmp_path / "cut.json"
        path.write_text(text[:length], "utf-8")
        with pytest.raises(WrongUse) as caught:
            record.read_records(path)
        assert "cut.json" in str(caught.value) and "\n" not in str(caught.value)
        assert "run the command that wrote it again" in str(caught.value) or length == 0


def test_a_cut_off_file_is_one_clear_error(tmp_path, document, console):
    path = tmp_path / "cut.json"
    text = json.dumps(document, indent=1)
    path.write_text(text[: len(text) // 2], "utf-8")
    with pytest.raises(
        WrongUse, match=r"cut\.json is cut off: it ends in line \d+; run the command that wrote it again"
    ):
        report_files.merge_reports([path], console, ReportOutputs(html=tmp_path / "page"))
    assert not (tmp_path / "page").exists()


def test_without_the_last_member_it_is_not_whole(tmp_path, document):
    del document["complete"]
    path = tmp_path / "r.json"
    path.write_text(json.dumps(document), "utf-8")
    with pytest.raises(
        WrongUse, match=r'r\.json is not complete: its last member, "complete", is missing; run the command'
    ):
        record.read_records(path)


def test_partial_results_say_so_everywhere(written, console):
    path = written("p.json", complete=False)
    found = records(path)
    assert "Partial results" in render_page(found)
    assert "partial results" in markdown.markdown_summary(found)
    assert "(partial)" in badge.badge_svg(found[0])
    report_files.merge_reports([path], console, ReportOutputs())
    assert "partial results" in console.file.getvalue()
    assert json.loads(record.encode_records(found))["complete"] is False


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("[]", "is not a JSON object"),
        ("hello", "is not a JSON object"),
        ('{"complete": true}', "does not state its format"),
        ('{"format": "1", "complete": true}', "does not state its format"),
        ('{"format": 1, "complete": true}', "missing required field"),
        ('{"runs": [], "complete": true}', "not a list of results"),
        ('{"runs": [3], "complete": true}', "Expected `object`"),
        ('{"format": 99, "complete": true}', "has format 99, but this version of saitei reads 1"),
        ('{"a":' + "[" * 200000 + "]" * 200000 + "}", ""),
        ('{"a": ' + "1" * 5000 + ', "complete": true}', "is damaged"),
        ('{"complete": true} {', "is damaged: Extra data"),
    ],
)
def test_what_are_no_results_is_refused_in_a_line(tmp_path, text, message):
    path = tmp_path / "r.json"
    path.write_text(text, "utf-8")
    with pytest.raises(WrongUse) as caught:
        record.read_records(path)
    assert message in str(caught.value) and "r.json" in str(caught.value) and "\n" not in str(caught.value)


def test_results_that_do_not_fit_together_are_refused(document, written):
    with pytest.raises(WrongUse, match="without a verdict"):
        records(written("a.json", scenarios=document["scenarios"][1:]))
    with pytest.raises(WrongUse, match='has no edition for the game "toy"'):
        records(written("b.json", game="go"))
    with pytest.raises(WrongUse, match="cannot be read"):
        records(Path("nowhere.json"))


def test_results_of_an_older_saitei_are_read(document, tmp_path):
    for scenario in document["scenarios"]:
        scenario.pop("steps", None)
    del document["rulebooks"]
    path = tmp_path / "old.json"
    path.write_text(json.dumps(document), "utf-8")
    assert "Chapter 1" in render_page(records(path))


def test_the_page_says_which_clauses_a_proof_certifies(written):
    found = records(written("r.json"))
    assert "proved by: violations" in render_page(found, evidence={("toy", "1.1"): "violations"})
    assert "proved by" not in render_page(found, evidence={("go", "1.1"): "violations"})


def test_a_certificate_has_the_situations_of_its_clause(tmp_path):
    clause = {"game": "toy", "class": "behavioural", "state": "evidenced"}
    sliced = {
        "game": "toy",
        "clauses": ["1.1", "1.2"],
        "noticed": {"in A's turn": "toy/a"},
        "explained": {},
        "holes": [],
    }
    others = {"clauses": ["1.1"], "noticed": {}, "explained": {"in B's turn": "A begins"}, "holes": ["if B went first"]}
    path = tmp_path / "proof.json"
    proof = {
        "clauses": [{**clause, "number": number} for number in ("1.1", "1.2")],
        "slices": [sliced, {**sliced, **others}],
    }
    path.write_text(json.dumps(proof), "utf-8")
    assert read_certificates(path) == {
        ("toy", "1.1"): "violations, noticed in 1 of 3 single situations, with a reason for 1 others",
        ("toy", "1.2"): "violations",
    }


# --- the badge ---


def badge_of(path: Path) -> tuple[str, str]:
    """The badge's words, and its colour."""
    top = ET.fromstring(badge.badge_svg(*records(path)))
    (title,) = top.iter("{http://www.w3.org/2000/svg}title")
    colours = [rect.get("fill") for rect in top.iter("{http://www.w3.org/2000/svg}rect")]
    return title.text or "", colours[-1] or ""


def test_the_badge_counts_behavioural_clauses_that_were_judged(document, written):
    total = document["rulebooks"][0]["clauses"]["behavioural"]
    verdicts = [clause["verdict"] for clause in document["clauses"] if clause["class"] == "behavioural"]
    judged, obeyed = len(verdicts) - verdicts.count("touched"), verdicts.count("pass")
    assert 0 < obeyed < judged < total
    said = f"saitei: toy 1.0: {obeyed} of {judged} judged clauses obeyed, {total - judged} not judged"
    assert badge_of(written("r.json")) == (said, "#b3261e")


def test_a_badge_is_for_one_engine(written, tmp_path, console):
    with pytest.raises(WrongUse, match="a badge is for one engine, but the files have 2: toy 1; other 1"):
        report_files.merge_reports(
            [written("a.json"), written("b.json", name="other")], console, ReportOutputs(badge=tmp_path / "b")
        )


# --- Markdown ---


def test_markdown_has_a_table_and_the_deviating_clauses(written):
    text = markdown.markdown_summary(records(written("a.json"), written("b.json", name="other")))
    rows = [line for line in text.splitlines() if line.startswith("|")]
    assert len(rows) == 4
    assert len({row.count("|") for row in rows}) == 1
    assert rows[0].endswith("| pass | crash |")
    assert text.count("- **toy 1.1**") == 2
    assert "exit status 3" in text


def test_markdown_of_what_conforms_is_the_table_alone(judge):
    text = markdown.markdown_summary(record.decode_records(results_to_json(judge().results), "r"))
    assert "Deviations" not in text


def test_long_lists_and_messages_are_cut(document, written):
    (scenario,) = [scenario for scenario in document["scenarios"] if scenario["verdict"] == "crash"]
    scenario["message"] = "x" * 10000
    clause = next(clause for clause in document["clauses"] if clause["verdict"] == "crash")
    clauses = [{**clause, "number": f"1.{number}"} for number in range(150)]
    text = markdown.markdown_summary(records(written("r.json", scenarios=document["scenarios"], clauses=clauses)))
    assert "- and 50 more" in text and len(text) < 100_000


# --- what comes from outside ---


class _Reader(HTMLParser):
    """Notes the elements of a page, and the text outside style and script."""

    def __init__(self) -> None:
        super().__init__()
        self.tags: list[str] = []
        self.attributes: list[tuple[str, str]] = []
        self.text = ""

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append("data" if ("type", "application/json") in attrs else tag)
        self.attributes += [(name, value or "") for name, value in attrs]

    def handle_data(self, data: str) -> None:
        self.text += data


def test_hostile_texts_are_only_text_on_the_page(hostile):
    reader = _Reader()
    reader.feed(render_page(records(hostile), transcripts=True))
    assert reader.tags.count("script") == 1 and "img" not in reader.tags
    assert HOSTILE in reader.text and "7*7" in reader.text and "49 }}" not in reader.text
    assert not [name for name, _ in reader.attributes if name.startswith("on")]
    assert not [value for name, value in reader.attributes if name in ("href", "src") and "javascript" in value]


def test_hostile_texts_are_only_text_in_badge_and_markdown(hostile, written):
    ET.fromstring(badge.badge_svg(*records(written("g.json", edition=HOSTILE + "\x00"))))
    text = markdown.markdown_summary(records(hostile))
    outside = re.sub(r"(`+).*?\1", "", text)
    assert "<" not in outside and ">" not in outside
    assert len({line.count("|") for line in text.splitlines() if line.startswith("|")}) == 1


def test_hostile_texts_reach_the_files(hostile, tmp_path, console):
    outputs = ReportOutputs(
        tmp_path / "h", tmp_path / "m.md", tmp_path / "b.svg", tmp_path / "r.json", transcripts=True
    )
    assert report_files.merge_reports([hostile], console, outputs) == 0
    assert json.loads((tmp_path / "r.json").read_text("utf-8"))["engine"]["name"] == HOSTILE


@pytest.mark.parametrize("text", ["a|b", "a\nb", "a\r\n| b", "`a`", "[a](http://b)", "<b>", "@everyone", "a\\"])
def test_markdown_takes_text_as_it_stands(text):
    shown = markdown.escape_markdown(text)
    assert "\n" not in shown and "\r" not in shown
    assert not re.search(r"(?<!\\)(?:\\\\)*[|`\[\]]", shown) and "<" not in shown and "@" not in shown


def test_code_holds_any_backticks():
    assert markdown.code_span("a") == "`a`"
    assert markdown.code_span("a``b") == "``` a``b ```"


# --- the page, and the run that writes it ---


def test_a_run_writes_the_page_and_the_summary(tmp_path, console):
    request = RunOptions(engine=animal("dies"), suite=suite())
    files = {"json": tmp_path / "r.json", "html": tmp_path / "new" / "page", "markdown": tmp_path / "s.md"}
    files["badge"] = tmp_path / "b.svg"
    assert run_engine(request, console, **files) == 1
    text = (tmp_path / "new" / "page" / "index.html").read_text("utf-8")
    assert text.startswith("<!doctype html>") and "1.1" in text and re.search(r"\+00:00.*, on ", text)
    assert "- **toy 1.1**" in (tmp_path / "s.md").read_text("utf-8")
    assert "4 of 5 judged clauses obeyed" in (tmp_path / "b.svg").read_text("utf-8")
    found = json.loads((tmp_path / "r.json").read_text("utf-8"))
    assert all(scenario["steps"] for scenario in found["scenarios"] if scenario["verdict"] == "pass")


def test_transcripts_of_what_passes_are_on_the_page_when_asked(written):
    found = records(written("r.json"))

    def with_transcript(text: str) -> int:
        blocks = re.findall(r'<script type="application/json"[^>]*>(.*?)</script>', text)
        told = [scenario for block in blocks for scenario in json.loads(block).values()]
        assert len(told) == len(found[0].scenarios)
        return sum(any("said" in play for play in scenario["plays"]) for scenario in told)

    assert with_transcript(render_page(found)) == 1
    assert with_transcript(render_page(found, transcripts=True)) == len(found[0].scenarios)


def test_nothing_is_judged_for_a_page_that_cannot_be_written(tmp_path, console, monkeypatch):
    (tmp_path / "file").touch()
    request = RunOptions(engine=IN_PROCESS, suite=suite())
    with pytest.raises(WrongUse, match="is a file; --html needs a directory"):
        run_engine(request, console, html=tmp_path / "file")
    with pytest.raises(WrongUse, match="the directory .* does not exist"):
        run_engine(request, console, markdown=tmp_path / "no" / "s.md")
    importing = builtins.__import__

    def without(name: str, *others: Any) -> Any:
        if name == "jinja2":
            raise ImportError(name)
        return importing(name, *others)

    monkeypatch.setattr(builtins, "__import__", without)
    with pytest.raises(WrongUse, match=r"jinja2\. Install it in your clone of saitei: pip install '\.\[report\]'"):
        run_engine(request, console, html=tmp_path / "page")
    assert console.file.getvalue() == ""


def test_what_stands_under_several_clauses_is_told_once(document, written):
    first, second = document["clauses"][:2]
    second["scenarios"] = [*second["scenarios"], first["scenarios"][0]]
    text = render_page(records(written("r.json", clauses=document["clauses"])))
    anchors = re.findall(r' id="([^"]+)"', text)
    assert len(anchors) == len(set(anchors))
    links = re.findall(r'href="#([^"]+)"', text)
    assert links and set(links) <= set(anchors)


def test_a_file_that_could_not_be_played_is_shown(document, written):
    lost = {"id": "toy/3", "game": "toy", "clauses": [], "verdict": "error", "message": "no such phrase", "title": "x"}
    found = records(written("r.json", scenarios=[*document["scenarios"], lost]))
    assert "Scenarios without a clause" in render_page(found) and "no such phrase" in render_page(found)
    assert "- error: `toy/3`: no such phrase" in markdown.markdown_summary(found)


def test_clauses_are_in_the_order_of_the_rulebook(document, written):
    clause = document["clauses"][0]
    order = ["win.d1", "1.2", "1.9", "1.9.1", "1.9-b1", "1.10", "start.a1", "2.1"]
    clauses = [{**clause, "number": number} for number in ("1.10", "2.1", "start.a1", "1.9-b1", "1.2", "win.d1")]
    rulebooks = [{**document["rulebooks"][0], "order": order}]
    (game,) = report_tree.build_trees(records(written("r.json", clauses=clauses, rulebooks=rulebooks)))
    numbers = [found.number for chapter in game.chapters for found in chapter.all_clauses()]
    assert numbers == ["win.d1", "1.2", "1.9-b1", "1.10", "start.a1", "2.1"]
