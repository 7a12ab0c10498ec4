"""Violations of WIXOSS: keys."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from ....adapters import abilities as a
from ...kernel.asks import Option
from ...kernel.committing import commit
from ...kernel.events import Event
from ...violations import Patch, Violations
from .. import attack, contents, keys, setup, state, turn, words
from ..costs import can_pay, pay
from ..words import KEY, KEY_ZONE, LRIG_DECK, LRIG_TRASH, LRIGS, REMOVED
from .ways import at_any_timing, handler, offers, part

VIOLATIONS = Violations()
breaks = VIOLATIONS.breaks

# --- where they come from, and how --------------------------------------------------------------------


@breaks("key.2")
def keys_belong_into_the_main_deck(patch: Patch) -> None:
    def check(player: str, deck: Any) -> None:
        whole(player, [face if face.kind != KEY else next(each for each in deck if each.kind != KEY) for face in deck])

    whole = setup.check_deck
    patch.setattr(setup, "COPIES", 40)
    patch.setattr(setup, "check_deck", check)


@breaks("key.2")
def the_lrig_deck_takes_no_keys(patch: Patch) -> None:
    patch.setattr(setup, "WHITE_BACKED", tuple(kind for kind in words.WHITE_BACKED if kind != KEY))


@breaks("key.3")
def keys_cost_nothing(patch: Patch) -> None:
    patch.setattr(keys, "can_pay", lambda game, player, symbols: True)
    patch.setattr(keys, "pay", lambda game, player, symbols: ())


@breaks("key.3")
def keys_are_offered_to_who_cannot_pay(patch: Patch) -> None:
    patch.setattr(keys, "can_pay", lambda game, player, symbols: True)


@breaks("key.3")
def any_ener_pays_for_a_key(patch: Patch) -> None:
    def pays(game: Any, player: int, symbols: Any) -> bool:
        return bool(can_pay(game, player, ("colorless",) * len(symbols)))

    patch.setattr(keys, "can_pay", pays)


@breaks("key.3")
def keys_can_be_put_onto_the_field_in_the_attack_phase(patch: Patch) -> None:
    offers(patch, "key", at_any_timing("main"))


@breaks("key.3")
def a_key_takes_the_place_of_the_lrig(patch: Patch) -> None:
    def put(game: Any, player: int, card: int) -> Any:
        yield from pay(game, player, game.state.cards[card].face.cost)
        commit(game, [Event("move", card, player, to=LRIG_TRASH, cause="play")])

    patch.setitem(contents.ACTIONS, "key", contents.ACTIONS["key"]._replace(does=put))


# --- one a player -------------------------------------------------------------------------------------


def laid(patch: Patch, other: Callable[..., None]) -> None:
    """What becomes of other keys as one comes: ``other(game, player, card)`` moves all of them."""

    def put(game: Any, player: int, card: int) -> Any:
        yield from pay(game, player, game.state.cards[card].face.cost)
        other(game, player, card)

    patch.setitem(contents.ACTIONS, "key", contents.ACTIONS["key"]._replace(does=put))


@breaks("key.4")
def a_second_key_lies_beside_the_first(patch: Patch) -> None:
    laid(patch, lambda game, player, card: game.move((card,), KEY_ZONE, "play"))


@breaks("key.4")
def the_first_key_goes_out_of_the_game(patch: Patch) -> None:
    patch.setattr(keys, "LRIG_TRASH", REMOVED)
    patch.setitem(contents.ACTIONS, "key", contents.ACTIONS["key"]._replace(does=keys.put))


@breaks("key.4")
def the_first_key_goes_back_into_the_lrig_deck(patch: Patch) -> None:
    patch.setattr(keys, "LRIG_TRASH", LRIG_DECK)


@breaks("key.4")
def nobody_who_has_a_key_puts_another_onto_the_field(patch: Patch) -> None:
    def offered(whole: Any, game: Any, player: int, timing: str) -> Any:
        return () if game.state.zones[player, KEY_ZONE] else whole(game, player, timing)

    offers(patch, "key", offered)


@breaks("key.4")
def one_key_is_on_the_field_for_both_players(patch: Patch) -> None:
    def other(game: Any, player: int, card: int) -> None:
        game.move((*game.state.zones[0, KEY_ZONE], *game.state.zones[1, KEY_ZONE]), LRIG_TRASH, "play")
        game.move((card,), KEY_ZONE, "play")

    laid(patch, other)


@breaks("key.4")
def the_first_key_goes_once_the_second_is_there(patch: Patch) -> None:
    def other(game: Any, player: int, card: int) -> None:
        old = game.state.zones[player, KEY_ZONE]
        game.move((card,), KEY_ZONE, "play")
        game.move(old, LRIG_TRASH, "play")

    laid(patch, other)


# --- no LRIGs -----------------------------------------------------------------------------------------


@breaks("key.5")
def what_is_said_of_lrigs_is_said_of_keys(patch: Patch) -> None:
    def is_kind(self: Any, record: Any, kind: str) -> bool:
        return bool(whole(self, record, kind)) or (kind == "lrig" and record.face.kind == KEY)

    whole = state.Table._is_kind
    patch.setattr(state.Table, "_is_kind", is_kind)
    patch.setitem(words.WORDS.groups, "lrigs", (*LRIGS, KEY_ZONE))


def attacking(patch: Patch, name: str) -> None:
    """A key is among those that can attack, as one of the attack phase's asks offers them."""

    def asked(game: Any, *frame: Any) -> Any:
        asking = whole(game, *frame)
        ask = next(asking)
        there = game.state.zones[game.state.turn_player, KEY_ZONE]
        options = (*(Option("attack", (card,)) for card in there), *ask.options)
        answer = yield replace(ask, options=options)
        try:
            while True:
                answer = yield asking.send(answer)
        except StopIteration as stopped:
            return stopped.value

    whole = getattr(attack, name)
    if name == "signi_step":
        patch.setitem(contents.PROCEDURES, "attacking", asked)
    else:
        part(patch, "lrig-attack", whole, asked)


@breaks("key.5")
def keys_attack_with_the_signi(patch: Patch) -> None:
    attacking(patch, "signi_step")


@breaks("key.5")
def keys_attack_with_the_lrig(patch: Patch) -> None:
    attacking(patch, "lrig_attacks")


@breaks("key.6")
def a_key_can_be_removed(patch: Patch) -> None:
    def offered(whole: Any, game: Any, player: int, timing: str) -> Any:
        yield from whole(game, player, timing)
        if timing == "main":
            yield from (Option("remove", (card,)) for card in game.state.zones[player, KEY_ZONE])

    offers(patch, "remove", offered)


@breaks("key.6")
def a_key_can_be_put_into_the_ener_zone(patch: Patch) -> None:
    def charge(game: Any) -> Any:
        asking = whole(game)
        ask = next(asking)
        there = game.state.zones[game.state.turn_player, KEY_ZONE]
        answer = yield replace(ask, options=(*(Option("ener", (card,)) for card in there), *ask.options))
        try:
            while True:
                answer = yield asking.send(answer)
        except StopIteration as stopped:
            return stopped.value

    whole = turn.charge
    part(patch, "ener", whole, charge)


@breaks("key.6")
def a_key_is_bound_to_the_field(patch: Patch) -> None:
    def made(whole: Any) -> Any:
        def moved(game: Any, ctx: Any, node: Any) -> Any:
            keyed = [card for player in (0, 1) for card in game.state.zones[player, KEY_ZONE]]
            yield from whole(game, ctx, node)
            game.move(keyed, KEY_ZONE, "rule")
            return True

        return moved

    handler(patch, a.Move, made)
