"""The abilities in effect, and each card's information after continuous effects."""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from itertools import product
from typing import Any, NamedTuple

from msgspec.structs import replace

from ...adapters.card_text_tree import (
    ActivatedAbility,
    AllowAction,
    AttachmentLimit,
    AutomaticAbility,
    Change,
    ContinuousAbility,
    EventPattern,
    ForbidAction,
    GainAbility,
    GainEffect,
    InvalidateAbilities,
    LoseAbilities,
    NumberChange,
    ReplacementAbility,
)
from ...adapters.card_text_tree import (
    FactChange as InfoChange,
)
from .ability_analysis import ABILITIES, INFORMATION, NUMBERS
from .board_state import NOBODY, GameState, GameView, LastingEffect
from .card_references import are_conditions_met, condition_holds, evaluate_amount, present_cards
from .cards import AbilityInstance
from .effect_layers import apply_effects
from .event_patterns import count_occurrences
from .resolution import ResolutionContext


class AbilitiesInEffect(NamedTuple):
    """The abilities that are in effect now, by kind.

    ``triggers`` are the automatic ones by the kind of event that triggers them (``state`` for state
    triggers), ``replacing`` those that replace events of a kind, ``special`` those of the game's own kinds.
    """

    automatic: tuple[AbilityInstance, ...]
    triggers: dict[str, list[AbilityInstance]]
    replacing: dict[str, list[AbilityInstance]]
    activated: tuple[AbilityInstance, ...]
    special: tuple[AbilityInstance, ...]


NOTHING = AbilitiesInEffect((), {}, {}, (), ())


# --- abilities in effect -------------------------------------------------------------------------


def cards_working_elsewhere(state: GameState) -> Iterator[int]:
    """Cards in other zones with an ability that says that it works there."""
    for player, zone in (*product((0, 1), state.OWN_ZONES), *product((NOBODY,), state.SHARED)):
        if zone not in state.WORDS.working:
            for card in state.zones[player, zone]:
                if zone in state.cards[card].face.zones:
                    yield card  #: works-elsewhere


def is_in_effect(game: GameView, held: AbilityInstance, info: Any) -> bool:
    """Whether an ability of a card at work is in effect: valid, not muted, in a zone that it works in."""
    traits = held.traits
    if held.key in info.muted:  #: muted-does-nothing
        return False
    if game.state.cards[held.card].zone not in traits.zones:  #: works-in-its-zones
        return False
    valid = traits.valid
    return valid is None or condition_holds(game, ResolutionContext.for_ability(held), valid)  #: while-valid


def are_effects_steady(state: GameState, changed: dict[int, Any]) -> bool:
    """Whether the effects, and the abilities in effect, can change only when a card at work moves."""
    if not all(each.held.traits.steady for each in state.lasting):
        return False
    cards = state.cards
    if not all([card in changed or cards[card].face.is_steady for card in working_cards(state)]):
        return False
    return all([held.traits.steady for info in changed.values() for held in info.abilities])


def has_ability(info: Any, held: AbilityInstance) -> bool:
    """Whether that very ability is among a card's abilities."""
    return any(each.key == held.key for each in info.abilities)


def abilities_in_effect(game: GameView, changed: dict[int, Any]) -> AbilitiesInEffect:
    """The abilities in effect, by kind. ``changed`` is the result of :func:`changed_characteristics`."""
    if not changed and not working_cards(game.state):
        return NOTHING
    special: list[AbilityInstance] = []
    kinds: dict[type, list[AbilityInstance]] = {AutomaticAbility: [], ReplacementAbility: [], ActivatedAbility: []}
    kinds |= dict.fromkeys(game.state.SPECIAL, special)
    for card in cards_with_abilities(game.state, changed):
        info = game.characteristics_of(card)
        for held in info.abilities:
            chosen = kinds.get(type(held.ability))
            if chosen is not None and is_in_effect(game, held, info):
                chosen.append(held)
    automatic = kinds[AutomaticAbility]
    return AbilitiesInEffect(
        tuple(automatic),
        abilities_by_event_kind(automatic),
        abilities_by_event_kind(kinds[ReplacementAbility]),
        tuple(kinds[ActivatedAbility]),
        tuple(special),
    )


def abilities_by_event_kind(abilities: list[AbilityInstance]) -> dict[str, list[AbilityInstance]]:
    """Abilities by the kind of event that they are about."""
    found: dict[str, list[AbilityInstance]] = {}
    for held in abilities:
        found.setdefault(held.traits.about, []).append(held)
    return found


def working_cards(state: GameState) -> tuple[int, ...]:
    """The cards at work, and those at work elsewhere if the game has any."""
    if state.working is None:
        found = tuple(state.cards_at_work())
        state.working = found + tuple(cards_working_elsewhere(state)) if state.works_elsewhere else found
    return state.working


def cards_with_abilities(state: GameState, changed: dict[int, Any]) -> tuple[int, ...]:
    """The cards at work, and those with changed information, which may have gained abilities."""
    found = working_cards(state)
    return (*found, *(card for card in changed if card not in found)) if changed else found


# --- continuous effects -------------------------------------------------------------------


class CharacteristicsDraft:
    """Every card's information while effects are being applied. A view of the game like any other."""

    __slots__ = ("_printed", "changed", "state")

    def __init__(self, state: GameState, changed: dict[int, Any], printed: dict[int, Any]) -> None:
        self.state, self.changed, self._printed = state, changed, printed

    def copy(self) -> CharacteristicsDraft:
        return CharacteristicsDraft(self.state, self.changed.copy(), self._printed)

    def characteristics_of(self, card: int) -> Any:
        return self.changed.get(card) or self.printed_characteristics(card)  #: printed-information

    def count_occurrences(self, ctx: ResolutionContext, at: EventPattern) -> int:
        return count_occurrences(self, ctx, at)

    def printed_characteristics(self, card: int) -> Any:
        """A card's information before any effect is applied."""
        found = self._printed.get(card)
        if found is None:
            found = self._printed[card] = self.state.printed_characteristics(card)
        return found


def changed_characteristics(state: GameState) -> dict[int, Any]:
    """The information of every card whose information differs from the printed one."""
    if not state.lasting and not any([state.cards[card].face.is_continuous for card in working_cards(state)]):
        return {}
    sketch = CharacteristicsDraft(state, {}, {})
    there = list(current_effects(sketch))
    if any(effect.layer == ABILITIES for effect in there):
        apply_effects(
            sketch, lambda seen: [each for each in current_effects(seen) if each.layer == ABILITIES]
        )  #: abilities-first
        there = list(current_effects(sketch))
    for layer in (INFORMATION, NUMBERS):  #: then-information-and-numbers
        in_layer = [effect for effect in there if effect.layer == layer]
        if in_layer:
            apply_layer(sketch, in_layer)  #: layer-applied
    return sketch.changed


def apply_layer(sketch: CharacteristicsDraft, effects: list[ContinuousEffect]) -> None:
    """Apply a layer of effects that exist in any case: first those that another depends on, then by age."""
    apply_effects(sketch, lambda _: effects)


def current_effects(sketch: CharacteristicsDraft) -> Iterator[ContinuousEffect]:
    """The continuous effects that exist now."""
    state = sketch.state
    for lasting in state.lasting:
        if isinstance(lasting.held.ability, GainEffect):
            yield from _parts(lasting.held, lasting.held.ability.changes, lasting.age, lasting)
    changed = sketch.changed
    for card in cards_with_abilities(state, changed):
        if card not in changed and not state.cards[card].face.is_continuous:
            continue
        info = sketch.characteristics_of(card)
        for held in info.abilities:
            if type(held.ability) is ContinuousAbility and is_in_effect(sketch, held, info):
                yield from _parts(held, held.ability.changes, state.cards[card].since, None)  #: continuous-effect


def _parts(
    held: AbilityInstance, changes: tuple[Change, ...], age: int, lasting: LastingEffect | None
) -> Iterator[ContinuousEffect]:
    for index, change in enumerate(changes):
        yield ContinuousEffect(held, index, change, age, lasting)


class ContinuousEffect:
    """One change of one continuous effect."""

    __slots__ = ("age", "change", "facts_read", "facts_written", "held", "key", "lasting", "layer")

    def __init__(
        self, held: AbilityInstance, index: int, change: Change, since: int, lasting: LastingEffect | None
    ) -> None:
        self.held, self.change, self.lasting = held, change, lasting
        self.key: Hashable = (held.key, index)
        self.age = (since, index)  #: age-of-effect
        traits = held.traits.changes[index]
        self.layer, self.facts_read, self.facts_written = traits.layer, traits.reads, traits.writes

    def subject_cards(self, sketch: CharacteristicsDraft) -> list[int]:
        """The cards that the effect applies to now."""
        found, spares = self._meant(sketch), sketch.state.POLICIES.spares
        return found if spares is None else [card for card in found if not spares(sketch, card)]

    def _meant(self, sketch: CharacteristicsDraft) -> list[int]:
        """The cards that the effect refers to."""
        state, held = sketch.state, self.held
        if self.lasting is not None and self.lasting.cards is not None:
            there = (state.find_card(ref) for ref in self.lasting.cards)
            return [card for card in there if card is not None]
        ability = held.ability
        ctx = ResolutionContext.for_ability(held)
        if not are_conditions_met(sketch, ctx, ability):  #: effect-on-condition
            return []
        found = present_cards(sketch, ctx, ability.cards)
        if self.lasting is not None and not state.POLICIES.newcomers:
            age = self.lasting.age
            found = [card for card in found if state.cards[card].inc < age]  #: only-cards-of-before
        return found

    def still_exists(self, sketch: CharacteristicsDraft) -> bool:
        """Whether the ability of the effect is still there and in effect."""
        if self.lasting is not None or (self.layer != ABILITIES and self.held.traits.valid is None):
            return True
        info = sketch.characteristics_of(self.held.card)
        return has_ability(info, self.held) and is_in_effect(sketch, self.held, info)

    def current_outcome(self, sketch: CharacteristicsDraft) -> Hashable:
        if not self.still_exists(sketch):
            return None
        return tuple(self.subject_cards(sketch)), self.change_amount(sketch)

    def change_amount(self, sketch: CharacteristicsDraft) -> int:
        """The amount by which the effect changes a number."""
        if not isinstance(self.change, NumberChange) or isinstance(self.change.add, int):
            return 0
        return evaluate_amount(sketch, ResolutionContext.for_ability(self.held), self.change.add)

    def apply_to(self, sketch: CharacteristicsDraft) -> None:
        if not self.still_exists(sketch):
            return
        for card in self.subject_cards(sketch):
            sketch.changed[card] = self.change_characteristics(sketch, card, sketch.characteristics_of(card))

    def includes_ability(self, held: AbilityInstance, named: str | None) -> bool:
        """Whether the effect refers to that ability: to any, or to those of a name that were there when the effect
        arose.
        """
        if named is None:
            return True
        meant = self.lasting.meant if self.lasting else None
        return held.name == named and (meant is None or held.key in meant)  #: ability-of-that-name

    def change_characteristics(self, sketch: CharacteristicsDraft, card: int, info: Any) -> Any:
        """The card's information after the change."""
        change = self.change
        match change:
            case GainAbility():
                ability, origin = sketch.state.cards[card].face.operative_ability(change.ability)
                held = sketch.state.ability_instance(card, ability, self.key, origin)
                return replace(info, abilities=(*info.abilities, held))
            case LoseAbilities():
                kept = tuple(each for each in info.abilities if not self.includes_ability(each, change.named))
                return replace(info, abilities=kept)
            case InvalidateAbilities():
                muted = {
                    each.key for each in info.abilities if self.includes_ability(each, change.named)
                }  #: mutes-those-named
                return replace(info, muted=info.muted | muted)
            case InfoChange():
                return info.with_information(change)
            case ForbidAction():
                return replace(info, forbids=info.forbids | {change.what})
            case AllowAction():
                return replace(info, allows=(*info.allows, (change, self.held)))
            case AttachmentLimit():
                return info.with_cap(change)
            case NumberChange():
                size = change.add if isinstance(change.add, int) else self.change_amount(sketch)
                return info.with_number(change, size)
