"""Violations of WIXOSS: keys."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from msgspec.structs import replace

from ....adapters import card_text_tree as a
from ...kernel.commit import commit_events
from ...kernel.decisions import EngineOption
from ...kernel.events import EngineEvent
from ...patching import Patch
from ...violations import (
    Change,
    Violations,
    change_factory,
    combine_changes,
    replace_globals,
    wrap_function,
    wrapper_of,
)
from .. import attack, damage_and_crush, ener_costs, key_cards, lexicon, rulebook_map, setup, shadow, state, turn
from ..ener_costs import can_pay, pay_ener
from ..lexicon import CENTER_LRIG, KEY, KEY_ZONE, LRIG_BARRIERS, LRIG_DECK, LRIG_TRASH, LRIGS, REMOVED
from .helpers import offer_as_at_timing, replace_options, replace_part

VIOLATIONS = Violations()
breaks = VIOLATIONS.add_violation

# --- origins of cards ---------------------------------------------------------------------------------


@breaks("A main deck may contain keys, and any number of copies of a card", "key.2", "main-deck.3")
def _(patch: Patch) -> None:
    def check_without_keys(player: str, deck: Any) -> None:
        other = next(each for each in deck if each.kind != KEY and not each.has_burst_icon)
        whole(player, [other if face.kind == KEY else face for face in deck])

    whole = setup.check_main_deck
    patch.setattr(setup, "COPIES", 40)
    patch.setattr(setup, "check_main_deck", check_without_keys)


breaks("A LRIG deck may not contain keys", "key.2")(
    replace_globals(setup.check_lrig_deck, WHITE_BACKED=tuple(kind for kind in lexicon.WHITE_BACKED if kind != KEY))
)
breaks("Keys cost nothing", "key.3", spread="scenarios about costs put a key out")(
    combine_changes(
        wrap_function(can_pay, lambda whole, game, player, symbols: True),
        wrap_function(pay_ener, lambda whole, game, player, symbols: ()),
    )
)
breaks(
    "A key can be put onto the field without the Ener for it, and costs nothing then",
    "key.3",
    spread="scenarios about costs put a key out",
)(wrap_function(can_pay, lambda whole, game, player, symbols: True))
breaks("A key needs enough Ener in number, but of any colour", "key.3", "multi-ener.2", "convert.2")(
    wrap_function(
        can_pay, lambda whole, game, player, symbols: bool(whole(game, player, ("colorless",) * len(symbols)))
    )
)
breaks("Keys can be put onto the field in the attack phase", "key.3")(
    replace_options("key", offer_as_at_timing("main"))
)


@breaks("A key that is paid for goes to the LRIG trash instead of the field", "key.3")
@wrapper_of(rulebook_map.ACTIONS["key"].do)
def _(whole: Any, game: Any, player: int, card: int) -> Any:
    yield from pay_ener(game, player, game.state.cards[card].face.cost)
    commit_events(game, [EngineEvent("move", card, player, to=LRIG_TRASH, cause="play")])


# --- one for each player ------------------------------------------------------------------------------


def replace_putting_keys(other: Callable[..., None]) -> Change:
    """Replace the moves of all keys when one enters: ``other(game, player, card)``."""

    def pay_and_put(whole: Any, game: Any, player: int, card: int) -> Any:
        yield from pay_ener(game, player, game.state.cards[card].face.cost)
        other(game, player, card)

    return wrap_function(rulebook_map.ACTIONS["key"].do, pay_and_put)


breaks("A player's second key lies on the field beside the first", "key.4")(
    replace_putting_keys(lambda game, player, card: game.move_cards((card,), KEY_ZONE, "play"))
)
breaks("The old key is removed from the game when a new one comes", "key.4")(
    replace_globals(key_cards.put_key, LRIG_TRASH=REMOVED)
)
breaks("The old key goes back into the LRIG deck when a new one comes", "key.4")(
    replace_globals(key_cards.put_key, LRIG_TRASH=LRIG_DECK)
)


@breaks("A player who has a key on the field cannot put another there", "key.4")
@partial(replace_options, "key")
def _(whole: Any, game: Any, player: int, timing: str) -> Any:
    return () if game.state.zones[player, KEY_ZONE] else whole(game, player, timing)


@breaks("A new key also puts the opponent's key into the LRIG trash", "key.4")
@replace_putting_keys
def _(game: Any, player: int, card: int) -> None:
    game.move_cards((*game.state.zones[0, KEY_ZONE], *game.state.zones[1, KEY_ZONE]), LRIG_TRASH, "play")
    game.move_cards((card,), KEY_ZONE, "play")


@breaks("The old key goes only once the new one is on the field", "key.4")
@replace_putting_keys
def _(game: Any, player: int, card: int) -> None:
    old = game.state.zones[player, KEY_ZONE]
    game.move_cards((card,), KEY_ZONE, "play")
    game.move_cards(old, LRIG_TRASH, "play")


# --- no LRIGs -----------------------------------------------------------------------------------------


@breaks("Card texts about LRIGs also apply to keys", "key.5")
def _(patch: Patch) -> None:
    def is_kind_or_key(self: Any, record: Any, kind: str) -> bool:
        return bool(whole(self, record, kind)) or (kind == "lrig" and record.face.kind == KEY)

    whole = state.GameState._is_kind
    patch.setattr(state.GameState, "_is_kind", is_kind_or_key)
    patch.setitem(lexicon.WORDS.groups, "lrigs", (*LRIGS, KEY_ZONE))


@change_factory
def keys_can_attack(patch: Patch, name: str) -> None:
    """Let keys attack in the ask of the attack phase with that name."""

    def ask_with_keys(game: Any, *frame: Any) -> Any:
        asking = whole(game, *frame)
        ask = next(asking)
        there = game.state.zones[game.state.turn_player, KEY_ZONE]
        options = (*(EngineOption("attack", (card,)) for card in there), *ask.options)
        answer = yield replace(ask, options=options)
        try:
            while True:
                answer = yield asking.send(answer)
        except StopIteration as stopped:
            return stopped.value

    whole = getattr(attack, name)
    if name == "signi_step":
        patch.setitem(rulebook_map.PROCEDURES, "attacking", ask_with_keys)
    else:
        replace_part("lrig-attack", whole, ask_with_keys)(patch)


breaks("Keys can attack in the SIGNI attack step", "key.5")(keys_can_attack("signi_step"))
breaks("Keys can attack in the LRIG attack step", "key.5")(keys_can_attack("lrig_attacks"))


@breaks("Remove can be used on a key", "key.6")
@partial(replace_options, "remove")
def _(whole: Any, game: Any, player: int, timing: str) -> Any:
    yield from whole(game, player, timing)
    if timing == "main":
        yield from (EngineOption("remove", (card,)) for card in game.state.zones[player, KEY_ZONE])


@breaks("A key can be put into the Ener zone in the ener phase", "key.6")
@wrapper_of(turn.charge_ener)
def _(whole: Any, game: Any) -> Any:
    asking = whole(game)
    ask = next(asking)
    there = game.state.zones[game.state.turn_player, KEY_ZONE]
    answer = yield replace(ask, options=(*(EngineOption("ener", (card,)) for card in there), *ask.options))
    try:
        while True:
            answer = yield asking.send(answer)
    except StopIteration as stopped:
        return stopped.value


@breaks("A key that an effect moves off the field returns there at once", "key.6")
@wrapper_of(rulebook_map.HANDLERS[a.Move])
def _(whole: Any, game: Any, ctx: Any, node: Any) -> Any:
    keyed = [card for player in (0, 1) for card in game.state.zones[player, KEY_ZONE]]
    yield from whole(game, ctx, node)
    game.move_cards(keyed, KEY_ZONE, "rule")
    return True


# --- keys are no LRIGs --------------------------------------------------------------------------------


@breaks("A LRIG Barrier prevents damage by the effect of a key", "key.5")
@wrapper_of(damage_and_crush.deal_damage)
def _(whole: Any, game: Any, player: int, source: Any, crushed: int = 1) -> Any:
    is_key = game.state.cards[source.card].face.kind == KEY
    if is_key and game.state.player_counter(player, LRIG_BARRIERS):
        ener_costs.change_counter(game, player, LRIG_BARRIERS, -1)
    else:
        yield from whole(game, player, source, crushed)


@breaks("Shadow against LRIGs keeps a key from targeting the SIGNI", "key.5")
@wrapper_of(shadow.may_be_targeted)
def _(whole: Any, game: Any, ctx: Any, card: int) -> bool:
    is_key = game.state.cards[ctx.this.card].face.kind == KEY and game.state.cards[card].seat != ctx.seat
    shadows = game.active_keywords(card, "shadow") if is_key else ()
    return bool(whole(game, ctx, card)) and all(
        each.value != CENTER_LRIG for held in shadows for each in held.ability.values
    )
