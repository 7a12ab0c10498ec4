"""Editions are compared as they were made: against edits whose answers are known."""

from __future__ import annotations

import json
import os
from collections import Counter
from dataclasses import replace
from importlib import import_module
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from sample_rulebooks.editing import EDITS
from sample_rulebooks.heldout import Tally, compared, edited, held_out, wordless
from sample_rulebooks.invented import invented, plain, printed

from saitei.rulebooks.comparison import (
    ClauseChange,
    EditionComparison,
    check_changelog,
    compare_editions,
    with_successors,
)
from saitei.rulebooks.comparison.clause_changes import compare_entries
from saitei.rulebooks.comparison.compared_entries import ComparedEntry, list_compared_entries
from saitei.rulebooks.comparison.entry_matching import match_entries
from saitei.rulebooks.documents import Document, DocumentEntry, read_document
from saitei.rulebooks.documents.document_entries import ChangelogEntry, DocumentExample
from saitei.rulebooks.rulebook_errors import DocumentError

DOCUMENTS = os.environ.get("SAITEI_RULEBOOKS")
GAMES = ("digicharat", "gotoubun", "hololive", "osica", "wixoss")

published = pytest.mark.skipif(DOCUMENTS is None, reason="SAITEI_RULEBOOKS names no directory with the documents")


@pytest.mark.long_run
@pytest.mark.sampled(2)
@pytest.mark.parametrize("words", [True, False], ids=["words", "fingerprints"])
def test_editions_of_invented_rulebooks_are_told_as_they_were_made(words: bool) -> None:
    tally = Tally()
    for seed in range(8):
        edition, made = edited(invented(Random(seed), 150), seed, 20)
        tally.take(seed, edition, made, compared(edition, edition.rendered(), words=words))
    assert tally.share >= 0.99, tally.missed
    assert tally.beside == []
    assert tally.right["change a digit"] == tally.made["change a digit"]


@published
@pytest.mark.parametrize(("of_each_kind", "at_least"), [(4, 0.98), pytest.param(40, 0.99, marks=pytest.mark.slow)])
@pytest.mark.parametrize("words", [True, False], ids=["documents", "a ledger"])
@pytest.mark.parametrize("game", GAMES)
def test_made_editions_of_the_published_documents(game: str, words: bool, of_each_kind: int, at_least: float) -> None:
    document = read_document(Path(DOCUMENTS or "") / f"{game}.txt", game)
    tally = Tally()
    possible = {name for name in EDITS if not (name == "change a reference" and not document.numbered)}
    possible -= {"swap"} if game == "digicharat" else set()  # no two of its clauses are near-identical
    seed = 0
    while min(tally.made[name] for name in possible) < of_each_kind:
        seed += 1
        edition, made = held_out(document, seed)
        tally.take(seed, edition, made, compared(edition, edition.rendered(), words=words))
    assert tally.share >= at_least, tally.missed
    assert not [change for change in tally.digits if change.kind in {"unchanged", "moved"}]
    assert tally.beside == []


@published
def test_two_games_of_one_template_are_matched() -> None:
    home = Path(DOCUMENTS or "")
    gotoubun, hololive = (read_document(home / f"{game}.txt", game) for game in ("gotoubun", "hololive"))
    matched = compare_editions(gotoubun, hololive).changes_by_old_number()
    records = json.loads((home / "gotoubun.clauses.json").read_text("utf-8"))
    same = [
        (record["id"], record["counterpart"]["id"])
        for record in records
        if record["kind"] == "clause" and (record["counterpart"] or {}).get("relation") == "same"
    ]
    hits = [pair for pair in same if pair[1] in matched[pair[0]].new]
    assert len(hits) >= 0.9 * len(same)


def test_the_same_document_is_unchanged(tmp_path: Path) -> None:
    document = invented(Random(3), 100)
    path = tmp_path / "rules.txt"
    path.write_text(plain(printed(document)), "utf-8")
    comparison = compare_editions(document, read_document(path, "hololive"))
    assert {change.kind for change in (*comparison.clauses, *comparison.headings)} == {"unchanged"}


def edition(*clauses: tuple[str, str]) -> Document:
    headings = [DocumentEntry("1", True, None, "", "初め"), DocumentEntry("1.1", True, "1", "", "総則")]
    rest = [DocumentEntry(number, False, number.rpartition(".")[0], "", text) for number, text in clauses]
    return Document("hololive", "made", (*headings, *rest), numbered=True)


LAMP = "灯台は、親番の参加者が日が暮れたら回します。"
MILL = "風車は、子番の参加者が雨のときに限り伏せます。"
BELL = "鐘を鳴らします。"
CLOCK = "砂時計が落ちきったなら、司会者は鐘楼の鐘を鳴らします。"


@pytest.mark.parametrize(
    ("old", "new", "kinds"),
    [
        (
            [("1.1.1", LAMP), ("1.1.2", f"{MILL}(1.1.1)")],
            [("1.1.1", CLOCK), ("1.1.2", LAMP), ("1.1.3", f"{MILL}(1.1.2)")],
            {"1.1.1": "new", "1.1.2": "moved", "1.1.3": "moved"},
        ),
        (
            [("1.1.1", LAMP), ("1.1.2", CLOCK), ("1.1.3", f"{MILL}(1.1.1)")],
            [("1.1.1", LAMP), ("1.1.2", CLOCK), ("1.1.3", f"{MILL}(1.1.2)")],
            {"1.1.1": "unchanged", "1.1.2": "unchanged", "1.1.3": "reference-changed"},
        ),
        (
            [("1.1.1", LAMP), ("1.1.2", f"{MILL}(1.1.1)")],
            [("1.1.1", CLOCK), ("1.1.2", LAMP), ("1.1.3", f"{MILL}(1.1.1)")],
            {"1.1.1": "new", "1.1.2": "moved", "1.1.3": "reference-changed"},
        ),
        (
            [("1.1.1", LAMP), ("1.1.2", "8個です。")],
            [("1.1.1", LAMP), ("1.1.2", "7個です。")],
            {"1.1.1": "unchanged", "1.1.2": "reworded"},
        ),
        (
            [("1.1.1", "上限は1.5倍です。"), ("1.1.2", "(3)枚と10²と①です。")],
            [("1.1.1", "上限は2.5倍です。"), ("1.1.2", "(4)枚と10²と①です。")],
            {"1.1.1": "reworded", "1.1.2": "reworded"},
        ),
        (
            [("1.1.1", "「<灯台>」～風車、錨。"), ("1.1.2", f"{MILL}(1.1.1)")],
            [("1.1.1", "‘〈灯台〉’〜風車，錨。"), ("1.1.2", f"{MILL}(1.1.1)")],
            {"1.1.1": "typographic", "1.1.2": "unchanged"},
        ),
        (
            [("1.1.1", LAMP), ("1.1.2", MILL.replace("、", "，"))],
            [("1.1.1", CLOCK), ("1.1.2", LAMP), ("1.1.3", MILL)],
            {"1.1.1": "new", "1.1.2": "moved", "1.1.3": "typographic"},
        ),
        ([("1.1.1", LAMP + MILL)], [("1.1.1", LAMP), ("1.1.2", MILL)], {"1.1.1": "split", "1.1.2": "split"}),
        ([("1.1.1", LAMP), ("1.1.2", MILL)], [("1.1.1", LAMP + MILL)], {"1.1.1": "merged"}),
        ([("1.1.1", LAMP), ("1.1.2", MILL)], [("1.1.1", MILL), ("1.1.2", LAMP)], {"1.1.1": "moved", "1.1.2": "moved"}),
        (
            [("1.1.1", LAMP), ("1.1.2", f"{BELL}すべて済んだら進みます。")],
            [("1.1.1", CLOCK), ("1.1.2", BELL), ("1.1.3", LAMP), ("1.1.4", MILL)],
            {"1.1.1": "new", "1.1.2": "new", "1.1.3": "moved", "1.1.4": "new"},
        ),
    ],
    ids=[
        *("inserted", "reference", "stale reference", "digit", "numbers in the text", "marks", "marks moved", "split"),
        *("merged", "swapped", "same number, other place"),
    ],
)
@pytest.mark.parametrize("words", [True, False], ids=["words", "fingerprints"])
def test_what_a_change_is_called(
    old: list[tuple[str, str]], new: list[tuple[str, str]], kinds: dict[str, str], words: bool
) -> None:
    before = list_compared_entries(edition(*old))
    comparison = compare_entries(before if words else wordless(before), list_compared_entries(edition(*new)))
    assert {number: change.kind for number, change in comparison.changes_by_new_number().items()} == kinds


@pytest.mark.parametrize(
    ("example", "kind"),
    [
        (DocumentExample(CLOCK, "allowed"), "unchanged"),
        (DocumentExample(CLOCK, "denied"), "example-changed"),
        (DocumentExample(MILL, "allowed"), "example-changed"),
        (DocumentExample(CLOCK), "example-changed"),
        (None, "example-changed"),
    ],
    ids=["the same", "judged otherwise", "another", "no longer judged", "none"],
)
@pytest.mark.parametrize("words", [True, False], ids=["words", "fingerprints"])
def test_an_example_that_is_judged_belongs_to_the_rule(example: DocumentExample | None, kind: str, words: bool) -> None:
    before = list_compared_entries(with_example(DocumentExample(CLOCK, "allowed")))
    comparison = compare_entries(before if words else wordless(before), list_compared_entries(with_example(example)))
    assert [change.kind for change in comparison.clauses] == ["unchanged", kind]


@pytest.mark.parametrize("words", [True, False], ids=["words", "fingerprints"])
def test_an_example_that_nobody_judges_is_told_too(words: bool) -> None:
    before = list_compared_entries(with_example(DocumentExample(CLOCK)))
    before = before if words else wordless(before)
    for example, kind in (
        (DocumentExample(CLOCK), "unchanged"),
        (DocumentExample(MILL), "example-changed"),
        (None, "example-changed"),
    ):
        assert (
            compare_entries(before, list_compared_entries(with_example(example))).changes_by_old_number()["1.1.2"].kind
            == kind
        )


def with_example(shown: DocumentExample | None) -> Document:
    document = edition(("1.1.1", LAMP), ("1.1.2", MILL))
    *before, last = document.entries
    return replace(document, entries=(*before, replace(last, examples=(shown,) if shown else ())))


SENTENCES = [
    f"{who}{what}{deed}"
    for who in ("親番の参加者は", "司会者が合図をしたら、見学者は")
    for what in ("灯台を2個まで", "風車と錨を", "屋台の暖簾をすべて", "3枚の切符を")
    for deed in ("回します。", "伏せることができます。", "書き留め、次の参加者に渡します。")
]


@st.composite
def clauses_with_edits(draw: st.DrawFn) -> tuple[list[list[str]], list[list[str]]]:
    """Clauses as lists of sentences, and what became of them: sentences were moved, clauses cut, joined, lost."""
    sentence = st.sampled_from(SENTENCES)
    old = draw(st.lists(st.lists(sentence, min_size=1, max_size=4), min_size=1, max_size=8))
    new = [list(clause) for clause in old]
    for _ in range(draw(st.integers(0, 5))):
        at = draw(st.integers(0, max(0, len(new) - 1)))
        match draw(st.sampled_from(("move on", "move back", "cut", "join", "lose", "insert", "reword"))):
            case "move on" if at + 1 < len(new) and len(new[at]) > 1:
                new[at + 1].insert(0, new[at].pop())
            case "move back" if 0 < at < len(new) and len(new[at]) > 1:
                new[at - 1].append(new[at].pop(0))
            case "cut" if at < len(new) and len(new[at]) > 1:
                new[at : at + 1] = [new[at][:1], new[at][1:]]
            case "join" if at + 1 < len(new):
                new[at : at + 2] = [new[at] + new[at + 1]]
            case "lose" if len(new) > 1:
                del new[at]
            case "insert":
                new.insert(at, [draw(sentence)])
            case "reword" if at < len(new):
                new[at][0] = draw(sentence)
            case _:
                pass
    return old, new


@pytest.mark.long_run
@settings(max_examples=400, deadline=None)
@given(made=clauses_with_edits(), words=st.booleans())
def test_every_clause_of_either_edition_is_told_exactly_once(
    made: tuple[list[list[str]], list[list[str]]], words: bool
) -> None:
    old, new = (edition(*((f"1.1.{at}", "".join(clause)) for at, clause in enumerate(clauses, 1))) for clauses in made)
    before = list_compared_entries(old)
    comparison = compare_entries(before if words else wordless(before), list_compared_entries(new))
    for document, side in ((old, "old"), (new, "new")):
        told = [number for change in comparison.clauses for number in getattr(change, side)]
        assert sorted(told) == sorted(entry.number for entry in document.clauses)
    assert all(change.old or change.new for change in comparison.clauses)
    texts = {entry.number: entry.text for entry in old.clauses}
    after = Counter(entry.text for entry in new.clauses)
    gone = Counter(texts[number] for change in comparison.clauses if change.kind == "gone" for number in change.old)
    kept = Counter(texts.values()) - gone
    assert all(kept[text] >= min(count, after[text]) for text, count in Counter(texts.values()).items())


@st.composite
def mangled(draw: st.DrawFn) -> str:
    """The text of a rulebook in which lines were lost, doubled, cut, joined, swapped, or came from elsewhere."""
    lines = printed(invented(Random(draw(st.integers(0, 3))), 25))
    for _ in range(draw(st.integers(0, 8))):
        at = draw(st.integers(0, max(0, len(lines) - 2)))
        match draw(st.sampled_from(("lose", "double", "cut", "join", "swap", "elsewhere", "end"))):
            case "lose" if len(lines) > 2:
                del lines[at]
            case "double" if lines:
                lines.insert(at, lines[at])
            case "cut" if lines:
                lines[at] = lines[at][: draw(st.integers(0, len(lines[at])))]
            case "join" if at + 1 < len(lines):
                lines[at : at + 2] = [lines[at] + lines[at + 1]]
            case "swap" if at + 1 < len(lines):
                lines[at], lines[at + 1] = lines[at + 1], lines[at]
            case "elsewhere":
                lines.insert(
                    at, draw(st.one_of(st.text(max_size=20), st.from_regex(r"\A[1-9](\.[0-9]{1,3}){0,3} .{0,9}\Z")))
                )
            case "end" if at > 2:
                del lines[at:]
            case _:
                pass
    return plain(lines)


@pytest.mark.very_long_run
@settings(max_examples=150, deadline=None)
@given(texts=st.tuples(mangled(), mangled()), words=st.booleans())
def test_mangled_editions_are_told_exactly_once_or_are_one_clear_error(texts: tuple[str, str], words: bool) -> None:
    sides: list[Document] = []
    with TemporaryDirectory() as home:
        for text in texts:
            path = Path(home) / "rules.txt"
            path.write_text(text, "utf-8", errors="replace")
            try:
                sides.append(read_document(path, "hololive"))
            except DocumentError as error:
                assert str(error).startswith(f"{path}: ")
                return
    before = list_compared_entries(sides[0])
    comparison = compare_entries(before if words else wordless(before), list_compared_entries(sides[1]))
    for document, side in zip(sides, ("old", "new"), strict=True):
        for told, entries in ((comparison.clauses, document.clauses), (comparison.headings, document.headings)):
            numbers = [number for change in told for number in getattr(change, side)]
            assert sorted(numbers) == sorted(entry.number for entry in entries)


@pytest.mark.parametrize("words", [True, False], ids=["words", "fingerprints"])
@pytest.mark.parametrize("back", [False, True], ids=["to the next clause", "to the clause before"])
def test_a_sentence_that_moves_to_a_neighbour_changes_both(words: bool, back: bool) -> None:
    apart, together = [("1.1.1", LAMP + CLOCK), ("1.1.2", MILL)], [("1.1.1", LAMP), ("1.1.2", CLOCK + MILL)]
    old, new = (together, apart) if back else (apart, together)
    before = list_compared_entries(edition(*old))
    comparison = compare_entries(before if words else wordless(before), list_compared_entries(edition(*new)))
    assert {number: change.kind for number, change in comparison.changes_by_old_number().items()} == {
        "1.1.1": "reworded",
        "1.1.2": "reworded",
    }


SQUARE = "広場では、親番の参加者が石畳と水路を順に数え直し、次の参加者に渡します。"
TWINS = [f"灯台のある{SQUARE}", f"同様に、灯台のない{SQUARE}", f"空いている{SQUARE}"]


@pytest.mark.parametrize("words", [True, False], ids=["words", "fingerprints"])
@pytest.mark.parametrize(
    ("old", "new", "kinds"),
    [
        ([TWINS[0] + TWINS[1], TWINS[2]], [TWINS[0], TWINS[1] + TWINS[2]], ["reworded", "reworded"]),
        ([TWINS[0], f"非{TWINS[0]}", CLOCK], [f"{TWINS[0]}非{TWINS[0]}", CLOCK], ["merged", "merged", "moved"]),
        ([f"{TWINS[0]}非{TWINS[0]}", CLOCK], [TWINS[0], f"非{TWINS[0]}", CLOCK], ["split", "moved"]),
    ],
    ids=["a sentence moves", "merged", "split"],
)
def test_clauses_that_say_nearly_the_same_are_told_apart(
    old: list[str], new: list[str], kinds: list[str], words: bool
) -> None:
    before, after = (edition(*((f"1.1.{at}", text) for at, text in enumerate(side, 1))) for side in (old, new))
    mine = list_compared_entries(before)
    comparison = compare_entries(mine if words else wordless(mine), list_compared_entries(after))
    told = comparison.changes_by_old_number()
    assert [told[entry.number].kind for entry in before.clauses] == kinds


def test_a_comparison_that_loses_a_clause_is_an_error(monkeypatch: pytest.MonkeyPatch) -> None:
    def forgetful(old: tuple[ComparedEntry, ...], new: tuple[ComparedEntry, ...]) -> object:
        found = match_entries(old, new)
        found.splits[2] = [2, 3]
        return found

    monkeypatch.setattr(import_module("saitei.rulebooks.comparison.clause_changes"), "match_entries", forgetful)
    made = edition(("1.1.1", LAMP), ("1.1.2", MILL))
    with pytest.raises(RuntimeError, match="does not account exactly once for 1.1.2"):
        compare_editions(made, made)


def test_an_entry_of_the_list_is_about_the_phrase_that_it_quotes() -> None:
    added = [("1.1.98", "‘色の一つ’とは、赤か青です。"), ("1.1.99", "錨が‘二度回せる’なら、それを二度回します。")]
    log = (
        "「色の一つ」を加えました。",
        "『赤い石畳』の頁で、「二度回せる」を直しました。",
        "「参加者」の項です。",
    )
    new = listing(*LAMPS, *added, log=log)
    found = check_changelog(compare_editions(edition(*LAMPS), new), new)
    assert found
    about = [[number for change in each.changes for number in change.new] for each in found.announcements]
    assert about == [["1.1.98"], ["1.1.99"], []]


def test_a_clause_that_is_gone_stands_where_it_stood() -> None:
    old = edition(("1.1.1", LAMP), ("1.1.2", CLOCK), ("1.1.3", MILL))
    comparison = compare_editions(old, edition(("1.1.1", LAMP), ("1.1.2", MILL)))
    assert [(change.kind, change.old) for change in comparison.clauses] == [
        ("unchanged", ("1.1.1",)),
        ("gone", ("1.1.2",)),
        ("moved", ("1.1.3",)),
    ]


@pytest.mark.parametrize(
    ("reference", "touched"), [("(1.1.1)", ()), ("(1.1.2)", ("1.1.2",)), ("1.1.1～1.1.3", ("1.1.2",))]
)
def test_the_same_words_may_refer_to_what_changed(reference: str, touched: tuple[str, ...]) -> None:
    tail = [("1.1.3", CLOCK), ("1.1.4", f"鳥籠を返します{reference}。")]
    old = edition(("1.1.1", LAMP), ("1.1.2", MILL), *tail)
    new = edition(("1.1.1", LAMP), ("1.1.2", MILL.replace("伏せ", "並べ")), *tail)
    change = compare_editions(old, new).changes_by_old_number()["1.1.4"]
    assert (change.kind, change.refers_to) == ("unchanged", touched)


def listing(*entries: tuple[str, str], log: tuple[str, ...]) -> Document:
    return replace(
        edition(*entries), announced=tuple(ChangelogEntry(text, f"line {at}") for at, text in enumerate(log, 1))
    )


LAMPS = [(f"1.1.{at}", f"{word}を返します。") for at, word in enumerate(SENTENCES, 1)]


def test_the_publisher_s_list_is_held_against_what_changed() -> None:
    old = edition(*LAMPS, ("1.1.98", CLOCK), ("1.1.99", "操車場を掃きます。"))
    log = (
        "砂時計の扱いを変更しました。",
        "転車台を追加しました。",
        "1.1.2を変更しました。",
        "1.1.3を変更しました。",
        "参加者です。",
    )
    changed = ("1.1.2", "飛行船は、見学者が数え直します。")
    new = listing(
        LAMPS[0],
        changed,
        *LAMPS[2:],
        ("1.1.98", CLOCK.replace("鳴ら", "磨き")),
        ("1.1.99", "操車場を磨きます。"),
        log=log,
    )
    comparison = compare_editions(old, new)
    found = check_changelog(comparison, new)
    assert found
    about = [[number for change in each.changes for number in change.new] for each in found.announcements]
    assert about == [["1.1.98"], [], ["1.1.2"], [], []]
    assert [each.vague for each in found.announcements] == [False, True, False, False, True]
    assert [change.new for change in found.unannounced] == [("1.1.99",)]
    assert check_changelog(comparison, edition(*LAMPS)) is None


def test_a_clause_that_seems_gone_may_have_become_part_of_another() -> None:
    gone, kept = ClauseChange("gone", ("1.2",), (), 0.0), ClauseChange("reworded", ("1.1",), ("1.1",), 0.8)
    new = ClauseChange("new", (), ("1.3",), 0.0)
    comparison = EditionComparison((kept, gone, new), ())
    merged = with_successors(comparison, {"1.2": "1.1"})
    assert [(each.kind, each.old, each.new) for each in merged.clauses] == [
        ("merged", ("1.1", "1.2"), ("1.1",)),
        ("new", (), ("1.3",)),
    ]
    moved = with_successors(comparison, {"1.2": "1.3"})
    assert [(each.kind, each.old) for each in moved.clauses] == [("reworded", ("1.1",)), ("moved-reworded", ("1.2",))]
    for wrong, message in (({"1.1": "1.3"}, "the clause 1.1 is not gone"), ({"1.2": "9"}, "has no clause 9")):
        with pytest.raises(ValueError, match=message):
            with_successors(comparison, wrong)
