"""Violations of WIXOSS: guard."""

from __future__ import annotations

from typing import Any

from ...kernel.commit import commit_events
from ...kernel.decisions import PASS, EngineAsk, EngineOption
from ...kernel.events import EngineEvent
from ...patching import Patch
from ...violations import Change, Violations, wrap_function, wrapper_of
from .. import attack, damage_and_crush, rulebook_map, turn
from ..lexicon import CHECK, ENER, HAND, LIFE, TRASH
from ..rules_context import RulesContext
from .helpers import replace_part

VIOLATIONS = Violations()
breaks = VIOLATIONS.add_violation

# --- guard --------------------------------------------------------------------------------------------


breaks("Any card of the hand can guard, with or without the Guard ability", "guard.1", "guard-step.2")(
    wrap_function(attack.can_guard, lambda whole, game, card: True)
)


def guard_with(there: Any, *goes_to: str) -> Change:
    """Let cards of ``there(game, player)`` guard, and put them into these zones."""

    def offer_guard_with(game: Any) -> Any:
        state, player = game.state, 1 - game.state.turn_player
        if state.attacker is None:
            return None
        guards = [card for card in there(game, player) if attack.can_guard(game, card)]
        if guards:
            (pick,) = yield EngineAsk(player, "response", (*(EngineOption("guard", (card,)) for card in guards), PASS))
            if pick != PASS:
                for zone in goes_to:
                    game.move_cards((pick.args[0],), zone, "discard")
                state.attacker = None
                commit_events(game, (EngineEvent("guarded", pick.args[0], player, by=player),))
        return None

    return replace_part("guard", attack.offer_guard, offer_guard_with)


breaks("A player who guards keeps the guarding card in hand", "guard.1", "guard-step.2")(
    guard_with(lambda game, player: game.state.zones[player, HAND])
)
breaks("A guarding card goes to the trash through the check zone, so it is not discarded", "guard.1")(
    guard_with(lambda game, player: game.state.zones[player, HAND], CHECK, TRASH)
)


@breaks("A card cannot guard against a LRIG of a higher level than its own", "guard.4", "guard-step.2", "damage.a2")
@(lambda new: guard_with(new, TRASH))
def _(game: Any, player: int) -> list[int]:
    level = game.characteristics_of(game.state.attacker.card).level
    return [card for card in game.state.zones[player, HAND] if game.characteristics_of(card).level >= level]


@breaks("A player cannot guard against a LRIG of a higher level than their own center LRIG", "guard.4")
@(lambda new: guard_with(new, TRASH))
def _(game: Any, player: int) -> Any:
    level = game.characteristics_of(game.state.attacker.card).level
    own = game.characteristics_of(game.state.center_lrig(player)).level
    return game.state.zones[player, HAND] if own >= level else ()


@breaks("A guard does not prevent the damage of the attack", "guard.2", "damage.a2", "double-crush.5")
@wrapper_of(attack.offer_guard)
def _(whole: Any, game: Any) -> Any:
    attacker = game.state.attacker
    found = yield from whole(game)
    game.state.attacker = attacker
    return found


@breaks("A guard also prevents the damage of all later LRIG attacks in the turn", "guard.2")
@wrapper_of(attack.offer_guard)
def _(whole: Any, game: Any) -> Any:
    if ("guarded",) in game.state.done:
        game.state.attacker = None
        return None
    attacker = game.state.attacker
    found = yield from whole(game)
    if attacker is not None and game.state.attacker is None:
        game.state.done |= {("guarded",)}
    return found


@breaks("Attacks of SIGNI with no SIGNI in front can be guarded", "guard.3", "guard-step.3", "signi-step.3")
@wrapper_of(rulebook_map.PROCEDURES["attack"])
def _(whole: Any, game: Any, frame: Any) -> Any:
    card = game.state.find_card(frame[1])
    player = 1 - game.state.turn_player
    guards = [each for each in game.state.zones[player, HAND] if attack.can_guard(game, each)]
    if card is not None and game.state.signi_in_front(card) is None and guards:
        (pick,) = yield EngineAsk(player, "response", (*(EngineOption("guard", (each,)) for each in guards), PASS))
        if pick != PASS:
            game.move_cards((pick.args[0],), TRASH, "discard")
            game.pop_frame()
            return
    yield from whole(game, frame)


breaks("Cards in the Ener zone can guard as well", "guard-step.2", "guard.1")(
    guard_with(lambda game, player: (*game.state.zones[player, HAND], *game.state.zones[player, ENER]), TRASH)
)


@breaks(
    "Before the LRIG attacks, the opponent is also asked for a guard, which prevents nothing",
    "guard-step.1",
    "guard-step.2",
    "guard.1",
)
def _(patch: Patch) -> None:
    def offer_useless_guard(game: Any) -> Any:
        player = 1 - game.state.turn_player
        guards = [card for card in game.state.zones[player, HAND] if attack.can_guard(game, card)]
        if guards and ("asked",) not in game.state.done:
            game.state.done |= {("asked",)}
            (pick,) = yield EngineAsk(player, "response", (*(EngineOption("guard", (card,)) for card in guards), PASS))
            if pick != PASS:
                game.move_cards((pick.args[0],), TRASH, "discard")
        return None

    parts = turn.STEPS["lrig-attack"]
    patch.setitem(turn.STEPS, "lrig-attack", (parts[0], offer_useless_guard, *parts[1:]))


@breaks("The opponent is asked for a guard even if no LRIG attacks", "guard-step.3")
@wrapper_of(attack.offer_guard)
def _(whole: Any, game: Any) -> Any:
    if game.state.attacker is None:
        game.state.attacker = game.state.reference_to(game.state.center_lrig(game.state.turn_player))
        found = yield from whole(game)
        game.state.attacker = None
        return found
    return (yield from whole(game))


breaks("Abilities that keep the opponent from guarding do nothing", "const-ability.2")(
    wrap_function(
        RulesContext.forbids_action, lambda whole, self, card, what: what != "guard" and whole(self, card, what)
    )
)


# --- guards in single situations ----------------------------------------------------------------------


@breaks("A guard prevents the damage of only one of the Life Cloth that Triple Crush crushes", "guard.2")
@wrapper_of(attack.offer_guard)
def _(whole: Any, game: Any) -> Any:
    attacker = game.state.attacker
    found = yield from whole(game)
    card = None if attacker is None or game.state.attacker is not None else game.state.find_card(attacker)
    if card is not None and game.has_keyword(card, "triple-crush"):
        yield from damage_and_crush.deal_damage(game, 1 - game.state.turn_player, attacker, 2)
    return found


@breaks("A guard does not prevent damage to a player with a single Life Cloth", "guard.2")
@wrapper_of(attack.offer_guard)
def _(whole: Any, game: Any) -> Any:
    attacker = game.state.attacker
    found = yield from whole(game)
    if len(game.state.zones[1 - game.state.turn_player, LIFE]) == 1:
        game.state.attacker = attacker
    return found
