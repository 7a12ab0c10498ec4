"""Invention of scenes by combining and changing the scenes of a game's scenarios.

Most invented scenes are the scene of a scenario, or two combined scenes, with a few changes: further cards and texts,
other phrases in a text, other numbers, another step. The scenarios take turns. All other scenes are laid out zone by
zone, with cards from any scenario. Scenes should contain much, and need not be plausible; invalid parts are left out.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from functools import partial, reduce

from ...adapters.messages import PLAYERS, Player
from ...steps.board_notation import BoardItem
from ...steps.fuzzing import GameFuzzing
from ...steps.scene_recipe import RecipeCell, SceneRecipe
from .seed_stock import QUOTED, ScenePiece, SceneStock, card_pieces, given_pieces, with_unused_name
from .text_variation import TextVariation

LAID_ANEW, CROSSED = 0.1, 0.35
"""The share of scenes that are laid out zone by zone, and the share of all others that combine two scenes."""

CHANGES = (0, 0, 1, 1, 2, 3)
"""The numbers of changes to a scene; each entry is equally likely."""

LAID, WRITTEN, SPOKEN, MOVED = 0.8, 0.4, 0.5, 0.7
"""The probabilities that a zone has cards, a card gets a text, a Given is added, and the starting step changes."""

KNOWN, VARIED = 0.8, 0.5
"""The probabilities that a further text comes from a card in the same zone, and that its phrases are varied."""

DICE = 24
TRIES = 20

Sense = Callable[[SceneRecipe], bool]
Addition = Callable[[SceneRecipe], SceneRecipe]
Change = Callable[[random.Random, SceneRecipe], SceneRecipe]


class SceneCrossover:
    """Combines the scenes of a stock.

    ``sense`` tells whether a recipe makes a valid scene. ``phrasing`` varies texts, if the cards have a language.
    """

    def __init__(self, stock: SceneStock, fuzzing: GameFuzzing, sense: Sense, phrasing: TextVariation | None) -> None:
        self._stock = stock
        self._fuzzing = fuzzing
        self._sense = sense
        self._phrasing = phrasing
        self._scenes = random.Random(len(stock.scenes)).sample(stock.scenes, len(stock.scenes))
        self._changes: tuple[Change, ...] = (
            *(self._card, self._card),
            *(self._text, self._text),
            *(self._phrase, self._phrase),
            self._number,
            self._start,
        )

    def invent_recipe(
        self, rng: random.Random, base: SceneRecipe | None = None, turn: int | None = None
    ) -> SceneRecipe:
        """Invent a scene, based on the given one if there is one. The play decides its shuffles.

        Consecutive values of ``turn`` use consecutive scenarios; without ``turn``, a scenario is drawn.
        """
        at = rng.randrange(len(self._scenes)) if turn is None else turn % len(self._scenes)
        for _ in range(TRIES):
            if base is not None:
                found = self._changed(rng, replace(base, shuffles=()))
            elif rng.random() < LAID_ANEW:
                found = self._laid(rng)
            else:
                found = self._changed(rng, self._scenes[at])
            if self._sense(found):
                break
        else:
            found = SceneRecipe()
        return replace(found, dice=(*found.dice, *self._dice(rng))[:DICE])

    def _dice(self, rng: random.Random) -> Iterator[int]:
        return (rng.randint(1, 6) for _ in range(DICE if self._stock.dice else 0))

    def _changed(self, rng: random.Random, recipe: SceneRecipe) -> SceneRecipe:
        """A scene, or two combined scenes, with changes."""
        if not recipe.opening and rng.random() < CROSSED:
            recipe = self._crossed(recipe, rng.choice(self._scenes))
        for _ in range(0 if recipe.opening else rng.choice(CHANGES)):
            recipe = self._if_it_makes_sense(recipe, rng.choice(self._changes)(rng, recipe))
        return recipe

    def _crossed(self, recipe: SceneRecipe, other: SceneRecipe) -> SceneRecipe:
        """A scene with the cards and Givens of another one."""
        further: list[Addition] = [
            partial(add_card, player=player, zone=zone, piece=piece) for player, zone, piece in card_pieces(other)
        ]
        return self._joined(recipe, [*further, *(partial(add_given, piece=piece) for piece in given_pieces(other))])

    def _laid(self, rng: random.Random) -> SceneRecipe:
        """A position that is laid out zone by zone."""
        further: list[Addition] = []
        for zones in self._stock.groups:
            for player in PLAYERS:
                for zone in zones if rng.random() < LAID else ():
                    size = rng.choice(self._stock.sizes[zone])
                    pieces = rng.choices(self._stock.cards[zone], k=size) if self._stock.cards[zone] else ()
                    further += (partial(add_card, player=player, zone=zone, piece=piece) for piece in pieces)
        for _ in range(3):
            if self._stock.spoken and rng.random() < SPOKEN:
                further.append(partial(add_given, piece=rng.choice(self._stock.spoken)))
        recipe = self._joined(SceneRecipe(), further)
        for change in (self._text, self._text, self._text, self._phrase, self._phrase):
            if rng.random() < WRITTEN:
                recipe = self._if_it_makes_sense(recipe, change(rng, recipe))
        if rng.random() < MOVED:
            recipe = self._if_it_makes_sense(recipe, self._start(rng, recipe))
        return recipe

    def _joined(self, recipe: SceneRecipe, further: Sequence[Addition]) -> SceneRecipe:
        """A scene with all additions, or with as many of them as leave it valid."""
        whole = reduce(lambda found, add: add(found), further, recipe)
        if not further or self._sense(whole):
            return whole
        if len(further) == 1:
            return recipe
        half = len(further) // 2
        return self._joined(self._joined(recipe, further[:half]), further[half:])

    def _if_it_makes_sense(self, before: SceneRecipe, after: SceneRecipe) -> SceneRecipe:
        return after if after is not before and self._sense(after) else before

    # --- changes ---

    def _card(self, rng: random.Random, recipe: SceneRecipe) -> SceneRecipe:
        """Add a card or a Given."""
        if self._stock.spoken and rng.random() < 0.25:
            return add_given(recipe, rng.choice(self._stock.spoken))
        zone = rng.choice(list(self._stock.cards))
        return add_card(recipe, rng.choice(PLAYERS), zone, rng.choice(self._stock.cards[zone]))

    def _text(self, rng: random.Random, recipe: SceneRecipe) -> SceneRecipe:
        """Add a text to a card, mostly from cards in the same zone. Sometimes it replaces the card's other texts."""
        named = [(item.name, cell.zone) for cell in recipe.cells for item in cell.items if item.name]
        if not named or not self._stock.written:
            return recipe
        name, zone = rng.choice(named)
        kept = [each for each in recipe.texts if each[0] != name] if rng.random() < 0.3 else recipe.texts
        known = self._stock.texts[zone] if rng.random() < KNOWN else []
        text = rng.choice(known or self._stock.written)
        if self._phrasing and rng.random() < VARIED:
            text = self._phrasing.vary_text(rng, text)
        return replace(recipe, texts=(*kept, (name, text)))

    def _phrase(self, rng: random.Random, recipe: SceneRecipe) -> SceneRecipe:
        """Vary phrases in a card text, or in a quotation of a Given."""
        quoting = [at for at, sentence in enumerate(recipe.sentences) if QUOTED.search(sentence)]
        if self._phrasing is None or not (recipe.texts or quoting):
            return recipe
        at = rng.randrange(len(recipe.texts) + len(quoting))
        if at < len(recipe.texts):
            name, text = recipe.texts[at]
            other = (name, self._phrasing.vary_text(rng, text))
            return replace(recipe, texts=(*recipe.texts[:at], other, *recipe.texts[at + 1 :]))
        at = quoting[at - len(recipe.texts)]
        said = recipe.sentences[at]
        match = QUOTED.search(said)
        assert match is not None
        said = f"{said[: match.start(1)]}{self._phrasing.vary_text(rng, match[1])}{said[match.end(1) :]}"
        return replace(recipe, sentences=(*recipe.sentences[:at], said, *recipe.sentences[at + 1 :]))

    def _number(self, rng: random.Random, recipe: SceneRecipe) -> SceneRecipe:
        """Change a number on a card."""
        places = [
            (at, place, name)
            for at, cell in enumerate(recipe.cells)
            for place, item in enumerate(cell.items)
            for name in item.attributes
            if name in self._stock.values
        ]
        if not places:
            return recipe
        at, place, name = rng.choice(places)
        cell = recipe.cells[at]
        item = cell.items[place]
        other = replace(item, attributes={**item.attributes, name: (rng.choice(self._stock.values[name]),)})
        items = (*cell.items[:place], other, *cell.items[place + 1 :])
        return replace(recipe, cells=(*recipe.cells[:at], replace(cell, items=items), *recipe.cells[at + 1 :]))

    def _start(self, rng: random.Random, recipe: SceneRecipe) -> SceneRecipe:
        """Change the turn player and the step in which the scene begins."""
        kept = tuple(each for each in recipe.sentences if not each.startswith("it is "))
        step = self._fuzzing.step_name(rng.choice(self._fuzzing.words.steps))
        return replace(recipe, sentences=(*kept, f"it is the start of {rng.choice(PLAYERS)}'s {step}"))


def add_card(recipe: SceneRecipe, player: Player, zone: str, piece: ScenePiece) -> SceneRecipe:
    """The scene with a further card."""
    taken = [item.name for cell in recipe.cells for item in cell.items]
    piece = with_unused_name(piece, taken)
    assert isinstance(piece.said, BoardItem)
    cells = list(recipe.cells)
    at = next((at for at, cell in enumerate(cells) if (cell.player, cell.zone) == (player, zone)), None)
    if at is None:
        cells.append(RecipeCell(player, zone, (piece.said,)))
    else:
        cells[at] = replace(cells[at], items=(piece.said, *cells[at].items))
    return replace(recipe, cells=tuple(cells), texts=(*recipe.texts, *piece.texts))


def add_given(recipe: SceneRecipe, piece: ScenePiece) -> SceneRecipe:
    """The scene with a further Given."""
    return replace(recipe, sentences=(*recipe.sentences, str(piece.said)), texts=(*recipe.texts, *piece.texts))
