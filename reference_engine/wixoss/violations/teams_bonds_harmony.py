"""Violations of WIXOSS: conditions of abilities (teams, bonds), entering, and Harmony."""

from __future__ import annotations

from functools import partial
from typing import Any

from msgspec.structs import replace

from ....adapters.card_text_tree import ActivatedAbility, AutomaticAbility, ContinuousAbility
from ...kernel import card_references
from ...kernel.board_state import PendingTrigger
from ...kernel.cost_payment import ask_agreement
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
    wrap_function,
    wrapper_of,
)
from .. import game as games
from .. import rulebook_map, state, using_cards
from ..keywords import is_keyword, operative_ability
from ..lexicon import ASSISTS, DECK, HAND, PIECE, bond_counter
from ..rules_context import RulesContext
from ..state import GameState
from .helpers import leave_out_triggers, replace_handler, replace_options

VIOLATIONS = Violations()
breaks = VIOLATIONS.add_violation

# --- teams --------------------------------------------------------------------------------------------


def replace_condition(what: str, other: Any) -> Change:
    """Replace the condition of a keyword before an ability: ``other(table, ctx, keyword)``."""

    def is_condition_met(whole: Any, self: Any, game: Any, ctx: Any, keyword: Any) -> bool:
        return bool(other(self, ctx, keyword) if keyword.what == what else whole(self, game, ctx, keyword))

    return wrap_function(state.GameState.is_keyword_met, is_condition_met)


def lrig_teams(table: Any, ctx: Any) -> list[str]:
    """The teams of a player's LRIGs."""
    return [table.cards[card].face.team for card in table.field_lrigs(ctx.seat)]


breaks(
    "A Team condition is met by a single LRIG of the team, whatever the others are",
    "team.3",
    "team-act.1",
    "team-auto.1",
    "team-const.1",
    "team-enter.1",
    "team.4",
)(replace_condition("team", lambda table, ctx, keyword: not set(lrig_teams(table, ctx)).isdisjoint(keyword.names)))
breaks("A lone center LRIG of the team meets a Team condition", "team.5", "team.3")(
    replace_condition("team", lambda table, ctx, keyword: set(lrig_teams(table, ctx)) == set(keyword.names))
)
breaks(
    "Any three LRIGs meet a Team condition, whatever their teams",
    "team.2",
    "team.4",
    "team-auto.1",
    "team-enter.1",
    "team-act.1",
    "team-const.1",
)(replace_condition("team", lambda table, ctx, keyword: len(lrig_teams(table, ctx)) == 3))
breaks(
    "Pieces can be used with a lone LRIG, and Team or Dream Team conditions do not hinder any use",
    "dream-team.2",
    spread="other entries show conditions of Team that are not met",
)(
    combine_changes(
        wrap_function(card_references.are_conditions_met, lambda whole, game, ctx, ability: True),
        replace_options(
            "piece", lambda whole, game, player, timing: using_cards.lrig_deck_options(game, player, timing, "piece")
        ),
    )
)
breaks(
    "Team conditions are met for pieces alone, and not for abilities of SIGNI and LRIGs",
    "team.4",
    "team-act.1",
    "team-auto.1",
    "team-const.1",
    "team-enter.1",
    "team.2",
    "team.3",
)(
    wrap_function(
        state.GameState.is_keyword_met,
        lambda whole, self, game, ctx, keyword: (
            whole(self, game, ctx, keyword) and (keyword.what != "team" or self.cards[ctx.this.card].face.kind == PIECE)
        ),
    )
)


# --- bonds --------------------------------------------------------------------------------------------


def is_bond_counter(counter: str) -> bool:
    """Whether a counter is that of a bond."""
    return counter.startswith(bond_counter(""))


breaks("Bond abilities work without a bond", "bond.2", "bond.8", "bond.9", "bond.10", "bond.11")(
    replace_condition("bond", lambda table, ctx, keyword: True)
)


@breaks("A bond with any student enables the bond abilities of all students", "bond.2", "bond.4")
@partial(replace_condition, "bond")
def _(table: Any, ctx: Any, keyword: Any) -> bool:
    return any(number for (seat, name), number in table.counts.items() if seat == ctx.seat and is_bond_counter(name))


@breaks("A new bond removes all earlier bonds of both players", "bond.5")
@wrapper_of(state.GameState.add_to_counter)
def _(whole: Any, self: Any, player: int, name: str, by: int) -> int:
    if is_bond_counter(name) and by > 0:
        self.counts = {key: number for key, number in self.counts.items() if not is_bond_counter(key[1])}
    return int(whole(self, player, name, by))


@breaks("On a new bond its player draws a card for each of their SIGNI with an enter ability", "bond.12")
def _(patch: Patch) -> None:
    def add_noting_bonds(self: Any, player: int, name: str, by: int) -> int:
        found = int(whole(self, player, name, by))
        if found and is_bond_counter(name):
            drawing.append(player)
        return found

    drawing: list[int] = []
    whole = state.GameState.add_to_counter
    noticed = games.Wixoss.check_rules

    def draw_for_bonds(self: Any, done: Any) -> None:
        while drawing:
            player = drawing.pop()
            for card in self.state.field_signi(player):
                if any(is_keyword(held, "enter") for held in self.abilities_of(card)):
                    self.move_cards(self.state.zones[player, DECK][:1], HAND, "draw")
        noticed(self, done)

    patch.setattr(state.GameState, "add_to_counter", add_noting_bonds)
    patch.setattr(games.Wixoss, "check_rules", draw_for_bonds)


@breaks("A bond ability asks for a bond with the card's name instead of its student", "bond.4")
@partial(replace_condition, "bond")
def _(table: Any, ctx: Any, keyword: Any) -> bool:
    name = table.cards[ctx.this.card].face.name
    return bool(table.player_counter(ctx.seat, bond_counter(name)))


@breaks("Enter abilities of LRIGs that have a condition, such as a bond, never come about", "bond.11")
@partial(change_results, games.Wixoss.may_trigger)
def _(found: bool, game: Any, held: Any) -> bool:
    of_lrig = game.state.cards[held.card].face.is_lrig and is_keyword(held, "enter")
    return found and not (of_lrig and held.ability.keywords)


# --- entering, and Harmony ----------------------------------------------------------------------------


breaks("A player may leave out an enter ability that has no cost", "enter-ability.2")(
    wrap_function(games.Wixoss.is_optional, lambda whole, self, held: is_keyword(held, "enter"))
)


@breaks("Harmony does nothing", "harmony.1", "harmony.2", "harmony.3")
@partial(replace_handler, "harmony")
def _(whole: Any) -> Any:
    @without_asks
    def do_nothing(game: Any, ctx: Any, node: Any) -> bool:
        return True

    return do_nothing


@breaks("A player has to down a LRIG of the colour for Harmony if there is one", "harmony.2")
@wrapper_of(ask_agreement)
def _(whole: Any, ctx: Any, player: int) -> Any:
    yield from ()
    return True


@breaks("Harmony downs the first LRIG that is up, of whatever colour", "harmony.1")
@wrapper_of(rulebook_map.HANDLERS["harmony"])
def _(whole: Any, game: Any, ctx: Any, node: Any) -> Any:
    able = [card for card in game.state.field_lrigs(ctx.seat) if not game.state.cards[card].resting]
    agreed = bool(able) and (yield from ask_agreement(ctx, ctx.seat))
    going = able[:1] if agreed else [ctx.this.card]
    yield from game.propose_events(*(EngineEvent("rest", card) for card in going))
    return True


@breaks("A LRIG of more than one colour cannot be downed for Harmony", "harmony.1")
def _(patch: Patch) -> None:
    def single_color_lrigs(self: Any, player: int) -> tuple[int, ...]:
        return tuple(card for card in whole(self, player) if len(self.cards[card].face.info.colors) == 1)

    def harmony_of_single_colors(done: Any, game: Any, ctx: Any, node: Any) -> Any:
        with Patch() as meanwhile:
            meanwhile.setattr(state.GameState, "field_lrigs", single_color_lrigs)
            return (yield from done(game, ctx, node))

    whole = state.GameState.field_lrigs
    wrap_function(rulebook_map.HANDLERS["harmony"], harmony_of_single_colors)(patch)


@breaks("Effects that stop enter abilities also stop Harmony", "harmony.3")
@partial(change_results, games.Wixoss.may_trigger)
def _(found: bool, game: Any, held: Any) -> bool:
    return found and not (is_keyword(held, "harmony") and game.forbids_action(held.card, "enter-abilities"))


@breaks("An enter ability comes about whenever any card enters the field", "enter-ability.1", "cross-enter.2")
@wrapper_of(operative_ability)
def _(whole: Any, printed: Any) -> Any:
    ability, origin = whole(printed)
    if getattr(origin, "what", "") == "enter":
        return replace(ability, at=replace(ability.at, subject=None)), origin
    return ability, origin


@breaks("Enter abilities of assist LRIGs never come about", "enter-ability.1")
@partial(change_results, games.Wixoss.may_trigger)
def _(found: bool, game: Any, held: Any) -> bool:
    return found and not (game.state.cards[held.card].zone in ASSISTS and is_keyword(held, "enter"))


@breaks("A bond of one's choice brings about the Bond Enter abilities of the student's SIGNI on the field", "bond.12")
@wrapper_of(rulebook_map.HANDLERS["bond"])
def _(whole: Any, game: Any, ctx: Any, node: Any) -> Any:
    there = [(card, game.state.cards[card].face.student) for card in game.state.field_signi(ctx.seat)]
    before = {student for _, student in there if game.state.player_counter(ctx.seat, bond_counter(student))}
    done = yield from whole(game, ctx, node)
    for card, student in there:
        if student not in before and game.state.player_counter(ctx.seat, bond_counter(student)):
            enters = [held for held in game.abilities_of(card) if is_keyword(held, "enter")]
            game.state.waiting += tuple(PendingTrigger(held, game.state.reference_to(card)) for held in enters)
    return done


# --- keywords with an icon ----------------------------------------------------------------------------


def keywords_without_condition(icon: str) -> Change:
    """Let keywords with that icon, such as Double Crush, be in effect even if its condition is not met."""

    def every_keyword(whole: Any, self: Any, card: int, what: str) -> Any:
        yield from whole(self, card, what)
        for held in self.characteristics_of(card).abilities:
            if is_keyword(held, what) and any(each.what == icon for each in held.ability.keywords):
                yield held

    return wrap_function(RulesContext.active_keywords, every_keyword)


breaks("A keyword with the Team icon is in effect without the team", "team-const.1", "team.4")(
    keywords_without_condition("team")
)
breaks("A keyword with the Bond icon is in effect without the bond", "bond.2")(keywords_without_condition("bond"))


@breaks("A player who gains a bond of choice can name only students on cards of their own", "bond.3")
@wrapper_of(rulebook_map.HANDLERS["bond"])
def _(whole: Any, game: Any, ctx: Any, node: Any) -> Any:
    def keep_own(ask: Any) -> Any:
        return replace(ask, options=tuple(each for each in ask.options if each.args[0] in mine))

    mine = {record.face.student for record in game.state.cards if record.owner == ctx.seat}
    return (yield from change_asks(whole(game, ctx, node), keep_own))


@breaks("A constant Bond ability works only from the turn after its player gained the bond", "bond.8")
def _(patch: Patch) -> None:
    def add_and_note(self: Any, player: int, name: str, by: int) -> int:
        self.done |= {("gained", player, name)}
        return int(whole_add(self, player, name, by))

    def is_met_next_turn(self: Any, game: Any, ctx: Any, keyword: Any) -> bool:
        bond = bond_counter(self.cards[ctx.this.card].face.student)
        is_constant = ctx.held is not None and isinstance(ctx.held.ability, ContinuousAbility)
        is_new = keyword.what == "bond" and is_constant and ("gained", ctx.seat, bond) in self.done
        return not is_new and bool(whole_met(self, game, ctx, keyword))

    whole_add, whole_met = state.GameState.add_to_counter, state.GameState.is_keyword_met
    patch.setattr(state.FieldState, "add_to_counter", add_and_note)
    patch.setattr(state.GameState, "is_keyword_met", is_met_next_turn)


def meet_condition(what: str, kind: type, *, enters: bool = False) -> Change:
    """Let the condition of a keyword before abilities of a kind always be met; ``enters``: of Enter abilities."""

    def is_met_or_ignored(whole: Any, self: Any, game: Any, ctx: Any, keyword: Any) -> bool:
        held = ctx.held
        is_it = held is not None and isinstance(held.ability, kind) and is_keyword(held, "enter") is enters
        return (keyword.what == what and is_it) or bool(whole(self, game, ctx, keyword))

    return wrap_function(state.GameState.is_keyword_met, is_met_or_ignored)


breaks("Automatic abilities with Bond trigger without the bond, while others need it", "bond.9")(
    meet_condition("bond", AutomaticAbility)
)
breaks("Activated abilities with Bond can be used without the bond, while others need it", "bond.10")(
    meet_condition("bond", ActivatedAbility)
)
breaks("Activated abilities with Team can be used whatever the LRIGs are, while others need the team", "team-act.1")(
    meet_condition("team", ActivatedAbility)
)
breaks("Automatic abilities with Team trigger whatever the LRIGs are, while others need the team", "team-auto.1")(
    meet_condition("team", AutomaticAbility)
)
breaks("Enter abilities with Team trigger whatever the LRIGs are, while others need the team", "team-enter.1")(
    meet_condition("team", AutomaticAbility, enters=True)
)


def is_dream_team_piece(ability: Any) -> bool:
    """Whether an ability is that of a piece for a dream team."""
    return any(each.what == "dream-team" for each in getattr(ability, "keywords", ()))


breaks("A piece for a dream team can be used with any three LRIGs", "dream-team.1")(
    replace_globals(
        using_cards.may_use,
        are_conditions_met=lambda game, ctx, ability: (
            is_dream_team_piece(ability) or card_references.are_conditions_met(game, ctx, ability)
        ),
    )
)


# --- whose bond, and when -----------------------------------------------------------------------------


def count_either_bond(*, enter: bool) -> Change:
    """Let the bond of either player count for Enter abilities, or for all others."""

    def is_bonded(whole: Any, self: Any, game: Any, ctx: Any, keyword: Any) -> bool:
        if keyword.what != "bond" or ctx.held is None or is_keyword(ctx.held, "enter") is not enter:
            return bool(whole(self, game, ctx, keyword))
        counter = bond_counter(self.cards[ctx.this.card].face.student)
        return any(self.player_counter(player, counter) for player in (0, 1))

    return wrap_function(GameState.is_keyword_met, is_bonded)


def has_bond_icon(held: Any) -> bool:
    """Whether the Bond icon is printed before an ability."""
    return any(each.what == "bond" for each in getattr(held.ability, "keywords", ()))


breaks("A Bond Enter ability comes about by the opponent's bond, too", "bond.11")(count_either_bond(enter=True))
breaks("An automatic Bond ability comes about by the opponent's bond, too", "bond.9")(count_either_bond(enter=False))
breaks("A Bond Enter ability does not come about if an effect puts its SIGNI onto the field", "bond.11")(
    leave_out_triggers(
        lambda game, held, event: has_bond_icon(held) and event.cause == "effect" and event.kind == "move"
    )
)


@breaks("The bond of an automatic Bond ability is looked at only as the ability is done", "bond.9")
@wrapper_of(games.Wixoss.may_trigger)
def _(whole: Any, self: Any, held: Any) -> bool:
    return bool(whole(self, held)) or (has_bond_icon(held) and not is_keyword(held, "enter"))
