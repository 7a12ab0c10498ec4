"""The instructions that only OSICA has."""

from __future__ import annotations

from msgspec.structs import replace

from ...adapters import card_text_tree as a
from ..kernel.card_choices import choose_cards, choose_one, select_cards
from ..kernel.card_references import evaluate_amount, players_of_side, present_cards
from ..kernel.commit import commit_events
from ..kernel.events import EngineEvent
from ..kernel.game_loop import Procedure, without_asks
from ..kernel.instructions import COMMON, move_cards, turn_sideways
from ..kernel.perform import create_event
from ..kernel.resolution import ResolutionContext
from ..kernel.rules_context import Handlers
from .board_areas import may_enter_zone
from .heart_stealing import steal_hearts
from .lexicon import COST, DECK, OSHI
from .look_and_place import perform_yell
from .rules_context import RulesContext
from .text_usage import exchange_pairs, pay_cost_cards, play_for_text, playable_text

# --- cards that go somewhere, change places -----------------------------------------------------------


def _move(game: RulesContext, ctx: ResolutionContext, node: a.Move) -> Procedure[bool]:
    if isinstance(node.cards, a.ChosenCards):
        chosen, whole = yield from select_cards(
            game, ctx, node.cards, lambda card: may_enter_zone(game, card, node.to)
        )  # stage.d2
        if not chosen:
            return False
        moved = yield from move_cards(game, ctx, replace(node, cards=a.PreviousCards()))
        return whole and moved
    return (yield from move_cards(game, ctx, node))


def _switch(game: RulesContext, ctx: ResolutionContext, node: a.Switch) -> Procedure[bool]:
    found = list(exchange_pairs(game, ctx, node))  # stage.d2
    if not found:
        return False
    one, other = found[0]
    if len({frozenset(pair) for pair in found}) > 1:
        (one,) = yield from choose_cards(game, ctx.seat, list(dict.fromkeys(first for first, _ in found)), 1, 1)
        (other,) = yield from choose_cards(game, ctx.seat, [second for first, second in found if first == one], 1, 1)
    yield from game.propose_events(create_event(ctx, "switch", one, other=other))
    ctx.it = (game.state.reference_to(one), game.state.reference_to(other))
    return True


def _limit_break(game: RulesContext, ctx: ResolutionContext, node: a.GameInstruction) -> Procedure[bool]:
    assert node.cards is not None
    chosen, whole = yield from select_cards(game, ctx, node.cards)
    breaking = [card for card in chosen if not game.state.cards[card].limit_broken]
    yield from game.propose_events(
        *(create_event(ctx, "limit-broke", card) for card in breaking)
    )  # appeal.d2, appeal.d4
    return whole and len(breaking) == len(chosen)


def _keep(game: RulesContext, ctx: ResolutionContext, node: a.GameInstruction) -> Procedure[bool]:
    assert node.cards is not None
    chosen, whole = yield from select_cards(game, ctx, node.cards)
    seats = game.state.cards
    keeping = (
        create_event(ctx, "move", card, seats[card].seat, to=OSHI, cause="keep", face_down=True) for card in chosen
    )
    yield from game.propose_events(*keeping)  # keep.1
    return whole


# --- cost, hearts, yells ----------------------------------------------------------------------------


def _pay(game: RulesContext, ctx: ResolutionContext, node: a.GameInstruction) -> Procedure[bool]:
    assert node.amount is not None
    return (yield from pay_cost_cards(game, ctx.seat, evaluate_amount(game, ctx, node.amount)))


def _gain_cost(game: RulesContext, ctx: ResolutionContext, node: a.GameInstruction) -> Procedure[bool]:
    assert node.amount is not None
    count = evaluate_amount(game, ctx, node.amount)
    top = game.state.zones[ctx.seat, DECK][:count]  # cost.5, gaincost.1
    moves = (create_event(ctx, "move", card, ctx.seat, to=COST, cause="gain-cost") for card in top)
    yield from game.propose_events(*moves)  # cost.5, cost.6, gaincost.1
    return len(top) == count


def _steal(game: RulesContext, ctx: ResolutionContext, node: a.GameInstruction) -> Procedure[bool]:
    assert node.amount is not None
    yield from steal_hearts(game, ctx.seat, evaluate_amount(game, ctx, node.amount))
    return True


def _yell(game: RulesContext, ctx: ResolutionContext, node: a.GameInstruction) -> Procedure[bool]:
    assert node.amount is not None
    yield from perform_yell(game, ctx.seat, evaluate_amount(game, ctx, node.amount))  # yell.d1
    return True


# --- counters, keyword marks, playing -----------------------------------------------------------------


@without_asks
def _adjust(game: RulesContext, ctx: ResolutionContext, node: a.AdjustCounter) -> bool:
    by = evaluate_amount(game, ctx, node.add)
    for player in players_of_side(ctx.seat, node.side):
        game.state.adjust_counter(player, node.name, by, node.until == "turn")  # rank.6, rank.7, orb.6, orb.7, orb.8
        game.record_event(create_event(ctx, "adjusted", player=player, to=node.name, amount=by))
    return True


@without_asks
def _has_done(game: RulesContext, ctx: ResolutionContext, node: a.GameInstruction) -> bool:
    commit_events(game, (EngineEvent(DONE[node.what], ctx.this.card, by=ctx.seat),))
    return True


DONE = {
    "cheer": "cheered",  # cheer.2
    "mix": "mixed",  # mix.2
    "decode": "decoded",  # decode.2
    "perform": "performed",  # perform.2
    "contact": "contacted",  # contact.2
}


def _play(game: RulesContext, ctx: ResolutionContext, node: a.GameInstruction) -> Procedure[bool]:
    assert isinstance(node.cards, a.ChosenCards)
    among = {
        card: held for card in present_cards(game, ctx, node.cards.among) if (held := playable_text(game, card, "play"))
    }
    card = yield from choose_one(game, ctx.seat, list(among))
    if card is None:
        return False
    yield from play_for_text(game, card, among[card])  # main.d4
    return True


HANDLERS: Handlers = {
    **{
        node: COMMON[node]
        for node in (a.Draw, a.EachPlayer, a.Reveal, a.IfInstruction, a.OptionalInstruction, a.GainEffect)
    },
    a.Move: _move,
    a.Rest: turn_sideways,
    a.Ready: turn_sideways,
    a.Switch: _switch,
    a.AdjustCounter: _adjust,
    "limit-break": _limit_break,
    "keep": _keep,
    "pay": _pay,
    "gain-cost": _gain_cost,
    "steal": _steal,
    "yell": _yell,
    "play": _play,
    **dict.fromkeys(DONE, _has_done),
}
