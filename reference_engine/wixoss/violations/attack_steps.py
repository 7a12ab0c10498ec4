"""Violations of WIXOSS: the attack phase and its steps."""

from __future__ import annotations

from functools import partial
from typing import Any

from msgspec.structs import replace

from ...kernel.actions import ActionKind
from ...kernel.commit import commit_events
from ...kernel.decisions import PASS, EngineAsk, EngineOption
from ...kernel.events import EngineEvent
from ...kernel.game_loop import without_asks
from ...kernel.instructions import draw_one_card
from ...kernel.turn_steps import step_beginning
from ...patching import Patch
from ...violations import Change, Violations, change_asks, change_results, combine_changes, wrap_function, wrapper_of
from .. import action_windows, attack, rulebook_map, state, turn, using_cards
from .. import game as games
from ..lexicon import ATTACK_TIMING, LRIGS, MAIN_TIMING, RESONA, SIGNI_ZONES
from ..state import TurnFlag
from .helpers import NOTHING, leave_out_triggers, replace_options, replace_part

VIOLATIONS = Violations()
breaks = VIOLATIONS.add_violation

# --- the phase ----------------------------------------------------------------------------------------


breaks("LRIGs cannot attack at all", "attack-phase.1", "signi-step.1", "lrig-step.2", "guard.1")(
    replace_part("lrig-attack", attack.lrig_attacks, NOTHING)
)


@breaks(
    "The center LRIG attacks before the SIGNI do", "attack-phase.2", "lrig-step.1", "signi-step.1", "guard.1", "trap.3"
)
def _(patch: Patch) -> None:
    steps = turn.STEPS
    first, second = steps["signi-attack"], steps["lrig-attack"]
    patch.setitem(turn.STEPS, "signi-attack", (first[0], attack.lrig_attacks, attack.offer_guard, attack.damage_player))
    patch.setitem(turn.STEPS, "lrig-attack", (second[0], first[1]))


breaks("The first turn of the game has an attack phase", "attack-phase.3", "first-player.2")(
    replace_part("pre-attack", turn.skip_attack, NOTHING)
)


@breaks("The first turn of each player has no attack phase", "attack-phase.3", "first-player.2")
@wrapper_of(turn.skip_attack)
@without_asks
def _(whole: Any, game: Any) -> str | None:
    return "end" if game.state.turn <= 2 else None


@breaks(
    "The opponent acts in the pre-attack step and the turn player in the defense step",
    "preattack-step.1",
    "attack-phase.2",
    "defense-step.1",
    "act-ability.3",
    "timing-attack.1",
    "timing-main.1",
)
def _(patch: Patch) -> None:
    steps = turn.STEPS
    before, after = steps["pre-attack"][-1], steps["defense"][-1]
    replace_part("pre-attack", before, after)(patch)
    replace_part("defense", after, before)(patch)


@breaks("Abilities for the beginning of the attack phase come about in the SIGNI attack step", "preattack-step.2")
def _(patch: Patch) -> None:
    parts = turn.STEPS["pre-attack"]
    first = step_beginning("attack", "pre-attack")
    patch.setitem(turn.STEPS, "pre-attack", tuple(each for at, each in enumerate(parts) if at != 1))
    patch.setitem(turn.STEPS, "signi-attack", (first, *turn.STEPS["signi-attack"]))


def once_in_step(step: str) -> Change:
    """Close the window of that step once something has been used."""

    def window_once(whole: Any, game: Any, frame: Any) -> Any:
        if frame[1] == step and ("acted", step) in game.state.done:
            game.pop_frame()
            return
        if frame[1] == step:
            game.state.done |= {("acted", step)}
        yield from whole(game, frame)

    return wrap_function(action_windows.action_window, window_once)


breaks("The turn player can use only one thing in the pre-attack step", "preattack-step.3", "timing-attack.1")(
    once_in_step("pre-attack")
)


breaks("The opponent can use only one thing in the defense step", "defense-step.2", "timing-attack.1")(
    once_in_step("defense")
)
breaks("The turn player, not the opponent, acts in the defense step", "defense-step.2", "preattack-step.3")(
    replace_part("defense", turn.STEPS["defense"][-1], turn.STEPS["pre-attack"][-1])
)


@breaks("SIGNI can attack in the main phase", "attack-phase.1")
def _(patch: Patch) -> None:
    def attack_options(game: Any, player: int) -> Any:
        return (
            EngineOption("attack", (card,)) for card in game.state.field_signi(player) if attack.may_attack(game, card)
        )

    @without_asks
    def attack_in_main_phase(game: Any, player: int, card: int) -> None:
        attack.declare_attack(game, card)
        game.push_frame("attack", game.state.reference_to(card))

    patch.setitem(
        rulebook_map.ACTIONS, "attack", ActionKind(action_windows.main_phase_only(attack_options), attack_in_main_phase)
    )


@breaks(
    "Abilities for the beginning of their own player's attack phase also come in the opponent's", "preattack-step.2"
)
def _(patch: Patch) -> None:
    @without_asks
    def begin_opponents_attack_phase(game: Any) -> str | None:
        commit_events(game, [EngineEvent("step", player=1 - game.state.turn_player, to="attack", cause="begins")])
        return None

    parts = turn.STEPS["pre-attack"]
    patch.setitem(turn.STEPS, "pre-attack", (*parts[:-1], begin_opponents_attack_phase, parts[-1]))


@breaks("Only the turn player's abilities can trigger in the pre-attack step", "preattack-step.2")
@partial(change_results, games.Wixoss.may_trigger)
def _(found: bool, game: Any, held: Any) -> bool:
    return found and (game.state.step != "pre-attack" or held.seat == game.state.turn_player)


@breaks("Pieces can be used in the main phase alone", "preattack-step.3", "timing-attack.1")
@partial(replace_options, "piece")
def _(whole: Any, game: Any, player: int, timing: str) -> Any:
    return whole(game, player, timing) if timing == MAIN_TIMING else ()


breaks(
    "Activated abilities for the main phase can also be used in the attack phase",
    "preattack-step.3",
    "timing-main.1",
    "act-ability.1",
)(
    change_results(
        using_cards.ability_timings, lambda found, ability: (*found, ATTACK_TIMING) if MAIN_TIMING in found else found
    )
)


# --- attacks of SIGNI ---------------------------------------------------------------------------------


breaks("SIGNI and LRIGs that are down can attack", "signi-step.1", "signi-step.4")(
    wrap_function(attack.may_attack, lambda whole, game, card: not game.forbids_action(card, "attack"))
)


@breaks(
    "Attacking cards stay up, and each attacks once per turn",
    "signi-step.1",
    spread="scenarios of other entries look whether an attacker is down",
)
def _(patch: Patch) -> None:
    def declare_without_resting(game: Any, card: int) -> None:
        game.state.done |= {("has attacked", game.state.cards[card].inc)}
        commit_events(game, (EngineEvent("attacked", card),))

    def may_attack_once(game: Any, card: int) -> bool:
        return bool(whole(game, card)) and ("has attacked", game.state.cards[card].inc) not in game.state.done

    whole = attack.may_attack
    patch.setattr(attack, "declare_attack", declare_without_resting)
    patch.setattr(attack, "may_attack", may_attack_once)


@breaks("Only one SIGNI can attack per turn", "signi-step.4")
@wrapper_of(rulebook_map.PROCEDURES["attacking"])
def _(whole: Any, game: Any, frame: Any) -> Any:
    if ("attacked",) in game.state.done:
        game.pop_frame()
        return
    game.state.done |= {("attacked",)}
    yield from whole(game, frame)


@breaks(
    "An attack with no SIGNI in front is met by another of the opponent's SIGNI",
    "signi-step.3",
    "battle.1",
    "damage.a1",
)
@wrapper_of(state.GameState.signi_in_front)
def _(whole: Any, self: Any, card: int) -> int | None:
    there = self.field_signi(1 - self.cards[card].seat) if self.cards[card].zone in SIGNI_ZONES else ()
    found = whole(self, card)
    return found if found is not None else next(iter(there), None)


@breaks("An attack passes a SIGNI that is down and damages the player", "signi-step.2", "battle.1")
@wrapper_of(state.GameState.signi_in_front)
def _(whole: Any, self: Any, card: int) -> int | None:
    found = whole(self, card)
    return found if found is not None and not self.cards[found].resting else None


@breaks("An attack of a SIGNI with no SIGNI in front does nothing", "signi-step.3", "damage.a1")
@wrapper_of(rulebook_map.PROCEDURES["attack"])
def _(whole: Any, game: Any, frame: Any) -> Any:
    card = game.state.find_card(frame[1])
    if card is not None and game.state.signi_in_front(card) is None and not game.has_keyword(card, "assassin"):
        game.pop_frame()
        return
    yield from whole(game, frame)


# --- attacks of LRIGs ---------------------------------------------------------------------------------


@breaks("A LRIG stays up when it attacks, and attacks only once", "lrig-step.2")
def _(patch: Patch) -> None:
    def declare_without_resting(game: Any, card: int) -> None:
        if game.state.cards[card].face.is_lrig:
            commit_events(game, (EngineEvent("attacked", card),))
        else:
            whole(game, card)

    whole = attack.declare_attack
    patch.setattr(attack, "declare_attack", declare_without_resting)
    replace_part("guard", attack.repeat_attack, NOTHING)(patch)


breaks("The center LRIG can attack only once per turn, even if it is upped again", "lrig-step.2", "guard.2")(
    replace_part("guard", attack.repeat_attack, NOTHING)
)


@breaks(
    "Assist LRIGs can attack in the LRIG attack step, where one LRIG attacks per turn",
    "lrig-step.2",
    "center-lrig.2",
    "assist-lrig.10",
)
@wrapper_of(attack.lrig_attacks)
def _(whole: Any, game: Any) -> Any:
    game.state.attacker = None
    player = game.state.turn_player
    able = [card for card in game.state.field_lrigs(player) if attack.may_attack(game, card)]
    (pick,) = yield EngineAsk(player, "action", (*(EngineOption("attack", (card,)) for card in able), PASS))
    if pick != PASS:
        attack.declare_attack(game, pick.args[0])
        game.state.attacker = game.state.reference_to(pick.args[0])


@breaks("An assist LRIG can attack in the place of the center LRIG", "center-lrig.2", "assist-lrig.10")
@wrapper_of(attack.lrig_attacks)
def _(whole: Any, game: Any) -> Any:
    player = game.state.turn_player
    assists = [card for card in game.state.assist_lrigs(player) if attack.may_attack(game, card)]
    center = game.state.center_lrig(player)
    able = [center] if attack.may_attack(game, center) else []
    options = tuple(EngineOption("attack", (card,)) for card in (*able, *assists))
    (pick,) = yield EngineAsk(player, "action", (*options, PASS))
    if pick != PASS:
        attack.declare_attack(game, pick.args[0])
        game.state.attacker = game.state.reference_to(pick.args[0])
    return None


# --- the beginning of the LRIG attack step ------------------------------------------------------------


@breaks("The LRIG attack step begins anew after each attack of a LRIG", "lrig-step.1")
@wrapper_of(attack.lrig_attacks)
def _(whole: Any, game: Any) -> Any:
    found = yield from whole(game)
    game.state.done -= {TurnFlag.LRIG_STEP}
    return found


breaks("Nothing triggers at the beginning of the LRIG attack step", "lrig-step.1")(
    replace_part("lrig-attack", attack.begin_lrig_step, NOTHING)
)


@breaks("Abilities about the LRIG attack step of their own player trigger in that of the opponent", "lrig-step.1")
@wrapper_of(commit_events)
def _(whole: Any, game: Any, events: Any) -> Any:
    def other_player(event: EngineEvent) -> EngineEvent:
        is_step = event.kind == "step" and event.to == "lrig-attack"
        return replace(event, player=1 - event.player) if is_step else event

    return whole(game, [other_player(event) for event in events])


@breaks("An assist LRIG that has grown can attack in the LRIG attack step", "assist-lrig.10")
@wrapper_of(attack.lrig_attacks)
def _(whole: Any, game: Any) -> Any:
    def add_assists(ask: Any) -> Any:
        able = [card for card in game.state.assist_lrigs(player) if attack.may_attack(game, card) and has_grown(card)]
        attacks = tuple(EngineOption("attack", (card,)) for card in able)
        return replace(ask, options=(*attacks, *ask.options))

    def has_grown(card: int) -> bool:
        return bool(game.characteristics_of(card).level > 0)

    player = game.state.turn_player
    return (yield from change_asks(whole(game), add_assists))


@breaks("The SIGNI attack step comes before the defense step", "defense-step.1", "attack-phase.2")
def _(patch: Patch) -> None:
    order = list(turn.ORDER)
    at = order.index("defense")
    order[at], order[at + 1] = order[at + 1], order[at]
    patch.setattr(games.Wixoss, "ORDER", tuple(order))


@breaks("The first turn of the player who goes second is the short one, not that of the other", "first-player.2")
def _(patch: Patch) -> None:
    def draw_second_otherwise(game: Any) -> Any:
        if game.state.turn != 2 and TurnFlag.REFRESHED not in game.state.done:
            yield from draw_one_card(game, game.state.turn_player)

    @without_asks
    def skip_attack_otherwise(game: Any) -> str | None:
        return "end" if game.state.turn == 2 else None

    replace_part("draw", turn.draw_second_card, draw_second_otherwise)(patch)
    replace_part("pre-attack", turn.skip_attack, skip_attack_otherwise)(patch)


# --- single attackers and abilities -------------------------------------------------------------------


def note_attack(whole: Any, game: Any, card: int) -> None:
    """Attack, and note that the card has attacked in this turn."""
    whole(game, card)
    game.state.done |= {("attacked", card)}


breaks(
    "A SIGNI that an effect ups after its attack cannot attack again",
    "signi-step.1",
    spread="a scenario about Guard has one card attack twice",
)(
    combine_changes(
        wrap_function(attack.declare_attack, note_attack),
        change_results(
            attack.may_attack, lambda found, game, card: found and ("attacked", card) not in game.state.done
        ),
    )
)
breaks("Resonas cannot attack", "signi-step.1")(
    change_results(attack.may_attack, lambda found, game, card: found and game.state.cards[card].face.kind != RESONA)
)
breaks("Abilities of LRIGs for the beginning of the attack phase do not come about", "preattack-step.2")(
    leave_out_triggers(
        lambda game, held, event: (
            (event.kind, event.to) == ("step", "attack") and game.state.cards[held.card].zone in LRIGS
        )
    )
)
breaks("Only one ability of a player comes about at the beginning of the attack phase", "preattack-step.2")(
    leave_out_triggers(
        lambda game, held, event: (
            (event.kind, event.to) == ("step", "attack")
            and any(each.held.seat == held.seat for each in game.state.waiting)
        )
    )
)
