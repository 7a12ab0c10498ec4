"""Names, docstrings, messages and pages keep the rule of CONTRIBUTING.md, and the script finds what breaks it."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from types import ModuleType

import pytest

TREE = Path(__file__).resolve().parent.parent


@pytest.fixture
def language(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """The script, which is in no package."""
    monkeypatch.syspath_prepend(TREE / "benchmarks")
    return import_module("language")


def faults(language: ModuleType, tmp_path: Path, **files: str) -> list[tuple[str, int]]:
    """The faults of a checkout with these files, and their lines; in a file's name, ``__`` stands for a slash."""
    for name, text in files.items():
        path = tmp_path / name.replace("__", "/")
        path = path.with_suffix(".md" if name.startswith("docs") else ".py")
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return [(each.fault, each.line) for each in language.Language(tmp_path).faults()]


@pytest.mark.long_run
def test_this_checkout_keeps_the_rule(language: ModuleType) -> None:
    assert [str(fault) for fault in language.Language(TREE).faults()] == []


@pytest.mark.parametrize("source", ["def told():\n    pass\n", "class A:\n    def which(self):\n        pass\n"])
def test_a_lone_word_is_not_a_name(language: ModuleType, tmp_path: Path, source: str) -> None:
    (fault,) = faults(language, tmp_path, harness__page=source)
    assert fault == ("a lone word as a name", source.count("\n") - 1)


@pytest.mark.parametrize("source", ["def _told():\n    pass\n", "def tell_player():\n    pass\n", "told = 1\n"])
def test_other_names_are_allowed(language: ModuleType, tmp_path: Path, source: str) -> None:
    assert faults(language, tmp_path, harness__page=source) == []


def test_a_module_or_class_has_one_meaning(language: ModuleType, tmp_path: Path) -> None:
    found = faults(language, tmp_path, harness__page="class Step: ...", adapters__page="class Step: ...")
    assert sorted({fault for fault, _ in found}) == [
        "a class of the same name elsewhere",
        "a module of the same name elsewhere",
    ]


def test_the_parts_of_games_have_the_same_names(language: ModuleType, tmp_path: Path) -> None:
    parts = {f"reference_engine__{game}__state": "class State: ..." for game in ("osica", "wixoss", "kernel")}
    assert faults(language, tmp_path, **parts) == []
    assert faults(language, tmp_path, harness__state="") != []


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("What a card says.", "a question word as the subject"),
        ("Cards. Whoever draws loses.", "a question word as the subject"),
        ("It is no card.", "'is no' for 'is not a'"),
        ("The player is told.", "'is told' for 'is reported'"),
        ("One process if nothing else is said.", "'nothing is said' for 'by default'"),
        ("A place where nobody looks.", "'where nobody'"),
    ],
)
def test_a_phrase_of_the_dialect_is_found(language: ModuleType, tmp_path: Path, text: str, fault: str) -> None:
    docstring = f'"""The page.\n\n{text}\n"""\n'
    message = f'"""The page."""\nraise SystemExit("{text}")\n'
    assert faults(language, tmp_path, harness__page=docstring) == [(fault, 3)]
    assert faults(language, tmp_path, harness__page=message) == [(fault, 2)]
    assert faults(language, tmp_path, harness__page="", docs__page=f"# A page\n\n{text}\n") == [(fault, 3)]


@pytest.mark.parametrize(
    "text", ["What is a card?", "It is no longer there.", "`What it is`", "    What it is", "She is told to draw."]
)
def test_questions_code_and_plain_phrases_are_allowed(language: ModuleType, tmp_path: Path, text: str) -> None:
    assert faults(language, tmp_path, docs__page=f"{text}\n") == []
