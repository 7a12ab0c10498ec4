"""What each instruction of a card text does, as far as every game has it.

An instruction is a procedure that says whether it was done in full. As much as possible of it is done in any case.
"""

from __future__ import annotations

from copy import copy
from typing import Any

from msgspec.structs import replace

from ...adapters import abilities as a
from .asks import NO, YES, Ask
from .cards import AbilityKey, HeldAbility, Lain
from .choices import pick
from .context import Context, Ref
from .costs import may
from .events import Event
from .flow import Procedure, at_once
from .performing import event, perform
from .references import amount, holders, holds, players, resized
from .running import Handlers, Running
from .table import Delayed, Lasting
from .traits import traits_of

# --- moving cards --------------------------------------------------------------------------------


def _draw(game: Running, ctx: Context, node: a.Draw) -> Procedure[bool]:
    whole = True
    for player in players(ctx.seat, node.side):
        count = amount(game, ctx, node.count)
        if node.until:
            count -= len(game.state.zones[player, "hand"])  #: draws-until
        for _ in range(count):  #: draws-so-often
            if node.up_to:
                (answer,) = yield Ask(player, "optional", (YES, NO), about=ctx.held)
                if answer == NO:  #: drawing-stopped
                    break
            drawn = yield from draw(game, player, ctx, bottom=node.bottom)  #: draws-the-next
            whole = whole and drawn
    return whole


def draw(game: Running, player: int, ctx: Context | None = None, *, bottom: bool = False) -> Procedure[bool]:
    """The player draws one card; whether there was one."""
    deck = game.state.zones[player, "deck"]
    if not deck:  #: nothing-to-draw
        return False
    source, applied = (ctx.this, ctx.applied) if ctx else (None, frozenset[AbilityKey]())
    card = deck[-1] if bottom else deck[0]  #: draws-which
    drawing = Event("move", card, player, to="hand", cause="draw", by=player, source=source, applied=applied)
    return (yield from game.happen(drawing)).whole  #: draws-a-card


def move(game: Running, ctx: Context, node: a.Move) -> Procedure[bool]:
    """Cards go where the text says."""
    chosen, whole = yield from pick(game, ctx, node.cards)
    if not chosen:
        return False
    return (yield from move_chosen(game, ctx, node, chosen)) and whole


def move_chosen(game: Running, ctx: Context, node: a.Move, going: list[int]) -> Procedure[bool]:
    """These cards go where the text says."""
    if node.reveal:
        yield from game.happen(*(event(ctx, "reveal", card) for card in going))
    outcome = yield from game.happen(*moves_of(game, ctx, node, going))
    ctx.it = tuple(game.state.ref(card) for card in going)  #: moved-are-meant
    return outcome.whole


def _each(game: Running, ctx: Context, node: a.Each) -> Procedure[bool]:
    """Both players choose, the turn player first, and then all that they chose is moved at the same time."""
    turn_player, whole = game.state.turn_player, True
    moves: list[Event] = []
    for player in (turn_player, 1 - turn_player):  #: turn-player-first
        theirs = copy(ctx)
        theirs.seat = player
        chosen, enough = yield from pick(game, theirs, node.move.cards)
        moves += moves_of(game, theirs, node.move, chosen)
        whole = whole and enough
    yield from game.happen(*moves)  #: moved-at-once
    return whole


def moves_of(game: Running, ctx: Context, node: a.Move, cards: list[int]) -> list[Event]:
    """The moves of cards that are to go where the text says."""
    moves: list[Event] = []
    for card in cards:
        own = game.state.cards[card].seat
        seat = own if node.side is None else players(ctx.seat, node.side)[0]  #: whose-zone
        to = game.destination(node, card)
        moves += leaving(game, ctx, card, to, game.state.holder(seat, to), node)  #: moves-each
    return moves


def leaving(game: Running, ctx: Context, card: int, to: str, seat: int, node: a.Move | None = None) -> list[Event]:
    """The moves by which a card goes to a zone; of a stack that leaves the board, every card of it."""
    state = game.state
    record = state.cards[card]
    how = {"bottom": node.bottom, "resting": node.resting, "face_down": node.face_down} if node else {}
    moves = [event(ctx, "move", card, seat, to=to, cause=game.cause_of(to), **how)]
    if to not in game.state.BOARD:
        along = node is not None and node.stack
        below, how = (to, {"bottom": how["bottom"]}) if along else (game.state.GRAVEYARD, {})
        moves += [
            event(ctx, "move", under, state.cards[under].owner, to=below, cause=game.cause_of(below), top=card, **how)
            for under in record.under
        ]  #: stack-follows-its-top
    return moves


# --- turning cards, seeing, shuffling ------------------------------------------------------------


def turn_sideways(game: Running, ctx: Context, node: a.Rest | a.Ready) -> Procedure[bool]:
    """Cards rest or become ready, those that do not lie so yet."""
    chosen, whole = yield from pick(game, ctx, node.cards)
    kind, lying = "rest" if isinstance(node, a.Rest) else "ready", game.state.cards
    turning = [card for card in chosen if lying[card].resting != (kind == "rest")]  #: turns-what-lies-otherwise
    outcome = yield from game.happen(*(event(ctx, kind, card) for card in turning))  #: turned-sideways
    return whole and outcome.whole and len(turning) == len(chosen)


def _shuffle(game: Running, ctx: Context, node: a.Shuffle) -> Procedure[bool]:
    for player in holders(game, ctx.seat, node.side, node.zone):
        shuffling = event(ctx, "shuffle", player=player, to=node.zone, by=player)  #: shuffle-of-a-zone
        yield from game.happen(shuffling)  #: shuffle-happens
    return True


def _look(game: Running, ctx: Context, node: a.Look) -> Procedure[bool]:
    chosen, whole = yield from pick(game, ctx, node.cards)
    (viewer,) = players(ctx.seat, node.by)
    if node.up_to:
        chosen = yield from _look_one_by_one(game, ctx, chosen, viewer)
    else:
        yield from game.happen(*(event(ctx, "look", card, viewer) for card in chosen))  #: looks-at-once
    ctx.it = ctx.looked = tuple(game.state.ref(card) for card in chosen)
    return whole


def _look_one_by_one(game: Running, ctx: Context, cards: list[int], viewer: int) -> Procedure[list[int]]:
    """Before each card the player may stop; the cards that were looked at."""
    seen: list[int] = []
    for card in cards:  #: looks-one-by-one
        (answer,) = yield Ask(viewer, "optional", (YES, NO), about=ctx.held)
        if answer == NO:  #: looking-stopped
            break
        yield from game.happen(event(ctx, "look", card, viewer))  #: looks-at-the-next
        seen.append(card)
    return seen


def _reveal(game: Running, ctx: Context, node: a.Reveal) -> Procedure[bool]:
    chosen, whole = yield from pick(game, ctx, node.cards)
    yield from game.happen(*(event(ctx, "reveal", card) for card in chosen))  #: reveals
    ctx.it = tuple(game.state.ref(card) for card in chosen)
    return whole


# --- conditions and choices -----------------------------------------------------------------------


def _if(game: Running, ctx: Context, node: a.If) -> Procedure[bool]:
    if holds(game, ctx, node.condition):
        return (yield from perform(game, ctx, node.then))
    return (yield from perform(game, ctx, node.otherwise))


def _may(game: Running, ctx: Context, node: a.May) -> Procedure[bool]:
    (player,) = players(ctx.seat, node.side)
    if not (yield from may(game, ctx, player, node.first, attempt)):
        return False
    if (yield from attempt(game, ctx, node.first)):
        yield from perform(game, ctx, node.then)  #: may-do
    return True


def attempt(game: Running, ctx: Context, what: tuple[a.Instruction, ...]) -> Procedure[bool]:
    """Do what may be done; whether all of it was done."""
    ctx.optional = True
    whole = yield from perform(game, ctx, what)
    ctx.optional = False
    return whole


# --- effects that last ----------------------------------------------------------------------------


def _gain(game: Running, ctx: Context, node: a.Gain) -> Procedure[bool]:
    locked: tuple[Ref, ...] | None = None
    if not isinstance(node.cards, a.Cards):
        chosen, _ = yield from pick(game, ctx, node.cards)
        locked = tuple(game.state.ref(card) for card in chosen)  #: gains-for-those-cards
        if not locked:
            return False
    changes = tuple(_fixed(game, ctx, change) for change in node.changes)
    _last(game, ctx, a.Gain(node.cards, changes, node.until), locked, node.until, meant=_meant(game, changes))
    game.record(event(ctx, "gain", locked[0].card if locked else ctx.this.card))
    return True


def _meant(game: Running, changes: tuple[a.Change, ...]) -> frozenset[AbilityKey] | None:
    """The keys of the abilities of that name, where a change speaks of abilities by name."""
    names = {change.named for change in changes if isinstance(change, a.LoseAbilities | a.Invalidate)} - {None}
    if not names:
        return None
    state = game.state
    infos = (info for card in range(len(state.cards)) for info in (state.printed(card), game.info(card)))
    return frozenset(held.key for info in infos for held in info.abilities if held.name in names)


def _fixed(game: Running, ctx: Context, change: a.Change) -> a.Change:
    """The change with its amount as it is now."""
    if isinstance(change, a.Number) and not isinstance(change.add, int):
        return a.Number(change.what, amount(game, ctx, change.add), change.set, change.named)
    return change


@at_once
def _replace(game: Running, ctx: Context, node: a.Replace) -> bool:
    _last(game, ctx, node.replacement, ctx.it or None, node.until, node.once)
    return True


def _last(
    game: Running,
    ctx: Context,
    effect: Any,
    locked: tuple[Ref, ...] | None,
    until: str,
    once: bool = False,
    meant: frozenset[AbilityKey] | None = None,
) -> None:
    state = game.state
    held = _brought_about(game, ctx, "lasting", effect)
    state.lasting += (Lasting(held, locked, ctx.age or state.clock, until, once, meant),)
    state.rearranged()
    game.note(event(ctx, "gain"))


def _brought_about(game: Running, ctx: Context, kind: str, ability: Any) -> HeldAbility:
    """An ability that a resolution brings about now."""
    state, this = game.state, ctx.this
    key, traits = Lain(kind, state.tick()), traits_of(ability, state.WORDS)
    return HeldAbility(ability, None, this.card, this.inc, ctx.seat, key, traits)


@at_once
def _delay(game: Running, ctx: Context, node: a.Delay) -> bool:
    state = game.state
    ability, _ = state.cards[ctx.this.card].face.operative(a.Automatic(node.at, node.then))
    held = _brought_about(game, ctx, "delayed", ability)
    state.delayed += (Delayed(held, node.until, node.once or node.until is None, ctx.it),)  #: delays
    state.touch()
    game.note(event(ctx, "gain"))
    return True


# --- replacements, the end -----------------------------------------------------------------------


@at_once
def _lose(game: Running, ctx: Context, node: a.Lose) -> bool:
    game.end(players(ctx.seat, node.side), "a card says so")  #: loses-by-a-card
    return True


def _happen(game: Running, ctx: Context, node: a.Happen) -> Procedure[bool]:
    """The replaced event happens after all, with other amounts, elsewhere, or to another card."""
    old: Event = ctx.replaces
    each = tuple(resized(game, ctx, node, size) for size in old.each)
    changed = replace(old, amount=resized(game, ctx, node, old.amount), each=each, to=node.to or old.to)
    if node.card is not None:
        others, _ = yield from pick(game, ctx, node.card)
        if not others:
            return False
        changed = replace(changed, card=others[0])
    ctx.outcome = changed
    return True


COMMON: Handlers = {
    a.Draw: _draw,
    a.Each: _each,
    a.Move: move,
    a.Shuffle: _shuffle,
    a.Look: _look,
    a.Reveal: _reveal,
    a.If: _if,
    a.May: _may,
    a.Gain: _gain,
    a.Replace: _replace,
    a.Delay: _delay,
    a.Lose: _lose,
    a.Happen: _happen,
}
"""The instructions that rulebooks have in common; each game takes those that it has, and adds its own."""
