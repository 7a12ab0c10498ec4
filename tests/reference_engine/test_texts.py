"""The card texts that each game supports: all others are refused, and the listed ones are supported.

``texts`` holds a feature for each game, with plays that no scenario of a clause needs.
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

from saitei.adapters import card_text_tree as a
from saitei.adapters.card_text_tree import PRINTED, WHAT, ZONED, node_name
from saitei.adapters.engine_interface import Illegal, Unsupported
from saitei.adapters.messages import Card, PlacedCard, Position, Seat
from saitei.adapters.protocol_schema import build_schema
from saitei.adapters.protocol_vocabulary import load_vocabulary
from saitei.harness.judging.engine_lookup import REFERENCE, find_launcher
from saitei.harness.judging.supervisor import Supervisor
from saitei.harness.scenarios.feature_parser import Scenario, read_feature
from saitei.harness.scenarios.selection import select_scenarios
from saitei.harness.scenarios.suite import Suite
from saitei.reference_engine.engine import ReferenceEngine, find_game_packages
from saitei.reference_engine.engine import load_games as played
from saitei.reference_engine.protocol.supported_text import CardTextSupport, field_defaults, node_description
from saitei.rulebooks.game_vocabulary import load_declared_vocabulary
from saitei.steps.suite_game import load_game

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
    kind
    for kind in vars(a).values()
    if isinstance(kind, type) and issubclass(kind, a.CardTextNode) and kind is not a.CardTextNode
)
TEXTS = {
    game: known.texts
    for game, known in played(find_game_packages()).items()
    if isinstance(known.texts, CardTextSupport)
}

NAMED = {node_name(kind): kind for kind in NODES}
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
"""Fields with only one known word, or with a name that is never visible: there is nothing to read."""


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


def saying(kind: type[a.CardTextNode], name: str) -> a.CardTextNode:
    """A node in which that field says something."""
    node: a.CardTextNode = least(kind)
    default = dict(field_defaults(kind))[name]
    value = least(get_type_hints(kind)[name])
    if value == default:
        value = {True: False, False: True}.get(value, a.Filter(name=("Sora",)))
    return replace(node, **{name: value})


def opening(game: str, *abilities: Any) -> str:
    """Why the reference engine refuses a scene with a card that has these abilities; nothing where it does not."""
    kind = {"hololive": "holomem", "wixoss": "signi"}.get(game, "character")
    facts = {"person": "Dejiko", "color": "blue"} if game == "digicharat" else {}
    cards = {"Sora": Card(name="Sora", kind=kind, abilities=abilities, facts=facts)}
    hand = {"A": Seat(zones={"hand": (PlacedCard(id="Sora", card="Sora"),)}), "B": Seat()}
    engine = ReferenceEngine()
    try:
        engine.open(game, SUITE.load_ledger(game).edition, Position(cards=cards, seats=hand, step="main"))
    except Unsupported as refusal:
        return str(refusal)
    return ""


ABOUT = {
    a.Reference: a.Reveal,
    a.Amount: a.Draw,
    a.Condition: lambda node: a.IfInstruction(node, ()),
    a.Pattern: lambda node: a.CreateDelayedTrigger(node, ()),
    a.Instruction: lambda node: node,
    a.Change: lambda node: a.GainEffect(a.ThisCard(), (node,)),
}
HELD = {
    a.OneOf: lambda node: a.Reveal(a.MatchingCards(where=a.Filter(facts=(node,)))),
    a.Bound: lambda node: a.Reveal(a.MatchingCards(where=a.Filter(bounds=(node,)))),
    a.Alike: lambda node: a.Reveal(a.MatchingCards(where=a.Filter(alike=(node,)))),
    a.Filter: lambda node: a.Reveal(a.MatchingCards(where=node)),
    a.Mode: lambda node: a.ChooseModes((node,)),
    a.Places: lambda node: a.Reveal(a.MatchingCards(place=node)),
}


def on_a_card(node: a.CardTextNode) -> Any:
    """An ability with that node in it."""
    kind = type(node)
    if kind in get_args(a.Ability):
        return node
    if kind is a.Keyword:
        return a.ActivatedAbility((), keywords=(node,))
    if kind is a.Limit:
        return a.ActivatedAbility((), limit=node)
    if kind is a.Value:
        return a.GameAbility("art", "Sing", (node,))
    if kind is a.Usable:
        return a.GameAbility("art", "Sing", usable=node)
    if kind in HELD:
        return a.ActivatedAbility((HELD[kind](node),))
    return a.ActivatedAbility(tuple(hold(node) for union, hold in ABOUT.items() if kind in get_args(union)))


# --- what is not listed is refused ------------------------------------------------------------------


def called_so(name: str) -> a.CardTextNode:
    """A node of that name, perhaps with what it says that it is."""
    if name in NAMED:
        return least(NAMED[name])
    own, _, what = name.rpartition(" ")
    return replace(least(NAMED[own]), what=what)


@cache
def listed(game: str) -> tuple[tuple[str, type[a.CardTextNode], frozenset[str]], ...]:
    """The nodes that a game's texts know: the name, the kind, the fields that are read."""
    return tuple(
        (name, type(called_so(name)), known | ({WHAT} if name not in NAMED else set()))
        for name, known in TEXTS[game].nodes.items()
    )


def is_known(game: str, kind: type[a.CardTextNode]) -> bool:
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
    wanted = f"the field {field!r} of {node_description(type(node))} is not supported"
    assert any(wanted in problem for problem in TEXTS[game].unsupported_parts(node))
    assert opening(game, on_a_card(node)).startswith("card 'Sora': ")


@pytest.mark.parametrize(
    ("game", "kind"),
    [(game, kind) for game in GAMES for kind in NODES if not is_known(game, kind)],
    ids=lambda each: getattr(each, "__name__", each),
)
def test_a_node_that_is_not_listed_is_refused(game: str, kind: type[a.CardTextNode]) -> None:
    node = least(kind)
    assert next(TEXTS[game].unsupported_parts(node)) == f"{node_description(kind)} is not known"
    assert opening(game, on_a_card(node))


def is_word(kind: type[a.CardTextNode], said: str) -> bool:
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
    assert any("begnis" in problem and f"as {said!r}" in problem for problem in TEXTS[game].unsupported_parts(node))


def test_an_act_without_what_it_is_done_with_is_refused() -> None:
    refusal = opening("hololive", a.ActivatedAbility((a.GameInstruction("bloom", cards=a.ThisCard()),)))
    assert refusal == "card 'Sora': the field 'using' of the node do 'act' is missing: 'bloom' requires it"
    refusal = opening(
        "gotoubun", a.ActivatedAbility((a.GameInstruction("bloom", cards=a.ThisCard(), using=a.PreviousCards()),))
    )
    assert refusal == "card 'Sora': 'bloom' as 'what' of the node do 'act' is not known"


@pytest.mark.parametrize(
    ("what", "value"),
    [("art", a.Value("damage", "much")), ("art", a.Value("cost", 2)), ("oshi-skill", a.Value("damage", 20))],
    ids=str,
)
def test_what_cannot_be_printed_with_a_special_ability_is_refused(what: str, value: a.Value) -> None:
    with pytest.raises(Illegal, match=f"the ability 'Sing': {value.value!r} is not a {value.what} of {what}"):
        opening("hololive", a.GameAbility(what, "Sing", (value,)))


def test_a_refusal_names_the_card_the_node_and_the_field() -> None:
    refusal = opening(
        "hololive", a.ActivatedAbility((a.Reveal(a.MatchingCards(where=a.Filter(unlike=a.Filter(other=True)))),))
    )
    assert refusal == "card 'Sora': the field 'unlike' of a filter is not supported"
    assert opening("gotoubun", a.ActivatedAbility((a.Roll(),))) == "card 'Sora': the node do 'roll' is not known"
    ability = a.AutomaticAbility(a.StepPattern("main", "ends"), (a.Draw(),))
    assert opening("hololive", ability) == "card 'Sora': 'main ends' as 'name edge' of the node at 'step' is not known"


@pytest.mark.parametrize("game", [game for game in GAMES if "at when" in TEXTS[game].nodes])
def test_what_is_chosen_anywhere_but_in_an_instruction_is_refused(game: str) -> None:
    chosen = a.ChosenCards(a.MatchingCards(("hand",)))
    refused = "the field 'subject' of the node at 'when' holds the node of 'choose', which only instructions can"
    assert refused in TEXTS[game].unsupported_parts(a.AutomaticAbility(a.EventPattern("move", chosen), (a.Draw(),)))
    moved = TEXTS[game].unsupported_parts(a.ActivatedAbility((a.Move(chosen, "hand"),)))
    assert not [problem for problem in moved if "'choose'" in problem]


TARGET = a.GameInstruction("target", cards=a.ChosenCards(a.MatchingCards(("field",), "opponent")))


@pytest.mark.parametrize(
    ("ability", "where"),
    [
        (a.KeywordAbility("appear", cost=(TARGET,)), "'cost' of the node ability 'extra'"),
        (a.ActivatedAbility((), cost=(a.OptionalInstruction((TARGET,)),)), "'cost' of the node ability 'activated'"),
        (a.ReplacementAbility(a.EventPattern("move"), (TARGET,)), "'instead' of the node ability 'replacement'"),
    ],
    ids=str,
)
def test_what_no_clause_of_wixoss_lets_be_targeted_is_refused(ability: a.Ability, where: str) -> None:
    refused = f"'target' in the field {where}: no clause says when it is chosen"
    assert refused in TEXTS["wixoss"].unsupported_parts(ability)
    assert opening("wixoss", ability)


@pytest.mark.parametrize("game", ["hololive", "gotoubun"])
def test_what_can_happen_in_a_text_means_something_to_the_engine(game: str) -> None:
    known = importlib.import_module(f"saitei.reference_engine.{game}.lexicon").WORDS.happenings
    assert set(known) == set(load_declared_vocabulary(game).texts["at when: event"])


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
"""The card text on the page that the reference engine does not support: the page says so."""


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
    parse = load_game(game).card_text
    assert parse is not None
    problems = {
        problem for kind, text in texts for problem in TEXTS[game].unsupported_parts(parse(text, card_kind=kind))
    }
    assert problems == BEYOND[game]


@pytest.mark.one_game_a_day
@pytest.mark.parametrize("game", GAMES)
def test_the_schema_of_a_game_takes_the_texts_that_the_game_knows(game: str) -> None:
    validator, parse = of_cards(game), load_game(game).card_text
    assert parse is not None
    for kind, text in shown(game):
        abilities = parse(text, card_kind=kind)
        unread = {problem for problem in TEXTS[game].unsupported_parts(abilities) if "'name edge'" not in problem}
        assert validator.is_valid(sent(kind, abilities)) is not bool(unread), text


@pytest.mark.parametrize(
    "ability",
    [
        a.ActivatedAbility((a.Roll(),)),
        a.ActivatedAbility((a.GameInstruction("bloom", cards=a.ThisCard(), using=a.ThisCard()),)),
        a.ActivatedAbility((a.GameInstruction("approach", cards=a.ThisCard()),)),
        a.ActivatedAbility((a.GameInstruction("approach", cards=a.ThisCard(), to=a.ThisCard(), amount=1),)),
        a.ActivatedAbility((a.Draw(),), limit=a.Limit(count=2)),
        a.ActivatedAbility((a.Reveal(a.MatchingCards(("archive",))),)),
        a.ActivatedAbility((a.Reveal(a.MatchingCards(where=a.Filter(facts=(a.OneOf("color", ("red",)),)))),)),
        a.GameAbility("art", "Sing"),
    ],
    ids=str,
)
def test_the_schema_of_a_game_takes_nothing_else(ability: a.Ability) -> None:
    assert next(TEXTS["gotoubun"].unsupported_parts(ability))
    assert not of_cards("gotoubun").is_valid(sent("character", (ability,)))


def of_cards(game: str) -> jsonschema.Draft202012Validator:
    return jsonschema.Draft202012Validator(
        {"$ref": "#/$defs/Card", "$defs": build_schema(load_vocabulary(game))["$defs"]}
    )


def sent(kind: str, abilities: tuple[a.Ability, ...]) -> Any:
    return json.loads(msgspec.json.encode(Card(name="Sora", kind=kind, abilities=abilities)))


@pytest.mark.parametrize("game", GAMES)
def test_a_game_s_page_names_its_keywords_and_what_can_happen(game: str) -> None:
    page, texts = (DOCS / f"cards-{game}.md").read_text("utf-8"), load_declared_vocabulary(game).texts
    named = [word for key in ("ability extra: what", "keyword: what", "at when: event") for word in texts.get(key, ())]
    named += [name.rpartition(" ")[2] for name in TEXTS[game].nodes if name not in NAMED]
    assert [word for word in named if f"`{word}`" not in page] == []


# --- what is listed is read -------------------------------------------------------------------------


Said = tuple[str, str]
"""A node that says something, and the field in which it does."""


def own(game: str) -> tuple[Scenario, ...]:
    """The plays of what no scenario of a clause needs."""
    return read_feature(ROOT / game / "texts.feature", ROOT).scenarios


def play(
    game: str,
    scenarios: Iterable[Scenario],
    supervisor: Supervisor,
    is_wanted: Callable[[Mapping[str, Card]], bool] = lambda cards: True,
) -> None:
    """Play the scenarios whose cards are wanted; they pass."""
    edition, vocabulary = SUITE.load_ledger(game).edition, SUITE.phrase_vocabulary(game)
    for scenario in scenarios:
        for example in scenario.examples or ({},):
            world = SUITE.make_world(supervisor.running_engine, game, edition, read_back=False)
            for step in (each.fill_placeholders(example) for each in scenario.steps):
                assert step.keyword
                if (
                    step.keyword != "given"
                    and not world.started_session
                    and not is_wanted(world.builder.build_scene().cards)
                ):
                    break
                table = [list(row) for row in step.table] or None
                vocabulary.find_phrase(step.keyword, step.text).run(world, table, step.doc)
            else:
                world.finish_scenario()


def said(part: object) -> Iterator[Said]:
    """In which fields its nodes say something, by their names, also by those with what they say that they are."""
    if isinstance(part, tuple):
        for each in part:
            yield from said(each)
    elif isinstance(part, Struct):
        for name in part.__struct_fields__:
            value = getattr(part, name)
            if isinstance(part, a.CardTextNode) and value != dict(field_defaults(type(part))).get(name, NODEFAULT):
                yield node_name(type(part)), name
                yield f"{node_name(type(part))} {getattr(part, WHAT, '')}", name
            yield from said(value)


def is_of_the_engine(frame: Any) -> bool:
    """Whether the engine reads a field to do something, not to list what it knows or what it depends on."""
    module, function = frame.f_globals.get("__name__", ""), frame.f_code.co_name
    if module == "saitei.reference_engine.kernel.ability_analysis":
        return function == "ability_traits"
    refuses = module.endswith(".supported_text") or function == "untimely_targets"
    return module.startswith("saitei.reference_engine.") and not refuses


@pytest.mark.one_game_a_day
@pytest.mark.parametrize("game", GAMES)
def test_what_is_listed_is_read_in_play(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    found: set[Said] = set()
    listed = {(name, field) for name, fields in TEXTS[game].nodes.items() for field in fields}
    plain = object.__getattribute__

    def noting(self: Any, name: str) -> Any:
        value = plain(self, name)
        if not name.startswith("_") and is_of_the_engine(sys._getframe(1)):
            kind = type(self)
            if value != dict(field_defaults(kind)).get(name, NODEFAULT):
                found.add((node_name(kind), name))
                found.add((f"{node_name(kind)} {plain(self, WHAT) if hasattr(kind, WHAT) else ''}", name))
        return value

    def is_wanted(cards: Mapping[str, Card]) -> bool:
        return not found.issuperset(listed.intersection(said(tuple(cards.values()))))

    monkeypatch.setattr(a.CardTextNode, "__getattribute__", noting)
    supervisor = Supervisor(find_launcher(REFERENCE, timeout=60))
    scenarios = select_scenarios(SUITE, {game: SUITE.load_ledger(game)}).scenarios
    play(game, (*own(game), *scenarios), supervisor, is_wanted)
    monkeypatch.undo()
    assert listed - found == UNREAD[game]


@pytest.mark.one_game_a_day
@pytest.mark.parametrize("game", GAMES)
def test_the_plays_of_texts_pass(game: str) -> None:
    play(game, own(game), Supervisor(find_launcher(REFERENCE)))
