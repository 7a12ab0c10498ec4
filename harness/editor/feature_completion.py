"""Completions in feature files: phrases by their keyword, texts and attributes of cards, tags, cards, zones, steps."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Literal

from rapidfuzz import fuzz, process

from ...adapters.session import ScenarioError
from ...rulebooks import Ledger
from ...steps.board_notation import UnknownAttribute
from ...steps.cardtext import CardTextError
from ...steps.phrase_vocabulary import Keyword, PhraseDefinition
from ...steps.scene_builder import SceneBuilder
from ...steps.world import World
from ..scenarios.feature_parser import ASSUMPTION, CLAUSE, EXAMPLE, READING, RULING, BadFeature
from ..scenarios.suite import Suite
from .feature_faults import refuse_engine, run_givens
from .open_feature import OpenFeature

Sort = Literal["phrase", "text", "tag", "card", "zone", "step", "attribute"]

_READS = re.compile(r'(?P<card>.*?)(?: reads| that reads) "(?P<text>[^"]*)$')
_CARD_BEGUN = re.compile(r"[\w#'-]*$")
_ARGUMENT = re.compile(r"{\w+:(\w+)}")
BOARD = "the board"
HEADING = "zone | A | B |"
"""The first line of the table of a board."""

LIKE = 60
"""Minimum similarity, from 0 to 100, of a phrase to words that it does not contain."""

SHOWN = 40
"""Maximum number of phrases that are offered for the beginning of a sentence."""

_END = "\N{SYMBOL FOR END OF TEXT}"
"""A character that no card text contains: put at the cursor, it makes the reader report what it expects there."""

_NO_ATTRIBUTE = "saitei-no-such-attribute:1"
"""An attribute that no card has: written on a card, it makes the game report those that the card can have."""


@dataclass(frozen=True)
class Completion:
    """A completion: the text that is ``shown``, the text to ``put`` in place of what was ``begun``, and its meaning.

    With ``snippet``, its arguments are placeholders of an editor, ``${1:Roboco}``.
    """

    sort: Sort
    shown: str
    put: str
    begun: str
    means: str = ""
    snippet: bool = False


def completions_at(
    suite: Suite, path: Path, text: str, line: int, column: int, edition: str | None = None
) -> list[Completion]:
    """The completions at a line and a column, which count from 0, the best first."""
    written = OpenFeature(suite, path, text, edition)
    before = written.line_at(line)[:column]
    if before.lstrip().startswith("@"):
        return list(_tags(written, before.rsplit("@", 1)[-1]))
    if written.game_name is None:
        return []
    if before.lstrip().startswith("|"):
        return list(_table(written, line, before))
    step = written.step_at(line)
    if step is None:
        return []
    keyword, _, margin = step
    sentence = before[margin:]
    if reads := _READS.match(sentence):
        return list(_card_text(written, line, reads["card"], reads["text"]))
    named = {
        each.shown: each for each in (*_expected(written, line, keyword, sentence), *_cards(written, line, sentence))
    }
    return [*named.values(), *_phrases(written, keyword, sentence)]


def matching_phrases(definitions: Sequence[PhraseDefinition], words: str) -> list[PhraseDefinition]:
    """The phrases that contain all of the words."""
    wanted = words.lower().split()
    return [
        each
        for each in definitions
        if all(word in f"{each.example} {each.pattern} {each.meaning}".lower() for word in wanted)
    ]


def nearest_phrases(definitions: Sequence[PhraseDefinition], words: str, limit: int) -> list[PhraseDefinition]:
    """Up to ``limit`` phrases with words like the given ones, the nearest first."""
    said = [f"{each.example} {each.meaning}".lower() for each in definitions]
    near = process.extract(words.lower(), said, scorer=fuzz.token_set_ratio, limit=limit, score_cutoff=LIKE)
    return [definitions[place] for _, _, place in near]


def _phrases(written: OpenFeature, keyword: Keyword, sentence: str) -> Iterator[Completion]:
    definitions = [each for each in written.game_vocabulary.definitions if each.keyword == keyword]
    if sentence.strip():
        definitions = sorted(definitions, key=lambda each: -_likeness(sentence, each.example))[:SHOWN]
    for each in definitions:
        shown = re.sub('".+?"', '"..."', each.example)
        yield Completion("phrase", shown, _snippet(written, each), sentence, each.meaning, snippet=True)


def _likeness(sentence: str, example: str) -> float:
    """The similarity of the beginning of a sentence to the beginning of an example, and to all of it."""
    return fuzz.ratio(sentence, example[: len(sentence)]) + fuzz.WRatio(sentence, example) / 2


def _snippet(written: OpenFeature, definition: PhraseDefinition) -> str:
    """The example of a phrase with its arguments as placeholders of an editor; those for texts are empty."""
    pieces: list[str] = []
    end = 0
    places = sorted(written.game_vocabulary.argument_spans(definition).values())
    for number, (start, stop) in enumerate(places, 1):
        argument = _escaped(definition.example[start:stop])
        placeholder = f'"${{{number}}}"' if argument.startswith('"') else f"${{{number}:{argument}}}"
        pieces += [_escaped(definition.example[end:start]), placeholder]
        end = stop
    return "".join([*pieces, _escaped(definition.example[end:])])


def _escaped(text: str) -> str:
    return re.sub(r"([$}\\])", r"\\\1", text)


def _table(written: OpenFeature, line: int, before: str) -> Iterator[Completion]:
    """The completions in the table of a board: its heading, the zones in the first column, the attributes of a card."""
    at = line
    while written.line_at(at).lstrip().startswith("|"):
        at -= 1
    step = written.step_at(at)
    _, *cells = before.split("|")
    if step is None or step[1].strip() != BOARD:
        return
    if len(cells) > 1:
        yield from _attributes(written, at, cells[0].strip(), cells[-1])
        return
    begun = cells[0].lstrip()
    if at == line - 1:
        yield Completion("zone", HEADING, HEADING, begun)
    else:
        yield from _named("zone", written.protocol_words.own_zones, begun)


def _attributes(written: OpenFeature, line: int, zone: str, cell: str) -> Iterator[Completion]:
    """The attributes that the last card of a cell can have, and the values of the one that is begun."""
    card, space, begun = cell.rsplit(",", 1)[-1].rpartition(" ")
    builder = world_before_line(written, line).builder
    if not card.strip() or not space or not isinstance(builder, SceneBuilder):
        return
    try:
        builder.set_zone_cards("A", zone, f"{card} {_NO_ATTRIBUTE}")
    except UnknownAttribute as error:
        attribute, colon, value = begun.partition(":")
        if colon:
            yield from _named("attribute", _values(written, attribute), value)
        else:
            yield from _named(
                "attribute", (each if each in builder.flags else f"{each}:" for each in error.allowed), begun
            )
    except ScenarioError:
        return


def _steps(written: OpenFeature) -> Iterable[str]:
    """The names of the steps of a turn in sentences."""
    position = written.suite_game.position
    return position.steps if issubclass(position, SceneBuilder) else ()


def _values(written: OpenFeature, attribute: str) -> tuple[str, ...]:
    """The values of an attribute that has only certain ones."""
    if attribute == "kind":
        return written.protocol_words.names_of("kinds")
    try:
        return written.protocol_words.fact_values(attribute)
    except KeyError:
        return ()


def _expected(written: OpenFeature, line: int, keyword: Keyword, sentence: str) -> Iterator[Completion]:
    """The cards, zones or steps that a phrase expects at the end of the sentence."""
    for kind, begun in dict.fromkeys(_arguments(written, keyword, sentence) if sentence else ()):
        if kind == "Zone":
            yield from _named("zone", (*written.protocol_words.own_zones, *written.protocol_words.shared_zones), begun)
        elif kind == "Step":
            yield from _named("step", _steps(written), begun)
        elif kind in ("Card", "Cards"):
            yield from _named("card", world_before_line(written, line).builder.named_cards(), begun)


def _arguments(written: OpenFeature, keyword: Keyword, sentence: str) -> Iterator[tuple[str, str]]:
    """The types of arguments that phrases expect at the end of the sentence, with their first letters so far."""
    for definition in written.game_vocabulary.definitions:
        if definition.keyword == keyword:
            before = ""
            for place, piece in enumerate(_ARGUMENT.split(definition.pattern)):
                if place % 2 and (found := re.fullmatch(f"{before}(?P<begun>[\\w #'-]*)", sentence)):
                    yield piece, found["begun"]
                before += re.escape(piece) if place % 2 == 0 else "[AB]" if piece == "Player" else ".+"


def _named(sort: Sort, names: Iterable[str], begun: str) -> Iterator[Completion]:
    for name in names:
        if name.lower().startswith(begun.lower()):
            yield Completion(sort, name, name, begun)


def _cards(written: OpenFeature, line: int, sentence: str) -> Iterator[Completion]:
    """The cards of the scenario whose names begin with the last word."""
    begun = _CARD_BEGUN.search(sentence)
    if begun is None or not begun[0]:
        return
    yield from _named("card", world_before_line(written, line).builder.named_cards(), begun[0])


def _card_text(written: OpenFeature, line: int, card: str, text: str) -> Iterator[Completion]:
    reader = written.suite_game.card_text
    if reader is None:
        return
    try:
        reader(f"{text}{_END}", card_kind=_kind(written, line, card))
    except CardTextError as error:
        begun = text[error.column - 1 :]
        for each in error.expected:
            if each.lower().startswith(begun.lower()):
                yield Completion("text", each, each, begun)


def _kind(written: OpenFeature, line: int, card: str) -> str:
    """The kind of the card that has the text; the first kind of the game if the card is not laid yet."""
    kinds = written.protocol_words.names_of("kinds")
    builder = world_before_line(written, line).builder
    try:
        return builder.card_definition(builder.card_id(card)).kind
    except ScenarioError:
        return kinds[0] if kinds else ""


def world_before_line(written: OpenFeature, line: int) -> World:
    """A world after the Givens of the scenario before a line, as far as they can be read."""
    suite, game = written.suite, written.game_name
    assert game is not None
    world = suite.make_world(refuse_engine, game, written.ledger.edition, read_back=False)
    try:
        feature = suite.read_feature(written.path, written.text_before(line))
        if feature.scenarios:
            scenario = feature.scenarios[-1]
            for _ in run_givens(suite, world, scenario, next(iter(scenario.examples), {})):
                pass
    except (BadFeature, ScenarioError, CardTextError):
        pass  # the cards that were laid before the error are known
    return world


def _tags(written: OpenFeature, begun: str) -> Iterator[Completion]:
    if written.game_name is None:
        for game in written.suite.game_names():
            if game.startswith(begun):
                yield Completion("tag", game, game, begun, "the game")
        return
    for name, means in tag_names(written.ledger):
        if name.startswith(begun) or (CLAUSE + begun) == name[: len(CLAUSE + begun)]:
            yield Completion("tag", name, name, begun, means)


def tag_names(ledger: Ledger) -> Iterator[tuple[str, str]]:
    """All tags that a ledger knows, each with its meaning."""
    yield ledger.game, f"scenarios of {ledger.game}"
    for clause in ledger:
        yield f"{CLAUSE}{clause.id}", f"{clause.title} ({clause.kind})"
    for example in ledger.example_verdicts:
        yield f"{EXAMPLE}{example}", "a worked example of the rulebook"
    for reading in ledger.readings:
        yield f"{READING}{reading.id}", f"rests on our option, {reading.ours}"
        for option in reading.admissible:
            if option.id in reading.visible_options:
                yield f"{READING}{reading.id}={option.id}", option.says
    for assumption in ledger.assumptions:
        yield f"{ASSUMPTION}{assumption.id}", assumption.says
    for ruling in ledger.rulings:
        if ruling.became in ("rule", "contested"):
            yield f"{RULING}{ruling.id}", ruling.title
