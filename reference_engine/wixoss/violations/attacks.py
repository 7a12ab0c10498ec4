"""Violations of WIXOSS: the attack phase and its steps."""

from __future__ import annotations

from typing import Any

from ...kernel.asks import PASS, Ask, Option
from ...kernel.committing import commit
from ...kernel.events import Event
from ...kernel.flow import at_once
from ...kernel.steps import begins
from ...violations import Patch, Violations, results
from .. import acting, attack, contents, state, turn, usage
from .. import game as games
from ..words import ATTACK_TIMING, MAIN_TIMING, SIGNI_ZONES
from .ways import NOTHING, offers, part

VIOLATIONS = Violations()
breaks = VIOLATIONS.breaks

# --- the phase ----------------------------------------------------------------------------------------


@breaks("attack-phase.1", "signi-step.1", "lrig-step.2")
def only_signi_attack(patch: Patch) -> None:
    part(patch, "lrig-attack", attack.lrig_attacks, NOTHING)


@breaks("attack-phase.2", "lrig-step.1", "signi-step.1")
def the_lrig_attacks_before_the_signi(patch: Patch) -> None:
    steps = turn.STEPS
    first, second = steps["signi-attack"], steps["lrig-attack"]
    patch.setitem(turn.STEPS, "signi-attack", (first[0], attack.lrig_attacks, attack.let_guard, attack.hit_by_lrig))
    patch.setitem(turn.STEPS, "lrig-attack", (second[0], first[1]))


@breaks("attack-phase.3", "first-player.2")
def the_first_turn_has_an_attack_phase(patch: Patch) -> None:
    part(patch, "pre-attack", turn.skip_attack, NOTHING)


@breaks("attack-phase.3", "first-player.2")
def nobody_attacks_in_their_first_turn(patch: Patch) -> None:
    @at_once
    def skip(game: Any) -> str | None:
        return "end" if game.state.turn <= 2 else None

    part(patch, "pre-attack", turn.skip_attack, skip)


@breaks("preattack-step.1", "attack-phase.2", "defense-step.1")
def the_opponent_acts_before_the_turn_player(patch: Patch) -> None:
    steps = turn.STEPS
    before, after = steps["pre-attack"][-1], steps["defense"][-1]
    part(patch, "pre-attack", before, after)
    part(patch, "defense", after, before)


@breaks("preattack-step.2")
def what_begins_with_the_attack_phase_comes_when_signi_attack(patch: Patch) -> None:
    parts = turn.STEPS["pre-attack"]
    first = begins("attack", "pre-attack")
    patch.setitem(turn.STEPS, "pre-attack", tuple(each for at, each in enumerate(parts) if at != 1))
    patch.setitem(turn.STEPS, "signi-attack", (first, *turn.STEPS["signi-attack"]))


@breaks("preattack-step.3", "timing-attack.1")
def one_thing_is_used_before_attacks(patch: Patch) -> None:
    patch.setitem(contents.PROCEDURES, "acting", once_in("pre-attack"))


def once_in(step: str) -> Any:
    """A window of that step that is over when something has been used."""

    def window(game: Any, frame: Any) -> Any:
        if frame[1] == step and ("acted", step) in game.state.done:
            game.pop()
            return
        if frame[1] == step:
            game.state.done |= {("acted", step)}
        yield from acting.window(game, frame)

    return window


@breaks("defense-step.2", "timing-attack.1")
def one_thing_is_used_in_defense(patch: Patch) -> None:
    patch.setitem(contents.PROCEDURES, "acting", once_in("defense"))


@breaks("defense-step.2", "preattack-step.3")
def the_turn_player_acts_in_the_defense_step(patch: Patch) -> None:
    part(patch, "defense", turn.STEPS["defense"][-1], turn.STEPS["pre-attack"][-1])


@breaks("attack-phase.1")
def signi_attack_in_the_main_phase(patch: Patch) -> None:
    def able(game: Any, player: int) -> Any:
        return (Option("attack", (card,)) for card in game.state.signi(player) if attack.may_attack(game, card))

    @at_once
    def attacks(game: Any, player: int, card: int) -> None:
        attack.declare(game, card)
        game.push("attack", game.state.ref(card))

    patch.setitem(contents.ACTIONS, "attack", acting.Action(acting.at_main(able), attacks))


@breaks("preattack-step.2")
def what_begins_with_an_attack_phase_comes_for_both_players(patch: Patch) -> None:
    @at_once
    def begins_for_the_other(game: Any) -> str | None:
        commit(game, [Event("step", player=1 - game.state.turn_player, to="attack", cause="begins")])
        return None

    parts = turn.STEPS["pre-attack"]
    patch.setitem(turn.STEPS, "pre-attack", (*parts[:-1], begins_for_the_other, parts[-1]))


@breaks("preattack-step.2")
def what_begins_with_the_attack_phase_comes_for_the_turn_player_alone(patch: Patch) -> None:
    def may_wait(found: bool, game: Any, held: Any) -> bool:
        return found and (game.state.step != "pre-attack" or held.seat == game.state.turn_player)

    results(patch, games.Wixoss, "may_wait", may_wait)


@breaks("preattack-step.3", "timing-attack.1")
def pieces_are_used_in_the_main_phase_alone(patch: Patch) -> None:
    def used(whole: Any, game: Any, player: int, timing: str) -> Any:
        return whole(game, player, timing) if timing == MAIN_TIMING else ()

    offers(patch, "piece", used)


@breaks("preattack-step.3", "timing-main.1")
def abilities_for_the_main_phase_are_used_before_attacks(patch: Patch) -> None:
    results(patch, usage, "timings", lambda found, ability: (*found, ATTACK_TIMING) if MAIN_TIMING in found else found)


# --- attacks of SIGNI ---------------------------------------------------------------------------------


@breaks("signi-step.1", "signi-step.4")
def who_is_down_attacks(patch: Patch) -> None:
    patch.setattr(attack, "may_attack", lambda game, card: not game.forbids(card, "attack"))


@breaks("signi-step.1")
def who_attacks_stays_up(patch: Patch) -> None:
    def declare(game: Any, card: int) -> None:
        game.state.done |= {("has attacked", game.state.cards[card].inc)}
        commit(game, (Event("attacked", card),))

    def may_attack(game: Any, card: int) -> bool:
        return bool(whole(game, card)) and ("has attacked", game.state.cards[card].inc) not in game.state.done

    whole = attack.may_attack
    patch.setattr(attack, "declare", declare)
    patch.setattr(attack, "may_attack", may_attack)


@breaks("signi-step.4")
def one_signi_attacks_in_a_turn(patch: Patch) -> None:
    def step(game: Any, frame: Any) -> Any:
        if ("attacked",) in game.state.done:
            game.pop()
            return
        game.state.done |= {("attacked",)}
        yield from attack.signi_step(game, frame)

    patch.setitem(contents.PROCEDURES, "attacking", step)


@breaks("signi-step.3", "battle.1", "damage.a1")
def any_signi_of_the_row_stops_an_attack(patch: Patch) -> None:
    def in_front(self: Any, card: int) -> int | None:
        there = self.signi(1 - self.cards[card].seat) if self.cards[card].zone in SIGNI_ZONES else ()
        found = whole(self, card)
        return found if found is not None else next(iter(there), None)

    whole = state.Table.in_front
    patch.setattr(state.Table, "in_front", in_front)


@breaks("signi-step.2", "battle.1")
def a_signi_that_is_down_is_not_battled(patch: Patch) -> None:
    def in_front(self: Any, card: int) -> int | None:
        found = whole(self, card)
        return found if found is not None and not self.cards[found].resting else None

    whole = state.Table.in_front
    patch.setattr(state.Table, "in_front", in_front)


@breaks("signi-step.3", "damage.a1")
def an_attack_with_nobody_in_front_does_nothing(patch: Patch) -> None:
    def attacks(game: Any, frame: Any) -> Any:
        card = game.state.found(frame[1])
        if card is not None and game.state.in_front(card) is None and not game.has(card, "assassin"):
            game.pop()
            return
        yield from attack.signi_attack(game, frame)

    patch.setitem(contents.PROCEDURES, "attack", attacks)


# --- attacks of LRIGs ---------------------------------------------------------------------------------


@breaks("lrig-step.2")
def a_lrig_that_attacks_stays_up(patch: Patch) -> None:
    def declare(game: Any, card: int) -> None:
        if game.state.cards[card].face.is_lrig:
            commit(game, (Event("attacked", card),))
        else:
            whole(game, card)

    whole = attack.declare
    patch.setattr(attack, "declare", declare)
    part(patch, "guard", attack.attack_again, NOTHING)


@breaks("lrig-step.2", "guard.2")
def a_lrig_attacks_once_in_a_turn(patch: Patch) -> None:
    part(patch, "guard", attack.attack_again, NOTHING)


@breaks("lrig-step.2", "center-lrig.2", "assist-lrig.10")
def an_assist_lrig_attacks_beside_the_center(patch: Patch) -> None:
    def attacks(game: Any) -> Any:
        game.state.attacker = None
        player = game.state.turn_player
        able = [card for card in game.state.lrigs(player) if attack.may_attack(game, card)]
        (pick,) = yield Ask(player, "action", (*(Option("attack", (card,)) for card in able), PASS))
        if pick != PASS:
            attack.declare(game, pick.args[0])
            game.state.attacker = game.state.ref(pick.args[0])

    part(patch, "lrig-attack", attack.lrig_attacks, attacks)


@breaks("center-lrig.2", "assist-lrig.10")
def the_left_assist_lrig_attacks_for_the_center(patch: Patch) -> None:
    def attacks(game: Any) -> Any:
        player = game.state.turn_player
        assists = [card for card in game.state.assists(player) if attack.may_attack(game, card)]
        center = game.state.center(player)
        able = [center] if attack.may_attack(game, center) else []
        options = tuple(Option("attack", (card,)) for card in (*able, *assists))
        (pick,) = yield Ask(player, "action", (*options, PASS))
        if pick != PASS:
            attack.declare(game, pick.args[0])
            game.state.attacker = game.state.ref(pick.args[0])
        return None

    part(patch, "lrig-attack", attack.lrig_attacks, attacks)
