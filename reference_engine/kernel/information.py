"""Which abilities are in effect, and a card's information after continuous effects."""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from itertools import product
from typing import Any, NamedTuple

from msgspec.structs import replace

from ...adapters.abilities import (
    Activated,
    Allow,
    Automatic,
    Cap,
    Change,
    Continuous,
    Forbid,
    Gain,
    GainAbility,
    Invalidate,
    LoseAbilities,
    Number,
    Replacement,
    When,
)
from ...adapters.abilities import (
    Info as InfoChange,
)
from .cards import HeldAbility
from .context import Context
from .layers import apply_all
from .patterns import happened
from .references import amount, cards, holds, is_met
from .table import NOBODY, GameView, Lasting, Table
from .traits import ABILITIES, INFORMATION, NUMBERS


class InEffect(NamedTuple):
    """The abilities that are in effect now, by what they do.

    ``triggers`` are the automatic ones by the kind of event that triggers them (``state`` for state
    triggers), ``replacing`` those that replace events of a kind, ``special`` those of the game's own kinds.
    """

    automatic: tuple[HeldAbility, ...]
    triggers: dict[str, list[HeldAbility]]
    replacing: dict[str, list[HeldAbility]]
    activated: tuple[HeldAbility, ...]
    special: tuple[HeldAbility, ...]


NOTHING = InEffect((), {}, {}, (), ())


# --- which abilities are in effect ---------------------------------------------------------------


def elsewhere(state: Table) -> Iterator[int]:
    """Cards in other zones with an ability that says that it works there."""
    for player, zone in (*product((0, 1), state.OWN_ZONES), *product((NOBODY,), state.SHARED)):
        if zone not in state.WORDS.working:
            for card in state.zones[player, zone]:
                if zone in state.cards[card].face.zones:
                    yield card  #: works-elsewhere


def has_effect(game: GameView, held: HeldAbility, info: Any) -> bool:
    """Whether an ability of a card at work is in effect: valid, not muted, in a zone that it works in."""
    traits = held.traits
    if held.key in info.muted:  #: muted-does-nothing
        return False
    if game.state.cards[held.card].zone not in traits.zones:  #: works-in-its-zones
        return False
    valid = traits.valid
    return valid is None or holds(game, Context.of(held), valid)  #: while-valid


def is_steady(state: Table, changed: dict[int, Any]) -> bool:
    """Whether what is in effect, and how, can change only when a card at work moves."""
    if not all(each.held.traits.steady for each in state.lasting):
        return False
    cards = state.cards
    if not all([card in changed or cards[card].face.is_steady for card in workers(state)]):
        return False
    return all([held.traits.steady for info in changed.values() for held in info.abilities])


def has_ability(info: Any, held: HeldAbility) -> bool:
    """Whether that very ability is among a card's."""
    return any(each.key == held.key for each in info.abilities)


def in_effect(game: GameView, changed: dict[int, Any]) -> InEffect:
    """Sort the abilities that are in effect by kind. ``changed`` is what :func:`information` found."""
    if not changed and not workers(game.state):
        return NOTHING
    special: list[HeldAbility] = []
    kinds: dict[type, list[HeldAbility]] = {Automatic: [], Replacement: [], Activated: []}
    kinds |= dict.fromkeys(game.state.SPECIAL, special)
    for card in with_abilities(game.state, changed):
        info = game.info(card)
        for held in info.abilities:
            chosen = kinds.get(type(held.ability))
            if chosen is not None and has_effect(game, held, info):
                chosen.append(held)
    automatic = kinds[Automatic]
    return InEffect(
        tuple(automatic),
        by_kind(automatic),
        by_kind(kinds[Replacement]),
        tuple(kinds[Activated]),
        tuple(special),
    )


def by_kind(abilities: list[HeldAbility]) -> dict[str, list[HeldAbility]]:
    """Abilities by the kind of event that they are about."""
    found: dict[str, list[HeldAbility]] = {}
    for held in abilities:
        found.setdefault(held.traits.about, []).append(held)
    return found


def workers(state: Table) -> tuple[int, ...]:
    """The cards at work, and those at work elsewhere if the game has any."""
    if state.working is None:
        found = tuple(state.at_work())
        state.working = found + tuple(elsewhere(state)) if state.works_elsewhere else found
    return state.working


def with_abilities(state: Table, changed: dict[int, Any]) -> tuple[int, ...]:
    """The cards at work, and those whose information is changed: they may have been given abilities."""
    found = workers(state)
    return (*found, *(card for card in changed if card not in found)) if changed else found


# --- continuous effects -------------------------------------------------------------------


class Sketch:
    """Every card's information on its way from printed to actual. A view of the game like any other."""

    __slots__ = ("_printed", "changed", "state")

    def __init__(self, state: Table, changed: dict[int, Any], printed: dict[int, Any]) -> None:
        self.state, self.changed, self._printed = state, changed, printed

    def copy(self) -> Sketch:
        return Sketch(self.state, self.changed.copy(), self._printed)

    def info(self, card: int) -> Any:
        return self.changed.get(card) or self.printed(card)  #: printed-information

    def happened(self, ctx: Context, at: When) -> int:
        return happened(self, ctx, at)

    def printed(self, card: int) -> Any:
        """A card's information before anything is applied."""
        found = self._printed.get(card)
        if found is None:
            found = self._printed[card] = self.state.printed(card)
        return found


def information(state: Table) -> dict[int, Any]:
    """The information of every card that differs from what is printed on it."""
    if not state.lasting and not any([state.cards[card].face.is_continuous for card in workers(state)]):
        return {}
    sketch = Sketch(state, {}, {})
    there = list(effects(sketch))
    if any(effect.layer == ABILITIES for effect in there):
        apply_all(sketch, lambda seen: [each for each in effects(seen) if each.layer == ABILITIES])  #: abilities-first
        there = list(effects(sketch))
    for layer in (INFORMATION, NUMBERS):  #: then-information-and-numbers
        in_layer = [effect for effect in there if effect.layer == layer]
        if in_layer:
            apply(sketch, in_layer)  #: layer-applied
    return sketch.changed


def apply(sketch: Sketch, effects: list[Effect]) -> None:
    """Apply effects that exist whatever is done: those that another depends on first, then by age."""
    apply_all(sketch, lambda _: effects)


def effects(sketch: Sketch) -> Iterator[Effect]:
    """The continuous effects that exist now."""
    state = sketch.state
    for lasting in state.lasting:
        if isinstance(lasting.held.ability, Gain):
            yield from _parts(lasting.held, lasting.held.ability.changes, lasting.age, lasting)
    changed = sketch.changed
    for card in with_abilities(state, changed):
        if card not in changed and not state.cards[card].face.is_continuous:
            continue
        info = sketch.info(card)
        for held in info.abilities:
            if type(held.ability) is Continuous and has_effect(sketch, held, info):
                yield from _parts(held, held.ability.changes, state.cards[card].since, None)  #: continuous-effect


def _parts(held: HeldAbility, changes: tuple[Change, ...], age: int, lasting: Lasting | None) -> Iterator[Effect]:
    for index, change in enumerate(changes):
        yield Effect(held, index, change, age, lasting)


class Effect:
    """One change of one continuous effect."""

    __slots__ = ("age", "change", "held", "key", "lasting", "layer", "reads", "writes")

    def __init__(self, held: HeldAbility, index: int, change: Change, since: int, lasting: Lasting | None) -> None:
        self.held, self.change, self.lasting = held, change, lasting
        self.key: Hashable = (held.key, index)
        self.age = (since, index)  #: age-of-effect
        traits = held.traits.changes[index]
        self.layer, self.reads, self.writes = traits.layer, traits.reads, traits.writes

    def subjects(self, sketch: Sketch) -> list[int]:
        """The cards that it applies to now."""
        found, spares = self._meant(sketch), sketch.state.POLICIES.spares
        return found if spares is None else [card for card in found if not spares(sketch, card)]

    def _meant(self, sketch: Sketch) -> list[int]:
        """The cards that it speaks of."""
        state, held = sketch.state, self.held
        if self.lasting is not None and self.lasting.cards is not None:
            there = (state.found(ref) for ref in self.lasting.cards)
            return [card for card in there if card is not None]
        ability = held.ability
        ctx = Context.of(held)
        if not is_met(sketch, ctx, ability):  #: effect-on-condition
            return []
        found = cards(sketch, ctx, ability.cards)
        if self.lasting is not None and not state.POLICIES.newcomers:
            age = self.lasting.age
            found = [card for card in found if state.cards[card].inc < age]  #: only-cards-of-before
        return found

    def exists(self, sketch: Sketch) -> bool:
        """Whether the ability that it comes from is still there and in effect."""
        if self.lasting is not None or (self.layer != ABILITIES and self.held.traits.valid is None):
            return True
        info = sketch.info(self.held.card)
        return has_ability(info, self.held) and has_effect(sketch, self.held, info)

    def outcome(self, sketch: Sketch) -> Hashable:
        if not self.exists(sketch):
            return None
        return tuple(self.subjects(sketch)), self.size(sketch)

    def size(self, sketch: Sketch) -> int:
        """How much it changes a number by."""
        if not isinstance(self.change, Number) or isinstance(self.change.add, int):
            return 0
        return amount(sketch, Context.of(self.held), self.change.add)

    def apply(self, sketch: Sketch) -> None:
        if not self.exists(sketch):
            return
        for card in self.subjects(sketch):
            sketch.changed[card] = self.changed(sketch, card, sketch.info(card))

    def means(self, held: HeldAbility, named: str | None) -> bool:
        """Whether it speaks of that ability: of all, or of those of a name that were there when it arose."""
        if named is None:
            return True
        meant = self.lasting.meant if self.lasting else None
        return held.name == named and (meant is None or held.key in meant)  #: ability-of-that-name

    def changed(self, sketch: Sketch, card: int, info: Any) -> Any:
        """The card's information with the change made."""
        change = self.change
        match change:
            case GainAbility():
                ability, origin = sketch.state.cards[card].face.operative(change.ability)
                held = sketch.state.held(card, ability, self.key, origin)
                return replace(info, abilities=(*info.abilities, held))
            case LoseAbilities():
                kept = tuple(each for each in info.abilities if not self.means(each, change.named))
                return replace(info, abilities=kept)
            case Invalidate():
                muted = {each.key for each in info.abilities if self.means(each, change.named)}  #: mutes-those-named
                return replace(info, muted=info.muted | muted)
            case InfoChange():
                return info.with_information(change)
            case Forbid():
                return replace(info, forbids=info.forbids | {change.what})
            case Allow():
                return replace(info, allows=(*info.allows, (change, self.held)))
            case Cap():
                return info.with_cap(change)
            case Number():
                size = change.add if isinstance(change.add, int) else self.size(sketch)
                return info.with_number(change, size)
