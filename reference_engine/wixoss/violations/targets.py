"""Violations of WIXOSS: targets, modes and Shadow."""

from __future__ import annotations

from functools import partial
from typing import Any

from msgspec.structs import replace

from ....adapters.abilities import Cards, Choose
from ...kernel.choices import Cancelled, choose, pick
from ...kernel.context import Context
from ...kernel.references import cards
from ...patching import Patch
from ...violations import Change, Violations, instead, reads, wrap
from .. import attack, contents, resolving, rule_processing, shadow, signi, usage
from ..game import Wixoss
from ..state import Declared
from ..words import TRASH
from .ways import offers

VIOLATIONS = Violations()
breaks = VIOLATIONS.breaks

# --- targets ------------------------------------------------------------------------------------------


def targeted(other: Any) -> Change:
    """Targets are chosen so: ``other(whole, game, ctx, wanted, may)``."""
    return reads(resolving.choose_targets, pick=partial(other, pick))


breaks("A player can leave out any target, even where a text demands one", "target.3")(
    targeted(lambda whole, game, ctx, wanted, may: whole(game, ctx, replace(wanted, least=0), may))
)


@breaks("A piece cannot be used unless there is a card for each of its targets", "public-zone.5")
def _(patch: Patch) -> None:
    def used(whole: Any, game: Any, player: int, timing: str) -> Any:
        for option in whole(game, player, timing):
            if has_targets(game, player, option.args[0]):
                yield option

    def has_targets(game: Any, player: int, card: int) -> bool:
        held = usage.effect_of(game, card)
        nodes: list[Any] = resolving.targeting(held.ability.then) if held is not None else []
        ctx = Context(player, game.state.ref(card), held)
        return all(cards(game, ctx, node.cards.among) for node in nodes)

    offers("piece", used)(patch)


@breaks("A text that targets more cards than there are takes as many as there are", "target.4", "shadow.1")
@targeted
def _(whole: Any, game: Any, ctx: Any, wanted: Any, may: Any) -> Any:
    there = [card for card in cards(game, ctx, wanted.among) if may is None or may(card)]
    most = min(wanted.most, len(there)) if isinstance(wanted.most, int) else wanted.most
    return whole(game, ctx, replace(wanted, most=most) if most else wanted, may)


@breaks("Targets are chosen one after another, each just before its own part of the text", "target.6")
@instead(resolving.parts)
def _(whole: Any, then: Any) -> list[tuple[Any, ...]]:
    found: list[list[Any]] = []
    for each in then:
        if resolving.targeting((each,)) or not found:
            found.append([])
        found[-1].append(each)
    return [tuple(each) for each in found]


breaks("Targets of a part that comes after another are chosen before the first part is done", "target.6")(
    wrap(resolving.parts, lambda whole, then: [then])
)


@breaks("A target need not be in the state that the text asks for, such as down or frozen", "target.2")
@targeted
def _(whole: Any, game: Any, ctx: Any, wanted: Choose, fitting: Any) -> Any:
    assert isinstance(wanted.among, Cards)
    where = replace(wanted.among.where, state=())
    return (yield from whole(game, ctx, replace(wanted, among=replace(wanted.among, where=where)), fitting))


breaks("A SIGNI with Shadow can be targeted by the opponent's effects", "target.5", "shadow.1")(
    wrap(Wixoss.can_target, lambda whole, self, ctx, card: True)
)


@breaks("If any target of a text is missing, nothing of the text is done", "public-zone.5", "target.3")
@instead(resolving.choose_targets)
def _(whole: Any, game: Any, ctx: Any, then: Any) -> Any:
    found = yield from whole(game, ctx, then)
    if found and not all(found):
        raise Cancelled
    return found


@breaks("Choosing targets is always optional", "public-zone.5", "target.3")
@targeted
def _(whole: Any, game: Any, ctx: Any, wanted: Choose, fitting: Any) -> Any:
    return (yield from whole(game, ctx, replace(wanted, least=0), fitting))


@breaks("A text with up to a number of targets can target none if fewer than that number are there", "target.3")
@targeted
def _(whole: Any, game: Any, ctx: Any, wanted: Any, may: Any) -> Any:
    there = [card for card in cards(game, ctx, wanted.among) if may is None or may(card)]
    none = wanted.least == 0 and isinstance(wanted.most, int) and len(there) < wanted.most
    return (yield from whole(game, ctx, wanted, (lambda card: False) if none else may))


@breaks("A target that is down by the time of being banished by an effect is not banished", "target.2")
@instead(contents.HANDLERS["banish"])
def _(whole: Any, game: Any, ctx: Any, node: Any) -> Any:
    ctx.it = tuple(ref for ref in ctx.it if not game.state.cards[ref.card].resting)
    return (yield from whole(game, ctx, node))


@breaks("Targets of an activated ability are chosen before its cost is paid", "target.6")
def _(patch: Patch) -> None:
    def used(game: Any, player: int, card: int, held: Any) -> Any:
        known = [(yield from whole(game, Context.of(held), held.ability.then))]

        def chosen(game: Any, ctx: Any, then: Any) -> Any:
            return known.pop() if known else (yield from whole(game, ctx, then))

        with Patch() as early:
            early.setattr(resolving, "choose_targets", chosen)
            yield from usage.use_ability(game, player, card, held)

    whole = resolving.choose_targets
    patch.setitem(contents.ACTIONS, "ability", contents.ACTIONS["ability"]._replace(do=used))


# --- modes --------------------------------------------------------------------------------------------


@breaks("All modes of a text are done, whichever are chosen", "mode.2", "mode.3")
@instead(resolving.choose_modes)
def _(whole: Any, game: Any, ctx: Any, node: Any) -> Any:
    yield from whole(game, ctx, node)
    return tuple(range(len(node.among)))


@breaks("Chosen modes are done from the bottom of the text to the top", "mode.3")
@instead(resolving.choose_modes)
def _(whole: Any, game: Any, ctx: Any, node: Any) -> Any:
    return tuple(reversed((yield from whole(game, ctx, node))))


breaks("A player has to choose as many modes as the text allows", "mode.2", "mode.1")(
    wrap(resolving.choose_modes, lambda whole, game, ctx, node: whole(game, ctx, replace(node, least=node.count)))
)


@breaks("Targets of a chosen mode are chosen when it is done, not when it is declared", "mode.2", "timing-cutin.1")
def _(patch: Patch) -> None:
    def declare(game: Any, ctx: Any, then: Any) -> Any:
        modes = resolving.modes_of(then)
        if modes is None:
            return Declared((), ())
        return Declared((yield from resolving.choose_modes(game, ctx, modes)), ())

    def done(game: Any, ctx: Any, declared: Any, then: Any = None) -> Any:
        if declared.modes and not declared.targets:
            text = ctx.held.ability.then if then is None else then
            chosen = yield from resolving.choose_targets(game, ctx, resolving.with_modes(text, declared.modes))
            declared = declared._replace(targets=chosen)
        return (yield from whole(game, ctx, declared, then))

    whole = resolving.perform_declared
    patch.setattr(resolving, "declare", declare)
    patch.setattr(resolving, "perform_declared", done)


# --- Shadow -------------------------------------------------------------------------------------------


breaks(
    "Shadow does nothing, even where each player has to target a SIGNI of their own",
    "shadow.1",
    "target.5",
    "shadow.3",
    "shadow.4",
)(wrap(shadow.may_be_targeted, lambda whole, game, ctx, card: True))


@breaks("Shadow also stops its own player's effects from targeting the SIGNI", "shadow.1")
@instead(shadow.may_be_targeted)
def _(whole: Any, game: Any, ctx: Any, card: int) -> bool:
    mine = game.state.cards[card].seat == ctx.seat
    return bool(whole(game, ctx, card)) and not (mine and any(game.keywords(card, "shadow")))


@breaks("A SIGNI with Shadow is not banished by opposing effects, even those that target nothing", "shadow.1")
@instead(signi.banish)
def _(whole: Any, game: Any, banished: Any, cause: str, source: Any = None, by: int = -1) -> Any:
    cards = game.state.cards
    gone = [card for card in banished if by in (-1, cards[card].seat) or not any(game.keywords(card, "shadow"))]
    return (yield from whole(game, gone, cause, source, by))


@breaks("Shadow that names no kind of card stops only the effects of SIGNI", "shadow.1", "shadow.2")
@instead(shadow.may_be_targeted)
def _(whole: Any, game: Any, ctx: Any, card: int) -> bool:
    of_a_kind = any(held.ability.values for held in game.keywords(card, "shadow"))
    by_signi = game.state.cards[ctx.this.card].face.is_signi
    return bool(whole(game, ctx, card)) or not (of_a_kind or by_signi)


@breaks("Rule processing does not banish a SIGNI with Shadow for having power 0 or less", "shadow.1", "power.3")
@instead(rule_processing.powerless)
def _(whole: Any, game: Any, player: int) -> list[int]:
    return [card for card in whole(game, player) if not any(game.keywords(card, "shadow"))]


@breaks("A SIGNI with Shadow can be chosen as each player has to target a SIGNI of their own", "shadow.2")
@instead(contents.HANDLERS["each-trashes"])
def _(whole: Any, game: Any, ctx: Any, node: Any) -> Any:
    going = []
    for player in (game.state.turn_player, 1 - game.state.turn_player):
        going += yield from choose(game, player, list(game.state.signi(player)), 1, 1)
    game.move(going, TRASH, "effect")
    return bool(going)


@breaks("Shadow against one kind of card stops the effects of every kind", "shadow.3")
@instead(shadow.may_be_targeted)
def _(whole: Any, game: Any, ctx: Any, card: int) -> bool:
    return game.state.cards[card].seat == ctx.seat or not any(game.keywords(card, "shadow"))


@breaks("No Shadow stops the effects of LRIGs", "shadow.3")
@instead(shadow.may_be_targeted)
def _(whole: Any, game: Any, ctx: Any, card: int) -> bool:
    return bool(whole(game, ctx, card)) or bool(game.state.cards[ctx.this.card].face.is_lrig)


@breaks("Effects out of the check zone, such as Life Bursts, can target a SIGNI with Shadow", "shadow.4")
@instead(shadow.may_be_targeted)
def _(whole: Any, game: Any, ctx: Any, card: int) -> bool:
    return game.state.cards[ctx.this.card].zone == "check" or bool(whole(game, ctx, card))


@breaks("A SIGNI with Shadow is not battled, so it is not banished in battle", "shadow.1")
@instead(attack.battle)
def _(whole: Any, game: Any, attacker: int, front: int) -> Any:
    if not any(game.keywords(front, "shadow")):
        yield from whole(game, attacker, front)
