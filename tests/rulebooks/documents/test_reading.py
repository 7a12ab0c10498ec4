"""Documents are read as they were printed, from a file of any kind; other files are recognized."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec import structs
from sample_rulebooks.invented import TERMS, invented, plain, printed, web_page
from sample_rulebooks.typeset import BLANK, FIGURE, PICTURE, chapters, scanned, typeset

from saitei.rulebooks import RulebookError, fingerprint_text, normalise_text, render_records
from saitei.rulebooks.documents import Document, DocumentEntry, lint_document, read_document
from saitei.rulebooks.documents.document_form import DocumentForm, Landmark


def told(document: Document) -> list[tuple[str, bool, str | None, str]]:
    """The expected result: number, kind, parent and wording of each entry."""
    return [(entry.number, entry.heading, entry.parent, normalise_text(entry.wording)) for entry in document.entries]


def text_file(path: Path, text: str, encoding: str = "utf-8") -> Path:
    path.write_bytes(text.encode(encoding))
    return path


@pytest.mark.long_run
@settings(max_examples=25, deadline=None)
@given(seed=st.integers(0, 10**6))
def test_what_was_printed_is_read_back(seed: int, tmp_path_factory: pytest.TempPathFactory) -> None:
    document = invented(Random(seed), 60)
    path = text_file(tmp_path_factory.mktemp("text") / "rules.txt", plain(printed(document)))
    found = read_document(path, "hololive")
    assert told(found) == told(document)
    assert [line.number for line in found.contents] == [h.number for h in document.headings if "." not in h.number]
    assert lint_document(found) == ()
    assert found.doubts == ()


@pytest.mark.sampled(3)
@pytest.mark.parametrize("columns", [1, 2])
@pytest.mark.parametrize("seed", range(4))
def test_a_typeset_document_is_read_back(tmp_path: Path, columns: int, seed: int) -> None:
    document = invented(Random(seed), 150)
    path = typeset(tmp_path / "rules.pdf", printed(document), columns=columns)
    found = read_document(path, "hololive")
    assert told(found) == told(document)
    assert lint_document(found) == ()


@pytest.mark.parametrize("columns", [1, 2])
def test_pages_without_text_are_no_obstacle_and_pictures_are_told(tmp_path: Path, columns: int) -> None:
    document = invented(Random(7), 60)
    texts = printed(document, contents=False)
    path = typeset(tmp_path / "rules.pdf", [BLANK, *texts[:30], PICTURE, *texts[30:], PICTURE, BLANK], columns=columns)
    found = read_document(path, "hololive")
    assert told(found) == told(document)
    assert [doubt.says for doubt in found.doubts] == ["a picture without text: its content was not read"] * 2
    pages = [int(doubt.place.removeprefix("page ")) for doubt in found.doubts]
    assert 3 < pages[0] < pages[1]


@pytest.mark.sampled(3)
@pytest.mark.parametrize(
    ("heads", "foot"),
    [
        (("総合ルール", "灯台ゲーム"), "- {} -"),
        (("総合ルール",), "Page {} of 25"),
        (("総合ルール",), "第{}ページ"),
        (("総合ルール ver 1.2 {}", "灯台"), "総合ルール {}/25"),
    ],
)
def test_heads_and_feet_are_no_text(tmp_path: Path, heads: tuple[str, ...], foot: str) -> None:
    document = invented(Random(9), 150)
    path = typeset(tmp_path / "rules.pdf", printed(document), heads=heads, foot=foot)
    found = read_document(path, "hololive")
    assert told(found) == told(document)
    assert lint_document(found) == ()


@pytest.mark.parametrize("foot", ["Page {} of 25", "第{}ページ", "- 第{}頁 -", "{}/25ページ"])
def test_the_feet_of_pages_are_no_text_where_there_are_no_pages(tmp_path: Path, foot: str) -> None:
    document = invented(Random(8), 60)
    texts = printed(document, contents=False)
    paged = [line for at, text in enumerate(texts) for line in ((text, foot.format(at)) if at % 9 == 8 else (text,))]
    for name, text in (("rules.txt", plain(paged)), ("rules.html", "<html><p>" + "<p>".join(paged))):
        assert told(read_document(text_file(tmp_path / name, text), "hololive")) == told(document)


def test_what_is_printed_small_above_a_word_is_no_part_of_it(tmp_path: Path) -> None:
    document = invented(Random(10), 60)
    ruby = {"参加者": "さんかしゃ", "灯台": "とうだい", "司会者": "しかいしゃ"}
    for columns in (1, 2):
        path = typeset(tmp_path / "rules.pdf", printed(document), columns=columns, ruby=ruby)
        assert told(read_document(path, "hololive")) == told(document)
    page = web_page(document)
    for word, reading in ruby.items():
        page = page.replace(word, f"<ruby>{word}<rp>(</rp><rt>{reading}</rt><rp>)</rp></ruby>")
    assert told(read_document(text_file(tmp_path / "rules.html", page), "hololive")) == told(document)


def test_small_print_above_a_word_that_is_no_reading_of_it_stays(tmp_path: Path) -> None:
    document = invented(Random(10), 60)
    ruby = {"参加者": "ただし昼の間、に限る"}
    found = read_document(typeset(tmp_path / "rules.pdf", printed(document), columns=1, ruby=ruby), "hololive")
    text = normalise_text("".join(entry.wording for entry in found.entries))
    above = sum(entry.text.count("参加者") for entry in document.entries)
    assert text.count("ただし昼の間、に限る") >= 0.8 * above > 0  # a word that a line parts has nothing above it


def test_a_title_that_stands_across_both_columns_divides_them(tmp_path: Path) -> None:
    def chapter(number: int, clauses: int) -> tuple[str, list[str]]:
        texts = [
            f"{number}.1 節",
            *(f"{number}.1.{at} 灯台を{at}個まで回すことができます。" for at in range(1, clauses)),
        ]
        return f"{number} 章", texts

    parts = [chapter(1, 24), chapter(2, 17), chapter(3, 12)]
    parts[0][1][1] = f"1.1.1 {'、'.join(TERMS)}です。"
    found = read_document(chapters(tmp_path / "rules.pdf", parts), "hololive")
    wanted = [text.partition(" ")[0] for title, texts in parts for text in (title, *texts)]
    assert [entry.number for entry in found.entries] == wanted
    assert found.doubts == () == lint_document(found)


def test_a_text_in_decomposed_letters_is_read(tmp_path: Path) -> None:
    document = invented(Random(6), 30)
    lines = ["1.1.1 灯台を回します。", "例:灯台を回す。", "1.1.2 風車を", "1.1.1 で回した後に伏せます。"]
    text = unicodedata.normalize("NFD", plain(printed(document)))
    assert told(read_document(text_file(tmp_path / "rules.txt", text), "hololive")) == told(document)
    whole, parted = (
        told(one_read(tmp_path, *(unicodedata.normalize(form, line) for line in lines))) for form in ("NFC", "NFD")
    )
    assert whole == parted


@pytest.mark.sampled(3)
@pytest.mark.parametrize("page", ["", " 7", " …… 7"], ids=["no page", "a page", "dots and a page"])
@pytest.mark.parametrize("depth", [1, 2], ids=["chapters", "chapters and sections"])
@pytest.mark.parametrize("columns", [0, 1, 2], ids=["text", "one column", "two columns"])
def test_a_table_of_contents_without_dots_is_one(tmp_path: Path, page: str, depth: int, columns: int) -> None:
    document = invented(Random(4), 60)
    listed = [heading for heading in document.headings if heading.number.count(".") < depth]
    title, gap, *body = printed(document, contents=False)
    texts = [title, gap, "目次", *(f"{heading.number} {heading.text}{page}" for heading in listed), "\f", *body]
    if columns:
        found = read_document(typeset(tmp_path / "rules.pdf", texts, columns=columns), "hololive")
    else:
        found = read_document(text_file(tmp_path / "rules.txt", plain(texts)), "hololive")
    assert told(found) == told(document)
    assert [line.number for line in found.contents] == [heading.number for heading in listed]
    assert lint_document(found) == ()


def test_a_web_page_is_read_back(tmp_path: Path) -> None:
    document = invented(Random(5), 80)
    found = read_document(text_file(tmp_path / "rules.html", web_page(document)), "hololive")
    assert told(found) == told(document)


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16", "cp932"])
def test_the_encodings_that_publishers_use(tmp_path: Path, encoding: str) -> None:
    document = invented(Random(6), 20)
    found = read_document(text_file(tmp_path / "rules.txt", plain(printed(document)), encoding), "hololive")
    assert told(found) == told(document)


def lines(*clauses: str) -> str:
    """A document of one section with these lines."""
    return "\n".join(["、".join(TERMS), "", "1 初めに", "1.1 総則", *clauses])


def one_read(tmp_path: Path, *clauses: str) -> Document:
    return read_document(text_file(tmp_path / "rules.txt", lines(*clauses)), "hololive")


def wordings(document: Document) -> dict[str, str]:
    return {entry.number: entry.wording for entry in document.clauses}


def test_a_wrapped_line_that_begins_with_a_reference_goes_on(tmp_path: Path) -> None:
    found = one_read(
        tmp_path, "1.1.1 一つ目です。", "1.1.2 灯台を回すには、", "1.1.1 の手順に従います。", "1.1.3 三つ目です。"
    )
    assert wordings(found) == {
        "1.1.1": "一つ目です。",
        "1.1.2": "灯台を回すには、1.1.1 の手順に従います。",
        "1.1.3": "三つ目です。",
    }
    assert [(doubt.number, doubt.place) for doubt in found.doubts] == [("1.1.1", "line 7")]


def test_a_reference_to_the_next_clause_goes_on_too(tmp_path: Path) -> None:
    found = one_read(tmp_path, "1.1.1 灯台を回すには、", "1.1.2 の手順に従います。", "1.1.2 二つ目です。")
    assert wordings(found) == {"1.1.1": "灯台を回すには、1.1.2 の手順に従います。", "1.1.2": "二つ目です。"}


def test_a_full_number_that_the_order_lacks_is_a_clause(tmp_path: Path) -> None:
    found = one_read(tmp_path, "1.1.1 一つ目です。", "1.1.3 三つ目です。")
    assert list(wordings(found)) == ["1.1.1", "1.1.3"]
    assert [(each.rule, each.number) for each in lint_document(found)] == [("missing", "1.1.2")]


def test_bullets_are_clauses_when_they_are_sentences_and_items_when_they_are_not(tmp_path: Path) -> None:
    found = one_read(
        tmp_path,
        "1.1.1 以下を満たすものです。",
        "・灯台である。",
        "・風車である。",
        "1.1.2 次の色です。",
        "・赤",
        "・青",
    )
    assert [(entry.number, entry.text, entry.items) for entry in found.clauses] == [
        ("1.1.1", "以下を満たすものです。", ()),
        ("1.1.1-b1", "灯台である。", ()),
        ("1.1.1-b2", "風車である。", ()),
        ("1.1.2", "次の色です。", ("赤", "青")),
    ]


LISTED = (
    "1.1.1 以下を満たすものです。",
    "{} 灯台である。",
    "{} 風車ではなく、鐘が鳴るまでに錨や帆布の上に置かれたものであり、見学者が数え直したものではないものである。",
    "{} 1.1.1で選んだ灯台である。",
    "1.1.2 風車を回します。",
)
MEMBERS = {
    "1.1.1": "以下を満たすものです。",
    "1.1.1-b1": "灯台である。",
    "1.1.1-b2": LISTED[2].removeprefix("{} "),
    "1.1.1-b3": "1.1.1で選んだ灯台である。",
    "1.1.2": "風車を回します。",
}


@pytest.mark.parametrize("bullet", ["\uf077", "\uf0b7", "\ue000", "\U000f1234"])
@pytest.mark.parametrize("columns", [0, 1, 2], ids=["text", "one column", "two columns"])
def test_a_private_use_character_that_begins_lines_is_a_bullet(tmp_path: Path, bullet: str, columns: int) -> None:
    texts = lines(*(text.format(bullet) for text in LISTED)).splitlines()
    if columns and bullet < "\U00010000":
        found = read_document(typeset(tmp_path / "rules.pdf", texts, columns=columns), "hololive")
    else:
        found = one_read(tmp_path, *(text.format(bullet) for text in LISTED))
    assert {number: text.replace(" ", "") for number, text in wordings(found).items()} == MEMBERS
    noted = [doubt for doubt in found.doubts if doubt.number.startswith("U+")]
    assert [(doubt.number, doubt.says) for doubt in noted] == [
        (
            f"U+{ord(bullet):04X}",
            "a private-use character, 3 times; at the beginning of a line, it is read as a bullet",
        )
    ]
    assert noted[0].place.endswith("line 6")


def test_each_character_without_a_meaning_is_noted_once(tmp_path: Path) -> None:
    found = one_read(
        tmp_path,
        "1.1.1 \ue010を1個払い、",
        "\ue010を1個戻し、\ue010を伏せます。",
        "1.1.2 灯\ufffdを回します。",
        "1.1.3 風車\u0378です。",
    )
    assert wordings(found)["1.1.1"] == "\ue010を1個払い、\ue010を1個戻し、\ue010を伏せます。"
    assert [(doubt.number, doubt.place, doubt.says) for doubt in found.doubts] == [
        ("U+E010", "line 5", "a private-use character, 3 times"),
        ("U+FFFD", "line 7", "a replacement character, which stands for a damaged one, once"),
        ("U+0378", "line 8", "an unassigned character, once"),
    ]


def test_the_form_names_further_bullets(tmp_path: Path) -> None:
    path = text_file(tmp_path / "rules.txt", lines(*(text.format("▶") for text in LISTED)))
    form = DocumentForm(style="numbered", terms=TERMS)
    assert list(wordings(read_document(path, "lamps", form=form))) == ["1.1.1", "1.1.2"]
    assert wordings(read_document(path, "lamps", form=structs.replace(form, bullets="▶"))) == MEMBERS


def test_a_bullet_within_a_sentence_is_a_letter_of_it(tmp_path: Path) -> None:
    found = one_read(
        tmp_path,
        "1.1.1 錨の隣にある、■が描かれた",
        "灯台・風車を、■の数だけ回します。",
        "・■灯台・風車である。",
        "・灯台・風車",
    )
    assert [(entry.text, entry.items) for entry in found.clauses] == [
        ("錨の隣にある、■が描かれた灯台・風車を、■の数だけ回します。", ()),
        ("灯台・風車である。", ("灯台・風車",)),
    ]


HEADING = "風車と灯台と錨と帆布を回す時/灯台と錨と帆布を伏せる時"


@pytest.mark.parametrize("tail", ["", "/戻す時"], ids=["one line", "two lines"])
@pytest.mark.parametrize("columns", [0, 2], ids=["text", "two columns"])
def test_a_heading_may_have_two_lines_but_a_legend_is_none_of_it(tmp_path: Path, columns: int, tail: str) -> None:
    clauses = [f"1.2.{at} 日が暮れたら、灯台を{at}個まで回します。" for at in range(1, 12)]
    if columns:
        texts = lines("1.1.1 始めます。", f"1.2 {HEADING}{tail}", *clauses, "1.3 錨", "", "", "① 絵巻").splitlines()
        found = read_document(typeset(tmp_path / "rules.pdf", texts, columns=columns), "hololive")
    else:
        second = [tail] if tail else []
        found = one_read(tmp_path, "1.1.1 始めます。", f"1.2 {HEADING}", *second, *clauses, "1.3 錨", "① 絵巻", "暖簾")
    assert {entry.number: entry.text for entry in found.headings if entry.parent} == {
        "1.1": "総則",
        "1.2": HEADING + tail,
        "1.3": "錨",
    }
    assert [doubt.number for doubt in found.doubts] == ["1.3"]


def test_labels_in_the_frame_of_a_figure_belong_to_no_clause(tmp_path: Path) -> None:
    document = invented(Random(11), 90)
    texts = printed(document, contents=False)
    found = read_document(typeset(tmp_path / "rules.pdf", [*texts[:40], FIGURE, *texts[40:]]), "hololive")
    assert told(found) == told(document)
    assert {doubt.says for doubt in found.doubts} == {
        "the text under it is read as the legend of a figure, and left out"
    }
    assert sorted(line.text for line in found.left_out) == ["① 絵巻② 暖簾", "提灯石畳"]


def test_a_sentence_in_a_frame_with_pictures_is_read(tmp_path: Path) -> None:
    document = invented(Random(11), 90)
    texts = printed(document, contents=False)
    labels = (("灯台を", "回します。"), ("風車を", "伏せます。"))
    path = typeset(tmp_path / "rules.pdf", [*texts[:40], FIGURE, *texts[40:]], labels=labels)
    found = read_document(path, "hololive")
    assert found.left_out == ()
    assert "".join(entry.wording for entry in found.entries).count("伏せます。") == 1


def test_examples_and_change_logs_are_no_part_of_the_wording(tmp_path: Path) -> None:
    found = one_read(
        tmp_path,
        "1.1.1 灯台を回します。",
        "例:灯台を回す。",
        "更新項目",
        "2031年2月3日 ver 4.5.6",
        "- ◆灯台を定義しました。",
        "- ◆1.1.1の手順を変更しました。",
        "2030年2月3日 ver 4.5.5",
        "◆風車を定義しました。",
        "1.1.2 風車を回します。",
    )
    assert wordings(found) == {"1.1.1": "灯台を回します。", "1.1.2": "風車を回します。"}
    assert [example.text for example in found.clauses[0].examples] == ["灯台を回す。"]
    assert (found.version, found.date) == ("4.5.6", "2031-02-03")
    listed = [("灯台を定義しました。", "line 9"), ("1.1.1の手順を変更しました。", "line 10")]
    assert [(entry.text, entry.place) for entry in found.announced] == listed
    assert found.doubts == ()


@pytest.mark.parametrize(
    ("clauses", "findings"),
    [
        (("1.1.1 一つです。", "1.1.2 二つです。", "1.1.2 三つです。"), [("duplicate", "1.1.2")]),
        (("1.1.1 一つです。", "1.1.2", "1.1.3 三つです。"), [("empty", "1.1.2")]),
        (("1.1.1 一つです(1.2.7)。", "1.1.2 二つです。"), [("dangling", "1.1.1")]),
        (("1.1.1 一つです(9.2)。", "1.1.2 二つです。"), [("dangling", "1.1.1")]),
        (("1.1.1 一つです(1.1.4)。", "1.1.2 二つです。"), [("dangling", "1.1.1")]),
        (("1.1.1 灯台は2.5倍になります。", "1.1.2 3.5 から 1.1.1 です。"), []),
        (
            (
                "1.1.1 一つです。",
                "1.1.1.1 下です。",
                "1.1.1.2 次の筈です。",
                "1.1.1.2.1 下です。",
                "1.1.2.2 二つ目です。",
            ),
            [("misnumbered", "1.1.1.2"), ("misnumbered", "1.1.1.2.1")],
        ),
    ],
    ids=["duplicate", "empty", "outside", "dangling section", "dangling clause", "plain numbers", "misnumbered"],
)
def test_defects_are_found_and_nothing_else(
    tmp_path: Path, clauses: tuple[str, ...], findings: list[tuple[str, str]]
) -> None:
    assert [(each.rule, each.number) for each in lint_document(one_read(tmp_path, *clauses))] == findings


def test_a_misnumbered_clause_is_placed_where_it_was_meant(tmp_path: Path) -> None:
    clauses = ("1.1.1 一つ。", "1.1.1.1 下。", "1.1.1.2 次の筈。", "1.1.1.2.1 下。", "1.1.2.2 二つ目。")
    found = one_read(tmp_path, *clauses)
    assert [(e.number, e.intended, e.parent) for e in found.clauses if e.number > "1.1.1.1"] == [
        ("1.1.1.2", "1.1.2", "1.1"),
        ("1.1.1.2.1", "1.1.2.1", "1.1.1.2"),
        ("1.1.2.2", None, "1.1.1.2"),
    ]


def test_the_table_of_contents_is_held_against_the_headings(tmp_path: Path) -> None:
    text = "\n".join(["、".join(TERMS), "1 初めに …… 1", "2 終わりに …… 2", "1 最初に", "1.1 節", "1.1.1 文です。"])
    found = lint_document(read_document(text_file(tmp_path / "rules.txt", text), "hololive"))
    assert [(each.rule, each.number) for each in found] == [("contents", "1"), ("contents", "2")]


GAME = """
style = "listed"
terms = ["灯台"]
numbering = '(\\d+-\\d+):(.+)'
detail = "詳しく"
skip = ["関連.*"]
notes = true
rulings = ["1-2"]
"""


@pytest.fixture
def listed(tmp_path: Path) -> Callable[..., Document]:
    """Reads the lines as a document of an invented game without numbered clauses."""
    (tmp_path / "lamps").mkdir()
    (tmp_path / "lamps" / "document.toml").write_text(GAME, "utf-8")

    def reads(*texts: str) -> Document:
        return read_document(text_file(tmp_path / "rules.txt", "\n".join(texts)), "lamps", tmp_path)

    return reads


@pytest.mark.parametrize(
    ("texts", "clauses"),
    [
        (("灯台です。風車です。",), {"1-1.1": "灯台です。", "1-1.2": "風車です。"}),
        (("「灯台。」と言います。(一度)",), {"1-1.1": "「灯台。」と言います。(一度)"}),
        (("・灯台です。風車です。", "※ただし昼。"), {"1-1.1": "灯台です。風車です。", "1-1.1.n1": "ただし昼。"}),
        (("灯台です。", "※昼だけ。"), {"1-1.1": "灯台です。", "1-1.2": "昼だけ。"}),
        (("・灯台です。", "詳しく", "・風車です。"), {"1-1.1": "灯台です。", "1-1.d1": "風車です。"}),
        (("灯台は、", "回ります。"), {"1-1.1": "灯台は、回ります。"}),
        (
            ("1.灯台です。", "2.風車です。", "1.錨です。"),
            {"1-1.a1": "灯台です。", "1-1.a2": "風車です。", "1-1.b1": "錨です。"},
        ),
        (
            ("①灯台", "回ります。", "②風車", "止まります。"),
            {"1-1.a1": "灯台：回ります。", "1-1.a2": "風車：止まります。"},
        ),
        (("Q.灯台は?", "A.回ります。"), {"1-1.q1": "Q.灯台は?A.回ります。"}),
        (("灯台です。", "関連項目:風車", "錨です。"), {"1-1.1": "灯台です。", "1-1.2": "錨です。"}),
    ],
)
def test_clauses_of_a_document_without_numbers(
    listed: Callable[..., Document], texts: tuple[str, ...], clauses: dict[str, str]
) -> None:
    assert wordings(listed("1-1:灯台", *texts)) == clauses


def test_examples_with_a_verdict_belong_to_the_clause_above(listed: Callable[..., Document]) -> None:
    found = listed("1-1:灯台", " 回せます。", "  (○)昼に回す。", "続けて回す。", "  (×)夜に回す。", "(色は問いません)")
    assert wordings(found) == {"1-1.1": "回せます。(色は問いません)"}
    assert [(example.text, example.verdict) for example in found.clauses[0].examples] == [
        ("昼に回す。続けて回す。", "allowed"),
        ("夜に回す。", "denied"),
    ]


def test_where_examples_are_the_rule_each_is_a_clause(listed: Callable[..., Document]) -> None:
    found = listed("1-2:灯台", " 以下の通りです。", "  (○)昼に回す。", "  (×)夜に回す。")
    assert list(wordings(found)) == ["1-2.1", "1-2.2", "1-2.3"]
    assert [e.examples[0].verdict for e in found.clauses[1:]] == ["allowed", "denied"]


def test_for_instance_is_an_example_and_what_follows_is_not(listed: Callable[..., Document]) -> None:
    found = listed("1-1:灯台", "回せます。例えば昼に回します。ただし一度です。")
    assert wordings(found) == {"1-1.1": "回せます。", "1-1.2": "ただし一度です。"}
    assert [example.text for example in found.clauses[0].examples] == ["例えば昼に回します。"]


def damaged(tmp_path: Path, kind: str) -> Path:
    whole = typeset(tmp_path / "whole.pdf", printed(invented(Random(1), 40)))
    path = tmp_path / f"{kind}.pdf"
    if kind == "cut-off":
        path.write_bytes(whole.read_bytes()[: whole.stat().st_size * 2 // 3])
    elif kind == "scanned":
        scanned(path)
    elif kind == "empty":
        path.write_bytes(b"")
    elif kind == "blank":
        path.write_bytes(b" \n\n ")
    elif kind == "archive":
        path.write_bytes(b"PK\x03\x04" + b"\0" * 100)
    elif kind == "binary":
        path.write_bytes(bytes(range(128, 256)) * 4)
    elif kind == "broken":
        path.write_bytes(b"%PDF-1.7\nnothing\n%%EOF\n")
    elif kind == "other":
        path.write_text(
            plain(printed(invented(Random(1), 10))).replace("ホロメン", "カード").replace("アーツ", "技"), "utf-8"
        )
        path.write_text(path.read_text("utf-8").replace("コラボ", "").replace("エール", ""), "utf-8")
    elif kind == "no rules":
        path.write_text("、".join(TERMS) + "を遊ぶための手引きです。\n", "utf-8")
    return path


@pytest.mark.parametrize(
    ("kind", "message"),
    [
        ("cut-off", "this PDF is cut off: its end is missing; download it again"),
        ("scanned", "none of its 2 pages holds text: they are pictures, as a scanner makes them; get the publisher's"),
        ("empty", "the file is empty; download it again"),
        ("blank", "the file is empty; download it again"),
        ("archive", "this is neither PDF nor HTML nor text; save the document as one of the three"),
        ("binary", "the text is neither UTF-8 nor Shift_JIS; save it as UTF-8"),
        ("broken", "this PDF cannot be opened"),
        ("other", "this is not a rulebook of hololive: its terms are missing; name the right file"),
        ("no rules", "no clause was found in it; check that it is the whole document"),
        ("missing", "the file cannot be read (No such file or directory); name a readable file"),
    ],
)
def test_what_is_no_document_is_one_clear_error(tmp_path: Path, kind: str, message: str) -> None:
    path = damaged(tmp_path, kind)
    with pytest.raises(RulebookError) as error:
        read_document(path, "hololive")
    assert str(error.value).startswith(f"{path}: {message}")
    assert "\n" not in str(error.value)


def test_another_game_s_document_names_its_game(tmp_path: Path) -> None:
    document = replace(invented(Random(2), 10), game="gotoubun")
    with pytest.raises(RulebookError, match="not a rulebook of gotoubun, but one of hololive; read it with --game"):
        read_document(text_file(tmp_path / "rules.txt", plain(printed(document))), "gotoubun")


def test_an_unknown_game_is_told(tmp_path: Path) -> None:
    with pytest.raises(RulebookError, match='there is no game "holo"'):
        read_document(text_file(tmp_path / "rules.txt", "text"), "holo")


def test_an_entry_is_fingerprinted_with_the_items_it_lists() -> None:
    entry = DocumentEntry("1.1.1", False, "1.1", "line 1", "次の色です。", ("赤", "青"))
    assert entry.fingerprint == DocumentEntry("1.1.1", False, "1.1", "line 1", "次の色です。赤青").fingerprint


def test_a_definition_list_has_its_headings_though_the_outline_knows_their_texts_alone(tmp_path: Path) -> None:
    marks = [("lamp", "灯台は回ります。"), ("mill", "風車は回りません。")]
    (tmp_path / "lamps").mkdir()
    (tmp_path / "lamps" / "document.toml").write_text('style = "listed"\nterms = ["灯台"]\n', "utf-8")
    outline = [Landmark(id=name, title=name, opening=fingerprint_text(text).exact) for name, text in marks]
    (tmp_path / "lamps" / "outline.jsonl").write_text(render_records(outline), "utf-8")
    page = "".join(f"<dt>【{name}】</dt><dd>{text}<p>・一度です。</p></dd>" for name, text in marks)
    found = read_document(text_file(tmp_path / "rules.html", f"<html><dl>{page}</dl>"), "lamps", tmp_path)
    assert [(entry.number, entry.text) for entry in found.headings] == [("lamp", "【lamp】"), ("mill", "【mill】")]
    assert wordings(found) == {
        "lamp.1": "灯台は回ります。",
        "lamp.2": "一度です。",
        "mill.1": "風車は回りません。",
        "mill.2": "一度です。",
    }
    assert found.doubts == ()


@pytest.mark.parametrize(
    "changed", ["鍋・・・火にかける器。", "鍋・・・火にかける器。二つまで置く。", "鍋…火にかける器", "鍋：火にかける器"]
)
def test_a_definition_that_is_written_otherwise_stays_one_of_its_list(tmp_path: Path, changed: str) -> None:
    (tmp_path / "pots").mkdir()
    (tmp_path / "pots" / "document.toml").write_text('style = "listed"\nterms = ["鍋"]\n', "utf-8")
    outline = Landmark(id="pot", title="pot", opening=fingerprint_text("器は三つあります。").exact)
    (tmp_path / "pots" / "outline.jsonl").write_text(render_records([outline]), "utf-8")
    lines = ["器は三つあります。", "皿・・・平たい器", changed, "椀・・・深い器"]
    found = read_document(text_file(tmp_path / "rules.txt", "\n".join(lines) + "\n"), "pots", tmp_path)
    assert wordings(found) == {f"pot.{number}": text for number, text in enumerate(lines, 1)}
