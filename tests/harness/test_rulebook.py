"""`saitei rulebook`: what it prints and writes, and that a suite moved to a new edition is of one piece."""

from __future__ import annotations

import ast
import html
import json
import re
import shutil
import subprocess
import tomllib
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest
from click.testing import CliRunner
from msgspec import structs
from sample_rulebooks.editing import EDITS, Edition
from sample_rulebooks.invented import invented, plain, printed
from toygame import IN_PROCESS
from toysuite import ToyCheckout, a_checkout

from saitei import rulebooks
from saitei.harness.base.command_errors import WrongUse
from saitei.harness.commands.cli import saitei_group
from saitei.harness.inspection import explanation, suite_coverage
from saitei.harness.judging.run_options import RunOptions
from saitei.harness.prove import anchors, equivalents
from saitei.harness.prove.citations import find_citations
from saitei.harness.report import terminal
from saitei.harness.results import result_files
from saitei.harness.results.edition_changes import unchanged_clauses
from saitei.harness.results.run_results import OtherEdition
from saitei.harness.rulebook import adoption, document_report, edition_diff, renumbering
from saitei.harness.rulebook.checkout import find_checkout as checkout_at
from saitei.harness.rulebook.same_rules import mark_same_rules
from saitei.harness.runs.run_execution import execute_run
from saitei.harness.scenarios import renames, suspect_reviews
from saitei.harness.scenarios.feature_lint import lint_feature
from saitei.harness.scenarios.feature_parser import read_feature
from saitei.harness.scenarios.selection import select_ledgers, select_scenarios
from saitei.harness.scenarios.violation_evidence import ViolationEvidence, evidence_path, read_evidence
from saitei.rulebooks.comparison import KEPT, compare_editions
from saitei.rulebooks.documents import Document, DocumentEntry, DocumentExample


def next_edition(checkout: ToyCheckout, seed: int, times: int = 12) -> Edition:
    names = list(EDITS)
    Random(seed).shuffle(names)
    edition = Edition(checkout.document, Random(seed))
    edition.edit(times, names)
    return edition


@pytest.fixture
def checkout(tmp_path: Path) -> Callable[[int], ToyCheckout]:
    return lambda seed: a_checkout(tmp_path / "suite", invented(Random(seed), 60, game="toy"))


@pytest.mark.sampled(4)
@pytest.mark.sampled(4)
@pytest.mark.parametrize("seed", range(12))
def test_an_adopted_suite_is_of_one_piece(checkout, console, seed: int) -> None:
    mine = checkout(seed)
    before = mine.scenarios()
    engine = mine.root / "reference_engine"
    cited_before = find_citations((engine / "toy/rules.py").read_text("utf-8"))
    made_before = anchors.read_anchors(engine / "toy")
    others = {name: text for name, text in mine.files().items() if name.startswith("reference_engine/")}
    others = {name: text for name, text in others.items() if "/toy/" not in name}
    edition = next_edition(mine, seed)
    adoption.adopt_document(mine.place, edition.rendered(), console, edition="2.0", date="2026-06-01")

    now = mine.suite.load_ledger("toy")
    assert (now.edition, mine.suite.edition_names("toy")) == ("2.0", ("2.0", "1.0"))
    assert [clause.id for clause in now] == [entry.number for entry in edition.rendered().clauses]
    (lineage,) = mine.suite.edition_lineages("toy", "1.0")

    after = mine.scenarios()
    waiting = suspect_reviews.unreviewed_suspects(mine.root / "rulebooks/toy", "2.0")
    for name, (clause,) in before.items():
        found = {other: clauses for other, clauses in after.items() if other.split("/")[2] == name.split("/")[2]}
        became = lineage.new_numbers_of(clause)
        assert set(found.values()) == ({became} if became else set())
        changed = not became or lineage.unchanged_old_number(became[0]) is None
        assert all((other in waiting) == changed for other in found)

        known = renames.current_scenario_id(mine.suite, "toy", name)
        assert found.keys() == ({known} if known else set())

    then = mine.scenarios("1.0")
    assert then.keys() == after.keys() - waiting.keys()
    by_title = {name.split("/")[2]: clauses for name, clauses in before.items()}
    assert all(by_title[name.split("/")[2]] == clauses for name, clauses in then.items())

    source = (engine / "toy/rules.py").read_text("utf-8")
    ast.parse(source)
    cited = {citation.line: citation.clauses for citation in find_citations(source)}
    made = anchors.read_anchors(engine / "toy")
    for was, found in [
        *((citation.clauses, cited.get(citation.line, ())) for citation in cited_before),
        *((clauses, made.get(anchor, ())) for anchor, clauses in made_before.items()),
    ]:
        assert found == tuple(dict.fromkeys(new for old in was for new in lineage.new_numbers_of(old)))
    assert anchors.read_anchors_text(engine / "toy") == anchors.format_anchors(made, now)
    alike = tomllib.loads((engine / "toy" / equivalents.FILE).read_text("utf-8"))["equivalent"]
    assert {entry["anchor"] for entry in alike} == made.keys()
    said = " ".join(console.file.getvalue().split())
    assert all(f"no clause left at the anchor {anchor}" in said for anchor in made_before.keys() - made.keys())
    assert {name: text for name, text in mine.files().items() if name in others} == others
    assert (engine / "toy/__init__.py").read_text("utf-8") == 'GAME = Game(editions=("2.0", "1.0"), open=Session)\n'


def with_examples(document: Document) -> Document:
    """The document with two examples under each clause."""
    examples = (DocumentExample("...", "allowed"), DocumentExample("...", "denied"))
    entries = (entry if entry.heading else replace(entry, examples=examples) for entry in document.entries)
    return replace(document, entries=tuple(entries))


def test_examples_and_what_shows_them_are_adopted_too(tmp_path: Path, console) -> None:
    mine = a_checkout(tmp_path / "suite", with_examples(invented(Random(3), 60, game="toy")))
    (home := mine.root / "rulebooks" / "toy").joinpath("assumptions.toml").write_text(
        '[[assumption]]\nid = "TA-1"\nours = "one"\nsays = "So."\nwhy = "For."\n', "utf-8"
    )
    before = {name: clauses[0] for name, clauses in mine.scenarios().items()}
    adoption.adopt_document(
        mine.place, with_examples(next_edition(mine, 3).rendered()), console, edition="2.0", date="2026-06-01"
    )
    ledger = mine.suite.load_ledger("toy")
    assert {tuple(each.verdict for each in clause.examples) for clause in ledger} == {("allowed", "denied")}
    assert ledger.assumption_by_id("TA-1").ours == "one"
    assert (home / "2.0.jsonl").read_text("utf-8") == rulebooks.render_records(ledger.clauses)

    (lineage,) = mine.suite.edition_lineages("toy", "1.0")
    selection = select_scenarios(mine.suite, select_ledgers(mine.suite, "toy", None))
    moved = {
        renames.current_scenario_id(mine.suite, "toy", name): lineage.new_numbers_of(clause)
        for name, clause in before.items()
    }
    assert {scenario.id: scenario.worked_examples for scenario in selection.scenarios} == {
        name: tuple(f"{number}/e2" for number in numbers) for name, numbers in moved.items() if name
    }
    assert any(numbers != (clause,) for clause, numbers in zip(before.values(), moved.values(), strict=True))
    then = select_scenarios(mine.suite, select_ledgers(mine.suite, "toy", "1.0")).scenarios
    assert {scenario.worked_examples for scenario in then} <= {(f"{clause}/e2",) for clause in before.values()}


HYPHENS = """@digicharat
Feature: 3-4-2 Using events

  @clause-3-4-2.1
  Rule: 3-4-2.1 Only what is set

    Scenario: it stays
      Given A holds Sora

  @clause-3-4-2.3.n1 @clause-3-4-2.4
  Rule: 3-4-2.3.n1 Nothing interrupts

    @example-3-4-2.3.n1/e1 @assumption-DA-3
    Scenario: it moves
      Given A holds Sora
"""


def test_numbers_with_hyphens_are_moved(tmp_path: Path) -> None:
    ledger = rulebooks.load_ledger("digicharat")
    moved = {"3-4-2.3.n1": "3-5.1", "3-4-2.4": "3-10-2.1", "3-5.2": "3-5.3"}
    lineage = rulebooks.EditionLineage(
        "2", "1", tuple(rulebooks.ClauseDescent(change="moved", old=(old,), new=(new,)) for old, new in moved.items())
    )
    numbers = renumbering.NumberChanges(lineage, frozenset(ledger.entry_ids))
    path = tmp_path / "digicharat" / "3-4" / "3-4-2.feature"
    path.parent.mkdir(parents=True)
    path.write_text(HYPHENS, "utf-8")
    found = renumbering.renumber_features({path: read_feature(path, tmp_path)}, numbers, ledger, [])
    there = tmp_path / "digicharat" / "3-5" / "3-5.feature"
    assert found.files.keys() == {path, there}
    assert found.renamed == {"digicharat/3-4-2/it-moves": "digicharat/3-5/it-moves"}
    text = found.files[there]
    assert text.startswith("@digicharat\nFeature: 3-5 Cover\n\n  @clause-3-5.1 @clause-3-10-2.1\n  Rule: 3-5.1 Noth")
    assert "    @example-3-5.1/e1 @assumption-DA-3\n" in text

    source = 'x = 1  # 3-4-2.3.n1, 3-5.2\ny = "as 3-4-2.4, not 13-4-2.4 or 3-4-2.44"\n'
    assert renumbering.renumber_module(source, numbers, "m.py") == (
        'x = 1  # 3-5.1, 3-5.3\ny = "as 3-10-2.1, not 13-4-2.4 or 3-4-2.44"\n'
    )


def test_settings_keep_their_comments_and_their_layout() -> None:
    moved = {"10.1.1": ("10.2.1",), "10.1.2": (), "10.1.3": ("10.3.1", "10.3.2")}
    descents = [rulebooks.ClauseDescent(change="moved", old=(old,), new=new) for old, new in moved.items()]
    numbers = renumbering.NumberChanges(rulebooks.EditionLineage("2", "1", tuple(descents)), frozenset(moved))
    text, lost = renumbering.renumber_tables(
        """# Readings.

[[reading]]
id = "T-01"  # of 10.1.1
clauses = [
    "10.1.1",
    "10.1.2",
]
why = 'as 10.1.3 has it, "or so"'

[[reading]]
id = "T-02"
clauses = ["10.1.2"]
""",
        numbers,
        "readings.toml",
    )
    assert lost == ["T-02"]
    assert (
        text
        == """# Readings.

[[reading]]
id = "T-01"  # of 10.2.1
clauses = ["10.2.1"]
why = 'as 10.3.1 and 10.3.2 has it, "or so"'

"""
    )


def test_the_moved_suite_is_run_covered_and_linted(checkout, console) -> None:
    mine = checkout(3)
    adoption.adopt_document(mine.place, next_edition(mine, 3).rendered(), console, edition="2.0", date="2026-06-01")
    suite = mine.suite
    results = execute_run(RunOptions(engine=IN_PROCESS, suite=suite), console).results
    waiting = suspect_reviews.unreviewed_suspects(mine.root / "rulebooks/toy", "2.0")
    assert {s.id for s in results.scenarios if s.verdict == "suspect"} == waiting.keys() != set()
    assert {s.verdict for s in results.scenarios} == {"pass", "suspect"}

    found = suite_coverage.clause_coverage(
        suite.load_ledger("toy"),
        [each for path in suite.feature_paths("toy") for each in suite.read_feature(path).scenarios],
    )
    missing = {clause.id for clause in found if clause.state == "missing"}
    new = {clause.id for clause in suite.load_ledger("toy") if clause.title == "Not yet titled"}
    assert new <= missing
    for path in suite.feature_paths("toy"):
        assert lint_feature(suite.read_feature(path), suite.load_ledger("toy"), suite.phrase_vocabulary("toy")) == []

    old = execute_run(RunOptions(engine=IN_PROCESS, suite=suite, game="toy", edition="1.0"), console).results
    assert set(old.not_kept) == waiting.keys()
    assert {s.verdict for s in old.scenarios} == {"pass"}
    assert old.editions == {"toy": "1.0"}


def test_a_suspect_that_fails_is_not_blamed_on_the_engine(checkout, console) -> None:
    mine = checkout(3)
    adoption.adopt_document(mine.place, next_edition(mine, 3).rendered(), console, edition="2.0", date="2026-06-01")
    name = next(iter(suspect_reviews.unreviewed_suspects(mine.root / "rulebooks/toy", "2.0")))
    for path in mine.suite.feature_paths("toy"):
        path.write_text(
            path.read_text("utf-8").replace("Then the pile of A is Sora", "Then the pile of A is Miko"), "utf-8"
        )
    results = execute_run(RunOptions(engine=IN_PROCESS, suite=mine.suite), console).results
    verdicts = {scenario.id: scenario for scenario in results.scenarios}
    assert verdicts[name].verdict == "suspect"
    assert verdicts[name].message.endswith("since this was reviewed; it would fail")
    assert {s.verdict for s in results.scenarios} == {"fail", "suspect"}


def test_reviews_clear_suspects_by_scenario_and_by_clause(checkout, console) -> None:
    mine = checkout(3)
    adoption.adopt_document(mine.place, next_edition(mine, 3).rendered(), console, edition="2.0", date="2026-06-01")
    home = mine.root / "rulebooks/toy"
    first, second, *rest = suspect_reviews.unreviewed_suspects(home, "2.0").values()
    _ = mine.suite  # forgets what it read
    options = {"game": "toy", "edition": None, "date": None, "into": mine.root, "markdown": None, "same_rule": ()}
    adoption.adopt_or_review(None, console, reviewed=(first.scenario, second.clauses[0]), **options)
    assert {suspect.scenario for suspect in rest} >= suspect_reviews.unreviewed_suspects(home, "2.0").keys()
    line = next(line for line in (home / "2.0.suspect.jsonl").read_text("utf-8").splitlines() if first.scenario in line)
    assert line.endswith('"reviewed":true}')
    with pytest.raises(WrongUse, match=f'no scenario waits for a review of "{first.scenario}" in edition 2.0'):
        adoption.adopt_or_review(None, console, reviewed=(first.scenario,), **options)
    results = execute_run(RunOptions(engine=IN_PROCESS, suite=mine.suite), console).results
    assert next(s.verdict for s in results.scenarios if s.id == first.scenario) == "pass"


@pytest.mark.skipif(shutil.which("git") is None, reason="there is no git")
def test_version_control_alone_takes_an_edition_back(checkout, console) -> None:
    mine = checkout(4)
    before = mine.files()

    def git(*words: str) -> None:
        who = ["-c", "user.name=a", "-c", "user.email=a@example.org"]
        subprocess.run(["git", *who, *words], cwd=mine.root, check=True, capture_output=True)

    git("init")
    git("add", "-A")
    git("commit", "-m", "edition 1.0")
    adoption.adopt_document(mine.place, next_edition(mine, 4).rendered(), console, edition="2.0", date="2026-06-01")
    assert mine.files() != before
    git("checkout", ".")
    git("clean", "-fd")
    assert mine.files() == before


def test_evidence_follows_its_clauses_and_scenarios(checkout, console) -> None:
    mine = checkout(2)
    home = mine.root / "rulebooks" / "toy"
    before = mine.scenarios()
    lines = [ViolationEvidence(clause, f"{clause} is broken", (id,)) for id, (clause,) in before.items()]
    evidence_path(home, "1.0").write_text(rulebooks.render_records(lines), "utf-8")
    adoption.adopt_document(mine.place, next_edition(mine, 2, 30).rendered(), console, edition="2.0", date="2026-06-01")
    (lineage,) = mine.suite.edition_lineages("toy", "1.0")
    after, now = mine.scenarios(), read_evidence(home, "2.0")
    assert {id for each in (*now, *read_evidence(home, "1.0")) for id in each.shown_by} <= after.keys() != before.keys()
    became = {f"{clause} is broken": lineage.new_numbers_of(clause) for (clause,) in before.values()}
    assert {each.says: (each.clause,) for each in now} == {says: new[:1] for says, new in became.items() if new}
    order = [clause.id for clause in mine.suite.load_ledger("toy")]
    assert [order.index(each.clause) for each in now] == sorted(order.index(each.clause) for each in now)
    assert [(each.clause, each.says) for each in read_evidence(home, "1.0")] == [
        (each.clause, each.says) for each in lines
    ]


def test_a_scenario_is_found_by_its_old_name(checkout, console) -> None:
    mine = checkout(2)
    before = mine.scenarios()
    adoption.adopt_document(mine.place, next_edition(mine, 2, 30).rendered(), console, edition="2.0", date="2026-06-01")
    suite = mine.suite
    now = {name: renames.current_scenario_id(suite, "toy", name) for name in before}
    gone = next(name for name, new in now.items() if new is None)
    with pytest.raises(WrongUse, match=f'the scenario "{gone}" was removed with its clause'):
        explanation.explain_scenarios(RunOptions(engine=IN_PROCESS, suite=suite), gone, console)
    renamed = [(name, new) for name, new in now.items() if new not in (None, name)]
    for name, new in renamed[:1]:
        assert explanation.explain_scenarios(RunOptions(engine=IN_PROCESS, suite=suite), name, console) == 0
        assert f"{new}" in console.file.getvalue()
    assert renamed


def test_two_editions_after_another(checkout, console) -> None:
    mine = checkout(6)
    adoption.adopt_document(mine.place, next_edition(mine, 6, 6).rendered(), console, edition="2.0", date="2026-06-01")
    second = ToyCheckout(mine.root, next_edition(mine, 6, 6).rendered())
    _ = mine.suite
    adoption.adopt_document(
        mine.place, next_edition(second, 7, 6).rendered(), console, edition="3.0", date="2026-09-01"
    )
    steps = mine.suite.edition_lineages("toy", "1.0")
    assert [(step.edition, step.since) for step in steps] == [("3.0", "2.0"), ("2.0", "1.0")]
    known = {clause.id for clause in mine.suite.load_ledger("toy", "1.0")}
    assert all(set(clauses) <= known for clauses in mine.scenarios("1.0").values())
    assert mine.suite.load_ledger("toy", "1.0").readings


def test_reviews_in_bulk(checkout) -> None:
    mine = checkout(3)
    home = mine.root / "rulebooks/toy"

    def suspect(name: str, clause: str, similarity: float | None, *changes: str) -> suspect_reviews.SuspectScenario:
        return suspect_reviews.SuspectScenario(
            scenario=f"toy/{name}", clauses=(clause,), changes=changes, similarity=similarity
        )

    suspects = [
        suspect("1.1/a", "1.1.1", 0.99, "reworded"),
        suspect("1.1/b", "1.1.2", 0.5, "reworded"),
        suspect("1.2/a", "1.2.1", 0.99, "reworded", "split"),
        suspect("1.2/b", "1.2.2", 1.0, "reference-changed"),
        suspect("2.1/a", "2.1.1", None, "ruling Q1"),
        structs.replace(suspect("2.2/a", "2.2.1", 0.99, "moved-reworded"), flags=("negation",)),
    ]

    def reviewed(*names: str) -> list[str]:
        suspect_reviews.suspects_path(home, "1.0").write_text(rulebooks.render_records(suspects), "utf-8")
        marked = suspect_reviews.mark_reviewed(home, "1.0", names)
        assert suspect_reviews.unreviewed_suspects(home, "1.0").keys() == {s.scenario for s in suspects} - {
            s.scenario for s in marked
        }
        assert [s.scenario for s in suspect_reviews.load_suspects(home, "1.0")] == [s.scenario for s in suspects]
        return [suspect.scenario.removeprefix("toy/") for suspect in marked]

    assert reviewed("reworded") == ["1.1/a", "1.1/b"]
    assert reviewed("reworded", "split") == ["1.1/a", "1.1/b", "1.2/a"]
    assert reviewed(">=0.98") == ["1.1/a", "1.2/a", "1.2/b"]
    assert reviewed("toy/1.1/*") == ["1.1/a", "1.1/b"]
    assert reviewed("1.*", "toy/2.1/a") == ["1.1/a", "1.1/b", "1.2/a", "1.2/b", "2.1/a"]
    for name in ("merged", ">=1.0000001", "toy/3.*", "1.1.9"):
        with pytest.raises(WrongUse, match="no scenario waits for a review of"):
            reviewed(name)


def test_what_else_speaks_of_moved_clauses_is_moved_or_told(checkout, console) -> None:
    mine = checkout(4)
    numbers = [clause.id for clause in mine.suite.load_ledger("toy")]
    edition = next_edition(mine, 4)
    own = {
        "tests/reference_engine/other_toy.py": "".join(
            f'X{at} = ["{n}"]  # as {n} says\n' for at, n in enumerate(numbers)
        ),
        "docs/cards-toy.md": "".join(f"- {number}: so.\n" for number in numbers),
        "reference_engine/toy/violations.py": "".join(
            f'@breaks("v", "{n}")\ndef v{at}(): ...\n' for at, n in enumerate(numbers)
        ),
    }
    others = {
        "tests/test_all.py": f"x = {numbers!r}\n",
        "docs/page.md": " ".join(numbers),
        "docs/still.md": "Nothing of 99.9.9.",
        "CHANGELOG.md": " ".join(numbers),
    }
    for name, text in {**own, **others}.items():
        (mine.root / name).parent.mkdir(parents=True, exist_ok=True)
        (mine.root / name).write_text(text, "utf-8")
    adoption.adopt_document(mine.place, edition.rendered(), console, edition="2.0", date="2026-06-01")
    (lineage,) = mine.suite.edition_lineages("toy", "1.0")
    files = mine.files()
    for at, number in enumerate(numbers):
        became = lineage.new_numbers_of(number)
        listed = ", ".join(f'"{new}"' for new in became or (number,))
        said = " and ".join(became) or number
        assert f"X{at} = [{listed}]  # as {said} says\n" in files["tests/reference_engine/other_toy.py"]
        assert f"- {said}: so.\n" in files["docs/cards-toy.md"]
        assert f'@breaks("v", {listed})\ndef v{at}(): ...\n' in files["reference_engine/toy/violations.py"]
    assert {name: files[name] for name in others} == others
    said = console.file.getvalue()
    for name in ("tests/test_all.py", "docs/page.md"):
        assert re.search(rf"{name} names .* which moved: check whether it means toy", said)
    assert "docs/still.md" not in said and "CHANGELOG.md" not in said


def test_a_suspect_stays_one_until_it_is_reviewed(checkout, console) -> None:
    mine = checkout(6)
    home = mine.root / "rulebooks/toy"
    first = next_edition(mine, 6, 8)
    adoption.adopt_document(mine.place, first.rendered(), console, edition="2.0", date="2026-06-01")
    suite = mine.suite
    waiting = suspect_reviews.unreviewed_suspects(home, "2.0")
    reviewed = min(waiting)
    suspect_reviews.mark_reviewed(home, "2.0", [reviewed])
    second = ToyCheckout(mine.root, first.rendered())
    adoption.adopt_document(
        mine.place, next_edition(second, 8, 6).rendered(), console, edition="3.0", date="2026-09-01"
    )
    suite = mine.suite
    today = {name: renames.current_scenario_id(suite, "toy", name) for name in waiting}
    now = suspect_reviews.unreviewed_suspects(home, "3.0")
    kept = {today[name] for name in waiting if name != reviewed} - {None}
    assert kept <= now.keys()
    (step, _) = suite.edition_lineages("toy", "1.0")
    for name, suspect in waiting.items():
        if name != reviewed and (new := today[name]):
            became = {other for clause in suspect.clauses for other in step.new_numbers_of(clause) or (clause,)}
            assert became <= set(now[new].clauses)
            assert set(suspect.changes) <= set(now[new].changes)
    since = {suspect.scenario for suspect in now.values()} - kept
    assert since  # what the second edition changed waits as well
    assert len(suspect_reviews.load_suspects(home, "3.0")) == len(now)

    third = ToyCheckout(mine.root, next_edition(second, 8, 6).rendered())
    adoption.adopt_document(mine.place, third.document, console, edition="4.0", date="2026-10-01")  # nothing changes
    suite = mine.suite
    assert suspect_reviews.unreviewed_suspects(home, "4.0") == now
    for edition in (None, "3.0", "2.0"):
        request = RunOptions(engine=IN_PROCESS, suite=suite, game="toy", edition=edition)
        found = {s.id: s.verdict for s in execute_run(request, console).results.scenarios}
        assert {name for name, verdict in found.items() if verdict == "suspect"} == found.keys() & now.keys()
        assert found.keys() & now.keys()


def test_a_deviation_says_whether_its_clause_changed_between_the_editions(checkout, console, tmp_path: Path) -> None:
    mine = checkout(6)
    first = next_edition(mine, 6, 6)
    adoption.adopt_document(mine.place, first.rendered(), console, edition="2.0", date="2026-06-01")
    second = ToyCheckout(mine.root, first.rendered())
    _ = mine.suite
    adoption.adopt_document(
        mine.place, next_edition(second, 7, 6).rendered(), console, edition="3.0", date="2026-09-01"
    )
    suite = mine.suite
    suspect_reviews.mark_reviewed(mine.root / "rulebooks/toy", "3.0", ["toy/*"])
    for path in suite.feature_paths("toy"):
        path.write_text(path.read_text("utf-8").replace("of A is Sora", "of A is Miko"), "utf-8")
    suite = mine.suite
    later, earlier = suite.edition_lineages("toy", "1.0")
    now, first_of_all = suite.load_ledger("toy"), suite.load_ledger("toy", "1.0")
    same = {
        clause.id
        for clause in now
        if (number := later.unchanged_old_number(clause.id)) and earlier.unchanged_old_number(number)
    }

    results = execute_run(RunOptions(engine=IN_PROCESS, suite=suite, game="toy"), console).results
    assert {scenario.verdict for scenario in results.scenarios} == {"fail"}
    for scenario in results.scenarios:
        changed = tuple(clause for clause in scenario.own if clause not in same)
        assert scenario.claimed == OtherEdition("1.0", changed)
    assert {bool(scenario.claimed and scenario.claimed.changed) for scenario in results.scenarios} == {True, False}
    found = json.loads(result_files.results_to_json(results))["scenarios"]
    assert [tuple(each["claimed"]["changed"]) for each in found] == [s.claimed.changed for s in results.scenarios]
    terminal.report_results(console, results)
    said = console.file.getvalue()
    assert "judged by edition 3.0; the engine claims 1.0; each deviation says what changed between" in said
    assert "between this edition and 1.0, the engine's own: none of these clauses changed" in said

    assert unchanged_clauses(suite, now, "1.0") == same
    back = {
        earlier.unchanged_old_number(number) for clause in now if (number := later.unchanged_old_number(clause.id))
    } - {None}
    assert unchanged_clauses(suite, first_of_all, "3.0") == back != {clause.id for clause in first_of_all}
    by_its_own = execute_run(RunOptions(engine=IN_PROCESS, suite=suite, game="toy", edition="1.0"), console).results
    assert {scenario.claimed for scenario in by_its_own.scenarios} == {None}


def test_the_suspects_of_an_older_edition_are_counted_by_its_numbers(checkout, console) -> None:
    mine = checkout(6)
    edition = next_edition(mine, 6)
    adoption.adopt_document(mine.place, edition.rendered(), console, edition="2.0", date="2026-06-01")
    (lineage,) = mine.suite.edition_lineages("toy", "1.0")
    reworded = [each for each in lineage.descents if "reworded" in each.change and not each.heading]
    mark_same_rules(mine.root / "rulebooks/toy", lineage, [number for each in reworded for number in each.new])
    changed = {number for each in lineage.descents for number in each.old if each.change not in KEPT}
    wanted = {name for name, clauses in mine.scenarios("1.0").items() if changed.intersection(clauses)}
    found = edition_diff.difference_between(mine.suite, "1.0", "2.0", game="toy").suspect
    assert {each.id for each in found} == wanted
    assert {number for each in found for number in each.all_clauses} <= changed


def test_editions_are_compared_with_the_successors_that_an_adoption_recorded(checkout, console) -> None:
    mine = checkout(6)
    edition = Edition(mine.document, Random(6))
    edition.edit(4, ["delete"])
    gone = {change.old[0] for change in compare_editions(mine.document, edition.rendered()).clauses if not change.new}
    into = edition.rendered().clauses[0].number
    became = tuple(f"{number}={into}" for number in sorted(gone))
    adoption.adopt_document(
        mine.place, edition.rendered(), console, edition="2.0", date="2026-06-01", became=became, force=True
    )
    found = edition_diff.difference_between(mine.suite, "1.0", "2.0", game="toy").comparison.changes_by_old_number()
    assert gone
    assert {found[number].new for number in gone} == {(into,)}
    back = edition_diff.difference_between(mine.suite, "2.0", "1.0", game="toy").comparison.changes_by_new_number()
    assert {back[number].kind for number in gone} == {"new"}


def test_an_adoption_that_cannot_be_changes_nothing(checkout, console, tmp_path: Path) -> None:
    mine = checkout(1)
    before = mine.files()
    document = mine.document
    for options, message in (
        ({"edition": "1.0", "date": "2026-06-01"}, "edition 1.0 of toy exists already"),
        ({"date": "2026-06-01"}, "does not name its edition; name it with --edition"),
        ({"edition": "2.0"}, "does not give its date; give it with --date"),
        ({"edition": "2.0", "date": "June"}, '"June" is not a date; write it as YYYY-MM-DD'),
        ({"edition": "../2", "date": "2026-06-01"}, '"../2" is not a valid name of an edition'),
    ):
        with pytest.raises(WrongUse, match=message.replace("(", r"\(")):
            adoption.adopt_document(mine.place, document, console, **options)
    with pytest.raises(WrongUse, match="is not a checkout of the suite with a ledger of toy"):
        checkout_at(tmp_path / "elsewhere", "toy")
    with pytest.raises(WrongUse, match="name the new edition's document"):
        options = {"edition": None, "date": None, "markdown": None}
        adoption.adopt_or_review(None, console, game="toy", into=mine.root, reviewed=(), same_rule=(), **options)
    assert mine.files() == before


def adopted(mine: ToyCheckout, path: Path, *options: str) -> str:
    """The output of `adopt` for a file; raises its errors."""
    _ = mine.suite  # forgets what it read
    words = ["rulebook", "adopt", str(path), "--game", "toy", "--into", str(mine.root), *options]
    result = CliRunner().invoke(saitei_group, words, standalone_mode=False)
    if result.exception:
        raise result.exception
    return result.output


def as_file(path: Path, document: Document, version: str = "2.0") -> Path:
    path.write_text(f"ver {version}\n\n" + plain(printed(document, contents=False)), "utf-8")
    return path


def part_of(document: Document, chapters: int) -> Document:
    return replace(document, entries=tuple(e for e in document.entries if int(e.number.split(".")[0]) <= chapters))


@pytest.mark.sampled(2)
@pytest.mark.parametrize(
    ("edit", "version", "date", "why"),
    [
        (
            lambda document: part_of(document, 1),
            "2.0",
            "2026-06-01",
            "clauses would be removed, so it looks incomplete",
        ),
        (lambda document: document, "0.9", "2026-06-01", "edition 0.9 is older than 1.0"),
        (lambda document: document, "2.0", "2025-12-31", "its date, 2025-12-31, is before 2026-01-01, the date of 1.0"),
        (
            lambda document: replace(document, entries=tuple(e for e in document.entries if e.number != "1.1.1")),
            "2.0",
            "2026-06-01",
            "it has defects that 1.0 does not have: missing 1.1.1 (line",
        ),
    ],
    ids=["a part", "an older number", "an older day", "defects"],
)
def test_adopt_refuses_what_looks_wrong_unless_it_is_forced(
    checkout, tmp_path: Path, edit: Callable[[Document], Document], version: str, date: str, why: str
) -> None:
    mine = checkout(5)
    path = as_file(tmp_path / "new.txt", edit(mine.document), version)
    before = mine.files()
    with pytest.raises(WrongUse, match="is not adopted: .*" + re.escape(why)) as refused:
        adopted(mine, path, "--date", date)
    assert str(refused.value).endswith("; preview the changes with --dry-run, or continue with --force")
    with pytest.raises(WrongUse, match=re.escape(why)):
        adopted(mine, path, "--date", date, "--dry-run")
    assert mine.files() == before
    assert f"The suite would follow toy {version} now" in adopted(mine, path, "--date", date, "--dry-run", "--force")
    assert mine.files() == before
    adopted(mine, path, "--date", date, "--force")
    assert mine.suite.load_ledger("toy").edition == version


CLOCK = "砂時計が落ちきったなら、司会者は鐘楼の鐘を鳴らします。"
MILL = "渡し船を返した見学者は、次の参加者に切符を3枚預けます。"
LAMP = "灯台を回すと、直前の参加者は硯と文箱を見比べます。"
CONDITIONS = ["灯台ではない。", "鐘が鳴るまでに置かれた風車ではない。", "絵巻より大きい。", "錨である。"]


def with_clauses(document: Document, *texts: str, listed: bool = False) -> Document:
    """A document of three chapters with a fourth, which has these clauses; with `listed`, a list follows the first."""
    headings = [DocumentEntry("4", True, None, "", "終章"), DocumentEntry("4.1", True, "4", "", "終節")]
    made = [DocumentEntry(f"4.1.{at}", False, "4.1", "", text) for at, text in enumerate(texts, 1)]
    members = [DocumentEntry(f"4.1.1-b{at}", False, "4.1.1", "", text) for at, text in enumerate(CONDITIONS, 1)]
    return replace(document, entries=(*document.entries, *headings, made[0], *(members if listed else ()), *made[1:]))


def with_members(path: Path, document: Document, mark: str) -> Path:
    """The document as a file, with a mark before each member of a list."""
    text = as_file(path, document).read_text("utf-8")
    path.write_text(re.sub(r"^4\.1\.1-b\d+(?= )", mark, text, flags=re.MULTILINE), "utf-8")
    return path


@pytest.mark.parametrize("mark", ["\uf077", "▶"])
def test_adopt_refuses_a_list_that_became_part_of_its_clause(tmp_path: Path, mark: str) -> None:
    listed = with_clauses(invented(Random(5), 60, game="toy"), "以下を満たすものを選びます。", LAMP, listed=True)
    mine = a_checkout(tmp_path / "suite", listed)
    path = with_members(tmp_path / "new.txt", listed, mark)
    if mark == "▶":
        before = mine.files()
        with pytest.raises(WrongUse) as refused:
            adopted(mine, path, "--date", "2026-06-01")
        line = next(at for at, text in enumerate(path.read_text("utf-8").splitlines(), 1) if text.startswith("4.1.1 "))
        assert re.search(rf"4\.1\.1-b\d.* 4\.1\.1 \(line {line}\)", str(refused.value))
        assert 'add it to "bullets" in the document.toml of the game' in str(refused.value)
        assert mine.files() == before
        form = mine.root / "rulebooks/toy/document.toml"
        form.write_text(f'{form.read_text("utf-8")}bullets = "▶"\n', "utf-8")
    adopted(mine, path, "--date", "2026-06-01")
    assert {descent.change for descent in mine.suite.edition_lineages("toy", "1.0")[0].descents} <= {"moved"}
    assert [clause.id for clause in mine.suite.load_ledger("toy")] == [entry.number for entry in listed.clauses]


@pytest.mark.parametrize(
    ("before", "after", "legend", "where"),
    [
        ([LAMP, MILL, CLOCK], [LAMP + CLOCK, MILL], "", r"4\.1\.1 \(line \d+\)"),
        ([LAMP, MILL, CLOCK], [LAMP, MILL], f"① {CLOCK}", r"the legend of a figure \(line \d+\)"),
        ([LAMP, MILL, CLOCK], [LAMP, MILL], "", ""),
        ([CLOCK, LAMP, MILL, CLOCK], [CLOCK, LAMP + CLOCK, MILL], "", ""),
    ],
    ids=["in another clause", "in a legend", "nowhere", "in a clause that had it before"],
)
def test_adopt_refuses_to_remove_a_clause_that_is_still_printed(
    tmp_path: Path, before: list[str], after: list[str], legend: str, where: str
) -> None:
    document = invented(Random(5), 60, game="toy")
    mine = a_checkout(tmp_path / "suite", with_clauses(document, *before))
    path = as_file(tmp_path / "new.txt", with_clauses(document, *after))
    if legend:
        path.write_text(path.read_text("utf-8").replace("4.1 終節\n", f"4.1 終節\n\n{legend}\n"), "utf-8")
    if not where:
        adopted(mine, path, "--date", "2026-06-01")
        return
    with pytest.raises(WrongUse, match=rf"4\.1\.3 would be removed, but its words are still printed in {where}; "):
        adopted(mine, path, "--date", "2026-06-01")
    adopted(mine, path, "--date", "2026-06-01", "--force")


def test_a_citation_without_a_clause_is_reported_with_its_file(checkout, tmp_path: Path) -> None:
    mine = checkout(5)
    last = mine.document.clauses[-1].number
    entries = tuple(entry for entry in mine.document.entries if entry.number != last)
    path = as_file(tmp_path / "new.txt", replace(mine.document, entries=entries))
    told = " ".join(adopted(mine, path, "--date", "2026-06-01").split())
    source = "reference_engine/toy/rules.py"
    assert re.search(rf"{source}:\d+: no clause that the statement cites exists any more: {re.escape(last)} ", told)


def test_a_defect_that_the_edition_has_already_is_no_reason(checkout, tmp_path: Path) -> None:
    mine = checkout(5)
    number = next(entry.number for entry in mine.document.clauses)
    entries = (replace(e, text="灯台を回します(98.7.6)。") if e.number == number else e for e in mine.document.entries)
    document = replace(mine.document, entries=tuple(entries))
    with pytest.raises(WrongUse, match=f"defects that 1.0 does not have: dangling {number}"):
        adopted(mine, as_file(tmp_path / "new.txt", document), "--date", "2026-06-01")
    adopted(mine, as_file(tmp_path / "new.txt", document), "--date", "2026-06-01", "--force")
    adopted(mine, as_file(tmp_path / "next.txt", document, "3.0"), "--date", "2026-07-01")
    assert mine.suite.edition_ancestry("toy") == ("3.0", "2.0", "1.0")


def test_a_dry_run_says_what_adopt_then_does(checkout, tmp_path: Path) -> None:
    mine = checkout(5)
    path = as_file(tmp_path / "new.txt", next_edition(mine, 5).rendered())
    before = mine.files()
    told = adopted(mine, path, "--date", "2026-06-01", "--dry-run")
    assert mine.files() == before
    done = adopted(mine, path, "--date", "2026-06-01")
    written = {name for name, text in mine.files().items() if before.get(name) != text}
    assert f"{len(written)} files would be written, {len(before.keys() - mine.files().keys())} would be removed" in told
    assert [line for line in told.splitlines() if "would" not in line] == [
        line for line in done.splitlines() if "The suite follows" not in line
    ]


def test_an_errata_sheet_is_applied_over_the_edition(checkout, tmp_path: Path) -> None:
    mine = checkout(5)
    ledger = mine.suite.load_ledger("toy")
    scenarios = mine.scenarios()
    shown = [clause for clauses in scenarios.values() for clause in clauses]
    one, two = shown[2], shown[5]
    section = ledger.section_of(two)
    last = [clause.id for clause in ledger if clause.parent == section][-1]
    added = f"{section}.{int(last.rpartition('.')[2]) + 1}"
    sheet = tmp_path / "errata.txt"
    lines = [
        "正誤表 ver 1.0.1",
        f"{two} 灯台を1個まで回すことができます。",
        f"{one}",
        "【誤】灯台を伏せます。",
        "【正】灯台を3個まで伏せます。",
        f"{added} 風車は伏せません。",
    ]
    sheet.write_text("\n".join(lines), "utf-8")
    with pytest.raises(WrongUse):
        adopted(mine, sheet, "--date", "2026-02-01")
    adopted(mine, sheet, "--date", "2026-02-01", "--errata")

    after = mine.suite.load_ledger("toy")
    assert after.edition == "1.0.1"
    assert {clause.id for clause in after} == {clause.id for clause in ledger} | {added}
    assert after[one].exact == rulebooks.fingerprint_text("灯台を3個まで伏せます。").exact
    (lineage,) = mine.suite.edition_lineages("toy", "1.0")
    changed = {descent.change: (descent.old, descent.new) for descent in lineage.descents}
    assert {descent.new[0] for descent in lineage.descents if descent.change == "reworded"} == {one, two}
    assert changed["new"] == ((), (added,))
    waiting = suspect_reviews.unreviewed_suspects(mine.root / "rulebooks/toy", "1.0.1")
    assert waiting.keys() == {name for name, clauses in scenarios.items() if {one, two}.intersection(clauses)}
    assert mine.scenarios() == scenarios
    order = [clause.id for clause in after]
    assert order.index(added) == order.index([c.id for c in after.section_clauses(section)][-1])


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("77.1.1 灯台を回します。", "77.1.1 (line 1) is under 77.1, which edition 1.0 does not have"),
        ("77.1 灯台\n77.1.1 灯台を回します。", "77.1 (line 1) is a heading that edition 1.0 does not have"),
        ("1.1.1 灯台です。\n1.1.1 風車です。", "1.1.1 appears twice"),
        ("灯台です。", "no clause was found in it"),
    ],
)
def test_an_errata_sheet_that_fits_nowhere_changes_nothing(checkout, tmp_path: Path, text: str, why: str) -> None:
    mine = checkout(5)
    before = mine.files()
    sheet = tmp_path / "errata.txt"
    sheet.write_text(text, "utf-8")
    with pytest.raises(WrongUse, match=re.escape(why)):
        adopted(mine, sheet, "--date", "2026-02-01", "--edition", "1.0.1", "--errata")
    assert mine.files() == before


@pytest.fixture
def documents(checkout, tmp_path: Path) -> tuple[ToyCheckout, Path, Path]:
    """A suite, its own document as a file, and the next edition's."""
    mine = checkout(5)
    old, new = tmp_path / "old.txt", tmp_path / "new.txt"
    old.write_text(plain(printed(mine.document)), "utf-8")
    new.write_text("ver 2.0\n\n" + plain(printed(next_edition(mine, 5).rendered())), "utf-8")
    return mine, old, new


def test_diff_of_a_ledger_and_a_file_is_that_of_two_files(documents, console, tmp_path: Path) -> None:
    mine, old, new = documents
    found = []
    for name, side in (("ledger", "1.0"), ("file", str(old))):
        edition_diff.diff_editions(
            mine.suite, console, (side, str(new)), game="toy", json_file=tmp_path / f"{name}.json", markdown=None
        )
        found.append(json.loads((tmp_path / f"{name}.json").read_text("utf-8")))
    told = [[(c["change"], c["old"], c["new"], c["refers_to_changed"]) for c in each["clauses"]] for each in found]
    assert told[0] == told[1]
    assert found[0]["suspect"] == found[1]["suspect"] != []
    assert (found[0]["old"], found[0]["new"], found[0]["complete"]) == ("toy 1.0", "toy 2.0", True)


def test_diff_reports_what_changed(documents, console, tmp_path: Path) -> None:
    mine, _, new = documents
    report = tmp_path / "report.md"
    edition_diff.diff_editions(mine.suite, console, ("1.0", str(new)), game=None, json_file=None, markdown=report)
    said, written = console.file.getvalue(), report.read_text("utf-8")
    difference = edition_diff.difference_between(mine.suite, "1.0", str(new))
    for change in difference.comparison.clauses:
        if change.kind not in {"unchanged", "moved"}:
            assert any(
                change.kind in line and all(n in line for n in (*change.old, *change.new)) for line in said.splitlines()
            )
            assert f"| {change.kind} | " in written
    for scenario in difference.suspect:
        assert scenario.id in said
        assert f"- [ ] `{scenario.id}`" in written
    assert "toy 1.0 -> toy 2.0" in said
    assert written.startswith("## toy 1.0 → toy 2.0\n")


def test_json_is_written_to_standard_output_and_nothing_else_is(documents) -> None:
    _, old, _ = documents
    for words in (["read", str(old), "--game", "gotoubun"], ["diff", "1.07", "1.07", "--game", "gotoubun"]):
        if words[0] == "read":
            old.write_text("主人公レーン花嫁エリア風太郎必要花嫁力\n1 章\n1.1 節\n1.1.1 灯台です。\n", "utf-8")
        result = CliRunner().invoke(saitei_group, ["rulebook", *words, "--json", "-"], standalone_mode=False)
        assert json.loads(result.stdout)["complete"]
        assert "gotoubun" in result.stderr


def test_diff_says_how_sure_the_reading_was(documents, console, tmp_path: Path) -> None:
    mine, _, new = documents
    text = new.read_text("utf-8")
    first = next(entry.number for entry in mine.document.clauses)
    new.write_text(text + f"\n\n99.1.1 灯台です({first}、98.7.6)。\n", "utf-8")
    report, found = tmp_path / "report.md", tmp_path / "found.json"
    edition_diff.diff_editions(mine.suite, console, ("1.0", str(new)), game=None, json_file=found, markdown=report)
    says = "does not follow"
    assert says in console.file.getvalue()
    assert "structural defects of the document:" in console.file.getvalue()
    assert says in report.read_text("utf-8")
    sure = json.loads(found.read_text("utf-8"))["reading"]
    assert sure.keys() == {"new"}
    assert [each["number"] for each in sure["new"]["unsure"]] == ["99.1.1"]
    assert ("dangling", "99.1.1") in [(each["rule"], each["number"]) for each in sure["new"]["findings"]]


def test_diff_of_documents_shows_the_words(documents, console, tmp_path: Path) -> None:
    mine, old, new = documents
    page, found, report = tmp_path / "page.html", tmp_path / "found.json", tmp_path / "report.md"
    sides = (str(old), str(new))
    edition_diff.diff_editions(mine.suite, console, sides, game="toy", json_file=found, markdown=report, html=page)
    said, written = console.file.getvalue(), page.read_text("utf-8")
    words = edition_diff.difference_between(mine.suite, *sides, game="toy").wording_changes
    assert {wording.change.kind for wording in words} > {"new", "gone", "split"}
    for wording in words:
        for piece in wording.pieces:
            tag = {"same": "{}", "old": "<del>{}</del>", "new": "<ins>{}</ins>"}[piece.side]
            assert tag.format(html.escape(piece.text, quote=False)) in written
        plain = {"same": "{}", "old": "[-{}-]", "new": "{{+{}+}}"}
        assert "".join(plain[piece.side].format(piece.text) for piece in wording.pieces) in said
        whole = [entry.text for entry in (*wording.old, *wording.new)]
        assert not any(text in report.read_text("utf-8") for text in whole)
    assert "contains the publisher's words. It is only for private use" in html.unescape(written)
    flags = {tuple(each["new"]): each["flags"] for each in json.loads(found.read_text("utf-8"))["flags"]}
    assert flags == {wording.change.new: list(wording.flags) for wording in words if wording.flags}
    with pytest.raises(WrongUse, match="a ledger contains no words; for the page, name a document on both sides"):
        edition_diff.diff_editions(
            mine.suite, console, ("1.0", str(new)), game="toy", json_file=None, markdown=None, html=page
        )


def test_a_page_of_words_escapes_them(documents, console, tmp_path: Path) -> None:
    mine, old, new = documents
    text = old.read_text("utf-8")
    first = next(entry.text for entry in mine.document.clauses)
    new.write_text(text.replace(first, f"<script>alert(1)</script>{first}"), "utf-8")
    page = tmp_path / "page.html"
    edition_diff.diff_editions(
        mine.suite, console, (str(old), str(new)), game="toy", json_file=None, markdown=None, html=page
    )
    assert "<script" not in page.read_text("utf-8")
    assert "script" in page.read_text("utf-8")


def test_a_renamed_term_is_reviewed_once(checkout, tmp_path: Path) -> None:
    mine = checkout(5)
    scenarios = mine.scenarios()
    old = as_file(tmp_path / "old.txt", mine.document, "1.0")
    entries = [replace(entry, text=entry.text.replace("司会者", "審判")) for entry in mine.document.entries]
    renamed = {entry.number for entry in mine.document.clauses if "司会者" in entry.text}
    further = next(
        at for at, entry in enumerate(entries) if entry.number in {c[0] for c in scenarios.values()} - renamed
    )
    entries[further] = replace(entries[further], text=f"{entries[further].text}錨を返します。")
    new = as_file(tmp_path / "new.txt", replace(mine.document, entries=tuple(entries)))
    adopted(mine, new, "--date", "2026-06-01", "--old", str(old))
    home = mine.root / "rulebooks/toy"
    suspect = {name for name, clauses in scenarios.items() if renamed.intersection(clauses)}
    others = suspect_reviews.unreviewed_suspects(home, "2.0").keys() - suspect
    assert len(suspect) > 2 and suspect < suspect_reviews.unreviewed_suspects(home, "2.0").keys()
    assert {each.scenario for each in suspect_reviews.mark_reviewed(home, "2.0", ["司会者=審判"])} == suspect
    assert suspect_reviews.unreviewed_suspects(home, "2.0").keys() == others
    with pytest.raises(WrongUse, match=r"old\.txt is not edition 2\.0: the clause .* differs"):
        adopted(mine, as_file(tmp_path / "next.txt", mine.document, "3.0"), "--date", "2026-07-01", "--old", str(old))


def test_a_changed_number_is_never_alike(checkout, tmp_path: Path) -> None:
    mine = checkout(5)
    old = as_file(tmp_path / "old.txt", mine.document, "1.0")
    shown = {clauses[0] for clauses in mine.scenarios().values()}
    entries = [
        replace(entry, text=re.sub("[2-9]個", "1個", entry.text)) if entry.number in shown else entry
        for entry in mine.document.entries
    ]
    new = as_file(tmp_path / "new.txt", replace(mine.document, entries=tuple(entries)))
    adopted(mine, new, "--date", "2026-06-01", "--old", str(old))
    home = mine.root / "rulebooks/toy"
    waiting = suspect_reviews.unreviewed_suspects(home, "2.0")
    assert {suspect.flags for suspect in waiting.values()} == {("number",)}
    assert max(suspect.similarity for suspect in waiting.values()) > 0.9
    with pytest.raises(WrongUse, match="no scenario waits for a review"):
        suspect_reviews.mark_reviewed(home, "2.0", [">=0.9"])
    assert {suspect.scenario for suspect in suspect_reviews.mark_reviewed(home, "2.0", ["reworded"])} == waiting.keys()


def test_diff_of_what_is_neither_a_file_nor_an_edition(documents) -> None:
    mine, _, new = documents
    with pytest.raises(WrongUse, match='"1.1" is neither a file nor an edition of toy; did you mean "1.0"'):
        edition_diff.difference_between(mine.suite, "1.1", str(new))


def test_read_writes_the_clauses(documents, console, tmp_path: Path) -> None:
    mine, old, _ = documents
    document = document_report.open_document(mine.suite, old, "toy")
    found = json.loads(document_report.document_to_json(document))
    assert [clause["number"] for clause in found["clauses"]] == [entry.number for entry in mine.document.clauses]
    assert found["findings"] == found["unsure"] == []
    document_report.print_document(console, document)
    assert f"{len(mine.document.clauses)} clauses in" in console.file.getvalue()


def test_the_command_line_tells_the_wrong_game_in_one_line(tmp_path: Path) -> None:
    path = tmp_path / "rules.txt"
    path.write_text(plain(printed(invented(Random(1), 10))), "utf-8")
    result = CliRunner().invoke(
        saitei_group, ["rulebook", "read", str(path), "--game", "gotoubun"], standalone_mode=False
    )
    assert isinstance(result.exception, WrongUse)
    assert "but one of hololive; read it with --game hololive" in str(result.exception)
