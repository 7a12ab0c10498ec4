"""The instructions about cards that only WIXOSS has."""

from __future__ import annotations

from ...adapters import card_text_tree as a
from ..kernel.card_choices import choose_cards, select_cards
from ..kernel.card_references import evaluate_amount, players_of_side, present_cards
from ..kernel.decisions import EngineAsk, EngineOption
from ..kernel.game_loop import Procedure, without_asks
from ..kernel.instructions import COMMON
from ..kernel.resolution import ResolutionContext
from ..kernel.rules_context import Handlers
from .ener_costs import change_counter
from .lexicon import COLORS, DECK, ENER, LRIG_TRASH, LRIGS, TRASH
from .rules_context import RulesContext
from .signi import banish_signi, enter_field, free_zones
from .unaffected import effect_event

# --- cards that go somewhere ----------------------------------------------------------------------------


def _move(game: RulesContext, ctx: ResolutionContext, node: a.Move) -> Procedure[bool]:
    """Move cards as the text says, each to its own player's zone."""
    if node.to == "field":
        return (yield from _come(game, ctx, node))
    chosen, whole = yield from select_cards(game, ctx, node.cards)
    lying = game.state.cards
    moves = [
        effect_event(
            ctx, "move", card, lying[card].owner, to=destination_zone(game, card, node.to), bottom=node.bottom,
            face_down=node.face_down,
        )
        for card in chosen
    ]  # fmt: skip
    outcome = yield from game.propose_events(*moves)
    ctx.it = tuple(game.state.reference_to(card) for card in chosen)
    return whole and outcome.whole and bool(chosen)


def destination_zone(game: RulesContext, card: int, to: str) -> str:
    """The zone of a card that is put into a trash: from an LRIG zone, the LRIG trash."""
    return LRIG_TRASH if to == TRASH and game.state.cards[card].zone in LRIGS else to


def _come(game: RulesContext, ctx: ResolutionContext, node: a.Move) -> Procedure[bool]:
    """Put SIGNI onto the field, each into a SIGNI zone that is chosen."""
    chosen, whole = yield from select_cards(game, ctx, node.cards, lambda card: bool(free_zones(game, card)))
    for card in chosen:
        zone = yield from choose_signi_zone(game, ctx.seat, free_zones(game, card))
        if zone is None:
            whole = False
            continue
        yield from enter_field(game, game.state.cards[card].owner, card, zone, "effect")
    ctx.it = tuple(game.state.reference_to(card) for card in chosen)
    return whole and bool(chosen)


def choose_signi_zone(
    game: RulesContext, player: int, zones: list[str], whose: int | None = None
) -> Procedure[str | None]:
    """Let the player choose one of these SIGNI zones."""
    if len(zones) < 2:
        return next(iter(zones), None)
    letter = "AB"[player if whose is None else whose]
    (picked,) = yield EngineAsk(player, "zone", tuple(EngineOption("zone", (letter, zone)) for zone in zones))
    return str(picked.args[1])


def _banish(game: RulesContext, ctx: ResolutionContext, node: a.GameInstruction) -> Procedure[bool]:
    assert node.cards is not None
    chosen, whole = yield from select_cards(game, ctx, node.cards)
    done = yield from banish_signi(game, chosen, "cost" if ctx.paying else "effect", source=ctx.this, by=ctx.seat)
    return whole and len(done) == len(chosen)


def _discard(game: RulesContext, ctx: ResolutionContext, node: a.GameInstruction) -> Procedure[bool]:
    """Discard cards of the hand; all of them, if there are fewer than the text says."""
    assert isinstance(node.cards, a.ChosenCards)
    (player,) = players_of_side(ctx.seat, node.cards.by)
    hand = present_cards(game, ctx, node.cards.among)
    count = evaluate_amount(game, ctx, node.cards.most)
    chosen = yield from choose_cards(game, player, hand, count, count)
    moves = (effect_event(ctx, "move", card, player, to=TRASH, cause="discard") for card in chosen)
    yield from game.propose_events(*moves)  # discard.1
    return len(chosen) == count


def _ener_charge(game: RulesContext, ctx: ResolutionContext, node: a.GameInstruction) -> Procedure[bool]:
    assert node.amount is not None
    count = evaluate_amount(game, ctx, node.amount)
    top = game.state.zones[ctx.seat, DECK][:count]  # ener-charge.2
    yield from game.propose_events(
        *(effect_event(ctx, "move", card, ctx.seat, to=ENER) for card in top)
    )  # ener-charge.2
    return len(top) == count


# --- the orientation of cards ---------------------------------------------------------------------------


def _turn_sideways(game: RulesContext, ctx: ResolutionContext, node: a.Rest | a.Ready) -> Procedure[bool]:
    chosen, whole = yield from select_cards(game, ctx, node.cards)
    down = isinstance(node, a.Rest)
    turning = [card for card in chosen if game.state.cards[card].resting is not down]
    yield from game.propose_events(*(effect_event(ctx, "rest" if down else "ready", card) for card in turning))
    return whole and len(turning) == len(chosen)


def _turn_over(game: RulesContext, ctx: ResolutionContext, node: a.TurnCards) -> Procedure[bool]:
    chosen, whole = yield from select_cards(game, ctx, node.cards)
    turning = [card for card in chosen if game.state.cards[card].face_down is not node.face_down]
    yield from game.propose_events(*(effect_event(ctx, "turn", card, face_down=node.face_down) for card in turning))
    return whole and len(turning) == len(chosen)


def _freeze(game: RulesContext, ctx: ResolutionContext, node: a.GameInstruction) -> Procedure[bool]:
    assert node.cards is not None
    chosen, whole = yield from select_cards(game, ctx, node.cards)
    yield from game.propose_events(
        *(effect_event(ctx, "froze", card) for card in chosen if not game.state.cards[card].frozen)
    )
    return whole


def _awaken(game: RulesContext, ctx: ResolutionContext, node: a.GameInstruction) -> Procedure[bool]:
    assert node.cards is not None
    chosen, whole = yield from select_cards(game, ctx, node.cards)
    yield from game.propose_events(
        *(effect_event(ctx, "awoke", card) for card in chosen if not game.state.cards[card].awakened)
    )
    return whole


def _color(game: RulesContext, ctx: ResolutionContext, node: a.GameInstruction) -> Procedure[bool]:
    """Give cards a chosen colour, for the turn."""
    assert node.cards is not None
    (picked,) = yield EngineAsk(
        ctx.seat, "color", tuple(EngineOption("color", (color,)) for color in COLORS)
    )  # colorless.5
    colored = a.GainEffect(node.cards, (a.FactChange("color", set=str(picked.args[0])),), "turn")
    return (yield from COMMON[a.GainEffect](game, ctx, colored))


def _become(game: RulesContext, ctx: ResolutionContext, node: a.GameInstruction) -> Procedure[bool]:
    """Give cards the printed name, colours, classes, level, power and abilities of another, for the turn."""
    assert node.cards is not None and node.using is not None
    becoming, _ = yield from select_cards(game, ctx, node.cards)
    of, _ = yield from select_cards(game, ctx, node.using)
    if not becoming or not of:
        return False
    ctx.it = tuple(game.state.reference_to(card) for card in becoming)
    face = game.state.cards[of[0]].face
    changes: tuple[a.Change, ...] = (
        a.LoseAbilities(),
        *(a.GainAbility(each) for each in face.printed),
        a.FactChange("name", set=face.name),
        *_only("color", face.info.colors),
        *_only("class", face.info.classes),
        a.NumberChange("level", set=face.info.level),
        a.NumberChange("base power", set=face.info.base),
    )
    return (yield from COMMON[a.GainEffect](game, ctx, a.GainEffect(a.PreviousCards(), changes, "turn")))  # crystal.9


def _only(what: str, values: frozenset[str]) -> list[a.FactChange]:
    """The changes that replace all words of a fact by these."""
    return [a.FactChange(what, set=""), *(a.FactChange(what, add=value) for value in sorted(values))]


# --- counters, the turn ---------------------------------------------------------------------------------


@without_asks
def _adjust(game: RulesContext, ctx: ResolutionContext, node: a.AdjustCounter) -> bool:
    for player in players_of_side(ctx.seat, node.side):
        change_counter(game, player, node.name, evaluate_amount(game, ctx, node.add))
    return True


@without_asks
def _end_turn(game: RulesContext, ctx: ResolutionContext, node: a.GameInstruction) -> bool:
    game.state.cut = True  # turn-end.2
    return True


HANDLERS: Handlers = {
    **{
        node: COMMON[node]
        for node in (
            a.Draw,
            a.EachPlayer,
            a.Shuffle,
            a.Look,
            a.Reveal,
            a.IfInstruction,
            a.OptionalInstruction,
            a.GainEffect,
            a.CreateDelayedTrigger,
            a.LoseGame,
            a.ModifyEvent,
        )
    },
    a.Move: _move,
    a.Rest: _turn_sideways,
    a.Ready: _turn_sideways,
    a.TurnCards: _turn_over,
    a.AdjustCounter: _adjust,
    "banish": _banish,
    "discard": _discard,
    "ener-charge": _ener_charge,
    "freeze": _freeze,
    "awaken": _awaken,
    "color": _color,
    "become": _become,
    "end-turn": _end_turn,
}
