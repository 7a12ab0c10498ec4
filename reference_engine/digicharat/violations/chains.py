"""Violations of Di Gi Charat: responses, reflection and damage (3-7, 3-8, 3-10)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from msgspec.structs import replace

from ...kernel.asks import Ask, Option
from ...kernel.flow import at_once
from ...violations import Patch, Violations, done, otherwise_asked
from .. import battle, chain, damage, effects, event_cards
from ..game import Digicharat

VIOLATIONS = Violations()
breaks = VIOLATIONS.breaks


@breaks("3-7.4", "3-2-2.1", "3-7.1")
def a_battle_is_begun_in_response_to_a_response(patch: Patch) -> None:
    def responses(game: Any, player: int) -> Iterator[Any]:
        yield from whole(game, player)
        if game.state.battle is not None and game.state.chain[-1].kind != "attack":
            yield from battle.to_attack(game, player)

    whole = chain.responses
    patch.setattr(chain, "responses", responses)


@breaks("3-7.3")
def nobody_brings_a_character_out_in_response(patch: Patch) -> None:
    def responses(game: Any, player: int) -> Any:
        return (each for each in whole(game, player) if each.kind != "character")

    whole = chain.responses
    patch.setattr(chain, "responses", responses)


@breaks("3-7.2", "3-4-2.3")
def no_event_is_used_in_response(patch: Patch) -> None:
    def responses(game: Any, player: int) -> Any:
        return (each for each in whole(game, player) if each.kind != "event")

    whole = chain.responses
    patch.setattr(chain, "responses", responses)


@breaks("3-8-1.2", "3-8-1.1", "3-8-2.1", "3-8-2.2")
def the_attacker_cannot_reflect(patch: Patch) -> None:
    def mark(game: Any, ctx: Any, kind: str, ref: Any) -> None:
        fight = game.state.battle
        if kind != "reflect" or fight is None or ref != fight.attacker:
            whole(game, ctx, kind, ref)

    whole = effects._mark
    patch.setattr(effects, "_mark", mark)


@breaks("3-8-1.1")
def what_events_deal_is_reflected_as_well(patch: Patch) -> None:
    def deal(game: Any, damages: Any) -> None:
        fight = game.state.battle
        reflecting = {mark.card for mark in fight.marks if mark.kind == "reflect"} if fight is not None else set()
        other = {fight.attacker: fight.target, fight.target: fight.attacker} if fight is not None else {}
        back = [
            replace(each, target=other[each.target]) if not each.fights and each.target in reflecting else each
            for each in damages
        ]
        whole(game, back)

    whole = damage.deal
    patch.setattr(damage, "deal", deal)


@breaks("3-8-2.1")
def reflected_damages_are_summed(patch: Patch) -> None:
    def deal(game: Any, damages: Any) -> None:
        back = [each for each in damages if each.reflector >= 0]
        if len(back) > 1:
            rest = [each for each in damages if each.reflector < 0]
            damages = [*rest, replace(back[0], amount=sum(each.amount for each in back))]
        whole(game, damages)

    whole = damage.deal
    patch.setattr(damage, "deal", deal)


@breaks("3-8-2.2")
def the_engine_orders_the_damages(patch: Patch) -> None:
    @at_once
    def in_order(game: Any, damages: Any) -> Any:
        return list(damages)

    patch.setattr(damage, "in_order", in_order)


@breaks("3-10-1.1", "3-8-3.2")
def the_earliest_is_resolved_first(patch: Patch) -> None:
    def resolve(game: Any, frame: Any) -> Any:
        if game.state.chain and len({entry.number for entry in game.state.chain}) == len(game.state.chain):
            game.state.chain = game.state.chain[1:] + game.state.chain[:1]
        yield from whole(game, frame)

    whole = chain.resolve
    patch.setitem(Digicharat.procedures, "resolve", resolve)


@breaks("3-10-1.1")
def what_events_deal_is_dealt_at_once(patch: Patch) -> None:
    def take_effect(game: Any, entry: Any) -> Any:
        yield from whole(game, entry)
        damages, game.state.damages = game.state.damages, ()
        damage.deal(game, damages)

    whole = event_cards.take_effect
    patch.setitem(chain.RESOLVE, "event", take_effect)


@breaks("3-8-2.2")
def whatever_damages_there_are_their_order_is_asked(patch: Patch) -> None:
    def in_order(game: Any, damages: Any) -> Any:
        back = [each for each in damages if each.reflector >= 0]
        ordered = yield from whole(game, damages)
        if len(back) == 1 and len(damages) > 1:
            options = tuple(Option("card", (each.by,)) for each in damages)
            yield Ask(back[0].reflector, "order", options, len(options), len(options), ordered=True)
        return ordered

    whole = damage.in_order
    patch.setattr(damage, "in_order", in_order)


@breaks("3-8-3.1")
def what_strikes_a_player_is_reflected_by_their_character(patch: Patch) -> None:
    def marked(game: Any, fight: Any, mark: Any, dealt: Any) -> Any:
        seat = game.state.cards[mark.card.card].seat
        if mark.kind == "reflect" and dealt.target is None and dealt.player == seat:
            return replace(dealt, target=fight.attacker, reflector=seat)
        return whole(game, fight, mark, dealt)

    whole = damage._marked
    patch.setattr(damage, "_marked", marked)


@breaks("3-8-3.2")
def reflected_power_strikes_no_player(patch: Patch) -> None:
    def marked(game: Any, fight: Any, mark: Any, dealt: Any) -> Any:
        return dealt if mark.kind == "strike" and dealt.reflector >= 0 else whole(game, fight, mark, dealt)

    whole = damage._marked
    patch.setattr(damage, "_marked", marked)


@breaks("3-10-2.1")
def damage_is_responded_to(patch: Patch) -> None:
    def acted(self: Any, player: int, *then: Any) -> None:
        if then[0] == "damage":
            self.replace(*then)
            self.let_respond(1 - player)
        else:
            whole(self, player, *then)

    whole = Digicharat.acted
    patch.setattr(Digicharat, "acted", acted)


@breaks("3-7.2")
def no_event_answers_an_attack_on_the_player(patch: Patch) -> None:
    def responses(game: Any, player: int) -> Any:
        fight = game.state.battle
        is_direct = fight is not None and fight.target is None
        return (each for each in whole(game, player) if each.kind != "event" or not is_direct)

    whole = chain.responses
    patch.setattr(chain, "responses", responses)


@breaks("3-7.3")
def nobody_is_brought_out_in_a_battle(patch: Patch) -> None:
    def responses(game: Any, player: int) -> Any:
        return (each for each in whole(game, player) if each.kind != "character" or game.state.battle is None)

    whole = chain.responses
    patch.setattr(chain, "responses", responses)


@breaks("3-8-2.2")
def the_turn_player_orders_the_damages(patch: Patch) -> None:
    def in_order(game: Any, damages: Any) -> Any:
        return otherwise_asked(whole(game, damages), lambda ask: replace(ask, player=game.state.turn_player))

    whole = damage.in_order
    patch.setattr(damage, "in_order", in_order)


@breaks("3-8-2.2", "3-10-1.1")
def damages_are_dealt_one_after_the_other(patch: Patch) -> None:
    def deal(game: Any, damages: Any) -> None:
        for each in damages:
            whole(game, [each])

    whole = damage.deal
    patch.setattr(damage, "deal", deal)


@breaks("3-10-1.1")
def what_events_deal_to_a_player_is_dealt_at_once(patch: Patch) -> None:
    @at_once
    def hit(game: Any, ctx: Any, node: Any) -> bool:
        done(whole(game, ctx, node))
        damages, game.state.damages = game.state.damages, ()
        damage.deal(game, damages)
        return True

    whole = effects.HANDLERS["hit"]
    patch.setitem(effects.HANDLERS, "hit", hit)
