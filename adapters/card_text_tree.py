"""Card text as data: the tree in which a card's abilities are sent.

A card is never sent as code. Each ability is one of the kinds below. Its effect is a list of *instructions*. The cards
that it refers to are given by a *reference*, a number by an *amount*, and a moment by a *pattern* or a *condition*. No
game's word is part of the shape of the tree: zones, events, kinds of card and facts are strings, and each game closes
its own list of them.

Every node is a tagged union member, so the JSON form names each node: ``{"do": "draw", ...}`` for instructions,
``{"of": "cards", ...}`` for references, ``{"is": "count", ...}`` for conditions, ``{"n": "count", ...}`` for amounts,
``{"make": "number", ...}`` for changes.
"""

from __future__ import annotations

import re
from functools import cache
from typing import Literal

from msgspec import Struct, field

Side = Literal["you", "opponent", "both"]
"""A player: the ability's controller, the other player, or either."""

Period = Literal["turn", "game", "always"]
"""A duration: until the end of this turn, for the rest of the game, or while the ability is valid."""


class CardTextNode(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Base of every node: immutable, comparable, strict about unknown fields."""


PRINTED = "text"
"""The field that holds the printed line. It adds nothing to the tree."""

WHAT = "what"
"""The field in which a node names its kind by a game's word."""

ZONED = ("zone", "frm", "to")
"""The fields that hold zones."""


@cache
def node_name(kind: type[Struct]) -> str:
    """The name of a kind of node in lists of words: its tag, or its own name if it has no tag."""
    config = kind.__struct_config__
    plain = re.sub(r"(?<!^)(?=[A-Z])", "-", kind.__name__).lower()
    return f"{config.tag_field} {config.tag}" if config.tag else plain


# --- references: which cards ---------------------------------------------------------------------


class Bound(CardTextNode, frozen=True):
    """A number of a card, by the game's word for it, between ``least`` and ``most`` (None: no bound)."""

    what: str
    least: int | None = None
    most: int | None = None


class OneOf(CardTextNode, frozen=True):
    """A fact of a card, by the game's word for it, with one of these values: its colour, its level."""

    what: str
    values: tuple[str, ...]


class Alike(CardTextNode, frozen=True):
    """A fact of a card that one of the cards referred to shares; or, if it ``differs``, that one of those lacks.

    ``what`` is the game's word for the fact, or ``name``.
    """

    what: str
    card: Reference
    differs: bool = False


class Filter(CardTextNode, frozen=True):
    """The requirements for a card. Fields left out do not matter.

    ``kind`` and ``name`` hold the admissible values (any of them matches). The other requirements use the game's words:
    ``facts`` have one of some values, each of ``containing`` has a value in which one of some texts occurs, and
    ``bounds`` limit numbers; ``state`` lists the states that the card has, all of them. ``other`` excludes the
    ability's own card. ``alike`` asks for cards that share something with others, ``unlike`` for those that do not
    match another filter, ``upon`` for those on a card that matches another filter.
    """

    kind: tuple[str, ...] = ()
    name: tuple[str, ...] = ()
    facts: tuple[OneOf, ...] = ()
    containing: tuple[OneOf, ...] = ()
    bounds: tuple[Bound, ...] = ()
    state: tuple[str, ...] = ()
    other: bool = False
    alike: tuple[Alike, ...] = ()
    with_attached: Filter | None = None
    unlike: Filter | None = None
    upon: Filter | None = None


class ThisCard(CardTextNode, frozen=True, tag="this", tag_field="of"):
    """The card (or stack) whose text this is; for an attached card, that card itself."""


class HostCard(CardTextNode, frozen=True, tag="host", tag_field="of"):
    """The card or stack that this card is attached to."""


class PreviousCards(CardTextNode, frozen=True, tag="it", tag_field="of"):
    """The cards of the latest choice, look or move of this resolution: one card or several."""


class EventCard(CardTextNode, frozen=True, tag="that", tag_field="of"):
    """The card that the event is about: the subject of the trigger or of the replaced event."""


class RemainingCards(CardTextNode, frozen=True, tag="remaining", tag_field="of"):
    """The cards that the latest look showed, that have not been moved since, and that match ``where``."""

    where: Filter = Filter()


class SourceCard(CardTextNode, frozen=True, tag="source", tag_field="of"):
    """The card that caused the event: the source of the damage, or the card that downed another."""


class ChosenTarget(CardTextNode, frozen=True, tag="target", tag_field="of"):
    """The target chosen when the card or ability being resolved was played."""


class Places(CardTextNode, frozen=True):
    """Some of the numbered places of a row; all of them, unless fields narrow that down.

    ``number`` names them; ``word`` selects them by the game's words (``leftmost``, ``empty``, ...). With ``of``, they
    are those at the places of the cards referred to: with the ``same`` number, in ``front`` or on the ``diagonal``.
    """

    number: tuple[int, ...] = ()
    word: str = ""
    of: Reference | None = None
    at: Literal["same", "front", "diagonal"] = "same"


class MatchingCards(CardTextNode, frozen=True, tag="cards", tag_field="of"):
    """Every card that matches: in ``zone`` of ``side`` (and ``place``, if places are numbered), attached to ``on`` if
    given, and matching ``where``.

    An attached or stacked card is found by ``on`` and never by its zone alone. ``part`` selects the cards that are
    ``attached``, those ``stacked`` under it, or its whole ``stack``, including the card on top.
    """

    zone: tuple[str, ...] = ()
    side: Side = "you"
    where: Filter = Filter()
    on: Reference | None = None
    part: Literal["attached", "stacked", "stack"] = "attached"
    place: Places | None = None


class TopCards(CardTextNode, frozen=True, tag="top", tag_field="of"):
    """The first ``count`` cards of an ordered zone.

    With ``least``, the player first names a number of cards, from ``least`` to ``count``.
    """

    zone: str
    count: Amount = 1
    side: Side = "you"
    least: int | None = None


class ChosenCards(CardTextNode, frozen=True, tag="choose", tag_field="of"):
    """Cards that a player chooses from those that match, when the instruction is reached; only instructions hold it.

    ``least`` None means as many as ``most``, or as many as there are. ``by`` is the player who chooses. All of them
    share the fact that ``alike`` names, by the game's word for it or ``name``; no two share the fact that ``unlike``
    names.
    """

    among: Reference
    most: Amount = 1
    least: int | None = None
    by: Side = "you"
    alike: str = ""
    unlike: str = ""


Reference = (
    ThisCard
    | HostCard
    | PreviousCards
    | EventCard
    | RemainingCards
    | SourceCard
    | ChosenTarget
    | MatchingCards
    | TopCards
    | ChosenCards
)


# --- amounts -------------------------------------------------------------------------------------


class CountAmount(CardTextNode, frozen=True, tag="count", tag_field="n"):
    """The number of cards that match, times ``times``."""

    cards: Reference
    times: int = 1


class FactAmount(CardTextNode, frozen=True, tag="fact", tag_field="n"):
    """A number of a card, in the game's words: ``hp`` (the remaining HP), ``printed hp``, ``damage``, ``power``;
    multiplied by ``times`` and divided by ``over`` (rounded down).
    """

    name: str
    card: Reference
    times: int = 1
    over: int = 1


class RollAmount(CardTextNode, frozen=True, tag="rolled", tag_field="n"):
    """The result of the latest roll of this resolution; the sum if several dice were rolled at once."""

    times: int = 1


class EventAmount(CardTextNode, frozen=True, tag="event", tag_field="n"):
    """The amount of the event that triggered or is replaced."""

    times: int = 1


class CounterAmount(CardTextNode, frozen=True, tag="counter", tag_field="n"):
    """A counter of a player, by the game's word for it."""

    name: str
    side: Side = "you"


class OccurrenceAmount(CardTextNode, frozen=True, tag="happened", tag_field="n"):
    """The number of times that an event has happened this turn, times ``times``."""

    at: EventPattern
    times: int = 1


Amount = int | CountAmount | FactAmount | RollAmount | EventAmount | CounterAmount | OccurrenceAmount


# --- conditions ----------------------------------------------------------------------------------


class CountCondition(CardTextNode, frozen=True, tag="count", tag_field="is"):
    """The number of cards that match is between ``least`` and ``most`` (None: no bound)."""

    cards: Reference
    least: int | None = None
    most: int | None = None


class AmountCondition(CardTextNode, frozen=True, tag="amount", tag_field="is"):
    """An amount is between ``least`` and ``most``; ``odd`` asks for an odd (or even) number."""

    amount: Amount
    least: int | None = None
    most: int | None = None
    odd: bool | None = None


class TurnCondition(CardTextNode, frozen=True, tag="turn", tag_field="is"):
    """It is that side's turn, and in the given ``step`` if one is named."""

    side: Side = "you"
    step: str = ""


class MatchCondition(CardTextNode, frozen=True, tag="matches", tag_field="is"):
    """The card referred to matches, and is in one of ``zone`` and of ``place`` if any is given."""

    card: Reference
    where: Filter = Filter()
    zone: tuple[str, ...] = ()
    place: Places | None = None


class SharedFactCondition(CardTextNode, frozen=True, tag="alike", tag_field="is"):
    """All the cards share a fact, by the game's word for it or ``name``."""

    cards: Reference
    what: str


class NotCondition(CardTextNode, frozen=True, tag="not", tag_field="is"):
    """The condition does not hold."""

    condition: Condition


class AllConditions(CardTextNode, frozen=True, tag="all", tag_field="is"):
    """Every condition holds."""

    conditions: tuple[Condition, ...]


Condition = (
    CountCondition
    | AmountCondition
    | TurnCondition
    | MatchCondition
    | SharedFactCondition
    | NotCondition
    | AllConditions
)


# --- patterns: when ------------------------------------------------------------------------------


class EventPattern(CardTextNode, frozen=True, tag="when", tag_field="at"):
    """An event. Its name is a word of the game's list (``collab``, ``bloom``, ``damage``, ``down``, ``move``, ``draw``,
    ``send``, ``archive``, ``roll``, ``use-art``, ``use-support``, ...).

    ``subject`` is the card that it happens to, ``source`` its cause, ``by`` its player, ``frm`` and ``to`` the zones of
    a move; ``cause`` lists the kinds of cause.
    """

    event: str
    subject: Reference | None = None
    source: Reference | None = None
    by: Side | None = None
    frm: tuple[str, ...] = ()
    to: tuple[str, ...] = ()
    cause: tuple[str, ...] = ()


class StepPattern(CardTextNode, frozen=True, tag="step", tag_field="at"):
    """The beginning of a step, or the beginning or end of the turn, of that side's turns."""

    name: str
    edge: Literal["begins", "ends"] = "begins"
    side: Side = "both"


class StatePattern(CardTextNode, frozen=True, tag="while", tag_field="at"):
    """A state trigger: a condition that begins to hold, in place of an event."""

    condition: Condition


Pattern = EventPattern | StepPattern | StatePattern


# --- instructions --------------------------------------------------------------------------------


class Draw(CardTextNode, frozen=True, tag="draw", tag_field="do"):
    """Draw cards, one at a time. ``up_to`` lets the player stop after each.

    ``until``: as many as bring the hand to ``count``; ``bottom``: from the bottom of the deck.
    """

    count: Amount = 1
    side: Side = "you"
    up_to: bool = False
    until: bool = False
    bottom: bool = False


class Move(CardTextNode, frozen=True, tag="move", tag_field="do"):
    """Put cards into a zone of ``side`` (None: of their own player), on top unless ``bottom``.

    ``reveal`` shows them first. ``resting`` and ``face_down`` give their state on arrival. ``to`` is a zone, or the
    game's word for several of them: then one of ``place`` if places are numbered. With ``stack``, the cards stacked
    under them go with them.
    """

    cards: Reference
    to: str
    bottom: bool = False
    reveal: bool = False
    resting: bool = False
    side: Side | None = None
    face_down: bool = False
    place: Places | None = None
    stack: bool = False


class EachPlayer(CardTextNode, frozen=True, tag="each", tag_field="do"):
    """Both players do this as if the text were theirs: they choose one after another, the turn player first, and then
    all moves happen at the same time. Cards of hidden zones stay unseen until then.
    """

    move: Move


class Attach(CardTextNode, frozen=True, tag="attach", tag_field="do"):
    """Attach cards to a holder; a card attached elsewhere is moved over. Sending a cheer is an attachment.

    ``share``: to several of the holders, one to ``each`` of as many, or divided among them at ``will``.
    """

    cards: Reference
    to: Reference
    share: Literal["", "each", "will"] = ""


class DamageInstruction(CardTextNode, frozen=True, tag="damage", tag_field="do"):
    """Deal damage to each card referred to."""

    amount: Amount
    to: Reference


class Heal(CardTextNode, frozen=True, tag="heal", tag_field="do"):
    """Take damage off; amount None takes all of it."""

    cards: Reference
    amount: Amount | None = None


class Rest(CardTextNode, frozen=True, tag="rest", tag_field="do"):
    """Make cards resting."""

    cards: Reference


class Ready(CardTextNode, frozen=True, tag="ready", tag_field="do"):
    """Make cards active."""

    cards: Reference


class TurnCards(CardTextNode, frozen=True, tag="turn", tag_field="do"):
    """Turn cards face up, or face down."""

    cards: Reference
    face_down: bool = False


class Switch(CardTextNode, frozen=True, tag="switch", tag_field="do"):
    """Exchange the positions of two cards."""

    cards: Reference
    others: Reference


class Shuffle(CardTextNode, frozen=True, tag="shuffle", tag_field="do"):
    """Shuffle an ordered zone."""

    zone: str = "deck"
    side: Side = "you"


class Look(CardTextNode, frozen=True, tag="look", tag_field="do"):
    """Let ``by`` see the cards referred to; ``it`` then means them. ``up_to``: one by one, until the player stops."""

    cards: Reference
    by: Side = "you"
    up_to: bool = False


class Reveal(CardTextNode, frozen=True, tag="reveal", tag_field="do"):
    """Show the cards referred to to both players; ``it`` then means them."""

    cards: Reference


class Roll(CardTextNode, frozen=True, tag="roll", tag_field="do"):
    """Roll a six-sided die, or several at once, which count as one roll with their sum as its result."""

    count: Amount = 1


class Reroll(CardTextNode, frozen=True, tag="reroll", tag_field="do"):
    """Within a replacement of a roll: roll again instead."""


class GameInstruction(CardTextNode, frozen=True, tag="act", tag_field="do"):
    """An instruction for which the game's rulebook has its own verb, in the game's words: ``bloom``, ``approach``, ...

    The game's words list the fields of each: the ``cards`` that it is done with, other cards for it (``using``,
    ``to``), an ``amount``, and the ``side`` that does it or that it affects, if that is not its controller.
    """

    what: str
    cards: Reference | None = None
    using: Reference | None = None
    to: Reference | None = None
    amount: Amount | None = None
    side: Side = "you"


class Pay(CardTextNode, frozen=True, tag="pay", tag_field="do"):
    """Pay by the means that the rulebook allows, one symbol for each payment in the game's words: ``red``,
    ``colorless``.
    """

    symbols: tuple[str, ...]


class Mode(CardTextNode, frozen=True):
    """One of several alternatives of a text; ``text`` is its printed line."""

    then: tuple[Instruction, ...]
    text: str = ""


class ChooseModes(CardTextNode, frozen=True, tag="modes", tag_field="do"):
    """Carry out some of several modes: ``count`` different ones, or from ``least`` to ``count``."""

    among: tuple[Mode, ...]
    count: int = 1
    least: int | None = None


class IfInstruction(CardTextNode, frozen=True, tag="if", tag_field="do"):
    """Carry out ``then`` if the condition holds, else ``otherwise``."""

    condition: Condition
    then: tuple[Instruction, ...]
    otherwise: tuple[Instruction, ...] = ()


class OptionalInstruction(CardTextNode, frozen=True, tag="may", tag_field="do"):
    """Its player may carry out ``first`` (whole, or not at all); if they do, ``then`` follows."""

    first: tuple[Instruction, ...]
    then: tuple[Instruction, ...] = ()
    side: Side = "you"


class GainEffect(CardTextNode, frozen=True, tag="gain", tag_field="do"):
    """Create a continuous effect on the cards referred to, for a period."""

    cards: Reference
    changes: tuple[Change, ...]
    until: Period = "turn"


class CreateReplacement(CardTextNode, frozen=True, tag="replace", tag_field="do"):
    """Create a replacement effect that lasts for a period; ``once`` ends it after it has applied."""

    replacement: ReplacementAbility
    until: Period = "turn"
    once: bool = False


class CreateDelayedTrigger(CardTextNode, frozen=True, tag="delay", tag_field="do"):
    """Create a delayed trigger. It fires once, unless ``until`` states a period; ``once`` ends it within
    the period after it has fired.
    """

    at: Pattern
    then: tuple[Instruction, ...]
    until: Period | None = None
    once: bool = False


class AdjustCounter(CardTextNode, frozen=True, tag="adjust", tag_field="do"):
    """Add to a counter of a player, by the game's word for it, for a period."""

    name: str
    add: Amount = 1
    side: Side = "you"
    until: Period = "game"


class LoseGame(CardTextNode, frozen=True, tag="lose", tag_field="do"):
    """That side loses the game at once; ``win`` makes the other side lose."""

    side: Side = "you"


class ModifyEvent(CardTextNode, frozen=True, tag="happen", tag_field="do"):
    """Within a replacement: the event happens after all, in a changed form.

    ``add`` is added to its amount, then the amount is multiplied by ``times`` and divided by ``over``
    (rounded down), or replaced by ``set``; ``to`` is another destination, ``card`` another subject.
    """

    add: Amount = 0
    times: int = 1
    over: int = 1
    set: Amount | None = None
    to: str | None = None
    card: Reference | None = None


Instruction = (
    Draw
    | Move
    | EachPlayer
    | Attach
    | DamageInstruction
    | Heal
    | Rest
    | Ready
    | TurnCards
    | Switch
    | Shuffle
    | Look
    | Reveal
    | Roll
    | Reroll
    | GameInstruction
    | Pay
    | ChooseModes
    | IfInstruction
    | OptionalInstruction
    | GainEffect
    | CreateReplacement
    | CreateDelayedTrigger
    | AdjustCounter
    | LoseGame
    | ModifyEvent
)


def instruction_verb(instruction: Instruction) -> type[CardTextNode] | str:
    """The key of an instruction's implementation: its kind, or the game's own word for it."""
    return instruction.what if isinstance(instruction, GameInstruction) else type(instruction)


# --- changes: what a continuous effect does -------------------------------------------------------


class NumberChange(CardTextNode, frozen=True, tag="number", tag_field="make"):
    """Add to a number of the card (``hp``, ``arts``, ``baton pass``, ``power``, ``need``), or set it.

    ``named`` narrows ``arts`` to the arts of that name, and ``ability uses`` to the uses of that ability.
    """

    what: str
    add: Amount = 0
    set: int | None = None
    named: str | None = None


class FactChange(CardTextNode, frozen=True, tag="info", tag_field="make"):
    """Change a printed fact other than a number (``name``, ``person``, ``color``, ``tag``, ``level``): add a value, or
    set it.
    """

    what: str
    add: str | None = None
    set: str | None = None


class GainAbility(CardTextNode, frozen=True, tag="gain-ability", tag_field="make"):
    """Give an ability."""

    ability: Ability


class LoseAbilities(CardTextNode, frozen=True, tag="lose-abilities", tag_field="make"):
    """Remove the abilities (those of that name, or all)."""

    named: str | None = None


class InvalidateAbilities(CardTextNode, frozen=True, tag="invalidate", tag_field="make"):
    """The abilities stay but have no effect (those of that name, or all)."""

    named: str | None = None


class ForbidAction(CardTextNode, frozen=True, tag="forbid", tag_field="make"):
    """Something cannot be done with the card: ``bloom``, ``collab``, ``baton-pass``, ``art``, ``ready``,
    ``rest``, ``move``, ``heal``, ``damage``, ``attach``."""

    what: str


class AllowAction(CardTextNode, frozen=True, tag="allow", tag_field="make"):
    """An action that the rules forbid is allowed for the card, in the game's words: ``target``, ``arts-of``; with which
    ``cards``, if that matters.
    """

    what: str
    cards: Reference | None = None


class AttachmentLimit(CardTextNode, frozen=True, tag="cap", tag_field="make"):
    """The most attached cards of a sort, in the game's words, that the card may have."""

    what: str
    most: int


Change = (
    NumberChange
    | FactChange
    | GainAbility
    | LoseAbilities
    | InvalidateAbilities
    | ForbidAction
    | AllowAction
    | AttachmentLimit
)


# --- abilities -----------------------------------------------------------------------------------


class Keyword(CardTextNode, frozen=True):
    """A keyword before an ability, in the game's words: ``only``, ``gift``; with ``names`` and a ``number`` if it has
    any.

    The rulebook defines its meaning, and the engine has to know it: nothing else in the tree describes it.
    """

    what: str
    names: tuple[str, ...] = ()
    number: int = 0


class Limit(CardTextNode, frozen=True):
    """At most ``count`` times in each ``per``. ``name``: per turn, for all cards or abilities of one name together.
    ``among``: for all matching cards together.
    """

    count: int = 1
    per: Literal["turn", "game", "name"] = "turn"
    among: Filter | None = None


class ActivatedAbility(CardTextNode, frozen=True, tag="activated", tag_field="ability"):
    """Played by its player at a play timing, by paying its cost."""

    then: tuple[Instruction, ...]
    cost: tuple[Instruction, ...] = ()
    condition: Condition | None = None
    limit: Limit | None = None
    name: str = ""
    text: str = ""
    zone: tuple[str, ...] = ()
    valid: Condition | None = None
    keywords: tuple[Keyword, ...] = ()


class AutomaticAbility(CardTextNode, frozen=True, tag="automatic", tag_field="ability"):
    """Triggers when its pattern is met, and is played at the next check timing, or at the time that the rulebook gives
    for such a pattern.

    ``cost`` is paid, if its player wants to, when it is played. ``condition`` is checked on resolution.
    """

    at: Pattern
    then: tuple[Instruction, ...]
    cost: tuple[Instruction, ...] = ()
    condition: Condition | None = None
    limit: Limit | None = None
    name: str = ""
    text: str = ""
    zone: tuple[str, ...] = ()
    valid: Condition | None = None
    keywords: tuple[Keyword, ...] = ()


class ContinuousAbility(CardTextNode, frozen=True, tag="continuous", tag_field="ability"):
    """Always in effect while valid and while ``condition`` holds."""

    cards: Reference
    changes: tuple[Change, ...]
    condition: Condition | None = None
    name: str = ""
    text: str = ""
    zone: tuple[str, ...] = ()
    valid: Condition | None = None
    keywords: tuple[Keyword, ...] = ()


class ReplacementAbility(CardTextNode, frozen=True, tag="replacement", tag_field="ability"):
    """Instead of an event that matches ``at``, carry out ``instead``.

    ``optional`` asks first; ``first`` is carried out by its player so that ``instead`` follows.
    """

    at: EventPattern
    instead: tuple[Instruction, ...]
    optional: bool = False
    first: tuple[Instruction, ...] = ()
    condition: Condition | None = None
    limit: Limit | None = None
    name: str = ""
    text: str = ""
    zone: tuple[str, ...] = ()
    valid: Condition | None = None
    keywords: tuple[Keyword, ...] = ()


class PlayAbility(CardTextNode, frozen=True, tag="played", tag_field="ability"):
    """The effect of a card when it is played.

    ``must`` is a further cost: the card cannot be used if it cannot be paid. ``only_on`` limits the cards that it can
    be attached to. ``timing`` names the timings at which it can be played.
    """

    then: tuple[Instruction, ...] = ()
    must: tuple[Instruction, ...] = ()
    condition: Condition | None = None
    only_on: Filter | None = None
    timing: tuple[str, ...] = ()
    limit: Limit | None = None
    text: str = ""
    keywords: tuple[Keyword, ...] = ()


class Usable(CardTextNode, frozen=True):
    """The moment at which a special ability other than an activated ability can be used.

    ``would`` holds for "usable when it would": an optional replacement; else "usable when it has".
    """

    at: EventPattern
    would: bool = False
    condition: Condition | None = None


class Value(CardTextNode, frozen=True):
    """A value that is printed with a special ability, by the game's word for it: its cost, its damage."""

    what: str
    value: int | str | tuple[str, ...]


class GameAbility(CardTextNode, frozen=True, tag="special", tag_field="ability"):
    """An ability of a kind of the game's own, with its printed values: in hololive an art, an oshi skill.

    The rulebook defines how its kind is used, so the tree does not. ``then`` holds its further effects.
    """

    what: str
    name: str
    values: tuple[Value, ...] = ()
    then: tuple[Instruction, ...] = ()
    usable: Usable | None = None
    condition: Condition | None = None
    limit: Limit | None = None
    text: str = ""
    valid: Condition | None = None
    keywords: tuple[Keyword, ...] = ()


class KeywordAbility(CardTextNode, frozen=True, tag="extra", tag_field="ability"):
    """An ability that the rules define by its wording or keyword, in the game's words: ``any-number``, ``life-2``,
    ``also``, ``no-bloom``, ``growth``, ``disguise``, ``collab-effect``, ...; with ``names`` if it has any.

    The keyword defines when it is played and on which cards it works. The fields hold the card's own text: ``then``,
    with a ``cost``, a ``condition`` and a ``limit`` if there are any, or the ability that it ``gives``.
    """

    what: str
    names: tuple[str, ...] = field(default_factory=tuple)
    then: tuple[Instruction, ...] = ()
    cost: tuple[Instruction, ...] = ()
    condition: Condition | None = None
    limit: Limit | None = None
    gives: Ability | None = None
    name: str = ""
    text: str = ""
    keywords: tuple[Keyword, ...] = ()


Ability = (
    ActivatedAbility
    | AutomaticAbility
    | ContinuousAbility
    | ReplacementAbility
    | PlayAbility
    | GameAbility
    | KeywordAbility
)
