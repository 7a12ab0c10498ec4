"""What texts do, beside what every game has."""

from __future__ import annotations

from msgspec.structs import replace

from ...adapters import abilities as a
from ..kernel.choices import choose, choose_one, pick
from ..kernel.committing import commit
from ..kernel.context import Context
from ..kernel.events import Event
from ..kernel.flow import Procedure, at_once
from ..kernel.instructions import COMMON, move, turn_sideways
from ..kernel.performing import event
from ..kernel.references import amount, cards, players
from ..kernel.running import Handlers
from .looking import yell
from .places import may_come
from .running import Running
from .stealing import steal
from .usage import pairs, pay, play_for, text_of
from .words import COST, DECK, OSHI

# --- cards that go somewhere, change places -----------------------------------------------------------


def _move(game: Running, ctx: Context, node: a.Move) -> Procedure[bool]:
    if isinstance(node.cards, a.Choose):
        chosen, whole = yield from pick(game, ctx, node.cards, lambda card: may_come(game, card, node.to))  # stage.d2
        if not chosen:
            return False
        moved = yield from move(game, ctx, replace(node, cards=a.It()))
        return whole and moved
    return (yield from move(game, ctx, node))


def _switch(game: Running, ctx: Context, node: a.Switch) -> Procedure[bool]:
    found = list(pairs(game, ctx, node))  # stage.d2
    if not found:
        return False
    one, other = found[0]
    if len({frozenset(pair) for pair in found}) > 1:
        (one,) = yield from choose(game, ctx.seat, list(dict.fromkeys(first for first, _ in found)), 1, 1)
        (other,) = yield from choose(game, ctx.seat, [second for first, second in found if first == one], 1, 1)
    yield from game.happen(event(ctx, "switch", one, other=other))
    ctx.it = (game.state.ref(one), game.state.ref(other))
    return True


def _limit_break(game: Running, ctx: Context, node: a.Act) -> Procedure[bool]:
    assert node.cards is not None
    chosen, whole = yield from pick(game, ctx, node.cards)
    breaking = [card for card in chosen if not game.state.cards[card].limit_broken]
    yield from game.happen(*(event(ctx, "limit-broke", card) for card in breaking))  # appeal.d2, appeal.d4
    return whole and len(breaking) == len(chosen)


def _keep(game: Running, ctx: Context, node: a.Act) -> Procedure[bool]:
    assert node.cards is not None
    chosen, whole = yield from pick(game, ctx, node.cards)
    seats = game.state.cards
    keeping = (event(ctx, "move", card, seats[card].seat, to=OSHI, cause="keep", face_down=True) for card in chosen)
    yield from game.happen(*keeping)  # keep.1
    return whole


# --- cost, hearts, yells ----------------------------------------------------------------------------


def _pay(game: Running, ctx: Context, node: a.Act) -> Procedure[bool]:
    assert node.amount is not None
    return (yield from pay(game, ctx.seat, amount(game, ctx, node.amount)))


def _gain_cost(game: Running, ctx: Context, node: a.Act) -> Procedure[bool]:
    assert node.amount is not None
    count = amount(game, ctx, node.amount)
    top = game.state.zones[ctx.seat, DECK][:count]  # cost.5, gaincost.1
    moves = (event(ctx, "move", card, ctx.seat, to=COST, cause="gain-cost") for card in top)
    yield from game.happen(*moves)  # cost.5, cost.6, gaincost.1
    return len(top) == count


def _steal(game: Running, ctx: Context, node: a.Act) -> Procedure[bool]:
    assert node.amount is not None
    yield from steal(game, ctx.seat, amount(game, ctx, node.amount))
    return True


def _yell(game: Running, ctx: Context, node: a.Act) -> Procedure[bool]:
    assert node.amount is not None
    yield from yell(game, ctx.seat, amount(game, ctx, node.amount))  # yell.d1
    return True


# --- counters, what a character has done, playing -----------------------------------------------------


@at_once
def _adjust(game: Running, ctx: Context, node: a.Adjust) -> bool:
    by = amount(game, ctx, node.add)
    for player in players(ctx.seat, node.side):
        game.state.adjust(player, node.name, by, node.until == "turn")  # rank.6, rank.7, orb.6, orb.7, orb.8
        game.record(event(ctx, "adjusted", player=player, to=node.name, amount=by))
    return True


@at_once
def _has_done(game: Running, ctx: Context, node: a.Act) -> bool:
    commit(game, (Event(DONE[node.what], ctx.this.card, by=ctx.seat),))
    return True


DONE = {
    "cheer": "cheered",  # cheer.2
    "mix": "mixed",  # mix.2
    "decode": "decoded",  # decode.2
    "perform": "performed",  # perform.2
    "contact": "contacted",  # contact.2
}


def _play(game: Running, ctx: Context, node: a.Act) -> Procedure[bool]:
    assert isinstance(node.cards, a.Choose)
    among = {card: held for card in cards(game, ctx, node.cards.among) if (held := text_of(game, card, "play"))}
    card = yield from choose_one(game, ctx.seat, list(among))
    if card is None:
        return False
    yield from play_for(game, card, among[card])  # main.d4
    return True


HANDLERS: Handlers = {
    **{node: COMMON[node] for node in (a.Draw, a.Each, a.Reveal, a.If, a.May, a.Gain)},
    a.Move: _move,
    a.Rest: turn_sideways,
    a.Ready: turn_sideways,
    a.Switch: _switch,
    a.Adjust: _adjust,
    "limit-break": _limit_break,
    "keep": _keep,
    "pay": _pay,
    "gain-cost": _gain_cost,
    "steal": _steal,
    "yell": _yell,
    "play": _play,
    **dict.fromkeys(DONE, _has_done),
}
