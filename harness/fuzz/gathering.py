"""What scenes are made of: the Givens of a game's own scenarios, taken apart.

A game's scenarios say what can lie where, what can be written on it, and what else can be so. Whatever a game adds to
its words and to the language of its card texts comes with the scenarios that show it.
"""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field

from ...adapters.messages import Player
from ...adapters.session import ScenarioError
from ...steps.board import Item, read_board, read_cell
from ...steps.builder import SceneBuilder
from ...steps.common import scenes
from ...steps.recipe import Cell, Recipe
from ...steps.vocabulary import Vocabulary
from ..scenarios.features import Scenario, Step
from ..scenarios.suite import Suite

DICE = "the dice will show {results:Numbers}"
"""The form of the Given that decides dice, in the games that roll any."""

QUOTED = re.compile(r'(?:^.* reads )?"(.+)"')
"""What a Given quotes: a card text, if it is one."""

Texts = tuple[tuple[str, str], ...]


@dataclass(frozen=True)
class Piece:
    """A card as it lies, or another Given, with what is written on its cards."""

    said: Item | str
    texts: Texts = ()


@dataclass
class Stock:
    """All that scenarios of a game begin with: whole scenes, and their pieces, the cards by where they lie.

    ``texts`` are card texts by the zone in which such a card has lain, ``written`` those and what else Givens quote,
    ``values`` the numbers seen of an attribute. ``groups`` are the zones, those together of which a player never has
    cards in one without the others.
    """

    scenes: list[Recipe] = field(default_factory=list)
    cards: dict[str, list[Piece]] = field(default_factory=lambda: defaultdict(list))
    sizes: dict[str, list[int]] = field(default_factory=lambda: defaultdict(list))
    groups: list[tuple[str, ...]] = field(default_factory=list)
    spoken: list[Piece] = field(default_factory=list)
    texts: dict[str, list[str]] = field(default_factory=lambda: defaultdict(list))
    written: list[str] = field(default_factory=list)
    values: dict[str, list[str]] = field(default_factory=lambda: defaultdict(list))
    dice: bool = False
    """Whether scenarios decide dice."""


def gathered(suite: Suite, game: str, builder: SceneBuilder) -> Stock:
    """The stock of a game, from its scenarios."""
    stock, vocabulary = Stock(), suite.vocabulary(game)
    for path in suite.files(game):
        for scenario in suite.read(path).scenarios:
            for example in scenario.examples or ({},):
                if recipe := _recipe(scenario, example, vocabulary, builder):
                    stock.scenes.append(recipe)
    for recipe in stock.scenes:
        stock.written += _written(recipe)
        stock.dice = stock.dice or bool(recipe.dice)
        if not recipe.opening:
            _take_apart(recipe, stock)
    stock.groups = _grouped(each for each in stock.scenes if not each.opening)
    return stock


def _grouped(recipes: Iterable[Recipe]) -> list[tuple[str, ...]]:
    """The zones that recipes fill, those together that go together in each."""
    filled: dict[str, set[tuple[int, Player]]] = defaultdict(set)
    for number, recipe in enumerate(recipes):
        for cell in recipe.cells:
            filled[cell.zone].add((number, cell.player))
    groups: dict[frozenset[tuple[int, Player]], list[str]] = defaultdict(list)
    for zone, places in filled.items():
        groups[frozenset(places)].append(zone)
    return [tuple(each) for each in groups.values()]


def _written(recipe: Recipe) -> Iterator[str]:
    """The card texts of a scene, and what else its Givens quote."""
    yield from (text for _, text in recipe.texts)
    yield from (match[1] for match in map(QUOTED.search, recipe.sentences) if match)


def _recipe(
    scenario: Scenario, example: dict[str, str], vocabulary: Vocabulary, builder: SceneBuilder
) -> Recipe | None:
    """The scene that a scenario begins with; None where a part of it cannot be said in a recipe."""
    found = _Found(builder)
    try:
        for step in scenario.steps:
            if step.keyword != "given":
                break
            found.take(step.filled(example), vocabulary)
    except ScenarioError:
        return None
    return Recipe(
        tuple(found.cells),
        tuple(found.texts),
        tuple(found.sentences),
        tuple(found.dice),
        opening=tuple(found.opening),
        on_board=not found.opening,
    )


class _Found:
    """The parts of one scene."""

    def __init__(self, builder: SceneBuilder) -> None:
        self.builder = builder
        self.cells: list[Cell] = []
        self.texts: list[tuple[str, str]] = []
        self.sentences: list[str] = []
        self.dice: list[int] = []
        self.opening: list[str] = []

    def take(self, step: Step, vocabulary: Vocabulary) -> None:
        """Take a Given in. Raises :class:`ScenarioError`."""
        phrase = vocabulary.find("given", step.text)
        given, flags = phrase.arguments, self.builder.flags
        match phrase.definition.function:
            case scenes.new_game:
                self.opening.append(step.text)
            case scenes.board:
                zones = self.builder.words.own_zones
                self.cells += (
                    Cell(cell.player, cell.zone, cell.items) for cell in read_board(step.table, zones, flags)
                )
            case scenes.zone_holds:
                cell = read_cell(given["cards"], flags, step.text)
                self.cells.append(Cell(given["player"], given["zone"], cell))
            case scenes.reads:
                self.texts.append((given["card"], given["text"]))
            case _ if phrase.definition.pattern == DICE:
                self.dice += given["results"]
            case scenes.shuffle:
                pass  # whatever is shuffled, the play decides
            case _ if step.doc is not None or step.table:
                raise ScenarioError(f"no recipe says {step.text}")
            case _:
                self.sentences.append(step.text)


def _take_apart(recipe: Recipe, stock: Stock) -> None:
    for cell in recipe.cells:
        stock.sizes[cell.zone].append(len(cell.items))
    for _, zone, piece in cards(recipe):
        item = piece.said
        assert isinstance(item, Item)
        stock.cards[zone].append(piece)
        stock.texts[zone] += (text for label, text in piece.texts if label == item.name)
        for name, values in item.attributes.items():
            if len(values) == 1 and values[0].isdigit():
                stock.values[name].append(values[0])
    stock.spoken += spoken(recipe)


def cards(recipe: Recipe) -> Iterator[tuple[Player, str, Piece]]:
    """The cards of a scene, whose they are and where they lie."""
    for cell in recipe.cells:
        for item in cell.items:
            yield cell.player, cell.zone, Piece(item, tuple(each for each in recipe.texts if each[0] in _names(item)))


def spoken(recipe: Recipe) -> Iterator[Piece]:
    """The further Givens of a scene, but for those that say when it begins."""
    for sentence in recipe.sentences:
        if not re.match(r"it is |[AB] goes first", sentence):
            yield Piece(
                sentence, tuple(each for each in recipe.texts if re.search(rf"\b{re.escape(each[0])}\b", sentence))
            )


def _names(item: Item) -> Iterator[str]:
    yield item.name
    for values in item.attributes.values():
        yield from values


def renamed(piece: Piece, taken: Sequence[str]) -> Piece:
    """The piece with a name for its card that is not taken: ``Sora#2``."""
    if isinstance(piece.said, str) or not piece.said.name or piece.said.name not in taken:
        return piece
    plain = piece.said.name.partition("#")[0]
    name = next(made for number in range(2, 99) if (made := f"{plain}#{number}") not in taken)
    texts = tuple((name if label == piece.said.name else label, text) for label, text in piece.texts)
    return Piece(Item(name, piece.said.attributes, piece.said.count), texts)
