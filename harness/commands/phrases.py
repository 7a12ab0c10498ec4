"""The command ``saitei phrases``."""

from __future__ import annotations

import click

from ..base.command_errors import CONFORMS, NothingRan
from . import command_options
from .command_context import installed_suite, output_console
from .command_options import define_command

SHOWN = 12
"""The number of phrases shown if no phrase has all of the words."""


@define_command(example="saitei phrases draws cards --game hololive")
@click.argument("words", metavar="[WORDS]...", nargs=-1)
@command_options.game
def phrases_command(words: tuple[str, ...], game: str | None) -> int:
    """List the phrases that scenarios can use, or those with all of the given words, or else the nearest ones."""
    from ...steps.phrase_vocabulary import KEYWORDS, PhraseDefinition
    from ..base.console import print_line
    from ..editor.feature_completion import matching_phrases, nearest_phrases
    from ..scenarios.selection import select_ledgers

    known, written = installed_suite(), output_console()
    games = [*select_ledgers(known, game, None)]
    said: dict[int, tuple[PhraseDefinition, list[str]]] = {}  # a phrase is the same object in all games that have it
    for name in games:
        for definition in known.phrase_vocabulary(name).definitions:
            said.setdefault(id(definition), (definition, []))[1].append(name)
    every = [definition for definition, _ in said.values()]
    asked = " ".join(words)
    found = matching_phrases(every, asked)
    if not found:
        found = nearest_phrases(every, asked, SHOWN)
        if not found:
            raise NothingRan(f"no phrase has words like {asked!r}; 'saitei phrases' lists all phrases")
        print_line(written, "No phrase has all of these words. The nearest phrases are:")
    for keyword in KEYWORDS:
        for each in (each for each in found if each.keyword == keyword):
            names = said[id(each)][1]
            of = "" if names == games else f"  ({', '.join(names)})"
            print_line(written, f"{keyword.capitalize()} {each.example}{of}")
            print_line(written, f"    {each.meaning}")
    return CONFORMS
