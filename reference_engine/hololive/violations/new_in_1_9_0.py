"""Violations of clauses that are new in 1.9.0."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from ....adapters.card_text_tree import Ready
from ...check_timings import step_parts
from ...kernel import card_references, continuous_effects, replacement_effects, turn_steps
from ...kernel import instructions as kernel_instructions
from ...kernel.commit import commit_events
from ...kernel.decisions import EngineOption
from ...kernel.events import EngineEvent
from ...kernel.game_loop import without_asks
from ...kernel.perform import create_event
from ...patching import Patch
from ...violations import Violations, change_factory, combine_changes, set_entry, swap_function, wrapper_of
from .. import actions, instructions, turn
from ..art_and_skill import OshiSkill
from ..cards import holo_power_cost
from ..game import Hololive
from ..state import GameState

VIOLATIONS = Violations()
breaks = VIOLATIONS.add_violation

AGAIN = "again"
"""The mark of an ability of a step's end that was made to trigger a second time."""


@breaks("A text that makes one holomem active makes all holomem of that player active", "5.2.2")
@wrapper_of(instructions.HANDLERS[Ready])
def _(whole: Any, game: Any, ctx: Any, node: Any) -> Any:
    done = yield from whole(game, ctx, node)
    resting = [card for card in game.state.holomem(ctx.seat) if game.state.cards[card].resting]
    yield from game.propose_events(*(create_event(ctx, "ready", card) for card in resting))
    return done


@breaks("A text cannot make the center holomem active", "5.2.2", "1.3.2.1")
@wrapper_of(instructions.HANDLERS[Ready])
def _(whole: Any, game: Any, ctx: Any, node: Any) -> Any:
    center = game.state.zones[ctx.seat, "center"]
    done = yield from whole(game, ctx, node)
    yield from game.propose_events(*(create_event(ctx, "rest", card) for card in center))
    return done


@breaks("A draw from the bottom of the deck takes the top card", "5.7.4")
@wrapper_of(kernel_instructions.draw_one_card)
def _(whole: Any, game: Any, player: int, ctx: Any = None, *, bottom: bool = False) -> Any:
    return (yield from whole(game, player, ctx))


@breaks("A draw from the bottom of the deck does not count as a draw", "5.7.4")
@wrapper_of(kernel_instructions.draw_one_card)
def _(whole: Any, game: Any, player: int, ctx: Any = None, *, bottom: bool = False) -> Any:
    if not bottom:
        return (yield from whole(game, player, ctx))
    lowest = game.state.zones[player, "deck"][-1:]
    moves = (EngineEvent("move", card, player, to="hand", cause="effect") for card in lowest)
    return bool((yield from game.propose_events(*moves)).done)


@breaks("A player who looks at up to N cards can stop only before the first", "5.9.2.5")
@wrapper_of(kernel_instructions._look_one_by_one)
def _(whole: Any, game: Any, ctx: Any, cards: list[int], viewer: int) -> Any:
    seen = yield from whole(game, ctx, cards[:1], viewer)
    rest = cards[1:] if seen else []
    yield from game.propose_events(*(create_event(ctx, "look", card, viewer) for card in rest))
    return [*seen, *rest]


@breaks("A holomem that an effect puts out can bloom in the same turn", "5.13.1")
@wrapper_of(GameState.new_card_state_on_move)
def _(whole: Any, state: Any, old: Any, event: EngineEvent, now: int) -> Any:
    record = whole(state, old, event, now)
    return replace(record, arrived=0) if event.cause == "effect" else record


@breaks(
    "An effect that puts a card out puts it into the hand",
    "5.13.1",
    spread="effects that put cards out occur in other chapters",
)
@wrapper_of(kernel_instructions.moves_to_zone)
def _(whole: Any, game: Any, ctx: Any, card: int, to: str, seat: int, node: Any = None) -> Any:
    there = "hand" if to == "back" and game.state.cards[card].zone == "archive" else to
    return whole(game, ctx, card, there, seat, node)


@breaks("The center and the collab holomem cannot be switched", "5.18.1")
@wrapper_of(instructions.switch_holomem)
def _(whole: Any, game: Any, ctx: Any, one: int, other: int, cause: str) -> Any:
    if {game.state.cards[one].zone, game.state.cards[other].zone} == {"center", "collab"}:
        return False
    return (yield from whole(game, ctx, one, other, cause))


@change_factory
def change_reduced_amounts(patch: Patch, change: Any) -> None:
    """Change the amount of damage that a replacement has reduced."""
    whole = card_references.resized_amount

    def resized(game: Any, ctx: Any, node: Any, amount: int) -> int:
        left: int = whole(game, ctx, node, amount)
        is_reduced = ctx.replaces.kind == "damage" and left < amount
        return int(change(left, amount)) if is_reduced else left

    patch.replace_function(whole, resized)


breaks("Damage that is reduced by a number is prevented", "5.22.3")(change_reduced_amounts(lambda left, amount: 0))
breaks("Damage is reduced twice by one effect", "5.22.3")(
    change_reduced_amounts(lambda left, amount: max(0, left + left - amount))
)


@breaks("Art damage that is not reduced can be reduced by a number", "5.22.3.1")
@wrapper_of(replacement_effects.lessens_event)
def _(whole: Any, game: Any, ability: Any, event: EngineEvent, ctx: Any) -> bool:
    return False


@breaks("Art damage that is not reduced is not raised either", "5.22.3.1")
@wrapper_of(replacement_effects.lessens_event)
def _(whole: Any, game: Any, ability: Any, event: EngineEvent, ctx: Any) -> bool:
    return True


@breaks("A holomem that takes no damage takes none by art damage that is not reduced either", "5.22.4")
@wrapper_of(replacement_effects.is_forbidden)
def _(whole: Any, game: Any, event: EngineEvent) -> Any:
    return whole(game, replace(event, firm=False))


@breaks("A holomem that takes no damage still takes art damage", "5.22.4")
@wrapper_of(replacement_effects.is_forbidden)
def _(whole: Any, game: Any, event: EngineEvent) -> Any:
    return whole(game, replace(event, firm=True) if event.cause == "art" else event)


@breaks("A die that is set to a number counts as what it shows", "5.24.4")
def _(patch: Patch) -> None:
    whole = card_references.resized_amount

    def resized(game: Any, ctx: Any, node: Any, amount: int) -> int:
        return amount if ctx.replaces.kind == "roll" else int(whole(game, ctx, node, amount))

    patch.replace_function(whole, resized)


@breaks("A die can be set to a number before it is rolled again", "5.24.4")
@wrapper_of(Hololive.next_replacements)
def _(whole: Any, game: Any, found: Any) -> Any:
    return found


@breaks("A further turn comes after the opponent's next turn", "5.26.1")
@wrapper_of(turn_steps.pass_turn)
def _(whole: Any, game: Any, player: int) -> str:
    state = game.state
    if player == state.turn_player:
        state.another, player = (player, *state.another), 1 - player
    return str(whole(game, player))


@breaks("A further turn does not count the uses of a turn anew", "5.26.1")
@wrapper_of(turn_steps.pass_turn)
def _(whole: Any, game: Any, player: int) -> str:
    state = game.state
    is_further, used, done = player == state.turn_player, state.used, state.done
    following = str(whole(game, player))
    if is_further:
        state.used, state.done = used, done
    return following


@breaks("A further turn that was granted first is taken first", "5.26.2")
@wrapper_of(turn_steps.pass_turn)
def _(whole: Any, game: Any, player: int) -> str:
    granted = (*game.state.another, player)
    if len(granted) > 1:
        player, game.state.another = granted[0], granted[1:]
    return str(whole(game, player))


@breaks("Of several further turns only one is taken", "5.26.2")
@wrapper_of(turn_steps.pass_turn)
def _(whole: Any, game: Any, player: int) -> str:
    game.state.another = ()
    return str(whole(game, player))


@breaks("A holomem with leave to bloom once more blooms as often as wanted", "5.28.1")
@wrapper_of(actions.may_bloom)
def _(whole: Any, game: Any, holomem: int) -> bool:
    again = actions.may_bloom_again(game.characteristics_of(holomem))
    return bool(whole(game, holomem) or (again and game.state.cards[holomem].arrived != game.state.turn))


@breaks("Leave to bloom once more lets a holomem bloom in the turn in which it came", "5.28.1")
@wrapper_of(actions.may_bloom)
def _(whole: Any, game: Any, holomem: int) -> bool:
    return bool(whole(game, holomem) or actions.may_bloom_again(game.characteristics_of(holomem)))


@breaks("A holomem that cannot be moved can still collab", "5.29.1")
@wrapper_of(actions.collab_options)
def _(whole: Any, game: Any, player: int) -> Any:
    bound = [card for card in game.state.zones[player, "back"] if "move" in game.characteristics_of(card).forbids]
    return [*whole(game, player), *(EngineOption("collab", (card,)) for card in bound)]


@breaks("A holomem that cannot be moved is moved on the stage by an effect", "5.29.1")
@wrapper_of(replacement_effects.is_forbidden)
def _(whole: Any, game: Any, event: EngineEvent) -> bool:
    is_moved = event.kind == "move" and event.to in game.state.BOARD and event.cause == "effect"
    return bool(not is_moved and whole(game, event))


@breaks("A holomem that cannot be moved cannot return to the hand", "5.29.2")
@wrapper_of(replacement_effects.is_forbidden)
def _(whole: Any, game: Any, event: EngineEvent) -> bool:
    is_return = event.kind == "move" and event.card >= 0 and event.to == "hand"
    return bool(whole(game, event) or (is_return and "move" in game.characteristics_of(event.card).forbids))


@breaks("A holomem that cannot be moved cannot leave the stage by an effect", "5.29.2")
@wrapper_of(replacement_effects.is_forbidden)
def _(whole: Any, game: Any, event: EngineEvent) -> bool:
    is_bound = event.kind == "move" and event.card >= 0 and event.cause != "rule"
    return bool(whole(game, event) or (is_bound and "move" in game.characteristics_of(event.card).forbids))


breaks("The performance step has no beginning that abilities trigger by", "7.6.2")(
    set_entry(
        turn.STEPS,
        "performance",
        (*turn.STEPS["performance"][:2], *turn.STEPS["performance"][3:4] * 2, *turn.STEPS["performance"][4:]),
    )
)
breaks("Abilities of the performance step's beginning trigger as the main step begins", "7.6.2")(
    combine_changes(
        set_entry(turn.STEPS, "main", (turn.STEPS["performance"][2], *turn.STEPS["main"])),
        set_entry(
            turn.STEPS,
            "performance",
            (*turn.STEPS["performance"][:2], *turn.STEPS["performance"][3:4] * 2, *turn.STEPS["performance"][4:]),
        ),
    )
)
breaks("Abilities of the performance step's beginning are played after the arts", "7.6.3", "7.6.4")(
    set_entry(
        turn.STEPS,
        "performance",
        (
            *turn.STEPS["performance"][:2],
            turn.STEPS["performance"][4],
            *turn.STEPS["performance"][2:4],
            *turn.STEPS["performance"][5:],
        ),
    )
)


@breaks("Abilities of the performance step's end do not trigger", "7.6.5", "7.6.3@1.7.0")
@wrapper_of(step_parts.trigger_due_at_end)
def _(whole: Any, game: Any, period: str) -> None:
    if period == "performance":
        game.state.fired |= {held.key for held in step_parts.due_at_end(game, period)}
    else:
        whole(game, period)


@breaks("Abilities of the performance step's end trigger twice if its end is done again", "7.6.5")
@wrapper_of(step_parts.trigger_due_at_end)
def _(whole: Any, game: Any, period: str) -> None:
    if period == "performance":
        state = game.state
        twice = {key[1] for key in state.fired if isinstance(key, tuple) and key[0] == AGAIN}
        once = {held.key for held in step_parts.due_at_end(game, period)} & state.fired - twice
        state.fired = (state.fired - once) | {(AGAIN, key) for key in once}
    whole(game, period)


breaks("The end of the performance step is never done again", "7.6.6")(
    set_entry(turn.STEPS, "performance", turn.STEPS["performance"][:-1])
)
breaks("The end step has no beginning that abilities trigger by", "7.7.1")(
    set_entry(turn.STEPS, "end", turn.STEPS["end"][1:])
)
breaks("Abilities of the end step's beginning wait until those of the turn's end have triggered", "7.7.2")(
    set_entry(turn.STEPS, "end", (turn.STEPS["end"][0], *turn.STEPS["end"][2:]))
)


@without_asks
def _begin_end_of_other_player(game: Any) -> str | None:
    commit_events(game, [EngineEvent("step", player=1 - game.state.turn_player, to="end", cause="begins")])
    return None


breaks("Abilities of the end step's beginning trigger in the end step of the other player", "7.7.1")(
    swap_function(turn.trigger_beginning_of_end, _begin_end_of_other_player)
)


@without_asks
def _begin_end_with_nothing_done(game: Any) -> str | None:
    game.state.busy = False
    commit_events(game, [EngineEvent("step", player=game.state.turn_player, to="end", cause="begins")])
    return None


@wrapper_of(step_parts.trigger_due_at_end)
def _remember_what_was_done(whole: Any, game: Any, period: str) -> None:
    was_busy = game.state.busy
    whole(game, period)
    if period == "turn":
        game.state.busy = was_busy


breaks("A check timing at the end step's beginning that did something brings the end step about again", "7.7.2")(
    combine_changes(swap_function(turn.trigger_beginning_of_end, _begin_end_with_nothing_done), _remember_what_was_done)
)


def _is_stage_skill(game: Any, held: Any) -> bool:
    """Whether an ability is one of an oshi holomem, and not an oshi skill."""
    is_of_oshi = held is not None and game.state.cards[held.card].zone == "oshi"
    return is_of_oshi and not isinstance(held.origin or held.ability, OshiSkill)


@breaks("An oshi holomem has no abilities but its oshi skills", "12.2.1")
@wrapper_of(continuous_effects.is_in_effect)
def _(whole: Any, game: Any, held: Any, info: Any) -> bool:
    return bool(whole(game, held, info) and not _is_stage_skill(game, held))


@breaks("An oshi stage skill costs holo power", "12.2.1")
@wrapper_of(Hololive.cost_of)
def _(whole: Any, game: Any, held: Any) -> Any:
    return holo_power_cost(1) if _is_stage_skill(game, held) else whole(game, held)


@breaks("An oshi stage skill counts as an oshi skill", "12.2.1")
@wrapper_of(Hololive.finish_resolution)
def _(whole: Any, game: Any, ctx: Any, card: int, held: Any) -> None:
    whole(game, ctx, card, held)
    if _is_stage_skill(game, held):
        commit_events(game, [EngineEvent("use", card, cause="skill", by=ctx.seat, ability=held)])
