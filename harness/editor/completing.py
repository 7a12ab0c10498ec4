"""What could stand where somebody writes: phrases by their keyword, what cards read, what tags name."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Literal

from rapidfuzz import fuzz, process

from ...adapters.session import ScenarioError
from ...rulebooks import Ledger
from ...steps.cardtext import CardTextError
from ...steps.vocabulary import Definition, Keyword
from ...steps.world import World
from ..scenarios.features import ASSUMPTION, CLAUSE, EXAMPLE, READING, RULING, BadFeature
from ..scenarios.suite import Suite
from .checking import no_engine, set_up
from .lines import Written

Sort = Literal["phrase", "text", "tag", "card", "zone"]

_READS = re.compile(r'(?P<card>.*?)(?: reads| that reads) "(?P<text>[^"]*)$')
_CARD_BEGUN = re.compile(r"[\w#'-]*$")
_ARGUMENT = re.compile(r"{\w+:(\w+)}")
BOARD = "the board"
HEADING = "zone | A | B |"
"""How the table of a board begins."""

SHOWN = 40
"""So many phrases are offered where a sentence has been begun."""

_END = "\N{SYMBOL FOR END OF TEXT}"
"""What no card text knows: put where somebody writes, it is told what could stand there."""


@dataclass(frozen=True)
class Completion:
    """Something that could stand here: what it is shown as, what is put for what was ``begun``, and what it means.

    ``snippet``: its arguments stand in it as an editor's placeholders, ``${1:Roboco}``.
    """

    sort: Sort
    shown: str
    put: str
    begun: str
    means: str = ""
    snippet: bool = False


def completions(suite: Suite, path: Path, text: str, line: int, column: int) -> list[Completion]:
    """What could stand at a place, which counts from 0, the most fitting first."""
    written = Written(suite, path, text)
    before = written.line(line)[:column]
    if before.lstrip().startswith("@"):
        return list(_tags(written, before.rsplit("@", 1)[-1]))
    if written.game is None:
        return []
    if before.lstrip().startswith("|"):
        return list(_table(written, line, before))
    step = written.step(line)
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


def nearest_phrases(definitions: list[Definition], words: str, limit: int) -> list[Definition]:
    """Those that say all of the words, or else the nearest."""
    wanted = words.lower().split()
    said = [(each, f"{each.example} {each.pattern} {each.meaning}".lower()) for each in definitions]
    if exact := [each for each, every in said if all(word in every for word in wanted)]:
        return exact
    near = process.extract(words, [every for _, every in said], scorer=fuzz.WRatio, limit=limit)
    return [definitions[place] for _, _, place in near]


def _phrases(written: Written, keyword: Keyword, sentence: str) -> Iterator[Completion]:
    definitions = [each for each in written.vocabulary.definitions if each.keyword == keyword]
    if sentence.strip():
        definitions = sorted(definitions, key=lambda each: -_likeness(sentence, each.example))[:SHOWN]
    for each in definitions:
        shown = re.sub('".+?"', '"..."', each.example)
        yield Completion("phrase", shown, _snippet(written, each), sentence, each.meaning, snippet=True)


def _likeness(sentence: str, example: str) -> float:
    """How much a sentence that has been begun is like an example's beginning, and all of it."""
    return fuzz.ratio(sentence, example[: len(sentence)]) + fuzz.WRatio(sentence, example) / 2


def _snippet(written: Written, definition: Definition) -> str:
    """The phrase's example, its arguments as placeholders that an editor goes through; texts are to be written."""
    pieces: list[str] = []
    end = 0
    places = sorted(written.vocabulary.places(definition).values())
    for number, (start, stop) in enumerate(places, 1):
        argument = _escaped(definition.example[start:stop])
        placeholder = f'"${{{number}}}"' if argument.startswith('"') else f"${{{number}:{argument}}}"
        pieces += [_escaped(definition.example[end:start]), placeholder]
        end = stop
    return "".join([*pieces, _escaped(definition.example[end:])])


def _escaped(text: str) -> str:
    return re.sub(r"([$}\\])", r"\\\1", text)


def _table(written: Written, line: int, before: str) -> Iterator[Completion]:
    """Of a board its heading, and in the first column the zones."""
    at = line
    while written.line(at).lstrip().startswith("|"):
        at -= 1
    step = written.step(at)
    _, *cells = before.split("|")
    if step is None or step[1].strip() != BOARD or len(cells) > 1:
        return
    begun = cells[0].lstrip()
    if at == line - 1:
        yield Completion("zone", HEADING, HEADING, begun)
    else:
        yield from _named("zone", written.words.own_zones, begun)


def _expected(written: Written, line: int, keyword: Keyword, sentence: str) -> Iterator[Completion]:
    """The cards or zones that a phrase expects where the sentence ends."""
    for kind, begun in dict.fromkeys(_arguments(written, keyword, sentence) if sentence else ()):
        if kind == "Zone":
            yield from _named("zone", (*written.words.own_zones, *written.words.shared_zones), begun)
        elif kind in ("Card", "Cards"):
            yield from _named("card", world_of(written, line).builder.named(), begun)


def _arguments(written: Written, keyword: Keyword, sentence: str) -> Iterator[tuple[str, str]]:
    """The types of arguments that phrases expect where the sentence ends, with what has been begun of them."""
    for definition in written.vocabulary.definitions:
        if definition.keyword == keyword:
            before = ""
            for place, piece in enumerate(_ARGUMENT.split(definition.pattern)):
                if place % 2 and (found := re.fullmatch(f"{before}(?P<begun>[\\w#'-]*)", sentence)):
                    yield piece, found["begun"]
                before += re.escape(piece) if place % 2 == 0 else "[AB]" if piece == "Player" else ".+"


def _named(sort: Sort, names: Iterable[str], begun: str) -> Iterator[Completion]:
    for name in names:
        if name.lower().startswith(begun.lower()):
            yield Completion(sort, name, name, begun)


def _cards(written: Written, line: int, sentence: str) -> Iterator[Completion]:
    """The cards of the scenario that are called as the last word begins."""
    begun = _CARD_BEGUN.search(sentence)
    if begun is None or not begun[0]:
        return
    yield from _named("card", world_of(written, line).builder.named(), begun[0])


def _card_text(written: Written, line: int, card: str, text: str) -> Iterator[Completion]:
    reader = written.parts.card_text
    if reader is None:
        return
    try:
        reader(f"{text}{_END}", card_kind=_kind(written, line, card))
    except CardTextError as error:
        begun = text[error.column - 1 :]
        for each in error.expected:
            if each.lower().startswith(begun.lower()):
                yield Completion("text", each, each, begun)


def _kind(written: Written, line: int, card: str) -> str:
    """The kind of the card that is written on; that of most cards where it has not been laid."""
    kinds = written.words.names("kinds")
    builder = world_of(written, line).builder
    try:
        return builder.card(builder.label(card)).kind
    except ScenarioError:
        return kinds[0] if kinds else ""


def world_of(written: Written, line: int) -> World:
    """What the Givens of the scenario before a line add up to, as far as they can be read."""
    suite, game = written.suite, written.game
    assert game is not None
    world = suite.world(no_engine, game, suite.ledger(game).edition, read_back=False)
    try:
        feature = suite.read(written.path, written.until(line))
        if feature.scenarios:
            scenario = feature.scenarios[-1]
            for _ in set_up(suite, world, scenario, next(iter(scenario.examples), {})):
                pass
    except (BadFeature, ScenarioError, CardTextError):
        pass  # the cards that were laid until then are known
    return world


def _tags(written: Written, begun: str) -> Iterator[Completion]:
    if written.game is None:
        for game in written.suite.games():
            if game.startswith(begun):
                yield Completion("tag", game, game, begun, "the game")
        return
    for name, means in names(written.suite.ledger(written.game)):
        if name.startswith(begun) or (CLAUSE + begun) == name[: len(CLAUSE + begun)]:
            yield Completion("tag", name, name, begun, means)


def names(ledger: Ledger) -> Iterator[tuple[str, str]]:
    """Every tag that a ledger knows, and what it means."""
    yield ledger.game, f"scenarios of {ledger.game}"
    for clause in ledger:
        yield f"{CLAUSE}{clause.id}", f"{clause.title} ({clause.kind})"
    for example in ledger.examples:
        yield f"{EXAMPLE}{example}", "a worked example of the rulebook"
    for reading in ledger.readings:
        yield f"{READING}{reading.id}", f"rests on our option, {reading.ours}"
        for option in reading.admissible:
            if option.id in reading.seen:
                yield f"{READING}{reading.id}={option.id}", option.says
    for assumption in ledger.assumptions:
        yield f"{ASSUMPTION}{assumption.id}", assumption.says
    for ruling in ledger.rulings:
        if ruling.became in ("rule", "contested"):
            yield f"{RULING}{ruling.id}", ruling.title
