"""What a scenario needs of an engine: capabilities, by its phrases, and nodes of card text, by its Givens."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import NoReturn

from ...adapters.abilities import WHAT, Node, name_of
from ...adapters.words import Words
from .features import Scenario
from .suite import Suite


def needs(suite: Suite, scenario: Scenario) -> frozenset[str]:
    """Capabilities (``cards.abilities``) and nodes, as the game's words list them (``do draw``), of all its cases."""
    return frozenset(need for example in scenario.examples or ({},) for need in _of_case(suite, scenario, example))


def _of_case(suite: Suite, scenario: Scenario, example: Mapping[str, str]) -> Iterator[str]:
    vocabulary, words = suite.vocabulary(scenario.game), suite.words(scenario.game)
    world = suite.world(_no_engine, scenario.game, "", read_back=False)
    phrases = []
    try:
        for step in (step.filled(example) for step in scenario.steps):
            assert step.keyword is not None  # the linter sees to it
            phrases.append(vocabulary.find(step.keyword, step.text))
            if step.keyword == "given":
                phrases[-1].run(world, [list(row) for row in step.table] or None, step.doc)
        cards = world.builder.build().cards
    except Exception:  # whatever is wrong with a scenario is said where it is played
        cards = {}
    yield from vocabulary.needs(phrases)
    for card in cards.values():
        yield from nodes(card.abilities, words)


def nodes(part: object, words: Words) -> Iterator[str]:
    """The names under which the words list a node and all within it."""
    if isinstance(part, tuple):
        for each in part:
            yield from nodes(each, words)
    elif isinstance(part, Node):
        own = name_of(type(part))
        said = f"{own} {getattr(part, WHAT, '')}"
        yield said if said in words.listed else own
        for field in part.__struct_fields__:
            yield from nodes(getattr(part, field), words)


def _no_engine() -> NoReturn:
    raise AssertionError("Givens ask no engine")
