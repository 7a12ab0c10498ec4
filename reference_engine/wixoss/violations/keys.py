"""Violations of WIXOSS: keys, and Triple Crush."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from ....adapters import abilities as a
from ...kernel.asks import Option
from ...kernel.committing import commit
from ...kernel.events import Event
from ...kernel.flow import at_once
from ...kernel.triggers import play_one
from ...violations import Patch, Violations
from .. import attack, contents, damage, keys, setup, state, triggers, turn, words
from ..costs import can_pay, pay
from ..words import CHECK, KEY, KEY_ZONE, LIFE, LRIG_DECK, LRIG_TRASH, LRIGS, REMOVED
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


# --- Triple Crush -------------------------------------------------------------------------------------


def crushing(patch: Patch, number: Callable[..., int]) -> None:
    """An attack crushes ``number(game, card, whole)``."""
    whole = attack.crushes
    patch.setattr(attack, "crushes", lambda game, card: number(game, card, whole(game, card)))


@breaks("triple-crush.2")
def triple_crush_crushes_two(patch: Patch) -> None:
    crushing(patch, lambda game, card, number: min(number, 2))


@breaks("triple-crush.2")
def every_attack_crushes_three(patch: Patch) -> None:
    crushing(patch, lambda game, card, number: 3)


@breaks("triple-crush.2")
def triple_crush_is_for_signi_alone(patch: Patch) -> None:
    crushing(patch, lambda game, card, number: number if game.state.cards[card].face.is_signi else 1)


@breaks("triple-crush.2")
def triple_crush_deals_damage_three_times(patch: Patch) -> None:
    def dealt(game: Any, player: int, source: Any, crushed: int = 1) -> Any:
        for _ in range(crushed):
            yield from whole(game, player, source)
            yield from damage.bursts_or_not(game)

    whole = damage.damage
    patch.setattr(attack, "damage", dealt)


@breaks("triple-crush.2")
def triple_crush_crushes_in_a_battle_as_well(patch: Patch) -> None:
    def battle(game: Any, attacker: int, front: int) -> Any:
        yield from whole(game, attacker, front)
        if game.has(attacker, "triple-crush"):
            damage.crush(game, 1 - game.state.cards[attacker].seat, 3)

    whole = attack.battle
    patch.setattr(attack, "battle", battle)


@breaks("triple-crush.3")
def each_triple_crush_adds_two(patch: Patch) -> None:
    crushing(patch, lambda game, card, number: 1 + 2 * len(list(game.keywords(card, "triple-crush"))))


@breaks("triple-crush.4")
def triple_crush_wins_over_one_life_cloth(patch: Patch) -> None:
    def dealt(game: Any, player: int, source: Any, crushed: int = 1) -> Any:
        for _ in range(crushed):
            yield from whole(game, player, source)

    whole = damage.damage
    patch.setattr(attack, "damage", dealt)


@breaks("triple-crush.4")
def triple_crush_wants_three_life_cloth(patch: Patch) -> None:
    def crush(game: Any, player: int, count: int = 1) -> None:
        whole(game, player, count if len(game.state.zones[player, LIFE]) >= count else 0)

    whole = damage.crush
    patch.setattr(damage, "crush", crush)


@breaks("triple-crush.4")
def triple_crush_never_wins(patch: Patch) -> None:
    def dealt(game: Any, player: int, source: Any, crushed: int = 1) -> Any:
        if crushed < 3 or game.state.zones[player, LIFE]:
            yield from whole(game, player, source, crushed)

    whole = damage.damage
    patch.setattr(attack, "damage", dealt)


@breaks("triple-crush.5")
def a_guard_prevents_one_of_three(patch: Patch) -> None:
    def let_guard(game: Any) -> Any:
        attacker = game.state.attacker
        found = yield from whole(game)
        if attacker is not None and game.state.attacker is None:
            card = game.state.found(attacker)
            if card is not None and game.has(card, "triple-crush"):
                yield from damage.damage(game, 1 - game.state.turn_player, attacker, 2)
        return found

    whole = attack.let_guard
    part(patch, "guard", whole, let_guard)


@breaks("triple-crush.6")
def the_attacker_orders_the_bursts_of_triple_crush(patch: Patch) -> None:
    def one(game: Any, player: int, waiting: Any) -> Any:
        bursting = [each for each in waiting if game.state.cards[each.live.card].zone == CHECK]
        playing = whole(game, player, waiting)
        if len(bursting) < 3:
            return (yield from playing)
        ask = next(playing)
        answer = yield replace(ask, player=1 - player)
        try:
            while True:
                answer = yield playing.send(answer)
        except StopIteration as stopped:
            return stopped.value

    whole = play_one
    patch.setattr(triggers, "play_one", one)


@breaks("triple-crush.6")
def the_bursts_of_triple_crush_come_as_the_cards_lay(patch: Patch) -> None:
    def one(game: Any, player: int, waiting: Any) -> Any:
        bursting = [each for each in waiting if game.state.cards[each.live.card].zone == CHECK]
        return (yield from whole(game, player, bursting[:1] or waiting))

    whole = play_one
    patch.setattr(triggers, "play_one", one)


@breaks("triple-crush.7")
def lancer_crushes_three_with_triple_crush(patch: Patch) -> None:
    def made(whole: Any) -> Any:
        @at_once
        def done(game: Any, ctx: Any, node: Any) -> bool:
            card = game.state.found(ctx.this)
            damage.crush(game, 1 - ctx.seat, 1 if card is None else attack.crushes(game, card))
            return True

        return done

    handler(patch, "lancer", made)


@breaks("triple-crush.8", "double-crush.8")
def double_crush_goes_before_triple_crush(patch: Patch) -> None:
    crushing(patch, lambda game, card, number: 2 if game.has(card, "double-crush") else number)


@breaks("triple-crush.8", "double-crush.8")
def double_crush_and_triple_crush_add_up(patch: Patch) -> None:
    def number(game: Any, card: int, found: int) -> int:
        both = all(game.has(card, each) for each in ("double-crush", "triple-crush"))
        return 5 if both else found

    crushing(patch, number)


@breaks("triple-crush.8")
def what_was_gained_last_says_how_many_are_crushed(patch: Patch) -> None:
    def number(game: Any, card: int, found: int) -> int:
        names = [getattr(each.origin or each.ability, "what", "") for each in game.info(card).abilities]
        several = [each for each in names if each in ("double-crush", "triple-crush")]
        return {"double-crush": 2, "triple-crush": 3}[several[-1]] if several else found

    crushing(patch, number)
