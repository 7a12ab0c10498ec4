"""The cache between processes: the same results as when computed, and no failure because of it."""

from __future__ import annotations

import importlib
import os
import pickle
import time
from collections.abc import Callable
from pathlib import Path

import platformdirs
import pytest

from saitei.steps import cardtext, disk_cache
from saitei.steps.cardtext import CardTextError, CardTextFault, CardTextLanguage
from saitei.steps.digicharat import cardtext as digicharat

GRAMMAR = 'line: "draw" NUMBER "cards" -> draw\nNUMBER: /[0-9]+/\n%ignore " "\n'


@pytest.fixture(autouse=True)
def caches(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A directory of caches for the test alone."""
    monkeypatch.setattr(platformdirs, "user_cache_dir", lambda *_, **__: str(tmp_path / "caches"))
    return tmp_path / "caches" / "computed"


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
    caches.parent.write_text("a file where the directory would be")
    assert made().parse_line(cardtext.AbilityLine(0, "draw 2 cards"))
    disk_cache.write_cache(caches / "x", b"1")
    assert disk_cache.read_cache(caches / "x", lambda file: file.read()) is None


@pytest.fixture
def records(caches: Path) -> Path:
    """A file of two records."""
    place = caches / "records"
    for number in (1, 2):
        disk_cache.RecordCache(place, dict[str, int]).add_result({"found": number}, "a", str(number))
    return place


def test_records_are_read_by_their_inputs(records: Path) -> None:
    found = disk_cache.RecordCache(records, dict[str, int])
    assert found.get_result("a", "1") == {"found": 1}
    assert found.get_result("a", "2") == {"found": 2}
    assert found.get_result("a") is None


@pytest.mark.parametrize(
    "damage",
    [
        lambda whole: whole.replace(b'"found":2', b'"found":3'),
        lambda whole: whole[:-4],
        lambda whole: whole[: len(whole) // 2] + b"torn" + whole[-1:],
    ],
)
def test_a_damaged_record_is_computed_again(records: Path, damage: Callable[[bytes], bytes]) -> None:
    records.write_bytes(damage(records.read_bytes()))
    found = disk_cache.RecordCache(records, dict[str, int])
    assert found.get_result("a", "1") == {"found": 1}
    assert found.get_result("a", "2") is None
    found.add_result({"found": 2}, "a", "2")
    assert disk_cache.RecordCache(records, dict[str, int]).get_result("a", "2") == {"found": 2}


def test_a_file_of_records_stays_small(records: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(disk_cache, "LARGEST", 10)
    before = records.read_bytes()
    disk_cache.RecordCache(records, dict[str, int]).add_result({"found": 3}, "a", "3")
    assert records.read_bytes() == before


def test_files_that_nobody_reads_are_deleted(caches: Path) -> None:
    long_ago = time.time() - (disk_cache.DAYS + 1) * 24 * 60 * 60
    for place in (caches / "unread", caches / "read"):
        caches.mkdir(parents=True, exist_ok=True)
        place.write_bytes(b"1")
        os.utime(place, (long_ago, long_ago))
    assert disk_cache.read_cache(caches / "read", lambda file: file.read()) == b"1"
    disk_cache.write_cache(caches / "written", b"2")
    assert sorted(path.name for path in caches.iterdir()) == ["read", "written"]


@pytest.mark.parametrize(
    ("game", "kind", "text"),
    [
        ("hololive", "holomem", "When this holomem collabs, draw 1 card."),
        ("gotoubun", "event", "Main: Set 1 episode card from your opponent's waiting room on your {Ichika}."),
        ("osica", "character", "Your characters have AP +1000."),
        ("digicharat", "event", "Discard 1 attacked character."),
    ],
)
def test_a_text_from_the_cache_means_the_same(game: str, kind: str, text: str, monkeypatch: pytest.MonkeyPatch) -> None:
    read = importlib.import_module(f"saitei.steps.{game}.cardtext").read_ability
    first = cardtext.card_text_parser((kind,), read)(text, card_kind=kind)
    monkeypatch.setattr(cardtext, "ability_lines", lambda *_: pytest.fail("the text was read again"))
    assert cardtext.card_text_parser((kind,), read)(text, card_kind=kind) == first


def test_a_text_that_is_not_understood_is_an_error_each_time() -> None:
    for _ in range(2):
        with pytest.raises(CardTextError):
            cardtext.card_text_parser(("event",), digicharat.read_ability)("Nonsense.", card_kind="event")
