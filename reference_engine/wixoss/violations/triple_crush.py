"""Violations of WIXOSS: Triple Crush."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from ...kernel.triggers import play_one
from ...violations import Change, Violations, instead, wrap
from .. import attack, contents, damage
from ..words import CHECK, LIFE
from .damage import damage_is_dealt_for_each_crush, lancer_crushes_as_an_attack_does

VIOLATIONS = Violations()
breaks = VIOLATIONS.breaks


def crushing(number: Callable[..., int]) -> Change:
    """An attack crushes ``number(game, card, whole)``."""
    return wrap(attack.crushes, lambda whole, game, card: number(game, card, whole(game, card)))


breaks("Triple Crush crushes only two Life Cloth", "triple-crush.2")(
    crushing(lambda game, card, number: min(number, 2))
)
breaks("Every attack that deals damage crushes three Life Cloth", "triple-crush.2")(
    crushing(lambda game, card, number: 3)
)
breaks("Attacks of LRIGs crush only one Life Cloth, even with Double or Triple Crush", "triple-crush.2")(
    crushing(lambda game, card, number: number if game.state.cards[card].face.is_signi else 1)
)
breaks("Triple Crush deals damage three times, with Life Bursts asked for in between", "triple-crush.2")(
    damage_is_dealt_for_each_crush(bursting=True)
)


@breaks("A SIGNI with Triple Crush also crushes three Life Cloth when it battles", "triple-crush.2")
@instead(attack.battle)
def _(whole: Any, game: Any, attacker: int, front: int) -> Any:
    yield from whole(game, attacker, front)
    if game.has(attacker, "triple-crush"):
        damage.crush(game, 1 - game.state.cards[attacker].seat, 3)


@breaks("Damage by an effect of a card with Triple Crush crushes two more Life Cloth", "triple-crush.2")
@instead(contents.HANDLERS["damage"])
def _(whole: Any, game: Any, ctx: Any, node: Any) -> Any:
    yield from whole(game, ctx, node)
    card = game.state.found(ctx.this)
    if card is not None and game.has(card, "triple-crush"):
        damage.crush(game, 1 - ctx.seat, 2)
    return True


breaks("Several Triple Crush add up, each crushing two more Life Cloth", "triple-crush.3")(
    crushing(lambda game, card, number: 1 + 2 * len(list(game.keywords(card, "triple-crush"))))
)
breaks("Triple Crush deals damage three times, so it beats a player with a single Life Cloth", "triple-crush.4")(
    damage_is_dealt_for_each_crush(bursting=False)
)


@breaks("Damage crushes nothing if it would crush more Life Cloth than there are", "triple-crush.4")
@instead(damage.crush)
def _(whole: Any, game: Any, player: int, count: int = 1) -> None:
    whole(game, player, count if len(game.state.zones[player, LIFE]) >= count else 0)


@breaks("Triple Crush does nothing to a player without Life Cloth", "triple-crush.4")
@instead(damage.damage)
def _(whole: Any, game: Any, player: int, source: Any, crushed: int = 1) -> Any:
    if crushed < 3 or game.state.zones[player, LIFE]:
        yield from whole(game, player, source, crushed)


@breaks("A guarded LRIG with Triple Crush still deals damage for two Life Cloth", "triple-crush.5")
@instead(attack.let_guard)
def _(whole: Any, game: Any) -> Any:
    attacker = game.state.attacker
    found = yield from whole(game)
    if attacker is not None and game.state.attacker is None:
        card = game.state.found(attacker)
        if card is not None and game.has(card, "triple-crush"):
            yield from damage.damage(game, 1 - game.state.turn_player, attacker, 2)
    return found


@breaks("The opponent orders a player's Life Bursts if three or more are waiting", "triple-crush.6")
@instead(play_one)
def _(whole: Any, game: Any, player: int, waiting: Any) -> Any:
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


@breaks("Life Bursts after a Triple Crush come in the order in which the cards lay", "triple-crush.6")
@instead(play_one)
def _(whole: Any, game: Any, player: int, waiting: Any) -> Any:
    bursting = [each for each in waiting if game.state.cards[each.held.card].zone == CHECK]
    return (yield from whole(game, player, bursting[:1] or waiting))


breaks("Lancer crushes three Life Cloth if its SIGNI has Triple Crush", "triple-crush.7")(
    lancer_crushes_as_an_attack_does
)
breaks("Attacks of a card with Lancer crush only one Life Cloth, even with Triple Crush", "triple-crush.7")(
    crushing(lambda game, card, number: 1 if game.has(card, "lancer") else number)
)
breaks("Double Crush goes before Triple Crush on a card with both", "triple-crush.8", "double-crush.8")(
    crushing(lambda game, card, number: 2 if game.has(card, "double-crush") else number)
)


@breaks("Double Crush and Triple Crush on one card together crush five Life Cloth", "triple-crush.8", "double-crush.8")
@crushing
def _(game: Any, card: int, found: int) -> int:
    both = all(game.has(card, each) for each in ("double-crush", "triple-crush"))
    return 5 if both else found


@breaks("On a card with Double and Triple Crush, the one it gained last applies", "triple-crush.8")
@crushing
def _(game: Any, card: int, found: int) -> int:
    names = [getattr(each.origin or each.ability, "what", "") for each in game.info(card).abilities]
    several = [each for each in names if each in ("double-crush", "triple-crush")]
    return {"double-crush": 2, "triple-crush": 3}[several[-1]] if several else found
