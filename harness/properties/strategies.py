"""Hypothesis strategies for the positions, card texts, decks and decisions of a game.

    @given(st.data(), positions("hololive"))
    def test_something(data, position):
        situation = engine.open("hololive", position.edition, position.scene)
        picks = data.draw(decisions(situation.ask))

Positions are those of the game's scenarios, also two of them combined, and with new card texts; invalid positions are
not drawn. An example shrinks in the form that a person reads: one part after another is left out.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from functools import cache

from hypothesis import strategies as st
from hypothesis.strategies import DrawFn, SearchStrategy
from hypothesis.vendor.pretty import RepresentationPrinter
from msgspec import structs

from ...adapters.messages import Ask, Decks, Scene
from ...steps.board_notation import BoardItem
from ...steps.scene_recipe import SceneRecipe
from ..base.command_errors import WrongUse
from ..base.text_tables import align_columns
from ..fuzz.crossover import add_card, add_given
from ..fuzz.scene_inventor import NO_SCENES, Inventor, can_invent_scenes, inventor_for_game
from ..fuzz.seed_stock import card_pieces, given_pieces
from ..scenarios.suite import Suite

_SEEDS = 1 << 32

_SELDOM = 6
"""The ratio of other options to passing in decisions."""

_RARELY, _OFTEN = st.integers(0, 9).map((9).__eq__), st.integers(0, 9).map(bool)
"""True once in ten times, and nine times in ten. Both shrink to False."""

Part = BoardItem | tuple[str, str] | str
"""A card of a position, a card's text, or another Given."""


@dataclass(frozen=True)
class DrawnPosition:
    """A position: a ``scene`` of the protocol for an ``edition``, printed as its Givens."""

    edition: str
    recipe: SceneRecipe
    scene: Scene = field(compare=False)

    def __str__(self) -> str:
        given = (
            line for given in self.recipe.given_steps() for line in (f"Given {given.text}", *align_columns(given.table))
        )
        return "\n".join(given) or "the default position"

    def _repr_pretty_(self, printer: RepresentationPrinter, cycle: bool) -> None:
        printer.text("".join(f"\n    {line}" for line in str(self).splitlines()))


def positions(game: str, edition: str | None = None, *, suite: Suite | None = None) -> SearchStrategy[DrawnPosition]:
    """Positions of a game, for its default edition or another one.

    Raises :class:`WrongUse` if the game does not exist, or if no positions can be invented for it.
    """
    return _positions(find_inventor(game, edition, suite))


def texts(game: str, *, suite: Suite | None = None) -> SearchStrategy[str]:
    """Card texts in a game's language: those of its scenarios, and variations of them with other phrases.

    Raises :class:`WrongUse` if the game does not exist, or has no card texts.
    """
    made = find_inventor(game, None, suite)
    if not made.scene_stock.written:
        raise WrongUse(f"{game} has no card texts in its scenarios")
    return _texts(made)


def decks(game: str, *, suite: Suite | None = None) -> SearchStrategy[Decks]:
    """New games with legal decks.

    Raises :class:`WrongUse` if the game does not exist, or has no generator of decks.
    """
    dealt = (suite or Suite()).load_suite_game(game).decks
    if dealt is None:
        raise WrongUse(f"{game} has no generator of decks")
    return st.integers(0, _SEEDS - 1).map(dealt)


def decisions(ask: Ask) -> SearchStrategy[tuple[str, ...]]:
    """Answers to an ask: the ids of options, in any allowed number. Passing is rare."""
    passes = [option.id for option in ask.options if option.kind == "pass"]
    others = [option.id for option in ask.options if option.kind != "pass"]
    if not ask.options:
        return st.just(())
    ids = [*passes, *others * max(1, _SELDOM * len(passes) // max(1, len(others)))]
    most = min(ask.most, len(ask.options))
    picked = st.lists(st.sampled_from(ids), min_size=ask.least, max_size=most, unique=True)
    return picked.map(tuple)


@st.composite
def _positions(draw: DrawFn, made: Inventor) -> DrawnPosition:
    recipe = draw(_beginnings(made))
    for part in _parts(recipe):
        if not draw(_OFTEN):
            recipe = _sensible(made, _without(recipe, part), recipe)
    other = draw(_beginnings(made)) if draw(_RARELY) else SceneRecipe()
    for player, zone, piece in card_pieces(other):
        recipe = _sensible(made, add_card(recipe, player, zone, piece), recipe)
    for piece in given_pieces(other):
        recipe = _sensible(made, add_given(recipe, piece), recipe)
    for at, (label, _) in enumerate(recipe.texts):
        if draw(_RARELY):
            varied = (*recipe.texts[:at], (label, draw(_texts(made))), *recipe.texts[at + 1 :])
            recipe = _sensible(made, replace(recipe, texts=varied), recipe)
    scene = made.build_scene(recipe)
    luck = structs.replace(scene.script, seed=draw(st.integers(0, _SEEDS - 1)))
    return DrawnPosition(made.edition, recipe, structs.replace(scene, script=luck))


@st.composite
def _texts(draw: DrawFn, made: Inventor) -> str:
    text = draw(_written(made))
    if made.text_variation is None or not draw(st.booleans()):
        return text
    return made.text_variation.vary_text(draw(st.randoms(use_true_random=False)), text)


def _sensible(made: Inventor, recipe: SceneRecipe, otherwise: SceneRecipe) -> SceneRecipe:
    return recipe if made.is_playable_recipe(recipe) else otherwise


def _parts(recipe: SceneRecipe) -> Iterator[Part]:
    for cell in recipe.cells:
        yield from cell.items
    yield from recipe.texts
    yield from recipe.sentences


def _without(recipe: SceneRecipe, part: Part) -> SceneRecipe:
    cells = (replace(cell, items=tuple(item for item in cell.items if item is not part)) for cell in recipe.cells)
    return replace(
        recipe,
        cells=tuple(cell for cell in cells if cell.items),
        texts=tuple(text for text in recipe.texts if text is not part),
        sentences=tuple(sentence for sentence in recipe.sentences if sentence is not part),
    )


@cache
def find_inventor(game: str, edition: str | None, suite: Suite | None) -> Inventor:
    """The inventor of a game's positions. Raises :class:`WrongUse`."""
    suite = suite or Suite()
    if not can_invent_scenes(suite, suite.require_game(game)):
        raise WrongUse(f"no positions can be invented for {game}: {NO_SCENES}")
    return inventor_for_game(suite, game, suite.load_ledger(game, edition).edition)


@cache
def _beginnings(made: Inventor) -> SearchStrategy[SceneRecipe]:
    """The positions of scenarios, the simplest first."""
    whole = (recipe for recipe in made.scene_stock.scenes if not recipe.opening)
    return st.sampled_from(sorted(filter(made.is_playable_recipe, whole), key=SceneRecipe.text_size))


@cache
def _written(made: Inventor) -> SearchStrategy[str]:
    """The card texts of scenarios, the shortest first."""
    quoted = dict.fromkeys(made.scene_stock.written)
    return st.sampled_from(
        sorted(filter(made.text_variation.is_card_text, quoted) if made.text_variation else quoted, key=len)
    )
