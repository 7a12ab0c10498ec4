"""The instructions of card texts that all games share.

An instruction is a procedure that returns whether it was done in full. It does as much as possible in any case.
"""

from __future__ import annotations

from copy import copy
from typing import Any

from msgspec.structs import replace

from ...adapters import card_text_tree as a
from .ability_analysis import ability_traits
from .board_state import DelayedTrigger, LastingEffect
from .card_choices import select_cards
from .card_references import condition_holds, evaluate_amount, players_of_side, resized_amount, zone_holders
from .cards import AbilityInstance, AbilityKey, EffectKey
from .cost_payment import ask_if_payable
from .decisions import NO, YES, EngineAsk
from .events import EngineEvent
from .game_loop import Procedure, without_asks
from .perform import create_event, perform_instructions
from .resolution import CardReference, ResolutionContext
from .rules_context import Handlers, RulesContext

# --- moving cards --------------------------------------------------------------------------------


def _draw(game: RulesContext, ctx: ResolutionContext, node: a.Draw) -> Procedure[bool]:
    whole = True
    for player in players_of_side(ctx.seat, node.side):
        count = evaluate_amount(game, ctx, node.count)
        if node.until:
            count -= len(game.state.zones[player, "hand"])  #: draws-until
        for _ in range(count):  #: draws-so-often
            if node.up_to:
                (answer,) = yield EngineAsk(player, "optional", (YES, NO), about=ctx.held)
                if answer == NO:  #: drawing-stopped
                    break
            drawn = yield from draw_one_card(game, player, ctx, bottom=node.bottom)  #: draws-the-next
            whole = whole and drawn
    return whole


def draw_one_card(
    game: RulesContext, player: int, ctx: ResolutionContext | None = None, *, bottom: bool = False
) -> Procedure[bool]:
    """The player draws one card. Returns whether there was one."""
    deck = game.state.zones[player, "deck"]
    if not deck:  #: nothing-to-draw
        return False
    source, applied = (ctx.this, ctx.applied_replacements) if ctx else (None, frozenset[AbilityKey]())
    card = deck[-1] if bottom else deck[0]  #: draws-which
    drawing = EngineEvent("move", card, player, to="hand", cause="draw", by=player, source=source, applied=applied)
    return (yield from game.propose_events(drawing)).whole  #: draws-a-card


def move_cards(game: RulesContext, ctx: ResolutionContext, node: a.Move) -> Procedure[bool]:
    """Move cards as the text says."""
    chosen, whole = yield from select_cards(game, ctx, node.cards)
    if not chosen:
        return False
    return (yield from move_chosen(game, ctx, node, chosen)) and whole


def move_chosen(game: RulesContext, ctx: ResolutionContext, node: a.Move, going: list[int]) -> Procedure[bool]:
    """Move these cards as the text says."""
    if node.reveal:
        yield from game.propose_events(*(create_event(ctx, "reveal", card) for card in going))
    outcome = yield from game.propose_events(*plan_moves(game, ctx, node, going))
    ctx.it = tuple(game.state.reference_to(card) for card in going)  #: moved-are-meant
    return outcome.whole


def _each(game: RulesContext, ctx: ResolutionContext, node: a.EachPlayer) -> Procedure[bool]:
    """Let both players choose, the turn player first, and then move all chosen cards at the same time."""
    turn_player, whole = game.state.turn_player, True
    moves: list[EngineEvent] = []
    for player in (turn_player, 1 - turn_player):  #: turn-player-first
        theirs = copy(ctx)
        theirs.seat = player
        chosen, enough = yield from select_cards(game, theirs, node.move.cards)
        moves += plan_moves(game, theirs, node.move, chosen)
        whole = whole and enough
    yield from game.propose_events(*moves)  #: moved-at-once
    return whole


def plan_moves(game: RulesContext, ctx: ResolutionContext, node: a.Move, cards: list[int]) -> list[EngineEvent]:
    """The moves of cards that the text moves."""
    moves: list[EngineEvent] = []
    for card in cards:
        own = game.state.cards[card].seat
        seat = own if node.side is None else players_of_side(ctx.seat, node.side)[0]  #: whose-zone
        to = game.destination_zone(node, card)
        moves += moves_to_zone(game, ctx, card, to, game.state.zone_holder(seat, to), node)  #: moves-each
    return moves


def moves_to_zone(
    game: RulesContext, ctx: ResolutionContext, card: int, to: str, seat: int, node: a.Move | None = None
) -> list[EngineEvent]:
    """The moves that bring a card to a zone; for a stack that leaves the board, those of all its cards."""
    state = game.state
    record = state.cards[card]
    how = {"bottom": node.bottom, "resting": node.resting, "face_down": node.face_down} if node else {}
    moves = [create_event(ctx, "move", card, seat, to=to, cause=game.cause_of(to), **how)]
    if to not in game.state.BOARD:
        along = node is not None and node.stack
        below, how = (to, {"bottom": how["bottom"]}) if along else (game.state.GRAVEYARD, {})
        moves += [
            create_event(
                ctx, "move", under, state.cards[under].owner, to=below, cause=game.cause_of(below), top=card, **how
            )
            for under in record.under
        ]  #: stack-follows-its-top
    return moves


# --- turning cards, seeing, shuffling ------------------------------------------------------------


def turn_sideways(game: RulesContext, ctx: ResolutionContext, node: a.Rest | a.Ready) -> Procedure[bool]:
    """Rest or ready the cards that are not yet so."""
    chosen, whole = yield from select_cards(game, ctx, node.cards)
    kind, lying = "rest" if isinstance(node, a.Rest) else "ready", game.state.cards
    turning = [card for card in chosen if lying[card].resting != (kind == "rest")]  #: turns-what-lies-otherwise
    outcome = yield from game.propose_events(*(create_event(ctx, kind, card) for card in turning))  #: turned-sideways
    return whole and outcome.whole and len(turning) == len(chosen)


def _shuffle(game: RulesContext, ctx: ResolutionContext, node: a.Shuffle) -> Procedure[bool]:
    for player in zone_holders(game, ctx.seat, node.side, node.zone):
        shuffling = create_event(ctx, "shuffle", player=player, to=node.zone, by=player)  #: shuffle-of-a-zone
        yield from game.propose_events(shuffling)  #: shuffle-happens
    return True


def _look(game: RulesContext, ctx: ResolutionContext, node: a.Look) -> Procedure[bool]:
    chosen, whole = yield from select_cards(game, ctx, node.cards)
    (viewer,) = players_of_side(ctx.seat, node.by)
    if node.up_to:
        chosen = yield from _look_one_by_one(game, ctx, chosen, viewer)
    else:
        yield from game.propose_events(*(create_event(ctx, "look", card, viewer) for card in chosen))  #: looks-at-once
    ctx.it = ctx.looked = tuple(game.state.reference_to(card) for card in chosen)
    return whole


def _look_one_by_one(game: RulesContext, ctx: ResolutionContext, cards: list[int], viewer: int) -> Procedure[list[int]]:
    """The cards that the player looked at one by one; the player may stop before each."""
    seen: list[int] = []
    for card in cards:  #: looks-one-by-one
        (answer,) = yield EngineAsk(viewer, "optional", (YES, NO), about=ctx.held)
        if answer == NO:  #: looking-stopped
            break
        yield from game.propose_events(create_event(ctx, "look", card, viewer))  #: looks-at-the-next
        seen.append(card)
    return seen


def _reveal(game: RulesContext, ctx: ResolutionContext, node: a.Reveal) -> Procedure[bool]:
    chosen, whole = yield from select_cards(game, ctx, node.cards)
    yield from game.propose_events(*(create_event(ctx, "reveal", card) for card in chosen))  #: reveals
    ctx.it = tuple(game.state.reference_to(card) for card in chosen)
    return whole


# --- conditions and choices -----------------------------------------------------------------------


def _if(game: RulesContext, ctx: ResolutionContext, node: a.IfInstruction) -> Procedure[bool]:
    if condition_holds(game, ctx, node.condition):
        return (yield from perform_instructions(game, ctx, node.then))
    return (yield from perform_instructions(game, ctx, node.otherwise))


def _may(game: RulesContext, ctx: ResolutionContext, node: a.OptionalInstruction) -> Procedure[bool]:
    (player,) = players_of_side(ctx.seat, node.side)
    if not (yield from ask_if_payable(game, ctx, player, node.first, do_optional)):
        return False
    if (yield from do_optional(game, ctx, node.first)):
        yield from perform_instructions(game, ctx, node.then)  #: may-do
    return True


def do_optional(game: RulesContext, ctx: ResolutionContext, what: tuple[a.Instruction, ...]) -> Procedure[bool]:
    """Do an optional instruction. Returns whether it was done in full."""
    ctx.optional = True
    whole = yield from perform_instructions(game, ctx, what)
    ctx.optional = False
    return whole


# --- effects that last ----------------------------------------------------------------------------


def _gain(game: RulesContext, ctx: ResolutionContext, node: a.GainEffect) -> Procedure[bool]:
    locked: tuple[CardReference, ...] | None = None
    if not isinstance(node.cards, a.MatchingCards):
        chosen, _ = yield from select_cards(game, ctx, node.cards)
        locked = tuple(game.state.reference_to(card) for card in chosen)  #: gains-for-those-cards
        if not locked:
            return False
    changes = tuple(_fixed(game, ctx, change) for change in node.changes)
    _last(game, ctx, a.GainEffect(node.cards, changes, node.until), locked, node.until, meant=_meant(game, changes))
    game.record_event(create_event(ctx, "gain", locked[0].card if locked else ctx.this.card))
    return True


def _meant(game: RulesContext, changes: tuple[a.Change, ...]) -> frozenset[AbilityKey] | None:
    """The keys of the abilities of that name, if a change refers to abilities by name."""
    names = {change.named for change in changes if isinstance(change, a.LoseAbilities | a.InvalidateAbilities)} - {None}
    if not names:
        return None
    state = game.state
    infos = (
        info
        for card in range(len(state.cards))
        for info in (state.printed_characteristics(card), game.characteristics_of(card))
    )
    return frozenset(held.key for info in infos for held in info.abilities if held.name in names)


def _fixed(game: RulesContext, ctx: ResolutionContext, change: a.Change) -> a.Change:
    """The change with its amount fixed at the current value."""
    if isinstance(change, a.NumberChange) and not isinstance(change.add, int):
        return a.NumberChange(change.what, evaluate_amount(game, ctx, change.add), change.set, change.named)
    return change


@without_asks
def _replace(game: RulesContext, ctx: ResolutionContext, node: a.CreateReplacement) -> bool:
    _last(game, ctx, node.replacement, ctx.it or None, node.until, node.once)
    return True


def _last(
    game: RulesContext,
    ctx: ResolutionContext,
    effect: Any,
    locked: tuple[CardReference, ...] | None,
    until: str,
    once: bool = False,
    meant: frozenset[AbilityKey] | None = None,
) -> None:
    state = game.state
    held = _brought_about(game, ctx, "lasting", effect)
    state.lasting += (LastingEffect(held, locked, ctx.age or state.clock, until, once, meant),)
    state.invalidate_effects()
    game.note_change(create_event(ctx, "gain"))


def _brought_about(game: RulesContext, ctx: ResolutionContext, kind: str, ability: Any) -> AbilityInstance:
    """The instance of an ability that a resolution creates now."""
    state, this = game.state, ctx.this
    key, traits = EffectKey(kind, state.advance_clock()), ability_traits(ability, state.WORDS)
    return AbilityInstance(ability, None, this.card, this.inc, ctx.seat, key, traits)


@without_asks
def _delay(game: RulesContext, ctx: ResolutionContext, node: a.CreateDelayedTrigger) -> bool:
    state = game.state
    ability, _ = state.cards[ctx.this.card].face.operative_ability(a.AutomaticAbility(node.at, node.then))
    held = _brought_about(game, ctx, "delayed", ability)
    state.delayed += (DelayedTrigger(held, node.until, node.once or node.until is None, ctx.it),)  #: delays
    state.invalidate_memo()
    game.note_change(create_event(ctx, "gain"))
    return True


# --- replacements, the end -----------------------------------------------------------------------


@without_asks
def _lose(game: RulesContext, ctx: ResolutionContext, node: a.LoseGame) -> bool:
    game.end_game(players_of_side(ctx.seat, node.side), "a card says so")  #: loses-by-a-card
    return True


def _happen(game: RulesContext, ctx: ResolutionContext, node: a.ModifyEvent) -> Procedure[bool]:
    """Let the replaced event happen after all, with other amounts, elsewhere, or to another card."""
    old: EngineEvent = ctx.replaces
    each = tuple(resized_amount(game, ctx, node, size) for size in old.each)
    changed = replace(old, amount=resized_amount(game, ctx, node, old.amount), each=each, to=node.to or old.to)
    if node.card is not None:
        others, _ = yield from select_cards(game, ctx, node.card)
        if not others:
            return False
        changed = replace(changed, card=others[0])
    ctx.outcome = changed
    return True


COMMON: Handlers = {
    a.Draw: _draw,
    a.EachPlayer: _each,
    a.Move: move_cards,
    a.Shuffle: _shuffle,
    a.Look: _look,
    a.Reveal: _reveal,
    a.IfInstruction: _if,
    a.OptionalInstruction: _may,
    a.GainEffect: _gain,
    a.CreateReplacement: _replace,
    a.CreateDelayedTrigger: _delay,
    a.LoseGame: _lose,
    a.ModifyEvent: _happen,
}
"""The instructions that rulebooks have in common; each game takes those that it has, and adds its own."""
