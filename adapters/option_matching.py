"""The options of an ask: which match an intent, which have the same content, and whether there is a choice."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

from msgspec.structs import replace

from .messages import Ask, Event, Option
from .protocol_vocabulary import GameVocabulary

FieldValue = str | int | tuple[str, ...]
"""The value of a field of an intent: one value, or several cards."""

DECLINING = ("pass", "no", "none")
"""The kinds of options by which a player does nothing."""


# --- asks ------------------------------------------------------------------------------------------


def is_forced_ask(ask: Ask) -> bool:
    """Whether the ask has one legal answer.

    An ``action`` ask is never forced (to pass ends a step, and a scenario says so), nor is an ``optional`` one. A
    ``response`` is forced if only passing is left. Options of the same kind and fields count as one.
    """
    if ask.kind in ("action", "optional"):
        return False
    count = len(ask.options)
    if ask.ordered or ask.kind == "order":
        return count <= 1
    if ask.least == ask.most == count:
        return True
    if ask.least < 1 or not ask.options:
        return False
    return count == 1 or (ask.least == ask.most and are_same_options(ask.options))


def is_foreign_ask(ask: Ask) -> bool:
    """Whether all options of the ask are of the kind ``other``: a decision for which the protocol has no word."""
    return all(option.kind == "other" for option in ask.options)


def is_declinable(ask: Ask) -> bool:
    """Whether the ask lets its player choose no card or ability: by picking nothing, or by an option for that."""
    chosen = ask.kind in ("choose", "waiting", "replacement", "ability")
    return chosen and (not ask.least or any(option.kind in DECLINING for option in ask.options))


def is_repeated_ask(ask: Ask, before: Ask) -> bool:
    """Whether two asks are equal except for their ids."""
    bare = [replace(each, id="", options=()) for each in (ask, before)]
    return bare[0] == bare[1] and option_texts(ask.options) == option_texts(before.options)


def chooses_another(ask: Ask, picked: Collection[object]) -> bool:
    """Whether a ``choose`` ask offers more than the values already picked, so that it is not a confirmation."""
    return ask.kind == "choose" and not all(value in picked for each in ask.options for value in each.fields.values())


# --- options ---------------------------------------------------------------------------------------


def option_texts(options: Sequence[Option]) -> list[str]:
    """The contents of options as sorted texts, without their ids."""
    return sorted(f"{option.kind} {sorted(option.fields.items())}" for option in options)


def is_same_option(option: Option, other: Option) -> bool:
    """Whether two options have the same kind and fields."""
    return option.kind == other.kind and option.fields == other.fields


def are_same_options(options: Sequence[Option]) -> bool:
    """Whether all options have the same kind and fields."""
    return all(is_same_option(option, options[0]) for option in options)


def matches_intent(option: Option, kind: str, fields: Mapping[str, FieldValue]) -> bool:
    """Whether an option is of the kind, and agrees with the given fields as far as it has them."""
    return option.kind == kind and all(
        option.fields[name] == value for name, value in fields.items() if name in option.fields
    )


def options_with_value(ask: Ask, value: FieldValue) -> tuple[Option, ...]:
    """The options that hold the value (one for each, if there are several), or none if they do not answer the ask."""
    wanted = value if isinstance(value, tuple) else (value,)
    found = [next((o for o in ask.options if item in o.fields.values()), None) for item in wanted]
    options = tuple(option for option in found if option is not None)
    answers = ask.least <= len(options) <= ask.most or (ask.most == 1 and ask.kind == "choose")
    return options if len(options) == len(wanted) and answers else ()


def options_by_card(ask: Ask) -> dict[str, Option]:
    """The options of an ask by their ``card``."""
    return {str(option.fields.get("card")): option for option in ask.options}


def repeat_picks(options: Sequence[Option], ask: Ask) -> tuple[Option, ...]:
    """The options of a repeated ask that equal those picked before, in the same order."""
    left = list(ask.options)
    return tuple(
        left.pop(next(at for at, each in enumerate(left) if is_same_option(each, option))) for option in options
    )


# --- actions ---------------------------------------------------------------------------------------


def target_field(options: Sequence[Option], words: GameVocabulary) -> str:
    """The name of the field that holds the target of an action, or an empty string.

    It is the only field in which the options differ, and the action does not have it by the game's words.
    """
    own = {name for each in words.options if each.name == options[0].kind for name in each.fields}
    every, first = {name for option in options for name in option.fields}, options[0].fields
    differing = [name for name in every if any(option.fields.get(name) != first.get(name) for option in options)]
    return differing[0] if len(differing) == 1 and differing[0] not in own else ""


def matches_played_event(options: Sequence[Option], event: Event) -> bool:
    """Whether a ``played`` event results from picking these options, of one ask or several."""
    fields = [field for option in options for field in option.fields.items()]
    abilities = [value for name, value in fields if name == "ability"]
    others = [value for name, value in fields if name != "ability"]
    if abilities and event.fields.get("ability") not in abilities:
        return False
    return not others or event.fields.get("card") in others
