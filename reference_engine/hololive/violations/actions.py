"""Violations of chapters 8 and 9."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from ....adapters.card_text_tree import Switch
from ...check_timings.violations import instructions as shared_instructions
from ...kernel import card_choices, replacement_effects
from ...kernel.decisions import EngineOption
from ...kernel.events import EngineEvent
from ...patching import Patch
from ...violations import Change, Violations, replace_globals, wrap_function, wrapper_of
from .. import actions, arts, cheer_costs, instructions
from ..game import Hololive
from ..lexicon import STAGE
from ..state import GameState
from ..use_limits import ArtUsed, SpOshiSkillUsed
from .helpers import colorless_covers_cost, do_more_after_action, record_support_use

VIOLATIONS = Violations()
breaks = VIOLATIONS.add_violation


breaks("The main step ends after two actions", "8.1.1")(shared_instructions.the_step_ends_after_two_actions(Hololive))


@breaks("A holomem that an effect put on the stage can Bloom in the same turn", "8.3.2-b2", "5.13.1")
@wrapper_of(GameState.card_state_after_move)
def _(whole: Any, self: Any, old: Any, event: EngineEvent, now: int) -> Any:
    new = whole(self, old, event, now)
    return replace(new, arrived=0) if event.cause == "effect" and old.zone not in STAGE else new


@breaks("A Bloom by an effect lets all of that player's holomem Bloom again in the turn", "8.3.2-b3")
@wrapper_of(instructions.HANDLERS["bloom"])
def _(whole: Any, game: Any, ctx: Any, node: Any) -> Any:
    done = yield from whole(game, ctx, node)
    cards = game.state.cards
    for card in game.state.holomem(ctx.seat):
        cards[card] = replace(cards[card], bloomed=0)
    return done


@breaks("A holomem can Bloom with a card from the archive", "8.3.3")
@wrapper_of(actions.ACTIONS["bloom"].options)
def _(whole: Any, game: Any, player: int) -> Any:
    zones = game.state.zones
    hand, zones[player, "hand"] = zones[player, "hand"], zones[player, "hand"] + zones[player, "archive"]
    found = list(whole(game, player))
    zones[player, "hand"] = hand
    return found


@breaks(
    "The card used for the Bloom action is put in the back instead of onto the holomem", "8.3.4", "4.4.2.1", "5.14.2"
)
@wrapper_of(actions.ACTIONS["bloom"].do)
def _(whole: Any, game: Any, player: int, holomem: int, card: int) -> Any:
    yield from game.propose_events(EngineEvent("reveal", card))
    yield from game.propose_events(EngineEvent("move", card, player, to="back", cause="place"))


@breaks("A player with an empty deck cannot collab", "8.4.3")
@wrapper_of(actions.ACTIONS["collab"].options)
def _(whole: Any, game: Any, player: int) -> Any:
    return whole(game, player) if game.state.zones[player, "deck"] else []


@breaks("A switch by an effect puts the top card of the deck into the holo power", "8.4.3")
@wrapper_of(instructions.HANDLERS[Switch])
def _(whole: Any, game: Any, ctx: Any, node: Any) -> Any:
    done = yield from whole(game, ctx, node)
    top = game.state.zones[ctx.seat, "deck"][:1]
    yield from game.propose_events(
        *(EngineEvent("move", card, ctx.seat, to="holo power", cause="collab-power") for card in top)
    )
    return done


breaks("A holomem becomes resting when it collabs by the main step action", "8.4.4")(
    do_more_after_action("collab", lambda game, cards: game.propose_events(EngineEvent("rest", cards[0])))
)


@breaks("An SP oshi skill used by one player also uses up the opponent's", "8.5.1.2")
@wrapper_of(Hololive.count_use)
def _(whole: Any, game: Any, held: Any) -> None:
    whole(game, held)
    if SpOshiSkillUsed(held.seat) in game.state.ever:
        game.state.ever |= {SpOshiSkillUsed(1 - held.seat)}


@breaks("A support card attached by an effect counts as used", "8.6.1", "10.7.2.5.4")
@wrapper_of(instructions.choose_within_caps)
def _(whole: Any, game: Any, ctx: Any, chosen: Any, host: int) -> Any:
    kept = yield from whole(game, ctx, chosen, host)
    for card in kept:
        record_support_use(game, card)
    return kept


@breaks("A support card counts as used whenever its replacement ability is applied", "8.6.1", "10.7.2.5.4")
@wrapper_of(replacement_effects.apply_replacement)
def _(whole: Any, game: Any, held: Any, event: EngineEvent, rests: Any) -> Any:
    changed = yield from whole(game, held, event, rests)
    if game.state.cards[held.card].face.kind == "support":
        record_support_use(game, held.card)
    return changed


breaks("A baton pass always costs what is printed, whatever effects change it", "8.7.2", "10.10.1.4", "1.3.2.4")(
    wrap_function(actions.baton_pass_cost, lambda whole, game, holomem: game.state.cards[holomem].face.baton)
)


@breaks("Effects cannot reduce the cost of a baton pass below one cheer", "8.7.2", "10.10.1.4", "1.3.2.4")
@wrapper_of(actions.baton_pass_cost)
def _(whole: Any, game: Any, holomem: int) -> tuple[str, ...]:
    return whole(game, holomem) or game.state.cards[holomem].face.baton[:1]


breaks("Any cheer of a colour can be archived for that colour, though another icon cannot be paid then", "8.7.2")(
    replace_globals(actions.choose_cheers_for_cost, covers_cost=lambda cheers, cost: True)
)


@breaks("A colourless cheer pays for any colour in the cost of a baton pass", "8.7.2", "10.5.2")
def _(patch: Patch) -> None:
    def choose_cheers_for_cost(game: Any, player: int, holomem: int, cost: Any) -> Any:
        colors = {
            card: game.characteristics_of(card).colors or frozenset(cost)
            for card in cheer_costs.attached_cheers(game, holomem)
        }
        icons, chosen = sorted(cost, key=lambda icon: icon == "colorless"), list[int]()
        for at, icon in enumerate(icons):
            left = [card for card in colors if card not in chosen and (icon == "colorless" or icon in colors[card])]
            others = {card: [colors[each] for each in colors if each not in (*chosen, card)] for card in left}
            fitting = [card for card in left if cheer_costs.covers_cost(others[card], tuple(icons[at + 1 :]))]
            chosen += yield from card_choices.choose_cards(game, player, fitting, 1, 1)
        return chosen

    patch.setattr(cheer_costs, "has_cheers_for_cost", colorless_covers_cost)
    patch.setattr(actions, "choose_cheers_for_cost", choose_cheers_for_cost)


breaks("The holomem that leaves the center by a baton pass becomes resting", "8.7.3")(
    do_more_after_action("baton-pass", lambda game, cards: game.propose_events(EngineEvent("rest", cards[1])))
)


@breaks(
    "Only one art can be used in a performance step, by the center or by the collab holomem",
    "9.1.1",
    "9.2.1.3",
    "9.2.1.4",
)
@wrapper_of(arts.play_art)
def _(whole: Any, game: Any, holomem: int, held: Any) -> Any:
    game.state.done |= {ArtUsed("center"), ArtUsed("collab")}
    yield from whole(game, holomem, held)


def offer_arts_of(holomem: Any) -> Change:
    """Let other holomem use arts as well."""

    def list_more_arts(whole: Any, game: Any) -> Any:
        more = [
            EngineOption("art", (card, held)) for card in holomem(game.state) for held in arts.playable_arts(game, card)
        ]
        return [*whole(game), *more]

    return wrap_function(arts.list_options, list_more_arts)


breaks("A back holomem can use an art", "9.2.1", "9.1.1", "4.7.1")(
    offer_arts_of(lambda state: state.zones[state.turn_player, "back"])
)
breaks("A player can use the arts of the opponent's center holomem", "9.2.1", "9.1.1")(
    offer_arts_of(lambda state: state.zones[1 - state.turn_player, "center"])
)


@breaks(
    "The collab holomem cannot use an art",
    "9.2.1",
    spread="scenarios of other chapters use an art of the collab holomem",
)
@wrapper_of(arts.list_options)
def _(whole: Any, game: Any) -> Any:
    return [each for each in whole(game) if game.state.cards[each.args[0]].zone == "center"]


breaks("The turn player can use the opponent's activated abilities", "10.1.1.1", "3.1.2.2")(
    wrap_function(
        actions.activation_options,
        lambda whole, game, player: [*whole(game, player), *whole(game, 1 - player)],
    )
)
breaks("An art can be used whatever its required cheers, use limit or targets", "9.2.1.1", "12.3.3.1")(
    wrap_function(arts.is_art_playable, lambda whole, game, holomem, held: True)
)


@breaks("A holomem that used an art can use another after moving between center and collab, either way", "9.2.1.5")
@wrapper_of(arts.do_option)
def _(whole: Any, game: Any, picked: Any) -> Any:
    yield from whole(game, picked)
    game.state.performers = ()


@breaks("A holomem that used an art as center can use another after moving to the collab position", "9.2.1.5")
@wrapper_of(arts.do_option)
def _(whole: Any, game: Any, picked: Any) -> Any:
    before, zone = game.state.performers, game.state.cards[picked.args[0]].zone
    yield from whole(game, picked)
    if zone == "center":
        game.state.performers = before


breaks("Only the first playable art of a holomem can be used", "9.2.2")(
    wrap_function(arts.playable_arts, lambda whole, game, holomem: whole(game, holomem)[:1])
)
