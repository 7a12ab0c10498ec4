"""The pages in Japanese say what the English ones and the suite do: the same commands, verdicts and sentences."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from saitei.harness.judging.verdicts import VERDICTS
from saitei.harness.scenarios.suite import Suite
from saitei.rulebooks import games_with_rulebook, load_ledger

DOCS = Path(__file__).resolve().parent.parent / "docs"
SUITE = Suite()
HEADINGS = {
    "シナリオの骨組み": "hololive",  # whose cards are the examples of what every game says
    "hololive": "hololive",
    "五等分の花嫁": "gotoubun",
    "Di Gi Charat": "digicharat",
    "OSICA": "osica",
    "WIXOSS": "wixoss",
}


def japanese(name: str) -> str:
    return (DOCS / "ja" / name).read_text("utf-8")


def commands(page: str) -> list[str]:
    """The lines of the first block of commands, without what is remarked on them."""
    block = re.search(r"(?m)(?:^    .+\n)+", page)
    assert block is not None
    return [re.sub(r"\s+#.*", "", line).strip() for line in block[0].splitlines()]


def sentences() -> list[tuple[str, str]]:
    """The sentences in the glossary that scenarios use: the game, and the sentence."""
    found = []
    for section in re.split(r"(?m)^##+ ", japanese("glossary.md"))[1:]:
        heading, _, text = section.partition("\n")
        _, _, table = text.partition("| 文 | 意味 |")
        for row in re.findall(r"(?m)^\| (`.*?) \|", table):
            found += [(HEADINGS[heading], sentence) for sentence in re.findall("`(.+?)`", row)]
    return found


def test_the_guide_begins_with_the_same_commands() -> None:
    assert commands(japanese("adapters.md")) == commands((DOCS / "adapters.md").read_text("utf-8"))


def test_every_verdict_is_told() -> None:
    _, _, told = japanese("README.md").partition("## 結果の見方")
    named = {name for row in re.findall(r"(?m)^\| (`.*?) \|", told) for name in re.findall("`(.+?)`", row)}
    assert named == set(VERDICTS)


def test_the_games_that_are_told_are_judged_by_these_editions() -> None:
    rows = dict(re.findall(r"(?m)^\| `(\w+)` \| (.+) \|$", japanese("README.md").partition("## 結果の見方")[0]))
    assert set(HEADINGS.values()) <= rows.keys() <= set(games_with_rulebook())
    for game, row in rows.items():
        ledger = load_ledger(game)
        year, month, day = (ledger.date.year, ledger.date.month, ledger.date.day) if ledger.date else (0, 0, 0)
        said = {"undated": "日付なし", str(ledger.date): f"{year}年{month}月{day}日"}
        assert said.get(ledger.edition, ledger.edition) in row


def test_the_glossary_shows_sentences_under_each_heading() -> None:
    assert {game for game, _ in sentences()} == set(HEADINGS.values())


@pytest.mark.parametrize(("game", "sentence"), sentences())
def test_a_sentence_of_the_glossary_is_one_that_scenarios_say(game: str, sentence: str) -> None:
    vocabulary = SUITE.phrase_vocabulary(game)
    assert any(vocabulary.has_phrase(keyword, sentence) for keyword in ("given", "when", "then"))
