"""Violations of chapters 8 and 9."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from ....adapters.abilities import Switch
from ...kernel import choices, replacement
from ...kernel.asks import Option
from ...kernel.events import Event
from ...violations import Patch, Violations
from .. import actions, arts, cheers, instructions
from ..game import Hololive
from ..state import Table
from ..words import STAGE
from .ways import colorless_covers, then, used

VIOLATIONS = Violations()
breaks = VIOLATIONS.breaks


@breaks("8.1.1")
def two_actions_end_the_main_step(patch: Patch) -> None:
    def replaced(self: Any, name: str, *rest: Any) -> None:
        acted = self.state.done & {("acted", 1), ("acted", 2)}
        if name == "play" and rest[0] == "main" and not rest[1]:
            self.state.done |= {("acted", len(acted) + 1)}
        if len(acted) == 1 and len(self.state.done & {("acted", 1), ("acted", 2)}) == 2:
            self.pop()
        else:
            whole(self, name, *rest)

    whole = Hololive.replace
    patch.setattr(Hololive, "replace", replaced)


@breaks("8.3.2-b2")
def who_was_put_on_the_stage_by_an_effect_blooms_in_the_same_turn(patch: Patch) -> None:
    def moves(self: Any, old: Any, event: Event, now: int) -> Any:
        new = whole(self, old, event, now)
        return replace(new, arrived=0) if event.cause == "effect" and old.zone not in STAGE else new

    whole = Table.moved
    patch.setattr(Table, "moved", moves)


@breaks("8.3.2-b3")
def a_bloom_by_an_effect_does_not_count_for_the_turn(patch: Patch) -> None:
    def bloom(game: Any, ctx: Any, node: Any) -> Any:
        done = yield from whole(game, ctx, node)
        cards = game.state.cards
        for card in game.state.holomem(ctx.seat):
            cards[card] = replace(cards[card], bloomed=0)
        return done

    whole = instructions.HANDLERS["bloom"]
    patch.setitem(instructions.HANDLERS, "bloom", bloom)


@breaks("8.3.3")
def a_card_of_the_archive_is_bloomed_with(patch: Patch) -> None:
    def can_bloom(game: Any, player: int) -> Any:
        zones = game.state.zones
        hand, zones[player, "hand"] = zones[player, "hand"], zones[player, "hand"] + zones[player, "archive"]
        found = list(whole(game, player))
        zones[player, "hand"] = hand
        return found

    whole = actions.can_bloom
    patch.setitem(actions.ACTIONS, "bloom", actions.ACTIONS["bloom"]._replace(options=can_bloom))


@breaks("8.3.4")
def who_is_bloomed_with_stands_beside_the_holomem(patch: Patch) -> None:
    def do_bloom(game: Any, picked: Option) -> Any:
        _, card = picked.args
        yield from game.happen(Event("reveal", card))
        yield from game.happen(Event("move", card, game.state.turn_player, to="back", cause="place"))

    patch.setitem(actions.ACTIONS, "bloom", actions.ACTIONS["bloom"]._replace(do=do_bloom))


@breaks("8.4.3")
def a_collab_needs_a_card_in_the_deck(patch: Patch) -> None:
    def can_collab(game: Any, player: int) -> Any:
        return whole(game, player) if game.state.zones[player, "deck"] else []

    whole = actions.can_collab
    patch.setitem(actions.ACTIONS, "collab", actions.ACTIONS["collab"]._replace(options=can_collab))


@breaks("8.4.3")
def whoever_comes_to_the_collab_position_brings_holo_power(patch: Patch) -> None:
    def switch(game: Any, ctx: Any, node: Any) -> Any:
        done = yield from whole(game, ctx, node)
        top = game.state.zones[ctx.seat, "deck"][:1]
        yield from game.happen(*(Event("move", card, ctx.seat, to="holo power", cause="collab-power") for card in top))
        return done

    whole = instructions.HANDLERS[Switch]
    patch.setitem(instructions.HANDLERS, Switch, switch)


@breaks("8.4.4")
def who_collabs_rests(patch: Patch) -> None:
    then(patch, "collab", lambda game, cards: game.happen(Event("rest", cards[0])))


@breaks("8.5.1.2")
def one_player_s_sp_skill_bars_the_other_s(patch: Patch) -> None:
    def count_use(game: Any, held: Any) -> None:
        whole(game, held)
        if ("sp", held.seat) in game.state.ever:
            game.state.ever |= {("sp", 1 - held.seat)}

    whole = Hololive.count_use
    patch.setattr(Hololive, "count_use", count_use)


@breaks("8.6.1", "10.7.2.5.4")
def what_an_effect_attaches_has_been_used(patch: Patch) -> None:
    def within_caps(game: Any, ctx: Any, chosen: Any, host: int) -> Any:
        kept = yield from whole(game, ctx, chosen, host)
        for card in kept:
            used(game, card)
        return kept

    whole = instructions.within_caps
    patch.setattr(instructions, "within_caps", within_caps)


@breaks("8.6.1", "10.7.2.5.4")
def a_support_card_whose_ability_is_applied_has_been_used(patch: Patch) -> None:
    def apply(game: Any, held: Any, event: Event, rests: Any) -> Any:
        changed = yield from whole(game, held, event, rests)
        if game.state.cards[held.card].face.kind == "support":
            used(game, held.card)
        return changed

    whole = replacement.apply
    patch.setattr(replacement, "apply", apply)


@breaks("8.7.2", "10.10.1.4", "1.3.2.4")
def a_baton_pass_costs_what_is_printed(patch: Patch) -> None:
    patch.setattr(actions, "baton_cost", lambda game, holomem: game.state.cards[holomem].face.baton)


@breaks("8.7.2", "10.10.1.4", "1.3.2.4")
def a_baton_pass_costs_one_cheer_at_the_least(patch: Patch) -> None:
    def baton_cost(game: Any, holomem: int) -> tuple[str, ...]:
        return whole(game, holomem) or game.state.cards[holomem].face.baton[:1]

    whole = actions.baton_cost
    patch.setattr(actions, "baton_cost", baton_cost)


@breaks("8.7.2", "10.5.2")
def a_colourless_cheer_pays_for_any_colour_of_a_baton_pass(patch: Patch) -> None:
    def cheers_for(game: Any, player: int, holomem: int, cost: Any) -> Any:
        colors = {card: game.info(card).colors or frozenset(cost) for card in cheers.cheers_on(game, holomem)}
        icons, chosen = sorted(cost, key=lambda icon: icon == "colorless"), list[int]()
        for at, icon in enumerate(icons):
            left = [card for card in colors if card not in chosen and (icon == "colorless" or icon in colors[card])]
            others = {card: [colors[each] for each in colors if each not in (*chosen, card)] for card in left}
            fitting = [card for card in left if cheers.covers(others[card], tuple(icons[at + 1 :]))]
            chosen += yield from choices.choose(game, player, fitting, 1, 1)
        return chosen

    patch.setattr(actions, "has_cheers", colorless_covers)
    patch.setattr(actions, "cheers_for", cheers_for)


@breaks("8.7.3")
def who_passes_the_baton_rests(patch: Patch) -> None:
    then(patch, "baton-pass", lambda game, cards: game.happen(Event("rest", cards[1])))


@breaks("9.1.1", "9.2.1.3", "9.2.1.4")
def the_center_or_the_collab_holomem_uses_an_art(patch: Patch) -> None:
    def play_art(game: Any, holomem: int, held: Any) -> Any:
        game.state.done |= {("art", "center"), ("art", "collab")}
        yield from whole(game, holomem, held)

    whole = arts.play_art
    patch.setattr(arts, "play_art", play_art)


def arts_of(patch: Patch, holomem: Any) -> None:
    """An engine in which others use arts as well."""

    def options(game: Any) -> Any:
        more = [Option("art", (card, held)) for card in holomem(game.state) for held in arts.playable_arts(game, card)]
        return [*whole(game), *more]

    whole = arts.options
    patch.setattr(arts, "options", options)


@breaks("9.2.1", "9.1.1")
def a_back_holomem_uses_an_art(patch: Patch) -> None:
    arts_of(patch, lambda state: state.zones[state.turn_player, "back"])


@breaks("9.2.1", "9.1.1")
def a_player_uses_the_art_of_the_opponent_s_holomem(patch: Patch) -> None:
    arts_of(patch, lambda state: state.zones[1 - state.turn_player, "center"])


@breaks("9.2.1")
def a_collab_holomem_uses_no_art(patch: Patch) -> None:
    def options(game: Any) -> Any:
        return [each for each in whole(game) if game.state.cards[each.args[0]].zone == "center"]

    whole = arts.options
    patch.setattr(arts, "options", options)


@breaks("9.2.1.1", "12.2.3.1")
def a_holomem_uses_an_art_without_the_cheers_for_it(patch: Patch) -> None:
    patch.setattr(arts, "is_playable", lambda game, holomem, held: True)


@breaks("9.2.1.5")
def a_holomem_that_moved_up_uses_an_art_again(patch: Patch) -> None:
    def do(game: Any, picked: Any) -> Any:
        yield from whole(game, picked)
        game.state.performers = ()

    whole = arts.do
    patch.setattr(arts, "do", do)


@breaks("9.2.1.5")
def a_holomem_that_moved_aside_uses_an_art_again(patch: Patch) -> None:
    def do(game: Any, picked: Any) -> Any:
        before, zone = game.state.performers, game.state.cards[picked.args[0]].zone
        yield from whole(game, picked)
        if zone == "center":
            game.state.performers = before

    whole = arts.do
    patch.setattr(arts, "do", do)


@breaks("9.2.2")
def of_several_arts_the_first_is_used(patch: Patch) -> None:
    whole = arts.playable_arts
    patch.setattr(arts, "playable_arts", lambda game, holomem: whole(game, holomem)[:1])
