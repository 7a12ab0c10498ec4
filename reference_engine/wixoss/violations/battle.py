"""Violations of WIXOSS: battle, banishing and power; Lancer, S-Lancer and Assassin."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from ...kernel.committing import commit
from ...kernel.events import Event
from ...patching import Patch
from ...violations import Change, Violations, instead, reads, swap, wrap
from .. import attack, cards, contents, damage, rule_processing, running, signi, state
from .. import game as games
from ..damage import crush
from ..words import ENER, LIFE, SIGNI_ZONES, TRASH

VIOLATIONS = Violations()
breaks = VIOLATIONS.breaks

# --- battle -------------------------------------------------------------------------------------------


breaks(
    "A SIGNI battles the opponent's SIGNI in the zone of the same name, left against left",
    "battle.1",
    "signi-step.2",
    "signi-step.3",
)(reads(state.Table.in_front, FACING={zone: zone for zone in SIGNI_ZONES}))


def battled(banished: Any) -> Change:
    """A battle banishes those that ``banished(game, attacker, front)`` says."""

    def battle(whole: Any, game: Any, attacker: int, front: int) -> Any:
        commit(game, (Event("battled", attacker, other=front),))
        gone = banished(game, attacker, front)
        done = yield from signi.banish(game, gone, "battle", source=game.state.ref(attacker))
        if front in done:
            commit(game, [Event("beat", attacker, other=front)])

    return wrap(attack.battle, battle)


def power(game: Any, card: int) -> int:
    """The power of a SIGNI."""
    return int(game.info(card).power)


breaks("A battle of equal powers banishes neither SIGNI", "battle.a1")(
    battled(lambda game, one, other: [other] if power(game, one) > power(game, other) else [])
)


@breaks("A battle of equal powers banishes both SIGNI", "battle.a1", "battle.3")
@battled
def _(game: Any, one: int, other: int) -> list[int]:
    if power(game, one) == power(game, other):
        return [one, other]
    return [other] if power(game, one) > power(game, other) else []


breaks("The weaker SIGNI of a battle is banished, even if it is the attacker", "battle.a2", "battle.3")(
    battled(lambda game, one, other: [other if power(game, one) >= power(game, other) else one])
)
breaks("The attacking SIGNI wins every battle", "battle.a2")(battled(lambda game, one, other: [other]))


@breaks("A battle compares the printed powers of both SIGNI", "battle.2", "power.2")
def _(patch: Patch) -> None:
    def printed(game: Any, card: int) -> int:
        return int(game.state.cards[card].face.info.base)

    battled(lambda game, one, other: [other] if printed(game, one) >= printed(game, other) else [])(patch)


@breaks("A battle uses the power that the attacker had as it attacked", "battle.2")
def _(patch: Patch) -> None:
    def declare(game: Any, card: int) -> None:
        known[card] = power(game, card)
        whole(game, card)

    known = dict[int, int]()
    whole = attack.declare
    patch.setattr(attack, "declare", declare)
    battled(lambda game, one, other: [other] if known[one] >= power(game, other) else [])(patch)


@breaks("A battle compares the attacker's power with the printed power of the SIGNI in front", "battle.2", "power.2")
@battled
def _(game: Any, one: int, other: int) -> list[int]:
    return [other] if power(game, one) >= int(game.state.cards[other].face.info.base) else []


breaks("Banished SIGNI go to the trash", "banish.2")(reads(signi.banish, ENER=TRASH))


@breaks("A SIGNI banished in battle goes to the Ener zone of the attacking player", "banish.2")
@instead(signi.banish)
def _(whole: Any, game: Any, banished: Any, cause: str, source: Any = None, by: int = -1) -> Any:
    done = yield from whole(game, banished, cause, source, by)
    if cause == "battle":
        cards = game.state.cards
        theirs = [card for card in done if cards[card].zone == ENER]
        commit(game, [Event("move", card, 1 - cards[card].owner, to=ENER, cause="banish") for card in theirs])
    return done


@breaks("A SIGNI that an effect puts into the trash counts as banished", "banish.2")
@instead(games.Wixoss.happen)
def _(whole: Any, self: Any, *events: Any) -> Any:
    trashed = [each for each in events if each.kind == "move" and each.to == TRASH]
    going = [each for each in trashed if self.state.cards[each.card].zone in SIGNI_ZONES]
    yield from whole(self, *(Event("banish", each.card, cause="effect", by=each.by) for each in going))
    return (yield from whole(self, *events))


# --- power --------------------------------------------------------------------------------------------


def powerless(bound: int) -> Change:
    """A SIGNI with that power or less is banished."""

    def low(whole: Any, game: Any, player: int) -> list[int]:
        return [card for card in game.state.signi(player) if game.info(card).power <= bound]

    return wrap(rule_processing.powerless, low)


breaks("A SIGNI with a power of 1 is banished by rule processing", "power.3", "rule-process.a1")(powerless(1))
breaks("A SIGNI with power 0 is not banished, only one with power below 0", "power.3", "rule-process.a1")(powerless(-1))


@breaks(
    "Only the opponent's SIGNI, not the turn player's, are banished for having power 0 or less",
    "power.3",
    "rule-process.a1",
    "rule-process.b3",
)
@instead(rule_processing.powerless)
def _(whole: Any, game: Any, player: int) -> list[int]:
    there = whole(game, player)
    return there if player != game.state.turn_player else []


@breaks("Setting a SIGNI's base power cancels the changes of its power made before", "power.4")
@instead(cards.Info.with_number)
def _(whole: Any, self: Any, change: Any, size: int) -> Any:
    if change.what == "base power" and change.set is not None:
        return replace(self, base=change.set, more=0)
    return whole(self, change, size)


# --- Lancer and S-Lancer ------------------------------------------------------------------------------


def beats(wins: Any) -> Change:
    """A battle counts as one that banished where ``wins(game, attacker, front, banished)`` says so."""

    def battle(whole: Any, game: Any, attacker: int, front: int) -> Any:
        commit(game, (Event("battled", attacker, other=front),))
        done = []
        if game.info(attacker).power >= game.info(front).power:
            done = yield from signi.banish(game, (front,), "battle", source=game.state.ref(attacker))
        if wins(game, attacker, front, done):
            commit(game, [Event("beat", attacker, other=front)])

    return wrap(attack.battle, battle)


breaks("Lancer and S-Lancer work after every battle, won or not", "lancer.2", "s-lancer.4")(
    beats(lambda game, attacker, front, done: True)
)


@breaks("Lancer and S-Lancer work even if being banished was replaced in the battle", "lancer.6", "s-lancer.8")
@beats
def _(game: Any, attacker: int, front: int, done: Any) -> bool:
    return bool(done) or game.state.cards[front].zone not in SIGNI_ZONES or game.state.cards[front].resting


breaks("Lancer and S-Lancer do not work if the banished SIGNI ends up outside the Ener zone", "lancer.6")(
    beats(lambda game, attacker, front, done: bool(done) and game.state.cards[front].zone == ENER)
)


@breaks("Lancer crushes one more Life Cloth as its SIGNI attacks with another in front", "lancer.2", "lancer.3")
@instead(attack.declare)
def _(whole: Any, game: Any, card: int) -> None:
    whole(game, card)
    if game.has(card, "lancer") and game.state.in_front(card) is not None:
        crush(game, 1 - game.state.cards[card].seat)


@breaks("Lancer and S-Lancer also work when an effect of their SIGNI banishes", "lancer.3")
@instead(signi.banish)
def _(whole: Any, game: Any, banished: Any, cause: str, source: Any = None, by: int = -1) -> Any:
    done = yield from whole(game, banished, cause, source, by)
    if cause == "effect" and done and source is not None and game.state.is_there(source):
        commit(game, [Event("beat", source.card, other=done[0])])
    return done


@breaks("Each Lancer of the turn player crushes a Life Cloth when rules banish a SIGNI", "lancer.3", "power.3")
@instead(signi.banish)
def _(whole: Any, game: Any, banished: Any, cause: str, source: Any = None, by: int = -1) -> Any:
    done = yield from whole(game, banished, cause, source, by)
    for card in game.state.signi(game.state.turn_player):
        if done and game.has(card, "lancer"):
            crush(game, 1 - game.state.turn_player)
    return done


breaks("A SIGNI with several Lancers or S-Lancers crushes a Life Cloth for each of them", "lancer.4", "s-lancer.5")(
    wrap(games.once_each, lambda whole, new: new)
)


@breaks("S-Lancer crushes two Life Cloth if its SIGNI also has Double Crush", "s-lancer.7")
@instead(contents.HANDLERS["s-lancer"])
def _(whole: Any, game: Any, ctx: Any, node: Any) -> Any:
    card = game.state.found(ctx.this)
    if card is not None and game.has(card, "double-crush") and game.state.zones[1 - ctx.seat, LIFE]:
        damage.crush(game, 1 - ctx.seat, 1)
    return (yield from whole(game, ctx, node))


@breaks("A SIGNI with both Lancer and S-Lancer uses both", "s-lancer.6", "lancer.2")
@instead(games.once_each)
def _(whole: Any, new: Any) -> Any:
    kept, seen = [], set()
    for each in new:
        what = getattr(each.held.origin or each.held.ability, "what", "")
        if not games.is_lancer(each.held) or (each.held.card, what) not in seen:
            kept.append(each)
        seen.add((each.held.card, what))
    return tuple(kept)


breaks("S-Lancer works as Lancer and deals no damage to a player without Life Cloth", "s-lancer.2", "s-lancer.4")(
    swap(contents.HANDLERS["s-lancer"], contents.HANDLERS["lancer"])
)


@breaks("S-Lancer, but not Lancer, also works when an effect of its SIGNI banishes", "s-lancer.4")
@instead(signi.banish)
def _(whole: Any, game: Any, banished: Any, cause: str, source: Any = None, by: int = -1) -> Any:
    done = yield from whole(game, banished, cause, source, by)
    if cause == "effect" and done and game.state.is_there(source) and game.has(source.card, "s-lancer"):
        commit(game, [Event("beat", source.card, other=done[0])])
    return done


@breaks("Lancer also works when another SIGNI of its player wins a battle", "lancer.2")
@instead(attack.battle)
def _(whole: Any, game: Any, attacker: int, front: int) -> Any:
    yield from whole(game, attacker, front)
    player = game.state.cards[attacker].seat
    others = [card for card in game.state.signi(player) if card != attacker and game.has(card, "lancer")]
    if others and game.state.cards[front].zone not in SIGNI_ZONES:
        crush(game, 1 - player)


@breaks("A SIGNI with Lancer that has no SIGNI in front crushes one more Life Cloth", "lancer.2")
@instead(contents.PROCEDURES["attack"])
def _(whole: Any, game: Any, frame: Any) -> Any:
    card = game.state.found(frame[1])
    if card is not None and game.has(card, "lancer") and game.state.in_front(card) is None:
        crush(game, 1 - game.state.turn_player)
    yield from whole(game, frame)


breaks("Lancer deals damage to a player without Life Cloth, as S-Lancer does", "lancer.2")(
    swap(contents.HANDLERS["lancer"], contents.HANDLERS["s-lancer"])
)


# --- Assassin -----------------------------------------------------------------------------------------


def without(keyword: str) -> Change:
    """Nobody has the keyword."""

    def has(whole: Any, self: Any, card: int, what: str) -> bool:
        return what != keyword and bool(whole(self, card, what))

    return wrap(running.Running.has, has)


breaks("A SIGNI with Assassin battles the SIGNI in front and deals no damage past it", "assassin.1", "assassin.2")(
    without("assassin")
)


@breaks("A SIGNI with Assassin deals damage and then battles the SIGNI in front as well", "assassin.2", "assassin.5")
@instead(contents.PROCEDURES["attack"])
def _(whole: Any, game: Any, frame: Any) -> Any:
    card = game.state.found(frame[1])
    front = None if card is None else game.state.in_front(card)
    yield from whole(game, frame)
    if card is not None and front is not None and game.has(card, "assassin"):
        yield from attack.battle(game, card, front)


@breaks("A SIGNI with Assassin cannot be battled when others attack it", "assassin.2")
@instead(attack.battle)
def _(whole: Any, game: Any, attacker: int, front: int) -> Any:
    if not game.has(front, "assassin"):
        yield from whole(game, attacker, front)
