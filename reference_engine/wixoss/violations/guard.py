"""Violations of WIXOSS: guard."""

from __future__ import annotations

from typing import Any

from ...kernel.asks import PASS, Ask, Option
from ...kernel.committing import commit
from ...kernel.events import Event
from ...violations import Patch, Violations
from .. import attack, contents, turn
from ..words import CHECK, ENER, HAND, TRASH
from .ways import part

VIOLATIONS = Violations()
breaks = VIOLATIONS.breaks

# --- guard --------------------------------------------------------------------------------------------


@breaks("guard.1", "guard-step.2")
def any_card_of_the_hand_guards(patch: Patch) -> None:
    patch.setattr(attack, "can_guard", lambda game, card: True)


@breaks("guard.1", "guard-step.2")
def who_guards_keeps_the_card(patch: Patch) -> None:
    guarded(patch, lambda game, player: game.state.zones[player, HAND])


@breaks("guard.1")
def who_guards_does_not_discard(patch: Patch) -> None:
    guarded(patch, lambda game, player: game.state.zones[player, HAND], CHECK, TRASH)


@breaks("guard.4")
def a_guard_of_a_lower_level_than_the_attacker_s_is_no_guard(patch: Patch) -> None:
    def there(game: Any, player: int) -> list[int]:
        level = game.info(game.state.attacker.card).level
        return [card for card in game.state.zones[player, HAND] if game.info(card).level >= level]

    guarded(patch, there, TRASH)


@breaks("guard.4")
def a_lrig_of_a_lower_level_does_not_guard(patch: Patch) -> None:
    def there(game: Any, player: int) -> Any:
        level = game.info(game.state.attacker.card).level
        own = game.info(game.state.center(player)).level
        return game.state.zones[player, HAND] if own >= level else ()

    guarded(patch, there, TRASH)


def guarded(patch: Patch, there: Any, *goes_to: str) -> None:
    """The cards that ``there(game, player)`` gives are those of which one can guard, and it goes to these zones."""

    def let_guard(game: Any) -> Any:
        state, player = game.state, 1 - game.state.turn_player
        if state.attacker is None:
            return None
        guards = [card for card in there(game, player) if attack.can_guard(game, card)]
        if guards:
            (pick,) = yield Ask(player, "response", (*(Option("guard", (card,)) for card in guards), PASS))
            if pick != PASS:
                for zone in goes_to:
                    game.move((pick.args[0],), zone, "discard")
                state.attacker = None
                commit(game, (Event("guarded", pick.args[0], player, by=player),))
        return None

    part(patch, "guard", attack.let_guard, let_guard)


@breaks("guard.2", "damage.a2", "double-crush.5")
def a_guard_prevents_nothing(patch: Patch) -> None:
    def let_guard(game: Any) -> Any:
        attacker = game.state.attacker
        found = yield from attack.let_guard(game)
        game.state.attacker = attacker
        return found

    part(patch, "guard", attack.let_guard, let_guard)


@breaks("guard.2")
def a_guard_holds_for_the_turn(patch: Patch) -> None:
    def let_guard(game: Any) -> Any:
        if ("guarded",) in game.state.done:
            game.state.attacker = None
            return None
        attacker = game.state.attacker
        found = yield from attack.let_guard(game)
        if attacker is not None and game.state.attacker is None:
            game.state.done |= {("guarded",)}
        return found

    part(patch, "guard", attack.let_guard, let_guard)


@breaks("guard.3", "guard-step.3", "signi-step.3")
def attacks_of_signi_are_guarded(patch: Patch) -> None:
    def attacks(game: Any, frame: Any) -> Any:
        card = game.state.found(frame[1])
        player = 1 - game.state.turn_player
        guards = [each for each in game.state.zones[player, HAND] if attack.can_guard(game, each)]
        if card is not None and game.state.in_front(card) is None and guards:
            (pick,) = yield Ask(player, "response", (*(Option("guard", (each,)) for each in guards), PASS))
            if pick != PASS:
                game.move((pick.args[0],), TRASH, "discard")
                game.pop()
                return
        yield from attack.signi_attack(game, frame)

    patch.setitem(contents.PROCEDURES, "attack", attacks)


@breaks("guard-step.2", "guard.1")
def cards_of_the_ener_zone_guard(patch: Patch) -> None:
    guarded(patch, lambda game, player: (*game.state.zones[player, HAND], *game.state.zones[player, ENER]), TRASH)


@breaks("guard-step.1", "guard-step.2")
def the_guard_is_asked_before_the_attack(patch: Patch) -> None:
    def let_guard(game: Any) -> Any:
        player = 1 - game.state.turn_player
        guards = [card for card in game.state.zones[player, HAND] if attack.can_guard(game, card)]
        if guards and ("asked",) not in game.state.done:
            game.state.done |= {("asked",)}
            (pick,) = yield Ask(player, "response", (*(Option("guard", (card,)) for card in guards), PASS))
            if pick != PASS:
                game.move((pick.args[0],), TRASH, "discard")
        return None

    parts = turn.STEPS["lrig-attack"]
    patch.setitem(turn.STEPS, "lrig-attack", (parts[0], let_guard, *parts[1:]))


@breaks("guard-step.3")
def a_guard_is_asked_without_an_attack(patch: Patch) -> None:
    def let_guard(game: Any) -> Any:
        if game.state.attacker is None:
            game.state.attacker = game.state.ref(game.state.center(game.state.turn_player))
            found = yield from attack.let_guard(game)
            game.state.attacker = None
            return found
        return (yield from attack.let_guard(game))

    part(patch, "guard", attack.let_guard, let_guard)
