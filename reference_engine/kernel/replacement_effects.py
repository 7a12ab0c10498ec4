"""Replacement effects. An event is proposed here, replaced by the applicable effects, and then happens."""

from __future__ import annotations

from msgspec.structs import replace

from ...adapters.card_text_tree import Instruction, ModifyEvent, ReplacementAbility
from .card_choices import choose_order
from .card_references import are_conditions_met, resized_amount
from .cards import AbilityInstance
from .commit import commit_events
from .continuous_effects import abilities_by_event_kind
from .cost_payment import ask_agreement, can_be_paid, pay_cost
from .decisions import EngineAsk, EngineOption
from .event_patterns import card_as_seen, matches_pattern
from .events import EngineEvent, EventOutcome
from .game_loop import Procedure
from .perform import perform_instructions
from .resolution import ResolutionContext
from .rules_context import RulesContext

Rest = tuple[ResolutionContext, tuple[Instruction, ...]]

NOTHING = EventOutcome((), True)


def replace_and_commit(game: RulesContext, *events: EngineEvent) -> Procedure[EventOutcome]:
    """Propose simultaneous events, replace them, and commit the remaining ones."""
    if not events:
        return NOTHING
    state = game.state
    counted = state.WORDS.counted
    allowed = [event for event in events if not is_forbidden(game, event)]  #: forbidden-does-not-happen
    whole = len(allowed) == len(events)
    rests: list[Rest] = []
    replacing = game.abilities_in_effect().replacing
    if state.lasting or (replacing and any([event.kind in replacing for event in allowed])):
        proposed, allowed = allowed, []
        for event in proposed:
            changed = yield from apply_replacements(game, event, rests)
            if changed is not None:
                allowed.append(changed)  #: happens-as-replaced
    allowed = [part for event in allowed for part in (split_event(event) if event.each else (event,))]
    happening = [event for event in allowed if event.kind not in counted or event.amount > 0]  #: none-is-no-event
    happening = [
        event for event in happening if event.top is None or leaves_board(game, happening, event.top)
    ]  #: top-leaves
    if len(happening) > 1:
        happening = yield from order_entering_cards(game, happening)
    done = commit_events(game, happening) if happening else ()
    for ctx, instructions in rests:
        yield from perform_instructions(game, ctx, instructions)  #: then-the-rest
    return EventOutcome(done, whole)


def split_event(event: EngineEvent) -> list[EngineEvent]:
    """The events into which an event with several amounts is split."""
    return [replace(event, amount=amount, each=()) for amount in event.each] or [event]


def leaves_board(game: RulesContext, events: list[EngineEvent], card: int) -> bool:
    """Whether a card is among those that leave the board."""
    board = game.state.BOARD
    return any(event.card == card and event.kind == "move" and event.to not in board for event in events)


def order_entering_cards(game: RulesContext, events: list[EngineEvent]) -> Procedure[list[EngineEvent]]:
    """The events, with those that enter an ordered zone in the order that its player chooses.

    For a zone that both players share, the turn player chooses.
    """
    entering: dict[tuple[int, str, bool], list[EngineEvent]] = {}
    for event in events:
        if event.kind == "move" and game.state.ZONES[event.to].ordered:
            entering.setdefault((ordering_player(game, event), event.to, event.bottom), []).append(event)
    turn_player = game.state.turn_player
    for player, to, bottom in sorted(entering, key=lambda key: key[0] != turn_player):
        mine = entering[player, to, bottom]
        order = yield from choose_order(game, player, [event.card for event in mine])  #: order-is-asked
        laid = sorted(mine, key=lambda event: order.index(event.card), reverse=not bottom)  #: laid-in-that-order
        events = [event for event in events if event not in mine] + laid
    return events


def ordering_player(game: RulesContext, event: EngineEvent) -> int:
    """The player who chooses the order in which cards enter a zone."""
    return game.state.turn_player if event.to in game.state.SHARED else event.player  #: who-orders


def is_forbidden(game: RulesContext, event: EngineEvent) -> bool:
    """Whether an effect forbids this event of the card."""
    words = game.state.WORDS
    what = words.forbidden.get(event.kind, ())
    if not what or event.card < 0:
        return False
    if event.kind in words.within and event.to not in game.state.BOARD:  #: leaving-is-no-move
        return False
    card = event.other if event.kind in words.below else event.card
    forbids = game.characteristics_of(card).forbids
    if not forbids:
        return False
    asked = {*what, event.cause} - set(words.prevents if event.firm else ())  #: firm-is-not-prevented
    return not forbids.isdisjoint(asked)  #: forbidden-by-cause


def replacements_of_kind(game: RulesContext, kind: str) -> list[AbilityInstance]:
    """Every replacement ability and effect in force that is about events of a kind."""
    found = game.abilities_in_effect().replacing.get(kind, [])
    lasting = [each.held for each in game.state.lasting if isinstance(each.held.ability, ReplacementAbility)]
    return found + abilities_by_event_kind(lasting).get(kind, []) if lasting else found


def apply_replacements(game: RulesContext, event: EngineEvent, rests: list[Rest]) -> Procedure[EngineEvent | None]:
    """Apply each applicable replacement to an event, once; None if no event of its kind happens."""
    changed: EngineEvent | None = event
    for phase in game.state.WORDS.phases.get(event.kind, ("",)):
        while changed is not None:
            found = game.next_replacements(applicable_replacements(game, changed, phase))
            if not found:
                break
            held = found[0]
            if len(found) > 1:  #: which-replaces
                options = tuple(EngineOption("replacement", (each.card, each)) for each in found)
                (pick,) = yield EngineAsk(affected_player(game, changed), "replacement", options)
                held = pick.args[1]
            changed = replace(changed, applied=changed.applied | {held.key})  #: is-applied
            changed = yield from apply_replacement(game, held, changed, rests)
    return changed


def affected_player(game: RulesContext, event: EngineEvent) -> int:
    """The player who decides which replacement is applied first."""
    if event.card >= 0 and event.cause != "draw":
        return game.state.controller_of(event.card)  #: affected-master
    return event.player  #: affected-player


def applicable_replacements(game: RulesContext, event: EngineEvent, phase: str) -> list[AbilityInstance]:
    """The replacements that can be applied to the event now, none of them twice."""
    return [
        held
        for held in replacements_of_kind(game, event.kind)
        if held.key not in event.applied  #: applied-once
        and phase in ("", held.ability.at.event)  #: replaces-in-its-phase
        and is_applicable(game, held, event)
    ]


def is_applicable(game: RulesContext, held: AbilityInstance, event: EngineEvent) -> bool:
    """Whether a replacement is for such an event, and can be carried out."""
    ability: ReplacementAbility = held.ability
    ctx = replacement_resolution(game, held, event)
    return (
        matches_pattern(game, ability.at, event, ctx)
        and are_conditions_met(game, ctx, ability)
        and not (event.firm and lessens_event(game, ability, event, ctx))  #: not-lessened
        and game.is_replaceable(held)
        and can_be_paid(game, ctx, ability.first)  #: replaces-if-payable
    )


def lessens_event(game: RulesContext, ability: ReplacementAbility, event: EngineEvent, ctx: ResolutionContext) -> bool:
    """Whether a replacement reduces an event, or prevents it."""
    for instruction in ability.instead:
        if isinstance(instruction, ModifyEvent):
            return resized_amount(game, ctx, instruction, event.amount) < event.amount
    return True


def replacement_resolution(game: RulesContext, held: AbilityInstance, event: EngineEvent) -> ResolutionContext:
    """The resolution of a replacement; its references are to the event that it replaces."""
    ctx = ResolutionContext.for_ability(held)
    ctx.replaces, ctx.source, ctx.amount = event, event.source, event.amount
    ctx.age = game.state.clock
    if event.card >= 0:
        ctx.that = card_as_seen(game, event)
    for lasting in game.state.lasting:
        if lasting.held is held and lasting.cards is not None:
            ctx.it = lasting.cards
    return ctx


def apply_replacement(
    game: RulesContext, held: AbilityInstance, event: EngineEvent, rests: list[Rest]
) -> Procedure[EngineEvent | None]:
    """Carry out the replacement; the changed event, if it still happens."""
    ability: ReplacementAbility = held.ability
    ctx = replacement_resolution(game, held, event)
    if ability.optional:
        agreed = yield from ask_agreement(ctx, held.seat)  #: may-replace
        if not agreed:
            return event
    game.count_use(held)
    game.record_event(EngineEvent("replaced", held.card, held.seat, ability=held))
    if ability.first:
        yield from pay_cost(game, ctx, ability.first)
    instead = ability.instead
    for index, instruction in enumerate(instead):
        yield from perform_instructions(game, ctx, (instruction,))  #: does-instead
        if type(instruction) is ModifyEvent:
            if instead[index + 1 :]:
                rests.append((ctx, instead[index + 1 :]))
            break
    _spend(game, held)
    changed: EngineEvent | None = ctx.outcome
    return changed


def _spend(game: RulesContext, held: AbilityInstance) -> None:
    """Remove a replacement that was created for one event."""
    state = game.state
    left = tuple(each for each in state.lasting if each.held is not held or not each.once)
    if len(left) < len(state.lasting):
        state.lasting = left
        state.invalidate_effects()
