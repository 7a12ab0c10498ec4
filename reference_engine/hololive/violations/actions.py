"""Violations of chapters 8 and 9."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from ....adapters.abilities import Switch
from ...kernel import choices, replacement
from ...kernel.asks import Option
from ...kernel.events import Event
from ...patching import Patch
from ...timings.violations import instructions as shared_instructions
from ...violations import Change, Violations, instead, wrap
from .. import actions, arts, cheers, instructions
from ..game import Hololive
from ..limits import ArtUsed, SpSkillUsed
from ..state import Table
from ..words import STAGE
from .ways import colorless_covers, then, used

VIOLATIONS = Violations()
breaks = VIOLATIONS.breaks


breaks("The main step ends after two actions", "8.1.1")(shared_instructions.the_step_ends_after_two_actions(Hololive))


@breaks("A holomem that an effect put on the stage can Bloom in the same turn", "8.3.2-b2")
@instead(Table.moved)
def _(whole: Any, self: Any, old: Any, event: Event, now: int) -> Any:
    new = whole(self, old, event, now)
    return replace(new, arrived=0) if event.cause == "effect" and old.zone not in STAGE else new


@breaks("A Bloom by an effect lets all of that player's holomem Bloom again in the turn", "8.3.2-b3")
@instead(instructions.HANDLERS["bloom"])
def _(whole: Any, game: Any, ctx: Any, node: Any) -> Any:
    done = yield from whole(game, ctx, node)
    cards = game.state.cards
    for card in game.state.holomem(ctx.seat):
        cards[card] = replace(cards[card], bloomed=0)
    return done


@breaks("A holomem can Bloom with a card from the archive", "8.3.3")
@instead(actions.ACTIONS["bloom"].options)
def _(whole: Any, game: Any, player: int) -> Any:
    zones = game.state.zones
    hand, zones[player, "hand"] = zones[player, "hand"], zones[player, "hand"] + zones[player, "archive"]
    found = list(whole(game, player))
    zones[player, "hand"] = hand
    return found


@breaks("The card used for the Bloom action is put in the back instead of onto the holomem", "8.3.4")
@instead(actions.ACTIONS["bloom"].do)
def _(whole: Any, game: Any, player: int, holomem: int, card: int) -> Any:
    yield from game.happen(Event("reveal", card))
    yield from game.happen(Event("move", card, player, to="back", cause="place"))


@breaks("A player with an empty deck cannot collab", "8.4.3")
@instead(actions.ACTIONS["collab"].options)
def _(whole: Any, game: Any, player: int) -> Any:
    return whole(game, player) if game.state.zones[player, "deck"] else []


@breaks("A switch by an effect puts the top card of the deck into the holo power", "8.4.3")
@instead(instructions.HANDLERS[Switch])
def _(whole: Any, game: Any, ctx: Any, node: Any) -> Any:
    done = yield from whole(game, ctx, node)
    top = game.state.zones[ctx.seat, "deck"][:1]
    yield from game.happen(*(Event("move", card, ctx.seat, to="holo power", cause="collab-power") for card in top))
    return done


breaks("A holomem becomes resting when it collabs by the main step action", "8.4.4")(
    then("collab", lambda game, cards: game.happen(Event("rest", cards[0])))
)


@breaks("An SP oshi skill used by one player also uses up the opponent's", "8.5.1.2")
@instead(Hololive.count_use)
def _(whole: Any, game: Any, held: Any) -> None:
    whole(game, held)
    if SpSkillUsed(held.seat) in game.state.ever:
        game.state.ever |= {SpSkillUsed(1 - held.seat)}


@breaks("A support card attached by an effect counts as used", "8.6.1", "10.7.2.5.4")
@instead(instructions.within_caps)
def _(whole: Any, game: Any, ctx: Any, chosen: Any, host: int) -> Any:
    kept = yield from whole(game, ctx, chosen, host)
    for card in kept:
        used(game, card)
    return kept


@breaks("A support card counts as used whenever its replacement ability is applied", "8.6.1", "10.7.2.5.4")
@instead(replacement.apply)
def _(whole: Any, game: Any, held: Any, event: Event, rests: Any) -> Any:
    changed = yield from whole(game, held, event, rests)
    if game.state.cards[held.card].face.kind == "support":
        used(game, held.card)
    return changed


breaks("A baton pass always costs what is printed, whatever effects change it", "8.7.2", "10.10.1.4", "1.3.2.4")(
    wrap(actions.baton_cost, lambda whole, game, holomem: game.state.cards[holomem].face.baton)
)


@breaks("Effects cannot reduce the cost of a baton pass below one cheer", "8.7.2", "10.10.1.4", "1.3.2.4")
@instead(actions.baton_cost)
def _(whole: Any, game: Any, holomem: int) -> tuple[str, ...]:
    return whole(game, holomem) or game.state.cards[holomem].face.baton[:1]


@breaks("A colourless cheer pays for any colour in the cost of a baton pass", "8.7.2", "10.5.2")
def _(patch: Patch) -> None:
    def cheers_for(game: Any, player: int, holomem: int, cost: Any) -> Any:
        colors = {card: game.info(card).colors or frozenset(cost) for card in cheers.cheers_on(game, holomem)}
        icons, chosen = sorted(cost, key=lambda icon: icon == "colorless"), list[int]()
        for at, icon in enumerate(icons):
            left = [card for card in colors if card not in chosen and (icon == "colorless" or icon in colors[card])]
            others = {card: [colors[each] for each in colors if each not in (*chosen, card)] for card in left}
            fitting = [card for card in left if cheers.covers(others[card], tuple(icons[at + 1 :]))]
            chosen += yield from choices.choose(game, player, fitting, 1, 1)
        return chosen

    patch.setattr(cheers, "has_cheers", colorless_covers)
    patch.setattr(actions, "cheers_for", cheers_for)


breaks("The holomem that leaves the center by a baton pass becomes resting", "8.7.3")(
    then("baton-pass", lambda game, cards: game.happen(Event("rest", cards[1])))
)


@breaks(
    "Only one art can be used in a performance step, by the center or by the collab holomem",
    "9.1.1",
    "9.2.1.3",
    "9.2.1.4",
)
@instead(arts.play_art)
def _(whole: Any, game: Any, holomem: int, held: Any) -> Any:
    game.state.done |= {ArtUsed("center"), ArtUsed("collab")}
    yield from whole(game, holomem, held)


def arts_of(holomem: Any) -> Change:
    """An engine in which others use arts as well."""

    def options(whole: Any, game: Any) -> Any:
        more = [Option("art", (card, held)) for card in holomem(game.state) for held in arts.playable_arts(game, card)]
        return [*whole(game), *more]

    return wrap(arts.options, options)


breaks("A back holomem can use an art", "9.2.1", "9.1.1")(arts_of(lambda state: state.zones[state.turn_player, "back"]))
breaks("A player can use the arts of the opponent's center holomem", "9.2.1", "9.1.1")(
    arts_of(lambda state: state.zones[1 - state.turn_player, "center"])
)


@breaks("The collab holomem cannot use an art", "9.2.1")
@instead(arts.options)
def _(whole: Any, game: Any) -> Any:
    return [each for each in whole(game) if game.state.cards[each.args[0]].zone == "center"]


breaks("An art can be used whatever its required cheers, use limit or targets", "9.2.1.1", "12.2.3.1")(
    wrap(arts.is_playable, lambda whole, game, holomem, held: True)
)


@breaks("A holomem that used an art can use another after moving between center and collab, either way", "9.2.1.5")
@instead(arts.do)
def _(whole: Any, game: Any, picked: Any) -> Any:
    yield from whole(game, picked)
    game.state.performers = ()


@breaks("A holomem that used an art as center can use another after moving to the collab position", "9.2.1.5")
@instead(arts.do)
def _(whole: Any, game: Any, picked: Any) -> Any:
    before, zone = game.state.performers, game.state.cards[picked.args[0]].zone
    yield from whole(game, picked)
    if zone == "center":
        game.state.performers = before


breaks("Only the first playable art of a holomem can be used", "9.2.2")(
    wrap(arts.playable_arts, lambda whole, game, holomem: whole(game, holomem)[:1])
)
