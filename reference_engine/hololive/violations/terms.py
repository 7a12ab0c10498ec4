"""Violations of chapters 1 and 2."""

from __future__ import annotations

from copy import copy
from functools import partial
from typing import Any

from msgspec import structs
from msgspec.structs import replace

from ....adapters.card_text_tree import ChosenCards, EachPlayer, OptionalInstruction, Rest
from ....adapters.card_text_tree import FactChange as InfoChange
from ...check_timings.violations import mechanisms
from ...kernel import card_choices, card_references
from ...kernel.ability_analysis import filled_fields
from ...kernel.decisions import EngineOption
from ...kernel.perform import create_event
from ...kernel.perform import perform_instructions as whole_perform
from ...kernel.resolution import CardReference, ResolutionContext
from ...patching import Patch
from ...violations import Change, Violations, change_factory, set_entry, wrap_function, wrapper_of
from .. import actions, cards, cheer_costs, instructions, rule_processing
from ..game import Hololive
from ..state import GameState
from ..use_limits import TurnAction
from .helpers import replace_perform

VIOLATIONS = Violations()
breaks = VIOLATIONS.add_violation


breaks("The player who meets a losing condition wins and the other player loses", "1.2.1", "11.2.1", "11.2.2")(
    wrap_function(
        Hololive.end_game, lambda whole, self, losers, reason: whole(self, tuple(1 - each for each in losers), reason)
    )
)


@breaks("If both players lose at the same check timing, only the turn player loses", "1.2.2", "11.1.3")
@wrapper_of(rule_processing.losing_players)
def _(whole: Any, game: Any) -> Any:
    losers = whole(game)
    return losers if len(losers) < 2 else (game.state.turn_player,)


breaks("A concession is ignored and the game goes on", "1.2.3", "1.2.3.1")(
    wrap_function(Hololive.concede, lambda whole, game, player: None)
)


@breaks(
    "An oshi skill cannot be used in the main step when the first part of its effect is impossible",
    "1.3.2",
    "8.5.1",
    "10.7.2.3.4",
)
def _(patch: Patch) -> None:
    def startable_skill_options(game: Any, player: int) -> Any:
        return [
            each for each in whole.options(game, player) if game.is_possible(do_first_part(*each.args), "it begins")
        ]

    def do_first_part(held: Any) -> Any:
        ctx = ResolutionContext(held.seat, CardReference(held.card, held.inc), held)
        return lambda trial: whole_perform(trial, ctx, held.ability.then[:1])

    whole = actions.ACTIONS["skill"]
    patch.setitem(actions.ACTIONS, "skill", whole._replace(options=startable_skill_options))


@breaks("An effect stops at the first instruction that cannot be done in full", "1.3.2", "10.7.2.3.4")
@wrapper_of(whole_perform)
def _(whole: Any, game: Any, ctx: Any, them: Any) -> Any:
    for each in them:
        if not (yield from whole(game, ctx, (each,))):
            return False
    return True


@breaks("An effect does nothing unless all of its instructions can be done in full", "1.3.2")
@wrapper_of(whole_perform)
def _(whole: Any, game: Any, ctx: Any, them: Any) -> Any:
    if not game.is_possible(lambda trial: whole(trial, copy(ctx), them), "all of it can be done"):
        return False
    return (yield from whole(game, ctx, them))


@breaks(
    "An optional action is offered only if everything that follows from it can be done in full", "1.3.2", "10.4.2.2"
)
@wrapper_of(instructions.HANDLERS[OptionalInstruction])
def _(whole: Any, game: Any, ctx: Any, node: Any) -> Any:
    every = (*node.first, *node.then)
    if not game.is_possible(lambda trial: whole_perform(trial, structs.replace(ctx), every), "all of it can be done"):
        return False
    return (yield from whole(game, ctx, node))


@breaks("An effect that rests an already resting holomem counts as resting it again", "1.3.2.1")
@partial(set_entry, instructions.HANDLERS, Rest)
def _(game: Any, ctx: Any, node: Any) -> Any:
    chosen, whole = yield from card_choices.select_cards(game, ctx, node.cards)
    yield from game.propose_events(*(create_event(ctx, "rest", card) for card in chosen))
    return whole


@breaks("Negative damage heals the holomem it is dealt to", "1.3.2.2")
@wrapper_of(instructions.deal_damage)
def _(whole: Any, game: Any, ctx: Any, targets: Any, size: int, cause: str) -> Any:
    if size < 0:
        yield from game.propose_events(*(create_event(ctx, "heal", card, amount=-size) for card in targets))
        return False
    return (yield from whole(game, ctx, targets, size, cause))


breaks(
    "Drawing a negative number of cards puts that many cards from the hand back into the deck", "1.3.2.2.1", "1.3.2.2"
)(mechanisms.negative_draw_returns_cards(instructions.HANDLERS))


@breaks("The collab action is offered for a holomem that an effect forbids to collab", "1.3.3", "10.10.1.3")
@wrapper_of(actions.ACTIONS["collab"].options)
def _(whole: Any, game: Any, player: int) -> Any:
    state = game.state
    if state.zones[player, "collab"] or TurnAction.COLLAB in state.done:
        return []
    return [EngineOption("collab", (card,)) for card in state.zones[player, "back"] if not state.cards[card].resting]


@breaks("The non-turn player chooses first when an effect makes both players choose cards to move", "1.3.4", "1.3.4.1")
@wrapper_of(instructions.HANDLERS[EachPlayer])
def _(whole: Any, game: Any, ctx: Any, node: Any) -> Any:
    player, game.state.turn_player = game.state.turn_player, 1 - game.state.turn_player
    try:
        return (yield from whole(game, ctx, node))
    finally:
        game.state.turn_player = player


@breaks("An effect's instructions in which the opponent chooses cards are done before all its others", "1.3.4")
def _(patch: Patch) -> None:
    def is_mine(instruction: Any) -> bool:
        return not any(
            isinstance(each, ChosenCards) and each.by == "opponent" for _, each in filled_fields(instruction)
        )

    replace_perform(lambda game, ctx, them: whole_perform(game, ctx, tuple(sorted(them, key=is_mine))))(patch)


breaks("An effect that makes both players move cards at once moves them one player after the other", "1.3.4.2")(
    mechanisms.players_move_cards_in_sequence(instructions.HANDLERS)
)
breaks("The opponent cannot cut an announced loop short to zero repetitions", "1.3.5")(mechanisms.none_is_no_number)
breaks(
    "A player who must choose cards may always choose none",
    "1.3.5.1",
    "10.7.2.3.1",
    "10.7.2.3.5",
    "4.1.2.3",
    spread="scenarios of many chapters have a choice that is forced",
)(mechanisms.of_any_number_of_cards_none_can_be_chosen)
breaks("A player allowed to choose up to N cards must choose at least one", "1.3.5.1", "10.7.2.3.2")(
    mechanisms.choose_between_others(lambda least, most: max(least, 1))
)


@breaks("A card name in a text refers only to Debut holomem of that name", "2.1.1", "2.1.2")
@wrapper_of(GameState.matches_game_filter)
def _(whole: Any, self: Any, game: Any, ctx: Any, record: Any, info: Any, where: Any) -> bool:
    is_meant = not where.name or record.face.level == "Debut"
    return is_meant and whole(self, game, ctx, record, info, where)


@change_factory
def redefine_fact(patch: Patch, what: str, instead: Any) -> None:
    """Replace the meaning of a fact in card texts."""

    def has_redefined_fact(face: Any, info: Any, fact: Any) -> bool:
        return bool(instead(face, info, fact.values) if fact.what == what else whole(face, info, fact))

    whole = cards.has_fact
    patch.setattr(cards, "has_fact", has_redefined_fact)


breaks("A text that names a support sub type, such as item, applies to every support card", "2.2.1", "2.2.3")(
    redefine_fact("subtype", lambda face, info, values: face.kind == "support")
)


@breaks("A text about support cards applies only to items", "2.2.1", "2.2.2")
@wrapper_of(GameState.matches_game_filter)
def _(whole: Any, self: Any, game: Any, ctx: Any, record: Any, info: Any, where: Any) -> bool:
    is_meant = "support" not in where.kind or record.face.subtype == "item"
    return is_meant and whole(self, game, ctx, record, info, where)


@breaks(
    "A text that names a Bloom level also applies to the levels above it, with Spot as the highest", "2.3.1", "2.3.2"
)
@partial(redefine_fact, "level")
def _(face: Any, info: Any, values: Any) -> bool:
    return cards.LEVELS.index(info.level) >= min(map(cards.LEVELS.index, values))


breaks("A text that names a colour applies to cards of any colour", "2.4.1", "2.15.1")(
    wrap_function(cards.has_color, lambda whole, info, colors: True)
)


@breaks("A colourless icon in a cost requires a cheer that has no colour", "2.4.2.1", "10.5.2")
@wrapper_of(cheer_costs.covers_cost)
def _(whole: Any, found: Any, cost: Any) -> bool:
    there = list(found)
    return whole(there, cost) and sum(not each for each in there) >= list(cost).count("colorless")


@breaks("Two colourless cards count as sharing a colour", "2.4.2.2")
@wrapper_of(card_references.shares_fact)
def _(whole: Any, game: Any, ctx: ResolutionContext, reference: Any, what: str, info: Any) -> bool:
    there = card_references.last_known_cards(game, ctx, reference)
    return whole(game, ctx, reference, what, info) or any(not (info.colors or each.info.colors) for each in there)


breaks("A colourless card counts as a card of every colour", "2.4.2.2", "2.4.3")(
    wrap_function(cards.has_color, lambda whole, info, colors: not info.colors or not info.colors.isdisjoint(colors))
)
breaks("A text about colourless cards applies to no card", "2.4.2.2", "2.4.3")(
    wrap_function(cards.has_color, lambda whole, info, colors: not info.colors.isdisjoint(colors))
)


@breaks("Two cards share a colour only if all of their colours are identical", "2.4.4")
@wrapper_of(card_references.shares_fact)
def _(whole: Any, game: Any, ctx: Any, reference: Any, what: str, info: Any) -> bool:
    return any(each.info.colors == info.colors for each in card_references.last_known_cards(game, ctx, reference))


breaks("A text that names a Bloom level does not apply to Buzz holomem", "2.5.1", "2.3.2")(
    redefine_fact("level", lambda face, info, values: info.level in values and not face.buzz)
)
breaks("A text that names a tag applies only to cards without any other tag, untagged ones included", "2.6.1", "2.6.2")(
    redefine_fact("tag", lambda face, info, values: info.tags <= set(values))
)


@breaks("A card has the abilities of all cards of the same name that its player has, wherever they are", "2.7.1")
def _(patch: Patch) -> None:
    def printed_with_namesakes(self: Any, card: int) -> Any:
        info = whole(self, card)
        record = self.cards[card]
        alike = [each for each in self.cards if each.face.name == record.face.name and each.seat == record.seat]
        texts = [
            ability
            for each in alike
            for ability in each.face.characteristics_of_copy(card, record.inc, record.seat).abilities
        ]
        return replace(info, abilities=tuple(texts))

    whole = GameState.printed_characteristics
    patch.setattr(GameState, "printed_characteristics", printed_with_namesakes)
    patch.setattr(GameState, "unmodified_characteristics", printed_with_namesakes)


def redefine_further_names(changes: Any) -> Change:
    """Replace the additional names of a card."""

    def extra_with_names(whole: Any, printed: Any) -> Any:
        ability = whole(printed)
        return replace(ability, changes=changes(printed.names)) if printed.what == "also" else ability

    return wrap_function(cards._extra, extra_with_names)


breaks("An Extra that adds a name replaces the card's own name instead", "2.11.2.3")(
    redefine_further_names(lambda names: tuple(InfoChange("name", set=name) for name in names[:1]))
)
breaks("Only the first of several names that an Extra adds to a card counts", "2.11.2.3.1")(
    redefine_further_names(lambda names: tuple(InfoChange("name", add=name) for name in names[:1]))
)
breaks("Only the last of several names that an Extra adds to a card counts", "2.11.2.3.1")(
    redefine_further_names(lambda names: tuple(InfoChange("name", add=name) for name in names[-1:]))
)
