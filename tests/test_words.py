"""A game's words are those that its page lists, and stand in no room that is every game's."""

from __future__ import annotations

import ast
import re
from collections import defaultdict
from pathlib import Path
from typing import Any, Literal

import jsonschema
import pytest
from jsonschema import Draft202012Validator
from msgspec.structs import fields

from saitei.adapters import Illegal
from saitei.adapters.messages import Card, PlacedCard, Position, Seat
from saitei.adapters.protocol_schema import build_schema
from saitei.adapters.protocol_vocabulary import EVERY_GAME, load_vocabulary
from saitei.harness.judging.engine_lookup import REFERENCE, find_launcher
from saitei.harness.judging.supervisor import Supervisor
from saitei.harness.scenarios.suite import Suite
from saitei.rulebooks import LedgerError
from saitei.rulebooks.game_vocabulary import GameVocabulary, OptionType, load_declared_vocabulary
from saitei.steps.phrase_page import zone_table

SUITE = Suite()
GAMES = SUITE.game_names()
TREE = Path(__file__).resolve().parent.parent
DOCS = TREE / "docs"


def named(page: str) -> set[str]:
    """The words that a page shows, with those between ``lane 1`` and ``lane 5``."""
    between = re.findall(r"`([a-z ]+) (\d)` to `\1 (\d)`", page)
    rows = {f"{row} {at}" for row, first, last in between for at in range(int(first), int(last) + 1)}
    return rows | {word for shown in re.findall(r"`([^`]+)`", page) for word in (shown, *shown.split(": "))}


@pytest.mark.parametrize("game", GAMES)
def test_a_games_page_names_its_words(game: str) -> None:
    page, words = named((DOCS / f"cards-{game}.md").read_text("utf-8")), load_declared_vocabulary(game)
    said = {
        *words.own_zones, *words.shared_zones, *words.steps, *words.decks, *words.flags, *words.counters, *words.facts,
        *words.causes, *words.names_of("kinds"), *words.names_of("numbers"), *words.names_of("options"),
        *words.names_of("asks"),
        *words.names_of("events"), *(fact for kind in words.kinds for fact in kind.facts),
        *(name for each in words.options for name in each.fields), *(name for e in words.events for name in e.fields),
    }  # fmt: skip
    assert said - page == set()


@pytest.mark.parametrize("game", GAMES)
def test_a_games_page_says_what_its_zones_hold(game: str) -> None:
    page = (DOCS / f"cards-{game}.md").read_text("utf-8")
    assert zone_table(load_vocabulary(game)) in page, (
        f"docs/cards-{game}.md has not the table that saitei.steps.phrase_page.zone_table gives"
    )


def test_the_page_of_the_protocol_lists_the_events_of_every_game() -> None:
    table = (DOCS / "protocol.md").read_text("utf-8").partition("\n## Events")[2].partition("\n## ")[0]
    rows = [re.split(r" ?\| ?", line)[1:4] for line in table.splitlines() if line.startswith("| `")]
    assert rows == [
        [
            f"`{event.name}`",
            ", ".join(event.required_fields),
            ", ".join(name for name in event.fields if name not in event.required_fields),
        ]
        for event in EVERY_GAME.events
    ]


def test_a_schema_requires_the_fields_of_events() -> None:
    valid = {"kind": "turn-began", "fields": {"turn": 3, "player": "A", "more": 1}}
    for of in (None, load_vocabulary("osica")):
        schema = build_schema(of)
        event = Draft202012Validator({"$ref": "#/$defs/Event", "$defs": schema["$defs"]})
        assert event.is_valid(valid)
        assert not event.is_valid({"kind": "turn-began", "fields": {"player": "A"}})
        assert not event.is_valid({"kind": "turn-began"})
        assert event.is_valid({"kind": "check-began"})


@pytest.mark.parametrize(
    ("kind", "sent", "games"),
    [
        ("Ask", {"id": "1", "player": "A", "kind": "downed", "options": []}, {"hololive"}),
        ("Ask", {"id": "1", "player": "A", "kind": "response", "options": []}, set(GAMES)),
        ("Option", {"id": "1", "kind": "approach"}, {"gotoubun"}),
        ("Option", {"id": "1", "kind": "pass"}, set(GAMES)),
        ("Event", {"kind": "life-damage", "fields": {"player": "A"}}, {"hololive"}),
        ("Card", {"name": "Usada", "kind": "character", "facts": {"guard": 5}}, {"digicharat"}),
        ("Card", {"name": "Nino", "kind": "character", "facts": {"person": "Nino"}}, {"digicharat", "gotoubun"}),
        ("Seat", {"zones": {"lane 3": []}}, {"gotoubun"}),
        ("Seat", {"counters": {"redraws": 1}}, {"hololive"}),
    ],
)
def test_the_schema_of_a_game_is_closed_to_its_words(kind: str, sent: dict[str, Any], games: set[str]) -> None:
    fits = {
        game
        for game in GAMES
        if jsonschema.Draft202012Validator(
            {"$ref": f"#/$defs/{kind}", "$defs": build_schema(load_vocabulary(game))["$defs"]}
        ).is_valid(sent)
    }
    assert fits == games


# --- where no game's word stands ----------------------------------------------------------------------

ROOMS = ("adapters", "steps", "reference_engine/kernel", "reference_engine/protocol")
"""The rooms with modules for every game, apart from their sub-packages."""

PLAIN = {
    "kind", "kinds", "game", "field", "state", "tag", "item", "place", "rest", "ready", "send", "with", "free", "needs",
    "empty", "facedown", "fail", "lose", "target", "always", "anywhere", "code", "cost", "counter", "front", "guarded",
    "kept", "left", "limit", "pay", "right", "side", "standing", "title", "check", "classes", "coins", "frozen", "mode",
    "seed", "put",
    "piece", "remove", "timing", "types", "type", "key", "only",
}  # fmt: skip
"""Words of games that are also plain English, or Python's."""

SORTS: tuple[Literal["kinds", "numbers", "options", "asks", "events"], ...] = (
    "kinds", "numbers", "options", "asks", "events",
)  # fmt: skip


def of_one_game() -> set[str]:
    """The words that only one game says, and the numbers of any, without hyphens, underlines and blanks.

    What the protocol itself says is none of them: its fields, and the verbs of its events (rolled: to roll).
    """
    said: defaultdict[str, set[str]] = defaultdict(set)
    core = {name for sort in SORTS for name in EVERY_GAME.names_of(sort)}
    core |= {name for event in EVERY_GAME.events for name in event.fields} | {
        field.name for field in fields(PlacedCard)
    }
    core |= {name.removesuffix(ending) for name in EVERY_GAME.names_of("events") for ending in ("d", "ed")}
    for game in GAMES:
        of = load_declared_vocabulary(game)
        sorts = (of.own_zones, of.shared_zones, of.steps, of.decks, of.counters, of.facts, of.causes, of.attached)
        named = [*(kind.facts for kind in of.kinds), *(tuple(option.fields) for option in of.options)]
        for words_of in (*sorts, *(of.names_of(sort) for sort in SORTS), *named, *of.texts.values()):
            for word in words_of:
                said[bare(word)].add(game)
    alone = {word for word, games in said.items() if len(games) == 1}
    numbers = {bare(name) for game in GAMES for name in load_declared_vocabulary(game).names_of("numbers")}
    return (alone | numbers) - {bare(word) for word in core} - PLAIN


def bare(word: str) -> str:
    """A word as it is compared."""
    return re.sub(r"[-_ ]", "", word.lower())


def spoken(module: Path) -> set[str]:
    """The names and strings of a module, those in its docstrings aside."""
    found: set[str] = set()
    docs: set[int] = set()
    for node in ast.walk(ast.parse(module.read_text("utf-8"))):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
            docs.add(id(node.value))
        elif isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in docs:
            found.add(node.value)
        elif isinstance(node, ast.Name):
            found.add(node.id)
        elif isinstance(node, ast.Attribute):
            found.add(node.attr)
        elif isinstance(node, ast.arg | ast.keyword):
            found.add(node.arg or "")
        elif isinstance(node, ast.ClassDef | ast.FunctionDef):
            found.add(node.name)
    return {bare(word) for word in found}


@pytest.mark.parametrize(
    "module", [path for room in ROOMS for path in sorted((TREE / room).glob("*.py"))], ids=lambda path: path.name
)
def test_shared_rooms_hold_no_games_word(module: Path) -> None:
    assert spoken(module) & of_one_game() == set()


# --- how words are said -----------------------------------------------------------------------------


def test_a_game_says_its_words_in_its_own_directory(tmp_path: Path) -> None:
    (tmp_path / "new").mkdir()
    (tmp_path / "new" / "words.py").write_text(
        "from ..game_vocabulary import GameVocabulary, ZoneType\nWORDS = GameVocabulary(zones=(ZoneType('pile'),))"
    )
    assert load_declared_vocabulary("new", tmp_path).own_zones == ("pile",)
    assert load_vocabulary("new", tmp_path).option_by_name("pass").fields == {}


def test_a_game_without_words_is_told_where_they_belong(tmp_path: Path) -> None:
    with pytest.raises(LedgerError, match=r"new/words.py: the file does not exist; define the game's words there"):
        load_declared_vocabulary("new", tmp_path)


@pytest.mark.parametrize(
    ("said", "wrong"),
    [
        ("GameVocabulary(steps=('main', 'main'))", "'main' is listed twice among the steps"),
        (
            "GameVocabulary(zones=(ZoneType('lane 1', front='hero 1'),))",
            "has the neighbour 'hero 1', which is not a zone",
        ),
        (
            "GameVocabulary(zones=(ZoneType('hand', kinds=('event',)),))",
            "'hand' holds 'event', which is not a kind of card",
        ),
        ("GameVocabulary(where={'asleep': ()})", "the key 'asleep' of where is not a flag"),
        (
            "GameVocabulary(flags=('resting',), where={'resting': ('stage',)})",
            "'resting' in 'stage', which is not a zone",
        ),
        ("GameVocabulary(texts={'do draw: count': ('x',)})", "the words of 'do draw: count' do not belong to a field"),
        (
            "GameVocabulary(nodes={'do': {'draw': 'count'}}, texts={'do draw: cuont': ('x',)})",
            "'do draw: cuont' do not belong",
        ),
        ("GameVocabulary(places=())", "unexpected keyword argument 'places'"),
    ],
)
def test_words_that_make_no_sense_are_refused(said: str, wrong: str, tmp_path: Path) -> None:
    (tmp_path / "new").mkdir()
    (tmp_path / "new" / "words.py").write_text(
        f"from saitei.rulebooks.game_vocabulary import GameVocabulary, ZoneType\nWORDS = {said}"
    )
    with pytest.raises(LedgerError, match=wrong):
        load_declared_vocabulary("new", tmp_path)


def test_a_game_says_no_word_that_every_game_has() -> None:
    with pytest.raises(ValueError, match="'pass' is listed twice among the options"):
        _ = EVERY_GAME + GameVocabulary(options=(OptionType("pass"),))


def test_places_know_what_lies_by_them() -> None:
    lanes = load_declared_vocabulary("gotoubun")
    first = lanes.zone_by_name("lane 1")
    assert (first.beside, first.front, first.stands) == (("lane 2",), "hero 1", True)
    assert lanes.zone_by_name("hero 3").beside == ("hero 2", "hero 4")


@pytest.mark.parametrize(
    "game", [game for game in GAMES if "damage" not in load_declared_vocabulary(game).names_of("numbers")]
)
def test_a_number_that_the_game_does_not_have_is_refused(game: str) -> None:
    first = load_declared_vocabulary(game).own_zones[0]
    hurt = PlacedCard(id="Nino", card="Nino", numbers={"damage": 20})
    kind = load_declared_vocabulary(game).kinds[0].name
    seats: dict[Any, Seat] = {"A": Seat(zones={first: (hurt,)}), "B": Seat()}
    scene = Position(cards={"Nino": Card(name="Nino", kind=kind)}, seats=seats)
    edition = SUITE.edition_names(game)[0]
    with pytest.raises(Illegal, match="Nino: no card has the number 'damage' in this game"):
        Supervisor(find_launcher(REFERENCE)).running_engine().open(game, edition, scene)
