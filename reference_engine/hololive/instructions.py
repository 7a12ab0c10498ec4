"""Chapter 5 and 10.9: what each instruction of a card text does.

An instruction is a procedure that says whether it was done in full, which is what costs and "if you do"
ask for. As much as possible of it is done in any case (1.3.2).
"""

from __future__ import annotations

from collections.abc import Callable
from copy import copy
from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from ...adapters import abilities as a
from ..kernel.asks import NO, YES, Ask
from ..kernel.flow import Procedure, at_once
from .cards import Live
from .choices import choose, pick
from .events import Event
from .references import Context, amount, holds, players
from .state import ON_STAGE, Delayed, Lasting, Ref, Waiting
from .traits import traits_of

if TYPE_CHECKING:
    from .game import Hololive

STAGE_LIMIT = 6  # 4.6.2.1
FORBIDDEN = {
    "move": "move", "rest": "rest", "ready": "ready", "heal": "heal", "damage": "damage", "stack": "bloom",
    "attach": "attach",
}  # fmt: skip
"""What an effect forbids when it forbids events of a kind."""


def perform(game: Hololive, ctx: Context, instructions: tuple[a.Instruction, ...]) -> Procedure[bool]:
    """Do the instructions in their order, each once (10.9.1); whether all were done in full."""
    whole = True
    for instruction in instructions:
        done = yield from HANDLERS[type(instruction)](game, ctx, instruction)  # 10.9.1
        whole = whole and done
    return whole


def event(ctx: Context, kind: str, card: int = -1, player: int = -1, **fields: Any) -> Event:
    """An event that this resolution brings about."""
    cause = fields.pop("cause", "effect")
    return Event(kind, card, player, cause=cause, by=ctx.seat, source=ctx.this, ability=ctx.live, **fields)


# --- moving cards --------------------------------------------------------------------------------


def _draw(game: Hololive, ctx: Context, node: a.Draw) -> Procedure[bool]:
    whole = True
    for player in players(ctx.seat, node.side):
        for _ in range(amount(game, ctx, node.count)):  # 1.3.2.2.1, 5.7.2, 5.7.3, 5.7.3.1, 5.7.3.4
            if node.up_to:
                (answer,) = yield Ask(player, "optional", (YES, NO), about=ctx.live)
                if answer == NO:  # 5.7.3, 5.7.3.2
                    break
            drawn = yield from draw(game, player, ctx)  # 5.7.3.3
            whole = whole and drawn
    return whole


def draw(game: Hololive, player: int, ctx: Context | None = None) -> Procedure[bool]:
    """The player draws one card; whether there was one."""
    deck = game.state.zones[player, "deck"]
    if not deck:  # 1.3.2
        return False
    source = ctx.this if ctx else None
    drawing = Event("move", deck[0], player, to="hand", cause="draw", by=player, source=source)
    return (yield from game.happen(drawing)).whole  # 5.7.1


def _move(game: Hololive, ctx: Context, node: a.Move) -> Procedure[bool]:
    chosen, whole = yield from pick(game, ctx, node.cards)
    if not chosen:
        return (yield from _move_none(game, ctx, node))
    going = yield from _fitting(game, node, chosen)
    if node.reveal:
        yield from game.happen(*(event(ctx, "reveal", card) for card in going))
    outcome = yield from game.happen(*_moves(game, ctx, node, going))
    ctx.it = tuple(game.state.ref(card) for card in going)  # 4.1.4.1
    return whole and len(going) == len(chosen) and outcome.whole


def _each(game: Hololive, ctx: Context, node: a.Each) -> Procedure[bool]:
    """Both players choose, the turn player first, and then all that they chose is moved at the same time."""
    turn_player, whole = game.state.turn_player, True
    moves: list[Event] = []
    for player in (turn_player, 1 - turn_player):  # 1.3.4, 1.3.4.1
        theirs = copy(ctx)
        theirs.seat = player
        chosen, enough = yield from pick(game, theirs, node.move.cards)
        moves += _moves(game, theirs, node.move, chosen)
        whole = whole and enough
    yield from game.happen(*moves)  # 1.3.4.1, 1.3.4.2
    return whole


def _fitting(game: Hololive, node: a.Move, chosen: list[int]) -> Procedure[list[int]]:
    """The cards that there is room for where they are to go."""
    to = _zone(node)
    return (yield from _with_room(game, chosen, to)) if to in ON_STAGE else chosen


def _moves(game: Hololive, ctx: Context, node: a.Move, cards: list[int]) -> list[Event]:
    """The moves of cards that are to go where the text says."""
    moves: list[Event] = []
    for card in cards:
        own = game.state.cards[card].seat
        seat = own if node.side is None else players(ctx.seat, node.side)[0]  # 3.1.1, 4.1.6
        moves += leaving(game, ctx, card, _zone(node), seat, node)  # 5.5.1, 5.12.1
    return moves


def _zone(node: a.Move) -> str:
    """Where a card goes: to the back, if no position on the stage is named."""
    return "back" if node.to == "stage" else node.to  # 4.6.3


def _move_none(game: Hololive, ctx: Context, node: a.Move) -> Procedure[bool]:
    """Nothing can be moved; where that is optional, what would replace the move may be done for it (10.11.4)."""
    if not (ctx.paying or ctx.optional):  # 10.11.4
        return False
    hypothetical = event(ctx, "move", to=node.to, cause=cause_of(node.to))
    return (yield from game.instead(hypothetical, node.cards))


def cause_of(zone: str) -> str:
    """What a move to a zone is called."""
    return "archive" if zone == "archive" else "effect"


def leaving(game: Hololive, ctx: Context, card: int, to: str, seat: int, node: a.Move | None = None) -> list[Event]:
    """The moves by which a card goes to a zone; of a holomem that leaves the stage, every card of it."""
    record = game.state.cards[card]
    bottom, resting = (node.bottom, node.resting) if node else (False, False)
    cause = cause_of(to)
    moves = [event(ctx, "move", card, seat, to=to, cause=cause, bottom=bottom, resting=resting)]
    if to not in ON_STAGE:
        moves += [
            event(ctx, "move", under, record.seat, to="archive", cause="archive", top=card) for under in record.under
        ]  # 4.4.7
    return moves


def _with_room(game: Hololive, chosen: list[int], to: str) -> Procedure[list[int]]:
    """The cards that fit there: each player chooses among those of theirs, where not all do."""
    state = game.state
    fitting: list[int] = []
    for player in (state.turn_player, 1 - state.turn_player):
        mine = [card for card in chosen if state.cards[card].seat == player]
        here = [card for card in mine if state.cards[card].zone in ON_STAGE]
        space = STAGE_LIMIT - len(state.holomem(player))  # 4.6.2.1
        if to == "back":
            new = [card for card in mine if card not in here]
            fitting += here + (yield from choose(game, player, new, space, space))  # 1.3.2.3, 4.4.6.1
        else:
            free = 1 - len(state.zones[player, to])  # 4.7.3, 4.8.3
            coming = mine if space > 0 else here  # 4.4.6.1, 4.6.2.1
            fitting += yield from choose(game, player, coming, free, free)  # 4.4.6.1
    return fitting


def _attach(game: Hololive, ctx: Context, node: a.Attach) -> Procedure[bool]:
    state = game.state
    chosen, whole = yield from pick(game, ctx, node.cards)
    if not chosen:
        return False
    found, _ = yield from pick(game, ctx, node.to)
    hosts = [card for card in found if state.cards[card].face.is_holomem]  # 5.16.2
    if not hosts:
        return False
    host = hosts[0]
    hidden = [card for card in chosen if state.cards[card].zone == "cheer deck"]
    if hidden:
        yield from game.happen(*(event(ctx, "reveal", card) for card in hidden))  # 5.19.2
    chosen = [card for card in chosen if state.cards[card].host != host]  # 5.16.4.1
    kept = yield from within_caps(game, ctx, chosen, host)
    sent = (attaching(game, ctx, card, host) for card in kept)  # 5.16.2, 5.16.4, 5.16.4.2, 5.19.1
    outcome = yield from game.happen(*sent)
    return whole and outcome.whole and len(kept) == len(chosen)


def attaching(game: Hololive, ctx: Context, card: int, host: int) -> Event:
    """The event of a card being attached; of a cheer, sent (5.19.1)."""
    cause = "send" if game.state.cards[card].face.is_cheer else "effect"
    return event(ctx, "attach", card, other=host, cause=cause)


def within_caps(game: Hololive, ctx: Context, chosen: list[int], host: int) -> Procedure[list[int]]:
    """The cards that can be attached without more than a holomem may have of them (5.16.3.4)."""
    kept: list[int] = []
    for subtype in dict.fromkeys(game.state.cards[card].face.subtype for card in chosen):
        these = [card for card in chosen if game.state.cards[card].face.subtype == subtype]
        room = room_for(game, host, subtype)
        kept += yield from choose(game, ctx.seat, these, room, room)  # 5.16.3.4, 5.16.3.4.1
    return kept


def room_for(game: Hololive, host: int, subtype: str) -> int:
    """How many more cards of a subtype the holomem can have attached (5.16.3.1 - 5.16.3.3)."""
    caps = dict(game.info(host).caps)
    if subtype not in caps:  # 5.16.3.3
        return 99
    records = game.state.cards
    has = sum(records[card].face.subtype == subtype for card in records[host].attached)  # 5.16.3.1, 5.16.3.2
    return caps[subtype] - has  # 1.3.1, 5.16.3.1, 5.16.3.2, 5.16.3.3


def _collab(game: Hololive, ctx: Context, node: a.Collab) -> Procedure[bool]:
    chosen, whole = yield from pick(game, ctx, node.cards)
    return (yield from collab(game, ctx, chosen)) and whole


def collab(game: Hololive, ctx: Context, chosen: list[int]) -> Procedure[bool]:
    """Move a holomem to the collab position, if it is free."""
    if not chosen or game.state.zones[game.state.cards[chosen[0]].seat, "collab"]:
        return False  # 4.8.3
    card = chosen[0]
    seat = game.state.cards[card].seat
    moved = yield from game.happen(event(ctx, "move", card, seat, to="collab", cause="collab"))  # 5.15.1
    return moved.whole


def _bloom(game: Hololive, ctx: Context, node: a.Bloom) -> Procedure[bool]:
    holomem, _ = yield from pick(game, ctx, node.cards)
    using, _ = yield from pick(game, ctx, node.using)
    if not holomem or not using:
        return False
    return (yield from bloom(game, ctx, holomem[0], using[0]))


def bloom(game: Hololive, ctx: Context, holomem: int, using: int) -> Procedure[bool]:
    """Lay a card onto a holomem (5.13.1)."""
    laid = yield from game.happen(event(ctx, "stack", using, other=holomem, cause="bloom"))  # 5.13.1
    return laid.whole


def _return_to_debut(game: Hololive, ctx: Context, node: a.ReturnToDebut) -> Procedure[bool]:
    chosen, whole = yield from pick(game, ctx, node.cards)
    for card in chosen:
        whole = (yield from _to_debut(game, ctx, card)) and whole
    return whole and bool(chosen)


def _to_debut(game: Hololive, ctx: Context, card: int) -> Procedure[bool]:
    state = game.state
    record = state.cards[card]
    bottom = state.cards[record.under[0] if record.under else card]
    if record.face.level == "Debut" or bottom.face.level != "Debut":  # 5.14.1.1
        return False
    debuts = [each for each in record.under if state.cards[each].face.level == "Debut"]
    kept = (yield from choose(game, record.seat, debuts, 1, 1))[0]
    others = [each for each in (*record.under, card, *record.attached) if each != kept]
    going = [each for each in others if not state.cards[each].face.is_cheer]
    yield from game.happen(
        event(ctx, "heal", card, amount=record.damage),  # 5.14.1.2
        event(ctx, "unstack", kept, other=card),  # 5.14.1
        *(event(ctx, "move", each, state.cards[each].owner, to="hand") for each in going),  # 5.14.1.3
    )
    return True


def _switch(game: Hololive, ctx: Context, node: a.Switch) -> Procedure[bool]:
    ones, _ = yield from pick(game, ctx, node.cards)
    others, _ = yield from pick(game, ctx, node.others)
    if not ones or not others:
        return False
    return (yield from switch(game, ctx, ones[0], others[0], "switch"))


def switch(game: Hololive, ctx: Context, one: int, other: int, cause: str) -> Procedure[bool]:
    """Two holomem of one player exchange their positions at the same time (5.17.1, 5.10.1)."""
    first, second = game.state.cards[one], game.state.cards[other]
    if first.seat != second.seat or first.zone == second.zone:
        return False
    if "move" in game.info(one).forbids | game.info(other).forbids:  # 5.10.2
        return False
    outcome = yield from game.happen(
        event(ctx, "move", one, first.seat, to=second.zone, cause=cause),  # 5.10.1, 5.17.1
        event(ctx, "move", other, second.seat, to=first.zone, cause=cause),  # 5.10.1, 5.17.1
        event(ctx, "switch", one, other=other, cause=cause),
    )
    return outcome.whole


# --- damage and states ----------------------------------------------------------------------------


def _damage(game: Hololive, ctx: Context, node: a.Damage) -> Procedure[bool]:
    chosen, whole = yield from pick(game, ctx, node.to)
    size = amount(game, ctx, node.amount)
    return (yield from deal(game, ctx, chosen, size, "effect")) and whole


def deal(game: Hololive, ctx: Context, targets: list[int], size: int, cause: str) -> Procedure[bool]:
    """Deal damage to holomem at the same time."""
    if size <= 0:  # 1.3.2.2
        return False
    if not targets:
        return False
    events = (event(ctx, "damage", card, amount=size, cause=cause) for card in targets)  # 5.20.1
    return (yield from game.happen(*events)).whole  # 12.2.4.5


def _heal(game: Hololive, ctx: Context, node: a.Heal) -> Procedure[bool]:
    chosen, whole = yield from pick(game, ctx, node.cards)
    records = game.state.cards
    hurt = [card for card in chosen if records[card].damage > 0]
    sizes = {card: records[card].damage for card in hurt}
    if node.amount is not None:  # 5.21.1, 5.21.2
        sizes = dict.fromkeys(hurt, amount(game, ctx, node.amount))
    events = [event(ctx, "heal", card, amount=sizes[card]) for card in hurt]  # 5.21.1, 5.21.2
    outcome = yield from game.happen(*events)
    return whole and outcome.whole and bool(outcome.done)


def _turn_to(game: Hololive, ctx: Context, reference: a.Reference, kind: str) -> Procedure[bool]:
    chosen, whole = yield from pick(game, ctx, reference)
    records = game.state.cards
    turning = [card for card in chosen if records[card].resting != (kind == "rest")]  # 1.3.2.1
    outcome = yield from game.happen(*(event(ctx, kind, card) for card in turning))  # 5.2.1
    return whole and outcome.whole and len(turning) == len(chosen)


def _rest(game: Hololive, ctx: Context, node: a.Rest) -> Procedure[bool]:
    return (yield from _turn_to(game, ctx, node.cards, "rest"))


def _ready(game: Hololive, ctx: Context, node: a.Ready) -> Procedure[bool]:
    return (yield from _turn_to(game, ctx, node.cards, "ready"))


def _down(game: Hololive, ctx: Context, node: a.Down) -> Procedure[bool]:
    chosen, whole = yield from pick(game, ctx, node.cards)
    outcome = yield from game.happen(*(event(ctx, "down", card) for card in chosen))
    return whole and outcome.whole and bool(chosen)


# --- seeing, shuffling, rolling -------------------------------------------------------------------


def _shuffle(game: Hololive, ctx: Context, node: a.Shuffle) -> Procedure[bool]:
    for player in players(ctx.seat, node.side):
        yield from game.happen(event(ctx, "shuffle", player=player, to=node.zone))  # 5.6.1, 5.6.1.1
    return True


def _look(game: Hololive, ctx: Context, node: a.Look) -> Procedure[bool]:
    chosen, whole = yield from pick(game, ctx, node.cards)
    (viewer,) = players(ctx.seat, node.by)
    if node.up_to:
        chosen = yield from _look_one_by_one(game, ctx, chosen, viewer)
    else:
        yield from game.happen(*(event(ctx, "look", card, viewer) for card in chosen))  # 5.8.1, 5.9.1
    ctx.it = ctx.looked = tuple(game.state.ref(card) for card in chosen)
    return whole


def _look_one_by_one(game: Hololive, ctx: Context, cards: list[int], viewer: int) -> Procedure[list[int]]:
    """Before each card the player may stop (5.9.2); the cards that were looked at."""
    seen: list[int] = []
    for card in cards:  # 5.9.2, 5.9.2.1, 5.9.2.2, 5.9.2.5
        (answer,) = yield Ask(viewer, "optional", (YES, NO), about=ctx.live)
        if answer == NO:  # 5.9.2.3
            break
        yield from game.happen(event(ctx, "look", card, viewer))  # 5.9.2.4
        seen.append(card)
    return seen


def _reveal(game: Hololive, ctx: Context, node: a.Reveal) -> Procedure[bool]:
    chosen, whole = yield from pick(game, ctx, node.cards)
    yield from game.happen(*(event(ctx, "reveal", card) for card in chosen))  # 5.11.1, 5.11.2
    ctx.it = tuple(game.state.ref(card) for card in chosen)
    return whole


def _roll(game: Hololive, ctx: Context, node: a.Roll) -> Procedure[bool]:
    outcome = yield from game.happen(event(ctx, "roll", player=ctx.seat, amount=game.roll_die()))
    for each in outcome.done:
        ctx.rolled = each.amount  # 5.22.1, 5.24.1
    return bool(outcome.done)


@at_once
def _reroll(game: Hololive, ctx: Context, node: a.Reroll) -> bool:
    if ctx.replaces is None:
        return False
    ctx.outcome = replace(ctx.replaces, amount=game.roll_die())  # 5.24.1
    return True


# --- conditions and choices -----------------------------------------------------------------------


def _if(game: Hololive, ctx: Context, node: a.If) -> Procedure[bool]:
    if holds(game, ctx, node.condition):
        return (yield from perform(game, ctx, node.then))
    return (yield from perform(game, ctx, node.otherwise))


def _may(game: Hololive, ctx: Context, node: a.May) -> Procedure[bool]:
    (player,) = players(ctx.seat, node.side)
    trying = copy(ctx)
    trying.optional = True
    if not game.possible(lambda trial: perform(trial, copy(trying), node.first)):
        return False
    (answer,) = yield Ask(player, "optional", (YES, NO), about=ctx.live)
    if answer == NO:  # 5.22.2
        return False
    ctx.optional = True
    whole = yield from perform(game, ctx, node.first)
    ctx.optional = False
    if whole:
        yield from perform(game, ctx, node.then)  # 5.22.2
    return True


# --- effects that last ----------------------------------------------------------------------------


def _gain(game: Hololive, ctx: Context, node: a.Gain) -> Procedure[bool]:
    locked: tuple[Ref, ...] | None = None
    if not isinstance(node.cards, a.Cards):
        chosen, _ = yield from pick(game, ctx, node.cards)
        locked = tuple(game.state.ref(card) for card in chosen)  # 5.18.1
        if not locked:
            return False
    changes = tuple(_fixed(game, ctx, change) for change in node.changes)
    _last(game, ctx, a.Gain(node.cards, changes, node.until), locked, node.until)
    game.record(event(ctx, "gain", locked[0].card if locked else ctx.this.card))
    return True


def _fixed(game: Hololive, ctx: Context, change: a.Change) -> a.Change:
    """The change with its amount as it is now."""
    if isinstance(change, a.Number) and not isinstance(change.add, int):
        return a.Number(change.what, amount(game, ctx, change.add), change.set, change.named)
    return change


@at_once
def _replace(game: Hololive, ctx: Context, node: a.Replace) -> bool:
    _last(game, ctx, node.replacement, ctx.it or None, node.until, node.once)
    return True


def _last(
    game: Hololive, ctx: Context, effect: Any, locked: tuple[Ref, ...] | None, until: str, once: bool = False
) -> None:
    state = game.state
    live = Live(effect, None, ctx.this.card, ctx.this.inc, ctx.seat, ("lasting", state.tick()), traits_of(effect))
    state.lasting += (Lasting(live, locked, ctx.age or state.clock, until, once),)
    state.rearranged()
    if game.watch is not None:
        game.watch((event(ctx, "gain"),))


@at_once
def _delay(game: Hololive, ctx: Context, node: a.Delay) -> bool:
    state = game.state
    ability = a.Automatic(node.at, node.then)
    live = Live(ability, None, ctx.this.card, ctx.this.inc, ctx.seat, ("delayed", state.tick()), traits_of(ability))
    state.delayed += (Delayed(live, node.until, node.once or node.until is None, ctx.it),)  # 10.8.5
    state.touch()
    if game.watch is not None:
        game.watch((event(ctx, "gain"),))
    return True


# --- arts, replacements, the end ------------------------------------------------------------------


@at_once
def _boost(game: Hololive, ctx: Context, node: a.Boost) -> bool:
    ctx.damage += amount(game, ctx, node.amount)  # 12.2.4.2
    return True


@at_once
def _use_again(game: Hololive, ctx: Context, node: a.UseAgain) -> bool:
    if ctx.live is None:
        return False
    game.state.waiting += (Waiting(ctx.live, ctx.this, idle=True),)  # 5.23.1
    game.record(event(ctx, "waiting", ctx.this.card, ctx.seat))
    return True


@at_once
def _lose(game: Hololive, ctx: Context, node: a.Lose) -> bool:
    game.end(players(ctx.seat, node.side), "a card says so")  # 1.2.4
    return True


def _happen(game: Hololive, ctx: Context, node: a.Happen) -> Procedure[bool]:
    """The replaced event happens after all, with other amounts, elsewhere, or to another card."""
    old: Event = ctx.replaces
    if node.set is not None:
        size = amount(game, ctx, node.set)
    else:
        size = (old.amount + amount(game, ctx, node.add)) * node.times // node.over
    changed = replace(old, amount=size, to=node.to or old.to)
    if node.card is not None:
        others, _ = yield from pick(game, ctx, node.card)
        if not others:
            return False
        changed = replace(changed, card=others[0])
    ctx.outcome = changed
    return True


HANDLERS: dict[type, Callable[[Any, Any, Any], Procedure[bool]]] = {
    a.Draw: _draw,
    a.Each: _each,
    a.Move: _move,
    a.Attach: _attach,
    a.Damage: _damage,
    a.Heal: _heal,
    a.Rest: _rest,
    a.Ready: _ready,
    a.Down: _down,
    a.Collab: _collab,
    a.Bloom: _bloom,
    a.ReturnToDebut: _return_to_debut,
    a.Switch: _switch,
    a.Shuffle: _shuffle,
    a.Look: _look,
    a.Reveal: _reveal,
    a.Roll: _roll,
    a.Reroll: _reroll,
    a.If: _if,
    a.May: _may,
    a.Gain: _gain,
    a.Replace: _replace,
    a.Delay: _delay,
    a.Boost: _boost,
    a.UseAgain: _use_again,
    a.Lose: _lose,
    a.Happen: _happen,
}
