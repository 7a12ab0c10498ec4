"""Violations of WIXOSS: crystal armament."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from msgspec.structs import replace

from ....adapters import abilities as a
from ...kernel import steps
from ...kernel.asks import Option
from ...kernel.committing import commit
from ...kernel.events import Event
from ...kernel.flow import at_once
from ...kernel.references import cards
from ...violations import Change, Violations, done, instead, reads, results, wrap
from .. import attached, contents, crystals, turn
from ..rides import dismount
from ..words import DECK, ENER, HAND, REMOVED, SIGNI_ZONES, TRASH
from .ways import applies, offers

VIOLATIONS = Violations()
breaks = VIOLATIONS.breaks


def afterwards(done: Callable[..., None]) -> Change:
    """Once SIGNI were armed, ``done(game, ctx, card)`` for each of the player's."""

    def arm(whole: Any, game: Any, ctx: Any, node: Any) -> Any:
        whole_ = yield from whole(game, ctx, node)
        for card in game.state.signi(ctx.seat):
            done(game, ctx, card)
        return whole_

    return wrap(contents.HANDLERS["crystal-arm"], arm)


# --- how it is armed ----------------------------------------------------------------------------------


@breaks("A SIGNI is crystal-armed with the first card of the zone, whatever its name", "crystal.2")
@instead(crystals.out_of)
def _(whole: Any, game: Any, ctx: Any, place: Any, card: int) -> Any:
    yield from ()
    return cards(game, ctx, place)[:1]


@breaks("A SIGNI is crystal-armed with all cards of its name in the opponent's zone", "crystal.2")
@instead(crystals.out_of)
def _(whole: Any, game: Any, ctx: Any, place: Any, card: int) -> Any:
    yield from ()
    there = cards(game, ctx, a.Cards(place.zone, "opponent"))
    return [each for each in there if not game.info(each).names.isdisjoint(game.info(card).names)]


@breaks("A SIGNI is crystal-armed from the hand, trash or Ener zone, whichever zone is named", "crystal.2")
@instead(crystals.out_of)
def _(whole: Any, game: Any, ctx: Any, place: Any, card: int) -> Any:
    found: list[int] = []
    for zone in (HAND, TRASH, ENER):
        found = found or (yield from whole(game, ctx, a.Cards((zone,), "you"), card))
    return found


@breaks("A SIGNI is crystal-armed with all cards of its name in the zone, not just one", "crystal.2")
@instead(crystals.out_of)
def _(whole: Any, game: Any, ctx: Any, place: Any, card: int) -> Any:
    yield from ()
    there = cards(game, ctx, place)
    return [each for each in there if not game.info(each).names.isdisjoint(game.info(card).names)]


@breaks("A SIGNI is crystal-armed by its own effect even without another card of its name", "crystal.2")
@afterwards
def _(game: Any, ctx: Any, card: int) -> None:
    if ctx.this.card == card:
        game.state.change(card, crystal_armed=True)


breaks("Crystal armament puts a card under the SIGNI, but the SIGNI is not crystal-armed then", "crystal.2")(
    applies("armed", lambda whole, table, event: None)
)


@breaks("Crystal-arming a SIGNI makes all of its player's SIGNI of its name crystal-armed", "crystal.2")
@partial(applies, "armed")
def _(whole: Any, table: Any, event: Any) -> None:
    name = table.cards[event.card].face.name
    for card in table.signi(table.cards[event.card].seat):
        if table.cards[card].face.name == name:
            table.change(card, crystal_armed=True)


@breaks("Cards with which a SIGNI is crystal-armed go from under it to the trash at once", "crystal.2")
@afterwards
def _(game: Any, ctx: Any, card: int) -> None:
    for beneath in game.state.cards[card].under:
        commit(game, (Event("move", beneath, game.state.cards[beneath].owner, to=TRASH),))


# --- how long -----------------------------------------------------------------------------------------


@breaks("A SIGNI with no card left under it is no longer crystal-armed", "crystal.3")
@partial(applies, "move")
def _(whole: Any, table: Any, event: Any) -> None:
    host = table.cards[event.card].host
    whole(table, event)
    if host >= 0 and not table.cards[host].under:
        table.change(host, crystal_armed=False)


@breaks("Crystal armament ends with the turn", "crystal.3")
@instead(dismount)
def _(whole: Any, table: Any) -> None:
    whole(table)
    for player in (0, 1):
        for card in table.signi(player):
            table.change(card, crystal_armed=False)


@breaks("Crystal armament ends as its player's next turn begins", "crystal.3")
@instead(steps.begin_turn)
def _(whole: Any, game: Any, player: int) -> None:
    whole(game, player)
    for card in game.state.signi(player):
        game.state.change(card, crystal_armed=False)


@breaks("A crystal-armed SIGNI that moves to another SIGNI zone is no longer crystal-armed", "crystal.3")
@partial(applies, "move")
def _(whole: Any, table: Any, event: Any) -> None:
    whole(table, event)
    if event.to in SIGNI_ZONES:
        table.change(event.card, crystal_armed=False)


@breaks("A crystal-armed SIGNI that leaves the field and comes back is still crystal-armed", "crystal.3")
@partial(applies, "move")
def _(whole: Any, table: Any, event: Any) -> None:
    was = table.cards[event.card].crystal_armed
    whole(table, event)
    table.change(event.card, crystal_armed=was)


def dropping(to: str) -> Change:
    """What lay under an armed SIGNI that has left goes to another zone."""

    def goes(event: Any, game: Any, card: int) -> Any:
        return Event("move", card, game.state.cards[card].owner, to=to, cause="rule")

    return results(attached.dropping, goes)


breaks("Cards under a crystal-armed SIGNI, and any attached, go to the Ener zone when it leaves", "crystal.4")(
    dropping(ENER)
)
breaks("Cards under a crystal-armed SIGNI, and any attached, go to the hand when it leaves", "crystal.4")(
    dropping(HAND)
)


@breaks("Only the first card left by a crystal-armed SIGNI is trashed, the others are out of the game", "crystal.4")
@partial(results, attached.dropping)
def _(event: Any, game: Any, card: int) -> Any:
    is_first = ("dropped",) not in game.state.done
    game.state.done |= {("dropped",)}
    return event if is_first else replace(event, to=REMOVED)


@breaks("Remove can be used on a card under a SIGNI", "crystal.5")
@partial(offers, "remove")
def _(whole: Any, game: Any, player: int, timing: str) -> Any:
    yield from whole(game, player, timing)
    if timing == "main":
        for card in game.state.signi(player):
            for beneath in game.state.cards[card].under:
                yield Option("remove", (beneath,))


@breaks("Cards under the turn player's SIGNI go to the trash as the attack phase begins", "crystal.5")
@instead(turn.skip_attack)
def _(whole: Any, game: Any) -> Any:
    for card in game.state.signi(game.state.turn_player):
        game.move(game.state.cards[card].under, TRASH, "remove")
    return (yield from whole(game))


@breaks("Each armament counts as becoming crystal-armed again for SIGNI that already were", "crystal.6")
@instead(contents.HANDLERS["crystal-arm"])
def _(whole: Any, game: Any, ctx: Any, node: Any) -> Any:
    known = [card for card in game.state.signi(ctx.seat) if game.state.cards[card].crystal_armed]
    done = yield from whole(game, ctx, node)
    commit(game, [Event("armed", card) for card in known])
    return done


@breaks("A crystal-armed SIGNI cannot be armed again", "crystal.6")
@instead(crystals.out_of)
def _(whole: Any, game: Any, ctx: Any, place: Any, card: int) -> Any:
    if game.state.cards[card].crystal_armed:
        return []
    return (yield from whole(game, ctx, place, card))


@breaks("A SIGNI that has two or more cards under it after an armament is not crystal-armed", "crystal.6")
@afterwards
def _(game: Any, ctx: Any, card: int) -> None:
    if len(game.state.cards[card].under) > 1:
        game.state.change(card, crystal_armed=False)


breaks("Crystal armament out of the deck does not shuffle it", "crystal.7")(
    reads(crystals._arm, COMMON={a.Shuffle: lambda game, ctx, node: ()})
)


@breaks("Crystal armament out of the deck looks at its top card alone", "crystal.7")
@instead(crystals.out_of)
def _(whole: Any, game: Any, ctx: Any, place: Any, card: int) -> Any:
    if place.zone != (DECK,):
        return (yield from whole(game, ctx, place, card))
    found = game.state.zones[ctx.seat, DECK][:1]
    return [each for each in found if not game.info(each).names.isdisjoint(game.info(card).names)]


# --- what else ----------------------------------------------------------------------------------------


breaks("Crystal armament ups all SIGNI of its player", "crystal.8")(
    afterwards(lambda game, ctx, card: game.state.change(card, resting=False))
)
breaks("Crystal armament ends the frozen state of all SIGNI of its player", "crystal.8")(
    afterwards(lambda game, ctx, card: game.state.change(card, frozen=False))
)
breaks("Crystal armament downs all SIGNI of its player", "crystal.8")(
    afterwards(lambda game, ctx, card: game.state.change(card, resting=True))
)


@breaks("Crystal armament ends all effects that last for the turn", "crystal.8")
@afterwards
def _(game: Any, ctx: Any, card: int) -> None:
    game.state.lasting = ()
    game.state.rearranged()


def becoming(done: Callable[..., None]) -> Change:
    """Once SIGNI have become others, ``done(game, card, other)``."""

    def become(whole: Any, game: Any, ctx: Any, node: Any) -> Any:
        found = yield from whole(game, ctx, node)
        others = cards(game, ctx, node.using.among)
        for ref in ctx.it:
            done(game, ref.card, others[0])
        return found

    return wrap(contents.HANDLERS["become"], become)


breaks("A crystal-armed SIGNI that becomes another SIGNI is no longer crystal-armed", "crystal.9")(
    becoming(lambda game, card, other: game.state.change(card, crystal_armed=False))
)


@breaks("A SIGNI that becomes another SIGNI is crystal-armed only if that one is", "crystal.9")
@becoming
def _(game: Any, card: int, other: int) -> None:
    game.state.change(card, crystal_armed=game.state.cards[other].crystal_armed)


@breaks("A SIGNI is no longer crystal-armed once effects on it end with the turn", "crystal.9", "crystal.3")
@instead(turn.effects_end)
@at_once
def _(whole: Any, game: Any) -> str | None:
    changed = [ref.card for lasting in game.state.lasting for ref in lasting.cards or ()]
    done(whole(game))
    for card in changed:
        game.state.change(card, crystal_armed=False)
    return None
