"""Violations of WIXOSS: what has to be so for an ability: teams, bonds; entering, and Harmony."""

from __future__ import annotations

from functools import partial
from typing import Any

from msgspec.structs import replace

from ...kernel import references
from ...kernel.costs import agrees
from ...kernel.events import Event
from ...kernel.flow import at_once
from ...patching import Patch
from ...violations import Change, Violations, instead, results, together, wrap
from .. import contents, state, usage
from .. import game as games
from ..keywords import as_it_works, is_keyword
from ..words import ASSISTS, DECK, HAND, bond_with
from .ways import handler, offers

VIOLATIONS = Violations()
breaks = VIOLATIONS.breaks

# --- teams --------------------------------------------------------------------------------------------


def met(what: str, other: Any) -> Change:
    """Whether what stands before an ability is so: ``other(table, ctx, keyword)``."""

    def is_met(whole: Any, self: Any, game: Any, ctx: Any, keyword: Any) -> bool:
        return bool(other(self, ctx, keyword) if keyword.what == what else whole(self, game, ctx, keyword))

    return wrap(state.Table.is_met, is_met)


def teams(table: Any, ctx: Any) -> list[str]:
    """The teams of a player's LRIGs."""
    return [table.cards[card].face.team for card in table.lrigs(ctx.seat)]


breaks(
    "A Team condition is met by a single LRIG of the team, whatever the others are",
    "team.3",
    "team-act.1",
    "team-auto.1",
    "team-const.1",
    "team-enter.1",
    "team.4",
)(met("team", lambda table, ctx, keyword: not set(teams(table, ctx)).isdisjoint(keyword.names)))
breaks("A lone center LRIG of the team meets a Team condition", "team.5", "team.3")(
    met("team", lambda table, ctx, keyword: set(teams(table, ctx)) == set(keyword.names))
)
breaks(
    "Any three LRIGs meet a Team condition, whatever their teams",
    "team.2",
    "team.4",
    "team-auto.1",
    "team-enter.1",
    "team-act.1",
    "team-const.1",
)(met("team", lambda table, ctx, keyword: len(teams(table, ctx)) == 3))
breaks("Pieces can be used with a lone LRIG, and Team or Dream Team conditions do not hinder any use", "dream-team.2")(
    together(
        wrap(references.is_met, lambda whole, game, ctx, ability: True),
        offers("piece", lambda whole, game, player, timing: usage.of_kind(game, player, timing, "piece")),
    )
)


# --- bonds --------------------------------------------------------------------------------------------


def is_bond(counter: str) -> bool:
    """Whether a counter says that its player has a bond."""
    return counter.startswith(bond_with(""))


breaks("Bond abilities work without a bond", "bond.2", "bond.8", "bond.9", "bond.10", "bond.11")(
    met("bond", lambda table, ctx, keyword: True)
)


@breaks("A bond with any student enables the bond abilities of all students", "bond.2", "bond.4")
@partial(met, "bond")
def _(table: Any, ctx: Any, keyword: Any) -> bool:
    return any(number for (seat, name), number in table.counts.items() if seat == ctx.seat and is_bond(name))


@breaks("A new bond removes all earlier bonds of both players", "bond.5")
@instead(state.Table.adjust)
def _(whole: Any, self: Any, player: int, name: str, by: int) -> int:
    if is_bond(name) and by > 0:
        self.counts = {key: number for key, number in self.counts.items() if not is_bond(key[1])}
    return int(whole(self, player, name, by))


@breaks("On a new bond its player draws a card for each of their SIGNI with an enter ability", "bond.12")
def _(patch: Patch) -> None:
    def adjust(self: Any, player: int, name: str, by: int) -> int:
        found = int(whole(self, player, name, by))
        if found and is_bond(name):
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


@breaks("A bond ability asks for a bond with the card's name instead of its student", "bond.4")
@partial(met, "bond")
def _(table: Any, ctx: Any, keyword: Any) -> bool:
    name = table.cards[ctx.this.card].face.name
    return bool(table.counter(ctx.seat, bond_with(name)))


@breaks("Enter abilities of LRIGs that have a condition, such as a bond, never come about", "bond.11")
@partial(results, games.Wixoss.may_wait)
def _(found: bool, game: Any, held: Any) -> bool:
    of_lrig = game.state.cards[held.card].face.is_lrig and is_keyword(held, "enter")
    return found and not (of_lrig and held.ability.keywords)


# --- entering, and Harmony ----------------------------------------------------------------------------


breaks("A player may leave out an enter ability that has no cost", "enter-ability.2")(
    wrap(games.Wixoss.is_optional, lambda whole, self, held: is_keyword(held, "enter"))
)


@breaks("Harmony does nothing", "harmony.1", "harmony.2", "harmony.3")
@partial(handler, "harmony")
def _(whole: Any) -> Any:
    @at_once
    def done(game: Any, ctx: Any, node: Any) -> bool:
        return True

    return done


@breaks("A player has to down a LRIG of the colour for Harmony if there is one", "harmony.2")
@instead(agrees)
def _(whole: Any, ctx: Any, player: int) -> Any:
    yield from ()
    return True


@breaks("Harmony downs the first LRIG that is up, of whatever colour", "harmony.1")
@instead(contents.HANDLERS["harmony"])
def _(whole: Any, game: Any, ctx: Any, node: Any) -> Any:
    able = [card for card in game.state.lrigs(ctx.seat) if not game.state.cards[card].resting]
    agreed = bool(able) and (yield from agrees(ctx, ctx.seat))
    going = able[:1] if agreed else [ctx.this.card]
    yield from game.happen(*(Event("rest", card) for card in going))
    return True


@breaks("A LRIG of more than one colour cannot be downed for Harmony", "harmony.1")
def _(patch: Patch) -> None:
    def lrigs(self: Any, player: int) -> tuple[int, ...]:
        return tuple(card for card in whole(self, player) if len(self.cards[card].face.info.colors) == 1)

    def harmony(done: Any, game: Any, ctx: Any, node: Any) -> Any:
        with Patch() as meanwhile:
            meanwhile.setattr(state.Table, "lrigs", lrigs)
            return (yield from done(game, ctx, node))

    whole = state.Table.lrigs
    wrap(contents.HANDLERS["harmony"], harmony)(patch)


@breaks("Effects that stop enter abilities also stop Harmony", "harmony.3")
@partial(results, games.Wixoss.may_wait)
def _(found: bool, game: Any, held: Any) -> bool:
    return found and not (is_keyword(held, "harmony") and game.forbids(held.card, "enter-abilities"))


@breaks("An enter ability comes about whenever any card enters the field", "enter-ability.1")
@instead(as_it_works)
def _(whole: Any, printed: Any) -> Any:
    ability, origin = whole(printed)
    if getattr(origin, "what", "") == "enter":
        return replace(ability, at=replace(ability.at, subject=None)), origin
    return ability, origin


@breaks("Enter abilities of assist LRIGs never come about", "enter-ability.1")
@partial(results, games.Wixoss.may_wait)
def _(found: bool, game: Any, held: Any) -> bool:
    return found and not (game.state.cards[held.card].zone in ASSISTS and is_keyword(held, "enter"))
