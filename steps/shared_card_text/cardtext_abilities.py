"""Card text: whole abilities, one per line. A game's reader completes :class:`AbilityReader`.

``cardtext_references`` reads nouns, conditions and events, ``cardtext_instructions`` instructions and effects,
``pronoun_binding`` the word "it", and this module the abilities; ``cardtext.lark`` is the grammar.
"""

from __future__ import annotations

from dataclasses import dataclass
from dataclasses import replace as exchange
from typing import Any

from lark import Token
from msgspec.structs import replace

from ...adapters.card_text_tree import (
    Ability,
    ActivatedAbility,
    AllConditions,
    AutomaticAbility,
    Condition,
    ContinuousAbility,
    EventPattern,
    IfInstruction,
    Instruction,
    KeywordAbility,
    Limit,
    Pattern,
    StatePattern,
    StepPattern,
)
from ..cardtext import CardTextFault, constant_method, from_children, grammar_text, token_words
from .cardtext_instructions import InstructionReader, ReplacementText
from .cardtext_references import unquote_token
from .pronoun_binding import Open, PronounBinder, close_choices

DESCRIBED = {
    "QUOTED": 'a text in quotation marks, as "Sing"',
    "BRACKETED": "an ability in brackets, as [At the end of the turn, draw 1 card.]",
    "NAME": "a name in angle brackets, as <Sora>",
    "NUMBER": "a number",
    "SIGNED": "a number with a sign, as +20",
    "_ALSO": "and",
    "_HAVING": "that has",
}
"""Descriptions in errors of the shared terminals that are not a plain list of words."""


def card_text_grammar(package: str) -> str:
    """The grammar of a game's card text: the shared part, and then the part of the game's package."""
    return grammar_text(__package__, package)


@dataclass(frozen=True)
class TriggerReaction:
    """The rest of an ability after ``When ...,``: instructions, perhaps with a cost, or a replacement."""

    then: tuple[Instruction, ...] = ()
    cost: tuple[Instruction, ...] = ()
    condition: Condition | None = None
    swap: ReplacementText | None = None


class AbilityReader(InstructionReader):
    """Reads a line as an ability."""

    # --- the line --------------------------------------------------------------------------------

    def line(self, *parts_of_line: Any) -> Ability:
        *prefixes, ability = parts_of_line
        changes: dict[str, Any] = {"text": self._text}
        for prefix in prefixes:
            for field, value in prefix.items():
                changes |= self._prefixed(ability, field, value, changes)
        prefixed: Ability = replace(ability, **changes)
        return prefixed

    def _prefixed(self, ability: Ability, field: str, value: Any, changes: dict[str, Any]) -> dict[str, Any]:
        if field == "valid" and isinstance(ability, ContinuousAbility):
            field = "condition"
        if not self._can_say(ability, field):
            raise CardTextFault(self._start, f"this ability cannot have a {field}", "leave the beginning out")
        said = changes.get(field) or getattr(ability, field)
        if said:
            if field not in ("valid", "condition", "keywords"):
                raise CardTextFault(self._start, f"the {field} is stated twice", "leave one out")
            value = (
                said + value
                if field == "keywords"
                else AllConditions((said, value) if field in changes else (value, said))
            )
        return {field: value}

    def _can_say(self, ability: Ability, field: str) -> bool:
        """Whether the beginning of a line can state that field of the ability."""
        if isinstance(ability, KeywordAbility) and not ability.then:
            return False
        return field in ability.__struct_fields__

    named = from_children(lambda quoted: {"name": unquote_token(quoted)})

    def in_zone(self, zone: Token) -> dict[str, Any]:
        return {"zone": self.zones_named(token_words(zone))}

    valid_while = from_children(lambda condition: {"valid": condition})
    limited = from_children(lambda limit: {"limit": limit})

    # --- reactions -------------------------------------------------------------------------------

    def reacts(self, body: tuple[Instruction, ...]) -> TriggerReaction:
        if len(body) == 1 and isinstance(body[0], IfInstruction) and not body[0].otherwise:
            return TriggerReaction(body[0].then, condition=body[0].condition)
        return TriggerReaction(body)

    def pays(self, who: Token, cost: Open, then: tuple[Instruction, ...]) -> TriggerReaction:
        self._by_its_player(who)
        return TriggerReaction(then, close_choices(cost))

    def pays_if(self, condition: Condition, who: Token, cost: Open, then: tuple[Instruction, ...]) -> TriggerReaction:
        return exchange(self.pays(who, cost, then), condition=condition)

    swaps = from_children(lambda swap: TriggerReaction(swap=swap))
    swaps_if = from_children(lambda condition, swap: TriggerReaction(swap=swap, condition=condition))

    def when_event(self, at: EventPattern, reaction: TriggerReaction) -> Ability:
        if reaction.swap is not None:
            raise CardTextFault(
                self._at, "an event that has happened cannot be replaced", "write 'would' with 'instead'"
            )
        return self._automatic(at, reaction, event=True)

    def when_would(self, at: EventPattern, reaction: TriggerReaction) -> Ability:
        if reaction.swap is None:
            raise CardTextFault(self._at, "'would' needs a replacement", "end the sentence with 'instead.'")
        return self._replacement(at, reaction.swap, reaction.condition)

    def when_state(self, condition: Condition, reaction: TriggerReaction) -> Ability:
        return self._automatic(StatePattern(condition), reaction, event=False)

    def at_step(self, at: StepPattern, reaction: TriggerReaction) -> Ability:
        return self._automatic(at, reaction, event=False)

    def _automatic(self, at: Pattern, reaction: TriggerReaction, *, event: bool) -> AutomaticAbility:
        if reaction.swap is not None:
            raise CardTextFault(self._at, "this ability has no event to replace", "leave 'instead' out")
        binder = PronounBinder(self._at, event=event)
        condition = binder.bind_condition(reaction.condition)
        cost = binder.bind_instructions(reaction.cost)
        return AutomaticAbility(at, binder.bind_instructions(reaction.then), cost, condition)

    # --- abilities -------------------------------------------------------------------------------

    def activated(
        self,
        named: Token | None,
        limit: Limit | None,
        condition: Condition | None,
        cost: Open | None,
        then: tuple[Instruction, ...],
    ) -> Ability:
        binder = PronounBinder(self._at, event=False)
        paid = binder.bind_instructions(close_choices(cost or ()))
        called = "" if named is None else unquote_token(named)
        return ActivatedAbility(binder.bind_instructions(then), paid, condition, limit, called)

    continuous = from_children(lambda effect: ContinuousAbility(effect.cards.as_all_matching(), effect.changes))
    any_number = constant_method(KeywordAbility("any-number"))
