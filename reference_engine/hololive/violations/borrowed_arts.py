"""Violations of 5.27: the arts of other holomem that a holomem can use."""

from __future__ import annotations

from collections.abc import Callable
from copy import copy
from typing import Any

from msgspec.structs import replace

from ....adapters.card_text_tree import Value
from ...kernel.card_references import present_cards
from ...kernel.cards import CardAbilityKey
from ...kernel.decisions import EngineOption
from ...kernel.resolution import ResolutionContext
from ...patching import Patch
from ...violations import Change, Violations, wrap_function, wrapper_of
from .. import arts, borrowed_arts, cheer_costs, instructions
from ..art_and_skill import Art

VIOLATIONS = Violations()
breaks = VIOLATIONS.add_violation


def art_owner(held: Any) -> int | None:
    """The holomem that has the art, if another uses it."""
    place = getattr(getattr(held, "key", None), "place", None)
    return place.card if isinstance(place, CardAbilityKey) else None


def lend_if(lends: Callable[[Any, int], bool]) -> Change:
    """Let only those holomem lend their arts for which ``lends`` holds."""
    return wrap_function(
        borrowed_arts.lending_holomem,
        lambda whole, game, holomem: [card for card in whole(game, holomem) if lends(game, card)],
    )


# --- which arts (5.27.1) --------------------------------------------------------------------------


breaks("An effect that lets a holomem use the arts of others does nothing", "5.27.1")(lend_if(lambda game, card: False))


@breaks("A holomem that can use the arts of one other can use those of all others of its player", "5.27.1")
@wrapper_of(borrowed_arts.lending_holomem)
def _(whole: Any, game: Any, holomem: int) -> Any:
    state = game.state
    others = [card for card in state.holomem(state.cards[holomem].seat) if card != holomem]
    permitted = any(allowed.what == "arts-of" for allowed, _ in game.characteristics_of(holomem).allows)
    return list(dict.fromkeys([*whole(game, holomem), *others])) if permitted else []


breaks("A holomem that can use the arts of others cannot use its own", "5.27.1")(
    wrap_function(
        borrowed_arts.usable_abilities,
        lambda whole, game, holomem: borrowed_arts.borrowed_arts(game, holomem) or whole(game, holomem),
    )
)
breaks("A holomem can use only one art of another, even if that has more", "5.27.1")(
    wrap_function(borrowed_arts.borrowed_arts, lambda whole, game, holomem: whole(game, holomem)[:1])
)
breaks("A holomem can use the arts of its own player's holomem only, whatever the effect says", "5.27.1")(
    wrap_function(
        borrowed_arts.lending_holomem,
        lambda whole, game, holomem: [
            card for card in whole(game, holomem) if game.state.cards[card].seat == game.state.cards[holomem].seat
        ],
    )
)


@breaks("If a holomem can use the arts of others, these can use its arts as well", "5.27.1")
@wrapper_of(borrowed_arts.lending_holomem)
def _(whole: Any, game: Any, holomem: int) -> Any:
    others = game.state.holomem(game.state.cards[holomem].seat)
    return [*whole(game, holomem), *(card for card in others if holomem in whole(game, card))]


@breaks("A holomem can use the arts of those that an effect lets its arts target", "5.27.1")
@wrapper_of(borrowed_arts.lending_holomem)
def _(whole: Any, game: Any, holomem: int) -> Any:
    targets = (
        card
        for allowed, held in game.characteristics_of(holomem).allows
        if allowed.what == "target"
        for card in present_cards(game, ResolutionContext.for_ability(held), allowed.cards)
    )
    return [*whole(game, holomem), *targets]


breaks("Arts of others that replace something cannot be used", "5.27.1")(
    wrap_function(borrowed_arts.borrowed_replacements, lambda whole, game: ())
)


# --- the user (5.27.1.1) --------------------------------------------------------------------------


@breaks("An art that another can use is used by the holomem that has it", "5.27.1.1")
@wrapper_of(arts.play_art)
def _(whole: Any, game: Any, holomem: int, held: Any) -> Any:
    owner = art_owner(held)
    if owner is not None:
        holomem, held = owner, game.state.ability_instance(owner, held.ability, held.key.place.place)
    yield from whole(game, holomem, held)


@breaks("The damage of an art of another is dealt by the holomem that has the art", "5.27.1.1")
@wrapper_of(instructions.deal_damage)
def _(whole: Any, game: Any, ctx: Any, *args: Any) -> Any:
    owner = art_owner(ctx.held)
    if owner is not None:
        ctx = copy(ctx)
        ctx.this = game.state.reference_to(owner)
    return (yield from whole(game, ctx, *args))


@breaks("The damage of an art of another changes as for the holomem that has it, and not as for its user", "5.27.1.1")
@wrapper_of(arts.resolve_art)
def _(whole: Any, game: Any, ctx: Any, art: Any) -> Any:
    owner = art_owner(ctx.held)
    if owner is not None:
        own, other = (
            arts.art_damage_change(game.characteristics_of(card), art.name) for card in (ctx.this.card, owner)
        )
        kept = tuple(each for each in art.values if each.what != "damage")
        art = replace(art, values=(*kept, Value("damage", art.damage + other - own)))
    yield from whole(game, ctx, art)


@breaks("An art of another targets what the holomem that has it could target", "5.27.1.1")
@wrapper_of(arts.find_art_targets)
def _(whole: Any, game: Any, ctx: Any) -> Any:
    owner = art_owner(ctx.held)
    if owner is not None:
        ctx = copy(ctx)
        ctx.this = game.state.reference_to(owner)
    return (yield from whole(game, ctx))


@breaks("An art that another has used counts as used by the holomem that has it as well", "5.27.1.1")
@wrapper_of(arts.do_option)
def _(whole: Any, game: Any, picked: Any) -> Any:
    owner = art_owner(picked.args[1])
    if owner is not None:
        game.state.performers += (game.state.cards[owner].inc,)
    yield from whole(game, picked)


# --- the conditions (5.27.1.1.1, 5.27.1.1.2) ------------------------------------------------------


def pay_borrowed_art(pays: Callable[[Any, int, int, Art], bool]) -> Change:
    """Check the cheers for an art of another otherwise: ``pays`` of the user, the holomem that has it, and the art."""

    def is_art_playable(whole: Any, game: Any, holomem: int, held: Any) -> bool:
        owner = art_owner(held)
        if owner is None:
            return bool(whole(game, holomem, held))
        return pays(game, holomem, owner, held.ability) and game.is_usable(held) and arts.has_art_target(game, held)

    return wrap_function(arts.is_art_playable, is_art_playable)


whole_payment = cheer_costs.has_cheers_for_art

breaks("The cheers for an art of another are those of the holomem that has it", "5.27.1.1.1")(
    pay_borrowed_art(lambda game, user, owner, art: whole_payment(game, owner, art))
)
breaks("The cheers for an art of another can be either holomem's", "5.27.1.1.1")(
    pay_borrowed_art(lambda game, user, owner, art: whole_payment(game, user, art) or whole_payment(game, owner, art))
)
breaks("An art of another needs no cheers", "5.27.1.1.1")(pay_borrowed_art(lambda game, user, owner, art: True))


@breaks("The cheers of both holomem together pay for an art of another", "5.27.1.1.1")
@pay_borrowed_art
def _(game: Any, user: int, owner: int, art: Art) -> bool:
    cheers = [*cheer_costs.attached_cheers(game, user), *cheer_costs.attached_cheers(game, owner)]
    colors = [game.characteristics_of(card).colors for card in cheers]
    cost = cheer_costs.current_art_cost(game, user, art)
    return whole_payment(game, user, art) or cheer_costs.covers_cost(colors, cost)


@breaks("The cost of an art of another changes as for the holomem that has it", "5.27.1.1.1")
@pay_borrowed_art
def _(game: Any, user: int, owner: int, art: Art) -> bool:
    colors = [game.characteristics_of(card).colors for card in cheer_costs.attached_cheers(game, user)]
    return cheer_costs.covers_cost(colors, cheer_costs.current_art_cost(game, owner, art))


breaks("An art of another cannot be used if the holomem that has it lacks the cheers for it", "5.27.1.1.2")(
    pay_borrowed_art(lambda game, user, owner, art: whole_payment(game, user, art) and whole_payment(game, owner, art))
)
breaks("The arts of a resting holomem cannot be used by another", "5.27.1.1.2")(
    lend_if(lambda game, card: not game.state.cards[card].resting)
)
breaks("The arts of a back holomem cannot be used by another", "5.27.1.1.2")(
    lend_if(lambda game, card: game.state.cards[card].zone != "back")
)
breaks("The arts of a holomem that cannot use arts cannot be used by another", "5.27.1.1.2")(
    lend_if(lambda game, card: "art" not in game.characteristics_of(card).forbids)
)
breaks("The arts of a holomem that has used an art in the step cannot be used by another", "5.27.1.1.2")(
    lend_if(lambda game, card: game.state.cards[card].inc not in game.state.performers)
)


@breaks("A holomem can use the arts of others while it is resting", "5.27.1.1.2")
@wrapper_of(arts.list_options)
def _(whole: Any, game: Any) -> Any:
    state = game.state
    center = [card for card in state.zones[state.turn_player, "center"] if state.cards[card].resting]
    more = [(card, held) for card in center for held in arts.playable_arts(game, card) if art_owner(held) is not None]
    return [*whole(game), *(EngineOption("art", each) for each in more)]


# --- one art in a step (5.27.1.1.3) ---------------------------------------------------------------


def forget_use(forgets: Callable[[Any], bool], *parts: str) -> Change:
    """Forget the use of an art for which ``forgets`` holds: leave these parts of the state as they were."""

    def do_option(whole: Any, game: Any, picked: Any) -> Any:
        before = {part: getattr(game.state, part) for part in parts}
        yield from whole(game, picked)
        if forgets(picked.args[1]):
            for part, value in before.items():
                setattr(game.state, part, value)
            game.state.invalidate_memo()

    return wrap_function(arts.do_option, do_option)


breaks("A holomem that used an art of another can use one more art in the step", "5.27.1.1.3")(
    forget_use(lambda held: art_owner(held) is not None, "done", "performers")
)
breaks("A holomem that used an art of another can use one more after it moved", "5.27.1.1.3")(
    forget_use(lambda held: art_owner(held) is not None, "performers")
)


@breaks("A holomem that used an art of its own can use one of another as well", "5.27.1.1.3")
@wrapper_of(arts.list_options)
def _(whole: Any, game: Any) -> Any:
    state = game.state
    used = [
        card
        for zone in ("center", "collab")
        for card in state.zones[state.turn_player, zone]
        if state.cards[card].inc in state.performers and not state.cards[card].resting
    ]
    more = [(card, held) for card in used for held in arts.playable_arts(game, card) if art_owner(held) is not None]
    return [*whole(game), *(EngineOption("art", each) for each in more)]


@breaks("The arts of one holomem can be used by only one other in a step", "5.27.1.1.3")
def _(patch: Patch) -> None:
    def do_option(game: Any, picked: Any) -> Any:
        owner = art_owner(picked.args[1])
        yield from whole_option(game, picked)
        if owner is not None:
            game.state.performers += (-1 - game.state.cards[owner].inc,)
            game.state.invalidate_memo()

    def lending_holomem(game: Any, holomem: int) -> Any:
        state = game.state
        return [card for card in whole(game, holomem) if -1 - state.cards[card].inc not in state.performers]

    whole, whole_option = borrowed_arts.lending_holomem, arts.do_option
    patch.setattr(borrowed_arts, "lending_holomem", lending_holomem)
    patch.setattr(arts, "do_option", do_option)
