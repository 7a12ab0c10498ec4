"""A scene as the Givens that make it: a program can invent it, make it smaller, and write it into a feature.

A recipe is filled into a world by the same sentences, so that the scene that is played is the scene in the feature.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Protocol, TypeVar

from ..adapters.messages import PLAYERS, Player
from .board_notation import BoardItem, write_cell
from .builder_protocol import GivensBuilder
from .phrase_vocabulary import Vocabulary

T = TypeVar("T")


class GivensCollector(Protocol):
    """A collector of Givens: a world, before its game begins."""

    @property
    def builder(self) -> GivensBuilder: ...


@dataclass(frozen=True)
class GivenStep:
    """A sentence, and the table below it if it has one."""

    text: str
    table: tuple[tuple[str, ...], ...] = ()


@dataclass(frozen=True)
class RecipeCell:
    """The cards of a player in a zone."""

    player: Player
    zone: str
    items: tuple[BoardItem, ...]


@dataclass(frozen=True)
class SceneRecipe:
    """Givens in parts: ``opening`` sentences that state the kind of scene, cells, card texts by label,
    further ``sentences``, and the random results. ``on_board``: the cells are written as one table.
    """

    cells: tuple[RecipeCell, ...] = ()
    texts: tuple[tuple[str, str], ...] = ()
    sentences: tuple[str, ...] = ()
    dice: tuple[int, ...] = ()
    shuffles: tuple[tuple[str, ...], ...] = ()
    opening: tuple[str, ...] = ()
    on_board: bool = True

    def fill_world(self, world: GivensCollector, vocabulary: Vocabulary) -> None:
        """State all of it to a world. Raises :class:`ScenarioError` for input that makes no sense."""
        for sentence in self.opening:
            vocabulary.find_phrase("given", sentence).run(world)
        for cell in self.cells:
            world.builder.set_zone_cards(cell.player, cell.zone, write_cell(cell.items))
        for sentence in self.sentences:
            vocabulary.find_phrase("given", sentence).run(world)
        for label, text in self.texts:
            world.builder.add_card_text(label, text)
        if self.dice:
            world.builder.script_dice(self.dice)
        for order in self.shuffles:
            world.builder.script_shuffle(order)

    def given_steps(self) -> Iterator[GivenStep]:
        """The sentences of the recipe."""
        yield from map(GivenStep, self.opening)
        if self.on_board and self.cells:
            yield GivenStep("the board", self._board())
        elif self.cells:
            yield from (GivenStep(f"{cell.player}'s {cell.zone} holds {write_cell(cell.items)}") for cell in self.cells)
        yield from map(GivenStep, self.sentences)
        yield from (GivenStep(f'{label} reads "{text}"') for label, text in self.texts)
        if self.dice:
            yield GivenStep(f"the dice will show {', '.join(map(str, self.dice))}")
        yield from (GivenStep(f"the next shuffle gives {', '.join(order)}") for order in self.shuffles)

    def text_size(self) -> int:
        """The amount of text to read."""
        return sum(
            len(given.text) + sum(len(cell) for row in given.table for cell in row) for given in self.given_steps()
        )

    def _board(self) -> tuple[tuple[str, ...], ...]:
        said = {(cell.zone, cell.player): write_cell(cell.items) for cell in self.cells}
        players = [player for player in PLAYERS if any(cell.player == player for cell in self.cells)]
        zones = dict.fromkeys(cell.zone for cell in self.cells)
        rows = ((zone, *(said.get((zone, player), "") for player in players)) for zone in zones)
        return (("zone", *players), *rows)


def reduction_passes() -> tuple[Callable[[SceneRecipe], list[SceneRecipe]], ...]:
    """Ways to make a recipe smaller, the coarse ones first: each gives candidates, in a fixed order."""
    return (
        lambda recipe: [replace(recipe, texts=left) for left in without_runs(recipe.texts)],
        lambda recipe: [replace(recipe, cells=left) for left in without_runs(recipe.cells)],
        _fewer_cards,
        lambda recipe: [replace(recipe, sentences=left) for left in without_runs(recipe.sentences)],
        lambda recipe: [replace(recipe, dice=recipe.dice[:size]) for size in _less(len(recipe.dice))],
        lambda recipe: [replace(recipe, shuffles=left) for left in without_runs(recipe.shuffles)],
        _fewer_attributes,
    )


def without_runs(parts: Sequence[T]) -> list[tuple[T, ...]]:
    """The parts without a run of them: all, halves, quarters, and so on to each one."""
    found, size = list[tuple[T, ...]](), len(parts)
    while size:
        found += [(*parts[:at], *parts[at + size :]) for at in range(0, len(parts), size)]
        size //= 2
    return found


def _less(number: int) -> list[int]:
    """Smaller numbers, the smallest first."""
    return sorted({each for each in (0, 1, number // 2, number - 1) if 0 <= each < number})


def _fewer_cards(recipe: SceneRecipe) -> list[SceneRecipe]:
    found = []
    for at, cell in enumerate(recipe.cells):
        found += [_with_items(recipe, at, left) for left in without_runs(cell.items)]
        for place, item in enumerate(cell.items):
            if not item.name:
                for count in _less(item.count)[1:]:
                    found.append(_with_item(recipe, at, place, replace(item, count=count)))
    return found


def _fewer_attributes(recipe: SceneRecipe) -> list[SceneRecipe]:
    found = []
    for at, cell in enumerate(recipe.cells):
        for place, item in enumerate(cell.items):
            for key, values in item.attributes.items():
                others = {name: value for name, value in item.attributes.items() if name != key}
                found.append(_with_item(recipe, at, place, replace(item, attributes=others)))
                for left in without_runs(values):
                    if left:
                        attributes = {**item.attributes, key: left}
                        found.append(_with_item(recipe, at, place, replace(item, attributes=attributes)))
    return found


def _with_item(recipe: SceneRecipe, at: int, place: int, item: BoardItem) -> SceneRecipe:
    items = recipe.cells[at].items
    return _with_items(recipe, at, (*items[:place], item, *items[place + 1 :]))


def _with_items(recipe: SceneRecipe, at: int, items: tuple[BoardItem, ...]) -> SceneRecipe:
    cell = replace(recipe.cells[at], items=items)
    return replace(recipe, cells=(*recipe.cells[:at], cell, *recipe.cells[at + 1 :]))
