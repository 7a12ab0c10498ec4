"""What is kept between processes: the same as what was worked out, and never in the way."""

from __future__ import annotations

import pickle
from pathlib import Path

import platformdirs
import pytest

from saitei.steps import cardtext, remembered
from saitei.steps.cardtext import CardTextError, Language, Misread

GRAMMAR = 'line: "draw" NUMBER "cards" -> draw\nNUMBER: /[0-9]+/\n%ignore " "\n'


@pytest.fixture(autouse=True)
def caches(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A directory of caches for the test alone."""
    monkeypatch.setattr(platformdirs, "user_cache_dir", lambda *_, **__: str(tmp_path / "caches"))
    return tmp_path / "caches"


def made() -> Language:
    return Language(GRAMMAR, "line", {"NUMBER": "a number"})


def misread(language: Language) -> str:
    with pytest.raises(Misread) as caught:
        language.tree(cardtext.Line(0, "draw two cards"))
    return str(CardTextError("draw two cards", 1, 6, str(caught.value), mend=caught.value.mend))


def test_a_language_that_is_read_again_reads_the_same(caches: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    first = made()
    assert len(list(caches.iterdir())) == 1
    monkeypatch.setattr(Language, "_made", lambda *_: pytest.fail("it was worked out again"))
    second = made()
    line = cardtext.Line(0, "Draw 2 cards")
    assert first.tree(line) == second.tree(line)
    assert misread(first) == misread(second) and "a number" in misread(second)


def test_another_grammar_is_another_file(caches: Path) -> None:
    made()
    Language(GRAMMAR.replace("draw", "take"), "line", {"NUMBER": "a number"})
    assert len(list(caches.iterdir())) == 2


@pytest.mark.parametrize("data", [b"", b"no pickle", pickle.dumps({}), pickle.dumps({}) + b"cut off"])
def test_a_damaged_file_is_made_anew(caches: Path, data: bytes) -> None:
    made()
    (file,) = caches.iterdir()
    whole = file.read_bytes()
    file.write_bytes(data)
    assert made().tree(cardtext.Line(0, "draw 2 cards"))
    assert len(file.read_bytes()) == len(whole)


def test_where_nothing_can_be_written_nothing_is_kept(caches: Path) -> None:
    caches.write_text("a file where the directory would be")
    assert made().tree(cardtext.Line(0, "draw 2 cards"))
    remembered.write(caches / "x", b"1")
    assert remembered.read(caches / "x", lambda file: file.read()) is None
