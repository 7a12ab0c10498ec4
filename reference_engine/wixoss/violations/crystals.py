"""Violations of WIXOSS: crystal armament."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from ....adapters import abilities as a
from ...kernel.asks import Option
from ...kernel.committing import commit
from ...kernel.events import Event
from ...kernel.flow import at_once
from ...kernel.references import cards
from ...violations import Patch, Violations, done, results
from .. import attached, crystals, turn
from ..rides import dismount
from ..words import DECK, ENER, HAND, REMOVED, SIGNI_ZONES, TRASH
from .ways import applies, handler, offers, part

VIOLATIONS = Violations()
breaks = VIOLATIONS.breaks


def afterwards(patch: Patch, done: Callable[..., None]) -> None:
    """Once SIGNI were armed, ``done(game, ctx, card)`` for each of the player's."""

    def made(whole: Any) -> Any:
        def arm(game: Any, ctx: Any, node: Any) -> Any:
            whole_ = yield from whole(game, ctx, node)
            for card in game.state.signi(ctx.seat):
                done(game, ctx, card)
            return whole_

        return arm

    handler(patch, "crystal-arm", made)


def armed_with(patch: Patch, other: Callable[..., Any]) -> None:
    """A SIGNI is armed with what ``other(whole, game, ctx, place, card)`` finds."""
    whole = crystals.out_of

    def out_of(*arguments: Any) -> Any:
        return (yield from other(whole, *arguments))

    patch.setattr(crystals, "out_of", out_of)


# --- how it is armed ----------------------------------------------------------------------------------


@breaks("crystal.2")
def a_signi_is_armed_with_any_card(patch: Patch) -> None:
    def first(whole: Any, game: Any, ctx: Any, place: Any, card: int) -> Any:
        yield from ()
        return cards(game, ctx, place)[:1]

    armed_with(patch, first)


@breaks("crystal.2")
def a_signi_is_armed_out_of_the_opponent_s_zone(patch: Patch) -> None:
    def theirs(whole: Any, game: Any, ctx: Any, place: Any, card: int) -> Any:
        yield from ()
        there = cards(game, ctx, a.Cards(place.zone, "opponent"))
        return [each for each in there if not game.info(each).names.isdisjoint(game.info(card).names)]

    armed_with(patch, theirs)


@breaks("crystal.2")
def a_signi_is_armed_out_of_any_zone(patch: Patch) -> None:
    def anywhere(whole: Any, game: Any, ctx: Any, place: Any, card: int) -> Any:
        found: list[int] = []
        for zone in (HAND, TRASH, ENER):
            found = found or (yield from whole(game, ctx, a.Cards((zone,), "you"), card))
        return found

    armed_with(patch, anywhere)


@breaks("crystal.2")
def a_signi_is_armed_with_all_of_its_name(patch: Patch) -> None:
    def every(whole: Any, game: Any, ctx: Any, place: Any, card: int) -> Any:
        yield from ()
        there = cards(game, ctx, place)
        return [each for each in there if not game.info(each).names.isdisjoint(game.info(card).names)]

    armed_with(patch, every)


@breaks("crystal.2")
def a_signi_is_armed_without_another_of_its_name(patch: Patch) -> None:
    def armed(game: Any, ctx: Any, card: int) -> None:
        if ctx.this.card == card:
            game.state.change(card, crystal_armed=True)

    afterwards(patch, armed)


@breaks("crystal.2")
def a_card_is_put_under_it_and_it_is_not_armed(patch: Patch) -> None:
    applies(patch, "armed", lambda whole, table, event: None)


@breaks("crystal.2")
def all_of_the_name_are_armed(patch: Patch) -> None:
    def alike(whole: Any, table: Any, event: Any) -> None:
        name = table.cards[event.card].face.name
        for card in table.signi(table.cards[event.card].seat):
            if table.cards[card].face.name == name:
                table.change(card, crystal_armed=True)

    applies(patch, "armed", alike)


@breaks("crystal.2")
def what_it_is_armed_with_goes_to_the_trash(patch: Patch) -> None:
    def dropped(game: Any, ctx: Any, card: int) -> None:
        for beneath in game.state.cards[card].under:
            commit(game, (Event("move", beneath, game.state.cards[beneath].owner, to=TRASH),))

    afterwards(patch, dropped)


# --- how long -----------------------------------------------------------------------------------------


@breaks("crystal.3")
def who_has_nothing_under_it_is_armed_no_more(patch: Patch) -> None:
    def moved(whole: Any, table: Any, event: Any) -> None:
        host = table.cards[event.card].host
        whole(table, event)
        if host >= 0 and not table.cards[host].under:
            table.change(host, crystal_armed=False)

    applies(patch, "move", moved)


@breaks("crystal.3")
def crystal_armament_ends_with_the_turn(patch: Patch) -> None:
    def over(table: Any) -> None:
        whole(table)
        for player in (0, 1):
            for card in table.signi(player):
                table.change(card, crystal_armed=False)

    whole = dismount
    patch.setattr(turn, "dismount", over)


@breaks("crystal.3")
def crystal_armament_ends_as_its_player_s_next_turn_begins(patch: Patch) -> None:
    def begins(game: Any, player: int) -> None:
        whole(game, player)
        for card in game.state.signi(player):
            game.state.change(card, crystal_armed=False)

    whole = turn.begin_turn
    patch.setattr(turn, "begin_turn", begins)


@breaks("crystal.3")
def who_moves_is_armed_no_more(patch: Patch) -> None:
    def moved(whole: Any, table: Any, event: Any) -> None:
        whole(table, event)
        if event.to in SIGNI_ZONES:
            table.change(event.card, crystal_armed=False)

    applies(patch, "move", moved)


@breaks("crystal.3")
def who_comes_back_is_armed_still(patch: Patch) -> None:
    def moved(whole: Any, table: Any, event: Any) -> None:
        was = table.cards[event.card].crystal_armed
        whole(table, event)
        table.change(event.card, crystal_armed=was)

    applies(patch, "move", moved)


def dropping(patch: Patch, to: str) -> None:
    """What lay under an armed SIGNI that has left goes to another zone."""

    def goes(event: Any, game: Any, card: int) -> Any:
        return Event("move", card, game.state.cards[card].owner, to=to, cause="rule")

    results(patch, attached, "dropping", goes)


@breaks("crystal.4")
def what_it_was_armed_with_goes_to_the_ener_zone(patch: Patch) -> None:
    dropping(patch, ENER)


@breaks("crystal.4")
def what_it_was_armed_with_goes_to_the_hand(patch: Patch) -> None:
    dropping(patch, HAND)


@breaks("crystal.4")
def one_card_of_what_lay_under_it_goes_to_the_trash(patch: Patch) -> None:
    def goes(event: Any, game: Any, card: int) -> Any:
        is_first = ("dropped",) not in game.state.done
        game.state.done |= {("dropped",)}
        return event if is_first else replace(event, to=REMOVED)

    results(patch, attached, "dropping", goes)


@breaks("crystal.5")
def what_it_is_armed_with_can_be_removed(patch: Patch) -> None:
    def offered(whole: Any, game: Any, player: int, timing: str) -> Any:
        yield from whole(game, player, timing)
        if timing == "main":
            for card in game.state.signi(player):
                for beneath in game.state.cards[card].under:
                    yield Option("remove", (beneath,))

    offers(patch, "remove", offered)


@breaks("crystal.5")
def what_it_is_armed_with_goes_as_the_main_phase_ends(patch: Patch) -> None:
    def skip(game: Any) -> Any:
        for card in game.state.signi(game.state.turn_player):
            game.move(game.state.cards[card].under, TRASH, "remove")
        return (yield from whole(game))

    whole = turn.skip_attack
    patch.setitem(turn.STEPS, "pre-attack", (skip, *turn.STEPS["pre-attack"][1:]))


@breaks("crystal.6")
def to_be_armed_again_is_to_become_so(patch: Patch) -> None:
    def made(whole: Any) -> Any:
        def arm(game: Any, ctx: Any, node: Any) -> Any:
            known = [card for card in game.state.signi(ctx.seat) if game.state.cards[card].crystal_armed]
            done = yield from whole(game, ctx, node)
            commit(game, [Event("armed", card) for card in known])
            return done

        return arm

    handler(patch, "crystal-arm", made)


@breaks("crystal.6")
def who_is_armed_cannot_be_armed_again(patch: Patch) -> None:
    def none(whole: Any, game: Any, ctx: Any, place: Any, card: int) -> Any:
        if game.state.cards[card].crystal_armed:
            return []
        return (yield from whole(game, ctx, place, card))

    armed_with(patch, none)


@breaks("crystal.6")
def to_be_armed_again_ends_it(patch: Patch) -> None:
    def turned(game: Any, ctx: Any, card: int) -> None:
        if len(game.state.cards[card].under) > 1:
            game.state.change(card, crystal_armed=False)

    afterwards(patch, turned)


@breaks("crystal.7")
def to_be_armed_out_of_the_deck_shuffles_nothing(patch: Patch) -> None:
    patch.setattr(crystals, "COMMON", {a.Shuffle: lambda game, ctx, node: ()})


@breaks("crystal.7")
def only_the_top_card_of_the_deck_is_looked_at(patch: Patch) -> None:
    def top(whole: Any, game: Any, ctx: Any, place: Any, card: int) -> Any:
        if place.zone != (DECK,):
            return (yield from whole(game, ctx, place, card))
        found = game.state.zones[ctx.seat, DECK][:1]
        return [each for each in found if not game.info(each).names.isdisjoint(game.info(card).names)]

    armed_with(patch, top)


# --- what else ----------------------------------------------------------------------------------------


@breaks("crystal.8")
def who_is_armed_stands_up(patch: Patch) -> None:
    afterwards(patch, lambda game, ctx, card: game.state.change(card, resting=False))


@breaks("crystal.8")
def who_is_armed_thaws(patch: Patch) -> None:
    afterwards(patch, lambda game, ctx, card: game.state.change(card, frozen=False))


@breaks("crystal.8")
def who_is_armed_goes_down(patch: Patch) -> None:
    afterwards(patch, lambda game, ctx, card: game.state.change(card, resting=True))


@breaks("crystal.8")
def who_is_armed_has_its_printed_power(patch: Patch) -> None:
    def forget(game: Any, ctx: Any, card: int) -> None:
        game.state.lasting = ()
        game.state.rearranged()

    afterwards(patch, forget)


def becoming(patch: Patch, done: Callable[..., None]) -> None:
    """Once SIGNI have become others, ``done(game, card, other)``."""

    def made(whole: Any) -> Any:
        def become(game: Any, ctx: Any, node: Any) -> Any:
            found = yield from whole(game, ctx, node)
            others = cards(game, ctx, node.using.among)
            for ref in ctx.it:
                done(game, ref.card, others[0])
            return found

        return become

    handler(patch, "become", made)


@breaks("crystal.9")
def who_becomes_another_is_armed_no_more(patch: Patch) -> None:
    becoming(patch, lambda game, card, other: game.state.change(card, crystal_armed=False))


@breaks("crystal.9")
def who_becomes_another_is_armed_as_that_one_is(patch: Patch) -> None:
    def alike(game: Any, card: int, other: int) -> None:
        game.state.change(card, crystal_armed=game.state.cards[other].crystal_armed)

    becoming(patch, alike)


@breaks("crystal.9", "crystal.3")
def who_is_itself_again_is_armed_no_more(patch: Patch) -> None:
    @at_once
    def effects_end(game: Any) -> str | None:
        changed = [ref.card for lasting in game.state.lasting for ref in lasting.cards or ()]
        done(whole(game))
        for card in changed:
            game.state.change(card, crystal_armed=False)
        return None

    whole = turn.effects_end
    part(patch, "end", whole, effects_end)
