"""The cache between processes: the same results as when computed, and no failure because of it."""

from __future__ import annotations

import pickle
from pathlib import Path

import platformdirs
import pytest

from saitei.steps import cardtext, disk_cache
from saitei.steps.cardtext import CardTextError, CardTextFault, CardTextLanguage

GRAMMAR = 'line: "draw" NUMBER "cards" -> draw\nNUMBER: /[0-9]+/\n%ignore " "\n'


@pytest.fixture(autouse=True)
def caches(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A directory of caches for the test alone."""
    monkeypatch.setattr(platformdirs, "user_cache_dir", lambda *_, **__: str(tmp_path / "caches"))
    return tmp_path / "caches"


def made() -> CardTextLanguage:
    return CardTextLanguage(GRAMMAR, "line", {"NUMBER": "a number"})


def misread(language: CardTextLanguage) -> str:
    with pytest.raises(CardTextFault) as caught:
        language.parse_line(cardtext.AbilityLine(0, "draw two cards"))
    return str(CardTextError("draw two cards", 1, 6, str(caught.value), mend=caught.value.mend))


def test_a_language_that_is_read_again_reads_the_same(caches: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    first = made()
    assert len(list(caches.iterdir())) == 1
    monkeypatch.setattr(CardTextLanguage, "_made", lambda *_: pytest.fail("it was worked out again"))
    second = made()
    line = cardtext.AbilityLine(0, "Draw 2 cards")
    assert first.parse_line(line) == second.parse_line(line)
    assert misread(first) == misread(second) and "a number" in misread(second)


def test_another_grammar_is_another_file(caches: Path) -> None:
    made()
    CardTextLanguage(GRAMMAR.replace("draw", "take"), "line", {"NUMBER": "a number"})
    assert len(list(caches.iterdir())) == 2


@pytest.mark.parametrize("data", [b"", b"no pickle", pickle.dumps({}), pickle.dumps({}) + b"cut off"])
def test_a_damaged_file_is_made_anew(caches: Path, data: bytes) -> None:
    made()
    (file,) = caches.iterdir()
    whole = file.read_bytes()
    file.write_bytes(data)
    assert made().parse_line(cardtext.AbilityLine(0, "draw 2 cards"))
    assert len(file.read_bytes()) == len(whole)


def test_where_nothing_can_be_written_nothing_is_kept(caches: Path) -> None:
    caches.write_text("a file where the directory would be")
    assert made().parse_line(cardtext.AbilityLine(0, "draw 2 cards"))
    disk_cache.write_cache(caches / "x", b"1")
    assert disk_cache.read_cache(caches / "x", lambda file: file.read()) is None
