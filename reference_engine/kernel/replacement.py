"""Replacement effects. An event is proposed here, replaced by what applies to it, and then happens."""

from __future__ import annotations

from msgspec.structs import replace

from ...adapters.abilities import Happen, Instruction, Replacement
from .asks import Ask, Option
from .cards import HeldAbility
from .choices import in_order
from .committing import commit
from .context import Context
from .costs import agrees, pay, payable
from .events import Event, Outcome
from .flow import Procedure
from .information import by_kind
from .patterns import happens, seen
from .performing import perform
from .references import is_met, resized
from .running import Running

Rest = tuple[Context, tuple[Instruction, ...]]

NOTHING = Outcome((), True)


def happen(game: Running, *events: Event) -> Procedure[Outcome]:
    """Propose events that would happen at the same time, replace them, and let what is left happen."""
    if not events:
        return NOTHING
    state = game.state
    counted = state.WORDS.counted
    allowed = [event for event in events if not is_forbidden(game, event)]  #: forbidden-does-not-happen
    whole = len(allowed) == len(events)
    rests: list[Rest] = []
    replacing = game.in_effect().replacing
    if state.lasting or (replacing and any([event.kind in replacing for event in allowed])):
        proposed, allowed = allowed, []
        for event in proposed:
            changed = yield from replaced(game, event, rests)
            if changed is not None:
                allowed.append(changed)  #: happens-as-replaced
    allowed = [part for event in allowed for part in (parts(event) if event.each else (event,))]
    happening = [event for event in allowed if event.kind not in counted or event.amount > 0]  #: none-is-no-event
    happening = [event for event in happening if event.top is None or leaves(game, happening, event.top)]  #: top-leaves
    if len(happening) > 1:
        happening = yield from arranged(game, happening)
    done = commit(game, happening) if happening else ()
    for ctx, instructions in rests:
        yield from perform(game, ctx, instructions)  #: then-the-rest
    return Outcome(done, whole)


def parts(event: Event) -> list[Event]:
    """The events that one is, each of its amounts by itself."""
    return [replace(event, amount=amount, each=()) for amount in event.each] or [event]


def leaves(game: Running, events: list[Event], card: int) -> bool:
    """Whether a card is among those that leave the board."""
    board = game.state.BOARD
    return any(event.card == card and event.kind == "move" and event.to not in board for event in events)


def arranged(game: Running, events: list[Event]) -> Procedure[list[Event]]:
    """The events, in the order that each player chooses for the cards that enter an ordered zone of theirs.

    Of a zone that both players share, the turn player chooses.
    """
    entering: dict[tuple[int, str, bool], list[Event]] = {}
    for event in events:
        if event.kind == "move" and game.state.ZONES[event.to].ordered:
            entering.setdefault((arranges(game, event), event.to, event.bottom), []).append(event)
    turn_player = game.state.turn_player
    for player, to, bottom in sorted(entering, key=lambda key: key[0] != turn_player):
        mine = entering[player, to, bottom]
        order = yield from in_order(game, player, [event.card for event in mine])  #: order-is-asked
        laid = sorted(mine, key=lambda event: order.index(event.card), reverse=not bottom)  #: laid-in-that-order
        events = [event for event in events if event not in mine] + laid
    return events


def arranges(game: Running, event: Event) -> int:
    """The player who says in which order cards enter a zone."""
    return game.state.turn_player if event.to in game.state.SHARED else event.player  #: who-orders


def is_forbidden(game: Running, event: Event) -> bool:
    """Whether an effect forbids this to be done with the card."""
    words = game.state.WORDS
    what = words.forbidden.get(event.kind, ())
    if not what or event.card < 0:
        return False
    if event.kind in words.within and event.to not in game.state.BOARD:  #: leaving-is-no-move
        return False
    card = event.other if event.kind in words.below else event.card
    forbids = game.info(card).forbids
    if not forbids:
        return False
    asked = {*what, event.cause} - set(words.prevents if event.firm else ())
    return not forbids.isdisjoint(asked)  #: forbidden-by-cause


def replacers(game: Running, kind: str) -> list[HeldAbility]:
    """Every replacement ability and effect in force that is about events of a kind."""
    found = game.in_effect().replacing.get(kind, [])
    lasting = [each.held for each in game.state.lasting if isinstance(each.held.ability, Replacement)]
    return found + by_kind(lasting).get(kind, []) if lasting else found


def replaced(game: Running, event: Event, rests: list[Rest]) -> Procedure[Event | None]:
    """Apply to an event each replacement that it meets, once; None when nothing of its kind happens."""
    changed: Event | None = event
    for phase in game.state.WORDS.phases.get(event.kind, ("",)):
        while changed is not None:
            found = candidates(game, changed, phase)
            if not found:
                break
            held = found[0]
            if len(found) > 1:  #: which-replaces
                options = tuple(Option("replacement", (each.card, each)) for each in found)
                (pick,) = yield Ask(affected(game, changed), "replacement", options)
                held = pick.args[1]
            changed = replace(changed, applied=changed.applied | {held.key})  #: is-applied
            changed = yield from apply(game, held, changed, rests)
    return changed


def affected(game: Running, event: Event) -> int:
    """The player who decides which replacement is applied first."""
    if event.card >= 0 and event.cause != "draw":
        return game.state.master(event.card)  #: affected-master
    return event.player  #: affected-player


def candidates(game: Running, event: Event, phase: str) -> list[HeldAbility]:
    """The replacements that can be applied to the event now, none of them twice."""
    return [
        held
        for held in replacers(game, event.kind)
        if held.key not in event.applied  #: applied-once
        and phase in ("", held.ability.at.event)  #: replaces-in-its-phase
        and is_applicable(game, held, event)
    ]


def is_applicable(game: Running, held: HeldAbility, event: Event) -> bool:
    """Whether a replacement is of such an event, and what it asks for can be done."""
    ability: Replacement = held.ability
    ctx = context(game, held, event)
    return (
        happens(game, ability.at, event, ctx)
        and is_met(game, ctx, ability)
        and not (event.firm and lessens(game, ability, event, ctx))
        and game.is_replaceable(held)
        and payable(game, ctx, ability.first)  #: replaces-if-payable
    )


def lessens(game: Running, ability: Replacement, event: Event, ctx: Context) -> bool:
    """Whether a replacement leaves less of an event, or nothing."""
    for instruction in ability.instead:
        if isinstance(instruction, Happen):
            return resized(game, ctx, instruction, event.amount) < event.amount
    return True


def context(game: Running, held: HeldAbility, event: Event) -> Context:
    """The resolution of a replacement: what it speaks of is the event that it replaces."""
    ctx = Context.of(held)
    ctx.replaces, ctx.source, ctx.amount = event, event.source, event.amount
    ctx.age = game.state.clock
    if event.card >= 0:
        ctx.that = seen(game, event)
    for lasting in game.state.lasting:
        if lasting.held is held and lasting.cards is not None:
            ctx.it = lasting.cards
    return ctx


def apply(game: Running, held: HeldAbility, event: Event, rests: list[Rest]) -> Procedure[Event | None]:
    """Do what the replacement says instead of the event; the event as changed, if it still happens."""
    ability: Replacement = held.ability
    ctx = context(game, held, event)
    if ability.optional:
        agreed = yield from agrees(ctx, held.seat)  #: may-replace
        if not agreed:
            return event
    game.count_use(held)
    game.record(Event("replaced", held.card, held.seat, ability=held))
    if ability.first:
        yield from pay(game, ctx, ability.first)
    instead = ability.instead
    for index, instruction in enumerate(instead):
        yield from perform(game, ctx, (instruction,))  #: does-instead
        if type(instruction) is Happen:
            if instead[index + 1 :]:
                rests.append((ctx, instead[index + 1 :]))
            break
    _spend(game, held)
    changed: Event | None = ctx.outcome
    return changed


def _spend(game: Running, held: HeldAbility) -> None:
    """A replacement that was created for one event is gone."""
    state = game.state
    left = tuple(each for each in state.lasting if each.held is not held or not each.once)
    if len(left) < len(state.lasting):
        state.lasting = left
        state.rearranged()
