"""Chapter 11: rule processing, looked at only in check timings (11.1.2)."""

from __future__ import annotations

from itertools import chain

from ...adapters.abilities import When
from ..kernel.asks import Ask, Option
from ..kernel.cards import AbilityKey, HeldAbility
from ..kernel.choices import choose, choose_one
from ..kernel.committing import commit
from ..kernel.context import Context, Ref, Snapshot
from ..kernel.events import Event
from ..kernel.flow import Procedure, remembered
from ..kernel.patterns import is_meant
from ..kernel.playing import agreed, play
from ..kernel.references import fits, holds, snapshot
from ..kernel.table import LOOSE, Delayed
from ..timings.loops import PERPETUAL, Past, is_endless
from .cards import Info
from .running import Running
from .specials import WhenDowned
from .state import Card, Table


def process_rules(game: Running) -> Procedure[bool]:
    """Do all the rule processing that is due at this moment; whether any was."""
    losers = losing(game)
    if losers:
        game.end(losers, reason_of(game, losers))  # 11.1.3, 1.2.2
    illegal = yield from illegal_cards(game)
    downs = is_down_due(game)
    if illegal:
        yield from archive(game, illegal)  # 11.1.3
    if downs:
        yield from process_downs(game)
    if not illegal and not downs:
        spare(game)
        return (yield from process_life_damage(game))  # 11.5.1
    game.state.busy = True
    return True


# --- whom rules look at ---------------------------------------------------------------------------


@remembered
def doubtful(game: Running) -> tuple[list[int], list[int]]:
    """Each player's holomem but for those that lie, and that effects change, as when they were fine."""
    state, changed = game.state, game.changed()
    cards, fine = state.cards, state.fine
    first, second = [
        [card for card in state.holomem(player) if fine.get(card) != (cards[card], changed.get(card))]
        for player in (0, 1)
    ]
    return first, second


def spare(game: Running) -> None:
    """Nothing is wrong with any holomem: remember those of which no attached card asks anything."""
    state, changed = game.state, game.changed()
    cards = state.cards
    for card in chain(*doubtful(game)):
        record = cards[card]
        if not any([cards[each].face.support.only_on for each in record.attached]):
            state.fine[card] = (record, changed.get(card))


# --- losing (11.2) --------------------------------------------------------------------------------


def losing(game: Running) -> tuple[int, ...]:
    """The players who lose now."""
    state = game.state
    return tuple(
        [
            player
            for player in (0, 1)
            if not state.zones[player, "life"]  # 1.2.1.2, 11.2.1
            or not state.holomem(player)  # 1.2.1.3, 11.2.2
        ]
    )


def reason_of(game: Running, losers: tuple[int, ...]) -> str:
    """Why they lose, for people."""
    without_life = [player for player in losers if not game.state.zones[player, "life"]]
    return "no life is left" if without_life else "no holomem is on the stage"


# --- downs (11.3) ---------------------------------------------------------------------------------


def is_down_due(game: Running) -> bool:
    """Whether any holomem has to be downed."""
    cards, changed = game.state.cards, game.changed()
    return any([is_downed(cards[card], card, changed) for card in chain(*doubtful(game))])


def is_downed(record: Card, card: int, changed: dict[int, Info]) -> bool:
    """Whether a holomem has to be downed."""
    info: Info = changed.get(card) or record.face.info
    return record.downed or record.damage >= info.hp  # 11.3.1, 4.4.5.3, 4.4.9


def process_downs(game: Running) -> Procedure[None]:
    """Process downs until none is due."""
    before: list[Past] = []
    while (card := (yield from next_down(game))) is not None:  # 11.3.2
        yield from process_down(game, card)
        if is_endless(game, before, without_life_damage(game.state)):
            game.end((0, 1), PERPETUAL)  # 14.1.1.3


def without_life_damage(state: Table) -> Table:
    """A copy of the state in which no life damage is due: while downs are processed, it only adds up."""
    copy = state.copy()
    copy.life_damage = (0, 0)
    return copy


def next_down(game: Running) -> Procedure[int | None]:
    """The holomem whose down is processed next: the turn player's first, one that its player chooses."""
    state = game.state
    for player in (state.turn_player, 1 - state.turn_player):  # 11.3.2
        due = [card for card in state.holomem(player) if is_downed(state.cards[card], card, game.changed())]
        if due:
            return (yield from choose(game, player, due, 1, 1))[0]
    return None


def process_down(game: Running, card: int) -> Procedure[None]:
    """Down one holomem: its "when downed" abilities, then it leaves and costs life."""
    state = game.state
    downed = Snapshot(card, state.cards[card], game.info(card))
    done: set[AbilityKey] = set()
    game.record(Event("downed", card, downed.record.seat))
    while (held := (yield from next_downed_ability(game, downed, done))) is not None:  # 11.3.1.1.2
        done.add(held.key)
        yield from do_downed_ability(game, held, downed)  # 10.1.1.2.3, 11.3.1.1
    yield from leave(game, downed)
    state.busy = True


def next_downed_ability(game: Running, downed: Snapshot, done: set[AbilityKey]) -> Procedure[HeldAbility | None]:
    """The next ability about this down: the turn player's first, in the order that its player chooses."""
    state = game.state
    due = [
        held
        for held in (*game.in_effect().special, *(each.held for each in delayed_about_downs(state)))
        if held.key not in done and is_about(game, held, downed) and game.usable(held)
    ]
    for player in (state.turn_player, 1 - state.turn_player):  # 11.3.1.1.1
        mine = [held for held in due if held.seat == player]
        if len(mine) == 1:
            return mine[0]
        if mine:
            (pick,) = yield Ask(player, "downed", tuple(Option("ability", (held.card, held)) for held in mine))
            chosen: HeldAbility = pick.args[1]
            return chosen
    return None


def delayed_about_downs(state: Table) -> list[Delayed]:
    """The delayed triggers about downs."""
    return [each for each in state.delayed if isinstance(each.held.ability, WhenDowned)]  # 10.8.5.1


def is_about(game: Running, held: HeldAbility, downed: Snapshot) -> bool:
    """Whether a "when downed" ability speaks of this down."""
    at: When = held.ability.at
    ctx = downed_context(game, held, downed)
    if at.subject is not None and not is_meant(game, ctx, at.subject, downed):
        return False
    wanted, source = at.source, ctx.source
    return wanted is None or (source is not None and is_meant(game, ctx, wanted, snapshot(game, source)))


def downed_context(game: Running, held: HeldAbility, downed: Snapshot) -> Context:
    """The resolution of a "when downed" ability."""
    ctx = Context.of(held)
    ctx.that = downed
    ctx.source = downed.record.harmed_by
    for delayed in game.state.delayed:
        if delayed.held is held:
            ctx.it = delayed.it
    return ctx


def do_downed_ability(game: Running, held: HeldAbility, downed: Snapshot) -> Procedure[None]:
    """Do a "when downed" ability; with a cost, its player may decline."""
    ctx, state = downed_context(game, held, downed), game.state
    state.delayed = tuple(each for each in state.delayed if each.held is not held or not each.once)
    if holds(game, ctx, held.ability.condition) and (yield from agreed(game, ctx, held)):
        yield from play(game, ctx, held)


def leave(game: Running, downed: Snapshot) -> Procedure[None]:
    """Archive every holomem card of the downed holomem; its player takes one life damage (11.3.1.2)."""
    state = game.state
    seat, source = downed.record.seat, Ref(downed.card, downed.record.inc)
    record = state.cards[downed.card]
    stack = (downed.card, *record.under) if record.inc == downed.record.inc else ()
    lost = [Event("life-damage", player=seat, amount=1, cause="down", source=source)]  # 11.3.1.2
    if "life" in downed.info.forbids:
        lost = []  # 1.3.1
    yield from game.happen(
        *(Event("move", card, seat, to="archive", cause="archive", source=source) for card in stack),  # 11.3.1.2
        *lost,
    )


# --- illegal cards (11.4) -------------------------------------------------------------------------


def illegal_cards(game: Running) -> Procedure[list[int]]:
    """The cards that may not stay on the stage; players choose which of too many attached cards stay."""
    state, records, doubts = game.state, game.state.cards, doubtful(game)
    found: list[int] = []
    for player in (state.turn_player, 1 - state.turn_player):
        found += state.zones[player, LOOSE]  # 11.4.1
        for holomem in doubts[player]:
            lying = records[holomem].attached
            attached = [card for card in lying if not records[card].face.is_cheer] if lying else []
            if attached:
                found += [card for card in attached if not may_stay(game, holomem, card)]  # 11.4.3
                found += yield from too_many(game, player, holomem, attached)  # 11.4.2
    return list(dict.fromkeys(found))


def may_stay(game: Running, holomem: int, card: int) -> bool:
    """Whether a card can be attached to that holomem, by what the card says."""
    only_on = game.state.cards[card].face.support.only_on
    if only_on is None:
        return True
    record = game.state.cards[holomem]
    ctx = Context(record.seat, game.state.ref(card))
    return fits(game, ctx, record, game.info(holomem), only_on)


def too_many(game: Running, player: int, holomem: int, attached: list[int]) -> Procedure[list[int]]:
    """The attached cards above a limit, after the holomem's player has chosen those that stay."""
    records = game.state.cards
    excess: list[int] = []
    if len(attached) < 2 and not game.changed():
        return excess
    for subtype, most in game.info(holomem).caps:
        if len(attached) <= most:
            continue
        these = [card for card in attached if records[card].face.subtype == subtype]
        if len(these) > most:
            kept = yield from choose(game, player, these, most, most)  # 11.4.2
            excess += [card for card in these if card not in kept]
    return excess


def archive(game: Running, illegal: list[int]) -> Procedure[None]:
    """Archive cards by rule processing, all at once."""
    records = game.state.cards
    archiving = (Event("move", card, records[card].seat, to="archive", cause="archive") for card in illegal)
    yield from game.happen(*archiving)  # 10.11.1


# --- life damage (11.5) ---------------------------------------------------------------------------


def process_life_damage(game: Running) -> Procedure[bool]:
    """Process one life damage of one player; whether there was any."""
    state = game.state
    for player in (state.turn_player, 1 - state.turn_player):  # 11.5.1.1
        if state.life_damage[player] >= 1:  # 11.5.1
            yield from take_life(game, player)
            state.busy = True
            return True
    return False


def take_life(game: Running, player: int) -> Procedure[None]:
    """The top card of the player's life is revealed and sent to one of their holomem."""
    state = game.state
    card = state.zones[player, "life"][0]
    yield from game.happen(Event("reveal", card))  # 11.5.1
    holomem = yield from choose_one(game, player, list(state.holomem(player)))  # 11.5.1
    assert holomem is not None
    yield from game.happen(Event("attach", card, other=holomem, cause="send"))  # 11.5.1
    commit(game, (Event("life-damage-taken", player=player, amount=-1),))  # 11.5.1
