"""A game from elsewhere, with ids of any form: its rulebook is adopted, and the next edition of it is followed."""

from __future__ import annotations

import json
import shutil
from collections.abc import Sequence
from pathlib import Path
from random import Random

import pytest
from click.testing import CliRunner
from rich.console import Console
from sample_rulebooks.editing import EDITS, Edition
from sample_rulebooks.invented import MADE, TERMS, cited, invented, other, plain, printed, renumbered, shallow
from toygame import HOME, IN_PROCESS
from toysuite import ToyCheckout

from saitei import rulebooks
from saitei.harness.base.command_errors import WrongUse
from saitei.harness.commands.cli import saitei_group
from saitei.harness.judging.run_options import RunOptions
from saitei.harness.prove.citations import find_citations
from saitei.harness.runs.run_execution import execute_run
from saitei.harness.scenarios import suspect_reviews
from saitei.rulebooks.comparison import compare_editions
from saitei.rulebooks.documents import Document
from saitei.rulebooks.documents.numbering import Numbering
from saitei.rulebooks.fingerprints import REFERENCE

GAME = 'name = "The toy game"\ndefault = "none"\nplayers = 2\n\n[editions.none]\n'
STEPS = "      Given A holds Sora\n      When A places Sora\n      Then the pile of A is Sora\n"


def editions(seed: int, deepest: int = 9) -> tuple[Document, Document]:
    """An invented rulebook of so many levels and its next edition, with dotted ids."""
    names = list(EDITS)
    Random(seed).shuffle(names)
    made = Edition(shallow(invented(Random(seed), 60, game="toy"), deepest), Random(seed))
    made.edit(12, names)
    return made.old, made.rendered()


def a_game(root: Path, form: str) -> ToyCheckout:
    """A checkout of a game that has no clause yet."""
    home = root / "rulebooks" / "toy"
    home.mkdir(parents=True)
    shutil.copy(HOME / "rulebooks" / "toy" / "words.py", home)
    (home / "game.toml").write_text(GAME, "utf-8")
    for name in ("none.jsonl", "none.headings.jsonl"):
        (home / name).touch()
    terms = json.dumps(TERMS, ensure_ascii=False)
    (home / "document.toml").write_text(f'{form}terms = {terms}\nversion = "ver ([0-9.]+)"\n', "utf-8")
    engine = root / "reference_engine" / "toy"
    engine.mkdir(parents=True)
    (engine / "__init__.py").write_text('GAME = Game(editions=("1.0",), open=Session)\n', "utf-8")
    (root / "features").mkdir()
    return ToyCheckout(root, Document("toy", "", ()))


def adopt(mine: ToyCheckout, lines: Sequence[str], version: str, *options: str) -> str:
    _ = mine.suite  # forgets what it read
    path = mine.root.parent / f"{version}.txt"
    path.write_text(f"ver {version}\n\n" + plain(lines), "utf-8")
    words = [
        "rulebook",
        "adopt",
        str(path),
        "--game",
        "toy",
        "--into",
        str(mine.root),
        "--date",
        "2026-01-01",
        *options,
    ]
    result = CliRunner().invoke(saitei_group, words, standalone_mode=False)
    if result.exception:
        raise result.exception
    return result.output


def show_every_clause(mine: ToyCheckout) -> None:
    """A Rule with a scenario for each clause, and a line of the engine that cites it."""
    ledger = mine.suite.load_ledger("toy")
    for heading in ledger.headings:
        rules = [clause for clause in ledger if ledger.section_of(clause.id) == heading.id]
        path = mine.root / "features" / "toy" / ledger.chapter_of(heading.id) / f"{heading.id}.feature"
        if rules:
            path.parent.mkdir(parents=True, exist_ok=True)
            text = "".join(
                f"\n  @clause-{clause.id}\n  Rule: {clause.id} So it is\n\n    Scenario: {at} of {heading.id}\n{STEPS}"
                for at, clause in enumerate(rules)
            )
            path.write_text(f"@toy\nFeature: {heading.id} Title\n{text}", "utf-8")
    lines = "".join(f'x{at} = "{clause.id}"  # {clause.id}\n' for at, clause in enumerate(ledger))
    (mine.root / "reference_engine" / "toy" / "rules.py").write_text(f'"""All."""\n{lines}', "utf-8")


def followed(mine: ToyCheckout, before: dict[str, tuple[str, ...]], console: Console) -> rulebooks.EditionLineage:
    """Whether scenarios, citations and runs are those of the second edition; what became of each clause."""
    (lineage, _) = mine.suite.edition_lineages("toy", "none")
    waiting = suspect_reviews.unreviewed_suspects(mine.root / "rulebooks/toy", "2.0").keys()
    now = {name.split("/")[2]: (name, clauses) for name, clauses in mine.scenarios().items()}
    for name, (clause,) in before.items():
        became = lineage.new_numbers_of(clause)
        found, clauses = now.get(name.split("/")[2], ("", ()))
        assert clauses == became
        assert (found in waiting) == bool(became and lineage.unchanged_old_number(became[0]) is None)
    source = (mine.root / "reference_engine/toy/rules.py").read_text("utf-8")
    found_at = {found.line: found.clauses for found in find_citations(source)}
    for line, (clause,) in enumerate(before.values(), 2):
        assert found_at.get(line, ()) == lineage.new_numbers_of(clause)
    results = execute_run(RunOptions(engine=IN_PROCESS, suite=mine.suite), console).results
    assert {s.id for s in results.scenarios if s.verdict == "suspect"} == waiting
    assert {s.verdict for s in results.scenarios} == {"pass", "suspect"}
    old = execute_run(RunOptions(engine=IN_PROCESS, suite=mine.suite, game="toy", edition="1.0"), console).results
    assert set(old.not_kept) == waiting and {s.verdict for s in old.scenarios} == {"pass"}
    return lineage


def passed(mine: ToyCheckout, console: Console) -> bool:
    results = execute_run(RunOptions(engine=IN_PROCESS, suite=mine.suite), console).results
    return {scenario.verdict for scenario in results.scenarios} == {"pass"}


@pytest.mark.sampled(4)
@pytest.mark.parametrize("examples", MADE, ids=" ".join)
def test_a_game_of_any_numbering_is_adopted_and_followed(
    tmp_path: Path, console: Console, examples: tuple[str, ...]
) -> None:
    numbers = Numbering(examples)
    old, new = editions(7, 9 if examples[-1].endswith("...") else len(examples))
    mine = a_game(tmp_path / "game", f'style = "numbered"\nids = {json.dumps(examples)}\n')
    adopt(mine, printed(renumbered(old, examples), contents=False), "1.0")
    show_every_clause(mine)
    before = mine.scenarios()
    assert list(before.values()) == [(other(entry.number, numbers),) for entry in old.clauses]
    assert passed(mine, console)

    adopt(mine, printed(renumbered(new, examples), contents=False), "2.0")
    lineage = followed(mine, before, console)
    changes = {each for each in compare_editions(old, new).clauses if each.kind != "unchanged"}
    assert {(each.change, each.old, each.new) for each in lineage.descents if not each.heading} == {
        (each.kind, *(tuple(other(number, numbers) for number in side) for side in (each.old, each.new)))
        for each in changes
    }


@pytest.mark.sampled(4)
@pytest.mark.parametrize("examples", MADE, ids=" ".join)
def test_an_errata_sheet_of_any_numbering_is_applied(tmp_path: Path, examples: tuple[str, ...]) -> None:
    old, _ = editions(7, 9 if examples[-1].endswith("...") else len(examples))
    made = renumbered(old, examples)
    mine = a_game(tmp_path / "game", f'style = "numbered"\nids = {json.dumps(examples)}\n')
    adopt(mine, printed(made, contents=False), "1.0")
    show_every_clause(mine)
    changed, *_, last = (entry.number for entry in made.clauses)
    number = made.numbers.parse_id(last)
    added = made.numbers.format_id((*number[:-1], number[-1] + 1))
    sheet = {changed: "灯台を3個まで伏せます。", added: "風車は伏せません。"}
    adopt(mine, [f"{cited(id, made.numbers)} {text}" for id, text in sheet.items()], "1.0.1", "--errata")
    was, now = mine.suite.load_ledger("toy", "1.0"), mine.suite.load_ledger("toy")
    assert [clause.id for clause in now] == [*(clause.id for clause in was), added]
    assert now[added].parent == was[last].parent
    assert now[changed].exact == rulebooks.fingerprint_text("灯台を3個まで伏せます。").exact != was[changed].exact
    waiting = suspect_reviews.unreviewed_suspects(mine.root / "rulebooks/toy", "1.0.1")
    assert [suspect.clauses for suspect in waiting.values()] == [(changed,)]


HEADED = {
    "numbers that begin again": ('style = "numbered"\nheadings = 0\nheading = "■(.+)"\nrestarts = true\n', "{}. "),
    "numbers that go on": ('style = "numbered"\nids = ["1."]\nheadings = 0\nheading = "■(.+)"\n', "{}. "),
    "no numbers": ('style = "listed"\nheading = "■(.+)"\n', "・"),
}


def under_headings(document: Document, mark: str, *, again: bool) -> list[str]:
    """The document as one of sections that have titles alone, and sentences with this mark."""
    lines = [f"総合ルール {'、'.join(TERMS)}", ""]
    at = 0
    for entry in document.entries:
        if entry.heading and "." in entry.number:
            lines.append(f"■{entry.text}")
            at = 0 if again else at
        elif not entry.heading:
            at += 1
            lines.append(mark.format(at) + REFERENCE.sub("", entry.text).replace("()", ""))
    return lines


@pytest.mark.sampled(4)
@pytest.mark.parametrize("kind", HEADED)
def test_a_game_whose_headings_have_no_numbers_is_adopted_and_followed(
    tmp_path: Path, console: Console, kind: str
) -> None:
    form, mark = HEADED[kind]
    old, new = editions(7, 3)
    mine = a_game(tmp_path / "game", form)
    adopt(mine, under_headings(old, mark, again="again" in kind), "1.0")
    show_every_clause(mine)
    before = mine.scenarios()
    assert len(before) == len(old.clauses)
    assert passed(mine, console)
    adopt(mine, under_headings(new, mark, again="again" in kind), "2.0")
    followed(mine, before, console)
    assert len(mine.suite.load_ledger("toy")) == len(new.clauses)


@pytest.mark.parametrize("kind", ["numbers that begin again", "no numbers"])
def test_an_errata_sheet_names_clauses_without_printed_ids_by_those_of_the_ledger(tmp_path: Path, kind: str) -> None:
    form, mark = HEADED[kind]
    old, _ = editions(7, 3)
    mine = a_game(tmp_path / "game", form)
    adopt(mine, under_headings(old, mark, again=True), "1.0")
    show_every_clause(mine)
    first, second, *_, last = mine.suite.load_ledger("toy", "1.0")
    added = f"{last.parent}.{int(last.id.rpartition('.')[2]) + 1}"
    sheet = ["正誤表", f"・{second.id}: 灯台を3個まで", "伏せます。", f"{added} 風車は伏せません。"]
    adopt(mine, [*sheet, first.id, "【誤】灯台です。", "【正】風車です。"], "1.0.1", "--errata")
    now = mine.suite.load_ledger("toy")
    assert [clause.id for clause in now][-1] == added and len(now) == len(old.clauses) + 1
    said = {first.id: "風車です。", second.id: "灯台を3個まで伏せます。", added: "風車は伏せません。"}
    assert {id: now[id].exact for id in said} == {
        id: rulebooks.fingerprint_text(text).exact for id, text in said.items()
    }
    assert {c.exact for c in now} - {now[id].exact for id in said} < {
        c.exact for c in mine.suite.load_ledger("toy", "1.0")
    }
    before = mine.files()
    for lines, why in (
        (["灯台です。"], "no clause was found in it; begin each erratum with the id that the ledger gives, and"),
        (
            ["nowhere.3 灯台です。"],
            r"nowhere\.3 \(line 3\) is under nowhere, which edition 1\.0\.1 does not have;",
        ),
        ([f"{first.id} 灯台です。", f"{first.id} 風車です。"], "appears twice; keep one of the two"),
    ):
        with pytest.raises(WrongUse, match=why):
            adopt(mine, lines, "1.0.2", "--errata")
    assert mine.files() == before
