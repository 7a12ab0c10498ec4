"""Violations of Di Gi Charat: bringing out characters, and the draw (3-1, 3-9.3, 3-9.4)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from msgspec.structs import replace

from ...kernel import turn_steps
from ...kernel.decisions import EngineOption
from ...kernel.game_loop import without_asks
from ...patching import Patch
from ...violations import Violations, change_asks, run_without_asks, wrap_function, wrapper_of
from .. import attack_and_cover, bringing_out, response_chain, turn
from ..game import Digicharat
from ..state import COMING, FIELD, HAND, GameState

VIOLATIONS = Violations()
breaks = VIOLATIONS.add_violation


@breaks("Players can bring out any number of characters of one color in a turn", "3-1-1.1", "3-1-3.1")
@wrapper_of(bringing_out.bring_out_options)
def _(whole: Any, game: Any, player: int) -> Any:
    game.state.colors = frozenset()
    return whole(game, player)


@breaks("A color that a player has brought out stays spent until that player's own next turn begins", "3-1-1.1")
@wrapper_of(turn_steps.begin_turn)
def _(whole: Any, game: Any, player: int) -> None:
    colors = game.state.colors
    whole(game, player)
    game.state.colors = frozenset(each for each in colors if each[0] != player)


@breaks("A color that one player has brought out in a turn is spent for the other player too", "3-1-1.1", "3-7.3")
@wrapper_of(bringing_out.bring_out_options)
def _(whole: Any, game: Any, player: int) -> Any:
    spent = {color for _, color in game.state.colors}
    return (each for each in whole(game, player) if game.state.cards[each.args[0]].face.color not in spent)


@breaks("A character always comes out, even if a response has taken away what it needs", "3-1-2.1", "3-1-3.1")
@wrapper_of(response_chain.RESOLVE["character"])
@without_asks
def _(whole: Any, game: Any, entry: Any) -> None:
    game.move_card(entry.card.card, FIELD, "bring-out")


@breaks("The needs of a card are matched with the card names of characters instead of their person names", "3-1-2.1")
@wrapper_of(GameState.meets_needs)
def _(whole: Any, self: Any, player: int, face: Any) -> bool:
    names = [self.cards[card].face.name for card in self.characters(player)]
    return all(names.count(name) >= face.needs.count(name) for name in face.needs)


breaks("A character whose needs are no longer met returns to the hand instead of being discarded", "3-1-2.1")(
    wrap_function(
        Digicharat.move_card,
        lambda whole, self, card, to, cause: whole(
            self, card, HAND if cause == "failed" and self.state.cards[card].zone == "coming" else to, cause
        ),
    )
)


@breaks("A character that fails to come out still uses up its color for the turn", "3-1-3.1", "3-9.3.n1")
@wrapper_of(response_chain.RESOLVE["character"])
@without_asks
def _(whole: Any, game: Any, entry: Any) -> None:
    before = game.state.colors
    run_without_asks(whole(game, entry))
    game.state.colors = before


@breaks("The turn player discards and draws a second time in the start phase", "3-9.4.n1", "3-9.4")
@wrapper_of(turn.discard_and_draw)
def _(whole: Any, game: Any) -> Any:
    yield from whole(game)
    if game.state.flow[-1][1] == "main" and not game.state.has_set:
        game.state.has_set = True
        game.replace_frame("turn", "start", 1)


@breaks(
    "A color can be brought out again in a turn once its player has no character of it left in the field",
    "3-9.3.n1",
    "3-1-1.1",
)
@wrapper_of(bringing_out.bring_out_options)
def _(whole: Any, game: Any, player: int) -> Any:
    state = game.state
    there = {(player, state.cards[card].face.color) for card in state.characters(player)}
    if not state.chain:
        state.colors = frozenset(each for each in state.colors if each[0] != player or each in there)
    return whole(game, player)


@breaks("A character can be brought out in response even if its color is already spent in that turn", "3-1-1.1")
@wrapper_of(response_chain.response_options)
def _(whole: Any, game: Any, player: int) -> Iterator[Any]:
    before, game.state.colors = game.state.colors, frozenset()
    options = list(whole(game, player))
    game.state.colors = before
    yield from options


@breaks("A character that is still being brought out already counts toward what other cards need", "3-9.3")
@wrapper_of(GameState.meets_needs)
def _(whole: Any, self: Any, player: int, face: Any) -> bool:
    there = (*self.characters(player), *self.zones[player, COMING])
    names = [self.cards[card].face.person for card in there if self.cards[card].face is not face]
    return all(names.count(name) >= face.needs.count(name) for name in face.needs)


@breaks(
    "A character that is brought out enters the field at once, before anybody can respond",
    "3-9.3",
    "3-1-2.1",
    "3-9.3.n1",
)
@wrapper_of(response_chain.ACT["character"])
@without_asks
def _(whole: Any, game: Any, player: int, card: int) -> None:
    game.move_card(card, FIELD, "bring-out")
    game.state.colors |= {(player, game.state.cards[card].face.color)}


@breaks("The number of cards to draw depends on the hand before the discarding, not after it", "3-9.4")
@wrapper_of(turn.discard_and_draw)
def _(whole: Any, game: Any) -> Any:
    with Patch() as inner:
        for ask in (procedure := whole(game)):
            picks = yield ask
            inner.setattr(turn, "HELD", turn.HELD - len(picks))
            try:
                procedure.send(picks)
            except StopIteration:
                return


@breaks("At most two cards can be discarded before the draw in the start phase", "3-9.4")
@wrapper_of(turn.discard_and_draw)
def _(whole: Any, game: Any) -> Any:
    return change_asks(whole(game), lambda ask: replace(ask, most=min(2, ask.most)))


@breaks("A character with cover that is still being brought out can cover an attack", "3-9.3")
@wrapper_of(attack_and_cover.cover_options)
def _(whole: Any, game: Any, player: int) -> Iterator[Any]:
    options = list(whole(game, player))
    yield from options
    if options:
        coming = (card for card in game.state.zones[player, COMING] if game.has_skill(card, "cover"))
        yield from (EngineOption("cover", (card,)) for card in coming)
