"""`saitei cite`: citations in a project's files are held against a ledger, and follow it to a new edition."""

from __future__ import annotations

import json
import os
import stat
from collections.abc import Callable
from pathlib import Path

import pytest

from saitei.harness.base.command_errors import WrongUse
from saitei.harness.commands.cli import main
from saitei.harness.rulebook.citation_search import CitedText, compile_patterns, rewrite_citations, search_citations
from saitei.rulebooks import LedgerError, load_ledger
from saitei.rulebooks.comparison import compare_editions
from saitei.rulebooks.documents import load_document_ledger, load_form_file, read_document

Saitei = Callable[..., tuple[int, str, str]]

FORM = """\
style = "numbered"
headings = 2
terms = ["pebble", "basket"]
version = 'Version ([0-9.]+)'
"""

OLD = """\
Version 1.0

1. Pebbles
1.1. The basket
1.1.1. The eldest player hides one pebble under the basket before anybody speaks.
1.1.2. Each guest then names a colour, beginning with the guest who arrived last.
1.1.3. A guest who names the colour of the hidden pebble keeps it until sunset.
1.1.4. Whoever sneezes loses every pebble at once.
1.2. The river
1.2.1. Wet pebbles count twice when the lanterns are lit.
1.2.2. The ferry carries at most three guests, and each of them pays with one pebble of the colour 1.1.2 names.
1.2.3. The bell is rung.
1.3. The hill
1.3.1. The bell is rung.
1.3.2. Goats may be fed with grey pebbles only.
"""

NEW = """\
Version 2.0

1. Pebbles
1.1. The basket
1.1.1. The eldest player hides one pebble under the basket before anybody speaks.
1.1.2. Before the first guest speaks, a candle is placed on the table and stays there.
1.1.3. Each guest then names a colour, beginning with the guest who arrived last.
1.1.4. A guest who names the colour of the hidden pebble keeps it until sunset.
1.2. The river
1.2.1. Wet pebbles count three times when the lanterns are lit, unless it rains.
1.2.2. The ferry carries at most three guests, and each of them pays with one pebble of the colour 1.1.3 names.
1.2.3. The bell is rung.
1.3. The hills
1.3.1. Everybody climbs in silence.
1.3.2. The bell is rung.
1.3.3. Goats may be fed with grey pebbles only.
"""

PATTERN = r'cite\(\s*"(?P<clause>[^"]+)"(?:,\s*"(?P<fingerprint>[^"]*)")?'


@pytest.fixture
def saitei(monkeypatch, capsys, tmp_path) -> Saitei:
    """Runs a command in a directory with two ledgers of one game: exit code, standard output, standard error."""
    monkeypatch.chdir(tmp_path)

    def run(*words: str) -> tuple[int, str, str]:
        monkeypatch.setattr("sys.argv", ["saitei", *words])
        code = main()
        said = capsys.readouterr()
        return code, said.out, said.err

    home = tmp_path / "rules"
    home.mkdir()
    (home / "form.toml").write_text(FORM, "utf-8")
    for name, text in (("old", OLD), ("new", NEW)):
        (home / f"{name}.txt").write_text(text, "utf-8")
        words = ("--form", "rules/form.toml", "--game", "pebbles", "--ledger", f"rules/{name}.jsonl")
        code, _, said = run("rulebook", "read", f"rules/{name}.txt", *words)
        assert code == 0, said
    return run


@pytest.fixture
def check(saitei: Saitei) -> Saitei:
    """`saitei cite check src` by the old edition."""
    Path("src").mkdir()
    return lambda *words: saitei("cite", "check", "src", "--pattern", PATTERN, "--rulebook", "rules/old.jsonl", *words)


@pytest.fixture
def follow(saitei: Saitei) -> Saitei:
    """`saitei cite check src` by the new edition, of citations of the old one."""
    Path("src").mkdir()
    sides = ("--rulebook", "rules/new.jsonl", "--since", "rules/old.jsonl")
    return lambda *words: saitei("cite", "check", "src", "--pattern", PATTERN, *sides, *words)


def write(name: str, *citations: str) -> Path:
    path = Path("src") / name
    path.write_text("".join(f"cite({citation});\n" for citation in citations), "utf-8")
    return path


def fingerprint(edition: str, number: str) -> str:
    entries = load_document_ledger(Path(f"rules/{edition}.jsonl")).entries
    return next(entry.exact for entry in entries if entry.number == number)


# --- the ledger of a document ----------------------------------------------------------------------


def test_a_ledger_has_the_fingerprints_of_its_document_and_none_of_its_words(saitei: Saitei) -> None:
    document = read_document(Path("rules/old.txt"), "pebbles", form=load_form_file(Path("rules/form.toml")))
    ledger = load_document_ledger(Path("rules/old.jsonl"))
    assert (ledger.game, ledger.version, ledger.date) == ("pebbles", "1.0", None)
    read = [(entry.number, entry.heading, entry.parent, entry.fingerprint.exact) for entry in document.entries]
    assert [(entry.number, entry.heading, entry.parent, entry.exact) for entry in ledger.entries] == read
    written = Path("rules/old.jsonl").read_text("utf-8").lower()
    assert not [word for word in ("pebble ", "basket", "goats", "river") if word in written]


def test_a_ledger_is_compared_like_its_document(saitei: Saitei) -> None:
    code, said, _ = saitei("rulebook", "diff", "rules/old.jsonl", "rules/new.jsonl")
    assert code == 0
    assert "pebbles 1.0 -> pebbles 2.0" in said
    old, new = (load_document_ledger(Path(f"rules/{name}.jsonl")) for name in ("old", "new"))
    form = load_form_file(Path("rules/form.toml"))
    documents = [read_document(Path(f"rules/{name}.txt"), "pebbles", form=form) for name in ("old", "new")]
    kinds = [(change.kind, change.old, change.new) for change in compare_editions(old, new).clauses]
    assert kinds == [(change.kind, change.old, change.new) for change in compare_editions(*documents).clauses]


@pytest.mark.parametrize("damage", ["", "{}\n", "not JSON\n", '{"document-ledger":2,"game":"pebbles"}\n'])
def test_a_damaged_ledger_is_reported_with_its_line(saitei: Saitei, damage: str) -> None:
    path = Path("rules/old.jsonl")
    path.write_text(damage, "utf-8")
    with pytest.raises(LedgerError, match=r"old\.jsonl:1: .*write it again"):
        load_document_ledger(path)
    code, _, said = saitei("cite", "check", "rules", "--pattern", "(x)", "--rulebook", "rules/old.jsonl")
    assert (code, "old.jsonl:1" in said) == (2, True)


def test_a_ledger_needs_a_name_by_which_it_is_recognised(saitei: Saitei) -> None:
    words = ("rulebook", "read", "rules/old.txt", "--form", "rules/form.toml", "--ledger", "rules/ledger.txt")
    code, _, said = saitei(*words)
    assert (code, ".jsonl" in said, Path("rules/ledger.txt").exists()) == (2, True, False)


# --- one edition -----------------------------------------------------------------------------------


def test_good_citations(check: Saitei) -> None:
    write("a.js", '"1.1.1"', f'"1.1.2", "{fingerprint("old", "1.1.2")[:6].upper()}"', '\n  "1.2.1"\n')
    code, said, _ = check()
    assert code == 0
    assert said.splitlines() == [
        "3 citations in 1 of 1 file",
        "pebbles 1.0: 3 of 9 clauses are cited",
        "no faults",
    ]


@pytest.mark.parametrize(
    ("citation", "kind", "message"),
    [
        ('"1.1.9"', "unknown", "1.1.9 is not in pebbles 1.0; 1.1 ends with 1.1.4"),
        ('"1.1.1.1"', "unknown", "1.1.1.1 is not in pebbles 1.0; 1.1.1 has nothing under it"),
        ('"I.1.1"', "unknown", 'I.1.1 is not in pebbles 1.0; did you mean "1.1.1"?'),
        ('"the bell"', "unknown", "the bell is not in pebbles 1.0"),
        ('"1.1.1", "abc"', "fingerprint", "'abc' is not a fingerprint, which has 4 to 16 hexadecimal digits"),
        ('"1.1.1", "no hex"', "fingerprint", "'no hex' is not a fingerprint, which has 4 to 16 hexadecimal digits"),
        ('"1.1.1", "0000"', "fingerprint", "1.1.1 has the fingerprint {1.1.1} in pebbles 1.0, not 0000"),
        ('"1.1.1", "{1.3.2}"', "renumbered", "1.1.1 is 1.3.2 in pebbles 1.0"),
        ('"7.7", "{1.3.2}"', "renumbered", "7.7 is 1.3.2 in pebbles 1.0"),
        ('"1.1.1", "{1.2.3}"', "fingerprint", "1.1.1 has the fingerprint {1.1.1} in pebbles 1.0, not {1.2.3}"),
    ],
)
def test_a_wrong_citation_is_reported_at_its_line(check: Saitei, citation: str, kind: str, message: str) -> None:
    for number in ("1.1.1", "1.2.3", "1.3.2"):
        digits = fingerprint("old", number)[:8]
        citation, message = (text.replace(f"{{{number}}}", digits) for text in (citation, message))
    write("a.js", '"1.1.1"', citation)
    code, said, _ = check("--json", "found.json")
    assert code == 1
    assert said.splitlines()[0] == f"{Path('src/a.js')}:2: {message}"
    assert said.splitlines()[-1] == f"1 fault (1 {kind})"
    good, wrong = json.loads(Path("found.json").read_text("utf-8"))["citations"]
    assert (good["kind"], good["fault"], good["line"]) == ("good", False, 1)
    assert (wrong["kind"], wrong["fault"], wrong["message"], wrong["file"]) == (kind, True, message, "src/a.js")


def test_a_heading_is_good_unless_clauses_are_demanded(check: Saitei) -> None:
    write("a.js", '"1.1"', '"1.1.1"')
    code, said, _ = check()
    assert (code, "1 of 9 clauses are cited; 1 citation of headings" in said) == (0, True)
    code, said, _ = check("--no-headings")
    assert (code, "src/a.js:1: 1.1 is a heading in pebbles 1.0, and not a clause" in said) == (1, True)


def test_uncited_clauses_are_listed_with_their_fingerprints(check: Saitei) -> None:
    write("a.js", '"1.1.1"', '"1.2"')
    code, said, _ = check("--uncited", "--json", "found.json")
    listed = [line.split() for line in said.splitlines() if line.startswith("not cited: ")]
    uncited = ["1.1.2", "1.1.3", "1.1.4", "1.2.1", "1.2.2", "1.2.3", "1.3.1", "1.3.2"]
    assert code == 0
    assert [line[2:] for line in listed] == [[number, fingerprint("old", number)[:8]] for number in uncited]
    assert json.loads(Path("found.json").read_text("utf-8"))["uncited"] == uncited


def test_no_citation_at_all_has_its_own_exit_code(check: Saitei) -> None:
    write("a.js")
    code, _, wrong = check("--json", "found.json")
    assert (code, "no citation was found in 1 file" in wrong) == (4, True)
    assert json.loads(Path("found.json").read_text("utf-8"))["citations"] == []


def test_a_game_of_saitei_needs_no_document(saitei: Saitei) -> None:
    Path("src").mkdir()
    write("a.js", '"10.6.3.2"', '"5.13.99"')
    code, said, _ = saitei("cite", "check", "src", "--pattern", PATTERN, "--game", "hololive", "--edition", "1.7.0")
    assert code == 1
    assert "src/a.js:2: 5.13.99 is not in hololive 1.7.0" in said
    behavioural = sum(clause.kind == "behavioural" for clause in load_ledger("hololive", "1.7.0"))
    assert f"hololive 1.7.0: 1 of {behavioural} behavioural clauses are cited" in said


def test_show_prints_what_a_citation_needs(saitei: Saitei) -> None:
    clause = load_ledger("hololive")["10.6.3.2"]
    assert saitei("cite", "show", "10.6.3.2", "--game", "hololive")[:2] == (
        0,
        f"10.6.3.2  {clause.exact[:8]}  {clause.title}\n",
    )
    code, said, _ = saitei("cite", "show", "1.1.1", "1.1", "--rulebook", "rules/old.jsonl")
    assert code == 0
    assert said == "".join(f"{number}  {fingerprint('old', number)[:8]}\n" for number in ("1.1.1", "1.1"))
    code, _, wrong = saitei("cite", "show", "1.1.9", "--rulebook", "rules/old.jsonl")
    assert (code, "1.1 ends with 1.1.4" in wrong) == (2, True)


# --- a new edition ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("citation", "kind", "message"),
    [
        ('"1.1.1"', "good", ""),
        ('"1.1.2"', "renumbered", "1.1.2 is 1.1.3 in pebbles 2.0"),
        ('"1.1.4"', "gone", "1.1.4 of pebbles 1.0 is gone in pebbles 2.0, where 1.1.4 is another clause"),
        ('"1.2.1"', "changed", "1.2.1 of pebbles 1.0 was reworded in pebbles 2.0"),
        ('"1.2.2"', "good", ""),
        (
            '"1.2.2", "{old 1.2.2}"',
            "fingerprint",
            "1.2.2 has the fingerprint {new 1.2.2} in pebbles 2.0; only marks or",
        ),
        ('"1.3.1"', "renumbered", "1.3.1 is 1.3.2 in pebbles 2.0, as far as its place tells: check it"),
        ('"1.3.3"', "good", ""),
        ('"1.1.3", "{new 1.1.3}"', "good", ""),
        ('"1.1.3", "{old 1.1.3}"', "renumbered", "1.1.3 is 1.1.4 in pebbles 2.0"),
        ('"1.1.4", "{old 1.1.4}"', "gone", "1.1.4 of pebbles 1.0 is gone in pebbles 2.0"),
        ('"1.3", "{old 1.3}"', "fingerprint", "1.3 has the fingerprint {new 1.3} in pebbles 2.0"),
        ('"1.9"', "unknown", "1.9 is not in pebbles 2.0; 1 ends with 1.3"),
    ],
)
def test_citations_of_an_older_edition_are_followed(follow: Saitei, citation: str, kind: str, message: str) -> None:
    for edition in ("old", "new"):
        for number in ("1.1.3", "1.1.4", "1.2.2", "1.3"):
            digits = fingerprint(edition, number)[:8]
            citation, message = (text.replace(f"{{{edition} {number}}}", digits) for text in (citation, message))
    write("a.js", citation)
    code, _, _ = follow("--json", "found.json")
    (found,) = json.loads(Path("found.json").read_text("utf-8"))["citations"]
    assert (found["kind"], found["message"][: len(message) or None], code) == (kind, message, kind != "good")


def test_editions_of_saitei_are_followed(saitei: Saitei) -> None:
    Path("src").mkdir()
    write("a.js", '"5.13.1"', '"5.13"')
    words = ("--pattern", PATTERN, "--game", "hololive", "--since", "1.7.0")
    code, said, _ = saitei("cite", "check", "src", *words, "--fix")
    assert code == 0
    assert "src/a.js:1: fixed: 5.13.1 is 5.14.1 in hololive 1.9.0" in said
    assert Path("src/a.js").read_text("utf-8") == 'cite("5.14.1");\ncite("5.14");\n'


def test_fix_rewrites_what_is_sure_and_nothing_else(follow: Saitei) -> None:
    old, new = (fingerprint(edition, "1.2.2") for edition in ("old", "new"))
    path = Path("src/a.js")
    text = f'cite("1.1.2"); // 1.1.2\r\ncite("1.1.1");\ncite("1.3.1"); cite("1.1.3");\r\ncite("1.2.2", "{old[:5]}")'
    path.write_bytes(b"\xef\xbb\xbf" + text.encode())
    path.chmod(0o750)
    Path("src/good.js").write_text('cite("1.1.1")', "utf-8")
    untouched = Path("src/good.js").stat()
    code, said, _ = follow("--fix", "--json", "found.json")
    fixed = f'cite("1.1.3"); // 1.1.2\r\ncite("1.1.1");\ncite("1.3.1"); cite("1.1.4");\r\ncite("1.2.2", "{new[:5]}")'
    assert path.read_bytes() == b"\xef\xbb\xbf" + fixed.encode()
    assert Path("src/good.js").stat().st_ino == untouched.st_ino
    assert os.name == "nt" or stat.S_IMODE(path.stat().st_mode) == 0o750
    assert code == 1
    assert said.splitlines()[-1] == "1 fault (1 renumbered), 3 fixed"
    assert said.splitlines()[0] == "src/a.js:1: fixed: 1.1.2 is 1.1.3 in pebbles 2.0"
    citations = json.loads(Path("found.json").read_text("utf-8"))["citations"]
    assert [each["fixed"] for each in citations] == [True, False, False, True, True, False]


def test_a_fingerprint_shows_the_number_of_a_clause_even_without_the_older_edition(saitei: Saitei) -> None:
    Path("src").mkdir()
    digits = fingerprint("old", "1.3.2")[:8]
    write("a.js", f'"1.3.2", "{digits}"')
    words = ("cite", "check", "src", "--pattern", PATTERN, "--rulebook", "rules/new.jsonl")
    assert saitei(*words, "--fix")[0] == 0
    assert Path("src/a.js").read_text("utf-8") == f'cite("1.3.3", "{digits}");\n'
    assert saitei(*words)[0] == 0


def test_a_file_that_changes_meanwhile_is_not_rewritten(tmp_path: Path) -> None:
    path = tmp_path / "a.js"
    path.write_text("§1.1", "utf-8")
    with pytest.raises(WrongUse, match="was changed"):
        rewrite_citations(path, {CitedText("1.2", 1, 4): "1.3"})
    path.write_bytes(b"\0")
    with pytest.raises(WrongUse, match="is now binary"):
        rewrite_citations(path, {CitedText("1.2", 1, 4): "1.3"})
    assert path.read_bytes() == b"\0"


# --- files and patterns ----------------------------------------------------------------------------


def test_odd_files_are_skipped_and_counted(check: Saitei) -> None:
    write("a.js", '"1.1.1"')
    Path("src/picture.png").write_bytes(b'\x89PNG\0cite("9.9.9")')
    Path("src/latin.js").write_bytes('// é cite("9.9.9")'.encode("latin-1"))
    Path("src/huge.js").write_bytes(b'cite("9.9.9")' + b" " * 4 * 1024 * 1024)
    Path("src/wide.js").write_text('cite("9.9.9")', "utf-16")
    for hidden in ("src/.git", "src/node_modules", "src/old"):
        Path(hidden).mkdir()
        Path(hidden, "a.js").write_text('cite("9.9.9")', "utf-8")
    if os.name != "nt":
        os.mkfifo("src/pipe")
        Path("src/link.js").symlink_to("a.js")
        Path("src/loop").symlink_to(".", target_is_directory=True)
    code, said, _ = check("--exclude", "old", "--json", "found.json")
    assert code == 0
    unreadable = ", 1 unreadable" if os.name != "nt" else ""
    expected = f"1 citation in 1 of 1 file; skipped: 2 binary, 1 larger than 4 MiB, 1 not UTF-8{unreadable}"
    assert said.splitlines()[0] == expected
    skipped = {each["file"]: each["reason"] for each in json.loads(Path("found.json").read_text("utf-8"))["skipped"]}
    assert skipped.pop("src/pipe", "unreadable") == "unreadable"
    assert skipped == {
        "src/huge.js": "larger than 4 MiB",
        "src/latin.js": "not UTF-8",
        "src/picture.png": "binary",
        "src/wide.js": "binary",
    }


@pytest.mark.parametrize(
    ("pattern", "problem"),
    [
        ("cite(", "is not a regular expression"),
        ("cite", "has no group for the clause"),
        ("(?P<fingerprint>x)", "has no group for the clause"),
    ],
)
def test_a_pattern_without_a_clause_is_wrong_use(check: Saitei, pattern: str, problem: str) -> None:
    code, _, said = check("--pattern", pattern)
    assert (code, problem in said) == (2, True)


@pytest.mark.parametrize(
    ("words", "problem"),
    [
        ((), "name the rulebook"),
        (("--rulebook", "rules/old.jsonl", "--edition", "1.0"), "--edition is for the rulebooks of saitei"),
        (("--game", "hololive", "--form", "rules/form.toml"), "--form describes a document"),
        (("--game", "hololive", "--edition", "9"), 'no edition "9"'),
        (("--game", "hololive", "--since", "9"), "neither a file nor an edition"),
        (("--rulebook", "rules/none.jsonl"), "neither a file nor an edition"),
    ],
)
def test_a_rulebook_that_is_not_named_well_is_wrong_use(saitei: Saitei, words: tuple[str, ...], problem: str) -> None:
    code, _, said = saitei("cite", "check", "rules", "--pattern", "(x)", *words)
    assert (code, problem in said) == (2, True)


def test_groups_of_a_pattern(tmp_path: Path) -> None:
    path = tmp_path / "a.txt"
    path.write_text("§1.1 #ab12\r\n(§ 2.2 )\n§ \nrule 3.3\n^4.4\n", "utf-8", newline="")
    patterns = compile_patterns(
        [r"§(?:\s*([0-9.]*) *)(?:#(?P<fingerprint>\w+))?", r"rule ([0-9.]+)$", r"(§|rule) ?(?P<clause>[0-9.]+)"]
    )
    found = search_citations([path, tmp_path], patterns).citations
    assert [(each.line, each.clause.text, each.fingerprint and each.fingerprint.text) for each in found] == [
        (1, "1.1", "ab12"),
        (2, "2.2", None),
        (4, "3.3", None),
    ]
