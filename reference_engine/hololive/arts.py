"""Chapter 9 and 12.2: which arts can be played, and how an art is played and resolved."""

from __future__ import annotations

from itertools import filterfalse

from ...adapters.card_text_tree import GameInstruction, IfInstruction, Instruction, OptionalInstruction
from ..kernel.card_choices import choose_one
from ..kernel.card_references import present_cards
from ..kernel.cards import AbilityInstance
from ..kernel.decisions import EngineOption
from ..kernel.events import EngineEvent
from ..kernel.game_loop import Procedure, cached_on_state
from ..kernel.perform import perform_instructions
from ..kernel.resolution import CardReference, ResolutionContext
from .art_and_skill import Art
from .borrowed_arts import usable_abilities
from .cards import Characteristics
from .cheer_costs import has_cheers_for_art
from .instructions import deal_damage
from .rules_context import RulesContext
from .use_limits import ArtUsed


@cached_on_state
def list_options(game: RulesContext) -> list[EngineOption]:
    """Every art that the turn player can play in the performance step now (9.2)."""
    state = game.state
    player = state.turn_player
    found: list[EngineOption] = []
    for zone in ("center", "collab"):  # 4.7.1, 9.1.1, 9.2.1
        if ArtUsed(zone) in state.done:  # 9.2.1.3, 9.2.1.4
            continue
        for holomem in state.zones[player, zone]:
            if state.cards[holomem].resting:  # 9.2.1.2
                continue
            if state.cards[holomem].inc in state.performers:  # 5.27.1.1.3, 9.2.1.5
                continue
            found += [EngineOption("art", (holomem, held)) for held in playable_arts(game, holomem)]  # 9.2.1.1
    return found


def playable_arts(game: RulesContext, holomem: int) -> list[AbilityInstance]:
    """The arts that a holomem can use: they have their cheers, and no effect forbids them."""
    info = game.characteristics_of(holomem)
    if "art" in info.forbids:  # 9.2.1.1
        return []
    return [
        held
        for held in usable_abilities(game, holomem)
        if isinstance(held.ability, Art)
        and game.is_in_effect(held, info)  # 9.2.1.1
        and is_art_playable(game, holomem, held)
    ]


def is_art_playable(game: RulesContext, holomem: int, held: AbilityInstance) -> bool:
    """Whether an art's cost is met, its limit is not reached, and it has a target."""
    return (
        has_cheers_for_art(game, holomem, held.ability)  # 5.27.1.1.1, 12.3.3.1, 12.3.3.1.1
        and game.is_usable(held)  # 10.7.2.1.1
        and has_art_target(game, held)  # 12.3.3.2
    )


# --- targets (12.3.3.2) ---------------------------------------------------------------------------


def default_art_targets(game: RulesContext, player: int) -> list[int]:
    """The targets of that player's arts by the rules alone."""
    zones = game.state.zones
    return [*zones[1 - player, "center"], *zones[1 - player, "collab"]]  # 12.3.3.2


def has_art_target(game: RulesContext, held: AbilityInstance) -> bool:
    """Whether the art has a target."""
    if default_art_targets(game, held.seat):
        return True

    def find_any_target(trial: RulesContext) -> Procedure[bool]:
        return bool((yield from find_art_targets(trial, ResolutionContext.for_ability(held))))

    return game.is_possible(find_any_target, "an art has a target")


def find_art_targets(game: RulesContext, ctx: ResolutionContext) -> Procedure[list[int]]:
    """The targets of an art, after carrying out the part of its text about targets and its requirements."""
    assert ctx.held is not None
    yield from perform_instructions(game, ctx, tuple(filter(is_about_targets, ctx.held.ability.then)))  # 1.3.1
    found = default_art_targets(game, ctx.seat)
    for allowed, held in game.characteristics_of(ctx.this.card).allows:
        if allowed.what == "target" and allowed.cards is not None:
            found += present_cards(game, ResolutionContext.for_ability(held), allowed.cards)  # 1.3.1
    found += (card for card in map(game.state.find_card, ctx.besides) if card is not None)
    return list(dict.fromkeys(found))


def is_about_targets(instruction: Instruction) -> bool:
    """Whether the instruction sets an art's targets, possibly after an optional instruction."""
    match instruction:
        case GameInstruction(what="also-target"):
            return True
        case OptionalInstruction():
            return any(map(is_about_targets, instruction.first + instruction.then))
        case IfInstruction():
            return any(map(is_about_targets, instruction.then + instruction.otherwise))
        case _:
            return False


# --- playing and resolving ------------------------------------------------------------------------


def do_option(game: RulesContext, picked: EngineOption) -> Procedure[None]:
    """Play the art picked at the performance step's play timing (9.2.2)."""
    holomem, held = picked.args
    state = game.state
    state.done |= {ArtUsed(state.cards[holomem].zone)}  # 9.2.1.3, 9.2.1.4
    state.performers += (state.cards[holomem].inc,)  # 5.27.1.1.3, 9.2.1.5
    state.invalidate_memo()
    yield from play_art(game, holomem, held)  # 9.2.2, 12.3.3


def play_art(game: RulesContext, holomem: int, held: AbilityInstance) -> Procedure[None]:
    """Play an art: choose a target, then resolve it (12.3.3, 12.3.4)."""
    state = game.state
    ctx = ResolutionContext(held.seat, state.reference_to(holomem), held)
    ctx.age = state.advance_clock()
    game.count_use(held)
    among = yield from find_art_targets(game, ctx)
    chosen = yield from choose_one(game, held.seat, among)  # 12.3.3.2
    ctx.asked, ctx.chosen = 1, int(chosen is not None)
    ctx.used_on = None if chosen is None else state.reference_to(chosen)
    game.record_event(EngineEvent("played", holomem, held.seat, ability=held))
    yield from resolve_art(game, ctx, held.ability)  # 12.3.4
    game.finish_resolution(ctx, holomem, held)


def resolve_art(game: RulesContext, ctx: ResolutionContext, art: Art) -> Procedure[None]:
    """Settle the damage of an art, and deal it to the target."""
    state = game.state
    ctx.size = art.damage  # 12.3.4.1
    yield from perform_instructions(game, ctx, tuple(filterfalse(is_about_targets, art.then)))  # 12.3.4.2
    target = None if ctx.used_on is None else state.find_card(ctx.used_on)
    if target is None:
        return
    if art.bonus[0] in game.characteristics_of(target).colors:
        ctx.size += art.bonus[1]  # 12.3.4.3
    this = state.find_card(ctx.this)
    if this is not None:
        ctx.size += art_damage_change(game.characteristics_of(this), art.name)  # 1.3.2.4, 12.3.4.4
    yield from deal_damage(game, ctx, [target], ctx.size, "art")  # 12.3.4.5


def art_damage_change(info: Characteristics, name: str) -> int:
    """The change of the damage of a holomem's art of that name by effects."""
    return sum(size for named, size in info.arts if named in (None, name))


def play_art_again(game: RulesContext) -> Procedure[bool]:
    """Play an art that is used again, once nothing else is left to do (5.25.1). Returns whether there was one."""
    state = game.state
    for waiting in state.waiting:
        if waiting.idle:
            state.waiting = tuple(each for each in state.waiting if each is not waiting)
            state.invalidate_memo()
            if can_play_art_again(game, waiting.held, waiting.this):  # 5.25.1
                yield from play_art(game, waiting.this.card, waiting.held)
            game.pending_trigger_played()
            return True
    return False


def can_play_art_again(game: RulesContext, held: AbilityInstance, this: CardReference) -> bool:
    """Whether the art can still be played: its holomem is there, its cost is met, and it has a target."""
    there = game.state.is_there(this) and any(each.key == held.key for each in usable_abilities(game, this.card))
    return there and is_art_playable(game, this.card, held)
