"""Violations of WIXOSS: Triple Crush."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from ...kernel.triggers import play_one
from ...violations import Patch, Violations
from .. import attack, damage, triggers
from ..words import CHECK, LIFE
from .damage import damage_is_dealt_for_each_crush, lancer_crushes_as_an_attack_does
from .ways import handler, part

VIOLATIONS = Violations()
breaks = VIOLATIONS.breaks


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
    damage_is_dealt_for_each_crush(patch, bursting=True)


@breaks("triple-crush.2")
def triple_crush_crushes_in_a_battle_as_well(patch: Patch) -> None:
    def battle(game: Any, attacker: int, front: int) -> Any:
        yield from whole(game, attacker, front)
        if game.has(attacker, "triple-crush"):
            damage.crush(game, 1 - game.state.cards[attacker].seat, 3)

    whole = attack.battle
    patch.setattr(attack, "battle", battle)


@breaks("triple-crush.2")
def triple_crush_is_for_damage_by_effects_too(patch: Patch) -> None:
    def made(whole: Any) -> Any:
        def done(game: Any, ctx: Any, node: Any) -> Any:
            yield from whole(game, ctx, node)
            card = game.state.found(ctx.this)
            if card is not None and game.has(card, "triple-crush"):
                damage.crush(game, 1 - ctx.seat, 2)
            return True

        return done

    handler(patch, "damage", made)


@breaks("triple-crush.3")
def each_triple_crush_adds_two(patch: Patch) -> None:
    crushing(patch, lambda game, card, number: 1 + 2 * len(list(game.keywords(card, "triple-crush"))))


@breaks("triple-crush.4")
def triple_crush_wins_over_one_life_cloth(patch: Patch) -> None:
    damage_is_dealt_for_each_crush(patch, bursting=False)


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
        bursting = [each for each in waiting if game.state.cards[each.held.card].zone == CHECK]
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
        bursting = [each for each in waiting if game.state.cards[each.held.card].zone == CHECK]
        return (yield from whole(game, player, bursting[:1] or waiting))

    whole = play_one
    patch.setattr(triggers, "play_one", one)


@breaks("triple-crush.7")
def lancer_crushes_three_with_triple_crush(patch: Patch) -> None:
    lancer_crushes_as_an_attack_does(patch)


@breaks("triple-crush.7")
def who_has_lancer_crushes_one_with_triple_crush(patch: Patch) -> None:
    crushing(patch, lambda game, card, number: 1 if game.has(card, "lancer") else number)


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
