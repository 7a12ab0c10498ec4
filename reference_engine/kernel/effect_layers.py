"""Continuous effects in the order that they apply, where one may change what another does.

A rulebook sorts its effects into layers, and each layer by the age of its effects; but an effect that
*depends* on another waits for it. To depend is defined by outcome: B depends on A if applying A first
changes what B applies to, or how. That definition is implemented as it stands, by trial on a copy.
Effects declare what they read and write, only so that pairs that cannot meet are not tried.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from typing import Protocol, Self, TypeVar


class LayerDraft(Protocol):
    """What effects are applied to: the cards' information on its way from printed to actual."""

    def copy(self) -> Self: ...


K = TypeVar("K", bound=LayerDraft)
K_contra = TypeVar("K_contra", bound=LayerDraft, contravariant=True)


class LayeredEffect(Protocol[K_contra]):
    """One continuous effect within one layer."""

    @property
    def key(self) -> Hashable:
        """Tells this effect from every other."""

    @property
    def age(self) -> tuple[int, ...]:
        """Sorts before that of a younger effect."""

    @property
    def facts_read(self) -> frozenset[str]:
        """Kinds of information that decide what it applies to, or how."""

    @property
    def facts_written(self) -> frozenset[str]:
        """Kinds of information that it changes."""

    def current_outcome(self, sketch: K_contra) -> Hashable:
        """What it would apply to now, and how."""

    def apply_to(self, sketch: K_contra) -> None:
        """Apply it."""


def apply_effects(sketch: K, effects: Callable[[K], Sequence[LayeredEffect[K]]]) -> None:
    """Apply every effect of a layer once. ``effects`` lists those that exist, and is asked anew after each."""
    applied: set[Hashable] = set()
    while due := [effect for effect in effects(sketch) if effect.key not in applied]:
        if are_independent(due):
            for effect in sorted(due, key=lambda each: each.age):
                effect.apply_to(sketch)
            return
        effect = next_due_effect(sketch, due)
        effect.apply_to(sketch)
        applied.add(effect.key)


def are_independent(due: Sequence[LayeredEffect[K]]) -> bool:
    """Whether no effect reads what any of them writes, so that none can depend on another."""
    written = frozenset[str]().union(*[effect.facts_written for effect in due])
    return all(effect.facts_read.isdisjoint(written) for effect in due)


def next_due_effect(sketch: K, due: Sequence[LayeredEffect[K]]) -> LayeredEffect[K]:
    """The oldest effect that depends on no other one; the oldest of all where they depend on one another."""
    by_age = sorted(due, key=lambda effect: effect.age)
    for effect in by_age:
        if not any(depends_on(sketch, effect, other) for other in by_age if other is not effect):
            return effect
    return by_age[0]


def depends_on(sketch: K, effect: LayeredEffect[K], other: LayeredEffect[K]) -> bool:
    """Whether applying ``other`` first changes what ``effect`` applies to, or how."""
    if not effect.facts_read & other.facts_written:
        return False
    trial = sketch.copy()
    other.apply_to(trial)
    return effect.current_outcome(trial) != effect.current_outcome(sketch)
