"""Violations of numbers, costs and limits that texts change."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from ....adapters.card_text_tree import HostCard, ModifyEvent
from ...kernel import card_choices, card_references, event_patterns, replacement_effects
from ...kernel.events import EngineEvent
from ...kernel.perform import create_event
from ...kernel.resolution import LastKnownCard
from ...patching import Patch
from ...violations import Violations, set_constant, set_entry, wrap_function, wrapper_of
from .. import actions, arts, cheer_costs, instructions, keywords, rule_processing, state, turn
from ..game import Hololive
from ..lexicon import WORDS
from ..state import GameState
from ..use_limits import SupportUsed

VIOLATIONS = Violations()
breaks = VIOLATIONS.add_violation


@breaks(
    "Setting a holomem's remaining HP to a number counts as dealing damage or healing", "5.22.1", "5.22.2", "5.23.1"
)
@wrapper_of(instructions.HANDLERS["set-hp"])
def _(whole: Any, game: Any, ctx: Any, node: Any) -> Any:
    (card,) = (yield from card_choices.select_cards(game, ctx, node.cards))[0]
    more = game.characteristics_of(card).hp - node.amount - game.state.cards[card].damage
    kind = "damage" if more > 0 else "heal"
    return (yield from game.propose_events(create_event(ctx, kind, card, amount=abs(more)))).whole


@breaks("An effect that sets a holomem's remaining HP cannot raise it", "4.4.5.4", "5.23.1")
@wrapper_of(instructions.HANDLERS["set-hp"])
def _(whole: Any, game: Any, ctx: Any, node: Any) -> Any:
    (card,) = (yield from card_choices.select_cards(game, ctx, node.cards))[0]
    left = game.characteristics_of(card).hp - game.state.cards[card].damage
    return (yield from whole(game, ctx, replace(node, amount=min(node.amount, left))))


breaks("A holomem whose HP cannot be changed can still have its remaining HP set to a number", "1.3.3")(
    set_entry(WORDS.forbidden, "set-hp", ())
)
breaks("Texts that ask for the current step take every step for the main step", "10.3.3")(
    set_constant(GameState, "step", property(lambda state: "main"))
)


@breaks(
    "Changes of an art's cost remove its last icons or add colourless ones, whatever icon is named",
    "12.3.3.1",
    "10.5.1",
    "10.5.2",
)
@wrapper_of(cheer_costs.current_art_cost)
def _(whole: Any, game: Any, holomem: int, art: Any) -> Any:
    more = sum(size for _, size in game.characteristics_of(holomem).arts_cost)
    return art.cost + ("colorless",) * more if more > 0 else art.cost[: max(0, len(art.cost) + more)]


@breaks("Attached cards other than cheers also count as cheers when a baton pass is offered", "8.7.2", "10.5.2")
@wrapper_of(cheer_costs.has_cheers_for_cost)
def _(whole: Any, game: Any, holomem: int, cost: Any) -> bool:
    attached = [game.characteristics_of(card) for card in game.state.cards[holomem].attached]
    colors = (info.cheer or info.colors for info in attached)
    return cheer_costs.covers_cost(colors, cost)


@breaks("A card that counts as a cheer for arts counts as a cheer for every text", "2.2.1")
@wrapper_of(GameState.matches_game_filter)
def _(whole: Any, self: Any, game: Any, ctx: Any, record: Any, info: Any, where: Any) -> bool:
    if info.cheer and "cheer" in where.kind:
        return True
    return whole(self, game, ctx, record, info, where)


breaks("An art needs an opposing center or collab holomem even if it can hit others", "12.3.3.2", "1.3.1")(
    wrap_function(arts.has_art_target, lambda whole, game, held: bool(arts.default_art_targets(game, held.seat)))
)


@breaks("An art that may pay to target back holomem can target them without paying", "12.3.3.2")
@wrapper_of(arts.find_art_targets)
def _(whole: Any, game: Any, ctx: Any) -> Any:
    about = any(map(arts.is_about_targets, ctx.held.ability.then))
    return (yield from whole(game, ctx)) + (list(game.state.zones[1 - ctx.seat, "back"]) if about else [])


breaks("A use limit shared by all abilities of one name is counted for each card separately", "10.7.2.1.1")(
    wrap_function(keywords.use_keys, lambda whole, game, held: (held.key,))
)


@breaks("A text that lets one support card of a kind be used per turn binds only the card it is on", "8.6.1")
@wrapper_of(actions.exceeds_text_limit)
def _(whole: Any, game: Any, face: Any) -> bool:
    return any(isinstance(each, SupportUsed) and actions.is_limited_with(face, each.face) for each in game.state.done)


@breaks("A use limit raised by an effect stays raised after the effect has ended", "12.1.4", "10.3.3", "10.7.2.1.1")
def _(patch: Patch) -> None:
    def stays_usable(self: Any, held: Any) -> bool:
        raised = dict(self.characteristics_of(held.card).limits).get(held.name, 0)
        seen[held.key] = max(raised, seen.get(held.key, 0))
        limit = getattr(held.ability, "limit", None)
        uses = self.state.used.get(held.key, (0, 0))[0]
        return whole(self, held) or (limit is not None and 0 < uses < seen[held.key])

    seen: dict[Any, int] = {}
    whole = Hololive.is_usable
    patch.setattr(Hololive, "is_usable", stays_usable)


@breaks("A player whom an effect allows two LIMITED cards in a turn can play them in the game's first turn", "8.6.2")
@wrapper_of(actions.may_use_limited)
def _(whole: Any, game: Any, player: int) -> bool:
    leave = any(game.characteristics_of(oshi).more_limited for oshi in game.state.zones[player, "oshi"])
    return whole(game, player) or (leave and game.state.turn == 1)


@breaks(
    "A down that an effect makes cost no life still costs life if the holomem's Extra is Life -2",
    "11.3.1.2",
    "2.11.2.2",
    "1.3.3",
)
@wrapper_of(rule_processing.archive_downed_holomem)
def _(whole: Any, game: Any, downed: Any) -> Any:
    info = downed.info
    if "life" in info.forbids and any(held.ability.text.startswith("Extra: life") for held in info.abilities):
        downed = LastKnownCard(downed.card, downed.record, replace(info, forbids=info.forbids - {"life"}))
    yield from whole(game, downed)


@breaks("Protection from life damage by abilities also covers downs in the opponent's turn", "11.3.1.2")
@wrapper_of(event_patterns.matches_pattern)
def _(whole: Any, game: Any, at: Any, happening: EngineEvent, ctx: Any) -> Any:
    if at.event == "life-damage" and at.cause == ("effect",) and happening.cause == "down":
        return happening.player == ctx.seat != game.state.turn_player
    return whole(game, at, happening, ctx)


@breaks("Damage that cannot be reduced can still be prevented entirely", "1.3.3", "10.11.1", "10.2.1.3.3")
@wrapper_of(replacement_effects.lessens_event)
def _(whole: Any, game: Any, ability: Any, happening: EngineEvent, ctx: Any) -> bool:
    sizes = [
        card_references.resized_amount(game, ctx, each, 50) for each in ability.instead if isinstance(each, ModifyEvent)
    ]
    return bool(sizes) and 0 < sizes[0] < happening.amount


@breaks("A card with two or more colours counts as a card of exactly one colour", "2.4.3")
@wrapper_of(GameState._is_so)
def _(whole: Any, self: Any, record: Any, info: Any, state: str) -> bool:
    return bool(info.colors) if state == "one color" else whole(self, record, info, state)


@breaks("A card has a different colour from another only if the two share no colour", "2.4.3", "2.4.4")
@wrapper_of(state.has_differing_color)
def _(whole: Any, game: Any, ctx: Any, asked: Any, info: Any) -> bool:
    others = card_references.last_known_cards(game, ctx, asked)
    return bool(info.colors) and any(info.colors.isdisjoint(each.info.colors) for each in others)


@breaks("An attached card's replacement for its holomem's abilities also applies to other cards' abilities", "10.11.1")
@wrapper_of(event_patterns.matches_pattern)
def _(whole: Any, game: Any, at: Any, happening: EngineEvent, ctx: Any) -> Any:
    return whole(game, replace(at, source=None) if at.source == HostCard() else at, happening, ctx)


@breaks("A holomem allowed a second Bloom in a turn can Bloom any number of times", "8.3.2-b3")
@wrapper_of(actions.may_bloom)
def _(whole: Any, game: Any, holomem: int) -> Any:
    allowed = any(allowed.what == "second-bloom" for allowed, _ in game.characteristics_of(holomem).allows)
    return whole(game, holomem) or (allowed and game.state.cards[holomem].arrived != game.state.turn)


@breaks("An extra turn begins with the hand step, without a reset step", "7.7.6", "7.1.2", "7.2.1")
@wrapper_of(turn.end_turn)
def _(whole: Any, game: Any) -> Any:
    another = bool(game.state.another)
    goto = yield from whole(game)
    return "hand" if another and goto == "reset" else goto


@breaks("A text about an oshi holomem's printed life uses the number of life cards left instead", "6.2.1.11", "2.8.1")
@wrapper_of(GameState.numeric_fact)
def _(whole: Any, self: Any, card: Any, name: str) -> Any:
    return whole(self, card, "life" if name == "printed life" else name)
