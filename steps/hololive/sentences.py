"""Sentences for what happens in a hololive game: its own, and the shared ones."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ...adapters.messages import PLAYERS, Player, Seen
from .. import sentences as shared
from ..actions import OF_EVERY_GAME, Fields, can
from ..moment import Moment
from ..sentences import Claim
from .actions import ACTIONS
from .cards import WORDS
from .relaying import label
from .scene import STAGE

ROWS = (*ACTIONS, *OF_EVERY_GAME)


def said(player: Player, kind: str, picks: Sequence[tuple[str, Fields]]) -> str | None:
    """The When for a decision; None if there is none."""
    return shared.said(player, kind, picks, label, ROWS)


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
        if told := can(ROWS, player, option.kind, option.fields, may, label):
            yield told
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
        if told := can(ACTIONS, right.ask.player, option.kind, option.fields, True, label):
            yield told


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
