"""Modes and targets of a text: they are chosen, and then the text is carried out."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from msgspec import Struct
from msgspec.structs import asdict

from ...adapters import card_text_tree as a
from ..kernel.card_choices import select_cards
from ..kernel.decisions import EngineAsk, EngineOption
from ..kernel.game_loop import Procedure, without_asks
from ..kernel.perform import perform_instructions
from ..kernel.resolution import CardReference, ResolutionContext
from ..kernel.rules_context import Handlers
from ..protocol.supported_text import node_description
from .rules_context import RulesContext
from .state import DeclaredModes

Then = tuple[a.Instruction, ...]


class ChosenTargets(NamedTuple):
    """The cards that were targeted for an instruction."""

    node: a.GameInstruction
    refs: tuple[CardReference, ...]


class TargetedResolution(ResolutionContext):
    """The resolution of a text with chosen targets: those of each instruction that names targets."""

    targets: tuple[ChosenTargets, ...] = ()

    def targets_of(self, node: a.GameInstruction) -> tuple[CardReference, ...]:
        """The targets of this very instruction object; a text may contain an equal one."""
        return next(each.refs for each in self.targets if each.node is node)


# --- modes --------------------------------------------------------------------------------------------


def declare_modes(game: RulesContext, ctx: ResolutionContext, then: Then) -> Procedure[DeclaredModes]:
    """Choose the modes of a text as it is used, and their targets."""
    modes = modes_in_text(then)
    if modes is None:
        return DeclaredModes((), ())
    chosen = yield from choose_modes(game, ctx, modes)
    targets = yield from choose_targets(game, ctx, with_modes(then, chosen))  # mode.2
    return DeclaredModes(chosen, targets)


def modes_in_text(then: Then) -> a.ChooseModes | None:
    """The instruction of a text that offers modes; None without it."""
    return next((each for each in then if isinstance(each, a.ChooseModes)), None)


def choose_modes(game: RulesContext, ctx: ResolutionContext, node: a.ChooseModes) -> Procedure[tuple[int, ...]]:
    """Let the player choose as many modes as the text says, each once; they are done in the order of the text."""
    options = tuple(EngineOption("mode", (mode.text,)) for mode in node.among)
    least = node.count if node.least is None else node.least
    picks = yield EngineAsk(ctx.seat, "mode", options, least, node.count, about=ctx.held)  # mode.2, mode.3
    return tuple(sorted(options.index(each) for each in picks))  # mode.3


def with_modes(then: Then, chosen: tuple[int, ...]) -> Then:
    """A text with only the chosen modes."""
    return tuple(
        part for each in then for part in (_chosen(each, chosen) if isinstance(each, a.ChooseModes) else (each,))
    )


def _chosen(node: a.ChooseModes, chosen: tuple[int, ...]) -> Iterator[a.Instruction]:
    for at in chosen:
        yield from node.among[at].then


# --- targets ------------------------------------------------------------------------------------------


def choose_targets(
    game: RulesContext, ctx: ResolutionContext, then: Then
) -> Procedure[tuple[tuple[CardReference, ...], ...]]:
    """All targets of a part of a text, chosen before any of it is carried out."""
    found: list[tuple[CardReference, ...]] = []
    for node in targeting_instructions(then):
        refs: tuple[CardReference, ...] = ()
        for wanted in (node.cards, node.using):
            if isinstance(wanted, a.ChosenCards):
                yield from select_cards(
                    game, ctx, wanted, lambda card: game.can_target(ctx, card)
                )  # target.2, target.3, target.4, target.5, public-zone.5
                refs += ctx.it
        found.append(refs)
    return tuple(found)


def targeting_instructions(then: Then) -> list[a.GameInstruction]:
    """The instructions of a text that name targets, including optional and conditional ones."""
    found: list[a.GameInstruction] = []
    for each in then:
        match each:
            case a.GameInstruction(what=what) if what in TARGETING:
                found.append(each)
            case a.IfInstruction():
                found += targeting_instructions((*each.then, *each.otherwise))  # target.6
            case a.OptionalInstruction():
                found += targeting_instructions((*each.first, *each.then))  # target.6
    return found


TARGETING = ("target", "target-both")

NO_EFFECT = ("cost", "instead")
"""The fields of a text with costs, conditions and replacements, in which no effect begins."""


def untimely_targets(node: Struct) -> Iterator[str]:
    """The problems with targets that are not chosen right before an effect: no clause says when they are chosen."""
    for name in NO_EFFECT:
        for each in targeting_instructions(getattr(node, name, ())):
            field = f"{each.what!r} in the field {name!r} of {node_description(type(node))}"
            yield f"{field}: no clause says when it is chosen"


# --- carrying out a text ------------------------------------------------------------------------------


def resolve_text(game: RulesContext, ctx: ResolutionContext, then: Then) -> Procedure[bool]:
    """Carry out a text. Modes and targets that were not declared are chosen now."""
    declared = yield from declare_modes(game, ctx, then)
    return (yield from perform_declared(game, ctx, declared, then))


def perform_declared(
    game: RulesContext, ctx: ResolutionContext, declared: DeclaredModes, then: Then | None = None
) -> Procedure[bool]:
    """Carry out a text with declared modes and their targets."""
    if then is None:
        assert ctx.held is not None
        then = ctx.held.ability.then
    whole = True
    known = declared.targets if declared.modes else None
    for part in split_at_after_that(with_modes(then, declared.modes)):
        targets, known = known, None
        if targets is None:
            targets = yield from choose_targets(game, ctx, part)  # target.6
        of_part = tuple(map(ChosenTargets, targeting_instructions(part), targets))
        mine = TargetedResolution(**{**asdict(ctx), "targets": of_part})
        done = yield from perform_instructions(game, mine, part)
        ctx.it, ctx.looked = mine.it, mine.looked
        whole = whole and done
    return whole


def split_at_after_that(then: Then) -> list[Then]:
    """A text, split before each "after that"."""
    found: list[Then] = [()]
    for each in then:
        if isinstance(each, a.GameInstruction) and each.what == "after-that":
            found.append(())  # target.6
        else:
            found[-1] = (*found[-1], each)
    return found


def _target(game: RulesContext, ctx: ResolutionContext, node: a.GameInstruction) -> Procedure[bool]:
    """Refer to the targets that are still there."""
    yield from ()
    assert isinstance(ctx, TargetedResolution)
    ctx.it = tuple(ref for ref in ctx.targets_of(node) if game.state.is_there(ref))
    return bool(ctx.it)


def _choose(game: RulesContext, ctx: ResolutionContext, node: a.GameInstruction) -> Procedure[bool]:
    """Let the player choose cards when the text reaches the choice."""
    assert isinstance(node.cards, a.ChosenCards)
    _, whole = yield from select_cards(game, ctx, node.cards)
    return whole


def _modes(game: RulesContext, ctx: ResolutionContext, node: a.ChooseModes) -> Procedure[bool]:
    """Let the player choose modes, and their targets, when the text reaches them."""
    chosen = yield from choose_modes(game, ctx, node)
    return (yield from resolve_text(game, ctx, with_modes((node,), chosen)))


@without_asks
def _after_that(game: RulesContext, ctx: ResolutionContext, node: a.GameInstruction) -> bool:
    """A mark in a text: the rest is resolved as a separate part, and its targets are chosen then."""
    return True


HANDLERS: Handlers = {
    "target": _target,
    "target-both": _target,
    "choose": _choose,
    "after-that": _after_that,
    a.ChooseModes: _modes,
}
