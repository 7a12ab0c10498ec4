"""Each game's ledger is whole, and a damaged one says where and how to mend it."""

import datetime
import json
import os
import re
import shutil
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from saitei import rulebooks
from saitei.rulebooks import fingerprint_text, load_ledger
from saitei.rulebooks.ledger import ROOT, UNTITLED

DOCUMENTS = os.environ.get("SAITEI_RULEBOOKS")

NUMBERED_HEADING = r"^\d+(-\d+)*[::/]|^\d+(-\d+)+"
"""Where an inventory has the printed number in the text of a heading."""

# chapter: behavioural, definitional, non-game
COUNTS = {
    "digicharat": {
        "3": (0, 1, 2),
        "3-1": (3, 0, 0),
        "3-2": (6, 0, 0),
        "3-3": (3, 0, 0),
        "3-4": (15, 0, 0),
        "3-5": (9, 0, 0),
        "3-6": (2, 0, 0),
        "3-7": (3, 1, 0),
        "3-8": (6, 0, 0),
        "3-9": (4, 3, 0),
        "3-10": (2, 0, 0),
    },
    "gotoubun": {
        "1": (20, 1, 0),
        "2": (6, 23, 6),
        "3": (1, 6, 0),
        "4": (44, 25, 1),
        "5": (24, 2, 1),
        "6": (21, 1, 0),
        "7": (12, 1, 0),
        "8": (11, 0, 0),
        "9": (24, 1, 0),
        "10": (81, 25, 0),
        "11": (7, 1, 0),
        "12": (21, 21, 0),
        "13": (3, 1, 0),
    },
    "hololive": {
        "1": (23, 1, 0),
        "2": (8, 28, 4),
        "3": (1, 7, 0),
        "4": (41, 34, 3),
        "5": (76, 5, 0),
        "6": (33, 1, 0),
        "7": (33, 1, 0),
        "8": (28, 0, 0),
        "9": (9, 0, 0),
        "10": (84, 29, 0),
        "11": (15, 1, 0),
        "12": (22, 5, 0),
        "13": (2, 7, 0),
        "14": (3, 1, 0),
    },
    "osica": {
        "goal": (6, 0, 0),
        "setup": (7, 2, 15),
        "zones": (51, 10, 1),
        "flow": (74, 1, 0),
        "text": (77, 14, 0),
        "special": (5, 0, 0),
    },
    "wixoss": {
        "current": (363, 111, 8),
        "legacy": (132, 19, 2),
    },
}

# clauses, headings, leaves
SIZES = {
    "digicharat": (60, 27, 56),
    "gotoubun": (391, 95, 302),
    "hololive": (505, 123, 405),
    "osica": (263, 53, 263),
    "wixoss": (635, 146, 635),
}

UNNUMBERED = {"osica", "wixoss"}
"""The games whose documents print no numbers."""

UNLISTED = {"wixoss": "current"}
"""The heading of a chapter that the game's inventory knows as a chapter alone."""

INVENTORIED = {"hololive": "1.7.0"}
"""The edition of a game's inventory, if it is not the default one."""

every_game = pytest.mark.parametrize("game", rulebooks.games_with_rulebook())


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """A directory of rulebooks of its own, holding hololive, to damage."""
    shutil.copytree(ROOT / "hololive", tmp_path / "hololive")
    return tmp_path


def change_line(path: Path, line: int, **fields: object) -> None:
    """Sets fields of one line (1 is the first) of a ledger file."""
    lines = path.read_text("utf-8").splitlines()
    lines[line - 1] = json.dumps(json.loads(lines[line - 1]) | fields)
    path.write_text("\n".join(lines) + "\n", "utf-8")


def test_games_are_found_by_looking(tmp_path: Path) -> None:
    assert set(COUNTS) <= set(rulebooks.games_with_rulebook())
    (tmp_path / "chess").mkdir()
    (tmp_path / "chess" / "game.toml").touch()
    (tmp_path / "notes").mkdir()
    assert rulebooks.games_with_rulebook(tmp_path) == ("chess",)


@every_game
def test_every_edition_of_every_game_loads(game: str) -> None:
    for edition in rulebooks.list_editions(game):
        ledger = load_ledger(game, edition)
        assert (ledger.game, ledger.edition) == (game, edition)
        assert not {clause.title for clause in (*ledger, *ledger.headings)} & {"", UNTITLED}
        assert all(clause.exempt for clause in ledger if clause.kind == "non-game")


def test_default_edition() -> None:
    ledger = load_ledger("hololive")
    assert ledger is load_ledger("hololive", "1.9.0")
    assert ledger.name == "hololive OFFICIAL CARD GAME"
    assert ledger.date == datetime.date(2026, 6, 12)
    assert ledger.players == 2


@pytest.mark.parametrize("game", COUNTS)
def test_counts_by_class_and_chapter(game: str) -> None:
    ledger = load_ledger(game)
    count = Counter((ledger.chapter_of(clause.id), clause.kind) for clause in ledger)
    found = {
        chapter: tuple(count[chapter, kind] for kind in ("behavioural", "definitional", "non-game"))
        for chapter in dict.fromkeys(chapter for chapter, _ in count)
    }
    assert found == COUNTS[game]
    assert list(found) == list(COUNTS[game])
    assert (len(ledger), len(ledger.headings), sum(clause.leaf for clause in ledger)) == SIZES[game]


@pytest.mark.parametrize("game", sorted({*rulebooks.games_with_rulebook()} - UNNUMBERED))
def test_document_order(game: str) -> None:
    ledger = load_ledger(game)
    for entries in (ledger.clauses, ledger.headings):
        numbers = [getattr(entry, "intended", None) or entry.id for entry in entries]
        assert numbers == sorted(numbers, key=_counted)
        assert len(set(numbers)) == len(numbers)


def _counted(number: str) -> list[tuple[int, int, str]]:
    """The parts of a printed number, as they are counted: 10 after 9, a bullet or a note after its clause."""
    return [(0, int(part), "") if part.isdecimal() else (1, 0, part) for part in re.findall(r"\d+|[^\d.]+", number)]


@every_game
def test_the_order_is_that_of_the_document(game: str) -> None:
    ledger = load_ledger(game)
    places = [ledger.document_order(clause.id) for clause in ledger]
    assert places == sorted(places)
    for heading in ledger.headings:
        under = [clause.id for clause in ledger.section_clauses(heading.id)]
        assert all(ledger.document_order(heading.id) < ledger.document_order(id) for id in under)
    assert ledger.document_order("nowhere.1") > places[-1]


@pytest.mark.parametrize(
    "id", ["10.8.3.2", "8.3.2-b1", "3-9.2.n1", "rule-process.a3", "cheer-zone.a1.1", "win.d1", "601.2a"]
)
def test_what_can_be_a_clauses_id(id: str) -> None:
    assert re.fullmatch(rulebooks.ID, id)


@pytest.mark.parametrize("word", ["win", "ten", "e.g", "noqa:", "a..1", ".1", "1.", "1.2,"])
def test_what_can_be_none(word: str) -> None:
    assert not re.fullmatch(rulebooks.ID, word)


@every_game
def test_leaves_are_those_with_nothing_under_them(game: str) -> None:
    ledger = load_ledger(game)
    above = {clause.parent for clause in ledger}
    assert all(clause.leaf == (clause.id not in above) for clause in ledger)


@every_game
def test_references_exist_or_a_reading_says_which_are_meant(game: str) -> None:
    ledger = load_ledger(game)
    numbers = {entry.id for entry in (*ledger.clauses, *ledger.headings)}
    dangling = {clause.id for clause in ledger if not numbers.issuperset(clause.references)}
    told = {reading.clauses[0] for reading in ledger.readings if reading.kind == "reference"}
    assert dangling <= told


def test_of_a_range_of_references_the_two_ends_are_kept() -> None:
    assert load_ledger("hololive")["10.10.1.5"].references == ("10.10.1.1", "10.10.1.4")


def test_misprinted_number_keeps_its_print_and_its_place() -> None:
    ledger = load_ledger("hololive", "1.7.0")
    assert ledger["10.1.1.1.2"].intended == "10.1.1.2"
    assert [above.id for above in ledger.parents_of("10.1.1.2.3")] == ["10", "10.1", "10.1.1", "10.1.1.1.2"]
    assert "10.1.1.2" not in ledger


def test_section() -> None:
    ledger = load_ledger("hololive")
    assert [clause.id for clause in ledger.section_clauses("8.3.2")] == [
        "8.3.2",
        "8.3.2-b1",
        "8.3.2-b2",
        "8.3.2-b3",
    ]
    assert [clause.id for clause in ledger.section_clauses("8.5")] == ["8.5.1", "8.5.1.1", "8.5.1.2"]
    assert ledger.heading_by_id("8.5").title == "Play oshi skills"


@pytest.mark.parametrize(
    ("game", "own"),
    [
        ("digicharat", {"D": 23}),
        ("gotoubun", {"G": 36, "S": 11}),
        ("hololive", {"H": 71, "S": 9}),
        ("osica", {"O": 31}),
        ("wixoss", {"W": 57}),
    ],
)
def test_every_defect_of_a_document_has_a_reading(game: str, own: dict[str, int]) -> None:
    assert Counter(reading.id[0] for reading in load_ledger(game).readings) == own


@every_game
def test_chapters_and_sections_are_headings_above_a_clause(game: str) -> None:
    ledger = load_ledger(game)
    headings = [heading.id for heading in ledger.headings]
    for clause in ledger:
        above = [entry.id for entry in ledger.parents_of(clause.id) if entry.id in headings]
        chapter, section = ledger.chapter_of(clause.id), ledger.section_of(clause.id)
        assert section == above[-1]
        assert chapter in above
        assert clause in ledger.section_clauses(section)


@pytest.mark.parametrize(
    ("game", "number", "chapter", "section"),
    [
        ("digicharat", "3-4-2.3.n1", "3-4", "3-4-2"),
        ("digicharat", "3-4", "3-4", "3-4"),
        ("digicharat", "3-5.1", "3-5", "3-5"),
        ("digicharat", "3.1", "3", "3"),
        ("hololive", "8.3.2-b1", "8", "8.3"),
        ("hololive", "10.1.1.2.3", "10", "10.1"),
        ("hololive", "10", "10", "10"),
    ],
)
def test_chapter_and_section(game: str, number: str, chapter: str, section: str) -> None:
    ledger = load_ledger(game)
    assert (ledger.chapter_of(number), ledger.section_of(number)) == (chapter, section)


def test_an_edition_of_no_stated_day() -> None:
    ledger = load_ledger("digicharat")
    assert (ledger.edition, ledger.date) == ("undated", None)


def test_what_needs_no_scenario_is_not_about_play() -> None:
    assert [clause.id for clause in load_ledger("digicharat") if clause.exempt] == ["3.1", "3.3"]


def test_worked_examples() -> None:
    ledger = load_ledger("digicharat")
    assert [example.verdict for example in ledger["3-1-1.1"].examples] == ["denied", "allowed", "denied"]
    assert ledger.example_verdicts["3-1-1.1/e2"] == "allowed"
    assert list(ledger.example_verdicts)[:4] == ["3-1-1.1/e1", "3-1-1.1/e2", "3-1-1.1/e3", "3-1-2.1/e1"]
    assert Counter(ledger.example_verdicts.values()) == {"allowed": 16, "denied": 15}
    assert not load_ledger("hololive").example_verdicts


def test_assumptions() -> None:
    ledger = load_ledger("digicharat")
    assert [assumption.id for assumption in ledger.assumptions] == [f"DA-{number}" for number in range(1, 18)]
    assert ledger.assumption_by_id("DA-7").ours == "both-deal"
    assert not load_ledger("hololive").assumptions


def test_a_clause_that_a_reading_or_an_assumption_mentions_is_there() -> None:
    ledger = load_ledger("digicharat")
    said = [assumption.why for assumption in ledger.assumptions] + [reading.why for reading in ledger.readings]
    mentioned = {number for text in said for number in re.findall(r"\d+(?:[-.]\d+){2,}(?:\.n\d+|-b\d+)?", text)}
    assert mentioned
    assert mentioned <= set(ledger.entry_ids)


def test_readings() -> None:
    ledger = load_ledger("hololive")
    assert ledger.reading_by_id("H-11").ours == "separate"
    assert ledger.reading_by_id("H-11").is_contested
    assert not ledger.reading_by_id("H-03").is_contested
    assert [reading.id for reading in ledger.readings_of("13.2.2")] == ["H-22"]


def test_nothing_is_in_japanese_but_the_marks_by_which_a_document_is_read() -> None:
    for path in (path for home in ROOT.glob("*/document.toml") for path in home.parent.iterdir() if path.is_file()):
        if path.name != "document.toml":
            assert path.read_text("utf-8").isascii(), path
            continue
        phrases = re.findall(r"[\u3040-\u9fff]+", path.read_text("utf-8"))
        assert max(map(len, phrases)) <= 15, f"{path} holds more than names and marks"


@pytest.mark.parametrize(
    ("action", "error", "says"),
    [
        (lambda: load_ledger("hololiev"), rulebooks.UnknownGame, 'did you mean "hololive"?'),
        (lambda: load_ledger("hololive", "1.7.1"), rulebooks.UnknownEdition, 'did you mean "1.7.0"?'),
        (lambda: load_ledger("hololive")["10.6.3.22"], rulebooks.UnknownClause, 'the nearest is "10.6.3.2"'),
        (
            lambda: load_ledger("hololive")["10.6"],
            rulebooks.UnknownClause,
            'in hololive 1.9.0; the nearest is "10.6.1"',
        ),
        (lambda: load_ledger("hololive").section_clauses("99"), rulebooks.UnknownClause, 'no clause "99"'),
        (lambda: load_ledger("hololive").heading_by_id("10.66"), rulebooks.UnknownClause, 'the nearest is "10.6"'),
        (lambda: load_ledger("hololive").reading_by_id("H-99"), rulebooks.UnknownReading, 'no reading "H-99"'),
        (
            lambda: load_ledger("digicharat").assumption_by_id("DA-71"),
            rulebooks.UnknownAssumption,
            'did you mean "DA-7"?',
        ),
        (lambda: load_ledger("digicharat").assumption_by_id("DA-99"), rulebooks.UnknownAssumption, "DA-"),
        (lambda: load_ledger("digicharat")["3-4-2.33"], rulebooks.UnknownClause, 'the nearest is "3-4-2.3"'),
        (lambda: load_ledger("hololive").section_of("10.6.3.22"), rulebooks.UnknownClause, 'the nearest is "10.6.3.2"'),
        (lambda: load_ledger("hololive").chapter_of("99"), rulebooks.UnknownClause, 'no clause "99"'),
    ],
)
def test_unknown_names_suggest_the_nearest(action: Any, error: type[Exception], says: str) -> None:
    with pytest.raises(error) as caught:
        action()
    assert says in str(caught.value)
    assert isinstance(caught.value, rulebooks.RulebookError)


@pytest.mark.parametrize(
    ("line", "fields", "says"),
    [
        (3, {"class": "odd"}, "Invalid enum value 'odd' - at `$.class`"),
        (4, {"exact": "xyz"}, "`$.exact`"),
        (5, {"text": "..."}, "unknown field `text`"),
        (9, {"id": "1.2.1"}, "the id 1.2.1 is already on line 2"),
        (9, {"id": "1.2"}, "the id 1.2 is already among the headings"),
        (9, {"parent": "1.9"}, "has the parent 1.9, which does not come before it"),
    ],
)
def test_damaged_line_is_named(copy: Path, line: int, fields: dict[str, object], says: str) -> None:
    path = copy / "hololive" / "1.9.0.jsonl"
    change_line(path, line, **fields)
    with pytest.raises(rulebooks.LedgerError) as caught:
        load_ledger("hololive", root=copy)
    assert str(caught.value).startswith(f"{path}:{line}: ")
    assert says in str(caught.value)
    assert "restore" in str(caught.value) or "delete" in str(caught.value)


def test_cut_off_file_is_named(copy: Path) -> None:
    path = copy / "hololive" / "1.9.0.jsonl"
    path.write_bytes(path.read_bytes()[:1000])
    with pytest.raises(rulebooks.LedgerError, match=r"1\.9\.0\.jsonl:\d+: .*; restore that line"):
        load_ledger("hololive", root=copy)


def test_missing_file_is_named(copy: Path) -> None:
    (copy / "hololive" / "1.9.0.headings.jsonl").unlink()
    with pytest.raises(rulebooks.LedgerError, match=r"1\.9\.0\.headings\.jsonl: the file does not exist; restore"):
        load_ledger("hololive", root=copy)


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        (
            'default = "1.9.0"',
            'default = "1.8.0"',
            'the default edition "1.8.0" is not among the editions; name one of',
        ),
        ("players = 2", "players = 0", "`$.players`"),
        ("players = 2", "players = ", "correct it there"),
    ],
)
def test_damaged_game_file_is_named(copy: Path, old: str, new: str, says: str) -> None:
    path = copy / "hololive" / "game.toml"
    path.write_text(path.read_text("utf-8").replace(old, new), "utf-8")
    with pytest.raises(rulebooks.LedgerError) as caught:
        load_ledger("hololive", root=copy)
    assert str(path) in str(caught.value)
    assert says in str(caught.value)


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        (
            'ours = "separate"',
            'ours = "both"',
            'the option "both" of reading H-11 does not exist; name one of: separate, shared',
        ),
        ('id = "H-12"', 'id = "H-11"', "reading H-11 is defined twice"),
        (
            'clauses = ["8.5.1.1",',
            'clauses = ["8.5.1.9",',
            "reading H-11 names 8.5.1.9, which the edition lacks",
        ),
        ('ours = "separate"', "ours = 1", "Expected `str`, got `int`"),
        ('ours = "separate"', "ours =", "Invalid value"),
        ('id = "shared"', 'id = "separate"', "two options with the same id"),
    ],
)
def test_damaged_reading_is_named(copy: Path, old: str, new: str, says: str) -> None:
    path = copy / "hololive" / "readings.toml"
    path.write_text(path.read_text("utf-8").replace(old, new), "utf-8")
    with pytest.raises(rulebooks.LedgerError, match=r"readings\.toml:\d+: ") as caught:
        load_ledger("hololive", root=copy)
    assert says in str(caught.value)


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        ('id = "DA-2"', 'id = "DA-1"', "assumption DA-1 is defined twice; delete one of the two"),
        ('ours = "forty"', "ours = 40", "Expected `str`, got `int`"),
        ('ours = "forty"', "ours =", "Invalid value"),
        ('ours = "forty"', 'our = "forty"', "unknown field `our`"),
        ("[[assumption]]", "[[asumption]]", "unknown field `asumption`"),
    ],
)
def test_damaged_assumption_is_named(tmp_path: Path, old: str, new: str, says: str) -> None:
    shutil.copytree(ROOT / "digicharat", tmp_path / "digicharat")
    path = tmp_path / "digicharat" / "assumptions.toml"
    path.write_text(path.read_text("utf-8").replace(old, new, 1), "utf-8")
    with pytest.raises(rulebooks.LedgerError, match=r"assumptions\.toml:") as caught:
        load_ledger("digicharat", root=tmp_path)
    assert says in str(caught.value)


@pytest.mark.parametrize("examples", ["allowed", [{"verdict": "odd", "exact": "0" * 16}], [{"verdict": "allowed"}]])
def test_an_example_is_allowed_or_denied(copy: Path, examples: object) -> None:
    change_line(copy / "hololive" / "1.9.0.jsonl", 3, examples=examples)
    with pytest.raises(rulebooks.LedgerError, match=r"jsonl:3: .*\$\.examples"):
        load_ledger("hololive", root=copy)


@every_game
@pytest.mark.parametrize("kind", ["clauses", "headings"])
def test_rendering_gives_the_file_back(game: str, kind: str) -> None:
    ledger = load_ledger(game)
    path = ROOT / game / f"{ledger.edition}{'' if kind == 'clauses' else '.headings'}.jsonl"
    assert rulebooks.render_records(getattr(ledger, kind)) == path.read_text("utf-8")


@pytest.mark.skipif(DOCUMENTS is None, reason="SAITEI_RULEBOOKS names no directory with the documents")
@every_game
def test_ledger_agrees_with_the_document(game: str) -> None:
    assert DOCUMENTS is not None
    records = json.loads((Path(DOCUMENTS) / f"{game}.clauses.json").read_text("utf-8"))
    ledger = load_ledger(game, INVENTORIED.get(game))
    assert [record["id"] for record in records if record["class"]] == [clause.id for clause in ledger]
    headings = [record["id"] for record in records if not record["class"]]
    chapter = UNLISTED.get(game)
    assert headings == [heading.id for heading in ledger.headings if heading.id != chapter]
    for record in records:
        entry = ledger[record["id"]] if record["class"] else ledger.heading_by_id(record["id"])
        text = record["text"] if record["class"] else re.sub(NUMBERED_HEADING, "", record["text"])
        expected = fingerprint_text(text + "".join(record["items"]))
        assert (entry.exact, entry.masked, entry.sketch) == (expected.exact, expected.masked, expected.sketch)
        above = record["chapter"] if chapter and record["id"] != record["chapter"] else None
        assert entry.parent == (record["parent"] or above)
        if record["class"]:
            judged = [
                (example["verdict"], fingerprint_text(example["text"]).exact)
                for example in record["examples"]
                if example["verdict"]
            ]
            assert [(example.verdict, example.exact) for example in ledger[record["id"]].examples] == judged
