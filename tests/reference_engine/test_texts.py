"""What of card texts each game reads: all else is refused, and what is listed is read.

``texts`` holds a feature a game, with plays of what no scenario of a clause needs.
"""

from __future__ import annotations

import importlib
import json
import re
import sys
from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import cache
from pathlib import Path
from types import UnionType
from typing import Any, Literal, get_args, get_origin, get_type_hints

import jsonschema
import msgspec
import pytest
from msgspec import NODEFAULT, Struct
from msgspec.structs import fields, replace

from saitei.adapters import abilities as a
from saitei.adapters.abilities import PRINTED, WHAT, ZONED, name_of
from saitei.adapters.engine import Illegal, Unsupported
from saitei.adapters.messages import Card, Placed, Position, Seat
from saitei.adapters.schema import schema
from saitei.adapters.words import words
from saitei.harness.judging.engines import REFERENCE, launcher
from saitei.harness.judging.supervisor import Supervisor
from saitei.harness.scenarios.features import Scenario, read
from saitei.harness.scenarios.selection import select
from saitei.harness.scenarios.suite import Suite
from saitei.reference_engine.engine import ReferenceEngine, games
from saitei.reference_engine.engine import load as played
from saitei.reference_engine.protocol.texts import Texts, called, defaults
from saitei.rulebooks.words import declared
from saitei.steps.game import load

ROOT = Path(__file__).parent / "texts"
DOCS = Path(__file__).parents[2] / "docs"
KINDS = {
    "hololive": {"any": "holomem", **{kind: kind for kind in ("holomem", "oshi holomem", "support")}},
    "gotoubun": {
        "any": "character",
        **{kind: kind for kind in ("hero", "character", "episode", "event", "event-episode")},
    },
    "digicharat": {f"digicharat:{kind}": kind for kind in ("character", "event")},
    "osica": {f"osica:{kind}": kind for kind in ("character", "support", "event")},
    "wixoss": {f"wixoss:{kind}": kind for kind in ("signi", "resona", "lrig", "spell", "arts", "piece")},
}
"""A kind of card, by the heading of a block on the page of card text."""
SUITE = Suite()
GAMES = ("hololive", "gotoubun", "digicharat", "osica", "wixoss")
NODES = tuple(
    kind for kind in vars(a).values() if isinstance(kind, type) and issubclass(kind, a.Node) and kind is not a.Node
)
TEXTS = {game: known.texts for game, known in played(games()).items() if isinstance(known.texts, Texts)}

NAMED = {name_of(kind): kind for kind in NODES}
"""The kinds of node, by the names that words have for them."""

UNREAD = {
    "digicharat": {("at step", "name"), ("at step", "edge")},
    "gotoubun": {("keyword", "what")},
    "hololive": {("keyword", "what"), ("bound", "what")},
    "osica": {("do gain", "until"), ("places", "at")},
    "wixoss": {
        ("do gain", "until"),
        ("places", "at"),
        ("ability special bet", "name"),
        ("ability special chain", "name"),
    },
}
"""Fields in which only one word is known, or a name that nobody sees: there is nothing to read."""


# --- a little of everything -------------------------------------------------------------------------


def least(kind: Any) -> Any:
    """A value of a type: a node with nothing said but what has to be."""
    if isinstance(kind, type) and issubclass(kind, Struct):
        hints = get_type_hints(kind)
        said = {each.name: least(hints[each.name]) for each in fields(kind) if is_required(each)}
        return kind(**said)
    if get_origin(kind) is Literal:
        return get_args(kind)[-1]
    if get_origin(kind) is tuple:
        return (least(get_args(kind)[0]),) if get_args(kind)[-1] is ... else tuple(map(least, get_args(kind)))
    if isinstance(kind, UnionType) or get_origin(kind) is not None:
        return least(next(each for each in get_args(kind) if each is not type(None)))
    return {str: "collab", int: 7, bool: True}[kind]


def is_required(field: Any) -> bool:
    return field.default is NODEFAULT and field.default_factory is NODEFAULT


def saying(kind: type[a.Node], name: str) -> a.Node:
    """A node in which that field says something."""
    node: a.Node = least(kind)
    default = dict(defaults(kind))[name]
    value = least(get_type_hints(kind)[name])
    if value == default:
        value = {True: False, False: True}.get(value, a.Filter(name=("Sora",)))
    return replace(node, **{name: value})


def opening(game: str, *abilities: Any) -> str:
    """Why the reference engine refuses a scene with a card that has these abilities; nothing where it does not."""
    kind = {"hololive": "holomem", "wixoss": "signi"}.get(game, "character")
    facts = {"person": "Dejiko", "color": "blue"} if game == "digicharat" else {}
    cards = {"Sora": Card(name="Sora", kind=kind, abilities=abilities, facts=facts)}
    hand = {"A": Seat(zones={"hand": (Placed(id="Sora", card="Sora"),)}), "B": Seat()}
    engine = ReferenceEngine()
    try:
        engine.open(game, SUITE.ledger(game).edition, Position(cards=cards, seats=hand, step="main"))
    except Unsupported as refusal:
        return str(refusal)
    return ""


ABOUT = {
    a.Reference: a.Reveal,
    a.Amount: a.Draw,
    a.Condition: lambda node: a.If(node, ()),
    a.Pattern: lambda node: a.Delay(node, ()),
    a.Instruction: lambda node: node,
    a.Change: lambda node: a.Gain(a.This(), (node,)),
}
HELD = {
    a.OneOf: lambda node: a.Reveal(a.Cards(where=a.Filter(facts=(node,)))),
    a.Bound: lambda node: a.Reveal(a.Cards(where=a.Filter(bounds=(node,)))),
    a.Alike: lambda node: a.Reveal(a.Cards(where=a.Filter(alike=(node,)))),
    a.Filter: lambda node: a.Reveal(a.Cards(where=node)),
    a.Mode: lambda node: a.Modes((node,)),
    a.Places: lambda node: a.Reveal(a.Cards(place=node)),
}


def on_a_card(node: a.Node) -> Any:
    """An ability with that node in it."""
    kind = type(node)
    if kind in get_args(a.Ability):
        return node
    if kind is a.Keyword:
        return a.Activated((), keywords=(node,))
    if kind is a.Limit:
        return a.Activated((), limit=node)
    if kind is a.Value:
        return a.Special("art", "Sing", (node,))
    if kind is a.Usable:
        return a.Special("art", "Sing", usable=node)
    if kind in HELD:
        return a.Activated((HELD[kind](node),))
    return a.Activated(tuple(hold(node) for union, hold in ABOUT.items() if kind in get_args(union)))


# --- what is not listed is refused ------------------------------------------------------------------


def called_so(name: str) -> a.Node:
    """A node of that name, perhaps with what it says that it is."""
    if name in NAMED:
        return least(NAMED[name])
    own, _, what = name.rpartition(" ")
    return replace(least(NAMED[own]), what=what)


@cache
def listed(game: str) -> tuple[tuple[str, type[a.Node], frozenset[str]], ...]:
    """The nodes that a game's texts know: the name, the kind, the fields that are read."""
    return tuple(
        (name, type(called_so(name)), known | ({WHAT} if name not in NAMED else set()))
        for name, known in TEXTS[game].nodes.items()
    )


def is_known(game: str, kind: type[a.Node]) -> bool:
    return any(each is kind for _, each, _ in listed(game))


UNREAD_FIELDS = [
    (game, name, each.name)
    for game in GAMES
    for name, kind, known in listed(game)
    for each in fields(kind)
    if each.name not in (PRINTED, *known)
]


@pytest.mark.parametrize(("game", "name", "field"), UNREAD_FIELDS)
def test_a_field_that_is_not_listed_is_refused(game: str, name: str, field: str) -> None:
    node = called_so(name)
    node = replace(node, **{field: getattr(saying(type(node), field), field)})
    wanted = f"the field {field!r} of {called(type(node))} is not read"
    assert any(wanted in problem for problem in TEXTS[game].unread(node))
    assert opening(game, on_a_card(node)).startswith("card 'Sora': ")


@pytest.mark.parametrize(
    ("game", "kind"),
    [(game, kind) for game in GAMES for kind in NODES if not is_known(game, kind)],
    ids=lambda each: getattr(each, "__name__", each),
)
def test_a_node_that_is_not_listed_is_refused(game: str, kind: type[a.Node]) -> None:
    node = least(kind)
    assert next(TEXTS[game].unread(node)) == f"{called(kind)} is not known"
    assert opening(game, on_a_card(node))


def is_word(kind: type[a.Node], said: str) -> bool:
    """Whether words stand in a field, and no node."""
    return get_type_hints(kind)[said] in (str, str | None, tuple[str, ...])


CLOSED = [
    *((game, name, said) for game in GAMES for name, words in TEXTS[game].words.items() for said in words),
    *((game, name, WHAT) for game in GAMES for name in TEXTS[game].nodes if name not in NAMED),
    *(
        (game, name, said)
        for game in GAMES
        for name, kind, known in listed(game)
        for said in sorted(known.intersection(ZONED))
        if is_word(kind, said)
    ),
]


@pytest.mark.parametrize(("game", "name", "said"), CLOSED)
def test_a_word_that_is_not_listed_is_refused(game: str, name: str, said: str) -> None:
    node = called_so(name)
    for field in said.split():
        value: Any = "ends" if field == "edge" else "begnis"
        node = replace(node, **{field: (value,) if isinstance(getattr(node, field), tuple) else value})
    assert any("begnis" in problem and f"as {said!r}" in problem for problem in TEXTS[game].unread(node))


def test_an_act_without_what_it_is_done_with_is_refused() -> None:
    refusal = opening("hololive", a.Activated((a.Act("bloom", cards=a.This()),)))
    assert refusal == "card 'Sora': the field 'using' of the node do 'act' is missing: 'bloom' has one"
    refusal = opening("gotoubun", a.Activated((a.Act("bloom", cards=a.This(), using=a.It()),)))
    assert refusal == "card 'Sora': 'bloom' as 'what' of the node do 'act' is not known"


@pytest.mark.parametrize(
    ("what", "value"),
    [("art", a.Value("damage", "much")), ("art", a.Value("cost", 2)), ("oshi-skill", a.Value("damage", 20))],
    ids=str,
)
def test_what_cannot_be_printed_with_a_special_ability_is_refused(what: str, value: a.Value) -> None:
    with pytest.raises(Illegal, match=f"the ability 'Sing': {value.value!r} is no {value.what} of {what}"):
        opening("hololive", a.Special(what, "Sing", (value,)))


def test_a_refusal_names_the_card_the_node_and_the_field() -> None:
    refusal = opening("hololive", a.Activated((a.Reveal(a.Cards(where=a.Filter(unlike=a.Filter(other=True)))),)))
    assert refusal == "card 'Sora': the field 'unlike' of a filter is not read"
    assert opening("gotoubun", a.Activated((a.Roll(),))) == "card 'Sora': the node do 'roll' is not known"
    ability = a.Automatic(a.Step("main", "ends"), (a.Draw(),))
    assert opening("hololive", ability) == "card 'Sora': 'main ends' as 'name edge' of the node at 'step' is not known"


@pytest.mark.parametrize("game", [game for game in GAMES if "at when" in TEXTS[game].nodes])
def test_what_is_chosen_anywhere_but_in_an_instruction_is_refused(game: str) -> None:
    chosen = a.Choose(a.Cards(("hand",)))
    refused = "the field 'subject' of the node at 'when' holds the node of 'choose', which instructions do"
    assert refused in TEXTS[game].unread(a.Automatic(a.When("move", chosen), (a.Draw(),)))
    moved = TEXTS[game].unread(a.Activated((a.Move(chosen, "hand"),)))
    assert not [problem for problem in moved if "'choose'" in problem]


TARGET = a.Act("target", cards=a.Choose(a.Cards(("field",), "opponent")))


@pytest.mark.parametrize(
    ("ability", "where"),
    [
        (a.Extra("appear", cost=(TARGET,)), "'cost' of the node ability 'extra'"),
        (a.Activated((), cost=(a.May((TARGET,)),)), "'cost' of the node ability 'activated'"),
        (a.Replacement(a.When("move"), (TARGET,)), "'instead' of the node ability 'replacement'"),
    ],
    ids=str,
)
def test_what_no_clause_of_wixoss_lets_be_targeted_is_refused(ability: a.Ability, where: str) -> None:
    refused = f"'target' in the field {where}: it is not said when it is chosen"
    assert refused in TEXTS["wixoss"].unread(ability)
    assert opening("wixoss", ability)


@pytest.mark.parametrize("game", ["hololive", "gotoubun"])
def test_what_can_happen_in_a_text_means_something_to_the_engine(game: str) -> None:
    known = importlib.import_module(f"saitei.reference_engine.{game}.words").WORDS.happenings
    assert set(known) == set(declared(game).texts["at when: event"])


# --- the pages --------------------------------------------------------------------------------------


BEYOND = {
    "hololive": {"'always' as 'until' of the node do 'gain' is not known"},
    "gotoubun": {
        "'always' as 'until' of the node do 'gain' is not known",
        "'turn begins' as 'name edge' of the node at 'step' is not known",
    },
    "digicharat": set[str](),
    "osica": set[str](),
    "wixoss": set[str](),
}
"""What the page of card text shows and the reference engine does not read: the page says so."""


def shown(game: str) -> Iterator[tuple[str, str]]:
    """The texts that the page of card text shows for a game, each with a kind of card that it can be on."""
    page = (DOCS / "card-text.md").read_text("utf-8")
    for heading, block in re.findall(r"^```([a-z -:]+)\n(.*?)^```", page, re.M | re.S):
        for said, kind in KINDS[game].items():
            if heading == said:
                yield from ((kind, text) for text in block.strip().split("\n"))


@pytest.mark.parametrize("game", GAMES)
def test_the_reference_engine_reads_what_the_page_of_card_text_shows(game: str) -> None:
    texts = list(shown(game))
    assert len(texts) > 10
    parse = load(game).card_text
    assert parse is not None
    problems = {problem for kind, text in texts for problem in TEXTS[game].unread(parse(text, card_kind=kind))}
    assert problems == BEYOND[game]


@pytest.mark.parametrize("game", GAMES)
def test_the_schema_of_a_game_takes_the_texts_that_the_game_knows(game: str) -> None:
    validator, parse = of_cards(game), load(game).card_text
    assert parse is not None
    for kind, text in shown(game):
        abilities = parse(text, card_kind=kind)
        unread = {problem for problem in TEXTS[game].unread(abilities) if "'name edge'" not in problem}
        assert validator.is_valid(sent(kind, abilities)) is not bool(unread), text


@pytest.mark.parametrize(
    "ability",
    [
        a.Activated((a.Roll(),)),
        a.Activated((a.Act("bloom", cards=a.This(), using=a.This()),)),
        a.Activated((a.Act("approach", cards=a.This()),)),
        a.Activated((a.Act("approach", cards=a.This(), to=a.This(), amount=1),)),
        a.Activated((a.Draw(),), limit=a.Limit(count=2)),
        a.Activated((a.Reveal(a.Cards(("archive",))),)),
        a.Activated((a.Reveal(a.Cards(where=a.Filter(facts=(a.OneOf("color", ("red",)),)))),)),
        a.Special("art", "Sing"),
    ],
    ids=str,
)
def test_the_schema_of_a_game_takes_nothing_else(ability: a.Ability) -> None:
    assert next(TEXTS["gotoubun"].unread(ability))
    assert not of_cards("gotoubun").is_valid(sent("character", (ability,)))


def of_cards(game: str) -> jsonschema.Draft202012Validator:
    return jsonschema.Draft202012Validator({"$ref": "#/$defs/Card", "$defs": schema(words(game))["$defs"]})


def sent(kind: str, abilities: tuple[a.Ability, ...]) -> Any:
    return json.loads(msgspec.json.encode(Card(name="Sora", kind=kind, abilities=abilities)))


@pytest.mark.parametrize("game", GAMES)
def test_a_game_s_page_names_its_keywords_and_what_can_happen(game: str) -> None:
    page, texts = (DOCS / f"cards-{game}.md").read_text("utf-8"), declared(game).texts
    named = [word for key in ("ability extra: what", "keyword: what", "at when: event") for word in texts.get(key, ())]
    named += [name.rpartition(" ")[2] for name in TEXTS[game].nodes if name not in NAMED]
    assert [word for word in named if f"`{word}`" not in page] == []


# --- what is listed is read -------------------------------------------------------------------------


Said = tuple[str, str]
"""A node that says something, and the field in which it does."""


def own(game: str) -> tuple[Scenario, ...]:
    """The plays of what no scenario of a clause needs."""
    return read(ROOT / game / "texts.feature", ROOT).scenarios


def play(
    game: str,
    scenarios: Iterable[Scenario],
    supervisor: Supervisor,
    is_wanted: Callable[[Mapping[str, Card]], bool] = lambda cards: True,
) -> None:
    """Play scenarios, those of them whose cards are wanted; they pass."""
    edition, vocabulary = SUITE.ledger(game).edition, SUITE.vocabulary(game)
    for scenario in scenarios:
        for example in scenario.examples or ({},):
            world = SUITE.world(supervisor.engine, game, edition, read_back=False)
            for step in (each.filled(example) for each in scenario.steps):
                assert step.keyword
                if step.keyword != "given" and not world.started and not is_wanted(world.builder.build().cards):
                    break
                table = [list(row) for row in step.table] or None
                vocabulary.find(step.keyword, step.text).run(world, table, step.doc)
            else:
                world.finish()


def said(part: object) -> Iterator[Said]:
    """In which fields its nodes say something, by their names, also by those with what they say that they are."""
    if isinstance(part, tuple):
        for each in part:
            yield from said(each)
    elif isinstance(part, Struct):
        for name in part.__struct_fields__:
            value = getattr(part, name)
            if isinstance(part, a.Node) and value != dict(defaults(type(part))).get(name, NODEFAULT):
                yield name_of(type(part)), name
                yield f"{name_of(type(part))} {getattr(part, WHAT, '')}", name
            yield from said(value)


def is_of_the_engine(frame: Any) -> bool:
    """Whether the engine reads a field to do something, not to list what it knows or what it depends on."""
    module, function = frame.f_globals.get("__name__", ""), frame.f_code.co_name
    if module == "saitei.reference_engine.kernel.traits":
        return function == "traits_of"
    refuses = module.endswith(".texts") or function == "untimely_targets"
    return module.startswith("saitei.reference_engine.") and not refuses


@pytest.mark.parametrize("game", GAMES)
def test_what_is_listed_is_read_in_play(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    found: set[Said] = set()
    listed = {(name, field) for name, fields in TEXTS[game].nodes.items() for field in fields}
    plain = object.__getattribute__

    def noting(self: Any, name: str) -> Any:
        value = plain(self, name)
        if not name.startswith("_") and is_of_the_engine(sys._getframe(1)):
            kind = type(self)
            if value != dict(defaults(kind)).get(name, NODEFAULT):
                found.add((name_of(kind), name))
                found.add((f"{name_of(kind)} {plain(self, WHAT) if hasattr(kind, WHAT) else ''}", name))
        return value

    def is_wanted(cards: Mapping[str, Card]) -> bool:
        return not found.issuperset(listed.intersection(said(tuple(cards.values()))))

    monkeypatch.setattr(a.Node, "__getattribute__", noting)
    supervisor = Supervisor(launcher(REFERENCE, timeout=60))
    scenarios = select(SUITE, {game: SUITE.ledger(game)}).scenarios
    play(game, (*own(game), *scenarios), supervisor, is_wanted)
    monkeypatch.undo()
    assert listed - found == UNREAD[game]


@pytest.mark.parametrize("game", GAMES)
def test_the_plays_of_texts_pass(game: str) -> None:
    play(game, own(game), Supervisor(launcher(REFERENCE)))
