"""Rulebooks in the manner of other publishers are read: their print, their numbers, and their misprints."""

from __future__ import annotations

from pathlib import Path

import pytest
from reportlab.lib.pagesizes import A4
from reportlab.pdfgen.canvas import Canvas

from saitei.rulebooks.documents import Document, lint_document, load_form_file, propose_document_form, read_document
from saitei.rulebooks.documents.document_form import DocumentForm

DOTTED: tuple[str, ...] = ()
HYPHENS = ("1.", "1-1.", "1-1-1...")
HUNDREDS = ("100.", "100.1.", "100.1a.")
LETTERS = ("1.", "1.1.", "1.1.1.", "a.")


def read(path: Path, text: str, ids: tuple[str, ...] = HYPHENS, *, headings: int = 2) -> Document:
    path.write_text(text, "utf-8")
    form = DocumentForm(style="numbered", terms=("lamp",), ids=ids, headings=headings, aside="Change log")
    return read_document(path, "lamps", form=form)


def wordings(document: Document) -> dict[str, str]:
    return {entry.number: entry.wording for entry in document.entries}


def doubts(document: Document) -> dict[str, str]:
    return {doubt.number: doubt.says for doubt in document.doubts}


def test_markdown_is_read_without_its_marks(tmp_path: Path) -> None:
    text = (
        "# Lamps\n\n- [1. Lamps](#1-lamps)\n\n## 1. ** **Lamps\n\n### 1-1. Light\n\n"
        "**1-1-1.** A lamp with <Glow> is *lit*\nin every step \\(see 1-1-2\\).\n"
        "- **1-1-2.** A dark lamp has no `glow`.\n* **1-1-3.** A lamp <b>burns</b>.<br>It burns once.\n\n"
        "| 1-1-4. | A lamp may be blown out. |\n|---|---|\n| 1-1-5. | A lamp may be lit. |\n\n"
        "<div>1-1-6.</div>\n<div>A lamp may break</div>\n\n<Link +2>.\n\n```\n1-1-7. A lamp is made of glass.\n```\n"
    )
    found = read(tmp_path / "rules.md", text)
    assert wordings(found) == {
        "1": "Lamps",
        "1-1": "Light",
        "1-1-1": "A lamp with <Glow> is lit in every step (see 1-1-2).",
        "1-1-2": "A dark lamp has no glow.",
        "1-1-3": "A lamp burns.It burns once.",
        "1-1-4": "A lamp may be blown out.",
        "1-1-5": "A lamp may be lit.",
        "1-1-6": "A lamp may break<Link +2>.",
        "1-1-7": "A lamp is made of glass.",
    }
    assert [entry.place for entry in found.clauses][:3] == ["line 9", "line 11", "line 12"]
    assert [line.title for line in found.contents] == ["Lamps"]
    assert found.doubts == () == lint_document(found)


def test_a_number_that_is_printed_for_the_title_and_for_the_text_is_one_clause(tmp_path: Path) -> None:
    text = "## 1. Lamps\n\n### 1-1. Light\n\n#### 1-1-1. Glow\n\n**1-1-1.** A lamp glows.\n\n**1-1-2.** It ends.\n"
    found = read(tmp_path / "rules.md", text)
    assert wordings(found) == {"1": "Lamps", "1-1": "Light", "1-1-1": "Glow A lamp glows.", "1-1-2": "It ends."}
    assert found.doubts == ()


def test_a_clause_within_a_line_is_found_and_noted(tmp_path: Path) -> None:
    lines = [
        "1. Lamps",
        "1-1. Light 1-1-1. A lamp burns. (See 1-1-4.) 1-1-2. A lamp goes out.",
        "1-1-3. A lamp costs 1-1-2 or 5. Then 1-1-2 applies. 2. Oil",
        "2-1. Cans",
        "2-1-1. A can holds oil.",
    ]
    found = read(tmp_path / "rules.txt", "\n".join(lines))
    assert wordings(found) == {
        "1": "Lamps",
        "1-1": "Light",
        "1-1-1": "A lamp burns. (See 1-1-4.)",
        "1-1-2": "A lamp goes out.",
        "1-1-3": "A lamp costs 1-1-2 or 5. Then 1-1-2 applies.",
        "2": "Oil",
        "2-1": "Cans",
        "2-1-1": "A can holds oil.",
    }
    says = "begins within a line, and is read as a clause"
    assert doubts(found) == {"1-1-1": says, "1-1-2": says, "2": says}


@pytest.mark.parametrize(
    ("lines", "number", "says"),
    [
        (["A lamp is lit (as in", "1-1-2 above)."], "1-1-2", "read as a cross-reference within brackets"),
        (["A lamp is lit. See section", "1-1-2."], "1-1-2", "within the clause before, though it would follow"),
        (["A lamp is lit by", "1-1-2 and nothing else."], "1-1-2", "within the clause before, though it would follow"),
        (["A lamp is lit.", "2-1. Cans", "1-1-1. Was reworded."], "1-1-1", "is of an earlier chapter"),
    ],
)
def test_a_number_that_is_a_mention_opens_no_clause(tmp_path: Path, lines: list[str], number: str, says: str) -> None:
    found = read(tmp_path / "rules.txt", "\n".join(["1. Lamps", "1-1. Light", f"1-1-1. {lines[0]}", *lines[1:]]))
    assert [entry.number for entry in found.clauses] == ["1-1-1"]
    assert says in doubts(found)[number]


def test_a_list_whose_members_end_with_or_goes_on(tmp_path: Path) -> None:
    text = "1. Lamps\n1-1. Light\n1-1-1. A lamp burns; or\n1-1-2. A can holds oil.\n"
    assert list(wordings(read(tmp_path / "rules.txt", text))) == ["1", "1-1", "1-1-1", "1-1-2"]


def test_a_clause_of_another_mark_is_found_and_noted(tmp_path: Path) -> None:
    text = "1. Lamps\n1-1. Light\n1-1-1. A lamp burns.\n1.2. Oil\n1-2-1.A can holds oil.\n1-2-2.2 cans hold more oil.\n"
    found = read(tmp_path / "rules.txt", text)
    assert wordings(found)["1-2"] == "Oil"
    assert wordings(found)["1-2-2"] == "2 cans hold more oil."
    assert doubts(found) == {"1-2": "is printed with other marks, and is read as a clause"}


def test_a_table_of_contents_may_name_clauses_and_chapters_may_lack_their_number(tmp_path: Path) -> None:
    contents = ["1. LAMPS", "1.1. Light", "1.1.2. Glow", "1.2. Oil", "2. CANS", "2.1. Tin"]
    body = ["CHAPTER ONE: LAMPS", "1.1. Light", "1.1.1. A lamp burns.", "1.1.2. Glow", "1.2. Oil", "1.2.1. Oil burns."]
    found = read(tmp_path / "rules.txt", "\n".join([*contents, *body]), ("1.", "1.1.", "1.1.1..."))
    assert [entry.number for entry in found.entries] == ["1.1", "1.1.1", "1.1.2", "1.2", "1.2.1"]
    assert [line.number for line in found.contents] == ["1", "1.1", "1.1.2", "1.2", "2", "2.1"]
    findings = [(each.rule, each.number) for each in lint_document(found)]
    assert findings == [("missing", "1"), ("contents", "1"), ("contents", "2"), ("contents", "2.1")]


def test_chapters_and_sections_may_be_counted_together(tmp_path: Path) -> None:
    lines = [
        *("100. Lamps", "101. Light", "101.1. A lamp burns.", "101.1a. It burns once.", "101.2. A lamp ends."),
        *("102. Glow", "102.1. A lamp glows.", "200. Cans", "201. Tin", "201.1. A can holds oil.", "203. Cork"),
        *("203.1. Cork floats.", "1000. Oil", "1001. Whale", "1001.1. No whale is harmed."),
    ]
    found = read(tmp_path / "rules.txt", "\n".join(lines), HUNDREDS, headings=1)
    assert [entry.number for entry in found.entries] == [line.split()[0].rstrip(".") for line in lines]
    assert [(each.rule, each.number) for each in lint_document(found)] == [("missing", "202")]
    assert list(doubts(found)) == ["203"]


def test_letters_that_look_like_figures_may_be_used_or_left_out(tmp_path: Path) -> None:
    for letters in ("abcdefghijklmnop", "abcdefghijkmnp"):
        lines = [f"{letter}. A lamp {letter} is lit." for letter in letters]
        found = read(tmp_path / "rules.txt", "\n".join(["1. Lamps", "1.1. Light", "1.1.1. Of all:", *lines]), LETTERS)
        assert [entry.number[-1] for entry in found.clauses[1:]] == list(letters)
        assert found.doubts == () == lint_document(found)


def test_a_word_at_the_end_of_a_sentence_is_no_letter(tmp_path: Path) -> None:
    text = "1. Lamps\n1.1. Light\n1.1.1. A lamp burns when you light\nit. A lamp goes out.\na. Except a candle.\n"
    found = read(tmp_path / "rules.txt", text, LETTERS)
    assert list(wordings(found)) == ["1", "1.1", "1.1.1", "1.1.1.a"]
    assert found.doubts == ()


def test_lines_that_belong_to_no_clause_are_kept_and_counted(tmp_path: Path) -> None:
    text = "LAMPS\nA game of light.\n\n1. Lamps\n1-1. Light\n1-1-1. A lamp burns.\n\nChange log\n1-1-1. Reworded.\n"
    found = read(tmp_path / "rules.txt", text)
    outside = ["LAMPS", "A game of light.", "Change log", "1-1-1. Reworded."]
    assert [line.text for line in found.outside] == outside
    assert (found.lines, found.lines_in_entries) == (7, 3)


def test_the_feet_of_pages_of_a_text_are_left_out_and_noted(tmp_path: Path) -> None:
    clauses = [f"1-1-{at}. A lamp burns\n\n{at}\n©Lamps {at}\n\nfor {at} steps." for at in range(1, 8)]
    found = read(tmp_path / "rules.txt", "\n".join(["1. Lamps", "1-1. Light", *clauses]))
    assert wordings(found)["1-1-7"] == "A lamp burns for 7 steps."
    assert [doubt.says for doubt in found.doubts] == [
        f"7 lines with {what} are read as the heads and feet of pages, and left out"
        for what in ("a growing number", "the publisher's imprint")
    ]


def test_links_to_itself_and_buttons_of_a_page_are_no_text(tmp_path: Path) -> None:
    page = "<html><h2>1 Lamps<a href='#1'>¶</a></h2><h3>1.1 Light</h3><p>1.1.1 A lamp burns.</p><button>Up</button>"
    found = read(tmp_path / "rules.html", page, DOTTED)
    assert wordings(found) == {"1": "Lamps", "1.1": "Light", "1.1.1": "A lamp burns."}


def drawn(path: Path, pages: int, *, leading: float = 15) -> Path:
    """A PDF whose words are drawn one by one, without spaces, with page numbers and a head within the text's area."""
    canvas = Canvas(str(path), pagesize=A4)
    clause = 0
    for page in range(1, pages + 1):
        canvas.setFont("Helvetica", 10)
        canvas.drawString(60, 720, "Lamps for all")
        top = 700.0
        heads = [f"{page}) Lamps", f"{page}-1.Light"]
        lines = [f"{page}-1-{at}.“A lamp” burns “2” cans" for at in range(1, 6)]
        for text in [*heads, *(each for line in lines for each in (line, f"of oil {page}, and no more."))]:
            left = 60.0
            for word in text.split():
                canvas.drawString(left, top, word)
                left += canvas.stringWidth(f"{word} ")
            top -= leading
            clause += 1
        canvas.drawString(300, 100, str(page))
        canvas.showPage()
    canvas.save()
    return path


def test_levels_that_are_printed_alike_are_told_by_their_indentation(tmp_path: Path) -> None:
    canvas = Canvas(str(tmp_path / "rules.pdf"), pagesize=A4)
    wanted: list[str] = []
    for chapter in range(1, 5):
        top = 760.0
        canvas.drawString(20, 20, f"{chapter}. LAMPS OF KIND {'I' * chapter} {chapter}")
        levels = [(40, f"{chapter}. LAMPS OF KIND {'I' * chapter}", str(chapter))]
        for section in range(1, 4):
            levels.append((55, f"{section}. LIGHT {'I' * section}", f"{chapter}.{section}"))
            for rule in range(1, 4):
                levels.append((80, f"{rule}. A lamp burns until the step is over.", f"{chapter}.{section}.{rule}"))
            levels.append((110, f"a. A candle {'I' * chapter} goes out.", f"{chapter}.{section}.3.a"))
        for left, text, number in levels:
            canvas.drawString(left, top, text)
            top -= 15
            wanted.append(number)
        canvas.showPage()
    canvas.save()
    (tmp_path / "document.toml").write_text(propose_document_form(tmp_path / "rules.pdf"), "utf-8")
    form = load_form_file(tmp_path / "document.toml")
    found = read_document(tmp_path / "rules.pdf", "lamps", form=form)
    assert form.ids[:4] == ("1.", "1.", "1.", "a.")
    assert [entry.number for entry in found.entries] == wanted
    assert found.doubts == () == lint_document(found)
    assert wordings(found)["4.3.3.a"] == "A candle IIII goes out."


@pytest.mark.parametrize("leading", [15, 40], ids=["lines close together", "lines far apart"])
def test_a_pdf_keeps_the_spaces_between_latin_words(tmp_path: Path, leading: float) -> None:
    path = drawn(tmp_path / "rules.pdf", 6, leading=leading)
    (tmp_path / "document.toml").write_text(propose_document_form(path), "utf-8")
    found = read_document(path, "lamps", form=load_form_file(tmp_path / "document.toml"))
    assert found.numbers.examples == ("1)", "1-1.", "1-1-1...")
    assert wordings(found)["3-1-2"] == "“A lamp” burns “2” cans of oil 3, and no more."
    assert [entry.number for entry in found.entries][:3] == ["1", "1-1", "1-1-1"]
    assert (len(found.clauses), len(found.headings), found.outside) == (30, 12, ())
    assert found.doubts == () == lint_document(found)


def test_a_proposal_says_what_it_saw_and_how_sure_it_is(tmp_path: Path) -> None:
    clauses = [f"1-1-{at}. The lamp of a player is lit, and that is all of it." for at in range(1, 8)]
    front = ["LAMPS", "Version 4.5", "Last updated: 6 May 2031", "1. Lamps .......... 1"]
    path = tmp_path / "rules.txt"
    path.write_text("\n".join([*front, "1. Lamps", "1-1. Light", *clauses, "Update History", "1-1-1. New."]), "utf-8")
    said = propose_document_form(path)
    comments = [line.removeprefix("# ") for line in said.splitlines() if line.startswith("# ")]
    assert comments[:4] == [
        "Proposed by saitei, which read the document by it: in English.",
        "7 clauses, 2 headings, 1 lines of a table of contents.",
        "15 lines: 9 belong to a clause or a heading, 9 of them (100.0%)",
        "without a doubt; 5 belong to none (line 1 to 3; line 14 to 15).",
    ]
    (tmp_path / "document.toml").write_text(said, "utf-8")
    found = read_document(path, "lamps", form=load_form_file(tmp_path / "document.toml"))
    assert (found.version, found.date) == ("4.5", "2031-05-06")


def test_a_proposal_that_leaves_numbers_in_the_text_is_not_sure(tmp_path: Path) -> None:
    steps = "1. Take a match.\n2. Light it."
    clauses = [f"1-1-{at}. A lamp is lit{':' if at > 5 else '.'}" for at in range(1, 8)]
    clauses[5:] = [f"{clause}\n{steps}" for clause in clauses[5:]]
    path = tmp_path / "rules.txt"
    path.write_text("\n".join(["1. Lamps", "1-1. Light", *clauses]), "utf-8")
    said = propose_document_form(path)
    assert "4 lines begin with a number, but are read as the text of the clause above them." in said
    assert "13 lines: 13 belong to a clause or a heading, 9 of them (69.2%)" in said


@pytest.mark.parametrize(
    ("day", "read_as"),
    [
        ("Sep. 18th, 2025", "2025-09-18"),
        ("2 August 2019", "2019-08-02"),
        ("2025/12/25", "2025-12-25"),
        ("2026-03-30", "2026-03-30"),
        ("1/16/2026", "2026-01-16"),
        ("7/8/26", "2026-07-08"),
    ],
)
def test_days_are_read_in_the_ways_of_publishers(tmp_path: Path, day: str, read_as: str) -> None:
    clauses = [f"1-1-{at}. The lamp of a player is lit." for at in range(1, 8)]
    path = tmp_path / "rules.txt"
    path.write_text("\n".join([f"Updated {day}", "1. Lamps", "1-1. Light", *clauses]), "utf-8")
    (tmp_path / "document.toml").write_text(propose_document_form(path), "utf-8")
    assert read_document(path, "lamps", form=load_form_file(tmp_path / "document.toml")).date == read_as


def test_the_day_of_the_last_change_is_that_of_a_document_without_a_day_at_its_beginning(tmp_path: Path) -> None:
    days = {50: "2023/9/20", 52: "2024/10/7", 54: "2024/9/22"}
    clauses = [f"1-1-{at}. The lamp of a player is lit. {days.get(at, '')}" for at in range(1, 60)]
    path = tmp_path / "rules.txt"
    for lines, read_as in (([], "2024-10-07"), (["Updated 2022/1/1"], "2022-01-01")):
        path.write_text("\n".join([*lines, "1. Lamps", "1-1. Light", *clauses]), "utf-8")
        (tmp_path / "document.toml").write_text(propose_document_form(path), "utf-8")
        assert read_document(path, "lamps", form=load_form_file(tmp_path / "document.toml")).date == read_as
