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

from ..adapters.messages import ACTS, AskKind, Player
from ..adapters.session import ScenarioError
from .vocabulary import Phrases
from .world import World

Fields = Mapping[str, str | int]
Label = Callable[[str], str]
Meant = Callable[[World, Fields], tuple[str, Fields]]

_FIELD = re.compile(r"\{(\w+):(\w+)\}")


NAMED = "The same, where a card has several: the ability's name, or its text where it has none."


@dataclass(frozen=True)
class Action:
    """One way to say an option. ``does`` is its verb for who does it, ``do`` for who can; one of them may be missing.

    ``what`` follows the verb. ``doing`` and ``able`` say what the two sentences mean, for the page of phrases;
    ``fills`` the fields of their example, in which ``player`` acts. ``asked`` are the kinds of ask that offer it.
    ``meant`` says which option it is where that depends on the fields.
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

    @property
    def fields(self) -> dict[str, str]:
        """The fields that are said, each with its type."""
        return dict(_FIELD.findall(self.what))

    def said(self, verb: str, values: Fields, label: Label = str) -> str:
        """What a player does or can do, after the player's name."""

        def filled(found: re.Match[str]) -> str:
            name, kind = found.groups()
            value = values[name]
            return f'"{value}"' if kind == "Quoted" else label(str(value)) if kind == "Card" else str(value)

        return f"{verb} {_FIELD.sub(filled, self.what)}".rstrip()

    def means(self, world: World, given: Fields) -> tuple[str, Fields]:
        """The option that is meant by a sentence, and its fields."""
        if self.meant is not None:
            return self.meant(world, given)
        of_cards = {name for name, kind in self.fields.items() if kind == "Card"}
        return self.option, {
            name: world.label(str(value)) if name in of_cards else value for name, value in given.items()
        }


def phrases(phrase: Phrases, actions: Iterable[Action]) -> None:
    """Add the Whens and Thens of actions to a module's phrases."""
    for action in actions:
        if action.does:
            phrase.when(
                f"{{player:Player}} {action.does} {action.what}".rstrip(),
                example=f"{action.player} {action.said(action.does, action.fills)}",
            )(_when(action))
        if action.do:
            phrase.then(
                f"{{player:Player}} {{may:Can}} {action.do} {action.what}".rstrip(),
                example=f"{action.player} can {action.said(action.do, action.fills)}",
                needs=("asks.complete",),
            )(_then(action))


def _when(action: Action) -> Callable[..., None]:
    def act(world: World, player: Player, **given: str | int) -> None:
        kind, fields = action.means(world, given)
        world.session.intend(player, kind, asked=action.asked, **fields)

    return _named(act, action.does, action.doing)


def _then(action: Action) -> Callable[..., None]:
    def can(world: World, player: Player, may: bool, **given: str | int) -> None:
        kind, fields = action.means(world, given)
        for name in fields.keys() & {name for name, type_ in action.fields.items() if type_ == "Quoted"}:
            known_ability(world, str(fields[name]))
        offers(world, player, may, kind, **fields)

    return _named(can, f"can {action.do}", action.able)


def _named(function: Callable[..., None], name: str, meaning: str) -> Callable[..., None]:
    function.__name__, function.__doc__ = name.replace(" ", "_"), meaning
    return function


PASSING = (
    Action("pass", "passes", doing="Does nothing at a play timing, or in response.", asked=ACTS),
)  # fmt: skip

ANSWERS = (
    Action(
        "number", "picks", "", "the number {number:Number}", {"number": "3"},
        "Answers with a number.",
        asked=("number",),
    ),
    Action(
        "ability", "plays", "", "the waiting ability of {card:Card} first", {"card": "Roboco"},
        "Says which of the player's waiting abilities is played next, where several wait.",
        asked=("waiting",),
    ),
    Action(
        "ability", "plays", "", "the waiting ability {ability:Quoted} of {card:Card} first",
        {"ability": "When a holomem collabs, draw 1 card.", "card": "Roboco"},
        NAMED,
        asked=("waiting",),
    ),
    Action(
        "replacement", "applies", "", "the replacement of {card:Card}", {"card": "Miko"},
        "Says which replacement applies next, or that an optional one applies.",
        asked=("replacement",),
        player="B",
    ),
    Action(
        "replacement", "applies", "", "the replacement {ability:Quoted} of {card:Card}",
        {"ability": "Shield", "card": "B's oshi"},
        NAMED,
        asked=("replacement",),
        player="B",
    ),
    Action(
        "repeat", "repeats", "", "the loop {number:Times}", {"number": "3 times"},
        "Declares, at a play timing, that the loop just shown is carried out so many times more.",
    ),
)  # fmt: skip

ACTING = (
    Action(
        "ability", "activates", "activate", "{card:Card}'s ability", {"card": "Roboco"},
        "Plays the activated ability of a card that has one.",
        "An activated ability of the card is offered, at that player's play timing.",
    ),
    Action(
        "ability", "activates", "activate", "{card:Card}'s ability {ability:Quoted}",
        {"card": "Roboco", "ability": "Tune"},
        NAMED,
        "That ability is offered, at that player's play timing.",
    ),
    Action("repeat", "", "repeat", "the loop", able="To repeat a loop a number of times is offered."),
)  # fmt: skip

OF_EVERY_GAME = (*PASSING, *ANSWERS, *ACTING)
"""The actions and answers that every game has."""


# --- what is told ----------------------------------------------------------------------------------


def does(
    actions: Iterable[Action], player: Player, asked: str, option: str, fields: Fields, label: Label
) -> str | None:
    """The When that says a decision; None where no row does."""
    found = _fullest((each for each in actions if each.does and asked in each.asked), option, fields)
    return None if found is None else f"{player} {found.said(found.does, fields, label)}"


def can(actions: Iterable[Action], player: Player, option: str, fields: Fields, may: bool, label: Label) -> str | None:
    """The Then that says whether an action is offered; None where no row does."""
    found = _fullest((each for each in actions if each.do), option, fields)
    return None if found is None else f"{player} {'can' if may else 'cannot'} {found.said(found.do, fields, label)}"


def _fullest(actions: Iterable[Action], option: str, fields: Fields) -> Action | None:
    """Of the rows that say an option, the one that says most of its fields."""
    fitting = (each for each in actions if each.option == option and each.fields.keys() <= fields.keys())
    return max(fitting, key=lambda each: len(each.fields), default=None)


# --- claiming --------------------------------------------------------------------------------------


def offers(world: World, player: Player, may: bool, kind: str, /, **fields: str | int) -> None:
    """Claim that an action is offered, or is not, at a play timing of that player."""
    words = f"{kind} {' '.join(map(str, fields.values()))}".rstrip()
    got = world.offers(player, kind, **fields)
    world.expect(got is may, f"{words} {'' if may else 'not '}to be offered to {player}", "the contrary")


def known_ability(world: World, name: str) -> str:
    """The name or text of an ability that some card of the scenario has: no claim about a misspelt one."""
    if not world.knows_ability(name):
        raise ScenarioError(f"no card of this scenario has an ability {name!r}")
    return name
