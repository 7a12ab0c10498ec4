"""What a game is made of, as Hypothesis strategies.

    @given(st.data(), positions("hololive"))
    def test_something(data, position):
        situation = engine.open("hololive", position.edition, position.scene)
        picks = data.draw(decisions(situation.ask))

Positions are those that the game's scenarios begin with, also two laid together, and with card texts that no scenario
has; what makes no sense is not drawn. An example shrinks as its reader would have it: part after part is left out.
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
from ...steps.board import Item
from ...steps.recipe import Recipe
from ..base.errors import WrongUse
from ..base.tables import aligned
from ..fuzz.crossing import with_card, with_given
from ..fuzz.gathering import cards, spoken
from ..fuzz.inventing import NO_SCENES, Inventor, inventor_of, playable_game
from ..scenarios.suite import Suite

_SEEDS = 1 << 32

_SELDOM = 6
"""So many times as often as not, something is done where it could be passed."""

_RARELY, _OFTEN = st.integers(0, 9).map((9).__eq__), st.integers(0, 9).map(bool)
"""Once in ten, and nine times in ten; what shrinks is not done."""

Part = Item | tuple[str, str] | str
"""A card of a position, a card's text, or another Given."""


@dataclass(frozen=True)
class Position:
    """Where play begins, a ``scene`` of the protocol, for an ``edition``. It prints as the Givens that say it."""

    edition: str
    recipe: Recipe
    scene: Scene = field(compare=False)

    def __str__(self) -> str:
        given = (line for given in self.recipe.givens() for line in (f"Given {given.text}", *aligned(given.table)))
        return "\n".join(given) or "nothing but what lies there anyway"

    def _repr_pretty_(self, printer: RepresentationPrinter, cycle: bool) -> None:
        printer.text("".join(f"\n    {line}" for line in str(self).splitlines()))


def positions(game: str, edition: str | None = None, *, suite: Suite | None = None) -> SearchStrategy[Position]:
    """Positions of a game, for its default edition or another one.

    Raises :class:`WrongUse` for a game that is not there, or whose positions cannot be made up.
    """
    return _positions(inventor(game, edition, suite))


def texts(game: str, *, suite: Suite | None = None) -> SearchStrategy[str]:
    """Card texts in a game's language: those of its scenarios, and others with their phrases exchanged.

    Raises :class:`WrongUse` for a game that is not there, or has none.
    """
    made = inventor(game, None, suite)
    if not made.stock.written:
        raise WrongUse(f"{game} has no card texts")
    return _texts(made)


def decks(game: str, *, suite: Suite | None = None) -> SearchStrategy[Decks]:
    """Games from their very beginning, with decks that the rules allow.

    Raises :class:`WrongUse` for a game that is not there, or that makes no decks.
    """
    dealt = (suite or Suite()).parts(game).decks
    if dealt is None:
        raise WrongUse(f"{game} makes no decks of its own")
    return st.integers(0, _SEEDS - 1).map(dealt)


def decisions(ask: Ask) -> SearchStrategy[tuple[str, ...]]:
    """What can be answered to an ask: the ids of options, so many as may be picked; to pass is picked seldom."""
    passes = [option.id for option in ask.options if option.kind == "pass"]
    others = [option.id for option in ask.options if option.kind != "pass"]
    if not ask.options:
        return st.just(())
    ids = [*passes, *others * max(1, _SELDOM * len(passes) // max(1, len(others)))]
    most = min(ask.most, len(ask.options))
    picked = st.lists(st.sampled_from(ids), min_size=ask.least, max_size=most, unique=True)
    return picked.map(tuple)


@st.composite
def _positions(draw: DrawFn, made: Inventor) -> Position:
    recipe = draw(_beginnings(made))
    for part in _parts(recipe):
        if not draw(_OFTEN):
            recipe = _sensible(made, _without(recipe, part), recipe)
    other = draw(_beginnings(made)) if draw(_RARELY) else Recipe()
    for player, zone, piece in cards(other):
        recipe = _sensible(made, with_card(recipe, player, zone, piece), recipe)
    for piece in spoken(other):
        recipe = _sensible(made, with_given(recipe, piece), recipe)
    for at, (label, _) in enumerate(recipe.texts):
        if draw(_RARELY):
            varied = (*recipe.texts[:at], (label, draw(_texts(made))), *recipe.texts[at + 1 :])
            recipe = _sensible(made, replace(recipe, texts=varied), recipe)
    scene = made.scene(recipe)
    luck = structs.replace(scene.script, seed=draw(st.integers(0, _SEEDS - 1)))
    return Position(made.edition, recipe, structs.replace(scene, script=luck))


@st.composite
def _texts(draw: DrawFn, made: Inventor) -> str:
    text = draw(_written(made))
    if made.phrasing is None or not draw(st.booleans()):
        return text
    return made.phrasing.varied(draw(st.randoms(use_true_random=False)), text)


def _sensible(made: Inventor, recipe: Recipe, otherwise: Recipe) -> Recipe:
    return recipe if made.makes_sense(recipe) else otherwise


def _parts(recipe: Recipe) -> Iterator[Part]:
    for cell in recipe.cells:
        yield from cell.items
    yield from recipe.texts
    yield from recipe.sentences


def _without(recipe: Recipe, part: Part) -> Recipe:
    cells = (replace(cell, items=tuple(item for item in cell.items if item is not part)) for cell in recipe.cells)
    return replace(
        recipe,
        cells=tuple(cell for cell in cells if cell.items),
        texts=tuple(text for text in recipe.texts if text is not part),
        sentences=tuple(sentence for sentence in recipe.sentences if sentence is not part),
    )


@cache
def inventor(game: str, edition: str | None, suite: Suite | None) -> Inventor:
    """What makes up a game's positions. Raises :class:`WrongUse`."""
    suite = suite or Suite()
    if not playable_game(suite, suite.known(game)):
        raise WrongUse(f"no positions can be made up for {game}: {NO_SCENES}")
    return inventor_of(suite, game, suite.ledger(game, edition).edition)


@cache
def _beginnings(made: Inventor) -> SearchStrategy[Recipe]:
    """The positions that scenarios begin with, the simplest first."""
    whole = (recipe for recipe in made.stock.scenes if not recipe.opening)
    return st.sampled_from(sorted(filter(made.makes_sense, whole), key=Recipe.size))


@cache
def _written(made: Inventor) -> SearchStrategy[str]:
    """The card texts of scenarios, the shortest first."""
    quoted = dict.fromkeys(made.stock.written)
    return st.sampled_from(sorted(filter(made.phrasing.reads, quoted) if made.phrasing else quoted, key=len))
