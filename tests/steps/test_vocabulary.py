"""Sentences find their phrase, and what finds none or two is an error that helps."""

from __future__ import annotations

import inspect
from pathlib import Path
from typing import Any

import pytest

from saitei.adapters.game_package import BadGame
from saitei.adapters.session import ScenarioError
from saitei.steps import common
from saitei.steps.phrase_page import phrase_tables
from saitei.steps.phrase_vocabulary import (
    AmbiguousPhrase,
    Keyword,
    PhraseDefinition,
    Phrases,
    Table,
    UnknownPhrase,
    Vocabulary,
    argument_type,
)
from saitei.steps.suite_game import game_vocabulary

PAGE = Path(__file__).parents[2] / "docs" / "phrases.md"
HOLOLIVE = game_vocabulary("hololive")
GOTOUBUN = game_vocabulary("gotoubun")
DIGICHARAT = game_vocabulary("digicharat")
OSICA = game_vocabulary("osica")
WIXOSS = game_vocabulary("wixoss")


Small = tuple[Vocabulary, list[Any]]


@pytest.fixture
def small() -> Small:
    """A vocabulary of four phrases, and what was said with it."""
    phrase = Phrases(Color=argument_type("red|blue", str))
    said: list[Any] = []

    @phrase.given("the table", example="the table")
    def table(world: object, table: Table) -> None:
        said.append(table)

    @phrase.given("{card:Card} reads:", example="Sora reads:")
    def below(world: object, card: str, text: str) -> None:
        said.append((card, text))

    @phrase.when("{player:Player} draws {count:CardCount}", example="A draws 2 cards", needs=("events",))
    def draws(world: object, player: str, count: int) -> None:
        said.append((world, player, count))

    @phrase.then("{card:Card} is {color:Color}", example="Sora is red")
    def colored(world: object, card: str, color: str) -> None:
        said.append((card, color))

    return Vocabulary("small", [phrase]), said


@pytest.mark.parametrize(
    ("words", "definition"),
    [(words, definition) for words in (HOLOLIVE, GOTOUBUN, DIGICHARAT) for definition in words.definitions],
    ids=lambda each: each.game if isinstance(each, Vocabulary) else each.example,
)
def test_every_example_is_its_own_phrase_and_explained(words: Vocabulary, definition: PhraseDefinition) -> None:
    assert words.find_phrase(definition.keyword, definition.example).definition is definition
    assert definition.meaning.rstrip(")").endswith(".")


@pytest.mark.parametrize("words", [HOLOLIVE, GOTOUBUN, DIGICHARAT, OSICA, WIXOSS], ids=lambda words: words.game)
def test_every_function_takes_what_its_sentence_says(words: Vocabulary) -> None:
    for each in words.definitions:
        given = {**each.fixed, **words.find_phrase(each.keyword, each.example).arguments}
        inspect.signature(each.function).bind(None, **given, **({"table": []} if each.needs_table else {}),
                                              **({"text": ""} if each.needs_text else {}))  # fmt: skip


def test_a_sentence_is_looked_up_once(small: Small) -> None:
    words, _ = small
    assert words.find_phrase("when", "A draws 2 cards") is words.find_phrase("when", "A draws 2 cards")


def test_arguments_arrive_converted(small: Small) -> None:
    words, said = small
    words.find_phrase("when", "B draws no cards").run("the world")
    assert said == [("the world", "B", 0)]


def test_an_unknown_sentence_gets_the_nearest(small: Small) -> None:
    words, _ = small
    with pytest.raises(UnknownPhrase, match=r"no phrase for When 'A draw 2 cards'; the nearest is 'A draws 2 cards'"):
        words.find_phrase("when", "A draw 2 cards")


def test_a_sentence_under_the_wrong_keyword_is_told(small: Small) -> None:
    words, _ = small
    with pytest.raises(UnknownPhrase, match="it is a phrase for Then"):
        words.find_phrase("when", "Sora is red")


def _nothing(world: object, **given: str) -> None: ...


def test_a_sentence_with_two_meanings_is_an_error() -> None:
    phrase = Phrases()
    for name in ("card", "other"):
        phrase.then(f"{{{name}:Card}} is red", example="Sora is red")(_nothing)
    with pytest.raises(AmbiguousPhrase, match=r"card:Card.*other:Card"):
        Vocabulary("small", [phrase]).find_phrase("then", "Sora is red")


@pytest.mark.parametrize(
    ("keyword", "sentence", "given", "said"),
    [
        ("given", "the table", {}, "needs a table below it"),
        ("given", "the table", {"table": [["a"]], "text": "b"}, "takes no text"),
        ("given", "Sora reads:", {}, "needs a text below it"),
        ("then", "Sora is red", {"table": [["a"]]}, "takes no table"),
    ],
)
def test_tables_and_texts_are_neither_lost_nor_missing(
    small: Small, keyword: Keyword, sentence: str, given: dict[str, Any], said: str
) -> None:
    words, _ = small
    with pytest.raises(ScenarioError, match=said):
        words.find_phrase(keyword, sentence).run(None, **given)


def test_tables_and_texts_arrive(small: Small) -> None:
    words, said = small
    words.find_phrase("given", "the table").run(None, table=[["a"]])
    words.find_phrase("given", "Sora reads:").run(None, text="b")
    assert said == [[["a"]], ("Sora", "b")]


def test_unused_phrases_are_known(small: Small) -> None:
    words, _ = small
    used: list[tuple[Keyword, str]] = [
        ("given", "the table"),
        ("then", "Miko is blue"),
        ("when", "A draws 1 card"),
    ]
    assert [definition.example for definition in words.unused_phrases(used)] == ["Sora reads:"]


def test_a_scenario_needs_what_its_phrases_need(small: Small) -> None:
    words, _ = small
    phrases = [words.find_phrase("when", "A draws 1 card"), words.find_phrase("then", "Sora is red")]
    assert words.required_capabilities(phrases) == ("cards.vanilla", "events", "scene.position")


def test_a_game_without_phrases() -> None:
    with pytest.raises(BadGame, match=r"^there is no package saitei\.steps\.chess; it has to say"):
        game_vocabulary("chess")


@pytest.mark.parametrize(
    ("words", "keyword", "sentence", "arguments"),
    [
        (HOLOLIVE, "when", 'A uses the art "Sing on Air" of Sora-1st on B center',
         {"player": "A", "ability": "Sing on Air", "holomem": "Sora-1st", "target": "B center"}),
        (HOLOLIVE, "when", "A chooses Sora's red cheer, Sora#2",
         {"player": "A", "cards": ("Sora's red cheer", "Sora#2")}),
        (HOLOLIVE, "given", 'Sora reads "Art "Sing", red, 50."', {"card": "Sora", "text": 'Art "Sing", red, 50.'}),
        (HOLOLIVE, "given", "A's cheer deck holds blue, 3 cards",
         {"player": "A", "zone": "cheer deck", "cards": "blue, 3 cards"}),
        (HOLOLIVE, "then", "Sora's arts do -10", {"card": "Sora", "expected": -10}),
        (HOLOLIVE, "then", "A cannot collab Roboco", {"player": "A", "may": False, "holomem": "Roboco"}),
        (HOLOLIVE, "then", "Sora is not colorless", {"card": "Sora", "holds": False, "color": "colorless"}),
        (HOLOLIVE, "then", "Sora does not have the tag #song", {"card": "Sora", "holds": False, "value": "#song"}),
        (HOLOLIVE, "then", "A has no cards in cheer deck", {"player": "A", "number": 0, "zone": "cheer deck"}),
        (GOTOUBUN, "when", "A plays the character Summer Nino into lane 2",
         {"player": "A", "card": "Summer Nino", "lane": 2}),
        (GOTOUBUN, "then", "A cannot play the character Nino", {"player": "A", "may": False, "card": "Nino"}),
        (GOTOUBUN, "then", "A can play the episode Memory", {"player": "A", "may": True, "card": "Memory"}),
        (GOTOUBUN, "then", "Ichika is in A's lane 2", {"card": "Ichika", "player": "A", "zone": "lane 2"}),
        (GOTOUBUN, "then", "Ichika is not a bride of B", {"card": "Ichika", "holds": False, "player": "B"}),
        (GOTOUBUN, "then", "Ichika is not an event", {"card": "Ichika", "holds": False, "value": "event"}),
        (GOTOUBUN, "then", "the lane resolution zone holds Nino", {"zone": "lane resolution", "cards": ("Nino",)}),
        (GOTOUBUN, "then", "the lane resolution zone is empty", {"zone": "lane resolution"}),
        (GOTOUBUN, "given", "Memory modifier:2 is set on Ichika", {"episode": "Memory modifier:2", "card": "Ichika"}),
        (DIGICHARAT, "given", 'A has set the event Long Nap needs:Dejiko*2 that reads "Draw 2 cards."',
         {"player": "A", "event": "Long Nap needs:Dejiko*2", "text": "Draw 2 cards."}),
        (DIGICHARAT, "given", "A has set the event Glare needs:Dejiko*2",
         {"player": "A", "event": "Glare needs:Dejiko*2"}),
        (DIGICHARAT, "when", "A attacks B with Cinderella Dejiko",
         {"player": "A", "target": "B", "character": "Cinderella Dejiko"}),
        (DIGICHARAT, "when", "A uses Long Nap on Blazer Usada",
         {"player": "A", "card": "Long Nap", "target": "Blazer Usada"}),
        (DIGICHARAT, "when", "A discards nothing before drawing", {"player": "A"}),
        (DIGICHARAT, "when", "A discards Puchiko, Glare before drawing",
         {"player": "A", "cards": ("Puchiko", "Glare")}),
        (DIGICHARAT, "then", "B may not respond", {"player": "B", "may": False}),
        (DIGICHARAT, "then", "Glare is in effect", {"card": "Glare"}),
        (OSICA, "when", "A plays Rin in the assist area", {"player": "A", "card": "Rin", "zone": "assist"}),
        (OSICA, "when", "A plays the event Curry", {"player": "A", "card": "Curry"}),
        (OSICA, "when", 'A uses the action "Action 1: Draw 1 card." of Rin',
         {"player": "A", "ability": "Action 1: Draw 1 card.", "card": "Rin"}),
        (OSICA, "when", "A puts all of them into the cost area", {"player": "A", "zone": "cost"}),
        (OSICA, "when", "A puts Tent into the assist area", {"player": "A", "card": "Tent", "zone": "assist"}),
        (OSICA, "when", "A puts Rin#2 into the hand, A deck 3 into the assist area",
         {"player": "A", "cards": {"Rin#2": "hand", "A deck 3": "assist"}}),
        (OSICA, "when", "A drops nothing from the stage", {"player": "A", "place": "stage"}),
        (OSICA, "when", "A drops Rin, Aoi from the hand", {"player": "A", "cards": ("Rin", "Aoi"), "place": "hand"}),
        (OSICA, "when", "A appeals with Rin, guarded", {"player": "A", "card": "Rin"}),
        (OSICA, "when", "A lets B's effects come first", {"player": "A", "whose": "B"}),
        (OSICA, "then", "A's Camp rank is 3", {"player": "A", "rank": "Camp rank", "number": 3}),
        (OSICA, "then", "B is not asked whether to guard", {"player": "B", "is_asked": False}),
        (OSICA, "then", "Rin has not limit-broken", {"card": "Rin"}),
        (OSICA, "then", "A has no orb out", {"player": "A"}),
    ],
)  # fmt: skip
def test_sentences_that_could_be_misread(
    words: Vocabulary, keyword: Keyword, sentence: str, arguments: dict[str, object]
) -> None:
    assert words.find_phrase(keyword, sentence).arguments == arguments


@pytest.mark.parametrize("words", [HOLOLIVE, GOTOUBUN, DIGICHARAT, OSICA, WIXOSS], ids=lambda words: words.game)
def test_the_page_of_phrases_is_the_vocabulary(words: Vocabulary) -> None:
    page = PAGE.read_text(encoding="utf-8")
    shared = [each for phrases in common.PHRASES for each in phrases.definitions]
    own = [definition for definition in words.definitions if definition not in shared]
    for part in (shared, own):
        assert phrase_tables(part) in page, (
            "docs/phrases.md is not what saitei.steps.phrase_page.phrase_tables gives: put it there"
        )
