"""Sentences for what happens in a hololive game: its own, and the shared ones."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ...adapters.messages import PLAYERS, Player, Seen
from .. import telling as shared
from ..telling import Claim, Fields, Moment
from .cards import WORDS
from .relaying import label
from .scene import STAGE


def said(player: Player, kind: str, picks: Sequence[tuple[str, Fields]]) -> str | None:
    """The When for a decision; None if there is none."""
    if len(picks) == 1 and (words := _words(kind, *picks[0])):
        return f"{player} {_THIRD[words[0]]}{words[1]}"
    return shared.said(player, kind, picks, label)


def claims(right: Moment, wrong: Moment) -> Iterator[Claim]:
    """Thens that may hold of the one and not of the other, the most telling first."""
    for sentence in _claims(right, wrong):
        yield sentence, ()
    yield from shared.happenings(right, wrong, label)
    if right.ask is not None and right.ask.kind == "action":
        yield from ((sentence, ()) for sentence in _all_offers(right))
    yield from ((sentence, ()) for sentence in shared.ends(right))
    if right.view is not None:
        yield f"it is {right.view.turn_player}'s {right.view.step} step", ()


def _claims(right: Moment, wrong: Moment) -> Iterator[str]:
    if right.result != wrong.result:
        yield from shared.ends(right)
    for player, option, may in shared.offers(right, wrong):
        if words := _words("action", option.kind, option.fields):
            yield f"{player} {'can' if may else 'cannot'} {words[0]}{words[1]}"
        elif option.kind == "ability":
            card, ability = label(str(option.fields.get("card"))), option.fields.get("ability")
            yield f'{player} {"can" if may else "cannot"} activate {card}\'s ability "{ability}"'
        elif option.kind == "repeat":
            yield f"{player} {'can' if may else 'cannot'} repeat the loop"
    if right.ask != wrong.ask:
        yield from shared.asks(right, label)
        if right.ask is not None and right.ask.kind == "downed":
            cards = ", ".join(label(str(option.fields["card"])) for option in right.ask.options)
            yield f"{right.ask.player} is asked which downed ability is done first: {cards}"
    yield from _stage(right, wrong)
    yield from shared.places(right, wrong, WORDS.unordered, STAGE, _posture, label)
    yield from shared.sights(right, wrong, label)


def _posture(card: Seen) -> str:
    return "resting" if card.resting else "active"


def _all_offers(right: Moment) -> Iterator[str]:
    """What is offered: of use where another engine is not at a play timing at all."""
    assert right.ask is not None
    for option in right.ask.options:
        if words := _words("action", option.kind, option.fields):
            yield f"{right.ask.player} can {words[0]}{words[1]}"


def _stage(right: Moment, wrong: Moment) -> Iterator[str]:
    one, other = right.view, wrong.view
    if one is None or other is None:
        return
    for player in PLAYERS:
        for name in ("life damage",):
            if one.counters.get(player, {}).get(name, 0) != other.counters.get(player, {}).get(name, 0):
                yield f"{player} has {one.counters.get(player, {}).get(name, 0)} life damage"
        if len(one.zones[player].get("life", ())) != len(other.zones.get(player, {}).get("life", ())):
            yield f"{player} has {len(one.zones[player].get('life', ()))} life"
        for zone in STAGE:
            there = {card.id: card for card in other.zones.get(player, {}).get(zone, ())}
            here = one.zones[player].get(zone, ())
            if there and not here:
                yield f"{player} has no {zone} holomem"
            for card in here:
                if card.id not in there:
                    yield f"{label(card.id or '')} is in the {zone} position"
                else:
                    yield from _holomem(card, there[card.id])


def _holomem(one: Seen, other: Seen) -> Iterator[str]:
    name = label(one.id or "")
    if len(one.attached) != len(other.attached):
        yield f"{name} has {sum('cheer' in (card.id or '') for card in one.attached)} cheers attached"
    for fact, words in (("hp", "has {} HP"), ("remaining hp", "has {} HP remaining"), ("level", "is a {} holomem")):
        if fact in one.facts and one.facts[fact] != other.facts.get(fact):
            yield f"{name} {words.format(one.facts[fact])}"
    if one.facts.get("arts bonus") != other.facts.get("arts bonus"):
        yield f"{name}'s arts do {one.facts.get('arts bonus', 0):+d}"
    for fact, yes, no in (
        ("colors", "is {}", "is not {}"),
        ("names", "is named {}", "is not named {}"),
        ("tags", "has the tag {}", "does not have the tag {}"),
        ("arts", 'has the art "{}"', 'does not have the art "{}"'),
        ("abilities", 'has the ability "{}"', 'does not have the ability "{}"'),
    ):
        here, there = one.facts.get(fact, ()), other.facts.get(fact, ())
        yield from (f"{name} {yes.format(value)}" for value in here if value not in there)
        yield from (f"{name} {no.format(value)}" for value in there if value not in here)


_THIRD = {
    "place": "places",
    "bloom": "blooms",
    "collab": "collabs",
    "baton pass": "baton passes",
    "play": "plays",
    "use": "uses",
    "do": "does",
}


def _words(kind: str, option: str, fields: Fields) -> tuple[str, str] | None:
    """The verb of an option's phrase, and what follows it."""
    names = {name: label(str(value)) for name, value in fields.items()}
    match kind, option:
        case "action", "place":
            return "place", f" {names['card']}"
        case "action", "bloom":
            return "bloom", f" {names['holomem']} with {names['with']}"
        case "action", "collab":
            return "collab", f" {names['holomem']}"
        case "action", "baton-pass":
            return "baton pass", f" to {names['holomem']}"
        case "action", "support":
            return "play", f" the support {names['card']}"
        case "action", "skill":
            return "use", f' the oshi skill "{fields["ability"]}"'
        case "action", "art":
            on = f" on {names['target']}" if "target" in names else ""
            return "use", f' the art "{fields["ability"]}" of {names["holomem"]}{on}'
        case "downed", "ability":
            return "do", f" the downed ability of {names['card']} first"
    return None
