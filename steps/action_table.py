"""Actions as rows of a table: each row gives a When, a Then, and the sentences that report the action.

    ActionRow("bloom", "blooms", "bloom", "{holomem:Card} with {with:Card}", ...)

defines the When ``A blooms Sora with Sora-1st`` and the Then ``A can bloom Sora with Sora-1st`` (and ``cannot``). It
also gives the sentence for a decision or an offer of the option ``bloom`` with the fields ``holomem`` and ``with``. An
answer is a row as well. A field that the option does not have goes to the asks that follow.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from typing import Protocol

from msgspec import Struct

from ..adapters.messages import ACTS, AskKind, Player


class CardLabels(Protocol):
    """A source of the ids of the cards that a scenario names: a world."""

    def card_id(self, name: str) -> str: ...


class MissingAction(Struct, frozen=True):
    """An action that the engine does not offer: its option, and the section that describes it."""

    option: str
    section: str


Fields = Mapping[str, str | int]
Label = Callable[[str], str]
Meant = Callable[[CardLabels, Fields], tuple[str, Fields]]

_FIELD = re.compile(r"\{(\w+):(\w+)\}")


NAMED = "The same for a card with several: by the ability's name, or by its text if it has no name."

_OFFERED: Mapping[tuple[AskKind, ...], str] = {
    ("action",): "at that player's play timing",
    ("response",): "when the player may respond",
    ACTS: "when the player may act or respond",
}


@dataclass(frozen=True)
class ActionRow:
    """A phrasing of an option. ``does`` is the verb of its When, ``do`` that of its Then; one of them may be missing.

    ``what`` follows the verb. ``doing`` and ``able`` explain the two sentences on the page of phrases; without ``able``
    the page shows ``offer_meaning``. ``fills`` are the fields of the example, in which ``player`` acts. ``asked`` are
    the kinds of ask that offer the action.
    ``meant`` chooses the option if it depends on the fields. ``against`` is then the field that names the opponent, and
    the option if that field is the opponent. ``spelled`` are the words for values that a sentence spells differently.
    ``section`` is the heading of the clauses that describe the action, if these are one section.
    """

    option: str
    does: str = ""
    do: str = ""
    what: str = ""
    fills: Mapping[str, str] = field(default_factory=dict)
    doing: str = ""
    able: str = ""
    asked: tuple[AskKind, ...] = ("action",)
    player: Player = "A"
    meant: Meant | None = None
    against: tuple[str, str] | None = None
    spelled: Mapping[str, str] = field(default_factory=dict)
    section: str = ""

    @property
    def offer_meaning(self) -> str:
        """The explanation of the Then, for the page of phrases."""
        return (
            self.able
            or f"Whether the option to {self.verb_phrase(self.do, self.fills)} is offered {_OFFERED[self.asked]}."
        )

    @property
    def source_marker(self) -> str:
        """A text of the row that occurs in its module, and finds it there."""
        return self.doing or self.able

    @property
    def field_types(self) -> dict[str, str]:
        """The fields of the sentence, each with its type."""
        return dict(_FIELD.findall(self.what))

    def verb_phrase(self, verb: str, values: Fields, label: Label = str) -> str:
        """The words after the player's name: the verb, then ``what`` with these values."""

        def fill_field(found: re.Match[str]) -> str:
            name, kind = found.groups()
            value = values[name]
            said = self.spelled.get(str(value), str(value))
            return f'"{value}"' if kind == "Quoted" else label(str(value)) if kind == "Card" else said

        return f"{verb} {_FIELD.sub(fill_field, self.what)}".rstrip()

    def resolve_option(self, world: CardLabels, given: Fields) -> tuple[str, Fields]:
        """The option that a sentence means, and its fields."""
        if self.meant is not None:
            return self.meant(world, given)
        of_cards = {name for name, kind in self.field_types.items() if kind == "Card"}
        return self.option, {
            name: world.card_id(str(value)) if name in of_cards else value for name, value in given.items()
        }


PASSING = (
    ActionRow("pass", "passes", doing="Does nothing at a play timing, or declines to respond.", asked=ACTS),
)  # fmt: skip

ANSWERS = (
    ActionRow(
        "number", "picks", "", "the number {number:Number}", {"number": "3"},
        "Answers with a number.",
        asked=("number",),
    ),
    ActionRow(
        "ability", "plays", "", "the waiting ability of {card:Card} first", {"card": "Roboco"},
        "Chooses which of the player's waiting abilities is played next, if several wait.",
        asked=("waiting",),
    ),
    ActionRow(
        "ability", "plays", "", "the waiting ability {ability:Quoted} of {card:Card} first",
        {"ability": "When a holomem collabs, draw 1 card.", "card": "Roboco"},
        NAMED,
        asked=("waiting",),
    ),
    ActionRow(
        "replacement", "applies", "", "the replacement of {card:Card}", {"card": "Miko"},
        "Chooses which replacement applies next, or applies an optional one.",
        asked=("replacement",),
        player="B",
    ),
    ActionRow(
        "replacement", "applies", "", "the replacement {ability:Quoted} of {card:Card}",
        {"ability": "Shield", "card": "B's oshi"},
        NAMED,
        asked=("replacement",),
        player="B",
    ),
    ActionRow(
        "repeat", "repeats", "", "the loop {number:Times}", {"number": "3 times"},
        "Declares, at a play timing, how many more times the loop just shown is carried out.",
    ),
)  # fmt: skip

ACTING = (
    ActionRow(
        "ability", "activates", "activate", "{card:Card}'s ability", {"card": "Roboco"},
        "Plays the activated ability of a card that has one.",
    ),
    ActionRow(
        "ability", "activates", "activate", "{card:Card}'s ability {ability:Quoted}",
        {"card": "Roboco", "ability": "Tune"},
        NAMED,
    ),
    ActionRow("repeat", "", "repeat", "the loop", able="Whether repeating a loop a number of times is offered."),
)  # fmt: skip

OF_EVERY_GAME = (*PASSING, *ANSWERS, *ACTING)
"""The actions and answers that every game has."""


# --- sentences for decisions and offers ------------------------------------------------------------


def action_sentence(
    actions: Iterable[ActionRow], player: Player, asked: str, option: str, fields: Fields, label: Label
) -> str | None:
    """The When for a decision; None if no row says it."""
    fields, option, actions = _against(tuple(actions), player, option, fields)
    found = _fullest((each for each in actions if each.does and asked in each.asked), option, fields)
    return None if found is None else f"{player} {found.verb_phrase(found.does, fields, label)}"


def offer_sentence(
    actions: Iterable[ActionRow], player: Player, option: str, fields: Fields, may: bool, label: Label
) -> str | None:
    """The Then for an action that is offered, or is not; None if no row says it."""
    fields, option, actions = _against(tuple(actions), player, option, fields)
    found = _fullest((each for each in actions if each.do), option, fields)
    return (
        None if found is None else f"{player} {'can' if may else 'cannot'} {found.verb_phrase(found.do, fields, label)}"
    )


def _against(
    actions: tuple[ActionRow, ...], player: Player, option: str, fields: Fields
) -> tuple[Fields, str, tuple[ActionRow, ...]]:
    """The fields, the option and the rows of an option; one against the opponent becomes that of its row."""
    for row in actions:
        if row.against is not None and row.against[1] == option:
            return {**fields, row.against[0]: "B" if player == "A" else "A"}, row.option, (row,)
    return fields, option, actions


def _fullest(actions: Iterable[ActionRow], option: str, fields: Fields) -> ActionRow | None:
    """The row for an option that says most of its fields."""
    fitting = (each for each in actions if each.option == option and each.field_types.keys() <= fields.keys())
    return max(fitting, key=lambda each: len(each.field_types), default=None)
