"""What texts do with cards, beside what every game has."""

from __future__ import annotations

from ...adapters import abilities as a
from ..kernel.asks import Ask, Option
from ..kernel.choices import choose, pick
from ..kernel.context import Context
from ..kernel.flow import Procedure, at_once
from ..kernel.instructions import COMMON
from ..kernel.references import amount, cards, players
from ..kernel.running import Handlers
from .costs import adjust
from .running import Running
from .signi import banish, come, places
from .unaffected import event
from .words import COLORS, DECK, ENER, HAND, LRIG_TRASH, LRIGS, TRASH

# --- cards that go somewhere ----------------------------------------------------------------------------


def _move(game: Running, ctx: Context, node: a.Move) -> Procedure[bool]:
    """Cards go where the text says; each to its own player's zone."""
    if node.to == "field":
        return (yield from _come(game, ctx, node))
    chosen, whole = yield from pick(game, ctx, node.cards)
    lying = game.state.cards
    moves = [
        event(
            ctx, "move", card, lying[card].owner, to=place(game, card, node.to), bottom=node.bottom,
            face_down=node.face_down,
        )
        for card in chosen
    ]  # fmt: skip
    outcome = yield from game.happen(*moves)
    ctx.it = tuple(game.state.ref(card) for card in chosen)
    return whole and outcome.whole and bool(chosen)


def place(game: Running, card: int, to: str) -> str:
    """Where a card goes that is put into a trash: one from an LRIG zone into the LRIG trash."""
    return LRIG_TRASH if to == TRASH and game.state.cards[card].zone in LRIGS else to


def _come(game: Running, ctx: Context, node: a.Move) -> Procedure[bool]:
    """SIGNI come to the field, each to a SIGNI zone that is chosen."""
    chosen, whole = yield from pick(game, ctx, node.cards, lambda card: bool(places(game, card)))
    for card in chosen:
        zone = yield from which_zone(game, ctx.seat, places(game, card))
        if zone is None:
            whole = False
            continue
        yield from come(game, game.state.cards[card].owner, card, zone, "effect")
    ctx.it = tuple(game.state.ref(card) for card in chosen)
    return whole and bool(chosen)


def which_zone(game: Running, player: int, zones: list[str], whose: int | None = None) -> Procedure[str | None]:
    """The player says which of some SIGNI zones."""
    if len(zones) < 2:
        return next(iter(zones), None)
    letter = "AB"[player if whose is None else whose]
    (picked,) = yield Ask(player, "zone", tuple(Option("zone", (letter, zone)) for zone in zones))
    return str(picked.args[1])


def _banish(game: Running, ctx: Context, node: a.Act) -> Procedure[bool]:
    assert node.cards is not None
    chosen, whole = yield from pick(game, ctx, node.cards)
    done = yield from banish(game, chosen, "cost" if ctx.paying else "effect", source=ctx.this, by=ctx.seat)
    return whole and len(done) == len(chosen)


def _discard(game: Running, ctx: Context, node: a.Act) -> Procedure[bool]:
    """Cards of the hand go to the trash: as many as there are, where there are fewer."""
    assert isinstance(node.cards, a.Choose)
    (player,) = players(ctx.seat, node.cards.by)
    hand = list(game.state.zones[player, HAND])
    if isinstance(node.cards.among, a.Cards) and node.cards.among.where != a.Filter():
        hand = cards(game, ctx, node.cards.among)
    count = amount(game, ctx, node.cards.most)
    chosen = yield from choose(game, player, hand, count, count)
    moves = (event(ctx, "move", card, player, to=TRASH, cause="discard") for card in chosen)
    yield from game.happen(*moves)  # discard.1
    return len(chosen) == count


def _ener_charge(game: Running, ctx: Context, node: a.Act) -> Procedure[bool]:
    assert node.amount is not None
    count = amount(game, ctx, node.amount)
    top = game.state.zones[ctx.seat, DECK][:count]  # ener-charge.2
    yield from game.happen(*(event(ctx, "move", card, ctx.seat, to=ENER) for card in top))  # ener-charge.2
    return len(top) == count


# --- how cards lie --------------------------------------------------------------------------------------


def _turn_sideways(game: Running, ctx: Context, node: a.Rest | a.Ready) -> Procedure[bool]:
    chosen, whole = yield from pick(game, ctx, node.cards)
    down = isinstance(node, a.Rest)
    turning = [card for card in chosen if game.state.cards[card].resting is not down]
    yield from game.happen(*(event(ctx, "rest" if down else "ready", card) for card in turning))
    return whole and len(turning) == len(chosen)


def _turn_over(game: Running, ctx: Context, node: a.Turn) -> Procedure[bool]:
    chosen, whole = yield from pick(game, ctx, node.cards)
    turning = [card for card in chosen if game.state.cards[card].face_down is not node.face_down]
    yield from game.happen(*(event(ctx, "turn", card, face_down=node.face_down) for card in turning))
    return whole and len(turning) == len(chosen)


def _freeze(game: Running, ctx: Context, node: a.Act) -> Procedure[bool]:
    assert node.cards is not None
    chosen, whole = yield from pick(game, ctx, node.cards)
    yield from game.happen(*(event(ctx, "froze", card) for card in chosen if not game.state.cards[card].frozen))
    return whole


def _awaken(game: Running, ctx: Context, node: a.Act) -> Procedure[bool]:
    assert node.cards is not None
    chosen, whole = yield from pick(game, ctx, node.cards)
    yield from game.happen(*(event(ctx, "awoke", card) for card in chosen if not game.state.cards[card].awakened))
    return whole


def _color(game: Running, ctx: Context, node: a.Act) -> Procedure[bool]:
    """Cards are of a colour that is chosen, for the turn."""
    assert node.cards is not None
    (picked,) = yield Ask(ctx.seat, "color", tuple(Option("color", (color,)) for color in COLORS))  # colorless.5
    colored = a.Gain(node.cards, (a.Info("color", set=str(picked.args[0])),), "turn")
    return (yield from COMMON[a.Gain](game, ctx, colored))


def _become(game: Running, ctx: Context, node: a.Act) -> Procedure[bool]:
    """Cards have the name, colours, classes, level, power and abilities that are printed on another, for the turn."""
    assert node.cards is not None and node.using is not None
    becoming, _ = yield from pick(game, ctx, node.cards)
    of, _ = yield from pick(game, ctx, node.using)
    if not becoming or not of:
        return False
    ctx.it = tuple(game.state.ref(card) for card in becoming)
    face = game.state.cards[of[0]].face
    changes: tuple[a.Change, ...] = (
        a.LoseAbilities(),
        *(a.GainAbility(each) for each in face.printed),
        a.Info("name", set=face.name),
        *_only("color", face.info.colors),
        *_only("class", face.info.classes),
        a.Number("level", set=face.info.level),
        a.Number("base power", set=face.info.base),
    )
    return (yield from COMMON[a.Gain](game, ctx, a.Gain(a.It(), changes, "turn")))  # crystal.9


def _only(what: str, values: frozenset[str]) -> list[a.Info]:
    """To have these words and no other."""
    return [a.Info(what, set=""), *(a.Info(what, add=value) for value in sorted(values))]


# --- counters, the turn ---------------------------------------------------------------------------------


@at_once
def _adjust(game: Running, ctx: Context, node: a.Adjust) -> bool:
    for player in players(ctx.seat, node.side):
        adjust(game, player, node.name, amount(game, ctx, node.add))
    return True


@at_once
def _end_turn(game: Running, ctx: Context, node: a.Act) -> bool:
    game.state.cut = True  # turn-end.2
    return True


HANDLERS: Handlers = {
    **{
        node: COMMON[node]
        for node in (a.Draw, a.Each, a.Shuffle, a.Look, a.Reveal, a.If, a.May, a.Gain, a.Delay, a.Lose, a.Happen)
    },
    a.Move: _move,
    a.Rest: _turn_sideways,
    a.Ready: _turn_sideways,
    a.Turn: _turn_over,
    a.Adjust: _adjust,
    "banish": _banish,
    "discard": _discard,
    "ener-charge": _ener_charge,
    "freeze": _freeze,
    "awaken": _awaken,
    "color": _color,
    "become": _become,
    "end-turn": _end_turn,
}
