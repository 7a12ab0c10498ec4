"""Violations of WIXOSS: crystal armament."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from msgspec.structs import replace

from ....adapters import card_text_tree as a
from ....adapters.card_text_tree import GainAbility, NumberChange
from ...kernel import turn_steps
from ...kernel.card_references import present_cards
from ...kernel.commit import commit_events
from ...kernel.decisions import EngineOption
from ...kernel.events import EngineEvent
from ...kernel.game_loop import without_asks
from ...violations import (
    Change,
    Violations,
    change_results,
    replace_globals,
    run_without_asks,
    wrap_function,
    wrapper_of,
)
from .. import attachments, crystal_armament, rulebook_map, turn
from ..lexicon import DECK, ENER, HAND, REMOVED, SIGNI_ZONES, TRASH
from ..rides import end_riding
from .helpers import replace_applying, replace_options

VIOLATIONS = Violations()
breaks = VIOLATIONS.add_violation


def after_arming(done: Callable[..., None]) -> Change:
    """Do ``done(game, ctx, card)`` for each of the player's SIGNI after an armament."""

    def arm_and_then(whole: Any, game: Any, ctx: Any, node: Any) -> Any:
        whole_ = yield from whole(game, ctx, node)
        for card in game.state.field_signi(ctx.seat):
            done(game, ctx, card)
        return whole_

    return wrap_function(rulebook_map.HANDLERS["crystal-arm"], arm_and_then)


# --- arming -------------------------------------------------------------------------------------------


@breaks("A SIGNI is crystal-armed with the first card of the zone, whatever its name", "crystal.2")
@wrapper_of(crystal_armament.choose_same_name)
def _(whole: Any, game: Any, ctx: Any, place: Any, card: int) -> Any:
    yield from ()
    return present_cards(game, ctx, place)[:1]


@breaks("A SIGNI is crystal-armed with all cards of its name in the opponent's zone", "crystal.2")
@wrapper_of(crystal_armament.choose_same_name)
def _(whole: Any, game: Any, ctx: Any, place: Any, card: int) -> Any:
    yield from ()
    there = present_cards(game, ctx, a.MatchingCards(place.zone, "opponent"))
    return [
        each
        for each in there
        if not game.characteristics_of(each).names.isdisjoint(game.characteristics_of(card).names)
    ]


@breaks("A SIGNI is crystal-armed from the hand, trash or Ener zone, whichever zone is named", "crystal.2")
@wrapper_of(crystal_armament.choose_same_name)
def _(whole: Any, game: Any, ctx: Any, place: Any, card: int) -> Any:
    found: list[int] = []
    for zone in (HAND, TRASH, ENER):
        found = found or (yield from whole(game, ctx, a.MatchingCards((zone,), "you"), card))
    return found


@breaks("A SIGNI is crystal-armed with all cards of its name in the zone, not just one", "crystal.2")
@wrapper_of(crystal_armament.choose_same_name)
def _(whole: Any, game: Any, ctx: Any, place: Any, card: int) -> Any:
    yield from ()
    there = present_cards(game, ctx, place)
    return [
        each
        for each in there
        if not game.characteristics_of(each).names.isdisjoint(game.characteristics_of(card).names)
    ]


@breaks("A SIGNI is crystal-armed by its own effect even without another card of its name", "crystal.2")
@after_arming
def _(game: Any, ctx: Any, card: int) -> None:
    if ctx.this.card == card:
        game.state.change_card(card, crystal_armed=True)


breaks("Crystal armament puts a card under the SIGNI, but the SIGNI is not crystal-armed then", "crystal.2")(
    replace_applying("armed", lambda whole, table, event: None)
)


@breaks("Crystal-arming a SIGNI makes all of its player's SIGNI of its name crystal-armed", "crystal.2")
@partial(replace_applying, "armed")
def _(whole: Any, table: Any, event: Any) -> None:
    name = table.cards[event.card].face.name
    for card in table.field_signi(table.cards[event.card].seat):
        if table.cards[card].face.name == name:
            table.change_card(card, crystal_armed=True)


@breaks("Cards with which a SIGNI is crystal-armed go from under it to the trash at once", "crystal.2")
@after_arming
def _(game: Any, ctx: Any, card: int) -> None:
    for beneath in game.state.cards[card].under:
        commit_events(game, (EngineEvent("move", beneath, game.state.cards[beneath].owner, to=TRASH),))


# --- duration -----------------------------------------------------------------------------------------


@breaks("A SIGNI with no card left under it is no longer crystal-armed", "crystal.3")
@partial(replace_applying, "move")
def _(whole: Any, table: Any, event: Any) -> None:
    host = table.cards[event.card].host
    whole(table, event)
    if host >= 0 and not table.cards[host].under:
        table.change_card(host, crystal_armed=False)


@breaks("Crystal armament ends with the turn", "crystal.3")
@wrapper_of(end_riding)
def _(whole: Any, table: Any) -> None:
    whole(table)
    for player in (0, 1):
        for card in table.field_signi(player):
            table.change_card(card, crystal_armed=False)


@breaks("Crystal armament ends as its player's next turn begins", "crystal.3")
@wrapper_of(turn_steps.begin_turn)
def _(whole: Any, game: Any, player: int) -> None:
    whole(game, player)
    for card in game.state.field_signi(player):
        game.state.change_card(card, crystal_armed=False)


@breaks("A crystal-armed SIGNI that moves to another SIGNI zone is no longer crystal-armed", "crystal.3")
@partial(replace_applying, "move")
def _(whole: Any, table: Any, event: Any) -> None:
    whole(table, event)
    if event.to in SIGNI_ZONES:
        table.change_card(event.card, crystal_armed=False)


@breaks("A crystal-armed SIGNI that leaves the field and comes back is still crystal-armed", "crystal.3")
@partial(replace_applying, "move")
def _(whole: Any, table: Any, event: Any) -> None:
    was = table.cards[event.card].crystal_armed
    whole(table, event)
    table.change_card(event.card, crystal_armed=was)


def loose_cards_go_to(to: str) -> Change:
    """Put the cards under an armed SIGNI that has left into another zone."""

    def move_event(event: Any, game: Any, card: int) -> Any:
        return EngineEvent("move", card, game.state.cards[card].owner, to=to, cause="rule")

    return change_results(attachments.trash_event, move_event)


breaks(
    "Cards under a crystal-armed SIGNI, and any attached, go to the Ener zone when it leaves",
    "crystal.4",
    spread="entries about cards under or attached to a SIGNI let it leave",
)(loose_cards_go_to(ENER))
breaks(
    "Cards under a crystal-armed SIGNI, and any attached, go to the hand when it leaves",
    "crystal.4",
    spread="entries about cards under or attached to a SIGNI let it leave",
)(loose_cards_go_to(HAND))


@breaks("Only the first card left by a crystal-armed SIGNI is trashed, the others are out of the game", "crystal.4")
@partial(change_results, attachments.trash_event)
def _(event: Any, game: Any, card: int) -> Any:
    is_first = ("dropped",) not in game.state.done
    game.state.done |= {("dropped",)}
    return event if is_first else replace(event, to=REMOVED)


@breaks("Remove can be used on a card under a SIGNI", "crystal.5")
@partial(replace_options, "remove")
def _(whole: Any, game: Any, player: int, timing: str) -> Any:
    yield from whole(game, player, timing)
    if timing == "main":
        for card in game.state.field_signi(player):
            for beneath in game.state.cards[card].under:
                yield EngineOption("remove", (beneath,))


@breaks("Cards under the turn player's SIGNI go to the trash as the attack phase begins", "crystal.5")
@wrapper_of(turn.skip_attack)
def _(whole: Any, game: Any) -> Any:
    for card in game.state.field_signi(game.state.turn_player):
        game.move_cards(game.state.cards[card].under, TRASH, "remove")
    return (yield from whole(game))


@breaks("Each armament counts as becoming crystal-armed again for SIGNI that already were", "crystal.6")
@wrapper_of(rulebook_map.HANDLERS["crystal-arm"])
def _(whole: Any, game: Any, ctx: Any, node: Any) -> Any:
    known = [card for card in game.state.field_signi(ctx.seat) if game.state.cards[card].crystal_armed]
    done = yield from whole(game, ctx, node)
    commit_events(game, [EngineEvent("armed", card) for card in known])
    return done


@breaks("A crystal-armed SIGNI cannot be armed again", "crystal.6")
@wrapper_of(crystal_armament.choose_same_name)
def _(whole: Any, game: Any, ctx: Any, place: Any, card: int) -> Any:
    if game.state.cards[card].crystal_armed:
        return []
    return (yield from whole(game, ctx, place, card))


@breaks("A SIGNI that has two or more cards under it after an armament is not crystal-armed", "crystal.6")
@after_arming
def _(game: Any, ctx: Any, card: int) -> None:
    if len(game.state.cards[card].under) > 1:
        game.state.change_card(card, crystal_armed=False)


breaks("Crystal armament out of the deck does not shuffle it", "crystal.7")(
    replace_globals(crystal_armament._arm, COMMON={a.Shuffle: lambda game, ctx, node: ()})
)


@breaks("Crystal armament out of the deck looks at its top card alone", "crystal.7")
@wrapper_of(crystal_armament.choose_same_name)
def _(whole: Any, game: Any, ctx: Any, place: Any, card: int) -> Any:
    if place.zone != (DECK,):
        return (yield from whole(game, ctx, place, card))
    found = game.state.zones[ctx.seat, DECK][:1]
    return [
        each
        for each in found
        if not game.characteristics_of(each).names.isdisjoint(game.characteristics_of(card).names)
    ]


# --- other violations ---------------------------------------------------------------------------------


breaks("Crystal armament ups all SIGNI of its player", "crystal.8")(
    after_arming(lambda game, ctx, card: game.state.change_card(card, resting=False))
)
breaks("Crystal armament ends the frozen state of all SIGNI of its player", "crystal.8")(
    after_arming(lambda game, ctx, card: game.state.change_card(card, frozen=False))
)
breaks("Crystal armament downs all SIGNI of its player", "crystal.8")(
    after_arming(lambda game, ctx, card: game.state.change_card(card, resting=True))
)


@breaks("Crystal armament ends all effects that last for the turn", "crystal.8")
@after_arming
def _(game: Any, ctx: Any, card: int) -> None:
    game.state.lasting = ()
    game.state.invalidate_effects()


def after_becoming(done: Callable[..., None]) -> Change:
    """Do ``done(game, card, other)`` after SIGNI have become copies of another."""

    def become_and_then(whole: Any, game: Any, ctx: Any, node: Any) -> Any:
        found = yield from whole(game, ctx, node)
        others = present_cards(game, ctx, node.using.among)
        for ref in ctx.it:
            done(game, ref.card, others[0])
        return found

    return wrap_function(rulebook_map.HANDLERS["become"], become_and_then)


breaks("A crystal-armed SIGNI that becomes another SIGNI is no longer crystal-armed", "crystal.9")(
    after_becoming(lambda game, card, other: game.state.change_card(card, crystal_armed=False))
)


@breaks("A SIGNI that becomes another SIGNI is crystal-armed only if that one is", "crystal.9")
@after_becoming
def _(game: Any, card: int, other: int) -> None:
    game.state.change_card(card, crystal_armed=game.state.cards[other].crystal_armed)


@breaks("A SIGNI is no longer crystal-armed once effects on it end with the turn", "crystal.9", "crystal.3")
@wrapper_of(turn.end_turn_effects)
@without_asks
def _(whole: Any, game: Any) -> str | None:
    changed = [ref.card for lasting in game.state.lasting for ref in lasting.cards or ()]
    run_without_asks(whole(game))
    for card in changed:
        game.state.change_card(card, crystal_armed=False)
    return None


@breaks("The deck is shuffled after every crystal armament", "crystal.7")
@after_arming
def _(game: Any, ctx: Any, card: int) -> None:
    commit_events(game, (EngineEvent("shuffle", player=ctx.seat, to=DECK, cause="effect"),))


# --- states and numbers of an armed SIGNI -------------------------------------------------------------


@breaks("Crystal armament ends the awakened state of a SIGNI", "crystal.8")
@wrapper_of(rulebook_map.APPLY["armed"])
def _(whole: Any, state: Any, event: Any) -> None:
    whole(state, event)
    state.change_card(event.card, awakened=False)


def end_changes(meant: Callable[[Any], bool]) -> Change:
    """Let crystal armament end effects of the turn with a change for which ``meant(change)`` holds."""

    def arm(whole: Any, state: Any, event: Any) -> None:
        whole(state, event)
        changes = [getattr(each.held.ability, "changes", ()) for each in state.lasting]
        state.lasting = tuple(
            each for each, said in zip(state.lasting, changes, strict=True) if not any(map(meant, said))
        )
        state.invalidate_effects()

    return replace_applying("armed", arm)


breaks("Crystal armament ends what a SIGNI has lost in power for the turn", "crystal.8")(
    end_changes(lambda change: isinstance(change, NumberChange) and isinstance(change.add, int) and change.add < 0)
)
breaks("Crystal armament ends the abilities that a SIGNI has gained for the turn", "crystal.8")(
    end_changes(lambda change: isinstance(change, GainAbility))
)
