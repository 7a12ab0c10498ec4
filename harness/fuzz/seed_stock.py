"""The pieces from which scenes are made: the Givens of a game's own scenarios.

A game's scenarios show which cards can lie where, which texts they can have, and which other Givens there are. New
words and new card text of a game are included as soon as scenarios use them.
"""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field

from ...adapters.messages import Player
from ...adapters.session import ScenarioError
from ...steps.board_notation import BoardItem, read_board, read_cell
from ...steps.common import given_scene
from ...steps.phrase_vocabulary import Vocabulary
from ...steps.scene_builder import SceneBuilder
from ...steps.scene_recipe import RecipeCell, SceneRecipe
from ..scenarios.feature_parser import Scenario, ScenarioStep
from ..scenarios.suite import Suite

DICE = "the dice will show {results:Numbers}"
"""The Given that scripts dice, in games with dice."""

QUOTED = re.compile(r'(?:^.* reads )?"(.+)"')
"""The quotation in a Given, which may be a card text."""

Texts = tuple[tuple[str, str], ...]


@dataclass(frozen=True)
class ScenePiece:
    """A card on the board, or another Given, with the texts of its cards."""

    said: BoardItem | str
    texts: Texts = ()


@dataclass
class SceneStock:
    """The scenes of a game's scenarios, and their pieces: cards by their zone, sizes of zones, and other Givens.

    ``texts`` are card texts by the zone of the card, ``written`` all card texts and other quotations, ``values`` the
    numbers of each attribute. ``groups`` are the zones; zones that always have cards together are in the same group.
    """

    scenes: list[SceneRecipe] = field(default_factory=list)
    cards: dict[str, list[ScenePiece]] = field(default_factory=lambda: defaultdict(list))
    sizes: dict[str, list[int]] = field(default_factory=lambda: defaultdict(list))
    groups: list[tuple[str, ...]] = field(default_factory=list)
    spoken: list[ScenePiece] = field(default_factory=list)
    texts: dict[str, list[str]] = field(default_factory=lambda: defaultdict(list))
    written: list[str] = field(default_factory=list)
    values: dict[str, list[str]] = field(default_factory=lambda: defaultdict(list))
    dice: bool = False
    """Whether scenarios script dice."""


def build_stock(
    suite: Suite, game: str, builder: SceneBuilder, *, with_texts: bool = True, with_decks: bool = True
) -> SceneStock:
    """The stock of a game, from its scenarios: all, or those in which no card has a text, or no game begins."""
    stock, vocabulary = SceneStock(), suite.phrase_vocabulary(game)
    for path in suite.feature_paths(game):
        for scenario in suite.read_feature(path).scenarios:
            for example in scenario.examples or ({},):
                recipe = _recipe(scenario, example, vocabulary, builder)
                if not recipe or (recipe.opening and not with_decks):
                    continue
                if with_texts or not _has_texts(recipe, vocabulary):
                    stock.scenes.append(recipe)
    for recipe in stock.scenes:
        stock.written += _written(recipe) if with_texts else ()
        stock.dice = stock.dice or bool(recipe.dice)
        if not recipe.opening:
            _take_apart(recipe, stock)
    stock.groups = _grouped(each for each in stock.scenes if not each.opening)
    return stock


def _has_texts(recipe: SceneRecipe, vocabulary: Vocabulary) -> bool:
    """Whether a card of the scene has a text, which an engine has to read."""
    sentences = (*recipe.opening, *recipe.sentences)
    return bool(recipe.texts) or any(
        "cards.abilities" in vocabulary.find_phrase("given", sentence).required_capabilities for sentence in sentences
    )


def _grouped(recipes: Iterable[SceneRecipe]) -> list[tuple[str, ...]]:
    """The zones that recipes fill, in groups of zones that are always filled together."""
    filled: dict[str, set[tuple[int, Player]]] = defaultdict(set)
    for number, recipe in enumerate(recipes):
        for cell in recipe.cells:
            filled[cell.zone].add((number, cell.player))
    groups: dict[frozenset[tuple[int, Player]], list[str]] = defaultdict(list)
    for zone, places in filled.items():
        groups[frozenset(places)].append(zone)
    return [tuple(each) for each in groups.values()]


def _written(recipe: SceneRecipe) -> Iterator[str]:
    """The card texts of a scene, and the other quotations in its Givens."""
    yield from (text for _, text in recipe.texts)
    yield from (match[1] for match in map(QUOTED.search, recipe.sentences) if match)


def _recipe(
    scenario: Scenario, example: dict[str, str], vocabulary: Vocabulary, builder: SceneBuilder
) -> SceneRecipe | None:
    """The scene of a scenario as a recipe; None if a recipe cannot express it."""
    found = _Found(builder)
    try:
        for step in scenario.steps:
            if step.keyword != "given":
                break
            found.add_step(step.fill_placeholders(example), vocabulary)
    except ScenarioError:
        return None
    return SceneRecipe(
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
        self.cells: list[RecipeCell] = []
        self.texts: list[tuple[str, str]] = []
        self.sentences: list[str] = []
        self.dice: list[int] = []
        self.opening: list[str] = []

    def add_step(self, step: ScenarioStep, vocabulary: Vocabulary) -> None:
        """Add a Given. Raises :class:`ScenarioError` if a recipe cannot express it."""
        phrase = vocabulary.find_phrase("given", step.text)
        given, flags = phrase.arguments, self.builder.flags
        match phrase.definition.function:
            case given_scene.given_new_game:
                self.opening.append(step.text)
            case given_scene.given_board:
                zones = self.builder.words.own_zones
                self.cells += (
                    RecipeCell(cell.player, cell.zone, cell.items) for cell in read_board(step.table, zones, flags)
                )
            case given_scene.given_zone:
                cell = read_cell(given["cards"], flags, step.text)
                self.cells.append(RecipeCell(given["player"], given["zone"], cell))
            case given_scene.given_card_text:
                self.texts.append((given["card"], given["text"]))
            case _ if phrase.definition.pattern == DICE:
                self.dice += given["results"]
            case given_scene.given_shuffle:
                pass  # the play decides shuffles
            case _ if step.doc is not None or step.table:
                raise ScenarioError(f"a recipe cannot express: {step.text}")
            case _:
                self.sentences.append(step.text)


def _take_apart(recipe: SceneRecipe, stock: SceneStock) -> None:
    for cell in recipe.cells:
        stock.sizes[cell.zone].append(len(cell.items))
    for _, zone, piece in card_pieces(recipe):
        item = piece.said
        assert isinstance(item, BoardItem)
        stock.cards[zone].append(piece)
        stock.texts[zone] += (text for label, text in piece.texts if label == item.name)
        for name, values in item.attributes.items():
            if len(values) == 1 and values[0].isdigit():
                stock.values[name].append(values[0])
    stock.spoken += given_pieces(recipe)


def card_pieces(recipe: SceneRecipe) -> Iterator[tuple[Player, str, ScenePiece]]:
    """The cards of a scene, each with its player and its zone."""
    for cell in recipe.cells:
        for item in cell.items:
            yield (
                cell.player,
                cell.zone,
                ScenePiece(item, tuple(each for each in recipe.texts if each[0] in _names(item))),
            )


def given_pieces(recipe: SceneRecipe) -> Iterator[ScenePiece]:
    """The other Givens of a scene, except those about the turn and the step in which it begins."""
    for sentence in recipe.sentences:
        if not re.match(r"it is |[AB] goes first", sentence):
            yield ScenePiece(
                sentence, tuple(each for each in recipe.texts if re.search(rf"\b{re.escape(each[0])}\b", sentence))
            )


def _names(item: BoardItem) -> Iterator[str]:
    yield item.name
    for values in item.attributes.values():
        yield from values


def with_unused_name(piece: ScenePiece, taken: Sequence[str]) -> ScenePiece:
    """The piece with a name for its card that is not taken, such as ``Sora#2``."""
    if isinstance(piece.said, str) or not piece.said.name or piece.said.name not in taken:
        return piece
    plain = piece.said.name.partition("#")[0]
    name = next(made for number in range(2, 99) if (made := f"{plain}#{number}") not in taken)
    texts = tuple((name if label == piece.said.name else label, text) for label, text in piece.texts)
    return ScenePiece(BoardItem(name, piece.said.attributes, piece.said.count), texts)
