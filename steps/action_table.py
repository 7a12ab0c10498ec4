"""Actions as rows: a row says how a player does it, and from that come its When, its Then and what is told of it.

    Action("bloom", "blooms", "bloom", "{holomem:Card} with {with:Card}", ...)

is the When ``A blooms Sora with Sora-1st``, the Then ``A can bloom Sora with Sora-1st`` (and ``cannot``), and tells a
decision or an offer of the option ``bloom`` with the fields ``holomem`` and ``with``. An answer is a row as well; a
field that the option does not have goes to the asks that follow.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from typing import Protocol

from ..adapters.messages import ACTS, AskKind, Player


class CardLabels(Protocol):
    """What knows the ids of the cards that a scenario names: a world."""

    def card_id(self, name: str) -> str: ...


Fields = Mapping[str, str | int]
Label = Callable[[str], str]
Meant = Callable[[CardLabels, Fields], tuple[str, Fields]]

_FIELD = re.compile(r"\{(\w+):(\w+)\}")


NAMED = "The same, where a card has several: the ability's name, or its text where it has none."

_OFFERED: Mapping[tuple[AskKind, ...], str] = {
    ("action",): "at that player's play timing",
    ("response",): "where the player may respond",
    ACTS: "where the player may act or respond",
}


@dataclass(frozen=True)
class ActionRow:
    """One way to say an option. ``does`` is its verb for who does it, ``do`` for who can; one of them may be missing.

    ``what`` follows the verb. ``doing`` and ``able`` say what the two sentences mean, for the page of phrases; ``able``
    is left out where it is what ``offer_meaning`` says of any action. ``fills`` are the fields of their example, in
    which ``player`` acts. ``asked`` are the kinds of ask that offer it.
    ``meant`` says which option it is where that depends on the fields; ``against`` is then the field that names the
    opponent, and the option that it makes of it.
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

    @property
    def offer_meaning(self) -> str:
        """What it means that the action can be done."""
        return (
            self.able or f"To {self.verb_phrase(self.do, self.fills)} is offered ({_OFFERED[self.asked]}), or is not."
        )

    @property
    def source_marker(self) -> str:
        """A text of the row by which it is found in its module."""
        return self.doing or self.able

    @property
    def field_types(self) -> dict[str, str]:
        """The fields that are said, each with its type."""
        return dict(_FIELD.findall(self.what))

    def verb_phrase(self, verb: str, values: Fields, label: Label = str) -> str:
        """What a player does or can do, after the player's name."""

        def fill_field(found: re.Match[str]) -> str:
            name, kind = found.groups()
            value = values[name]
            return f'"{value}"' if kind == "Quoted" else label(str(value)) if kind == "Card" else str(value)

        return f"{verb} {_FIELD.sub(fill_field, self.what)}".rstrip()

    def resolve_option(self, world: CardLabels, given: Fields) -> tuple[str, Fields]:
        """The option that is meant by a sentence, and its fields."""
        if self.meant is not None:
            return self.meant(world, given)
        of_cards = {name for name, kind in self.field_types.items() if kind == "Card"}
        return self.option, {
            name: world.card_id(str(value)) if name in of_cards else value for name, value in given.items()
        }


PASSING = (
    ActionRow("pass", "passes", doing="Does nothing at a play timing, or in response.", asked=ACTS),
)  # fmt: skip

ANSWERS = (
    ActionRow(
        "number", "picks", "", "the number {number:Number}", {"number": "3"},
        "Answers with a number.",
        asked=("number",),
    ),
    ActionRow(
        "ability", "plays", "", "the waiting ability of {card:Card} first", {"card": "Roboco"},
        "Says which of the player's waiting abilities is played next, where several wait.",
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
        "Says which replacement applies next, or that an optional one applies.",
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
        "Declares, at a play timing, that the loop just shown is carried out so many times more.",
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
    ActionRow("repeat", "", "repeat", "the loop", able="To repeat a loop a number of times is offered."),
)  # fmt: skip

OF_EVERY_GAME = (*PASSING, *ANSWERS, *ACTING)
"""The actions and answers that every game has."""


# --- what is told ----------------------------------------------------------------------------------


def action_sentence(
    actions: Iterable[ActionRow], player: Player, asked: str, option: str, fields: Fields, label: Label
) -> str | None:
    """The When that says a decision; None where no row does."""
    fields, option, actions = _against(tuple(actions), player, option, fields)
    found = _fullest((each for each in actions if each.does and asked in each.asked), option, fields)
    return None if found is None else f"{player} {found.verb_phrase(found.does, fields, label)}"


def offer_sentence(
    actions: Iterable[ActionRow], player: Player, option: str, fields: Fields, may: bool, label: Label
) -> str | None:
    """The Then that says whether an action is offered; None where no row does."""
    fields, option, actions = _against(tuple(actions), player, option, fields)
    found = _fullest((each for each in actions if each.do), option, fields)
    return (
        None if found is None else f"{player} {'can' if may else 'cannot'} {found.verb_phrase(found.do, fields, label)}"
    )


def _against(
    actions: tuple[ActionRow, ...], player: Player, option: str, fields: Fields
) -> tuple[Fields, str, tuple[ActionRow, ...]]:
    """An option against the opponent, as the row that says it has it, and the rows that can."""
    for row in actions:
        if row.against is not None and row.against[1] == option:
            return {**fields, row.against[0]: "B" if player == "A" else "A"}, row.option, (row,)
    return fields, option, actions


def _fullest(actions: Iterable[ActionRow], option: str, fields: Fields) -> ActionRow | None:
    """Of the rows that say an option, the one that says most of its fields."""
    fitting = (each for each in actions if each.option == option and each.field_types.keys() <= fields.keys())
    return max(fitting, key=lambda each: len(each.field_types), default=None)
