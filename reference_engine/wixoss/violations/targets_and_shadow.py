"""Violations of WIXOSS: targets, modes and Shadow."""

from __future__ import annotations

from functools import partial
from typing import Any

from msgspec.structs import replace

from ....adapters.card_text_tree import ChosenCards, MatchingCards
from ...kernel.card_choices import TextCancelled, choose_cards, select_cards
from ...kernel.card_references import present_cards
from ...kernel.resolution import ResolutionContext
from ...patching import Patch
from ...violations import Change, Violations, change_results, replace_globals, wrap_function, wrapper_of
from .. import attack, modes_and_targets, rule_processing, rulebook_map, shadow, signi, using_cards
from ..game import Wixoss
from ..keywords import is_keyword
from ..lexicon import ASSIST_LRIG, RESONA, SPELL, TRASH
from ..modes_and_targets import TargetedResolution
from ..state import DeclaredModes
from .helpers import replace_options

VIOLATIONS = Violations()
breaks = VIOLATIONS.add_violation

# --- targets ------------------------------------------------------------------------------------------


def replace_target_choice(other: Any) -> Change:
    """Replace the choice of targets: ``other(whole, game, ctx, wanted, may)``."""
    return replace_globals(modes_and_targets.choose_targets, select_cards=partial(other, select_cards))


breaks(
    "A player can leave out any target, even where a text demands one",
    "target.3",
    spread="texts with a forced target occur in many entries",
)(replace_target_choice(lambda whole, game, ctx, wanted, may: whole(game, ctx, replace(wanted, least=0), may)))


@breaks("A piece cannot be used unless there is a card for each of its targets", "public-zone.5")
def _(patch: Patch) -> None:
    def use_with_targets(whole: Any, game: Any, player: int, timing: str) -> Any:
        for option in whole(game, player, timing):
            if has_every_target(game, player, option.args[0]):
                yield option

    def has_every_target(game: Any, player: int, card: int) -> bool:
        held = using_cards.ability_when_used(game, card)
        nodes: list[Any] = modes_and_targets.targeting_instructions(held.ability.then) if held is not None else []
        ctx = ResolutionContext(player, game.state.reference_to(card), held)
        return all(present_cards(game, ctx, node.cards.among) for node in nodes)

    replace_options("piece", use_with_targets)(patch)


@breaks("A text that targets more cards than there are takes as many as there are", "target.4", "shadow.1")
@replace_target_choice
def _(whole: Any, game: Any, ctx: Any, wanted: Any, may: Any) -> Any:
    there = [card for card in present_cards(game, ctx, wanted.among) if may is None or may(card)]
    most = min(wanted.most, len(there)) if isinstance(wanted.most, int) else wanted.most
    return whole(game, ctx, replace(wanted, most=most) if most else wanted, may)


@breaks("Targets are chosen one after another, each just before its own part of the text", "target.6")
@wrapper_of(modes_and_targets.split_at_after_that)
def _(whole: Any, then: Any) -> list[tuple[Any, ...]]:
    found: list[list[Any]] = []
    for each in then:
        if modes_and_targets.targeting_instructions((each,)) or not found:
            found.append([])
        found[-1].append(each)
    return [tuple(each) for each in found]


breaks("Targets of a part that comes after another are chosen before the first part is done", "target.6")(
    wrap_function(modes_and_targets.split_at_after_that, lambda whole, then: [then])
)


@breaks("A target need not be in the state that the text asks for, such as down or frozen", "target.2")
@replace_target_choice
def _(whole: Any, game: Any, ctx: Any, wanted: ChosenCards, fitting: Any) -> Any:
    assert isinstance(wanted.among, MatchingCards)
    where = replace(wanted.among.where, state=())
    return (yield from whole(game, ctx, replace(wanted, among=replace(wanted.among, where=where)), fitting))


breaks("A SIGNI with Shadow can be targeted by the opponent's effects", "target.5", "shadow.1")(
    wrap_function(Wixoss.can_target, lambda whole, self, ctx, card: True)
)


@breaks("If any target of a text is missing, nothing of the text is done", "public-zone.5", "target.3")
@wrapper_of(modes_and_targets.choose_targets)
def _(whole: Any, game: Any, ctx: Any, then: Any) -> Any:
    found = yield from whole(game, ctx, then)
    if found and not all(found):
        raise TextCancelled
    return found


@breaks(
    "Choosing targets is always optional",
    "public-zone.5",
    "target.3",
    spread="texts with a forced target occur in many entries",
)
@replace_target_choice
def _(whole: Any, game: Any, ctx: Any, wanted: ChosenCards, fitting: Any) -> Any:
    return (yield from whole(game, ctx, replace(wanted, least=0), fitting))


@breaks("A text with up to a number of targets can target none if fewer than that number are there", "target.3")
@replace_target_choice
def _(whole: Any, game: Any, ctx: Any, wanted: Any, may: Any) -> Any:
    there = [card for card in present_cards(game, ctx, wanted.among) if may is None or may(card)]
    none = wanted.least == 0 and isinstance(wanted.most, int) and len(there) < wanted.most
    return (yield from whole(game, ctx, wanted, (lambda card: False) if none else may))


@breaks("A target that is down by the time of being banished by an effect is not banished", "target.2")
@wrapper_of(rulebook_map.HANDLERS["banish"])
def _(whole: Any, game: Any, ctx: Any, node: Any) -> Any:
    ctx.it = tuple(ref for ref in ctx.it if not game.state.cards[ref.card].resting)
    return (yield from whole(game, ctx, node))


@breaks("Targets of an activated ability are chosen before its cost is paid", "target.6")
def _(patch: Patch) -> None:
    def use_with_targets(game: Any, player: int, card: int, held: Any) -> Any:
        known = [(yield from whole(game, ResolutionContext.for_ability(held), held.ability.then))]

        def choose_known_targets(game: Any, ctx: Any, then: Any) -> Any:
            return known.pop() if known else (yield from whole(game, ctx, then))

        with Patch() as early:
            early.setattr(modes_and_targets, "choose_targets", choose_known_targets)
            yield from using_cards.use_ability(game, player, card, held)

    whole = modes_and_targets.choose_targets
    patch.setitem(rulebook_map.ACTIONS, "ability", rulebook_map.ACTIONS["ability"]._replace(do=use_with_targets))


# --- modes --------------------------------------------------------------------------------------------


@breaks("All modes of a text are done, whichever are chosen", "mode.2", "mode.3")
@wrapper_of(modes_and_targets.choose_modes)
def _(whole: Any, game: Any, ctx: Any, node: Any) -> Any:
    yield from whole(game, ctx, node)
    return tuple(range(len(node.among)))


@breaks("Chosen modes are done from the bottom of the text to the top", "mode.3")
@wrapper_of(modes_and_targets.choose_modes)
def _(whole: Any, game: Any, ctx: Any, node: Any) -> Any:
    return tuple(reversed((yield from whole(game, ctx, node))))


breaks("A player has to choose as many modes as the text allows", "mode.2", "mode.1")(
    wrap_function(
        modes_and_targets.choose_modes, lambda whole, game, ctx, node: whole(game, ctx, replace(node, least=node.count))
    )
)


@breaks("Targets of a chosen mode are chosen when it is done, not when it is declared", "mode.2", "timing-cutin.1")
def _(patch: Patch) -> None:
    def declare_only_modes(game: Any, ctx: Any, then: Any) -> Any:
        modes = modes_and_targets.modes_in_text(then)
        if modes is None:
            return DeclaredModes((), ())
        return DeclaredModes((yield from modes_and_targets.choose_modes(game, ctx, modes)), ())

    def perform_choosing_targets(game: Any, ctx: Any, declared: Any, then: Any = None) -> Any:
        if declared.modes and not declared.targets:
            text = ctx.held.ability.then if then is None else then
            chosen = yield from modes_and_targets.choose_targets(
                game, ctx, modes_and_targets.with_modes(text, declared.modes)
            )
            declared = declared._replace(targets=chosen)
        return (yield from whole(game, ctx, declared, then))

    whole = modes_and_targets.perform_declared
    patch.setattr(modes_and_targets, "declare_modes", declare_only_modes)
    patch.setattr(modes_and_targets, "perform_declared", perform_choosing_targets)


# --- Shadow -------------------------------------------------------------------------------------------


breaks(
    "Shadow does nothing, even where each player has to target a SIGNI of their own",
    "shadow.1",
    "target.5",
    "shadow.3",
    "shadow.4",
)(wrap_function(shadow.may_be_targeted, lambda whole, game, ctx, card: True))


@breaks("Shadow also stops its own player's effects from targeting the SIGNI", "shadow.1")
@wrapper_of(shadow.may_be_targeted)
def _(whole: Any, game: Any, ctx: Any, card: int) -> bool:
    mine = game.state.cards[card].seat == ctx.seat
    return bool(whole(game, ctx, card)) and not (mine and any(game.active_keywords(card, "shadow")))


@breaks("A SIGNI with Shadow is not banished by opposing effects, even those that target nothing", "shadow.1")
@wrapper_of(signi.banish_signi)
def _(whole: Any, game: Any, banished: Any, cause: str, source: Any = None, by: int = -1) -> Any:
    cards = game.state.cards
    gone = [card for card in banished if by in (-1, cards[card].seat) or not any(game.active_keywords(card, "shadow"))]
    return (yield from whole(game, gone, cause, source, by))


@breaks("Shadow that names no kind of card stops only the effects of SIGNI", "shadow.1", "shadow.2")
@wrapper_of(shadow.may_be_targeted)
def _(whole: Any, game: Any, ctx: Any, card: int) -> bool:
    of_a_kind = any(held.ability.values for held in game.active_keywords(card, "shadow"))
    by_signi = game.state.cards[ctx.this.card].face.is_signi
    return bool(whole(game, ctx, card)) or not (of_a_kind or by_signi)


@breaks("Rule processing does not banish a SIGNI with Shadow for having power 0 or less", "shadow.1", "power.3")
@wrapper_of(rule_processing.powerless_signi)
def _(whole: Any, game: Any, player: int) -> list[int]:
    return [card for card in whole(game, player) if not any(game.active_keywords(card, "shadow"))]


@breaks("A SIGNI with Shadow can be chosen as each player has to target a SIGNI of their own", "shadow.2")
@wrapper_of(rulebook_map.HANDLERS["each-trashes"])
def _(whole: Any, game: Any, ctx: Any, node: Any) -> Any:
    going = []
    for player in (game.state.turn_player, 1 - game.state.turn_player):
        going += yield from choose_cards(game, player, list(game.state.field_signi(player)), 1, 1)
    game.move_cards(going, TRASH, "effect")
    return bool(going)


@breaks("Shadow against one kind of card stops the effects of every kind", "shadow.3")
@wrapper_of(shadow.may_be_targeted)
def _(whole: Any, game: Any, ctx: Any, card: int) -> bool:
    return game.state.cards[card].seat == ctx.seat or not any(game.active_keywords(card, "shadow"))


@breaks("No Shadow stops the effects of LRIGs", "shadow.3")
@wrapper_of(shadow.may_be_targeted)
def _(whole: Any, game: Any, ctx: Any, card: int) -> bool:
    return bool(whole(game, ctx, card)) or bool(game.state.cards[ctx.this.card].face.is_lrig)


@breaks("Effects out of the check zone, such as Life Bursts, can target a SIGNI with Shadow", "shadow.4")
@wrapper_of(shadow.may_be_targeted)
def _(whole: Any, game: Any, ctx: Any, card: int) -> bool:
    return game.state.cards[ctx.this.card].zone == "check" or bool(whole(game, ctx, card))


@breaks("A SIGNI with Shadow is not battled, so it is not banished in battle", "shadow.1")
@wrapper_of(attack.resolve_battle)
def _(whole: Any, game: Any, attacker: int, front: int) -> Any:
    if not any(game.active_keywords(front, "shadow")):
        yield from whole(game, attacker, front)


# --- targets and sources of several kinds -------------------------------------------------------------


breaks("All that a text does to its targets is done to those of its first choice", "target.6")(
    wrap_function(TargetedResolution.targets_of, lambda whole, self, node: self.targets[0].refs)
)


def pass_shadow_of_kind(kind: str) -> Change:
    """Let the effects of cards of a kind target every SIGNI whose Shadow names a kind."""

    def may_be_targeted_by_kind(whole: Any, game: Any, ctx: Any, card: int) -> bool:
        is_free = all(held.ability.values for held in game.active_keywords(card, "shadow"))
        passes = is_free and game.state.cards[ctx.this.card].face.kind == kind
        return passes or bool(whole(game, ctx, card))

    return wrap_function(shadow.may_be_targeted, may_be_targeted_by_kind)


breaks("Shadow against SIGNI does not stop the effects of Resonas", "shadow.3", "resona.1")(pass_shadow_of_kind(RESONA))
breaks("Shadow against LRIGs does not stop the effects of assist LRIGs", "shadow.3")(pass_shadow_of_kind(ASSIST_LRIG))


# --- Life Bursts and Shadow ---------------------------------------------------------------------------


def is_burst(ctx: Any) -> bool:
    """Whether a Life Burst is being resolved."""
    return ctx.held is not None and is_keyword(ctx.held, "life-burst")


breaks("A Life Burst can target a SIGNI with Shadow if its player has no other SIGNI", "shadow.4")(
    change_results(
        shadow.may_be_targeted,
        lambda found, game, ctx, card: (
            found or (is_burst(ctx) and len(game.state.field_signi(game.state.cards[card].seat)) == 1)
        ),
    )
)
breaks("The Life Burst of a spell can target a SIGNI with Shadow", "shadow.4")(
    change_results(
        shadow.may_be_targeted,
        lambda found, game, ctx, card: found or (is_burst(ctx) and game.state.cards[ctx.this.card].face.kind == SPELL),
    )
)
breaks("A Life Burst that comes about in the main phase can target a SIGNI with Shadow", "shadow.4")(
    change_results(
        shadow.may_be_targeted, lambda found, game, ctx, card: found or (is_burst(ctx) and game.step == "main")
    )
)
