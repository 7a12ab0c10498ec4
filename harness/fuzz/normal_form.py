"""Comparison of two engines' messages in a normal form, without facts that only one engine reports or without meaning.

Each function returns a line for each difference, the first engine's side before the second's.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator, Mapping, Sequence
from itertools import groupby
from typing import Any

from msgspec import structs

from ...adapters.ask_rows import CountClaim
from ...adapters.messages import ACTS, PLAYERS, Ask, Event, Option, Position, Result, SeenCard, View
from ...adapters.option_matching import is_declinable
from ...adapters.protocol_vocabulary import WORDING
from ...adapters.transcript import describe_ask, describe_fields, describe_option, describe_result


def ask_differences(one: Ask | None, other: Ask | None, *, complete: bool) -> list[str]:
    """The differences of two open asks: player, kind, number of picks, and, if ``complete``, the options.

    ``complete`` means that both engines list all legal options. Cards may be asked for at once or one by one, and yes
    or no may be asked by the choice of a card.
    """
    if one is None or other is None:
        return [] if one is other else [f"{describe_ask(one)}; the other {describe_ask(other)}"]
    if is_yes_by_choice(one, other):
        return []
    row = row_of_picks(one, other)
    if not row and (one.player, one.kind) != (other.player, other.kind):
        return [f"{describe_ask(one)}; the other {describe_ask(other)}"]
    found = []
    if not row and not _picks_alike(one, other):
        found.append(f"{one.player} picks {one.least} to {one.most}; the other {other.least} to {other.most}")
    if complete and one.options != other.options:
        ours, theirs = (
            options_only_in_first(one.options, other.options),
            options_only_in_first(other.options, one.options),
        )
        found += [f"{one.player} is offered {describe_option(each)}; by the other not" for each in ours]
        found += [f"{one.player} is not offered {describe_option(each)}; by the other yes" for each in theirs]
    return found


def is_same_ask(one: Ask, other: Ask) -> bool:
    """Whether two asks have the same player, kind and numbers of picks, so that a common option answers both."""
    if is_yes_by_choice(one, other) or row_of_picks(one, other):
        return True
    return (one.player, one.kind) == (other.player, other.kind) and _picks_alike(one, other)


def _picks_alike(one: Ask, other: Ask) -> bool:
    """Whether as many options are picked in both asks. A single pick has no order."""
    ours, theirs = ((each.least, each.most, each.ordered and each.most > 1) for each in (one, other))
    return ours == theirs


def is_yes_by_choice(one: Ask, other: Ask) -> bool:
    """Whether one ask is for yes or no, and the other one for a card or ability that need not be chosen."""
    asked, chosen = (one, other) if one.kind == "optional" else (other, one)
    return (
        one.player == other.player
        and asked.kind == "optional"
        and chosen.kind != "optional"
        and is_declinable(chosen)
        and {option.kind for option in asked.options} == {"yes", "no"}
    )


def row_of_picks(one: Ask, other: Ask) -> CountClaim | None:
    """The number of picks, if one of the asks is for all of them and the other one for the first of them."""
    first, every = (one, other) if one.most == 1 else (other, one)
    if first.most != 1 or every.most == 1 or first.player != every.player or first.kind in ACTS:
        return None
    in_order = every.kind == "order" or every.ordered
    if first.kind != every.kind and not (in_order and {first.kind, every.kind} <= {"choose", "order"}):
        return None
    if first.least != min(1, every.least):
        return None
    return CountClaim(every.least, every.most, in_order)


def options_only_in_first(options: Sequence[Option], others: Sequence[Option]) -> list[Option]:
    """The options that are not among the others, by kind and the fields that both engines give.

    Options without a word of the protocol (`other`) cannot be compared, and are left out.
    """
    known = _common(options, others)
    offered = {_form(option, known[option.kind]) for option in others}
    return [o for o in options if o.kind != "other" and _form(o, known[o.kind]) not in offered]


def common_ask(one: Ask, other: Ask) -> Ask:
    """An ask with the options that both asks offer, in the form of the ask that gives more fields.

    It is for all picks, even if one of the asks is for the first one, and for yes or no, even if one of them is for a
    card. Options without a word of the protocol (`other`) cannot be compared, and are left out.
    """
    if is_yes_by_choice(one, other):
        return one if one.kind == "optional" else other
    every = one if one.most >= other.most else other
    if one.options == other.options:
        return every
    fine, coarse = (one, other) if _told(one) >= _told(other) else (other, one)
    missing = {option.id for option in options_only_in_first(fine.options, coarse.options)}
    shared = tuple(option for option in fine.options if option.kind != "other" and option.id not in missing)
    return structs.replace(every, options=shared)


def _told(ask: Ask) -> int:
    return sum(len(option.fields) for option in ask.options)


def _form(option: Option, known: Collection[str]) -> tuple[object, ...]:
    return option.kind, *sorted((name, value) for name, value in option.fields.items() if name in known)


def result_differences(one: Result | None, other: Result | None) -> list[str]:
    """The difference of two results in the losing players. The reasons are not compared: engines word them freely."""
    ours, theirs = (None if result is None else frozenset(result.losers) for result in (one, other))
    if ours == theirs:
        return []
    said = [describe_result(result) if result else "the game goes on" for result in (one, other)]
    return [f"{said[0]}; the other: {said[1]}"]


def event_differences(
    one: Sequence[Event], other: Sequence[Event], never: Collection[str], *, in_order: bool = True
) -> list[str]:
    """The differences of the events since the last ask of both engines. Kinds in ``never`` are not compared.

    Fields that only one engine gives are ignored, for all events of a kind or for a single one, and so is the wording.
    The order of consecutive events of the same kind is ignored, too, and every order unless ``in_order``.
    """
    return _compared(one, other, never, in_order=in_order)[0]


def wording_differences(one: Sequence[Event], other: Sequence[Event], never: Collection[str]) -> list[str]:
    """The differences in the wording of events that are otherwise the same."""
    return _compared(one, other, never, in_order=False)[1]


def without_own_step(
    some: Sequence[Event], others: Sequence[Event], scene: Position
) -> tuple[list[Event], list[Event]]:
    """The events of two openings, without the first beginning of the scene's own step if only one opening has it.

    The step can begin again in the opening, and both report that.
    """

    def begins(event: Event) -> bool:
        step = event.kind, event.fields.get("step"), event.fields.get("player")
        return step == ("step-began", scene.step, scene.turn_player)

    more = sum(map(begins, some)) - sum(map(begins, others))
    openings = list(some), list(others)
    if abs(more) == 1:
        longer = openings[0 if more > 0 else 1]
        longer.remove(next(filter(begins, longer)))
    return openings


def _compared(
    one: Sequence[Event], other: Sequence[Event], never: Collection[str], *, in_order: bool
) -> tuple[list[str], list[str]]:
    """The differences of events, and of their wording."""
    if one == other:
        return [], []
    names = _common(one, other)
    ours, theirs = (list(_happened(some, names, never)) for some in (one, other))
    if ours == theirs:
        return [], []
    here, there = Counter(ours) - Counter(theirs), Counter(theirs) - Counter(ours)
    worded: list[str] = []
    for ignored in (frozenset[str](), WORDING):
        for said in [*here.elements()]:
            if (same := next((each for each in there if _agree(said, each, ignored)), None)) is not None:
                theirs[theirs.index(same)] = said
                here -= Counter([said])
                there -= Counter([same])
                worded += [f"{_told_of(said)}; in the other {_told_of(same)}"] if ignored else []
    found = [f"it happened: {_told_of(each)}; in the other not" for each in here.elements()]
    found += [f"it did not happen: {_told_of(each)}; in the other it did" for each in there.elements()]
    if found or not in_order:
        return found, worded
    for left, right in zip(_in_order(ours), _in_order(theirs), strict=True):
        if left != right:
            return [f"{_told_of(left)} happened where in the other {_told_of(right)} did"], worded
    return [], worded


CLOCK = frozenset({"step-began", "turn-began", "turn-ended"})
"""Events whose order is ignored: engines may report them before or after the actions at the start of a step or turn."""


def _in_order(some: Sequence[Happened]) -> list[Happened]:
    told = [each for each in some if each[0] not in CLOCK]
    return [each for _, group in groupby(told, key=lambda each: each[0]) for each in sorted(group)]


Happened = tuple[str, tuple[tuple[str, str], ...]]


def _agree(one: Happened, other: Happened, ignored: Collection[str]) -> bool:
    """Whether two events have the same kind, and the same values of the fields that both have and are not ignored."""
    ours, theirs = dict(one[1]), dict(other[1])
    return one[0] == other[0] and all(ours[name] == theirs[name] for name in (ours.keys() & theirs.keys()) - {*ignored})


def _told_of(happened: Happened) -> str:
    return f"{happened[0]} {describe_fields(dict(happened[1]))}".rstrip()


def _common(some: Sequence[Option | Event], others: Sequence[Option | Event]) -> dict[str, set[str]]:
    """The fields that both engines give, by kind."""
    known: tuple[dict[str, set[str]], dict[str, set[str]]] = ({}, {})
    for these, names in zip((some, others), known, strict=True):
        for each in these:
            names.setdefault(each.kind, set()).update(each.fields)
    one, other = known
    return {kind: one.get(kind, set()) & other.get(kind, set()) for kind in one | other}


def _resolved_first(some: Sequence[Event]) -> list[Event]:
    """The events, each ``resolved`` before the moves next to it if its card is among those moved.

    A card leaves as it is resolved, and engines report this in either order.
    """
    found: list[Event] = []
    for _, group in groupby(some, key=lambda event: event.kind in ("moved", "resolved")):
        run = [*group]
        left = {event.fields.get("card") for event in run if event.kind == "moved"}
        found += sorted(run, key=lambda event: event.kind != "resolved" or event.fields.get("card") not in left)
    return found


def _happened(some: Sequence[Event], names: Mapping[str, set[str]], never: Collection[str]) -> Iterator[Happened]:
    said = _resolved_first([event for event in some if event.kind not in never])
    for kind, group in groupby(said, key=lambda event: event.kind):
        lines: list[Happened] = []
        for event in group:
            fields = {name: str(event.fields[name]) for name in sorted(event.fields) if name in names[kind]}
            if kind != "game-ended":
                lines.append((kind, tuple(fields.items())))
        # a shuffled zone may be reported as shuffled again
        yield from sorted({*lines} if kind == "shuffled" else lines)


def view_differences(one: View, other: View, unordered: Collection[str], names: Mapping[str, str]) -> list[str]:
    """The differences of two views. ``unordered`` are zones without an order; ``names`` are cards' names by key."""
    if one == other:
        return []
    found = [
        f"{what}: {ours}; in the other {theirs}"
        for what, ours, theirs in (
            ("turn", one.turn, other.turn),
            ("turn player", one.turn_player, other.turn_player),
            ("step", one.step, other.step),
        )
        if ours != theirs
    ]
    for player in PLAYERS:
        here, there = one.zones.get(player, {}), other.zones.get(player, {})
        for zone in dict.fromkeys((*here, *there)):
            ordered = zone not in unordered
            found += _zones(f"{player}'s {zone}", here.get(zone, ()), there.get(zone, ()), ordered, names)
        counted, counts = one.counters.get(player, {}), other.counters.get(player, {})
        for name in counted.keys() & counts.keys():
            if counted[name] != counts[name]:
                found.append(f"{player}'s {name}: {counted[name]}; in the other {counts[name]}")
    for zone in dict.fromkeys((*one.shared, *other.shared)):
        found += _zones(f"the {zone} zone", one.shared.get(zone, ()), other.shared.get(zone, ()), True, names)
    return found


def _zones(
    where: str, one: Sequence[SeenCard], other: Sequence[SeenCard], ordered: bool, names: Mapping[str, str]
) -> Iterator[str]:
    if one == other:
        return
    if not ordered:
        one, other = sorted(one, key=_by_id), sorted(other, key=_by_id)
    ours, theirs = ([card.id or "a hidden card" for card in cards] for cards in (one, other))
    if ours != theirs:
        yield f"{where}: {', '.join(ours) or 'nothing'}; in the other {', '.join(theirs) or 'nothing'}"
        return
    for here, there in zip(one, other, strict=True):
        yield from _cards(f"{where}, {here.id or 'a hidden card'}", here, there, names)


def _cards(where: str, one: SeenCard, other: SeenCard, names: Mapping[str, str]) -> Iterator[str]:
    if one == other:
        return
    for what in ("hidden", "resting", "face_down"):
        if getattr(one, what) != getattr(other, what):
            yield f"{where}: {what} {getattr(one, what)}; in the other {getattr(other, what)}"
    for name in sorted(one.numbers.keys() | other.numbers.keys()):
        if one.numbers.get(name, 0) != other.numbers.get(name, 0):
            yield f"{where}: {name} {one.numbers.get(name, 0)}; in the other {other.numbers.get(name, 0)}"
    kinds = [names.get(card.card, card.card) if card.card else None for card in (one, other)]
    if kinds[0] != kinds[1]:
        yield f"{where}: the card {kinds[0]}; in the other {kinds[1]}"
    for fact in one.facts.keys() & other.facts.keys():
        ours, theirs = _fact(one.facts[fact]), _fact(other.facts[fact])
        if ours != theirs:
            yield f"{where}: {fact} {ours}; in the other {theirs}"
    yield from _zones(f"{where}, stacked under it", one.under, other.under, True, names)
    yield from _zones(f"{where}, attached to it", one.attached, other.attached, False, names)


def _fact(value: Any) -> Any:
    return sorted(value, key=str) if isinstance(value, list | tuple) else value


def _by_id(card: SeenCard) -> str:
    return card.id or ""
