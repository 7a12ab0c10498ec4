"""Sentences for what happens in a game, in the phrases that all games share.

:func:`decision_sentence` is the When for a decision. The claims are Thens that hold in one situation, and may not hold
in another; the caller plays them to find out.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Iterator, Sequence

from ..adapters.messages import ACTS, PLAYERS, Event, Option, Player, SeenCard, View
from ..adapters.protocol_vocabulary import WORDING
from .action_table import OF_EVERY_GAME, ActionRow, Fields, Label, action_sentence
from .game_snapshot import GameSnapshot

Pick = tuple[str, Fields]
Table = tuple[tuple[str, ...], ...]
Claim = tuple[str, Table]


# --- Whens ------------------------------------------------------------------------------------------


def decision_sentence(
    player: Player, kind: str, picks: Sequence[Pick], label: Label, rows: Sequence[ActionRow] = OF_EVERY_GAME
) -> str | None:
    """The When for a decision in an ask of that kind; None if no phrase says it."""
    if kind == "concede":
        return f"{player} concedes"
    if kind in ("choose", "order"):
        names = [label(str(fields.get("card"))) for _, fields in picks]
        if kind == "order":
            return f"{player} orders the cards {', '.join(names)}"
        return f"{player} chooses {', '.join(names) or 'nothing'}"
    if len(picks) != 1:
        return None
    option, fields = picks[0]
    if kind == "optional":
        return f"{player} says {option}"
    return action_sentence(rows, player, kind, option, fields, label)


# --- Thens ------------------------------------------------------------------------------------------


def result_claims(right: GameSnapshot) -> Iterator[str]:
    """Claims that the game is over, or goes on."""
    if right.result is None:
        yield "the game goes on"
    elif len(set(right.result.losers)) == 1:
        yield f"{right.result.losers[0]} has lost"
    else:
        yield "the game is a draw"


def ask_claims(right: GameSnapshot, label: Label) -> Iterator[str]:
    """Claims about the open ask."""
    ask = right.ask
    if ask is None:
        return
    cards = ", ".join(label(str(option.fields["card"])) for option in ask.options if "card" in option.fields)
    match ask.kind:
        case "choose" if (ask.least, ask.most) == (1, 1):
            yield f"{ask.player} is asked to choose among {cards}"
        case "choose" if ask.least == ask.most:
            yield f"{ask.player} is asked to choose {ask.least} among {cards}"
        case "choose" if ask.least == 0:
            yield f"{ask.player} is asked to choose up to {ask.most} among {cards}"
        case "choose":
            yield f"{ask.player} is asked to choose {ask.least} to {ask.most} among {cards}"
        case "order":
            yield f"{ask.player} is asked to order {cards}"
        case "optional":
            yield f"{ask.player} is asked yes or no"
        case "waiting":
            yield f"{ask.player} is asked which waiting ability is played first: {cards}"
        case "replacement":
            yield f"{ask.player} is asked which replacement applies: {cards}"
        case "number":
            numbers = [int(option.fields["number"]) for option in ask.options if "number" in option.fields]
            if numbers:
                yield f"{ask.player} is asked for a number from {min(numbers)} to {max(numbers)}"
        case "action":
            yield f"it is {ask.player}'s play timing"
            yield "nobody is asked anything"


def offer_differences(right: GameSnapshot, wrong: GameSnapshot) -> Iterator[tuple[Player, Option, bool]]:
    """The actions that are offered in one situation only, and whether that is the first, if a player may act."""
    one, other = right.ask, wrong.ask
    if one is None or other is None or one.kind not in ACTS or (one.kind, one.player) != (other.kind, other.player):
        return
    for ask, against, may in ((one, other, True), (other, one, False)):
        known = {(option.kind, *sorted(option.fields.items())) for option in against.options}
        for option in ask.options:
            if (option.kind, *sorted(option.fields.items())) not in known:
                yield one.player, option, may


def placement_claims(
    right: GameSnapshot,
    wrong: GameSnapshot,
    unordered: Collection[str],
    positions: Collection[str],
    posture: Callable[[SeenCard], str],
    label: Label,
) -> Iterator[str]:
    """Claims about zones and cards that differ in the two situations. ``posture`` describes how a card lies."""
    one, other = right.view, wrong.view
    if one is None or other is None:
        return
    if (one.turn_player, one.step) != (other.turn_player, other.step):
        yield f"it is {one.turn_player}'s {one.step} step"
    if one.turn != other.turn:
        yield f"it is turn {one.turn}"
    for player in PLAYERS:
        for zone, cards in one.zones.get(player, {}).items():
            there = other.zones.get(player, {}).get(zone, ())
            ids, others = ([card.id or "" for card in some] for some in (cards, there))
            if zone in unordered:
                ids, others = sorted(ids), sorted(others)
            if ids != others and zone not in positions:
                names = [label(name) for name in ids]
                if len(ids) != len(others):
                    yield f"{player} has {len(ids)} card{'' if len(ids) == 1 else 's'} in {zone}"
                if not ids:
                    yield f"{player}'s {zone} is empty"
                elif len(ids) <= 6:
                    yield f"{player}'s {zone} is {', '.join(names)}"
                if ids and zone not in unordered and len(others) >= len(ids):
                    same = next((at for at, (a, b) in enumerate(zip(ids, others, strict=False)) if a != b), 0)
                    yield f"the top of {player}'s {zone} is {', '.join(names[: same + 1])}"
                    yield f"the bottom of {player}'s {zone} is {names[-1]}"
    yield from _cards(one, other, posture, label)


def _cards(one: View, other: View, posture: Callable[[SeenCard], str], label: Label) -> Iterator[str]:
    ours, theirs = dict(_lying(one)), dict(_lying(other))
    for name, (player, zone, card, role, holder) in ours.items():
        there = theirs.get(name)
        called = label(name)
        if there is None or there[:2] != (player, zone) or there[3:] != (role, holder):
            if role:
                yield f"{called} is {role} {label(holder)}"
            elif player:
                yield f"{called} is in {player}'s {zone}"
        if there is None:
            continue
        if posture(card) != posture(there[2]):
            yield f"{called} is {posture(card)}"
        for number in sorted(card.numbers.keys() | there[2].numbers.keys()):
            if (have := card.numbers.get(number, 0)) != there[2].numbers.get(number, 0):
                yield f"{called} has {have} {number}"


Lying = tuple[str, str, SeenCard, str, str]


def _lying(view: View) -> Iterator[tuple[str, Lying]]:
    for player, zone, cards in _zones(view):
        for card in cards:
            yield card.id or "", (player, zone, card, "", "")
            for role, parts in (("under", card.under), ("attached to", card.attached)):
                for part in parts:
                    yield part.id or "", (player, zone, part, role, card.id or "")


def _zones(view: View) -> Iterator[tuple[str, str, tuple[SeenCard, ...]]]:
    for player in PLAYERS:
        for zone, cards in view.zones.get(player, {}).items():
            yield player, zone, cards
    for zone, cards in view.shared.items():
        yield "", zone, cards


def visibility_claims(right: GameSnapshot, wrong: GameSnapshot, label: Label) -> Iterator[str]:
    """Claims about cards that a player sees in only one of the two situations."""
    for player in PLAYERS:
        if player not in right.players or player not in wrong.players:
            continue
        ours, theirs = ({name for name, _ in _lying(moment.players[player]) if name} for moment in (right, wrong))
        yield from (f"{player} does not see {label(name)}" for name in sorted(theirs - ours))
        yield from (f"{player} sees {label(name)}" for name in sorted(ours - theirs))


def event_claims(right: GameSnapshot, wrong: GameSnapshot, label: Label) -> Iterator[Claim]:
    """Claims about the events, their numbers and their order, as far as these differ."""
    ours, theirs = right.events, wrong.events
    played, others = ([event for event in events if event.kind == "played"] for events in (ours, theirs))
    if played != others:
        for mine in (_but_actions(played), played):
            cards = ", ".join(label(str(event.fields.get("card"))) for event in mine)
            if cards:
                yield f"the abilities are played in this order: {cards}", ()
        if not _but_actions(played):
            yield "no ability is played", ()
    for player in PLAYERS:
        drawn = [sum(_is_draw(event, player) for event in events) for events in (ours, theirs)]
        if drawn[0] != drawn[1]:
            yield f"{player} has drawn {drawn[0]} cards", ()
    counts = [Counter(event.kind for event in events) for events in (ours, theirs)]
    about = [Counter(_key(event) for event in events if "card" in event.fields) for events in (ours, theirs)]
    for kind, card in dict.fromkeys((*about[0], *about[1])):
        if about[0][kind, card] != about[1][kind, card]:
            yield f'the event "{kind}" happened {_times(about[0][kind, card])} for {label(card)}', ()
    for kind in dict.fromkeys((*counts[0], *counts[1])):
        if counts[0][kind] != counts[1][kind]:
            yield f'the event "{kind}" happened {_times(counts[0][kind])}', ()
    yield from _in_order(ours, theirs, label)


def _in_order(ours: Sequence[Event], theirs: Sequence[Event], label: Label) -> Iterator[Claim]:
    """Claims about a few events whose order differs, as a table."""
    at = next((place for place, (a, b) in enumerate(zip(ours, theirs, strict=False)) if a != b), None)
    if at is None:
        return
    for width in (2, 3, 4, 6):
        for begin in (at, at - 1, at - 2):
            some = ours[max(0, begin) : max(0, begin) + width]
            yield "these events happened in this order", _table(some, label)
    ahead = [event for event in ours[at:] if event.kind not in ("check-began", "check-ended")]
    for width in (2, 3, 4, 6):
        yield "these events happened in this order", _table(ahead[:width], label)


def _table(events: Sequence[Event], label: Label) -> Table:
    unclaimed = WORDING | {"reason"}
    names = [name for name in dict.fromkeys(name for event in events for name in event.fields) if name not in unclaimed]
    rows = (
        (event.kind, *(_cell(name, event.fields[name], label) if name in event.fields else "" for name in names))
        for event in events
    )
    return (("event", *names), *rows)


def _cell(name: str, value: object, label: Label) -> str:
    return label(str(value)) if name in ("card", "onto", "to", "from", "other", "source") else str(value)


def _but_actions(played: Sequence[Event]) -> list[Event]:
    return [event for event in played if not str(event.fields.get("ability", "")).startswith("Activated")]


def _is_draw(event: Event, player: Player) -> bool:
    return event.kind == "moved" and event.fields.get("player") == player and event.fields.get("cause") == "draw"


def _key(event: Event) -> tuple[str, str]:
    return event.kind, str(event.fields.get("card"))


def _times(number: int) -> str:
    return f"{number} time{'' if number == 1 else 's'}"
