"""Violations of WIXOSS: what has to be so for an ability: teams, bonds; entering, and Harmony."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from ...kernel.costs import agrees
from ...kernel.events import Event
from ...kernel.flow import at_once
from ...violations import Patch, Violations, results
from .. import cards, harmony, state, usage
from .. import game as games
from ..keywords import as_it_works, is_keyword
from ..words import ASSISTS, DECK, HAND
from .ways import handler, offers

VIOLATIONS = Violations()
breaks = VIOLATIONS.breaks

# --- teams --------------------------------------------------------------------------------------------


def met(patch: Patch, what: str, other: Any) -> None:
    """Whether what stands before an ability is so: ``other(table, ctx, keyword)``."""

    def is_met(self: Any, game: Any, ctx: Any, keyword: Any) -> bool:
        return bool(other(self, ctx, keyword) if keyword.what == what else whole(self, game, ctx, keyword))

    whole = state.Table.is_met
    patch.setattr(state.Table, "is_met", is_met)


def teams(table: Any, ctx: Any) -> list[str]:
    """The teams of a player's LRIGs."""
    return [table.cards[card].face.team for card in table.lrigs(ctx.seat)]


@breaks("team.3", "team-act.1", "team-auto.1", "team-const.1", "team-enter.1", "team.4")
def one_lrig_of_a_team_is_enough(patch: Patch) -> None:
    met(patch, "team", lambda table, ctx, keyword: not set(teams(table, ctx)).isdisjoint(keyword.names))


@breaks("team.5", "team.3")
def one_lrig_alone_is_a_team(patch: Patch) -> None:
    met(patch, "team", lambda table, ctx, keyword: set(teams(table, ctx)) == set(keyword.names))


@breaks("team.2", "team.4", "team-auto.1", "team-enter.1", "team-act.1", "team-const.1")
def any_three_lrigs_are_a_team(patch: Patch) -> None:
    met(patch, "team", lambda table, ctx, keyword: len(teams(table, ctx)) == 3)


@breaks("dream-team.2")
def one_lrig_alone_is_a_dream_team(patch: Patch) -> None:
    patch.setattr(usage, "is_met", lambda game, ctx, ability: True)
    offers(patch, "piece", lambda whole, game, player, timing: usage.of_kind(game, player, timing, "piece"))


# --- bonds --------------------------------------------------------------------------------------------


@breaks("bond.2", "bond.8", "bond.9", "bond.10", "bond.11")
def abilities_of_bonds_need_none(patch: Patch) -> None:
    met(patch, "bond", lambda table, ctx, keyword: True)


@breaks("bond.2", "bond.4")
def any_bond_is_enough(patch: Patch) -> None:
    def has(table: Any, ctx: Any, keyword: Any) -> bool:
        return any(number for (seat, name), number in table.counts.items() if seat == ctx.seat and "bond" in name)

    met(patch, "bond", has)


@breaks("bond.5")
def a_bond_takes_the_place_of_another(patch: Patch) -> None:
    def adjust(self: Any, player: int, name: str, by: int) -> int:
        if name.startswith("bond") and by > 0:
            self.counts = {key: number for key, number in self.counts.items() if not key[1].startswith("bond")}
        return int(whole(self, player, name, by))

    whole = state.Table.adjust
    patch.setattr(state.Table, "adjust", adjust)


@breaks("bond.12")
def who_is_there_enters_when_the_bond_comes(patch: Patch) -> None:
    def adjust(self: Any, player: int, name: str, by: int) -> int:
        found = int(whole(self, player, name, by))
        if found and name.startswith("bond"):
            drawing.append(player)
        return found

    drawing: list[int] = []
    whole = state.Table.adjust
    noticed = games.Wixoss.check_rules

    def check(self: Any, done: Any) -> None:
        while drawing:
            player = drawing.pop()
            for card in self.state.signi(player):
                if any(is_keyword(held, "enter") for held in self.abilities(card)):
                    self.move(self.state.zones[player, DECK][:1], HAND, "draw")
        noticed(self, done)

    patch.setattr(state.Table, "adjust", adjust)
    patch.setattr(games.Wixoss, "check_rules", check)


@breaks("bond.4")
def a_bond_is_with_a_card_s_name(patch: Patch) -> None:
    def has(table: Any, ctx: Any, keyword: Any) -> bool:
        name = table.cards[ctx.this.card].face.name
        return bool(table.counter(ctx.seat, f"bond with {name}"))

    met(patch, "bond", has)


@breaks("bond.11")
def lrigs_do_not_enter_with_a_bond(patch: Patch) -> None:
    def may_wait(found: bool, game: Any, held: Any) -> bool:
        of_lrig = game.state.cards[held.card].face.is_lrig and is_keyword(held, "enter")
        return found and not (of_lrig and held.ability.keywords)

    results(patch, games.Wixoss, "may_wait", may_wait)


# --- entering, and Harmony ----------------------------------------------------------------------------


@breaks("enter-ability.2")
def an_enter_ability_may_be_left_out(patch: Patch) -> None:
    patch.setattr(games.Wixoss, "is_optional", lambda self, held: is_keyword(held, "enter"))


@breaks("harmony.1", "harmony.2", "harmony.3")
def harmony_does_nothing(patch: Patch) -> None:
    def made(whole: Any) -> Any:
        @at_once
        def done(game: Any, ctx: Any, node: Any) -> bool:
            return True

        return done

    handler(patch, "harmony", made)


@breaks("harmony.2")
def a_lrig_has_to_go_down_for_harmony(patch: Patch) -> None:
    def agreed(ctx: Any, player: int) -> Any:
        yield from ()
        return True

    patch.setattr(harmony, "agrees", agreed)


@breaks("harmony.1")
def any_lrig_goes_down_for_harmony(patch: Patch) -> None:
    def made(whole: Any) -> Any:
        def done(game: Any, ctx: Any, node: Any) -> Any:
            able = [card for card in game.state.lrigs(ctx.seat) if not game.state.cards[card].resting]
            agreed = bool(able) and (yield from agrees(ctx, ctx.seat))
            going = able[:1] if agreed else [ctx.this.card]
            yield from game.happen(*(Event("rest", card) for card in going))
            return True

        return done

    handler(patch, "harmony", made)


@breaks("harmony.1")
def a_lrig_of_another_colour_as_well_does_not_go_down_for_harmony(patch: Patch) -> None:
    def lrigs(self: Any, player: int) -> tuple[int, ...]:
        return tuple(card for card in whole(self, player) if len(self.cards[card].face.info.colors) == 1)

    def made(done: Any) -> Any:
        def harmony(game: Any, ctx: Any, node: Any) -> Any:
            with Patch() as meanwhile:
                meanwhile.setattr(state.Table, "lrigs", lrigs)
                return (yield from done(game, ctx, node))

        return harmony

    whole = state.Table.lrigs
    handler(patch, "harmony", made)


@breaks("harmony.3")
def harmony_is_an_enter_ability(patch: Patch) -> None:
    def may_wait(found: bool, game: Any, held: Any) -> bool:
        return found and not (is_keyword(held, "harmony") and game.forbids(held.card, "enter-abilities"))

    results(patch, games.Wixoss, "may_wait", may_wait)


@breaks("enter-ability.1")
def an_enter_ability_comes_whenever_a_signi_enters(patch: Patch) -> None:
    def works(printed: Any) -> Any:
        ability, origin = as_it_works(printed)
        if getattr(origin, "what", "") == "enter":
            return replace(ability, at=replace(ability.at, subject=None)), origin
        return ability, origin

    patch.setattr(cards, "as_it_works", works)


@breaks("enter-ability.1")
def an_assist_lrig_has_no_enter_ability(patch: Patch) -> None:
    def may_wait(found: bool, game: Any, held: Any) -> bool:
        return found and not (game.state.cards[held.card].zone in ASSISTS and is_keyword(held, "enter"))

    results(patch, games.Wixoss, "may_wait", may_wait)
