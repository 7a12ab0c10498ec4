"""The needs of a scenario: the capabilities for its phrases, and the nodes and forms of card text in its Givens."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import NamedTuple, NoReturn

from msgspec.structs import fields

from ...adapters.card_text_tree import WHAT, ZONED, CardTextNode, node_name
from ...adapters.protocol_vocabulary import GameVocabulary
from .feature_parser import Scenario
from .suite import Suite


def needs_of_scenario(suite: Suite, scenario: Scenario) -> frozenset[str]:
    """The capabilities (``cards.abilities``) and nodes of card text (``do draw``) that the cases of a scenario need."""
    words = suite.protocol_words(scenario.game)
    found: set[str] = set()
    for case in _cases(suite, scenario):
        found.update(case.capabilities, node_names(case.abilities, words))
    return frozenset(found)


def forms_of_scenario(suite: Suite, scenario: Scenario) -> frozenset[str]:
    """The forms of card text in the Givens of a scenario: a node with a field that is set (``do draw up_to``), and with
    the node that it holds (``do damage to: of choose``)."""
    words = suite.protocol_words(scenario.game)
    return frozenset(form for case in _cases(suite, scenario) for form in node_forms(case.abilities, words))


class _Case(NamedTuple):
    """The capabilities that a case of a scenario needs, and the abilities of its cards."""

    capabilities: tuple[str, ...]
    abilities: tuple[CardTextNode, ...]


def _cases(suite: Suite, scenario: Scenario) -> Iterator[_Case]:
    return (_read_case(suite, scenario, example) for example in scenario.examples or ({},))


def _read_case(suite: Suite, scenario: Scenario, example: Mapping[str, str]) -> _Case:
    vocabulary = suite.phrase_vocabulary(scenario.game)
    world = suite.make_world(_no_engine, scenario.game, "", read_back=False)
    phrases = []
    try:
        for step in (step.fill_placeholders(example) for step in scenario.steps):
            assert step.keyword is not None  # the linter ensures this
            phrases.append(vocabulary.find_phrase(step.keyword, step.text))
            if step.keyword == "given":
                phrases[-1].run(world, [list(row) for row in step.table] or None, step.doc)
        cards = world.builder.build_scene().cards
    except Exception:  # faults of a scenario are reported when it is played
        cards = {}
    abilities = tuple(ability for card in cards.values() for ability in card.abilities)
    return _Case(tuple(vocabulary.required_capabilities(phrases)), abilities)


def node_names(part: object, words: GameVocabulary) -> Iterator[str]:
    """The names of a node of card text, and of all nodes in it, as the game's vocabulary lists them."""
    if isinstance(part, tuple):
        for each in part:
            yield from node_names(each, words)
    elif isinstance(part, CardTextNode):
        yield _name(part, words)
        for field in part.__struct_fields__:
            yield from node_names(getattr(part, field), words)


def node_forms(part: object, words: GameVocabulary) -> Iterator[str]:
    """The forms of a node of card text and of all nodes in it: its name with each field that is set."""
    if isinstance(part, tuple):
        for each in part:
            yield from node_forms(each, words)
    elif isinstance(part, CardTextNode):
        own = _name(part, words)
        for field in fields(part):
            value = getattr(part, field.name)
            if field.name in UNFORMED or value == field.default:
                continue
            parts = value if isinstance(value, tuple) else (value,)
            held = [each for each in parts if isinstance(each, CardTextNode)]
            yield from (f"{own} {field.name}: {_name(each, words)}" for each in held)
            if len(held) > 1:
                yield f"{own} {field.name}: several"
            elif not held and value != ():
                yield f"{own} {field.name}: {', '.join(value)}" if field.name in ZONED else f"{own} {field.name}"
            yield from node_forms(value, words)


UNFORMED = {"name", "text", WHAT}
"""The fields that make no difference to the form of a text."""


def _name(node: CardTextNode, words: GameVocabulary) -> str:
    own = node_name(type(node))
    said = f"{own} {getattr(node, WHAT, '')}"
    return said if said in words.fields_by_node else own


def _no_engine() -> NoReturn:
    raise AssertionError("Givens ask no engine")
