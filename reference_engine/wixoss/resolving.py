"""What a text does: its modes and targets are chosen, and then it is done."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from msgspec import Struct
from msgspec.structs import asdict

from ...adapters import abilities as a
from ..kernel.asks import Ask, Option
from ..kernel.choices import pick
from ..kernel.context import Context, Ref
from ..kernel.flow import Procedure, at_once
from ..kernel.performing import perform
from ..kernel.running import Handlers
from ..protocol.texts import called
from .running import Running
from .state import Declared

Then = tuple[a.Instruction, ...]


class Targets(NamedTuple):
    """The cards that were targeted for an instruction."""

    node: a.Act
    refs: tuple[Ref, ...]


class Resolution(Context):
    """The resolution of a text of which the targets were chosen: those of each instruction that names some."""

    targets: tuple[Targets, ...] = ()

    def targets_of(self, node: a.Act) -> tuple[Ref, ...]:
        """The targets of this very instruction: a text may hold two that are equal."""
        return next(each.refs for each in self.targets if each.node is node)


# --- modes --------------------------------------------------------------------------------------------


def declare(game: Running, ctx: Context, then: Then) -> Procedure[Declared]:
    """Choose the modes of a text as it is used, and their targets."""
    modes = modes_of(then)
    if modes is None:
        return Declared((), ())
    chosen = yield from choose_modes(game, ctx, modes)
    targets = yield from choose_targets(game, ctx, with_modes(then, chosen))  # mode.2
    return Declared(chosen, targets)


def modes_of(then: Then) -> a.Modes | None:
    """The modes that a text lets be chosen between."""
    return next((each for each in then if isinstance(each, a.Modes)), None)


def choose_modes(game: Running, ctx: Context, node: a.Modes) -> Procedure[tuple[int, ...]]:
    """The player chooses as many modes as the text says, each once; they are done in the order of the text."""
    options = tuple(Option("mode", (mode.text,)) for mode in node.among)
    least = node.count if node.least is None else node.least
    picks = yield Ask(ctx.seat, "mode", options, least, node.count, about=ctx.held)  # mode.2, mode.3
    return tuple(sorted(options.index(each) for each in picks))  # mode.3


def with_modes(then: Then, chosen: tuple[int, ...]) -> Then:
    """A text of which only the modes that were chosen are left."""
    return tuple(part for each in then for part in (_chosen(each, chosen) if isinstance(each, a.Modes) else (each,)))


def _chosen(node: a.Modes, chosen: tuple[int, ...]) -> Iterator[a.Instruction]:
    for at in chosen:
        yield from node.among[at].then


# --- targets ------------------------------------------------------------------------------------------


def choose_targets(game: Running, ctx: Context, then: Then) -> Procedure[tuple[tuple[Ref, ...], ...]]:
    """All targets of a part of a text, chosen before any of it is done."""
    found: list[tuple[Ref, ...]] = []
    for node in targeting(then):
        refs: tuple[Ref, ...] = ()
        for wanted in (node.cards, node.using):
            if isinstance(wanted, a.Choose):
                yield from pick(
                    game, ctx, wanted, lambda card: game.can_target(ctx, card)
                )  # target.2, target.3, target.4, target.5, public-zone.5
                refs += ctx.it
        found.append(refs)
    return tuple(found)


def targeting(then: Then) -> list[a.Act]:
    """The instructions of a text that name targets, those too that may be done, or are on a condition."""
    found: list[a.Act] = []
    for each in then:
        match each:
            case a.Act(what=what) if what in TARGETING:
                found.append(each)
            case a.If():
                found += targeting((*each.then, *each.otherwise))  # target.6
            case a.May():
                found += targeting((*each.first, *each.then))  # target.6
    return found


TARGETING = ("target", "target-both")

NO_EFFECT = ("cost", "instead")
"""The fields of a text that say what is paid or met, or done in place of something else: no effect begins there."""


def untimely_targets(node: Struct) -> Iterator[str]:
    """Targets that are not chosen right before an effect: no clause says when they are."""
    for name in NO_EFFECT:
        for each in targeting(getattr(node, name, ())):
            yield f"{each.what!r} in the field {name!r} of {called(type(node))}: it is not said when it is chosen"


# --- doing it -----------------------------------------------------------------------------------------


def resolve(game: Running, ctx: Context, then: Then) -> Procedure[bool]:
    """Do a text: what was not declared of it is chosen now."""
    declared = yield from declare(game, ctx, then)
    return (yield from perform_declared(game, ctx, declared, then))


def perform_declared(game: Running, ctx: Context, declared: Declared, then: Then | None = None) -> Procedure[bool]:
    """Do a text of which modes, and their targets, were declared."""
    if then is None:
        assert ctx.held is not None
        then = ctx.held.ability.then
    whole = True
    known = declared.targets if declared.modes else None
    for part in parts(with_modes(then, declared.modes)):
        targets, known = known, None
        if targets is None:
            targets = yield from choose_targets(game, ctx, part)  # target.6
        of_part = tuple(map(Targets, targeting(part), targets))
        mine = Resolution(**{**asdict(ctx), "targets": of_part})
        done = yield from perform(game, mine, part)
        ctx.it, ctx.looked = mine.it, mine.looked
        whole = whole and done
    return whole


def parts(then: Then) -> list[Then]:
    """A text, parted where it says that what follows comes after that."""
    found: list[Then] = [()]
    for each in then:
        if isinstance(each, a.Act) and each.what == "after-that":
            found.append(())  # target.6
        else:
            found[-1] = (*found[-1], each)
    return found


def _target(game: Running, ctx: Context, node: a.Act) -> Procedure[bool]:
    """What was targeted is what is spoken of, as far as it is still there."""
    yield from ()
    assert isinstance(ctx, Resolution)
    ctx.it = tuple(ref for ref in ctx.targets_of(node) if game.state.is_there(ref))
    return bool(ctx.it)


def _choose(game: Running, ctx: Context, node: a.Act) -> Procedure[bool]:
    """Cards are chosen as the text comes to it."""
    assert isinstance(node.cards, a.Choose)
    _, whole = yield from pick(game, ctx, node.cards)
    return whole


def _modes(game: Running, ctx: Context, node: a.Modes) -> Procedure[bool]:
    """Modes that are chosen as the text comes to them, and their targets with them."""
    chosen = yield from choose_modes(game, ctx, node)
    return (yield from resolve(game, ctx, with_modes((node,), chosen)))


@at_once
def _after_that(game: Running, ctx: Context, node: a.Act) -> bool:
    """What follows is targeted now, for it is resolved as a part of its own."""
    return True


HANDLERS: Handlers = {
    "target": _target,
    "target-both": _target,
    "choose": _choose,
    "after-that": _after_that,
    a.Modes: _modes,
}
