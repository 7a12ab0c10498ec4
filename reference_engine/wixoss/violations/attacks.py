"""Violations of WIXOSS: the attack phase and its steps."""

from __future__ import annotations

from functools import partial
from typing import Any

from ...kernel.actions import Action
from ...kernel.asks import PASS, Ask, Option
from ...kernel.committing import commit
from ...kernel.events import Event
from ...kernel.flow import at_once
from ...kernel.steps import begins
from ...patching import Patch
from ...violations import Change, Violations, instead, results, wrap
from .. import acting, attack, contents, state, turn, usage
from .. import game as games
from ..words import ATTACK_TIMING, MAIN_TIMING, SIGNI_ZONES
from .ways import NOTHING, offers, part

VIOLATIONS = Violations()
breaks = VIOLATIONS.breaks

# --- the phase ----------------------------------------------------------------------------------------


breaks("LRIGs cannot attack at all", "attack-phase.1", "signi-step.1", "lrig-step.2")(
    part("lrig-attack", attack.lrig_attacks, NOTHING)
)


@breaks("The center LRIG attacks before the SIGNI do", "attack-phase.2", "lrig-step.1", "signi-step.1")
def _(patch: Patch) -> None:
    steps = turn.STEPS
    first, second = steps["signi-attack"], steps["lrig-attack"]
    patch.setitem(turn.STEPS, "signi-attack", (first[0], attack.lrig_attacks, attack.let_guard, attack.hit_by_lrig))
    patch.setitem(turn.STEPS, "lrig-attack", (second[0], first[1]))


breaks("The first turn of the game has an attack phase", "attack-phase.3", "first-player.2")(
    part("pre-attack", turn.skip_attack, NOTHING)
)


@breaks("The first turn of each player has no attack phase", "attack-phase.3", "first-player.2")
@instead(turn.skip_attack)
@at_once
def _(whole: Any, game: Any) -> str | None:
    return "end" if game.state.turn <= 2 else None


@breaks(
    "The opponent acts in the pre-attack step and the turn player in the defense step",
    "preattack-step.1",
    "attack-phase.2",
    "defense-step.1",
)
def _(patch: Patch) -> None:
    steps = turn.STEPS
    before, after = steps["pre-attack"][-1], steps["defense"][-1]
    part("pre-attack", before, after)(patch)
    part("defense", after, before)(patch)


@breaks("Abilities for the beginning of the attack phase come about in the SIGNI attack step", "preattack-step.2")
def _(patch: Patch) -> None:
    parts = turn.STEPS["pre-attack"]
    first = begins("attack", "pre-attack")
    patch.setitem(turn.STEPS, "pre-attack", tuple(each for at, each in enumerate(parts) if at != 1))
    patch.setitem(turn.STEPS, "signi-attack", (first, *turn.STEPS["signi-attack"]))


def once_in(step: str) -> Change:
    """The window of that step is over when something has been used."""

    def window(whole: Any, game: Any, frame: Any) -> Any:
        if frame[1] == step and ("acted", step) in game.state.done:
            game.pop()
            return
        if frame[1] == step:
            game.state.done |= {("acted", step)}
        yield from whole(game, frame)

    return wrap(acting.window, window)


breaks("The turn player can use only one thing in the pre-attack step", "preattack-step.3", "timing-attack.1")(
    once_in("pre-attack")
)


breaks("The opponent can use only one thing in the defense step", "defense-step.2", "timing-attack.1")(
    once_in("defense")
)
breaks("The turn player, not the opponent, acts in the defense step", "defense-step.2", "preattack-step.3")(
    part("defense", turn.STEPS["defense"][-1], turn.STEPS["pre-attack"][-1])
)


@breaks("SIGNI can attack in the main phase", "attack-phase.1")
def _(patch: Patch) -> None:
    def able(game: Any, player: int) -> Any:
        return (Option("attack", (card,)) for card in game.state.signi(player) if attack.may_attack(game, card))

    @at_once
    def attacks(game: Any, player: int, card: int) -> None:
        attack.declare(game, card)
        game.push("attack", game.state.ref(card))

    patch.setitem(contents.ACTIONS, "attack", Action(acting.at_main(able), attacks))


@breaks(
    "Abilities for the beginning of their own player's attack phase also come in the opponent's", "preattack-step.2"
)
def _(patch: Patch) -> None:
    @at_once
    def begins_for_the_other(game: Any) -> str | None:
        commit(game, [Event("step", player=1 - game.state.turn_player, to="attack", cause="begins")])
        return None

    parts = turn.STEPS["pre-attack"]
    patch.setitem(turn.STEPS, "pre-attack", (*parts[:-1], begins_for_the_other, parts[-1]))


@breaks("Only the turn player's abilities can trigger in the pre-attack step", "preattack-step.2")
@partial(results, games.Wixoss.may_wait)
def _(found: bool, game: Any, held: Any) -> bool:
    return found and (game.state.step != "pre-attack" or held.seat == game.state.turn_player)


@breaks("Pieces can be used in the main phase alone", "preattack-step.3", "timing-attack.1")
@partial(offers, "piece")
def _(whole: Any, game: Any, player: int, timing: str) -> Any:
    return whole(game, player, timing) if timing == MAIN_TIMING else ()


breaks(
    "Activated abilities for the main phase can also be used in the attack phase", "preattack-step.3", "timing-main.1"
)(results(usage.timings, lambda found, ability: (*found, ATTACK_TIMING) if MAIN_TIMING in found else found))


# --- attacks of SIGNI ---------------------------------------------------------------------------------


breaks("SIGNI and LRIGs that are down can attack", "signi-step.1", "signi-step.4")(
    wrap(attack.may_attack, lambda whole, game, card: not game.forbids(card, "attack"))
)


@breaks("Attacking cards stay up, and each attacks once per turn", "signi-step.1")
def _(patch: Patch) -> None:
    def declare(game: Any, card: int) -> None:
        game.state.done |= {("has attacked", game.state.cards[card].inc)}
        commit(game, (Event("attacked", card),))

    def may_attack(game: Any, card: int) -> bool:
        return bool(whole(game, card)) and ("has attacked", game.state.cards[card].inc) not in game.state.done

    whole = attack.may_attack
    patch.setattr(attack, "declare", declare)
    patch.setattr(attack, "may_attack", may_attack)


@breaks("Only one SIGNI can attack per turn", "signi-step.4")
@instead(contents.PROCEDURES["attacking"])
def _(whole: Any, game: Any, frame: Any) -> Any:
    if ("attacked",) in game.state.done:
        game.pop()
        return
    game.state.done |= {("attacked",)}
    yield from whole(game, frame)


@breaks(
    "An attack with no SIGNI in front is met by another of the opponent's SIGNI",
    "signi-step.3",
    "battle.1",
    "damage.a1",
)
@instead(state.Table.in_front)
def _(whole: Any, self: Any, card: int) -> int | None:
    there = self.signi(1 - self.cards[card].seat) if self.cards[card].zone in SIGNI_ZONES else ()
    found = whole(self, card)
    return found if found is not None else next(iter(there), None)


@breaks("An attack passes a SIGNI that is down and damages the player", "signi-step.2", "battle.1")
@instead(state.Table.in_front)
def _(whole: Any, self: Any, card: int) -> int | None:
    found = whole(self, card)
    return found if found is not None and not self.cards[found].resting else None


@breaks("An attack of a SIGNI with no SIGNI in front does nothing", "signi-step.3", "damage.a1")
@instead(contents.PROCEDURES["attack"])
def _(whole: Any, game: Any, frame: Any) -> Any:
    card = game.state.found(frame[1])
    if card is not None and game.state.in_front(card) is None and not game.has(card, "assassin"):
        game.pop()
        return
    yield from whole(game, frame)


# --- attacks of LRIGs ---------------------------------------------------------------------------------


@breaks("A LRIG stays up when it attacks, and attacks only once", "lrig-step.2")
def _(patch: Patch) -> None:
    def declare(game: Any, card: int) -> None:
        if game.state.cards[card].face.is_lrig:
            commit(game, (Event("attacked", card),))
        else:
            whole(game, card)

    whole = attack.declare
    patch.setattr(attack, "declare", declare)
    part("guard", attack.attack_again, NOTHING)(patch)


breaks("The center LRIG can attack only once per turn, even if it is upped again", "lrig-step.2", "guard.2")(
    part("guard", attack.attack_again, NOTHING)
)


@breaks(
    "Assist LRIGs can attack in the LRIG attack step, where one LRIG attacks per turn",
    "lrig-step.2",
    "center-lrig.2",
    "assist-lrig.10",
)
@instead(attack.lrig_attacks)
def _(whole: Any, game: Any) -> Any:
    game.state.attacker = None
    player = game.state.turn_player
    able = [card for card in game.state.lrigs(player) if attack.may_attack(game, card)]
    (pick,) = yield Ask(player, "action", (*(Option("attack", (card,)) for card in able), PASS))
    if pick != PASS:
        attack.declare(game, pick.args[0])
        game.state.attacker = game.state.ref(pick.args[0])


@breaks("An assist LRIG can attack in the place of the center LRIG", "center-lrig.2", "assist-lrig.10")
@instead(attack.lrig_attacks)
def _(whole: Any, game: Any) -> Any:
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
