"""Checks of every situation, whatever the game: its ask is new and can be answered, and its size is limited.

The types define the fields of a message; this module checks their contents. A message that fails a check is treated
like one of the wrong type.
"""

from __future__ import annotations

from collections.abc import Collection
from itertools import chain

from .engine_interface import MalformedMessage
from .messages import Ask, EngineInfo, Initialize, SeenCard, Situation, View, Viewer

OPTIONS = 2_000
"""The greatest number of options in an ask."""

EVENTS = 5_000
"""The greatest number of events in an answer."""

CARDS = 5_000
"""The greatest number of cards in a view, with those under others and attached to them."""


def check_info(info: EngineInfo, hello: Initialize) -> EngineInfo:
    """The engine's info; raises :class:`MalformedMessage` if it speaks another version of the protocol."""
    if info.protocol != hello.protocol:
        raise MalformedMessage(f"the engine speaks version {info.protocol} of the protocol, not {hello.protocol}")
    return info


def check_situation(situation: Situation, answered: str | None) -> Situation:
    """The situation, checked; ``answered`` is the id of the ask just answered.

    Raises :class:`MalformedMessage` if an ask is open after the game ended, is the one just answered, has no options,
    two options with the same id, or impossible bounds; and for more events or options than any game needs.
    """
    _check_number("events in one answer", len(situation.events), EVENTS)
    ask = situation.ask
    if ask is None:
        return situation
    if situation.result is not None:
        raise MalformedMessage(f"the game has a result, and yet {ask.player} is asked (ask {ask.id!r})")
    if ask.id == answered:
        raise MalformedMessage(f"ask {ask.id!r} was answered and is asked again under the same id")
    _check_options(ask)
    return situation


def check_view(view: View, viewer: Viewer) -> View:
    """The view, checked; raises :class:`MalformedMessage` if it is another viewer's or has too many cards."""
    if view.viewer != viewer:
        raise MalformedMessage(f"the engine was asked for the view of {viewer} and sent that of {view.viewer}")
    zones = chain(view.shared.values(), *(seat.values() for seat in view.zones.values()))
    _check_number("cards in one view", sum(map(_cards, zones)), CARDS)
    return view


def _cards(cards: Collection[SeenCard]) -> int:
    number = len(cards)
    for card in cards:
        if card.under or card.attached:
            number += _cards(card.under) + _cards(card.attached)
    return number


def _check_number(what: str, number: int, most: int) -> None:
    if number > most:
        raise MalformedMessage(f"the engine sent {number} {what}; {most} are more than any game needs")


def _check_options(ask: Ask) -> None:
    _check_number(f"options in ask {ask.id!r}", len(ask.options), OPTIONS)
    ids = {option.id for option in ask.options}
    if len(ids) != len(ask.options):
        raise MalformedMessage(f"ask {ask.id!r} has two options with the same id")
    if not ask.options:
        raise MalformedMessage(f"ask {ask.id!r} has no options")
    if not 0 <= ask.least <= ask.most <= len(ask.options):
        numbers = f"{ask.least} to {ask.most} of {len(ask.options)}"
        raise MalformedMessage(f"ask {ask.id!r} wants {numbers} options, which no answer can meet")
