"""Using a text: its targets, its cost, and cards that are played for their text."""

from __future__ import annotations

from collections.abc import Iterator

from ...adapters.card_text_tree import ChosenCards, GameAbility, Instruction, Move, Switch
from ..kernel.ability_analysis import filled_fields
from ..kernel.card_choices import choose_cards
from ..kernel.card_references import present_cards
from ..kernel.cards import AbilityInstance
from ..kernel.game_loop import Procedure
from ..kernel.play_abilities import can_be_played, play_ability
from ..kernel.resolution import ResolutionContext
from .board_areas import may_change_places, may_enter_zone
from .lexicon import COST, DROP, PLAYING
from .rules_context import RulesContext

# --- targets ----------------------------------------------------------------------------------------


def has_targets(game: RulesContext, ctx: ResolutionContext, then: tuple[Instruction, ...]) -> bool:
    """Whether every choice of a text with a smallest number can be made."""
    return all(_has_target(game, ctx, instruction) for instruction in then)  # partial.2


def _has_target(game: RulesContext, ctx: ResolutionContext, instruction: Instruction) -> bool:
    if isinstance(instruction, Switch):
        return any(exchange_pairs(game, ctx, instruction))
    for _, reference in filled_fields(instruction):
        if isinstance(reference, ChosenCards) and reference.least is not None:
            to = instruction.to if isinstance(instruction, Move) else ""
            if len(legal_targets(game, ctx, reference, to)) < reference.least:
                return False
    return True


def legal_targets(game: RulesContext, ctx: ResolutionContext, reference: ChosenCards, to: str = "") -> list[int]:
    """The cards that a choice allows, each of which can enter its destination."""
    among = present_cards(game, ctx, reference.among)
    return [card for card in among if game.can_choose(ctx, card) and may_enter_zone(game, card, to)]


def exchange_pairs(game: RulesContext, ctx: ResolutionContext, node: Switch) -> Iterator[tuple[int, int]]:
    """The pairs of cards that an exchange allows."""
    assert isinstance(node.cards, ChosenCards) and isinstance(node.others, ChosenCards)
    others = legal_targets(game, ctx, node.others)
    for one in legal_targets(game, ctx, node.cards):
        yield from ((one, other) for other in others if may_change_places(game, one, other))  # stage.d1


# --- paying -----------------------------------------------------------------------------------------


def pay_cost_cards(game: RulesContext, player: int, count: int) -> Procedure[bool]:
    """Let the player choose that many cost cards, and move them to the drop area. Returns whether there were enough."""
    there = list(game.state.zones[player, COST])
    if len(there) < count:
        return False
    paid = yield from choose_cards(game, player, there, count, count)  # cost.4, cost.8, cost.d3
    game.move_to_zone(paid, DROP, "pay")  # cost.7
    return True


# --- playing a card for its text --------------------------------------------------------------------


def playable_text(game: RulesContext, card: int, what: str) -> AbilityInstance | None:
    """The text of that name that a card can be played for now."""
    for held in game.abilities_of(card):
        if isinstance(held.ability, GameAbility) and held.ability.what == what and can_be_played(game, held):
            return held
    return None


def play_for_text(game: RulesContext, card: int, held: AbilityInstance) -> Procedure[None]:
    """Show a card, pay for it, carry out its text, and put it into the drop area."""
    at = game.abilities_of(card).index(held)
    game.move_to_zone((card,), PLAYING, "play")  # play.2, counter.1
    shown = game.abilities_of(card)[at]
    yield from play_ability(game, ResolutionContext.for_ability(shown), shown)  # play.2, counter.1
    game.move_to_zone((card,), DROP, "used")  # play.3, counter.2, steal.d3
