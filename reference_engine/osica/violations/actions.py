"""Violations of OSICA: Actions (event.3 to event.5, event.d1, event.d2, action)."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from ....adapters.card_text_tree import Switch
from ...kernel import card_choices, card_references, cost_payment, response_windows, turn_steps
from ...kernel.decisions import EngineOption
from ...violations import Violations, keep_state_field, replace_globals, wrap_function, wrapper_of
from .. import (
    effects,
    event_phase,
)
from ..game import Osica, is_action_ability
from ..lexicon import (
    COST,
    DROP,
    HAND,
    OSHI,
)

VIOLATIONS = Violations()
breaks = VIOLATIONS.add_violation


@breaks("Only the turn player can use Actions", "event.3", "action.3", "simul.2")
@wrapper_of(event_phase.usable_actions)
def _(whole: Any, game: Any, player: int) -> Any:
    return whole(game, player) if player == game.state.turn_player else iter(())


@breaks("A card can use only one of its Actions in a turn", "event.d2", "action.2", "action.3")
@wrapper_of(Osica.is_usable)
def _(whole: Any, self: Any, held: Any) -> bool:
    used = is_action_ability(held) and any(key.card == held.card for key in self.state.used)
    return not used and bool(whole(self, held))


@breaks("Using an Action rules out the Actions of all copies of that card for the turn", "event.d1")
@wrapper_of(Osica.is_usable)
def _(whole: Any, self: Any, held: Any) -> bool:
    faces = [self.state.cards[key.card].face for key in self.state.used]
    used = is_action_ability(held) and any(face.is_same_card(self.state.cards[held.card].face) for face in faces)
    return not used and bool(whole(self, held))


breaks("An Action can be used any number of times in a turn", "event.4", "action.3", "event.d2")(
    wrap_function(Osica.count_use, lambda whole, self, held: None)
)
breaks("An Action can be used only once in the game", "event.4", "action.3")(
    keep_state_field(turn_steps.begin_turn, "used")
)


@breaks("Actions can be used from the hand, the drop area, the cost area and the oshi area", "event.5", "action.1")
@wrapper_of(event_phase.usable_actions)
def _(whole: Any, game: Any, player: int) -> Any:
    yield from whole(game, player)
    for zone in (HAND, DROP, COST, OSHI):
        for card in game.state.zones[player, zone]:
            yield from (
                EngineOption("ability", (card, held)) for held in game.abilities_of(card) if is_action_ability(held)
            )


@breaks("A pass of the turn player makes all used Actions usable again", "event.4")
@wrapper_of(response_windows.act_or_pass)
def _(whole: Any, game: Any, frame: Any, ask: str, options: Any, last: int | None = None) -> Any:
    picked = yield from whole(game, frame, ask, options, last)
    if picked is None and frame[1] == game.state.turn_player:
        game.state.used = {}
    return picked


@breaks("A card that is moved can use its Actions again in the same turn", "event.4")
@wrapper_of(Osica.notice_triggers)
def _(whole: Any, self: Any, done: Any, before: Any) -> None:
    moved = {event.card for event in done if event.kind == "move"}
    self.state.used = {key: use for key, use in self.state.used.items() if key.card not in moved}
    whole(self, done, before)


@breaks("An Action used in the opponent's turn cannot be used in its player's following turn", "action.3", "event.4")
@wrapper_of(turn_steps.begin_turn)
def _(whole: Any, game: Any, player: int) -> None:
    used = game.state.used
    whole(game, player)
    game.state.used = {key: use for key, use in used.items() if game.state.cards[key.card].seat == player}


def choose_as_turn_player(choose: Any) -> Any:
    """A choice that the turn player makes, whoever's it is."""

    def chosen_by_turn_player(game: Any, player: int, *rest: Any) -> Any:
        return (yield from choose(game, game.state.turn_player, *rest))

    return chosen_by_turn_player


breaks("The turn player chooses the characters that an Action of the opponent exchanges", "event.3")(
    replace_globals(effects.HANDLERS[Switch], choose_cards=choose_as_turn_player(card_choices.choose_cards))
)
breaks("The turn player chooses the event that an Action of the opponent lets be played", "event.3")(
    replace_globals(effects.HANDLERS["play"], choose_one=choose_as_turn_player(card_choices.choose_one))
)


@breaks("The turn player decides on what the player of an Action may do", "event.3")
@wrapper_of(cost_payment.ask_if_payable)
def _(whole: Any, game: Any, ctx: Any, player: int, *rest: Any) -> Any:
    return (yield from whole(game, ctx, game.state.turn_player if game.step == "event" else player, *rest))


@breaks("An Action that speaks of its player's characters means those of the turn player", "event.3")
@wrapper_of(card_references.matching_cards)
def _(whole: Any, game: Any, ctx: Any, reference: Any) -> Any:
    of_action = ctx.held is not None and is_action_ability(ctx.held)
    return whole(game, replace(ctx, seat=game.state.turn_player) if of_action else ctx, reference)
