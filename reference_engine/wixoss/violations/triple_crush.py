"""Violations of WIXOSS: Triple Crush."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from ...kernel.ability_triggers import play_one_pending
from ...violations import Change, Violations, change_results, wrap_function, wrapper_of
from .. import attack, damage_and_crush, rulebook_map
from ..lexicon import CHECK, LIFE
from .crushing_and_bursts import damage_for_each_crush, lancer_crushes_like_attack

VIOLATIONS = Violations()
breaks = VIOLATIONS.add_violation


def replace_crush_count(number: Callable[..., int]) -> Change:
    """Replace the number of crushed Life Cloth of an attack: ``number(game, card, whole)``."""
    return wrap_function(attack.crush_count, lambda whole, game, card: number(game, card, whole(game, card)))


breaks("Triple Crush crushes only two Life Cloth", "triple-crush.2", "double-crush.8")(
    replace_crush_count(lambda game, card, number: min(number, 2))
)
breaks(
    "Every attack that deals damage crushes three Life Cloth",
    "triple-crush.2",
    spread="every scenario with an attack counts the Life Cloth",
)(replace_crush_count(lambda game, card, number: 3))
breaks(
    "Attacks of LRIGs crush only one Life Cloth, even with Double or Triple Crush", "triple-crush.2", "double-crush.8"
)(replace_crush_count(lambda game, card, number: number if game.state.cards[card].face.is_signi else 1))
breaks("Triple Crush deals damage three times, with Life Bursts asked for in between", "triple-crush.2")(
    damage_for_each_crush(bursting=True)
)


@breaks("A SIGNI with Triple Crush also crushes three Life Cloth when it battles", "triple-crush.2")
@wrapper_of(attack.resolve_battle)
def _(whole: Any, game: Any, attacker: int, front: int) -> Any:
    yield from whole(game, attacker, front)
    if game.has_keyword(attacker, "triple-crush"):
        damage_and_crush.crush_life_cloth(game, 1 - game.state.cards[attacker].seat, 3)


@breaks("Damage by an effect of a card with Triple Crush crushes two more Life Cloth", "triple-crush.2")
@wrapper_of(rulebook_map.HANDLERS["damage"])
def _(whole: Any, game: Any, ctx: Any, node: Any) -> Any:
    yield from whole(game, ctx, node)
    card = game.state.find_card(ctx.this)
    if card is not None and game.has_keyword(card, "triple-crush"):
        damage_and_crush.crush_life_cloth(game, 1 - ctx.seat, 2)
    return True


breaks("Several Triple Crush add up, each crushing two more Life Cloth", "triple-crush.3")(
    replace_crush_count(lambda game, card, number: 1 + 2 * len(list(game.active_keywords(card, "triple-crush"))))
)
breaks("Triple Crush deals damage three times, so it beats a player with a single Life Cloth", "triple-crush.4")(
    damage_for_each_crush(bursting=False)
)


@breaks("Damage crushes nothing if it would crush more Life Cloth than there are", "triple-crush.4")
@wrapper_of(damage_and_crush.crush_life_cloth)
def _(whole: Any, game: Any, player: int, count: int = 1) -> None:
    whole(game, player, count if len(game.state.zones[player, LIFE]) >= count else 0)


@breaks("Triple Crush does nothing to a player without Life Cloth", "triple-crush.4")
@wrapper_of(damage_and_crush.deal_damage)
def _(whole: Any, game: Any, player: int, source: Any, crushed: int = 1) -> Any:
    if crushed < 3 or game.state.zones[player, LIFE]:
        yield from whole(game, player, source, crushed)


@breaks("A guarded LRIG with Triple Crush still deals damage for two Life Cloth", "triple-crush.5")
@wrapper_of(attack.offer_guard)
def _(whole: Any, game: Any) -> Any:
    attacker = game.state.attacker
    found = yield from whole(game)
    if attacker is not None and game.state.attacker is None:
        card = game.state.find_card(attacker)
        if card is not None and game.has_keyword(card, "triple-crush"):
            yield from damage_and_crush.deal_damage(game, 1 - game.state.turn_player, attacker, 2)
    return found


@breaks("The opponent orders a player's Life Bursts if three or more are waiting", "triple-crush.6")
@wrapper_of(play_one_pending)
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
@wrapper_of(play_one_pending)
def _(whole: Any, game: Any, player: int, waiting: Any) -> Any:
    bursting = [each for each in waiting if game.state.cards[each.held.card].zone == CHECK]
    return (yield from whole(game, player, bursting[:1] or waiting))


breaks("Lancer crushes three Life Cloth if its SIGNI has Triple Crush", "triple-crush.7")(lancer_crushes_like_attack)
breaks(
    "Attacks of a card with Lancer crush only one Life Cloth, even with Triple Crush",
    "triple-crush.7",
    "double-crush.7",
)(replace_crush_count(lambda game, card, number: 1 if game.has_keyword(card, "lancer") else number))
breaks("Double Crush goes before Triple Crush on a card with both", "triple-crush.8", "double-crush.8")(
    replace_crush_count(lambda game, card, number: 2 if game.has_keyword(card, "double-crush") else number)
)


@breaks("Double Crush and Triple Crush on one card together crush five Life Cloth", "triple-crush.8", "double-crush.8")
@replace_crush_count
def _(game: Any, card: int, found: int) -> int:
    both = all(game.has_keyword(card, each) for each in ("double-crush", "triple-crush"))
    return 5 if both else found


@breaks("On a card with Double and Triple Crush, the one it gained last applies", "triple-crush.8")
@replace_crush_count
def _(game: Any, card: int, found: int) -> int:
    names = [getattr(each.origin or each.ability, "what", "") for each in game.characteristics_of(card).abilities]
    several = [each for each in names if each in ("double-crush", "triple-crush")]
    return {"double-crush": 2, "triple-crush": 3}[several[-1]] if several else found


@breaks("A LRIG with Double Crush and Triple Crush crushes only two Life Cloth", "double-crush.8", "triple-crush.8")
@wrapper_of(attack.crush_count)
def _(whole: Any, game: Any, card: int) -> int:
    has_both = game.has_keyword(card, "double-crush") and game.has_keyword(card, "triple-crush")
    return 2 if has_both and game.state.cards[card].face.is_lrig else int(whole(game, card))


# --- single attackers ---------------------------------------------------------------------------------


def other_signi(game: Any, card: int) -> list[int]:
    """The other SIGNI of a card's player."""
    return [each for each in game.state.field_signi(game.state.cards[card].seat) if each != card]


breaks("Triple Crush works only where it is printed on the card, not where it was gained", "triple-crush.2")(
    change_results(
        attack.crush_count,
        lambda found, game, card: (
            1 if found == 3 and game.state.cards[card].face.printed_keyword("triple-crush") is None else found
        ),
    )
)
breaks("A SIGNI with Triple Crush and Assassin crushes only one Life Cloth", "triple-crush.2")(
    change_results(
        attack.crush_count, lambda found, game, card: 1 if found == 3 and game.has_keyword(card, "assassin") else found
    )
)
breaks("Triple Crush works only in the first attack of a turn", "triple-crush.2")(
    change_results(
        attack.crush_count,
        lambda found, game, card: (
            1 if found == 3 and any(game.state.cards[each].resting for each in other_signi(game, card)) else found
        ),
    )
)
