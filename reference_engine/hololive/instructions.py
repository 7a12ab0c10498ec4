"""Chapter 5: the instructions that only hololive has."""

from __future__ import annotations

from msgspec.structs import replace

from ...adapters import card_text_tree as a
from ..kernel.board_state import PendingTrigger
from ..kernel.card_choices import cards_to_search, choose_cards, select_cards
from ..kernel.card_references import evaluate_amount, players_of_side, present_cards
from ..kernel.events import EngineEvent
from ..kernel.game_loop import Procedure, without_asks
from ..kernel.instructions import COMMON, move_chosen, turn_sideways
from ..kernel.perform import create_event
from ..kernel.resolution import ResolutionContext
from ..kernel.rules_context import Handlers
from .replaced_moves import replace_impossible_move
from .rule_processing import may_stay_attached
from .rules_context import RulesContext
from .state import ON_STAGE

STAGE_LIMIT = 6  # 4.6.2.1


# --- moving cards --------------------------------------------------------------------------------


def choose_cards_with_room(game: RulesContext, chosen: list[int], to: str) -> Procedure[list[int]]:
    """The cards that have room in the zone; each player chooses among their own, if not all have."""
    state = game.state
    if to not in ON_STAGE:
        return chosen
    fitting: list[int] = []
    for player in (state.turn_player, 1 - state.turn_player):
        mine = [card for card in chosen if state.cards[card].seat == player]
        here = [card for card in mine if state.cards[card].zone in ON_STAGE]
        space = STAGE_LIMIT - len(state.holomem(player))  # 4.6.2.1
        if to == "back":
            new = [card for card in mine if card not in here]
            fitting += here + (yield from choose_cards(game, player, new, space, space))  # 1.3.2.3, 4.4.6.1
        else:
            free = 1 - len(state.zones[player, to])  # 4.7.3, 4.8.3
            coming = mine if space > 0 else here  # 4.4.6.1, 4.6.2.1
            fitting += yield from choose_cards(game, player, coming, free, free)  # 4.4.6.1
    return fitting


def _move(game: RulesContext, ctx: ResolutionContext, node: a.Move) -> Procedure[bool]:
    """Move cards as the text says, as many as there is room for."""
    note_search(game, ctx, node)
    chosen, whole = yield from select_cards(game, ctx, node.cards)
    if not chosen:
        return (yield from replace_impossible_move(game, ctx, node))
    going = yield from choose_cards_with_room(game, chosen, game.destination_zone(node, -1))
    done = yield from move_chosen(game, ctx, node, going)
    return whole and len(going) == len(chosen) and done


def note_search(game: RulesContext, ctx: ResolutionContext, node: a.Move | a.Attach) -> None:
    """Note a search, in a trial of whether a card changes the game, if there is a place for the cards it may find
    (10.7.2.3.7).
    """
    if game.watch is None or not isinstance(node.cards, a.ChosenCards):
        return
    if cards_to_search(game, ctx, node.cards.among) and has_free_place(game, ctx, node):
        game.note_change(create_event(ctx, "search"))


def has_free_place(game: RulesContext, ctx: ResolutionContext, node: a.Move | a.Attach) -> bool:
    """Whether one more card has room in the zone of the instruction."""
    if isinstance(node, a.Attach):
        return bool(possible_hosts(game, ctx, node))
    to = game.destination_zone(node, -1)
    if to not in ON_STAGE:  # 10.7.2.3.7
        return True
    is_taken = to != "back" and game.state.zones[ctx.seat, to]  # 10.7.2.3.7
    is_full = len(game.state.holomem(ctx.seat)) >= STAGE_LIMIT  # 10.7.2.3.7
    return not (is_taken or is_full)


def possible_hosts(game: RulesContext, ctx: ResolutionContext, node: a.Attach) -> list[int]:
    """The cards that the instruction allows as hosts."""
    return present_cards(game, ctx, node.to.among if isinstance(node.to, a.ChosenCards) else node.to)


def _attach(game: RulesContext, ctx: ResolutionContext, node: a.Attach) -> Procedure[bool]:
    state = game.state
    note_search(game, ctx, node)
    chosen, whole = yield from select_cards(game, ctx, cards_to_attach(game, ctx, node))
    if not chosen:
        return False
    hidden = [card for card in chosen if state.cards[card].zone == "cheer deck"]
    if possible_hosts(game, ctx, node):
        yield from game.propose_events(*(create_event(ctx, "reveal", card) for card in hidden))  # 5.21.2
    given = yield from (choose_host_per_card if node.share else choose_one_host)(game, ctx, node, chosen)
    if not given:
        return False
    sent: list[EngineEvent] = []
    for host, cards_for_it in given.items():
        coming = [card for card in cards_for_it if state.cards[card].host != host]  # 5.17.4.1
        if not may_have_attached(game, host, coming):  # 5.17.2
            return False
        fitting = yield from choose_within_caps(game, ctx, coming, host)
        whole = whole and len(fitting) == len(coming)
        sent += (attach_event(game, ctx, card, host) for card in fitting)  # 5.17.2, 5.17.4, 5.17.4.2, 5.21.1
    outcome = yield from game.propose_events(*sent)
    left = [card for card in chosen if state.cards[card].zone == "resolution"]
    yield from game.propose_events(*(archive_event(game, ctx, card) for card in left))  # 5.17.3.4.2
    return whole and outcome.whole and sum(map(len, given.values())) == len(chosen)


Given = dict[int, list[int]]
"""The cards that go to each holomem."""


def cards_to_attach(game: RulesContext, ctx: ResolutionContext, node: a.Attach) -> a.Reference:
    """The cards of the instruction; if each goes to another holomem, no more cards than hosts."""
    said = node.cards
    if node.share != "each" or not isinstance(said, a.ChosenCards):
        return said
    most = evaluate_amount(game, ctx, said.most)
    room = min(most, count_receivers(game, ctx, node))
    return replace(said, most=room, least=most if said.least is None else said.least)


def count_receivers(game: RulesContext, ctx: ResolutionContext, node: a.Attach) -> int:
    """The number of holomem that the cards can go to."""
    there = len(possible_hosts(game, ctx, node))
    return min(there, evaluate_amount(game, ctx, node.to.most)) if isinstance(node.to, a.ChosenCards) else there


def choose_one_host(game: RulesContext, ctx: ResolutionContext, node: a.Attach, chosen: list[int]) -> Procedure[Given]:
    """Let the player choose one holomem for all the cards."""
    found, _ = yield from select_cards(game, ctx, node.to, lambda host: may_have_attached(game, host, chosen))  # 1.3.3
    hosts = [card for card in found if game.state.cards[card].face.is_holomem]  # 5.17.2
    return {hosts[0]: chosen} if hosts else {}


def choose_host_per_card(
    game: RulesContext, ctx: ResolutionContext, node: a.Attach, chosen: list[int]
) -> Procedure[Given]:
    """Let the player choose a holomem for each card: one of a limited number, or a different one for each."""
    given: Given = {}
    among = node.to.among if isinstance(node.to, a.ChosenCards) else node.to
    most = count_receivers(game, ctx, node)
    for card in chosen:

        def can_receive(host: int, card: int = card) -> bool:
            if node.share == "each" and host in given:  # 5.21.1
                return False
            if host not in given and len(given) == most:
                return False
            return game.state.cards[host].face.is_holomem and may_have_attached(game, host, [card])

        found, _ = yield from select_cards(game, ctx, a.ChosenCards(among), can_receive)
        for host in found:
            given.setdefault(host, []).append(card)
    return given


def may_have_attached(game: RulesContext, host: int, chosen: list[int]) -> bool:
    """Whether a holomem may have all these cards, by the cards' texts about their hosts."""
    return all(may_stay_attached(game, host, card) for card in chosen)


def archive_event(game: RulesContext, ctx: ResolutionContext, card: int) -> EngineEvent:
    """The event that archives a card."""
    return create_event(ctx, "move", card, game.state.cards[card].owner, to="archive", cause="archive")


def attach_event(game: RulesContext, ctx: ResolutionContext, card: int, host: int) -> EngineEvent:
    """The event that attaches a card, or sends a cheer (5.21.1)."""
    cause = "send" if game.state.cards[card].face.is_cheer else "effect"
    return create_event(ctx, "attach", card, other=host, cause=cause)


def choose_within_caps(
    game: RulesContext, ctx: ResolutionContext, chosen: list[int], host: int
) -> Procedure[list[int]]:
    """The cards that can be attached within the limits of the holomem (5.17.3.4)."""
    kept: list[int] = []
    for subtype in dict.fromkeys(game.state.cards[card].face.subtype for card in chosen):
        these = [card for card in chosen if game.state.cards[card].face.subtype == subtype]
        room = room_for_subtype(game, host, subtype)
        kept += yield from choose_cards(game, ctx.seat, these, room, room)  # 5.17.3.4, 5.17.3.4.1
    return kept


def room_for_subtype(game: RulesContext, host: int, subtype: str) -> int:
    """The number of further cards of a subtype that the holomem can have attached (5.17.3.1 - 5.17.3.3)."""
    caps: dict[str, int] = dict(game.characteristics_of(host).caps)
    if subtype not in caps:  # 5.17.3.3
        return 99
    records = game.state.cards
    has = sum(records[card].face.subtype == subtype for card in records[host].attached)  # 5.17.3.1, 5.17.3.2
    return caps[subtype] - has  # 1.3.1, 5.17.3.1, 5.17.3.2, 5.17.3.3


def _collab(game: RulesContext, ctx: ResolutionContext, node: a.GameInstruction) -> Procedure[bool]:
    assert node.cards is not None
    chosen, _ = yield from select_cards(game, ctx, node.cards)
    return (yield from collab_holomem(game, ctx, chosen))


def collab_holomem(game: RulesContext, ctx: ResolutionContext, chosen: list[int]) -> Procedure[bool]:
    """Move a holomem to the collab position, if it is free."""
    if not chosen or game.state.zones[game.state.cards[chosen[0]].seat, "collab"]:
        return False  # 4.8.3
    card = chosen[0]
    seat = game.state.cards[card].seat
    moved = yield from game.propose_events(create_event(ctx, "move", card, seat, to="collab", cause="collab"))  # 5.16.1
    return moved.whole


def _bloom(game: RulesContext, ctx: ResolutionContext, node: a.GameInstruction) -> Procedure[bool]:
    assert node.cards is not None and node.using is not None
    holomem, _ = yield from select_cards(game, ctx, node.cards)
    using, _ = yield from select_cards(game, ctx, node.using)
    if not holomem or not using:
        return False
    return (yield from bloom_holomem(game, ctx, holomem[0], using[0]))


def bloom_holomem(game: RulesContext, ctx: ResolutionContext, holomem: int, using: int) -> Procedure[bool]:
    """Put a card onto a holomem (5.14.1)."""
    laid = yield from game.propose_events(create_event(ctx, "stack", using, other=holomem, cause="bloom"))  # 5.14.1
    return laid.whole


def _return_to_debut(game: RulesContext, ctx: ResolutionContext, node: a.GameInstruction) -> Procedure[bool]:
    assert node.cards is not None
    chosen, whole = yield from select_cards(game, ctx, node.cards)
    for card in chosen:
        whole = (yield from _to_debut(game, ctx, card)) and whole
    return whole and bool(chosen)


def _to_debut(game: RulesContext, ctx: ResolutionContext, card: int) -> Procedure[bool]:
    state = game.state
    record = state.cards[card]
    bottom = state.cards[record.under[0] if record.under else card]
    if record.face.level == "Debut" or bottom.face.level != "Debut":  # 5.15.1.1
        return False
    debuts = [each for each in record.under if state.cards[each].face.level == "Debut"]
    kept = (yield from choose_cards(game, record.seat, debuts, 1, 1))[0]
    others = [each for each in (*record.under, card, *record.attached) if each != kept]
    going = [each for each in others if not state.cards[each].face.is_cheer]
    yield from game.propose_events(
        create_event(ctx, "heal", card, amount=record.damage),  # 5.15.1.2
        create_event(ctx, "unstack", kept, other=card),  # 5.15.1
        *(create_event(ctx, "move", each, state.cards[each].owner, to="hand") for each in going),  # 5.15.1.3
    )
    return True


def _switch(game: RulesContext, ctx: ResolutionContext, node: a.Switch) -> Procedure[bool]:
    ones, _ = yield from select_cards(game, ctx, node.cards)
    others, _ = yield from select_cards(game, ctx, node.others)
    if not ones or not others:
        return False
    return (yield from switch_holomem(game, ctx, ones[0], others[0], "switch"))


def switch_holomem(game: RulesContext, ctx: ResolutionContext, one: int, other: int, cause: str) -> Procedure[bool]:
    """Exchange the positions of two holomem of one player at the same time (5.18.1, 5.10.1)."""
    first, second = game.state.cards[one], game.state.cards[other]
    if first.seat != second.seat or first.zone == second.zone:
        return False
    if "move" in game.characteristics_of(one).forbids | game.characteristics_of(other).forbids:  # 5.10.2
        return False
    outcome = yield from game.propose_events(
        create_event(ctx, "move", one, first.seat, to=second.zone, cause=cause),  # 5.10.1, 5.18.1, 5.17.1@1.7.0
        create_event(ctx, "move", other, second.seat, to=first.zone, cause=cause),  # 5.10.1, 5.18.1, 5.17.1@1.7.0
        create_event(ctx, "switch", one, other=other, cause=cause),
    )
    return outcome.whole


# --- damage and states ----------------------------------------------------------------------------


def _damage(game: RulesContext, ctx: ResolutionContext, node: a.DamageInstruction) -> Procedure[bool]:
    chosen, whole = yield from select_cards(game, ctx, node.to)
    size = evaluate_amount(game, ctx, node.amount)
    return (yield from deal_damage(game, ctx, chosen, size, "effect")) and whole


def deal_damage(
    game: RulesContext, ctx: ResolutionContext, targets: list[int], size: int, cause: str
) -> Procedure[bool]:
    """Deal damage to holomem at the same time."""
    if size <= 0:  # 1.3.2.2
        return False
    this = game.state.find_card(ctx.this)
    forbids = frozenset[str]() if this is None else game.characteristics_of(this).forbids
    firm = cause == "art" and "reduce" in forbids  # 1.3.3, 5.22.3.1
    events = (create_event(ctx, "damage", card, amount=size, cause=cause, firm=firm) for card in targets)  # 5.22.1
    return (yield from game.propose_events(*events)).whole  # 12.3.4.5


def _heal(game: RulesContext, ctx: ResolutionContext, node: a.Heal) -> Procedure[bool]:
    chosen, whole = yield from select_cards(game, ctx, node.cards)
    records = game.state.cards
    hurt = [card for card in chosen if records[card].damage > 0]
    sizes = {card: records[card].damage for card in hurt}
    if node.amount is not None:  # 5.23.1, 5.23.2
        sizes = dict.fromkeys(hurt, evaluate_amount(game, ctx, node.amount))
    events = [create_event(ctx, "heal", card, amount=sizes[card]) for card in hurt]  # 5.23.1, 5.23.2
    outcome = yield from game.propose_events(*events)
    return whole and outcome.whole and bool(outcome.done)


def _set_hp(game: RulesContext, ctx: ResolutionContext, node: a.GameInstruction) -> Procedure[bool]:
    """Set a holomem's remaining HP by changing its damage; this is neither damage nor healing."""
    assert node.cards is not None and node.amount is not None
    chosen, whole = yield from select_cards(game, ctx, node.cards)
    left = evaluate_amount(game, ctx, node.amount)
    sizes = {card: game.characteristics_of(card).hp - left for card in chosen}  # 4.4.5.4
    others = [card for card in chosen if game.state.cards[card].damage != sizes[card]]
    outcome = yield from game.propose_events(
        *(create_event(ctx, "set-hp", card, amount=sizes[card]) for card in others)
    )
    return whole and outcome.whole and len(others) == len(chosen)


def _down(game: RulesContext, ctx: ResolutionContext, node: a.GameInstruction) -> Procedure[bool]:
    assert node.cards is not None
    chosen, whole = yield from select_cards(game, ctx, node.cards)
    outcome = yield from game.propose_events(*(create_event(ctx, "down", card) for card in chosen))
    return whole and outcome.whole and bool(chosen)


def _lose_life(game: RulesContext, ctx: ResolutionContext, node: a.GameInstruction) -> Procedure[bool]:
    """Deal life damage by an ability; it does not count as the result of a down."""
    assert node.amount is not None
    size = evaluate_amount(game, ctx, node.amount)
    losing = (
        create_event(ctx, "life-damage", player=each, amount=size, by=-1)
        for each in players_of_side(ctx.seat, node.side)
    )
    return (yield from game.propose_events(*losing)).whole


# --- dice ----------------------------------------------------------------------------------------


def _roll(game: RulesContext, ctx: ResolutionContext, node: a.Roll) -> Procedure[bool]:
    count = evaluate_amount(game, ctx, node.count)
    if count <= 0:
        return False
    outcome = yield from game.propose_events(roll_event(ctx, (yield from game.roll_dice(ctx.seat, count))))
    if outcome.done:
        ctx.rolled = sum(each.amount for each in outcome.done)  # 5.24.1, 5.24.3
    return bool(outcome.done)


def roll_event(ctx: ResolutionContext, numbers: tuple[int, ...]) -> EngineEvent:
    """The event of rolling these dice at once."""
    return create_event(ctx, "roll", player=ctx.seat, amount=sum(numbers), each=numbers)


def _reroll(game: RulesContext, ctx: ResolutionContext, node: a.Reroll) -> Procedure[bool]:
    if ctx.replaces is None:
        return False
    numbers = yield from game.roll_dice(ctx.seat, len(ctx.replaces.each))
    ctx.outcome = replace(ctx.replaces, amount=sum(numbers), each=numbers)  # 5.24.3
    return True


# --- arts ----------------------------------------------------------------------------------------


@without_asks
def _boost(game: RulesContext, ctx: ResolutionContext, node: a.GameInstruction) -> bool:
    assert node.amount is not None
    ctx.size += evaluate_amount(game, ctx, node.amount)  # 12.3.4.2
    return True


@without_asks
def _also_target(game: RulesContext, ctx: ResolutionContext, node: a.GameInstruction) -> bool:
    assert node.cards is not None
    ctx.besides += tuple(map(game.state.reference_to, present_cards(game, ctx, node.cards)))
    return True


@without_asks
def _another_turn(game: RulesContext, ctx: ResolutionContext, node: a.GameInstruction) -> bool:
    game.state.another += (ctx.seat,)  # 1.3.1, 5.26.1
    game.state.invalidate_memo()
    game.note_change(create_event(ctx, "another-turn"))  # 10.7.2.3.7
    return True


@without_asks
def _use_again(game: RulesContext, ctx: ResolutionContext, node: a.GameInstruction) -> bool:
    if ctx.held is None:
        return False
    game.state.waiting += (PendingTrigger(ctx.held, ctx.this, idle=True),)  # 5.25.1
    game.record_event(create_event(ctx, "waiting", ctx.this.card, ctx.seat))
    return True


HANDLERS: Handlers = {
    **COMMON,
    a.Attach: _attach,
    a.Move: _move,
    a.DamageInstruction: _damage,
    a.Heal: _heal,
    "set-hp": _set_hp,
    a.Rest: turn_sideways,
    a.Ready: turn_sideways,
    "down": _down,
    "lose-life": _lose_life,
    "collab": _collab,
    "bloom": _bloom,
    "return-to-debut": _return_to_debut,
    a.Switch: _switch,
    a.Roll: _roll,
    a.Reroll: _reroll,
    "boost": _boost,
    "also-target": _also_target,
    "use-again": _use_again,
    "another-turn": _another_turn,
}
