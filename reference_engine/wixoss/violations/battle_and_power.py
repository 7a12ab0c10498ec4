"""Violations of WIXOSS: battle, banishing and power; Lancer, S-Lancer and Assassin."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from ...kernel.commit import commit_events
from ...kernel.events import EngineEvent
from ...patching import Patch
from ...violations import Change, Violations, change_results, replace_globals, swap_function, wrap_function, wrapper_of
from .. import attack, cards, damage_and_crush, rule_processing, rulebook_map, rules_context, signi, state
from .. import game as games
from ..damage_and_crush import crush_life_cloth
from ..lexicon import ENER, LIFE, SIGNI_ZONES, TRASH

VIOLATIONS = Violations()
breaks = VIOLATIONS.add_violation

# --- battle -------------------------------------------------------------------------------------------


breaks(
    "A SIGNI battles the opponent's SIGNI in the zone of the same name, left against left",
    "battle.1",
    "signi-step.2",
    "signi-step.3",
)(replace_globals(state.GameState.signi_in_front, FACING={zone: zone for zone in SIGNI_ZONES}))


def battle_banishing(banished: Any) -> Change:
    """Replace the SIGNI that a battle banishes: ``banished(game, attacker, front)``."""

    def resolve_other_battle(whole: Any, game: Any, attacker: int, front: int) -> Any:
        commit_events(game, (EngineEvent("battled", attacker, other=front),))
        gone = banished(game, attacker, front)
        done = yield from signi.banish_signi(game, gone, "battle", source=game.state.reference_to(attacker))
        if front in done:
            commit_events(game, [EngineEvent("beat", attacker, other=front)])

    return wrap_function(attack.resolve_battle, resolve_other_battle)


def power_of(game: Any, card: int) -> int:
    """The power of a SIGNI."""
    return int(game.characteristics_of(card).power)


breaks(
    "A battle of equal powers banishes neither SIGNI",
    "battle.a1",
    spread="scenarios about Lancer have battles of equal powers",
)(battle_banishing(lambda game, one, other: [other] if power_of(game, one) > power_of(game, other) else []))


@breaks(
    "A battle of equal powers banishes both SIGNI",
    "battle.a1",
    "battle.3",
    spread="scenarios about Lancer have battles of equal powers",
)
@battle_banishing
def _(game: Any, one: int, other: int) -> list[int]:
    if power_of(game, one) == power_of(game, other):
        return [one, other]
    return [other] if power_of(game, one) > power_of(game, other) else []


breaks("The weaker SIGNI of a battle is banished, even if it is the attacker", "battle.a2", "battle.3")(
    battle_banishing(lambda game, one, other: [other if power_of(game, one) >= power_of(game, other) else one])
)
breaks("The attacking SIGNI wins every battle", "battle.a2")(battle_banishing(lambda game, one, other: [other]))


@breaks("A battle compares the printed powers of both SIGNI", "battle.2", "power.2")
def _(patch: Patch) -> None:
    def printed_power(game: Any, card: int) -> int:
        return int(game.state.cards[card].face.info.base)

    battle_banishing(
        lambda game, one, other: [other] if printed_power(game, one) >= printed_power(game, other) else []
    )(patch)


@breaks("A battle uses the power that the attacker had as it attacked", "battle.2")
def _(patch: Patch) -> None:
    def declare_noting_power(game: Any, card: int) -> None:
        known[card] = power_of(game, card)
        whole(game, card)

    known = dict[int, int]()
    whole = attack.declare_attack
    patch.setattr(attack, "declare_attack", declare_noting_power)
    battle_banishing(lambda game, one, other: [other] if known[one] >= power_of(game, other) else [])(patch)


@breaks("A battle compares the attacker's power with the printed power of the SIGNI in front", "battle.2", "power.2")
@battle_banishing
def _(game: Any, one: int, other: int) -> list[int]:
    return [other] if power_of(game, one) >= int(game.state.cards[other].face.info.base) else []


breaks("Banished SIGNI go to the trash", "banish.2")(replace_globals(signi.banish_signi, ENER=TRASH))


@breaks("A SIGNI banished in battle goes to the Ener zone of the attacking player", "banish.2", "battle.1", "lancer.2")
@wrapper_of(signi.banish_signi)
def _(whole: Any, game: Any, banished: Any, cause: str, source: Any = None, by: int = -1) -> Any:
    done = yield from whole(game, banished, cause, source, by)
    if cause == "battle":
        cards = game.state.cards
        theirs = [card for card in done if cards[card].zone == ENER]
        commit_events(
            game, [EngineEvent("move", card, 1 - cards[card].owner, to=ENER, cause="banish") for card in theirs]
        )
    return done


@breaks("A SIGNI that an effect puts into the trash counts as banished", "banish.2")
@wrapper_of(games.Wixoss.propose_events)
def _(whole: Any, self: Any, *events: Any) -> Any:
    trashed = [each for each in events if each.kind == "move" and each.to == TRASH]
    going = [each for each in trashed if self.state.cards[each.card].zone in SIGNI_ZONES]
    yield from whole(self, *(EngineEvent("banish", each.card, cause="effect", by=each.by) for each in going))
    return (yield from whole(self, *events))


# --- power --------------------------------------------------------------------------------------------


def banish_at_power(bound: int) -> Change:
    """Banish SIGNI with that power or less."""

    def signi_up_to_power(whole: Any, game: Any, player: int) -> list[int]:
        return [card for card in game.state.field_signi(player) if game.characteristics_of(card).power <= bound]

    return wrap_function(rule_processing.powerless_signi, signi_up_to_power)


breaks("A SIGNI with a power of 1 is banished by rule processing", "power.3", "rule-process.a1")(banish_at_power(1))
breaks("A SIGNI with power 0 is not banished, only one with power below 0", "power.3", "rule-process.a1")(
    banish_at_power(-1)
)


@breaks(
    "Only the opponent's SIGNI, not the turn player's, are banished for having power 0 or less",
    "power.3",
    "rule-process.a1",
    "rule-process.b3",
)
@wrapper_of(rule_processing.powerless_signi)
def _(whole: Any, game: Any, player: int) -> list[int]:
    there = whole(game, player)
    return there if player != game.state.turn_player else []


@breaks("Setting a SIGNI's base power cancels the changes of its power made before", "power.4")
@wrapper_of(cards.Characteristics.with_number)
def _(whole: Any, self: Any, change: Any, size: int) -> Any:
    if change.what == "base power" and change.set is not None:
        return replace(self, base=change.set, more=0)
    return whole(self, change, size)


# --- Lancer and S-Lancer ------------------------------------------------------------------------------


def count_as_banished(wins: Any) -> Change:
    """Let a battle count as one that banished if ``wins(game, attacker, front, banished)`` holds."""

    def resolve_counted_battle(whole: Any, game: Any, attacker: int, front: int) -> Any:
        commit_events(game, (EngineEvent("battled", attacker, other=front),))
        done = []
        if game.characteristics_of(attacker).power >= game.characteristics_of(front).power:
            done = yield from signi.banish_signi(game, (front,), "battle", source=game.state.reference_to(attacker))
        if wins(game, attacker, front, done):
            commit_events(game, [EngineEvent("beat", attacker, other=front)])

    return wrap_function(attack.resolve_battle, resolve_counted_battle)


breaks("Lancer and S-Lancer work after every battle, won or not", "lancer.2", "s-lancer.4")(
    count_as_banished(lambda game, attacker, front, done: True)
)


@breaks("Lancer and S-Lancer work even if being banished was replaced in the battle", "lancer.6", "s-lancer.8")
@count_as_banished
def _(game: Any, attacker: int, front: int, done: Any) -> bool:
    return bool(done) or game.state.cards[front].zone not in SIGNI_ZONES or game.state.cards[front].resting


breaks("Lancer and S-Lancer do not work if the banished SIGNI ends up outside the Ener zone", "lancer.6")(
    count_as_banished(lambda game, attacker, front, done: bool(done) and game.state.cards[front].zone == ENER)
)


@breaks("Lancer crushes one more Life Cloth as its SIGNI attacks with another in front", "lancer.2", "lancer.3")
@wrapper_of(attack.declare_attack)
def _(whole: Any, game: Any, card: int) -> None:
    whole(game, card)
    if game.has_keyword(card, "lancer") and game.state.signi_in_front(card) is not None:
        crush_life_cloth(game, 1 - game.state.cards[card].seat)


@breaks("Lancer and S-Lancer also work when an effect of their SIGNI banishes", "lancer.3")
@wrapper_of(signi.banish_signi)
def _(whole: Any, game: Any, banished: Any, cause: str, source: Any = None, by: int = -1) -> Any:
    done = yield from whole(game, banished, cause, source, by)
    if cause == "effect" and done and source is not None and game.state.is_there(source):
        commit_events(game, [EngineEvent("beat", source.card, other=done[0])])
    return done


@breaks("Each Lancer of the turn player crushes a Life Cloth when rules banish a SIGNI", "lancer.3", "power.3")
@wrapper_of(signi.banish_signi)
def _(whole: Any, game: Any, banished: Any, cause: str, source: Any = None, by: int = -1) -> Any:
    done = yield from whole(game, banished, cause, source, by)
    for card in game.state.field_signi(game.state.turn_player):
        if done and game.has_keyword(card, "lancer"):
            crush_life_cloth(game, 1 - game.state.turn_player)
    return done


breaks("A SIGNI with several Lancers or S-Lancers crushes a Life Cloth for each of them", "lancer.4", "s-lancer.5")(
    wrap_function(games.limit_lancers, lambda whole, new: new)
)


@breaks("S-Lancer crushes two Life Cloth if its SIGNI also has Double Crush", "s-lancer.7")
@wrapper_of(rulebook_map.HANDLERS["s-lancer"])
def _(whole: Any, game: Any, ctx: Any, node: Any) -> Any:
    card = game.state.find_card(ctx.this)
    if card is not None and game.has_keyword(card, "double-crush") and game.state.zones[1 - ctx.seat, LIFE]:
        damage_and_crush.crush_life_cloth(game, 1 - ctx.seat, 1)
    return (yield from whole(game, ctx, node))


@breaks("A SIGNI with both Lancer and S-Lancer uses both", "s-lancer.6", "lancer.2")
@wrapper_of(games.limit_lancers)
def _(whole: Any, new: Any) -> Any:
    kept, seen = [], set()
    for each in new:
        what = getattr(each.held.origin or each.held.ability, "what", "")
        if not games.is_lancer(each.held) or (each.held.card, what) not in seen:
            kept.append(each)
        seen.add((each.held.card, what))
    return tuple(kept)


breaks("S-Lancer works as Lancer and deals no damage to a player without Life Cloth", "s-lancer.2", "s-lancer.4")(
    swap_function(rulebook_map.HANDLERS["s-lancer"], rulebook_map.HANDLERS["lancer"])
)


@breaks("S-Lancer, but not Lancer, also works when an effect of its SIGNI banishes", "s-lancer.4")
@wrapper_of(signi.banish_signi)
def _(whole: Any, game: Any, banished: Any, cause: str, source: Any = None, by: int = -1) -> Any:
    done = yield from whole(game, banished, cause, source, by)
    if cause == "effect" and done and game.state.is_there(source) and game.has_keyword(source.card, "s-lancer"):
        commit_events(game, [EngineEvent("beat", source.card, other=done[0])])
    return done


@breaks("Lancer also works when another SIGNI of its player wins a battle", "lancer.2")
@wrapper_of(attack.resolve_battle)
def _(whole: Any, game: Any, attacker: int, front: int) -> Any:
    yield from whole(game, attacker, front)
    player = game.state.cards[attacker].seat
    others = [card for card in game.state.field_signi(player) if card != attacker and game.has_keyword(card, "lancer")]
    if others and game.state.cards[front].zone not in SIGNI_ZONES:
        crush_life_cloth(game, 1 - player)


@breaks("A SIGNI with Lancer that has no SIGNI in front crushes one more Life Cloth", "lancer.2")
@wrapper_of(rulebook_map.PROCEDURES["attack"])
def _(whole: Any, game: Any, frame: Any) -> Any:
    card = game.state.find_card(frame[1])
    if card is not None and game.has_keyword(card, "lancer") and game.state.signi_in_front(card) is None:
        crush_life_cloth(game, 1 - game.state.turn_player)
    yield from whole(game, frame)


breaks("Lancer deals damage to a player without Life Cloth, as S-Lancer does", "lancer.2")(
    swap_function(rulebook_map.HANDLERS["lancer"], rulebook_map.HANDLERS["s-lancer"])
)


# --- Assassin -----------------------------------------------------------------------------------------


def without_keyword(keyword: str) -> Change:
    """Remove a keyword from all cards."""

    def has_other_keyword(whole: Any, self: Any, card: int, what: str) -> bool:
        return what != keyword and bool(whole(self, card, what))

    return wrap_function(rules_context.RulesContext.has_keyword, has_other_keyword)


breaks("A SIGNI with Assassin battles the SIGNI in front and deals no damage past it", "assassin.1", "assassin.2")(
    without_keyword("assassin")
)


@breaks("A SIGNI with Assassin deals damage and then battles the SIGNI in front as well", "assassin.2", "assassin.5")
@wrapper_of(rulebook_map.PROCEDURES["attack"])
def _(whole: Any, game: Any, frame: Any) -> Any:
    card = game.state.find_card(frame[1])
    front = None if card is None else game.state.signi_in_front(card)
    yield from whole(game, frame)
    if card is not None and front is not None and game.has_keyword(card, "assassin"):
        yield from attack.resolve_battle(game, card, front)


@breaks("A SIGNI with Assassin cannot be battled when others attack it", "assassin.2")
@wrapper_of(attack.resolve_battle)
def _(whole: Any, game: Any, attacker: int, front: int) -> Any:
    if not game.has_keyword(front, "assassin"):
        yield from whole(game, attacker, front)


@breaks("A SIGNI with several S-Lancers crushes two Life Cloth of a player who has so many", "s-lancer.5")
@wrapper_of(rulebook_map.HANDLERS["s-lancer"])
def _(whole: Any, game: Any, ctx: Any, node: Any) -> Any:
    card = game.state.find_card(ctx.this)
    several = card is not None and len(list(game.active_keywords(card, "s-lancer"))) > 1
    if several and len(game.state.zones[1 - ctx.seat, LIFE]) > 1:
        damage_and_crush.crush_life_cloth(game, 1 - ctx.seat, 1)
    return (yield from whole(game, ctx, node))


@breaks("S-Lancer also works if the banishing in its battle was replaced", "s-lancer.8")
@wrapper_of(attack.resolve_battle)
def _(whole: Any, game: Any, attacker: int, front: int) -> Any:
    known = len(game.state.log)
    yield from whole(game, attacker, front)
    was_beaten = any(event.kind == "beat" for event in game.state.log[known:])
    if game.state.cards[front].zone not in SIGNI_ZONES and not was_beaten and game.has_keyword(attacker, "s-lancer"):
        commit_events(game, [EngineEvent("beat", attacker, other=front)])


@breaks("A SIGNI that has attacked another is banished after the battle, whoever has won it", "battle.3")
@wrapper_of(attack.resolve_battle)
def _(whole: Any, game: Any, attacker: int, front: int) -> Any:
    yield from whole(game, attacker, front)
    yield from signi.banish_signi(game, (attacker,), "battle")


@breaks("The SIGNI of a player with power 0 or less are banished one after another", "rule-process.b3")
@wrapper_of(rule_processing.powerless_signi)
def _(whole: Any, game: Any, player: int) -> Any:
    return whole(game, player)[:1]


# --- Assassin with Double Crush -----------------------------------------------------------------------


breaks("A SIGNI with Assassin and Double Crush crushes only one Life Cloth with no SIGNI in front", "assassin.4")(
    change_results(
        attack.crush_count,
        lambda found, game, card: (
            1 if game.has_keyword(card, "assassin") and game.state.signi_in_front(card) is None else found
        ),
    )
)
breaks("A SIGNI with Assassin crushes only one Life Cloth if it has gained Double Crush", "assassin.4")(
    change_results(
        attack.crush_count,
        lambda found, game, card: (
            1
            if game.has_keyword(card, "assassin")
            and game.state.cards[card].face.printed_keyword("double-crush") is None
            else found
        ),
    )
)
