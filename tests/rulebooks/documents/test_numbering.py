"""Rulebooks are read with ids of any form, and a form is proposed for one that is not described."""

from __future__ import annotations

import json
import re
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest
from click.testing import CliRunner
from hypothesis import given, settings
from hypothesis import strategies as st
from sample_rulebooks.invented import MADE, TERMS, invented, plain, printed, renumbered, shown
from sample_rulebooks.typeset import typeset

from saitei.harness.base.command_errors import WrongUse
from saitei.harness.commands.cli import saitei_group
from saitei.rulebooks import RulebookError, normalise_text
from saitei.rulebooks.comparison import compare_editions
from saitei.rulebooks.documents import (
    Document,
    lint_document,
    load_form_file,
    parse_form,
    propose_document_form,
    read_document,
)
from saitei.rulebooks.documents.numbering import Numbering
from saitei.rulebooks.documents.propose_form import FAMILIES


def form(tmp_path: Path, examples: tuple[str, ...]) -> Path:
    path = tmp_path / "document.toml"
    ids, terms = (json.dumps(words, ensure_ascii=False) for words in (examples, TERMS))
    path.write_text(f'style = "numbered"\nids = {ids}\nterms = {terms}\n', "utf-8")
    return path


def told(document: Document) -> list[tuple[str, bool, str | None, str]]:
    return [(entry.number, entry.heading, entry.parent, normalise_text(entry.wording)) for entry in document.entries]


@pytest.mark.sampled(3)
@pytest.mark.parametrize("examples", MADE)
@pytest.mark.parametrize("contents", [True, False], ids=["contents", "no contents"])
def test_what_was_printed_is_read_back(tmp_path: Path, examples: tuple[str, ...], contents: bool) -> None:
    document = renumbered(invented(Random(11), 120), examples)
    title, gap, *body = printed(document, contents=False)
    listed = [f"{shown(each.number, document.numbers)} {each.text}" for each in document.headings] if contents else []
    pointed = [*listed, *body]
    path = tmp_path / "rules.txt"
    path.write_text(plain([title, gap, *pointed]), "utf-8")
    found = read_document(path, "any", form=load_form_file(form(tmp_path, examples)))
    assert told(found) == told(document)
    assert (found.doubts, lint_document(found)) == ((), ())
    assert len(found.contents) == len(listed)
    typeset(tmp_path / "rules.pdf", [title, gap, *pointed])
    assert told(read_document(tmp_path / "rules.pdf", "any", form=load_form_file(tmp_path / "document.toml"))) == told(
        document
    )


@pytest.mark.sampled(3)
@pytest.mark.parametrize("examples", MADE)
def test_editions_are_compared_whatever_their_ids(examples: tuple[str, ...]) -> None:
    document = renumbered(invented(Random(12), 120), examples)
    assert {change.kind for change in compare_editions(document, document).clauses} == {"unchanged"}
    entries = list(document.entries)
    at = next(at for at, entry in enumerate(entries) if not entry.heading and "2個" in entry.text)
    entries[at] = replace(entries[at], text=entries[at].text.replace("2個", "3個"))
    changed = compare_editions(document, replace(document, entries=tuple(entries)))
    assert [change.old for change in changed.clauses if change.kind == "reworded"] == [(entries[at].number,)]


@pytest.mark.parametrize("examples", [family or Numbering.examples for family in FAMILIES])
@settings(max_examples=60, deadline=None)
@given(st.data())
def test_an_id_is_read_as_it_is_printed(examples: tuple[str, ...], data: st.DataObject) -> None:
    numbers = Numbering(examples)
    depth = data.draw(st.integers(1, len(examples) + 2 * examples[-1].endswith("...")))
    most = 7 if {"a", "i"} <= {*re.findall("[ai]", " ".join(examples).lower())} else 40  # (i) may be either
    first = [numbers.first_index(at) for at in range(1, depth + 1)]
    number = tuple(data.draw(st.integers(least, most if least < most else least + most)) for least in first)
    assert numbers.parse_id(numbers.format_id(number)) == number
    page = shown(numbers.format_id(number), numbers)
    *above, last = number
    before = (*above, last - 1) if last > first[-1] else tuple(above)
    assert numbers.read_number(f"{page} Some words", before) == (number, "Some words")
    assert number not in numbers.possible_successors(number)
    assert all(number > earlier for earlier in numbers.required_before(number))


def test_an_id_that_could_be_of_two_levels_is_the_one_that_may_follow() -> None:
    numbers = Numbering(("1.", "(a)", "(i)"))
    for before, page, number in (
        ((1,), "(a)", (1, 1)),
        ((1, 8), "(i)", (1, 9)),
        ((1, 9), "(i)", (1, 9, 1)),
        ((1, 1, 1), "(ii)", (1, 1, 2)),
        ((1, 2, 4), "(v)", (1, 2, 5)),
        ((1, 21), "(v)", (1, 22)),
    ):
        assert numbers.read_number(f"{page} Some words", before) == (number, "Some words")


@pytest.mark.parametrize(
    ("examples", "why"),
    [
        ((), "are not ids"),
        (("§",), "are not ids"),
        (("1", "1.1.1"), "1.1.1 is not an id of level 2"),
        (("1.1",), "1.1 is not an id of level 1"),
    ],
)
def test_examples_of_no_ids_are_told(examples: tuple[str, ...], why: str) -> None:
    with pytest.raises(ValueError, match=why):
        Numbering(examples)


def test_a_bad_form_is_one_clear_error(tmp_path: Path) -> None:
    path = form(tmp_path, ("1", "1.1.1"))
    with pytest.raises(RulebookError, match=r"document\.toml: 1\.1\.1 is not an id of level 2.*; correct it there"):
        load_form_file(path)
    with pytest.raises(RulebookError, match="it cannot be read"):
        load_form_file(tmp_path / "none.toml")


@pytest.mark.sampled(3)
@pytest.mark.parametrize("examples", [*MADE[:4], *MADE[6:11]])
def test_a_form_is_proposed_by_which_the_document_is_read(tmp_path: Path, examples: tuple[str, ...]) -> None:
    document = renumbered(invented(Random(13), 150), examples)
    path = tmp_path / "rules.txt"
    path.write_text("Version 4.5 of May 6, 2031\n\n" + plain(printed(document, contents=False)), "utf-8")
    (tmp_path / "proposed.toml").write_text(propose_document_form(path), "utf-8")
    found = read_document(path, "any", form=load_form_file(tmp_path / "proposed.toml"))
    assert told(found) == told(document)
    assert (found.version, found.date) == ("4.5", "2031-05-06")


def test_nothing_is_proposed_for_what_has_no_numbers(tmp_path: Path) -> None:
    path = tmp_path / "rules.txt"
    path.write_text("灯台です。\n\n風車です。\n", "utf-8")
    with pytest.raises(RulebookError, match="neither a numbering nor headings were found in it; write its form"):
        propose_document_form(path)


ALONE = """\
灯台の規則

灯台(昼)

・灯台は回ります。
 ただし夜に限ります。

詳しく見る


・灯台は光りません。

風車

風車は回りません。
※風車は止まりません。

詳しく見る

・風車は倒れません。

錨

・錨は沈みます。

詳しく見る

・錨は浮きません。
"""


def test_titles_alone_between_blank_lines_are_headings_of_what_is_listed_below(tmp_path: Path) -> None:
    path = tmp_path / "rules.txt"
    path.write_text(ALONE, "utf-8")
    found = read_document(path, "any", form=parse_form(propose_document_form(path)))
    assert [entry.text for entry in found.headings] == ["灯台の規則", "灯台(昼)", "風車", "錨"]
    assert [(entry.number.partition(".")[2], entry.text) for entry in found.clauses] == [
        ("1", "灯台は回ります。ただし夜に限ります。"),
        ("d1", "灯台は光りません。"),
        ("1", "風車は回りません。"),
        ("2", "風車は止まりません。"),
        ("d1", "風車は倒れません。"),
        ("1", "錨は沈みます。"),
        ("d1", "錨は浮きません。"),
    ]
    assert found.outside == found.doubts == ()


def test_a_title_without_latin_letters_has_its_fingerprint_as_id(tmp_path: Path) -> None:
    path = tmp_path / "rules.txt"
    path.write_text("2つの灯台\n\n・灯台です。\n\nThe 2 mills\n\n・風車です。\n", "utf-8")
    found = read_document(path, "any", form=parse_form(propose_document_form(path)))
    first, second = found.headings
    assert (first.number, second.number) == (f"h{first.fingerprint.exact[:8]}", "the-2-mills")


def test_a_few_titles_alone_are_no_headings_of_a_whole_document(tmp_path: Path) -> None:
    path = tmp_path / "rules.txt"
    path.write_text("灯台\n\n" + "灯台です。\n" * 30 + "\n風車\n\n風車です。\n", "utf-8")
    with pytest.raises(RulebookError, match="neither a numbering nor headings were found in it"):
        propose_document_form(path)


def test_the_commands_read_and_compare_by_a_form(tmp_path: Path) -> None:
    document = renumbered(invented(Random(14), 60), MADE[1])
    lines = printed(document, contents=False)
    old, new, out = tmp_path / "old.txt", tmp_path / "new.txt", tmp_path / "found.json"
    old.write_text(plain(lines), "utf-8")
    new.write_text(plain(lines).replace("2個", "3個", 1), "utf-8")

    def said(*words: str) -> str:
        result = CliRunner().invoke(saitei_group, ["rulebook", *words], standalone_mode=False)
        if result.exception:
            raise result.exception
        return result.output

    described = tmp_path / "mine" / "document.toml"
    described.parent.mkdir()
    said("describe", str(old), "--out", str(described))
    assert 'ids = ["1.", "100.", "100.1.", "100.1a"]' in described.read_text("utf-8")
    assert f"mine without a stated edition\n  {len(document.clauses)} clauses" in said(
        "read", str(old), "--form", str(described)
    )
    said("diff", str(old), str(new), "--form", str(described), "--json", str(out))
    changes = json.loads(out.read_text("utf-8"))["clauses"]
    assert [change["change"] for change in changes if change["change"] != "unchanged"] == ["reworded"]
    with pytest.raises(
        WrongUse, match="name the game with --game, or a description of the document's layout with --form"
    ):
        said("read", str(old))
