"""Continuous effects in the order in which they apply, where one may change the result of another.

A rulebook sorts its effects into layers, and each layer by the age of its effects; but an effect that
*depends* on another waits for it. Dependency is defined by outcome: B depends on A if applying A first
changes the cards that B applies to, or its result. This definition is implemented literally, by trial on a copy.
Effects declare the information that they read and write, only to skip pairs that cannot interact.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from typing import Protocol, Self, TypeVar


class LayerDraft(Protocol):
    """The object that effects are applied to: the cards' information, between printed and actual."""

    def copy(self) -> Self: ...


K = TypeVar("K", bound=LayerDraft)
K_contra = TypeVar("K_contra", bound=LayerDraft, contravariant=True)


class LayeredEffect(Protocol[K_contra]):
    """One continuous effect within one layer."""

    @property
    def key(self) -> Hashable:
        """The key of the effect."""

    @property
    def age(self) -> tuple[int, ...]:
        """The sort key by age; an older effect comes first."""

    @property
    def facts_read(self) -> frozenset[str]:
        """The kinds of information on which the effect depends."""

    @property
    def facts_written(self) -> frozenset[str]:
        """The kinds of information that the effect changes."""

    def current_outcome(self, sketch: K_contra) -> Hashable:
        """The cards that the effect would apply to now, and the result."""

    def apply_to(self, sketch: K_contra) -> None:
        """Apply the effect."""


def apply_effects(sketch: K, effects: Callable[[K], Sequence[LayeredEffect[K]]]) -> None:
    """Apply every effect of a layer once. ``effects`` lists those that exist, and is called again after each."""
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
    """Whether no effect reads information that any of them writes, so that none can depend on another."""
    written = frozenset[str]().union(*[effect.facts_written for effect in due])
    return all(effect.facts_read.isdisjoint(written) for effect in due)


def next_due_effect(sketch: K, due: Sequence[LayeredEffect[K]]) -> LayeredEffect[K]:
    """The oldest effect that depends on no other one; the oldest of all if they depend on one another."""
    by_age = sorted(due, key=lambda effect: effect.age)
    for effect in by_age:
        if not any(depends_on(sketch, effect, other) for other in by_age if other is not effect):
            return effect
    return by_age[0]


def depends_on(sketch: K, effect: LayeredEffect[K], other: LayeredEffect[K]) -> bool:
    """Whether applying ``other`` first changes the cards that ``effect`` applies to, or its result."""
    if not effect.facts_read & other.facts_written:
        return False
    trial = sketch.copy()
    other.apply_to(trial)
    return effect.current_outcome(trial) != effect.current_outcome(sketch)
