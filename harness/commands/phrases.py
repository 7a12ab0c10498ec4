"""``saitei phrases``."""

from __future__ import annotations

import click

from ..base.errors import CONFORMS
from . import options
from .calling import console, suite
from .options import command

SHOWN = 12
"""So many phrases are shown if no phrase has all of the words."""


@command(example="saitei phrases draws cards --game hololive")
@click.argument("words", metavar="[WORDS]...", nargs=-1)
@options.game
def phrases(words: tuple[str, ...], game: str | None) -> int:
    """List what scenarios can say, or what of it fits the words."""
    from ...steps.vocabulary import KEYWORDS, Definition
    from ..base.voice import say
    from ..editor.completing import nearest_phrases
    from ..scenarios.selection import ledgers

    known, written = suite(), console()
    games = [*ledgers(known, game, None)]
    said: dict[int, tuple[Definition, list[str]]] = {}  # a phrase is the same object in all games that have it
    for name in games:
        for definition in known.vocabulary(name).definitions:
            said.setdefault(id(definition), (definition, []))[1].append(name)
    every = [definition for definition, _ in said.values()]
    found = nearest_phrases(every, " ".join(words), SHOWN) if words else every
    for keyword in KEYWORDS:
        for each in (each for each in found if each.keyword == keyword):
            names = said[id(each)][1]
            of = "" if names == games else f"  ({', '.join(names)})"
            say(written, f"{keyword.capitalize()} {each.example}{of}")
            say(written, f"    {each.meaning}")
    return CONFORMS
