"""The needs of a scenario: the capabilities for its phrases, and the nodes of card text in its Givens."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import NoReturn

from ...adapters.card_text_tree import WHAT, CardTextNode, node_name
from ...adapters.protocol_vocabulary import GameVocabulary
from .feature_parser import Scenario
from .suite import Suite


def needs_of_scenario(suite: Suite, scenario: Scenario) -> frozenset[str]:
    """The capabilities (``cards.abilities``) and nodes of card text (``do draw``) that the cases of a scenario need."""
    return frozenset(need for example in scenario.examples or ({},) for need in _of_case(suite, scenario, example))


def _of_case(suite: Suite, scenario: Scenario, example: Mapping[str, str]) -> Iterator[str]:
    vocabulary, words = suite.phrase_vocabulary(scenario.game), suite.protocol_words(scenario.game)
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
    yield from vocabulary.required_capabilities(phrases)
    for card in cards.values():
        yield from node_names(card.abilities, words)


def node_names(part: object, words: GameVocabulary) -> Iterator[str]:
    """The names of a node of card text, and of all nodes in it, as the game's vocabulary lists them."""
    if isinstance(part, tuple):
        for each in part:
            yield from node_names(each, words)
    elif isinstance(part, CardTextNode):
        own = node_name(type(part))
        said = f"{own} {getattr(part, WHAT, '')}"
        yield said if said in words.fields_by_node else own
        for field in part.__struct_fields__:
            yield from node_names(getattr(part, field), words)


def _no_engine() -> NoReturn:
    raise AssertionError("Givens ask no engine")
