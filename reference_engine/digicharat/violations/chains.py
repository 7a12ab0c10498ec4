"""Violations of Di Gi Charat: responses, reflection and damage (3-7, 3-8, 3-10)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from msgspec.structs import replace

from ...kernel.decisions import EngineAsk, EngineOption
from ...kernel.game_loop import without_asks
from ...violations import Violations, change_asks, run_without_asks, wrapper_of
from .. import attack_and_cover, damage_processing, effects, response_chain
from ..game import Digicharat

VIOLATIONS = Violations()
breaks = VIOLATIONS.add_violation


@breaks(
    "Another battle can be begun in response to a response that was made during a battle", "3-7.4", "3-2-2.1", "3-7.1"
)
@wrapper_of(response_chain.response_options)
def _(whole: Any, game: Any, player: int) -> Iterator[Any]:
    yield from whole(game, player)
    if game.state.battle is not None and game.state.chain[-1].kind != "attack":
        yield from attack_and_cover.attack_options(game, player)


@breaks("Characters cannot be brought out in response to anything", "3-7.3")
@wrapper_of(response_chain.response_options)
def _(whole: Any, game: Any, player: int) -> Any:
    return (each for each in whole(game, player) if each.kind != "character")


@breaks(
    "Events cannot be used in response to anything",
    "3-7.2",
    "3-4-2.3",
    spread="the section of declared attacks shows the responses to them",
)
@wrapper_of(response_chain.response_options)
def _(whole: Any, game: Any, player: int) -> Any:
    return (each for each in whole(game, player) if each.kind != "event")


@breaks("The attacking character cannot reflect damage", "3-8-1.2", "3-8-1.1", "3-8-2.1", "3-8-2.2")
@wrapper_of(effects._mark)
def _(whole: Any, game: Any, ctx: Any, kind: str, ref: Any) -> None:
    fight = game.state.battle
    if kind != "reflect" or fight is None or ref != fight.attacker:
        whole(game, ctx, kind, ref)


@breaks("A reflecting character also gives back the damage that events deal to it", "3-8-1.1")
@wrapper_of(damage_processing.deal_damage)
def _(whole: Any, game: Any, damages: Any) -> None:
    fight = game.state.battle
    reflecting = {mark.card for mark in fight.marks if mark.kind == "reflect"} if fight is not None else set()
    other = {fight.attacker: fight.target, fight.target: fight.attacker} if fight is not None else {}
    back = [
        replace(each, target=other[each.target]) if not each.fights and each.target in reflecting else each
        for each in damages
    ]
    whole(game, back)


@breaks("Several reflected damages are added up into one", "3-8-2.1")
@wrapper_of(damage_processing.deal_damage)
def _(whole: Any, game: Any, damages: Any) -> None:
    back = [each for each in damages if each.reflector >= 0]
    if len(back) > 1:
        rest = [each for each in damages if each.reflector < 0]
        damages = [*rest, replace(back[0], amount=sum(each.amount for each in back))]
    whole(game, damages)


@breaks("The order of reflected damages is fixed, and no player chooses it", "3-8-2.2")
@wrapper_of(damage_processing.order_reflected_damage)
@without_asks
def _(whole: Any, game: Any, damages: Any) -> Any:
    return list(damages)


@breaks(
    "Actions and responses resolve in the order they were made, earliest first",
    "3-10-1.1",
    "3-8-3.2",
    spread="each scenario with a response depends on the order",
)
@wrapper_of(Digicharat.procedures["resolve"])
def _(whole: Any, game: Any, frame: Any) -> Any:
    if game.state.chain and len({entry.number for entry in game.state.chain}) == len(game.state.chain):
        game.state.chain = game.state.chain[1:] + game.state.chain[:1]
    yield from whole(game, frame)


@breaks("All damage from an event is dealt as soon as the event takes effect", "3-10-1.1")
@wrapper_of(response_chain.RESOLVE["event"])
def _(whole: Any, game: Any, entry: Any) -> Any:
    yield from whole(game, entry)
    damages, game.state.damages = game.state.damages, ()
    damage_processing.deal_damage(game, damages)


@breaks(
    "An order of the damages is asked for even if only one of them was reflected",
    "3-8-2.2",
    spread="scenarios with several damages meet the question",
)
@wrapper_of(damage_processing.order_reflected_damage)
def _(whole: Any, game: Any, damages: Any) -> Any:
    back = [each for each in damages if each.reflector >= 0]
    ordered = yield from whole(game, damages)
    if len(back) == 1 and len(damages) > 1:
        options = tuple(EngineOption("card", (each.by,)) for each in damages)
        yield EngineAsk(back[0].reflector, "order", options, len(options), len(options), ordered=True)
    return ordered


@breaks("Battle damage to a player is reflected by that player's reflecting character", "3-8-3.1")
@wrapper_of(damage_processing._marked)
def _(whole: Any, game: Any, fight: Any, mark: Any, dealt: Any) -> Any:
    seat = game.state.cards[mark.card.card].seat
    if mark.kind == "reflect" and dealt.target is None and dealt.player == seat:
        return replace(dealt, target=fight.attacker, reflector=seat)
    return whole(game, fight, mark, dealt)


@breaks("Reflected power cannot be made to strike the opposing player", "3-8-3.2")
@wrapper_of(damage_processing._marked)
def _(whole: Any, game: Any, fight: Any, mark: Any, dealt: Any) -> Any:
    return dealt if mark.kind == "strike" and dealt.reflector >= 0 else whole(game, fight, mark, dealt)


@breaks(
    "Players can respond while damage is being processed",
    "3-10-2.1",
    spread="every scenario with damage meets the additional question",
)
@wrapper_of(Digicharat.continue_after_responses)
def _(whole: Any, self: Any, player: int, *then: Any) -> None:
    if then[0] == "damage":
        self.replace_frame(*then)
        self.let_players_respond(1 - player)
    else:
        whole(self, player, *then)


@breaks("Events cannot be used as responses while an attack is on a player", "3-7.2")
@wrapper_of(response_chain.response_options)
def _(whole: Any, game: Any, player: int) -> Any:
    fight = game.state.battle
    is_direct = fight is not None and fight.target is None
    return (each for each in whole(game, player) if each.kind != "event" or not is_direct)


@breaks("Characters cannot be brought out in response during a battle", "3-7.3")
@wrapper_of(response_chain.response_options)
def _(whole: Any, game: Any, player: int) -> Any:
    return (each for each in whole(game, player) if each.kind != "character" or game.state.battle is None)


@breaks("The turn player chooses the order of reflected damages, whoever reflected them", "3-8-2.2")
@wrapper_of(damage_processing.order_reflected_damage)
def _(whole: Any, game: Any, damages: Any) -> Any:
    return change_asks(whole(game, damages), lambda ask: replace(ask, player=game.state.turn_player))


@breaks("Damages are dealt one after another instead of at the same time", "3-8-2.2", "3-10-1.1")
@wrapper_of(damage_processing.deal_damage)
def _(whole: Any, game: Any, damages: Any) -> None:
    for each in damages:
        whole(game, [each])


@breaks("Damage that an event deals directly to a player is dealt as soon as the event says so", "3-10-1.1")
@wrapper_of(effects.HANDLERS["hit"])
@without_asks
def _(whole: Any, game: Any, ctx: Any, node: Any) -> bool:
    run_without_asks(whole(game, ctx, node))
    damages, game.state.damages = game.state.damages, ()
    damage_processing.deal_damage(game, damages)
    return True


@breaks("Damage to each player is not dealt to the player whose event it is", "3-10-1.1")
@wrapper_of(effects.HANDLERS["hit"])
@without_asks
def _(whole: Any, game: Any, ctx: Any, node: Any) -> bool:
    before = game.state.damages
    run_without_asks(whole(game, ctx, node))
    dealt = game.state.damages[len(before) :]
    game.state.damages = before + tuple(each for each in dealt if node.side != "both" or each.player != ctx.seat)
    return True


@breaks("If damage empties both decks at once, only the player whose event dealt it loses", "3-10-1.1")
@wrapper_of(Digicharat.lose_without_deck)
def _(whole: Any, self: Any) -> None:
    zones, player = self.state.zones, self.state.turn_player
    if not zones[0, "deck"] and not zones[1, "deck"]:
        self.end_game((player,), "an empty deck")
    else:
        whole(self)
