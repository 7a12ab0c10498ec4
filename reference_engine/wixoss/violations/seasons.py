"""Violations of WIXOSS: Decore, subscribers, Beat and Layer."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from ....adapters import abilities as a
from ...kernel import references
from ...kernel.choices import choose
from ...kernel.flow import at_once
from ...patching import Patch
from ...violations import Change, Violations, instead, results, wrap
from .. import contents, effects, turn, usage
from ..keywords import as_it_works as as_it_works_now
from ..state import Table
from ..words import BEAT, ENER, HAND, REMOVED, TRASH
from .ways import part

VIOLATIONS = Violations()
breaks = VIOLATIONS.breaks


def works(other: Any) -> Change:
    """Printed abilities work so: ``other(printed, works)``."""

    def as_it_works(whole: Any, printed: Any) -> Any:
        ability, origin = whole(printed)
        return (other(printed, ability), origin) if origin is not None else (ability, origin)

    return wrap(as_it_works_now, as_it_works)


def is_decore(printed: Any) -> bool:
    """Whether an ability is Decore."""
    return getattr(printed, "what", "") == "decore"


# --- Decore -------------------------------------------------------------------------------------------


@breaks("Decore can attach any SIGNI of the hand, not only a Cook", "decore.1")
def _(patch: Patch) -> None:
    signi = a.Choose(a.Cards(("hand",), "you", a.Filter(kind=("signi",))))

    def other(printed: Any, ability: Any) -> Any:
        return replace(ability, then=(replace(ability.then[0], cards=signi),)) if is_decore(printed) else ability

    works(other)(patch)


breaks("Decore can be used any number of times per turn", "decore.2")(
    works(lambda printed, ability: replace(ability, limit=None) if is_decore(printed) else ability)
)


@breaks("Decore can be used only once per game", "decore.2")
def _(patch: Patch) -> None:
    once = a.Limit(per="game")
    works(lambda printed, ability: replace(ability, limit=once) if is_decore(printed) else ability)(patch)


breaks("Decore can be used twice per turn", "decore.2")(
    works(lambda printed, ability: replace(ability, limit=a.Limit(2)) if is_decore(printed) else ability)
)


@breaks("Decore costs one blue Ener", "decore.3")
def _(patch: Patch) -> None:
    cost = (a.Pay(("blue",)),)
    works(lambda printed, ability: replace(ability, cost=cost) if is_decore(printed) else ability)(patch)


@breaks("Using Decore also trashes a card of the Ener zone", "decore.3")
def _(patch: Patch) -> None:
    def use_ability(game: Any, player: int, card: int, held: Any) -> Any:
        yield from whole(game, player, card, held)
        if is_decore(held.origin):
            game.move(game.state.zones[player, ENER][:1], TRASH, "cost")

    whole = usage.use_ability
    action = contents.ACTIONS["ability"]
    patch.setitem(contents.ACTIONS, "ability", action._replace(do=use_ability))


# --- subscribers --------------------------------------------------------------------------------------


def subscribers(other: Any) -> Change:
    """Texts see so many subscribers of a player: ``other(number, table, player)``."""

    def amount(number: int, game: Any, ctx: Any, counted: Any) -> int:
        if isinstance(counted, a.Counter) and counted.name == "subscribers":
            return int(other(number, game.state, ctx.seat))
        return number

    return results(references.amount, amount)


@breaks("A player who has subscribers loses as many as they should gain", "subscribers.2")
@instead(Table.adjust)
def _(whole: Any, table: Any, player: int, name: str, by: int) -> Any:
    known = table.counter(player, name)
    return whole(table, player, name, -by if name == "subscribers" and known else by)


breaks("Card texts always count zero subscribers", "subscribers.2")(subscribers(lambda number, table, player: 0))
breaks("Card texts count one subscriber less than a player has", "subscribers.2")(
    subscribers(lambda number, table, player: number - 1)
)
breaks("Card texts count one subscriber more than a player has", "subscribers.2")(
    subscribers(lambda number, table, player: number + 1)
)
breaks("Card texts count the opponent's subscribers instead of the player's own", "subscribers.2")(
    subscribers(lambda number, table, player: table.counter(1 - player, "subscribers"))
)
breaks("Card texts count the subscribers of both players together", "subscribers.2")(
    subscribers(lambda number, table, player: number + table.counter(1 - player, "subscribers"))
)


# --- Beat ---------------------------------------------------------------------------------------------


@breaks("Beat is seen by its own player alone", "beat.2")
@instead(Table.can_see)
def _(whole: Any, table: Any, player: int, card: int) -> bool:
    record = table.cards[card]
    return bool(whole(table, player, card)) and not (record.zone == BEAT and record.seat != player)


breaks("Cards that become Beat go to the trash", "beat.2", "beat.1")(
    results(effects.place, lambda to, *_: TRASH if to == BEAT else to)
)


@breaks("Cards that become Beat lie face down", "beat.2")
@instead(Table.arriving)
def _(whole: Any, table: Any, old: Any, event: Any, now: int) -> Any:
    return replace(whole(table, old, event, now), face_down=event.to == BEAT or event.face_down)


def trims(beat: Any, to: str = TRASH) -> Change:
    """At the end of the turn this goes of Beat: ``beat(game)``."""

    def trim_hand(game: Any) -> Any:
        player = game.state.turn_player
        hand = list(game.state.zones[player, HAND])
        excess = max(0, len(hand) - turn.HAND_LIMIT)
        dropped = yield from choose(game, player, hand, excess, excess)
        game.move(dropped, TRASH, "end")
        game.move(beat(game), to, "end")

    return part("end", turn.trim_hand, trim_hand)


breaks("Beat is not trashed at the end of the turn", "beat.3")(trims(lambda game: ()))
breaks("Only one card of the turn player's Beat is trashed at the end of the turn", "beat.3")(
    trims(lambda game: game.state.zones[game.state.turn_player, BEAT][:1])
)
breaks("Only the turn player's Beat is trashed at the end of the turn", "beat.3")(
    trims(lambda game: game.state.zones[game.state.turn_player, BEAT])
)
breaks("Beat is removed from the game at the end of the turn", "beat.3")(
    trims(lambda game: [card for each in (0, 1) for card in game.state.zones[each, BEAT]], REMOVED)
)


@breaks("Beat is not trashed at the end of a turn in which the hand is trimmed", "beat.3")
@trims
def _(game: Any) -> Any:
    trimmed = any(event.cause == "end" for event in game.state.log)
    return () if trimmed else [card for each in (0, 1) for card in game.state.zones[each, BEAT]]


@breaks("Beat is trashed as the end phase begins, before end-of-turn abilities", "beat.3")
def _(patch: Patch) -> None:
    def begins(game: Any) -> Any:
        game.move([card for each in (0, 1) for card in game.state.zones[each, BEAT]], TRASH, "end")
        return None

    part("end", turn.turn_ends, at_once(begins), turn.turn_ends)(patch)


def asks_for(other: Any) -> Change:
    """What abilities ask of Beat is met so: ``other(number, wanted)``."""

    def is_met(whole: Any, table: Any, game: Any, ctx: Any, keyword: Any) -> bool:
        if keyword.what == "beat":
            return bool(other(len(table.zones[ctx.seat, BEAT]), keyword.number, table, ctx))
        return bool(whole(table, game, ctx, keyword))

    return wrap(Table.is_met, is_met)


breaks("Abilities with a Beat condition work without any Beat", "beat.4")(
    asks_for(lambda number, wanted, table, ctx: True)
)
breaks("A Beat condition needs one card of Beat more than it says", "beat.4")(
    asks_for(lambda number, wanted, table, ctx: number > wanted)
)
breaks("A Beat condition needs exactly as much Beat as it says, not more", "beat.4")(
    asks_for(lambda number, wanted, table, ctx: number == wanted)
)
breaks("A single card of Beat meets every Beat condition", "beat.4")(
    asks_for(lambda number, wanted, table, ctx: number >= 1)
)
breaks("A Beat condition counts the opponent's Beat", "beat.4")(
    asks_for(lambda number, wanted, table, ctx: len(table.zones[1 - ctx.seat, BEAT]) >= wanted)
)


def is_action(ctx: Any) -> bool:
    """Whether it is about an activated ability."""
    return isinstance(ctx.held.ability, a.Activated)


breaks("Beat conditions are ignored for all but activated abilities", "beat.4")(
    asks_for(lambda number, wanted, table, ctx: number >= wanted or not is_action(ctx))
)
breaks("Beat conditions are ignored for activated abilities", "beat.4")(
    asks_for(lambda number, wanted, table, ctx: number >= wanted or is_action(ctx))
)


# --- Layer --------------------------------------------------------------------------------------------


def layers(other: Any) -> Change:
    """What has Layer works so: ``other(ability)``."""
    return works(lambda printed, ability: other(ability) if is_layer(printed) else ability)


def is_layer(printed: Any) -> bool:
    """Whether Layer stands before an ability."""
    return any(each.what == "layer" for each in getattr(printed, "keywords", ()))


def shared_with(**how: Any) -> Change:
    """Abilities with Layer are shared with others."""

    def other(ability: Any) -> Any:
        where = how.get("where", ability.cards.where)
        return replace(ability, cards=replace(ability.cards, where=where, side=how.get("side", ability.cards.side)))

    return layers(other)


breaks("An ability with Layer is not shared but belongs to its own SIGNI alone", "layer.1")(
    layers(lambda ability: replace(ability, cards=a.This()))
)
breaks("An ability with Layer is shared with all SIGNI of the player, not only Ghosts", "layer.1")(
    shared_with(where=a.Filter(kind=("signi",)))
)
breaks("An ability with Layer is shared with the Ghosts of both players", "layer.1")(shared_with(side="both"))
breaks("An ability with Layer is shared only in its own player's turn", "layer.1")(
    layers(lambda ability: replace(ability, condition=a.TurnOf("you")))
)
breaks("An ability with Layer is given twice to each Ghost", "layer.1")(
    layers(lambda ability: replace(ability, changes=ability.changes * 2))
)


@breaks("Constant abilities of a SIGNI about itself apply to all SIGNI of its player", "layer.1")
@instead(as_it_works_now)
def _(whole: Any, printed: Any) -> Any:
    ability, origin = whole(printed)
    if isinstance(ability, a.Continuous) and isinstance(ability.cards, a.This) and origin is None:
        ghosts = a.Cards(("signi zones",), "you", a.Filter(kind=("signi",)))
        return replace(ability, cards=ghosts), printed
    return ability, origin
