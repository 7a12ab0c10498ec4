"""Violations of WIXOSS: damage, crushing Life Cloth, and bursts."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from ....adapters import card_text_tree as a
from ...kernel.ability_triggers import play_one_pending
from ...kernel.commit import commit_events
from ...kernel.decisions import PASS, EngineAsk, EngineOption
from ...kernel.events import EngineEvent
from ...kernel.game_loop import without_asks
from ...patching import Patch
from ...violations import (
    Change,
    Violations,
    change_asks,
    change_results,
    combine_changes,
    replace_globals,
    swap_function,
    wrap_function,
    wrapper_of,
)
from .. import attack, damage_and_crush, rule_processing, rulebook_map, using_cards
from .. import game as games
from ..keywords import is_keyword
from ..lexicon import CHECK, DECK, ENER, HAND, LIFE, SIGNI_ZONES, TRASH
from .helpers import NOTHING, replace_handler, replace_part

VIOLATIONS = Violations()
breaks = VIOLATIONS.add_violation

# --- damage -------------------------------------------------------------------------------------------


breaks("Attacks of LRIGs deal no damage", "damage.a2", spread="scenarios of other entries let a LRIG deal damage")(
    replace_part("guard", attack.damage_player, NOTHING)
)


@breaks("Damage that was guarded counts as having been taken", "damage.a2", "guard.2")
@wrapper_of(attack.offer_guard)
def _(whole: Any, game: Any) -> Any:
    attacker = game.state.attacker
    found = yield from whole(game)
    if attacker is not None and game.state.attacker is None:
        commit_events(game, (EngineEvent("took-damage", player=1 - game.state.turn_player, source=attacker),))
    return found


@breaks("Effects that deal damage deal it to their own player", "damage.a3", "signi-barrier.6", "lrig-barrier.6")
@wrapper_of(rulebook_map.HANDLERS["damage"])
def _(whole: Any, game: Any, ctx: Any, node: Any) -> Any:
    yield from damage_and_crush.deal_damage(game, ctx.seat, ctx.this)
    return True


@breaks(
    "Damage crushes Life Cloth from the bottom",
    "damage.b1",
    spread="every scenario that crushes Life Cloth names the card",
)
@wrapper_of(damage_and_crush.crush_life_cloth)
def _(whole: Any, game: Any, player: int, count: int = 1) -> None:
    low = game.state.zones[player, LIFE][::-1][:count]
    moves = [EngineEvent("move", card, player, to=CHECK, cause="crush") for card in low]
    commit_events(game, [*moves, *(EngineEvent("crushed", card, player) for card in low)])


@breaks("A player loses as the last Life Cloth is crushed", "damage.b1", "damage.b2")
@wrapper_of(damage_and_crush.crush_life_cloth)
def _(whole: Any, game: Any, player: int, count: int = 1) -> None:
    whole(game, player, count)
    if not game.state.zones[player, LIFE]:
        game.end_game((player,), "no Life Cloth")


@breaks("Damage to a player without Life Cloth does nothing", "damage.b2", "assassin.3")
@wrapper_of(damage_and_crush.deal_damage)
def _(whole: Any, game: Any, player: int, source: Any, crushed: int = 1) -> Any:
    if game.state.zones[player, LIFE]:
        yield from whole(game, player, source, crushed)


@breaks("A crush effect makes the opponent of its player lose if they have no Life Cloth", "damage.b2", "crush.1")
@wrapper_of(rulebook_map.HANDLERS["crush"])
def _(whole: Any, game: Any, ctx: Any, node: Any) -> Any:
    if not game.state.zones[1 - ctx.seat, LIFE]:
        game.end_game((1 - ctx.seat,), "nothing to crush")
    return (yield from whole(game, ctx, node))


@breaks("An attack that loses its battle damages the player", "damage.a1")
@wrapper_of(attack.resolve_battle)
def _(whole: Any, game: Any, attacker: int, front: int) -> Any:
    yield from whole(game, attacker, front)
    if game.state.cards[front].zone in SIGNI_ZONES:
        yield from damage_and_crush.deal_damage(game, 1 - game.state.turn_player, game.state.reference_to(attacker))


@breaks(
    "An attack that wins its battle damages the player as well",
    "damage.a1",
    spread="every scenario with a battle counts the Life Cloth",
)
@wrapper_of(attack.resolve_battle)
def _(whole: Any, game: Any, attacker: int, front: int) -> Any:
    yield from whole(game, attacker, front)
    if game.state.cards[front].zone not in SIGNI_ZONES:
        yield from damage_and_crush.deal_damage(game, 1 - game.state.turn_player, game.state.reference_to(attacker))


@breaks("A player without Life Cloth loses at once", "damage.b2")
@wrapper_of(rule_processing.needs_processing)
def _(whole: Any, game: Any) -> bool:
    losing = tuple(player for player in (0, 1) if not game.state.zones[player, LIFE])
    if losing:
        game.end_game(losing, "no Life Cloth")
    return bool(whole(game))


# --- Life Cloth ---------------------------------------------------------------------------------------


@breaks(
    "Life Cloth crushed by damage or effects goes to the hand",
    "life-cloth.4",
    "damage.b1",
    spread="every scenario that crushes Life Cloth looks for the card",
)
@wrapper_of(damage_and_crush.crush_life_cloth)
def _(whole: Any, game: Any, player: int, count: int = 1) -> None:
    game.move_cards(game.state.zones[player, LIFE][:count], HAND, "crush")


@breaks("Cards added to the Life Cloth go to its bottom", "life-cloth.5")
@wrapper_of(rulebook_map.HANDLERS[a.Move])
def _(whole: Any, game: Any, ctx: Any, node: Any) -> Any:
    return whole(game, ctx, replace(node, bottom=True) if node.to == LIFE else node)


breaks(
    "Crushed cards go from the check zone to the hand instead of the Ener zone",
    "life-cloth.6",
    "crush.5",
    "life-burst.2",
)(
    combine_changes(
        replace_globals(damage_and_crush.resolve_crushed_cards, ENER=HAND),
        replace_globals(games.Wixoss.finish_resolution, ENER=HAND),
    )
)


def crush_to_zone(zone: str) -> Any:
    """A crush that moves cards to that zone."""

    def crush_into_zone(game: Any, player: int, count: int = 1) -> None:
        top = game.state.zones[player, LIFE][:count]
        commit_events(game, [EngineEvent("move", card, player, to=zone, cause="crush") for card in top])

    return crush_into_zone


breaks("Crushed Life Cloth goes straight to the Ener zone and never bursts", "crush.1", "life-burst.1", "trigger.8")(
    combine_changes(
        swap_function(damage_and_crush.crush_life_cloth, crush_to_zone(ENER)),
        swap_function(damage_and_crush.crush_life_cloth, crush_to_zone(ENER)),
    )
)


@breaks(
    "Every crushed card with a Life Burst bursts, without its player being asked",
    "crush.2",
    "life-burst.1",
    "burst-icon.3",
    "rule-process.a4",
)
@wrapper_of(damage_and_crush.ask_for_burst)
def _(whole: Any, game: Any, card: int) -> Any:
    yield from ()
    return True


@breaks("The opponent says whether a player's crushed card bursts", "crush.2", "burst-icon.3", "life-burst.1")
@wrapper_of(damage_and_crush.ask_for_burst)
def _(whole: Any, game: Any, card: int) -> Any:
    player = 1 - game.state.cards[card].seat
    (pick,) = yield EngineAsk(player, "response", (EngineOption("burst", (card,)), PASS))
    return bool(pick != PASS)


@breaks("An effect that crushes asks for Life Bursts at once, before the effect is over", "crush.2", "rule-process.a4")
@wrapper_of(rulebook_map.HANDLERS["crush"])
def _(whole: Any, game: Any, ctx: Any, node: Any) -> Any:
    found = yield from whole(game, ctx, node)
    yield from damage_and_crush.resolve_crushed_cards(game)
    return found


@breaks("A card that bursts goes to the Ener zone before its Life Burst is done", "crush.3", "life-burst.2")
@wrapper_of(damage_and_crush.resolve_crushed_cards)
def _(whole: Any, game: Any) -> Any:
    yield from whole(game)
    there = [card for player in (0, 1) for card in game.state.zones[player, CHECK]]
    game.move_cards([card for card in there if not game.state.cards[card].is_crushed], ENER, "rule")


breaks("A card that has burst goes to the trash", "crush.3", "life-burst.2")(
    replace_globals(games.Wixoss.finish_resolution, ENER=TRASH)
)


@breaks("Several Life Bursts come in Life Cloth order, from the top, without a choice", "crush.4", "double-crush.6")
@wrapper_of(play_one_pending)
def _(whole: Any, game: Any, player: int, waiting: Any) -> Any:
    bursting = [each for each in waiting if game.state.cards[each.held.card].zone == CHECK]
    yield from whole(game, player, bursting[:1] or waiting)


breaks("A crushed card that does not burst goes to the trash", "crush.5", "rule-process.a4")(
    replace_globals(damage_and_crush.resolve_crushed_cards, ENER=TRASH)
)


# --- Life Burst ---------------------------------------------------------------------------------------


breaks("A card that has burst stays in the check zone", "life-burst.2", "crush.3")(
    replace_globals(games.Wixoss.finish_resolution, ENER=CHECK)
)


@breaks("A spell that bursts counts as a used spell", "life-burst.3")
@wrapper_of(using_cards.add_pending_burst)
def _(whole: Any, game: Any, held: Any) -> None:
    whole(game, held)
    kind = game.state.cards[held.card].face.kind
    if kind == "spell":
        commit_events(game, (EngineEvent("use", held.card, held.seat, cause=kind, by=held.seat),))


@breaks("If the first card of an Ener Charge has a Life Burst, its player draws a card", "trigger.8", "life-burst.1")
@wrapper_of(rulebook_map.HANDLERS["ener-charge"])
def _(whole: Any, game: Any, ctx: Any, node: Any) -> Any:
    top = game.state.zones[ctx.seat, DECK][:1]
    found = yield from whole(game, ctx, node)
    if any(game.state.cards[card].face.has_burst_icon for card in top):
        game.move_cards(game.state.zones[ctx.seat, DECK][:1], HAND, "draw")
    return found


breaks(
    "Crushed cards can burst only in the pre-attack, SIGNI attack and LRIG attack steps",
    "life-burst.1",
    spread="scenarios of other entries crush Life Cloth in other steps",
)(
    change_results(
        damage_and_crush.life_burst_of, lambda found, game, card: found if "attack" in game.state.step else None
    )
)


@breaks("After one Life Burst, all cards of its player's check zone go to the Ener zone", "crush.3")
@wrapper_of(games.Wixoss.finish_resolution)
def _(whole: Any, self: Any, ctx: Any, card: int, held: Any) -> None:
    whole(self, ctx, card, held)
    if held is not None and is_keyword(held, "life-burst"):
        self.move_cards(self.state.zones[held.seat, CHECK], ENER, "rule")


@breaks("A card with a Life Burst also bursts when its player's effect discards it", "life-burst.1", "burst-icon.3")
@wrapper_of(rulebook_map.HANDLERS["discard"])
def _(whole: Any, game: Any, ctx: Any, node: Any) -> Any:
    hand = game.state.zones[ctx.seat, HAND]
    found = yield from whole(game, ctx, node)
    for card in hand:
        held = damage_and_crush.life_burst_of(game, card) if game.state.cards[card].zone == TRASH else None
        if held is not None:
            game.add_pending_burst(held)
    return found


# --- Double Crush -------------------------------------------------------------------------------------


breaks("Double Crush and Triple Crush crush only one Life Cloth", "double-crush.2", "assassin.4")(
    wrap_function(attack.crush_count, lambda whole, game, card: 1)
)


@breaks("Double Crush works only where it is printed on the card, not where it was gained", "double-crush.2")
@wrapper_of(attack.crush_count)
def _(whole: Any, game: Any, card: int) -> int:
    found = int(whole(game, card))
    return found if found != 2 or game.state.cards[card].face.printed_keyword("double-crush") else 1


def damage_for_each_crush(*, bursting: bool) -> Change:
    """Deal the damage of an attack once for each crush; with ``bursting``, ask about bursts in between."""

    def deal_repeatedly(whole: Any, game: Any, player: int, source: Any, crushed: int = 1) -> Any:
        for _ in range(crushed):
            yield from whole(game, player, source)
            if bursting:
                yield from damage_and_crush.resolve_crushed_cards(game)

    return wrap_function(damage_and_crush.deal_damage, deal_repeatedly)


breaks("Double Crush deals damage twice, with Life Bursts asked for in between", "double-crush.2")(
    damage_for_each_crush(bursting=True)
)


breaks("Double Crush deals damage twice, so it beats a player with a single Life Cloth", "double-crush.4")(
    damage_for_each_crush(bursting=False)
)
breaks("Several Double Crush add up, each crushing one more Life Cloth", "double-crush.3", "triple-crush.8")(
    wrap_function(
        attack.crush_count, lambda whole, game, card: 1 + len(list(game.active_keywords(card, "double-crush")))
    )
)


@breaks("A guarded LRIG with Double Crush still deals damage for one Life Cloth", "double-crush.5")
@wrapper_of(attack.offer_guard)
def _(whole: Any, game: Any) -> Any:
    attacker = game.state.attacker
    found = yield from whole(game)
    if attacker is not None and game.state.attacker is None:
        card = game.state.find_card(attacker)
        if card is not None and game.has_keyword(card, "double-crush"):
            yield from damage_and_crush.deal_damage(game, 1 - game.state.turn_player, attacker)
    return found


def lancer_crushes_like_attack(patch: Patch) -> None:
    """Let Lancer crush as many Life Cloth as the attacker would."""

    def build_lancer_handler(whole: Any) -> Any:
        @without_asks
        def crush_like_attack(game: Any, ctx: Any, node: Any) -> bool:
            card = game.state.find_card(ctx.this)
            damage_and_crush.crush_life_cloth(game, 1 - ctx.seat, 1 if card is None else attack.crush_count(game, card))
            return True

        return crush_like_attack

    replace_handler("lancer", build_lancer_handler)(patch)


breaks("Lancer crushes two Life Cloth if its SIGNI has Double Crush", "double-crush.7", "lancer.5")(
    lancer_crushes_like_attack
)


@breaks("A SIGNI with Double Crush that wins a battle crushes a Life Cloth", "double-crush.2")
@wrapper_of(attack.resolve_battle)
def _(whole: Any, game: Any, attacker: int, front: int) -> Any:
    yield from whole(game, attacker, front)
    if game.has_keyword(attacker, "double-crush") and game.state.cards[front].zone not in SIGNI_ZONES:
        damage_and_crush.crush_life_cloth(game, 1 - game.state.turn_player)


@breaks("Double Crush does nothing to a player without Life Cloth", "double-crush.4")
@wrapper_of(damage_and_crush.deal_damage)
def _(whole: Any, game: Any, player: int, source: Any, crushed: int = 1) -> Any:
    if crushed == 1 or game.state.zones[player, LIFE]:
        yield from whole(game, player, source, crushed)


@breaks("Damage by a SIGNI with Assassin does not defeat a player without Life Cloth", "assassin.3")
@wrapper_of(damage_and_crush.deal_damage)
def _(whole: Any, game: Any, player: int, source: Any, crushed: int = 1) -> Any:
    if game.state.zones[player, LIFE] or not game.has_keyword(source.card, "assassin"):
        yield from whole(game, player, source, crushed)


@breaks("A SIGNI with Assassin crushes only one Life Cloth, even with Double Crush", "assassin.4")
@wrapper_of(attack.crush_count)
def _(whole: Any, game: Any, card: int) -> int:
    return 1 if game.has_keyword(card, "assassin") else int(whole(game, card))


@breaks("Lancer adds a Life Cloth to what a SIGNI with Assassin crushes past a SIGNI in front", "assassin.5")
@wrapper_of(attack.crush_count)
def _(whole: Any, game: Any, card: int) -> int:
    passes = game.has_keyword(card, "assassin") and game.state.signi_in_front(card) is not None
    return int(whole(game, card)) + (passes and game.has_keyword(card, "lancer"))


@breaks("Lancer crushes nothing if its SIGNI has Double Crush", "lancer.5", "double-crush.7")
@wrapper_of(rulebook_map.HANDLERS["lancer"])
def _(whole: Any, game: Any, ctx: Any, node: Any) -> Any:
    return not game.has_keyword(ctx.this.card, "double-crush") and (yield from whole(game, ctx, node))


@breaks("The attacking player orders the two Life Bursts that Double Crush brings about", "double-crush.6")
@wrapper_of(play_one_pending)
def _(whole: Any, game: Any, player: int, mine: Any = None) -> Any:
    def ask_attacker(ask: Any) -> Any:
        return replace(ask, player=1 - player) if ask.kind == "waiting" and are_bursts else ask

    are_bursts = mine is not None and len(mine) == 2 and all(is_keyword(each.held, "life-burst") for each in mine)
    return (yield from change_asks(whole(game, player, mine), ask_attacker))


@breaks(
    "A card that bursts goes to the Ener zone before its Life Burst is carried out",
    "check-zone.a1",
    "crush.3",
    "life-burst.2",
)
@wrapper_of(using_cards.add_pending_burst)
def _(whole: Any, game: Any, held: Any) -> None:
    whole(game, held)
    game.move_cards((held.card,), ENER, "rule")


@breaks("A crushed card without the burst icon can be used for its Enter ability", "burst-icon.3")
@wrapper_of(damage_and_crush.life_burst_of)
def _(whole: Any, game: Any, card: int) -> Any:
    enters = (held for held in game.abilities_of(card) if is_keyword(held, "enter"))
    return whole(game, card) or next(enters, None)


@breaks(
    "Cards that an effect has crushed stay in the check zone, and do not burst",
    "rule-process.a4",
    "check-zone.1",
    "check-zone.a1",
)
@wrapper_of(rulebook_map.HANDLERS["crush"])
@without_asks
def _(whole: Any, game: Any, ctx: Any, node: Any) -> bool:
    list(whole(game, ctx, node))
    for card in damage_and_crush.crushed_cards(game):
        game.state.change_card(card, is_crushed=False)
    return True


# --- bursts in single situations ----------------------------------------------------------------------


breaks("Life Cloth that the attack of a LRIG crushes does not burst", "burst-icon.3")(
    change_results(damage_and_crush.life_burst_of, lambda found, game, card: None if game.step == "guard" else found)
)
breaks("The last Life Cloth of a player does not burst", "burst-icon.3")(
    change_results(
        damage_and_crush.life_burst_of,
        lambda found, game, card: found if game.state.zones[game.state.cards[card].seat, LIFE] else None,
    )
)


@breaks("Of several cards that are crushed together only the first can burst", "burst-icon.3")
@wrapper_of(damage_and_crush.resolve_crushed_cards)
def _(whole: Any, game: Any) -> Any:
    others = damage_and_crush.crushed_cards(game)[1:]
    for card in others:
        game.state.change_card(card, is_crushed=False)
    yield from whole(game)
    game.move_cards(others, ENER, "rule")


def trash_after_burst(meant: Callable[[Any, int], bool]) -> Change:
    """Put a card that has burst into the trash if ``meant(game, card)`` holds."""

    def finish_burst(whole: Any, self: Any, ctx: Any, card: int, held: Any) -> None:
        bursts = held is not None and is_keyword(held, "life-burst") and self.state.is_there(ctx.this)
        if bursts and meant(self, card):
            self.move_cards((card,), TRASH, "rule")
        whole(self, ctx, card, held)

    return wrap_function(games.Wixoss.finish_resolution, finish_burst)


breaks("A card that has burst in its player's own turn goes to the trash", "life-burst.2")(
    trash_after_burst(lambda game, card: game.state.cards[card].seat == game.state.turn_player)
)
breaks("A spell that has burst goes to the trash like a spell that was used", "life-burst.2")(
    trash_after_burst(lambda game, card: game.state.cards[card].face.kind == "spell")
)
breaks("A spell whose burst was chosen in the opponent's turn goes to the trash afterwards", "crush.3")(
    trash_after_burst(
        lambda game, card: (
            game.state.cards[card].face.kind == "spell" and game.state.cards[card].seat != game.state.turn_player
        )
    )
)


def keep_without_target(meant: Callable[[Any, int], bool]) -> Change:
    """Leave a card whose burst found no target in the check zone if ``meant(game, card)`` holds."""

    def finish_burst(whole: Any, self: Any, ctx: Any, card: int, held: Any) -> None:
        then = getattr(getattr(held, "ability", None), "then", ())
        targets = any(getattr(each, "what", "") == "target" for each in then)
        stays = targets and not ctx.it and is_keyword(held, "life-burst") and meant(self, card)
        whole(self, ctx, card, None if stays else held)

    return wrap_function(games.Wixoss.finish_resolution, finish_burst)


breaks("A card whose burst finds no target in its player's own turn stays in the check zone", "life-burst.2")(
    keep_without_target(lambda game, card: game.state.cards[card].seat == game.state.turn_player)
)
breaks("A card whose burst finds no target in the opponent's turn stays in the check zone", "crush.3")(
    keep_without_target(lambda game, card: game.state.cards[card].seat != game.state.turn_player)
)


@breaks("The last Life Cloth that Double Crush crushes does not burst", "double-crush.4")
@wrapper_of(damage_and_crush.crush_life_cloth)
def _(whole: Any, game: Any, player: int, count: int = 1) -> None:
    top = game.state.zones[player, LIFE][:count]
    whole(game, player, count)
    if len(top) < count:
        for card in top:
            game.state.change_card(card, is_crushed=False)
        game.move_cards(top, ENER, "rule")
